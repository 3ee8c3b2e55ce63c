import type { Content } from '../../../kernel/types.ts'
import { brawlers } from './brawlers.ts'

/** Who drinks here, for whoever sets a fight up. */
export const content: Content = [
  {
    kind: 'fighters',
    title: 'Brawlers',
    entries: Object.entries(brawlers).map(([id, b]) => ({
      id,
      title: `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
      line: `quickness ${b.quickness}, brawling ${b.brawling}, might ${b.might}, hide ${b.hide}, grit ${b.grit}`,
      tags: [b.grit > 11 ? 'tough' : 'ordinary'],
    })),
  },
]
