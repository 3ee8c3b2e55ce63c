import type { Choice, Option, Points } from '../../../kernel/types.ts'
import { hiding } from '../ground/cover.ts'
import { isAction, KINDS } from '../state/action-kinds.ts'
import { fighter, metres } from '../state/fighters.ts'
import type { D6Ask, D6Question, State } from '../state/types.ts'

type Group = Points['group']
const NEITHER = { about: 'other', free: undefined } as const

/** Questions by what they are about; those whose answers are people apart. */
const PEOPLE = byAsk({
  strike: ['target', 'aim at'],
  guard: ['hide from'],
  move: ['whom'],
  other: ['patient', 'toss to', 'first act', 'lands'],
})
const ABOUT = byAsk({
  strike: ['weapon', 'mark', 'called for', 'which item', 'vehicle'],
  cast: ['spell'],
  move: ['way', 'how fast', 'how far', 'swim where', 'climb where', 'speed'],
  guard: ['cover', 'parry with', 'catch', 'dive', 'trap', 'resist', 'hold on'],
  spend: ['fate point', 'character point', 'quick draw'],
})
function byAsk(asks: Readonly<Partial<Record<Group, readonly D6Ask[]>>>): ReadonlyMap<D6Ask, Group> {
  return new Map(Object.entries(asks).flatMap(([group, of]) => of.map((ask) => [ask, group as Group])))
}

/** What an option is about: its group, whom it points at, what it takes, and how well a target is seen. */
export function points(s: State, { who, about }: Choice<D6Question>, { key }: Option): Points {
  const known = (id = ''): string[] => (s.fighters.some((f) => f.id === id) ? [id] : [])
  if (about.ask === 'act') {
    const { about: group, free } = isAction(key) ? KINDS[key] : NEITHER
    return { group, cost: [{ of: 'actions', amount: free === true ? 0 : 1 }] }
  }
  const people = PEOPLE.get(about.ask)
  if (people === undefined)
    return { group: ABOUT.get(about.ask) ?? 'other', fighters: known('at' in about ? about.at : undefined) }
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
