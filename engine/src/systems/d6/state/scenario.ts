import { type Setup, scenario } from '../../../kernel/scenario.ts'
import * as is from '../../../kernel/shapes.ts'
import type { Fault } from '../../../kernel/types.ts'
import { type Placing, placed } from '../../../mechanisms/placing.ts'
import { type D6Options, rulings } from '../book/rulings.ts'
import { toughness } from '../content/difficulties.ts'
import { locations } from '../content/difficulty-modifiers.ts'
import { abilities, armour, shields, vehicles, weapons } from '../content/index.ts'
import { RECORDS } from '../content/records.ts'
import { skills } from '../content/skills.ts'
import { speeds } from '../content/vehicles.ts'
import { bodyPointBase } from '../content/wound-levels.ts'
import { carriedOver } from './carried-over.ts'
import { canLayer } from './derive.ts'

const dieCode = is.matching(/^[+-−]?(?:\d{1,2}D(?:\+\d)?|\d{1,2})$/, 'a die code such as 4D, 3D+2 or +1D')
const ability = is.matching(/^\d{1,2}D(?:\+[12])?$/, 'a die code such as 3D or 3D+2')
const { number, whole } = is
const word = is.text(60)
const count = whole(0, 200)
const SKILLS = ['fighting', 'melee combat', 'marksmanship', 'throwing'] as const

const ranges = is.tuple([is.number(), is.number(), is.number()])
const natural = is.strict({
  name: word,
  damage: dieCode,
  edge: is.usually(is.oneOf(['blade', 'point', 'blunt']), 'point'),
  skill: is.usually(is.oneOf(SKILLS), 'fighting'),
  /** Whole rounds it takes to be ready again. */
  recharge: is.unless(whole(1, 20)),
  quick: is.usually(is.truth(), true),
  stuns: is.usually(is.truth(), false),
  ranges: is.unless(ranges),
})
/** A spell ready to be cast: the caster's code of magic, the spell's difficulty, and what it does when it hits. */
const spell = is.strict({
  name: word,
  casting: ability,
  difficulty: whole(0, 100),
  /** The skill it is aimed with. */
  aimedBy: is.usually(is.oneOf(SKILLS), 'marksmanship'),
  damage: dieCode,
  ranges: is.unless(ranges),
  /** Its values of range and speed: a slow one leaves the target time. */
  rangeValue: is.usually(whole(0, 100), 0),
  speedValue: is.unless(whole(0, 100)),
  /** Metres around its target that it spreads; 0: it strikes its target alone. */
  radius: is.usually(number(0, 100), 0),
  stuns: is.usually(is.truth(), false),
})
const cover = is.strict({
  share: is.exactly([25, 50, 75, 100]),
  /** What it is made of; left out: it hides and stops nothing. */
  made: is.unless(is.keyOf(toughness)),
  object: is.usually(word, 'cover'),
})

