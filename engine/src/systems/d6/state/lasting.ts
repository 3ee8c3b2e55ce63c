import type { FighterId } from '../../../kernel/types.ts'
import { forRounds, type LastingRows, lasting } from '../../../mechanisms/lasting.ts'
import type { D6RuleId } from '../book/rules.ts'
import type { Effect, State } from './types.ts'

/** What can last with a fighter. Rounds are counted when one ends, his turns when one of them begins. */
export const LASTING = {
  // What injuries do to him.
  stunned: { clock: 'rounds', known: 'all', shown: 'stunned', gm: 0, rule: 'D6-C-W-Stunned' },
  'only defending': { clock: 'rounds', known: 'all', shown: 'can only defend', gm: 0, rule: 'D6-C-W-Stunned' },
  reeling: { clock: 'rounds', known: 'all', shown: 'reeling', gm: 0, rule: 'D6-C-OPT-Massive' },
  winded: { clock: 'rounds', known: 'all', shown: 'winded', gm: 0, rule: 'D6-C-HIT-Effects' },
  senseless: { clock: 'rounds', known: 'all', shown: 'senseless', gm: 0, rule: 'D6-C-W-Incap' },
  // What others did to him.
  surprised: { clock: 'rounds', known: 'all', shown: 'surprised', gm: 0, rule: 'D6-C-OPT-Surprise' },
  surprising: { clock: 'rounds', known: 'all', shown: 'acts first', gm: 0, rule: 'D6-C-OPT-Surprise' },
  flipped: { clock: 'rounds', known: 'all', shown: 'flipped', gm: 0, rule: 'D6-C-OPT-Flip' },
  confused: { clock: 'rounds', known: 'that', shown: 'confused', gm: 0, rule: 'D6-C-SA-Confusion' },
  frightened: { clock: 'event', known: 'all', shown: 'frightened', gm: 0, rule: 'D6-C-SA-Fear' },
  paralysed: { clock: 'event', known: 'all', shown: 'paralysed', gm: 0, rule: 'D6-C-SA-ParalyzingTouch' },
  favoured: { clock: 'rounds', known: 'own', shown: 'favoured', gm: 0, rule: 'D6-C-DIFF-Generic' },
  // What he does.
  prepared: { clock: 'rounds', known: 'own', shown: 'prepared', gm: 0, rule: 'D6-C-PREP' },
  words: { clock: 'rounds', known: 'all', shown: null, gm: 0, rule: 'D6-C-OPT-Social' },
  steeled: { clock: 'turns', known: 'all', shown: 'steeled', gm: 0, rule: 'D6-C-MENT-Defence' },
  catching: { clock: 'turns', known: 'all', shown: 'ready to catch', gm: 0, rule: 'D6-C-OPT-Catch' },
  lifts: { clock: 'rounds', known: 'all', shown: 'lifts somebody', gm: 0, rule: 'D6-C-OPT-Slam' },
  climax: { clock: 'rounds', known: 'all', shown: 'trusts in fate', gm: 0, rule: 'D6-C-FP-Climactic' },
  lucky: { clock: 'rounds', known: 'all', shown: 'lucky', gm: 0, rule: 'D6-C-SA-Luck' },
  intangible: { clock: 'rounds', known: 'that', shown: 'intangible', gm: 0, rule: 'D6-C-SA-Intangibility' },
  // What he rides or drives does.
  'mount balks': { clock: 'rounds', known: 'all', shown: 'mount balks', gm: 0, rule: 'D6-C-OPT-Mounted' },
  rammed: { clock: 'rounds', known: 'all', shown: 'shaken by a ram', gm: 0, rule: 'D6-C-VEH-Ram' },
} as const satisfies LastingRows<string, D6RuleId>
export type LastingKind = keyof typeof LASTING

/** The round that runs; between two rounds there is none. */
export const thisRound = ({ phase }: Pick<State, 'phase'>): 0 | 1 => (phase === 'turns' ? 1 : 0)
/** For so many rounds from the next one on. */
export const fromNextRound = (s: State, kind: LastingKind, rounds: number, by: FighterId) =>
  forRounds(kind, thisRound(s) + rounds, by, rounds)
/** Whether something that begins with the round after has begun. */
export function hasBegun(f: { readonly lasting: readonly Effect[] }, kind: LastingKind): boolean {
  const one = lasting(f.lasting, kind)
  return one !== undefined && one.left <= one.value
}
