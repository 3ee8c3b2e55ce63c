import type { Scenario } from '../../../kernel/testing/index.ts'

/** Beasts without hands, in pairs. */
export const brutes: Scenario = {
  system: 'legend',
  sides: { cave: { troll: { count: 2 } }, wood: { bear: {}, 'giant-rat': { count: 2 } } },
  distance: 1,
}

/** Nets, maces and two-handed hammers. */
export const nets: Scenario = {
  system: 'legend',
  sides: {
    arena: {
      retiarius: { like: 'alaric', styles: [{ name: 'net', skill: 75, weapons: ['net'] }] },
      smith: { like: 'thrace', styles: [{ name: 'great hammer', skill: 70, weapons: ['great-hammer'] }] },
    },
    guard: {
      mace: { like: 'lilina', styles: [{ name: 'mace and shield', skill: 70, weapons: ['mace', 'buckler'] }] },
      knife: { like: 'goblin', styles: [{ name: 'dagger', skill: 60, weapons: ['dagger'] }] },
    },
  },
  distance: 1,
}

/** In the water, where not everybody can hold his breath. */
export const water: Scenario = {
  system: 'legend',
  sides: { boat: { alaric: { footing: 'submerged' } }, lake: { crocodile: {} } },
  distance: 1,
}

/** A lane with a pit in it, and a raging jumper. */
export const lane: Scenario = {
  system: 'legend',
  sides: { heroes: { alaric: { heroicAbilities: ['battleFury'] } }, goblins: { goblin: {} } },
  map: {
    cell: 1,
    picture: '##############\n#a.oo......g.#\n##############',
    key: { a: 'alaric', g: 'goblin', o: 'pit' },
  },
}

/** A net against a shield, and javelins that stick in it. */
export const snares: Scenario = {
  system: 'legend',
  sides: {
    arena: { retiarius: { like: 'alaric', styles: [{ name: 'net', skill: 95, weapons: ['net'] }] } },
    guard: {
      shield: {
        like: 'lilina',
        styles: [{ name: 'sword and shield', skill: 95, weapons: ['short-sword', 'hoplite-shield'] }],
      },
    },
  },
  distance: 1,
}

/** Javelins thrown at a great shield. */
export const stuckShields: Scenario = {
  system: 'legend',
  sides: {
    line: { thrower: { like: 'alaric', styles: [{ name: 'javelin', skill: 95, weapons: ['javelin'] }] } },
    wall: {
      shield: {
        like: 'lilina',
        styles: [{ name: 'sword and shield', skill: 40, weapons: ['short-sword', 'hoplite-shield'] }],
      },
    },
  },
  distance: 8,
}

/** Somebody behind a fence within arm's length. */
export const fence: Scenario = {
  system: 'legend',
  sides: {
    yard: { alaric: {} },
    road: { goblin: { cover: { object: 'fence', locations: ['rightLeg', 'leftLeg'] } } },
  },
  distance: 1,
}

const lancer = (rides: string, weapon: string): object => ({
  like: 'alaric',
  styles: [{ name: weapon, skill: 85, weapons: [weapon] }],
  skills: { ride: 85 },
  rides,
})
const footman = (weapon: string): object => ({
  like: 'thrace',
  styles: [{ name: weapon, skill: 60, weapons: [weapon] }],
  wounds: 'general',
  formation: weapon === 'longspear',
})

/** Riders against riders, pikes and axes, from near and far, who strike when they arrive or after their moves. */
export const jousts: Readonly<Record<string, Scenario>> = Object.fromEntries(
  ['lance', 'longsword', 'short-spear'].flatMap((weapon) =>
    [9, 14, 24].map((distance, n): [string, Scenario] => [
      `joust ${weapon} ${distance}`,
      {
        system: 'legend',
        sides: {
          riders: { osric: lancer('thunder', weapon), thunder: { like: 'war-horse' } },
          others:
            n === 1
              ? { ralf: lancer('ash', 'longsword'), ash: { like: 'horse' } }
              : { ralf: footman(n === 0 ? 'longspear' : 'great-axe') },
        },
        distance,
        options: { chargeStrike: n === 2 ? 'afterMoves' : 'onContact' },
      },
    ]),
  ),
)
