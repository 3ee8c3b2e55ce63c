// Counts what a turn costs a hand: every ready scenario is played through the page's own model by one seat, with the same dice each
// time. `npm run taps -- legend` plays one game; `-- --rows` says where first rows are too many.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { type AnySystem, gestures, isChoice, knowing, streamOf, systems } from '@affray/engine'
import { type AskedChoice, Game, likelyAnswer, type Scene, seatOf } from '@affray/engine/play'
import { parse } from 'yaml'
import {
  chipsOf,
  distances,
  isOffer,
  type Plan,
  planOfRow,
  type Row,
  rowsOf,
  shelfOf,
  type Ways,
} from './src/question/rows.ts'

/** What somebody wants of a question. */
type Intent = 'suggested' | 'another foe' | 'another verb' | 'a place'

/** So many questions of each scenario are answered. */
const MOST_QUESTIONS = 90
const SEED = 'taps'
const [YOU, MASTER] = ['you', 'gm']
/** How often somebody takes what is suggested, another foe, another verb, or a place. */
const WANTS: readonly (readonly [Intent, number])[] = [
  ['suggested', 70],
  ['another foe', 85],
  ['another verb', 95],
  ['a place', 100],
]

/** What was counted in one way of setting the page. */
class Count {
  /** Taps of each fighter in each round, */
  readonly rounds = new Map<string, number>()
  /** and of each attack: from the choice to strike until anybody's next turn. */
  readonly attacks: number[] = []
  private striking: { readonly who: string; readonly turns: number; taps: number } | undefined

  add(who: string, round: string, taps: number, turns: number, strikes: boolean): void {
    const name = `${round} ${who}`
    this.rounds.set(name, (this.rounds.get(name) ?? 0) + taps)
    const { striking } = this
    if (strikes || (striking !== undefined && striking.turns !== turns)) this.end()
    if (strikes) this.striking = { who, turns: turns + 1, taps }
    else if (striking?.who === who && striking === this.striking) striking.taps += taps
  }
  end(): void {
    if (this.striking !== undefined) this.attacks.push(this.striking.taps)
    this.striking = undefined
  }
}

/** How often anybody has said what he does on his turn. */
const turnsOf = ({ system, fight }: Game): number =>
  [...fight.line().flatMap(({ answers }) => answers), ...fight.pending].filter(
    (one) => isChoice(one) && one.asked.some(({ ask }) => ask === system.turn),
  ).length

/** What the worker would tell the page of a question. */
function waysOf({ system, fight, bots, seats }: Game, at: AskedChoice): Ways | undefined {
  const { asked } = fight
  const choice = asked !== undefined && 'choices' in asked ? asked.choices.find(({ who }) => who === at.who) : undefined
  if (choice === undefined) return undefined
  const seat = knowing(system, fight.settled, seatOf(seats.named(YOU)))
  const likely = (one: typeof choice, state: unknown): string => likelyAnswer(system, bots, one, state)
  const moment = { settled: fight.settled, answers: fight.pending, choice }
  return { likely: likely(choice, fight.state), gestures: gestures(system, moment, seat, likely) }
}

/** What is answered, and how many taps that takes. */
function answered(at: AskedChoice, ways: Ways | undefined, scene: Scene, intent: Intent, pick: (n: number) => number) {
  const { ask } = at.about
  const rows = rowsOf(at, ways)
  const { entries } = shelfOf(rows, ways?.likely, distances(scene, at.who))
  const visible = entries.flatMap((one) => ('row' in one ? [one.row] : []))
  const done = (plan: Plan, usual: number, oneTouch: number) => ({ plan, usual, oneTouch, rows: entries.length })
  const [first] = visible
  const likely: Plan = [{ ask, key: ways?.likely ?? first?.option.key ?? '' }]
  // A bar: each answer is one touch.
  if (isOffer(at)) {
    const key = intent === 'another verb' ? at.options[pick(at.options.length)]?.key : ways?.likely
    return done([{ ask, key: key ?? '' }], 1, 1)
  }
  if (intent === 'a place' && at.reach !== undefined && at.reach.length > 0)
    return done([{ ask, key: at.reach[pick(at.reach.length)]?.key ?? '' }], 2, 2)
  // What is suggested and not listed is a place somebody touches.
  if (first === undefined || first.option.key !== ways?.likely) return done(likely, 2, 2)
  const another = (row: Row) => {
    const further = visible.includes(row) ? 0 : 1
    return done(planOfRow(row, ask), 2 + further, 1 + further)
  }
  if (intent === 'another foe') {
    const foes = rows.filter((row) => row.foe !== undefined && row.foe !== first.foe && row.option === first.option)
    const row = foes[pick(foes.length)]
    if (row !== undefined) return another(row)
  }
  if (intent === 'another verb') {
    const chips = chipsOf(first, planOfRow(first, ask)).flatMap((some) => some.filter(({ on }) => !on))
    const others = rows.filter((row) => row.option !== first.option)
    const n = pick(chips.length + others.length)
    const chip = chips[n]
    const row = others[n - chips.length]
    if (chip !== undefined) return done(chip.plan, 2, 2)
    if (row !== undefined) return another(row)
  }
  return done(planOfRow(first, ask), 1, 1)
}