const FIELDS = {
  name: is.unless(word),
  role: is.unless(is.keyOf(bodyPointBase)),
  attributes: is.strict({
    agility: ability,
    coordination: ability,
    physique: ability,
    intellect: ability,
    acumen: ability,
    charisma: ability,
  }),
  skills: is.usually(is.someOf(is.keyOf(skills), ability), {}),
  specializations: is.usually(is.byName(word, ability), {}),
  strengthDamage: is.unless(ability),
  move: is.usually(number(0, 200), 10),
  fly: is.usually(number(0, 500), 0),
  swim: is.usually(number(0, 200), 0),
  characterPoints: is.usually(count, 0),
  fatePoints: is.usually(count, 0),
  bodyPoints: is.unless(whole(1, 500)),
  woundLevels: is.unless(whole(1, 5)),
  scale: is.usually(whole(-30, 40), 0),
  hide: is.unless(dieCode),
  abilities: is.usually(
    is.list(
      is.strict({
        ability: is.keyOf(abilities),
        ranks: whole(1, 30),
        of: is.unless(is.text(80)),
        prints: is.unless(dieCode),
      }),
    ),
    [],
  ),
  natural: is.usually(is.list(natural), []),
  swarms: is.usually(is.truth(), false),
  spells: is.usually(is.list(spell), []),
  weapons: is.usually(is.list(is.keyOf(weapons)), []),
  inHand: is.unless(is.list(is.keyOf(weapons))),
  improvised: is.usually(is.list(is.keyOf(weapons)), []),
  armour: is.usually(is.list(is.keyOf(armour)), []),
  bare: is.usually(is.list(is.keyOf(locations)), []),
  shield: is.unless(is.keyOf(shields)),
  healersPack: is.usually(whole(0, 6), 0),
  lamp: is.usually(is.oneOf(['none', 'candle', 'torch']), 'none'),
  stance: is.usually(is.oneOf(['standing', 'crouching', 'prone']), 'standing'),
  cover: is.unless(cover),
  surprised: is.usually(is.truth(), false),
  surprises: is.usually(is.truth(), false),
  allotment: is.usually(whole(1, 5), 1),
  vehicle: is.unless(is.text()),
  mount: is.unless(is.text()),
  inWater: is.usually(is.truth(), false),
  carriedOver,
}
/** What each field of a fighter's record means. */
const MEANING: Readonly<Record<keyof typeof FIELDS, string>> = {
  name: 'What he is called on the map and on his sheet; who are called alike can swarm together. Without it: his name in the fight.',
  role: 'hero, or which kind of foe: who may spend points, who goes down at once. Without it: hero with Fate Points, else minor villain.',
  attributes: 'The six attributes as die codes, such as 3D+1. Needed, unless like names a record.',
  skills: 'Skills as whole die codes, attribute and all: dodge: 4D+1. Without it: the attribute behind each.',
  specializations: 'Specializations as whole die codes. Without it: none.',
  strengthDamage: 'Strength Damage as a die code. Without it: what Physique or lifting gives.',
  move: 'Metres a round. Without it: 10.',
  fly: 'Metres a round on the wing. Without it: 0, he cannot.',
  swim: 'Metres a round in water. Without it: 0, as swimming gives.',
  characterPoints: 'Character Points he may spend. Without it: 0.',
  fatePoints: 'Fate Points he may spend. Without it: 0.',
  bodyPoints: 'Body Points, where they are played. Without it: what Physique gives.',
  woundLevels: 'How many Wound levels he has. Without it: all of them.',
  scale: 'His size: above 0 larger than a human, below smaller. Without it: 0.',
  hide: 'Armor Value of hide or fur, as a die code. Without it: none.',
  abilities: 'Special Abilities with their ranks. Without it: none.',
  natural: 'Weapons that grow on him. Without it: none.',
  swarms: 'An animal that attacks in swarms: ten of a kind with one roll. Without it: false.',
  spells: 'Spells ready to be cast. Without it: none.',
  weapons: 'Weapons carried, by name. Without it: none.',
  inHand: 'Weapons of those carried that begin in hand. Without it: the first that his hands can hold.',
  improvised: 'Weapons that are no real ones: a torch, a bench. Without it: none.',
  armour: 'Pieces of armour worn, innermost first. Without it: none.',
  bare: 'Locations his armour leaves bare. Without it: none.',
  shield: 'His shield, by name. Without it: none.',
  healersPack: 'How often his pack of bandages serves. Without it: 0.',
  lamp: 'The light he carries. Without it: none.',
  stance: 'How the fight finds him. Without it: standing.',
  cover: 'What he stands behind: how much of him it hides and what it is made of. Without it: nothing.',
  surprised: 'Whether he is surprised in the first round. Without it: false.',
  surprises: 'Whether he acts first in the first round, where others are surprised. Without it: false.',
  allotment: 'Actions a round that cost no dice. Without it: 1.',
  vehicle: 'The vehicle of the scene he is in. Without it: none.',
  mount: 'The fighter he rides. Without it: he is on foot.',
  inWater: 'Whether he is in the water. Without it: false.',
  carriedOver:
    'What the last fight left: the Wound level or Body Points, badly hurt parts, Character and Fate Points, bandages, uses of abilities, things lost. Without it: whole and rested.',
}
/** Each field with what it means. */
function described<F extends Readonly<Record<string, is.Shape>>>(
  fields: F,
  meaning: Readonly<Record<keyof F, string>>,
) {
  const all = Object.entries(fields).map(([key, shape]) => [key, is.about(shape, meaning[key] ?? '')])
  return Object.fromEntries(all) as F
}
export const fighterShape = is.strict(described(FIELDS, MEANING))
/** A fighter's record as a scenario gives it. */
export type D6Fighter = is.Let<typeof fighterShape>
export type D6Setup = Setup<D6Fighter, D6Options>

