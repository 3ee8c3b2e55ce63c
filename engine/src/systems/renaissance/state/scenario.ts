import { type Setup, scenario } from '../../../kernel/scenario.ts'
import * as is from '../../../kernel/shapes.ts'
import type { Fault } from '../../../kernel/types.ts'
import { type Placing, placed } from '../../../mechanisms/placing.ts'
import { type RenOptions, rulings } from '../book/rulings.ts'
import { armour, arrows, boards, characters, trainings, weapons } from '../content/named.ts'
import { MODES, races, SIZES } from '../content/races.ts'
import { APTITUDES, skills } from '../content/skills.ts'
import { POWERS, TRAITS } from '../content/traits.ts'
import { SPILT, SUITED, TAGS } from '../content/weapon.ts'
import type { Recorded } from './begin.ts'
import { carriedOver } from './carried-over.ts'
import { ORDINARY } from './stance.ts'

const dv = is.matching(/^(\d*d10(\/\d)?|\d+)?([+-]\d+)?(\+DB)?$|^-$/, 'damage such as 1d10+3, 2d10-1+DB or 1d10/2')
const ranges = is.tuple([is.number(), is.number(), is.number(), is.number()])
const score = (most: number) => is.whole(1, most)
const rate = is.tuple([is.number(0, 100), is.number(0, 300)])

const own = is.strict({
  name: is.about(is.text(40, 1), 'What it is called.'),
  skill: is.about(is.unless(is.keyOf(skills)), 'The skill it is used with; melee weapons if left out.'),
  hands: is.about(is.unless(is.exactly([0, 1, 2])), 'How many hands it takes; 1 if left out.'),
  dv: is.about(dv, 'Its damage: 1d10+3, or 1d10+3+DB where the damage bonus is added.'),
  ap: is.about(is.unless(is.whole(0, 30)), 'Armour penetration.'),
  tags: is.unless(is.list(is.oneOf(TAGS))),
  suited: is.unless(is.list(is.oneOf(SUITED))),
  thrown: is.unless(is.strict({ dv, ranges })),
  ranges: is.about(
    is.unless(ranges),
    'Short, medium, long and extreme range in metres, where it shoots or is hurled; left out: it strikes.',
  ),
  reload: is.about(
    is.unless(is.strict({ actions: is.whole(1, 10), kind: is.oneOf(['quick', 'standard']) })),
    'How many actions loading it takes, and of which kind.',
  ),
  barrels: is.about(is.unless(is.whole(1, 10)), 'Shots before it must be loaded.'),
  uses: is.about(is.unless(is.whole(1, 100)), 'How often it can be used at all: charges, bombs.'),
  spills: is.about(
    is.unless(is.strict({ substance: is.oneOf(SPILT), metres: dv })),
    'What it leaves on all it touches, and within how many metres: 2, 1d10/2.',
  ),
})

