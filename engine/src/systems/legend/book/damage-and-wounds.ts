import { chapter } from '../../../mechanisms/catalogue.ts'

/** Damage, wounds, and the lighter bookkeeping for lesser foes. */
export const WOUND_RULES = [
  ...chapter('Damage and Wound Levels', {
    'LEG-DMG-01':
      'The order of damage. Weapon damage takes the Damage Modifier, then magic, then the parry, and last the Armour Points of the location.',
  }),
  ...chapter('Hit Locations', {
    'LEG-LOC-01': 'Hit location. A D20 on the table of the body says where a blow lands; creatures have their own.',
    'LEG-WND-01':
      'Losing Hit Points. Damage above zero lowers the location’s Hit Points, and what is left names the wound.',
    'LEG-WND-02':
      'Resisting a wound. Resilience against wounds is opposed to the attack roll, and repeated only if the location is wounded again.',
  }),
  ...chapter('Minor Wound', {
    'LEG-WND-Minor': 'Minor Wound. A location with Hit Points left does not hamper its owner.',
  }),
  ...chapter('Serious Wound', {
    'LEG-WND-Serious':
      'Serious Wound. At zero or below the victim cannot attack for 1D3 Combat Actions and tests Resilience: a limb is useless until above zero, dropping what is not strapped to it or its owner to the ground; trunk or head are unconscious for minutes equal to the damage.',
  }),
  ...chapter('Major Wound', {
    'LEG-WND-Major':
      'Major Wound. At the negative of its starting Hit Points the victim is out of the fight: a limb fells him, tests his consciousness and kills untreated in CON+POW minutes; trunk or head leave him unconscious, kill at once if the test fails and otherwise in half as many rounds.',
  }),
  ...chapter('Heroic Last Actions', {
    'LEG-WND-LastAction':
      'Heroic last action. For a Hero Point one felled by a Major Wound may get a single act his limbs allow before he collapses.',
  }),
  ...chapter('General Hit Points', {
    'LEG-NPC-GHP':
      'General Hit Points. A lesser foe has one total, the average of CON and SIZ, and a Critical Wound rating of half that.',
    'LEG-NPC-Zero':
      'At zero. At zero he tests Resilience each round or falls unconscious, and then dies in as many Combat Actions as his rating.',
    'LEG-NPC-Dead': 'Instant death. At the negative of his rating he is dead at once.',
    'LEG-NPC-Crit':
      'Critical wound. One wound above his rating rolls 1D20 less his armour, plus the damage if the blow was a critical, on the Critical Wound table, and always leaves a scar.',
  }),
  ...chapter('NPC Critical Wound Table', {
    'LEG-NPC-T0102': 'Dazed. On 01–02 he cannot attack for 1D3 Combat Actions.',
    'LEG-NPC-T0304': 'Dazed and back. On 03–04 he is knocked back a metre and Dazed.',
    'LEG-NPC-T0506': 'Dazed and prone. On 05–06 he is knocked prone and Dazed.',
    'LEG-NPC-T07': 'Dazed and reeling. On 07 he is Dazed and falls unconscious unless Resilience succeeds.',
    'LEG-NPC-T0809': 'Stunned. On 08–09 he forfeits 1D3 Combat Actions.',
    'LEG-NPC-T1011': 'Stunned and back. On 10–11 he is knocked back a metre and Stunned.',
    'LEG-NPC-T1213': 'Stunned and down. On 12–13 he is knocked down and Stunned.',
    'LEG-NPC-T14': 'Stunned and reeling. On 14 he is Stunned and falls unconscious unless Resilience succeeds.',
    'LEG-NPC-T15': 'Arm Disabled. On 15 an arm is disabled and drops what it holds, and he is Dazed.',
    'LEG-NPC-T16': 'Leg Disabled. On 16 a leg is disabled, and he is Dazed and prone.',
    'LEG-NPC-T17': 'Abdominal Injury. On 17 he is Stunned and dies of his belly unless Resilience succeeds.',
    'LEG-NPC-T18': 'Chest Injury. On 18 he is Stunned and dies of his chest unless Resilience succeeds.',
    'LEG-NPC-T19': 'Head Injury. On 19 he is Stunned and dies of his head unless Resilience succeeds.',
    'LEG-NPC-T20': 'Fatal Injury. On 20 he is dead.',
  }),
  ...chapter('Underlings', {
    'LEG-NPC-Underling': 'Underlings. An underling has half his CON in Hit Points and is dead at zero.',
    'LEG-NPC-UnderCrit': 'Felled by a critical. Any critical hit by an Adventurer leaves him unconscious.',
    'LEG-NPC-UnderFlee': 'Flight. Once half the underlings are out of the fight the rest flee.',
  }),
] as const
