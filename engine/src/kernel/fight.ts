import { type Advanced, advance } from './advance.ts'
import { type Answer, isChoice, isRoll, type RollAnswer } from './answers.ts'
import { Branches, type End, lastBefore, leads } from './branches.ts'
import { AffrayError } from './error.ts'
import { type DiceFrom, FightDice } from './fight-dice.ts'
import { type Entry, type FightFile, freshFile, readFightFile } from './fight-file.ts'
import { digestOf, Hasher } from './hash.ts'
import { optionOrError } from './offer.ts'
import { checkSystem, type OpenOptions } from './opening.ts'
import { given } from './oracles/given.ts'
import type { Oracle } from './oracles/oracle.ts'
import { streamAfter } from './oracles/stream-dice.ts'
import { through } from './schema.ts'
import type { Asked } from './session.ts'
import { checked, NOTHING_TOLD, type Snapshot, States } from './states.ts'
import type { EventOf, QuestionOf, StateOf } from './system.ts'
import type { AnySystem, Common, Id, Scalar } from './types.ts'

/** Where a fight stands: all of it that an answer changes besides the record. */
type Place = Pick<FightFile, 'head' | 'branch' | 'pending' | 'sealed' | 'tip'>

/**
 * A fight that can be played, stopped, stored, taken back, branched and replayed. It is its scenario and its answers;
 * everything else is computed from them. Entries are only ever appended: undo moves the head. An answer that was given at
 * the same place before goes on where it led then, with its dice; another one begins a branch.
 */
export class Fight<S extends AnySystem = AnySystem> {
  readonly system: S
  private readonly oracles: readonly Oracle[]
  readonly scenario: unknown
  private readonly notes: readonly string[] | undefined
  private readonly hasher = new Hasher()
  private readonly branched: Branches
  private readonly states: States
  private readonly dice: FightDice
  private at: Place
  private now: Advanced<StateOf<S>, EventOf<S>> | undefined

  private constructor(system: S, file: FightFile, dice: DiceFrom, oracles: readonly Oracle[]) {
    this.system = system
    this.oracles = oracles
    this.scenario = file.scenario
    this.notes = file.notes
    const { head, branch, pending, sealed, tip } = file
    this.at = { head, branch, pending, sealed, tip }
    this.branched = new Branches(file.entries, [...file.left, tip, { entry: head, branch, pending }])
    this.dice = new FightDice(file.dice, dice, this.branched)
    const setup = through(system.setup, file.scenario, 'scenario')
    const hash = file.hash === 'sha256' ? digestOf : (state: unknown, before: unknown) => this.hasher.of(state, before)
    this.states = new States(system, this.branched, () => system.begin(setup), hash)
  }

  /** Begins a fight; `oracles` decide for bots and absent people, and everything else is asked. */
  static begin<S extends AnySystem>(
    system: S,
    scenario: unknown,
    dice: DiceFrom,
    oracles: readonly Oracle[] = [],
  ): Fight<S> {
    const file = freshFile(`${system.id}@${system.version}`, scenario, dice)
    return new Fight(system, file, dice, oracles)
  }

  /** Opens a stored fight, replaying every entry: it stops with a message where the rules do not go as recorded. */
  static open<S extends AnySystem>(system: S, raw: unknown, options: OpenOptions = {}): Fight<S> {
    const file = readFightFile(raw)
    checkSystem(system, file)
    const seed = options.seed ?? file.dice.seed
    const dice: DiceFrom = seed === undefined || file.dice.by === 'typed' ? { by: 'typed' } : { by: 'keyed', seed }
    const fight = new Fight(system, file, dice, options.oracles ?? [])
    fight.recall(file, options.snapshot)
    if (file.dice.by === 'stream') fight.dice.stream = streamAfter(system, file, (id) => fight.stateAt(id))
    return fight
  }

  /** Plays again what was recorded, or takes a state of one's own for it. */
  private recall(file: FightFile, snapshot: Snapshot | undefined): void {
    if (snapshot !== undefined && file.hash === 'fold64') {
      this.states.snapshot(snapshot)
      this.states.of(this.at.head)
      return
    }
    for (const entry of this.branched.entries) {
      const before = this.states.of(entry.after)
      const { state } = this.states.reached(entry.id)
      // A file of the first format goes on in the second.
      if (file.hash === 'sha256') entry.hash = this.hasher.of(state, before)
    }
  }

