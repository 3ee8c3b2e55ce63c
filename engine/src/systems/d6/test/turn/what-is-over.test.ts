import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { forRounds } from '../../../../mechanisms/lasting.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, duel, during, of, PLAIN, run, still, strike, told, turnOf, withOptions } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const HEDGE = { share: 50, toughness: 0, object: 'a hedge', weakened: 0 } as const
/** Bo in the midst of everything. */
const BUSY: Partial<Fighter> = {
  actions: 2,
  waiting: true,
  aim: { at: 'ana', rounds: 1, round: 1 },
  ...during('prepared', 1, 2),
  rested: 4,
  staysUp: true,
  defences: [{ kind: 'dodge', total: 4, full: false, item: '' }],
}

describe('a blow', () => {
  rule('D6-C-W-Mortal', 'that fells him ends what he did and meant to do', () => {
    const ran = run(
      turnOf(crowd({}, { bo: {}, cy: {} }), 'ana', 1, set('bo', BUSY)),
      'ana act: strike\nana target: bo\nana weapon: short sword\nana attack: 4 4 4 4\nana damage: 5 5 5\nbo resistance: 1 1 2',
    )
    expect(of(ran, 'bo').condition).toBe('dying')
    const after = { actions: 0, waiting: false, aim: null, lasting: [], rested: 0, staysUp: false, defences: [] }
    expect(of(ran, 'bo')).toMatchObject({ ...after, stance: 'prone', felled: true })
  })
  rule('D6-C-BP-Loss', 'that costs a few points disturbs him, and he goes on', () => {
    const ran = run(
      turnOf(crowd({}, { bo: {}, cy: {} }, withOptions({ injury: 'bodyPoints' })), 'ana', 1, set('bo', BUSY)),
      'ana act: strike\nana target: bo\nana weapon: short sword\nana attack: 4 4 4 4\nana damage: 1 1 2',
    )
    expect(of(ran, 'bo')).toMatchObject({ body: 14, actions: 2, waiting: true, aim: null, lasting: [], rested: 0 })
    expect(of(ran, 'bo').defences).toHaveLength(1)
  })
  rule('D6-C-W-StunWeapon', 'made to stun that does not get through is told as one that did nothing', () => {
    const cudgel = { weapons: [], natural: [{ name: 'cudgel', damage: '+1D', stuns: true }] }
    const ran = run(
      turnOf(duel(cudgel), 'ana'),
      'ana act: strike\nana weapon: cudgel\nana attack: 4 4 4 4\nana damage: 1 1 2\nbo resistance: 5 5 5',
    )
    expect(told(ran, 'bruised')).toMatchObject({ who: 'bo', by: 'ana' })
    const felt = run(
      turnOf(duel(cudgel), 'ana'),
      'ana act: strike\nana weapon: cudgel\nana attack: 4 4 4 4\nana damage: 2 2 2\nbo resistance: 1 1 2',
    )
    expect(told(felt, 'stunned')?.rule).toBe('D6-C-W-StunWeapon')
  })
  rule('D6-C-OPT-Massive', 'that takes two levels allows only defence until the round after the next', () => {
    const ran = run(
      turnOf(duel({}, {}, withOptions({ massiveDamage: true })), 'ana'),
      strike('4 4 4 4', 'ana damage: 3 3 3\nbo resistance: 1 1 2'),
    )
    expect(of(ran, 'bo')).toMatchObject({ wound: 'wounded', ...still('reeling', 3) })
    const shaken = run(
      turnOf(duel({}, {}, withOptions({ massiveDamage: true })), 'ana', 1, set('ana', during('reeling', 2, 2))),
      'ana act: shake off\nana shake off: 5 5 5',
    )
    expect(of(shaken, 'ana')).toMatchObject({ lasting: [] })
  })
})

describe('his cover', () => {
  const covered = set('ana', { cover: { ...HEDGE } })
  test('is left behind by whoever runs, jumps or is elsewhere at once', () => {
    const runs = run(
      turnOf(duel({}, {}, { distance: 30 }), 'ana', 1, covered),
      'ana act: run\nana how fast: 2\nana running: 5 5 5\nana way: towards',
    )
    expect(of(runs, 'ana').cover).toBeNull()
    const jumps = run(
      turnOf(duel({}, {}, { distance: 30 }), 'ana', 1, covered),
      'ana act: jump\nana how far: 0\nana jumping: 5 5 5\nana way: towards',
    )
    expect(of(jumps, 'ana').cover).toBeNull()
    const ana = { abilities: [{ ability: 'teleportation', ranks: 1 }] }
    const gone = run(turnOf(duel(ana, {}, { distance: 30 }), 'ana', 1, covered), 'ana act: teleport\nana way: towards')
    expect(of(gone, 'ana').cover).toBeNull()
  })
  rule('D6-C-MOV-Jump', 'is his still when he jumps short, and falls', () => {
    const short = run(
      turnOf(duel({}, {}, { distance: 30 }), 'ana', 1, covered),
      'ana act: jump\nana how far: 6\nana jumping: 1 1 2',
    )
    expect(of(short, 'ana')).toMatchObject({ cover: HEDGE, stance: 'prone', felled: true, moved: 0 })
  })
})

