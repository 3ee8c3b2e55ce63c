import { expect, test } from 'vitest'
import { example } from '../../systems/example/index.ts'
import { simulate } from '../simulate.ts'

const fought = (side: string, fighter: string) => ({
  scenario: { system: 'example', sides: { [side]: { [fighter]: { like: 'bouncer' } }, guests: { sailor: {} } } },
  fights: 60,
  seed: 's',
})

test('a side and a fighter called constructor are counted as any others are', async () => {
  const result = await simulate(example, fought('constructor', 'constructor'))
  const [side] = result.sides
  expect(side?.id).toBe('constructor')
  const shares = result.sides.map(({ won }) => won.share)
  expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
})