/** What a scene has of light, air and ground; a game master may change each. */
export const sceneFields = {
  light: is.oneOf(['day', 'poor', 'moonlit', 'dark']),
  smoke: is.oneOf(['none', 'light', 'thick', 'very thick']),
  wind: number(0, 100),
  ground: is.oneOf(['easy', 'moderate', 'rough', 'very rough', 'hazardous', 'very hazardous']),
  estimate: is.oneOf(['measured', 'a few steps', 'large chamber', 'outdoors']),
  /** Something to climb. */
  climb: is.orNull(is.strict({ object: word, metres: number(1, 200) })),
  /** What somebody can get behind where there is no map. */
  cover: is.list(cover, 20),
}
/** What a trap is: near whom it lies or, on a map, in which cell; without either only the game master sets it off. */
const trapShape = is.strict({
  speed: ability,
  attack: ability,
  damage: ability,
  near: is.unless(is.text()),
  at: is.unless(is.tuple([is.whole(), is.whole()])),
})
const vehicleShape = is.strict({
  kind: is.keyOf(vehicles),
  driver: is.unless(is.text()),
  speed: is.usually(is.oneOf(speeds.map(({ speed }) => speed)), 'stopped'),
})
/** The scene as a scenario writes it. */
export const sceneShape = is.strict({
  light: is.usually(sceneFields.light, 'day'),
  smoke: is.usually(sceneFields.smoke, 'none'),
  wind: is.usually(sceneFields.wind, 0),
  ground: is.usually(sceneFields.ground, 'easy'),
  estimate: is.usually(sceneFields.estimate, 'measured'),
  climb: is.usually(sceneFields.climb, null),
  cover: is.usually(sceneFields.cover, []),
  vehicles: is.usually(is.byName(is.text(), vehicleShape), {}),
  traps: is.usually(is.byName(is.text(), trapShape), {}),
})

export const setup = scenario<D6Fighter, D6Options>({
  system: 'd6',
  fighter: fighterShape,
  content: RECORDS,
  rulings,
  scene: sceneShape,
  more: faults,
})

/** A name of the scenario that nothing has. */
const unknown = (path: Fault['path'], name: string | undefined, known: readonly string[], allowed: string): Fault[] =>
  name === undefined || known.includes(name) ? [] : [{ path, found: `"${name}"`, allowed }]

function faults(given: D6Setup): Fault[] {
  const fighters = given.sides.flatMap((side) => side.fighters.map(({ id }) => id))
  const somebody = `one of ${fighters.join(', ')}`
  const scene = sceneShape.parse(given.scene)
  const known = Object.keys(scene.vehicles)
  const vehicle = `one of the scene’s vehicles: ${known.join(', ') || 'it has none'}`
  return [
    ...Object.entries(scene.vehicles).flatMap(([id, { driver }]) =>
      unknown(['scene', 'vehicles', id, 'driver'], driver, fighters, somebody),
    ),
    ...Object.entries(scene.traps).flatMap(([id, { near }]) =>
      unknown(['scene', 'traps', id, 'near'], near, fighters, somebody),
    ),
    ...given.sides.flatMap((side) =>
      side.fighters.flatMap(({ id, record }) => {
        const path = ['sides', side.id, id]
        return [
          ...recordFaults(record, path),
          ...unknown([...path, 'vehicle'], record.vehicle, known, vehicle),
          ...unknown([...path, 'mount'], record.mount, fighters, somebody),
        ]
      }),
    ),
    ...placed(placing(given)).faults,
  ]
}

/** What is wrong with a record that no shape can say. */
export function recordFaults(
  { attributes, armour: worn, inHand, shield, weapons: carried }: D6Fighter,
  path: Fault['path'],
): Fault[] {
  const faulty: Fault[] = []
  if (attributes.physique.startsWith('0')) {
    const allowed = 'at least 1D: he could resist nothing'
    faulty.push({ path: [...path, 'attributes', 'physique'], found: '0D', allowed })
  }
  if (!canLayer(worn.map((name) => armour[name]))) {
    const allowed = 'layers that go over one another, innermost first (D6-C-ARM-Layer)'
    faulty.push({ path: [...path, 'armour'], found: worn.join(' under '), allowed })
  }
  const hands = (inHand ?? []).reduce((sum, name) => sum + weapons[name].hands, shield === undefined ? 0 : 1)
  if (hands > 2) {
    const found = `${[...(inHand ?? []), ...(shield === undefined ? [] : [shield])].join(', ')}`
    faulty.push({ path: [...path, 'inHand'], found, allowed: 'what two hands hold, a shield in one of them' })
  }
  const his = `one of ${carried.join(', ') || 'his weapons, and he has none'}`
  return [...faulty, ...(inHand ?? []).flatMap((name, i) => unknown([...path, 'inHand', i], name, carried, his))]
}

/** How many cells across somebody is. */
export const bodySize = (record: D6Fighter, cell: number): number =>
  Math.max(1, Math.round((1 + Math.max(0, Math.floor(record.scale / 6))) / cell))

/** Metres, straight lines; comrades two metres apart; who is bigger than a horse takes more room. */
export const placing = (given: D6Setup): Placing<D6Fighter> => ({
  setup: given,
  measure: { metric: 'euclid', tall: 2 },
  size: bodySize,
  apart: 10,
  spacing: 2,
  on: ({ mount, vehicle }) => mount ?? vehicle,
})
