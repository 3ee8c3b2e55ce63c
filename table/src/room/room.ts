import { AffrayError, type AnySystem, type CommandForm, canonical, own, type Snapshot } from '@affray/engine'
import { classOf, Game, type GameFile, type Place, SPECTATOR, seatOf } from '@affray/engine/play'
import type { Said, SaidOf } from '../protocol/said.ts'
import type { Shown, Told } from '../protocol/told.ts'
import { answersForTheAway, back, leave, lentNow } from './absence.ts'
import { type Beside, type Job, jobOf } from './asking.ts'
import { MOST_CHATS, MOST_HEARD, MOST_UNSEEN, MOST_WAITING, type RoomData } from './data.ts'
import * as deciding from './deciding.ts'
import type { Deed, Done, Effect, Happening } from './deeds.ts'
import { digest } from './digest.ts'
import { endsAtOnce } from './ending.ts'
import * as mastering from './mastering.ts'
import { checkMay } from './may.ts'
import { checkFree, dressed, given } from './names.ts'
import { shownTo } from './showing.ts'
import { Watching } from './watching.ts'

/** A table as its store keeps it. */
export interface RoomFile {
  readonly room: RoomData
  readonly game: GameFile
  readonly snapshot: Snapshot
  /** What throws the dice: it stays in the store until the fight is over. */
  readonly seed: string
}

type Act<T extends Said['type']> = (
  room: Room,
  seat: Place,
  said: Extract<Said, { readonly type: T }>,
  code: string | undefined,
) => void
/** What is no deed: it is answered and changes nothing. */
export type Asked = Beside | 'look' | 'cancel' | 'form' | 'see'

const ACTS: { readonly [T in Exclude<Said['type'], Asked>]: Act<T> } = {
  chat: (room, seat, { text }) => room.speak(seat.name, text),
  answer: deciding.answer,
  withdraw: deciding.withdraw,
  throw: deciding.throwDice,
  dice: deciding.diceOf,
  order: deciding.order,
  free: deciding.free,
  undo: deciding.undo,
  command: mastering.command,
  begin: mastering.begin,
  redo: mastering.redo,
  branch: mastering.branch,
  'go on': mastering.goOn,
  grant: mastering.grant,
  prepare: mastering.prepare,
  discard: mastering.discard,
  reveal: mastering.reveal,
  hand: mastering.hand,
  seat: mastering.seat,
  unseat: mastering.unseat,
  link: mastering.link,
  unlink: mastering.unlink,
  door: mastering.door,
  admit: mastering.admit,
  pause: mastering.pause,
  settings: mastering.settings,
  name: mastering.name,
  show: mastering.show,
}
export const isDeed = (type: Said['type']): type is keyof typeof ACTS => Object.hasOwn(ACTS, type)

/**
 * One table: seats, permissions, consent, knowledge, absence, and the numbering of what each class is told. It has no clock,
 * no store and no sockets: whoever runs it gives it deeds in their order, and the same deeds make the same table.
 */
export class Room {
  readonly game: Game
  private seed: string
  private kept: RoomData
  private effects: Effect[] = []
  private sitting: ReadonlySet<string> = new Set()
  /** What each class sees, until something is done again. */
  private readonly seen = new Map<string, Shown>()
  readonly watching: Watching

  /** `since` is the number the changes of a class begin from: a later opening of the same table begins from a higher one. */
  private constructor(game: Game, data: RoomData, seed: string, since: number) {
    this.game = game
    this.seed = seed
    this.kept = data
    this.watching = new Watching(since)
  }

  static begin(game: Game, data: RoomData, seed: string, since = 0): Room {
    game.speed = 'one by one'
    return new Room(game, data, seed, since)
  }
  static open(system: AnySystem, { game: kept, room, seed, snapshot }: RoomFile, since = 0): Room {
    const game = Game.open(system, kept, { pace: 'one by one', laid: room.lobby === true, seed, snapshot })
    return new Room(game, room, seed, since)
  }

