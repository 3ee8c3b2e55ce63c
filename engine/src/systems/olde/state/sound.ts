import type { FighterId, Sound } from '../../../kernel/types.ts'
import { found } from '../../../mechanisms/fighters.ts'
import type { OldeRule } from '../book/rules.ts'
import { handsFor } from '../content/weapons.ts'
import { isUp, suffers } from './fighters.ts'
import type { Person, Seen, State } from './types.ts'

/** A row about each fighter: of whom it does not hold. */
const ofEach = (holds: string, broken: (f: Person, s: Seen) => boolean, rule?: OldeRule): Sound<State> => ({
  holds,
  ...(rule === undefined ? {} : { rule }),
  broken: (s) => s.fighters.find((f) => broken(f, s))?.id,
})

const twice = (names: readonly string[]): string | undefined => names.find((name, i) => names.indexOf(name) !== i)

/** Whom a state names beside its list of fighters. */
function* named({ fighters, acting, declared }: Seen): Generator<FighterId> {
  if (acting !== null) yield acting.who
  for (const { by, on } of declared) yield* [by, on]
  for (const { faces } of fighters) if (faces !== null) yield faces
}

const handsFull = (f: Person): number =>
  f.items.reduce((sum, { at, weapon }) => sum + (at === 'main' || at === 'off' ? handsFor(weapon) : 0), 0) +
  (f.shieldAt === 'arm' ? 1 : 0)

/** What holds of every state of a fight. */
export const sound: readonly Sound<State>[] = [
  {
    holds: 'nobody has a name twice, and no two things have one',
    broken: ({ fighters }) =>
      twice(fighters.map(({ id }) => id)) ?? twice(fighters.flatMap(({ items }) => items.map(({ id }) => id))),
  },
  {
    holds: 'nothing names somebody who is not there',
    broken(s) {
      for (const id of named(s)) if (found(s.fighters, id) === undefined) return id
      return undefined
    },
  },
  ofEach('nothing of his counts below nothing', (f) =>
    [f.ap, f.spent, f.given, f.mana, f.faith, f.cp, f.draughts].some((number) => number < 0),
  ),
  ofEach(
    'nobody has more than his full Hit Points, Mana or Faith',
    (f) => f.hp > f.fullHp || f.mana > f.fullMana || f.faith > f.fullFaith,
    'OLDE-INJ-01',
  ),
  ofEach('nobody has more in hand than two hands hold', (f) => handsFull(f) > 2, 'OLDE-ACT-ready'),
  ofEach(
    'what is in one hand is one thing',
    (f) => ['main', 'off'].some((hand) => f.items.filter(({ at }) => at === hand).length > 1),
    'OLDE-ACT-ready',
  ),
  ofEach('what lies on the ground lies somewhere', (f) =>
    f.items.some(({ at, spot }) => at === 'ground' && spot === null),
  ),
  ofEach('who is at 0 Hit Points or below lies', (f) => !isUp(f) && f.posture !== 'prone', 'OLDE-COND-incapacitated'),
  ofEach('who is dying is neither up nor dead', (f) => f.dying && (isUp(f) || f.dead), 'OLDE-INJ-01'),
  ofEach('who is unconscious lies', (f) => suffers(f, 'unconscious') && f.posture !== 'prone', 'OLDE-COND-unconscious'),
  ofEach('nobody suffers one condition twice', (f) => twice(f.conditions.map(({ name }) => name)) !== undefined),
  ofEach('only who cannot be seen is known to be somewhere', (f) => f.known !== null && !suffers(f, 'invisible')),
]
