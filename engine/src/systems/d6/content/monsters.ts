import { code } from '../diecode.ts'
import { blocksOf, breath, type Character, naturalWeapons } from './character.ts'
import { rulebook } from './source.ts'
import { damage, metres } from './weapon.ts'

const source = rulebook('Adventure Tips: Monsters')
const block = blocksOf('D6-C-DATA-Official', source)
const natural = naturalWeapons(source)

/** The monsters of the rulebook. */
export const monsters = {
  /** Ruling D6-A30: prints 2D where lifting 5D+1 gives 3D. */
  'minor demon': block(
    'minor destructive demon',
    ['3D', '2D', '5D', '2D', '2D', '2D'],
    {
      fighting: '4D',
      stealth: '4D',
      throwing: '4D',
      lifting: '5D+1',
      running: '6D',
      intimidation: '6D',
      mettle: '4D',
    },
    {
      also: ['demon'],
      strengthDamage: '2D',
      move: 10,
      body: 24,
      levels: 3,
      abilities: [
        { ability: 'attackResistance', ranks: 1, of: 'no magic' },
        { ability: 'immortality', ranks: 1, of: 'a holy symbol and the proper ritual' },
      ],
    },
  ),
  'young dragon': block(
    'young dragon',
    ['3D', '2D', '5D', '3D', '2D', '3D'],
    {
      fighting: '4D',
      flying: '3D+1',
      marksmanship: '3D',
      lifting: '5D+1',
      intimidation: '6D',
      mettle: '3D+2',
    },
    {
      also: ['dragon'],
      strengthDamage: '3D',
      move: 10,
      body: 32,
      levels: 5,
      scale: 12,
      abilities: [
        { ability: 'size', ranks: 4 },
        { ability: 'naturalArmor', ranks: 2, prints: code('1D') },
        { ability: 'naturalHandWeapon', ranks: 3 },
        { ability: 'naturalRangedWeapon', ranks: 2 },
      ],
      natural: [
        natural('claws', '+3D'),
        /** Long range is 20 metres for each rank and die of Physique; the nearer edges are ours, in the proportions of Variana’s breath. */
        breath(source, 'fiery breath', '6D', metres(50, 100, 200)),
      ],
    },
  ),
  'evil humanoid': block(
    'evil humanoid',
    ['3D', '3D', '3D', '1D', '2D', '1D'],
    {
      climbing: '3D+2',
      fighting: '4D',
      jumping: '3D+1',
      stealth: '4D',
      marksmanship: '4D',
      throwing: '4D',
      lifting: '3D+1',
      running: '4D',
      hide: '2D+2',
      survival: '3D',
      tracking: '3D',
      intimidation: '2D',
    },
    {
      also: ['goblin', 'kobold', 'orc'],
      strengthDamage: '2D',
      move: 10,
      body: 12,
      levels: 2,
      notes: 'Has no gear of its own and fights with what it has taken.',
    },
  ),
  giant: block(
    'giant',
    ['3D', '1D', '5D', '2D', '1D', '1D'],
    {
      fighting: '4D',
      'melee combat': '4D',
      throwing: '4D',
      lifting: '6D',
      running: '6D+2',
      tracking: '2D',
      intimidation: '6D',
    },
    {
      strengthDamage: '3D',
      move: 10,
      body: 26,
      levels: 4,
      scale: 6,
      abilities: [
        { ability: 'size', ranks: 2 },
        { ability: 'hypermovement', ranks: 2 },
        { ability: 'increasedAttribute', ranks: 3, of: 'physique' },
      ],
      natural: [
        {
          ...natural('large club', '+2D', 'blunt'),
          damage: damage('+2D'),
          skill: 'melee combat',
          length: 'long',
          rule: 'D6-C-WPN-Size',
        },
      ],
    },
  ),
  'walking dead': block(
    'walking dead',
    ['2D', '1D', '2D', '1D', '1D', '1D'],
    { fighting: '3D', lifting: '3D', search: '3D', tracking: '3D', intimidation: '6D' },
    {
      also: ['mummy', 'skeleton', 'zombie'],
      strengthDamage: '2D',
      move: 10,
      body: 15,
      levels: 2,
      abilities: [
        { ability: 'hardiness', ranks: 2 },
        { ability: 'immortality', ranks: 1, of: 'smashed to pieces or beheaded' },
      ],
    },
  ),
} as const satisfies Readonly<Record<string, Character>>
