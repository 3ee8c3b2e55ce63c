import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { advance } from '../../advance.ts'
import { isChoice } from '../../answers.ts'
import { optionNamed } from '../../offer.ts'
import { faultInWords } from '../../schema.ts'
import type { AnySystem, Catalogue, Cell, Change, Choice, FieldForm, FighterId, Sheet } from '../../types.ts'
import { scaled } from '../environment.ts'
import type { Scenario } from '../play.ts'
import { Screen } from '../screen.ts'
import { type AnyState, anybody, begun, bots, fight, oraclesOf } from './campaign.ts'

/** Each question: what stands in its catalogue is listed or refused with a reason, and finding it by its key agrees. */
export function offers(system: AnySystem, rules: Catalogue, scenario: Scenario): void {
  const known = new Set<string>([...rules, ...system.rulings].map(({ id }) => id))
  let met = 0
  eachQuestion(system, scenario, (choice) => {
    const question = `"${choice.about.ask}" of ${choice.who}`
    for (const { key } of choice.options) expect(optionNamed(choice, key)?.key, `${question} finds ${key}`).toBe(key)
    expect(optionNamed(choice, 'no such key'), `${question} finds nothing where there is nothing`).toBeUndefined()
    const refused = choice.refusals?.() ?? []
    if (choice.refusals !== undefined) met++
    const listed = new Set(choice.options.map(({ key }) => key))
    for (const { key, because, rule } of refused) {
      expect(listed.has(key), `${question} both offers and refuses ${key}`).toBe(false)
      expect(optionNamed(choice, key), `${question} finds ${key}, which it refuses`).toBeUndefined()
      expect(because, `${question}: why ${key} is refused`).not.toBe('')
      expect(known, `${question}: the rule that refuses ${key}`).toContain(rule)
    }
  })
  expect(met, 'questions that say why not').toBeGreaterThan(0)
}

/** Whatever an option points at is there: fighters of this fight, cells of this board, budgets of this track. */
export function pointing(system: AnySystem, scenario: Scenario): void {
  const grouped = new Set<string>()
  eachQuestion(system, scenario, (choice, at) => {
    if (choice.who === 'gm') return
    const fighters: readonly FighterId[] = system.sides(at).flatMap((side) => side.fighters)
    const { grid } = system.board(at)
    for (const option of choice.options) {
      const what = `"${choice.about.ask}" ${option.key}`
      const to = system.points(at, choice, option)
      if (to === undefined) throw new TypeError(`${what} points at nothing: the system says nothing of points`)
      grouped.add(to.group)
      for (const id of [...(to.fighters ?? []), ...(to.sight ?? []).map((seen) => seen.of)])
        expect(fighters, `${what} points at somebody`).toContain(id)
      for (const cell of [...(to.cells ?? []), ...(to.path ?? [])])
        expect(grid !== undefined && onBoard(grid.rows, cell), `${what} points at ${cell} on the board`).toBe(true)
      for (const { amount } of to.cost ?? []) expect(amount, `${what} costs something`).toBeGreaterThanOrEqual(0)
    }
  })
  expect(grouped.size, 'groups of options').toBeGreaterThan(1)
}
const onBoard = (rows: readonly string[], [x, y]: Cell): boolean => x >= 0 && y >= 0 && x < (rows[y]?.length ?? 0)

/** `reach` is what an open question for a place accepts, no cell more and none less. */
export function reaching(system: AnySystem, scenario: Scenario): void {
  let left = scaled(12)
  eachQuestion(system, scenario, (choice, at) => {
    const cells = system.reach(at, choice)
    if (cells === undefined || left-- <= 0) return
    const reached = new Set(cells.map(({ cell }) => cell.join()))
    const keyed = new Set(cells.map(({ key }) => key))
    expect(keyed.size, 'each cell once').toBe(cells.length)
    for (const { key, path, cell } of cells) {
      expect(optionNamed(choice, key)?.key, `"${choice.about.ask}" accepts ${key}`).toBe(key)
      expect(path.at(-1), `the path to ${key} ends there`).toEqual(cell)
    }
    const rows = system.board(at).grid?.rows ?? []
    rows.forEach((row, y) => {
      ;[...row].forEach((_, x) => {
        if (!reached.has(`${x},${y}`) && !keyed.has(`${x},${y}`))
          expect(optionNamed(choice, `${x},${y}`), `${x},${y} is out of reach`).toBeUndefined()
      })
    })
  })
  expect(left).toBeLessThanOrEqual(scaled(12))
}

/** At a turn's question it is the asked one's turn on the track, and what he has left has a name. */
export function tracked(system: AnySystem, scenario: Scenario): void {
  let turns = 0
  eachQuestion(system, scenario, (choice, at) => {
    if (choice.about.ask !== system.turn) return
    turns++
    const { order } = system.track(at)
    // Several are asked at once where several act at once.
    expect(
      order.filter(({ acting }) => acting).map(({ id }) => id),
      `whose turn it is at the question`,
    ).toContain(choice.who)
    for (const { id, budgets } of order) expect(budgets?.length, `${id}'s budgets by name`).toBeGreaterThan(0)
  })
  expect(turns).toBeGreaterThan(0)
}

