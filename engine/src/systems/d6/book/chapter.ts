import { under } from '../../../mechanisms/catalogue.ts'

/** The combat chapter itself. */
export const chapter = [
  ...under('chapter', 'Combat', {
    'D6-STEP-Sequence':
      'Steps of a round. A round determines initiative, then each attacks and defends, then damage is settled.',
  }),
  ...under('chapter', 'Step 1: Generating Initiative', {
    'D6-INIT-FirstAct': 'First significant action. The order may follow from who does the first thing of consequence.',
    'D6-INIT-Roll': 'Initiative rolls. The order may follow from initiative rolls, the highest first.',
  }),
  ...under('chapter', 'Step 2: Attacking & Defending', {
    'D6-STEP-TurnChoice':
      'Choice on the turn. On his turn a character decides what kind of action to take and then rolls its skill.',
    'D6-STEP-NoCombatDuty': 'No duty to fight. A character may do something other than fight, or nothing.',
  }),
  ...under('chapter', 'Base Combat Difficulty', {
    'D6-DIFF-Base10': 'Passive defence. Hitting somebody who is not defending has a base difficulty of 10.',
    'D6-DIFF-Active': 'Active defence value. A standing active defence takes the place of the passive 10.',
    'D6-DIFF-Mods': 'Modified base. Range and other circumstances are added to the base difficulty.',
  }),
  ...under('chapter', 'Active Defense', {
    'D6-DEF-OptIn': 'A choice. Nobody has to defend actively; the target chooses to.',
    'D6-DEF-Action': 'Costs an action. Every active defence is an action of its own.',
    'D6-DEF-OwnTurn': 'On the own turn. An active defence can be taken only when the defender’s turn comes.',
    'D6-DEF-Window': 'How long it lasts. It holds from that turn until the defender’s turn in the next round.',
    'D6-DEF-AllAttacks': 'One roll for all. The one total serves against every relevant attack while it lasts.',
    'D6-DEF-NoAdvance': 'Not sooner. Who acts later than his attacker cannot bring his turn forward to defend himself.',
    'D6-DEF-Worse':
      'Into the blow. A defence rolled below the passive value still counts and makes the target easier to hit.',
    'D6-DEF-SitMods': 'Modified by the situation. Circumstances change the active total as they do the passive one.',
    'D6-DEF-Dodge': 'Dodge. Dodging uses the dodge skill and works against attacks from any source.',
    'D6-DEF-Block': 'Block. A blow can be stopped with the fighting skill.',
    'D6-DEF-Parry': 'Parry. With something in hand a blow can be stopped with melee combat.',
    'D6-DEF-ParrySharpVsUnarmed':
      'Sharp parry. An unarmed blow parried with a sharp weapon hurts the one who struck it.',
    'D6-DEF-ParryNoStr': 'No strength in a parry. Such a parry does the weapon’s own damage without the parrier’s.',
    'D6-DEF-BodyBlockBladed':
      'Body against blade. Who stops a bladed hand weapon with his body always takes the weapon’s damage.',
    'D6-DEF-BodyBlockSuccess':
      'Body block that works. If the block succeeded the attacker’s Strength Damage is left out.',
    'D6-DEF-BodyBlockFail': 'Body block that fails. If the block failed the damage is the ordinary one.',
    'D6-DEF-BodyBlockAvoidArmor': 'Armoured block. Armour spares the defender the harm of blocking a blade.',
    'D6-DEF-BodyBlockAvoidAbility': 'Uncanny block. A fitting Special Ability spares him likewise.',
    'D6-DEF-BodyBlockAvoidSpec': 'Schooled block. So does a specialization in parrying blades at close quarters.',
  }),
  ...under('chapter', 'Full Defense', {
    'D6-DEF-Full': 'Full defence. Giving up every other action for the round adds 10 to the defence roll.',
    'D6-DEF-FullWindow':
      'Full defence lasts. A full defence holds from the defender’s turn to his turn in the next round.',
    'D6-DEF-FullAnySkill': 'Any defence may be full. A full defence can be made with any active defence skill.',
  }),
  ...under('chapter', 'Partial Defense', {
    'D6-DEF-Partial': 'Partial defence. Who also does something else has the plain roll as his defence.',
    'D6-DEF-PartialLow': 'Partial below 10. A partial defence counts even when it is less than 10.',
    'D6-DEF-PartialMAP': 'Partial and busy. The multi-action penalty falls on a partial defence too.',
    'D6-DEF-GMFree':
      'Free partial defence. The game master may grant a free partial defence to a target with an inkling of the attack.',
  }),
  ...under('chapter', 'Optional Passive Defense Modifier', {
    'D6-PASS-Opt':
      'Nimble by nature. As an option each 2D of Agility or dodge above 4D, rounded up, adds 1 to passive defence.',
    'D6-PASS-NotActive': 'Passive only. That bonus never goes on an active defence.',
    'D6-PASS-Ranks':
      'Ranks that help. Six ranks of Skill Bonus or Increased Attribute on Agility or dodge add 1 as well.',
    'D6-PASS-Example': 'Example of the bonus. 4D gives nothing, 7D gives +2.',
  }),
  ...under('chapter', 'Combat Difficulty Modifiers', {
    'D6-DIFF-Min3': 'Never below 3. However many modifiers apply, the difficulty is at least 3.',
    'D6-MOD-Rolled': 'Rolled modifiers. The game master rolls a modifier’s dice and adds them to the difficulty.',
    'D6-MOD-Standard': 'Standard modifiers. He may use the number in parentheses instead of rolling.',
    'D6-MOD-Sum': 'Modifiers add up. All modifiers that apply are added together.',
    'D6-RANGE-AllKinds':
      'Range concerns every attack. Fists, weapons and abilities alike are modified by the distance.',
    'D6-RANGE-UnarmedPB': 'Unarmed reach. Unarmed attacks reach to Point Blank only.',
    'D6-RANGE-MeleePB': 'Melee reach. Most hand weapons reach to Point Blank only.',
    'D6-RANGE-MeleeLong': 'Long weapons. A hand weapon longer than two metres also reaches Short range.',
    'D6-RANGE-SpecialManeuver': 'Reaching further. A special manoeuvre may carry a blow beyond its usual reach.',
    'D6-COVER-Add': 'Cover. What hides or shields a target is added to the difficulty of hitting it.',
    'D6-AIM-Bonus': 'Aiming. Each consecutive round of uninterrupted aiming adds 1D to the shot.',
    'D6-AIM-Max': 'Most aim. Aiming gives +3D at most.',
    'D6-AIM-Skills': 'What can be aimed. Only marksmanship and throwing gain from aiming.',
    'D6-AIM-Exclusive': 'Nothing but aiming. In a round of aiming nothing else can be done.',
    'D6-AIM-MovingTarget': 'Moving targets. One can aim at a target that moves.',
  }),
  ...under('chapter', 'Common Combat Difficulty Modifiers: Range', {
    'D6-RANGE-PB': 'Point Blank. Up to 3 metres the difficulty is 5 less.',
    'D6-RANGE-Short': 'Short. From 3 metres to the weapon’s first value it is unchanged.',
    'D6-RANGE-Medium': 'Medium. From the first to the second value it is 5 more.',
    'D6-RANGE-Long': 'Long. From the second to the third value it is 10 more.',
    'D6-RANGE-PerWeapon': 'The weapon’s own values. The three values stand in the weapon’s range listing.',
  }),
  ...under('chapter', 'Estimating Ranges', {
    'D6-RANGE-EstSteps': 'A few steps. A target a few steps away is at Point Blank.',
    'D6-RANGE-EstRoom':
      'Across a chamber. Across a large chamber it is at Short range for a long bow and at Medium for a thrown knife.',
    'D6-RANGE-EstOutdoor': 'Outdoors. Most shooting outdoors is at Medium to Long range.',
  }),
  ...under('chapter', 'Common Combat Difficulty Modifiers: Cover', {
    'D6-COVER-SmokeLight': 'Light smoke. Light smoke or fog adds 1D (3).',
    'D6-COVER-SmokeThick': 'Thick smoke. Thick smoke or fog adds 2D (6).',
    'D6-COVER-SmokeVeryThick': 'Very thick smoke. Very thick smoke or fog adds 4D (12).',
    'D6-COVER-PoorLight': 'Poor light. Poor light or twilight adds 1D (3).',
    'D6-COVER-Moonlit': 'Moonlight. A moonlit night adds 2D (6).',
    'D6-COVER-Dark': 'Darkness. Complete darkness adds 4D (12).',
    'D6-COVER-25': 'A quarter hidden. An object that hides a quarter of the target adds 1D (3).',
    'D6-COVER-50': 'Half hidden. An object that hides half of the target adds 2D (6).',
    'D6-COVER-75': 'Mostly hidden. An object that hides three quarters of the target adds 4D (12).',
    'D6-COVER-100': 'Wholly hidden. A target wholly behind something that protects cannot be hit directly.',
    'D6-COVER-Overflow': 'Through the cover. Damage beyond what the cover withstands reaches the one behind it.',
    'D6-COVER-Destroy': 'Away with the cover. Usually the cover has to go before its user can be hit.',
  }),
  ...under('chapter', 'Determining Success', {
    'D6-HIT-Equal': 'A hit. An attack whose total equals or exceeds the difficulty hits.',
    'D6-HIT-Miss': 'A miss. An attack whose total is less misses.',
  }),
  ...under('chapter', 'Step 3: Determining Damage', {
    'D6-DMG-WeaponCode': 'Weapon damage. A hit rolls the weapon’s damage code.',
    'D6-DMG-Plus': 'Strength behind it. A code with a plus sign is added to the attacker’s Strength Damage code.',
    'D6-DMG-ManeuverMods': 'Manoeuvres change damage. Modifiers of a sweep, a hit location and the like are included.',
    'D6-DMG-ToDamageChapter':
      'To the injury. The damage total is compared with resistance in the way of injury the game uses.',
  }),
  ...under('chapter', 'Determining Strength Damage', {
    'D6-STR-Formula': 'Strength Damage. Drop the pips, halve the dice and round up.',
    'D6-STR-PhysOrLift': 'Physique or lifting. Strength Damage comes from Physique or from lifting.',
    'D6-STR-Mods':
      'Abilities of strength. Disadvantages and Special Abilities are included; Increased Attribute: Physique adds to the total.',
  }),
  ...under('chapter', 'Optional Damage Bonus', {
    'D6-BONUS-Formula': 'Damage bonus. A fifth of what the attack was over the difficulty, rounded up.',
    'D6-BONUS-Optional': 'An option. The game master decides whether high attack rolls add damage.',
    'D6-BONUS-Who': 'Who gets it. It is for players’ characters and the game master’s important ones.',
    'D6-BONUS-Before': 'Before resistance. It is added before damage meets resistance.',
    'D6-BONUS-Called': 'With called shots. It comes on top of a hit location’s damage modifier.',
    'D6-BONUS-NotLimbs': 'Not for limbs. For an arm, a leg or a hand it is ignored.',
    'D6-BONUS-Abilities': 'For abilities. The game master may apply it to abilities and spells that are aimed.',
  }),
  ...under('chapter', 'Step 4: Repeat', {
    'D6-STEP-Repeat': 'Until it is over. Rounds follow one another until one side has prevailed.',
  }),
  ...under('chapter', 'Combat Example', {
    'D6-EX-MAP': 'Two actions. Who shoots and dodges loses 1D on each and has no full defence.',
    'D6-EX-Explode': 'Wild six. A 6 on the Wild Die is thrown again and added.',
    'D6-EX-CritFail': 'Wild one. A 1 on the Wild Die of a resistance roll shrinks it.',
    'D6-EX-Wounds': 'Sixteen over. Damage 16 or more over resistance kills.',
    'D6-EX-BPNoResist': 'No roll with Body Points. With Body Points the unarmoured take all of the damage.',
    'D6-EX-CPAfter': 'A point after the roll. A Character Point can be spent once the dice lie, before the result.',
    'D6-EX-GroupInit': 'After her. The opponents act after the character who rolled higher.',
    'D6-EX-DefHolds': 'The dodge holds. A dodge of 18 made earlier turns away an attack of 17.',
  }),
  ...under('chapter', 'Vehicle Combat', {
    'D6-VEH-Basic': 'Vehicles. With vehicles the same rules apply with other skills.',
    'D6-VEH-NoBlock': 'No parrying vehicles. Vehicles can neither block nor parry.',
    'D6-VEH-Dodge':
      'Evasive driving. The driver’s charioteering or pilotry with the Maneuverability becomes the difficulty.',
    'D6-VEH-Ram': 'Ramming. Ramming or sideswiping takes a charioteering or pilotry roll.',
  }),
]
