import type { Cell, Choice, Option, Points, Reached } from '../../../kernel/types.ts'
import { stops } from '../../../space/flood.ts'
import { pathIn } from '../../../space/path.ts'
import { ACTIONS, type ActionKey, actionOf, priceOf } from '../actions/index.ts'
import { type Jump, toJump } from '../ground/climbing.ts'
import { courseOf, type Journey, journey, toGo } from '../ground/movement.ts'
import { lineOfSight } from '../ground/sight.ts'
import { fighterOf, suffers } from '../state/fighters.ts'
import type { Fighter, Question, State } from '../state/types.ts'

const isAction = (key: string): key is ActionKey => Object.hasOwn(ACTIONS, key)

/** What an option is about, so that a screen can light it up. */
export function points(s: State, { who, about }: Choice<Question>, { key }: Option): Points {
  switch (about.ask) {
    case 'turn': {
      if (!isAction(key)) return { group: 'other' }
      const f = fighterOf(s, who)
      const { ap } = priceOf(s, f, actionOf(s, f, key))
      return { group: ACTIONS[key].group, ...(ap > 0 ? { cost: [{ of: 'AP', amount: ap }] } : {}) }
    }
    case 'where': {
      const f = fighterOf(s, about.mover)
      return about.how === 'climb' || about.how === 'leap'
        ? aboutJump(s, f, about.how, key)
        : aboutWay(s, journey(s, f, about.how, about.left), key)
    }
    case 'target':
      return { group: 'strike', fighters: [key], sight: [{ of: key, sight: lineOfSight(s, who, key) }] }
    case 'weapon':
      return { group: 'strike', fighters: [about.on] }
    case 'space': {
      const spot = key.split(',').map(Number)
      return {
        group: 'strike',
        fighters: [about.on],
        ...(spot.length < 2 ? {} : { cells: [[spot[0]!, spot[1]!]] }),
      }
    }
    case 'spell':
      return { group: 'cast' }
    case 'patient':
      return { group: about.as === 'mend' ? 'cast' : 'other', fighters: [key] }
    case 'order':
      return { group: 'other', fighters: [about.on] }
    case 'outcome':
      return { group: 'strike', fighters: [about.on] }
    case 'reflex':
      return {
        group: 'guard',
        fighters: [about.from],
        ...(key === 'none' ? {} : { cost: [{ of: 'AP', amount: key === 'counterattack' ? 2 : 1 }] }),
      }
    case 'riposte':
      return { group: 'strike', fighters: [about.on], ...(key === 'none' ? {} : { cost: [{ of: 'AP', amount: 1 }] }) }
    case 'pool':
      return { group: 'spend' }
    default:
      return { group: 'other' }
  }
}

const fall = (rule: 'OLDE-COND-blinded' | 'OLDE-ACT-leap'): NonNullable<Points['risks']>[number] => ({
  what: 'a fall',
  rule,
})
/** Who is blind may fall with more than one space of a round. */
const blindly = (s: State, f: Fighter, far: number): boolean =>
  suffers(f, 'blinded') && far + (s.acting?.who === f.id ? s.acting.gone : 0) > 1

function aboutWay(s: State, going: Journey, key: string): Points {
  const to = toGo.named(going, key)
  if (to === undefined) return { group: 'move' }
  const { path: way, spent } = courseOf(going, to)
  const path = way?.cells.map(({ x, y }): Cell => [x, y]) ?? []
  return {
    group: 'move',
    path,
    ...(path.length > 0 ? { cells: path.slice(-1) } : {}),
    ...(to.whom === '' ? {} : { fighters: [to.whom] }),
    cost: [{ of: 'spaces', amount: Math.round(spent) }],
    ...(blindly(s, going.f, spent) ? { risks: [fall('OLDE-COND-blinded')] } : {}),
  }
}

function aboutJump(s: State, f: Fighter, how: Jump['how'], key: string): Points {
  const landing = toJump.named({ s, f, how }, key)
  if (landing === undefined) return { group: 'move' }
  const { cell, over } = landing
  const risks = [
    ...(how === 'leap' ? [fall('OLDE-ACT-leap')] : []),
    ...(blindly(s, f, over + 1) ? [fall('OLDE-COND-blinded')] : []),
  ]
  return {
    group: 'move',
    path: [[cell.x, cell.y]],
    cells: [[cell.x, cell.y]],
    cost: [{ of: 'spaces', amount: over + 1 }],
    ...(risks.length > 0 ? { risks } : {}),
  }
}

/** Every cell an open question for a place accepts. */
export function reach(s: State, { about }: Choice<Question>): readonly Reached[] | undefined {
  if (about.ask !== 'where' || about.how === 'climb' || about.how === 'leap') return undefined
  const { ways } = journey(s, fighterOf(s, about.mover), about.how, about.left)
  if (ways === undefined) return undefined
  return stops(ways).flatMap(({ x, y, cost }): Reached[] => {
    const path = cost > 0 ? pathIn(ways, { x, y }) : undefined
    return path === undefined
      ? []
      : [{ key: `${x},${y}`, cell: [x, y], cost, path: path.cells.map((c): Cell => [c.x, c.y]) }]
  })
}