  /** The state behind an entry; 0 is the beginning. */
  stateAt(entry: number): StateOf<S> {
    return this.states.of(entry) as StateOf<S>
  }

  /** Goes on until somebody must answer, the fight is over, or `steps` steps were taken. */
  proceed(steps = 100_000): this {
    for (let step = 0; step < steps && this.outcome === undefined; step++) {
      const before = this.stateAt(this.at.head)
      const { pending, sealed } = this.at
      const run = (oracles: readonly Oracle[]) =>
        checked('the step that waits', () => advance(this.system, before as Common, pending, oracles))
      let result = run([given(sealed), ...this.answering()])
      if (result.asked === undefined) {
        this.append(result)
        continue
      }
      const more = result.answers.length > pending.length
      // While somebody's answer is missing, those that are there can still be changed: all of it is asked.
      if (!more && Object.keys(sealed).length > 0) result = run(this.answering())
      this.now = result as Advanced<StateOf<S>, EventOf<S>>
      if (more) this.stand(result.answers)
      return this
    }
    return this
  }

  /** Whoever answers besides those asked: dice that fell before, bots, and the dice of a branch. */
  private answering(): Oracle[] {
    const { head } = this.at
    return [this.dice.before(head), ...this.oracles, this.dice.thrown(head)]
  }

  private append(result: Extract<Advanced<unknown, EventOf<S>>, { readonly asked: undefined }>): void {
    const { head } = this.at
    const { answers } = result
    let id = this.branched.whole(head, answers)?.id
    if (id === undefined) {
      id = this.branched.nextId
      const branch = this.branched.branchOf(head, answers)
      const hash = this.hasher.of(result.state, this.stateAt(head))
      this.branched.add({ id, after: head, branch, hash, answers: [...answers] })
    }
    this.states.keep(id, { state: result.state, events: result.events, toldAfter: result.toldAfter })
    this.now = undefined
    this.move(id, this.branched.entry(id)?.branch ?? 0, [])
  }

  /** Stands behind these answers of the step that waits. */
  private stand(pending: readonly Answer[]): void {
    const { head } = this.at
    const branch = this.branched.branchOf(head, pending)
    this.branched.stand({ entry: head, branch, pending: [...pending] })
    this.move(head, branch, [...pending])
  }

  private move(head: number, branch: number, pending: readonly Answer[]): void {
    const { tip } = this.at
    const to = this.branched.passes(tip, head, pending) && !this.isTip(tip, head, pending)
    this.dice.anew = undefined
    this.at = { head, branch, pending, sealed: {}, tip: to ? tip : this.branched.endOf(head, pending, branch) }
  }

  private isTip(tip: End, head: number, pending: readonly Answer[]): boolean {
    return tip.entry === head && tip.pending.length === pending.length && leads(pending, tip.pending)
  }

  /** The entries from the beginning to the head. */
  line(upTo: number = this.at.head): Entry[] {
    return this.branched.line(upTo)
  }

  /** What the fight waits for; undefined when it is over or has not been asked to proceed. */
  get asked(): Asked<QuestionOf<S>> | undefined {
    return this.now?.asked as Asked<QuestionOf<S>> | undefined
  }
  /** Who has answered already of those asked together; what they said is theirs. */
  get answered(): Readonly<Record<string, string>> {
    return this.at.sealed
  }
  /** The state now: at the question, where one is open. */
  get state(): StateOf<S> {
    return this.now !== undefined && this.now.asked !== undefined ? this.now.at : this.stateAt(this.at.head)
  }
  /** The state at the last whole step. */
  get settled(): StateOf<S> {
    return this.stateAt(this.at.head)
  }
  get outcome(): ReturnType<AnySystem['outcome']> {
    return this.system.outcome(this.stateAt(this.at.head))
  }
  get pending(): readonly Answer[] {
    return this.at.pending
  }
  get head(): number {
    return this.at.head
  }
  get branch(): number {
    return this.at.branch
  }
  get entries(): readonly Entry[] {
    return this.branched.entries
  }
  /** The hash of the seed, made known before it throws. */
  get promise(): string {
    return this.dice.says.promise
  }
  /** Goes on by another seed, because this one has been made known. */
  reseed(seed: string): void {
    this.dice.reseed(seed, this.branched.nextId - 1)
  }
  /** Who throws their own dice: `all`, or those named. */
  get typed(): 'all' | readonly Id[] {
    return this.dice.typed
  }
  /** From now on these throw their own dice; everybody else's are thrown for them. */
  typedBy(ids: readonly Id[]): this {
    this.dice.typed = ids
    return this
  }
  /** The next roll is thrown for whoever would throw it himself. */
  throwOnce(): void {
    this.dice.once = true
  }

