import { sha256 } from '../dice/sha256.ts'
import { type Advanced, advance } from './advance.ts'
import { type Answer, isChoice, isRoll, type RollAnswer } from './answers.ts'
import { AffrayError } from './error.ts'
import type { Entry, FightFile } from './fight-file.ts'
import { readFightFile } from './fight-file.ts'
import { canonical, hashOf } from './hash.ts'
import { optionOrError } from './offer.ts'
import { given } from './oracles/given.ts'
import { countKey, keyedDice } from './oracles/keyed-dice.ts'
import type { Oracle } from './oracles/oracle.ts'
import { streamAfter, streamDice } from './oracles/stream-dice.ts'
import { through } from './schema.ts'
import { type Asked, Diverged } from './session.ts'
import type { AnySystem, Event, Scalar } from './types.ts'

/** Where a fight's dice come from: the server's secret seed, people's own dice, or a simulation's stream `seed#index`. */
export type DiceFrom =
  | { readonly by: 'keyed'; readonly seed: string }
  | { readonly by: 'typed' }
  | { readonly by: 'stream'; readonly seed: string; readonly index: number }

interface Reached {
  readonly state: unknown
  readonly events: readonly Event[]
}

/**
 * A fight that can be played, stopped, stored, taken back, branched and replayed. It is its scenario and its answers;
 * everything else is computed from them. Entries are only ever appended: undo moves the head.
 */
export class Fight {
  readonly system: AnySystem
  private readonly oracles: readonly Oracle[]
  private stream: Oracle | undefined
  private readonly seed: string | undefined
  private data: FightFile
  private readonly reached = new Map<number, Reached>()
  private now: Advanced<unknown, Event> | undefined

  private constructor(system: AnySystem, data: FightFile, dice: DiceFrom, oracles: readonly Oracle[]) {
    this.system = system
    this.data = data
    this.oracles = oracles
    this.seed = dice.by === 'typed' ? undefined : dice.seed
    this.stream = dice.by === 'stream' ? streamDice(dice.seed, dice.index) : undefined
    const setup = through(system.setup, data.scenario, 'scenario')
    this.reached.set(0, { state: system.begin(setup), events: [] })
  }

  /** Begins a fight; `oracles` decide for bots and absent people, and everything else is asked. */
  static begin(system: AnySystem, scenario: unknown, dice: DiceFrom, oracles: readonly Oracle[] = []): Fight {
    const seed = dice.by === 'keyed' ? dice.seed : dice.by === 'stream' ? `${dice.seed}#${dice.index}` : ''
    const tip = { entry: 0, branch: 0, pending: [] }
    const data: FightFile = {
      affray: 1,
      system: `${system.id}@${system.version}`,
      scenario,
      dice: { by: dice.by, promise: sha256(seed), ...(dice.by === 'stream' ? { seed } : {}) },
      entries: [],
      head: 0,
      branch: 0,
      pending: [],
      sealed: {},
      tip,
    }
    return new Fight(system, data, dice, oracles)
  }

  /** Opens a stored fight, replaying every entry: it stops with a message where the rules do not go as recorded. */
  static open(system: AnySystem, raw: unknown, options: { seed?: string; oracles?: readonly Oracle[] } = {}): Fight {
    const file = readFightFile(raw)
    if (file.system !== `${system.id}@${system.version}`) {
      throw new AffrayError(
        'fight/system',
        `The fight is of ${file.system}, and it was opened as ${system.id}@${system.version}.`,
        'Open it with the system and version that made it.',
      )
    }
    const seed = options.seed ?? file.dice.seed
    const dice: DiceFrom = seed === undefined || file.dice.by === 'typed' ? { by: 'typed' } : { by: 'keyed', seed }
    const fight = new Fight(system, file, dice, options.oracles ?? [])
    for (const entry of file.entries) fight.replay(entry)
    if (file.dice.by === 'stream') fight.stream = streamAfter(system, file, (id) => fight.stateAt(id))
    return fight
  }

  private replay(entry: Entry): void {
    const result = this.checked(`entry ${entry.id}`, () =>
      advance(this.system, this.stateAt(entry.after), entry.answers),
    )
    if (result.asked !== undefined) {
      throw new AffrayError(
        'replay/short',
        `Entry ${entry.id} ends before its step does.`,
        'The file was cut; use an earlier copy.',
      )
    }
    const hash = hashOf(result.state)
    if (hash !== entry.hash) {
      throw new AffrayError(
        'replay/hash',
        `Entry ${entry.id} leads to the state ${hash}, and ${entry.hash} was recorded.`,
        'The rules changed or the file was edited; replay it with the version that made it.',
      )
    }
    this.reached.set(entry.id, result)
  }

  private checked<T>(where: string, run: () => T): T {
    try {
      return run()
    } catch (thrown) {
      if (!(thrown instanceof Diverged)) throw thrown
      const sentence = `diverged at ${where}: recorded ${thrown.recorded}, the rules ask ${thrown.asks}`
      throw new AffrayError('replay/diverged', sentence, thrown.remedy)
    }
  }

