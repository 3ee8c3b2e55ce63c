import { expect, test } from 'vitest'
import { example } from '../../systems/example/index.ts'
import { botsOf } from '../bots.ts'
import { headline } from '../headline.ts'
import { odds } from '../odds.ts'

const scenario = { system: 'example', sides: { a: { bouncer: {} }, b: { student: { grit: 3 } } } }

/** The turn of whoever goes first, with his options. */
async function asked(late?: () => boolean) {
  const { Fight } = await import('../../kernel/fight.ts')
  const { waitingIn } = await import('../odds.ts')
  const fight = Fight.begin(example, scenario, { by: 'keyed', seed: '1' }).proceed()
  fight.answer('bouncer', 'bold').answer('student', 'bold').answer('student', 'wait')
  const waiting = waitingIn(fight)
  if (waiting === undefined) throw new Error('nothing is asked')
  const policy = botsOf<{ round: number }>(example, fight.settled as { round: number }, {})
  return { who: waiting.choice.who, rows: await odds(example, waiting, { policy, ...(late && { late }) }) }
}

test('a headline says what happens to the one struck, and to me', async () => {
  const { who, rows } = await asked()
  const strike = rows.find(({ key }) => key === 'strike')
  if (strike === undefined) throw new Error('no strike')
  const { struck, self } = headline(strike, who)
  expect(struck.map(({ id }) => id)).toEqual([who === 'bouncer' ? 'student' : 'bouncer'])
  expect(self).toBeUndefined()
  const [fate] = struck
  const after = strike.after.find(({ id }) => id === fate?.id)?.conditions ?? []
  expect(fate?.hurt).toBeCloseTo(1 - (after.find(({ value }) => value === 'unhurt')?.chance ?? 0), 12)
  expect(fate?.out).toBeLessThanOrEqual(fate?.hurt ?? 0)
  expect(fate?.damage).toBeGreaterThan(0)
})

test('what would take too long is sampled a little', async () => {
  const { rows } = await asked(() => true)
  const strike = rows.find(({ key }) => key === 'strike')
  expect(strike?.method === 'exact' || strike?.runs === 400).toBe(true)
})
