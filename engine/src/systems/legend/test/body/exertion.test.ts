import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import {
  dies,
  dropFrom,
  fall,
  fitToFight,
  incapacitate,
  knockOut,
  leaves,
  stun,
  ticks,
  wakes,
} from '../../body/conditions.ts'
import { hindrance, spend } from '../../body/exertion.ts'
import { loseBlood, reopen, staunch, testExertion, testExhaustion } from '../../body/tiring.ts'
import { companion } from '../../exchange/fumbles/tables.ts'
import { holding } from '../../ground/holds.ts'
import { keepsFeet, shove } from '../../ground/pushing.ts'
import type { Ctx, Fighter, State } from '../../state/types.ts'
import { roundBegins } from '../../turn/round.ts'
import { turnBegins } from '../../turn/turn.ts'
import { alone, arranged, being, facing, the } from '../arrange.ts'
import { CHEST, duel, HEAD, item, LEFT_ARM, man, RIGHT_ARM, RIGHT_LEG, told } from '../clash.ts'

const sword = man(['war-sword', 'target'])
const done = (
  fields: Partial<Fighter>,
  act: (ctx: Ctx, s: State, ann: Fighter) => void,
  script = '',
  options: object = {},
) => alone(duel(sword, sword, being('ann', fields), options), script, (ctx, s) => act(ctx, s, the(s, 'ann')))
const ann = (played: { readonly state: State }): Fighter => the(played.state, 'ann')
const heal = { spell: 'heal', magnitude: 3, at: 'ann', on: undefined, left: 1 } as const

describe('a Combat Action spent', () => {
  const spent = (on: string, fields: Partial<Fighter>, options: object = {}) =>
    ann(done({ actions: 2, ...fields }, (ctx, s, f) => spend(ctx, s, f, on), '', options))

  rule('LEG-MAG-WhileCasting', 'on anything but the spell or a defence loses the spell', () => {
    for (const on of ['castSpell', 'parry', 'evade']) expect(spent(on, { casting: heal }).casting, on).toEqual(heal)
    for (const on of ['attack', 'move', 'doNothing']) expect(spent(on, { casting: heal }).casting, on).toBeUndefined()
  })

  test('tires but for what is quiet, and ends the aim but for aiming and the attack', () => {
    const aim = { exertion: 4, aimingAt: 'bob', aimed: 2, duelling: true }
    expect(spent('attack', aim)).toMatchObject({ actions: 1, exertion: 5, aimed: 2, aimingAt: 'bob', duelling: false })
    expect(spent('aim', aim)).toMatchObject({ exertion: 5, aimed: 2, aimingAt: 'bob' })
    expect(spent('parry', aim)).toMatchObject({ exertion: 5, aimed: 0, aimingAt: undefined })
    for (const quiet of [
      'castSpell',
      'changeStance',
      'delay',
      'dismissSpell',
      'doNothing',
      'firstAid',
      'readyWeapon',
      'useDoor',
    ]) {
      expect(spent(quiet, aim).exertion, quiet).toBe(4)
    }
  })

  rule('LEG-MAN-Bleed', 'opens what was staunched, unless it is quiet', () => {
    const wounds = { staunched: [CHEST, HEAD], bleeding: [RIGHT_LEG] }
    expect(spent('attack', wounds)).toMatchObject({ staunched: [], bleeding: [RIGHT_LEG, CHEST, HEAD] })
    expect(spent('delay', wounds)).toMatchObject(wounds)
    expect(ann(done(wounds, (ctx, _s, f) => reopen(ctx, f))).bleeding).toEqual([RIGHT_LEG, CHEST, HEAD])
  })

  test('on a defence out of turn counts for pain where the fight says so', () => {
    const pain = { painCounts: 'actions' }
    expect([spent('parry', { shaken: 2 }, pain).shaken, spent('evade', { shaken: 2 }, pain).shaken]).toEqual([1, 1])
    expect([
      spent('attack', { shaken: 2 }, pain).shaken,
      spent('parry', { shaken: 2, acting: true }, pain).shaken,
    ]).toEqual([2, 2])
    expect(spent('parry', { shaken: 0 }, pain).shaken).toBe(0)
  })

  rule('LEG-AID-FirstAid', 'breaks off the aid he gives and the aid he is given, but for lying still', () => {
    const aid = (on: string, who: 'healer' | 'patient') => {
      const state = arranged(facing({ ann: sword, pal: sword, cat: sword }, { bob: sword }), (s) => {
        the(s, 'ann').aiding = { at: 'pal', location: CHEST, level: 'success', rounds: 3 }
        the(s, 'cat').aiding = { at: 'bob', location: CHEST, level: 'success', rounds: 3 }
        the(s, 'pal').tended = true
      })
      const { state: after } = alone(state, '', (ctx, s) => spend(ctx, s, the(s, who === 'healer' ? 'ann' : 'pal'), on))
      return [the(after, 'ann').aiding?.at, the(after, 'cat').aiding?.at, the(after, 'pal').tended]
    }
    expect(aid('firstAid', 'healer')).toEqual(['pal', 'bob', true])
    expect(aid('attack', 'healer')).toEqual([undefined, 'bob', true])
    expect(aid('doNothing', 'healer')).toEqual([undefined, 'bob', true])
    expect(aid('doNothing', 'patient')).toEqual(['pal', 'bob', true])
    expect(aid('attack', 'patient')).toEqual([undefined, 'bob', false])
  })
})

