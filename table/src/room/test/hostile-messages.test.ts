import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { samples } from '../../../test/samples.ts'
import { said } from '../../protocol/index.ts'
import { isDeed, Room } from '../index.ts'
import { Played, people, ready } from './table.ts'

const SCALE = Number(process.env.AFFRAY_SCALE ?? 1)

/** What somebody may put where something else is wanted. */
const HOSTILE: readonly unknown[] = [
  ...[
    '',
    ' ',
    '__proto__',
    'constructor',
    'toString',
    'gm',
    'ana',
    'ben',
    'nobody',
    'bouncer',
    'sailor',
    'last',
    'for me',
  ],
  ...['\u202e\u0000\ud800', '💥'.repeat(20), 'x'.repeat(60), 'x'.repeat(500), '1e9', '-1', '../..', '<b>'],
  ...[-1, 0, 1, 2, 0.5, 1e9, 2 ** 53, Number.MAX_VALUE, true, false, null],
  ...[[], {}, [[]], { do: 'set' }, { faces: [0] }, { says: ['x'] }, JSON.parse('{"__proto__":{"gm":true}}')],
  ...[Array.from({ length: 200 }, () => 'bouncer'), { who: 'bouncer', ask: 'turn', key: '__proto__' }],
]

/** A message with another value at one place of it, or with fields it should not have. */
function mangled(message: unknown, way: readonly number[], value: unknown): unknown {
  if (typeof message !== 'object' || message === null) return value
  const [first = 0, ...rest] = way
  const keys = Object.keys(message)
  if (keys.length === 0) return value
  const at = keys[first % (keys.length + 1)] ?? 'more'
  // The type stays: what is understood at all is what can do harm.
  if (at === 'type' || at === 'id') return message
  const inner: unknown = Object.entries(message).find(([key]) => key === at)?.[1]
  const deeper = rest.length > 0 && typeof inner === 'object' && inner !== null
  return { ...message, [at]: deeper ? mangled(inner, rest, value) : value }
}

const TYPES = Object.keys(samples(0))
const saying = fc.record({
  by: fc.constantFrom('gm', 'gm', 'ana', 'ben', 'eve', 'nobody', '__proto__'),
  type: fc.constantFrom(...TYPES),
  changes: fc.array(
    fc.record({ way: fc.array(fc.nat(6), { minLength: 1, maxLength: 3 }), value: fc.nat(HOSTILE.length - 1) }),
    {
      maxLength: 2,
    },
  ),
  before: fc.constantFrom('nothing', 'nothing', 'an answer', 'a turn', 'a knock', 'absence', 'kept and opened'),
})

const SCENARIOS = ['crowd', 'legend/duel', 'd6/tavern-brawl', 'cfi/wolves', 'olde/ambush', 'renaissance/grapple']

describe('a message with hostile values', () => {
  test.each(SCENARIOS)(
    '%s: is done or refused in words; the table goes on, can be kept, and is the same again',
    (name) => {
      fc.assert(
        fc.property(fc.array(saying, { minLength: 1, maxLength: 25 }), (sayings) => {
          const table = name === 'crowd' ? new Played() : new Played(ready(name), people.slice(0, 1))
          let { room } = table
          for (const { by, type, changes, before } of sayings) {
            if (before === 'an answer')
              for (const seat of ['ana', 'gm'])
                if (room.game.seats.all.some((one) => one.name === seat)) table.answer(seat)
            if (before === 'a turn') table.turns(1)
            if (before === 'a knock') table.happens({ type: 'knock', name: 'Kim' })
            if (before === 'absence') table.happens({ type: 'absent', seat: 'ben' })
            if (before === 'kept and opened')
              room = Room.open(room.game.system, JSON.parse(JSON.stringify(room.file())))
            const [, sample] =
              Object.entries(samples(room.game.seats.all.some((one) => one.name === by) ? room.askedOf(by) : 0)).find(
                ([one]) => one === type,
              ) ?? []
            const message = changes.reduce<unknown>((now, { way, value }) => mangled(now, way, HOSTILE[value]), {
              id: `m${by}${type}`,
              ...sample,
            })
            const heard = said.safeParse(JSON.parse(JSON.stringify(message)))
            if (!heard.success || !isDeed(heard.data.type)) continue
            const result = table.room.act({ by, said: heard.data })
            if (result.type === 'refused')
              expect([result.because, result.remedy].every((words) => words.length > 3)).toBe(true)
          }
          for (const { name: seat } of table.room.game.seats.all)
            expect(JSON.stringify(table.room.shown(seat)).length).toBeGreaterThan(0)
          expect(Object.hasOwn(Object.prototype, 'gm')).toBe(false)
          const again = Room.open(table.room.game.system, JSON.parse(JSON.stringify(table.room.file())))
          for (const { name: seat } of again.game.seats.all)
            expect(again.shown(seat).asked).toBe(table.room.shown(seat).asked)
        }),
        { numRuns: Math.round(12 * SCALE) },
      )
    },
  )
})
