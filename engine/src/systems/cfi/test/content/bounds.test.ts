import { expect, test } from 'vitest'
import { begun } from '../../../../kernel/testing/laws/campaign.ts'
import { cfi } from '../../index.ts'
import type { State } from '../../state/types.ts'

const accepts = (fields: object): boolean =>
  cfi.setup.parse({ system: 'cfi', sides: { a: { ann: { like: 'guard', ...fields } }, b: { orc: {} } } }).ok

/** The least and the most each field of a record may be. */
const BOUNDS: readonly [field: string, least: number, most: number][] = [
  ['combat', 0, 300],
  ['rank', 1, 5],
  ['regenerates', 0, 20],
  ['extraActions', 0, 6],
  ['actions', 1, 8],
  ['initiative', -20, 60],
  ['move', 0, 500],
  ['fly', 0, 500],
  ['swim', 0, 500],
  ['luck', 0, 20],
  ['magicPoints', 0, 100],
  ['things', 0, 200],
  ['facing', 0, 7],
  ['fatigue', 0, 6],
]
test.each(BOUNDS)('%s is from %i to %i', (field, least, most) => {
  const values = [least - 1, least, most, most + 1]
  expect(values.map((value) => accepts({ [field]: value }))).toEqual([false, true, true, false])
})
test.each([
  [
    'a characteristic',
    (n: number) => ({ characteristics: { str: n, con: 12, siz: 12, dex: 12, int: 12, pow: 12, cha: 12 } }),
    0,
    200,
  ],
  ['a skill', (n: number) => ({ skills: { evade: n } }), 0, 300],
  ['natural armor', (n: number) => ({ natural: { chest: n } }), 0, 40],
  ['Hit Points', (n: number) => ({ hp: { chest: n } }), 1, 200],
  ['the Intensity of a spell', (n: number) => ({ spells: { shield: n } }), 1, 10],
  ['the Armor Points of cover', (n: number) => ({ cover: { ap: n, total: true } }), 0, 40],
] as const)('%s has its bounds', (_, fields, least, most) => {
  expect([least - 1, least, most, most + 1].map((n) => accepts(fields(n)))).toEqual([false, true, true, false])
})
test('a name has sixty letters, one carries twenty weapons and has four of them ready', () => {
  const daggers = (count: number) => Array.from({ length: count }, () => 'dagger')
  expect([60, 61].map((n) => accepts({ name: 'x'.repeat(n) }))).toEqual([true, false])
  expect([20, 21].map((n) => accepts({ weapons: daggers(n) }))).toEqual([true, false])
  expect([4, 5].map((n) => accepts({ weapons: daggers(5), ready: daggers(n) }))).toEqual([true, false])
})
test('what a record leaves out is nothing special', () => {
  const [ann] = (begun(cfi, { system: 'cfi', sides: { a: { ann: { like: 'guard' } }, b: { orc: {} } } }) as State)
    .fighters
  expect(ann).toMatchObject({
    stance: 'standing',
    footing: 'firm',
    lasting: [],
    startled: false,
    confined: false,
    higher: false,
    blind: false,
    invisible: false,
    prepared: false,
    aloft: false,
    fatigue: 0,
    facing: -1,
    cover: undefined,
    nearby: undefined,
    ward: undefined,
  })
  expect(ann?.facts).toMatchObject({ fly: 0, swim: 0, things: 0, extraActions: 0, regenerates: 0, actions: 2 })
})
