import type { Modifier } from '../../../kernel/types.ts'
import type { CfiRule } from '../book/rules.ts'
import type { Options } from '../book/rulings.ts'
import { GRADE_TABLE, GRADES, type Grade } from '../content/tables.ts'

const STANDARD = GRADES.indexOf('standard')
const EASIEST = GRADES.indexOf('veryEasy')
const HARDEST = GRADES.indexOf('hopeless')

/** A skill no attempt can be made with: a Hopeless task. */
export const HOPELESS = -900

/** What bears on one roll: the worst situation alone, a cap, and shifts along the ladder. Noted where somebody listens. */
export interface Bearing {
  grade: number
  because: string
  rule: CfiRule
  situations: number
  cap: number
  capBecause: string
  capRule: CfiRule
  /** What would have counted, and why it does not. */
  note: { readonly because: string; readonly rule: CfiRule } | undefined
  readonly shifts: { readonly by: number; readonly because: string; readonly rule: CfiRule }[]
}

export const bearing = (): Bearing => ({
  grade: STANDARD,
  because: '',
  rule: 'CFI-DIF-Grade',
  situations: 0,
  cap: Number.POSITIVE_INFINITY,
  capBecause: '',
  capRule: 'CFI-CM-Cap',
  note: undefined,
  shifts: [],
})

/** A situation: of several the most severe counts alone (CFI-CM-Worst). */
export function situation(b: Bearing, grade: Grade, because: string, rule: CfiRule): void {
  const at = GRADES.indexOf(grade)
  if (at === STANDARD) return
  b.situations++
  if (at > b.grade) {
    b.grade = at
    b.because = because
    b.rule = rule
  }
}

/** An easier grade, where nothing harder stands against it. */
export function easier(b: Bearing, grade: Grade, because: string, rule: CfiRule): void {
  if (b.situations > 0) return
  b.grade = GRADES.indexOf(grade)
  b.because = because
  b.rule = rule
}

/** So many grades harder, or easier if below 0. */
export function shift(b: Bearing, by: number, because: string, rule: CfiRule): void {
  if (by !== 0) b.shifts.push({ by, because, rule })
}

/** Another skill is the most this one can be (CFI-CM-Cap). */
export function cap(b: Bearing, at: number, because: string, rule: CfiRule): void {
  if (at >= b.cap) return
  b.cap = at
  b.capBecause = because
  b.capRule = rule
}

/** What a grade makes of a skill: every division rounds up (CFI-DIF-Grade; Ruling CFI-A74). */
export function graded(skill: number, grade: Grade, method: Options['difficulty']): number {
  if (grade === 'hopeless') return HOPELESS
  const [times, part, plus] = GRADE_TABLE[grade]
  return method === 'simplified' ? skill + plus : Math.ceil((skill * times) / part)
}

const at = (ladder: number): Grade => GRADES[Math.min(HARDEST, Math.max(EASIEST, ladder))] ?? 'standard'

/** Ruling CFI-A33: shifts count from where the worst situation stands, or like situations. */
const shifted = (options: Options, grade: number, by: number): number =>
  options.shifts === 'after' ? grade + by : Math.max(grade, STANDARD + by)

/** The skill a roll is made with. */
export function effective(options: Options, base: number, b: Bearing, terms: Modifier[] | undefined): number {
  let skill = base
  if (b.cap < skill) {
    terms?.push({ value: b.cap - skill, because: b.capBecause, rule: b.capRule })
    skill = b.cap
  }
  const capped = skill
  const told = (grade: Grade, because: string, rule: CfiRule): void => {
    const now = graded(capped, grade, options.difficulty)
    terms?.push({ value: now - skill, because: `${grade}: ${because}`, rule })
    skill = now
  }
  let grade = b.grade
  if (grade !== STANDARD) told(GRADES[grade] ?? 'standard', b.because, b.rule)
  if (b.situations > 1) terms?.push({ value: 0, because: 'only the worst counts', rule: 'CFI-CM-Worst' })
  if (b.note !== undefined) terms?.push({ value: 0, ...b.note })
  for (const { by, because, rule } of b.shifts) {
    const next = shifted(options, grade, by)
    if (next === grade) continue
    grade = next
    told(at(grade), because, rule)
  }
  return skill
}

/** The grade a roll has come to. */
export function gradeOf(options: Options, b: Bearing): Grade {
  return at(b.shifts.reduce((grade, { by }) => shifted(options, grade, by), b.grade))
}
