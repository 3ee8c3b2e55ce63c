import { chapter } from '../../../mechanisms/catalogue.ts'

/** Movement, miniatures, terrain. */
export const MOVEMENT_RULES = [
  ...chapter('Movement', {
    'CFI-MOV-01': 'How one moves. Movement is by Move, Hustle or Charge.',
    'CFI-MOV-02': 'Rates. A Move is the Movement Rate, a Run three and a Sprint five times as much.',
    'CFI-MOV-03': 'Unengaged only. Only the unengaged move, save for special cases.',
    'CFI-MOV-04':
      'Stopped by the foe. Movement stops on entering the reach of the foe it is meant for, unless it is a charge.',
    'CFI-MOV-05': 'Engages. Entering a foe’s zone engages both, unless one charges through.',
    'CFI-MOV-06': 'Withdraw first. Who is engaged must withdraw before he can leave.',
    'CFI-MOV-07': 'Passing. An unengaged foe who delays may strike or block whoever moves past him.',
  }),
  ...chapter('Situational Movement Rates', {
    'CFI-MOV-Climb':
      'Climb. From a walk one climbs at the Movement Rate less what was used; worn armor counts as Things.',
    'CFI-MOV-Crawl': 'Crawl. Who is prone crawls 5 feet a Turn; natural crawlers move as usual.',
    'CFI-MOV-Jump':
      'Jump. Athletics: twice one’s height across or half of it up with a run-up of 15 feet, half that without; less half the Things carried in feet.',
    'CFI-MOV-JumpCrit': 'Critical jump. A critical adds 5 feet and lands upright.',
    'CFI-MOV-JumpFumble': 'Fumbled jump. A fumble takes an Endurance roll: 1 damage to a leg, or 1d4 if it fails.',
    'CFI-MOV-Swim':
      'Swim. One swims at the Movement Rate less what was used and 1 for each Thing above STR, armor included; at 0 one drowns.',
  }),
  ...chapter('Miniatures and Movement', {
    'CFI-MIN-Scale': 'Scale. A square is 5 or 10 feet.',
    'CFI-MIN-Facing':
      'Facing. A figure ends its move facing a side or a corner; it attacks into its front and side squares.',
    'CFI-MIN-EvadeBack':
      'Evading from behind. Evade is Standard, but Formidable against a back square, and only after a Perception roll.',
  }),
  ...chapter('Effects of Terrain on Movement', {
    'CFI-TER-Obstacle': 'Obstacles. An obstacle blocks movement, save for those who fly or have no body.',
    'CFI-TER-Difficult': 'Difficult terrain. It costs twice the movement; 5 feet are always possible.',
    'CFI-TER-Fast':
      'Fast over difficult terrain. Faster than the Movement Rate takes a Formidable Athletics or Standard Acrobatics roll, or one falls.',
  }),
] as const
