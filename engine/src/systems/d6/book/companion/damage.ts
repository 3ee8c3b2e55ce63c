import { under } from '../../../../mechanisms/catalogue.ts'

const weeks = 'Nothing in a fight lasts days of rest; between fights the table keeps its own books.'

/** Injury and what can be done about it: the Damage and Healing chapters. */
export const damage = [
  ...under('companion', 'Damage: Damage & Body Points', {
    'D6-C-BP-Max': 'Body Points. A character has 20 and a Physique roll on which a Wild 1 does no harm.',
    'D6-C-BP-Resist': 'Resistance. Armour and abilities resist; Physique does not.',
    'D6-C-BP-Zero':
      'Nothing to resist with. Without armour resistance is 0 and nothing is rolled, though Character Points may stand in.',
    'D6-C-BP-FP': 'Fate resists. A Fate Point lets the unprotected roll Physique.',
    'D6-C-BP-Loss': 'Loss. Damage over resistance is lost from Body Points.',
    'D6-C-BP-Overlay': 'Levels by Body Points. As an option the share left tells the Wound level and its penalty.',
    'D6-C-BP-Stun':
      'Stun damage. A Physique or stamina roll is taken off; if a point is left the target is out for minutes.',
  }),
  ...under('companion', 'Damage: Damage & Wound Levels', {
    'D6-C-W-Resist': 'Resistance. A Physique roll with armour and abilities resists.',
    'D6-C-W-Table':
      'Levels. 1 to 3 over is Stunned, 4 to 8 Wounded, 9 to 12 Incapacitated, 13 to 15 Mortally Wounded, more is Dead.',
    'D6-C-W-Severely': 'Severely Wounded. 4 to 8 over makes the Wounded Severely Wounded.',
    'D6-C-W-Stack': 'Another injury. Damage no worse than the present level raises it by one.',
    'D6-C-W-NotCumulative': 'Worst only. Penalties of levels do not add up.',
    'D6-C-W-Exempt': 'Not on resistance. They do not touch resistance, stun or totals without a skill or attribute.',
    'D6-C-W-Stunned': 'Stunned. -1D for the rest of this round and the next, or only defence and retreat in the next.',
    'D6-C-W-Wounded': 'Wounded. -1D until healed.',
    'D6-C-W-Severe': 'Severely hurt. -2D until healed.',
    'D6-C-W-Incap':
      'Incapacitated. A stamina or mettle roll of 15 keeps one up at -3D; else one is out for 10D minutes.',
    'D6-C-W-Mortal': 'Mortally Wounded. The dying roll Physique each round and die below their minutes at this level.',
    'D6-C-W-Dead': 'Dead. The dead are out of the fight.',
    'D6-C-W-StunWeapon': 'Stun weapons. They do two levels less, at least Stunned, and put the target out for minutes.',
  }),
  ...under('companion', 'Damage: Unconsciousness & Death', {
    'D6-C-DEATH-Aid':
      'Aid. Help within four minutes saves unharmed, within ten or fifteen at a roll and a loss of skill dice.',
    'D6-C-DEATH-Overkill': 'Beyond help. Another full count of Body Points lost after 0 cannot be mended.',
    'D6-C-OPT-FastCombat': 'Fast combat. As an option only the first round’s penalties count until the fight is over.',
    'D6-C-OPT-Massive':
      'Massive damage. As an option two levels in a round allow only defence or flight for two rounds, unless shaken off.',
    'D6-C-OPT-KillingBlow':
      'Killing blow. As an option 91 per cent of Body Points in a blow, all in a round, or Mortal in a blow kills.',
    'D6-C-OPT-NegativeDRT':
      'Negative resistance. A resistance below 0 adds to difficulties, adds to the injury or counts as 0.',
  }),
  ...under('companion', 'Damage: Damage & Gamemaster’s Characters', {
    'D6-C-NPC-WoundLevels': 'Fewer levels. Lesser characters have only some of the Wound levels.',
    'D6-C-NPC-Fodder': 'Fodder. The least of them fall to any damage over a Physique roll.',
    'D6-C-NPC-BPBase': 'Base Body Points. Others than heroes start from 5, 10, 15 or 20 Body Points.',
  }),
  ...under('companion', 'Damage: Miscellaneous Damage', {
    'D6-C-MISC-Fall': 'Falling. A fall of 3 metres or more does 1D for each 1.5; acrobatics softens it.',
    'D6-C-MISC-Hazards': 'Hazards. Fire, cold, acid, poison and drowning do their damage each round of contact.',
  }),
  ...under('companion', 'Healing', {
    'D6-C-HEAL-BPTable': 'Points healed. A healing total gives 0, 2, or from 1D to 6D Body Points.',
    'D6-C-HEAL-Rest': [
      'Days of rest. A day’s rest heals with a Physique roll, +1D at full rest and -1D without.',
      weeks,
    ],
    'D6-C-HEAL-Skill': 'Healing skill. A patient can be treated once a day; others may add their help.',
    'D6-C-HEAL-WNatural': [
      'Wounds heal. After days or weeks of rest a Physique roll improves or worsens a level.',
      weeks,
    ],
    'D6-C-HEAL-Assist': 'Treating wounds. A healing roll of 10, 15, 20 or 25 improves a patient by one level.',
    'D6-C-HEAL-Periods': 'Rest periods. Being Stunned passes after a minute’s rest; worse takes days and weeks.',
    'D6-C-HEAL-Pack': 'Healer’s pack. A pack adds 1 to three to six attempts.',
    'D6-C-HEAL-Cap': 'Never more than whole. Healing never goes above the maximum.',
  }),
]