  /** The state behind an entry; 0 is the beginning. */
  stateAt(entry: number): unknown {
    const reached = this.reached.get(entry)
    if (reached === undefined)
      throw new AffrayError('fight/entries', `There is no entry ${entry}.`, 'Name an entry of this fight.')
    return reached.state
  }

  /** Goes on until somebody must answer, the fight is over, or `steps` steps were taken. */
  proceed(steps = 100_000): this {
    for (let step = 0; step < steps && this.outcome === undefined; step++) {
      const pending = this.data.pending
      const diverging = this.diverging
      const branch = this.branchNow
      const result = this.checked('the step that waits', () =>
        advance(this.system, this.stateAt(this.data.head), pending, this.answering(branch)),
      )
      const anew = result.answers.length > pending.length
      if (anew) this.data = { ...this.data, branch, sealed: {} }
      if (result.asked !== undefined) {
        this.now = result
        this.data = { ...this.data, pending: [...result.answers] }
        if (anew || !diverging) this.reachTip()
        return this
      }
      this.append(result.answers, result)
    }
    return this
  }

  /** Whoever answers in this fight: people's sealed answers, bots, and the dice of a branch. */
  private answering(branch: number): Oracle[] {
    const keyed = this.data.dice.by !== 'typed' && this.seed !== undefined
    const dice = this.stream ?? (keyed ? keyedDice(this.seed, branch, this.counts()) : undefined)
    return [given(this.data.sealed), ...this.oracles, ...(dice === undefined ? [] : [dice])]
  }

  private append(answers: readonly Answer[], reached: Reached): void {
    const id = this.data.entries.reduce((most, entry) => Math.max(most, entry.id), 0) + 1
    const entry: Entry = {
      id,
      after: this.data.head,
      branch: this.data.branch,
      hash: hashOf(reached.state),
      answers: [...answers],
    }
    this.reached.set(id, reached)
    this.now = undefined
    this.data = { ...this.data, entries: [...this.data.entries, entry], head: id, pending: [], sealed: {} }
    this.reachTip()
  }

  private reachTip(): void {
    this.data = { ...this.data, tip: { entry: this.data.head, branch: this.data.branch, pending: this.data.pending } }
  }

  /** Whether what comes next leaves the line that was played before. */
  private get diverging(): boolean {
    const { head, pending, tip } = this.data
    return head !== tip.entry || canonical(pending) !== canonical(tip.pending)
  }
  /** The branch that what comes next is on: a new one where it leaves the line. */
  private get branchNow(): number {
    if (!this.diverging) return this.data.branch
    return Math.max(0, this.data.tip.branch, ...this.data.entries.map((entry) => entry.branch)) + 1
  }

