import { companion, outOfScope } from '../../../mechanisms/catalogue.ts'

/** Rules of other chapters that a fight meets. */
export const COMPANION_RULES = [
  ...companion('Skills', {
    'CFI-LVL-Success': 'Success. A roll of the skill or less succeeds; 01–05 always does, 96–00 never.',
    'CFI-LVL-Critical': 'Critical. A tenth of the modified skill or less, rounded up, is a critical success.',
    'CFI-LVL-Fumble': 'Fumble. 99 and 00 are fumbles; above 100% only 00 is.',
    'CFI-DIF-Grade':
      'Difficulty grades. A grade doubles the skill, adds half, or takes it to two thirds, a half or a fifth; or by the simpler way adds 40 or 20 or takes 20, 40 or 80.',
    'CFI-DIF-None': 'Automatic and Hopeless. Automatic takes no roll, and Hopeless allows none.',
    'CFI-OPP-Opposed': 'Opposed roll. The better level wins; at the same level the higher roll.',
    'CFI-OPP-Differential': 'Differential roll. Levels are counted between the two; the winner must have succeeded.',
    'CFI-OPP-Over100': 'Above 100%. What the highest skill has above 100 is taken from everybody’s.',
    'CFI-SKL-Acrobatics':
      'Acrobatics. It may stand for Evade, and then one is not prone; it halves a fall, and who is not badly hurt lands standing.',
  }),
  ...companion('Characters', {
    'CFI-ATT-ActionPoints': 'Action Points. 2, at Rank 2 and 3 one more, at Rank 4 and 5 two more.',
    'CFI-ATT-Initiative': 'Initiative modifier. The mean of DEX and INT, or a beast’s instinct, rounded up.',
    'CFI-ATT-DamageModifier':
      'Damage Modifier. Dice by STR and SIZ together, on a ladder of steps; damage is never below 0.',
    'CFI-ATT-HitPoints': 'Hit Points. By CON and SIZ for each location, one more at Rank 2 and at Rank 4.',
    'CFI-ATT-HealingRate': 'Healing Rate. One for each six points of CON begun.',
    'CFI-ATT-Luck':
      'Luck Points. One for each six points of POW begun, one more for humans and for each Rank above the first.',
    'CFI-ATT-Magic': 'Magic Points. As many as POW.',
    'CFI-ATT-Movement': 'Movement. 20 feet; 15 for dwarves, gnomes and halflings.',
    'CFI-ENC-Load':
      'Encumbrance. Each Thing above STR takes 1 from Initiative, each six 5 feet from Movement; STR and DEX skills are a grade harder, above twice STR two.',
    'CFI-ENC-Armor':
      'Armor not trained in. Worn armor weighs nothing to who is trained in it; to others one Thing a location if light, two if heavy.',
  }),
  ...companion('Luck Points', {
    'CFI-LUCK-Again': 'Cheat Fate: again. A Luck Point rolls one’s own roll again.',
    'CFI-LUCK-Swap': 'Cheat Fate: swapped. A Luck Point swaps the digits of a d100.',
    'CFI-LUCK-Force':
      'Cheat Fate: the foe. A Luck Point makes an opponent roll an attack or its damage against one again.',
    'CFI-LUCK-Desperate': 'Desperate Effort. Out of Action Points, a Luck Point gives one.',
    'CFI-LUCK-Mitigate': 'Mitigate Damage. A Luck Point makes a Major Wound a Serious one, one Hit Point short of it.',
    'CFI-LUCK-One': 'One an action. At most one Luck Point supports one action.',
    'CFI-LUCK-Last':
      'Heroic last action. Where it is allowed, a Luck Point buys one act after a Major Wound, before one collapses.',
  }),
  ...companion('Damage and Wounds', {
    'CFI-WND-Location': 'Hit Location. 1d20 on the body’s table says where a blow lands.',
    'CFI-WND-Minor': 'Minor Wound. While a location has Hit Points left nothing more happens.',
    'CFI-WND-Serious': 'Serious Wound. At 0 or less one cannot attack or begin a spell for 1d3 Turns, but may defend.',
    'CFI-WND-SeriousLimb':
      'Serious: a limb. Endurance against the attack roll, or the limb is useless: a leg lays one prone, an arm lets go what is not strapped on.',
    'CFI-WND-SeriousBody':
      'Serious: head or trunk. Endurance against the attack roll, or unconscious for as many minutes as the blow did damage.',
    'CFI-WND-Major': 'Major Wound. At minus the full Hit Points one is out of the fight.',
    'CFI-WND-MajorLimb':
      'Major: a limb. It is severed or shattered; Endurance, or unconscious; death in five times the Healing Rate minutes.',
    'CFI-WND-MajorBody':
      'Major: head or trunk. Unconscious; Endurance, or dead at once; else death in twice the Healing Rate rounds.',
    'CFI-WND-Once':
      'One roll a wound. Endurance is rolled once for a wound, and again only if the location is wounded again.',
    'CFI-WND-Hampered': 'Hampered. Where it is allowed, what uses a seriously wounded location is a grade harder.',
    'CFI-WND-FirstAid':
      'First Aid. Once for each injury, a success gives 1d3 Hit Points, wakes the unconscious and staunches bleeding.',
  }),
  ...companion('Fatigue', {
    'CFI-FTG-Grade':
      'Fatigue and skills. Winded and Tired are Hard, Wearied and Exhausted Formidable, Debilitated and Incapacitated Herculean.',
    'CFI-FTG-Move':
      'Fatigue and movement. Tired and Wearied move 5 feet less, Exhausted and Debilitated half as far, Incapacitated not at all.',
    'CFI-FTG-Initiative': 'Fatigue and Initiative. From Wearied on 2, 4, 6 and 8 are taken from it.',
    'CFI-FTG-Actions': 'Fatigue and Action Points. Exhausted has one less, Debilitated two, Incapacitated three.',
    'CFI-FTG-Out': 'Beyond it. Semi-conscious, comatose and dead are out of the fight.',
    'CFI-FTG-Blood': 'Blood loss. Lost blood is counted in levels of fatigue.',
  }),
  ...companion('Asphyxiation', {
    'CFI-ASP-Breath':
      'Holding breath. For as many seconds as Endurance if prepared, half if not and still, a fifth if not and fighting.',
    'CFI-ASP-Roll':
      'Out of breath. Then Endurance each round: critical nothing, success a level of fatigue, failure 1d2, fumble 1d3.',
    'CFI-ASP-Air': 'Air. Whoever breathes again suffocates no more.',
  }),
  ...companion('Falling and Fire', {
    'CFI-FALL-Dice':
      'Falling. Nothing up to 5 feet, then 1d6 to one location, and 1d6 and a location more for each 15 feet; no armor, and one’s Damage Modifier with it.',
    'CFI-FIRE-Burns': 'Fire. By its intensity 1d2 to 3d6 a round, to one location, several or all.',
    'CFI-FIRE-Ignites':
      'Ignition. Fire sets alight with five times its damage in a hundred; burning is 1d3−1 a round past worn armor.',
    'CFI-FIRE-Smother':
      'Smothering. Prone and for an Action Point, Athletics puts it out, a grade easier for each helper.',
  }),
  ...companion('Magic', {
    'CFI-CAST-Time':
      'Casting time. A spell takes so many Turns, an Action Point each; skill is rolled and Magic Points are paid on the last.',
    'CFI-CAST-Needs': 'What it takes. A free hand, a voice and a target one perceives.',
    'CFI-CAST-While': 'While casting. At most a walk, and only Free and Reactive actions.',
    'CFI-CAST-Engaged': 'Engaged. Who is engaged casts nothing of more than 5 feet range.',
    'CFI-CAST-Interrupted':
      'Disturbed. Wounded while casting: Willpower, or a grade harder; a Serious Wound one grade or two; a Major one ends it.',
    'CFI-CAST-Cost':
      'Magic Points. A critical costs half, a failure nothing, a fumble half and the spell is forgotten.',
    'CFI-CAST-Intensity': 'Intensity. At most a tenth of the skill, rounded up; Magnitude is the same.',
    'CFI-CAST-Armor': 'Mages in armor. A mage casts nothing in armor or with a shield.',
    'CFI-CAST-MagicMissile':
      'Magic Missile. Up to its Intensity in missiles, more as skill grows, of 1d6+1 each, past worn armor, not to be evaded.',
    'CFI-CAST-Shield':
      'Shield. From the front blows are Hard, shots Formidable, throws Herculean, and Magic Missiles stop.',
    'CFI-CAST-Fireball':
      'Fireball. A d6 for each two points of Intensity to all locations within 20 feet, past worn armor; Evade.',
    'CFI-CAST-Dispel': 'Dispel. An Intensity above a spell’s Magnitude ends or counters it.',
    'CFI-CAST-Avert': 'Avert. At once, for one Magic Point, against the least of spells.',
  }),
  ...companion('Equipment', {
    'CFI-TRAIT-Barbed': 'Barbed. Pulled out, it does its whole damage again.',
    'CFI-TRAIT-Entrapping': 'Entrapping. Parried with it, a weapon counts one Size less, unless it is Small.',
    'CFI-TRAIT-Flexible': 'Flexible. A shield that parries it counts one Size less.',
    'CFI-TRAIT-Mount': 'Mounted only. It is used from a moving mount only.',
    'CFI-TRAIT-PassiveBlock': 'Passive Block. So many neighbouring locations a shield can guard.',
    'CFI-TRAIT-RangedParry': 'Ranged Parry. It parries missiles.',
    'CFI-TRAIT-Set': 'Set. It can be set against a charge.',
    'CFI-TRAIT-Stealth': 'Stealth. It is used from ambush only.',
    'CFI-TRAIT-Thrown': 'Thrown. It can be thrown.',
    'CFI-TRAIT-Whip': 'Whip. It does not parry.',
    'CFI-TRAIT-Clip': 'Clip. A repeating crossbow shoots five bolts before three actions change its clip.',
  }),
  ...companion('Creature Abilities', {
    'CFI-ABL-BreatheFlame':
      'Breathe Flame. For an action, a cone of fire to all locations; Evade halves it; to breathe again takes Endurance, ever harder, or a level of fatigue.',
    'CFI-ABL-ColdBlooded': 'Cold-blooded. In the cold Initiative −6 and one Action less.',
    'CFI-ABL-DarkVision': 'Dark Vision. Darkness is no hindrance.',
    'CFI-ABL-DivingStrike': 'Diving Strike. From the air a charge adds one more Size and step.',
    'CFI-ABL-EarthSense': 'Earth Sense. Nor is it to who feels or hears his way, close by.',
    'CFI-ABL-Engulfing': 'Engulfing. A bite may swallow somebody of half its SIZ, who then has no air.',
    'CFI-ABL-Flying': 'Flying. Aloft it goes over everything, and Fly stands for Evade.',
    'CFI-ABL-FormidableWeapons': 'Formidable Natural Weapons. Only such a creature parries with its body.',
    'CFI-ABL-Frenzy':
      'Frenzy. Wounded and failing Willpower it only attacks, does not defend, and feels neither Serious Wounds nor fatigue; then it is Exhausted.',
    'CFI-ABL-Grappler':
      'Grappler. Its hit also grips; parried, it may grip the limb or pin the weapon, and it holds by Brawn.',
    'CFI-ABL-Immunity': 'Immunity. It takes no harm from that source.',
    'CFI-ABL-Intimidate': 'Intimidate. Willpower, or retreat for a round, or flee.',
    'CFI-ABL-Leaper': 'Leaper. A leap that is won also does the damage of a natural weapon.',
    'CFI-ABL-LightSensitive': 'Light Sensitive. In daylight all skills are a grade harder.',
    'CFI-ABL-MultiLimbed':
      'Multi-headed or -limbed. One Action Point more for each head or pair of limbs beyond the first.',
    'CFI-ABL-NightSight': 'Night Sight. Half-light is as day, and darkness as half-light.',
    'CFI-ABL-Regeneration': 'Regeneration. It heals so many Hit Points a round, but not what was severed.',
    'CFI-ABL-Swimmer': 'Swimmer. In water Swim stands for Athletics and Evade.',
    'CFI-ABL-Terrifying': 'Terrifying. Once in a fight, Willpower: act freely, no offense for a round, flee, or faint.',
    'CFI-ABL-Trample':
      'Trample. On those of half its SIZ, by Athletics, for twice its Damage Modifier; free over the prone while it moves.',
    'CFI-ABL-Undead':
      'Undead. No fatigue and no Serious Wounds; a Major Wound severs, and where it is bound destroys it.',
    'CFI-ABL-WingBuffet': 'Wing Buffet. An attack of its Damage Modifier on all within 10 feet to its sides.',
    'CFI-ABL-Bones': 'Bones. Blunt weapons do a step more to it, slashing a step and thrusting two steps less.',
    'CFI-ABL-AcidBlood': 'Acid blood. Who wounds it in melee is splashed: 1d3 a round for 1d3 rounds.',
    'CFI-END-Out': 'Out of the fight. The fight is over when at most one side has anybody able to fight.',
  }),
  ...outOfScope(
    'Classes',
    'Class abilities belong to the chapter of classes, and the combat chapter does not call on them.',
    {
      'CFI-CLS-Fighter': 'Fighter abilities. Specialization, mastery and the like.',
      'CFI-CLS-Rogue': 'Rogue abilities. Sneak attack and the like.',
      'CFI-CLS-Cleric': 'Cleric abilities. Smiting and turning.',
    },
  ),
  ...outOfScope(
    'Creature Abilities',
    'No creature of the book’s that fights here has it, and its figures are not given.',
    {
      'CFI-ABL-Gaze': 'Gaze Attack. A look that harms.',
      'CFI-ABL-Vampiric': 'Vampiric. It drains whom it bites.',
      'CFI-ABL-Venomous': 'Venomous. It poisons.',
      'CFI-ABL-BloodSense': 'Blood Sense. It smells blood.',
    },
  ),
  ...outOfScope('Creature Abilities', 'It is about finding somebody, not about fighting him.', {
    'CFI-ABL-Camouflaged': 'Camouflaged. It is two grades harder to spot.',
    'CFI-ABL-Adhering': 'Adhering. It walks on walls.',
  }),
  ...outOfScope('Healing', 'It takes longer than a fight.', {
    'CFI-HEAL-Natural': 'Natural healing. Hit Points by day, week or month.',
    'CFI-HEAL-Potion': 'Potions. No time for drinking them is given.',
    'CFI-FTG-Rest': 'Rest. Fatigue passes with hours of rest.',
  }),
] as const
