import type { Choice, Option } from '../../../kernel/types.ts'
import { best, offeredOf } from '../../../mechanisms/deciding.ts'
import { FISTS } from '../body/arms.ts'
import { mostDamage } from '../exchange/damage.ts'
import { isNeeded } from '../exchange/effects.ts'
import { damageAdjustments, reduction } from '../exchange/modifiers.ts'
import { isAble, isUp } from '../state/fighters.ts'
import type { Outcome, Person, Question, Seen } from '../state/types.ts'
import { bestUse } from './judging.ts'

/** Which outcome of a critical hit serves him best; `harm`: he thinks of wounds alone. */
export function outcome(choice: Choice<Question>, s: Seen, f: Person, on: Person, harm: boolean): Option {
  const slain = isUp(on) ? offeredOf(choice, 'slain') : undefined
  if (slain !== undefined && (s.options.instantSlay === 'always' || !isNeeded(on))) return slain
  const gain = outcomeWorth(s, f, on, harm)
  return best(choice, ({ key }) => gain[key as Outcome] ?? 0)
}

/** A foe who goes down counts for more than his Hit Points. */
const DOWN = 1.5

/** What each outcome is worth: the share of the foe's Hit Points it takes, and what it spoils for him who is still up. */
function outcomeWorth(s: Seen, f: Person, on: Person, harm: boolean): Partial<Record<Outcome, number>> {
  const use = bestUse(s, f, on, 'attack')?.use ?? FISTS
  const allOut = f.adjustments.some(({ rule }) => rule === 'OLDE-ADV-all-out')
  const adds = damageAdjustments(f, use, allOut ? 'all-out' : 'attack', undefined)
  const top = mostDamage(s, f, use)
  const most = top + adds
  const armour = reduction(on, false, undefined)
  const takes = (damage: number): number => (damage >= on.hp ? DOWN : Math.max(0, damage) / on.hp)
  /** The mean over what the die may show. */
  const thrown = (more: number, of: (damage: number) => number): number => {
    let sum = 0
    for (let face = 1; face <= top; face++) sum += of(face + adds + more)
    return sum / top
  }
  const plain = thrown(-armour, takes)
  const spoils = harm || !isAble(on) ? 0 : thrown(-armour, (damage) => (damage >= on.hp ? 0 : 1))
  // What is left of the turn for both: blows of his side at an easier mark, blows of the foe gone wide.
  const ours = s.fighters.reduce((sum, { side, ap }) => sum + (side === f.side ? Math.floor(ap / 2) : 0), 0)
  const blind = BLIND_TO_US * Math.min(2, ours) + BLIND_TO_HIM * Math.floor(on.ap / 2)
  return {
    'twice maximum': takes(2 * most - armour),
    'maximum past armour': takes(most),
    'maximum and two': takes(most + 2 - armour),
    'maximum damage': takes(most - armour),
    'past armour': thrown(0, takes),
    'two more': thrown(2 - armour, takes),
    'at least two': thrown(-armour, (damage) => takes(Math.max(2, damage))),
    'blinded for good': plain + spoils * BLIND_FOR_GOOD,
    blinded: plain + spoils * blind,
    tripped: plain + spoils * TRIPPED,
    disarmed: plain + spoils * DISARMED,
    'weapon broken': plain + spoils * BROKEN,
    stumbles: plain + spoils * STUMBLING * Math.min(2, ours),
    lamed: plain,
  }
}
/** Shares of a fighter that a spoilt turn, weapon or eye is worth. */
const [BLIND_FOR_GOOD, BLIND_TO_US, BLIND_TO_HIM, TRIPPED, DISARMED, BROKEN, STUMBLING] = [
  0.6, 0.2, 0.12, 0.25, 0.2, 0.3, 0.08,
]
