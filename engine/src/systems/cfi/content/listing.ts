import type { Content } from '../../../kernel/types.ts'
import { skillList } from '../../../mechanisms/telling.ts'
import { ARMOR } from './armour.ts'
import { CREATURES, type Creature } from './creatures.ts'
import { PEOPLE } from './people.ts'
import { SPELLS } from './spells.ts'
import { type Size, SKILL_BASES, type Weapon } from './types.ts'
import { WEAPONS } from './weapons.ts'

/** A creature's block as a fighter's record. */
function recordOf(id: string, c: Creature): object {
  const [str, con, siz, dex, int, pow, cha] = c.figures
  return {
    name: c.name,
    creature: id,
    characteristics: { str, con, siz, dex, int, pow, cha },
    combat: c.combat,
    skills: { ...c.skills },
    abilities: [...c.abilities],
    ...(c.regenerates === undefined ? {} : { regenerates: c.regenerates }),
    move: c.move,
    ...(c.fly === undefined ? {} : { fly: c.fly }),
    ...(c.swim === undefined ? {} : { swim: c.swim }),
    luck: 0,
    ...(c.magicPoints === undefined ? {} : { magicPoints: c.magicPoints }),
  }
}

/** Every record a scenario may name: creatures as their blocks print them, and people to begin with. */
export const RECORDS: Readonly<Record<string, object>> = {
  ...Object.fromEntries(Object.entries<Creature>(CREATURES).map(([id, creature]) => [id, recordOf(id, creature)])),
  ...PEOPLE,
}

const titled = <T extends { readonly name: string }>(
  of: Readonly<Record<string, T>>,
  line: (one: T) => string,
  tags: (one: T) => readonly string[],
) => Object.entries(of).map(([id, one]) => ({ id, title: one.name, line: line(one), tags: [...tags(one)] }))

interface Blow {
  readonly damage: string
  readonly size: Size
  readonly effects: readonly string[]
}
const inWords = ({ damage, size, effects }: Blow): string =>
  `${damage}, ${size}${effects.length > 0 ? `: ${effects.join(', ')}` : ''}.`
/** What a weapon does in one hand, in both, and from afar. */
function inRows({ kind, hands, twoHanded, missile, ...blow }: Weapon): string {
  const rows = kind === 'ranged' ? [] : [`${hands === 2 ? 'Both hands' : 'One hand'} ${inWords(blow)}`]
  if (twoHanded !== undefined) rows.push(`Both hands ${inWords(twoHanded)}`)
  if (missile !== undefined) {
    const { range, load, thrown } = missile
    const loading = load > 0 ? `, ${load} to load` : ''
    rows.push(
      `${thrown ? 'Thrown' : 'Shot'} to ${range.join('/')} feet${loading} ${inWords({ ...missile, size: missile.force })}`,
    )
  }
  return rows.join(' ')
}

/** What there is to choose from when a fight is set up. */
export const content: Content = [
  {
    kind: 'fighters',
    title: 'Fighters',
    entries: [
      ...titled<Creature>(
        CREATURES,
        (c) => `Combat ${c.combat}%, ${c.actions} Action Points: ${c.weapons.map(([, name]) => name).join(', ')}.`,
        ({ source }) => ['creature', source],
      ),
      ...Object.entries(PEOPLE).map(([id, person]) => ({
        id,
        title: person.name,
        line: `A ${person.class}, Combat ${person.combat}%: ${person.weapons.join(', ')}.`,
        tags: ['person', person.class],
      })),
    ],
  },
  {
    kind: 'weapons',
    title: 'Weapons and shields',
    entries: titled(WEAPONS, inRows, ({ kind, traits }) => [kind, ...traits]),
  },
  {
    kind: 'armor',
    title: 'Armor',
    entries: titled(
      ARMOR,
      ({ ap }) => `${ap} Armor Points.`,
      ({ heavy }) => [heavy ? 'heavy' : 'light'],
    ),
  },
  {
    kind: 'spells',
    title: 'Spells',
    entries: titled(
      SPELLS,
      ({ actions }) => (actions === 0 ? 'At once.' : `${actions} Turn${actions === 1 ? '' : 's'} to cast.`),
      () => [],
    ),
  },
  skillList(
    Object.fromEntries(
      Object.entries(SKILL_BASES).map(([id, base]) => [
        id,
        base.length === 0 ? 'nothing without training' : `${base.join(' + ').toUpperCase()} without training`,
      ]),
    ),
  ),
]