  private counts(): Map<string, number> {
    const counts = new Map<string, number>()
    for (const { answers } of [...this.line(), { answers: this.data.pending }]) {
      for (const answer of answers) {
        if (!isRoll(answer)) continue
        const key = countKey(answer.who, answer.roll)
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
    return counts
  }

  /** The entries from the beginning to the head. */
  line(upTo: number = this.data.head): Entry[] {
    const byId = new Map(this.data.entries.map((entry) => [entry.id, entry]))
    const line: Entry[] = []
    for (let entry = byId.get(upTo); entry !== undefined; entry = byId.get(entry.after)) line.push(entry)
    return line.reverse()
  }

  /** What the fight waits for; undefined when it is over or has not been asked to proceed. */
  get asked(): Asked | undefined {
    return this.now?.asked
  }
  /** The state now: at the question, where one is open. */
  get state(): unknown {
    return this.now !== undefined && this.now.asked !== undefined ? this.now.at : this.stateAt(this.data.head)
  }
  /** The state at the last whole step. */
  get settled(): unknown {
    return this.stateAt(this.data.head)
  }
  get outcome(): ReturnType<AnySystem['outcome']> {
    return this.system.outcome(this.stateAt(this.data.head))
  }
  get pending(): readonly Answer[] {
    return this.data.pending
  }
  get head(): number {
    return this.data.head
  }
  get entries(): readonly Entry[] {
    return this.data.entries
  }

  /** Everything told in this line, the step that waits included. */
  events(): Event[] {
    const told = this.line().flatMap((entry) => this.reached.get(entry.id)?.events ?? [])
    return [...told, ...(this.now?.events ?? [])]
  }
  /** What one entry told. */
  eventsOf(entry: number): readonly Event[] {
    return this.reached.get(entry)?.events ?? []
  }

  /** Answers a decision. Answers to questions asked together stay sealed until all are there. */
  answer(who: string, key: string): this {
    const asked = this.asked
    const choice = asked !== undefined && 'choices' in asked ? asked.choices.find((c) => c.who === who) : undefined
    if (asked === undefined || !('choices' in asked) || choice === undefined) {
      throw new AffrayError('answer/stale', `Nothing is asked of ${who} now.`, 'Look at what is asked and answer that.')
    }
    optionOrError(choice, key)
    const { data, now } = this
    return this.orElse(data, now, () => {
      this.data = { ...data, sealed: { ...data.sealed, [who]: key } }
      const complete = asked.choices.every((c) => Object.hasOwn(this.data.sealed, c.who))
      return complete ? this.proceed() : this
    })
  }

  /** Says what the dice show: faces in the order they were thrown, or words that answer what the rules want to know. */
  throws(result: { faces: readonly number[] } | { says: readonly Scalar[] }, ruled?: RollAnswer['ruled']): this {
    const asked = this.asked
    if (asked === undefined || 'choices' in asked) {
      throw new AffrayError('answer/stale', 'No dice are wanted now.', 'Look at what is asked and answer that.')
    }
    const { data, now } = this
    const pending = [...this.data.pending]
    const earlier = asked.at === undefined ? undefined : pending[asked.at]
    if (asked.at !== undefined && earlier !== undefined && isRoll(earlier)) {
      const says = 'says' in result ? result.says : result.faces
      pending[asked.at] = { ...earlier, says: [...(earlier.says ?? []), ...says] }
    } else
      pending.push({ roll: asked.roll, who: asked.who, ...result, ...(ruled === undefined ? {} : { ruled }) } as Answer)
    return this.orElse(data, now, () => {
      const diverging = this.diverging
      this.data = { ...this.data, pending: pending }
      if (!diverging) this.reachTip()
      return this.proceed()
    })
  }

  /** The game master's ruling: behind the last answer of a step that waits, or between steps. */
  rule(command: unknown, because: string): this {
    through(this.system.command, command, 'ruling')
    const { data, now } = this
    const looks = now?.asked === undefined || data.pending.length === 0 ? 0 : now.looks
    const ruling: Answer = { ruling: command, because, ...(looks === 0 ? {} : { looks }) }
    return this.orElse(data, now, () => {
      const diverging = this.diverging
      if (data.pending.length > 0) {
        this.data = { ...data, pending: [...data.pending, ruling] }
        if (!diverging) this.reachTip()
        return this.proceed()
      }
      const branch = this.branchNow
      this.data = { ...data, branch, sealed: {} }
      const result = advance(this.system, this.stateAt(data.head), [ruling], this.answering(branch))
      if (result.asked !== undefined) {
        this.now = result
        this.data = { ...this.data, pending: [...result.answers] }
        this.reachTip()
        return this
      }
      this.append(result.answers, result)
      return now?.asked === undefined ? this : this.proceed()
    })
  }

  /** Nothing is lost when an answer does not fit: the fight stands as it stood. */
  private orElse(data: FightFile, now: Advanced<unknown, Event> | undefined, run: () => this): this {
    try {
      return run()
    } catch (thrown) {
      this.data = data
      this.now = now
      throw thrown
    }
  }

  /** Takes back the last answer that `stop` accepts, with everything after it. False when there is none. */
  undo(stop: (answer: Answer) => boolean = isChoice): boolean {
    const line = this.line()
    const places = [
      ...line.flatMap((entry) =>
        entry.answers.map((answer, i) => ({ answer, entry: entry.after, before: entry.answers.slice(0, i) })),
      ),
      ...this.data.pending.map((answer, i) => ({
        answer,
        entry: this.data.head,
        before: this.data.pending.slice(0, i),
      })),
    ]
    const place = places.findLast(({ answer }) => stop(answer))
    if (place === undefined) return false
    this.goTo(place.entry, place.before)
    return true
  }

  /** Takes the fight back (or over) to a moment: behind an entry and, inside the next step, behind some of its answers. */
  goTo(entry: number, pending: readonly Answer[] = []): this {
    this.stateAt(entry)
    const branch = this.data.entries.find((e) => e.id === entry)?.branch ?? 0
    this.data = { ...this.data, head: entry, branch, pending: [...pending], sealed: {} }
    const result = advance(this.system, this.stateAt(entry), pending)
    this.now = result.asked === undefined ? undefined : result
    return this
  }

  /** Goes forward again over what was taken back, to the same bytes. False when nothing was. */
  redo(): boolean {
    const { tip, head } = this.data
    if (!this.diverging) return false
    const next = this.line(tip.entry).find((entry) => entry.after === head)
    if (next !== undefined) this.goTo(next.id)
    else {
      this.goTo(tip.entry, tip.pending)
      this.data = { ...this.data, branch: tip.branch }
    }
    return true
  }

  /** Each branch by its number, with the entry it left from and the one it has reached. */
  branches(): { readonly branch: number; readonly after: number; readonly last: number }[] {
    const branches = new Map<number, { branch: number; after: number; last: number }>()
    for (const { branch, id, after } of this.data.entries) {
      const known = branches.get(branch)
      if (known === undefined) branches.set(branch, { branch, after, last: id })
      else known.last = id
    }
    return [...branches.values()]
  }

  /** The fight as its file. The seed stays out until the fight is over and it is asked for. */
  file(options: { reveal?: boolean } = {}): FightFile {
    const reveal = options.reveal === true && this.seed !== undefined && this.data.dice.seed === undefined
    return JSON.parse(
      JSON.stringify({ ...this.data, dice: { ...this.data.dice, ...(reveal ? { seed: this.seed } : {}) } }),
    ) as FightFile
  }
}
