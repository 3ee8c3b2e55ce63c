import type { Scenario } from '../../../kernel/testing/index.ts'

const having = (...abilities: readonly string[]): object => ({
  abilities: abilities.map((ability) => ({ ability, ranks: 2 })),
})

/** Two chariots wheel to wheel, and a carriage nobody drives yet with a bowman on it. */
export const chariots: Scenario = {
  system: 'd6',
  options: { landRam: true },
  scene: {
    vehicles: {
      blues: { kind: 'chariot', driver: 'gladiator' },
      greens: { kind: 'chariot', driver: 'viking' },
      carriage: { kind: 'carriage' },
    },
  },
  sides: {
    blue: { gladiator: { vehicle: 'blues', lamp: 'torch', skills: { charioteering: '5D' } } },
    green: {
      viking: { vehicle: 'greens', skills: { charioteering: '5D' } },
      ranger: { weapons: ['short bow'], vehicle: 'carriage' },
    },
  },
  distance: 8,
}

/** A galley's beak. */
export const galleys: Scenario = {
  system: 'd6',
  scene: {
    wind: 6,
    vehicles: { triton: { kind: 'war galley', driver: 'soldier' }, serpent: { kind: 'longship', driver: 'viking' } },
  },
  sides: {
    navy: { soldier: { vehicle: 'triton', skills: { pilotry: '6D' } } },
    raiders: { viking: { vehicle: 'serpent', skills: { pilotry: '4D' } } },
  },
  distance: 20,
}

/** Riders, whips, guns, bombs and rats by the dozen. */
export const fair: Scenario = {
  system: 'd6',
  options: { massiveDamage: true },
  sides: {
    riders: { gladiator: { mount: 'horse', weapons: ['bullwhip', 'black powder bomb', 'javelin'] }, horse: {} },
    cellar: { rat: { count: 12 }, soldier: { weapons: ['arquebus', 'wheellock musket', 'black powder bomb'] } },
  },
  distance: 3,
}

/** A ford under a wall: swimmers, climbers, a mage, a pit before the gate, and bombs whose misses somebody has to place. */
export const ford: Scenario = {
  system: 'd6',
  options: { missPlacement: 'ask', grantReaction: 'ask', nearMissStuns: 'ask', stunnedEffect: 'ask' },
  scene: {
    climb: { object: 'the wall', metres: 8 },
    traps: { pit: { speed: '3D', attack: '5D', damage: '3D', near: 'soldier' } },
  },
  sides: {
    raiders: {
      viking: { inWater: true, skills: { swimming: '4D' } },
      ranger: { skills: { climbing: '4D' }, weapons: ['black powder bomb', 'dagger'] },
    },
    keep: {
      soldier: { skills: { climbing: '4D' } },
      gladiator: { spells: [{ name: 'bolt', casting: '5D', difficulty: 10, damage: '4D', ranges: [5, 20, 40] }] },
    },
  },
  distance: 6,
}

/** People with more than human gifts. */
export const gifted: Scenario = {
  system: 'd6',
  options: { injury: 'bodyPoints' },
  sides: {
    night: {
      viking: { ...having('fear', 'confusion', 'paralyzingTouch', 'lifeDrain'), characterPoints: 5 },
      ranger: { ...having('flight', 'teleportation', 'intangibility'), weapons: ['throwing dagger', 'bullwhip'] },
    },
    day: {
      gladiator: { ...having('fastReactions', 'greatLuck', 'goodLuck'), characterPoints: 5, fatePoints: 2 },
      soldier: having('paralyzingTouch', 'fear'),
    },
  },
  distance: 2,
}
