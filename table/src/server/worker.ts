import { parentPort } from 'node:worker_threads'
import { AffrayError, type AnySystem, advance, analysis, type Common, sample, streamOf } from '@affray/engine'
import type { ProspectShown, Suggestion } from '../protocol/told.ts'
import type { Job } from '../room/index.ts'
import type { JobDone, JobSent } from './jobs.ts'
import { systemNamed } from './scenarios.ts'

/** How often each option is fought on, at most. */
const ROLLOUTS = 120
/** A fight in thought that goes on longer is not counted. */
const LIMITS = { steps: 20_000, rounds: 300 }

const cancelled = new Set<number>()

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
    const choice = asked(system, job)
    const policy = analysis.botsOf<Common>(system, settled as Common, job.bots)
    const waiting = { settled, answers, choice }
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
  if (choice === undefined) throw new AffrayError('answer/stale', `Nothing is asked of ${who} now.`, 'Look again.')
  return choice
}

async function prospect(
  system: AnySystem,
  { worlds, fights, bots }: Extract<Job, { readonly kind: 'prospect' }>,
  signal: { readonly aborted: boolean },
  progress: (done: number, of: number) => void,
): Promise<ProspectShown> {
  const wins = new Map<string, number>(system.sides(worlds[0]).map(({ id }) => [id, 0]))
  let done = 0
  for (; done < fights && !signal.aborted; done++) {
    const state = system.copy(worlds[done % worlds.length])
    sample(system, state, streamOf('prospect', done), analysis.botsOf(system, state, bots), LIMITS)
    for (const side of system.outcome(state)?.won ?? []) wins.set(side, (wins.get(side) ?? 0) + 1)
    if (done % 20 !== 19) continue
    progress(done + 1, fights)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    fights: done,
    wins: [...wins].map(([side, won]) => ({ side, share: analysis.share(won, Math.max(1, done)) })),
  }
}
