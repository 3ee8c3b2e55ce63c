import { AffrayError, type Common, knowing, own, type Points, privy } from '@affray/engine'
import { believedBy, type Scene } from '@affray/engine/play'
import { oddsInWords } from '../analysis/odds-in-words.ts'
import { nearest } from '../nearest.ts'
import { standing, standingData } from '../standing.ts'
import { table as columns, ink, wrapped } from '../terminal.ts'
import { boardLines } from './board-text.ts'
import { commandLines, completions, rulingInWords, rulingTyped } from './gm-words.ts'
import { HELP } from './help.ts'
import { adviceOn, headline, oddsOf } from './odds-text.ts'
import { choiceLines, optionTyped } from './question.ts'
import { sheetLines, trackLine } from './sheet-text.ts'
import { type Table, type Wanted, YOU } from './table.ts'

/** What came of a word: something was said, the fight went on, or it went back. */
export type Did = 'said' | 'on' | 'back'

const KINDS: readonly Points['group'][] = ['strike', 'move', 'guard', 'cast', 'spend', 'other']

/** Everything that can be typed besides an answer. */
export class Deeds {
  private readonly table: Table
  private readonly say: (...lines: readonly string[]) => void
  private readonly line: (value: object) => void
  private readonly json: boolean

  constructor(table: Table, say: Deeds['say'], line: Deeds['line'], json: boolean) {
    this.table = table
    this.say = say
    this.line = line
    this.json = json
  }

  /** The state as the person may believe it to be. */
  believed(): Common {
    return believedBy(this.table.system, this.table.fight.state, this.table.seat)
  }
  /** Whether he knows somebody's numbers. */
  privy(id: string): boolean {
    return privy(knowing(this.table.system, this.table.fight.state as Common, this.table.seat), id)
  }

  /** Does what was typed; undefined where it is none of this. */
  async done(scene: Scene, wanted: Wanted, text: string): Promise<Did | undefined> {
    const [word = '', ...rest] = text.split(/\s+/)
    const more = rest.join(' ')
    switch (word) {
      case '?':
      case 'help':
        return this.said(...columns(HELP))
      case 'undo':
      case 'u':
        return this.undone(more)
      case 'redo':
      case 'r':
        return this.moved(this.table.redo(), 'Forward again.', 'There is nothing to do again.', 'on')
      case 'branches':
        return this.said(...this.branchLines())
      case 'branch':
        return this.visited(more)
      case 'look':
        return this.look()
      case 'sheet':
        return this.sheet(scene, more)
      case 'track':
        return this.said(trackLine(scene))
      case 'why':
        return this.why(scene, wanted)
      case 'odds':
        return this.odds(scene, wanted, more)
      case 'advise':
        return this.advise(wanted)
      case 'always':
        return this.always(wanted, more)
      case 'never':
        return this.never(wanted, more)
      case 'orders':
        return this.orders(more)
      case 'take':
      case 'give':
        return this.handed(word, more)
      case 'commands':
        return this.said(...commandLines(this.table.system, this.table.fight.state))
      case 'save':
        return this.save(more)
      case 'rule': {
        const { command, because } = rulingTyped(more)
        this.table.change((game) => game.overrule(command, because))
        return 'on'
      }
      default:
        return this.ruled(text)
    }
  }

  private ruled(text: string): Did | undefined {
    const ruling = rulingInWords(this.table.system, this.table.fight.state, text)
    if (ruling === undefined) return undefined
    this.table.change((game) => game.overrule(ruling.command, ruling.because))
    return 'on'
  }

  private said(...lines: readonly string[]): Did {
    this.say(...lines)
    return 'said'
  }
  private moved(done: boolean, said: string, otherwise: string, did: Did): Did {
    this.say(ink('yellow', done ? said : otherwise))
    return done ? did : 'said'
  }

