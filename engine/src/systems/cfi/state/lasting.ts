import type { LastingRow, LastingRows } from '../../../mechanisms/lasting.ts'
import type { CfiRule } from '../book/rules.ts'

/** Something that lasts; `at`: its value is the Hit Location it has befallen. */
interface Row extends LastingRow<CfiRule> {
  readonly at?: 'location'
}

/** What can last with somebody: by which clock, what strangers know of it, what it is called, how far the game master may set it. */
export const LASTING = {
  barred: { clock: 'turns', known: 'that', shown: 'barred', gm: 20, believed: 2, rule: 'CFI-WND-Serious' },
  winded: { clock: 'turns', known: 'that', shown: 'winded', gm: 20, believed: 2, rule: 'CFI-SE-StunLocation' },
  senseless: { clock: 'turns', known: 'that', shown: 'senseless', gm: 20, believed: 2, rule: 'CFI-SE-StunLocation' },
  /** How badly, as the place of the grade among those that blind. */
  blinded: { clock: 'turns', known: 'that', shown: 'blinded', gm: 20, believed: 2, rule: 'CFI-SE-BlindOpponent' },
  stunned: {
    clock: 'turns',
    known: 'that',
    shown: 'stunned',
    gm: 0,
    believed: 2,
    rule: 'CFI-SE-StunLocation',
    at: 'location',
  },
  dying: { clock: 'rounds', known: 'that', shown: 'dying', gm: 1000, believed: 10, rule: 'CFI-WND-Major' },
  wakes: { clock: 'rounds', known: 'that', shown: null, gm: 0, believed: 60, rule: 'CFI-WND-SeriousBody' },
  breath: { clock: 'rounds', known: 'that', shown: 'holding breath', gm: 100, believed: 2, rule: 'CFI-ASP-Breath' },
  suffocating: { clock: 'event', known: 'all', shown: 'suffocating', gm: 0, rule: 'CFI-ASP-Roll' },
  burning: { clock: 'event', known: 'all', shown: 'on fire', gm: 1, rule: 'CFI-FIRE-Ignites' },
  acid: {
    clock: 'rounds',
    known: 'that',
    shown: 'eaten by acid',
    gm: 0,
    believed: 2,
    rule: 'CFI-ABL-AcidBlood',
    at: 'location',
  },
  frenzy: { clock: 'rounds', known: 'that', shown: 'frenzied', gm: 200, believed: 10, rule: 'CFI-ABL-Frenzy' },
  cowed: { clock: 'rounds', known: 'all', shown: 'cowed', gm: 20, rule: 'CFI-ABL-Terrifying' },
  fleeing: { clock: 'rounds', known: 'that', shown: 'fleeing', gm: 20, believed: 2, rule: 'CFI-ABL-Terrifying' },
  surprised: { clock: 'rounds', known: 'all', shown: 'surprised', gm: 0, rule: 'CFI-SUR-01' },
  /** Its Magnitude. */
  shield: { clock: 'rounds', known: 'all', shown: 'magic shield', gm: 0, rule: 'CFI-CAST-Shield' },
  aimed: { clock: 'rounds', known: 'all', shown: 'taken aim', gm: 0, rule: 'CFI-AIM-01' },
} as const satisfies LastingRows<string, CfiRule> & Readonly<Record<string, Row>>

/** What can last with somebody. */
export type Lasts = keyof typeof LASTING

const ROWS: Readonly<Record<Lasts, Row>> = LASTING
/** Whether it befalls a Hit Location. */
export const isLocal = (kind: Lasts): boolean => ROWS[kind].at === 'location'
