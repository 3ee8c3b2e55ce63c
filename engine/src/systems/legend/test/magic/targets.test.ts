import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { castSpell } from '../../actions/casting.ts'
import { holding } from '../../ground/holds.ts'
import { castingSkill } from '../../magic/casting.ts'
import { fade, greatest, lay, lift, spellOf, spellTargets } from '../../magic/targets.ts'
import type { Fighter, State } from '../../state/types.ts'
import { alone, arranged, asking, facing, the } from '../arrange.ts'
import { cast, goblin, lilina, start } from '../casting.ts'
import { FENCE, item, man, offered, told } from '../clash.ts'

const CHEST = 3
const RIGHT_ARM = 4
const breath = (change?: (f: Fighter, s: State) => void, foe?: object, more?: object): State =>
  start({ 'dragons-breath': 2 }, change, foe, more)
const played = (state: State, script: string) => alone(state, script, (ctx, s) => castSpell.act(ctx, s, lilina(s)))
const keys = (s: State, spell: string) => spellTargets(s, lilina(s), spellOf(spell)).map(({ key }) => key)
const rest = 'lilina manoeuvre: none\nlilina damage: 1\nlilina hit location: 11'

describe('what tells on a casting', () => {
  rule('LEG-MAG-Modifiers', 'weariness takes from it, and a hold on somebody else does not', () => {
    const weary = start({ bladesharp: 1 }, (f) => Object.assign(f, { fatigue: 3 }))
    const told = played(weary, 'lilina common magic: 95').events.find(({ type }) => type === 'skill')
    expect(told).toMatchObject({ skill: 60 - 30 })
    const other = start({ bladesharp: 1 }, (f, s) =>
      s.holds.push(holding('entangle', f, goblin(s), item(s, 'lilina', 'longsword'), { location: CHEST })),
    )
    expect(castingSkill(other, lilina(other), spellOf('bladesharp'), undefined)).toBe(60)
  })

  rule('LEG-MAG-Modifiers', 'who is wholly hidden is hit by no spell, whoever hides himself can cast one', () => {
    const wall = { ...FENCE, total: true }
    const behind = (who: (s: State) => Fighter) => breath((_, s) => Object.assign(who(s), { cover: wall }))
    const failed = played(behind(goblin), 'lilina common magic: 30')
    expect(told(failed, 'cast')).toMatchObject([
      { who: 'lilina', at: 'goblin', level: 'failure', rule: ['LEG-MAG-Cast', 'LEG-MAG-Modifiers'] },
    ])
    const open = played(behind(lilina), `lilina common magic: 30\ngoblin evade spell: none\n${rest}`)
    expect(told(open, 'cast')).toMatchObject([{ who: 'lilina', at: 'goblin', level: 'success', rule: 'LEG-MAG-Cast' }])
    const partly = breath((_, s) => Object.assign(goblin(s), { cover: FENCE }))
    expect(told(played(partly, `lilina common magic: 30\ngoblin evade spell: none\n${rest}`), 'cast')).toMatchObject([
      { level: 'success' },
    ])
  })

  rule('LEG-MAG-Cost', 'a fumble in the dark is a fumble and is paid; a touch needs no light', () => {
    const scene = { scene: { light: 'pitch' } }
    expect(lilina(cast(breath(undefined, {}, scene), 'lilina common magic: 99')).magicPoints).toBe(12 - 2)
    const sharp = cast(start({ bladesharp: 1 }, undefined, {}, scene), 'lilina common magic: 30')
    expect(sharp.spells).toHaveLength(1)
  })

  rule('LEG-MAG-Cost', 'a critical saves a point of any Magnitude, and what costs nothing is not told as paid', () => {
    const three = start({ bladesharp: 3 }, (f) => {
      f.casting = { spell: 'bladesharp', magnitude: 3, at: 'lilina', on: 'lilina longsword', left: 1 }
    })
    expect(lilina(cast(three, 'lilina common magic: 6')).magicPoints).toBe(12 - 2)
    const points = (roll: number) =>
      told(played(start({ bladesharp: 1 }), `lilina common magic: ${roll}`), 'magicPoints')
    expect([points(61).length, points(60).length]).toEqual([0, 1])
  })

  rule('LEG-MAG-Empty', 'the hardiest lies a minute all the same', () => {
    const drained = start({ bladesharp: 1 }, (f) => {
      f.magicPoints = 1
      Object.assign(f.facts, { characteristics: { ...f.facts.characteristics, con: 25 } })
    })
    const state = cast(drained, 'lilina common magic: 30\nlilina resilience: 95')
    expect(lilina(state)).toMatchObject({ condition: 'unconscious', unconsciousRounds: 12 })
  })
})

