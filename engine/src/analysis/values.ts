import { AffrayError } from '../kernel/error.ts'

/** A value something is set to; `x` is the number of a sweep. */
export interface Value {
  readonly value: unknown
  readonly x?: number
}

/** A number, with a unit where it has one: `40`, `3D`. */
const AMOUNT = /^(-?\d+(?:\.\d+)?)([A-Za-z%]*)$/

export function valuesOf(vary: string, text: string): Value[] {
  if (/^[{["]/.test(text)) return [{ value: dataOf(vary, text) }]
  const sweep = /^(.+?)\.\.(.+?)(?::(.+))?$/.exec(text)
  if (sweep === null) {
    const values = text.split(',').map((part) => scalar(part.trim()))
    return values.map((value) => (typeof value === 'number' ? { value, x: value } : { value }))
  }
  const [first, last, by] = [sweep[1], sweep[2], sweep[3] ?? '1'].map((part) => AMOUNT.exec(part?.trim() ?? ''))
  const [from, to, step] = [Number(first?.[1]), Number(last?.[1]), Number(by?.[1])]
  const unit = first?.[2] ?? ''
  const alike = last?.[2] === unit && (by?.[2] === unit || by?.[2] === '')
  if (!alike || !((to - from) / step >= 0) || !Number.isFinite((to - from) / step)) {
    throw new AffrayError(
      'vary/sweep',
      `"${vary}" sweeps over something that is no row of numbers.`,
      'Write from..to:step with numbers, such as 40..100:10 or downwards 100..40:-10, or with numbers of one kind, such as 2D..6D:1D.',
    )
  }
  const count = Math.floor((to - from) / step + 1e-9) + 1
  if (count > 200)
    throw new AffrayError(
      'vary/sweep',
      `"${vary}" asks for ${count} variants.`,
      'Sweep over at most 200 values: take a larger step.',
    )
  return Array.from({ length: count }, (_, i) => {
    const x = Math.round((from + i * step) * 1e9) / 1e9
    return { value: unit === '' ? x : `${x}${unit}`, x }
  })
}
/** A part of a scenario written out: `{"thug":{"count":3}}`. */
function dataOf(vary: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AffrayError(
      'vary/json',
      `"${vary}" gives a value that is no JSON.`,
      'Write it like {"thug":{"count":3}}, or a text with a comma in it like "Ines, the Bold".',
    )
  }
}
const scalar = (text: string): string | number | boolean =>
  text === 'true'
    ? true
    : text === 'false'
      ? false
      : text.trim() !== '' && Number.isFinite(Number(text))
        ? Number(text)
        : text
