import { knowing, own, privy } from '@affray/engine'
import { classOf, type Line, type Place, type Scene, seatOf } from '@affray/engine/play'
import type { BranchShown, Chat, Shown } from '../protocol/told.ts'
import { digest } from './digest.ts'
import { renamed } from './names.ts'
import type { Room } from './room.ts'

/** What a seat sees of its table. Everything in it is made from what its class may know. */
export function shownTo(room: Room, place: Place): Shown {
  const { game, data } = room
  const { name, gm } = place
  const scene = withShown(room, place, sceneFor(room, place))
  const lines = game.lines(name)
  const shown = renamed(room, place, {
    table: tableOf(room),
    seats: game.seats.all.map((seat) => ({ ...seat, here: room.here.has(seat.name) })),
    asked: 0,
    scene,
    orders: game.standing.filter(({ who }) => gm || place.fighters.includes(who)),
    chat: data.chat.map((spoken): Chat => {
      const { n, seat, text } = spoken
      return { n, seat, text, after: linesUpTo(lines, spoken.entry, spoken.answers) }
    }),
    requests: data.requests.filter(({ seat }) => gm || seat === name),
    botsWait: game.botsWait,
    canRedo: gm && (game.canRedo || (data.undone ?? []).length > 0),
    branches: gm ? branchesOf(room, place, lines) : [],
    ...(gm ? { master: masterOf(room, name) } : {}),
  })
  // A digest of names somebody does not know would tell whether he guesses them.
  const asked = askedNumber(room, place, shown.scene)
  return room.data.paused || room.data.lobby === true
    ? { ...shown, asked, scene: quiet(shown.scene) }
    : { ...shown, asked }
}
/** While the fight is paused or has not begun nobody is asked. */
const quiet = (scene: Scene): Scene => ({ ...scene, asked: [], dice: null, waiting: [] })

/** The scene of a seat; of a fight that is over all of it, where the game master shows the end to all. */
function sceneFor({ game, data, state }: Room, { name, gm }: Place): Scene {
  const own = game.scene(name)
  const master = game.seats.all.find((seat) => seat.gm)
  if (gm || master === undefined || state !== 'over' || !data.reveal) return own
  const all = game.scene(master.name)
  const log = game.lines(master.name).map(({ entry: _, after: __, answers: ___, ...told }) => told)
  return { ...all, class: own.class, asked: [], dice: null, waiting: own.waiting, commands: [], log }
}

function tableOf({ game, data, state, toldSeed: seed }: Room): Shown['table'] {
  const { system } = game
  return {
    id: data.id,
    title: data.title,
    about: data.about,
    system: system.id,
    game: system.title,
    state,
    promise: game.fight.promise,
    ...(seed === undefined ? {} : { seed }),
    pace: data.pace,
    undo: data.undo,
    absent: data.absent,
    bots: game.bots,
    temperaments: Object.keys(system.policies),
  }
}

const masterOf = ({ game, data }: Room, seat: string): NonNullable<Shown['master']> => ({
  ready: game.ready(seat),
  code: data.code,
  waiting: data.waiting,
  names: data.names,
  shows: data.shows,
  reveal: data.reveal,
})

/** How many lines of a story were told up to a moment of the fight. */
function linesUpTo(lines: readonly Line[], entry: number, answers: number): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const line = lines[middle]
    const told = line !== undefined && (line.entry <= entry || (line.after === entry && line.answers <= answers))
    if (told) low = middle + 1
    else high = middle
  }
  return low
}

function branchesOf({ game }: Room, place: Place, lines: readonly Line[]): BranchShown[] {
  const branches = game.fight.branches()
  if (branches.length < 2) return []
  const seat = seatOf(place)
  return branches.map(({ branch, after, last }) => ({
    branch,
    leaves: linesUpTo(lines, after, 0),
    last: game.chronicle.lastUpTo(last, seat)?.told ?? '',
    here: branch === game.fight.branch,
  }))
}

/** The sheets with what the game master shows to all. */
function withShown({ game, data }: Room, place: Place, scene: Scene): Scene {
  const shows = Object.entries(data.shows)
  if (place.gm || shows.length === 0) return scene
  const { system } = game
  const { state } = game.fight
  const eyes = knowing(system, state, seatOf(place))
  const sheets = { ...scene.sheets }
  for (const [id, names] of shows) {
    const seen = own(sheets, id)
    if (seen === undefined || privy(eyes, id)) continue
    const whole = system.sheet(state, id, 'all')
    const told = <T extends { readonly name: string }>(all: readonly T[]): T[] =>
      all.filter((one) => names.includes(one.name)).map((one) => ({ ...one, change: undefined, from: [] }))
    sheets[id] = {
      ...seen,
      bars: [...seen.bars, ...told(whole.bars)],
      numbers: [...seen.numbers, ...told(whole.numbers)],
      conditions: [...seen.conditions.filter((one) => !names.includes(one.name)), ...told(whole.conditions)],
    }
  }
  return { ...scene, sheets }
}

/**
 * The number of the question before a seat: a digest of what it is asked, how far its story goes and how often its class has acted,
 * and so of nothing that others know and it does not.
 */
function askedNumber(room: Room, place: Place, { asked, dice, log }: Scene): number {
  const mine = classOf(seatOf(place))
  const alike = room.game.seats.all.filter((seat) => classOf(seatOf(seat)) === mine)
  const acts = alike.reduce((sum, { name }) => sum + (own(room.data.acts, name) ?? 0), 0)
  const about = JSON.stringify([asked, dice, log.length, acts])
  return digest(about) % 1_000_000_000
}
