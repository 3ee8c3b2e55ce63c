import { describe, expect, test } from 'vitest'
import { through } from '../../kernel/schema.ts'
import { example } from '../../systems/example/index.ts'
import { policyNamed } from '../bots.ts'
import { effects } from '../effects.ts'
import { habitsIn } from '../habits.ts'
import { simulate } from '../simulate.ts'
import { leadsNowhere, waysOf } from '../ways.ts'

const scenario = { system: 'example', sides: { crew: { sailor: {} }, house: { thug: {} } } }
const begun: { round: number } = example.begin(through(example.setup, scenario, 'scenario'))

describe('a policy with habits', () => {
  test('is written behind its name, with what is answered where that may not be', () => {
    expect(habitsIn('default+second chance=spend/keep+turn=wait')).toEqual({
      policy: 'default',
      habits: [
        { ask: 'second chance', keys: ['spend', 'keep'] },
        { ask: 'turn', keys: ['wait'] },
      ],
    })
    expect(() => habitsIn('default+wait')).toThrow('"default+wait" does not say what is always answered.')
    expect(() => policyNamed(example, 'bold+turn=wait')).toThrow('Brawl has no policy "bold".')
  })

  test('answers so wherever it may, the first that may be; every other question as the policy does', async () => {
    const never = await simulate(example, { scenario, fights: 50, policies: { crew: 'default+turn=wait' } })
    expect(never.sides[0]?.won.count).toBe(0)
    const plain = await simulate(example, { scenario, fights: 200 })
    const misspelt = await simulate(example, { scenario, fights: 200, policies: { crew: 'default+turn=nonsense' } })
    expect(misspelt.sides).toEqual(plain.sides)
    const either = await simulate(example, { scenario, fights: 50, policies: { crew: 'default+turn=nonsense/wait' } })
    expect(either.sides[0]?.won.count).toBe(0)
  })
})

describe('what a side is asked', () => {
  test('with what may be answered, how often, and what is usual', () => {
    const ways = waysOf(example, begun, 'crew')
    expect(ways.map(({ ask }) => ask)).toEqual(['stance', 'turn', 'defence'])
    expect(ways.find(({ ask }) => ask === 'turn')?.usual).toBeUndefined()
    const defence = ways.find(({ ask }) => ask === 'defence')
    expect(defence?.usual).toBe('none')
    expect(defence?.keys.map(({ key }) => key).sort()).toEqual(['dodge', 'none'])
    for (const { keys } of ways) for (const { fights } of keys) expect(fights).toBeLessThanOrEqual(1)
  })

  test('what leads nowhere is known before many fights of it are played', () => {
    expect(leadsNowhere(example, begun, {})).toBe(false)
  })
})

describe('effects', () => {
  const found = effects(example, { scenario, side: 'crew', fights: 400, seed: 'e' })

  test('are as good as the policy that is named beside them, played by itself', async () => {
    const { asks, base } = await found
    const turn = asks.find(({ ask }) => ask === 'turn')
    const [best] = turn?.effects ?? []
    expect(turn?.effects.at(-1)).toMatchObject({ key: 'wait', policy: 'default+turn=wait', won: { count: 0 } })
    expect(best?.won.count).toBeGreaterThan(0)
    expect(base.of).toBe(400)
    for (const { won, gained } of turn?.effects ?? []) expect(gained.mean).toBeCloseTo(won.share - base.share, 9)
  })

  test('a question whose usual answer is always the same has that one where the effect may not be', async () => {
    const defence = (await found).asks.find(({ ask }) => ask === 'defence')
    expect(defence?.effects.map(({ policy }) => policy).sort()).toEqual([
      'default+defence=dodge/none',
      'default+defence=none',
    ])
  })

  test('only what is asked for, and a question that is not asked is refused with those that are', async () => {
    const one = await effects(example, { scenario, side: 'crew', fights: 20, asks: ['defence'] })
    expect(one.asks.map(({ ask }) => ask)).toEqual(['defence'])
    await expect(effects(example, { scenario, side: 'crew', fights: 20, asks: ['defense'] })).rejects.toThrow(
      'Nothing is asked that is called "defense".',
    )
  })
})
