// The fights that are measured: spear and shield, n against n, everybody alike.

/** A record of our own: armour enough for a fight, too big to be knocked back by a spear, nothing to be looked up elsewhere. */
const spearman = {
  characteristics: { str: 13, con: 12, siz: 14, int: 12, pow: 11, dex: 12, cha: 10 },
  styles: [{ name: 'spear and shield', skill: 70, weapons: ['short-spear', 'heater-shield'] }],
  skills: { evade: 45, resilience: 50 },
  worn: { rightLeg: 2, leftLeg: 2, abdomen: 3, chest: 3, rightArm: 2, leftArm: 2, head: 3 },
}

/** So many spearmen on each side, two metres apart, without a map, Hero Points or magic. */
export const duel = (each) => ({
  system: 'legend',
  sides: { red: { red: { ...spearman, count: each } }, blue: { blue: { ...spearman, count: each } } },
  distance: 2,
})

export const SEED = 'limit'
