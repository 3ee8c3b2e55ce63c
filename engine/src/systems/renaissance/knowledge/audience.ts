import { type Audience, seenBy } from '../../../kernel/audience.ts'
import type { Rolled } from '../../../kernel/types.ts'
import { RULED } from '../../../mechanisms/gm/index.ts'
import type { RenEvent } from '../state/events.ts'
import { ARMOUR } from '../state/wording.ts'

/** A grade without the margin, which would tell what he had to stay under: doubles anybody sees. */
const withoutMargin = (result: string): string => (result === 'exceptional failure' ? 'failure' : result)
/** A damage roll without what the armour of him who is hit comes to: that is his own to know. */
const withoutArmour = (roll: Rolled): Rolled => ({
  ...roll,
  terms: roll.terms.filter(({ because }) => !because.startsWith(ARMOUR)),
})

/** Who may know what of each event: what is done and what befalls somebody shows; his numbers and what he has left are his own. */
export const AUDIENCE = {
  // Turns.
  round: { round: 'all' },
  initiative: { who: 'owner', roll: 'called' },
  turn: { who: 'owner', standard: 'all', quick: 'all' },
  turnLost: { who: 'owner', why: 'all' },
  acts: { who: 'owner', action: 'all', cost: 'all' },
  // Checks.
  check: { who: 'owner', roll: 'called', result: { instead: withoutMargin }, success: 'all' },
  luck: { who: 'owner', use: 'all', left: 'own', roll: 'all' },
  attack: {
    who: 'owner',
    at: 'all',
    weapon: 'all',
    mode: 'all',
    strike: 'all',
    roll: 'called',
    success: 'all',
  },
  maneuver: { who: 'owner', at: 'all', what: 'all', roll: 'called', success: 'all' },
  defence: { who: 'owner', from: 'all', by: 'all', roll: 'called', result: 'all' },
  undefended: { who: 'owner', from: 'all', why: 'all' },
  again: { who: 'owner', at: 'all', time: 'all', won: 'all' },
  missed: { who: 'owner', at: 'all', by: 'all' },
  // Damage.
  hurt: {
    who: 'owner',
    by: 'all',
    roll: { instead: withoutArmour },
    dv: 'all',
    av: 'own',
    ap: 'all',
    lost: 'own',
    total: 'own',
  },
  harmed: { who: 'owner', by: 'all', roll: 'all', lost: 'own', total: 'own' },
  resisted: { never: 'who' },
  wounded: { who: 'owner', wounds: 'all', all: 'all' },
  prone: { who: 'owner', why: 'all' },
  rises: { who: 'owner' },
  disabled: { who: 'owner' },
  recovers: { who: 'owner' },
  dies: { who: 'owner', why: 'all' },
  stays: { who: 'owner', rounds: 'secret', why: 'all' },
  maimed: { who: 'owner', limb: 'all', by: 'all' },
  marked: { who: 'owner', place: 'all', by: 'all' },
  bleeds: { who: 'owner', turns: 'all', lost: 'all' },
  heals: { never: 'who' },
  // Movement.
  moved: { who: 'owner', metres: 'all', way: 'all', path: 'all', towards: 'all', running: 'all' },
  charges: { who: 'owner', at: 'all', mounted: 'all' },
  momentum: { who: 'owner', metres: 'all', enough: 'all' },
  stunt: { who: 'owner', stunt: 'all', effect: 'all' },
  stance: { who: 'owner', stance: 'all' },
  tires: { who: 'owner', what: 'all' },
  cover: { who: 'owner', grade: 'all' },
  // Things done.
  aims: { who: 'owner', at: 'all' },
  guards: { who: 'owner' },
  braces: { who: 'owner', weapon: 'all' },
  readies: { who: 'owner', readied: 'secret' },
  reacts: { who: 'owner', at: 'all', kind: 'all' },
  refreshed: { who: 'owner' },
  feinted: { who: 'owner', by: 'all' },
  helps: { who: 'owner', ally: 'all' },
  item: { who: 'owner', item: 'all', what: 'all' },
  ammunition: { who: 'owner', item: 'all', left: 'own' },
  held: { who: 'owner', hold: 'all', by: 'all', item: 'all' },
  freed: { who: 'owner', hold: 'all', by: 'all' },
  power: { who: 'owner', power: 'all', how: 'all' },
  counters: { who: 'owner', counter: 'secret' },
  drug: { who: 'owner', drug: 'all' },
  aware: { who: 'owner', why: 'all', by: 'all' },
  // Mounts, areas, hazards.
  mounts: { who: 'owner', mount: 'all' },
  unhorsed: { who: 'owner', mount: 'all', how: 'all' },
  astray: { who: 'owner', direction: 'all', metres: 'all' },
  bursts: { who: 'owner', weapon: 'all', spot: 'all', radius: 'all' },
  splashed: { who: 'owner', by: 'all', substance: 'all' },
  burns: { who: 'owner', substance: 'all', roll: 'all', lost: 'own' },
  putOut: { who: 'owner', substance: 'all' },
  hazard: { who: 'owner', hazard: 'all' },
  standoff: { rounds: 'all' },
  ...RULED,
} as const satisfies Audience<RenEvent>

/**
 * An event as a seat may know it: of a stranger's check the dice are seen, of his sums only what they come to is called out; what
 * he had to stay under and what counted is his.
 */
export const seen = seenBy<RenEvent>(AUDIENCE, (roll) => ({
  ...roll,
  faces: roll.under === true ? roll.faces : undefined,
  terms: [],
  needs: undefined,
}))
