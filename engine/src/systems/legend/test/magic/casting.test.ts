import { expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { movedTowards } from '../../../../space/whereabouts.ts'
import { castSpell } from '../../actions/casting.ts'
import { wound } from '../../body/wounds.ts'
import { movement } from '../../ground/pace.ts'
import { legend } from '../../index.ts'
import { castingSkill } from '../../magic/casting.ts'
import { spellOf, spellTargets } from '../../magic/targets.ts'
import type { Fighter, State } from '../../state/types.ts'
import { roundBegins } from '../../turn/round.ts'
import { acting, alone, arranged, facing, the } from '../arrange.ts'
import { type Change, cast, goblin, lilina, start } from '../casting.ts'

const CHEST = 3

rule(
  ['LEG-ACT-CastSpell', 'LEG-MAG-Cast', 'LEG-MAG-Cost'],
  'a Combat Action, a roll of Common Magic, Magnitude in Magic Points',
  () => {
    const { state } = acting(
      start({ bladesharp: 2 }),
      `lilina act: castSpell
     lilina magnitude: 2
     lilina common magic: 60`,
    )
    expect(lilina(state)).toMatchObject({ actions: 2, magicPoints: 10, casting: undefined })
    expect(lilina(state).items[0]?.sharp).toBe(2)
  },
)

rule('LEG-MAG-Cost', 'a critical costs a point less, at least one; a failure nothing, a fumble all', () => {
  const left = (magnitude: number, roll: number) =>
    lilina(cast(start({ bladesharp: 2 }), `lilina magnitude: ${magnitude}\nlilina common magic: ${roll}`)).magicPoints
  expect([left(2, 6), left(1, 6), left(2, 7), left(2, 61), left(2, 99)]).toEqual([11, 11, 10, 12, 10])
  const failed = cast(start({ bladesharp: 2 }), 'lilina magnitude: 2\nlilina common magic: 61')
  expect(failed.spells).toEqual([])
  expect(() => left(2, 101)).toThrow(/shows 101 on a d100/)
})

rule('LEG-SPL-Bladesharp', '+5% to attack and +1 damage for each point, for five minutes', () => {
  const sharp = cast(start({ bladesharp: 2 }), 'lilina magnitude: 2\nlilina common magic: 30')
  expect(sharp.spells).toEqual([
    { spell: 'bladesharp', magnitude: 2, by: 'lilina', at: 'lilina', item: 'lilina longsword', until: 61 },
  ])
  const { events } = acting(
    sharp,
    `lilina act: attack
     lilina weapon: longsword
     goblin defend: none
     lilina attack: 74
     lilina manoeuvre: none
     lilina damage: 3
     lilina hit location: 11`,
  )
  expect(events.find((e) => e.type === 'attack')).toMatchObject({ skill: 74, level: 'success' })
  expect(events.find((e) => e.type === 'damage')?.rolled).toBe(5)
  const at = (round: number) =>
    lilina(
      alone(sharp, '', (ctx, s) => {
        s.round = round
        roundBegins(ctx, s)
      }).state,
    ).items[0]?.sharp
  expect([at(61), at(62)]).toEqual([2, 0])
})

rule('LEG-SPL-Bladesharp', 'only what cuts or thrusts, in one’s own hands or those of a friend one can touch', () => {
  const keys = (s: State, spell: string) => spellTargets(s, lilina(s), spellOf(spell)).map((t) => t.key)
  expect(keys(start({ bladesharp: 1 }), 'bladesharp')).toEqual(['lilina longsword'])
  const broken = start({ bladesharp: 1 }, (f) => Object.assign(f.items[0] ?? {}, { hp: 0 }))
  expect(keys(broken, 'bladesharp')).toEqual([])
  const beside = arranged(facing({ lilina: { spells: { bladesharp: 1 } }, thrace: {} }, { goblin: {} }), (s) => {
    s.where = movedTowards(s.where, 'lilina', 'thrace', 5, 1).where
  })
  expect(keys(beside, 'bladesharp')).toEqual(['lilina longsword'])
  const freed = legend.copy(beside)
  Object.assign(lilina(freed).items[1] ?? {}, { where: 'ground' })
  expect(keys(freed, 'bladesharp')).toEqual(['lilina longsword', 'thrace longspear'])
  const lent = alone(freed, 'lilina spell target: thrace longspear\nlilina common magic: 5', (ctx, s) =>
    castSpell.act(ctx, s, lilina(s)),
  ).state
  expect(lent.spells).toMatchObject([{ by: 'lilina', at: 'thrace', item: 'thrace longspear' }])
  expect([the(lent, 'thrace').items[0]?.sharp, lilina(lent).items[0]?.sharp]).toEqual([1, 0])
  const { events } = alone(beside, 'lilina common magic: 5', (ctx, s) => castSpell.act(ctx, s, lilina(s)))
  expect(events.find((e) => e.type === 'enchanted')?.at).toBe('lilina')
})

rule('LEG-SPL-Protection', 'an Armour Point on every location for each point of Magnitude', () => {
  const warded = cast(start({ protection: 2 }), 'lilina magnitude: 2\nlilina common magic: 30')
  expect(lilina(warded).warded).toBe(2)
  const hit = acting(
    Object.assign(warded, { cycle: 2 }),
    `lilina act: doNothing
     goblin act: attack
     goblin weapon: short-sword
     lilina defend: none
     goblin attack: 30
     goblin manoeuvre: none
     goblin damage: 5
     goblin hit location: 11`,
  )
  expect(lilina(hit.state).limbs[CHEST]?.hp).toBe((lilina(warded).limbs[CHEST]?.hp ?? 0) - (5 - 2 - 2))
})

rule('LEG-MAG-NoStack', 'of two castings on one target only the greater counts, and comes back when it ends', () => {
  const two = cast(start({ bladesharp: 2 }), 'lilina magnitude: 2\nlilina common magic: 30')
  const both = cast(two, 'lilina magnitude: 1\nlilina common magic: 30')
  expect(lilina(both).items[0]?.sharp).toBe(2)
  const after = alone(both, 'lilina dismiss: bladesharp on lilina longsword', (ctx, s) => {
    s.spells = s.spells.slice(1)
    s.spells.push({ spell: 'bladesharp', magnitude: 2, by: 'goblin', at: 'lilina', item: 'lilina longsword', until: 0 })
    s.round = 1
    roundBegins(ctx, s)
    const options = s.spells.map(() => ({ key: 'bladesharp on lilina longsword' }))
    ctx.choose({ who: 'lilina', about: { ask: 'dismiss' }, options })
  }).state
  expect(lilina(after).items[0]?.sharp).toBe(1)
})

rule('LEG-MAG-Dismiss', 'a Combat Action ends a spell of one’s own', () => {
  const sharp = cast(start({ bladesharp: 2 }), 'lilina magnitude: 2\nlilina common magic: 30')
  const { state } = acting(sharp, 'lilina act: dismissSpell')
  expect(state.spells).toEqual([])
  expect(lilina(state)).toMatchObject({ actions: 2 })
  expect(lilina(state).items[0]?.sharp).toBe(0)
  expect(refusal(legend, start({}), 'lilina', 'dismissSpell')?.rule).toBe('LEG-MAG-Dismiss')
})

rule('LEG-MAG-Time', 'half the Magnitude in Combat Actions, rounded up, and the roll with the last', () => {
  const first = acting(start({ bladesharp: 5 }), 'lilina act: castSpell\nlilina magnitude: 3').state
  expect(lilina(first)).toMatchObject({ actions: 2, magicPoints: 12 })
  expect(lilina(first).casting).toMatchObject({ spell: 'bladesharp', magnitude: 3, left: 1 })
  const second = acting(
    first,
    `goblin act: doNothing
     lilina act: castSpell
     lilina common magic: 30`,
  ).state
  expect(lilina(second)).toMatchObject({ actions: 1, magicPoints: 9, casting: undefined })
  expect(lilina(second).items[0]?.sharp).toBe(3)
  const five = acting(start({ bladesharp: 5 }), 'lilina act: castSpell\nlilina magnitude: 5').state
  expect(lilina(five).casting?.left).toBe(2)
})

const casting = (change: Change = () => undefined): State =>
  start({ bladesharp: 3 }, (f, s) => {
    f.casting = { spell: 'bladesharp', magnitude: 3, at: 'lilina', on: 'lilina longsword', left: 1 }
    change(f, s)
  })

rule(
  'LEG-MAG-WhileCasting',
  'nothing offensive meanwhile; defence goes on, another act loses the spell, half Movement',
  () => {
    const s = casting()
    expect(refusal(legend, s, 'lilina', 'attack')?.rule).toBe('LEG-MAG-WhileCasting')
    expect(refusal(legend, s, 'lilina', 'charge')?.rule).toBe('LEG-MAG-WhileCasting')
    expect(refusal(legend, s, 'lilina', 'changeStance')).toBeUndefined()
    expect(refusal(legend, s, 'lilina', 'castSpell')).toBeUndefined()
    expect(movement(s, lilina(s))).toBe(4)
    expect(lilina(acting(s, 'lilina act: doNothing').state).casting).toBeUndefined()
    const parried = acting(
      casting((_, st) => Object.assign(goblin(st), { initiative: 30 })),
      `goblin act: attack
     goblin weapon: short-sword
     lilina defend: heater-shield
     goblin attack: 30
     lilina parry: 30
     goblin damage: 3`,
    ).state
    expect(lilina(parried).casting?.left).toBe(1)
  },
)

rule('LEG-MAG-Disturbed', 'a Serious Wound calls for Persistence, a Major Wound or blindness ends it', () => {
  const hit = (damage: number, script: string) =>
    lilina(alone(casting(), script, (ctx, s) => wound(ctx, s, lilina(s), 4, damage)).state).casting
  expect(hit(3, 'lilina cannot attack: 1\nlilina persistence: 24\nlilina resilience: 30')?.left).toBe(1)
  expect(hit(3, 'lilina cannot attack: 1\nlilina persistence: 25\nlilina resilience: 30')).toBeUndefined()
  expect(hit(6, 'lilina resilience: 30')).toBeUndefined()
  expect(hit(1, '')?.left).toBe(1)
  const blind = casting((f) => Object.assign(f, { blind: true }))
  expect(cast(blind, '').spells).toEqual([])
  expect(
    refusal(
      legend,
      start({ bladesharp: 1 }, (f) => Object.assign(f, { blind: true })),
      'lilina',
      'castSpell',
    )?.rule,
  ).toBe('LEG-MAG-Disturbed')
})

rule(
  'LEG-MAG-Modifiers',
  'restrained −30%, prone or unstable −20%, an obscured target −20% or −40%, hidden it fails',
  () => {
    const skill = (change: Change, spell = 'dragons-breath', more: object = {}) => {
      const s = start({ 'dragons-breath': 2 }, change, {}, more)
      return castingSkill(s, lilina(s), spellOf(spell), undefined)
    }
    expect(skill(() => undefined)).toBe(60)
    const held = {
      kind: 'grip',
      by: 'goblin',
      on: 'lilina',
      item: undefined,
      with: 'x',
      tripReady: false,
      roll: 1,
      skill: 1,
      level: 'success',
      work: 0,
    }
    expect(skill((_, s) => s.holds.push({ ...held, location: 4 } as State['holds'][number]))).toBe(30)
    expect(skill((_, s) => s.holds.push({ ...held, location: undefined, item: 'x' } as State['holds'][number]))).toBe(
      60,
    )
    expect(skill((f) => Object.assign(f, { stance: 'prone' }))).toBe(40)
    expect(skill((f) => Object.assign(f, { footing: 'unstable' }))).toBe(40)
    const scenes = [
      { light: 'partial' },
      { haze: 'mist' },
      { light: 'dark' },
      { haze: 'fog' },
      { light: 'partial', haze: 'fog' },
    ]
    expect(scenes.map((scene) => skill(() => undefined, 'dragons-breath', { scene }))).toEqual([40, 40, 20, 20, 20])
    expect(skill(() => undefined, 'bladesharp', { scene: { haze: 'fog' } })).toBe(60)
    const hidden = start(
      { 'dragons-breath': 2 },
      (f) => Object.assign(f, { stance: 'prone' }),
      {},
      { scene: { light: 'pitch' } },
    )
    const failed = cast(hidden, 'lilina common magic: 30')
    expect(lilina(failed).magicPoints).toBe(12)
  },
)

rule('LEG-MAG-Modifiers', 'what counts against a casting is told, where anything does', () => {
  const modifiers = (change: Change) =>
    alone(start({ bladesharp: 1 }, change), 'lilina common magic: 30', (ctx, s) =>
      castSpell.act(ctx, s, lilina(s)),
    ).events.filter(({ type }) => type === 'skill')
  expect(modifiers(() => undefined)).toEqual([])
  expect(modifiers((f) => Object.assign(f, { stance: 'prone' }))).toMatchObject([
    { what: 'common magic', skill: 40, modifiers: [{ value: -20 }] },
  ])
})

rule('LEG-MAG-Range', 'a ranged spell carries five times POW in metres', () => {
  const away = (distance: number) => {
    const s = start({ 'dragons-breath': 2 }, () => undefined, {}, { distance })
    return refusal(legend, s, 'lilina', 'castSpell')?.rule
  }
  expect([away(60), away(61)]).toEqual([undefined, 'LEG-MAG-Range'])
})

rule(
  ['LEG-SPL-DragonsBreath', 'LEG-MAG-Resist'],
  'unless evaded it burns a random location for 1D10, less armour',
  () => {
    const burnt = cast(
      start({ 'dragons-breath': 2 }),
      `lilina common magic: 30
     goblin evade spell: none
     lilina manoeuvre: none
     lilina damage: 6
     lilina hit location: 8`,
    )
    expect(goblin(burnt).limbs[2]?.hp).toBe(5 - (6 - 2))
    expect(goblin(burnt)).toMatchObject({ actions: 3, noAttack: 0 })
    expect(lilina(burnt).magicPoints).toBe(10)
  },
)

rule(['LEG-MAG-Cast', 'LEG-MAG-Cost'], 'who knows no spell or cannot pay for one cannot cast', () => {
  expect(refusal(legend, start({}), 'lilina', 'castSpell')?.rule).toBe('LEG-MAG-Cast')
  const poor = start({ 'dragons-breath': 2 }, (f) => Object.assign(f, { magicPoints: 1 }))
  expect(refusal(legend, poor, 'lilina', 'castSpell')?.rule).toBe('LEG-MAG-Cost')
})

rule(
  'LEG-AID-Magic',
  'Heal restores a point for each Magnitude; the first wakes the victim and stops the blood',
  () => {
    const sore = start({ heal: 2 }, (f) => {
      Object.assign(f.limbs[CHEST] ?? {}, { hp: 0 })
      f.bleeding = [CHEST]
    })
    const healed = cast(sore, 'lilina magnitude: 2\nlilina common magic: 30')
    expect(lilina(healed).limbs[CHEST]?.hp).toBe(2)
    expect(lilina(healed)).toMatchObject({ bleeding: [], staunched: [] })
    const friend = arranged(
      facing({ lilina: { skills: { commonMagic: 60 }, spells: { heal: 1 } }, thrace: {} }, { goblin: {} }),
      (s) => {
        s.where = movedTowards(s.where, 'lilina', 'thrace', 5, 1).where
        Object.assign(lilina(s).items[1] ?? {}, { where: 'ground' })
        Object.assign(the(s, 'thrace'), { condition: 'unconscious' })
        Object.assign(the(s, 'thrace').limbs[CHEST] ?? {}, { hp: 0 })
      },
    )
    expect(the(cast(friend, 'lilina common magic: 30'), 'thrace').condition).toBe('up')
  },
)

rule(
  ['LEG-MAG-Cast', 'LEG-MAG-Cost'],
  'a spell is lost if its price or its target is gone when it would take effect',
  () => {
    const poor = casting((f) => Object.assign(f, { magicPoints: 2 }))
    expect(lilina(cast(poor, ''))).toMatchObject({ magicPoints: 2, casting: undefined })
    const disarmed = casting((f) => Object.assign(f.items[0] ?? {}, { where: 'ground' }))
    expect(cast(disarmed, '').spells).toEqual([])
    const enough = cast(
      casting((f) => Object.assign(f, { magicPoints: 3 })),
      'lilina common magic: 30\nlilina resilience: 30',
    )
    expect(lilina(enough)).toMatchObject({ magicPoints: 0, fatigue: 1 })
  },
)

rule('LEG-AID-Magic', 'of one total of Hit Points too: at nothing a point wakes its owner, above it none does', () => {
  const healed = (general: number) => {
    const s = start({ heal: 1 }, (f) => {
      Object.assign(f.facts, { wounds: 'general' })
      Object.assign(f, { general, condition: 'unconscious' })
    })
    return lilina(alone(s, 'lilina common magic: 30', (ctx, st) => castSpell.act(ctx, st, lilina(st))).state)
  }
  expect([healed(0).condition, healed(1).condition]).toEqual(['up', 'unconscious'])
  expect(healed(0).general).toBe(1)
})

rule('LEG-AID-Magic', 'a point healed elsewhere does not wake, and the maimed and the dead are past it', () => {
  const beside = (change: (thrace: Fighter) => void): State =>
    arranged(
      facing({ lilina: { skills: { commonMagic: 60 }, spells: { heal: 1 } }, thrace: {} }, { goblin: {} }),
      (s) => {
        s.where = movedTowards(s.where, 'lilina', 'thrace', 5, 1).where
        Object.assign(lilina(s).items[1] ?? {}, { where: 'ground' })
        change(the(s, 'thrace'))
      },
    )
  const bruised = beside((f) => {
    f.condition = 'unconscious'
    Object.assign(f.limbs[0] ?? {}, { hp: 2 })
  })
  const healed = the(cast(bruised, 'lilina common magic: 30'), 'thrace')
  expect([healed.condition, healed.limbs[0]?.hp]).toEqual(['unconscious', 3])
  const open = (change: (f: Fighter) => void) => {
    const s = beside(change)
    return spellTargets(s, lilina(s), spellOf('heal')).map(({ key }) => key)
  }
  expect(open(() => undefined)).toEqual([])
  expect(open((f) => Object.assign(f.limbs[0] ?? {}, { hp: 2 }))).toEqual(['thrace rightLeg'])
  expect(open((f) => Object.assign(f.limbs[0] ?? {}, { hp: -5, maimed: true }))).toEqual([])
  const killed = (f: Fighter): void => {
    Object.assign(f.limbs[0] ?? {}, { hp: 2 })
    f.condition = 'dead'
  }
  expect(open(killed)).toEqual([])
})

rule('LEG-MAN-StunLocation', 'the winded may only defend', () => {
  const s = start({ bladesharp: 1 }, (f) => Object.assign(f, { defending: true }))
  for (const open of ['delay', 'doNothing', 'parry']) expect(refusal(legend, s, 'lilina', open)).toBeUndefined()
  for (const shut of ['attack', 'castSpell', 'changeStance', 'move', 'charge']) {
    expect(refusal(legend, s, 'lilina', shut)?.rule).toBe('LEG-MAN-StunLocation')
  }
})
