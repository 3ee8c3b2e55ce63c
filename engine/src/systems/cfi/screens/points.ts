import type { Cell, Choice, FighterId, Option, Points, Reached } from '../../../kernel/types.ts'
import { courseOf, type Destination, destinations, reached } from '../../../mechanisms/ground/destinations.ts'
import { isAction, rowOf } from '../actions/keys.ts'
import { ways } from '../actions/walking.ts'
import { fighter } from '../state/fighters.ts'
import type { Question, State } from '../state/types.ts'

function groupOf({ about }: Choice<Question>, key: string): Points['group'] {
  switch (about.ask) {
    case 'turn':
      return isAction(key) ? rowOf(key).about : 'other'
    case 'where':
    case 'gait':
    case 'past':
    case 'facing':
    case 'mount':
    case 'range':
    case 'stay close':
    case 'corner':
    case 'won free':
      return 'move'
    case 'defend':
    case 'receive':
    case 'ward':
    case 'guarding':
      return 'guard'
    case 'spell':
    case 'release':
    case 'missiles':
    case 'counter spell':
      return 'cast'
    case 'luck':
    case 'mitigate':
    case 'desperate':
    case 'last action':
      return 'spend'
    case 'target':
    case 'weapon':
    case 'effect':
    case 'location':
    case 'adjoining':
    case 'armor':
    case 'strike':
    case 'interrupt':
    case 'bystander':
    case 'force':
    case 'counter':
    case 'which weapon':
    case 'prepare':
      return 'strike'
    default:
      return 'other'
  }
}

/** A destination by its key, and the cells of the way there. */
function going(
  s: State,
  who: FighterId,
  about: Extract<Question, { readonly ask: 'where' }>,
  key: string,
): { readonly cells?: readonly Cell[]; readonly path?: readonly Cell[] } {
  const there = /^(?:cell )?(\d+),(\d+)$/.exec(key)
  const cells: { cells?: readonly Cell[] } = there === null ? {} : { cells: [[Number(there[1]), Number(there[2])]] }
  const f = fighter(s, who)
  const journey = ways(s, f, about.left, 'CFI-MOV-01')
  const to: Destination | undefined = destinations.named(journey, key)
  const path = to === undefined ? undefined : courseOf(journey, to).path
  return path === undefined ? cells : { ...cells, path: path.cells.map(({ x, y }): Cell => [x, y]) }
}

/** What an option is about, so that a screen can light it up. */
export function points(s: State, choice: Choice<Question>, { key }: Option): Points {
  const { about, who } = choice
  const group = groupOf(choice, key)
  const names = [...key.split(' '), ...('at' in about && typeof about.at === 'string' ? [about.at] : [])]
  const fighters = [...new Set(names)].filter((name) => s.fighters.some(({ id }) => id === name))
  const cost =
    about.ask === 'turn' && !(isAction(key) && rowOf(key).free)
      ? { cost: [{ of: 'Action Points', amount: 1 }] }
      : about.ask === 'defend' && key !== 'none'
        ? { cost: [{ of: 'Action Points', amount: 1 }] }
        : {}
  const where = about.ask === 'where' && who !== 'gm' && 'field' in s.where ? going(s, who, about, key) : {}
  const dives = key === 'evade' ? { risks: [{ what: 'he ends on the ground', rule: 'CFI-EVD-04' }] } : {}
  return { group, ...(fighters.length > 0 ? { fighters } : {}), ...cost, ...where, ...dives }
}

/** Every cell a question for a place accepts, from one flood. */
export function reach(s: State, { about, who, open }: Choice<Question>): readonly Reached[] | undefined {
  if (about.ask !== 'where' || open !== true || who === 'gm' || !('field' in s.where)) return undefined
  return reached(ways(s, fighter(s, who), about.left, 'CFI-MOV-01'))
}