  /** The host has to do this once the deed is done. */
  wants(effect: Effect): void {
    this.effects.push(effect)
  }

  /** The seats somebody sits at now. */
  get here(): ReadonlySet<string> {
    return this.sitting
  }
  set here(seats: ReadonlySet<string>) {
    this.sitting = seats
    this.seen.clear()
  }

  get data(): RoomData {
    return this.kept
  }
  change(fields: Partial<RoomData>): void {
    this.kept = { ...this.kept, ...fields }
  }
  /** A number nobody was given before. */
  number(): number {
    this.change({ given: this.kept.given + 1 })
    return this.kept.given
  }

  /** The table as its store keeps it. */
  file(): RoomFile {
    return { room: this.kept, game: this.game.file(), snapshot: this.game.fight.snapshot(), seed: this.seed }
  }

  /** Carries out a deed. What is refused has changed nothing. */
  act(deed: Deed): Done {
    const acting = this.acting(deed)
    for (;;) {
      const { done, value } = acting.next()
      if (done === true) return value
    }
  }
  /** The same a piece at a time, where bots play: until it is done the room is nobody else's. */
  *acting(deed: Deed): Generator<undefined, Done> {
    const before = this.kept
    this.effects = []
    try {
      if ('happens' in deed) yield* this.happen(deed.happens)
      else if (this.carryOut(deed) === 'again') return { type: 'again' }
      answersForTheAway(this)
      endsAtOnce(this)
      if (this.game.fight.outcome !== undefined && !this.kept.told) this.change({ told: true })
      this.seen.clear()
      return { type: 'done', effects: this.effects }
    } catch (thrown) {
      if (!(thrown instanceof AffrayError)) throw thrown
      this.kept = before
      return { type: 'refused', code: thrown.code, because: thrown.message, remedy: thrown.remedy }
    }
  }

  private carryOut({ by, said, code }: Extract<Deed, { readonly by: string }>): 'done' | 'again' {
    const seat = this.game.seats.named(by)
    checkMay(seat, said.type)
    if (!isDeed(said.type)) throw new TypeError(`${said.type} is no deed`)
    const heard = own(this.kept.heard, by) ?? []
    const all = digest(canonical(said))
    const before = heard.find(([id]) => id === said.id)
    if (before?.[1] === all) return 'again'
    if (before !== undefined)
      throw new AffrayError(
        'message/reused',
        `Another message was carried out under the id "${said.id}".`,
        'Give each message an id of its own.',
      )
    // Each row of the table takes the message of its own type.
    const act = ACTS[said.type] as Act<Said['type']>
    act(this, seat, given(this, seat, said), code)
    // Whoever took away his own seat is not remembered.
    const there = this.game.seats.all.some(({ name }) => name === by)
    if (there)
      this.change({ heard: { ...this.kept.heard, [by]: [...heard, [said.id, all] as const].slice(-MOST_HEARD) } })
    return 'done'
  }

  private *happen(happening: Happening): Generator<undefined, void> {
    switch (happening.type) {
      case 'turn':
        yield* this.botsGoOn()
        return
      case 'absent':
        leave(this, happening.seat)
        return
      case 'back':
        back(this, happening.seat)
        return
      case 'knock': {
        if (this.kept.waiting.length >= MOST_WAITING)
          throw new AffrayError('door/full', 'Too many wait at the door.', 'Try again in a while.')
        const n = this.number()
        this.change({ waiting: [...this.kept.waiting, { n, name: happening.name }] })
        return
      }
      case 'seed':
        this.seed = happening.seed
        this.game.fight.reseed(happening.seed)
        this.change({ told: false })
        return
    }
  }

  /** The seed, once the fight is over. */
  get toldSeed(): string | undefined {
    return this.kept.told ? this.seed : undefined
  }
  /** Whether the fight goes on though everybody knows its seed: then it needs another before anything is thrown. */
  get needsSeed(): boolean {
    return this.kept.told && this.game.fight.outcome === undefined
  }

