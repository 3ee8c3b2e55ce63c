// What sharing a process costs: the systems in rotation in one, against each in one of its own.
import { quartiles, sized } from '../harness.mjs'
import { playing, rates, slices } from '../legend/contestants.mjs'
import { FIGHTS } from '../legend/systems.mjs'

export const title = 'all six games in rotation, against one at a time'
export const unit = '×'
export const better = 'more'
export const bar = 0.85
export const aim = 0.95

export async function measure() {
  const names = Object.keys(FIGHTS).slice(0, sized(undefined, 2))
  const together = playing({ fights: FIGHTS })
  const alone = names.map((name) => playing({ fights: { [name]: FIGHTS[name] } }))
  try {
    const shared = names.map((name) => slices(together, name))
    const own = names.map((name, i) => slices(alone[i], name))
    const rows = await rates([...shared, ...own], { slice: sized(0.1, 0.001), rotations: sized(25, 1), alike: true })
    const each = names.map((name, i) => ({ name, ...quartiles(rows.map((row) => row[i] / row[names.length + i])) }))
    const { median, low, high } = each.reduce((a, b) => (b.median < a.median ? b : a))
    const told = each.map(({ name, median }) => `${name} ${median.toPrecision(3)}`).join(', ')
    return { median, low, high, note: `default bots, log off; the worst of ${told}.` }
  } finally {
    for (const contestant of [together, ...alone]) contestant.end()
  }
}
