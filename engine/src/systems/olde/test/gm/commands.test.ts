import { describe, expect, test } from 'vitest'
import { arranged, play, type Scenario } from '../../../../kernel/testing/index.ts'
import { NUMBERS } from '../../gm/amend.ts'
import type { Command } from '../../gm/commands.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { EIGHT, of, ready, SWORD, two } from '../staged.ts'

/** A state after a ruling, and what was told of it. */
const ruled = (from: State | Scenario, command: Command) =>
  play({ ...olde, step: (ctx, s) => olde.amend(ctx, s, command) }, arranged(olde, from), '')
const after = (from: State | Scenario, command: Command): State => ruled(from, command).state
const faults = (command: object): string => {
  const parsed = olde.command.parse(command)
  return parsed.ok ? '' : parsed.faults.map(({ path, allowed }) => `${path.join('.')}: ${allowed}`).join('; ')
}

describe('numbers', () => {
  test('each is set to what was said, within its bounds', () => {
    const from = ready(two({ spells: ['ember', 'mend'] }), { ann: 3 })
    for (const field of ['ap', 'mana', 'faith', 'cp', 'draughts'] as const)
      expect(of(after(from, { do: 'set', who: 'ann', field, to: 4 }), 'ann')[field]).toBe(4)
    expect(Object.entries(NUMBERS).map(([key, { title, least, most }]) => `${key}: ${title} ${least} ${most}`)).toEqual(
      [
        'hp: Hit Points -40 40',
        'ap: action points 0 40',
        'mana: Mana 0 40',
        'faith: Faith 0 40',
        'cp: character points 0 200',
        'draughts: draughts 0 20',
      ],
    )
    expect(faults({ do: 'set', who: 'ann', field: 'hp', to: -41 })).toBe('to: at least -40')
    expect(faults({ do: 'set', who: 'ann', field: 'draughts', to: 21 })).toBe('to: at most 20')
    expect(ruled(from, { do: 'set', who: 'bob', field: 'hp', to: 5 }).events).toEqual([
      { type: 'ruled', who: 'bob', what: 'Hit Points', from: 12, to: 5 },
    ])
  })

  test('Hit Points: never above the maximum; at 0 dying on the ground, at minus the maximum dead, above 0 neither', () => {
    const hp = (to: number, from: State | Scenario = two()) =>
      of(after(from, { do: 'set', who: 'bob', field: 'hp', to }), 'bob')
    expect(hp(20)).toMatchObject({ hp: 12, dying: false, dead: false, posture: 'standing' })
    expect(hp(1)).toMatchObject({ dying: false, posture: 'standing' })
    expect(hp(0)).toMatchObject({ hp: 0, dying: true, dead: false, posture: 'prone' })
    expect(hp(-11)).toMatchObject({ dying: true, dead: false })
    expect(hp(-12)).toMatchObject({ dying: false, dead: true, posture: 'prone' })
    expect(hp(3, two({}, { hurt: 13 }))).toMatchObject({ hp: 3, dying: false, posture: 'prone' })
  })
})