export const fighterShape: is.Shape<Recorded> = is.strict({
  name: is.about(is.unless(is.text(60)), 'What the story calls him.'),
  race: is.about(
    is.unless(is.keyOf(races)),
    'Gives DUR, STR, movement, size and hide where they are not written; human if left out.',
  ),
  role: is.about(
    is.unless(is.oneOf(['hero', 'major', 'minor'])),
    'Heroes and major characters have Luck and may notice hidden attackers.',
  ),
  aptitudes: is.about(
    is.unless(is.someOf(is.oneOf(APTITUDES), score(40))),
    '1 to 40, 15 is common; left out: 15 and what the race gives.',
  ),
  DUR: is.about(
    is.unless(score(100)),
    'Durability: damage of so much disables, of twice that kills; a fifth of it is the wound threshold.',
  ),
  STR: is.about(is.unless(score(100)), 'Strength: damage bonus and what he can heave; left out: as his race gives it.'),
  INIT: is.about(is.unless(is.whole(-20, 40)), 'Initiative modifier, where it is not (INT+COO)÷5.'),
  DB: is.about(is.unless(is.whole(0, 30)), 'Damage bonus, where it is not (SOM+STR)÷10.'),
  luck: is.about(is.unless(is.whole(0, 10)), 'Points of Luck, of heroes and major characters; 1 if left out.'),
  skills: is.about(
    is.unless(is.someOf(is.keyOf(skills), score(120))),
    'Each as rated: aptitude and ranks together. Left out: the aptitude alone.',
  ),
  proficiencies: is.about(
    is.unless(is.list(is.text(40), 40)),
    'What he is trained in (swords, bows …); left out: everything he carries.',
  ),
  specializations: is.about(is.unless(is.list(is.text(40), 20)), 'The weapons or manoeuvres he knows best.'),
  size: is.about(is.unless(is.oneOf(SIZES)), 'How big he is; left out: as his race is.'),
  movement: is.about(
    is.unless(is.someOf(is.oneOf(MODES), rate)),
    'Base and full rate in metres a turn for each mode: { foot: [4, 12] }.',
  ),
  hide: is.about(is.unless(is.whole(0, 30)), 'Armour value of his own body.'),
  negates: is.about(is.unless(is.whole(0, 10)), 'Wounds whose penalty he does not feel.'),
  fastHealing: is.about(is.unless(is.whole(0, 20)), 'Damage that heals each of his turns.'),
  armour: is.about(
    is.unless(is.list(is.keyOf(armour), 4)),
    'What he wears: one suit, and a second where one of the two can be layered.',
  ),
  weapons: is.about(
    is.unless(is.list(is.either([is.text(), own]), 12)),
    'Names of weapons and shields, or weapons written out.',
  ),
  inHand: is.about(
    is.unless(is.list(is.text(), 4)),
    'What he holds as the fight begins; left out: as much of his weapons, in their order, as his hands take.',
  ),
  arrows: is.about(is.unless(is.someOf(is.keyOf(arrows), is.whole(0, 100))), 'Missiles by kind, and how many of each.'),
  natural: is.about(is.unless(is.list(own, 6)), 'Teeth, claws and the like, written out as weapons.'),
  traits: is.about(is.unless(is.list(is.oneOf(TRAITS))), 'Traits that matter in a fight.'),
  powers: is.about(is.unless(is.list(is.oneOf(POWERS))), 'Powers that matter in a fight.'),
  drugs: is.about(is.unless(is.list(is.oneOf(['stim', 'numbing', 'monster']), 10)), 'Doses he carries.'),
  resistances: is.about(
    is.unless(
      is.list(
        is.strict({
          tag: is.oneOf(TAGS),
          effect: is.about(is.text(60), 'DV/2, DV+3, AV-2, immune, check+10, or words.'),
        }),
      ),
    ),
    'What less or more harms him, by the tag of what strikes, and how.',
  ),
  disembowels: is.about(is.unless(dv), 'The damage of his hind claws while he grapples.'),
  warTrained: is.about(is.unless(is.truth()), 'Can be ridden in battle.'),
  mount: is.about(is.unless(is.text()), 'The fighter of his side that he rides.'),
  carriedOver,
})

const cells = is.usually(is.list(is.tuple([is.whole(0), is.whole(0)]), 200), [])
export const sceneFields = {
  light: is.usually(is.oneOf(['bright', 'dim', 'near dark', 'dark']), 'bright'),
  ground: is.usually(
    is.oneOf(['open', 'difficult', 'forest', 'shallow water', 'deep water', 'narrow', 'slippery']),
    'open',
  ),
  confined: is.usually(is.truth(), false),
  water: is.usually(is.truth(), false),
  cover: is.usually(is.oneOf(['none', 'minimal', 'partial', 'total']), 'none'),
  climb: is.usually(is.truth(), false),
  drop: is.usually(is.whole(0, 100), 5),
  caltrops: cells,
  pits: cells,
} as const
export const sceneShape = is.strict({
  ...sceneFields,
  unaware: is.about(is.usually(is.list(is.text(), 100), []), 'Those who do not yet know that there is a fight.'),
})

export type RenSetup = Setup<Recorded, RenOptions>

/** The door of Renaissance's scenarios. */
export const setup = scenario<Recorded, RenOptions>({
  system: 'renaissance',
  fighter: fighterShape,
  content: characters,
  rulings,
  scene: sceneShape,
  more: faults,
})

