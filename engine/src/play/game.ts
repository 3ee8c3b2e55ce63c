import { type Answer, isChoice, isRoll, isRuling } from '../kernel/answers.ts'
import { AffrayError } from '../kernel/error.ts'
import { Fight } from '../kernel/fight.ts'
import type { DiceFrom } from '../kernel/fight-dice.ts'
import type { FightFile } from '../kernel/fight-file.ts'
import { optionNamed } from '../kernel/offer.ts'
import type { Oracle } from '../kernel/oracles/oracle.ts'
import { choiceOf } from '../kernel/session.ts'
import type { Snapshot } from '../kernel/states.ts'
import type { AnySystem, Choice, Dice, FighterId, Id, Scalar, Seat } from '../kernel/types.ts'
import { botsAnswer, likelyAnswer, type Temperaments } from './bots.ts'
import { Chronicle, type Line } from './chronicle.ts'
import { endOf, lineNamed, type Moment, toldAt } from './moments.ts'
import { type Order, ordered, sameMatter } from './orders.ts'
import { checkRuling, HeldReady } from './ready.ts'
import { type Scene, sceneOf } from './scene.ts'
import { type PlaceOf, Seats, SPECTATOR, seatOf } from './seats.ts'
import type { GameFile, Laid, Pace, Ready, TableOf } from './table.ts'

/**
 * A fight at a table: people at their seats answer for their fighters, bots for the others; anything can be taken back,
 * branched, ruled on and handed over, in the middle of a question too.
 */
export class Game {
  readonly fight: Fight
  readonly chronicle: Chronicle
  readonly seats: Seats
  private readonly random: Dice | undefined
  private orders: readonly Order[]
  private readonly held: HeldReady
  private temperaments: Temperaments
  private pace: Pace
  /** Nobody answers by himself here: somebody went back to this moment. */
  private resting: boolean
  /** Nobody has begun: whatever is ruled or handed out, nothing is asked behind it. */
  private laid: boolean
  /** Where bots may answer now, when they answer one by one: once it is known, only there. */
  private turn: { at: string | undefined } | undefined
  private throwing = false

  private constructor(make: (oracles: readonly Oracle[]) => Fight, table: Laid) {
    this.seats = new Seats(table.seats ?? [])
    this.temperaments = table.bots ?? {}
    this.pace = table.pace ?? 'at once'
    this.random = table.random
    this.orders = table.orders ?? []
    this.held = new HeldReady(table.ready)
    this.laid = table.laid ?? false
    this.resting = this.laid || (table.resting ?? false)
    this.fight = make([
      { decide: (choice, state, { answers }) => this.decided(choice, state, answers), throw: () => this.forThem() },
    ])
    this.chronicle = new Chronicle(this.fight)
  }

  /** Begins a fight at a table. */
  static begin(system: AnySystem, scenario: unknown, dice: DiceFrom, table: TableOf = {}): Game {
    return new Game((oracles) => Fight.begin(system, scenario, dice, oracles), table).settle()
  }

  /** Goes on with a fight that was kept, alone or with its table; what is said of the table now holds. */
  static open(
    system: AnySystem,
    kept: FightFile | GameFile,
    { seed, snapshot, ...table }: TableOf & { readonly seed?: string; readonly snapshot?: Snapshot } = {},
  ): Game {
    const whole: Partial<GameFile> = 'fight' in kept ? kept : {}
    const file = 'fight' in kept ? kept.fight : kept
    const options = { ...(seed === undefined ? {} : { seed }), ...(snapshot === undefined ? {} : { snapshot }) }
    const game = new Game((oracles) => Fight.open(system, file, { oracles, ...options }), { ...whole, ...table })
    if (!game.resting) return game.settle()
    return game.laid ? game : game.to({ entry: file.head, pending: file.pending })
  }

  get system(): AnySystem {
    return this.fight.system
  }

  /** Who answers in the place of people: orders, then bots. */
  private decided(choice: Choice, state: unknown, answers: readonly Answer[]): string | undefined {
    if (this.resting) return undefined
    if (this.seats.holder(choice.who) !== undefined)
      return ordered(this.system, this.orders, choice, state, this.temperaments)
    if (this.pace === 'one by one') {
      if (this.turn === undefined) return undefined
      const at = `${this.fight.head}:${answers.length}`
      this.turn.at ??= at
      if (this.turn.at !== at) return undefined
    }
    return botsAnswer(this.system, this.temperaments, choice, state)
  }

  private forThem(): { readonly dice: Dice } | undefined {
    if (!this.throwing || this.random === undefined || this.fight.typed !== 'all') return undefined
    this.throwing = false
    return { dice: this.random }
  }

  /** Goes on as far as people let it. */
  private settle(): this {
    this.typists()
    if (!this.resting) this.fight.proceed()
    return this
  }

  /** Who throws real dice does so from now on. */
  private typists(): void {
    if (this.fight.typed !== 'all') this.fight.typedBy(this.seats.typed)
  }

