import { under } from '../../../mechanisms/catalogue.ts'

/** The combat chapter, heading by heading. */
export const chapter = [
  ...under('chapter', 'Taking Turns', {
    'REN-ACT-01':
      'Turn order. A fight is played in turns: everybody acts once in each round, in the order of initiative.',
    'REN-ACT-02': 'Initiative modifier. The initiative modifier is a fifth of INT and COO together, rounded down.',
    'REN-ACT-04': 'Allotment. A turn allows one Standard and one Quick Action.',
    'REN-ACT-05': 'Three Quick Actions. Instead of a Standard and a Quick Action a turn may be three Quick Actions.',
    'REN-ACT-06': 'Tasks. Task Actions are not part of the allotment: who goes on with one loses his turn.',
    'REN-ACT-07': 'Length of a turn. A turn is about three seconds, twenty of them a minute.',
    'REN-ACT-08': 'Free Actions. Free Actions cost nothing and are taken in one’s own turn.',
  }),
  ...under('chapter', 'The Combat Grid', {
    'REN-GRID-01': 'Squares. Places are told on a grid of squares one metre wide.',
    'REN-GRID-02': 'Room. Small, Normal and Large creatures take up one square.',
    'REN-GRID-03': 'Adjacent squares. A creature reaches, and so threatens, the squares next to its own.',
    'REN-GRID-04': 'Distances. A distance is measured straight and rounded to the nearest metre.',
    'REN-GRID-05': 'Paths. A move is as long as the path taken.',
    'REN-GRID-06': 'Diagonals. A diagonal step is one metre and a half.',
    'REN-GRID-07': 'No facing. Which way a character looks is not tracked.',
  }),
  ...under('chapter', 'Movement Modes', {
    'REN-MOVE-01': 'Moving. Moving with one of one’s movement modes is a Quick Action.',
    'REN-MOVE-02': 'Full rate. A move goes as far as the full rate of the mode at most.',
    'REN-MOVE-03':
      'Running. Who moves farther than the base rate has -10 on physical actions until his next turn begins.',
  }),
  ...under('chapter', 'Stunts', {
    'REN-MOVE-04':
      'Stunts. A stunt needs a check of a movement skill; what action it takes and how far it goes depends on the stunt.',
    'REN-MOVE-05':
      'Table of stunts. Vaulting an obstacle at +10 keeps momentum; a diving roll avoids attacks; a corner wall kick comes round a foe.',
    'REN-MOVE-11':
      'Effects of stunts. A stunt may do more than move: end prone behind cover, pass a foe, keep clear of attacks.',
  }),
  ...under('chapter', 'Unusual Movement', {
    'REN-MOVE-06':
      'Unusual movement. Moving in a way that is no mode of one’s own needs no check and goes half the base rate of the most fitting mode.',
    'REN-MOVE-07': 'What it may need. Unusual movement may need basic proficiency in a movement skill.',
    'REN-MOVE-08':
      'Table of unusual movement. Climbing and crawling go half the base rate on foot, swimming the whole; climbing and swimming exhaust.',
    'REN-MOVE-09': 'What is possible. Unusual movement must be physically possible.',
    'REN-MOVE-12': 'Exhausting. What exhausts cannot be kept up for long without a check.',
    'REN-MOVE-10': 'Difficult terrain. Difficult ground hinders movement as the hazards say.',
  }),
  ...under('chapter', 'Charging', {
    'REN-CHARGE-01': 'Declared. A charge is declared before the move.',
    'REN-CHARGE-02': 'Distance. A charge goes up to the full rate.',
    'REN-CHARGE-03': 'Always a run. Who charges counts as having moved more than his base rate however far he goes.',
    'REN-CHARGE-04': 'Quick. A charging move is a Quick Action.',
    'REN-CHARGE-05': 'Momentum. After at least three metres all his physical melee attacks of that turn do +DB damage.',
    'REN-CHARGE-06': 'Every attack. Each of several attacks has the bonus, and each the penalty.',
    'REN-CHARGE-07': 'Braced against. A charge can be received with a braced weapon.',
  }),
  ...under('chapter', 'The Single-Movement Rule', {
    'REN-SMR-01': 'One movement. Only one action of a turn may be movement.',
    'REN-SMR-02': 'Follow-through. A mode may be used immediately before or after some stunts.',
  }),
  ...under('chapter', 'Attack Basics', {
    'REN-ATK-01': 'Attack. An attack is a Standard Action and an ordered opposed check.',
    'REN-ATK-02': 'Attacker first. The attacker rolls his attack skill first.',
    'REN-ATK-03': 'Defender second. The defender rolls only if the attacker succeeded.',
    'REN-ATK-04': 'Hit. If the attacker wins, the defender takes the damage value.',
    'REN-ATK-05': 'Miss. If the defender wins, he takes no damage.',
    'REN-ATK-06': 'Margin of 30. A margin of success of 30 or more adds 5 DV.',
    'REN-ATK-07': 'Margin of 60. A margin of 60 or more adds 10 DV in all.',
    'REN-ATK-08': 'Critical. On a critical success the dice of damage count as their highest faces.',
  }),
  ...under('chapter', 'Attack and Defense Skills', {
    'REN-SKILL-01': 'Attack skill. An attack uses the skill of its weapon.',
    'REN-SKILL-02': 'Bare hands. Unarmed attacks and natural weapons use Unarmed Combat.',
    'REN-SKILL-03': 'Fray. Fray defends against most attacks.',
    'REN-SKILL-04': 'Parry. Against melee attacks one may defend with the skill of a melee weapon in hand.',
    'REN-SKILL-05':
      'Unarmed defence. Who has basic proficiency may defend with Unarmed Combat, at a penalty against armed foes.',
    'REN-SKILL-06': 'Evading. Who moves evasively may defend with a movement skill.',
    'REN-SKILL-07': 'No reaction. Ordinary defence is no reaction.',
  }),
  ...under('chapter', 'Melee Attacks', {
    'REN-MELEE-01': 'Reach. A melee attack needs a weapon and a target within its reach, one metre for most.',
    'REN-MELEE-02': 'Long weapons. Weapons with the Reach tag strike farther.',
    'REN-MELEE-03': 'Threatening. One threatens whomever one could make a melee attack against.',
  }),
  ...under('chapter', 'Range', {
    'REN-RNG-01': 'Range penalties. Short range has no modifier, medium -10, long -20, extreme -30.',
    'REN-RNG-02': 'Notation. Ranges are written short/medium/long/extreme, each the farthest metre of its band.',
    'REN-RNG-03': 'Thrown. Thrown weapons without a range of their own reach 5, 15, 30 and 45 metres.',
    'REN-RNG-04': 'Out of range. Beyond extreme range nothing can be attacked.',
  }),
  ...under('chapter', 'Scatter', {
    'REN-RNG-05':
      'Scatter by compass. A miss goes 1d10 metres astray in one of eight directions, north first; 9 and 10 are thrown again.',
    'REN-RNG-06': 'Scatter as the die points. Or it goes 1d10 metres in any direction.',
    'REN-RNG-07': 'When it matters. Scatter is worked out for what bursts, not for arrows.',
  }),
  ...under('chapter', 'Point-Blank Attacks', {
    'REN-RNG-08': 'Point-blank. A ranged attack on somebody next to one has -20.',
  }),
  ...under('chapter', 'Ammunition', {
    'REN-RNG-09': 'Common ammunition. Common ammunition is not counted.',
    'REN-RNG-10': 'Special ammunition. Special or costly ammunition is counted.',
  }),
  ...under('chapter', 'Reloading', {
    'REN-RNG-11': 'Reloading. A weapon says what action reloads it, if any.',
  }),
  ...under('chapter', 'Touch-Only and Indicate-Only Attacks', {
    'REN-TOUCH-01':
      'Touch. Touching uses COO+SOM+SOM or Unarmed Combat without proficiency at +20, and the defender has -20.',
    'REN-INDICATE-01':
      'Indicate. Pointing uses three times COO or Ranged Weapons without proficiency at +20, as a ranged attack, and the defender has -20.',
  }),
  ...under('chapter', 'Un-Aware Targets', {
    'REN-UNAWARE-01': 'No defence. Who is not aware of an attack cannot defend.',
    'REN-UNAWARE-02': 'Still rolled. The attack is rolled all the same, unopposed.',
    'REN-UNAWARE-03': 'Noticing. Those who matter get a Perception check to notice a hidden attacker.',
    'REN-UNAWARE-04': 'Afterwards. Who has been attacked is aware.',
  }),
  ...under('chapter', 'Blind Attacks', {
    'REN-BLIND-01': 'Unseen. One does not threaten whom one cannot see.',
    'REN-BLIND-02': 'Blindly. An attack on somebody unseen uses the worse of a Stroke of Luck and 50.',
  }),
  ...under('chapter', 'Armor and Armor Penetration', {
    'REN-ARM-01': 'Armour value. Armour value comes from worn armour, from one’s hide and from powers, and adds up.',
    'REN-ARM-02': 'Penetration. AP is taken from AV, and what is left of AV from the damage.',
    'REN-ARM-03': 'Attack damage. Armour serves against attacks, not against falls, drowning or cold.',
    'REN-ARM-04': 'Exceptions. The game master may rule that armour serves or not.',
  }),
  ...under('chapter', 'Drawing and Dropping Weapons', {
    'REN-DRAW-01': 'Drawing. Drawing or sheathing a weapon is a Quick Action.',
    'REN-DRAW-02': 'Dropping. Dropping what one holds is a Free Action.',
  }),
  ...under('chapter', 'Aiming', {
    'REN-AIM-01':
      'Aiming. Aiming at somebody one sees is a Quick Action and gives +10 on attacks against him until the turn ends.',
    'REN-AIM-02': 'In melee too. The attack need not be a ranged one.',
  }),
  ...under('chapter', 'Full Defense', {
    'REN-FULLDEF-01': 'Full defence. A Standard Action gives +20 on defence until one’s next turn.',
  }),
  ...under('chapter', 'Bracing', {
    'REN-BRACE-01': 'Brace tag. A weapon with the Brace tag can be braced.',
    'REN-BRACE-02': 'Standard. Bracing is a Standard Action.',
    'REN-BRACE-03': 'Opportunity. Until one’s next turn whoever charges one provokes an attack of opportunity.',
    'REN-BRACE-04': 'Harder. Who hits a charger with a braced weapon does +DB damage.',
    'REN-BRACE-05': 'Not stopped. The charge goes on unless the charger is disabled, or wounded and knocked down.',
  }),
  ...under('chapter', 'Strikes', {
    'REN-STRIKE-00':
      'Strikes. A strike is declared before the roll, is of one kind, and has its result only on an exceptional success.',
    'REN-STRIKE-CalledShot': 'Called Shot. At -10 one strikes a place named before.',
    'REN-STRIKE-KnockDown': 'Knock Down. At -10, in melee: the target checks SOM×2 or is prone.',
    'REN-STRIKE-Maim': 'Maim. At -20 the target loses a limb.',
    'REN-STRIKE-MightyBlow': 'Mighty Blow. At -10, in melee: +DB damage.',
    'REN-STRIKE-ArmorGap': 'Armor Gap. At -10: +DB armour penetration.',
    'REN-STRIKE-Luck': 'Luck on strikes. Luck may be spent on strikes.',
    'REN-STRIKE-Precision': 'Precision. Called Shot, Maim and Armor Gap give the attack the Precision tag.',
  }),
  ...under('chapter', 'Maneuvers', {
    'REN-MAN-00': 'Maneuvers. A maneuver is like an attack but does no damage.',
    'REN-MAN-Disarm':
      'Disarm. Melee attack against melee attack or Fray: an item named before falls from the loser’s hand.',
    'REN-MAN-Feint': 'Feint. Quick: Deception against SAV+INT or Read; the loser has -20 on defence.',
    'REN-MAN-Grab':
      'Grab. Unarmed Combat against Fray or Unarmed Combat: the grabbed can do nothing but try to get away.',
    'REN-MAN-Escape': 'Escape. Unarmed Combat or STR+SOM of either against that of the other.',
    'REN-MAN-Trip': 'Trip. Melee attack against Fray: the loser is prone.',
  }),
  ...under('chapter', 'Special', {
    'REN-CATCH-01': 'Catching. With a weapon that catches one may try that instead of defending; it is a reaction.',
    'REN-CATCH-02': 'Penalty. Catching has -10.',
    'REN-CATCH-03': 'Caught. Winning with an exceptional success catches the weapon as well as defending.',
    'REN-CATCH-04': 'Locked. Neither may attack with the weapons involved, or move.',
    'REN-CATCH-05': 'Releasing. In his turn the catcher may release as a Free Action.',
    'REN-CATCH-06': 'Disarming. He has +10 to disarm the weapon he has caught.',
    'REN-CATCH-07':
      'Getting free. The other may let go as a Free Action, or break free as a Quick Action with SOM+STR.',
    'REN-DISMOUNT-01': 'Dismounting. How a rider is pulled down is left open; ours is an attack against Ride or Fray.',
    'REN-BASH-01': 'Shield bash. A shield strikes as a melee weapon with basic proficiency alone.',
    'REN-BASH-02': 'Its damage. A shield bash does 1d10+1+DB, AP 0.',
    'REN-BASH-03': 'Not with every shield. Some shields cannot bash.',
    'REN-BASH-04': 'Off hand. A shield in the off hand strikes with the penalties of that.',
  }),
  ...under('chapter', 'Multiple Weapons and Multiple Attacks', {
    'REN-MULTI-01':
      'Several attacks. One Standard Action attacks with each weapon wielded, each attack apart and at -10.',
    'REN-MULTI-02': 'Several targets. Attacks on several targets have a further -10.',
    'REN-MULTI-03': 'Not for areas. This is not for weapons that blast or splash.',
    'REN-OFF-01': 'Off hand. An attack with the off hand has -10.',
    'REN-OFF-02': 'Unsuited weapons. Without the Off-Hand tag it has another -10.',
    'REN-OFF-03': 'Ambidextrous. The ambidextrous have no off-hand penalty.',
  }),
  ...under('chapter', 'Resistance and Vulnerability', {
    'REN-RES-01': 'By tag. A resistance or vulnerability touches what has its tag.',
    'REN-RES-02': 'Effects. It halves DV, adds to it, changes a check, or says something else.',
    'REN-RES-03': 'Nothing to change. What it would change and the attack does not have is ignored.',
    'REN-RES-04': 'Further effects. The game master may give it further effects.',
  }),
  ...under('chapter', 'Reactions', {
    'REN-REACT-01': 'One reaction. After a reaction there is no other until the end of one’s next turn.',
    'REN-READY-01':
      'Readying. A Standard Action readies another Standard Action for a condition before one’s next turn.',
    'REN-READY-02': 'Using it. Taking the readied action is a reaction, and one’s own choice.',
    'REN-AOO-01': 'Attack of opportunity. Who is threatened and moves away or past may be attacked.',
    'REN-AOO-02': 'A whole attack. It follows all rules of attacks.',
    'REN-AOO-03': 'Not stopped. A hit does not stop the mover unless it incapacitates him.',
    'REN-AOO-04': 'A reaction. An attack of opportunity is a reaction.',
    'REN-REACT-02': 'Events. Something that happens may be answered at once, as a reaction.',
    'REN-REACT-03': 'Special defence. Defending by a catch, a maneuver, a strike or a power is a reaction.',
  }),
  ...under('chapter', 'Unarmed Combat', {
    'REN-UNARM-01': 'Tag. Punches and kicks have the Unarmed Attack tag.',
    'REN-UNARM-02': 'Damage. They do 1d10+DB, AP 0.',
    'REN-UNARM-03':
      'Untrained. Without basic proficiency one threatens nobody and cannot defend with it against armed foes.',
    'REN-UNARM-04': 'Against armed foes. With it one attacks at -10 and defends at -20 against armed foes.',
    'REN-UNARM-05': 'Knuckles on steel. An exceptional failure against an armoured foe hurts the striker 1d10÷2.',
    'REN-UNARM-06': 'Not in grapples. That is for strikes, not for grabs, throws and sweeps.',
    'REN-UNARM-07': 'Gauntlets. Worn armour adds a third of its highest AV to unarmed damage.',
  }),
  ...under('chapter', 'Natural Weapons', {
    'REN-NAT-01': 'Tag. They have the Natural Weapon tag and not the Unarmed Attack tag.',
    'REN-NAT-02': 'Damage. They have a DV and AP of their own.',
    'REN-NAT-03': 'Armed. Who has them counts as armed, threatens, and does not hurt himself on armour.',
    'REN-NAT-04': 'Defending. Defending with them against armed foes has -10.',
    'REN-NAT-05': 'Proficiency. They use Unarmed Combat, each with a proficiency of its own.',
  }),
  ...under('chapter', 'Mounted Combat', {
    'REN-MNT-01': 'One turn. A mount has no turn of its own.',
    'REN-MNT-02': 'Its legs and teeth. The rider uses its movement modes and its attacks.',
    'REN-MNT-03': 'No check. Who is proficient in riding needs no check for normal movement and attacks.',
    'REN-MNT-04': 'War-trained. A mount must be trained for war or of a fearless kind.',
    'REN-MNT-05': 'Two targets. Mount and rider are attacked separately.',
    'REN-MNT-06': 'Out of reach. Attacks on the rider have -20.',
    'REN-MNT-07': 'Its wounds. A mount’s wounds hinder its own actions, not the rider’s attacks.',
    'REN-MNT-08': 'Falling. When a mount falls its rider checks COO+COO+SOM or is trapped or pinned.',
    'REN-MNT-09': 'Mounted charge. A mounted charge adds DB once more.',
    'REN-MNT-10': 'Its strength. In a charge the rider may reckon DB with the mount’s STR.',
    'REN-MNT-11':
      'Ride-by. A charging rider may attack while he passes and ride on, at the penalties of several attacks on several targets.',
    'REN-MNT-12': 'Even one. It is a ride-by whenever the attack comes in the middle of the move, one target or more.',
    'REN-MNT-13': 'Unsuited weapons. Weapons without the Cavalry tag have -20 on a mount.',
  }),
  ...under('chapter', 'Blast and Splash Attacks', {
    'REN-BLAST-01': 'Blast. A blast does its whole DV where it goes off and 2 less for every metre from there.',
    'REN-BLAST-02': 'No defence. Nobody defends against a blast.',
    'REN-SPLASH-01': 'Splash. A splash does no damage of its own and touches all within its radius.',
    'REN-SPLASH-02': 'No defence. Nobody defends against a splash.',
    'REN-AREA-03': 'Where it goes off. It goes off where it was aimed, or where it scattered to.',
  }),
  ...under('chapter', 'Size and Combat', {
    'REN-SIZE-01': 'Small. Ranged attacks on small targets have -10, grabbing them +10.',
    'REN-SIZE-02': 'Large. Ranged attacks on large targets have +10, grabbing them -10.',
    'REN-SIZE-03': 'Beyond. Larger differences have larger modifiers.',
  }),
  ...under('chapter', 'Being Prone', {
    'REN-PRONE-01': 'Dropping. Dropping prone is a Quick Action.',
    'REN-PRONE-02': 'Knocked down. What knocks down takes no action.',
    'REN-PRONE-03': 'Rising. Getting up is a Quick Action.',
    'REN-PRONE-04': 'Moving. Prone, one moves half the base rate as a Standard Action.',
    'REN-PRONE-05': 'Melee. Melee attacks on the prone have +10.',
    'REN-PRONE-06': 'Ranged. Ranged attacks on the prone have -10.',
    'REN-PRONE-07': 'Own attacks. Prone, one attacks at -30 but with weapons that have the Prone tag.',
  }),
  ...under('chapter', 'Cover', {
    'REN-COVER-01': 'Minimal. Minimal cover: -10 on the attack.',
    'REN-COVER-02': 'Partial. Partial cover: -30 on the attack.',
    'REN-COVER-03': 'Total. Total cover: not threatened, not attacked.',
    'REN-COVER-04': 'Relative. Cover is had against an attacker and his weapon, as one stands.',
    'REN-COVER-05': 'Behind cover. Moving crouched or prone behind cover is unusual movement.',
    'REN-COVER-06': 'Rested. A weapon with the Prone tag rested on partial cover has +10.',
  }),
]
