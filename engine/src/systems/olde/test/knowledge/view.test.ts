import { describe, expect, test } from 'vitest'
import { olde } from '../../index.ts'
import type { OldeEvent } from '../../state/types.ts'
import { duel, of, ready, SWORD, strike, two } from '../staged.ts'

const LEFT = { name: 'left', fighters: ['ann'], gm: false }

describe('what a seat may know', () => {
  test('a foe’s numbers are his own, what can be seen is seen', () => {
    const from = ready(
      two(SWORD, {
        brawn: 11,
        hurt: 5,
        armour: 'scale',
        skills: { dodge: 'master' },
        adjustments: [{ to: 'attack', value: 4, because: 'rune' }],
      }),
      { ann: 3, bob: 4 },
    )
    const seen = olde.view(from, LEFT)
    const bob = JSON.stringify(seen.fighters[1])
    for (const secret of ['"brawn"', '"hp"', '"fullHp"', 'dodge', 'rune', '"cp"']) expect(bob).not.toContain(secret)
    expect(seen.fighters[1]).toMatchObject({ status: 'bruised', ap: 4, seen: { armour: 'scale' } })
    expect(JSON.stringify(seen.fighters[0])).toContain('"brawn"')
    expect(olde.view(from, { ...LEFT, gm: true })).toBe(from)
    for (const n of [0, 1, 2, 3]) expect(olde.view(olde.imagine(seen, n), LEFT)).toEqual(seen)
    expect(of(olde.imagine(seen, 1), 'bob').facts.brawn).not.toBe(of(olde.imagine(seen, 0), 'bob').facts.brawn)
  })

  test('every grade is believed in its middle and looks the same', () => {
    for (const hp of [12, 11, 6, 5, 1, 0, -11]) {
      const from = ready(two({}, {}), {}, (s) => {
        of(s, 'bob').hp = hp
      })
      const seen = olde.view(from, LEFT)
      expect(olde.view(olde.imagine(seen, 0), LEFT)).toEqual(seen)
    }
  })

  test('events keep the dice, terms and points of others back, and say it twice the same', () => {
    const fought = strike(duel({}, { armour: 'leather' }), '2 2', '2 2', 'ann damage: 4')
    const told = fought.events.map((event) => olde.seen?.(event, LEFT) as OldeEvent)
    const defense = told.find((event) => event.type === 'defense')
    expect(defense).toMatchObject({ rolled: { dice: '', terms: [], total: 4 } })
    const hurt = told.find((event) => event.type === 'hurt')
    for (const own of ['left', 'terms']) expect(hurt).not.toHaveProperty(own)
    expect(hurt).toMatchObject({ rolled: { dice: '1d8' } })
    for (const event of told) expect(olde.seen?.(event, LEFT)).toEqual(event)
    expect(told.map((event) => olde.tell(event, 'long')).join(' ')).not.toMatch(/undefined|7 left/)
  })

  test('a stranger’s sheet is words; one’s own has every term', () => {
    const from = duel({ shield: 'kite' }, {})
    expect(olde.sheet(from, 'ann', 'seen')).toMatchObject({
      bars: [],
      numbers: [],
      grades: [{ name: 'health', word: 'healthy' }],
    })
    const own = olde.sheet(from, 'ann')
    expect(own.bars[0]).toMatchObject({ name: 'Hit Points', now: 12, full: 12 })
    expect(own.numbers.find(({ name }) => name === 'defense')).toMatchObject({
      value: 1,
      from: [{ value: -2 }, { value: 3 }],
    })
    expect(own.things?.map(({ name, how }) => `${name} ${how}`)).toEqual(['broadsword in hand', 'kite on the arm'])
  })
})
