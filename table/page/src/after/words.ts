import { lengthened } from '../pseudo.ts'

/** What the page says where a fight is looked back at. */
const WORDS = {
  loading: 'Reading the fight …',
  reading: 'The fight again',
  back: 'Back to the table',
  won: (sides: string) => `${sides} won.`,
  nobody: 'Nobody won.',
  open: 'The fight is not over.',
  at: 'Line of the story',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  speeds: { slow: 'slow', usual: 'as it is read', fast: 'fast' },
  round: (n: number) => (n === 0 ? 'Before the first round' : `Round ${n}`),
  of: (n: number, all: number) => `Line ${n} of ${all}`,
  did: 'Who did what',
  who: 'Fighter',
  how: 'In the end',
  attacks: 'Attacks',
  dealt: 'Damage dealt',
  taken: 'Damage taken',
  rolls: 'Rolls',
  luck: 'Luck',
  luckLine:
    'Luck is how much better than the dice’s mean the rolls fell that could be better or worse, in standard deviations: two in three fights stay between −1 and +1.',
  course: 'How the chances went',
  courseLine: 'What bots make of it who fight on from each moment.',
  moments: 'Key moments',
  swing: (side: string, before: string, after: string) => `${side}: ${before} → ${after}`,
  watch: 'Watch',
  story: 'The story',
  print: 'Print the report',
  again: 'Fight again',
  next: 'The next fight',
  file: 'Export',
  map: 'Where everybody stood',
  conditions: { unhurt: 'unhurt', wounded: 'wounded', down: 'down', dead: 'dead', fled: 'fled' },
} as const

export const words: typeof WORDS =
  new URLSearchParams(location.search).get('words') === 'long' ? lengthened(WORDS) : WORDS
