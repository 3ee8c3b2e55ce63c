import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const table = fileURLToPath(new URL('../../../docs/rooms.md', import.meta.url))

/** The rooms of every game in their order, and the jobs each has in it. What a game lacks is absent; other files are the book's headings. */
const ROOMS = {
  book: ['rules', 'chapter', 'companion', 'rulings'],
  content: [
    'listing',
    'weapons',
    'armour',
    'creatures',
    'people',
    'races',
    'spells',
    'skills',
    'tables',
    'abilities',
    'types',
  ],
  state: [
    'types',
    'events',
    'scenario',
    'check',
    'derive',
    'begin',
    'carried-over',
    'fighters',
    'lasting',
    'dice',
    'asking',
    'clocks',
    'note',
    'copy',
    'sound',
  ],
  body: ['locations', 'wounds', 'conditions', 'fatigue', 'healing', 'hands', 'arms', 'checks'],
  ground: [
    'places',
    'reach',
    'movement',
    'cover',
    'falling',
    'water',
    'climbing',
    'sight',
    'displaced',
    'holds',
    'riding',
  ],
  exchange: [
    'declared',
    'rolled',
    'landed',
    'attack',
    'defence',
    'modifiers',
    'effects',
    'fumbles',
    'damage',
    'reactions',
  ],
  actions: ['index', 'keys', 'action'],
  turn: ['round', 'order', 'turn', 'step', 'outcome', 'standoff'],
  knowledge: ['audience', 'view', 'imagine'],
  gm: ['commands', 'amend'],
  screens: ['board', 'track', 'sheet', 'tags', 'points', 'questions', 'tell', 'features'],
  policy: ['bots'],
} as const satisfies Readonly<Record<string, readonly string[]>>
type Room = keyof typeof ROOMS

/** What only some books have: a room between the ground and the exchange. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  d6: ['vehicles'],
  cfi: ['magic', 'abilities'],
  legend: ['magic'],
}
/** How far a room stands from the book. A file uses what stands in its room or nearer to the book; types are gone when it runs. */
const DEPTH: Readonly<Record<Room, number>> = {
  book: 0,
  content: 1,
  state: 2,
  body: 3,
  ground: 3,
  exchange: 5,
  actions: 6,
  turn: 7,
  knowledge: 8,
  gm: 8,
  screens: 8,
  policy: 8,
}
const OWN_DEPTH = 4
/** They read all others, and name their files after what they show or decide. */
const READERS: readonly Room[] = ['knowledge', 'gm', 'screens', 'policy']
/** Every game has these. */
const OWED = [
  [
    'book/rules',
    'book/rulings',
    'content/listing',
    'state/types',
    'state/scenario',
    'state/begin',
    'state/fighters',
    'state/copy',
  ],
  ['actions/index', 'turn/round', 'turn/order', 'turn/turn', 'turn/step', 'turn/outcome', 'knowledge/audience'],
  [
    'knowledge/view',
    'gm/commands',
    'gm/amend',
    'screens/board',
    'screens/track',
    'screens/sheet',
    'screens/tags',
    'screens/points',
  ],
  ['screens/tell', 'screens/features', 'policy/bots'],
].flat()

const games = readdirSync(here, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const isRoom = (name: string): name is Room => name in ROOMS
const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? files(path) : entry.name.endsWith('.ts') ? [path] : []
  })
const home = (game: string): string => join(here, game)
/** The jobs of a game as `room/file`, its tests aside. */
const jobs = (game: string): string[] =>
  files(home(game))
    .map((file) => relative(home(game), file).replace(/\.ts$/, ''))
    .filter((job) => !job.startsWith('test/'))
    .sort()
const roomOf = (job: string): string => job.split('/')[0] ?? ''
const depth = (game: string, room: string): number | undefined =>
  isRoom(room) ? DEPTH[room] : OWN[game]?.includes(room) === true ? OWN_DEPTH : undefined