  /** `undo`, or to a place: behind an entry, or behind one of its lines. */
  private undone(to: string): Did {
    if (to === '') return this.moved(this.table.undo(), 'Taken back.', 'There is nothing to take back.', 'back')
    const [, entry = '', nth] = /^(\d+)(?:\.(\d+))?$/.exec(to) ?? []
    const lines = this.table.lines()
    const own = lines.filter((line) => line.entry === Number(entry))
    const line = nth === undefined ? undefined : own[Number(nth) - 1]
    if (entry === '' || (nth === undefined ? entry !== '0' && own.length === 0 : line === undefined))
      throw new AffrayError(
        'line/unknown',
        `There is no line ${to} to go back to.`,
        'log shows the numbers: undo 12, or undo 12.3 for the third line of entry 12.',
      )
    const gone = this.table.undo((game) => {
      if (line !== undefined) game.moment(line)
      // The step that waits is taken back to its beginning.
      else game.to({ entry: Math.min(Number(entry), this.table.fight.head), pending: [] })
      return true
    })
    return this.moved(gone, `Taken back to ${to}.`, '', 'back')
  }

  private branchLines(): string[] {
    const { fight } = this.table
    const here = fight.branch
    const rows = fight
      .branches()
      .map(({ branch, after, last, pending }) => [
        ink('bold', String(branch)),
        branch === 0 ? 'the first line' : `leaves behind entry ${after}`,
        `${last > after || branch === 0 ? `to entry ${last}` : ''}${pending > 0 ? ` and ${pending} answers more` : ''}${branch === here ? ink('dim', ' (you are here)') : ''}`,
      ])
    return rows.length === 0 ? ['Nothing has happened yet.'] : columns(rows)
  }

  private visited(name: string): Did {
    const gone = this.table.undo((game) => {
      game.visit(/^\d+$/.test(name) ? Number(name) : Number.NaN)
      return true
    })
    return this.moved(gone, `On branch ${name}.`, '', 'back')
  }

  private look(): Did {
    const state = this.believed()
    const { system } = this.table
    if (this.json)
      this.line({ fighters: standingData(system, state, (id) => this.privy(id)), board: system.board(state) })
    else this.say(...standing(system, state, (id) => this.privy(id)), ...boardLines(system, state))
    return 'said'
  }

  private sheet(scene: Scene, name: string): Did {
    const who = name === '' ? (this.table.seat.fighters[0] ?? Object.keys(scene.sheets)[0] ?? '') : name
    const sheet = own(scene.sheets, who)
    if (sheet === undefined) throw unknownFighter(who, Object.keys(scene.sheets))
    if (this.json) this.line({ sheet })
    else this.say(...sheetLines(sheet, own(scene.conditions, who) ?? ''))
    return 'said'
  }

  private why(scene: Scene, wanted: Wanted): Did {
    if (wanted.kind !== 'choice') return this.said('Nothing is asked that could not be done.')
    if (this.json) this.line({ refused: wanted.asked.refused })
    else this.say(...choiceLines(scene, wanted.asked, { usual: wanted.usual, all: true }))
    return 'said'
  }

  private async odds(scene: Scene, wanted: Wanted, name: string): Promise<Did> {
    if (wanted.kind !== 'choice') return this.said('There is nothing to choose now.')
    const { choice, asked, usual } = wanted
    const key = name === '' ? undefined : (optionTyped(choice, name, usual) ?? name)
    const rows = await oddsOf(this.table, choice.who, key)
    const { system, fight, seat } = this.table
    if (this.json) this.line({ odds: rows })
    else if (key === undefined && rows.every((row) => headline(row) === ''))
      this.say('Nothing that is counted happens before this step ends.')
    else if (key === undefined)
      this.say(
        ...choiceLines(scene, asked, {
          usual,
          notes: new Map(rows.map((row) => [row.key, ink('cyan', headline(row))])),
        }),
      )
    else {
      const waiting = { settled: fight.settled, answers: fight.pending, choice }
      this.say(...oddsInWords(system, { waiting, seat, round: scene.round }, 'default for all', rows, 1).slice(2))
    }
    return 'said'
  }

