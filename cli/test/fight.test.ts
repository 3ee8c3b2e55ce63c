import { readFileSync } from 'node:fs'
import { hashOf, sample, streamOf, systems } from '@affray/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { affray, DUEL, file, fresh, json, root, TAVERN } from './affray.ts'

test('a fight is told as a story: title, rounds as headings, rule names, an end, how everybody stands', async () => {
  const { code, out } = await affray(['fight', TAVERN, '--seed', '2'])
  expect(code).toBe(0)
  expect(out).toMatch(/^Closing time at the Rusty Anchor — Brawl\n/)
  expect(out).toMatch(/\n\nRound 1\n {2}\S/)
  expect(out).toMatch(/\[Strike\]\n/)
  expect(out).toMatch(/\nVictory for the (crew|house), in round \d+\. \[The end\]\n/)
  expect(out).toMatch(/\n {2}crew {3}sailor-1 /)
  expect(out).toContain('The same again: affray fight scenarios/example/tavern.yaml --seed 2')
})

test('no line is wider than the terminal', async () => {
  for (const width of [44]) {
    const { out } = await affray(['fight', TAVERN, '--seed', '2'], '', { COLUMNS: String(width) })
    const told = out.slice(0, out.indexOf('\nVictory'))
    expect(Math.max(...told.split('\n').map((line) => line.length))).toBeLessThanOrEqual(width)
  }
})

test('the same seed tells the same fight, another one another', async () => {
  const one = await affray(['fight', TAVERN, '--seed', 'salt'])
  expect(await affray(['fight', TAVERN, '--seed', 'salt'])).toEqual(one)
  expect((await affray(['fight', TAVERN, '--seed', 'pepper'])).out).not.toBe(one.out)
})

test('--dice tells every die and term, of a fight and of a kept one, and changes nothing else', async () => {
  const kept = fresh('dice.fight.json')
  const { out: short } = await affray(['fight', DUEL, '--seed', '7', '--save', kept])
  const { out: long } = await affray(['fight', DUEL, '--seed', '7', '--dice'])
  const flat = (told: string) => told.replaceAll(/\s+/g, ' ')
  expect(flat(short)).not.toMatch(/1d10: \d/)
  expect(flat(long)).toMatch(/swings at \w+: 1d10: \d+ \+\d brawling = \d+ against \d/)
  expect(long.match(/Round \d/g)).toEqual(short.match(/Round \d/g))
  const told = (out: string) => flat(out.slice(0, out.indexOf('\nVictory')))
  expect(told((await affray(['replay', kept, '--dice'])).out)).toBe(told(long))
  expect(told((await affray(['replay', kept])).out)).toBe(told(short))
})

test('without a seed one is made up, and it is named so that the fight can be told again', async () => {
  const { out } = await affray(['fight', DUEL])
  const seed = /--seed (\w+)/.exec(out)?.[1] ?? ''
  expect((await affray(['fight', DUEL, '--seed', seed])).out).toBe(out)
})

test('--json gives outcome, fighters and every event with its sentence', async () => {
  const fight = await json(['fight', DUEL, '--seed', '3'])
  expect(fight).toMatchObject({ scenario: DUEL, seed: '3', system: 'example@2', dice: { by: 'keyed', seed: '3' } })
  expect(fight.outcome).toMatchObject({ because: 'EX-END' })
  expect(fight.fighters).toHaveLength(2)
  const events = fight.events as { told: string; round: number; event: { type: string } }[]
  expect(events[0]).toMatchObject({ entry: 1, round: 1, told: 'Round 1.', event: { type: 'round', round: 1 } })
  expect(events.every(({ told }) => told !== '')).toBe(true)
})

test('seed#index is the very fight that a simulation plays under that name', async () => {
  const example = systems.example
  if (example === undefined) throw new Error('the example system is registered')
  const raw: unknown = parse(readFileSync(`${root}/${TAVERN}`, 'utf8'))
  const saved = fresh('.fight.json')
  for (const index of [0, 123]) {
    const parsed = example.setup.parse(raw)
    if (!parsed.ok) throw new Error('the tavern is sound')
    const policy = example.policies.default
    if (policy === undefined) throw new Error('every system has a default policy')
    const { state } = sample(example, example.begin(parsed.setup), streamOf('7', index), () => policy)
    expect((await affray(['fight', TAVERN, '--seed', `7#${index}`, '--save', saved])).code).toBe(0)
    const { entries } = JSON.parse(readFileSync(saved, 'utf8')) as { entries: { hash: string }[] }
    expect(entries.at(-1)?.hash).toBe(hashOf(state))
  }
})

test('--policy changes how a side plays', async () => {
  const { out } = await affray([
    'fight',
    TAVERN,
    '--seed',
    '2',
    '--policy',
    'crew=reckless',
    '--policy',
    'house=reckless',
  ])
  expect(out).toContain('[Haymaker]')
  expect(out).not.toContain('[Strike]')
})

test('a policy or a side that does not exist is a usage error that names those there are', async () => {
  expect(await affray(['fight', TAVERN, '--policy', 'crew=recless'])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringMatching(/no policy "recless"\.\n.*Did you mean "reckless"\?/) as string,
  })
  expect(await affray(['fight', TAVERN, '--policy', 'crow=reckless'])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/no side "crow"\.\n.*Did you mean "crew"\?/) as string,
  })
})

test('a faulty scenario is not fought: the faults are told with their lines', async () => {
  const path = file('.yaml', 'system: example\nsides:\n  a: { thug: { grit: many } }\n  b: { thug: {} }\n')
  const { code, out, err } = await affray(['fight', path])
  expect(code).toBe(1)
  expect(out).toBe('')
  expect(err).toContain(`${path}:3:16  sides.a.thug.grit\n  found "many"; allowed: a number.`)
})

test('start tells a fight, ends by itself and closes with three commands to try', async () => {
  const { code, out } = await affray(['start'])
  expect(code).toBe(0)
  expect(out).toMatch(/Victory for the/)
  expect(out.slice(out.indexOf('Try next:')).match(/npx affray /g)).toHaveLength(3)
})

test('a fighter made like another stands in the last table under his own name', async () => {
  const path = file(
    '.yaml',
    'system: d6\nsides:\n  guard: { captain: { like: soldier }, soldier: {} }\n  gang: { boss: { like: ruffian } }\ndistance: 2\n',
  )
  const { out } = await affray(['fight', path, '--seed', '3'])
  const last = out.slice(out.indexOf('Victory'))
  expect(last).toMatch(/guard +captain \(soldier\) +\S/)
  expect(last).toMatch(/\n +soldier +\S/)
  expect(last).toMatch(/gang +boss \(ruffian\) +\S/)
})

test('a fight stops after so many rounds, and says that it is not over', async () => {
  const { out } = await affray(['fight', TAVERN, '--seed', '7', '--rounds', '1'])
  expect(out).toContain('Round 1\n')
  expect(out).not.toContain('Round 3\n')
  expect(out).toContain('The fight is not over: it stands in round 2.')
  const { code, err } = await affray(['fight', TAVERN, '--rounds', 'few'])
  expect([code, err]).toEqual([2, expect.stringContaining('"few" is no number of rounds.')])
})
