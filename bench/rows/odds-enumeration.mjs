// Exact odds of one plain Legend exchange against throwing every combination of faces through the same rules.
import { Context } from '../../engine/dist/index.js'
import { ratio, sized } from '../harness.mjs'
import { oddsOf, plainExchanges } from '../odds/plain-exchange.mjs'

export const title = 'exact odds of a plain Legend exchange, against every combination of faces'
export const unit = '×'
export const better = 'more'
export const bar = 1000
export const aim = 10000

export function measure() {
  const exchange = plainExchanges().find(({ system }) => system.id === 'legend')
  const faces = counting(exchange)
  const odds = (count) => {
    for (let i = 0; i < count; i++) oddsOf(exchange)
  }
  const one = ratio(odds, faces.run, { warm: 2000 })
  const { combinations: times } = faces
  return {
    median: one.median * times,
    low: one.low * times,
    high: one.high * times,
    note:
      `${times.toLocaleString('en')} combinations of attack, parry, damage, location and wound test, ` +
      'their whole time taken from the rate of those played.',
  }
}

/** Plays the exchange with one combination of faces after another. */
function counting({ system, state, policy }) {
  let at = 0
  let most = 1
  const draw = { at: 0, sides: 1 }
  const dice = {
    die(sides) {
      const face = (Math.floor(draw.at / draw.sides) % sides) + 1
      draw.sides *= sides
      return face
    },
  }
  const play = () => {
    draw.at = at++
    draw.sides = 1
    const work = system.copy(state)
    const decide = (choice) => policy(choice, work)
    system.step(new Context({ fast: { dice, prepare: undefined, decide } }), work)
    most = Math.max(most, draw.sides)
  }
  for (let i = 0; i < sized(50_000, 500); i++) play()
  return {
    combinations: most,
    run(count) {
      for (let i = 0; i < count; i++) play()
    },
  }
}