interface Tally {
  readonly usual: Count
  readonly oneTouch: Count
  readonly rows: number[]
  questions: number
}
const fresh = (): Tally => ({ usual: new Count(), oneTouch: new Count(), rows: [], questions: 0 })

function play(system: AnySystem, name: string, scenario: object, tally: Tally): void {
  const setup = system.setup.parse(scenario)
  if (!setup.ok) throw new Error(`${name} is not sound`)
  const seats = [
    { name: YOU, fighters: system.sides(system.begin(setup.setup))[0]?.fighters ?? [] },
    { name: MASTER, gm: true },
  ]
  const game = Game.begin(system, scenario, { by: 'keyed', seed: SEED }, { seats })
  const dice = streamOf(`${SEED} ${name}`, 1)
  const pick = (n: number): number => dice.die(Math.max(1, n)) - 1
  for (let n = 0; n < MOST_QUESTIONS && game.fight.outcome === undefined; ) {
    const scene = game.scene(YOU)
    const at = scene.asked.find(({ answered }) => answered === undefined)
    if (at === undefined) {
      if (!answerMaster(game)) return
      continue
    }
    n++
    const now = 100 * (pick(1000) / 1000)
    const intent = WANTS.find(([, upTo]) => now < upTo)?.[0] ?? 'suggested'
    const done = answered(at, waysOf(game, at), scene, intent, pick)
    tally.rows.push(done.rows)
    tally.questions++
    const turn = at.about.ask === system.turn
    const turns = turnsOf(game)
    for (const [count, taps] of [
      [tally.usual, done.usual],
      [tally.oneTouch, done.oneTouch],
    ] as const)
      count.add(at.who, `${name} ${scene.round}`, taps, turns, turn && strikes(at, done.plan[0]?.key))
    game.gesture(YOU, at.who, done.plan)
  }
}

const strikes = (at: AskedChoice, key: string | undefined): boolean =>
  at.options.find((one) => one.key === key)?.points?.group === 'strike'

/** The game master answers as is usual: his taps are not counted. */
function answerMaster(game: Game): boolean {
  const asked = game.scene(MASTER).asked.find(({ answered }) => answered === undefined)
  if (asked === undefined) return false
  game.answer(MASTER, asked.who, game.likely(asked.who) ?? '')
  return true
}

const quantile = (values: readonly number[], share: number): string => {
  const sorted = values.toSorted((a, b) => a - b)
  return String(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? '–')
}
const mean = (values: readonly number[]): string =>
  (values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)).toFixed(1)

function line(name: string, { usual, oneTouch, rows, questions }: Tally): string {
  const of = (count: Count): string[] => {
    const rounds = [...count.rounds.values()]
    return [
      `${quantile(rounds, 0.5)} (${mean(rounds)})`,
      `${quantile(count.attacks, 0.5)} / ${quantile(count.attacks, 0.9)}`,
    ]
  }
  const few = rows.filter((n) => n <= 7).length
  const share = `${((100 * few) / Math.max(1, rows.length)).toFixed(1)} %`
  return `| ${[name, ...of(usual), ...of(oneTouch), share, String(Math.max(...rows)), String(questions)].join(' | ')} |`
}

const root = fileURLToPath(new URL('../../scenarios/', import.meta.url))
const wanted = process.argv.slice(2)
console.log(`| game | a fighter and round: median (mean) | one attack: median / p90 | one touch: a fighter and round | one touch: one attack | first rows ≤ 7 | most rows | questions |
|---|---|---|---|---|---|---|---|`)
for (const system of Object.values(systems) as AnySystem[]) {
  if (wanted.length > 0 && !wanted.includes(system.id)) continue
  const folder = `${root}${system.id}`
  if (!existsSync(folder)) continue
  const tally = fresh()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.yaml')))
    play(system, name, parse(readFileSync(`${folder}/${name}`, 'utf8'), { merge: true }) as object, tally)
  console.log(line(system.id, tally))
}
