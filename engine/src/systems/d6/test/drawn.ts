import { Stream } from '../../../dice/stream.ts'
import type { Scenario } from '../../../kernel/testing/index.ts'
import type { Dice } from '../../../kernel/types.ts'
import { toughness } from '../content/difficulties.ts'
import { locations } from '../content/difficulty-modifiers.ts'
import { abilities, armour, shields, vehicles, weapons } from '../content/index.ts'
import { skills } from '../content/skills.ts'
import { speeds } from '../content/vehicles.ts'
import { bodyPointBase } from '../content/wound-levels.ts'
import { d6 } from '../index.ts'

const PEOPLE = [
  'soldier',
  'gladiator',
  'viking',
  'ranger',
  'henchman',
  'healer',
  'goblin',
  'dwarf',
  'minotaur',
  'giant',
]
const BEASTS = ['wolf', 'bear', 'horse', 'cobra', 'young-dragon', 'walking-dead', 'minor-demon', 'bird-of-prey']
/** What abilities are for. */
const OF = ['blade', 'point', 'blunt', 'no magic', 'resistance', 'move', 'physique', 'agility', 'dodge', 'melee combat']
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
    if (d6.setup.parse(scenario).ok) found[`drawn ${n}`] = scenario
  }
  return found
}

function drawn(luck: Dice): Scenario {
  const one = <T>(of: readonly T[]): T => of[luck.die(of.length) - 1] as T
  const key = (of: object): string => one(Object.keys(of))
  const some = (chance: number, field: () => object): object => (luck.die(100) <= chance ? field() : {})
  const code = (): string => `${luck.die(6)}D${one(['', '+1', '+2'])}`
  const several = <T>(most: number, of: () => T): readonly T[] => Array.from({ length: luck.die(most) }, of)
  const cover = (): object => ({ share: one([25, 50, 75, 100]), ...some(60, () => ({ made: key(toughness) })) })
  const carried = luck.die(4) === 1
  const mapped = !carried && luck.die(3) === 1

  const person = (place: string): object => ({
    like: one(luck.die(4) === 1 ? BEASTS : PEOPLE),
    ...some(60, () => ({ weapons: several(3, () => key(weapons)) })),
    ...some(60, () => ({
      skills: Object.fromEntries(several(6, () => [key(skills), code()])),
    })),
    ...some(40, () => ({ role: one(Object.keys(bodyPointBase)) })),
    ...some(40, () => ({ armour: several(2, () => key(armour)) })),
    ...some(15, () => ({ bare: several(2, () => key(locations)) })),
    ...some(30, () => ({ shield: key(shields) })),
    ...some(50, () => ({
      abilities: several(3, () => ({
        ability: key(abilities),
        ranks: luck.die(4),
        ...some(50, () => ({ of: one(OF) })),
      })),
    })),
    ...some(30, () => ({ characterPoints: luck.die(6) })),
    ...some(20, () => ({ fatePoints: luck.die(2) })),
    ...some(20, () => ({ woundLevels: luck.die(5) })),
    ...some(20, () => ({ bodyPoints: luck.die(40) })),
    ...some(20, () => ({ scale: luck.die(12) - 6 })),
    ...some(20, () => ({ hide: `+${luck.die(2)}` })),
    ...some(20, () => ({ fly: 5 * luck.die(6) })),
    ...some(20, () => ({ swim: luck.die(12) })),
    ...some(20, () => ({ move: luck.die(15) })),
    ...some(15, () => ({ allotment: 2 })),
    ...some(20, () => ({ healersPack: luck.die(6), skills: { healing: code() } })),
    ...some(20, () => ({ lamp: one(['candle', 'torch']) })),
    ...some(30, () => ({ stance: one(['crouching', 'prone']) })),
    ...some(mapped ? 0 : 25, () => ({ cover: cover() })),
    ...some(20, () => ({ surprised: true })),
    ...some(20, () => ({ surprises: true })),
    ...some(carried ? 0 : 10, () => ({ inWater: true })),
    ...some(20, () => ({
      spells: several(2, () => ({
        name: one(['bolt', 'blaze', 'sleep']),
        casting: code(),
        difficulty: luck.die(15),
        aimedBy: one(['fighting', 'marksmanship', 'throwing']),
        damage: code(),
        ...some(60, () => ({ ranges: [5, 20, 40] })),
        ...some(40, () => ({ speedValue: luck.die(10), rangeValue: luck.die(10) })),
        ...some(30, () => ({ radius: luck.die(6) })),
        stuns: luck.die(3) === 1,
      })),
    })),
    ...some(15, () => ({
      natural: [
        { name: 'tail', damage: `+${code()}`, edge: one(['blade', 'point', 'blunt']), stuns: luck.die(3) === 1 },
      ],
    })),
    ...some(carried ? 80 : 0, () => ({ vehicle: place })),
  })

  const ids = ['ana', 'bo', 'cy', 'dee'].slice(0, 2 + luck.die(2))
  const [ana, bo, cy, dee] = ids.map((_, n) => person(n % 2 === 0 ? 'first' : 'second'))
  const rides = !carried && !mapped && luck.die(4) === 1
  const kind = carried ? key(vehicles) : ''
  const scene = {
    ...some(40, () => ({ light: one(['poor', 'moonlit', 'dark']) })),
    ...some(25, () => ({ smoke: one(['light', 'thick', 'very thick']) })),
    ...some(25, () => ({ wind: luck.die(15) })),
    ...some(30, () => ({ ground: one(['moderate', 'rough', 'very rough', 'hazardous', 'very hazardous']) })),
    ...some(30, () => ({ estimate: one(['a few steps', 'large chamber', 'outdoors']) })),
    ...some(25, () => ({ climb: { object: 'a wall', metres: luck.die(20) } })),
    ...some(mapped ? 0 : 30, () => ({ cover: several(2, cover) })),
    ...some(25, () => ({
      traps: {
        pit: { speed: code(), attack: code(), damage: code(), ...(mapped ? { at: [2, 1] } : { near: one(ids) }) },
      },
    })),
    ...(carried
      ? {
          vehicles: {
            first: { kind, driver: 'ana', speed: one(speeds).speed },
            second: { kind, driver: 'bo', speed: one(speeds).speed },
          },
        }
      : {}),
  }
  const map = (): object => {
    const picture = one(PICTURES)
    const here = { a: 'ana', b: 'cy', c: 'bo', d: 'dee' }
    const placed = Object.entries(here).filter(([, id]) => ids.includes(id))
    const absent = Object.keys(here).filter((letter) => !placed.some(([each]) => each === letter))
    return {
      grid: 'square',
      cell: 1,
      picture: absent.reduce((text, letter) => text.replace(letter, '.'), picture),
      key: { ...Object.fromEntries(placed), '~': one(['difficult', 'water']), o: 'pillar', '+': 'door' },
    }
  }
  return {
    system: 'd6',
    sides: {
      heroes: {
        ana: { ...ana, ...(rides ? { mount: 'steed' } : {}) },
        ...(cy && { cy }),
        ...(rides ? { steed: { like: 'horse' } } : {}),
      },
      foes: { bo, ...(dee && { dee }) },
    },
    scene,
    ...(mapped ? { map: map() } : { distance: one([1, 2, 3, 8, 20, 60]) }),
  }
}
