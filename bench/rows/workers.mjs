// Two worker threads against one, beside a control that shares nothing: what the machine itself gives for a second core.
import { Worker } from 'node:worker_threads'
import { Threads } from '../../cli/dist/analysis/threads.js'
import { analysis, systems } from '../../engine/dist/index.js'
import { quartiles } from '../harness.mjs'

export const title = 'two worker threads against one, `simulate`'
export const unit = '×'
export const better = 'more'
export const bar = 1.7
export const aim = 1.9

const FIGHTS = 40_000
const ROTATIONS = 7
/** A machine that gives less for a second core can say nothing of ours. */
const CONTROL = 1.7
const SPIN = `
const { parentPort } = require('node:worker_threads')
parentPort.on('message', (turns) => {
  let x = 1
  for (let i = 0; i < turns; i++) x = (Math.imul(x, 1664525) + 1013904223) | 0
  parentPort.postMessage(x)
})`

export async function measure() {
  const spinning = [1, 2].map(() => new Worker(SPIN, { eval: true }))
  const pools = [new Threads(1), new Threads(2)]
  const scenario = { system: 'example', sides: { crew: { sailor: { count: 2 } }, house: { thug: { count: 2 } } } }
  const simulated = (workers) => () =>
    analysis.simulate(systems.example, {
      scenario,
      fights: FIGHTS,
      seed: 'workers',
      chunk: 2_000,
      workers,
      run: (chunk) => pools[workers - 1].simulate(chunk),
    })
  const spun = (workers) => () => Promise.all(spinning.slice(0, workers).map((w) => answered(w, 4e8 / workers)))
  try {
    const results = [await simulated(1)(), await simulated(2)()].map((result) => JSON.stringify(result))
    if (results[0] !== results[1]) throw new Error('two workers give another result than one')
    const ratios = []
    const controls = []
    for (let r = 0; r < ROTATIONS; r++) {
      ratios.push((await time(simulated(1))) / (await time(simulated(2))))
      controls.push((await time(spun(1))) / (await time(spun(2))))
    }
    const control = quartiles(controls).median
    if (control < CONTROL)
      return { skipped: `two cores of this machine do ${control.toFixed(2)} times the work of one now` }
    return { ...quartiles(ratios), note: `the control, two threads that share nothing: ${control.toFixed(2)}.` }
  } finally {
    await Promise.all([...spinning.map((worker) => worker.terminate()), ...pools.map((pool) => pool.close())])
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
