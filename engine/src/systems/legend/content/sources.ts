/** Where the figures come from. Legend's books are Open Game Content (OGL 1.0a); the last two are ORC content. */
export const COMBAT = 'Legend Core Rulebook (Mongoose Publishing, 2011), chapter 6: Combat'
export const CREATION = 'Legend Core Rulebook (Mongoose Publishing, 2011), chapter 2: Adventurer Creation'
export const GAME_SYSTEM = 'Legend Core Rulebook (Mongoose Publishing, 2011), chapter 4: Game System'
export const EQUIPMENT =
  'Legend Core Rulebook (Mongoose Publishing, 2011), chapter 5: Equipment; hands: Arms of Legend (Mongoose Publishing)'
export const COMMON_MAGIC = 'Legend Core Rulebook (Mongoose Publishing, 2011), chapter 8: Common Magic'
export const CFI = 'Classic Fantasy Imperative (The Design Mechanism), creatures; ORC License'
export const MI = 'Mythras Imperative (The Design Mechanism), creatures; ORC License'
/** Arms of Legend gives only what a war horse has beyond a horse. */
export const WAR_HORSE = `${MI}; kick, STR and SIZ: Arms of Legend (Mongoose Publishing), Open Game Content`
