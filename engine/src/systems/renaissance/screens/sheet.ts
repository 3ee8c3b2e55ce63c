import type { Change, FighterId, Modifier, Sheet } from '../../../kernel/types.ts'
import { sum } from '../body/damage-value.ts'
import { skillCheck } from '../body/target-numbers.ts'
import { type Skill, skills } from '../content/skills.ts'
import type { Trait } from '../content/traits.ts'
import { armourTerms } from '../exchange/damage.ts'
import { modesOf } from '../ground/movement.ts'
import { gradeOf } from '../knowledge/looks.ts'
import {
  damageBonus,
  deathRating,
  durability,
  initiativeModifier,
  initiativeTerms,
  strength,
  woundThreshold,
} from '../state/derive.ts'
import { target } from '../state/dice.ts'
import { fighter, has, inHand, ready } from '../state/fighters.ts'
import { term } from '../state/note.ts'
import type { Cited, Fighter, Item, State } from '../state/types.ts'
import { tags } from './tags.ts'

type Reckoned = Sheet['numbers'][number]
const set = (f: Fighter, field: string): Change => ({ command: { do: 'set', who: f.id, field }, field: 'to' })

/** A fighter as his own side sees him, or `seen`, as anybody does. */
export function sheet(s: State, id: FighterId, as: 'all' | 'seen' = 'all'): Sheet {
  const f = fighter(s, id)
  const own = as === 'all'
  return {
    id,
    name: f.facts.name,
    side: f.side,
    bars: own ? bars(s, f) : [],
    tags: tags(s, f),
    conditions: conditions(f),
    things: things(f, own),
    numbers: own ? numbers(s, f) : [],
    grades: [
      { name: 'looks', word: gradeOf(f) },
      { name: 'stance', word: f.stance },
    ],
  }
}

function bars(s: State, f: Fighter): Sheet['bars'] {
  const armour = sum(armourTerms(s, f, [], false))
  return [
    {
      name: 'until disabled',
      now: Math.max(0, durability(f) - f.damage),
      full: durability(f),
      armour,
      change: set(f, 'damage'),
    },
    { name: 'until dead', now: Math.max(0, deathRating(f) - f.damage), full: deathRating(f), change: set(f, 'damage') },
    ...(f.facts.luck > 0 ? [{ name: 'Luck', now: f.luck, full: f.facts.luck, change: set(f, 'luck') }] : []),
  ]
}

/** A skill with everything that counts for and against it now. */
function reckoned(s: State, f: Fighter, skill: Skill): Reckoned {
  const t = skillCheck({ emit: true }, s, f, skill)
  const from: Modifier[] = [term(t.base, skill, 'REN-CHK-01'), ...(t.notes ?? [])]
  return { name: skill, value: target(t, s.options.modifierFloor), from }
}
function numbers(s: State, f: Fighter): Reckoned[] {
  const worn = armourTerms(s, f, [], false)
  return [
    ...(Object.keys(skills) as Skill[]).map((skill) => reckoned(s, f, skill)),
    { name: 'AV', value: sum(worn), from: worn },
    { name: 'DB', value: damageBonus(f), from: [term(damageBonus(f), 'SOM and STR', 'REN-INJ-DB')] },
    { name: 'INIT', value: initiativeModifier(f), from: initiativeTerms(f) },
    { name: 'wound threshold', value: woundThreshold(f), from: [term(woundThreshold(f), 'DUR÷5', 'REN-INJ-Derived')] },
    { name: 'DUR', value: durability(f), from: bodily(f, 'tough', 'frail', 'REN-TRAIT-Tough', durability(f)) },
    { name: 'STR', value: strength(f), from: bodily(f, 'strong', 'weak', 'REN-TRAIT-Strong', strength(f)) },
    { name: 'full rate', value: Math.max(0, ...modesOf(s, f).map(([, [, full]]) => full)), from: sized(f) },
    { name: 'wounds', value: f.wounds, from: [], change: set(f, 'wounds') },
    { name: 'circumstances', value: f.circumstance, from: [] },
  ]
}

/** What a trait has made of a number. */
function bodily(f: Fighter, up: Trait, down: Trait, rule: Cited, whole: number): Modifier[] {
  const more = has(f, up) ? 5 : has(f, down) ? -5 : 0
  return more === 0
    ? []
    : [term(whole - more, 'of the race', 'REN-INJ-Derived'), term(more, more > 0 ? up : down, rule)]
}
const sized = (f: Fighter): Modifier[] =>
  has(f, 'smaller') || has(f, 'larger') ? [term(0, has(f, 'smaller') ? 'smaller' : 'larger', 'REN-TRAIT-Size')] : []

function conditions(f: Fighter): NonNullable<Sheet['conditions']> {
  return [
    ...(f.stance === 'standing'
      ? []
      : [
          {
            name: f.stance,
            clock: 'until getting up',
            rule: f.stance === 'prone' ? 'REN-PRONE-03' : 'REN-COVER-05',
          },
        ]),
    ...(f.running ? [{ name: 'running', left: 1, clock: 'until the next turn', rule: 'REN-MOVE-03' }] : []),
    ...(f.fullDefence ? [{ name: 'full defence', left: 1, clock: 'until the next turn', rule: 'REN-FULLDEF-01' }] : []),
    ...(f.braced === null ? [] : [{ name: 'braced', left: 1, clock: 'until the next turn', rule: 'REN-BRACE-03' }]),
    ...(f.feints.length === 0
      ? []
      : [{ name: 'feinted', clock: `until the turn of ${f.feints.join(', ')}`, rule: 'REN-MAN-Feint' }]),
    ...(f.reaction === 0
      ? []
      : [
          {
            name: 'no reaction',
            left: f.reaction,
            clock: 'own turns',
            rule: 'REN-REACT-01',
            change: set(f, 'reaction'),
          },
        ]),
    ...(f.bleeding < 0
      ? []
      : [
          {
            name: 'bleeding',
            clock: 'own turns',
            rule: 'REN-INJ-08',
            change: { command: { do: 'bleed', who: f.id }, field: 'bleeds' },
          },
        ]),
    ...f.effects.map(({ kind, turns }) => ({
      name: kind,
      ...(turns === null ? {} : { left: turns }),
      clock: turns === null ? 'until it is ended' : 'own turns',
    })),
  ]
}

const HOW: Readonly<Record<Item['where'], string>> = {
  main: 'in hand',
  off: 'in the off hand',
  both: 'in both hands',
  body: 'part of the body',
  stowed: 'stowed',
  ground: 'on the ground',
  gone: 'gone',
}
function things(f: Fighter, own: boolean): NonNullable<Sheet['things']> {
  const carried = f.items
    .filter((item) => item.where !== 'gone' && (own || ready(item) || item.where === 'ground'))
    .map((item) => ({
      name: item.key,
      how: `${item.planted ? 'planted' : HOW[item.where]}${item.weapon.reload !== null && inHand(item) ? (item.loaded > 0 ? ', loaded' : ', not loaded') : ''}`,
    }))
  return [...carried, ...f.facts.armour.map(({ name }) => ({ name, how: 'worn' }))]
}
