import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { ATTACK } from '../../body/checks.ts'
import { wornAt } from '../../body/locations.ts'
import { opened } from '../../exchange/declared.ts'
import { hitLocation } from '../../exchange/hit-locations.ts'
import { foreseen, remembered } from '../../exchange/repetition.ts'
import { throughArmour } from '../../exchange/struck-armour.ts'
import { bonusOf, substitution } from '../../exchange/styles.ts'
import { holding } from '../../ground/holds.ts'
import { signed, tags } from '../../screens/tags.ts'
import type { Ctx, Exchange, Fighter, State } from '../../state/types.ts'
import { alone, being, the } from '../arrange.ts'
import { CHEST, duel, item, LEFT_ARM, man, RIGHT_ARM, told } from '../clash.ts'

const sword = man(['war-sword'])

describe('a weapon he has not trained with', () => {
  const worth = (trained: readonly (readonly [string, number])[], used: string) => {
    const styles = trained.map(([weapon, skill], i) => ({ name: `style ${i}`, skill, weapons: [weapon] }))
    const s = duel(man(['unarmed'], { styles, weapons: [...trained.map(([weapon]) => weapon), used] }), sword)
    return substitution(the(s, 'ann'), item(s, 'ann', used), undefined)
  }
  test('of several of its kind the best serves, whichever is first', () => {
    const near = worth([['war-sword', 80]], 'longsword')
    expect(near).toBeLessThan(80)
    expect(
      worth(
        [
          ['war-sword', 80],
          ['short-sword', 60],
        ],
        'longsword',
      ),
    ).toBe(near)
    expect(
      worth(
        [
          ['short-sword', 60],
          ['war-sword', 80],
        ],
        'longsword',
      ),
    ).toBe(near)
    expect(
      worth(
        [
          ['mace', 99],
          ['war-sword', 80],
        ],
        'longsword',
      ),
    ).toBe(near)
    expect(worth([['mace', 99]], 'longsword')).toBe(24)
    expect(worth([['war-sword', 20]], 'longsword')).toBe(24)
  })
})

describe('the bonus Combat Action', () => {
  const bonus = (weapons: readonly string[], change?: (s: State) => void) => {
    const s = duel(man(weapons), sword, change)
    return bonusOf(s, the(s, 'ann'))
  }
  const lose = (weapon: string) => (s: State) => {
    item(s, 'ann', weapon).where = 'ground'
  }
  test('a shield or a smaller second weapon gives it, two of a size do not unless both are Small', () => {
    expect(bonus(['war-sword', 'target'])).toBe('LEG-STY-03')
    expect(bonus(['target', 'war-sword'])).toBe('LEG-STY-03')
    expect(bonus(['war-sword', 'dagger'])).toBe('LEG-STY-04')
    expect(bonus(['dagger', 'dirk'])).toBe('LEG-STY-04')
    expect(bonus(['war-sword', 'mace'])).toBe('LEG-STY-05')
    expect([bonus(['war-sword']), bonus(['great-sword']), bonus(['unarmed'])]).toEqual([
      'LEG-STY-05',
      undefined,
      undefined,
    ])
  })
  test('what is lost, or must cling to the wall, takes it away', () => {
    expect(bonus(['war-sword', 'target'], lose('target'))).toBe('LEG-STY-02')
    const useless = (s: State) => void Object.assign(the(s, 'ann').limbs[LEFT_ARM] ?? {}, { useless: true })
    expect(bonus(['war-sword', 'target'], useless)).toBe('LEG-STY-02')
    expect(bonus(['war-sword', 'target'], being('ann', { footing: 'climbing' }))).toBe('LEG-CON-01')
    expect(bonus(['war-sword'], lose('war-sword'))).toBeUndefined()
  })
})

