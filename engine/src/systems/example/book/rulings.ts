import type { Rulings } from '../../../kernel/types.ts'

/** What the rules leave open: the values a fight may choose, and what is done otherwise. */
export const rulings = [
  {
    id: 'EX-A1',
    option: 'ties',
    values: ['defender', 'attacker'],
    default: 'defender',
    why: 'The rules say a blow must beat the dodge and do not speak of equal rolls; to beat is to roll higher.',
  },
] as const satisfies Rulings
