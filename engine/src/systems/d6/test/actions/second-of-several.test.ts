import { describe, expect, test } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { armour } from '../../content/index.ts'
import { d6 } from '../../index.ts'
import { encumbrance } from '../../state/derive.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, duel, during, of, PLAIN, run, told, turnOf, withOptions } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)

describe('of two foes', () => {
  rule('D6-C-SA-Fear', 'the second can be frightened as well as the first', () => {
    const ana = { abilities: [{ ability: 'fear', ranks: 1 }] }
    const ran = run(turnOf(crowd(ana, { bo: {}, cy: {} }), 'ana'), 'ana act: frighten\nana target: cy\ncy mettle: 1 2')
    expect(told(ran, 'frightened')).toMatchObject({ who: 'cy', by: 'ana', afraid: true })
    expect([of(ran, 'bo').lasting, of(ran, 'cy').lasting.length]).toEqual([[], 1])
  })
  test('either may draw before initiative', () => {
    const from = turnOf(crowd({}, { bo: {}, cy: {} }), 'ana', 1, (s) => {
      Object.assign(s, { phase: 'initiative', options: { ...s.options, quickDraw: 'always' } })
      for (const f of s.fighters) f.items = f.items.filter(({ key }) => key === 'short sword')
    })
    const { asked } = play(d6, from, 'ana quick draw: 0\nbo quick draw: 0')
    expect(asked !== undefined && 'choices' in asked ? asked.choices[0]?.who : '').toBe('cy')
  })
  test('each who waits is asked, whatever the first of them says', () => {
    const from = turnOf(crowd({}, { bo: {}, cy: {}, di: {} }), 'ana', 1, (s) => {
      for (const id of ['bo', 'di']) set(id, { waiting: true, actions: 1, turned: 1 })(s)
    })
    const begins = 'ana act: strike\nana target: cy\nana weapon: short sword\nana mark: none\nana attack: 1 1 1 1'
    const asks = (more: string) => {
      const { asked } = play(d6, from, begins + more)
      return asked !== undefined && 'choices' in asked ? asked.choices[0]?.who : undefined
    }
    expect([asks(''), asks('\nbo interrupt: none')]).toEqual(['bo', 'di'])
  })
  rule('D6-C-TRAP-Attack', 'the first who has trodden on it sets it off, and the second does not', () => {
    const from = turnOf(
      crowd(
        {},
        { bo: {}, cy: {} },
        { scene: { traps: { pit: { speed: '3D', attack: '4D', damage: '3D', near: 'ana' } } } },
      ),
      'ana',
      1,
      (s) => {
        for (const id of ['bo', 'cy']) set(id, { moved: 3, initiative: 20, turned: 1 })(s)
      },
    )
    const ran = run(from, 'gm trap speed: 3 3 3\nbo trap: none\ngm trap: 1 1 1 2')
    expect(told(ran, 'trapSprung')).toMatchObject({ who: 'bo' })
  })
  test('whose mounts are down come to their feet in the order of the fighters', () => {
    const from = turnOf(crowd({}, { bo: {}, cy: {}, di: {}, ed: {} }), 'ana', 1, (s) => {
      set('bo', { mount: 'di' })(s)
      set('cy', { mount: 'ed' })(s)
      for (const id of ['di', 'ed']) set(id, { condition: 'dead' })(s)
    })
    const ran = run(from, '')
    expect([of(ran, 'bo').mount, of(ran, 'cy').mount]).toEqual([null, null])
    expect([told(ran, 'mountDown'), told(ran, 'mountDown', 1)].map((e) => e?.who)).toEqual(['bo', 'cy'])
  })
})

