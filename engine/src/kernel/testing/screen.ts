import { advance } from '../advance.ts'
import { knowing } from '../believing.ts'
import { Fight } from '../fight.ts'
import { byPolicy } from '../oracles/policy.ts'
import type { AnySystem, Cell, Choice, Common, FighterId, Option, Points, Seat, Sheet, Token } from '../types.ts'

/**
 * A screen in text that knows nothing of any game: it sets a fight up from what there is to choose from, shows a seat what
 * it may know, answers by what options point at and by cells in reach, and never looks into a key.
 */
export class Screen {
  readonly system: AnySystem
  readonly fight: Fight
  /** Everything it has shown, line by line. */
  readonly lines: string[] = []
  private readonly seat: Seat
  private told = 0

  constructor(system: AnySystem, scenario: unknown, side: string, seed: string) {
    this.system = system
    const bots = byPolicy<unknown>(({ who }) => (this.mine(who) ? undefined : system.policies.default))
    this.fight = Fight.begin(system, scenario, { by: 'keyed', seed }, [bots])
    const start = this.fight.state as Common
    const fighters = system.sides(start).find(({ id }) => id === side)?.fighters ?? []
    this.seat = knowing(system, start, { name: side, fighters, gm: false })
  }

  private mine(who: string): boolean {
    return this.seat.fighters.includes(who) || who === 'gm'
  }

  /** Plays on by looking and pointing, so many answers at most; true when the fight is over. */
  play(answers: number): boolean {
    this.fight.proceed()
    for (let n = 0; n < answers && this.fight.outcome === undefined; n++) {
      this.show()
      const { asked } = this.fight
      const choice =
        asked !== undefined && 'choices' in asked ? asked.choices.find(({ who }) => this.mine(who)) : undefined
      if (choice === undefined) return false
      this.fight.answer(choice.who, this.answer(choice))
      if (this.fight.asked === undefined) this.fight.proceed()
    }
    this.show()
    return this.fight.outcome !== undefined
  }

  /** What the seat believes: the only state its board, track and sheets are made from. */
  private believed(): unknown {
    return this.system.imagine(this.system.view(this.fight.state, this.seat), 0)
  }

  private show(): void {
    const { system, fight, seat } = this
    const state = this.believed()
    const events = fight.events()
    for (const event of events.slice(this.told)) {
      const seen = system.seen(event, seat)
      const said = seen === undefined ? '' : system.tell(seen, 'long')
      if (said !== '') this.lines.push(said)
    }
    this.told = events.length
    const { round, order } = system.track(state)
    const acting = order
      .filter((row) => row.acting)
      .map(({ id, budgets }) => `${id} ${budgets.map(({ name, left, of }) => `${name} ${left}/${of}`).join(', ')}`)
    this.lines.push(`round ${round}: ${acting.join('; ')}`)
    for (const { id } of order)
      this.lines.push(sheetInWords(system.sheet(state, id, this.seat.knows?.includes(id) ? 'all' : 'seen')))
  }

  /** The answer a person who only looks at the screen would point at: a foe, else what guards, else a cell nearer to a foe. */
  private answer(choice: Choice): string {
    const { system, fight } = this
    const { state } = fight
    this.lines.push(system.ask(choice))
    for (const refused of choice.refusals?.() ?? [])
      this.lines.push(`  not ${refused.key}: ${refused.because} [${refused.rule}]`)
    const cells = system.reach(state, choice)
    if (cells !== undefined && cells.length > 0) {
      const near = [...cells].sort((a, b) => this.toFoe(a.cell) - this.toFoe(b.cell) || a.cost - b.cost)[0]
      if (near !== undefined) {
        this.lines.push(`  to ${near.cell.join(',')} for ${near.cost}`)
        return near.key
      }
    }
    if (choice.who === 'gm' && choice.usual !== undefined) return choice.usual
    const best = [...choice.options].sort((a, b) => this.liking(choice, b) - this.liking(choice, a))[0]
    if (best === undefined) throw new TypeError(`nothing is offered for "${choice.about.ask}"`)
    this.lines.push(`  ${system.say(choice, best)}`)
    return best.key
  }

  private liking(choice: Choice, option: Option): number {
    const to = this.system.points(this.fight.state, choice, option)
    if (to === undefined) throw new TypeError(`"${choice.about.ask}" ${option.key} points at nothing`)
    const rank: Record<Points['group'], number> = { strike: 5, cast: 4, guard: 3, move: 2, spend: 1, other: 0 }
    const foes = (to.fighters ?? []).filter((id) => !this.seat.fighters.includes(id)).length
    return rank[to.group] * 10 + Math.min(foes, 3) - (to.risks?.length ?? 0)
  }

  private toFoe([x, y]: Cell): number {
    const foes = this.system.board(this.believed()).tokens.filter((token) => this.standingFoe(token))
    return Math.min(...foes.map(({ at }) => (at === undefined ? 0 : Math.hypot(at[0] - x, at[1] - y))), 1e6)
  }
  private standingFoe({ id, condition }: Token): boolean {
    return !this.seat.fighters.includes(id) && condition !== 'down' && condition !== 'dead' && condition !== 'fled'
  }

  /** Carries out every change a fighter's sheet offers, each on a copy: nothing is lost, and each is told. */
  changes(id: FighterId): number {
    const { system, fight } = this
    const state = fight.settled as Common
    const sheet = system.sheet(state, id)
    const offered = [
      ...sheet.bars.map(({ change, now }) => ({ change, value: now as unknown })),
      ...sheet.numbers.map(({ change, value }) => ({ change, value: value as unknown })),
    ].flatMap(({ change, value }) => (change === undefined ? [] : [{ ...change.command, [change.field]: value }]))
    for (const command of offered) {
      const { events } = advance(system, state, [{ ruling: command, because: 'tried' }])
      if (events.length === 0) throw new TypeError(`${JSON.stringify(command)} is not told`)
    }
    return offered.length
  }

  /** Ends the fight by the game master's form for it. */
  end(): void {
    const form = this.system
      .commands?.(this.fight.state)
      .find(({ fields }) => fields.length === 1 && fields[0]?.kind === 'sides')
    const field = form?.fields[0]
    if (form === undefined || field === undefined) throw new TypeError('the game master cannot end this fight')
    this.fight.rule({ do: form.do, [field.name]: [] }, 'enough')
    // A step that was under way goes on to its end.
    if (this.fight.outcome === undefined) this.play(60)
  }
}

function sheetInWords({ name, bars, tags, grades, conditions }: Sheet): string {
  const words = [
    ...bars.map((bar) => `${bar.name} ${bar.now}/${bar.full}`),
    ...grades.map((grade) => `${grade.name} ${grade.word}`),
    ...conditions.map(({ name: what, left, clock }) =>
      [what, left, clock].filter((part) => part !== undefined).join(' '),
    ),
    ...tags,
  ]
  return `  ${name}: ${words.join(', ')}`
}
