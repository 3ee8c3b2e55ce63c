import type { Brawler } from '../state/types.ts'

/** Source: the rules of Brawl, "Who drinks here". */
export const brawlers = {
  bouncer: { quickness: 2, brawling: 3, might: 2, hide: 1, grit: 14 },
  sailor: { quickness: 3, brawling: 3, might: 1, hide: 0, grit: 12 },
  student: { quickness: 5, brawling: 2, might: 0, hide: 0, grit: 9 },
  thug: { quickness: 3, brawling: 2, might: 1, hide: 0, grit: 10 },
} as const satisfies Record<string, Brawler>
