import { AffrayError, type analysis } from '@affray/engine'

/** A share in per cent with one decimal; what is nearly nothing or nearly sure is not rounded to it. */
export function percent(share: number): string {
  const p = share * 100
  if (p > 0 && p < 0.1) return p < 0.01 ? '<0.01 %' : `${p.toFixed(2)} %`
  if (p < 100 && p > 99.9) return '>99.9 %'
  return `${p.toFixed(1)} %`
}

/** A share with its interval: `62.3 % (62.0–62.6)`. */
export const within = ({ share, low, high }: analysis.Share): string =>
  `${percent(share)} (${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)})`

/** A difference in percentage points with its interval: `+3.1 points (+2.5 to +3.7)`. */
export const points = ({ mean, low, high }: analysis.Mean): string =>
  `${signed(mean * 100)} points (${signed(low * 100)} to ${signed(high * 100)})`

/** A number with its sign; what rounds to nothing has none of its own. */
export function signed(x: number, decimals = 1): string {
  if (!Number.isFinite(x)) return '?'
  const size = Math.abs(x).toFixed(decimals)
  return `${x < 0 && Number(size) > 0 ? '−' : '+'}${size}`
}

/** A whole number from the command line. */
export function whole(text: string, what: string, least: number): number {
  const value = Number(text.replaceAll(/[_,]/g, ''))
  if (!Number.isSafeInteger(value) || value < least || text.trim() === '') {
    throw new AffrayError(
      `usage/${what}`,
      `"${text}" is no number of ${what}.`,
      `Give a whole number, ${least} or more.`,
    )
  }
  return value
}

/** `1%` or `0.01` as a share. */
export function shareOf(text: string): number {
  const value = text.trim().endsWith('%') ? Number(text.trim().slice(0, -1)) / 100 : Number(text)
  if (!(value > 0 && value < 1)) {
    throw new AffrayError(
      'usage/within',
      `"${text}" is no width a chance can be known to.`,
      'Give a percentage such as 1%, or a share such as 0.01.',
    )
  }
  return value
}

/** Something done, in words: `effect: chooseLocation` is choose location. */
export const deedInWords = (what: string): string => inWords(what.replace(/^(action|effect): /, ''))

/** A key as people write it: `chooseLocation` is choose location. */
export const inWords = (key: string): string =>
  key.replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)

/** So many of a thing: 1 way, 1,808 ways. */
export const several = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`

/** Whether no fight came to an end. */
export const endless = ({ cut, fights }: analysis.Simulated): boolean => cut.count === fights
export const ENDLESS =
  'No fight came to an end: nobody here can win by these rules and policies, or it takes more rounds (--rounds).'

/** How a named fight ended. */
export const endInWords = ({ winner, rounds, survivors }: analysis.Named): string =>
  winner === undefined
    ? `nobody won, in round ${rounds}`
    : `${winner} won in round ${rounds} with ${survivors} standing`
