import type { Scenario } from '../../../kernel/testing/index.ts'

/** Small fights that lead quickly to what larger ones hardly ever come to. */

const sides = (one: object, other: object, more: object = {}): Scenario => ({
  system: 'cfi',
  sides: { one, other },
  distance: 5,
  ...more,
})
const frail = { hp: { all: 2 }, armor: {}, combat: 20 }
const casting = { weapons: [], combat: 10, magicPoints: 60, luck: 0, skills: { arcaneCasting: 90, willpower: 40 } }

/** Blood that burns whoever sheds it. */
export const acid = sides(
  { fighter: { weapons: ['great-axe'], combat: 95, count: 2 }, guard: { weapons: ['club'], combat: 90 } },
  { alien: { natural: {}, combat: 30 } },
)

/** Swallowed whole, and what is inside has no air. */
export const swallowing = sides(
  { worm: { like: 'shark', abilities: ['engulfing'], combat: 120, luck: 0, move: 20 } },
  {
    halfling: {
      like: 'rogue',
      ...frail,
      hp: { all: 12 },
      combat: 5,
      skills: { endurance: 8, evade: 5 },
      actions: 1,
      luck: 0,
      count: 2,
    },
    guard: { characteristics: { str: 9, con: 9, siz: 8, dex: 9, int: 9, pow: 9, cha: 9 }, skills: { endurance: 12 } },
  },
)

/** Each waits with a counter for the other's spell. */
export const dispelling = sides(
  { adept: { like: 'mage', ...casting, spells: { dispel: 6, magicMissile: 2 }, count: 2 } },
  { warlock: { like: 'mage', ...casting, spells: { magicMissile: 3, dispel: 5 }, count: 2 } },
  { distance: 30 },
)

/** Fire in the midst of many, and wounds while one casts. */
export const burning = sides(
  { mage: { ...casting, spells: { fireball: 8, shield: 2 }, hp: { all: 9 }, count: 2 } },
  { bandit: { combat: 80, count: 3 }, cleric: { ...casting, spells: { shield: 9, dispel: 3 } } },
  { distance: 10 },
)

/** One blow is enough, and luck buys one act more. */
export const doomed = sides(
  { fighter: { ...frail, weapons: ['great-axe'], combat: 90, luck: 6, count: 2 } },
  { orc: { ...frail, combat: 90, luck: 6, count: 2 } },
  { options: { lastAction: true } },
)

/** At the far end of what a bow reaches, with time to aim. */
export const farShots = sides(
  { archer: { weapons: ['long-bow'], combat: 110, actions: 1, count: 2 } },
  {
    skeleton: { weapons: ['long-bow'], combat: 100, actions: 1 },
    slinger: { like: 'archer', weapons: ['sling'], ready: ['sling'] },
  },
  { distance: 400 },
)

/** Shooting into a crowd of friend and foe. */
export const melee: Scenario = {
  system: 'cfi',
  sides: {
    one: {
      archer: { weapons: ['short-bow'], ready: ['short-bow'], combat: 60, count: 2 },
      bolts: { like: 'archer', weapons: ['repeating-crossbow'], ready: ['repeating-crossbow'], combat: 55 },
      guard: { weapons: ['club'] },
    },
    other: { goblin: { count: 3 }, bandit: { weapons: ['club', 'heater'] } },
  },
  map: {
    cell: 5,
    picture: '..........\n.a...gb...\n.c...kg...\n.a....g...\n..........',
    key: { a: 'archer', c: 'bolts', k: 'guard', g: 'goblin', b: 'bandit' },
  },
}

/** No air, and little breath. */
export const drowning = sides(
  { diver: { like: 'guard', footing: 'submerged', armor: {}, skills: { endurance: 7, swim: 60 }, luck: 0, count: 2 } },
  { thief: { like: 'bandit', footing: 'submerged', weapons: ['dagger'], skills: { endurance: 6, swim: 40 }, luck: 0 } },
)

/** So weary that a little blood is too much. */
export const bleeding = sides(
  { rogue: { weapons: ['saber'], combat: 90, fatigue: 6, luck: 0, hp: { all: 12 }, armor: {}, count: 2 } },
  { fighter: { weapons: ['longsword'], combat: 90, fatigue: 5, luck: 0, hp: { all: 12 }, armor: {}, count: 2 } },
)

