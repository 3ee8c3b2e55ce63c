import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { campaign } from './reliability/campaign.ts'
import { freshFolder } from './server.ts'

test('a campaign that is stopped goes on behind its last whole block and adds up', async () => {
  const resume = freshFolder()
  const blocks: (readonly [from: number, many: number])[] = []
  const run = async (from: number, many: number): Promise<{ lost: number; acknowledged: number }> => {
    if (blocks.length === 2) throw new Error('stopped')
    blocks.push([from, many])
    return { lost: 0, acknowledged: 3 * many }
  }
  await expect(campaign('kill', { count: 50, block: 20, resume }, run)).rejects.toThrow('stopped')
  const whole = await campaign('kill', { count: 25, block: 20, resume }, async (from, many) => {
    blocks.push([from, many])
    return { lost: 1, acknowledged: many }
  })
  expect(blocks).toEqual([
    [0, 20],
    [20, 20],
    [40, 20],
    [60, 5],
  ])
  expect(whole).toEqual({ done: 65, lost: 2, acknowledged: 145 })
  expect(readdirSync(resume)).toEqual(['kill.json'])
  expect(await campaign('damage', { count: 1, block: 1 }, async () => ({ whole: 1 }))).toEqual({ done: 1, whole: 1 })
})
