import type { Choice, Modifier, Option, Rolled } from '../../../kernel/types.ts'
import { endInWords, favouredInWords, ruledInWords } from '../../../mechanisms/gm/index.ts'
import type { BrawlEvent, Question } from '../state/types.ts'

/** An event as a sentence; `long` shows every die. */
export function tell(event: BrawlEvent, form: 'short' | 'long' = 'short'): string {
  switch (event.type) {
    case 'round':
      return `Round ${event.round}.`
    case 'stance':
      return `${event.who} picks a stance.`
    case 'shows':
      return `${event.who} is ${event.stance}.`
    case 'turn':
      return `${event.who} is up, ${event.actions === 1 ? 'one action' : `${event.actions} actions`} left.`
    case 'waits':
      return `${event.who} waits.`
    case 'recovers':
      return `${event.who} shakes off the daze.`
    case 'blow':
      return `${event.who} swings at ${event.target}: ${sum(event.roll, form)} against ${event.roll.needs}, ${event.hit ? 'on target' : 'wide'}.`
    case 'dodge':
      return `${event.who} dodges: ${sum(event.roll, form)}${form === 'long' && event.roll.needs !== undefined ? ` against ${event.roll.needs}` : ''}, ${event.dodged ? 'and the blow goes past' : 'too late'}.`
    case 'hurt':
      return event.left === undefined
        ? `${event.who} loses ${event.lost} grit and looks ${event.grade}.`
        : `${event.who} loses ${event.lost} grit (${sum(event.roll, form)}), ${event.left} left${form === 'long' ? ` and looks ${event.grade}` : ''}.`
    case 'dazed':
      return `${event.who} is dazed.`
    case 'clears':
      return `${event.who}'s head clears.`
    case 'down':
      return `${event.who} goes down.`
    case 'ruled':
      return ruledInWords(event, String)
    case 'favoured':
      return favouredInWords(event, '', String)
    case 'ruledEnd':
      return endInWords(event)
  }
}

/** A roll with what was added to it; of a stranger's the total alone. */
function sum({ dice, faces, terms, total }: Rolled, form: 'short' | 'long'): string {
  const added = terms.filter(({ value }) => value !== 0).map(term)
  if (total === undefined) return ['d', ...added].join(' ')
  if (added.length === 0 && faces === undefined) return String(total)
  const fell = faces === undefined ? String(total - terms.reduce((all, { value }) => all + value, 0)) : faces.join('+')
  return form === 'short'
    ? [faces === undefined ? fell : String(faces.reduce((all, face) => all + face, 0)), ...added].join(' ')
    : `${dice}: ${[fell, ...added].join(' ')} = ${total}`
}
const term = ({ value, because }: Modifier): string => `${value > 0 ? '+' : ''}${value} ${because}`

/** A question as a sentence. */
export function ask({ who, about }: Choice<Question>): string {
  switch (about.ask) {
    case 'stance':
      return `${who}, bold or wary in round ${about.round}?`
    case 'turn':
      return `${who}, what do you do? (${about.actions} actions left)`
    case 'target':
      return `${who}, at whom goes the ${about.blow}?`
    case 'defence':
      return `${who}, do you dodge the ${about.blow} of ${about.from}?`
  }
}

/** An option as a phrase. */
export const say = (_choice: Choice<Question>, option: Option): string =>
  option.key === 'none' ? 'take it' : option.key
