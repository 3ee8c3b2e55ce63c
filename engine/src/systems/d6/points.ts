import type { Choice, Option, Points } from '../../kernel/types.ts'
import { hiding } from './cover.ts'
import { fighter, metres } from './fighters.ts'
import type { D6Ask, D6Question, State } from './types.ts'

type Group = Points['group']
const of = (group: Group, keys: readonly string[]): [string, Group][] => keys.map((key) => [key, group])
/** What actions are about, where it is no blow. */
const ACTIONS: Readonly<Record<string, Group>> = Object.fromEntries([
  ...of('guard', ['dodge', 'block', 'parry', 'full dodge', 'full block', 'full parry', 'vehicle dodge', 'take cover']),
  ...of('guard', ['steel the mind', 'catch', 'crouch', 'lie down', 'escape', 'shake off', 'shake off paralysis']),
  ...of('move', [
    'move',
    'step',
    'run',
    'fly',
    'jump',
    'swim',
    'climb',
    'ride',
    'dismount',
    'drive',
    'teleport',
    'stand',
  ]),
  ...of('move', ['take the reins', 'regain control', 'rein in', 'leap out']),
  ...of('cast', ['cast', 'frighten', 'confuse', 'luck', 'act fast', 'fade', 'become solid', 'paralysing touch']),
  ...of('cast', ['drain life']),
  ...of('other', [
    'use door',
    'ready',
    'reload',
    'lift gun',
    'toss',
    'prepare',
    'treat',
    'wait',
    'nothing',
    'trick',
    'aim',
  ]),
  ...of('other', ['bluff', 'charm', 'intimidation']),
])
/** What costs no action. */
const FREE: readonly string[] = ['step', 'stand', 'crouch', 'lie down', 'luck', 'act fast']

/** Questions whose answers are people, and what they are about. */
const PEOPLE: Readonly<Partial<Record<D6Ask, Group>>> = {
  target: 'strike',
  'aim at': 'strike',
  'hide from': 'guard',
  whom: 'move',
  patient: 'other',
  'toss to': 'other',
  'first act': 'other',
  lands: 'other',
}
/** Others, by what they are about. */
const ABOUT: Readonly<Partial<Record<D6Ask, Group>>> = {
  weapon: 'strike',
  spell: 'cast',
  mark: 'strike',
  'called for': 'strike',
  'which item': 'strike',
  vehicle: 'strike',
  way: 'move',
  'how fast': 'move',
  'how far': 'move',
  'swim where': 'move',
  'climb where': 'move',
  speed: 'move',
  cover: 'guard',
  'parry with': 'guard',
  catch: 'guard',
  dive: 'guard',
  trap: 'guard',
  resist: 'guard',
  'hold on': 'guard',
  'fate point': 'spend',
  'character point': 'spend',
  'quick draw': 'spend',
}

/** What an option is about: its group, whom it points at, what it takes, and how well a target is seen. */
export function points(s: State, { who, about }: Choice<D6Question>, { key }: Option): Points {
  const known = (id: string | undefined): string[] => s.fighters.filter((f) => f.id === id).map((f) => f.id)
  if (about.ask === 'act') {
    const cost = [{ of: 'actions', amount: FREE.includes(key) ? 0 : 1 }]
    return { group: ACTIONS[key] ?? 'strike', cost }
  }
  const people = PEOPLE[about.ask]
  if (people === undefined)
    return { group: ABOUT[about.ask] ?? 'other', fighters: known('at' in about ? about.at : undefined) }
  const cell = /^cell (\d+),(\d+)$/.exec(key)
  if (cell !== null) return { group: 'move', cells: [[Number(cell[1]), Number(cell[2])]] }
  const fighters = known(key)
  if (people !== 'strike' || who === 'gm') return { group: people, fighters }
  return { group: people, fighters, sight: fighters.map((id) => sightOf(s, who, id)) }
}

/** How far a target is, and behind what. */
function sightOf(s: State, who: string, id: string): NonNullable<Points['sight']>[number] {
  const behind = hiding(s, who, fighter(s, id))
  const sight = `${Math.round(10 * metres(s, who, id)) / 10} m`
  return behind === null ? { of: id, sight } : { of: id, sight, cover: `${behind.share}% behind ${behind.object}` }
}