  private async advise(wanted: Wanted): Promise<Did> {
    if (wanted.kind !== 'choice') return this.said('There is nothing to choose now.')
    const rows = await adviceOn(this.table, wanted.choice.who)
    if (this.json) this.line({ advice: rows })
    else if (rows.length === 0) this.say('That cannot be known from here.')
    else
      this.say(
        ...rows
          .slice(0, 3)
          .map(({ key, says, why }, i) =>
            wrapped(`${ink(i === 0 ? 'bold' : 'dim', says)} [${key}]: ${why}`, '  ', '    '),
          ),
      )
    return 'said'
  }

  private always(wanted: Wanted, name: string): Did {
    if (wanted.kind !== 'choice') return this.said('Nothing is asked that an order could answer.')
    const { choice, usual } = wanted
    const key = optionTyped(choice, name, usual)
    if (key === undefined)
      throw new AffrayError(
        'order/option',
        `"${name}" is none of the options.`,
        'Write: always <option>, as you would answer.',
      )
    this.table.change((game) => game.order(YOU, { who: choice.who, ask: choice.about.ask, key }))
    this.say(ink('yellow', `From now on ${choice.who} answers so; orders off ends it.`))
    return 'on'
  }

  private never(wanted: Wanted, name: string): Did {
    const kind = KINDS.find((one) => one === name)
    if (kind === undefined)
      throw new AffrayError(
        'order/kind',
        `"${name}" is no kind of offer.`,
        `Write never and one of: ${KINDS.join(', ')}.`,
      )
    const fighters = wanted.kind === 'choice' ? [wanted.choice.who] : this.table.seat.fighters
    this.table.change((game) => {
      for (const who of fighters) game.order(YOU, { who, never: kind })
    })
    this.say(ink('yellow', `From now on nothing of that kind for ${fighters.join(', ')}; orders off ends it.`))
    return 'on'
  }

  private orders(off: string): Did {
    if (off === 'off') this.table.game.free(YOU)
    const all = this.table.game.standing.map((order) =>
      'ask' in order
        ? [order.who, `asked ${order.ask}`, `always ${order.key}`]
        : [order.who, '', `never ${order.never}`],
    )
    return this.said(...(all.length === 0 ? ['No orders stand.'] : columns(all)))
  }

  private handed(word: string, who: string): Did {
    const { system, fight, game } = this.table
    const ids = system.sides(fight.state).flatMap(({ fighters }) => fighters)
    if (!ids.includes(who)) throw unknownFighter(who, ids)
    this.table.change(() => game.hand(who, word === 'take' ? YOU : undefined))
    this.say(ink('yellow', word === 'take' ? `You decide for ${who} now.` : `A bot decides for ${who} now.`))
    return 'on'
  }

  private save(path: string): Did {
    if (path === '') throw new AffrayError('save/name', 'Saved where?', 'Type: save my.fight.json')
    this.table.save(path)
    return this.said(`Saved to ${path}.`)
  }

  /** What the Tab key may complete here. */
  completions(wanted: Wanted): readonly string[] {
    const own = HELP.flatMap(([words]) => words.split(', ').map((word) => word.split(' ')[0] ?? '')).filter((word) =>
      /^[a-z]+$/.test(word),
    )
    const keys = wanted.kind === 'choice' ? wanted.choice.options.map(({ key }) => key) : []
    return [...new Set([...keys, ...own, ...completions(this.table.system, this.table.fight.state)])]
  }
}

function unknownFighter(who: string, ids: readonly string[]): AffrayError {
  const meant = nearest(who, ids)
  return new AffrayError(
    'fighter/unknown',
    `There is no fighter "${who}".`,
    `${meant === undefined ? '' : `Did you mean ${meant}? `}There are: ${ids.join(', ')}.`,
  )
}
