import { die } from '../../../dice/chance.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { passes, ROLLS, reckoned } from '../body/checks.ts'
import { comesTo } from '../body/conditions.ts'
import { shift } from '../body/difficulty.ts'
import { athleticSkill, hampered } from '../body/hampered.ts'
import { luckRerolls } from '../body/luck.ts'
import { falls } from '../body/stances.ts'
import { feet } from '../ground/reach.ts'
import { isOver } from '../state/clocks.ts'
import { active, CONTACT, freeHand, limbOf, placeOf, wholeOf } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { type Action, no } from './action.ts'

const HEALS = die('first aid heals', 3)

interface Wounded {
  readonly key: string
  readonly who: Fighter
  readonly location: number
  readonly bleeds: boolean
}
/** Wounds within reach that First Aid can do something about (CFI-WND-FirstAid; Ruling CFI-A105). */
function treatable(s: State, f: Fighter): Wounded[] {
  return s.fighters.flatMap((who) => {
    if (who.side !== f.side || who.condition === 'dead' || who.condition === 'fled' || feet(s, f.id, who.id) > CONTACT)
      return []
    return who.limbs.flatMap((limb, location) => {
      const bleeds = who.bleeding.includes(location)
      const hurt = limb.hp < wholeOf(who, location) && !limb.aided && !limb.severed && s.options.firstAid === 'full'
      return bleeds || hurt
        ? [{ key: `${who.id} ${who.facts.body.locations[location]?.id}`, who, location, bleeds }]
        : []
    })
  })
}

export const firstAid: Action = {
  key: 'firstAid',
  rule: 'CFI-WND-FirstAid',
  cost: 'action',
  refuse(s, f) {
    if (s.options.firstAid === 'never') return no('there is no time for it in a fight', 'CFI-WND-FirstAid')
    if (freeHand(s, f) === undefined) return no('he has no hand free', 'CFI-WND-FirstAid')
    return treatable(s, f).length === 0
      ? no('there is no wound in reach that it would help', 'CFI-WND-FirstAid')
      : undefined
  },
  act(ctx, s, f) {
    const { who, location, bleeds } = asked(ctx, {
      who: f.id,
      about: { ask: 'wound', at: f.id } as const,
      options: treatable(s, f),
    })
    const worth = reckoned(ctx, s, f.facts.skills.firstAid, 'First Aid', 'CFI-WND-FirstAid', hampered(s, f, 'firstAid'))
    if (!passes(ctx, f, ROLLS.firstAid, worth, 'CFI-WND-FirstAid')) return
    const limb = limbOf(who, location)
    if (bleeds) {
      who.bleeding = who.bleeding.toSpliced(who.bleeding.indexOf(location), 1)
      who.staunched = [...who.staunched, location]
      ctx.emit?.({
        type: 'becomes',
        who: who.id,
        what: 'staunched',
        location: placeOf(who, location),
        rule: ['CFI-SE-Bleed', 'CFI-WND-FirstAid'],
      })
    }
    if (s.options.firstAid !== 'full') return
    limb.aided = true
    const before = limb.hp
    limb.hp = Math.min(wholeOf(who, location), limb.hp + healed(ctx, f, who))
    if (limb.hp > 0) {
      limb.useless = false
      limb.wound = 'none'
    }
    ctx.emit?.({
      type: 'healed',
      who: who.id,
      location: placeOf(who, location),
      by: limb.hp - before,
      now: limb.hp,
      rule: 'CFI-WND-FirstAid',
    })
    isOver(who, 'dying')
    if (who.condition === 'unconscious') comesTo(ctx, who, 'CFI-WND-FirstAid')
  },
}

/** 1d3, which Luck may make more (CFI-LUCK-Again). */
function healed(ctx: Ctx, f: Fighter, who: Fighter): number {
  const points = ctx.roll(HEALS, f.id)
  return points < 3 && luckRerolls(ctx, f, HEALS.label, who.id) ? ctx.roll(HEALS, f.id) : points
}

/** On the ground he rolls the flames out; each comrade beside him makes it a grade easier (CFI-FIRE-Smother). */
export const smother: Action = {
  key: 'smother',
  rule: 'CFI-FIRE-Smother',
  cost: 'action',
  refuse: (_s, f) => (!lasts(f.lasting, 'burning') ? no('he is not on fire', 'CFI-FIRE-Smother') : undefined),
  act(ctx, s, f) {
    falls(ctx, s, f, 'CFI-FIRE-Smother')
    const b = hampered(s, f, 'athletics')
    const helpers = s.fighters.filter(
      (other) => other !== f && other.side === f.side && active(other) && feet(s, f.id, other.id) <= CONTACT,
    ).length
    shift(b, -helpers, 'helped', 'CFI-FIRE-Smother')
    const worth = reckoned(ctx, s, f.facts.skills[athleticSkill(f)], 'Athletics', 'CFI-FIRE-Smother', b)
    if (!passes(ctx, f, ROLLS.athletics, worth, 'CFI-FIRE-Smother')) return
    isOver(f, 'burning')
    ctx.emit?.({ type: 'becomes', who: f.id, what: 'quenched', rule: 'CFI-FIRE-Smother' })
  },
}