  /** Goes on from a moment somebody went back to, and lets the next bot answer where they answer one by one. */
  goOn(): this {
    for (const _ of this.goingOn());
    return this
  }
  /** The same a step at a time, for whoever has others to serve: until it is done the game is nobody else's. */
  *goingOn(): Generator<undefined, void> {
    this.resting = false
    this.laid = false
    this.turn = { at: undefined }
    try {
      this.typists()
      for (;;) {
        this.fight.proceed(1)
        if (this.fight.asked !== undefined || this.fight.outcome !== undefined) return
        yield
      }
    } finally {
      this.turn = undefined
    }
  }

  /** Goes on resting no longer, without a bot's answer: those who are asked here are asked again. */
  wake(): this {
    this.resting = this.laid
    return this.settle()
  }

  /** Whether nobody will answer by himself before somebody goes on. */
  get rests(): boolean {
    return this.resting
  }
  /** Whether nobody has begun the fight yet. */
  get isLaid(): boolean {
    return this.laid
  }
  /** Whether a bot's answer is all that is waited for. */
  get botsWait(): boolean {
    const { asked } = this.fight
    if (this.fight.outcome !== undefined || asked === undefined) return false
    if ('choices' in asked)
      return asked.choices.every(
        ({ who }) => this.seats.holder(who) === undefined || Object.hasOwn(this.fight.answered, who),
      )
    return this.resting && !this.mustThrow(asked.who)
  }

  private mustThrow(id: Id): boolean {
    return this.fight.typed === 'all' || this.seats.typed.includes(id)
  }

  /** Answers for somebody this seat decides for. */
  answer(seat: string, who: Id, key: string): this {
    this.seats.checkDecides(seat, who)
    return this.awake(() => this.fight.answer(who, key))
  }
  /** Gives several answers of a gesture one by one, as long as they are what is asked; gives how many were. */
  gesture(seat: string, who: Id, parts: readonly { readonly ask: string; readonly key: string }[]): number {
    for (const [i, { ask, key }] of parts.entries()) {
      const choice = choiceOf(this.fight.asked, who)
      // The first is refused as any answer is.
      if (i > 0 && (choice?.about.ask !== ask || optionNamed(choice, key) === undefined)) return i
      this.answer(seat, who, key)
    }
    return parts.length
  }
  /** Takes back an answer that is sealed still. False where it is not. */
  withdraw(seat: string, who: Id): boolean {
    this.seats.checkDecides(seat, who)
    return this.fight.withdraw(who)
  }

  /** Says what the dice show that are asked of this seat. */
  throws(seat: string, result: { faces: readonly number[] } | { says: readonly Scalar[] }): this {
    this.checkDice(seat)
    return this.awake(() => this.fight.throws(result))
  }
  /** Lets the program throw the dice that are asked of this seat, once. */
  throwForMe(seat: string): this {
    this.checkDice(seat)
    this.throwing = true
    if (this.fight.typed !== 'all') this.fight.throwOnce()
    this.resting = false
    this.settle()
    this.throwing = false
    return this
  }

  /** The game master's command, with its reason. */
  rule(seat: string, command: unknown, because: string): this {
    this.seats.checkMaster(seat)
    return this.overrule(command, because)
  }
  /** The same where nobody is asked who he is: at one's own terminal. */
  overrule(command: unknown, because: string): this {
    return this.awake(() => this.fight.rule(command, because))
  }

  /** Does something from which the fight goes on, also where somebody had gone back to a moment. What is refused changes nothing. */
  private awake(run: () => void): this {
    const { resting } = this
    this.typists()
    if (this.laid) {
      this.fight.wait()
      run()
      return this
    }
    this.resting = false
    try {
      run()
    } catch (thrown) {
      this.resting = resting
      throw thrown
    }
    // What was asked in a fight that rested, nobody but people was asked; and after a ruling nothing is yet.
    if (resting || (this.fight.asked === undefined && this.fight.outcome === undefined)) this.fight.proceed()
    return this
  }

  /** Takes back the last thing somebody at this seat answered, threw or ruled. False where there is none. */
  undo(seat: string): boolean {
    const { gm } = this.seats.named(seat)
    return this.back(
      (answer) =>
        (isChoice(answer) && answer.asked.some(({ who }) => this.seats.decides(seat, who))) ||
        (isRoll(answer) &&
          this.seats.throwsFor(seat, answer.who) &&
          (this.fight.typed === 'all' || answer.typed === true)) ||
        (gm && isRuling(answer)),
    )
  }
  /** Takes back the last decision or command, whosever it was. False where there is none. */
  undoAny(seat: string): boolean {
    this.seats.checkMaster(seat)
    return this.back((answer) => isChoice(answer) || isRuling(answer))
  }
  private back(stop: (answer: Answer) => boolean): boolean {
    if (!this.fight.undo(stop)) return false
    this.lies()
    return true
  }