  /** Bots answer until something is told to all: a pause for what nobody sees would tell that it happened. */
  private *botsGoOn(): Generator<undefined, void> {
    const told = (): number => this.game.chronicle.lines(SPECTATOR).length
    const before = told()
    for (let i = 0; i < MOST_UNSEEN && this.botsTurn && told() === before; i++) {
      if (i > 0) yield
      yield* this.game.goingOn()
    }
  }

  /** Whether a bot may answer now, when its pause is over. */
  get botsTurn(): boolean {
    const { game } = this
    return !this.kept.paused && !game.rests && game.botsWait
  }
  get state(): Shown['table']['state'] {
    if (this.game.fight.outcome !== undefined) return 'over'
    if (this.kept.lobby === true) return 'lobby'
    return this.kept.paused ? 'paused' : this.game.rests ? 'resting' : 'going'
  }

  speak(seat: string, text: string): void {
    const { head, pending } = this.game.fight
    const spoken = { n: this.number(), seat, text, entry: head, answers: pending.length }
    this.change({ chat: [...this.kept.chat, spoken].slice(-MOST_CHATS) })
  }

  /** A seat that is gone takes everything of its own along. */
  forget(seat: string): void {
    const without = <T>({ [seat]: _, ...rest }: Readonly<Record<string, T>>) => rest
    const { heard, acts, away, requests } = this.kept
    this.change({
      heard: without(heard),
      acts: without(acts),
      away: without(away),
      requests: requests.filter((one) => one.seat !== seat),
    })
  }
  /** Fighters that were handed on meanwhile are lent no longer. */
  keepLent(): void {
    this.change({ away: lentNow(this) })
  }

  checkFighter(id: string): void {
    const ids = this.game.system.sides(this.game.fight.state).flatMap(({ fighters }) => fighters)
    if (ids.includes(id)) return
    throw new AffrayError('fighter/unknown', `There is no fighter "${id}".`, `There are: ${ids.join(', ')}.`)
  }
  checkName(id: string, name: string): void {
    checkFree(this, id, name)
  }

  /** Whether a seat may say that at all. */
  checkMay(seat: string, type: Said['type']): void {
    checkMay(this.game.seats.named(seat), type)
  }
  classOf(seat: string): string {
    return classOf(seatOf(this.game.seats.named(seat)))
  }
  /** The number of the question that stands before a seat. */
  askedOf(seat: string): number {
    return this.shown(seat).asked
  }
  /** What a seat sees. */
  shown(seat: string): Shown {
    const name = this.classOf(seat)
    const known = this.seen.get(name) ?? shownTo(this, this.game.seats.named(seat))
    this.seen.set(name, known)
    return known
  }
  /** What a seat is told, with the names it knows. */
  dressed(seat: string, told: Told): Told {
    return dressed(this, this.game.seats.named(seat), told)
  }
  /** What has to be computed to answer a question beside the fight. */
  job(seat: string, said: SaidOf<Beside>): Job {
    const place = this.game.seats.named(seat)
    this.checkMay(seat, said.type)
    return jobOf(this, place, given(this, place, said))
  }
  /** The commands of the game master as forms, some fields filled in. */
  form(seat: string, { type, command }: Extract<Said, { readonly type: 'form' }>): readonly CommandForm[] {
    this.checkMay(seat, type)
    return this.game.system.commands(this.game.fight.state, command)
  }

  /** The table as another seat sees it, for the game master. */
  see(seat: string, { type, seat: other }: Extract<Said, { readonly type: 'see' }>): Shown {
    this.checkMay(seat, type)
    return this.shown(other)
  }

  /** Everything for a seat that comes or comes back, or what it missed since number `from`. */
  look(seat: string, version: string, from?: number): readonly Told[] {
    return this.watching.look(this, seat, version, from)
  }
  /** What is new for each of these seats since they were last told. */
  tell(seats: Iterable<string>, version: string): ReadonlyMap<string, readonly Told[]> {
    return this.watching.tell(this, seats, version)
  }
}