describe('how somebody is', () => {
  const becomes = (to: 'up' | 'dying' | 'stable' | 'dead', hurt = 0, dead = false) =>
    of(
      after(
        arranged(olde, two({}, { hurt }), (s) => {
          of(s, 'bob').dead = dead
        }),
        { do: 'condition', who: 'bob', to },
      ),
      'bob',
    )
  test('up, dying, stable, dead', () => {
    expect(becomes('up', 14)).toMatchObject({ hp: 1, dying: false, dead: false })
    expect(becomes('up', 3)).toMatchObject({ hp: 9 })
    expect(becomes('dying', 3)).toMatchObject({ hp: 0, dying: true, posture: 'prone' })
    expect(becomes('dying', 15)).toMatchObject({ hp: -3, dying: true })
    expect(becomes('stable', 15)).toMatchObject({ hp: -3, dying: false, dead: false })
    expect(becomes('dead', 3)).toMatchObject({ hp: 9, dying: false, dead: true, posture: 'prone' })
    expect(becomes('up', 3, true)).toMatchObject({ dead: false, hp: 9 })
    const slain = arranged(olde, two({}, {}), (s) => {
      Object.assign(of(s, 'bob'), { hp: -20, dead: true })
    })
    expect(of(after(slain, { do: 'condition', who: 'bob', to: 'dying' }), 'bob')).toMatchObject({
      hp: -11,
      dead: false,
      dying: true,
    })
  })

  test('conditions come and go, and say how long they last', () => {
    const given = ruled(two(), { do: 'suffers', who: 'bob', what: 'dazed', on: true, lasts: 'temporary' })
    expect(of(given.state, 'bob').conditions).toMatchObject([{ name: 'dazed', lasts: 'temporary' }])
    expect(of(given.state, 'ann').conditions).toEqual([])
    expect(given.events).toMatchObject([{ type: 'ruled', who: 'bob', from: false, to: true }, { type: 'condition' }])
    const gone = after(given.state, { do: 'suffers', who: 'bob', what: 'dazed', on: false, lasts: 'persistent' })
    expect(of(gone, 'bob').conditions).toEqual([])
    const parsed = olde.command.parse({ do: 'suffers', who: 'bob', what: 'dazed', on: true })
    expect(parsed).toMatchObject({ ok: true, setup: { lasts: 'persistent' } })
  })

  test('who becomes invisible was last seen where he is; who is no longer so is seen', () => {
    const map = { ...two(), distance: undefined, map: { picture: 'a..b', key: { a: 'ann', b: 'bob' } } }
    const hidden = after(map, { do: 'suffers', who: 'bob', what: 'invisible', on: true, lasts: 'permanent' })
    expect(of(hidden, 'bob').known).toEqual([3, 0])
    const moved = after(hidden, { do: 'place', who: 'bob', at: [2, 0] })
    expect(of(moved, 'bob').known, 'whom the game master moves nobody sees either').toEqual([3, 0])
    const shown = after(moved, { do: 'suffers', who: 'bob', what: 'invisible', on: false, lasts: 'permanent' })
    expect(of(shown, 'bob').known).toBeNull()
    const dazed = after(map, { do: 'suffers', who: 'bob', what: 'dazed', on: true, lasts: 'permanent' })
    expect(of(dazed, 'bob').known).toBeNull()
    expect(of(after(map, { do: 'place', who: 'bob', at: [2, 0] }), 'bob').known).toBeNull()
  })

  test('adjustments until the reset or for the whole fight, beside those he has', () => {
    const from = two({ adjustments: [{ to: 'attack', value: 1, because: 'luck' }] })
    const given = ruled(from, {
      do: 'modifier',
      who: 'ann',
      to: 'defense',
      value: -2,
      because: 'mud',
      lasts: 'temporary',
    })
    expect(of(given.state, 'ann').adjustments).toMatchObject([
      { because: 'luck' },
      { to: 'defense', value: -2, because: 'mud', lasts: 'temporary', melee: false, rule: 'OLDE-ADJ-01' },
    ])
    expect(given.events).toEqual([{ type: 'ruled', who: 'ann', what: 'defense', from: '', to: '-2 (mud)' }])
    expect(
      faults({ do: 'modifier', who: 'ann', to: 'defense', value: 11, because: 'mud', lasts: 'temporary' }),
    ).toMatch('value: at most 10')
    expect(of(after(from, { do: 'posture', who: 'bob', to: 'kneeling' }), 'bob').posture).toBe('kneeling')
  })
})

describe('who is there', () => {
  test('a newcomer is made of a record and what differs, has no AP, and shares a space', () => {
    const map = { ...two(), distance: undefined, map: { picture: 'a.b', key: { a: 'ann', b: 'bob' } } }
    const joined = after(map, {
      do: 'add',
      side: 'right',
      who: 'grom',
      like: 'orc',
      fields: { brawn: 10 },
      at: [0, 0],
      metres: 5,
    })
    expect(of(joined, 'grom')).toMatchObject({ side: 'right', kind: 'orc', ap: 0, facts: { brawn: 10, finesse: 6 } })
    expect(olde.board(joined).tokens.find(({ id }) => id === 'grom')).toMatchObject({ at: [0, 0] })
    const by = after(map, { do: 'add', side: 'left', who: 'eve', like: 'nobody', fields: EIGHT, at: [1, 0], metres: 5 })
    expect(of(by, 'eve')).toMatchObject({ kind: '', fullHp: 12 })
  })

  test('of who leaves nothing is left: his turn, his attacks, attacks on him, who faces him', () => {
    const from = ready(two(SWORD), { ann: 3 }, (s) => {
      s.acting = { who: 'ann', moved: false, acted: true, gone: 0 }
      const attack = { as: 'attack', use: 'fists', space: null, penalty: 0 } as const
      s.declared = [
        { by: 'ann', on: 'bob', ...attack },
        { by: 'bob', on: 'ann', ...attack },
      ]
      of(s, 'bob').faces = 'ann'
      of(s, 'ann').faces = 'bob'
    })
    const gone = after(from, { do: 'remove', who: 'ann' })
    expect(gone.fighters.map(({ id, faces }) => [id, faces])).toEqual([['bob', null]])
    expect([gone.acting, gone.declared]).toEqual([null, []])
    const others = arranged(olde, from, (s) => {
      s.fighters.push({ ...of(s, 'bob'), id: 'cat', faces: null })
    })
    const left = after(others, { do: 'remove', who: 'cat' })
    expect(left.acting?.who).toBe('ann')
    expect(left.declared).toHaveLength(2)
    expect(left.fighters.map(({ id, faces }) => [id, faces])).toEqual([
      ['ann', 'bob'],
      ['bob', 'ann'],
    ])
  })

  test('the end is the game master’s word', () => {
    expect(after(two(), { do: 'end', won: ['left'] })).toMatchObject({ won: ['left'], ruled: true, phase: 'over' })
  })
})
