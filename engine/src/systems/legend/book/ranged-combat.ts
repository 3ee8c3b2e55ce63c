import { chapter } from '../../../mechanisms/catalogue.ts'

/** Missiles, and manoeuvres that fill a round. */
export const RANGED_RULES = [
  ...chapter('Ranged Attacks', {
    'LEG-RNG-01':
      'Ranged attacks. A shooter in range rolls his style; only shields parry, others may evade, and an undefended target counts as a failure.',
  }),
  ...chapter('Aiming', {
    'LEG-RNG-Aim': 'Aiming. Each Combat Action spent aiming adds the critical value of the skill.',
  }),
  ...chapter('Loading Ranged Weapons', {
    'LEG-RNG-Load': 'Loading. Readying a ranged weapon takes the Combat Actions its table gives.',
  }),
  ...chapter('Ranged Attack Situational Modifiers', {
    'LEG-RM-Wind': 'Wind. Light wind costs 5%, moderate 10%, strong 50%, and in a gale the shot fails.',
    'LEG-RM-TargetMoved':
      'Moving target. A target that moved 10 metres since the shooter’s last Combat Action costs 10%, one that moved 30 metres 20%.',
    'LEG-RM-Visibility': 'Visibility. Mist or partial darkness costs 20%, fog or darkness 40%.',
    'LEG-RM-Size': 'Target size. Each point of SIZ under 5 costs 10%, each full ten over 20 gives 10%.',
    'LEG-RM-Condition':
      'Target condition. A helpless target gives 10%, a prone one costs 20%, and one completely obscured cannot be hit.',
    'LEG-RM-Attacker':
      'Attacker condition. A shooter prone or on unstable ground has −20%, under water −40%, these adding up, and blinded he fails.',
    'LEG-RM-Stack':
      'Sections add up. One row counts in each section about the target and the wind; the sections add up.',
  }),
  ...chapter('Damage Modifier', {
    'LEG-RNG-DM': 'Damage Modifier. The weapon’s table says whether the Damage Modifier is added.',
  }),
  ...chapter('Firing into a Crowd', {
    'LEG-CRD-01': 'Bodies as cover. In a crowd the others are cover for the target’s locations the Games Master names.',
    'LEG-CRD-02':
      'Hitting another. A covered location hit means somebody beside the target is struck at a random location; he may defend, and if he evades the missile may go on to the target.',
  }),
  ...chapter('Firing on the Move', {
    'LEG-RNG-Move':
      'Shooting on the move. From a mount or chariot skill is limited by Ride or Drive, running by Athletics, and a charger on foot cannot shoot.',
  }),
  ...chapter('Impaling Ranged Attacks', {
    'LEG-RNG-Impale': 'Impaling missiles. A missile that impales cannot be pulled out by the shooter.',
  }),
  ...chapter('Range', {
    'LEG-RNG-Range':
      'Range. Within Range there is no penalty; up to twice that, skill is halved before other modifiers; beyond it the shot fails.',
  }),
  ...chapter('Full-Round Manoeuvres', {
    'LEG-FRM-01':
      'Full-round manoeuvres. Declared with the first action of a round, they take all Combat Actions but one.',
    'LEG-FRM-Charge':
      'Charge distance. A charger moves up to three times his Movement in the round and up to twice in one action.',
    'LEG-FRM-Sprint':
      'Sprint distance. A sprinter moves up to five times his Movement in the round and up to three times in one action.',
  }),
  ...chapter('Charging', {
    'LEG-CHG-01': 'Weight of the charge. A charging biped’s Damage Modifier rises one step, a quadruped’s two.',
    'LEG-CHG-02': 'Receiving a charge. Whoever is charged stands firm or evades.',
    'LEG-CHG-03':
      'Standing firm. Against one who stands the longer Reach strikes first whatever the initiative, and a mount trained to fight attacks too.',
    'LEG-CHG-04':
      'Evading a charge. Evade is opposed to the charger’s attack: won, he is clear of rider and mount; lost, he has no defence; either way he cannot strike back.',
    'LEG-CHG-05':
      'Set weapon. A long impaling weapon set against the charge uses the Damage Modifier of the charger or his mount.',
    'LEG-CHG-06':
      'Charge stopped. A charge that knocks nobody back in a standing formation is stopped, and so is one whose leg is disabled, unless it has six.',
    'LEG-CHG-07':
      'Riding on. A rider may go on past if his movement allows; on foot the charger goes on only if the defender lets him, and is otherwise engaged.',
    'LEG-CHG-08':
      'Passing charge. A charge that passes on leaves attacker, mount and defender one Combat Action each, and nobody a free attack.',
    'LEG-CHG-09': 'Stopping. A charger who stops is engaged with his opponent.',
    'LEG-CHG-10': 'Fly-by. A fly-by attack is treated as a charge.',
  }),
] as const
