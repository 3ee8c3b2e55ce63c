import { under } from '../../../../mechanisms/catalogue.ts'

/** What a fight leans on: armour and weapons, movement with its vehicles, and what spells and blasts do to an area. */
export const equipmentAndMovement = [
  ...under('companion', 'Equipment: Armor & Shields', {
    'D6-C-ARM-Table': 'Armour. Ten kinds of armour resist from +2 to +3D.',
    'D6-C-ARM-Layer': 'Layers. Some kinds may be worn over or under others; soft ones then add 1 at most.',
    'D6-C-ARM-Encumber':
      'Encumbrance. As an option each further layer adds 4 to Agility difficulties, heavy armour 1 for each full die.',
    'D6-C-ARM-Max6D': 'Most resistance. As an option nobody resists with more than 6D.',
    'D6-C-ARM-Minimal': 'Minimal armour. As an option called shots to bare parts ignore armour.',
    'D6-C-SHD-Facing': 'Shields. Four shields resist from +2 to +2D+2 when held between attacker and user.',
  }),
  ...under('companion', 'Equipment: Weapons', {
    'D6-C-WPN-Melee': 'Hand weapons. Twenty-five hand weapons add their damage to Strength Damage.',
    'D6-C-WPN-Missile': 'Missile weapons. Nineteen bows, thrown things, guns and engines have damage and ranges.',
    'D6-C-WPN-Phys': 'Throwing range. Some ranges are the thrower’s Physique or lifting in metres.',
    'D6-C-WPN-Reload': 'Reloading. Every missile or thrown weapon takes an action to have the next one ready.',
    'D6-C-WPN-Crossbow':
      'Crossbows. A crossbow is not reloaded in the round it was shot, and a heavy one takes a whole round.',
    'D6-C-WPN-Gunpowder':
      'Gunpowder. A musket wants a rest or an action to lift it; wheellocks take 12 rounds to load or a roll of 10.',
    'D6-C-WPN-BluntEdge': 'Flat of the blade. An edged weapon used to bludgeon does half damage.',
    'D6-C-WPN-Size':
      'Weapons made for others. Who is far larger or smaller than the weapon’s maker has no scale modifier with it.',
    'D6-C-LIGHT-Negate': 'Lights. A candle or lamp undoes 2D of darkness within a metre, a torch 4D within several.',
  }),
  ...under('companion', 'Movement', {
    'D6-C-MOV-Free': 'Short distances. Up to half of a Move is free.',
    'D6-C-MOV-Run': 'Running. Each Move beyond the first adds 5 to a difficulty of 0.',
    'D6-C-MOV-Swim':
      'Swimming. At half the Move the difficulty is 5; failing does 1D and makes it 3 harder each round.',
    'D6-C-MOV-Climb': 'Climbing. At the Move, or half of it without the skill, the difficulty is 5, each half more 10.',
    'D6-C-MOV-Jump':
      'Jumping. A quarter of the Move is difficulty 5, each 2 metres more 10; a run-up helps by 5 a round.',
    'D6-C-MOV-Terrain': 'Terrain. From easy to very hazardous ground the difficulty grows from 0 to 25.',
    'D6-C-MOV-Accel':
      'Accelerating. As an option speed changes by twice the base Move a round and failing slows or trips.',
    'D6-C-MOV-Fatigue': 'Fatigue. Each round of fast movement beyond one’s limit adds 3.',
    'D6-C-MOV-Cap': 'Most movement. One movement of each kind a round, and as an option four times the Move at most.',
  }),
  ...under('companion', 'Movement: Vehicles & Aerial Characters', {
    'D6-C-VEH-Speeds': 'Speeds. Vehicles are stopped, cautious, cruising, at high or at all-out speed.',
    'D6-C-VEH-Stunts': 'Stunts. Turns, debris, docking and regaining control add to the driving difficulty.',
    'D6-C-VEH-Familiar': 'Unfamiliar vehicles. A vehicle one does not know adds from 3 to 20.',
    'D6-C-VEH-Ram': 'Ram. Boats and magical conveyances may ram; the rammer loses his next round.',
    'D6-C-VEH-Sideswipe': 'Sideswipe. Any vehicle may sideswipe.',
    'D6-C-VEH-Spook': 'Spooked team. A frightened team bolts at four times its Move unless brought under control.',
    'D6-C-VEH-HitBase': 'Hitting a vehicle. The base is 10, changed by range and scale.',
    'D6-C-VEH-DriverShoots': 'Driver who shoots. He drives at Easy and shoots, both at the multi-action penalty.',
    'D6-C-VEH-Dodge': 'Dodging vehicle. Driving skill and Maneuverability make a partial or full defence.',
    'D6-C-VEH-Damage':
      'Vehicle damage. By 1 to 3, 4 to 8, 9 to 12, 13 to 15 or more a vehicle is damaged very lightly up to destroyed.',
    'D6-C-VEH-Passengers': 'Passengers. They suffer none, a quarter, half, three quarters or all of it.',
    'D6-C-VEH-Speed': 'Speed damage. A crash does from 2D stopped to 10D at all-out speed.',
    'D6-C-VEH-Collision': 'Collisions. Head-on adds 3D, rear and side take 3D off, something yielding 1D.',
    'D6-C-VEH-Leap': 'Leaping out. Below 10 kph it is Very Easy; failing costs six points or a level.',
    'D6-C-VEH-ShipWeapons': 'Ship weapons. Ships of sufficient scale carry cannons, catapults or a ram.',
  }),
  ...under('companion', 'Magic: Area effect', {
    'D6-C-AREA-Spell':
      'Area of a spell. It loses a point for each metre from its centre, and a defence above the targeting roll avoids it.',
    'D6-C-AREA-Burst': 'Blast. A blast does full, half and quarter damage in three zones.',
    'D6-C-AREA-Place': 'Throwing at a place. A place is hit at 0, 10, 15 or 20 by range.',
    'D6-C-AREA-Dive': 'Diving away. Who has not acted may dive out of a blast at 15, a zone further for each 4 over.',
    'D6-C-SPELL-Target':
      'Aiming a spell. A spell’s targeting skill meets the combat difficulty and is no second action.',
    'D6-C-SPELL-Slow': 'Slow spells. Against a slow spell the target adds its range value less its speed value.',
  }),
]
