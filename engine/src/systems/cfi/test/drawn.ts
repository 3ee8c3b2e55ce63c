import { Stream } from '../../../dice/stream.ts'
import type { Scenario } from '../../../kernel/testing/index.ts'
import type { Dice } from '../../../kernel/types.ts'
import { ARMORS } from '../content/armour.ts'
import { CLASSES, RACES } from '../content/classes.ts'
import { RECORDS } from '../content/listing.ts'
import { SPELL_IDS } from '../content/spells.ts'
import { OBJECTS } from '../content/tables.ts'
import { ABILITIES, CHARACTERISTICS, SKILLS } from '../content/types.ts'
import { SHIELDS, WEAPONS } from '../content/weapons.ts'
import { cfi } from '../index.ts'

const PEOPLE = ['guard', 'fighter', 'rogue', 'cleric', 'mage', 'archer', 'bandit', 'orc', 'wrestler']
const LOCATIONS = ['head', 'chest', 'abdomen', 'rightArm', 'leftArm', 'rightLeg', 'leftLeg']
const FOOTINGS = ['unstable', 'climbing', 'swimming', 'submerged']
const PICTURES = [
  'a.o..~~...c\n....##+....\nb...#....~d\n....#..h...',
  '###########\n#a.b+..+c.#\n###.##.##.#\n#...~..d..#\n###########',
  'ab..o.......\n....o.~~=...\n....o..~=.cd',
]

/** Fights put together at random out of all that a scenario can say, so that many things stand beside each other in each. */
export function drawnScenarios(count: number): Readonly<Record<string, Scenario>> {
  const found: Record<string, Scenario> = {}
  for (let n = 0; Object.keys(found).length < count; n++) {
    const scenario = drawn(new Stream(`scenario ${n}`, 0))
    if (cfi.setup.parse(scenario).ok) found[`drawn ${n}`] = scenario
  }
  return found
}

function drawn(luck: Dice): Scenario {
  const one = <T>(of: readonly T[]): T => of[luck.die(of.length) - 1] as T
  const key = (of: object): string => one(Object.keys(of))
  const some = (chance: number, field: () => object): object => (luck.die(100) <= chance ? field() : {})
  const several = <T>(most: number, of: () => T): readonly T[] => Array.from({ length: luck.die(most) }, of)
  const percent = (): number => 20 + luck.die(90)
  const mapped = luck.die(3) === 1
  /** Few Action Points make short rounds, so that much of what lasts rounds runs out. */
  const short = luck.die(3) === 1 ? { actions: 1 } : {}

  const cover = (): object => ({
    ...some(70, () => ({ object: key(OBJECTS) })),
    ...some(30, () => ({ ap: luck.die(4) })),
    locations: several(4, () => one(LOCATIONS)),
    total: luck.die(5) === 1,
  })
  const person = (): object => ({
    like: luck.die(3) === 1 ? key(RECORDS) : one(PEOPLE),
    combat: percent(),
    ...short,
    ...some(30, () => ({ class: one(CLASSES), race: one(RACES), rank: luck.die(5) })),
    ...some(50, () => ({ skills: Object.fromEntries(several(6, () => [one(SKILLS), percent()])) })),
    ...some(20, () => ({
      characteristics: Object.fromEntries(CHARACTERISTICS.map((name) => [name, 4 + luck.die(20)])),
    })),
    ...some(60, () => {
      const shield = luck.die(3) === 1 ? [one(SHIELDS).id] : []
      return { weapons: [...several(3, () => key(WEAPONS)), ...shield] }
    }),
    ...some(40, () => ({ armor: Object.fromEntries(several(4, () => [one(LOCATIONS), one(ARMORS)])) })),
    ...some(15, () => ({ natural: { all: luck.die(3) } })),
    ...some(35, () => ({ hp: { all: 2 + luck.die(6) } })),
    ...some(40, () => ({ luck: luck.die(3) })),
    ...some(50, () => ({
      spells: Object.fromEntries(several(3, () => [one(SPELL_IDS), luck.die(6)])),
      skills: { arcaneCasting: percent(), willpower: percent() },
      magicPoints: 6 + luck.die(14),
    })),
    ...some(25, () => ({ abilities: several(3, () => one(ABILITIES)), fly: 10 * luck.die(6), swim: 10 * luck.die(4) })),
    ...some(10, () => ({ regenerates: luck.die(3) })),
    ...some(20, () => ({ things: luck.die(30) })),
    ...some(20, () => ({ move: 5 * luck.die(8) })),
    ...some(20, () => ({ stance: one(['prone', 'crouching']) })),
    ...some(mapped ? 10 : 25, () => ({ footing: one(FOOTINGS) })),
    ...some(15, () => ({ confined: true })),
    ...some(15, () => ({ higher: true })),
    ...some(10, () => ({ blind: true })),
    ...some(10, () => ({ invisible: true })),
    ...some(10, () => ({ prepared: true })),
    ...some(15, () => ({ aloft: true })),
    ...some(20, () => ({ cover: cover() })),
    ...some(20, () => ({ nearby: cover() })),
    ...some(15, () => ({ surprised: true })),
    ...some(25, () => ({ facing: luck.die(8) - 1 })),
  })

  const ids = ['ann', 'bob', 'cat', 'dan'].slice(0, 2 + luck.die(2))
  const [ann, bob, cat, dan] = ids.map(person)
  const rides = !mapped && luck.die(3) === 1
  const map = (): object => {
    const here = { a: 'ann', b: 'cat', c: 'bob', d: 'dan' }
    const placed = Object.entries(here).filter(([, id]) => ids.includes(id))
    const absent = Object.keys(here).filter((letter) => !placed.some(([each]) => each === letter))
    return {
      cell: luck.die(4) === 1 ? 10 : 5,
      picture: absent.reduce((text, letter) => text.replace(letter, '.'), one(PICTURES)),
      key: {
        ...Object.fromEntries(placed),
        '~': one(['difficult', 'water', 'low wall']),
        o: one(['pit', 'pillar']),
        '+': 'door',
        '=': 'bars',
        h: { name: 'ledge', elevation: 10 },
      },
    }
  }
  return {
    system: 'cfi',
    sides: {
      heroes: {
        ann: { ...ann, ...(rides && { rides: 'steed' }) },
        ...(cat && { cat }),
        ...(rides && { steed: { like: 'horse' } }),
      },
      foes: { bob: { ...bob }, ...(dan && { dan }) },
    },
    scene: {
      ...some(40, () => ({ light: one(['day', 'partial', 'pitch']) })),
      ...some(25, () => ({ air: one(['mist', 'fog', 'smoke']) })),
      ...some(25, () => ({ wind: one(['light', 'moderate', 'strong', 'gale']) })),
      ...some(20, () => ({ warmth: 10 * luck.die(12) })),
    },
    ...(mapped ? { map: map() } : { distance: one([5, 5, 5, 5, 10, 15, 30, 60, 200]) }),
  }
}
