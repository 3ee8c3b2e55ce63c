import { chapter } from '../../../mechanisms/catalogue.ts'

/** Circumstances of close combat. */
export const CLOSE_RULES = [
  ...chapter('Close Combat Situational Modifiers', {
    'LEG-CM-Helpless': 'Helpless target. A blow at a helpless target is an automatic critical.',
    'LEG-CM-Surprised': 'Surprised target. An attack on a surprised target has +20%.',
    'LEG-CM-ProneOrBehind': 'Prone target or from behind. An attack on a prone target or from behind has +20%.',
    'LEG-CM-WhileProne': 'While prone. Attacking or defending while prone costs 20%.',
    'LEG-CM-Unstable': 'Unstable ground. Attacking or defending on unstable ground costs 20%.',
    'LEG-CM-Confined': 'Confined. Attacking without room to swing costs 10%.',
    'LEG-CM-LowerOrMounted':
      'Lower ground or mounted foe. Defending from lower ground or against a mounted foe costs 20%.',
    'LEG-CM-PartialDark': 'Partial darkness. Fighting in partial darkness costs 20%.',
    'LEG-CM-Dark': 'Darkness. Fighting in darkness costs 40%.',
    'LEG-CM-Blind': 'Blind. Fighting blind or in pitch black costs 60%.',
    'LEG-CM-Stack':
      'Modifiers add up. Situational modifiers all add together and bear on attack, parry and evasion alike.',
  }),
  ...chapter('Cover', {
    'LEG-COV-01': 'Covered location. A blow that hits a covered location strikes the cover instead.',
    'LEG-COV-02':
      'Around or through. Choose Location aims at what shows, or the weapon strikes through the cover if it can.',
    'LEG-COV-03':
      'Total cover. A target wholly hidden is attacked at −40% at a random location if its place is certain and the cover small; otherwise the attack fails.',
  }),
  ...chapter('Evading', {
    'LEG-EVD-01':
      'Evading. Evade is opposed to the attack: the defender who wins avoids all damage, the attacker who wins deals it as usual.',
    'LEG-EVD-02':
      'Off balance. Whatever the result, the evader cannot attack with the Combat Action of his next Strike Rank.',
    'LEG-EVD-03': 'Manoeuvres from evading. Levels of success in the opposed test give manoeuvres as in a parry.',
    'LEG-EVD-04':
      'No evading. The helpless, the prone and those with nowhere to go cannot evade, and a rider evades only out of the saddle.',
    'LEG-EVD-05':
      'Evading in melee. Against a close attack Evade serves only a defender with no applicable defence, and he gives ground.',
  }),
  ...chapter('Knockback', {
    'LEG-KNB-01':
      'Knockback. A blow whose damage as rolled exceeds the target’s SIZ knocks him back, and he needs Athletics to keep his feet.',
    'LEG-KNB-02': 'How far. Knockback carries a metre for each five points over SIZ or part of them.',
  }),
  ...chapter('Leaping Attacks', {
    'LEG-LEAP-01':
      'Leaping. For a Combat Action a leaper opposes Athletics to the defender’s Evade, or to a parry with a shield.',
    'LEG-LEAP-02':
      'Borne down. The leaper who wins knocks the defender prone, unable to rise for 1D3 Combat Actions, without other harm.',
    'LEG-LEAP-03':
      'Who can be borne down. Quadrupeds may oppose Athletics at +20%, and the target must be less than twice the leaper’s SIZ.',
  }),
  ...chapter('Mounted Combat', {
    'LEG-MNT-01': 'Ride as a limit. A rider’s combat skills never exceed his Ride skill.',
    'LEG-MNT-02': 'Striking from above. A rider with a Small or Medium weapon rolls location on 1D10+10.',
    'LEG-MNT-03':
      'Defending the mount. For a Combat Action a rider may defend his mount with his style or his Ride skill.',
    'LEG-MNT-04': 'Steady in the saddle. With a Ride roll the mount’s SIZ is added to the rider’s against Knockback.',
    'LEG-MNT-05':
      'Braced weapon. Charging with a braced weapon uses the mount’s Damage Modifier; it cannot defend until the charge is over, and if it impales it is lost when the mount rides past.',
  }),
  ...chapter('Multiple Opponents', {
    'LEG-MUL-01': 'Many foes. Facing several opponents brings no penalty beyond running out of Combat Actions.',
    'LEG-MUL-02':
      'Outmanoeuvring. Outnumbered and with room to move, a defender spends a Combat Action on Evade against all: those who do not beat him cannot attack him this round, but one always can unless he runs.',
    'LEG-OPT-MulFatigue':
      'Tiring manoeuvres. At the end of each round of outmanoeuvring the defender opposes Athletics to the best of his foes or gains a level of Fatigue.',
  }),
  ...chapter('Pulled Blows', {
    'LEG-PUL-01': 'Pulled blow. A blow declared as pulled before the attack does half damage.',
  }),
  ...chapter('Surprise', {
    'LEG-SUR-01':
      'Who is surprised. Whoever fails to perceive the attack coming, or is wholly unprepared for it, is surprised.',
    'LEG-SUR-02': 'Slow to react. The surprised lose 10 from initiative this round and act normally in the next.',
    'LEG-SUR-03':
      'Only defence. This round the surprised may only defend, and only against attacks that come after their own Strike Rank.',
    'LEG-SUR-04': 'State of the surprised. Their state may cost them more, as −20% for one just woken.',
  }),
  ...chapter('Unarmed Combat', {
    'LEG-UNA-01': 'Unarmed attacks. In reach, Unarmed mixes with any style and does 1D3 damage.',
    'LEG-UNA-02':
      'Hurt, hold or break free. A successful unarmed attack does damage, takes hold or breaks free; to hold needs an empty limb that can grip.',
    'LEG-UNA-03':
      'Held. A limb that is held cannot attack, defend or move; held by head or trunk the victim has −20% on everything.',
    'LEG-UNA-04': 'Brawn in a grapple. Brawn may stand for Unarmed in keeping or breaking a hold.',
    'LEG-UNA-05':
      'Keeping the hold. A hold lasts until released or broken, and on his Strike Rank the holder may hurt the held location, which the victim opposes with Unarmed or Brawn.',
  }),
  ...chapter('Unusual Combat Conditions', {
    'LEG-CON-01':
      'Climbing. While climbing, combat skill is limited by Athletics and a biped has one limb to fight with.',
    'LEG-CON-02':
      'Swimming. While swimming, combat skill is limited by Swim; under water only thrusting weapons work, at half damage, but ramming, biting and strangling are unhindered.',
  }),
  ...chapter('Weapon Reach – Closing and Disengaging', {
    'LEG-RCH-02':
      'Out of reach. Two or more steps of Reach shorter, a fighter cannot attack the other’s body, though his defence may still win manoeuvres.',
    'LEG-RCH-03': 'Striking limbs. The limb a huge monster strikes with can be hit whatever the reach.',
  }),
  ...chapter('Closing', {
    'LEG-CLS-01':
      'Closing. To close costs a Combat Action; the opponent may spend one to oppose it or to attack the closer.',
    'LEG-CLS-02': 'Closing opposed. If it is opposed, Evade against Evade decides the distance.',
    'LEG-CLS-03':
      'Closing under attack. If he attacks, his combat skill is opposed by the closer’s Evade, and the closer gets inside hit or not.',
    'LEG-CLS-04': 'Inside. Once inside, the longer weapon cannot parry until the distance is opened again.',
  }),
  ...chapter('Disengaging', {
    'LEG-DIS-01': 'Disengaging. Disengaging works as closing does and restores the original distance.',
  }),
] as const
