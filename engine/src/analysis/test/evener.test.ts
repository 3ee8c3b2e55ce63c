import { expect, test } from 'vitest'
import { systems } from '../../systems/index.ts'
import { evener } from '../evener.ts'

const scenario = { system: 'example', sides: { crew: { sailor: { count: 3 } }, house: { thug: {} } } }

test('says how many foes make a fight as even as is wanted, and what it tried', async () => {
  const { best, tried } = await evener(systems.example, {
    scenario,
    side: 'house',
    who: 'thug',
    of: 'crew',
    share: 0.6,
    fights: 100,
  })
  expect(best.count).toBeGreaterThan(1)
  expect(best.won.low).toBeLessThan(best.won.high)
  for (const { won } of tried) expect(Math.abs(best.won.share - 0.6)).toBeLessThanOrEqual(Math.abs(won.share - 0.6))
  const shares = tried.map(({ won }) => won.share)
  expect(shares.at(0)).toBeGreaterThan(shares.at(-1) ?? 1)
})

test('more on one’s own side win more', async () => {
  const few = { ...scenario, sides: { crew: { sailor: {} }, house: { thug: { count: 3 } } } }
  const { best } = await evener(systems.example, {
    scenario: few,
    side: 'crew',
    who: 'sailor',
    of: 'crew',
    share: 0.5,
    fights: 100,
  })
  expect(best.count).toBeGreaterThan(1)
})

test('names whom and which side it cannot find', async () => {
  const asked = { scenario, side: 'house', who: 'thug', of: 'crew', share: 0.6, fights: 10 }
  await expect(evener(systems.example, { ...asked, who: 'nobody' })).rejects.toThrow('no "nobody" on the side "house"')
  await expect(evener(systems.example, { ...asked, of: 'sea' })).rejects.toThrow('no side "sea"')
})
