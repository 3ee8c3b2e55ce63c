import { AffrayError } from '@affray/engine'
import type { Line, Scene } from '@affray/engine/play'
import { print } from '../output.ts'
import { standing, standingData } from '../standing.ts'
import { Story } from '../story.ts'
import { ink } from '../terminal.ts'
import { boardLines } from './board-text.ts'
import { Deeds } from './deeds.ts'
import { gestureTyped } from './gesture.ts'
import type { Lines } from './lines.ts'
import { askedData, choiceLines, diceLines, forPlace, noAnswer, optionTyped } from './question.ts'
import { type Table, type Wanted, YOU } from './table.ts'
import { saying, thrown } from './typed-dice.ts'

/** The conversation of a fight: what happened, what is asked, what was answered, until somebody leaves. */
export class Conversation {
  private readonly table: Table
  private readonly lines: Lines
  private readonly json: boolean
  private readonly deeds: Deeds
  private readonly story: Story
  /** The lines told already. */
  private told: readonly string[] = []
  /** Whether the end was told, so that it is told once. */
  private ended = false

  constructor(table: Table, lines: Lines, json: boolean) {
    this.table = table
    this.lines = lines
    this.json = json
    this.story = new Story(table.system, { of: new Set(table.seat.fighters) })
    this.deeds = new Deeds(
      table,
      (...words) => this.say(...words),
      (value) => this.line(value),
      json,
    )
  }

  /** Goes on until somebody leaves or the lines end. */
  async hold(): Promise<void> {
    for (;;) {
      this.tell()
      const scene = this.table.scene
      const wanted = this.table.wanted(scene)
      if (wanted.kind !== 'over') this.ended = false
      this.ask(scene, wanted)
      for (let stays = true; stays; ) {
        const line = await this.lines.next('> ', !this.json, this.deeds.completions(wanted))
        if (line === undefined) return
        const text = line.trim()
        if (text === 'quit' || text === 'q') return
        stays = !(await this.reply(scene, wanted, text))
      }
    }
  }

  /** Tells what is new. A ruling may put lines before some that were told: only those are told then. */
  private tell(): void {
    let known = 0
    const told: string[] = []
    const news = this.table.lines().filter((line) => {
      const text = `${line.round} ${line.told}`
      told.push(text)
      const old = this.told[known] === text
      if (old) known++
      return !old
    })
    this.told = told
    if (!this.json) print(...this.story.tell(news))
    else for (const { entry, round, told: sentence, event } of news) this.line({ entry, round, told: sentence, event })
  }

  private ask(scene: Scene, wanted: Wanted): void {
    switch (wanted.kind) {
      case 'roll':
        if (this.json) this.line({ asked: wanted.dice })
        else print(...diceLines(wanted.dice))
        return
      case 'choice':
        if (this.json) this.line(askedData(this.table.system, wanted.asked, wanted.usual))
        else {
          if (forPlace(wanted.asked)) print('', ...boardLines(this.table.system, this.deeds.believed()))
          print(...choiceLines(scene, wanted.asked, { usual: wanted.usual }))
        }
        return
      case 'on':
        this.say('', ink('dim', 'Enter goes on from here; ? for help.'))
        return
      default:
        if (this.ended) return
        this.ended = true
        this.end()
        this.say('', ink('dim', 'undo takes the last blow back, log tells it all, quit leaves.'))
    }
  }

  /** Carries out what was typed; true when what is asked has to be looked at again, false when it still stands. */
  private async reply(scene: Scene, wanted: Wanted, text: string): Promise<boolean> {
    try {
      if (wanted.kind === 'choice') {
        const key = optionTyped(wanted.choice, text, wanted.usual)
        if (key !== undefined) {
          this.table.change((game) => game.answer(YOU, wanted.choice.who, key))
          return true
        }
      }
      if (text === 'log') {
        if (this.json) this.told = []
        else print(...new Story(this.table.system, { numbered: true }).tell(this.table.lines()))
        return this.json
      }
      const did = await this.deeds.done(scene, wanted, text)
      if (did === 'back') this.cut()
      if (did !== undefined) return did !== 'said'
      return this.otherwise(wanted, text)
    } catch (error) {
      if (!(error instanceof AffrayError)) throw error
      const { code, message, remedy } = error
      if (this.json) this.line({ error: { code, message, remedy } })
      else print(`${ink('red', '✗')} ${message} ${remedy}`)
      return false
    }
  }

  /** What is no word of ours is dice, or nothing. */
  private otherwise(wanted: Wanted, text: string): boolean {
    switch (wanted.kind) {
      case 'choice': {
        const parts = gestureTyped(this.table, wanted.choice, text)
        if (parts === undefined) throw noAnswer(wanted.choice, text)
        this.table.change((game) => void game.gesture(YOU, wanted.choice.who, parts))
        return true
      }
      case 'roll': {
        const { dice } = wanted
        if (text === '') this.table.change((game) => game.throwForMe(YOU))
        else {
          const result = dice.readings === undefined ? thrown(text, dice) : { says: text.split(/[\s,]+/).map(saying) }
          this.table.change((game) => game.throws(YOU, result))
        }
        return true
      }
      case 'on':
        if (text !== '')
          throw new AffrayError('usage/word', `"${text}" means nothing here.`, 'Press Enter to go on, or ? for help.')
        this.table.change((game) => game.goOn())
        return true
      default:
        throw new AffrayError(
          'usage/over',
          'The fight is over.',
          'undo takes the last blow back, branches lists other lines, quit leaves.',
        )
    }
  }

  /** What was taken back counts as untold. */
  private cut(): void {
    this.told = this.table.lines().map((line: Line) => `${line.round} ${line.told}`)
  }

  private say(...lines: readonly string[]): void {
    if (this.json) for (const said of lines.filter((line) => line !== '')) this.line({ said })
    else print(...lines)
  }

  private line(value: object): void {
    print(JSON.stringify(value))
  }

  /** How it stands: how it ended, and everybody's condition. */
  end(): void {
    const { system, fight } = this.table
    const over = fight.outcome !== undefined
    const state = over ? fight.state : this.deeds.believed()
    const privy = (id: string): boolean => over || this.deeds.privy(id)
    if (this.json) this.line({ outcome: fight.outcome ?? null, fighters: standingData(system, state, privy) })
    else print('', this.story.ending(fight.outcome, system.track(state).round), '', ...standing(system, state, privy))
  }

  /** The last words: where it stands, where that was not told already. */
  leave(): void {
    if (!this.ended) this.end()
  }
}
