import process from 'node:process'

const ESCAPE = '\u001b['
const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const
export type Ink = keyof typeof CODES

/** Whether a stream takes colours: NO_COLOR forbids them, FORCE_COLOR asks for them, else a terminal has them. */
function coloured(stream: NodeJS.WriteStream): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0') return true
  return stream.isTTY === true && TERM !== 'dumb'
}

/** Text in a colour, where standard output takes colours. */
export function ink(name: Ink, text: string): string {
  return text !== '' && coloured(process.stdout) ? `${ESCAPE}${CODES[name]}m${text}${ESCAPE}0m` : text
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const CONTROL = /\u001b\[(?:0|1|2|31|32|33|36)m|[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g
/** Text without anything that makes a terminal do something, but our own colours: names and titles come from strangers' files. */
export const harmless = (text: string): string => text.replace(CONTROL, (found) => (found.length > 1 ? found : ''))

/** How many columns text is set in: the terminal's, but no line longer than a page of a book. */
export function columns(): number {
  const wide = process.stdout.columns || Number(process.env.COLUMNS) || 80
  return Math.min(100, Math.max(40, wide))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for.
const COLOURS = /\u001b\[\d+m/g
/** The width of text on the screen. */
export const widthOf = (text: string): number => text.replace(COLOURS, '').length

/** Text padded on the right to a width on the screen. */
export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** Text broken at spaces into lines of the terminal's width: `first` stands before its first line, `rest` before the others. */
export function wrapped(text: string, first = '', rest = first): string {
  const most = columns()
  const lines: string[] = []
  let line = first
  let empty = true
  for (const word of text.split(/\s+/).filter((w) => w !== '')) {
    if (!empty && widthOf(line) + 1 + widthOf(word) > most) {
      lines.push(line)
      line = rest
      empty = true
    }
    line += empty ? word : ` ${word}`
    empty = false
  }
  return [...lines, line].join('\n')
}

/** A bar of `width` characters of which a part is full. */
export function bar(part: number, width: number): string {
  const full = Math.round(Math.min(1, Math.max(0, part)) * width)
  return '█'.repeat(full) + '░'.repeat(width - full)
}

/** Rows set in columns, each as wide as its widest cell; the last one is wrapped. */
export function table(rows: readonly (readonly string[])[], indent = '  '): string[] {
  const most = Math.max(0, ...rows.map((row) => row.length - 1))
  const widths = Array.from({ length: most }, (_, i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ''))))
  return rows.map((row) => {
    const cells = row.slice(0, -1).map((cell, i) => padded(cell, widths[i] ?? 0))
    const before = indent + cells.map((cell) => `${cell}  `).join('')
    return wrapped(row[row.length - 1] ?? '', before, ' '.repeat(widthOf(before))).trimEnd()
  })
}