describe('of two weapons', () => {
  rule('D6-DEF-Parry', 'either parries, and the one named is the one held up', () => {
    const ran = run(
      turnOf(duel({ weapons: ['short sword', 'dagger'] }), 'ana'),
      'ana act: full parry\nana parry with: dagger\nana parry: 2 2 2 2',
    )
    expect(of(ran, 'ana').defences).toEqual([{ kind: 'parry', total: 18, full: true, item: 'ana dagger' }])
  })
  rule('D6-C-OPT-Ready', 'both are put away for one that takes both hands', () => {
    const from = turnOf(duel({ weapons: ['dagger', 'short sword', 'spear'] }), 'ana')
    expect(of({ state: from }, 'ana').items.map(({ where }) => where)).toEqual(['hand', 'hand', 'stowed', 'body'])
    const ran = run(from, 'ana act: ready')
    expect(of(ran, 'ana').items.map(({ where }) => where)).toEqual(['stowed', 'stowed', 'hand', 'body'])
  })
  rule('D6-C-WPN-Reload', 'the second can be loaded before the first', () => {
    const from = turnOf(duel({ weapons: ['sling', 'sling'] }), 'ana', 1, (s) => {
      for (const item of of({ state: s }, 'ana').items) if (item.key === 'sling') item.loaded = false
    })
    const ran = run(from, 'ana act: reload\nana load: sling 2')
    expect(of(ran, 'ana').items.map(({ loaded }) => loaded)).toEqual([false, true, true])
  })
  rule('D6-C-WPN-Gunpowder', 'of two guns that want lifting the first is lifted', () => {
    const from = turnOf(duel({ weapons: ['wheellock musket', 'wheellock musket'] }), 'ana', 1, (s) => {
      for (const item of of({ state: s }, 'ana').items) if (item.where === 'stowed') item.where = 'hand'
    })
    const ran = run(from, 'ana act: lift gun\nana lift: 2 2 2')
    expect(of(ran, 'ana').items.map(({ rested }) => rested)).toEqual([true, false, false])
  })
  rule('D6-C-SPELL-Target', 'of two spells the second can be cast, and is used for the round', () => {
    const spell = { casting: '4D', difficulty: 12, damage: '3D', ranges: [10, 20, 40] }
    const from = turnOf(
      duel(
        {
          spells: [
            { ...spell, name: 'bolt' },
            { ...spell, name: 'dart' },
          ],
        },
        {},
        { distance: 15 },
      ),
      'ana',
    )
    const ran = run(from, 'ana act: cast\nana spell: dart\nana casting: 1 1 1 2')
    expect(told(ran, 'casts')).toMatchObject({ spell: 'dart', done: false })
    expect(of(ran, 'ana').items.map(({ key, used }) => [key, used])).toEqual([
      ['short sword', 0],
      ['bolt', 0],
      ['dart', 1],
      ['unarmed', 0],
    ])
  })
  test('a leader who has something else put away leads as well', () => {
    const from = turnOf(
      {
        system: 'd6',
        distance: 2,
        sides: { heroes: { ana: { ...PLAIN, weapons: ['short sword', 'spear'] }, cy: PLAIN }, foes: { bo: PLAIN } },
      },
      'ana',
      1,
      (s) => {
        s.round = 2
        for (const f of s.fighters) f.turned = f.id === 'ana' ? 2 : 1
        set('ana', { ...during('prepared', 1, 1) })(s)
      },
    )
    expect(refusal(d6, from, 'ana', 'group attack')).toBeUndefined()
  })
  test('two heavy layers weigh both, and the second four more', () => {
    const heavy = [armour['plate mail'], armour['bone and hide']]
    expect([encumbrance(heavy), encumbrance(heavy.slice(0, 1)), encumbrance(heavy.slice(1))]).toEqual([4 + 3 + 1, 3, 1])
  })
})

describe('of two holds', () => {
  const held = (holds: State['holds'], who = 'ana') =>
    turnOf(crowd({}, { bo: {}, cy: {} }), who, 1, (s) => {
      s.round = 2
      s.holds = holds
      set(who, { turned: 2 })(s)
    })
  const grip = (by: string, on: string, kind: State['holds'][number]['kind'] = 'hold') => ({
    kind,
    by,
    on,
    since: 1,
    strength: 5,
  })
  rule('D6-C-OPT-GrabLater', 'the one he took first is squeezed', () => {
    const ran = run(
      held([grip('cy', 'bo', 'entangle'), grip('ana', 'cy'), grip('ana', 'bo', 'choke')]),
      'ana act: squeeze\nana damage: 1 2\ncy resistance: 3 3 3',
    )
    expect(told(ran, 'damage')).toMatchObject({ who: 'ana', at: 'cy' })
  })
  rule('D6-C-OPT-Escape', 'he gets free of what seized him first', () => {
    const ran = run(
      held([grip('cy', 'ana', 'entangle'), grip('bo', 'ana')]),
      'ana act: escape\nana get free: snap\nana escape: 1 1 2',
    )
    expect(told(ran, 'escapes')).toMatchObject({ who: 'ana', at: 'cy', free: false })
  })
  test('both last into the next round', () => {
    const from = held([grip('ana', 'bo'), grip('cy', 'ana'), grip('bo', 'cy')])
    const ran = run({ ...from, phase: 'initiative', options: { ...from.options, initiative: 'firstAct' } }, '')
    expect(ran.state.holds).toHaveLength(3)
  })
})

rule('D6-C-SA-Immortality', 'who can die in two ways dies in either', () => {
  const abilities = [
    { ability: 'immortality', ranks: 1, of: 'head' },
    { ability: 'immortality', ranks: 1, of: 'blade' },
  ]
  const end = (weapon: string, options: object = {}) =>
    of(
      run(
        turnOf(
          duel({ weapons: [weapon] }, { abilities }, withOptions(options)),
          'ana',
          1,
          set('bo', { wound: 'mortally wounded' }),
        ),
        `ana act: strike\nana weapon: ${weapon}\nana attack: 4 4 4 4\nana damage: 5 5 5\nbo resistance: 1 1 2`,
      ),
      'bo',
    ).condition
  expect([end('short sword'), end('club')]).toEqual(['dead', 'unconscious'])
})

test('one of two doors is used though somebody stands in the other', () => {
  const picture = '#######\n#+a+..#\n####b##'
  const rooms = duel(
    {},
    {},
    { distance: undefined, map: { cell: 1, picture, key: { a: 'ana', b: 'bo', '+': 'door' } } },
  )
  const { where } = run(turnOf(rooms, 'ana'), 'ana act: use door\nana door: open 3,1').state
  const inIt = turnOf(rooms, 'ana', 1, (s) => {
    if ('bands' in where || where.bodies.bo === undefined) return
    s.where = { ...where, bodies: { ...where.bodies, bo: { ...where.bodies.bo, x: 3, y: 1 } } }
  })
  expect(refusal(d6, inIt, 'ana', 'use door')).toBeUndefined()
})
