import { parentPort, workerData } from 'node:worker_threads'
import {
  AffrayError,
  type AnySystem,
  advance,
  analysis,
  believed,
  type Choice,
  type Common,
  gestures,
  loadGames,
  sample,
  streamOf,
} from '@affray/engine'
import { likelyAnswer } from '@affray/engine/play'
import type { ProspectShown, Suggestion } from '../protocol/told.ts'
import type { Job } from '../room/index.ts'
import type { JobDone, JobSent } from './jobs.ts'
import { systemNamed } from './scenarios.ts'

/** How often each option is fought on, at most. */
const ROLLOUTS = 120
/** Other questions at work in this thread have their turn after so many milliseconds. */
const TURN = 10
/** A fight in thought that goes on longer is not counted. */
const LIMITS = { steps: 20_000, rounds: 300 }

const cancelled = new Set<number>()

await loadGames((workerData ?? []) as readonly string[])
parentPort?.on('message', (sent: JobSent) => {
  if ('cancel' in sent) cancelled.add(sent.cancel)
  else
    void run(sent).then((done) => {
      cancelled.delete(sent.id)
      parentPort?.postMessage(done)
    })
})

async function run({ id, job, milliseconds }: Extract<JobSent, { readonly job: Job }>): Promise<JobDone> {
  const until = performance.now() + milliseconds
  const signal = {
    get aborted(): boolean {
      return cancelled.has(id) || performance.now() > until
    },
  }
  const progress = (done: number, of: number): void => {
    parentPort?.postMessage({ id, share: of === 0 ? 1 : done / of } satisfies JobDone)
  }
  try {
    const system = systemNamed(job.system)
    if (job.kind === 'prospect') return { id, prospect: await prospect(system, job, signal, progress) }
    const { settled, answers, seat, who } = job
    const { choice } = asked(system, job)
    const policy = analysis.botsOf<Common>(system, settled as Common, job.bots)
    const waiting = { settled, answers, choice }
    if (job.kind === 'gestures') {
      const likely = (one: Choice, state: unknown): string => likelyAnswer(system, job.bots, one, state)
      // What is suggested must not tell what the seat does not know: a bot reads everybody's numbers.
      const world = believed(system, waiting, seat)
      const there = world === undefined ? undefined : asked(system, { ...job, ...world })
      const suggested =
        there === undefined ? (choice.usual ?? choice.options[0]?.key ?? '') : likely(there.choice, there.at)
      return { id, likely: suggested, gestures: gestures(system, waiting, seat, likely) }
    }
    if (job.kind === 'odds') {
      const one = job.key === undefined ? {} : { option: job.key }
      const late = (done: number, of: number): boolean =>
        until - performance.now() < (milliseconds * (of - done)) / (of + 1)
      const rows = await analysis.odds(system, waiting, { policy, seat, signal, progress, late, samples: 2000, ...one })
      return { id, odds: rows.map((row) => ({ ...row, headline: analysis.headline(row, who) })) }
    }
    const advice = await analysis.advise(system, waiting, seat, { policy, rollouts: ROLLOUTS, signal, progress })
    return {
      id,
      advice: advice.map(({ key, value, error }): Suggestion => ({ key, worth: value, giveOrTake: 2 * error })),
    }
  } catch (thrown) {
    const { code, message, remedy } =
      thrown instanceof AffrayError
        ? thrown
        : new AffrayError('table/fault', 'That could not be computed.', 'Ask again.')
    return { id, refused: { code, because: message, remedy } }
  }
}

/** The question again, from the state its step began in. */
function asked(system: AnySystem, { settled, answers, who }: Extract<Job, { readonly who: string }>) {
  const step = advance(system, settled as Common, answers)
  const choice =
    step.asked !== undefined && 'choices' in step.asked ? step.asked.choices.find((c) => c.who === who) : undefined
  if (choice === undefined || step.asked === undefined)
    throw new AffrayError('answer/stale', `Nothing is asked of ${who} now.`, 'Look again.')
  return { choice, at: step.at }
}

async function prospect(
  system: AnySystem,
  { worlds, fights, bots }: Extract<Job, { readonly kind: 'prospect' }>,
  signal: { readonly aborted: boolean },
  progress: (done: number, of: number) => void,
): Promise<ProspectShown> {
  const wins = new Map<string, number>(system.sides(worlds[0]).map(({ id }) => [id, 0]))
  let done = 0
  let since = performance.now()
  for (; done < fights && !signal.aborted; done++) {
    const state = system.copy(worlds[done % worlds.length])
    sample(system, state, streamOf('prospect', done), analysis.botsOf(system, state, bots), LIMITS)
    for (const side of system.outcome(state)?.won ?? []) wins.set(side, (wins.get(side) ?? 0) + 1)
    if (performance.now() - since < TURN) continue
    progress(done + 1, fights)
    since = performance.now()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    fights: done,
    wins: [...wins].map(([side, won]) => ({ side, share: analysis.share(won, Math.max(1, done)) })),
  }
}
