import { chapter } from '../../../mechanisms/catalogue.ts'

/** Combat Skill, rounds, initiative, and every action. */
export const ACTION_RULES = [
  ...chapter('Combat Skill', {
    'CFI-SKL-01':
      'One Combat Skill. One Combat Skill covers every weapon of the class, alone or together, with no penalty for changing.',
    'CFI-SKL-02':
      'Breadth by class. Each class has a Combat Skill; it covers a few weapons for a mage, all weapons and shields for a fighter.',
  }),
  ...chapter('Running Combat', {
    'CFI-RND-01': 'Combat Round. A Combat Round is five seconds.',
    'CFI-RND-02': 'Counting down. Initiative is counted from high to low, and each takes a Turn at his number.',
    'CFI-RND-03': 'Turn. A Turn is one Combat Action: declared, moved for, rolled with its Reactions, resolved.',
    'CFI-RND-04': 'Another cycle. While anybody has Action Points left, all who have take another Turn in order.',
    'CFI-RND-05':
      'End of a round. The round is over when no Action Points are left, or all that are left are kept for Reactions.',
  }),
  ...chapter('Initiative', {
    'CFI-INI-01': 'Initiative. At the start of a fight each rolls 1d10 and adds his Initiative modifier.',
    'CFI-INI-02': 'It stands. Initiative stands until something forces a new roll.',
    'CFI-INI-03': 'Ties. Of equal scores the higher DEX goes first; if that is equal too, a die decides.',
    'CFI-INI-04': 'Armor penalty. The highest Armor Points of a worn piece are taken from Initiative.',
  }),
  ...chapter('Actions in Combat', {
    'CFI-ACT-01': 'Action Points. Beginners have 2 Action Points a round, and more by Rank.',
    'CFI-ACT-02': 'Cost. Every action but a Free one costs an Action Point.',
    'CFI-ACT-03': 'Proactive. A Proactive Action is taken on one’s own Turn only.',
    'CFI-ACT-04': 'Reactive. A Reactive Action is taken at any time, once for each threat.',
    'CFI-ACT-05': 'Reset. Action Points are new each round, do not carry over, and without any one cannot act.',
    'CFI-ACT-06': 'Several Turns. An action of several Turns costs an Action Point on each of them.',
  }),
  ...chapter('Proactive Actions', {
    'CFI-PRO-Attack': 'Attack. Strike with a melee weapon, or shoot or throw.',
    'CFI-PRO-Brace': 'Brace. SIZ counts half as much again against Knockback and leaps, and double against Bash.',
    'CFI-PRO-CastMagic':
      'Cast Magic. Cast a spell; when finished it may be let go at any moment until the caster’s next Turn.',
    'CFI-PRO-ChangeRange': 'Change Range. Close with an opponent or retreat from him.',
    'CFI-PRO-Charge': 'Charge. Run or sprint into engagement and strike harder.',
    'CFI-PRO-Delay':
      'Delay. Keep actions for Reactions later; what is done then pays for it, and what is not used lapses.',
    'CFI-PRO-Dither': 'Dither. Waste the Turn.',
    'CFI-PRO-HoldMagic':
      'Hold Magic. Keep a finished spell in check Turn after Turn; enemies may counter it; it is rolled for when it is let go.',
    'CFI-PRO-Hustle':
      'Hustle. Unengaged, run three or sprint five times the Movement, and do nothing else on that Turn; once a round.',
    'CFI-PRO-Mount': 'Mount. Get on or off a mount; a very large one takes several Turns.',
    'CFI-PRO-Move':
      'Move. Unengaged, go up to the Movement; whoever comes into contact may strike with the same action and is engaged; it may be done again in the round.',
    'CFI-PRO-Outmaneuver':
      'Outmaneuver. An opposed Evade against several foes keeps those who do not beat it from attacking this round.',
    'CFI-PRO-Ready': 'Ready. Draw, sheathe, pull out or reload; to pick something up takes two actions.',
    'CFI-PRO-RegainFooting':
      'Regain Footing. Unengaged one simply stands up; engaged one must win an opposed Brawn or Athletics.',
    'CFI-PRO-Struggle': 'Struggle. Try to get out of what holds one.',
    'CFI-PRO-TakeCover': 'Take Cover. Duck behind cover nearby against missiles and spells, without lying down.',
  }),
  ...chapter('Reactive Actions', {
    'CFI-REA-CounterSpell':
      'Counter Spell. A counter that takes one Turn, or one that is held, cancels a whole incoming spell.',
    'CFI-REA-Evade': 'Evade. Dive clear, which leaves one prone unless an ability says otherwise.',
    'CFI-REA-EvadeArea':
      'Evade an area. Within 10 feet of the edge of an area a successful Evade means no damage instead of half, and always prone.',
    'CFI-REA-Interrupt':
      'Interrupt. Who delays may halt an opponent’s Turn to act; a deed that has become impossible loses its Action Point.',
    'CFI-REA-Opportunity': 'Attack of opportunity. An Interrupt may strike anybody who passes within reach.',
    'CFI-REA-Parry': 'Parry. Defend with weapon and footwork.',
  }),
  ...chapter('Free Actions', {
    'CFI-FRE-Assess': 'Assess Situation. Unengaged, a Perception roll; Hard at a run, Formidable at a sprint.',
    'CFI-FRE-Drop': 'Drop Item. Let something fall.',
    'CFI-FRE-Signal': 'Signal. Unengaged, make a sign to others.',
    'CFI-FRE-Speak': 'Speak. Say a short phrase.',
    'CFI-FRE-Luck': 'Use Luck Point. Spending a Luck Point costs no action.',
    'CFI-FRE-Ward':
      'Ward Location. A weapon set to guard a location reduces blows there as a parry of its Size, until it attacks or parries; it is set before the attack is rolled, and a shield covers several.',
  }),
] as const
