import type { Choice, Option, Points, Reached } from '../../../kernel/types.ts'
import { courseOf, type Destination, destinations, journey, reached } from '../../../mechanisms/ground/destinations.ts'
import { distanceTo } from '../../../space/whereabouts.ts'
import { toAct } from '../actions/index.ts'
import { ACTION_KEYS } from '../actions/keys.ts'
import { threatReach } from '../body/arms.ts'
import { type AimPoint, bombsOf, toAimAt } from '../exchange/aim-points.ts'
import { coverFrom } from '../ground/cover.ts'
import { withinReach } from '../ground/reach.ts'
import { sees } from '../ground/sight.ts'
import { GROUND } from '../ground/ways.ts'
import { fighter, foes, mayReact } from '../state/fighters.ts'
import type { Fighter, State } from '../state/types.ts'
import type { RenQuestion } from './questions.ts'

function ofAction(s: State, f: Fighter, key: string): Points {
  const row = toAct.named({ s, f }, key)
  if (row === undefined) return { group: 'other' }
  const kind = row.cost(s, f)
  const { group } = ACTION_KEYS[row.key]
  return kind === 'standard' || kind === 'quick' ? { group, cost: [{ of: kind, amount: 1 }] } : { group }
}

/** How well somebody is seen, and behind what. */
const sightOf = (s: State, f: Fighter, id: string): NonNullable<Points['sight']>[number] => {
  const other = fighter(s, id)
  const cover = coverFrom(s, f, other)
  return {
    of: id,
    sight: sees(s, f, other) ? 'seen' : 'unseen',
    ...(cover === 'none' ? {} : { cover: `${cover} cover` }),
  }
}

/** Who may strike at him as he leaves. */
const risksOf = (s: State, f: Fighter): NonNullable<Points['risks']> =>
  s.fighters
    .filter((o) => foes(o, f) && mayReact(s, o) && withinReach(s, o, f, threatReach(s, o)))
    .map((o) => ({ from: o.id, what: 'an attack of opportunity', rule: 'REN-AOO-01' }))

function ofPlace(s: State, f: Fighter, left: number, key: string): Points {
  const going = journey<State, Fighter>(GROUND, s, f, left, 'REN-MOVE-01')
  const to: Destination | undefined = destinations.named(going, key)
  if (to === undefined) return { group: 'move' }
  const course = courseOf(going, to)
  const path = course.path?.cells.map(({ x, y }) => [x, y] as const)
  return {
    group: 'move',
    ...('whom' in to ? { fighters: [to.whom] } : {}),
    ...(path === undefined ? {} : { path, cells: path.slice(-1) }),
    cost: [{ of: 'metres', amount: course.spent }],
    risks: risksOf(s, f),
  }
}

/** What an option is about: whom it strikes, where it goes, what it takes. */
export function points(s: State, { who, about }: Choice<RenQuestion>, { key }: Option): Points {
  const f = who === 'gm' ? undefined : fighter(s, who)
  const named = s.fighters.some(({ id }) => id === key)
  switch (about.ask) {
    case 'turn':
      return f === undefined ? { group: 'other' } : ofAction(s, f, key)
    case 'where':
      return f === undefined ? { group: 'move' } : ofPlace(s, f, about.left, key)
    case 'target':
      return {
        group: about.action === 'mount' || about.action === 'help' ? 'other' : 'strike',
        ...(named ? { fighters: [key] } : {}),
        ...(named && f !== undefined ? { sight: [sightOf(s, f, key)] } : {}),
      }
    case 'aim point':
      return { group: 'strike', ...(named ? { fighters: [key] } : { cells: [cellIn(key)] }) }
    case 'metres':
      return { group: 'move', fighters: [about.towards], cost: [{ of: 'metres', amount: Number(key) }] }
    case 'weapon':
    case 'strike':
    case 'limb':
    case 'arrow':
    case 'ride-by':
      return { group: 'strike', ...(about.at === '' ? {} : { fighters: [about.at] }) }
    case 'each':
    case 'item':
      return { group: 'strike' }
    case 'opportunity':
    case 'readied':
      return {
        group: key === 'none' ? 'other' : 'strike',
        ...(about.at === '' ? {} : { fighters: [about.at] }),
        ...(key === 'none' ? {} : { cost: [{ of: 'reaction', amount: 1 }] }),
      }
    case 'defend':
      return {
        group: 'guard',
        fighters: [about.from],
        cost: /^(catch|disarm|trip|denial)/.test(key) ? [{ of: 'reaction', amount: 1 }] : [],
      }
    case 'luck before':
    case 'luck after':
    case 'initiative again':
    case 'roll again':
      return { group: 'spend', cost: key === 'none' || about.ask === 'roll again' ? [] : [{ of: 'Luck', amount: 1 }] }
    case 'ready':
      return { group: 'guard', ...(named ? { fighters: [key] } : {}) }
    case 'mode':
    case 'stunt':
      return { group: 'move' }
    case 'skill':
    case 'power':
    case 'drug':
    case 'hand':
    case 'release':
    case 'break':
    case 'follow-through':
    case 'fatal':
      return { group: 'other' }
  }
}

/** The cells something can be thrown at, and how far off they are. */
function throwable(s: State, rows: readonly string[], f: Fighter, key: string): Reached[] {
  const arms = bombsOf(s, f).filter((each) => each.key === key)
  return rows.flatMap((row, y) =>
    Array.from(row).flatMap((_, x): Reached[] => {
      const point: AimPoint = { key: `cell ${x},${y}`, spot: [x, y], at: null }
      if (arms.every((arm) => toAimAt.why({ s, f, arm }, point) !== undefined)) return []
      return [{ key: point.key, cell: [x, y], cost: distanceTo(s.where, f.id, [x, y]), path: [[x, y]] }]
    }),
  )
}
const cellIn = (key: string): readonly [number, number] => {
  const [x = 0, y = 0] = key.replace('cell ', '').split(',').map(Number)
  return [x, y]
}

/** Every cell a question for a place accepts. */
export function reach(s: State, { who, about }: Choice<RenQuestion>): readonly Reached[] | undefined {
  if (who === 'gm' || 'bands' in s.where) return undefined
  if (about.ask === 'aim point') return throwable(s, s.where.field.rows, fighter(s, who), about.arm)
  if (about.ask !== 'where') return undefined
  return reached(journey<State, Fighter>(GROUND, s, fighter(s, who), about.left, 'REN-MOVE-01'))
}
