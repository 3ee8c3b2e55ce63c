import { beforeAll, describe, expect, test } from 'vitest'
import { Stream } from '../../dice/stream.ts'
import { example } from '../../systems/example/index.ts'
import { AffrayError } from '../error.ts'
import { Fight } from '../fight.ts'
import { byPolicy } from '../oracles/policy.ts'
import { script } from '../oracles/script.ts'
import { sample } from '../sample.ts'
import { through } from '../schema.ts'
import { scaled } from '../testing/environment.ts'
import type { AnySystem } from '../types.ts'
import { verifyDice } from '../verify.ts'

const system: AnySystem = example
const duel = {
  system: 'example',
  options: { ties: 'attacker' },
  sides: { a: { thug: { grit: 9 } }, b: { sailor: {} } },
  seats: { ana: ['thug'] },
}

/** Values that break careless programs. */
const WRONG: readonly string[] = [
  'null',
  'true',
  '-1',
  '0',
  '1e308',
  '0.5',
  '""',
  '"gm"',
  '"__proto__"',
  '"constructor"',
  '[]',
  '{}',
  '[null]',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '"bold"',
  '99999',
  '[[[[]]]]',
]

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null|[[\]{}:,]/g
const tokens = (text: string): readonly string[] => text.match(TOKEN) ?? []

/** A text with up to three of its tokens replaced, swapped for others, taken out or doubled. */
function mutated(of: readonly string[], luck: Stream): string {
  const text = [...of]
  for (let changes = luck.die(3); changes > 0; changes--) {
    let at = luck.die(text.length) - 1
    // Brackets and commas seldom: what is no JSON is refused before it reaches us.
    for (let tries = 0; tries < 4 && /^[[\]{}:,]$/.test(text[at] ?? ''); tries++) at = luck.die(text.length) - 1
    const token = text[at] ?? ''
    const other = text[luck.die(text.length) - 1] ?? ''
    const wrong = WRONG[luck.die(WRONG.length) - 1] ?? ''
    text[at] = [wrong, other, '', token + token][luck.die(4) - 1] ?? ''
  }
  return text.join('')
}

/** What a text leads to: something to use, or the one kind of error there is. */
function survives(text: string, use: (raw: unknown) => void): 'used' | 'refused' | 'no JSON' {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return 'no JSON'
  }
  try {
    use(raw)
    return 'used'
  } catch (error) {
    if (error instanceof AffrayError && error.message !== '' && error.remedy !== '') return 'refused'
    throw error
  }
}

function campaign(
  seed: string,
  count: number,
  texts: readonly (readonly string[])[],
  use: (raw: unknown) => void,
): Record<string, number> {
  const counts: Record<string, number> = { used: 0, refused: 0 }
  const luck = new Stream(seed, 0)
  for (let n = 0; (counts.used ?? 0) + (counts.refused ?? 0) < scaled(count) && n < scaled(200_000); n++) {
    const end = survives(mutated(texts[n % texts.length] ?? [], luck), use)
    if (end !== 'no JSON') counts[end] = (counts[end] ?? 0) + 1
  }
  return counts
}

describe('20,000 files that were tampered with', () => {
  const before = Object.getOwnPropertyNames(Object.prototype).sort()
  const files: string[] = []
  beforeAll(() => {
    const bots = byPolicy(() => system.policies.default)
    const dice = { by: 'keyed', seed: 'x' } as const
    files.push(
      JSON.stringify(Fight.begin(system, duel, dice, [bots]).proceed(3).file({ reveal: true })),
      JSON.stringify(Fight.begin(system, duel, dice).proceed().answer('thug', 'bold').file()),
      JSON.stringify(
        Fight.begin(system, duel, { by: 'typed' })
          .proceed()
          .answer('thug', 'bold')
          .answer('sailor', 'wary')
          .rule({ do: 'set', who: 'thug', field: 'grit', to: 3 }, 'why')
          .answer('thug', 'strike')
          .answer('sailor', 'none')
          .throws({ says: [true] })
          .file(),
      ),
    )
  })

  test('fight files are opened, played on and verified, or refused', () => {
    const counts = campaign('fights', 6_000, files.map(tokens), (raw) => {
      const fight = Fight.open(system, raw, { seed: 'x' }).proceed(2)
      fight.undo()
      fight.redo()
      JSON.stringify(fight.file())
    })
    expect(counts.refused).toBeGreaterThan(1000)
    expect(counts.used).toBeGreaterThan(100)
  })

  test('scenarios are played or refused', () => {
    const map = { picture: '..\n..', key: {} }
    const texts = [duel, { ...duel, map }, { ...duel, policies: { a: 'default' }, title: 'x' }].map((raw) =>
      tokens(JSON.stringify(raw)),
    )
    let n = 0
    const counts = campaign('scenarios', 14_000, texts, (raw) => {
      const state = system.begin(through(system.setup, raw, 'scenario'))
      if (n++ % 10 === 0)
        sample(system, state, new Stream('door', n), () => system.policies.default ?? (() => 0), { steps: 3 })
    })
    expect(counts.refused).toBeGreaterThan(1000)
    expect(counts.used).toBeGreaterThan(100)
  })

  test('nothing leaks into what every object inherits', () => {
    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(before)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})

test('a tampered file is never verified by another kind of error', () => {
  const bots = byPolicy(() => system.policies.default)
  const text = JSON.stringify(
    Fight.begin(system, duel, { by: 'keyed', seed: 'x' }, [bots]).proceed(2).file({ reveal: true }),
  )
  const luck = new Stream('verify', 0)
  for (let n = 0; n < scaled(1000); n++) {
    expect(['used', 'refused', 'no JSON']).toContain(
      survives(mutated(tokens(text), luck), (raw) => verifyDice(system, raw)),
    )
  }
})

test('scripts are read or refused', () => {
  const luck = new Stream('scripts', 0)
  for (let n = 0; n < scaled(500); n++) {
    const line = mutated(['a', ' ', 'blow', ':', ' ', '7', '\n', 'b turn: strike', '//'], luck)
    expect(() => {
      try {
        script(line)
      } catch (error) {
        if (!(error instanceof AffrayError)) throw error
      }
    }).not.toThrow()
  }
})

test('of very many faults twenty are named, and the others counted', () => {
  const seats = { ana: Array.from({ length: 50 }, (_, n) => `nobody-${n}`) }
  let said = ''
  try {
    through(system.setup, { ...duel, seats }, 'scenario')
  } catch (thrown) {
    said = thrown instanceof AffrayError ? thrown.message : ''
  }
  expect(said.match(/found "nobody-\d+"/g)).toHaveLength(20)
  expect(said).toMatch(/; and 30 faults more\.$/)
})
