import { SPELLS } from '../../content/spells.ts'
import type { MagicEvent } from '../../state/events.ts'
import { against, at, count, leftOf, lower, type Tellings, tested, who, whose } from './words.ts'

/** A spell by its name. */
export const spell = (id: string | undefined): string =>
  Object.values(SPELLS).find((known) => known.id === id)?.name ?? String(id)

/** Common Magic. */
export const MAGIC: Tellings<MagicEvent> = {
  casting: (e) =>
    `${who(e)} begins to cast ${spell(e.spell)} of Magnitude ${e.magnitude}, which takes ${count(e.actions, 'Combat Action')}.`,
  cast: (e) => `${who(e)} casts ${spell(e.spell)} ${e.magnitude}: ${against(e)}, ${tested(e.level)}.`,
  magicPoints: (e) => `It costs ${count(e.spent, 'Magic Point')}${leftOf(e)}.`,
  drained: (e) => `Without Magic Points ${who(e)} tests Resilience: ${tested(e.level)}.`,
  enchanted: (e) =>
    `${spell(e.spell)} ${String(e.counts ?? e.magnitude)} lies on ${e.item === undefined ? at(e) : `${whose(e.at)} ${lower(e.item)}`}.`,
  spellEnded: (e) => `${whose(e.who)} ${spell(e.spell)} on ${at(e)} ends.`,
  spellLost: (e) => `${whose(e.who)} ${spell(e.spell)} is lost.`,
  spellStands: (e) => `${whose(e.who)} ${spell(e.spell)} stands.`,
  concentration: (e) => `${who(e)} clings to the spell with Persistence: ${tested(e.level)}.`,
  countered: (e) =>
    `${who(e)} answers with Countermagic${e.ends ? `, and ${spell(e.spell)} comes to nothing` : `, too weak for ${spell(e.spell)}`}.`,
}
