import { readFileSync } from 'node:fs'
import { hashOf, sample, streamOf, systems } from '@affray/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { affray, DUEL, file, fresh, json, root, TAVERN } from './affray.ts'

test('a fight is told as a story: title, rounds as headings, rule names, an end, how everybody stands', () => {
  const { code, out } = affray(['fight', TAVERN, '--seed', '2'])
  expect(code).toBe(0)
  expect(out).toMatch(/^Closing time at the Rusty Anchor — Brawl\n/)
  expect(out).toMatch(/\n\nRound 1\n {2}\S/)
  expect(out).toMatch(/\[Strike\]\n/)
  expect(out).toMatch(/\nVictory for the (crew|house), in round \d+\. \[The end\]\n/)
  expect(out).toMatch(/\n {2}crew {3}sailor-1 /)
  expect(out).toContain('The same again: affray fight scenarios/example/tavern.yaml --seed 2')
})

test('no line is wider than the terminal', () => {
  for (const width of [44]) {
    const { out } = affray(['fight', TAVERN, '--seed', '2'], '', { COLUMNS: String(width) })
    const told = out.slice(0, out.indexOf('\nVictory'))
    expect(Math.max(...told.split('\n').map((line) => line.length))).toBeLessThanOrEqual(width)
  }
})

test('the same seed tells the same fight, another one another', () => {
  const one = affray(['fight', TAVERN, '--seed', 'salt'])
  expect(affray(['fight', TAVERN, '--seed', 'salt'])).toEqual(one)
  expect(affray(['fight', TAVERN, '--seed', 'pepper']).out).not.toBe(one.out)
})

test('without a seed one is made up, and it is named so that the fight can be told again', () => {
  const { out } = affray(['fight', DUEL])
  const seed = /--seed (\w+)/.exec(out)?.[1] ?? ''
  expect(affray(['fight', DUEL, '--seed', seed]).out).toBe(out)
})

test('--json gives outcome, fighters and every event with its sentence', () => {
  const fight = json(['fight', DUEL, '--seed', '3'])
  expect(fight).toMatchObject({ scenario: DUEL, seed: '3', system: 'example@1', dice: { by: 'keyed', seed: '3' } })
  expect(fight.outcome).toMatchObject({ because: 'EX-END' })
  expect(fight.fighters).toHaveLength(2)
  const events = fight.events as { told: string; round: number; event: { type: string } }[]
  expect(events[0]).toMatchObject({ entry: 1, round: 1, told: 'Round 1.', event: { type: 'round', round: 1 } })
  expect(events.every(({ told }) => told !== '')).toBe(true)
})

test('seed#index is the very fight that a simulation plays under that name', () => {
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
    expect(affray(['fight', TAVERN, '--seed', `7#${index}`, '--save', saved]).code).toBe(0)
    const { entries } = JSON.parse(readFileSync(saved, 'utf8')) as { entries: { hash: string }[] }
    expect(entries.at(-1)?.hash).toBe(hashOf(state))
  }
})

test('--policy changes how a side plays', () => {
  const { out } = affray(['fight', TAVERN, '--seed', '2', '--policy', 'crew=reckless', '--policy', 'house=reckless'])
  expect(out).toContain('[Haymaker]')
  expect(out).not.toContain('[Strike]')
})

test('a policy or a side that does not exist is a usage error that names those there are', () => {
  expect(affray(['fight', TAVERN, '--policy', 'crew=recless'])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringMatching(/no policy "recless"\.\n.*Did you mean "reckless"\?/) as string,
  })
  expect(affray(['fight', TAVERN, '--policy', 'crow=reckless'])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/no side "crow"\.\n.*Did you mean "crew"\?/) as string,
  })
})

test('a faulty scenario is not fought: the faults are told with their lines', () => {
  const path = file('.yaml', 'system: example\nsides:\n  a: { thug: { grit: many } }\n  b: { thug: {} }\n')
  const { code, out, err } = affray(['fight', path])
  expect(code).toBe(1)
  expect(out).toBe('')
  expect(err).toContain(`${path}:3:16  sides.a.thug.grit\n  found "many"; allowed: number.`)
})

test('start tells a fight, ends by itself and closes with three commands to try', () => {
  const { code, out } = affray(['start'])
  expect(code).toBe(0)
  expect(out).toMatch(/Victory for the/)
  expect(out.slice(out.indexOf('Try next:')).match(/npx affray /g)).toHaveLength(3)
})
