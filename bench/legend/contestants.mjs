// Contestants are processes that answer lines: each is asked for a slice of fights in turn, and the others wait meanwhile.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { quartiles, sized } from '../harness.mjs'

const PLAYS = fileURLToPath(new URL('plays.mjs', import.meta.url))
const ENGINE = new URL('../../engine/dist/index.js', import.meta.url).href

/** Fights per slice last so long, in seconds of processor time. */
const SLICE = sized(0.05, 0.001)
const ROTATIONS = sized(21, 2)
/** A rotation begins so many fights after the last one. */
const SPAN = 1000
/** Contestants are warm when three turns of so many seconds bring nobody more than this over his best. */
const TURN = sized(0.7, 0.001)
const GROWTH = 1.03
const LONGEST = sized(20, 1)

/** Starts a program; `ask` gives so many lines of its answer. */
export function started(program, args) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  // A program that has ended says so by having no more lines.
  child.stdin.on('error', () => undefined)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async ask(question, count = 1) {
      child.stdin.write(`${question}\n`)
      const answer = []
      while (answer.length < count) {
        const { value, done } = await lines.next()
        if (done) throw new Error(`${program} ended when it was asked: ${question}`)
        answer.push(value)
      }
      return answer
    },
    end: () => child.stdin.end(),
  }
}

/** Starts a process that plays these fights with an engine, ours unless another is given. */
export const playing = ({ engine = ENGINE, log = false, fights }) =>
  started(process.execPath, [PLAYS, JSON.stringify({ engine, log, fights })])

/** What an answer of the kind `fights nanoseconds` says, in fights per second. */
export async function rate(contestant, question) {
  const [answer] = await contestant.ask(question)
  const [fights, nanoseconds] = answer.split(' ').map(Number)
  return (fights * 1e9) / nanoseconds
}

/** Somebody who can be timed: the fights he plays, and how a slice is asked of him, in seconds or in fights. */
export const slices = (contestant, name) => ({
  fights: name,
  until: (from, seconds) => rate(contestant, `until ${name} ${from} ${seconds}`),
  take: (from, count) => rate(contestant, `take ${name} ${from} ${count}`),
})

/**
 * Fights per second of each in every rotation. Those who are about as fast as each other are `alike`: they play the very
 * same fights, about a slice of them, so that no long fight tells against one of them alone.
 */
export async function rates(contestants, { rotations = ROTATIONS, slice = SLICE, alike = false } = {}) {
  const speeds = await warmed(contestants)
  const count = ({ fights }) => {
    const slowest = Math.min(...speeds.filter((_, c) => contestants[c].fights === fights))
    return Math.max(1, Math.round(slice * slowest))
  }
  const rows = []
  let from = 0
  for (let r = 0; r < rotations; r++, from += SPAN) {
    const row = new Array(contestants.length)
    // Each rotation begins with another contestant, so that none always runs behind the same one.
    for (let i = 0; i < contestants.length; i++) {
      const c = (i + r) % contestants.length
      const contestant = contestants[c]
      row[c] = await (alike ? contestant.take(from, count(contestant)) : contestant.until(from, slice))
    }
    rows.push(row)
  }
  return rows
}

/** All in rotation, as they will be measured: what one makes the machine learn can make it forget what it knew of another. */
async function warmed(contestants) {
  const best = contestants.map(() => 0)
  let idle = 0
  for (let i = 0; i < LONGEST && idle < 3; i++) {
    idle++
    for (let c = 0; c < contestants.length; c++) {
      const now = await contestants[c].until(0, TURN)
      if (now > GROWTH * best[c]) idle = 0
      best[c] = Math.max(best[c], now)
    }
  }
  return best
}

/** How many times faster the contestant at `a` is than the one at `b`, and how fast each of them is. */
export function ratioOf(rows, a, b) {
  const { median, low, high } = quartiles(rows.map((row) => row[a] / row[b]))
  return { median, low, high, fast: speed(rows, a), other: speed(rows, b) }
}

/** Fights per second of the median slice, as a person reads it. */
export const speed = (rows, c) =>
  Number(quartiles(rows.map((row) => row[c])).median.toPrecision(3)).toLocaleString('en')
