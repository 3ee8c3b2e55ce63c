import { type Audience, seenBy } from '../../../kernel/audience.ts'
import { RULED } from '../../../mechanisms/gm/index.ts'
import type { BrawlEvent } from '../state/types.ts'

/** Who may know what of each event: totals are called out; what is left is its owner's to know, and everybody sees how he is. */
export const AUDIENCE = {
  round: { round: 'all' },
  stance: { who: 'owner', stance: 'secret' },
  shows: { who: 'owner', stance: 'all' },
  turn: { who: 'owner', actions: 'all' },
  waits: { who: 'owner' },
  recovers: { who: 'owner' },
  blow: { who: 'owner', target: 'all', roll: 'called', hit: 'all' },
  dodge: { who: 'owner', from: 'all', roll: 'called', dodged: 'all' },
  hurt: { who: 'owner', by: 'all', roll: 'called', lost: 'all', left: 'own', grade: 'all' },
  dazed: { who: 'owner', by: 'all', turns: 'all' },
  clears: { who: 'owner' },
  down: { who: 'owner' },
  ...RULED,
} as const satisfies Audience<BrawlEvent>

/** An event as a seat may know it: a stranger calls out the total, and keeps dice and terms to himself. */
export const seen = seenBy<BrawlEvent>(AUDIENCE, (roll) => ({ ...roll, faces: undefined, terms: [] }))
