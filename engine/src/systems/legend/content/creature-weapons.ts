import { CFI, MI, WAR_HORSE } from './sources.ts'
import type { RangedWeapon } from './types.ts'
import { closeWeapons, naturalWeapons, rangedWeapons } from './weapon-rows.ts'
import { rangedWeapon } from './weapon-shape.ts'

/*
 * Claws, teeth, and arms made for those who are no humans.
 * ORC content: damage, Size and effects from Classic Fantasy Imperative and Mythras Imperative, used under the ORC License,
 * not the OGL. Reach is ours, a step below Size: Small touches, Enormous reaches very far. A trample does twice its owner’s
 * Damage Modifier and adds none.
 */
const CFI_BODIES = naturalWeapons(CFI, {
  'rat-claws': ['Rat’s claws', '1d3', 'S T', 'arm', 'c'],
  'rat-bite': ['Rat’s bite', '1d6', 'S T', 'head', 't', '', 'underwater'],
  'giant-trample': ['Giant’s trample', '2d12', 'E VL', 'leg', 'b', 'stunLocation', 'trample'],
  'ogre-trample': ['Ogre’s trample', '2d10', 'H L', 'leg', 'b', 'stunLocation', 'trample'],
  'red-dragon-claws': ['Red dragon’s claws', '1d10', 'E VL', 'arm', 'c', 'bleed'],
  'red-dragon-tail': ['Red dragon’s tail', '1d10', 'E VL', 'tail', 'b'],
  'red-dragon-teeth': ['Red dragon’s teeth', '1d10', 'L M', 'head', 'te', 'entangle', 'underwater'],
  'red-dragon-trample': ['Red dragon’s trample', '2d10', 'E VL', 'leg', 'b', 'stunLocation', 'trample'],
  'troll-claws': ['Troll’s claws', '1d8', 'L M', 'arm', 'c', 'bleed'],
  'troll-teeth': ['Troll’s teeth', '1d6', 'L M', 'head', 't', '', 'underwater'],
})
const CFI_ARMS = closeWeapons(CFI, {
  'giant-club': ['Giant’s club', '1d12', 'E VL 1', 0, 0, 0, 8, 12, 'mace b', 'stunLocation'],
  'ogre-club': ['Ogre’s club', '1d10', 'L M 1', 0, 0, 0, 8, 12, 'mace b', 'stunLocation'],
  'kobold-short-sword': ['Kobold’s short sword', '1d6', 'S S 1', 0, 0, 0, 6, 8, 'sword ct', 'bleed impale'],
  'kobold-shield': ['Kobold’s target', '1d4', 'M S 1', 0, 0, 0, 4, 9, 'shield t', 'impale', 'parriesMissiles strapped'],
})
const CFI_MISSILES = rangedWeapons(CFI, {
  'hurled-boulder': ['Hurled boulder', '2d6', true, 'L', 30, 0, 1, 0, 0, 0, 10, 40, 'discus b', 'stunLocation'],
  'kobold-javelin': ['Kobold’s javelin', '1d8+1', true, 'S', 18, 0, 1, 0, 0, 0, 4, 5, 'javelin t', 'impale'],
})
const MI_BODIES = naturalWeapons(MI, {
  'ant-bite': ['Ant’s mandibles', '1d6', 'M S', 'head', 'c', '', 'underwater'],
  'ant-sting': ['Ant’s sting', '1d4', 'M S', 'body', 't'],
  'bear-bite': ['Bear’s bite', '1d8', 'L M', 'head', 't', '', 'underwater'],
  'bear-claw': ['Bear’s claw', '1d8', 'H L', 'arm', 'c'],
  'crocodile-bite': ['Crocodile’s bite', '1d10', 'H L', 'head', 't', '', 'underwater'],
  'crocodile-tail': ['Crocodile’s tail', '1d8', 'H L', 'tail', 'b', '', 'underwater'],
  'dragon-bite': ['Dragon’s bite', '1d12', 'E VL', 'head', 't', '', 'underwater'],
  'dragon-claw': ['Dragon’s claw', '1d10', 'E VL', 'arm', 'c'],
  'dragon-tail': ['Dragon’s tail', '1d10', 'E VL', 'tail', 'b'],
  'dragon-trample': ['Dragon’s trample', '4d10', 'E VL', 'leg', 'b', '', 'trample'],
  'horse-hoof': ['Hoof', '1d6', 'H L', 'leg', 'b'],
  'horse-trample': ['Horse’s trample', '2d12', 'E VL', 'leg', 'b', '', 'trample'],
  'minotaur-gore': ['Minotaur’s horns', '1d8', 'L M', 'head', 't', 'impale', 'underwater'],
  'shark-bite': ['Shark’s bite', '1d10', 'E VL', 'head', 't', '', 'underwater'],
  'alien-bite': ['Alien’s bite', '1d4', 'H L', 'head', 't', '', 'underwater'],
  'alien-claw': ['Alien’s claw', '1d4+1', 'H L', 'arm', 'c'],
  'alien-tail': ['Alien’s tail', '1d6', 'H L', 'tail', 'b'],
})
const MI_ARMS = closeWeapons(MI, {
  'minotaur-axe': ['Minotaur’s axe', '2d8+2', 'E VL 2', 0, 0, 0, 6, 12, 'axe c', ''],
  'minotaur-spear': ['Minotaur’s spear', '1d10+1', 'H L 1', 0, 0, 0, 4, 10, 'spear t', 'impale', 'setAgainstCharge'],
  'minotaur-shield': ['Minotaur’s shield', '1d4', 'E S 1', 0, 0, 0, 6, 15, 'shield b', '', 'parriesMissiles strapped'],
})
const WAR_HORSES = naturalWeapons(WAR_HORSE, {
  'war-horse-kick': ['War horse’s kick', '1d8', 'H L', 'leg', 'b'],
})

/** A dragon’s breath: nobody parries it, and it is as good as its head. */
const breath = (id: string, name: string, range: number, source: string): RangedWeapon =>
  rangedWeapon({ id, name, damage: '4d6', range, family: 'natural', limb: 'head', notes: ['evadeOnly'], source })
const BREATHS = {
  'red-dragon-breath': breath('red-dragon-breath', 'Red dragon’s breath', 38, CFI),
  'dragon-breath': breath('dragon-breath', 'Dragon’s breath', 35, MI),
}

export const CREATURE_WEAPONS = {
  ...CFI_BODIES,
  ...CFI_ARMS,
  ...CFI_MISSILES,
  ...MI_BODIES,
  ...MI_ARMS,
  ...WAR_HORSES,
  ...BREATHS,
}
