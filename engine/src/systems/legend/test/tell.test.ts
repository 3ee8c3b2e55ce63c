import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ACTIONS } from '../combat-actions.ts'
import { legend } from '../index.ts'
import { PHRASES } from '../tell/phrases.ts'
import { QUESTIONS } from '../tell/questions.ts'
import { TELLINGS } from '../tell.ts'

/** The sources of Legend's rules, those that only tell or test left out. */
function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((entry) => {
    const path = join(folder, entry)
    if (statSync(path).isDirectory()) return entry === 'test' || entry === 'tell' ? [] : sources(path)
    return entry.endsWith('.ts') ? [readFileSync(path, 'utf8')] : []
  })
}
const CODE = sources(fileURLToPath(new URL('..', import.meta.url)))
const found = (pattern: RegExp): string[] => [
  ...new Set(CODE.flatMap((code) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''))),
]

/** Types that are computed where they are emitted. */
const COMPUTED = ['parry', 'evade', 'closing', 'disengaging', 'burned', 'corroded']

test('every event that rules emit is told in a sentence of its own', () => {
  const emitted = found(/emit\??\.?\(\{\s*type: '([A-Za-z0-9]+)'/g)
  expect(emitted.length).toBeGreaterThan(100)
  expect([...emitted, ...COMPUTED].filter((type) => TELLINGS[type] === undefined)).toEqual([])
})

test('no sentence is for an event that nothing emits', () => {
  const emitted = new Set([...found(/type: '([A-Za-z0-9]+)'/g), ...COMPUTED])
  expect(Object.keys(TELLINGS).filter((type) => !emitted.has(type))).toEqual([])
})

test('every question is asked in a sentence of its own', () => {
  const asked = found(/ask: '([a-z ]+)'/gi)
  expect(asked.length).toBeGreaterThan(40)
  expect(asked.filter((ask) => QUESTIONS[ask] === undefined)).toEqual([])
})

test('every action is said as a phrase', () => {
  expect(ACTIONS.filter(({ key }) => PHRASES[key] === undefined).map(({ key }) => key)).toEqual([])
})

test('a blow is told as a reader of the book would tell it', () => {
  const blow = {
    type: 'attack',
    who: 'alaric',
    at: 'goblin-2',
    weapon: 'Short spear',
    roll: 94,
    skill: 80,
    level: 'failure',
  }
  expect(legend.tell(blow)).toBe('Alaric thrusts at goblin-2 with the short spear: 94 against 80%, a miss.')
})
