import {
  AffrayError,
  type Answer,
  type AnySystem,
  type Choice,
  type Common,
  type Event,
  type Fight,
  isChoice,
  isRoll,
  knowing,
  privy,
  redact,
  type Seat,
} from '@affray/engine'
import { Chronicle, type Page } from '../chronicle.ts'
import { save } from '../saving.ts'
import { decidesFor } from './seats.ts'
import type { TypedDice } from './typed-dice.ts'

/** What a person at the terminal is asked now. */
export type Wanted =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'roll'; readonly roll: Extract<NonNullable<Fight['asked']>, { readonly roll: string }> }

/** A fight with one person at it: what he sees, is asked, answers and takes back. The others are bots. */
export class Game {
  readonly system: AnySystem
  readonly fight: Fight
  readonly seat: Seat
  readonly typed: TypedDice | undefined
  private readonly mine: ReadonlySet<string>
  private readonly chronicle: Chronicle
  private readonly takenBack: { readonly head: number; readonly pending: readonly Answer[] }[] = []
  private readonly path: string | undefined
  /** Whether the fight as it stands is in a file. */
  kept = false

  constructor(fight: Fight, seat: Seat, typed: TypedDice | undefined, path: string | undefined) {
    this.system = fight.system
    this.fight = fight
    this.seat = seat
    this.typed = typed
    this.mine = decidesFor(seat)
    this.path = path
    this.chronicle = new Chronicle(fight.system, fight.file())
    fight.proceed()
    this.saved()
  }

  /** What happened so far as this seat may know it, the step that waits last. */
  pages(): Page[] {
    const pages = this.chronicle.tell(this.fight.line())
    const events = this.fight.events().slice(pages.reduce((sum, page) => sum + page.events.length, 0))
    const { state } = this.fight
    const waiting = { entry: this.fight.head + 1, round: this.chronicle.roundOf(state), events, state }
    const seat = knowing(this.system, state as Common, this.seat)
    const known = (event: Event): readonly Event[] => {
      const seen = this.system.seen === undefined ? redact(event, seat) : this.system.seen(event, seat)
      return seen === undefined ? [] : [seen]
    }
    return [...pages, waiting].map((page) => ({ ...page, events: page.events.flatMap(known) }))
  }

  /** The state as this seat may believe it to be. */
  seen(): unknown {
    const { state } = this.fight
    const seat = knowing(this.system, state as Common, this.seat)
    return seat.gm ? state : this.system.imagine(this.system.view(state, seat), 0)
  }

  /** Whether this seat knows somebody's numbers. */
  privy(id: string): boolean {
    return privy(knowing(this.system, this.fight.state as Common, this.seat), id)
  }

  /** The next thing this person must answer; undefined when the fight is over. */
  wanted(): Wanted | undefined {
    const { asked } = this.fight
    if (asked === undefined) return undefined
    if (!('choices' in asked)) return { kind: 'roll', roll: asked }
    const sealed = asked.choices.length > 1 ? this.fight.file().sealed : {}
    const choice = asked.choices.find(({ who }) => this.mine.has(who) && !Object.hasOwn(sealed, who))
    return choice && { kind: 'choice', choice }
  }

  answer(who: string, key: string): void {
    this.change(() => {
      this.fight.answer(who, key)
      // A question that others were asked too is theirs to answer once we have.
      if (this.fight.asked !== undefined && this.wanted() === undefined) this.fight.proceed()
    })
  }

  throws(result: Parameters<Fight['throws']>[0]): void {
    this.change(() => this.fight.throws(result))
  }

  throwForMe(): void {
    this.change(() => {
      this.typed?.throwNext()
      this.fight.proceed()
    })
  }

  rule(command: unknown, because: string): void {
    this.change(() => this.fight.rule(command, because).proceed())
  }

  /** Takes back this person's last answer; false when there is none. */
  undo(): boolean {
    const before = { head: this.fight.head, pending: this.fight.pending }
    const own = (answer: Answer): boolean =>
      (isChoice(answer) && answer.asked.some(({ who }) => this.mine.has(who))) ||
      (this.typed !== undefined && isRoll(answer))
    if (!this.fight.undo(own)) return false
    this.takenBack.push(before)
    this.askAgain()
    this.saved()
    return true
  }

  redo(): boolean {
    const to = this.takenBack.pop()
    if (to === undefined) return false
    if (this.takenBack.length > 0) this.fight.goTo(to.head, to.pending)
    else while (this.fight.redo());
    this.askAgain()
    this.saved()
    return true
  }

  /** Writes the fight to a file, its seed with it: whoever plays alone keeps the dice to go on with. */
  save(path: string): void {
    save(path, this.fight.file({ reveal: true }))
    this.kept = true
  }

  private change(run: () => void): void {
    run()
    this.takenBack.length = 0
    this.saved()
  }

  private saved(): void {
    this.kept = false
    if (this.path !== undefined) this.save(this.path)
  }

  /** Lets the dice that wait be known; it answers nothing. */
  private askAgain(): void {
    if (this.typed !== undefined) this.fight.proceed()
  }
}

/** A ruling as typed: a command in JSON, and the reason. */
export function rulingTyped(text: string): { readonly command: unknown; readonly because: string } {
  const [, json = '', because = ''] = /^(.*?)(?:\s+because\s+(.*))?$/.exec(text) ?? []
  try {
    return { command: JSON.parse(json) as unknown, because: because === '' ? 'so ruled' : because }
  } catch {
    throw new AffrayError('ruling/json', `"${json}" is no command in JSON.`, 'Write: rule {"do": …} because <reason>.')
  }
}
