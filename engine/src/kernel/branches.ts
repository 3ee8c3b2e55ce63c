import { alike } from './alike.ts'
import { type Answer, isRoll, type RollAnswer } from './answers.ts'
import { AffrayError } from './error.ts'
import type { Entry } from './fight-file.ts'
import type { Id } from './types.ts'

/** Where a line of a fight stands in the middle of a step: behind an entry and some answers of the next one. */
export interface End {
  readonly entry: number
  readonly branch: number
  readonly pending: readonly Answer[]
}

/** A recorded way on from an entry: the answers of a whole step, or those of one that was left in the middle. */
export interface Course {
  readonly branch: number
  readonly answers: readonly Answer[]
  /** The entry it made, where the step was played to its end. */
  readonly entry: Entry | undefined
}

/** An entry whose hash can be written anew, in another kind. */
type Noted = Omit<Entry, 'hash'> & { hash: string }

interface Mark {
  readonly entries: number
  readonly ends: readonly End[]
  readonly most: number
  readonly lastId: number
}

/** Everything that was ever played of a fight, as a tree: entries are only added, and no line that was left is lost. */
export class Branches {
  readonly entries: Noted[] = []
  private readonly byId = new Map<number, Noted>()
  private readonly following = new Map<number, Noted[]>()
  private readonly depths = new Map<number, number>([[0, 0]])
  /** Lines that stand in mid-step. Nothing goes on from an end: what does takes its place. */
  private ends: readonly End[] = []
  private most = 0
  private lastId = 0

  constructor(entries: readonly Entry[], ends: readonly End[]) {
    for (const entry of entries) this.add({ ...entry })
    for (const end of ends) this.stand(end)
  }

  entry(id: number): Noted | undefined {
    return this.byId.get(id)
  }
  /** How many entries lead to this one. */
  depth(id: number): number {
    const depth = this.depths.get(id)
    if (depth === undefined)
      throw new AffrayError('fight/entries', `There is no entry ${id}.`, 'Name an entry of this fight.')
    return depth
  }
  /** The number of the next entry. */
  get nextId(): number {
    return this.lastId + 1
  }
  get open(): readonly End[] {
    return this.ends
  }

  /** The entries from the beginning to this one. */
  line(to: number): Entry[] {
    const line: Entry[] = []
    for (let entry = this.byId.get(to); entry !== undefined; entry = this.byId.get(entry.after)) line.push(entry)
    return line.reverse()
  }

  add(entry: Noted): void {
    this.depths.set(entry.id, this.depth(entry.after) + 1)
    this.entries.push(entry)
    this.byId.set(entry.id, entry)
    const siblings = this.following.get(entry.after)
    if (siblings === undefined) this.following.set(entry.after, [entry])
    else siblings.push(entry)
    this.ends = this.ends.filter((end) => end.entry !== entry.after || !leads(end.pending, entry.answers))
    this.most = Math.max(this.most, entry.branch)
    this.lastId = Math.max(this.lastId, entry.id)
  }

  /** How much there is now, to go back to where something added proves wrong. */
  mark(): Mark {
    return { entries: this.entries.length, ends: this.ends, most: this.most, lastId: this.lastId }
  }
  back({ entries, ends, most, lastId }: Mark): void {
    for (const { id, after } of this.entries.splice(entries)) {
      this.byId.delete(id)
      this.depths.delete(id)
      this.following.set(after, this.following.get(after)?.filter((other) => other.id !== id) ?? [])
    }
    this.ends = ends
    this.most = most
    this.lastId = lastId
  }

  /** Notes where a line stands in mid-step; it takes the place of where the same line stood before. */
  stand(end: End): void {
    if (end.pending.length === 0 || this.after(end.entry).some(({ answers }) => leads(end.pending, answers))) return
    const others = this.ends.filter(({ entry, pending }) => entry !== end.entry || !leads(pending, end.pending))
    this.ends = [...others, end]
    this.most = Math.max(this.most, end.branch)
  }

  /** Every recorded way on from an entry, in the order they were played. */
  after(entry: number): Course[] {
    const whole = (this.following.get(entry) ?? []).map((e) => ({ branch: e.branch, answers: e.answers, entry: e }))
    const left = this.ends.filter((end) => end.entry === entry)
    return [...whole, ...left.map(({ branch, pending }) => ({ branch, answers: pending, entry: undefined }))]
  }

  /** The first recorded way that goes on from here. */
  beyond(entry: number, answers: readonly Answer[]): Course | undefined {
    if (!this.following.has(entry) && this.ends.length === 0) return undefined
    return this.after(entry).find((course) => course.answers.length > answers.length && leads(answers, course.answers))
  }

  /** The step with just these answers, where it was played before. */
  whole(entry: number, answers: readonly Answer[]): Entry | undefined {
    return this.following
      .get(entry)
      ?.find((one) => one.answers.length === answers.length && leads(answers, one.answers))
  }

