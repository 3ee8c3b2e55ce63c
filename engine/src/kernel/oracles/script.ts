import { AffrayError } from '../error.ts'
import type { Chance, Choice, Id, Scalar } from '../types.ts'
import type { Oracle, Thrown } from './oracle.ts'

interface Line {
  readonly text: string
  readonly who: string
  readonly label: string
  readonly values: readonly string[]
}

/**
 * A fight written down: one line for each roll and each decision, in order. `alaric attack: 94` gives faces,
 * `alaric attack: success` a word for a reading, `thrace damage: =13` a total; `goblin-1 parry: buckler` is a decision.
 * Blank lines and what follows `//` are ignored. A line that does not fit what is asked is an error.
 */
export function script(text: string, otherwise?: 'usual'): Script {
  return new Script(text, otherwise)
}

/** See `script`. `finish` fails where a line was never used. */
export class Script implements Oracle {
  private readonly lines: Line[]
  private readonly otherwise: 'usual' | undefined

  constructor(text: string, otherwise?: 'usual') {
    this.lines = text
      .split('\n')
      .map((line) => line.replace(/\/\/.*$/, '').trim())
      .filter((line) => line !== '')
      .map(parsed)
    this.otherwise = otherwise
  }

  throw(chance: Chance<unknown>, who: Id): Thrown {
    const line = this.lines[0]
    if (line === undefined || line.who !== who || line.label !== chance.label) {
      throw mismatch(line, `${who} ${chance.label}: (a roll)`)
    }
    this.lines.shift()
    if (line.values.every((value) => /^\d+$/.test(value))) {
      const faces = line.values.map(Number)
      let used = 0
      return {
        dice: {
          die(sides) {
            const face = faces[used++]
            if (face === undefined || face < 1 || face > sides) {
              throw unfit(line, face === undefined ? `needs another die, a d${sides}` : `shows ${face} on a d${sides}`)
            }
            return face
          },
        },
        done() {
          if (used < faces.length) throw unfit(line, `takes ${used} dice, and ${faces.length} are written`)
        },
      }
    }
    return { says: line.values.map(word) }
  }

  decide(choice: Choice): string | undefined {
    const line = this.lines[0]
    if (line === undefined || line.who !== choice.who || line.label !== choice.about.ask) {
      if (this.otherwise === 'usual' && choice.usual !== undefined) return choice.usual
      const keys = choice.options.map((option) => option.key).join(', ')
      throw mismatch(line, `${choice.who} ${choice.about.ask}: one of ${keys}`)
    }
    this.lines.shift()
    return line.values.join(' ')
  }

  get done(): boolean {
    return this.lines.length === 0
  }

  finish(): void {
    const line = this.lines[0]
    if (line !== undefined) throw mismatch(line, 'nothing more')
  }
}

function parsed(text: string): Line {
  const found = /^(\S+) ([^:]+): *(.*)$/.exec(text)
  const [, who = '', label = '', values = ''] = found ?? []
  if (found === null) {
    throw new AffrayError(
      'script/line',
      `The script has a line that says nothing: "${text}".`,
      'Write "who what: value".',
    )
  }
  return { text, who, label, values: values.split(/\s+/).filter((value) => value !== '') }
}
const word = (value: string): Scalar => {
  const bare = value.replace(/^=/, '')
  if (/^-?\d+$/.test(bare)) return Number(bare)
  return bare === 'true' ? true : bare === 'false' ? false : bare
}
const mismatch = (line: Line | undefined, asked: string): AffrayError =>
  new AffrayError(
    'script/mismatch',
    line === undefined
      ? `The script has ended, and the rules ask ${asked}.`
      : `The script says "${line.text}", the rules ask ${asked}.`,
    'Write the lines in the order the rules ask.',
  )
const unfit = (line: Line, why: string): AffrayError =>
  new AffrayError(
    'script/dice',
    `The script's roll "${line.text}" ${why}.`,
    'Write one face for each die the rules take.',
  )