describe('what he did', () => {
  rule('D6-C-SA-FastReactions', 'the fast have one action more, counted but for nothing', () => {
    const ran = run(
      turnOf(duel({ abilities: [{ ability: 'fastReactions', ranks: 1 }] }), 'ana'),
      'ana act: act fast\nana act: nothing\nana act: nothing',
    )
    expect(of(ran, 'ana')).toMatchObject({ declared: 2, extra: 1, actions: 0, uses: { fastReactions: 1 } })
  })
  test('a blow with each hand is two things done', () => {
    const ran = run(
      turnOf(duel({ weapons: ['short sword', 'dagger'] }), 'ana', 3),
      'ana act: two weapons\nana weapon: short sword\nana attack: 1 1\nana attack: 1 1\nana act: nothing',
    )
    expect(of(ran, 'ana').done).toEqual(['two weapons', 'off hand', 'nothing'])
  })
  rule('D6-C-POS-Stand', 'who has risen was felled no longer', () => {
    const ran = run(
      turnOf(duel(), 'ana', 2, set('ana', { stance: 'prone', felled: true })),
      'ana act: stand\nana act: nothing',
    )
    expect(of(ran, 'ana')).toMatchObject({ stance: 'standing', felled: false, actions: 0 })
    expect(told(ran, 'stands')).toMatchObject({ free: false })
  })
  rule('D6-C-OPT-Slam', 'who has hurled somebody holds nobody up any more', () => {
    const from = turnOf(duel({ weapons: [] }), 'ana', 1, (s) => {
      s.round = 2
      s.holds = [{ kind: 'slam', by: 'ana', on: 'bo', since: 1, strength: 0 }]
      set('ana', { turned: 2, lasting: [forRounds('lifts', 2, 'bo')] })(s)
    })
    const ran = run(from, 'ana act: hurl\nana hurl: 1 1 1 2')
    expect(told(ran, 'hurls')).toMatchObject({ who: 'ana', at: 'bo', thrown: false })
    expect([of(ran, 'ana').lasting, ran.state.holds, of(ran, 'bo').stance]).toEqual([[], [], 'standing'])
  })
  rule('D6-C-WPN-Gunpowder', 'who has spilt the powder begins anew', () => {
    const from = turnOf(duel({ weapons: ['wheellock musket'] }, {}, { distance: 8 }), 'ana', 1, (s) => {
      Object.assign(of({ state: s }, 'ana').items[0] ?? {}, { loaded: false })
    })
    const ran = run(from, 'ana act: reload\nana pace: at once\nana load: 1 1 1 2')
    expect(told(ran, 'loadsInVain')).toMatchObject({ who: 'ana', weapon: 'wheellock musket' })
    expect(of(ran, 'ana').items[0]).toMatchObject({ loaded: false, loading: 0, pace: 0 })
  })
  test('a door struck and a bomb thrown have used what they were done with', () => {
    const map = { cell: 1, picture: '#######\n#.a+.b#\n#######', key: { a: 'ana', b: 'bo', '+': 'door' } }
    const struck = run(
      turnOf(duel({}, {}, { distance: undefined, map }), 'ana'),
      'ana act: break door\nana weapon: short sword\nana damage: 1 1 2\ngm object: 5 5',
    )
    expect(of(struck, 'ana').items.map(({ used }) => used)).toEqual([1, 0])
    const thrown = run(
      turnOf(duel({ weapons: ['black powder bomb'] }, {}, { distance: 8 }), 'ana'),
      'ana act: throw bomb\nana attack: 1 1 1 2',
    )
    expect(of(thrown, 'ana').items[0]).toMatchObject({ used: 1, loaded: false })
  })
  rule('D6-C-OPT-Social', 'words serve for this round and the next, and then for nothing', () => {
    const ran = run(turnOf(duel(), 'ana'), 'ana act: bluff\nana words for: defence\nana bluff: 6 6 1')
    expect(of(ran, 'ana')).toMatchObject({ nextAttack: 0, ...still('words', 2) })
    expect(of(ran, 'ana').nextDefence).not.toBe(0)
    const later = (left: number) =>
      of(
        run(
          turnOf(duel({}, {}, withOptions({ initiative: 'firstAct' })), 'ana', 1, (s) => {
            Object.assign(s, { at: 2, acting: [] })
            set('ana', { nextAttack: 2, nextDefence: 3, ...during('words', left) })(s)
          }),
          '',
        ),
        'ana',
      )
    expect(later(2)).toMatchObject({ nextAttack: 2, nextDefence: 3, ...still('words', 1) })
    expect(later(1)).toMatchObject({ nextAttack: 0, nextDefence: 0, lasting: [] })
  })
})

describe('a Character Point', () => {
  const rich = { ...PLAIN, characterPoints: 3 }
  const spent = (who: string, from: State, script: string) => of(run(from, script), who).characterPoints
  const POINT = 'ana character point: spend\nana character point: 5'
  rule(
    'D6-C-CP-Timing',
    'goes on a roll against a number, on one that only counts, and on one against somebody',
    () => {
      expect(
        spent(
          'ana',
          turnOf(duel(rich), 'ana', 2),
          `ana act: trick\nana trick: 1 2\n${POINT}\nana character point: none\nana act: nothing`,
        ),
      ).toBe(2)
      expect(
        spent(
          'ana',
          turnOf(duel(rich), 'ana'),
          `ana act: steel the mind\nana mettle: 1 2\n${POINT}\nana character point: none`,
        ),
      ).toBe(2)
      const held = turnOf(duel(rich), 'ana', 1, (s) => {
        s.holds = [{ kind: 'hold', by: 'bo', on: 'ana', since: 0, strength: 0 }]
      })
      expect(spent('ana', held, `ana act: escape\nbo escape: 4 4 4\nana escape: 2 2 4\n${POINT}`)).toBe(2)
      const dying = turnOf(duel({}, rich), 'ana')
      const up = 'bo stay up: 4 4 4\nbo character point: spend\nbo character point: 5'
      const struck = strike('4 4 4 4', `ana damage: 4 4 4\nbo resistance: 1 1 2\nbo character point: none\n${up}`)
      expect(spent('bo', dying, struck)).toBe(2)
    },
  )
})
