// Two worker threads against one, beside two controls: what the machine gives for a second core to threads that only count,
// and to two halves of the same fights that know nothing of each other.
import { Worker } from 'node:worker_threads'
import { crew } from '../../cli/dist/analysis/threads.js'
import { analysis, systems } from '../../engine/dist/index.js'
import { quartiles, sized } from '../harness.mjs'

export const title = 'two worker threads against one, `simulate`'
export const unit = '×'
export const better = 'more'
export const bar = 1.7
export const aim = 1.9

const FIGHTS = sized(40_000, 80)
const ROTATIONS = sized(7, 1)
/** A machine that gives less for a second core can say nothing of ours. */
const CONTROL = sized(1.7, 0)
const SPIN = `
const { parentPort } = require('node:worker_threads')
parentPort.on('message', (turns) => {
  let x = 1
  for (let i = 0; i < turns; i++) x = (Math.imul(x, 1664525) + 1013904223) | 0
  parentPort.postMessage(x)
})`

export async function measure() {
  const spinning = [1, 2].map(() => new Worker(SPIN, { eval: true }))
  const pools = [crew(1), crew(2)]
  const halves = [crew(1), crew(1)]
  const scenario = { system: 'example', sides: { crew: { sailor: { count: 2 } }, house: { thug: { count: 2 } } } }
  const simulated = (workers) => () =>
    analysis.simulate(systems.example, {
      scenario,
      fights: FIGHTS,
      seed: 'workers',
      chunk: FIGHTS / 20,
      workers,
      run: (chunk) => pools[workers - 1].simulate(chunk),
    })
  const half = (pool) =>
    analysis.simulate(systems.example, {
      scenario,
      fights: FIGHTS / 2,
      seed: 'workers',
      chunk: FIGHTS / 4,
      workers: 1,
      run: (chunk) => pool.simulate(chunk),
    })
  const apart = () => Promise.all(halves.map(half))
  const spun = (workers) => () =>
    Promise.all(spinning.slice(0, workers).map((w) => answered(w, sized(4e8, 4e5) / workers)))
  try {
    const results = [await simulated(1)(), await simulated(2)()].map((result) => JSON.stringify(result))
    if (results[0] !== results[1]) throw new Error('two workers give another result than one')
    const ratios = []
    const controls = []
    const asunder = []
    await apart()
    for (let r = 0; r < ROTATIONS; r++) {
      const alone = await time(simulated(1))
      ratios.push(alone / (await time(simulated(2))))
      asunder.push(alone / (await time(apart)))
      controls.push((await time(spun(1))) / (await time(spun(2))))
    }
    const control = quartiles(controls).median
    if (control < CONTROL)
      return { skipped: `two cores of this machine do ${control.toFixed(2)} times the work of one now` }
    const most = quartiles(asunder).median.toFixed(2)
    const note = `two threads that only count: ${control.toFixed(2)}; two halves of the same fights, each for itself: ${most}.`
    return { ...quartiles(ratios), note }
  } finally {
    await Promise.all([
      ...spinning.map((worker) => worker.terminate()),
      ...[...pools, ...halves].map((pool) => pool.close()),
    ])
  }
}

function answered(worker, turns) {
  return new Promise((resolve) => {
    worker.once('message', resolve)
    worker.postMessage(turns)
  })
}

async function time(run) {
  const start = performance.now()
  await run()
  return performance.now() - start
}
