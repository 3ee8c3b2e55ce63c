import { type Audience, seenBy } from '../../../kernel/audience.ts'
import { RULED } from '../../../mechanisms/gm/index.ts'
import type { OldeEvent } from '../state/types.ts'

/** Who may know what of each event: totals are called out; dice, terms and what is left of somebody's points are his own. */
export const AUDIENCE = {
  turn: { turn: 'all' },
  round: { turn: 'all', round: 'all' },
  ap: { who: 'owner', rolled: 'called', ap: 'all' },
  lot: { who: 'owner', rolled: 'called' },
  acts: { who: 'owner', action: 'all', ap: 'all', left: 'all', only: 'all' },
  passes: { who: 'owner', left: 'all' },
  moved: { who: 'owner', how: 'all', to: 'all', far: 'all', path: 'all', unseen: 'hides' },
  posture: { who: 'owner', posture: 'all', because: 'all' },
  readied: { who: 'owner', how: 'all', thing: 'all' },
  spanned: { who: 'owner', thing: 'all', by: 'all' },
  declared: {
    who: 'owner',
    on: 'all',
    as: 'all',
    weapon: 'all',
    hands: 'all',
    thrown: 'all',
    distance: 'all',
    sight: 'all',
  },
  'nobody there': { who: 'owner', on: 'all' },
  defense: { who: 'owner', from: 'all', rolled: 'called', needs: 'all' },
  attack: { who: 'owner', on: 'all', as: 'all', rolled: 'called', margin: 'all', band: 'all' },
  outcome: { who: 'owner', on: 'all', outcome: 'all', chosenBy: 'all' },
  slaying: { who: 'owner', by: 'all', on: 'all', allowed: 'all' },
  hurt: {
    who: 'all',
    on: 'owner',
    rolled: 'called',
    raw: 'all',
    terms: 'own',
    lost: 'all',
    left: 'own',
    status: 'all',
  },
  check: { who: 'owner', rolled: 'called', against: 'all', success: 'all' },
  condition: { who: 'owner', name: 'all', lasts: 'all', begins: 'all' },
  drops: { who: 'owner', thing: 'all' },
  breaks: { who: 'owner', thing: 'all' },
  bleeds: { who: 'owner', lost: 'all', left: 'own', status: 'all' },
  dies: { who: 'owner', how: 'all' },
  stable: { who: 'owner', by: 'all' },
  healed: { who: 'owner', by: 'all', rolled: 'all', won: 'own', left: 'own', status: 'all' },
  // Whether somebody has lost any of it is his own, and a point comes back only to who has.
  pool: { never: 'who' },
  // Who is a player character is told by nothing else.
  points: { never: 'who' },
  adjusted: { who: 'owner', to: 'all', value: 'all', because: 'all' },
  reflex: { who: 'owner', what: 'all', from: 'all', mine: 'called', his: 'called', inTime: 'all' },
  clash: { who: 'owner', from: 'all', mine: 'called', his: 'called', held: 'all' },
  over: { won: 'all' },
  ruled: RULED.ruled,
  ruledEnd: RULED.ruledEnd,
} as const satisfies Audience<OldeEvent>

/** An event as a seat may know it: a stranger calls out his total and what he had to reach. */
export const seen = seenBy<OldeEvent>(AUDIENCE, ({ of, who, total, needs }) => ({
  of,
  who,
  dice: '',
  terms: [],
  total,
  needs,
}))
