import type { Option } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { held } from '../../../mechanisms/hands.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { canReact } from '../body/conditions.ts'
import { costOf, mostIntense, rangeOf, SPELL_IDS, SPELLS, type SpellId } from '../content/spells.ts'
import { engaged, feet } from '../ground/reach.ts'
import { visible } from '../ground/sight.ts'
import { castingBase } from '../magic/casting.ts'
import { countered } from '../magic/countering.ts'
import { releases } from '../magic/spells.ts'
import { active, breathless, fighter, foes, freeHand, isShield, mayAttack } from '../state/fighters.ts'
import type { Casting, Ctx, Fighter, State } from '../state/types.ts'
import { type Action, declaring, no, type Refused } from './action.ts'
import { chosenTarget } from './attacking.ts'
import type { ActionKey } from './keys.ts'

interface SpellOption extends Option {
  readonly spell: SpellId
  readonly intensity: number
}

/** What he can cast now: at most a tenth of his skill in Intensity, paid in Magic Points; engaged, nothing of more than five feet (CFI-CAST-Intensity, CFI-CAST-Engaged). */
export function castable(s: State, f: Fighter): SpellOption[] {
  const most = Math.ceil(castingBase(f) / 10)
  const near = engaged(s, f)
  return SPELL_IDS.flatMap((spell) => {
    const known = Math.min(f.facts.spells[spell] ?? 0, most, mostIntense(spell))
    if (SPELLS[spell].actions === 0 || f.forgotten.includes(spell)) return []
    return Array.from({ length: known }, (_, i) => ({ key: `${spell} ${i + 1}`, spell, intensity: i + 1 })).filter(
      ({ intensity }) =>
        costOf(spell, intensity) <= f.magicPoints &&
        !(near && rangeOf(spell, intensity) > 5) &&
        targets(s, f, spell, intensity).length > 0,
    )
  })
}

/** Whom a spell may be meant for: somebody he perceives, in range; himself (CFI-CAST-Needs). */
function targets(s: State, f: Fighter, spell: SpellId, intensity: number): Fighter[] {
  if (spell === 'shield') return lasts(f.lasting, 'shield') ? [] : [f]
  const range = rangeOf(spell, intensity)
  const there = s.fighters.filter(
    (other) => active(other) && !other.invisible && feet(s, f.id, other.id) <= range && visible(s, f, other),
  )
  if (spell === 'dispel') return [f, ...there.filter((other) => foes(f, other) && lasts(other.lasting, 'shield'))]
  return there.filter((other) => foes(f, other))
}

/** Why he can cast nothing at all. */
function unable(s: State, f: Fighter): Refused | undefined {
  if (Object.keys(f.facts.spells).length === 0) return no('he knows no spells', 'CFI-PRO-CastMagic')
  if (
    f.facts.class === 'mage' &&
    (f.limbs.some((limb) => limb.worn > 0) || f.items.some((item) => isShield(item) && held(item)))
  )
    return no('a mage casts nothing in armor or with a shield', 'CFI-CAST-Armor')
  if (freeHand(s, f) === undefined) return no('he has no hand free', 'CFI-CAST-Needs')
  if (f.footing === 'submerged' || breathless(f)) return no('he has no voice', 'CFI-CAST-Needs')
  return f.blind ? no('he perceives no target', 'CFI-CAST-Needs') : undefined
}

const ENGAGED = no('engaged, he casts nothing that goes farther than five feet', 'CFI-CAST-Engaged')
/** A spell on its way that a foe upon him keeps him from finishing; what is finished he may let go (Ruling CFI-A125). */
const tooNear = (s: State, f: Fighter): Refused | undefined =>
  f.casting !== undefined && rangeOf(f.casting.spell, f.casting.intensity) > 5 && engaged(s, f) ? ENGAGED : undefined

const RELEASE = [{ key: 'now' }, { key: 'keep' }] as const

export const castMagic: Action = declaring({
  key: 'castMagic',
  rule: 'CFI-PRO-CastMagic',
  cost: 'action',
  refuse(s, f) {
    const why = unable(s, f)
    if (why !== undefined) return why
    if (f.casting !== undefined)
      return f.casting.left > 0
        ? tooNear(s, f)
        : no('a finished spell waits: let it go or hold it', 'CFI-PRO-CastMagic')
    if (lasts(f.lasting, 'barred') || lasts(f.lasting, 'surprised'))
      return no('he can begin no spell yet', 'CFI-WND-Serious')
    if (castable(s, f).length > 0) return undefined
    return engaged(s, f) ? ENGAGED : no('no spell has a target and the Magic Points for it', 'CFI-CAST-Cost')
  },
  declare(ctx, s, f) {
    const casting = f.casting ?? chosenSpell(ctx, s, f)
    return {
      at: casting.at,
      possible: () =>
        f.casting !== undefined || targets(s, f, casting.spell, casting.intensity).some(({ id }) => id === casting.at),
      carryOut: () => casts(ctx, s, f, casting),
    }
  },
})

