/** A share as whole percent; what is neither nothing nor everything never looks as if it were. */
export function percent(share: number): string {
  if (share > 0 && share < 0.005) return '<1 %'
  if (share < 1 && share > 0.995) return '>99 %'
  return `${Math.round(share * 100)} %`
}

/** A number as people write it: at most one decimal. */
export const short = (n: number): string => String(Math.round(n * 10) / 10)

/** A number with a minus people can see. */
export const number = (n: number): string => short(n).replace('-', '−')

/** So much of something; one of it is one: `1 action`, `2 actions`. */
export const amountOf = (n: number, what: string): string =>
  `${short(n)} ${n === 1 ? what.replace(/(?<=[a-z])s$/, '') : what}`

/** A number with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${short(-n)}` : `+${short(n)}`)
