// Ratios that mean something on a noisy machine: short slices of the contestants in rotation, and the median of the
// ratios within each rotation. Absolute times are only given where they are asked for.

/** Whether rows only show that they run: every count is the least that does, and no figure means anything. */
const SMALL = process.env.AFFRAY_BENCH === 'small'
/** A count as it is measured, or the least that shows that the row runs. */
export const sized = (whole, least) => (SMALL ? least : whole)

const SLICE = sized(25, 1)
const ROTATIONS = sized(15, 2)

/**
 * Runs contestants in turn, a slice each, and gives their rates (runs per second) for every rotation.
 * A contestant is a function of a count: it does its work that many times. `warm`: milliseconds each runs beforehand.
 */
export function rates(contestants, options = {}) {
  const { slice = SLICE, rotations = ROTATIONS, warm = 3 * slice } = SMALL ? {} : options
  const batches = contestants.map(batchOf)
  contestants.forEach((run, c) => void rate(run, batches[c], warm))
  return Array.from({ length: rotations }, (_, turn) => {
    const row = new Array(contestants.length)
    // Each rotation begins with another contestant, so that none always runs behind the same one.
    for (let i = 0; i < contestants.length; i++) {
      const c = (i + turn) % contestants.length
      row[c] = rate(contestants[c], batches[c], slice)
    }
    return row
  })
}

/** How many times faster the first contestant is than the second: median and quartiles over the rotations. */
export function ratio(first, second, options) {
  return quartiles(rates([first, second], options).map(([a, b]) => a / b))
}

/** Microseconds of one run: of the fastest quarter of the slices, since other work on the machine only ever adds to them. */
export function microseconds(run) {
  const { median, low } = quartiles(rates([run], { rotations: 4 * ROTATIONS }).map(([perSecond]) => 1e6 / perSecond))
  return { median: low, low, high: median }
}

/**
 * The worst time of one call over many inputs, in milliseconds. What looks slow is timed again: a pause of the machine does
 * not come back, a slow input does.
 */
export function worst(inputs, run) {
  for (const input of inputs.slice(0, sized(2_000, 10))) run(input)
  const timed = inputs.map((input) => ({ input, ms: time(run, input) })).sort((a, b) => b.ms - a.ms)
  const again = timed.slice(0, 50).map(({ input, ms }) => {
    const times = Array.from({ length: 25 }, () => time(run, input))
    return { input, ms: Math.min(ms, ...times) }
  })
  return again.reduce((a, b) => (b.ms > a.ms ? b : a))
}

export function quartiles(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.round(part * (sorted.length - 1)))]
  return { median: at(0.5), low: at(0.25), high: at(0.75) }
}

function time(run, input) {
  const start = performance.now()
  run(input)
  return performance.now() - start
}

/** How many runs take about a millisecond. */
function batchOf(run) {
  for (let batch = 1; ; batch *= 2) {
    const start = performance.now()
    run(batch)
    if (performance.now() - start >= 1) return batch
  }
}

function rate(run, batch, slice) {
  const start = performance.now()
  let runs = 0
  let now = start
  while (now - start < slice) {
    run(batch)
    runs += batch
    now = performance.now()
  }
  return (runs * 1000) / (now - start)
}