describe('what a spell can be cast at', () => {
  /** Thrace stands beside Lilina, whose shield hand is empty. */
  const beside = (spells: object, change?: (s: State) => void): State =>
    arranged(facing({ lilina: { skills: { commonMagic: 60 }, spells }, thrace: {} }, { goblin: {} }), (s) => {
      s.where = { bands: spaced(['lilina', 'thrace', 'goblin'], [1, 9, 9]) }
      for (const one of lilina(s).items) if (one.where === 'left') one.where = 'stowed'
      change?.(s)
    })

  test('all he knows and can pay to the last point', () => {
    const both = start({ bladesharp: 1, 'dragons-breath': 2, protection: 1 }, (f) => {
      f.magicPoints = 2
    })
    expect(offered(asking(both, 'lilina act: castSpell'))).toEqual(['bladesharp', 'dragons-breath', 'protection'])
    const poor = start({ bladesharp: 1, 'dragons-breath': 2, protection: 1 }, (f) => {
      f.magicPoints = 1
    })
    expect(offered(asking(poor, 'lilina act: castSpell'))).toEqual(['bladesharp', 'protection'])
  })

  rule('LEG-MAG-Cost', 'one that is not progressive has its own Magnitude, however it was learnt', () => {
    const s = breath((f) => Object.assign(f.facts, { spells: { 'dragons-breath': 4, bladesharp: 4 } }))
    expect(['dragons-breath', 'bladesharp'].map((id) => greatest(lilina(s), spellOf(id)))).toEqual([2, 4])
    cast(breath(), `lilina common magic: 30\ngoblin evade spell: none\n${rest}`)
  })

  rule('LEG-SPL-Protection', 'protection is for the caster alone', () => {
    expect(keys(beside({ protection: 1 }), 'protection')).toEqual(['lilina'])
    const { events } = played(beside({ protection: 1 }), 'lilina common magic: 30')
    expect(events.find(({ type }) => type === 'enchanted')).toMatchObject({ at: 'lilina', item: undefined })
  })

  test('a friend within touch of a free hand, who is still there', () => {
    const sharp = (change?: (s: State) => void) => keys(beside({ bladesharp: 1 }, change), 'bladesharp')
    const mine = 'lilina longsword'
    const friends = (change?: (s: State) => void) => sharp(change).filter((key) => key !== mine).length
    expect(friends()).toBeGreaterThan(0)
    expect(friends((s) => void Object.assign(the(s, 'thrace'), { condition: 'fled' }))).toBe(0)
    const apart = { bands: spaced(['lilina', 'thrace', 'goblin'], [4, 9, 9]) }
    expect(friends((s) => void Object.assign(s, { where: apart }))).toBe(0)
    const held = (where: 'both' | 'left' | 'right') => (s: State) => {
      item(s, 'lilina', 'longsword').where = where
    }
    expect([friends(held('both')), friends(held('left')) > 0, friends(held('right')) > 0]).toEqual([0, true, true])
  })

  rule('LEG-SPL-Bladesharp', 'of two blades in hand either, of what cuts and what thrusts', () => {
    const armed = (weapons: readonly string[]) => {
      const s = arranged(facing({ lilina: man(weapons, { spells: { bladesharp: 1 } }) }, { goblin: {} }))
      return keys(s, 'bladesharp')
    }
    expect(armed(['war-sword', 'dagger'])).toEqual(['lilina war-sword', 'lilina dagger'])
    expect(armed(['hatchet', 'mace'])).toEqual(['lilina hatchet'])
    expect(armed(['rapier'])).toEqual(['lilina rapier'])
    const sharp = played(start({ bladesharp: 1 }), 'lilina common magic: 30')
    expect(told(sharp, 'enchanted')).toMatchObject([{ item: 'Longsword', rule: 'LEG-SPL-Bladesharp' }])
  })

  rule('LEG-AID-Magic', 'one total of Hit Points is one wound, where there is any', () => {
    const hurt = (general: number) => {
      const s = start({ heal: 1 }, (f) => {
        Object.assign(f.facts, { wounds: 'general' })
        f.general = general
      })
      return keys(s, 'heal')
    }
    const full = lilina(start({})).facts.generalHitPoints
    expect([hurt(full), hurt(full - 1)]).toEqual([[], ['lilina rightLeg']])
    const sore = start({ heal: 1 }, (f) => Object.assign(f.limbs[0] ?? {}, { hp: 1 }))
    expect(lilina(cast(sore, 'lilina common magic: 30')).limbs[0]?.hp).toBe(2)
  })

  rule('LEG-MAG-NoStack', 'a casting on one blade counts for no other, and ends by itself', () => {
    const two = arranged(facing({ lilina: man(['war-sword', 'dagger']) }, { goblin: {} }))
    const on = (weapon: string, magnitude: number, until = 9) =>
      ({ spell: 'bladesharp', magnitude, by: 'lilina', at: 'lilina', item: `lilina ${weapon}`, until }) as const
    const sharp = (s: State) => ['war-sword', 'dagger'].map((weapon) => item(s, 'lilina', weapon).sharp)
    const { state } = alone(two, '', (ctx, s) => {
      lay(ctx, s, on('dagger', 3))
      lay(ctx, s, on('war-sword', 1))
      lay(ctx, s, on('war-sword', 2))
      lay(ctx, s, on('war-sword', 1))
    })
    expect(sharp(state)).toEqual([2, 3])
    const ended = alone(state, '', (ctx, s) => {
      const [dagger] = s.spells
      if (dagger !== undefined) lift(ctx, s, dagger, 'LEG-MAG-Dismiss')
    }).state
    expect(sharp(ended)).toEqual([2, 0])
    const late = alone(state, '', (ctx, s) => {
      s.round = 10
      fade(ctx, s)
    }).state
    expect([sharp(late), late.spells]).toEqual([[0, 0], []])
  })
})

