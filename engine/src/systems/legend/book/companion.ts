import { companion, outOfScope } from '../../../mechanisms/catalogue.ts'

/** Rules of Legend's other chapters that a fight leans on. */
export const COMPANION_RULES = [
  ...companion('Skills: Skill Tests', {
    'LEG-SKL-Success': 'Success. A D100 at or under the modified skill succeeds.',
    'LEG-SKL-Critical':
      'Critical. A roll within a tenth of the modified skill, rounded up, is a critical, and 01 always is.',
    'LEG-SKL-Fumble': 'Fumble. A roll of 99 or 00 is a fumble; with a modified skill of 100 or more only 00 is.',
    'LEG-SKL-AutoSuccess': 'Automatic success. A roll of 01 to 05 succeeds whatever the skill.',
    'LEG-SKL-AutoFailure': 'Automatic failure. A roll of 96 to 00 fails whatever the skill.',
    'LEG-SKL-Difficulty':
      'Difficulty. Modifiers are percentages that add up, from Very Easy +60% by steps of 20 to Formidable −80%.',
    'LEG-SKL-Augment':
      'Augmenting. One complementary skill may add its critical value to a test, as Acrobatics to Athletics or Evade.',
    'LEG-SKL-Opposed': 'Opposed test. The better level of success wins; at equal levels the higher roll wins.',
    'LEG-SKL-OpposedTie':
      'Opposed test tied. Equal rolls of equal level go to the higher skill, and if even those are equal to chance.',
    'LEG-SKL-Stalemate': 'Stalemate. If both sides of an opposed test fail nobody wins.',
    'LEG-SKL-Over100':
      'Over 100%. In an opposed test the excess of the highest skill over 100% is taken off everybody’s, its owner’s included.',
    'LEG-SKL-Group': 'Group test. A group may roll once, and that roll is held against the skill of each.',
    'LEG-SKL-InCombat':
      'Other skills in combat. Using another skill costs at least a Combat Action, during which its user cannot attack.',
    'LEG-SKL-EvadeFumble': 'Fumbled Evade. Whoever fumbles Evade against a hazard takes the most damage it can do.',
    'LEG-SKL-Quadruped': 'Creatures without Evade. Quadrupeds and swimmers without Evade use Athletics instead.',
    'LEG-SKL-RideFumble': 'Fumbled Ride. A rider who fumbles Ride needs Athletics or is thrown.',
  }),
  ...companion('Adventurer Creation: Attributes', {
    'LEG-ATT-CombatActions':
      'Combat Actions. The average of DEX and INT gives one Combat Action up to 6, two up to 12, three up to 18, and one more for each further six.',
    'LEG-ATT-StrikeRank':
      'Strike Rank. Strike Rank is the average of INT and DEX, rounded up, less the Armour Penalty.',
    'LEG-ATT-NaturalArmour': 'Natural armour. Natural and magical Armour Points do not slow their owner.',
    'LEG-ATT-DamageModifier':
      'Damage Modifier. STR+SIZ gives dice to add to damage or take off it; a total of zero or less does no damage.',
    'LEG-ATT-HitPoints': 'Hit Points. Each location has Hit Points by CON+SIZ, in bands of five.',
    'LEG-ATT-MagicPoints': 'Magic Points. Magic Points equal POW, less what is dedicated.',
    'LEG-ATT-Movement': 'Movement. A human moves 8 metres in a Combat Round.',
    'LEG-ATT-SkillBases': 'Skill bases. An untrained skill stands at the sum of two Characteristics or twice one.',
  }),
  ...companion('Adventurer Creation: Hero Points', {
    'LEG-HP-Pool': 'Hero Points. A new Adventurer has two Hero Points, and what is spent is gone.',
    'LEG-HP-LastChance': 'Last Chance. Out of Combat Actions, a Hero Point buys one more.',
    'LEG-HP-SecondChance':
      'Second Chance. A Hero Point re-rolls a roll of his own, or makes an opponent re-roll an attack or damage against him.',
    'LEG-HP-GlancingBlow':
      'Glancing Blow. A Hero Point turns a Major Wound into a Serious one, the damage stopping a point short.',
  }),
  ...companion('Game System: Fatigue', {
    'LEG-FAT-Fresh': 'Fresh. A fresh fighter suffers nothing.',
    'LEG-FAT-Winded': 'Winded. A winded fighter has −10% on all skills.',
    'LEG-FAT-Tired': 'Tired. A tired fighter has −20% and moves a metre less.',
    'LEG-FAT-Wearied': 'Wearied. A wearied fighter has −30%, moves a metre less and loses 2 from Strike Rank.',
    'LEG-FAT-Exhausted':
      'Exhausted. An exhausted fighter has −40%, half his Movement, 4 less Strike Rank, 5 less DEX for Combat Actions, and tests Persistence each minute to stay conscious.',
    'LEG-FAT-Debilitated':
      'Debilitated. A debilitated fighter has −50%, half his Movement, 6 less Strike Rank, 10 less DEX for Combat Actions, and tests Persistence at −20% each round to stay conscious.',
    'LEG-FAT-Combat':
      'Tiring in combat. After every CON Combat Actions a fighter tests Athletics or drops a level of Fatigue.',
    'LEG-FAT-Collapse':
      'Below Debilitated. One who loses a level below Debilitated is unconscious and, still bleeding, dies.',
  }),
  ...companion('Game System: Asphyxiation', {
    'LEG-ASP-Breath':
      'Holding breath. A prepared fighter holds his breath for CON×5 seconds; one taken unaware needs Resilience for CON×1D4 seconds.',
    'LEG-ASP-Suffocation':
      'Suffocation. After that Resilience each round, skills at −40%: a critical saves, a success costs 1D3 to the chest, a failure 1D3 to chest and head, a fumble 1D6 to both.',
  }),
  ...companion('Game System: Falling', {
    'LEG-FALL-01':
      'Falling. A fall of 2 to 5 metres does 1D6 to one location and each further five metres 1D6 to one more, armour not counting, and leaves the faller prone.',
    'LEG-FALL-02': 'Small fallers. The small fall shorter: SIZ 9 or less takes from 1 to 10 metres off the height.',
  }),
  ...companion('Skills: First Aid', {
    'LEG-AID-FirstAid':
      'First Aid. First Aid takes 1D3 minutes, once for a location until it is whole, at −10% on oneself and −20% without a kit.',
    'LEG-AID-Bleeding': 'Stopping blood. First Aid stops a bleeding wound.',
    'LEG-AID-Impaled': 'Drawing a weapon out. First Aid takes an impaling weapon out without further harm.',
    'LEG-AID-Minor': 'First Aid on a Minor Wound. A Minor Wound regains 1D3 Hit Points, one more on a critical.',
    'LEG-AID-Serious':
      'First Aid on a Serious Wound. A Serious Wound regains 1 Hit Point, and the limb its use or the victim his senses.',
    'LEG-AID-Major': 'First Aid on a Major Wound. A Major Wound is only kept from killing.',
    'LEG-AID-Fumble': 'Fumbled First Aid. A fumble costs the patient a further Hit Point.',
    'LEG-AID-Magic':
      'Magical healing. One Hit Point healed by magic in the wounded location wakes the victim and stops the blood.',
  }),
  ...companion('Game System: Movement', {
    'LEG-MVT-Run': 'Running in armour. Sprinting is five times Movement less the Armour Penalty.',
    'LEG-MVT-Swim':
      'Swimming. Swimming is half Movement less the Armour Penalty; at nothing one floats, below it one sinks.',
    'LEG-MVT-Climb':
      'Climbing. Climbing is three quarters of Movement on rough and half on sheer ground, less the Armour Penalty.',
    'LEG-MVT-Jump':
      'Jumping. With a run a jump carries twice the jumper’s height across or half of it up, further with Athletics, less half the Armour Penalty.',
  }),
  ...companion('Game System: Encumbrance', {
    'LEG-ENC-Overloaded':
      'Overloaded. Carrying more ENC than STR+SIZ costs 20% on physical skills, weapons included, and half of Movement.',
    'LEG-ENC-ArmourSize': 'Armour and SIZ. Armour for SIZ 5 or less has half its ENC, for SIZ 21 or more twice.',
  }),
  ...companion('Equipment: Armour', {
    'LEG-EQP-ArmourHighest':
      'Pieces do not add up. Of several pieces on a location only the highest Armour Points count.',
  }),
  ...companion('Equipment: Weaponry', {
    'LEG-EQP-Minimum': 'STR and DEX minimum. Each point of STR or DEX short of the weapon’s minimum costs 5% of skill.',
    'LEG-EQP-SetCharge': 'Set against a charge. Only weapons so marked can be set against a charge.',
    'LEG-EQP-Thrown': 'Thrown weapons. Weapons so marked can be thrown without penalty.',
    'LEG-EQP-ParryMissiles':
      'Parrying missiles. Only weapons so marked can parry ranged weapons, and the buckler is not.',
    'LEG-EQP-Strapped': 'Strapped on. A shield strapped to the arm is not dropped; a buckler is held in the hand.',
    'LEG-EQP-Flexible':
      'Chains and flails. What parries a ball and chain, chain or military flail counts as one Size smaller, and so do they when they parry.',
    'LEG-EQP-ParryAsMedium': 'Dirk and main gauche. Dirk and main gauche count as Medium when they parry.',
    'LEG-EQP-Sabre': 'Sabre. The basket hilt gives the arm that holds it one Armour Point more.',
    'LEG-EQP-Trident': 'Trident. Pulled out of a wound, a trident does one point more.',
    'LEG-EQP-Garrotte':
      'Garrotte. A garrotte serves only in a grapple or from behind on the unsuspecting, and then hurts the throat every Combat Action.',
    'LEG-EQP-Lance': 'Lance. In a mounted charge a lance uses the mount’s Damage Modifier.',
    'LEG-EQP-SparedByWood': 'Axes on wood. Battleaxe, great axe and hatchet are not hurt by striking wood.',
    'LEG-EQP-SparedByAll': 'Hammers and picks. Great hammer and military pick are not hurt by striking any object.',
    'LEG-EQP-Improvised':
      'Missile weapon in melee. A projectile weapon used in close combat does 2 less damage, with the nearest skill.',
    'LEG-EQP-EvadeOnly': 'Bolas and nets. Bolas and thrown net are evaded, never parried.',
    'LEG-EQP-Javelin':
      'Javelin. A javelin may pin the shield that parries it, useless until freed, which takes a round.',
    'LEG-EQP-Blowgun': 'Blowgun. Against armour a blowgun needs Bypass Armour or Choose Location.',
    'LEG-EQP-Broadhead': 'Broadhead arrow. A broadhead flies a quarter less far and does 2 more damage to bare flesh.',
    'LEG-EQP-SignalArrow': 'Signal arrow. A signal arrow has −20% and does half damage.',
    'LEG-EQP-LongBow': 'Long bow. A long bow cannot be used from horseback.',
  }),
  ...companion('Game System: Inanimate Objects', {
    'LEG-OBJ-Hit': 'Hitting an object. An attack on an inanimate object hits without a roll.',
    'LEG-OBJ-Weapon':
      'Weapons against objects. A weapon with no more Armour Points than the object takes the damage it deals.',
    'LEG-OBJ-Brawn': 'Breaking by strength. Brawn used to break an object does 1D3.',
    'LEG-OBJ-Broken': 'Broken. An object at 0 Hit Points is broken.',
  }),
  ...companion('Common Magic', {
    'LEG-MAG-Cast': 'Casting. A Common Magic spell needs a roll of Common Magic.',
    'LEG-MAG-Time':
      'Casting time. Casting takes half the Magnitude in Combat Actions, rounded up, and takes effect with the last.',
    'LEG-MAG-Cost': 'Cost. A spell costs its Magnitude in Magic Points.',
    'LEG-MAG-WhileCasting':
      'While casting. A caster takes no offensive action but may parry, evade and walk half his Movement.',
    'LEG-MAG-Disturbed':
      'Disturbed. A Serious Wound calls for Persistence to go on casting, and a Major Wound or blindness ends the spell.',
    'LEG-MAG-Modifiers':
      'Casting modifiers. Restrained costs 30%, prone or on unstable ground 20%, a target partly or heavily obscured 20% or 40%; gagged, or with the target wholly hidden, it fails.',
    'LEG-MAG-Range': 'Range. A ranged spell carries five times POW in metres.',
    'LEG-MAG-Resist':
      'Resisting. Where a spell may be resisted, the named skill is opposed to the casting roll; Evade costs a Combat Action.',
    'LEG-MAG-Reactive': 'Casting in reaction. Countermagic may be cast in reaction to an offensive spell.',
    'LEG-MAG-NoStack':
      'The same spell twice. Of two castings of one spell on a target only the greater Magnitude counts.',
    'LEG-MAG-Dismiss': 'Dismissing. A Combat Action dismisses a spell of one’s own.',
    'LEG-MAG-Empty': 'No Magic Points. At 0 Magic Points the caster needs Resilience or falls unconscious.',
    'LEG-SPL-Bladesharp':
      'Bladesharp. Each point of Magnitude gives a cutting or thrusting weapon +5% to attack and +1 damage.',
    'LEG-SPL-Countermagic': 'Countermagic. It ends a spell in range of no greater Magnitude than its own.',
    'LEG-SPL-DragonsBreath':
      'Dragon’s Breath. Unless evaded it burns a random location for 1D10, against which armour counts.',
    'LEG-SPL-Protection': 'Protection. Each point of Magnitude adds an Armour Point to every location of the caster.',
  }),
  ...companion('Heroic Abilities', {
    'LEG-HER-BattleFury':
      'Battle Fury. For a Combat Action and a Magic Point every Resilience test against wounds succeeds for CON rounds, and three levels of Fatigue follow.',
    'LEG-HER-Duellist':
      'Duellist. For a Magic Point the hero has one more Combat Action this round to attack or parry with.',
    'LEG-HER-Tireless': 'Tireless. For a Magic Point the hero takes back a level of Fatigue.',
  }),
  ...outOfScope(
    'Heroic Abilities',
    'A Heroic Ability no rule of the combat chapter leans on, which would ask its owner before every blow or parry.',
    {
      'LEG-HER-ArrowCutting': 'Arrow Cutting. For CON rounds the hero parries missiles with a hand weapon.',
      'LEG-HER-AwesomeSmash': 'Awesome Smash. The blow throws its victim a metre for every two points rolled.',
      'LEG-HER-DeadEye': 'Dead Eye. The shot carries half as far again and strikes the chosen location.',
      'LEG-HER-DeflectingParry': 'Deflecting Parry. One parry counts as two Sizes larger.',
      'LEG-HER-HeroicAura': 'Heroic Aura. Allies add the hero’s CHA to their skills.',
      'LEG-HER-MightyBlow': 'Mighty Blow. One attack counts as two Sizes larger.',
      'LEG-HER-SeveringSlash': 'Severing Slash. A cutting blow does its greatest damage.',
      'LEG-HER-SunderingStrike': 'Sundering Strike. A blow at an object ignores its Armour Points.',
    },
  ),
  ...companion('Game System: Hazards', {
    'LEG-HAZ-Fire': 'Fire. Fire burns for 1, 1D4, 1D6, 2D6 or 3D6 each round by its size.',
    'LEG-HAZ-Acid': 'Acid. Acid does 1D2, 1D4 or 1D6 each round by its strength and eats armour first.',
  }),
  ...outOfScope('Game System: Hazards', 'No weapon, creature or scenario of the content brings it into a fight.', {
    'LEG-HAZ-Poison': 'Poison. A poison’s Potency is opposed by Resilience, and after its onset it does what it does.',
  }),
] as const
