import { code } from '../diecode.ts'
import { blocksOf, breath, type Character, naturalWeapons } from './character.ts'
import { rulebook } from './source.ts'
import { metres } from './weapon.ts'

const source = rulebook('Adventure Tips: Animals')
const block = blocksOf('D6-C-DATA-Official', source)
const natural = naturalWeapons(source)

/** The animals of the rulebook; small scales, printed without a sign, are below 0 here (Ruling D6-A34). */
export const animals = {
  'bird of prey': block(
    'bird of prey',
    ['4D', '1D', '2D', '1D', '2D', '2D'],
    { fighting: '5D', flying: '5D', search: '3D', tracking: '3D', mettle: '3D' },
    {
      also: ['falcon', 'hawk'],
      strengthDamage: '1D',
      move: 0,
      fly: 32,
      body: 7,
      levels: 1,
      scale: -9,
      natural: [natural('beak', '+2'), natural('talons', '+1D')],
      notes: 'Glides at 15.',
    },
  ),
  'house cat': block(
    'house cat',
    ['3D', '1D', '1D', '1D', '2D', '2D'],
    {
      fighting: '4D',
      climbing: '4D',
      dodge: '4D',
      jumping: '4D',
      stealth: '4D',
      running: '3D',
      search: '3D',
      tracking: '3D',
      mettle: '3D',
    },
    {
      strengthDamage: '1D',
      move: 20,
      body: 8,
      levels: 1,
      scale: -6,
      natural: [natural('claws', '+2'), natural('teeth', '+2')],
    },
  ),
  'large cat': block(
    'large cat',
    ['4D', '2D', '4D', '1D', '2D', '2D'],
    {
      climbing: '5D',
      dodge: '5D',
      fighting: '5D',
      jumping: '5D',
      stealth: '5D',
      running: '5D',
      search: '3D',
      tracking: '3D',
      intimidation: '5D',
      mettle: '4D',
    },
    {
      also: ['lion', 'puma', 'tiger'],
      strengthDamage: '2D',
      move: 30,
      body: 24,
      levels: 3,
      hide: '+2',
      natural: [natural('claws', '+1D'), natural('teeth', '+1D')],
      notes: 'Leaps 10 metres far or 2 high.',
    },
  ),
  cobra: block(
    'cobra',
    ['4D', '2D', '1D', '1D', '2D', '2D'],
    { fighting: '5D', stealth: '5D', search: '3D', tracking: '3D', intimidation: '4D', mettle: '4D' },
    {
      specializations: { 'marksmanship: spitting': code('4D') },
      strengthDamage: '1D',
      move: 15,
      body: 5,
      levels: 1,
      scale: -9,
      natural: [
        natural('fangs', '+1D'),
        /** The block prints no range for the spitting; a spitting snake reaches a few metres. */
        breath(source, 'venom spitting', '0', metres(3, 3, 3)),
      ],
      notes:
        'Venom when a bite is 5 or more over, or a called shot of spitting to eyes or mouth (1 to 10 cm, Ruling D6-A71): 5 points or a level each 10 minutes, stamina 25 resists.',
    },
  ),
  dog: block(
    'dog',
    ['3D', '1D', '3D', '1D', '2D', '2D'],
    {
      dodge: '4D',
      fighting: '4D',
      running: '4D',
      search: '3D',
      tracking: '4D',
      intimidation: '3D',
      mettle: '2D+1',
    },
    { strengthDamage: '2D', move: 25, body: 9, levels: 1, scale: -5, natural: [natural('teeth', '+1D')] },
  ),
  'guard dog': block(
    'guard dog',
    ['3D', '1D', '4D', '1D', '2D', '2D'],
    {
      dodge: '6D',
      fighting: '5D',
      running: '4D+1',
      search: '3D',
      tracking: '4D',
      intimidation: '5D',
      mettle: '4D',
    },
    { strengthDamage: '2D', move: 25, body: 12, levels: 2, scale: -4, natural: [natural('teeth', '+1D')] },
  ),
  horse: block(
    'horse',
    ['3D', '1D', '4D', '1D', '3D', '2D'],
    { fighting: '4D', jumping: '4D', running: '5D', intimidation: '3D', mettle: '3D' },
    {
      strengthDamage: '2D',
      move: 25,
      body: 15,
      levels: 2,
      scale: 3,
      natural: [natural('hoof', '+2', 'blunt'), natural('teeth', '+2')],
      notes: 'Strikes one target with two hooves a round without penalty, or bites once.',
    },
  ),
  /** Prints no Coordination, and mettle under the name of another edition. */
  rat: block(
    'rat',
    ['3D', '0', '1D', '1D', '2D', '1D'],
    {
      acrobatics: '3D+1',
      climbing: '3D+2',
      dodge: '3D+1',
      fighting: '3D+2',
      jumping: '4D',
      running: '3D',
      swimming: '1D+2',
      search: '3D',
      mettle: '2D',
    },
    {
      specializations: { 'hide: self only': code('4D') },
      strengthDamage: '1D',
      move: 3,
      body: 6,
      levels: 1,
      scale: -9,
      natural: [natural('teeth', '+0')],
      swarms: true,
      notes: 'Swarms: one fighting roll for all, +5 for each ten.',
    },
  ),
} as const satisfies Readonly<Record<string, Character>>
