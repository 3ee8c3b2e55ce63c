import { under } from '../../../../mechanisms/catalogue.ts'

/** Dice, points, rounds and actions: the Game Basics chapter. */
export const dice = [
  ...under('companion', 'Game Basics: Rolling Dice', {
    'D6-C-DIE-Pips': 'Pips. Three pips are a die, and codes are added and subtracted in pips.',
    'D6-C-DIE-Bonus': 'Bonuses. A bonus in dice adds dice to the roll, a bonus in points adds to the total.',
    'D6-C-DIE-Simplify5D': 'Five dice. A big code may be thrown as 5D and three and a half for each other die.',
    'D6-C-DIE-SimplifyWild': 'The Wild Die alone. Or as the Wild Die and three and a half for each other die.',
  }),
  ...under('companion', 'Game Basics: Wild Die', {
    'D6-C-WILD-Always': 'Wild Die. One die of every roll, the game master’s too, is the Wild Die.',
    'D6-C-WILD-1D': 'A single die. A roll of one die is the Wild Die.',
    'D6-C-WILD-Explode': 'Critical Success. A 6 on it is added and thrown again as long as 6s come.',
    'D6-C-WILD-CritFailRemove': 'Critical Failure. A 1 on its first toss takes itself and the highest die away.',
    'D6-C-WILD-Complication': 'Complication. Or the total stands and something goes wrong.',
    'D6-C-WILD-LaterOnes': 'Later ones. A 1 on a re-roll of the Wild Die is only a 1.',
  }),
  ...under('companion', 'Game Basics: Character Points', {
    'D6-C-CP-ExtraWild': 'Character Point. Each Character Point adds an exploding die to a roll.',
    'D6-C-CP-Max': 'Most Character Points. A roll takes 2, 5 or any number of them, as the adventure’s tone allows.',
    'D6-C-CP-Timing': 'When to spend. They are spent before or after the roll, but before its result is told.',
    'D6-C-CP-OneHarmless': 'Harmless one. A 1 on a Character Point’s die counts 1.',
    'D6-C-CP-NotWithFP': 'Not both. Character and Fate Points do not go on the same roll.',
  }),
  ...under('companion', 'Game Basics: Fate Points', {
    'D6-C-FP-Double': 'Fate Point. A Fate Point doubles a character’s dice and pips for one roll with one Wild Die.',
    'D6-C-FP-NotGear': 'Not the gear. Dice of weapons and equipment are not doubled.',
    'D6-C-FP-BeforeRoll': 'Before the roll. A Fate Point is spent before the dice are thrown.',
    'D6-C-FP-BeforePenalties': 'Doubled first. Doubling comes before any penalty or bonus.',
    'D6-C-FP-OnePerRoll': 'One a roll. A roll takes one Fate Point; several actions may each have one.',
    'D6-C-FP-Climactic': 'Climax. Once a session a Fate Point doubles every roll of the round.',
  }),
  ...under('companion', 'Game Basics: Using Skills', {
    'D6-C-SKILL-Untrained': 'Untrained. Without the skill its attribute is rolled, usually at 5 more difficulty.',
    'D6-C-SKILL-NoUntrainedCombat':
      'Natural skills. Dodge, fighting and resisting damage are never penalized as untrained.',
    'D6-C-SKILL-ZeroDice': 'Nothing to roll. What penalties have brought to 0D cannot be used.',
    'D6-C-REL-Skill':
      'Related skill. Half of what one roll was over or under, at least 1, goes for or against a related roll.',
    'D6-C-PREP': 'Preparing. Each doubling of the time taken, undisturbed, adds 1D, at most 3D.',
    'D6-C-RUSH': 'Rushing. A task of two rounds or more done in 25, 50 or 75 per cent less time is 5, 10 or 20 harder.',
    'D6-C-GROUP-Roll': 'Group roll. The game master may roll once for several doing alike.',
  }),
  ...under('companion', 'Game Basics: Choosing Difficulties', {
    'D6-C-DIFF-Levels':
      'Levels of difficulty. Very Easy reaches to 5, Easy 10, Moderate 15, Difficult 20, Very Difficult 25, Heroic 30, Legendary beyond.',
    'D6-C-DIFF-Generic':
      'Generic modifiers. Slight circumstances are worth up to 5, significant 10, decisive 15, overwhelming more.',
    'D6-C-OPP-Roll': 'Opposed rolls. Both roll and the higher wins; a tie is for the one who began.',
    'D6-C-DIFF-Derived': 'Derived difficulty. An ability nobody rolls is worth twice its dice and its pips.',
  }),
  ...under('companion', 'Game Basics: Determining Success', {
    'D6-C-RES-Grades':
      'Grades of success. Result points of 0 are minimal, to 4 solid, to 8 good, to 12 superior, to 16 spectacular, then incredible.',
    'D6-C-RES-Half': 'Half carried on. Half of the result points, rounded up, may go to a roll that follows from it.',
  }),
  ...under('companion', 'Game Basics: Game Time', {
    'D6-C-RND-5s': 'Round. A round is five seconds, twelve are a minute.',
  }),
  ...under('companion', 'Game Basics: Initiative', {
    'D6-C-INIT-M1': 'Method 1. Who does the first thing of consequence goes first and the order stays.',
    'D6-C-INIT-M2': 'Method 2. Acumen is rolled once and the order stays for the scene.',
    'D6-C-INIT-M3': 'Method 3. Acumen is rolled at the beginning of every round.',
    'D6-C-INIT-Group': 'Groups. The game master may make one roll for a group he leads.',
    'D6-C-INIT-Free': 'No action. Determining initiative is not an action and takes no multi-action penalty.',
    'D6-C-INIT-Points': 'Points on initiative. Character Points may go on initiative, Fate Points may not.',
    'D6-C-INIT-Ties':
      'Ties. Equal totals compare an ability to go first, Acumen, search, Agility, dodge and then special gear.',
    'D6-C-INIT-OptBonus':
      'Optional bonus. Each 2D of search above Acumen, each 4D of Agility or six ranks of an ability adds 1 to initiative.',
    'D6-C-INIT-Out': 'Turn lost. Who cannot act any more when his turn comes loses it.',
  }),
  ...under('companion', 'Game Basics: Performing Actions in Rounds', {
    'D6-C-ACT-DeclareCount': 'How many. On his turn a character says only how many actions he will take.',
    'D6-C-ACT-NoAdd': 'No more than said. No action can be added once the penalty is figured.',
    'D6-C-ACT-UnusedLost': 'Lost actions. Actions not used when the round ends are lost.',
    'D6-C-ACT-Wait': 'Waiting. Each time one waits is an action without a roll.',
    'D6-C-ACT-Interrupt': 'Interrupting. One who waited may act after another’s roll and points and before its result.',
    'D6-C-ACT-MoveUp':
      'Moving up. A turn comes sooner only for catching, resisting the mind, keeping a grip, resisting an arm pin or diving away.',
    'D6-C-MAP': 'Multi-action penalty. Each action beyond the allotment takes 1D from every skill and attribute roll.',
    'D6-C-MAP-Exempt': 'Never on these. It does not touch damage, resistance or initiative.',
    'D6-C-MAP-Allotment': 'More without penalty. Abilities may raise the number of actions that cost nothing.',
    'D6-C-ACT-QuickWeapons': 'Quick weapons. Only what is suited to it can be used several times in a round.',
    'D6-C-ACT-Free': 'Free actions. Half a Move on easy ground, a few words and a glance are free.',
    'D6-C-ACT-FreePlayer': 'Not actions at all. Resisting damage and mettle against the surroundings are no actions.',
  }),
]
