import { under } from '../../../../mechanisms/catalogue.ts'

/** Special Abilities, Advantages and Disadvantages that touch a fight, each per rank, and the stat blocks. */
export const abilities = [
  ...under('companion', 'Character Options: Special Abilities', {
    'D6-C-SA-AcceleratedHealing': [
      'Accelerated Healing. +1D to natural healing.',
      'Natural healing takes days of rest, so nothing of it happens in a fight.',
    ],
    'D6-C-SA-Ambidextrous': 'Ambidextrous. +1 to each total when both hands act.',
    'D6-C-SA-ArmorDefeating': 'Armor-Defeating Attack. A natural weapon ignores 1D of armour.',
    'D6-C-SA-AttackResistance': 'Attack Resistance. +1D resistance against one kind of attack.',
    'D6-C-SA-Blur': 'Blur. +1 to dodge and stealth and +1 to the difficulty of hitting the blurred.',
    'D6-C-SA-CombatSense': 'Combat Sense. Never wholly surprised: surprise counts 2 less against him.',
    'D6-C-SA-Confusion': 'Confusion. For two rounds the confused have +5 difficulty and no points.',
    'D6-C-SA-Darkness': 'Darkness. +5 to sight within a metre.',
    'D6-C-SA-EnhancedSense': 'Enhanced Sense. +1 to sight, +2 to hearing or +3 to another sense.',
    'D6-C-SA-FastReactions': 'Fast Reactions. +1D to initiative and, three times an adventure, an extra action.',
    'D6-C-SA-Fear': 'Fear. +1 to intimidation and to the difficulties of the frightened, who resist with mettle 15.',
    'D6-C-SA-Flight': 'Flight. Flying at twice the Move.',
    'D6-C-SA-Hardiness': 'Hardiness. +1 to resistance.',
    'D6-C-SA-Hypermovement': 'Hypermovement. +2 metres of Move.',
    'D6-C-SA-Immortality': 'Immortality. Not killed at 0 Body Points or the Dead level but in one given way.',
    'D6-C-SA-IncreasedAttribute':
      'Increased Attribute. +1 to the attribute’s totals; Physique also helps resistance and Strength Damage.',
    'D6-C-SA-Infravision': 'Infravision. +2 to sight in the dark.',
    'D6-C-SA-Intangibility': 'Intangibility. +3D resistance, and no attacks of one’s own.',
    'D6-C-SA-Invisibility': 'Invisibility. +1 as with Blur.',
    'D6-C-SA-IronWill': 'Iron Will. +1D to mettle.',
    'D6-C-SA-LifeDrain': 'Life Drain. For each 4 over the defence 3 Body Points, or a level for two ranks.',
    'D6-C-SA-Luck': 'Luck. Adds 2 to all totals of a round, an action or a re-roll; great luck cancels an attack.',
    'D6-C-SA-NaturalArmor': 'Natural Armor. +1D resistance to ordinary physical harm.',
    'D6-C-SA-NaturalHandWeapon': 'Natural Hand-to-Hand Weapon. +1D on Strength Damage.',
    'D6-C-SA-NaturalRangedWeapon': 'Natural Ranged Weapon. Strength Damage and 1D, or 3D, at a distance.',
    'D6-C-SA-ParalyzingTouch': 'Paralyzing Touch. The touched are helpless until mettle reaches the attack total.',
    'D6-C-SA-Silence': 'Silence. +2D to stealth and +1D to attacks from behind.',
    'D6-C-SA-SkillBonus': 'Skill Bonus. +1 to three related skills.',
    'D6-C-SA-SkillMinimum': 'Skill Minimum. A skill’s total is at least three times its dice.',
    'D6-C-SA-Teleport': 'Teleportation. 10 metres, taking the whole round.',
  }),
  ...under('companion', 'Character Options: Advantages', {
    'D6-C-ADV-Size': 'Size. Three points of scale, up or down.',
    'D6-C-ADV-Trademark': 'Trademark Specialization. +2D in one specialization.',
  }),
  ...under('companion', 'Character Options: Disadvantages', {
    'D6-C-DIS-Hindrance': 'Hindrance. +1 to difficulties of three skills, less Move, or -1 resistance.',
    'D6-C-DIS-Achilles':
      'Achilles’ Heel. Something does 3D a round, takes 4 off resistance or makes one 5 easier to hit.',
  }),
  ...under('companion', 'Adventure Tips: Generic Characters', {
    'D6-C-DATA-Official': 'Generic characters. Nineteen people, animals and monsters of the rulebook.',
    'D6-C-DATA-Races': 'Races. Four typical non-humans of the rulebook.',
    'D6-C-DATA-Supplement': 'Supplements. Nine blocks of the supplements on creatures and locations.',
    'D6-C-DATA-Homebrew': 'Homebrew. Our own conversions are marked and never pass for the book’s.',
  }),
]