/** What no shape can say: weapons nobody makes, two suits of armour, mounts that are not there. */
function faults(given: RenSetup): Fault[] {
  const found: Fault[] = []
  const ids = given.sides.flatMap((side) => side.fighters.map(({ id }) => id))
  for (const side of given.sides) {
    for (const { id, record } of side.fighters)
      found.push(
        ...recordFaults(['sides', side.id, id], record),
        ...mountFaults(['sides', side.id, id], id, record, side.fighters),
      )
  }
  const scene = sceneShape.parse(given.scene)
  scene.unaware.forEach((id, i) => {
    if (!ids.includes(id))
      found.push({ path: ['scene', 'unaware', i], found: `"${id}"`, allowed: `one of ${ids.join(', ')}` })
  })
  return [...found, ...placed(placing(given)).faults]
}
export function recordFaults(path: readonly (string | number)[], record: Recorded): Fault[] {
  const found: Fault[] = []
  const carried = (record.weapons ?? []).map((each) => (typeof each === 'string' ? each : each.name))
  record.weapons?.forEach((each, i) => {
    if (typeof each !== 'string' || Object.hasOwn(weapons, each) || Object.hasOwn(boards, each)) return
    found.push({
      path: [...path, 'weapons', i],
      found: `"${each}"`,
      allowed: `one of ${[...Object.keys(weapons), ...Object.keys(boards)].join(', ')}, or a weapon written out`,
    })
  })
  record.weapons?.forEach((each, i) => {
    if (typeof each === 'string' || each.skill !== 'ranged weapons') return
    if (each.ranges !== undefined || each.thrown !== undefined) return
    found.push({
      path: [...path, 'weapons', i],
      found: each.name,
      allowed: 'ranges, or thrown: what is used with Ranged Weapons flies somewhere',
    })
  })
  record.inHand?.forEach((name, i) => {
    if (carried.includes(name.replace(/ \d+$/, ''))) return
    found.push({
      path: [...path, 'inHand', i],
      found: `"${name}"`,
      allowed: `one of ${carried.join(', ') || 'his weapons, and he has none'}`,
    })
  })
  const learnt = [...trainings, ...ownNames(record)]
  for (const field of ['proficiencies', 'specializations'] as const)
    record[field]?.forEach((name, i) => {
      if (!learnt.includes(name))
        found.push({ path: [...path, field, i], found: `"${name}"`, allowed: `one of ${learnt.join(', ')}` })
    })
  const suits = (record.armour ?? []).map((name) => armour[name])
  if (suits.length > 2 || (suits.length === 2 && !suits.some(({ layerable }) => layerable))) {
    found.push({
      path: [...path, 'armour'],
      found: (record.armour ?? []).join(' and '),
      allowed:
        'one suit, and a second only if one of the two can be layered: quilted, a cloak, a suit (REN-ARMOUR-Layerable)',
    })
  }
  for (const [mode, rate] of Object.entries(record.movement ?? {})) {
    const [base, full] = rate ?? [0, 0]
    if (base > full)
      found.push({
        path: [...path, 'movement', mode],
        found: `${base}/${full}`,
        allowed: 'a base rate no higher than the full rate',
      })
  }
  return found
}
/** What somebody can be trained in beside the tables: weapons written out, and those of the body. */
const ownNames = (record: Recorded): string[] => [
  ...(record.weapons ?? []).flatMap((each) => (typeof each === 'string' ? [] : [each.name])),
  ...(record.natural ?? []).map(({ name }) => name),
  ...races[record.race ?? 'human'].natural.map(([name]) => name),
]
function mountFaults(
  path: readonly (string | number)[],
  id: string,
  record: Recorded,
  side: RenSetup['sides'][number]['fighters'],
): Fault[] {
  if (record.mount === undefined) return []
  const at = [...path, 'mount']
  const others = side.filter((f) => f.id !== id)
  const mount = others.find((f) => f.id === record.mount)
  if (mount === undefined)
    return [
      {
        path: at,
        found: `"${record.mount}"`,
        allowed: `one of his own side: ${others.map((f) => f.id).join(', ') || 'there is nobody else'}`,
      },
    ]
  if (mount.record.mount !== undefined)
    return [{ path: at, found: `"${record.mount}", who rides himself`, allowed: 'a mount that rides nobody' }]
  if (others.some((f) => f.record.mount === record.mount))
    return [{ path: at, found: `"${record.mount}" twice`, allowed: 'one rider for each mount' }]
  if (mount.record.warTrained === true) return []
  return [
    {
      path: at,
      found: `"${record.mount}", not trained for war`,
      allowed: 'a mount with warTrained: true (REN-MNT-04)',
    },
  ]
}

/** Metres, straight lines, diagonals of one and a half (REN-GRID-01 to -06; ruling REN-A57); only the very large take more room. */
export const placing = (given: RenSetup): Placing<Recorded> => ({
  setup: given,
  measure: {
    metric: 'euclid',
    diagonals: given.options.diagonalCost === '1.5' ? 'three-halves' : 'root-two',
    tall: ORDINARY,
  },
  size: (record, cell) => sizeOf(record, cell),
  apart: 10,
  spacing: 1,
})
export const sizeOf = (record: Recorded, cell: number): number =>
  record.size === 'very large' ? Math.max(1, Math.round(2 / cell)) : 1
