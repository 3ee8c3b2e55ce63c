import type { Change, FighterId, Modifier, Sheet } from '../../../kernel/types.ts'
import { lastingConditions } from '../../../mechanisms/lasting.ts'
import { harmTo } from '../body/injure.ts'
import { gearResistance, ownResistance, resistancePoints } from '../body/resistance.ts'
import { skillDice } from '../body/skill-modifiers.ts'
import { diceOf } from '../book/diecode.ts'
import { characterNamed } from '../content/index.ts'
import { passiveDefence } from '../exchange/combat-difficulty.ts'
import type { NUMBERS } from '../gm/amend.ts'
import { gradeOf } from '../knowledge/view.ts'
import { severity } from '../state/derive.ts'
import { fighter } from '../state/fighters.ts'
import { LASTING } from '../state/lasting.ts'
import type { Note } from '../state/note.ts'
import type { Fighter, Item, State } from '../state/types.ts'
import { tags } from './tags.ts'

type Numbered = Sheet['numbers'][number]

/** The ruling that would set a number. */
const set = ({ id }: Fighter, field: keyof typeof NUMBERS): Change => ({
  command: { do: 'set', who: id, field },
  field: 'to',
})

/** A number of the sheet with everything that goes into it. */
function reckoned(name: string, of: (note: Note) => number): Numbered {
  const from: Modifier[] = []
  const value = of((modifier) => void from.push(modifier))
  return { name, value, from }
}
/** How big he is, and the block that says so. */
function printedScale({ facts: { kind, scale } }: Fighter): Numbered {
  const block = kind === null ? undefined : characterNamed(kind)
  const from = block?.scale === scale ? [{ value: scale, because: block.name, rule: block.rule }] : []
  return { name: 'scale', value: scale, from }
}

/** A fighter as his own side sees him; dice are told in pips, three to the die. `seen`: as anybody does. */
export function sheet(s: State, id: FighterId, as: 'all' | 'seen' = 'all'): Sheet {
  const f = fighter(s, id)
  const seen = {
    id,
    name: f.facts.name,
    side: f.side,
    tags: tags(s, f),
    things: things(f),
    grades: [{ name: 'looks', word: gradeOf(s, f) }],
  }
  if (as === 'seen') return { ...seen, bars: [], numbers: [], conditions: positions(f) }
  return { ...seen, bars: bars(s, f), conditions: [...positions(f), ...suffered(f)], numbers: numbers(s, f) }
}

function bars(s: State, f: Fighter): Sheet['bars'] {
  const armour = diceOf(f.facts.armour + f.facts.hide)
  const dead = severity('dead')
  return s.options.injury === 'wounds'
    ? [{ name: 'Wound levels', now: dead - severity(f.wound), full: dead, armour }]
    : [{ name: 'Body Points', now: f.body, full: f.fullBody, armour, change: set(f, 'body') }]
}

function numbers(s: State, f: Fighter): Numbered[] {
  const harm = harmTo(f, 0)
  const own = ownResistance(s, f, undefined)
  return [
    reckoned('passive defence', (note) => passiveDefence(s, f, note)),
    reckoned('pips off every skill', (note) => skillDice(s, f, 'search', note)),
    reckoned('pips of resistance', (note) => ownResistance(s, f, note) + gearResistance(s, f, harm, own, note)),
    reckoned('points of resistance', (note) => resistancePoints(s, f, harm, note)),
    printedScale(f),
    { name: 'initiative', value: f.initiative, from: [], change: set(f, 'initiative') },
    { name: 'actions', value: f.actions, from: [], change: set(f, 'actions') },
    { name: 'Character Points', value: f.characterPoints, from: [], change: set(f, 'characterPoints') },
    { name: 'Fate Points', value: f.fatePoints, from: [], change: set(f, 'fatePoints') },
    ...COUNTED.flatMap(([field, name]): Numbered[] => {
      const value = f[field]
      return value === 0 ? [] : [{ name, value, from: [], change: set(f, field) }]
    }),
  ]
}
const COUNTED = [
  ['nextAttack', 'on the next attack'],
  ['nextDefence', 'on the next defence'],
  ['nextDamage', 'on the next damage'],
  ['circumstance', 'on every difficulty'],
] as const

type Conditions = NonNullable<Sheet['conditions']>
/** What anybody sees, and a ruling ends. */
const positions = (f: Fighter): Conditions => [
  ...(f.blind ? [{ name: 'blind', change: { command: { do: 'blind', who: f.id }, field: 'blind' } }] : []),
  ...(f.inWater ? [{ name: 'in the water', change: { command: { do: 'water', who: f.id }, field: 'in' } }] : []),
]

/** What he suffers or enjoys, with what is left of it and by which clock. */
function suffered(f: Fighter): Conditions {
  return [
    ...(f.offBalance === 0 ? [] : [{ name: 'off balance', clock: 'until the next Agility roll' }]),
    ...f.hurt.map((part) => ({ name: `${part} badly hurt`, rule: 'D6-C-HIT-Effects' })),
    ...f.lasting.flatMap((one) =>
      lastingConditions(LASTING, f.id, [one]).map((shown) => ({ ...shown, name: one.because ?? shown.name })),
    ),
  ]
}
const WHERE = {
  hand: 'in hand',
  body: 'part of the body',
  stowed: 'stowed',
  ground: 'on the ground',
  broken: 'broken',
  gone: 'gone',
} as const satisfies Record<Item['where'], string>
/** What he has on him that can be seen. */
function things(f: Fighter): NonNullable<Sheet['things']> {
  const carried = f.items
    .filter(({ where }) => where !== 'body' && where !== 'gone')
    .map(({ key, where, loaded, weapon }) => ({
      name: key,
      how: weapon.reload !== undefined && !loaded ? `${WHERE[where]}, not loaded` : WHERE[where],
    }))
  return [...carried, ...(f.shieldUp ? [{ name: 'shield', how: 'up' }] : [])]
}