/** A narrow way, watched with long weapons. */
export const corridor: Scenario = {
  system: 'cfi',
  sides: {
    one: { pikeman: { like: 'fighter', weapons: ['pike'], luck: 0, count: 2 }, wolf: { abilities: ['leaper'] } },
    other: { runner: { like: 'rogue', weapons: ['dagger'], luck: 0, count: 2 }, goblin: { weapons: ['shortspear'] } },
  },
  map: {
    cell: 5,
    picture: '###########\n.r....p...r\n...p.....w.\n.g.........\n###########',
    key: { p: 'pikeman', r: 'runner', g: 'goblin', w: 'wolf' },
  },
}

/** Nets and ropes on the fallen, who are tripped and dragged and get up. */
export const tangled = sides(
  { netter: { like: 'fighter', weapons: ['net', 'whip'], ready: ['net', 'whip'], combat: 95, luck: 0, count: 2 } },
  { guard: { weapons: ['shortsword'], combat: 30, luck: 0, stance: 'prone' }, horse: {}, orc: { combat: 40 } },
)

/** Beasts with hands enough to hold a blade fast, and wings. */
export const grappling = sides(
  { squid: { like: 'troll', abilities: ['grappler', 'terrifying'], combat: 90, luck: 0 }, 'red-dragon': {} },
  {
    guard: { combat: 80, luck: 0, count: 2 },
    skeleton: { weapons: ['mace', 'buckler'] },
    golem: { like: 'zombie', abilities: ['undead', 'immuneToFear', 'immuneToFire'], weapons: ['flail'] },
  },
  { options: { grapplerPins: true } },
)

/** Behind tables and pillars, struck through them and round them. */
export const behind = sides(
  {
    fighter: { weapons: ['flail', 'heater'], combat: 90, count: 2, cover: { ap: 3, locations: ['chest', 'head'] } },
    archer: { weapons: ['light-crossbow'], ready: ['light-crossbow'], combat: 100 },
  },
  {
    guard: { combat: 80, cover: { object: 'table', total: true }, count: 2 },
    goblin: { cover: { ap: 1, locations: ['rightLeg', 'leftLeg', 'abdomen', 'chest'] } },
  },
  { options: { bashDistance: 'whole' } },
)

/** Clubs and shields that throw light men about, and friends who tend the fallen. */
export const bashing = sides(
  { ogre: { combat: 95, count: 1 }, smith: { like: 'fighter', weapons: ['great-hammer'], combat: 100 } },
  {
    kobold: { hp: { all: 9 }, count: 2 },
    cleric: { skills: { firstAid: 95 }, weapons: ['club'], luck: 0 },
    rogue: { luck: 3 },
  },
  { options: { firstAid: 'full' } },
)

/** Marksmen who hit what they aim at: from the saddle, on loose stones, at what is armored twice or hides behind a spell. */
export const marksmen = sides(
  {
    rider: { like: 'archer', weapons: ['short-bow'], ready: ['short-bow'], combat: 120, rides: 'horse' },
    horse: {},
    slinger: { like: 'archer', weapons: ['sling'], ready: ['sling'], combat: 130, footing: 'unstable' },
    thrower: { like: 'rogue', weapons: ['dagger', 'dagger', 'shortspear'], combat: 125 },
  },
  {
    mage: { ...casting, spells: { shield: 6 }, hp: { all: 12 } },
    turtle: { like: 'guard', natural: { all: 3 }, armor: { all: 'chain-mail' }, combat: 40, hp: { all: 15 } },
    shade: { like: 'bandit', invisible: true, combat: 40 },
  },
  { distance: 25 },
)

/** Blades that open armor, worn over a hide and not. */
export const sundering = sides(
  { fighter: { weapons: ['great-axe', 'great-hammer'], combat: 150, luck: 0, count: 2 } },
  {
    turtle: { like: 'guard', natural: { all: 2 }, armor: { all: 'plate-mail' }, combat: 20, hp: { all: 20 }, count: 2 },
    lizard: { like: 'crocodile', combat: 40 },
  },
)

/** The fallen, and who brings them round while others fight on. */
export const tending = sides(
  {
    surgeon: { like: 'cleric', skills: { firstAid: 95 }, weapons: ['club'], combat: 30, luck: 0, count: 2 },
    fighter: { hp: { all: 4 }, armor: {}, luck: 0, skills: { endurance: 20 }, count: 2 },
  },
  { orc: { combat: 75, hp: { all: 4 }, luck: 0 }, berserk: { like: 'bandit', abilities: ['frenzy'], hp: { all: 8 } } },
  { options: { firstAid: 'full' } },
)