  /** Asks nothing between two steps before it is told to proceed. */
  wait(): this {
    if (this.at.pending.length === 0) this.now = undefined
    return this
  }

  /** Everything told in this line, the step that waits included. */
  events(): EventOf<S>[] {
    return [...this.line().flatMap((entry) => this.eventsOf(entry.id)), ...(this.now?.events ?? [])]
  }
  /** What one entry told. */
  eventsOf(entry: number): readonly EventOf<S>[] {
    return this.tellsOf(entry).events
  }
  /** What one entry told, and behind how many of its answers; without an entry, the step that waits. */
  tellsOf(entry?: number): { readonly events: readonly EventOf<S>[]; readonly toldAfter: readonly number[] } {
    if (entry === undefined) return this.now ?? NOTHING_TOLD
    // What an entry told is what this system's own steps emitted.
    return this.states.reached(entry) as { events: readonly EventOf<S>[]; toldAfter: readonly number[] }
  }

  /** Answers a decision. Answers to questions asked together stay sealed until all are there. */
  answer(who: string, key: string): this {
    const { asked } = this
    const choice = asked !== undefined && 'choices' in asked ? asked.choices.find((c) => c.who === who) : undefined
    if (asked === undefined || !('choices' in asked) || choice === undefined) {
      throw new AffrayError('answer/stale', `Nothing is asked of ${who} now.`, 'Look at what is asked and answer that.')
    }
    optionOrError(choice, key)
    return this.orElse(() => {
      this.at = { ...this.at, sealed: { ...this.at.sealed, [who]: key } }
      const complete = asked.choices.every((c) => Object.hasOwn(this.at.sealed, c.who))
      return complete ? this.proceed() : this
    })
  }

  /** Takes back an answer that is still sealed, because not all of those asked together have answered. */
  withdraw(who: string): boolean {
    const { [who]: mine, ...sealed } = this.at.sealed
    if (mine === undefined) return false
    this.at = { ...this.at, sealed }
    return true
  }

  /** Says what the dice show: faces in the order they were thrown, or words that answer what the rules want to know. */
  throws(result: { faces: readonly number[] } | { says: readonly Scalar[] }, ruled?: RollAnswer['ruled']): this {
    const { asked } = this
    if (asked === undefined || 'choices' in asked) {
      throw new AffrayError('answer/stale', 'No dice are wanted now.', 'Look at what is asked and answer that.')
    }
    const pending = [...this.at.pending]
    const earlier = asked.at === undefined ? undefined : pending[asked.at]
    if (asked.at !== undefined && earlier !== undefined && isRoll(earlier)) {
      const says = 'says' in result ? result.says : result.faces
      pending[asked.at] = { ...earlier, says: [...(earlier.says ?? []), ...says] }
    } else {
      const mark = ruled !== undefined ? { ruled } : this.dice.mark
      pending.push({ roll: asked.roll, who: asked.who, ...result, ...mark })
    }
    return this.orElse(() => {
      this.stand(this.recorded(pending))
      return this.proceed()
    })
  }

  /** The same answers as they were recorded here before, with all that was said then; else as they are. */
  private recorded(answers: readonly Answer[]): readonly Answer[] {
    const course = this.branched.after(this.at.head).find((one) => leads(answers, one.answers))
    return course === undefined ? answers : course.answers.slice(0, answers.length)
  }