describe('what keeps him from it', () => {
  const barred = (fields: Partial<Fighter>, action: string) => {
    const s = duel(sword, sword, being('ann', fields))
    return hindrance(s, the(s, 'ann'), action)?.rule
  }
  test('to defend is left to the winded, the surprised, the caster and the duellist', () => {
    const states = [{ defending: true }, { surprised: 1 }, { casting: heal }, { duelling: true }]
    expect(states.map((fields) => barred(fields, 'parry'))).toEqual([undefined, undefined, undefined, undefined])
    expect(states.map((fields) => barred(fields, 'attack'))).toEqual([
      'LEG-MAN-StunLocation',
      'LEG-SUR-03',
      'LEG-MAG-WhileCasting',
      undefined,
    ])
    expect(states.map((fields) => barred(fields, 'move'))).toEqual([
      'LEG-MAN-StunLocation',
      'LEG-SUR-03',
      undefined,
      'LEG-HER-Duellist',
    ])
    expect(states.map((fields) => barred(fields, 'delay'))).toEqual([undefined, undefined, undefined, undefined])
    expect([barred({ surprised: 2 }, 'attack'), barred({}, 'attack')]).toEqual([undefined, undefined])
    expect(barred({ duelling: true }, 'pulledBlow')).toBeUndefined()
    expect(barred({ duelling: true }, 'evade')).toBe('LEG-HER-Duellist')
  })
})

