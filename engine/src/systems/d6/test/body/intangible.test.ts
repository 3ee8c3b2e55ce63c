import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { forRounds } from '../../../../mechanisms/lasting.ts'
import { d6 } from '../../index.ts'
import type { Fighter, Hold, State } from '../../state/types.ts'
import { duel, during, of, PLAIN, run, told, turnOf } from '../arrange.ts'

const set = (s: State, id: string, to: Partial<Fighter>) => void Object.assign(of({ state: s }, id), to)
const faded = (s: State) => set(s, 'ana', { lasting: [forRounds('intangible', 9, 'ana')] })
/** Somebody who knows every way to attack, beside a foe with something in hand. */
const able = {
  abilities: [
    { ability: 'intangibility', ranks: 1 },
    { ability: 'paralyzingTouch', ranks: 1 },
    { ability: 'lifeDrain', ranks: 1 },
  ],
  skills: { fighting: '4D', 'melee combat': '4D', marksmanship: '4D', throwing: '4D' },
  spells: [{ name: 'bolt', casting: '4D', difficulty: 5, damage: '3D', ranges: [10, 20, 30] }],
}
const armed = (weapons: readonly string[]) => ({ ...able, weapons })
const BLOWS = [
  'strike',
  'all-out',
  'lunge',
  'sweep',
  'knockdown',
  'trip',
  'push',
  'disarm',
  'break',
  'flat of the blade',
]
const HOLDS = ['tackle', 'choke', 'flip', 'hold', 'arm pin', 'slam', 'paralysing touch', 'drain life', 'cast']
const WAYS: readonly (readonly [weapons: readonly string[], keys: readonly string[], actions?: number])[] = [
  [['short sword'], [...BLOWS, ...HOLDS]],
  [['bullwhip'], ['whip away', 'entangle']],
  [['short bow'], ['shoot']],
  [['throwing dagger'], ['throw']],
  [['black powder bomb'], ['throw bomb']],
  [['short sword', 'dagger'], ['two weapons'], 2],
]

describe('who is intangible', () => {
  rule('D6-C-SA-Intangibility', 'attacks nobody, in whatever way and with whatever he has', () => {
    for (const [weapons, keys, actions = 1] of WAYS) {
      const open = (arrange?: (s: State) => void) =>
        keys.filter(
          (key) => refusal(d6, turnOf(duel(armed(weapons)), 'ana', actions, arrange), 'ana', key) === undefined,
        )
      const solid = open()
      expect(solid, weapons.join()).toEqual(keys.filter((key) => key !== 'all-out' || actions === 1))
      expect(open(faded), weapons.join()).toEqual([])
    }
  })

  test('has a reason for it', () => {
    const s = turnOf(duel(armed(['short sword'])), 'ana', 1, faded)
    for (const key of ['strike', 'flat of the blade', 'choke', 'drain life', 'cast', 'disarm']) {
      expect(refusal(d6, s, 'ana', key)).toMatchObject({
        because: 'intangible, he touches nobody',
        rule: 'D6-C-SA-Intangibility',
      })
    }
  })

  test('is no part of a group attack, but can be led', () => {
    const sides = { heroes: { ana: PLAIN, cy: PLAIN }, foes: { bo: PLAIN } }
    const three = { system: 'd6', distance: 2, sides }
    const planned = (who: string | undefined) =>
      turnOf(three, 'ana', 1, (s) => {
        s.round = 2
        for (const f of s.fighters) f.turned = f.id === 'ana' ? 2 : 1
        set(s, 'ana', { ...during('prepared', 1, 1) })
        if (who !== undefined) set(s, who, { lasting: [forRounds('intangible', 9, who)] })
      })
    expect(refusal(d6, planned(undefined), 'ana', 'group attack')).toBeUndefined()
    expect(refusal(d6, planned('cy'), 'ana', 'group attack')).toMatchObject({
      because: 'no comrades can attack with him',
    })
    expect(refusal(d6, planned('bo'), 'ana', 'group attack')).toBeUndefined()
  })

  test('holds nobody any longer, and does nothing more with the grip', () => {
    const grip = (kind: Hold['kind']) => (s: State) => {
      s.holds = [{ kind, by: 'ana', on: 'bo', since: 0, strength: 0 }]
    }
    const GRIPS = [
      ['hold', 'squeeze'],
      ['arm pin', 'wrench arm'],
      ['arm pin', 'break arm'],
      ['arm pin', 'force down'],
      ['slam', 'lift'],
    ] as const
    for (const [kind, key] of GRIPS) {
      const at = (arrange: (s: State) => void) => refusal(d6, turnOf(duel(able), 'ana', 1, arrange), 'ana', key)
      expect(at(grip(kind)), key).toBeUndefined()
      expect(
        at((s) => {
          grip(kind)(s)
          faded(s)
        }),
        key,
      ).toBeDefined()
    }
    const held = turnOf(duel(able), 'bo', 1, grip('hold'))
    expect(refusal(d6, held, 'bo', 'strike')).toMatchObject({ rule: 'D6-C-OPT-Hold' })
    faded(held)
    expect(refusal(d6, held, 'bo', 'strike')).toBeUndefined()
  })

  test('is attacked as others are, and resists with three dice more', () => {
    const s = turnOf(duel({}, able), 'ana', 1, (t) => set(t, 'bo', { lasting: [forRounds('intangible', 9, 'bo')] }))
    const ran = run(s, 'ana act: choke\nana attack: 6 6 6 5\nana damage: 1 2\nbo resistance: 1 1 1 1 1 2')
    expect(told(ran, 'held')).toMatchObject({ who: 'bo', by: 'ana', kind: 'choke' })
    expect(told(ran, 'roll', 2)).toMatchObject({ rolled: { dice: '6D' } })
  })
})