  /** The game master's ruling: behind the last answer of a step that waits, or between steps. */
  rule(command: unknown, because: string): this {
    through(this.system.command, command, 'ruling')
    const { now } = this
    const { pending } = this.at
    const looks = now?.asked === undefined || pending.length === 0 ? 0 : now.looks
    const ruling: Answer = { ruling: command, because, ...(looks === 0 ? {} : { looks }) }
    return this.orElse(() => {
      if (pending.length > 0) {
        this.stand(this.recorded([...pending, ruling]))
        return this.proceed()
      }
      const before = this.stateAt(this.at.head)
      const result = advance(this.system, before as Common, [ruling], this.answering())
      if (result.asked !== undefined) {
        this.now = result as Advanced<StateOf<S>, EventOf<S>>
        this.stand(result.answers)
        return this
      }
      this.append(result)
      return now?.asked === undefined ? this : this.proceed()
    })
  }

  /** Nothing is lost when an answer does not fit: the fight stands as it stood. */
  private orElse(run: () => this): this {
    const { at, now } = this
    const { anew } = this.dice
    const record = this.branched.mark()
    try {
      return run()
    } catch (thrown) {
      this.branched.back(record)
      this.at = at
      this.now = now
      this.dice.anew = anew
      throw thrown
    }
  }

  /** What was just played has been told: from now on only the last states are kept in memory. */
  rest(): void {
    this.states.rest()
  }

  /** Takes back the last answer that `stop` accepts, with everything after it. False when there is none. */
  undo(stop: (answer: Answer) => boolean = isChoice): boolean {
    const to = lastBefore(stop, this.line(), this.at)
    if (to !== undefined) this.goTo(to.entry, to.answers)
    return to !== undefined
  }

  /** Takes the fight back (or over) to a moment: behind an entry and, inside the next step, behind some of its answers. */
  goTo(entry: number, pending: readonly Answer[] = []): this {
    const result = advance(this.system, this.stateAt(entry) as Common, pending)
    this.move(entry, this.branched.branchAt(entry, pending), [...pending])
    this.dice.anew = pending.length
    this.now = result.asked === undefined ? undefined : (result as Advanced<StateOf<S>, EventOf<S>>)
    return this
  }

  /** Goes forward again over what was taken back, to the same bytes. False when nothing was. */
  redo(): boolean {
    if (!this.canRedo) return false
    const { tip, head } = this.at
    const next = this.branched.line(tip.entry).find((entry) => entry.after === head)
    if (next !== undefined) this.goTo(next.id)
    else this.goTo(tip.entry, tip.pending)
    return true
  }

  /** Whether something was taken back that can be gone forward over. */
  get canRedo(): boolean {
    return !this.isTip(this.at.tip, this.at.head, this.at.pending)
  }

  /** Each branch by its number, with the entry it left from, the one it has reached, and how many answers it stands behind that. */
  branches(): ReturnType<Branches['list']> {
    return this.branched.list()
  }
  /** Where a branch leads. */
  endOf(branch: number): End | undefined {
    const found = this.branched.list().find((one) => one.branch === branch)
    return found && this.branched.endOf(found.last, [], branch)
  }
  /** The branch the last of these answers behind an entry was first given on. */
  firstOn(entry: number, answers: readonly Answer[]): number {
    return this.branched.thrownOn(entry, answers)
  }

  /** The state at the head, for one's own store: see `open`. */
  snapshot(): Snapshot {
    return { entry: this.at.head, state: JSON.parse(JSON.stringify(this.settled)) as unknown }
  }

  /** The fight as its file. The seed stays out until the fight is over and it is asked for. */
  file(options: { reveal?: boolean } = {}): FightFile {
    const [{ tip }, { says, seed }] = [this.at, this.dice]
    const secret = seed === undefined || options.reveal !== true || says.seed !== undefined
    const file: FightFile = {
      affray: 2,
      system: `${this.system.id}@${this.system.version}`,
      scenario: this.scenario,
      hash: 'fold64',
      dice: secret ? says : { ...says, seed },
      entries: this.branched.entries,
      ...this.at,
      left: this.branched.open.filter((end) => !this.isTip(tip, end.entry, end.pending)),
      notes: this.notes,
    }
    return JSON.parse(JSON.stringify(file)) as FightFile
  }
}
