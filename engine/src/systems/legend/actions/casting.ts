import type { Option } from '../../../kernel/types.ts'
import { asked, optionOf } from '../../../mechanisms/asking.ts'
import { couldInvoke, invoke } from '../body/heroic-abilities.ts'
import type { Spell } from '../content/spells.ts'
import { beginCasting, goOnCasting } from '../exchange/spellcasting.ts'
import { affordable, greatest, lift, type SpellTarget, spellTargets } from '../magic/targets.ts'
import { castingActions } from '../state/derive.ts'
import type { Ctx, Fighter, Running, State, Why } from '../state/types.ts'
import { action } from './action.ts'

const KNOWS_NONE: Why = { because: 'he knows no spell', rule: 'LEG-MAG-Cast' }
const BLIND: Why = { because: 'he is blinded', rule: 'LEG-MAG-Disturbed' }
const TOO_DEAR: Why = { because: 'he has too few Magic Points for any spell he knows', rule: 'LEG-MAG-Cost' }
const NO_TARGET: Why = { because: 'there is nothing in range to cast his spells at', rule: 'LEG-MAG-Range' }

const castable = (s: State, f: Fighter): Spell[] =>
  affordable(f).filter((spell) => spellTargets(s, f, spell).length > 0)

/** Cast a spell, or go on casting one (LEG-ACT-CastSpell). */
export const castSpell = action({
  key: 'castSpell',
  rule: 'LEG-ACT-CastSpell',
  refuse(s, f) {
    if (f.casting !== undefined) return undefined
    if (f.blind) return BLIND
    for (const id in f.facts.spells) if (id !== undefined) return refusal(s, f)
    return KNOWS_NONE
  },
  act(ctx, s, f) {
    if (f.casting !== undefined) {
      goOnCasting(ctx, s, f)
      return
    }
    const spell = chosenSpell(ctx, s, f)
    const magnitude = chosenMagnitude(ctx, f, spell)
    const { at, on } = chosenTarget(ctx, s, f, spell)
    beginCasting(ctx, s, f, { spell: spell.id, magnitude, at, on, left: castingActions(magnitude) })
  },
})

export function refusal(s: State, f: Fighter): Why | undefined {
  if (affordable(f).length === 0) return TOO_DEAR
  return castable(s, f).length === 0 ? NO_TARGET : undefined
}

function chosenSpell(ctx: Ctx, s: State, f: Fighter): Spell {
  const options = castable(s, f).map((spell) => ({ key: spell.id, spell }))
  return asked(ctx, { who: f.id, about: { ask: 'spell' }, options }).spell
}

/** A progressive spell may be cast at any Magnitude up to the one he knows and can pay. */
function chosenMagnitude(ctx: Ctx, f: Fighter, spell: Spell): number {
  const most = greatest(f, spell)
  if (most === spell.magnitude) return most
  const options: Option[] = []
  for (let magnitude = most; magnitude >= spell.magnitude; magnitude--) options.push(optionOf(String(magnitude)))
  return Number(ctx.choose({ who: f.id, about: { ask: 'magnitude', spell: spell.id }, options }).key)
}

function chosenTarget(ctx: Ctx, s: State, f: Fighter, spell: Spell): SpellTarget {
  const options = spellTargets(s, f, spell)
  return asked(ctx, { who: f.id, about: { ask: 'spell target', spell: spell.id }, options })
}

const HAS_NONE: Why = { because: 'no spell of his is in force', rule: 'LEG-MAG-Dismiss' }

const keyOf = ({ spell, at, item }: Running): string => `${spell} on ${item ?? at}`

/** Ends a spell of his own for a Combat Action (LEG-MAG-Dismiss). */
export const dismissSpell = action({
  key: 'dismissSpell',
  rule: 'LEG-MAG-Dismiss',
  refuse: (s, f) => (s.spells.some((spell) => spell.by === f.id) ? undefined : HAS_NONE),
  act(ctx, s, f) {
    const own = s.spells.filter((spell) => spell.by === f.id).map((spell) => ({ key: keyOf(spell), spell }))
    const { spell } = asked(ctx, { who: f.id, about: { ask: 'dismiss' }, options: own })
    lift(ctx, s, spell, 'LEG-MAG-Dismiss')
  },
})

const UNABLE: Why = { because: 'he knows no Battle Fury, or has no Magic Point for it', rule: 'LEG-HER-BattleFury' }
const RAGING: Why = { because: 'he rages already', rule: 'LEG-HER-BattleFury' }

/** For CON rounds no wound's Resilience test fails him (LEG-HER-BattleFury). */
export const battleFury = action({
  key: 'battleFury',
  rule: 'LEG-HER-BattleFury',
  refuse: (_s, f) => (f.fury > 0 ? RAGING : couldInvoke(f, 'battleFury') ? undefined : UNABLE),
  act(ctx, s, f) {
    f.fury = f.facts.characteristics.con
    invoke(ctx, s, f, 'battleFury')
  },
})