  /** A roll that was thrown here before, the first of them. */
  rolled(entry: number, answers: readonly Answer[], label: string, who: Id): RollAnswer | undefined {
    if (!this.following.has(entry) && this.ends.length === 0) return undefined
    for (const course of this.after(entry)) {
      const next = course.answers[answers.length]
      if (next === undefined || !isRoll(next) || next.roll !== label || next.who !== who) continue
      if (leads(answers, course.answers)) return next
    }
    return undefined
  }

  /** The branch a roll would be thrown on that was not thrown here before. */
  branchToThrow(entry: number, answers: readonly Answer[]): number {
    return this.beyond(entry, answers) === undefined ? this.branchOf(entry, answers) : this.most + 1
  }

  /** The branch these answers are on: that of a recorded way they are on or go on from, or a new one. */
  branchOf(entry: number, answers: readonly Answer[]): number {
    const courses = this.after(entry)
    if (courses.length === 0) return this.byId.get(entry)?.branch ?? 0
    const on = courses.find((course) => leads(answers, course.answers))
    if (on !== undefined) return on.branch
    const from = courses.find((course) => course.entry === undefined && leads(course.answers, answers))
    return from?.branch ?? this.most + 1
  }

  /** The branch somebody is on who goes there. */
  branchAt(entry: number, answers: readonly Answer[]): number {
    return answers.length > 0 ? this.branchOf(entry, answers) : (this.byId.get(entry)?.branch ?? 0)
  }

  /** Where a line leads that goes on from here on recorded ways, keeping to its branch where it can. */
  endOf(entry: number, answers: readonly Answer[], branch: number): End {
    let here = entry
    let pending = answers
    for (;;) {
      const courses = this.after(here).filter((course) => leads(pending, course.answers))
      const course = courses.find((one) => one.branch === branch) ?? courses[0]
      if (course === undefined) return { entry: here, branch, pending }
      if (course.entry === undefined) return { entry: here, branch: course.branch, pending: course.answers }
      here = course.entry.id
      pending = []
    }
  }

  /** The branch a roll was thrown on: the first of those that share it. */
  thrownOn(entry: number, answers: readonly Answer[]): number {
    const shared = this.after(entry).filter((course) => leads(answers, course.answers))
    return Math.min(...shared.map(({ branch }) => branch))
  }

  /** Whether a recorded line passes here on its way to an end. */
  passes({ entry: to, pending }: End, entry: number, answers: readonly Answer[]): boolean {
    if (to === entry) return leads(answers, pending)
    for (let e = this.byId.get(to); e !== undefined; e = this.byId.get(e.after))
      if (e.after === entry) return leads(answers, e.answers)
    return false
  }

  /** Every branch by its number, with the entry it left from and where it stands. */
  list(): { readonly branch: number; readonly after: number; readonly last: number; readonly pending: number }[] {
    const branches = new Map<number, { branch: number; after: number; last: number; pending: number }>()
    for (const { branch, id, after } of this.entries) {
      const known = branches.get(branch)
      if (known === undefined) branches.set(branch, { branch, after, last: id, pending: 0 })
      else known.last = id
    }
    for (const { branch, entry, pending } of this.ends) {
      const known = branches.get(branch)
      if (known === undefined) branches.set(branch, { branch, after: entry, last: entry, pending: pending.length })
      else if (known.last === entry) known.pending = pending.length
    }
    return [...branches.values()].sort((a, b) => a.branch - b.branch)
  }
}

/** Whether these answers lead on to those: each is the same, and of a roll told in words those said so far are. */
export function leads(answers: readonly Answer[], to: readonly Answer[]): boolean {
  if (answers.length > to.length) return false
  return answers.every((answer, i) => {
    const other = to[i]
    return other !== undefined && (answer === other || same(answer, other))
  })
}

/** Whether an answer is a recorded one, or the beginning of what was said there. */
export function same(answer: Answer, recorded: Answer): boolean {
  if (isRoll(answer) && isRoll(recorded) && answer.says !== undefined && recorded.says !== undefined) {
    const begun = { ...recorded, says: recorded.says.slice(0, answer.says.length) }
    return alike(answer, begun)
  }
  return alike(answer, recorded)
}

/** The moment before the last answer that `stop` accepts, of the step that waits or of the line that led there. */
export function lastBefore(
  stop: (answer: Answer) => boolean,
  line: readonly Entry[],
  { head, pending }: { readonly head: number; readonly pending: readonly Answer[] },
): { readonly entry: number; readonly answers: readonly Answer[] } | undefined {
  const steps = [...line.map(({ after, answers }) => ({ entry: after, answers })), { entry: head, answers: pending }]
  const step = steps.findLast(({ answers }) => answers.some(stop))
  return step && { entry: step.entry, answers: step.answers.slice(0, step.answers.findLastIndex(stop)) }
}
