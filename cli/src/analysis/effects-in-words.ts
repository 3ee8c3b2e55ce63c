import type { analysis } from '@affray/engine'
import { ink, table, wrapped } from '../terminal.ts'
import { inWords, percent, points, within } from './numbers.ts'

/** What each answer achieves, question by question, the best first. */
export function effectsInWords(title: string, { side, base, asks, endless }: analysis.Effects): string[] {
  return [
    ink('bold', title),
    wrapped(
      `The ${side} win ${within(base)} as they play, of ${base.of.toLocaleString('en')} fights. Below, what they win where one question always has one answer. It is given wherever it may be; where it may not, what is named behind “else” is, or what they would do. The last column says in how many fights it may be given at all.`,
    ),
    ...asks.flatMap(({ ask, usual, effects }) => [
      '',
      `${ink('bold', inWords(ask))}${usual === undefined ? '' : ink('dim', `  else ${inWords(usual)}`)}`,
      ...table([
        ['', 'wins', 'against as they play', 'offered in'].map((cell) => ink('dim', cell)),
        ...effects.map(({ key, won, gained, offered }) => [
          `  ${inWords(key)}`,
          within(won),
          points(gained),
          percent(offered),
        ]),
      ]),
    ]),
    ...(endless.length === 0 ? [] : ['', wrapped(`Given always, these lead nowhere: ${endless.join(', ')}.`)]),
  ]
}