/** Every command the sheet offers, and every form filled in with what may be chosen, passes the game master's door and is carried out. */
export function commanded(system: AnySystem, scenario: Scenario): void {
  const plan = { decide: anybody('commands'), dice: new Stream('commands', 0), steps: scaled(12) }
  const oracles = oraclesOf({ decide: bots(system), dice: new Stream('commands', 1) })
  let tried = 0
  const carriedOut = (state: AnyState, command: unknown): void => {
    const parsed = system.command.parse(command)
    expect(parsed.ok ? [] : parsed.faults.map(faultInWords), `${JSON.stringify(command)} passes the door`).toEqual([])
    advance(system, state, [{ ruling: command, because: 'a law' }], oracles)
    tried++
  }
  let n = 0
  for (const { after } of fight(system, begun(system, scenario), plan)) {
    if (n++ % 4 !== 0 || system.outcome(after) !== undefined) continue
    for (const id of system.sides(after).flatMap((side) => side.fighters)) {
      const sheet: Sheet = system.sheet(after, id)
      for (const { change, value } of changes(sheet)) carriedOut(after, { ...change.command, [change.field]: value })
      expect(system.sheet(after, id, 'seen').numbers, 'a stranger’s sheet has no numbers').toEqual([])
      expect(system.sheet(after, id, 'seen').bars, 'a stranger’s sheet has no bars').toEqual([])
    }
    for (const form of system.commands(after)) {
      const filled = form.fields
        .filter(({ needed, kind }) => needed || kind === 'content')
        .map((field) => [field.name, fill(field)])
      carriedOut(after, { do: form.do, ...Object.fromEntries(filled) })
    }
  }
  expect(tried, 'commands carried out').toBeGreaterThan(0)
}

function* changes(sheet: Sheet): Generator<{ readonly change: Change; readonly value: unknown }> {
  for (const { change, now } of sheet.bars) if (change !== undefined) yield { change, value: Math.max(0, now - 1) }
  for (const { change, left } of sheet.conditions) if (change !== undefined) yield { change, value: left ?? false }
  for (const { change, value } of sheet.numbers) if (change !== undefined) yield { change, value }
}

/** A value a field of a form accepts: the first choice, the least number, a word. */
function fill({ kind, least, choices, usual }: FieldForm): unknown {
  const first = choices?.[0]?.key ?? usual
  switch (kind) {
    case 'number':
      return first ?? least ?? 0
    case 'yes':
      return true
    case 'text':
      return first ?? 'a word'
    case 'name':
      return 'newcomer'
    case 'record':
      return {}
    case 'sides':
      return first === undefined ? [] : [first]
    case 'cell':
      return String(first ?? '0,0')
        .split(',')
        .map(Number)
    default:
      return first ?? ''
  }
}

/** A screen that knows nothing of the game sets a fight up from the content, plays it by pointing, rules by sheets and forms, and ends it. */
export function screened(system: AnySystem): void {
  const [fighters] = system.content
  const some = (fighters?.entries ?? []).slice(0, 4)
  expect(some.length, 'fighters to choose from').toBeGreaterThan(0)
  for (const [n, mine] of some.entries()) {
    const theirs = some[(n + 1) % some.length] ?? mine
    const scenario = {
      system: system.id,
      sides: { mine: { us: { like: mine.id, count: 2 } }, theirs: { them: { like: theirs.id, count: 2 } } },
    }
    const screen = new Screen(system, scenario, 'mine', `screen ${n}`)
    const over = screen.play(scaled(60))
    const ids = system.sides(screen.fight.state).flatMap((side) => side.fighters)
    expect(
      ids.reduce((sum, id) => sum + screen.changes(id), 0),
      'changes offered on sheets',
    ).toBeGreaterThan(0)
    // Who is in the middle of something finishes it first.
    if (!over) screen.end()
    if (!over) screen.play(scaled(20))
    expect(screen.fight.outcome, 'the fight is over').toBeDefined()
    expect(screen.lines.length).toBeGreaterThan(0)
    expect(screen.lines.join('\n')).not.toMatch(/undefined|NaN|\[object/)
  }
}

/** What there is to choose from is there: fighters first, each with a title and a line, each enough for a scenario. */
export function chosenFrom(system: AnySystem, scenario: Scenario): void {
  const [fighters] = system.content
  expect(fighters?.kind, 'the first kind of content').toBe('fighters')
  for (const { kind, entries } of system.content) {
    expect(new Set(entries.map(({ id }) => id)).size, `each of the ${kind} once`).toBe(entries.length)
    for (const { id, title, line } of entries)
      expect([title, line], `${kind} ${id} has a title and a line`).not.toContain('')
  }
  const { map: _map, distance: _distance, ...rest } = scenario
  for (const { id } of fighters?.entries ?? []) {
    const parsed = system.setup.parse({
      ...rest,
      seats: {},
      policies: {},
      sides: { a: { [id]: { count: 1 } }, b: { foe: { like: id } } },
    })
    expect(parsed.ok ? [] : parsed.faults.map(faultInWords), `${id} by its name alone`).toEqual([])
  }
}

function eachQuestion(system: AnySystem, scenario: Scenario, check: (choice: Choice, at: AnyState) => void): void {
  for (let seed = 0; seed < scaled(2); seed++) {
    const plan = { decide: anybody(`screens ${seed}`), dice: new Stream(`screens ${seed}`, 0), steps: 30 }
    for (const { before, step } of fight(system, begun(system, scenario), plan)) {
      // Asked again from the recorded answers: the state at the question as a screen has it.
      step.answers.forEach((answer, n) => {
        if (!isChoice(answer)) return
        const again = advance(system, before, step.answers.slice(0, n))
        if (again.asked === undefined || !('choices' in again.asked)) return
        for (const choice of again.asked.choices) check(choice, again.at)
      })
    }
  }
}
