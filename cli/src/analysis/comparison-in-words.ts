import type { analysis } from '@affray/engine'
import { columns, ink, padded, table, widthOf, wrapped } from '../terminal.ts'
import { percent, points, signed, within } from './numbers.ts'

/** Variants side by side as a page of text: a table, a chart, and a curve for each sweep. */
export function comparisonInWords(
  title: string,
  rows: readonly analysis.Compared[],
  seed: string,
  ended: 'all' | 'stopped',
): string[] {
  const [base] = rows
  const fights = base?.sides[0]?.won.of ?? 0
  const sides = base?.sides.map(({ id }) => id) ?? []
  // With two sides and no draws the second says nothing the first does not.
  const shown = sides.length > 2 || rows.some(undecided) ? sides : sides.slice(0, 1)
  const rounds = rows.map((row, i) => [
    row.label,
    row.rounds.mean.toFixed(2),
    i === 0 ? '' : longer(row.longer),
    row.cut.count === 0 ? '' : `${percent(row.cut.share)} cut off`,
  ])
  return [
    ink('bold', title),
    wrapped(
      `${rows.length} variants, ${fights.toLocaleString('en')} fights each on the same dice, seed ${seed}. Differences are to the first, with 95 % intervals.${ended === 'stopped' ? ' Stopped early: this is what was played.' : ''}`,
    ),
    '',
    ...shown.flatMap((id) => block(id, rows)),
    ink('bold', 'rounds'),
    ...table([['', 'mean', 'difference', ''].map((cell) => ink('dim', cell)), ...rounds]),
    '',
    ...fallen(sides, rows),
  ]
}

/** How many of each side are down or dead at the end, in the mean of a fight. */
function fallen(sides: readonly string[], rows: readonly analysis.Compared[]): string[] {
  const head = ['', ...sides.flatMap((id) => [`${id} down`, 'dead'])]
  const lines = rows.map((row) => [
    row.label,
    ...sides.flatMap((id) => {
      const ended = row.sides.find((side) => side.id === id)?.ended
      return ended === undefined ? ['', ''] : [ended.down.toFixed(2), ended.dead.toFixed(2)]
    }),
  ])
  return [ink('bold', 'down and dead'), ...table([head.map((cell) => ink('dim', cell)), ...lines])]
}

/** A difference in rounds; where every fight took as many, nothing can be said of how sure that is. */
function longer({ mean, low, high }: analysis.Mean): string {
  if (low === high) return 'none in these fights'
  return `${signed(mean, 2)} (${signed(low, 2)} to ${signed(high, 2)})`
}

const undecided = ({ sides }: analysis.Compared): boolean =>
  sides.reduce((sum, side) => sum + side.won.count, 0) < 0.99 * (sides[0]?.won.of ?? 1)

/** How one side fares in each variant. */
function block(id: string, rows: readonly analysis.Compared[]): string[] {
  const found = rows.flatMap((row, i) => {
    const side = row.sides.find((s) => s.id === id)
    return side === undefined ? [] : [{ label: row.label, x: row.x, ...side, first: i === 0 }]
  })
  const lines = found.map(({ label, won, gained, first }) => [label, within(won), first ? '' : points(gained)])
  const varied = [...new Set(found.filter(({ x }) => x !== undefined).map(({ label }) => variedIn(label)))]
  return [
    ink('bold', `${id} win`),
    ...table([['', 'chance', 'difference'].map((cell) => ink('dim', cell)), ...lines]),
    '',
    ...chart(found),
    '',
    ...varied.flatMap((what) =>
      curve(
        what,
        found.filter(({ label }) => variedIn(label) === what),
      ),
    ),
  ]
}

/** What a variant's label says was varied, without the value. */
const variedIn = (label: string): string => label.replace(/=[^=]*$/, '')

interface Point {
  readonly label: string
  readonly won: analysis.Share
}

/** Each chance as a point on its interval, from 0 to 100 per cent. */
function chart(rows: readonly Point[]): string[] {
  const label = Math.max(...rows.map((row) => widthOf(row.label)))
  const width = Math.max(20, columns() - label - 5)
  const place = (share: number): number => Math.round(share * (width - 1))
  const lines = rows.map((row) => {
    const cells = Array.from({ length: width }, (_, at) =>
      at === place(row.won.share) ? '●' : at >= place(row.won.low) && at <= place(row.won.high) ? '─' : '·',
    )
    return `  ${padded(row.label, label)}  ${ink('cyan', cells.join(''))}`
  })
  const scale = `0 %${'100 %'.padStart(width - 3)}`
  return [...lines, ink('dim', `  ${' '.repeat(label)}  ${scale}`)]
}

const HEIGHT = 10

/** A sweep drawn: the chance upwards, the number that was varied to the right. */
function curve(what: string, sweep: readonly Point[]): string[] {
  const names = sweep.map(({ label }) => label.replace(/^.*=/, ''))
  const cell = Math.max(...names.map(widthOf)) + 2
  if (sweep.length < 3 || 8 + cell * sweep.length > columns()) return []
  const row = (share: number): number => Math.round(share * HEIGHT)
  const lines = Array.from({ length: HEIGHT + 1 }, (_, i) => {
    const at = HEIGHT - i
    const marks = sweep.map(({ won }) =>
      at === row(won.share) ? '●' : at >= row(won.low) && at <= row(won.high) ? '│' : ' ',
    )
    const drawn = marks.map((mark) => mark.padStart(cell)).join('')
    return `${at % 5 === 0 ? `${at * 10} %`.padStart(7) : ' '.repeat(7)} ${ink('cyan', drawn)}`.trimEnd()
  })
  const axis = `${' '.repeat(8)}${names.map((name) => name.padStart(cell)).join('')}`
  return [...lines, axis, ink('dim', `${' '.repeat(8)}${what.padStart(cell * sweep.length)}`), '']
}
