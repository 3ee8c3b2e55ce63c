import { blocksOf, type Character, naturalWeapons } from './character.ts'
import { homebrew as ours } from './source.ts'

const converted = ours('converted from a small sister game by the shape of the official blocks')
const beast = blocksOf('D6-C-DATA-Homebrew', converted)
const natural = naturalWeapons(converted)
const example = blocksOf(
  'D6-C-DATA-Homebrew',
  ours('the chapter’s example names her and prints none of her figures; these let its totals be rolled'),
)

/** Our own blocks: playable, never the book’s. */
export const homebrew = {
  wolf: beast(
    'wolf',
    ['3D', '1D', '3D+2', '1D', '2D', '2D'],
    { dodge: '4D+1', fighting: '4D+2', running: '5D', search: '3D', tracking: '4D', intimidation: '4D' },
    { strengthDamage: '2D', move: 25, body: 12, levels: 2, natural: [natural('teeth', '+1D')] },
  ),
  bear: beast(
    'bear',
    ['2D', '1D', '5D+1', '1D', '2D', '2D'],
    { fighting: '6D', lifting: '6D', search: '3D', intimidation: '6D' },
    {
      strengthDamage: '3D',
      move: 20,
      body: 24,
      levels: 3,
      scale: 2,
      hide: '+2',
      natural: [natural('claws', '+1D')],
    },
  ),
  troll: beast(
    'troll',
    ['2D', '1D', '6D', '1D', '1D', '1D'],
    { fighting: '4D', 'melee combat': '4D', intimidation: '5D' },
    { strengthDamage: '3D', move: 10, body: 28, levels: 4, scale: 3, weapons: ['club'] },
  ),
  cian: example(
    'Cian',
    ['3D', '3D', '3D', '2D', '4D', '3D'],
    { dodge: '4D', fighting: '3D+1', 'melee combat': '3D+1', marksmanship: '5D', search: '4D+1' },
    {
      strengthDamage: '2D',
      move: 10,
      points: [5, 1],
      body: 30,
      weapons: ['light crossbow', 'short sword'],
      armour: ['soft leather'],
    },
  ),
} as const satisfies Readonly<Record<string, Character>>