describe('who is out of it', () => {
  const busy = {
    casting: heal,
    guard: 'parry',
    aimingAt: 'bob',
    aimed: 2,
    delaying: true,
    aiding: { at: 'bob', location: CHEST, level: 'success', rounds: 1 },
  } as const
  test('has left everything he did, and what others do to him goes on', () => {
    const state = duel(sword, sword, (s) => {
      Object.assign(the(s, 'ann'), busy)
      s.holds = [
        holding('grapple', the(s, 'ann'), the(s, 'bob'), item(s, 'ann', 'unarmed'), { location: CHEST }),
        holding('grapple', the(s, 'bob'), the(s, 'ann'), item(s, 'bob', 'unarmed'), { location: CHEST }),
      ]
    })
    const played = alone(state, '', (ctx, s) => leaves(ctx, s, the(s, 'ann')))
    expect(ann(played)).toMatchObject({
      casting: undefined,
      guard: 'none',
      aimingAt: undefined,
      aimed: 0,
      delaying: false,
      aiding: undefined,
    })
    expect(played.state.holds.map(({ by }) => by)).toEqual(['bob'])
    expect(told(played, 'spellLost')).toHaveLength(1)
  })

  rule('LEG-WND-Serious', 'nobody is knocked out who is dead or gone, and the stunned are not stunned again', () => {
    const after = (condition: Fighter['condition'], act: (ctx: Ctx, s: State, f: Fighter) => void) =>
      ann(done({ condition }, act))
    const out = (ctx: Ctx, s: State, f: Fighter) => knockOut(ctx, s, f, 24, 'LEG-WND-Serious')
    const dazed = (ctx: Ctx, s: State, f: Fighter) => stun(ctx, s, f, 2, 'LEG-WND-Serious')
    expect(after('up', out)).toMatchObject({
      condition: 'unconscious',
      stance: 'prone',
      unconsciousRounds: 24,
      unconsciousFor: 0,
    })
    for (const gone of ['dead', 'fled'] as const) {
      expect(after(gone, out)).toMatchObject({ condition: gone, stance: 'standing', unconsciousRounds: 0 })
      expect(after(gone, (ctx, s, f) => dies(ctx, s, f, 'LEG-WND-Major')).condition).toBe(gone)
    }
    expect(after('up', dazed)).toMatchObject({ condition: 'unconscious', unconsciousFor: 3, unconsciousRounds: 0 })
    expect(after('incapacitated', dazed)).toMatchObject({ condition: 'incapacitated', unconsciousFor: 0 })
    expect(after('unconscious', (ctx, s, f) => incapacitate(ctx, s, f, 'LEG-WND-Serious')).condition).toBe(
      'unconscious',
    )
    expect(after('up', (ctx, s, f) => incapacitate(ctx, s, f, 'LEG-WND-Serious'))).toMatchObject({
      condition: 'incapacitated',
      stance: 'prone',
    })
    const again = done({ condition: 'unconscious', unconsciousFor: 2 }, out)
    expect([ann(again).unconsciousFor, ann(again).unconsciousRounds, told(again, 'unconscious').length]).toEqual([
      0, 24, 0,
    ])
    expect(told(done({}, out), 'unconscious')).toMatchObject([{ who: 'ann', minutes: 2 }])
  })

  rule(
    'LEG-WND-Serious',
    'who wakes is fit to fight if neither head nor body is at nothing and no limb is maimed',
    () => {
      const fit = (at: number, limb: object) => {
        const s = duel(sword, sword, (state) => void Object.assign(the(state, 'ann').limbs[at] ?? {}, limb))
        return fitToFight(the(s, 'ann'))
      }
      expect([
        fit(CHEST, { hp: 1 }),
        fit(CHEST, { hp: 0 }),
        fit(HEAD, { hp: 0 }),
        fit(RIGHT_ARM, { hp: 0 }),
        fit(RIGHT_ARM, { maimed: true }),
      ]).toEqual([true, false, false, true, false])
      const woken = (general: number) =>
        done({ condition: 'unconscious', unconsciousFor: 2, unconsciousRounds: 3, general }, (ctx, _s, f) => {
          Object.assign(f, { facts: { ...f.facts, wounds: 'general' } })
          wakes(ctx, f, 'LEG-WND-Serious')
        })
      expect(ann(woken(1))).toMatchObject({ condition: 'up', unconsciousFor: 0, unconsciousRounds: 0 })
      expect(ann(woken(0)).condition).toBe('incapacitated')
      expect([told(woken(1), 'woke')[0]?.fit, told(woken(0), 'woke')[0]?.fit]).toEqual([true, false])
      expect(
        ann(done({ condition: 'incapacitated' }, (ctx, _s, f) => wakes(ctx, f, 'LEG-WND-Serious'))).condition,
      ).toBe('incapacitated')
    },
  )

  test('his Combat Actions come round while a clock of his runs on them', () => {
    const runs = (fields: Partial<Fighter>) => ticks(the(duel(sword, sword, being('ann', fields)), 'ann'))
    const out = { condition: 'unconscious' } as const
    expect([
      runs({ ...out, unconsciousFor: 1 }),
      runs({ ...out, expiring: 1 }),
      runs(out),
      runs({ unconsciousFor: 1 }),
    ]).toEqual([true, true, false, false])
  })

  rule(
    ['LEG-WND-Serious', 'LEG-EQP-Strapped'],
    'what the hurt arm holds falls, what is strapped on or in the other hand does not',
    () => {
      const dropped = (location: number, weapons = ['war-sword', 'target']) => {
        const { state } = alone(duel(man(weapons), sword), '', (ctx, s) =>
          dropFrom(ctx, s, the(s, 'ann'), location, 'LEG-WND-Serious'),
        )
        return weapons.map((weapon) => item(state, 'ann', weapon).where)
      }
      expect(dropped(RIGHT_ARM)).toEqual(['ground', 'left'])
      expect(dropped(LEFT_ARM)).toEqual(['right', 'left'])
      expect([dropped(RIGHT_ARM, ['great-sword']), dropped(LEFT_ARM, ['great-sword'])]).toEqual([
        ['ground'],
        ['ground'],
      ])
      expect(dropped(LEFT_ARM, ['war-sword', 'dagger'])).toEqual(['right', 'ground'])
    },
  )

  rule('LEG-KNB-01', 'who swims has nothing to fall on, and who lies has fallen', () => {
    const falls = (fields: Partial<Fighter>) =>
      told(
        done(fields, (ctx, _s, f) => fall(ctx, f, 'LEG-KNB-01')),
        'fell',
      ).length
    expect([falls({}), falls({ footing: 'swimming' }), falls({ stance: 'prone' })]).toEqual([1, 0, 0])
    const kept = done({}, (ctx, s, f) => keepsFeet(ctx, s, f, -20, 'LEG-KNB-01'), 'ann athletics: 31')
    expect(told(kept, 'keptFeet')).toMatchObject([
      { who: 'ann', kept: false, skill: 30, rule: ['LEG-KNB-01', 'LEG-SKL-Difficulty'] },
    ])
    expect(done({ footing: 'swimming' }, (ctx, s, f) => keepsFeet(ctx, s, f, 0, 'LEG-KNB-01')).events).toEqual([])
    const plain = done({}, (ctx, s, f) => keepsFeet(ctx, s, f, 0, 'LEG-KNB-01'), 'ann athletics: 50')
    expect(told(plain, 'keptFeet')).toMatchObject([{ kept: true, rule: 'LEG-KNB-01' }])
  })

  test('a shove moves him who has room, and his cover stays behind', () => {
    const cover = {
      name: 'Fence',
      locations: [0],
      ap: 4,
      hp: 5,
      wooden: true,
      total: false,
      small: true,
      cell: undefined,
    }
    const pushed = (fields: Partial<Fighter>) =>
      done({ cover, ...fields }, (ctx, s, f) => void shove(ctx, s, f, the(s, 'bob'), 2, 'LEG-KNB-02'))
    expect(told(pushed({}), 'shoved')).toMatchObject([{ who: 'ann', at: 'bob', metres: 2, stopped: '' }])
    expect(ann(pushed({})).cover).toBeUndefined()
    expect(told(pushed({ cornered: true }), 'shoved')).toMatchObject([{ metres: 0, stopped: 'wall' }])
    expect(ann(pushed({ cornered: true })).cover).toEqual(cover)
  })
})