const CLAUSE = /(?:^|\n)(?:import|export) (?!type\b)([^'";]*?)from\s*'(\.[^']+)'/g
const valuesFrom = (text: string): string[] =>
  [...text.matchAll(CLAUSE)].flatMap(([, what = '', from = '']) => {
    const names = /\{([^}]*)\}/
      .exec(what)?.[1]
      ?.split(',')
      .filter((name) => name.trim() !== '')
    return names !== undefined && names.length > 0 && names.every((name) => /^\s*type\b/.test(name)) ? [] : [from]
  })

/** Every import from a room that stands further from the book. */
function outOfOrder(game: string): string[] {
  return jobs(game).flatMap((job) => {
    const file = join(home(game), `${job}.ts`)
    const mine = depth(game, roomOf(job))
    if (!job.includes('/') || mine === undefined) return []
    return valuesFrom(readFileSync(file, 'utf8')).flatMap((from) => {
      const to = relative(home(game), resolve(dirname(file), from))
      const theirs = depth(game, roomOf(to))
      if (to.startsWith('..')) return []
      if (!to.includes('/')) return [`${job} uses ${to}: the hall uses the rooms, no room the hall`]
      return theirs === undefined || theirs <= mine ? [] : [`${job} uses ${to}`]
    })
  })
}

/** Job × game: every job the list of rooms names, and who has it. */
function jobsByGame(): string {
  const has = new Map(games.map((game) => [game, new Set(jobs(game))]))
  const cell = (game: string, job: string) => (has.get(game)?.has(job) === true ? '✓' : '')
  const row = (job: string) => `| ${[job, ...games.map((game) => cell(game, job))].join(' | ')} |`
  const named = Object.entries(ROOMS).flatMap(([room, known]) => known.map((name) => `${room}/${name}`))
  const own = (game: string) => {
    const rooms = [...new Set(jobs(game).map(roomOf))].filter((room) => !isRoom(room) && room !== 'index')
    return `- ${game}: ${rooms.length === 0 ? 'none' : rooms.join(', ')}`
  }
  return [
    '# Rooms',
    '',
    'Where each job stands, in every game: the same job has the same file name. Files not named here are headings of a game’s own book.',
    'Why: [decision 19](decisions/0019-rooms.md). Written by `AFFRAY_REFRESH=rooms npx vitest run rooms`.',
    '',
    `| job | ${games.join(' | ')} |`,
    `|---|${games.map(() => ':-:|').join('')}`,
    ...named.map(row),
    '',
    'Rooms of one game’s book alone:',
    '',
    ...games.map(own),
    '',
  ].join('\n')
}

describe('rooms', () => {
  test.each(games)('%s has what every game owes, in its room', (game) => {
    const has = jobs(game)
    expect(OWED.filter((job) => !has.includes(job))).toEqual([])
  })

  test.each(games)('%s has no file outside the rooms, and a hall of six files at most', (game) => {
    const astray = jobs(game).filter((job) =>
      job.includes('/') ? depth(game, roomOf(job)) === undefined : job !== 'index',
    )
    expect(astray).toEqual([])
    const hall = readdirSync(home(game), { withFileTypes: true }).filter((entry) => entry.isFile())
    expect(hall.length).toBeLessThanOrEqual(6)
  })

  test.each(games)('%s: each file uses what stands in its room or nearer to the book', (game) => {
    expect(outOfOrder(game)).toEqual([])
  })

  test('what is named here as a job stands in its own room in every game', () => {
    const astray = games.flatMap((game) =>
      jobs(game).filter((job) => {
        const [room = '', name = '', ...deeper] = job.split('/')
        const others = Object.entries(ROOMS).filter(([, known]) => known.some((one) => one === name))
        return (
          isRoom(room) &&
          name !== 'index' &&
          !READERS.includes(room) &&
          deeper.length === 0 &&
          others.length > 0 &&
          !others.some(([one]) => one === room)
        )
      }),
    )
    expect(astray).toEqual([])
  })

  test('docs/rooms.md is the table of jobs and games', () => {
    if (process.env.AFFRAY_REFRESH === 'rooms') writeFileSync(table, jobsByGame())
    expect(existsSync(table) ? readFileSync(table, 'utf8') : '', 'AFFRAY_REFRESH=rooms npx vitest run rooms').toBe(
      jobsByGame(),
    )
  })
})
