import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { describe, expect, test } from 'vitest'
import { affray, DUEL, file, fresh } from './affray.ts'

const FIRST = 'bold\nstrike\nquit\n'
/** A fight begun, saved and left. */
async function begun(): Promise<string> {
  const path = fresh('.fight.json')
  await affray(['play', DUEL, '--seed', '7', '--save', path], FIRST)
  return path
}
/** How many answers a file has. */
function answers(path: string): number {
  const { entries, pending } = JSON.parse(readFileSync(path, 'utf8')) as { entries: { answers: [] }[]; pending: [] }
  return entries.flatMap((entry) => entry.answers).length + pending.length
}

describe('a fight that is gone on with', () => {
  test('goes on being saved', async () => {
    const path = await begun()
    const before = answers(path)
    const { code, err } = await affray(['play', path], 'none\nwait\nwait\nquit\n')
    expect([code, answers(path) > before]).toEqual([0, true])
    expect(err).toContain(`Saved to ${path}.`)
    expect(existsSync(`${path}.lock`)).toBe(false)
  })

  test('is held by one process: another is told, and a lock left behind is no one’s', async () => {
    const path = await begun()
    writeFileSync(`${path}.lock`, String(process.ppid))
    const { code, err } = await affray(['play', path], 'quit\n')
    expect(code).toBe(1)
    expect(err).toContain(`${path} is being played by another process (${process.ppid}).`)
    writeFileSync(`${path}.lock`, '999999999')
    expect((await affray(['play', path], 'quit\n')).code).toBe(0)
  })
})

describe('nothing is overwritten that is no fight', () => {
  test.each([['play'], ['fight']])('%s --save', async (command) => {
    const notes = file('.txt', 'my notes')
    const { code, err } = await affray([command, DUEL, '--save', notes], 'quit\n')
    expect(code).toBe(1)
    expect(err).toContain(`${notes} is there already, and it is no fight: it is not overwritten.`)
    expect(readFileSync(notes, 'utf8')).toBe('my notes')
  })

  test('nor by a report', async () => {
    const notes = file('.html', '# notes')
    const { code, err } = await affray(['simulate', DUEL, '-n', '2', '--html', notes])
    expect(code).toBe(1)
    expect(err).toContain('it is no report')
  })
})

test('a fight is told from the fight that was played, not played again', async () => {
  const { Fight } = await import('@affray/engine')
  const { playedOut } = await import('../dist/commands/fight.js')
  const { systemNamed } = await import('../dist/systems.js')
  const brawl = systemNamed('example')
  let steps = 0
  const counting = {
    ...brawl,
    step: (...args: Parameters<typeof brawl.step>) => {
      steps++
      brawl.step(...args)
    },
  }
  const sides = { a: { thug: {} }, b: { sailor: {} } }
  const decides = {
    decide: (choice: { readonly options: readonly { readonly key: string }[] }) => choice.options[0]?.key,
  }
  const begin = (system: typeof brawl) =>
    Fight.begin(system, { system: 'example', sides }, { by: 'keyed', seed: '1' }, [decides])
  begin(counting).proceed(50)
  const once = steps
  const lines = playedOut(begin(counting), { steps: 50 })
  expect(steps).toBe(2 * once)
  const told = begin(brawl)
    .proceed(50)
    .events()
    .filter((event) => brawl.tell(event) !== '')
  expect(lines.map(({ event }) => event)).toEqual(told)
  expect(lines.length).toBeGreaterThan(5)
})