function casts(ctx: Ctx, s: State, f: Fighter, casting: Casting): void {
  // What disturbed him since he declared it stands in his spell.
  const now = { ...(f.casting ?? casting), left: casting.left - 1 }
  f.casting = now
  ctx.emit?.({
    type: 'casts',
    who: f.id,
    spell: now.spell,
    intensity: now.intensity,
    at: now.at,
    left: now.left,
    rule: ['CFI-PRO-CastMagic', 'CFI-CAST-Time', 'CFI-ACT-06'],
  })
  if (now.left > 0) return
  const usual = now.spell === 'dispel' && now.at === f.id ? 'keep' : 'now'
  if (ctx.choose({ who: f.id, about: { ask: 'release', spell: now.spell }, options: RELEASE, usual }).key === 'now')
    releases(ctx, s, f)
}

function chosenSpell(ctx: Ctx, s: State, f: Fighter): Casting {
  const { spell, intensity } = asked(ctx, { who: f.id, about: { ask: 'spell' } as const, options: castable(s, f) })
  const target = chosenTarget(ctx, f, targets(s, f, spell, intensity), spell, undefined)
  return { spell, intensity, at: target.id, left: SPELLS[spell].actions, harder: 0, held: false }
}

const FINISHED = no('no finished spell waits', 'CFI-PRO-HoldMagic')

export const holdMagic: Action = {
  key: 'holdMagic',
  rule: 'CFI-PRO-HoldMagic',
  cost: 'action',
  refuse: (_s, f) => (f.casting === undefined || f.casting.left > 0 ? FINISHED : undefined),
  act(ctx, s, f) {
    const { casting } = f
    if (casting === undefined) return
    f.casting = { ...casting, held: true }
    ctx.emit?.({ type: 'did', who: f.id, action: 'holdMagic', rule: 'CFI-PRO-HoldMagic' })
    if (countered(ctx, s, f, casting, true)) f.casting = undefined
  },
}

/** A finished spell may be let go for nothing more, on his own Turn and when a foe is about to act (CFI-PRO-CastMagic; Ruling CFI-A125). */
export const releaseMagic: Action = {
  key: 'releaseMagic',
  rule: 'CFI-PRO-CastMagic',
  cost: 'free',
  offensive: true,
  refuse(s, f) {
    if (f.casting === undefined || f.casting.left > 0) return FINISHED
    return active(fighter(s, f.casting.at)) || f.casting.spell === 'shield'
      ? undefined
      : no('its target is gone', 'CFI-CAST-Needs')
  },
  act: (ctx, s, f) => releases(ctx, s, f),
}

/** What is neither let go nor held by the end of his next Turn is lost (CFI-PRO-CastMagic). */
export function lapsesUnheld(ctx: Ctx, f: Fighter, action: ActionKey): void {
  const { casting } = f
  if (casting === undefined || action === 'holdMagic' || action === 'castMagic') return
  f.casting = undefined
  ctx.emit?.({
    type: 'spellLost',
    who: f.id,
    spell: casting.spell,
    why: 'dropped',
    rule: casting.left > 0 ? 'CFI-CAST-While' : 'CFI-PRO-HoldMagic',
  })
}

/** At any moment until his next Turn: he may let it go before a foe does what he has declared. */
export function releasedFirst(ctx: Ctx, s: State, f: Fighter, at: Fighter, action: ActionKey): boolean {
  if (f.casting === undefined || !canReact(s, f) || !mayAttack(f)) return false
  // A counter is kept for what it can meet.
  if (f.casting.spell === 'dispel' && f.casting.at === f.id) return false
  if (releaseMagic.refuse(s, f) !== undefined) return false
  const about = { ask: 'release', spell: f.casting.spell, at: at.id, action } as const
  if (ctx.choose({ who: f.id, about, options: RELEASE, usual: 'keep' }).key === 'keep') return false
  releases(ctx, s, f)
  return true
}
