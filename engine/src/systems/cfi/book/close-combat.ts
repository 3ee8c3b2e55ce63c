import { chapter } from '../../../mechanisms/catalogue.ts'

/** Close combat. */
export const CLOSE_RULES = [
  ...chapter('Close Combat Situational Modifiers', {
    'CFI-CM-Worst': 'Only the worst. Of several situations the most severe counts alone.',
    'CFI-CM-Cap': 'Capped. In some situations another skill is the most a Combat Skill can be.',
    'CFI-CM-Helpless': 'Helpless target. Attacking somebody helpless is Automatic.',
    'CFI-CM-Confined': 'Confined. Attacking in a confined place is Hard.',
    'CFI-CM-LowerOrMounted': 'Below or against a rider. Defending on lower ground or against a mounted foe is Hard.',
    'CFI-CM-Unstable': 'Unstable ground. Fighting on it is Hard.',
    'CFI-CM-Crouch': 'Crouching. Fighting while crouching or on one knee is Hard.',
    'CFI-CM-PoorVisibility': 'Poor visibility. Fighting in fog or snow is Hard.',
    'CFI-CM-Behind': 'From behind. Defending against an attack from behind is Formidable.',
    'CFI-CM-Prone': 'Prone. Fighting while prone is Formidable.',
    'CFI-CM-PartialDark': 'Partial darkness. Fighting in dim light is Formidable.',
    'CFI-CM-Pitch': 'Pitch black. Fighting without any light is Herculean.',
    'CFI-CM-Blind': 'Blinded. Fighting without one’s main sense is Herculean.',
  }),
  ...chapter('Engagement', {
    'CFI-ENG-01': 'Engaged. Two are engaged if either can strike the other.',
    'CFI-ENG-02': 'Leaving. To leave takes a deliberate act.',
  }),
  ...chapter('Charging', {
    'CFI-CHG-01':
      'Charge. At a run or sprint; on contact one stops and attacks with the same action; no least distance.',
    'CFI-CHG-02': 'Hard to hit. The attack of a charge is Hard.',
    'CFI-CHG-03': 'Larger. The weapon counts one Size larger.',
    'CFI-CHG-04': 'Heavier. The Damage Modifier goes up one step on two legs, two on four or more.',
    'CFI-CHG-05': 'Riders. A rider may use his mount’s Damage Modifier.',
    'CFI-CHG-06': 'Stopping or sweeping past. The charger may stop or go on past, breaking engagement.',
    'CFI-CHG-07': 'Counterattack. Who is charged may strike instead of defending; the longer weapon goes first.',
    'CFI-CHG-08': 'Set weapons. A weapon set against a charge may use the charger’s Damage Modifier.',
  }),
  ...chapter('Cover', {
    'CFI-COV-01': 'Cover. A blow on a covered location is stopped as far as the cover holds.',
    'CFI-COV-02': 'Beating it. Choose Location avoids it, and a blow may go through it.',
    'CFI-COV-03': 'Total cover. A blow at somebody wholly hidden is one grade harder, and no location can be chosen.',
  }),
  ...chapter('Evading', {
    'CFI-EVD-01': 'Evade. Evade is opposed to the attacker’s roll.',
    'CFI-EVD-02': 'What it decides. If the attacker wins he does damage, otherwise there is none.',
    'CFI-EVD-03': 'Effects. Levels of success over the loser give Special Effects.',
    'CFI-EVD-04': 'Prone. The evader is prone afterwards whatever happens, unless he takes Arise.',
  }),
  ...chapter('Knockback', {
    'CFI-KNB-01': 'Knockback. A blow of more damage than the target’s SIZ, before parry and armor, knocks him back.',
    'CFI-KNB-02': 'Keeping one’s feet. An Easy Acrobatics or Standard Athletics roll, or prone.',
    'CFI-KNB-03': 'How far. 5 feet for each 8 points or part of them above SIZ; bracing helps.',
  }),
  ...chapter('Leaping Attacks', {
    'CFI-LEAP-01': 'Leap. The leaper’s Athletics against Brawn or Evade.',
    'CFI-LEAP-02': 'At four legs. Against a quadruped the leap is a grade harder.',
    'CFI-LEAP-03': 'Won. The target is prone with the leaper astride; there is no damage.',
    'CFI-LEAP-04': 'Effects. Levels of success give Special Effects.',
    'CFI-LEAP-05': 'Pinned under. The victim cannot rise until the leaper leaves, or by Arise.',
    'CFI-LEAP-06': 'Limits. Only at up to twice the leaper’s SIZ; who sees it coming may brace.',
  }),
  ...chapter('Outmaneuvering', {
    'CFI-OUT-01': 'Room. It takes room to move about.',
    'CFI-OUT-02': 'One roll each. All who take part spend an Action Point and roll Evade once.',
    'CFI-OUT-03': 'Kept off. Who does not beat the maneuverer cannot attack him this round.',
    'CFI-OUT-04': 'All beaten. Who beats all may take on one safely, or withdraw.',
  }),
  ...chapter('Passive Blocking', {
    'CFI-PBL-01': 'Passive block. A guarded location has damage reduced as by a parry of that Size.',
    'CFI-PBL-02': 'No parry. The guarding weapon cannot parry; another may.',
    'CFI-PBL-03': 'Not chosen through. Choose Location cannot go past it, but may go elsewhere.',
    'CFI-PBL-04': 'Crouching. Crouching behind a shield doubles the locations it covers.',
  }),
  ...chapter('Surprise', {
    'CFI-SUR-01': 'Slow. The surprised have −10 Initiative.',
    'CFI-SUR-02': 'Defenseless. Until their Initiative comes they cannot defend themselves.',
    'CFI-SUR-03': 'First blow. The first attack on them that succeeds wins one more Special Effect.',
    'CFI-SUR-04': 'No offense. For the round they may do nothing offensive.',
  }),
  ...chapter('Sweep Attacks', {
    'CFI-SWP-01': 'Sweep. One attack roll stands against all in the path, and each defends for himself.',
    'CFI-SWP-02': 'At once. What they do to the attacker happens at the same time.',
  }),
] as const
