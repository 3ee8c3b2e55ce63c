// Six bandits against six goblins on a map, as a table plays them.
import { systems } from '../../engine/dist/index.js'
import { Game } from '../../engine/dist/play/index.js'

const OURS = 'abcdef'
const THEIRS = 'uvwxyz'
const row = (i) => `#..${OURS[i]}....${THEIRS[i]}..#`
const picture = ['############', '#..........#', ...[0, 1, 2, 3, 4, 5].map(row), '#..........#', '############']
const names = (letters, name) => [...letters].map((letter, i) => [letter, `${name}-${i + 1}`])

export const { legend } = systems
export const scenario = {
  system: 'legend',
  sides: { ours: { bandit: { count: 6 } }, theirs: { goblin: { count: 6 } } },
  map: { picture: picture.join('\n'), key: Object.fromEntries([...names(OURS, 'bandit'), ...names(THEIRS, 'goblin')]) },
}
export const dice = (seed) => ({ by: 'keyed', seed: `table ${seed}` })

/** A fight the bots have fought to its end before a game master. */
export const finished = (seed) =>
  Game.begin(legend, scenario, dice(seed), { seats: [{ name: 'gm', fighters: [], gm: true }] })