describe('blood and breath', () => {
  rule('LEG-MAN-Bleed', 'each wound costs a level, or all one; who bleeds to death already loses no more', () => {
    const lost = (fields: Partial<Fighter>, options: object = {}) =>
      told(
        done(fields, (ctx, s, f) => loseBlood(ctx, s, f), '', options),
        'lostBlood',
      ).map(({ levels }) => levels)
    expect(lost({ bleeding: [CHEST, HEAD] })).toEqual([2])
    expect(lost({ bleeding: [CHEST, HEAD] }, { bleeding: 'oneLevel' })).toEqual([1])
    expect([lost({ bleeding: [] }), lost({ bleeding: [CHEST], bleedingOut: 0 })]).toEqual([[], []])
  })

  rule(
    ['LEG-AID-Bleeding', 'LEG-AID-Magic'],
    'First Aid closes what may open again, magic for good; the last stops the dying',
    () => {
      const closed = (rule: 'LEG-AID-Bleeding' | 'LEG-AID-Magic', bleeding: number[], at = CHEST) =>
        ann(done({ bleeding, bleedingOut: 5 }, (ctx, _s, f) => staunch(ctx, f, at, rule)))
      expect(closed('LEG-AID-Bleeding', [CHEST])).toMatchObject({ bleeding: [], staunched: [CHEST], bleedingOut: -1 })
      expect(closed('LEG-AID-Magic', [CHEST, HEAD])).toMatchObject({ bleeding: [HEAD], staunched: [], bleedingOut: 5 })
      expect(closed('LEG-AID-Bleeding', [HEAD])).toMatchObject({ bleeding: [HEAD], staunched: [], bleedingOut: 5 })
    },
  )

  rule('LEG-FAT-Combat', 'after CON strenuous Combat Actions, where the fight counts them', () => {
    const tested = (exertion: number, script: string, options: object = { fatigue: true }) =>
      ann(done({ exertion }, (ctx, s, f) => testExertion(ctx, s, f), script, options))
    expect(tested(12, 'ann athletics: 51')).toMatchObject({ exertion: 0, fatigue: 1 })
    expect(tested(13, 'ann athletics: 50')).toMatchObject({ exertion: 1, fatigue: 0 })
    expect(tested(11, '')).toMatchObject({ exertion: 11, fatigue: 0 })
    expect(tested(12, '', {})).toMatchObject({ exertion: 12, fatigue: 0 })
  })

  test('who is exhausted is tested each minute, who is out of it never', () => {
    const kept = (fields: Partial<Fighter>, script = '') =>
      done(fields, (ctx, s, f) => testExhaustion(ctx, s, f), script)
    expect(ann(kept({ fatigue: 4, exhausted: 10 })).exhausted).toBe(11)
    expect(ann(kept({ fatigue: 4, exhausted: 11 }, 'ann persistence: 1'))).toMatchObject({
      exhausted: 0,
      condition: 'up',
    })
    expect(ann(kept({ fatigue: 4, exhausted: 11 }, 'ann persistence: 95')).condition).toBe('unconscious')
    expect(ann(kept({ fatigue: 4, exhausted: 11, condition: 'incapacitated' })).exhausted).toBe(11)
    expect(ann(kept({ fatigue: 1, exhausted: 11 })).exhausted).toBe(11)
  })

  rule('LEG-WND-Major', 'of two wounds that kill each has its clock, and the dead lose no more', () => {
    const round = (fields: Partial<Fighter>, limbs: readonly (readonly [number, number])[]) =>
      alone(
        duel(sword, sword, (s) => {
          Object.assign(the(s, 'ann'), fields)
          for (const [at, untreated] of limbs) Object.assign(the(s, 'ann').limbs[at] ?? {}, { untreated })
        }),
        '',
        (ctx, s) => roundBegins(ctx, s),
      )
    const down = { condition: 'unconscious' } as const
    const both = ann(
      round(down, [
        [CHEST, 3],
        [HEAD, 2],
      ]),
    )
    expect([both.limbs[CHEST]?.untreated, both.limbs[HEAD]?.untreated, both.condition]).toEqual([2, 1, 'unconscious'])
    expect(
      ann(
        round(down, [
          [CHEST, 3],
          [HEAD, 1],
        ]),
      ).condition,
    ).toBe('dead')
    expect(told(round({ ...down, bleedingOut: 1 }, []), 'died')).toMatchObject([
      { who: 'ann', rule: 'LEG-FAT-Collapse' },
    ])
    expect(ann(round({ ...down, bleedingOut: 2 }, []))).toMatchObject({ bleedingOut: 1, condition: 'unconscious' })
    expect(ann(round({ ...down, unconsciousRounds: 1 }, [])).condition).toBe('up')
    expect(ann(round({ ...down, unconsciousRounds: 2 }, []))).toMatchObject({
      condition: 'unconscious',
      unconsciousRounds: 1,
    })
    expect(ann(round({ condition: 'dead', bleedingOut: 2, fury: 2 }, []))).toMatchObject({ bleedingOut: 2, fury: 2 })
    expect(ann(round({ condition: 'up', bleedingOut: 2 }, [[CHEST, 3]])).limbs[CHEST]?.untreated).toBe(3)
  })

  test('a turn counts down what is counted in his own Combat Actions', () => {
    const turn = (fields: Partial<Fighter>) => ann(done(fields, (ctx, s, f) => void turnBegins(ctx, s, f)))
    expect(turn({ noAttack: 2, shaken: 0, noRising: 1, staggered: 1, stumbling: true })).toMatchObject({
      noAttack: 1,
      noRising: 0,
      staggered: 0,
      barred: true,
      defending: true,
      stumbling: false,
    })
    expect(turn({ shaken: 1 })).toMatchObject({ shaken: 0, barred: true, defending: false })
    expect(turn({ forfeit: 2, actions: 2, stumbling: true })).toMatchObject({ forfeit: 1, actions: 1, stumbling: true })
    expect(turn({ condition: 'unconscious', unconsciousFor: 2, actions: 2 })).toMatchObject({
      unconsciousFor: 1,
      actions: 1,
      condition: 'unconscious',
    })
    expect(turn({ condition: 'unconscious', unconsciousFor: 1, actions: 2 })).toMatchObject({
      condition: 'up',
      actions: 2,
    })
    expect(turn({ condition: 'unconscious', expiring: 1, actions: 2 })).toMatchObject({ condition: 'dead', actions: 0 })
    expect(turn({ condition: 'unconscious', expiring: 2, actions: 2, unconsciousFor: 1 })).toMatchObject({
      expiring: 1,
      unconsciousFor: 1,
      actions: 1,
    })
  })

  test('the companion struck by mistake is the nearest of his own who is up', () => {
    const near = (change?: (s: State) => void, within = 2) => {
      const s = arranged(facing({ ann: sword, cat: sword, dan: sword }, { bob: sword }), (state) => {
        state.where = { bands: spaced(['ann', 'cat', 'dan', 'bob'], [2, 1, 2, 1, 2, 1]) }
        change?.(state)
      })
      return companion(s, the(s, 'ann'), within)?.id
    }
    expect([near(), near(undefined, 1.5), near(undefined, 0.5)]).toEqual(['dan', 'dan', undefined])
    expect(near(being('dan', { condition: 'unconscious' }))).toBe('cat')
  })
})
