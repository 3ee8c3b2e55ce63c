// Opening a stored fight of six against six on a map, some 80 entries: every entry played again and checked.
import { Fight } from '../../engine/dist/index.js'
import { microseconds, sized } from '../harness.mjs'
import { finished, legend } from '../table/skirmish.mjs'

export const title = 'opening a fight of 80 entries'
export const unit = 'ms'
export const better = 'less'
export const bar = 150
export const aim = 50

export function measure() {
  const games = Array.from({ length: sized(40, 1) }, (_, seed) => finished(seed))
  const { fight } = games.toSorted((a, b) => Math.abs(entries(a) - 80) - Math.abs(entries(b) - 80))[0]
  const file = JSON.parse(JSON.stringify(fight.file({ reveal: true })))
  const snapshot = fight.snapshot()
  const open = (options) => {
    if (Fight.open(legend, file, options).head !== fight.head) throw new Error('another fight was opened')
  }
  const times = (options) =>
    microseconds((count) => {
      for (let i = 0; i < count; i++) open(options)
    })
  const whole = times({})
  const short = times({ snapshot })
  const [median, low, high] = [whole.median, whole.low, whole.high].map((us) => us / 1000)
  const note = `${file.entries.length} entries; by snapshot ${(short.median / 1000).toFixed(1)} ms (20 wanted).`
  return { median, low, high, note }
}

const entries = ({ fight }) => fight.line().length
