import type { Catalogue } from '../../../kernel/types.ts'
import { under } from '../../../mechanisms/catalogue.ts'

/** Every rule of Dungeons of Olde that a fight can meet, in our words: the combat chapter, then the chapters it leans on. */
export const rules = [
  ...under('chapter', 'Attacking as an Opposed Attempt', {
    'OLDE-ATK-01':
      'Opposed attempt. An attack is an opposed attempt: the defender sets the difficulty, the attacker rolls against it.',
    'OLDE-ATK-02': 'Within reach or range. An attack is declared on somebody within the reach or range of the weapon.',
    'OLDE-ATK-03': 'In sight. The attacker needs a line of sight to whom he attacks.',
    'OLDE-ATK-04': 'Defense Check. The defender rolls two exploding Finesse dice.',
    'OLDE-ATK-05': 'Defense adjustment. His present Defense adjustment is added to them.',
    'OLDE-ATK-06': 'The difficulty. What that comes to is the difficulty of the attack.',
    'OLDE-ATK-07': 'Attack Check. The attacker rolls two exploding dice of the stat his weapon is used with.',
    'OLDE-ATK-08': 'Attack adjustments. Adjustments are added once to the whole roll, after all explosions.',
    'OLDE-ATK-09': 'A hit. A total that equals or passes the difficulty hits.',
    'OLDE-DMG-01': 'Damage die. A hit rolls the damage die of the weapon.',
    'OLDE-DMG-02': 'Raw damage. Damage adjustments are added to the die.',
    'OLDE-DMG-03': 'Damage sustained. Armour and the like are taken from raw damage; less than nothing is nothing.',
    'OLDE-DMG-04': 'Hit Points lost. Damage sustained comes off the Hit Points.',
    'OLDE-ADJ-01':
      'Sources of adjustments. Skills, manoeuvres, spells and magic things adjust attack, defence, damage and armour.',
  }),
  ...under('chapter', 'Critical Outcomes in Combat', {
    'OLDE-CRIT-01': 'Only attacks. Attack Checks can be critical, Defense Checks never.',
    'OLDE-CRIT-02': 'Critical hit. An attack three or more over the difficulty is more than a plain hit.',
    'OLDE-CRIT-03': 'Critical miss. An attack three or more under the difficulty is worse than a plain miss.',
    'OLDE-CRIT-04': 'Bands. The margin decides the band, its outcomes and its character points.',
    'OLDE-CRIT-05': 'The attacker chooses. On critical and legendary hits the attacker picks one outcome.',
    'OLDE-CRIT-06': 'The game master chooses. On critical and disastrous misses the game master picks one outcome.',
    'OLDE-CRIT-07': 'Maximum damage. Critical hit with a Brawn weapon: its damage is the most it can be.',
    'OLDE-CRIT-08': 'Past the armour. Critical hit with a Finesse weapon: armour does not count.',
    'OLDE-CRIT-09': 'Blinded for a moment. Critical hit: the defender is blind until the next reset.',
    'OLDE-CRIT-10': 'Tripped. Critical hit: the defender falls prone.',
    'OLDE-CRIT-11': 'Disarmed. Critical hit: the defender drops his weapon.',
    'OLDE-CRIT-12': 'Worst of both. Legendary hit: the most damage, and armour does not count.',
    'OLDE-CRIT-13': 'Blinded for good. Legendary hit: the defender is blind until somebody heals his eyes.',
    'OLDE-CRIT-14': 'Lamed. Legendary hit: the defender is lame until somebody heals his leg.',
    'OLDE-CRIT-15': 'Weapon broken. Legendary hit: the defender’s weapon breaks.',
    'OLDE-CRIT-16': 'Slain. Legendary hit: the defender is dead at once, where the game master lets that happen.',
    'OLDE-CRIT-17': 'Fumbled. Critical miss: the attacker drops his weapon.',
    'OLDE-CRIT-18': 'Overbalanced. Critical miss: the attacker falls prone.',
    'OLDE-CRIT-19': 'Own weapon broken. Disastrous miss: the attacker’s weapon breaks.',
    'OLDE-CRIT-20': 'Paid back. Disastrous miss: the defender deals the damage of his weapon to the attacker.',
    'OLDE-CRIT-21': 'Character points. Player characters get points for critical results they make or suffer.',
  }),
  ...under('companion', 'The revised outcomes', {
    'OLDE-REV-legendary-hit':
      'Nine over. Twice the most damage with Brawn; with Finesse the most, past armour; in the advanced set also lasting harm.',
    'OLDE-REV-critical-hit':
      'Six over. Two over the most damage with Brawn; with Finesse past armour; in the advanced set also blindness, a trip, a lost weapon.',
    'OLDE-REV-solid-hit':
      'Three over. Two more damage with Brawn; with Finesse at least two whatever the armour; in the advanced set the defender may stumble instead.',
    'OLDE-REV-hit': 'Up to two over. A plain hit.',
    'OLDE-REV-miss': 'One or two under. A plain miss.',
    'OLDE-REV-clean-miss': 'Three under. The attacker stumbles: two off his Defense until the reset.',
    'OLDE-REV-critical-miss': 'Six under. The attacker drops his weapon or falls.',
    'OLDE-REV-disastrous-miss':
      'Nine under. The attacker’s weapon breaks, or the defender deals him the damage of his own.',
  }),
  ...under('chapter', 'Line of Sight', {
    'OLDE-LOS-01': 'To be seen. Who attacks must see his target, or the space he believes it to be in.',
    'OLDE-LOS-02': 'Clear. A free line from the middle of one space to the middle of the other costs nothing.',
    'OLDE-LOS-03':
      'Partial. A free line from the attacker’s middle to some point of the other space: three off the attack.',
    'OLDE-LOS-04': 'Minimal. A free line only from some point to some point: six off the attack.',
    'OLDE-LOS-05': 'None. Without any line there is no attack.',
  }),
  ...under('chapter', 'Melee Weapons', {
    'OLDE-WPN-01': 'Check stat. Each weapon says which stat’s dice its attacks roll.',
    'OLDE-WPN-02': 'Without the skill. Who lacks the weapon’s skill attacks at two less.',
    'OLDE-WPN-03': 'Reach 0. The weapon strikes somebody in the same space.',
    'OLDE-WPN-04': 'Reach 1. The weapon strikes into the next space.',
    'OLDE-WPN-05': 'Reach 2 and 3. The weapon strikes into the second or third space away.',
    'OLDE-WPN-06':
      'One hand or two. One minimum of Brawn is for one hand, with the other free for something; the other is for both hands, which then hold nothing else.',
    'OLDE-WPN-07': 'Too weak. Each point of Brawn short of the minimum takes one from attacks and one from damage.',
    'OLDE-WPN-08': 'No gain from strength. Brawn above the minimum adds nothing, in melee or at range.',
    'OLDE-WPN-09': 'Melee weapons. The figures of each melee weapon.',
  }),
  ...under('chapter', 'Unarmed Combat', {
    'OLDE-UNARM-01': 'Fists. Fists reach into the own and the next space.',
    'OLDE-UNARM-02': 'Small makeshift weapons. A mug, a stone or the like reaches into the own and the next space.',
    'OLDE-UNARM-03': 'Long makeshift weapons. A table leg or an axe handle is a mace of its size.',
    'OLDE-UNARM-04': 'Damage of a fist. One Brawn die, halved, rounded up.',
    'OLDE-UNARM-05': 'Damage of a mug. One more for each full five points of Brawn.',
  }),
  ...under('chapter', 'Ranged Combat', {
    'OLDE-RNG-01': 'Opposed as well. A shot is an opposed attempt, adjusted for the distance.',
    'OLDE-RNG-02': 'Finesse. All ranged weapons roll Finesse dice.',
    'OLDE-RNG-03': 'Without the skill. Who lacks the skill shoots at two less.',
    'OLDE-RNG-04': 'Base range. Within the base range the distance costs nothing.',
    'OLDE-RNG-05': 'Doublings. Each doubling of the base range takes three from the attack.',
    'OLDE-RNG-06': 'Not in the same space. Nobody shoots at who shares his space.',
    'OLDE-RNG-07': 'Too near. A shot into the next space is at three less, unless the target cannot move.',
    'OLDE-RNG-08': 'Range limit. Beyond its multiple of the base range a weapon cannot be aimed at one target.',
    'OLDE-RNG-09': 'Hands. The weapon takes one hand or both.',
    'OLDE-RNG-10': 'Too weak. Each point of Brawn short of the minimum takes one from attacks and one from damage.',
    'OLDE-RNG-11': 'Ranged weapons. The figures of each ranged weapon.',
  }),
  ...under('chapter', 'Crossbows', {
    'OLDE-XBOW-01': 'Two minimums. One Brawn to aim and shoot, a higher one to span the bow by hand.',
    'OLDE-XBOW-02': 'By hand. Who meets the second minimum resets the bow for 1 AP.',
    'OLDE-XBOW-03': 'By crank. Who meets only the first takes the crank and 3 AP.',
    'OLDE-XBOW-04': 'Once per reset. A crossbow that was shot must be reset before the next shot.',
  }),
  ...under('chapter', 'Shields', {
    'OLDE-SHD-01': 'Defense bonus. A shield adds its bonus to the Defense Check.',
    'OLDE-SHD-02': 'The off hand. It fills the off hand: no weapon in both hands beside it.',
    'OLDE-SHD-03': 'Too weak. Each point of Brawn short of its minimum takes one from every Brawn and Finesse Check.',
    'OLDE-SHD-04': 'Casting behind it. Spells with gestures are cast at its spellcasting adjustment.',
    'OLDE-SHD-05': 'Kinds of shield. The figures of each shield.',
  }),
  ...under('chapter', 'Armor', {
    'OLDE-ARM-01': 'Less damage. Armour takes its reduction from damage and never makes the wearer harder to hit.',
    'OLDE-ARM-02': 'Three categories. Light, medium and heavy have each their span of reduction and of Brawn.',
    'OLDE-ARM-03': 'Too weak: Finesse. Each point of Brawn short of its minimum takes a rank from Finesse dice.',
    'OLDE-ARM-04': 'Too weak: Brawn. Each point of Brawn short of its minimum takes one from Brawn Checks.',
    'OLDE-ARM-05': 'Kinds of armour. The figures of each armour.',
  }),
  ...under('chapter', 'Conditions', {
    'OLDE-COND-01':
      'How long. A temporary condition ends at the next reset, a persistent one by a recovery check there, a permanent one when it is healed.',
  }),
  ...under('companion', 'Conditions', {
    'OLDE-COND-bleeding':
      'Bleeding. One Hit Point less at each reset, until a check of Brawn or Nerve against 9 stops it.',
    'OLDE-COND-blinded': 'Blinded. Five off attack and defence; hurrying blind may end in a fall.',
    'OLDE-COND-dazed': 'Dazed. No attack, no spell, one space a round, two off defence.',
    'OLDE-COND-deafened': 'Deafened. Two off defence against who comes from behind.',
    'OLDE-COND-exhausted': 'Exhausted. Three off the roll for AP, two off checks of Brawn and Finesse.',
    'OLDE-COND-fatigued': 'Fatigued. Two off the roll for AP.',
    'OLDE-COND-frightened': 'Frightened. Two off every check, and he must get away.',
    'OLDE-COND-incapacitated': 'Incapacitated. He lies there and does nothing; attacks on him need 6.',
    'OLDE-COND-prone':
      'Prone. Three off attack and defence in melee and off shots with bow or hand, two more with a crossbow, three more defence against shots.',
    'OLDE-COND-unconscious': 'Lying unconscious. Attacks on a sleeper need 9.',
    'OLDE-COND-restrained': 'Restrained. He cannot move or defend himself; attacks on him need 6.',
    'OLDE-COND-rooted': 'Rooted. He makes no movement, neither steps nor up or down.',
    'OLDE-COND-slowed': 'Slowed. Three off the roll for AP, but never less than 1.',
    'OLDE-COND-silenced': 'Silenced. No spell that must be spoken.',
    'OLDE-COND-stunned': 'Stunned. He does nothing by himself; attacks on him need 6; a friend may lead him.',
    'OLDE-COND-lame': 'Lame. Ours: no running, no leaping, no free steps, and each space takes 2 AP.',
  }),
  ...under('companion', 'Dice', {
    'OLDE-DICE-01':
      'Exploding dice. A stat die has as many sides as its rank; on its highest value it is thrown again and added, each die for itself.',
    'OLDE-DICE-02':
      'Odd dice. An odd die is the next larger one, whose top face counts as the middle of the odd die and never explodes.',
    'OLDE-DICE-03-one': 'No less than one. Ours: a rank pushed below 1 stays 1, which is always 1 and never explodes.',
    'OLDE-DICE-03-two': 'Two sides. A d6, low half 1, high half 2; it explodes on 2.',
    'OLDE-DICE-03-three': 'Three sides. A d6 by pairs; it explodes on 3.',
    'OLDE-DICE-03-large':
      'Large ranks. Ranks 13 to 18 are thrown as several dice with an adjustment, by how many dice of the rank are rolled.',
    'OLDE-DICE-04':
      'Modify before, adjust after. A modification changes the rank before the throw, an adjustment the total after it.',
  }),
  ...under('companion', 'Challenges', {
    'OLDE-CHAL-01':
      'Difficulties. A check is two exploding dice of a stat and adjustments; it succeeds if it comes to the difficulty.',
    'OLDE-CHAL-02':
      'Opposed attempts. The one acted upon rolls first and sets the difficulty; equal is enough for the one who acts.',
    'OLDE-CHAL-03':
      'Ranks of success. The first rank is success or failure itself; every three points more are another.',
    'OLDE-CHAL-assist': [
      'Helping. Somebody else’s check can add to an attempt.',
      'no action for it is printed, and nothing says what it would cost in a fight',
    ],
    'OLDE-CHAL-scaling': [
      'Scaling tasks. More ranks can mean more of what is made or found.',
      'for work outside fights',
    ],
  }),
  ...under('companion', 'Skills', {
    'OLDE-SKILL-ranks': 'Ranks of skill. Apprentice adds nothing, each rank above it one more, up to five.',
    'OLDE-SKILL-shields':
      'Strange to shields. Who carries a shield without its skill attacks at two less, with whatever.',
    'OLDE-SKILL-bucklers': 'Bucklers. Fencers are trained with bucklers.',
    'OLDE-SKILL-sling': 'Slings. Nobody can use a sling without its skill.',
    'OLDE-SKILL-dodge': 'Dodging. Where it is played, a rank of Dodge adds to the Defense Check.',
    'OLDE-SKILL-murder': ['Murder. A skill against the unaware.', 'no mechanics are printed for it'],
  }),
  ...under('companion', 'Turns and Rounds', {
    'OLDE-TURN-01':
      'Reset phase. Harm by the turn, ending conditions, recovery checks, Mana or Faith, action points, the next turn: in this order; a fight begins and ends with it.',
    'OLDE-TURN-02': 'Action points. One Finesse die, adjusted; what was left is lost.',
    'OLDE-TURN-03': 'Surprise. Who is surprised has exactly 1 AP in the first turn.',
    'OLDE-TURN-04': 'Order. In each round who has more AP acts before who has less; equals by Finesse, then by lot.',
    'OLDE-TURN-05': 'A round. At most 3 AP in a round, for one movement and one action.',
    'OLDE-TURN-06':
      'Free steps. Once a turn, before anything else of the round, two spaces for nothing, one for the small.',
    'OLDE-TURN-07':
      'Passing. Who passes keeps his AP; the action phase ends when all have none or passed in the same round.',
    'OLDE-TURN-08': 'X or Only. Who was given less than such a thing costs may spend all of it on that alone.',
    'OLDE-TURN-mana': 'Mana and Faith. One point of either comes back at each reset.',
    'OLDE-TURN-end': 'The end. Ours: the fight is over when at most one side has somebody above 0 Hit Points.',
  }),
  ...under('companion', 'Movements', {
    'OLDE-ACT-step': 'Step. 1 AP a space, up to three.',
    'OLDE-ACT-climb': 'Climb. One level up or down for 2 AP.',
    'OLDE-ACT-drop': 'Drop. To one knee, to the seat or flat down for 1 AP, and an action may follow.',
    'OLDE-ACT-rise': 'Rise. Up again for 2 AP, or all there is.',
    'OLDE-ACT-leap': 'Leap. Over a gap for 1 AP.',
    'OLDE-ACT-ready': 'Ready. Ours: drawing, putting away, picking up, or a door, for 1 AP as the movement.',
  }),
  ...under('companion', 'Actions', {
    'OLDE-ACT-attack': 'Attack. One attack for 2 AP.',
    'OLDE-ACT-block': 'Shield Block. For 2 AP a trained shield gives two more Defense in melee until the reset.',
    'OLDE-ACT-cast': 'Cast Spell. One spell for 2 AP.',
    'OLDE-ACT-use': 'Use item. One thing used for 3 AP, or all there are.',
    'OLDE-ACT-aid': 'First Aid. One try at it for 3 AP, or all there are.',
    'OLDE-ACT-recover': 'Recover. Two points of Mana or Faith for 3 AP, or all there are.',
    'OLDE-ACT-flop': 'Flop. To one knee, to the seat or flat down for nothing, after any movement.',
    'OLDE-ACT-guide': 'Guide. For 1 AP a stunned friend at hand is led one space, or made to sit or to lie down.',
  }),
  ...under('companion', 'Advanced actions', {
    'OLDE-ADV-panic': 'Panic Attack. For 1 AP an attack at two less, and one off the own Defense until the reset.',
    'OLDE-ADV-melee': 'Melee Attack. For 2 AP a plain attack.',
    'OLDE-ADV-all-out':
      'All-Out Attack. For 3 AP or all: two more to hit, four more damage, three off the own Defense until the reset.',
    'OLDE-ADV-snapshot': 'Snapshot. For 1 AP a shot at two less, and one off the own Defense until the reset.',
    'OLDE-ADV-shot': 'Shot. For 2 AP a plain shot, and one off the own Defense until the reset.',
    'OLDE-ADV-aimed': 'Aimed Shot. For 3 AP a careful shot, and three off the own Defense until the reset.',
    'OLDE-ADV-block':
      'Shield Block. A reflex for 1 AP from Journeyman: shield against weapon, and the bonus of the shield counts twice.',
    'OLDE-ADV-parry':
      'Parry. A reflex for 1 AP from Foreman with axe, mace, sword, spear or fencing weapon: weapon against weapon stops the blow; later attacks of the turn at two less.',
    'OLDE-ADV-counterattack':
      'Counterattack. A reflex for 2 AP from Master with such a weapon: his attack comes first, at two less.',
    'OLDE-ADV-riposte':
      'Riposte. A response for 1 AP from Journeyman in Fencing: an attack at one less for each Hit Point just lost.',
    'OLDE-ADV-run': 'Run. 1 AP for two spaces, up to six, one off the own Defense until the reset for each AP.',
    'OLDE-ADV-stand': 'Stand. From the ground for 3 AP, or all there are.',
    'OLDE-ADV-rise': 'Rise. From knee or seat for 1 AP.',
    'OLDE-ADV-tumble':
      'Tumbling. Who is trained to tumble may by a check stand up or climb for 1 AP, rise or drop for none.',
  }),
  ...under('companion', 'Injury', {
    'OLDE-INJ-01': 'Hit Points. Brawn and half of Nerve; the share left is the status, from healthy to dead.',
    'OLDE-INJ-02':
      'Stunning blow. One injury of more than half of all Hit Points stuns who fails a check of Brawn or Nerve against it.',
    'OLDE-INJ-03': 'Dying. At 0 or below a Hit Point goes at each reset; at minus the maximum he is dead.',
    'OLDE-INJ-04-stabilise': 'Stabilising. A Healing check against 9 stops the dying.',
    'OLDE-INJ-04-bruised': 'Bruises. For the bruised the check is against 6.',
    'OLDE-INJ-04-self': 'One’s own wounds. On oneself against 9 when bruised, 12 when wounded.',
    'OLDE-INJ-04-unskilled': 'Without Healing. Who lacks the skill rolls Savvy at two less.',
    'OLDE-INJ-04-again': 'Trying again. A failed try may be repeated.',
    'OLDE-INJ-04-spell': 'By magic. Any healing magic stabilises and ends bleeding.',
    'OLDE-INJ-04-binding': [
      'Binding wounds. After the fight a point or two can be won back.',
      'takes half an hour after the fight',
    ],
    'OLDE-INJ-04-rest': ['Recuperation. Rest wins points back day by day.', 'takes days'],
    'OLDE-INJ-06': 'The helpless. Attacks on who cannot defend himself need a fixed number and no roll of his.',
  }),
  ...under('companion', 'Magic', {
    'OLDE-SPELL-ember': 'Ember. Ours: 1 Mana, gestures, six spaces; Savvy against the Defense Check; 1d6, less armour.',
    'OLDE-SPELL-mend':
      'Mend. Ours: 1 Faith, spoken, by touch; Savvy against 9; 1d4 Hit Points, and the dying are stable.',
    'OLDE-ITEM-draught': 'Healing draught. Ours: drunk or given by touch, 1d4 Hit Points, and the dying are stable.',
  }),
] as const satisfies Catalogue

/** The id of a rule of this game. */
export type OldeRule = (typeof rules)[number]['id']