  /** Takes back everything that came after a line of the story. */
  undoTo(seat: string, n: number): this {
    return this.moment(lineNamed(this.lines(seat), n))
  }
  /** The moment a line was told. */
  moment({ after, answers }: Pick<Line, 'after' | 'answers'>): this {
    return this.to(toldAt(this.fight, after, answers))
  }
  /** Goes to the end of a branch; nobody answers there by himself before somebody goes on. */
  visit(branch: number): this {
    return this.to(endOf(this.fight, branch))
  }
  /** Where the fight stands, to come back to. */
  get stands(): Moment {
    return { entry: this.fight.head, pending: this.fight.pending }
  }
  /** Back or over to where the fight stood once. */
  to({ entry, pending }: Moment): this {
    this.fight.goTo(entry, pending)
    return this.lies()
  }
  private lies(): this {
    this.resting = true
    if (this.laid) this.fight.wait()
    return this
  }
  /** Forward again over what was taken back, to the same bytes: to the next whole step, or where the line stood. */
  redo(): boolean {
    if (!this.fight.redo()) return false
    this.lies()
    return true
  }

  get canRedo(): boolean {
    return this.fight.canRedo
  }

  /** Hands a fighter over, to another seat or to a bot; whatever he is being asked goes with him. */
  hand(id: FighterId, to: string | undefined): this {
    this.seats.hand(id, to)
    return this.settle()
  }
  /** A seat as it is to be from now on. */
  sit(place: PlaceOf): this {
    this.seats.sit(place)
    return this.settle()
  }
  /** A seat is taken away; bots play whom it held. */
  leave(seat: string): this {
    this.seats.leave(seat)
    return this.settle()
  }

  /** A standing order; it takes the place of one on the same matter. */
  order(seat: string, order: Order): this {
    this.seats.checkDecides(seat, order.who)
    this.orders = [...this.orders.filter((other) => !sameMatter(order, other)), order]
    return this.settle()
  }
  /** Withdraws orders. */
  free(seat: string, which: (order: Order) => boolean = () => true): void {
    this.orders = this.orders.filter((order) => !(this.seats.decides(seat, order.who) && which(order)))
  }
  get standing(): readonly Order[] {
    return this.orders
  }

  /** Holds a command ready under a name; nobody but the game master knows of it. */
  prepare(seat: string, ready: Ready): void {
    this.seats.checkMaster(seat)
    checkRuling(this.system, this.fight.settled, ready.command)
    this.held.put(ready)
  }
  /** Carries out what was held ready. */
  reveal(seat: string, name: string): this {
    const { command, because } = this.held.named(name)
    this.rule(seat, command, because)
    this.held.drop(name)
    return this
  }
  /** Forgets what was held ready. False where nothing was. */
  discard(seat: string, name: string): boolean {
    this.seats.checkMaster(seat)
    return this.held.drop(name)
  }
  ready(seat: string): readonly Ready[] {
    return this.seats.named(seat).gm ? this.held.all : []
  }

  get bots(): Temperaments {
    return this.temperaments
  }
  set bots(temperaments: Temperaments) {
    this.temperaments = temperaments
  }
  set speed(pace: Pace) {
    this.pace = pace
  }

  /** The story as somebody at this seat may know it. */
  lines(seat: string): readonly Line[] {
    return this.chronicle.lines(seatOf(this.seats.named(seat)))
  }

  /** What somebody who is asked would do who thinks about it as a bot in his place would; he spends nothing. */
  likely(who: Id): string | undefined {
    const choice = choiceOf(this.fight.asked, who)
    return choice && likelyAnswer(this.system, this.temperaments, choice, this.fight.state)
  }

  /** What somebody at this seat sees; without a seat, whoever looks on. */
  scene(seat?: string): Scene {
    const place = seat === undefined ? undefined : this.seats.named(seat)
    const decides = (id: Id): boolean => seat !== undefined && this.seats.decides(seat, id)
    const throws = (id: Id): boolean => seat !== undefined && this.mustThrow(id) && this.seats.throwsFor(seat, id)
    const eyes: Seat = place === undefined ? SPECTATOR : seatOf(place)
    return sceneOf({ fight: this.fight, chronicle: this.chronicle, decides, throws }, eyes)
  }

  /** The table as data. */
  file(options: { readonly reveal?: boolean; readonly told?: boolean } = {}): GameFile {
    const { told, ...reveal } = options
    const fight = this.fight.file(reveal)
    const master = { name: 'gm', fighters: [], gm: true }
    return {
      fight: told === true ? { ...fight, told: this.chronicle.told(master) } : fight,
      seats: this.seats.all,
      orders: this.orders,
      ready: this.held.all,
      bots: this.temperaments,
      pace: this.pace,
      resting: this.resting,
    }
  }

  private checkDice(seat: string): void {
    const { asked } = this.fight
    if (asked !== undefined && !('choices' in asked) && this.seats.throwsFor(seat, asked.who)) return
    throw new AffrayError(
      'answer/stale',
      `No dice are wanted of ${seat} now.`,
      'Look at what is asked and answer that.',
    )
  }
}
