import { Stream } from '../../../dice/stream.ts'
import type { Scenario } from '../../../kernel/testing/index.ts'
import type { Dice } from '../../../kernel/types.ts'
import { HEROIC_ABILITIES } from '../content/abilities.ts'
import { MATERIALS, PIECES } from '../content/armour.ts'
import { OBJECTS } from '../content/objects.ts'
import { SPELLS } from '../content/spells.ts'
import { RECORDS } from '../content/tables.ts'
import { SKILLS, WOUNDS } from '../content/types.ts'
import { AMMUNITION, CLOSE_WEAPONS, RANGED_WEAPONS } from '../content/weapons.ts'
import { legend } from '../index.ts'

const PEOPLE = ['alaric', 'thrace', 'lilina', 'goblin', 'bandit', 'broo', 'troll', 'ogre']
const LOCATIONS = ['head', 'chest', 'abdomen', 'rightArm', 'leftArm', 'rightLeg', 'leftLeg']
const SHIELDS = Object.keys(CLOSE_WEAPONS).filter((name) => /shield|buckler/.test(name))
const FOOTINGS = ['unstable', 'climbing', 'sheer', 'swimming', 'submerged']
const PICTURES = [
  'a.o..~~...c\n....##+....\nb...#....~d\n....#..o...',
  '###########\n#a.b+..+c.#\n###.##.##.#\n#...~..d..#\n###########',
  'ab..........\n......oo....\n..........cd',
]

/** Fights put together at random out of all that a scenario can say, so that many things stand beside each other in each. */
export function drawnScenarios(count: number): Readonly<Record<string, Scenario>> {
  const found: Record<string, Scenario> = {}
  for (let n = 0; Object.keys(found).length < count; n++) {
    const scenario = drawn(new Stream(`scenario ${n}`, 0))
    if (legend.setup.parse(scenario).ok) found[`drawn ${n}`] = scenario
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
  /** Few Combat Actions make short rounds, so that much of what lasts rounds runs out. */
  const short = luck.die(3) === 1 ? { stated: { combatActions: 1 } } : {}

  const style = (n: number): object => {
    const main = luck.die(4) === 1 ? key(RANGED_WEAPONS) : key(CLOSE_WEAPONS)
    const other = luck.die(3) === 1 ? [luck.die(2) === 1 ? one(SHIELDS) : key(CLOSE_WEAPONS)] : []
    return { name: `style ${n}`, skill: percent(), weapons: [main, ...other] }
  }
  const person = (): object => ({
    like: luck.die(3) === 1 ? key(RECORDS) : one(PEOPLE),
    ...short,
    ...some(70, () => ({ styles: several(3, () => luck.die(100)).map(style) })),
    ...some(50, () => ({ skills: Object.fromEntries(several(6, () => [one(SKILLS), percent()])) })),
    ...some(20, () => ({
      characteristics: Object.fromEntries(
        ['str', 'con', 'siz', 'int', 'pow', 'dex', 'cha'].map((name) => [name, 4 + luck.die(20)]),
      ),
    })),
    ...some(15, () => ({
      characteristics: {
        str: 8 + luck.die(10),
        con: luck.die(4),
        siz: 4 + luck.die(16),
        int: 9,
        pow: 9,
        dex: 6 + luck.die(14),
        cha: 9,
      },
    })),
    ...some(25, () => {
      const weapons = several(4, () => (luck.die(3) === 1 ? key(RANGED_WEAPONS) : key(CLOSE_WEAPONS)))
      return { weapons, ready: weapons.slice(0, 2) }
    }),
    ...some(40, () => ({ armour: several(4, () => ({ piece: key(PIECES), of: key(MATERIALS) })) })),
    ...some(20, () => ({ worn: Object.fromEntries(several(3, () => [one(LOCATIONS), luck.die(6)])) })),
    ...some(15, () => ({ natural: Object.fromEntries(several(3, () => [one(LOCATIONS), luck.die(4)])) })),
    ...some(35, () => ({ wounds: one(WOUNDS) })),
    ...some(40, () => ({ heroPoints: luck.die(3) })),
    ...some(40, () => ({ spells: Object.fromEntries(several(3, () => [key(SPELLS), luck.die(4)])) })),
    ...some(20, () => ({ healersKit: false })),
    ...some(30, () => ({ heroicAbilities: several(2, () => key(HEROIC_ABILITIES)) })),
    ...some(20, () => ({ burden: luck.die(40) })),
    ...some(20, () => ({ move: luck.die(12) })),
    ...some(20, () => ({ stance: 'prone' })),
    ...some(mapped ? 10 : 25, () => ({ footing: one(FOOTINGS) })),
    ...some(15, () => ({ confined: true })),
    ...some(15, () => ({ higher: true })),
    ...some(15, () => ({ formation: true })),
    ...some(10, () => ({ blind: true })),
    ...some(10, () => ({ chariot: true })),
    ...some(25, () => ({
      cover: {
        ...some(60, () => ({ object: key(OBJECTS) })),
        ap: luck.die(4),
        hp: luck.die(10),
        wooden: luck.die(2) === 1,
        locations: several(4, () => one(LOCATIONS)),
        total: luck.die(6) === 1,
        small: luck.die(4) > 1,
      },
    })),
    ...some(15, () => ({ screened: several(3, () => one(LOCATIONS)) })),
    ...some(30, () => ({ arrows: several(2, () => key(AMMUNITION)) })),
    ...some(25, () => ({ surprised: one([true, 'groggy', 'perception']) })),
    ...some(20, () => ({ adventurer: luck.die(2) === 1 })),
  })

  const ids = ['ann', 'bob', 'cat', 'dan'].slice(0, 2 + luck.die(2))
  const [ann, bob, cat, dan] = ids.map(person)
  const charger = (): object => ({
    styles: [{ name: 'lance', skill: percent(), weapons: [one(['lance', 'longsword', 'short-spear'])] }],
  })
  const rides = luck.die(3) === 1 ? { rides: 'steed', ...some(50, charger) } : {}
  const steed = 'rides' in rides ? { steed: { like: one(['war-horse', 'horse']) } } : {}
  const against = luck.die(6) === 1 ? { rides: 'nag', ...some(50, charger) } : {}
  const nag = 'rides' in against ? { nag: { like: 'war-horse' } } : {}
  const map = (): object => {
    const here = { a: 'ann', b: 'cat', c: 'bob', d: 'dan' }
    const placed = Object.entries(here).filter(([, id]) => ids.includes(id))
    const absent = Object.keys(here).filter((letter) => !placed.some(([each]) => each === letter))
    return {
      cell: 1,
      picture: absent.reduce((text, letter) => text.replace(letter, '.'), one(PICTURES)),
      key: { ...Object.fromEntries(placed), '~': one(['difficult', 'water', 'pit']), o: 'pillar', '+': 'door' },
    }
  }
  return {
    system: 'legend',
    sides: {
      heroes: { ann: { ...ann, ...(mapped ? {} : rides) }, ...(cat && { cat }), ...(mapped ? {} : steed) },
      foes: { bob: { ...bob, ...(mapped ? {} : against) }, ...(dan && { dan }), ...(mapped ? {} : nag) },
    },
    scene: {
      ...some(30, () => ({ light: one(['partial', 'dark', 'pitch']) })),
      ...some(25, () => ({ haze: one(['mist', 'fog']) })),
      ...some(25, () => ({ wind: one(['light', 'moderate', 'strong', 'gale']) })),
    },
    ...(mapped ? { map: map() } : { distance: one([1, 1, 1, 2, 3, 8, 20, 30, 60]) }),
  }
}
