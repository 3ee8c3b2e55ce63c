import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Stream } from '../../../../dice/stream.ts'
import { begun, fight } from '../../../../kernel/testing/laws/campaign.ts'
import { ACTIONS } from '../../actions/index.ts'
import { d6 } from '../../index.ts'
import { PHRASES } from '../../screens/tell/phrases.ts'
import { QUESTIONS } from '../../screens/tell/questions.ts'
import { TELLINGS } from '../../screens/tell.ts'
import { duel as clash, run, turnOf } from '../arrange.ts'
import { duel, street, yard } from '../scenarios.ts'
import { chariots, fair, ford, galleys, gifted } from '../spectacles.ts'

/** The sources of the rules, those that only tell or test left out. */
function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((entry) => {
    const path = join(folder, entry)
    if (statSync(path).isDirectory()) return ['test', 'tell', 'content'].includes(entry) ? [] : sources(path)
    return entry.endsWith('.ts') ? [readFileSync(path, 'utf8')] : []
  })
}
const CODE = sources(fileURLToPath(new URL('../..', import.meta.url)))
const found = (pattern: RegExp): string[] => [
  ...new Set(CODE.flatMap((code) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''))),
]

test('every event that rules emit is told in a sentence of its own, and no sentence is for nothing', () => {
  const emitted = [
    ...found(/emit\??\.?\(\{\s*type: '([A-Za-z0-9]+)'/g),
    'stepsIn',
    'interrupts',
    'ruled',
    'ruledEnd',
    'favoured',
    'damage',
    'force',
  ]
  expect(emitted.length).toBeGreaterThan(100)
  expect(emitted.filter((type) => !Object.hasOwn(TELLINGS, type))).toEqual([])
  expect(Object.keys(TELLINGS).filter((type) => !emitted.includes(type))).toEqual([])
})

test('every question is asked in a sentence of its own', () => {
  const asked = [...found(/ask: '([a-z ]+)'/g), ...found(/chosen\(\s*ctx,\s*[a-z.]+,\s*'([a-z ]+)'/g)]
  expect(new Set(asked).size).toBeGreaterThan(40)
  expect(asked.filter((ask) => !Object.hasOwn(QUESTIONS, ask))).toEqual([])
  expect(Object.keys(QUESTIONS).filter((ask) => !asked.includes(ask))).toEqual([])
})

test('every action is said as a phrase', () => {
  const plain = ACTIONS.filter(({ key }) => PHRASES[key] === undefined).map(({ key }) => key)
  expect(plain).toEqual(['shoot', 'crouch', 'lie down', 'fly', 'jump', 'swim', 'climb'])
})

/** What no sentence may have: a fact nobody filled in, a name of the program's. */
const RAW = /undefined|null|NaN|Infinity|\[object|%s|[a-z][A-Z]|\d\.\d\d|: ?\.$| {2}|\(\)/

test('whatever happens is told in plain words', () => {
  const bad = new Set<string>()
  const kinds = new Set<string>()
  Object.values({ duel, street, yard, chariots, galleys, fair, gifted, ford }).forEach((scenario, n) => {
    for (let seed = 0; seed < 3; seed++) {
      const luck = new Stream('told', 10 * n + seed)
      const decide = (choice: Parameters<typeof d6.ask>[0]): number => {
        const said = [d6.ask(choice), ...choice.options.map((option) => d6.say(choice, option))]
        for (const words of said) if (RAW.test(words)) bad.add(words)
        if (!/[?.)]$/.test(said[0] ?? '')) bad.add(said[0] ?? '')
        return luck.die(choice.options.length) - 1
      }
      for (const { step } of fight(d6, begun(d6, scenario), { decide: decide as never, dice: luck, steps: 120 })) {
        for (const event of step.events) {
          kinds.add(event.type)
          for (const form of ['short', 'long'] as const) {
            const told = d6.tell(event as never, form)
            if (told !== '' && (RAW.test(told) || !told.endsWith('.'))) bad.add(`${event.type}: ${told}`)
          }
        }
      }
    }
  })
  expect([...bad]).toEqual([])
  expect(kinds.size).toBeGreaterThan(80)
})

test('whether a vehicle is mastered is said', () => {
  const tries = {
    type: 'drives',
    who: 'ana',
    vehicle: 'hers',
    stunt: 'regaining control',
    difficulty: 0,
    modifiers: [],
  } as const
  expect([true, false].map((done) => d6.tell({ ...tries, done, speed: 'high', rule: 'D6-VEH-Basic' }))).toEqual([
    'Ana tries to master hers, and does.',
    'Ana tries to master hers, in vain.',
  ])
})
test('a blow is told as a reader of the book would tell it', () => {
  const shot = { type: 'attack', who: 'archer', at: 'cian', weapon: 'light crossbow', way: 'shoot' } as const
  expect(d6.tell({ ...shot, total: 17, difficulty: 18, hit: false })).toBe(
    'Archer shoots at Cian with the light crossbow: 17 against 18, a miss.',
  )
  expect(
    d6.tell({ ...shot, weapon: 'unarmed', way: 'strike', total: 21, difficulty: 8, hit: true, grade: 'spectacular' }),
  ).toBe('Archer strikes at Cian with bare hands: 21 against 8, a hit, spectacular.')
})

test('what a blow came to can be checked from the story', () => {
  const state = turnOf(clash({}, { armour: ['soft leather'], role: 'hero' }), 'ana', 2)
  const ran = run(
    state,
    'ana act: strike\nana weapon: short sword\nana mark: head\nana attack: 4 4 4\nana damage: 2 2 3\nbo resistance: 2 2 2',
  )
  const told = (form: 'short' | 'long') => ran.events.map((event) => d6.tell(event, form))
  expect(told('short')).toContain('The damage of the short sword: head +12.')
  expect(told('short')).toContain('Bo is protected by armour (+2).')
  expect(told('long')).toContain('Ana rolls attack: 3D 4 4 4 = 12 against 10.')
  expect(told('long')).toContain('The damage of the short sword: short sword (1D+2), Strength Damage (2D), head +12.')
  expect(told('long')).toContain('Ana rolls damage: 3D 2 2 3, head +12, pips +2 = 21.')
})
test('a disarm tells its force and no damage, a full block is no dodge', () => {
  const ran = run(
    turnOf(clash(), 'ana'),
    'ana act: disarm\nana weapon: short sword\nana attack: 4 4 4 4\nana damage: 2 2 3\nbo hold on: none',
  )
  const told = ran.events.map((event) => d6.tell(event))
  expect(told).toContain('Ana strikes with a force of 9.')
  expect(told.join(' ')).not.toContain('damage to')
  const blocked = run(turnOf(clash(), 'ana'), 'ana act: full block\nana block: 2 2 2 2')
  expect(blocked.events.map((event) => d6.tell(event))).toContain('Ana does nothing but block: 18.')
})

test('a roll that decides something is told with what it has to reach; who makes no way is not said to go 0 m', () => {
  const fast = run(
    turnOf(clash({ skills: { running: '3D' } }, {}, { distance: 60 }), 'ana'),
    'ana act: run\nana how fast: 2\nana running: 2 2 2\nana way: towards',
  )
  expect(fast.events.map((e) => d6.tell(e))).toContain('Ana rolls running: 6 against 5.')
  const climbed = run(
    turnOf(clash({ skills: { climbing: '3D' } }, {}, { scene: { climb: { object: 'the wall', metres: 9 } } }), 'ana'),
    'ana act: climb\nana how fast: 1\nana climbing: 1 2 3',
  )
  expect(climbed.events.map((e) => d6.tell(e))).toContain('Ana rolls climbing: 6 against 5.')
  const way = { who: 'ana', at: 'bo', way: 'towards', metres: 0 } as const
  expect(d6.tell({ type: 'rolls', ...way, vehicle: 'blues' })).toBe('Blues gets no nearer to Bo.')
  expect(d6.tell({ type: 'rides', ...way, difficulty: 5, over: 1 })).toBe('Ana gets no nearer to Bo.')
  const runs = { ...way, difficulty: 5, short: 0, trips: false, modifiers: [] }
  expect(d6.tell({ type: 'runs', ...runs })).toBe('Ana finds no way to Bo.')
})
