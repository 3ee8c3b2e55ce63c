import type { Scenario } from '../../../kernel/testing/index.ts'

const strong = { agility: '5D', coordination: '5D', physique: '5D', intellect: '2D', acumen: '3D', charisma: '3D' }
const weak = { agility: '2D', coordination: '2D', physique: '2D', intellect: '2D', acumen: '2D', charisma: '2D' }
const having = (...abilities: readonly string[]): object => ({
  abilities: abilities.map((ability) => ({ ability, ranks: 2 })),
})

/** Bare hands: everything that seizes, lifts, pins and throws. */
const wrestlers: Scenario = {
  system: 'd6',
  sides: {
    strong: { ana: { attributes: strong, skills: { fighting: '9D', lifting: '7D', throwing: '7D' } } },
    weak: { bo: { attributes: weak, woundLevels: 5 }, cy: { attributes: weak, skills: { fighting: '5D' } } },
  },
  distance: 1,
}
/** A leader with comrades, whips and long blades, and things to throw and to catch. */
const company: Scenario = {
  system: 'd6',
  sides: {
    guard: {
      ana: { attributes: strong, skills: { command: '8D', throwing: '6D' }, weapons: ['javelin', 'long sword'] },
      cy: { attributes: strong, weapons: ['bullwhip', 'dagger'], skills: { throwing: '6D' } },
    },
    foes: {
      bo: { attributes: strong, weapons: ['throwing dagger'], skills: { throwing: '7D' }, shield: 'small shield' },
    },
  },
  distance: 2,
}
/** Galleys beak to beak, their pilots good at it. */
const beaks: Scenario = {
  system: 'd6',
  options: { vehicleLoses: 'ask' },
  scene: {
    vehicles: {
      hers: { kind: 'war galley', driver: 'ana', speed: 'cruising' },
      his: { kind: 'small galley', driver: 'bo', speed: 'cruising' },
    },
  },
  sides: {
    navy: {
      ana: { attributes: strong, vehicle: 'hers', skills: { pilotry: '9D' } },
      cy: { attributes: strong, vehicle: 'hers', weapons: ['small cannon'] },
    },
    raiders: { bo: { attributes: strong, vehicle: 'his', skills: { pilotry: '9D' } } },
  },
  distance: 4,
}
/** A healer between the lines, and blows that kill slowly. */
const surgeons: Scenario = {
  system: 'd6',
  options: { injury: 'bodyPoints', deathAtZero: 'nobody', mortalRollEvery: 'round' },
  sides: {
    keep: {
      ana: { attributes: strong, skills: { healing: '9D' }, healersPack: 6, bodyPoints: 60 },
      cy: { attributes: weak, bodyPoints: 12, role: 'hero' },
      dee: { attributes: weak, bodyPoints: 9, role: 'hero' },
    },
    foes: { bo: { attributes: strong, weapons: ['mace'], bodyPoints: 60 } },
  },
  distance: 1,
}
/** Touches that drain and paralyse, and a weapon that stuns. */
const cellar: Scenario = {
  system: 'd6',
  sides: {
    night: {
      ana: { attributes: strong, skills: { fighting: '8D' }, ...having('lifeDrain', 'paralyzingTouch', 'silence') },
    },
    day: {
      bo: {
        attributes: strong,
        natural: [{ name: 'cudgel', damage: '+2D', edge: 'blunt', stuns: true }],
        ...having('combatSense', 'attackResistance'),
      },
    },
  },
  distance: 1,
}

/** Fights that go on from what a fight at random begins and seldom ends: each several times. */
export const scrums: Readonly<Record<string, Scenario>> = Object.fromEntries(
  Object.entries({ wrestlers, company, beaks, surgeons, cellar }).flatMap(([name, scenario]) =>
    Array.from({ length: 4 }, (_, n) => [`${name} ${n + 1}`, scenario]),
  ),
)