describe('between the first word and the last', () => {
  const healing = (change: (s: State) => void): State =>
    start({ heal: 3 }, (f, s) => {
      f.casting = { spell: 'heal', magnitude: 3, at: 'lilina', on: 'chest', left: 1 }
      change(s)
    })
  rule('LEG-MAG-Cast', 'a wound that is gone takes the spell with it, whatever else is hurt', () => {
    const elsewhere = healing((s) => Object.assign(lilina(s).limbs[0] ?? {}, { hp: 1 }))
    expect(lilina(cast(elsewhere, ''))).toMatchObject({ casting: undefined, magicPoints: 12 })
    const another = arranged(facing({ lilina: { spells: { heal: 3 } }, thrace: {} }, { goblin: {} }), (s) => {
      s.where = { bands: spaced(['lilina', 'thrace', 'goblin'], [1, 9, 9]) }
      for (const one of lilina(s).items) if (one.where === 'left') one.where = 'stowed'
      lilina(s).casting = { spell: 'heal', magnitude: 3, at: 'lilina', on: 'chest', left: 1 }
      Object.assign(the(s, 'thrace').limbs[CHEST] ?? {}, { hp: 1 })
    })
    expect(lilina(cast(another, '')).magicPoints).toBe(the(another, 'lilina').magicPoints)
    const still = healing((s) => Object.assign(lilina(s).limbs[CHEST] ?? {}, { hp: 1 }))
    expect(lilina(cast(still, 'lilina common magic: 30')).limbs[CHEST]?.hp).toBe(4)
  })
  rule('LEG-MAG-Disturbed', 'who is blinded has forgotten what he was casting', () => {
    const blind = healing((s) => Object.assign(lilina(s), { blind: true }))
    expect(lilina(cast(blind, '')).casting).toBeUndefined()
  })
})

