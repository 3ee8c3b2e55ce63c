import type { FighterId, Sound } from '../../../kernel/types.ts'
import { found } from '../../../mechanisms/fighters.ts'
import { spotOf } from '../../../space/whereabouts.ts'
import type { RenRule } from '../book/rules.ts'
import { active, inHand, type Person, type Scene } from './fighters.ts'
import type { State } from './types.ts'

/** A row about each fighter: of whom it does not hold. */
const ofEach = (holds: string, broken: (f: Person, s: Scene) => boolean, rule?: RenRule): Sound<State> => ({
  holds,
  ...(rule === undefined ? {} : { rule }),
  broken: (s) => s.fighters.find((f) => broken(f, s))?.id,
})

const twice = (names: readonly string[]): string | undefined => names.find((name, i) => names.indexOf(name) !== i)

/** Whom a state names beside its list of fighters. */
function* named({ fighters, order, late, acting, holds }: Scene): Generator<FighterId> {
  yield* [...order, ...late]
  if (acting !== null) yield acting
  for (const { by, on } of holds) yield* [by, on]
  for (const { mount, rider, aim, feints, helpers } of fighters) {
    for (const id of [mount, rider, aim]) if (id !== null) yield id
    yield* [...feints, ...helpers]
  }
}

/** Numbers of his that count something. */
const counted = (f: Person): readonly number[] => [
  f.damage,
  f.wounds,
  f.luck,
  f.standard,
  f.quick,
  f.reaction,
  f.loses,
  f.defiant,
  f.deathless,
  f.corroded,
  f.heat,
  f.strain,
  ...Object.values(f.arrows).map((left) => left ?? 0),
  ...f.effects.map(({ turns }) => turns ?? 0),
  ...f.items.flatMap(({ loaded, loading, uses }) => [loaded, loading, uses ?? 0]),
]

/** How many things lie in a hand of his. */
const heldIn = (f: Person, hand: 'main' | 'off'): number =>
  f.items.filter(({ where }) => where === hand || where === 'both').length

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
  ofEach(
    'rider and mount name each other',
    (f, { fighters }) =>
      (f.mount !== null && found(fighters, f.mount)?.rider !== f.id) ||
      (f.rider !== null && found(fighters, f.rider)?.mount !== f.id),
    'REN-MNT-01',
  ),
  ofEach(
    'rider and mount are in one place',
    ({ id, mount }, { where }) =>
      mount !== null && String(spotOf(where, id)?.slice(0, 2)) !== String(spotOf(where, mount)?.slice(0, 2)),
    'REN-MNT-01',
  ),
  ofEach(
    'neither a rider nor who is ridden lies',
    (f) => (f.mount !== null || f.rider !== null) && f.stance === 'prone' && f.condition !== 'fled',
    'REN-MNT-08',
  ),
  ofEach('who lies under his mount is out of the saddle', (f) => f.trapped !== 'no' && f.mount !== null, 'REN-MNT-08'),
  ofEach('nothing of his counts below nothing', (f) => counted(f).some((number) => number < 0)),
  ofEach('a hand holds one thing', (f) => heldIn(f, 'main') > 1 || heldIn(f, 'off') > 1),
  ofEach(
    'a lost arm holds nothing',
    (f) =>
      (f.lost.includes('right arm') && heldIn(f, 'main') > 0) || (f.lost.includes('left arm') && heldIn(f, 'off') > 0),
    'REN-STRIKE-Maim',
  ),
  ofEach(
    'what is planted is in no hand',
    (f) => f.items.some((item) => item.planted && inHand(item)),
    'REN-ARMOUR-Plantable',
  ),
  ofEach(
    'what is braced is in hand',
    (f) => f.braced !== null && !f.items.some((item) => item.id === f.braced && inHand(item)),
    'REN-BRACE-01',
  ),
  ofEach('what lies on the ground lies somewhere', (f) =>
    f.items.some(({ where, spot }) => where === 'ground' && !spot),
  ),
  ofEach(
    'who is out of the fight waits for nothing and is braced for nothing',
    (f) => !active(f) && f.condition !== 'fled' && (f.readied !== null || f.braced !== null),
  ),
  {
    holds: 'who acts can act',
    broken: ({ acting, fighters }) =>
      acting !== null && found(fighters, acting)?.condition !== 'up' ? acting : undefined,
  },
  {
    holds: 'who holds somebody can act, and both are in the fight',
    rule: 'REN-MAN-Grab',
    broken: ({ holds, fighters }) =>
      holds.find(({ by, on }) => [by, on].some((id) => found(fighters, id)?.condition !== 'up'))?.by,
  },
  {
    holds: 'nobody holds himself',
    rule: 'REN-MAN-Grab',
    broken: ({ holds }) => holds.find(({ by, on }) => by === on)?.by,
  },
  {
    holds: 'a hold has a weapon or a hand that works',
    rule: 'REN-MAN-Grab',
    broken: ({ holds, fighters }) =>
      holds.find(({ by, with: using }) => {
        const item = found(fighters, by)?.items.find(({ id }) => id === using)
        return item !== undefined && !inHand(item) && item.where !== 'body'
      })?.by,
  },
]