describe('armour', () => {
  const struck = (
    limb: object,
    chosen: readonly string[],
    passing: number,
    script = '',
    fields: Partial<Fighter> = {},
  ) => {
    const found: Exchange[] = []
    const played = alone(
      duel(sword, sword, (s) => {
        Object.assign(the(s, 'bob'), fields)
        Object.assign(the(s, 'bob').limbs[CHEST] ?? {}, limb)
      }),
      `ann attack: 30${script}`,
      (ctx: Ctx, s: State) => {
        const x = opened(the(s, 'ann'), the(s, 'bob'), item(s, 'ann', 'war-sword'), ctx.toss(ATTACK, 'ann'), {})
        Object.assign(x, { chosen: [...chosen], location: CHEST })
        ctx.read(x.attackToss, (roll: number) => roll, 0)
        throughArmour(ctx, x, passing)
        found.push(x)
      },
    )
    return { played, through: found.at(-1)?.through, limb: the(played.state, 'bob').limbs[CHEST] }
  }
  rule('LEG-DMG-01', 'what is worn, what has grown and what magic adds all stop their part', () => {
    expect(struck({ worn: 2, natural: 3 }, [], 9).through).toBe(4)
    expect(struck({ worn: 2, natural: 3 }, [], 9, '', { warded: 2 }).through).toBe(2)
    expect(struck({ worn: 2, natural: 3 }, [], 4).through).toBe(0)
    expect(told(struck({ worn: 2, natural: 3 }, [], 4).played, 'armour')).toMatchObject([
      { who: 'bob', stopped: 4, rule: 'LEG-DMG-01' },
    ])
    expect(told(struck({}, [], 4).played, 'armour')).toEqual([])
  })
  rule('LEG-MAN-BypassArmour', 'of two kinds he says which he gets past; of one it is that', () => {
    const past = (limb: object, script = '') => struck(limb, ['bypassArmour'], 9, script)
    expect(past({ worn: 2, natural: 3 }, '\nann bypass: worn').through).toBe(6)
    expect(past({ worn: 2, natural: 3 }, '\nann bypass: natural').through).toBe(7)
    expect([past({ worn: 2, natural: 0 }).through, past({ worn: 0, natural: 3 }).through]).toEqual([9, 9])
    expect(told(past({ worn: 2, natural: 0 }).played, 'bypassed')).toMatchObject([
      { who: 'ann', at: 'bob', armour: 2, kind: 'worn' },
    ])
    expect(told(past({ worn: 0, natural: 3 }).played, 'bypassed')).toMatchObject([{ armour: 3, kind: 'natural' }])
  })
  rule(
    'LEG-MAN-Sunder',
    'what goes beyond the armour destroys it, worn before grown, and only the rest goes on',
    () => {
      const after = (passing: number, limb: object, fields: Partial<Fighter> = {}) => {
        const hit = struck(limb, ['sunder'], passing, '', fields)
        return [hit.through, hit.limb?.worn, hit.limb?.natural]
      }
      expect(after(6, { worn: 2, natural: 3 })).toEqual([0, 1, 3])
      expect(after(8, { worn: 2, natural: 3 })).toEqual([0, 0, 2])
      expect(after(12, { worn: 2, natural: 3 })).toEqual([2, 0, 0])
      expect(after(5, { worn: 2, natural: 3 })).toEqual([0, 2, 3])
      expect(after(9, { worn: 2, natural: 0 }, { warded: 2 })).toEqual([3, 0, 0])
      expect(told(struck({ worn: 2, natural: 3 }, ['sunder'], 8).played, 'sundered')).toMatchObject([
        { who: 'ann', at: 'bob', armour: 3, left: 2 },
      ])
    },
  )
  test('a basket hilt guards the arm that holds it, and no other place', () => {
    const s = duel(man(['sabre']), sword)
    expect([RIGHT_ARM, LEFT_ARM, CHEST].map((at) => wornAt(the(s, 'ann'), at))).toEqual([1, 0, 0])
    item(s, 'ann', 'sabre').where = 'stowed'
    expect(wornAt(the(s, 'ann'), RIGHT_ARM)).toBe(0)
  })
  test('a blow lands where a hold is, on the one limb in reach, or where somebody says', () => {
    const where = (more: Partial<Exchange>, script = '') => {
      const found: number[] = []
      const played = alone(duel(sword, sword), `ann attack: 30${script}`, (ctx, s) => {
        const x = opened(the(s, 'ann'), the(s, 'bob'), item(s, 'ann', 'war-sword'), ctx.toss(ATTACK, 'ann'), more)
        Object.assign(x, { chosen: more.chosen ?? [] })
        ctx.read(x.attackToss, (roll: number) => roll, 0)
        found.push(hitLocation(ctx, s, x))
      })
      return { at: found.at(-1), told: told(played, 'location')[0] }
    }
    expect(where({ held: CHEST }).at).toBe(CHEST)
    expect(where({ limb: LEFT_ARM })).toMatchObject({
      at: LEFT_ARM,
      told: { who: 'ann', at: 'bob', rule: 'LEG-RCH-03' },
    })
    expect(where({ chosen: ['chooseLocation'] }, '\nann location: chest')).toMatchObject({
      at: CHEST,
      told: { who: 'ann', at: 'bob' },
    })
    expect(where({ chosen: ['redirectBlow'] }, '\nbob location: leftArm')).toMatchObject({
      at: LEFT_ARM,
      told: { who: 'bob', at: 'bob' },
    })
    expect(where({}, '\nann hit location: 10').at).toBe(CHEST)
  })
})

describe('a trick seen before', () => {
  rule('LEG-OPT-Repetition', 'each repetition on the same foe counts, and what he foresees he foresees once', () => {
    const seen = (tricks: readonly (readonly [string, string])[], options: object = { repetition: true }) => {
      const worth: number[] = []
      const played = alone(duel(sword, sword, undefined, options), '', (ctx, s) => {
        for (const [on, trick] of tricks) remembered(ctx, s, the(s, 'ann'), the(s, on), trick)
        worth.push(foreseen(s, the(s, 'bob'), 'ann', undefined), foreseen(s, the(s, 'bob'), 'ann', undefined))
      })
      return { worth: worth.slice(-2), told: told(played, 'foreseen') }
    }
    expect(seen([['bob', 'bleed']]).worth).toEqual([0, 0])
    expect(
      seen([
        ['bob', 'bleed'],
        ['bob', 'impale'],
      ]).worth,
    ).toEqual([0, 0])
    const twice = seen([
      ['bob', 'bleed'],
      ['bob', 'bleed'],
    ])
    expect(twice.worth).toEqual([10, 0])
    expect(twice.told).toMatchObject([{ who: 'bob', at: 'ann', tactic: 'bleed', bonus: 10 }])
    expect(
      seen([
        ['bob', 'bleed'],
        ['bob', 'bleed'],
        ['bob', 'trip'],
        ['bob', 'trip'],
      ]).worth,
    ).toEqual([20, 0])
    expect(
      seen([
        ['ann', 'bleed'],
        ['ann', 'bleed'],
        ['bob', 'bleed'],
      ]).worth,
    ).toEqual([0, 0])
    expect(
      seen(
        [
          ['bob', 'bleed'],
          ['bob', 'bleed'],
        ],
        {},
      ).worth,
    ).toEqual([0, 0])
  })
})