describe('a spell aimed at somebody', () => {
  const knows = { spells: { countermagic: 2 }, skills: { commonMagic: 50 } }
  const asks = (change: (f: Fighter, s: State) => void, more: object = {}) =>
    asking(breath(change, knows, more), 'lilina act: castSpell\nlilina common magic: 30').asked

  rule('LEG-MAG-Reactive', 'a critical counters it no less', () => {
    const { state } = played(
      breath(undefined, knows),
      'lilina common magic: 30\ngoblin counter: magnitude 2\ngoblin common magic: 5',
    )
    expect(goblin(state)).toMatchObject({ magicPoints: goblin(breath(undefined, knows)).magicPoints - 1, noAttack: 0 })
    expect(goblin(state).limbs[CHEST]?.hp).toBe(6)
  })

  test('with his last Combat Action, and only as far as his own spells carry', () => {
    const counter = { choices: [{ who: 'goblin', about: { ask: 'counter', at: 'goblin', against: 'lilina' } }] }
    expect(asks((_, s) => void Object.assign(goblin(s), { actions: 1 }))).toMatchObject(counter)
    const far = goblin(breath()).facts.characteristics.pow * 5
    expect(far).toBeLessThan(lilina(breath()).facts.characteristics.pow * 5)
    expect(asks(() => undefined, { distance: far })).toMatchObject(counter)
    expect(asks(() => undefined, { distance: far + 1 })).toMatchObject({ choices: [{ about: { ask: 'evade spell' } }] })
  })

  rule('LEG-MAG-Resist', 'what the caster has over 100% weighs on the Evade', () => {
    const state = breath((f) => Object.assign(f.facts, { skills: { ...f.facts.skills, commonMagic: 120 } }))
    const evade = goblin(state).facts.skills.evade
    const dodged = played(state, `lilina common magic: 50\ngoblin evade spell: evade\ngoblin evade: 95\n${rest}`)
    expect(told(dodged, 'evade')).toMatchObject([{ who: 'goblin', at: 'lilina', skill: evade }])
    expect(told(dodged, 'over100')).toMatchObject([{ who: 'lilina', at: 'goblin', value: -20 }])
    expect(told(dodged, 'damage')).toMatchObject([{ who: 'lilina', at: 'goblin', thrown: { who: 'lilina' } }])
  })

  rule('LEG-HP-SecondChance', 'who fails to get clear may buy another try', () => {
    const state = breath((_, s) => Object.assign(goblin(s), { heroPoints: 1 }))
    const dodged = played(
      state,
      'lilina common magic: 30\ngoblin evade spell: evade\ngoblin evade: 95\ngoblin second chance: spend\ngoblin evade again: 31',
    )
    expect(goblin(dodged.state)).toMatchObject({ heroPoints: 0, noAttack: 1 })
    expect(goblin(dodged.state).limbs.map(({ hp }) => hp)).toEqual(goblin(state).limbs.map(({ hp }) => hp))
  })

  rule('LEG-MAN-SlipFree', 'whoever dives from it better than it was cast may slip what holds his arm', () => {
    const state = breath((f, s) =>
      s.holds.push(holding('entangle', f, goblin(s), item(s, 'lilina', 'longsword'), { location: RIGHT_ARM })),
    )
    const dive = 'lilina common magic: 30\ngoblin evade spell: evade\ngoblin evade: 2\ngoblin manoeuvre: slipFree'
    expect(played(state, dive).state.holds).toEqual([])
  })

  test('who is asked is told whose spell it is', () => {
    const dodge = asking(breath(), 'lilina act: castSpell\nlilina common magic: 30').asked
    expect(dodge).toMatchObject({ choices: [{ who: 'goblin', about: { ask: 'evade spell', at: 'lilina' } }] })
    const spent = breath((_, s) => Object.assign(goblin(s), { actions: 0, heroPoints: 1 }))
    expect(asking(spent, 'lilina act: castSpell\nlilina common magic: 30').asked).toMatchObject({
      choices: [{ who: 'goblin', about: { ask: 'last chance', against: 'lilina' } }],
    })
  })
})
