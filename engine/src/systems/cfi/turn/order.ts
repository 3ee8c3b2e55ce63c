import { die } from '../../../dice/chance.ts'
import type { Modifier, Sealed } from '../../../kernel/types.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { load } from '../body/hampered.ts'
import { luckRerolls } from '../body/luck.ts'
import type { CfiRule } from '../book/rules.ts'
import { weariness } from '../content/tables.ts'
import { able, active, foes } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'

const INITIATIVE = die('initiative', 10)
const TIE = die('tie', 10)
/** What surprise takes off (CFI-SUR-01), and what cold does to cold blood (CFI-ABL-ColdBlooded). */
export const SURPRISED = 10
const [CHILLED, COLD] = [6, 60]

export const chilled = (s: Sealed<State>, f: Sealed<Fighter>): boolean =>
  able(f, 'coldBlooded') && s.scene.warmth < COLD

/** Every term of somebody's Initiative (CFI-INI-01, CFI-INI-04). Ruling CFI-A01: a creature's printed figure has its armor in it. */
export function initiativeTerms(s: State, f: Fighter): Modifier[] {
  const terms: Modifier[] = [{ value: f.facts.initiative, because: 'Initiative modifier', rule: 'CFI-ATT-Initiative' }]
  const armor = f.limbs.reduce((most, limb) => Math.max(most, limb.worn), 0)
  if (armor > 0 && !(f.facts.printed && s.options.creatureInitiative === 'printed'))
    terms.push({ value: -armor, because: 'armor', rule: 'CFI-INI-04' })
  const over = Math.max(0, Math.ceil(load(f) - f.facts.characteristics.str))
  if (over > 0)
    terms.push({ value: -over, because: 'load', rule: f.facts.untrainedArmor > 0 ? 'CFI-ENC-Armor' : 'CFI-ENC-Load' })
  if (chilled(s, f)) terms.push({ value: -CHILLED, because: 'cold', rule: 'CFI-ABL-ColdBlooded' })
  if (lasts(f.lasting, 'surprised')) terms.push({ value: -SURPRISED, because: 'surprised', rule: 'CFI-SUR-01' })
  const tired = weariness(f.fatigue).initiative
  if (tired > 0 && s.options.fatigueInitiative === 'nextRoll')
    terms.push({ value: -tired, because: 'fatigue', rule: 'CFI-FTG-Initiative' })
  return terms
}

/** Everybody rolls; of equal scores the higher DEX goes first, then a die decides (CFI-INI-01, CFI-INI-03). */
export function rollInitiative(ctx: Ctx, s: State): void {
  for (const f of s.fighters) {
    if (!active(f)) continue
    throws(ctx, s, f, ['CFI-INI-01', 'CFI-INI-02'])
  }
  for (const f of s.fighters)
    if (active(f) && behind(s, f) && luckRerolls(ctx, f, INITIATIVE.label, undefined))
      throws(ctx, s, f, 'CFI-LUCK-Again')
  for (let finer = 1; finer >= LEAST; finer /= 100) {
    const level = tied(s)
    for (const f of level) {
      const roll = ctx.roll(TIE, f.id)
      f.tie += roll * finer
      ctx.emit?.({ type: 'tie', who: f.id, roll, rule: 'CFI-INI-03' })
    }
    if (level.length === 0) return
  }
}
function throws(ctx: Ctx, s: State, f: Fighter, rule: CfiRule | readonly CfiRule[]): void {
  const terms = initiativeTerms(s, f)
  const roll = ctx.roll(INITIATIVE, f.id)
  f.initiative = terms.reduce((sum, { value }) => sum + value, roll)
  f.tie = 0
  ctx.emit?.({ type: 'initiative', who: f.id, roll, terms, total: f.initiative, rule })
}
/** Some foe comes before him. */
const behind = (s: State, f: Fighter): boolean =>
  s.fighters.some((other) => foes(f, other) && active(other) && comesBefore(s, other, f))

/** Whose dice fall alike so often is left in the order he is listed in. */
const LEAST = 1e-8
/** Those whom neither their scores nor what they have thrown since tells apart. */
const tied = (s: State): Fighter[] =>
  s.fighters.filter(
    (f) =>
      active(f) &&
      s.fighters.some(
        (other) =>
          other !== f &&
          active(other) &&
          other.initiative === f.initiative &&
          dexOf(other) === dexOf(f) &&
          other.tie === f.tie,
      ),
  )
const dexOf = (f: Sealed<Fighter>): number => f.facts.characteristics.dex

/** Initiative as it counts now: fatigue lowers it while it lasts (Ruling CFI-A86). */
export const standing = (s: Sealed<State>, f: Sealed<Fighter>): number =>
  f.initiative -
  (f.fatigue > 0 && s.options.fatigueInitiative === 'standing' && !lasts(f.lasting, 'frenzy')
    ? weariness(f.fatigue).initiative
    : 0)

/** Who of two comes first. */
export function comesBefore(s: Sealed<State>, a: Sealed<Fighter>, b: Sealed<Fighter>): boolean {
  const ahead = standing(s, a) - standing(s, b) || dexOf(a) - dexOf(b) || a.initiative - b.initiative || a.tie - b.tie
  return ahead > 0
}

/** The highest of those who have an Action Point and no Turn yet in this cycle (CFI-RND-02). */
export function nextToAct<F extends Sealed<Fighter>>(
  s: Omit<Sealed<State>, 'fighters'> & { readonly fighters: readonly F[] },
): F | undefined {
  let next: F | undefined
  for (const f of s.fighters) {
    if (f.points <= 0 || f.acted >= s.cycle || !active(f)) continue
    if (next === undefined || comesBefore(s, f, next)) next = f
  }
  return next
}
