import { describe, expect, test } from 'vitest'
import type { Chances, Checked } from '../src/protocol/index.ts'
import { settingUp } from '../src/server/setting-up.ts'

const scenario = { system: 'example', sides: { crew: { sailor: { count: 2 } }, house: { thug: {} } } }
const asked = async <T>(want: Parameters<typeof settingUp>[0]): Promise<T> => JSON.parse(await settingUp(want)) as T

describe('whoever sets a fight up', () => {
  test('is told what follows of every record, and the same as text', async () => {
    const { text, faults, sheets } = await asked<Checked>({ is: 'check', scenario })
    expect(faults).toEqual([])
    expect(sheets.map(({ id }) => id)).toEqual(['sailor-1', 'sailor-2', 'thug'])
    const back = await asked<Checked>({ is: 'check', text })
    expect(back.scenario).toEqual(scenario)
  })

  test('is told every fault at its field', async () => {
    const wrong = { ...scenario, sides: { crew: { sailor: { grit: 900 } }, house: { nobody: {} } } }
    const { faults } = await asked<Checked>({ is: 'check', scenario: wrong })
    expect(faults.map(({ path }) => path.join('.'))).toEqual(['sides.crew.sailor.grit', 'sides.house.nobody'])
  })

  test('is told what cannot be read at all', async () => {
    await expect(settingUp({ is: 'check', text: 'sides: [' })).rejects.toThrow('neither YAML nor JSON')
    await expect(settingUp({ is: 'check', text: 'a fight' })).rejects.toThrow('This is no scenario')
    await expect(settingUp({ is: 'check', scenario: {} })).rejects.toThrow('no system')
  })

  test('learns who would win, with the interval, and how many make it even', async () => {
    const { fights, sides } = await asked<Chances>({ is: 'chances', scenario })
    expect(fights).toBeGreaterThan(20)
    for (const { won } of sides) expect(won.low).toBeLessThanOrEqual(won.share)
    const { best } = await asked<{ best: { count: number } }>({
      is: 'even',
      scenario,
      side: 'house',
      who: 'thug',
      of: 'crew',
      share: 0.6,
    })
    expect(best.count).toBeGreaterThan(1)
  })
})
