import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { affray, DUEL, file, fresh, json, TAVERN } from './affray.ts'

async function saved(...args: string[]): Promise<string> {
  const path = fresh('.fight.json')
  const { code } = await affray(['fight', ...args, '--save', path])
  if (code !== 0) throw new Error('the fight was not saved')
  return path
}
const changed = (path: string, change: (text: string) => string): string =>
  file('.fight.json', change(readFileSync(path, 'utf8')))

test('a saved fight is told again word for word', async () => {
  const path = await saved(TAVERN, '--seed', '2')
  const first = (await affray(['fight', TAVERN, '--seed', '2'])).out
  const again = await affray(['replay', path])
  expect(again.code).toBe(0)
  expect(again.out).toBe(first.slice(0, first.indexOf('\n\nSeed 2.') + 1))
})

test('--verify checks states and dice, keyed and streamed', async () => {
  const keyed = await affray(['replay', await saved(TAVERN, '--seed', '2'), '--verify'])
  expect(keyed.code).toBe(0)
  expect(keyed.out).toMatch(
    /✓ The states of all \d+ entries are those the rules lead to\.\n✓ All \d+ rolls are those of/,
  )
  const streamed = await affray(['replay', await saved(TAVERN, '--seed', '7#12'), '--verify'])
  expect(streamed.code).toBe(0)
  expect(streamed.out).toMatch(/✓ All \d+ rolls are those of the seed 7#12/)
})

test('--until stops behind an entry', async () => {
  const path = await saved(TAVERN, '--seed', '2')
  const { code, out } = await affray(['replay', path, '--until', '1'])
  expect(code).toBe(0)
  expect(out).toContain('The fight is not over: it stands in round 1.')
  expect((await affray(['replay', path, '--until', '0'])).out).toContain('The fight has not begun.')
  expect(await affray(['replay', path, '--until', '9999'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no entry 9999') as string,
  })
  expect((await affray(['replay', path, '--until', 'soon'])).code).toBe(2)
})

test('a changed decision diverges: told as far as it goes, then said where and why, exit 1', async () => {
  const path = changed(await saved(DUEL, '--seed', '2'), (text) =>
    text.replace(/"ask":"turn"\}\],"keys":\["\w+"\]/, '"ask":"turn"}],"keys":["wait"]'),
  )
  const { code, out, err } = await affray(['replay', path])
  expect(code).toBe(1)
  expect(out).toContain('Round 1')
  expect(err).toMatch(/diverged at entry 2: recorded \S+: \w+ .*, the rules ask /)
})

test('a changed hash is found without --verify', async () => {
  const path = changed(await saved(DUEL, '--seed', '2'), (text) => text.replace(/"hash":"."?/, '"hash":"x'))
  const { code, err } = await affray(['replay', path])
  expect(code).toBe(1)
  expect(err).toMatch(/Entry 1 leads to the state \w+, and x\w+ was recorded/)
})

test('another seed in the place of the promised one is found by --verify', async () => {
  const path = changed(await saved(DUEL, '--seed', '2'), (text) => text.replace('"seed":"2"', '"seed":"3"'))
  expect((await affray(['replay', path])).code).toBe(0)
  const { code, err } = await affray(['replay', path, '--verify'])
  expect(code).toBe(1)
  expect(err).toContain('The seed is not the one promised when the fight began.')
})

test('a fight whose dice were typed says that there is nothing to check them against', async () => {
  const path = fresh('.fight.json')
  await affray(['play', DUEL, '--dice', 'typed', '--save', path], 'bold\nwait\n')
  const { code, out } = await affray(['replay', path, '--verify'])
  expect(code).toBe(0)
  expect(out).toContain('The dice were typed in by people')
})

test('what is no fight file is refused with the reason', async () => {
  expect((await affray(['replay', TAVERN])).err).toMatch(/no fight file: it has no field "affray"/)
  expect((await affray(['replay', file('.json', '{"affray": 7}')])).err).toMatch(
    /version 7, and this program reads versions 1 and 2/,
  )
  expect(await affray(['replay', file('.json', '{"affray": 1}')])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/cannot be used/),
  })
})

test('--json gives the verdict', async () => {
  const told = await json(['replay', await saved(DUEL, '--seed', '2'), '--verify'])
  expect(told).toMatchObject({ system: expect.stringMatching(/^example@\d+$/), outcome: { because: 'EX-END' } })
  expect(told.verified).toHaveLength(2)
})