describe('what is said of a fighter', () => {
  const said = (fields: Partial<Fighter>, change?: (s: State) => void) => {
    const s = duel(sword, sword, (state) => {
      Object.assign(the(state, 'ann'), fields)
      change?.(state)
    })
    return tags(s, the(s, 'ann'))
  }
  test('each thing by itself, and of one who is out of it only what lasts', () => {
    expect(said({})).toEqual([])
    const one: readonly (readonly [Partial<Fighter>, string])[] = [
      [{ stance: 'prone' }, 'prone'],
      [{ surprised: 1 }, 'surprised'],
      [{ mount: 'x' }, 'riding x'],
      [{ rider: 'x' }, 'ridden by x'],
      [{ bleeding: [1] }, 'bleeding'],
      [{ bleeding: [1, 2] }, 'bleeding ×2'],
      [{ bleedingOut: 0 }, 'bleeding to death'],
      [{ expiring: 1 }, 'dying'],
      [{ breath: 0 }, 'suffocating'],
      [{ breath: 1 }, 'holding breath'],
      [{ noAttack: 1, shaken: 2 }, 'cannot attack (2)'],
      [{ forfeit: 1 }, 'loses 1 action'],
      [{ forfeit: 2 }, 'loses 2 actions'],
      [{ staggered: 1 }, 'winded (1)'],
      [{ noRising: 1 }, 'cannot rise yet'],
      [{ stumbling: true }, 'stumbling'],
      [{ outmanoeuvred: ['bob'] }, 'has outmanoeuvred bob'],
      [{ guard: 'parry' }, 'ready to parry'],
      [{ fullRound: 'sprint' }, 'sprinting'],
      [{ delaying: true }, 'waiting'],
      [{ aimingAt: 'bob', aimed: 1 }, 'aiming at bob (1)'],
      [{ warded: 1 }, 'Protection 1'],
      [{ footing: 'unstable' }, 'on unstable ground'],
      [{ footing: 'climbing' }, 'climbing'],
      [{ confined: true }, 'confined'],
      [{ cornered: true }, 'cornered'],
      [{ higher: true }, 'on higher ground'],
      [{ blind: true }, 'blind'],
      [{ chariot: true }, 'in a chariot'],
      [{ formation: true }, 'in formation'],
    ]
    for (const [fields, tag] of one) expect(said(fields), tag).toEqual([tag])
    expect([said({ surprised: 2 }), said({ aimingAt: 'bob', aimed: 0 })]).toEqual([[], []])
    expect(said({ condition: 'unconscious', blind: true, delaying: true, noAttack: 2, bleeding: [1] })).toEqual([
      'unconscious',
      'bleeding',
    ])
    expect([signed(-10), signed(0), signed(5)]).toEqual(['−10', '+0', '+5'])
  })
  test('of what holds him each, and not what holds another', () => {
    const held = said({}, (s) => {
      const [ann, bob] = [the(s, 'ann'), the(s, 'bob')]
      const arm = item(s, 'bob', 'unarmed')
      s.holds = [
        holding('pin', bob, ann, arm, { item: 'ann war-sword' }),
        holding('grapple', bob, ann, arm, { location: CHEST }),
        holding('grapple', ann, bob, arm, { location: CHEST }),
        holding('grip', bob, ann, arm, {}),
      ]
      const by = { item: 'bob war-sword', location: CHEST, roll: 1, skill: 1, level: 'success' } as const
      s.impaled = [
        { ...by, by: 'bob', on: 'ann', penalty: 20 },
        { ...by, by: 'ann', on: 'bob', penalty: 30 },
      ]
      s.inside = [
        { by: 'ann', of: 'bob' },
        { by: 'bob', of: 'ann' },
      ]
      s.favours = ['ann', 'bob'].map((who) => ({ who, value: -10, because: 'the sun', actions: 2, fresh: false }))
      item(s, 'ann', 'war-sword').sharp = 2
      item(s, 'ann', 'unarmed').sharp = 1
    })
    expect(held).toEqual([
      'war sword pinned by bob',
      'chest grappled by bob',
      'he is gripped by bob',
      'impaled by bob (−20%)',
      'inside the reach of bob',
      'War sword Bladesharp 2',
      'Unarmed Bladesharp 1',
      '−10% the sun',
    ])
  })
})
