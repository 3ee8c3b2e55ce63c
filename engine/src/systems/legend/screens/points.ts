import type { Choice, Option, Points, Reached } from '../../../kernel/types.ts'
import { found } from '../../../mechanisms/fighters.ts'
import { journey, reached } from '../../../mechanisms/ground/destinations.ts'
import { ACTIONS } from '../actions/index.ts'
import { WALKING } from '../ground/movement.ts'
import { fighter } from '../state/fighters.ts'
import type { LegendQuestion, State } from '../state/types.ts'

type Group = Points['group']
type Asked = Choice<LegendQuestion>

const ACTED: Readonly<Record<string, Group>> = {
  ...groups('strike', 'attack pulledBlow leap hurtHeld tripEntangled charge breakCover aim'),
  ...groups('move', 'move stride sprint changeDistance mount jump outmanoeuvre changeStance'),
  ...groups('guard', 'parry evade'),
  ...groups('cast', 'castSpell dismissSpell'),
}
const ASKED: Readonly<Partial<Record<string, Group>>> = {
  ...groups(
    'strike',
    'target weapon manoeuvre location break',
    'break with',
    'charge at',
    'strike at',
    'strike back',
    'riposte with',
  ),
  ...groups('strike', 'bypass grip trip unarmed brace', 'which weapon', 'mount attacks', 'impaled weapon'),
  ...groups('move', 'where metres halt jump distance range mount', 'ride on', 'let pass'),
  ...groups(
    'guard',
    'defend charged closing disengaging counter contest',
    'complete parry',
    'evade spell',
    'resist with',
  ),
  ...groups('cast', 'spell magnitude dismiss', 'spell target', 'spell on'),
  ...groups('spend', 'duellist tireless', 'second chance', 'last chance', 'glancing blow', 'last action'),
}
function groups(group: Group, ...asks: readonly string[]): Readonly<Record<string, Group>> {
  const [several = '', ...rest] = asks
  return Object.fromEntries([...several.split(' '), ...rest].map((ask) => [ask, group]))
}

const COMBAT_ACTION = [{ of: 'Combat Actions', amount: 1 }] as const
const FREE = new Set(ACTIONS.flatMap(({ key, cost }) => (cost === undefined ? [] : [key])))

/** What an option is about: whom it touches, where it leads, what it takes. */
export function points(s: State, choice: Asked, option: Option): Points {
  const { ask, at } = choice.about
  const { key } = option
  if (ask === 'act' || ask === 'last act') {
    return { group: ACTED[key] ?? 'other', cost: FREE.has(key) ? [] : COMBAT_ACTION }
  }
  const group = ASKED[ask] ?? 'other'
  if (ask === 'door' || ask === 'break') {
    const cells = cellsNamed(key)
    if (cells.length > 0) return { group, cells }
  }
  if (ask === 'where' || ask === 'jump') return leads(s, choice, option)
  const whom = (found(s.fighters, key) ?? found(s.fighters, at ?? ''))?.id
  const fighters = whom === undefined ? [] : [whom]
  if (ask === 'metres') return { group, fighters, cost: [{ of: 'metres', amount: Number(key) }] }
  if (ask !== 'defend') return { group, fighters }
  const ready = key === 'none' || found(s.fighters, String(choice.who))?.guard !== 'none'
  return { group, fighters, cost: ready ? [] : COMBAT_ACTION }
}

/** A place: towards or away from somebody, or a cell with the way to it. */
function leads(s: State, choice: Asked, option: Option): Points {
  const whom = 'whom' in option ? [String(option.whom)] : []
  const way = reach(s, choice)?.find(({ key }) => key === option.key)
  if (way !== undefined) {
    return { group: 'move', cells: [way.cell], path: way.path, cost: [{ of: 'metres', amount: way.cost }] }
  }
  const cells = cellsNamed(option.key)
  return cells.length === 0 ? { group: 'move', fighters: whom } : { group: 'move', cells }
}

/** The cell a key ends with: `cell 3,2`, `open 3,2`, `door 3,2 e`. */
function cellsNamed(key: string): (readonly [number, number])[] {
  const [, x, y] = /^(?:cell|open|shut|door) (\d+),(\d+)/.exec(key) ?? []
  return x === undefined ? [] : [[Number(x), Number(y)]]
}

/** Every cell the question for a place accepts. */
export function reach(s: State, { who, about }: Asked): readonly Reached[] | undefined {
  if (about.ask !== 'where' || 'bands' in s.where) return undefined
  return reached(journey(WALKING, s, fighter(s, who), about.left ?? 0, about.rule ?? 'LEG-ACT-Move'))
}
