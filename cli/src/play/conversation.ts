import { AffrayError } from '@affray/engine'
import { print } from '../output.ts'
import { standing, standingData } from '../standing.ts'
import { Story } from '../story.ts'
import { ink, table } from '../terminal.ts'
import { boardLines } from './board-text.ts'
import { type Game, rulingTyped, type Wanted } from './game.ts'
import { HELP } from './help.ts'
import type { Lines } from './lines.ts'
import { choiceLines, noAnswer, optionTyped, rollLines } from './question.ts'
import { saying, thrown } from './typed-dice.ts'

/** The conversation of a fight: what happened, what is asked, what was answered, until it is over or somebody leaves. */
export class Conversation {
  private readonly game: Game
  private readonly lines: Lines
  private readonly json: boolean
  private story: Story
  /** The events told already, as JSON. */
  private told: readonly string[] = []

  constructor(game: Game, lines: Lines, json: boolean) {
    this.game = game
    this.lines = lines
    this.json = json
    this.story = new Story(game.system)
  }

  /** Goes on until the fight is over (true) or the lines end (false). */
  async hold(): Promise<boolean> {
    for (;;) {
      this.tell()
      const wanted = this.game.wanted()
      if (wanted === undefined) return true
      this.ask(wanted)
      for (let stays = true; stays; ) {
        const line = await this.lines.next('> ', !this.json)
        if (line === undefined) return false
        const text = line.trim()
        if (text === 'quit' || text === 'q') return false
        stays = !this.reply(wanted, text)
      }
    }
  }

  /** Tells what is new. A ruling may put events before some that were told: only those are told then. */
  private tell(): void {
    const told: string[] = []
    let known = 0
    for (const page of this.game.pages()) {
      const events = page.events.filter((event) => {
        const text = JSON.stringify(event)
        told.push(text)
        const old = this.told[known] === text
        if (old) known++
        return !old
      })
      if (!this.json) print(...this.story.page({ round: page.round, events }))
      else for (const event of events) this.line({ round: page.round, told: this.game.system.tell(event), event })
    }
    this.told = told
  }

  private ask(wanted: Wanted, all = false): void {
    const { system, fight, typed } = this.game
    if (wanted.kind === 'roll') {
      if (this.json) this.line({ asked: { ...wanted.roll, dice: typed?.sides ?? [] } })
      else print(...rollLines(wanted.roll, typed?.sides ?? []))
      return
    }
    const { choice } = wanted
    const turn = choice.about.ask === system.turn
    const refused = choice.refusals?.() ?? (turn ? system.refused(fight.state, choice.who) : [])
    if (this.json) {
      const options = choice.options.map((option) => ({ ...option, said: system.say(choice, option) }))
      const { who, about, usual, sealed } = choice
      this.line({ asked: { who, about, usual, sealed, options, said: system.ask(choice) }, refused })
    } else print(...choiceLines(system, choice, refused, all))
  }

  /** Carries out what was typed; true when the question has to be looked at again, false when it still stands. */
  private reply(wanted: Wanted, text: string): boolean {
    try {
      if (wanted.kind === 'choice') {
        const key = optionTyped(wanted.choice, text)
        if (key !== undefined) {
          this.game.answer(wanted.choice.who, key)
          return true
        }
      }
      const done = this.command(wanted, text)
      if (done !== undefined) return done
      if (wanted.kind === 'choice') throw noAnswer(wanted.choice, text)
      if (text === '') this.game.throwForMe()
      else if (wanted.roll.readings !== undefined) this.game.throws({ says: text.split(/[\s,]+/).map(saying) })
      else this.game.throws(thrown(text, this.game.typed ?? { sides: [], addsUp: false }))
      return true
    } catch (error) {
      if (!(error instanceof AffrayError)) throw error
      const { code, message, remedy } = error
      if (this.json) this.line({ error: { code, message, remedy } })
      else print(`${ink('red', '✗')} ${message} ${remedy}`)
      return false
    }
  }

  /** A word that is no answer; undefined where it is none of them either. */
  private command(wanted: Wanted, text: string): boolean | undefined {
    const [word = '', ...rest] = text.split(/\s+/)
    switch (word) {
      case '?':
      case 'help':
        this.say(...table(HELP))
        return false
      case 'undo':
      case 'u':
        return this.moved(this.game.undo(), TAKEN_BACK, 'There is nothing to take back.')
      case 'redo':
      case 'r':
        return this.moved(this.game.redo(), 'Forward again.', 'There is nothing to do again.')
      case 'look':
        this.look()
        return false
      case 'why':
        this.ask(wanted, true)
        return false
      case 'log':
        this.story = new Story(this.game.system)
        this.told = []
        return true
      case 'save':
        this.save(rest.join(' '))
        return false
      case 'rule': {
        const { command, because } = rulingTyped(rest.join(' '))
        this.game.rule(command, because)
        return true
      }
      default:
        return undefined
    }
  }

  private moved(done: boolean, said: string, otherwise: string): boolean {
    this.say(ink('yellow', done ? said : otherwise))
    if (done && said === TAKEN_BACK)
      this.told = this.game.pages().flatMap(({ events }) => events.map((e) => JSON.stringify(e)))
    return done
  }

  private look(): void {
    const state = this.game.seen()
    if (this.json)
      this.line({
        fighters: standingData(this.game.system, state, (id) => this.game.privy(id)),
        board: this.game.system.board(state),
      })
    else
      print(...standing(this.game.system, state, (id) => this.game.privy(id)), ...boardLines(this.game.system, state))
  }

  private save(path: string): void {
    if (path === '') throw new AffrayError('save/name', 'Saved where?', 'Type: save my.fight.json')
    this.game.save(path)
    this.say(`Saved to ${path}.`)
  }

  private say(...lines: readonly string[]): void {
    if (this.json) for (const said of lines) this.line({ said })
    else print(...lines)
  }

  private line(value: object): void {
    print(JSON.stringify(value))
  }

  /** The last words: how it ended and how everybody stands. */
  end(): void {
    const { system, fight } = this.game
    const state = fight.outcome === undefined ? this.game.seen() : fight.state
    const outcome = fight.outcome
    if (this.json) this.line({ outcome: outcome ?? null, fighters: standingData(system, state) })
    else print('', this.story.ending(outcome, system.track(state).round), '', ...standing(system, state))
  }
}

const TAKEN_BACK = 'Taken back.'
