import type { Choice, Modifier, Option } from '../../kernel/types.ts'
import { endInWords, favouredInWords, ruledInWords } from '../../mechanisms/gm/index.ts'
import type { BrawlEvent, Question } from './types.ts'

/** An event as a sentence. */
export function tell(event: BrawlEvent): string {
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
      return `${event.who} swings at ${event.target}: ${sum(event.rolled, event.modifiers)} against ${event.needs}, ${event.hit ? 'on target' : 'wide'}.`
    case 'dodge':
      return `${event.who} dodges: ${sum(event.rolled, event.modifiers)}, ${event.dodged ? 'and the blow goes past' : 'too late'}.`
    case 'hurt':
      return `${event.who} loses ${event.lost} grit (${sum(event.rolled, event.modifiers)}), ${event.left} left.`
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

const sum = (rolled: number | undefined, modifiers: readonly Modifier[]): string =>
  [
    rolled === undefined ? 'd' : String(rolled),
    ...modifiers
      .filter(({ value }) => value !== 0)
      .map(({ value, because }) => `${value > 0 ? '+' : ''}${value} ${because}`),
  ].join(' ')

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
