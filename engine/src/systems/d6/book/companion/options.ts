import { under } from '../../../../mechanisms/catalogue.ts'

/** The Combat Options chapter and the skills that reach into a fight. */
export const options = [
  ...under('companion', 'Combat Options: Fighting & Melee Combat Options', {
    'D6-C-OPT-AllOut': 'All-out. At 6 less difficulty and +1D damage one does nothing else and does not defend.',
    'D6-C-OPT-Lunge': 'Lunge. Half a metre more reach at 3 more difficulty and -1D damage.',
    'D6-C-OPT-Sweep': 'Sweep. A wide blow is at 6 less difficulty and -3D damage.',
    'D6-C-OPT-Knockdown':
      'Knockdown. At +6 the target takes no damage but falls, has -2D on its next Agility roll and spends an action to stand.',
    'D6-C-OPT-Trip': 'Trip. A trip is at +6 and does what a knockdown does.',
    'D6-C-OPT-Push': 'Push. At +3 the target takes no damage but has -2D on its next Agility roll.',
    'D6-C-OPT-PhysiqueLimit':
      'Weight counts. Without special training one knocks down or pushes only those of no greater Physique.',
    'D6-C-OPT-Tackle': 'Tackle. At +3 with fighting the target is captured and may only try to escape.',
    'D6-C-OPT-Grab': 'Grab. At +6 the target is held; five kinds of grab do different things.',
    'D6-C-OPT-Choke': 'Choke. A choke does Strength Damage with modifiers in its first round.',
    'D6-C-OPT-Flip': 'Flip. A flip does 3D and the target spends the next round getting up.',
    'D6-C-OPT-Hold': 'Hold. A hold does 3D less damage, or less still, and keeps the target.',
    'D6-C-OPT-Slam':
      'Slam or throw. One action lifts, another throws; the target takes the obstacle’s Toughness and the thrower’s Strength Damage.',
    'D6-C-OPT-ArmPin1': 'Arm pin: hurt. After the first round a pinned arm can be hurt for Strength Damage.',
    'D6-C-OPT-ArmPin2':
      'Arm pin: break. Physique or lifting breaks it against twice the target’s and protection, or against his roll and 5 if he resists.',
    'D6-C-OPT-ArmPin3':
      'Arm pin: force down. Fighting forces him down against twice his Agility dice, or against his Agility roll and 5.',
    'D6-C-OPT-GrabLater': 'Holding on. In later rounds a grab does Strength Damage if no escape succeeded.',
    'D6-C-OPT-Escape': 'Escape. Physique or lifting against the holder’s breaks a hold and is an action.',
    'D6-C-OPT-Acrobatics':
      'Acrobatic trick. Half of what an acrobatics roll was over its difficulty is added to the damage of one attack that turn.',
    'D6-C-OPT-Social':
      'Words in a fight. Half of what a bluff, charm or threat was over or under goes on one attack or defence at Short range or nearer.',
  }),
  ...under('companion', 'Combat Options: Called Shot', {
    'D6-C-OPT-Called50': 'Half a metre. A mark of 10 to 50 cm adds 3 (1D).',
    'D6-C-OPT-Called10': 'A hand’s breadth. A mark of 1 to 10 cm adds 12 (4D).',
    'D6-C-OPT-Called1': 'A coin’s edge. A mark under 1 cm adds 24 (8D).',
    'D6-C-OPT-CalledEffect': 'What it does. It knocks an item away, seizes a limb, pins the target or adds 1D damage.',
    'D6-C-OPT-AttackerBlind': 'Blind attacker. An attacker who cannot see adds 12 (4D) to the difficulty.',
    'D6-C-OPT-TargetBlindBehind':
      'Unseeing target. A target that cannot see, or struck from behind, is 12 (4D) easier.',
  }),
  ...under('companion', 'Combat Options: Options for Various Combat Skills', {
    'D6-C-OPT-Break': 'Breaking things. Ten over an object’s resistance wrecks it, less weakens it.',
    'D6-C-OBJ-Toughness': 'Object Toughness. From 1D for thatch over 2D, 3D and 4D to 6D for a castle wall.',
    'D6-C-OPT-Disarm':
      'Disarm. The item stays in hand if Physique or lifting, rolled ahead of the turn if need be, exceeds the damage.',
    'D6-C-OPT-Entangle':
      'Entangle. The entangled may only get free, by strength or by slipping, against the weapon’s damage total.',
    'D6-C-OPT-GroupCommand':
      'Group attack. A command roll lets several act on the leader’s initiative, their damage taken as one sum.',
    'D6-C-OPT-TwoWeapons': 'Two weapons. One-handed weapons in both hands can strike at the multi-action penalty.',
    'D6-C-OPT-QuickDraw':
      'Quick draw. Dice of a combat skill, all but one, may be moved to initiative; extra attacks take their dice first.',
    'D6-C-OPT-Ready': 'Readying. Drawing or readying is an action for each item.',
    'D6-C-OPT-Surprise': 'Surprise. Who surprises acts first or has +1D.',
    'D6-C-OPT-Unwieldy':
      'Unwieldy. Long, awkward or unfamiliar weapons, and two-handed ones in one hand, may add 5 or more.',
    'D6-C-OPT-Improvised': 'Improvised. Improvised weapons add 5 or more and break or hurt on a Critical Failure.',
    'D6-C-OPT-Mounted': 'Mounted. Guiding a mount and attacking are two actions.',
    'D6-C-OPT-Whip': 'Whip. A whip strikes, entangles at two metres or disarms.',
    'D6-C-OPT-Swarm': 'Swarm. A swarm rolls once with 5 more for each ten animals and does one animal’s damage.',
    'D6-C-OPT-Catch': 'Catching. Throwing against the thrower’s total catches, 9 easier if he wants it caught.',
  }),
  ...under('companion', 'Combat Options: Hit Location', {
    'D6-C-HIT-Head': 'Head. The head is at +5 and takes 12 more damage.',
    'D6-C-HIT-Heart': 'Heart. The heart is at +15 and takes 12 more.',
    'D6-C-HIT-Chest': 'Chest. Chest and abdomen change nothing.',
    'D6-C-HIT-Arm': 'Arm. An arm is at +5 and takes 2 less.',
    'D6-C-HIT-Leg': 'Leg. A leg is at +5 and takes 1 less.',
    'D6-C-HIT-Hand': 'Hand. A hand is at +15 and takes 2 less.',
    'D6-C-HIT-Effects':
      'Hurt parts. A badly hurt part takes 1, or 1D, from what is done with it; the chest leaves only passive defence for a round.',
    'D6-C-OPT-Knockout':
      'Knockout. A head blow that would do two levels or half the Body Points fells for hours and does half.',
  }),
  ...under('companion', 'Combat Options: Prone & Crouching', {
    'D6-C-POS-Crouch': 'Crouching. A crouching target is 3 (1D) harder to hit.',
    'D6-C-POS-CrouchMove': 'Creeping. Moving so it is 6 (2D) harder and has half its Move.',
    'D6-C-POS-ProneNear': 'Prone, near. A prone target is 6 (2D) easier at Point Blank and Short range.',
    'D6-C-POS-ProneFar': 'Prone, far. It is 6 (2D) harder at Medium and Long range.',
    'D6-C-POS-Stand': 'Standing up. Rising is free for those who lay down and an action for those who were felled.',
  }),
  ...under('companion', 'Combat Options: Scale', {
    'D6-C-SCALE-Mod': 'Scale. The scale modifier is the difference of both sizes.',
    'D6-C-SCALE-Larger': 'Larger attacker. A larger attacker adds it to the difficulty and to his damage.',
    'D6-C-SCALE-Smaller': 'Smaller attacker. A smaller one adds it to his attack and to the defender’s resistance.',
    'D6-C-SCALE-Light': 'Lightly built. Large but flimsy things gain no resistance.',
    'D6-C-SCALE-Weapon': 'Weapon scale. A weapon has the scale of its bearer or mount.',
  }),
  ...under('companion', 'Example Skill Difficulties', {
    'D6-C-MENT-Defence':
      'Mental defence. The mind resists with 10, a mettle roll, or such a roll and 10 in full defence.',
    'D6-C-TRAP-Attack': 'Traps. A trap’s speed is its initiative and its combat total meets the target’s defence.',
  }),
]
