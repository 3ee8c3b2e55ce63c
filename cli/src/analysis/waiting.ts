import {
  AffrayError,
  type AnySystem,
  type analysis,
  type Choice,
  type Entry,
  Fight,
  type FightFile,
  isChoice,
  type Seat,
  type Setup,
  seatsOf,
  through,
} from '@affray/engine'
import { fightIn, readGivenOut } from '@affray/engine/play'
import { readDataFile } from '../document.ts'
import { scenarioIn } from '../scenario-file.ts'
import { systemNamed } from '../systems.ts'

/** A decision that waits in a file, and who may know what of it. */
export interface Pending {
  readonly system: AnySystem
  readonly setup: Setup<unknown, unknown>
  readonly waiting: analysis.Waiting
  readonly seat: Seat
  readonly round: number
}

/** The decision that waits in a fight file (behind entry `at`), or the first one of a scenario, with dice of `seed`. */
export function pendingIn(path: string, options: { at?: string; seat?: string; seed?: string }): Pending {
  const file = readDataFile(path)
  const given = readGivenOut(file.data)
  const { system, fight, setup } =
    given === undefined ? begun(file, options.seed ?? '1') : opened(fightIn(given), options.seed)
  if (options.at !== undefined) {
    const entry = Number(options.at)
    if (!Number.isInteger(entry) || entry < 0)
      throw new AffrayError(
        'usage/at',
        `"${options.at}" is no entry of a fight.`,
        'Give the number of an entry, or 0 for the beginning.',
      )
    backTo(fight, entry)
  }
  if (fight.asked === undefined || !('choices' in fight.asked)) fight.proceed()
  if (fight.outcome !== undefined)
    throw new AffrayError('odds/over', 'The fight is over: no decision waits.', 'Name an earlier entry with --at.')
  const asked = fight.asked
  if (asked === undefined || !('choices' in asked)) {
    throw new AffrayError(
      'odds/dice',
      'The fight waits for dice, not for a decision.',
      'Throw them with affray play, or name another entry with --at.',
    )
  }
  const seats = seatsOf(setup)
  const named = options.seat === undefined ? undefined : seats.find((seat) => seat.name === options.seat)
  if (options.seat !== undefined && named === undefined) {
    throw new AffrayError(
      'usage/seat',
      `There is no seat "${options.seat}".`,
      `Name one of: ${seats.map((seat) => seat.name).join(', ')}.`,
    )
  }
  const choice =
    asked.choices.find((c: Choice) => named === undefined || named.gm || named.fighters.includes(c.who)) ??
    asked.choices[0]
  if (choice === undefined) throw new AffrayError('odds/over', 'No decision waits.', 'Name an earlier entry with --at.')
  const own = seats.find((seat) => seat.fighters.includes(choice.who)) ?? {
    name: choice.who,
    fighters: [choice.who],
    gm: choice.who === 'gm',
  }
  const state = fight.state as { round: number }
  return {
    system,
    setup,
    waiting: { settled: fight.settled, answers: fight.pending, choice },
    seat: named ?? own,
    round: state.round,
  }
}

/** Goes back behind an entry and from there on as it was recorded, up to the first decision. */
function backTo(fight: Fight, entry: number): void {
  const line = fight.line()
  fight.goTo(entry)
  const after = (id: number): Entry | undefined =>
    line.find((each) => each.after === id) ?? fight.entries.findLast((each) => each.after === id)
  for (let next = after(entry); next !== undefined; next = after(next.id)) {
    const decision = next.answers.findIndex(isChoice)
    if (decision >= 0) {
      fight.goTo(next.after, next.answers.slice(0, decision))
      return
    }
    fight.goTo(next.id)
  }
}

function opened(
  file: FightFile,
  given: string | undefined,
): { system: AnySystem; fight: Fight; setup: Setup<unknown, unknown> } {
  const system = systemNamed(file.system.split('@')[0] ?? '')
  const fight = Fight.open(system, file, { seed: given ?? file.dice.seed ?? '1' })
  const setup = through(system.setup, fight.file().scenario, 'scenario') as Setup<unknown, unknown>
  return { system, fight, setup }
}

function begun(
  file: ReturnType<typeof readDataFile>,
  seed: string,
): { system: AnySystem; fight: Fight; setup: Setup<unknown, unknown> } {
  const { system, raw, setup } = scenarioIn(file)
  return { system, fight: Fight.begin(system, raw, { by: 'keyed', seed }), setup }
}
