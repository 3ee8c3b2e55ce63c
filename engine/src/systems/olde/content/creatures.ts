import type { Combatant } from '../state/types.ts'

/** What a record leaves out. */
const ORDINARY: Combatant = {
  brawn: 6,
  finesse: 6,
  savvy: 6,
  nerve: 6,
  size: 'medium',
  skills: {},
  weapons: [],
  shield: null,
  armour: null,
  spells: [],
  draughts: 0,
  hero: false,
  plotArmor: false,
  surprised: false,
  conditions: {},
  posture: 'standing',
  adjustments: [],
  hurt: 0,
  at: null,
}
type Block = Partial<Combatant> & Pick<Combatant, 'brawn' | 'finesse' | 'savvy' | 'nerve'>
const made = (block: Block): Combatant => ({ ...ORDINARY, ...block })
const stats = (
  brawn: number,
  finesse: number,
  savvy: number,
  nerve: number,
): Pick<Combatant, 'brawn' | 'finesse' | 'savvy' | 'nerve'> => ({
  brawn,
  finesse,
  savvy,
  nerve,
})

/** Our small bestiary: the game prints none. */
export const creatures = {
  goblin: made({
    ...stats(5, 7, 5, 4),
    size: 'small',
    skills: { fencing: 'apprentice' },
    weapons: ['shortsword'],
    armour: 'leather',
  }),
  kobold: made({
    ...stats(4, 7, 5, 3),
    size: 'small',
    skills: { spears: 'apprentice', thrown: 'apprentice' },
    weapons: ['javelin', 'javelin', 'belt-knife'],
  }),
  orc: made({ ...stats(8, 6, 4, 6), skills: { axes: 'apprentice' }, weapons: ['broad-axe'], armour: 'gambeson' }),
  hobgoblin: made({
    ...stats(7, 7, 6, 6),
    skills: { spears: 'apprentice', shields: 'apprentice' },
    weapons: ['spear'],
    shield: 'heater',
    armour: 'chainmail',
  }),
  captain: made({
    ...stats(9, 8, 6, 8),
    skills: { swords: 'journeyman', shields: 'journeyman' },
    weapons: ['broadsword'],
    shield: 'heater',
    armour: 'chainmail',
  }),
  guard: made({
    ...stats(8, 7, 5, 6),
    skills: { spears: 'apprentice', shields: 'apprentice', knives: 'apprentice' },
    weapons: ['spear', 'dagger'],
    shield: 'targe',
    armour: 'chainmail',
  }),
  wolf: made({ ...stats(6, 9, 4, 5), skills: { brawling: 'apprentice' }, weapons: ['bite'] }),
  'witch-king': made({
    ...stats(12, 9, 11, 12),
    skills: { swords: 'master' },
    weapons: ['greatsword'],
    armour: 'full-plate',
    spells: ['ember'],
    plotArmor: true,
  }),
} as const satisfies Record<string, Combatant>

/** Our people, made with the game's arrays of stats. */
export const people = {
  warrior: made({
    ...stats(9, 7, 5, 5),
    hero: true,
    skills: { swords: 'journeyman', shields: 'journeyman', brawling: 'apprentice' },
    weapons: ['broadsword', 'dagger'],
    shield: 'heater',
    armour: 'chainmail',
  }),
  ranger: made({
    ...stats(7, 8, 6, 6),
    hero: true,
    skills: { bows: 'journeyman', knives: 'apprentice', healing: 'apprentice' },
    weapons: ['hunting-bow', 'sax'],
    armour: 'hardened-leather',
  }),
  rogue: made({
    ...stats(6, 9, 6, 5),
    hero: true,
    skills: {
      knives: 'journeyman',
      fencing: 'apprentice',
      thrown: 'apprentice',
      tumble: 'apprentice',
      dodge: 'apprentice',
    },
    weapons: ['dagger', 'throwing-knife', 'throwing-knife'],
    armour: 'leather',
  }),
  priest: made({
    ...stats(7, 6, 6, 7),
    hero: true,
    skills: { maces: 'apprentice', healing: 'journeyman', shields: 'apprentice' },
    weapons: ['club'],
    shield: 'roundel',
    armour: 'gambeson',
    spells: ['mend'],
  }),
  wizard: made({
    ...stats(5, 7, 8, 6),
    hero: true,
    skills: { quarterstaff: 'apprentice' },
    weapons: ['quarterstaff', 'belt-knife'],
    spells: ['ember'],
  }),
  fencer: made({
    ...stats(8, 9, 5, 4),
    hero: true,
    skills: { fencing: 'master', dodge: 'apprentice', tumble: 'apprentice' },
    weapons: ['rapier', 'dagger'],
    shield: 'buckler',
    armour: 'leather',
  }),
  axeman: made({
    ...stats(10, 7, 4, 4),
    skills: { axes: 'journeyman', brawling: 'apprentice' },
    weapons: ['sparth-axe', 'hatchet'],
    armour: 'scale',
  }),
  swordsman: made({
    ...stats(12, 4, 4, 3),
    skills: { swords: 'journeyman' },
    weapons: ['greatsword'],
    armour: 'leather',
  }),
  crossbowman: made({
    ...stats(8, 7, 5, 5),
    skills: { crossbows: 'journeyman', knives: 'apprentice' },
    weapons: ['crossbow', 'dagger'],
    armour: 'gambeson',
  }),
  arbalester: made({
    ...stats(7, 7, 6, 6),
    skills: { crossbows: 'journeyman' },
    weapons: ['arbalest', 'belt-knife'],
    armour: 'leather',
  }),
  drunkard: made({ ...stats(9, 6, 5, 6), skills: { brawling: 'apprentice' }, weapons: ['beer-stein'] }),
  brawler: made({ ...stats(8, 7, 4, 6), skills: { brawling: 'journeyman', maces: 'apprentice' } }),
  healer: made({
    ...stats(6, 6, 8, 7),
    hero: true,
    skills: { healing: 'journeyman', quarterstaff: 'apprentice' },
    weapons: ['quarterstaff'],
    draughts: 2,
  }),
} as const satisfies Record<string, Combatant>

/** Everybody a scenario can name. */
export const combatants: Readonly<Record<string, Combatant>> = { ...people, ...creatures }
export { ORDINARY }
