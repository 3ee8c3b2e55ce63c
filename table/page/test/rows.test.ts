import type { Gesture, GesturePart } from '@affray/engine'
import type { AskedChoice, Offered } from '@affray/engine/play'
import { describe, expect, test } from 'vitest'
import { chipsOf, distances, isOffer, meansOf, planOf, rowOf, rowsOf, shelfOf } from '../src/question/rows.ts'

type Group = NonNullable<Offered['points']>['group']
const option = (key: string, group: Group, ...fighters: string[]): Offered => ({
  key,
  said: key,
  points: { group, fighters },
})
const part = (ask: string, key: string, ...fighters: string[]): GesturePart => ({
  ask,
  key,
  said: key,
  points: { group: 'strike', fighters },
})
const ways = (...all: (readonly GesturePart[])[]): Gesture[] => all.map((parts) => ({ parts, ends: 'dice' }))
const at = (...options: Offered[]): AskedChoice => ({
  who: 'ann',
  about: { ask: 'act' },
  said: 'What do you do?',
  options,
  refused: [],
  sealed: false,
  open: false,
})
const near = (id: string): number => Number(id.split('-')[1] ?? 99)
const attack = part('act', 'attack')
/** An attack at each of so many, by spear or fist. */
const attacks = (foes: number): Gesture[] =>
  Array.from({ length: foes }, (_, n) => `goblin-${n + 1}`).flatMap((foe) =>
    ways(
      [attack, part('target', foe, foe), part('weapon', 'spear', foe)],
      [attack, part('target', foe, foe), part('weapon', 'fist', foe)],
    ),
  )
const titles = ({ entries }: ReturnType<typeof shelfOf>): string[] =>
  entries.map((one) => ('row' in one ? one.row.id.trim() : `${one.group} (${one.rows.length})`))

describe('rows', () => {
  test('few answers stand one below the other, the suggested first', () => {
    const asked = at(option('parry', 'guard'), option('dodge', 'guard'), option('none', 'guard'))
    expect(titles(shelfOf(rowsOf(asked, undefined), 'dodge', near))).toEqual(['dodge', 'parry', 'none'])
  })

  test('of many, the suggested verb has its nearest foes, each other kind one line, and never more than seven', () => {
    const kinds: readonly Group[] = ['strike', 'cast', 'move', 'guard', 'other']
    const others = kinds.flatMap((group) => [1, 2, 3].map((n) => option(`${group} ${n}`, group)))
    const asked = at(option('attack', 'strike'), ...others)
    const shelf = shelfOf(rowsOf(asked, { likely: 'attack', gestures: attacks(6) }), 'attack', near)
    expect(titles(shelf)).toEqual([
      'attack goblin-1',
      'attack goblin-2',
      'strike (3)',
      'cast (3)',
      'move (3)',
      'guard (3)',
      'other (3)',
    ])
    expect(shelf.more.map(({ foe }) => foe)).toEqual(['goblin-3', 'goblin-4', 'goblin-5', 'goblin-6'])
  })

  test('every answer is in a line, under a heading or among more', () => {
    const groups: readonly Group[] = ['strike', 'cast', 'move', 'guard', 'spend', 'other']
    for (let n = 1; n < 40; n++) {
      const options = Array.from({ length: n }, (_, i) => option(`o${i}`, groups[(i * 7) % 6] ?? 'other'))
      const { entries, more } = shelfOf(rowsOf(at(...options), undefined), `o${n >> 1}`, near)
      const all = [...entries.flatMap((one) => ('row' in one ? [one.row] : one.rows)), ...more]
      expect(new Set(all.map((row) => row.option.key)).size).toBe(n)
      expect(all).toHaveLength(n)
      expect(entries.length).toBeLessThanOrEqual(7)
      expect(entries[0]).toMatchObject({ row: { option: { key: `o${n >> 1}` } } })
    }
  })

  test('a row’s means are chips, and choosing one keeps the rest', () => {
    const plain = {
      ...part('strike', 'none', 'goblin-1'),
      assumed: true as const,
      others: [{ key: 'maim', said: 'maim' }],
    }
    const target = part('target', 'goblin-1', 'goblin-1')
    const all = ways(
      [attack, target, part('weapon', 'spear', 'goblin-1'), plain],
      [attack, target, part('weapon', 'fist', 'goblin-1'), plain],
    )
    const [row] = rowsOf(at(option('attack', 'strike')), { likely: 'attack', gestures: all })
    const [first, second] = all
    if (row === undefined || first === undefined || second === undefined) throw new Error('there is a row')
    expect(meansOf(row, first)).toEqual(['spear'])
    const chips = chipsOf(row, planOf(first))
    expect(chips.map((some) => some.map(({ said, on }) => `${said}${on ? '!' : ''}`))).toEqual([
      ['spear!', 'fist'],
      ['none!', 'maim'],
    ])
    expect(chips[0]?.[1]?.plan).toEqual(planOf(second))
    // What is said in place of what was assumed ends the gesture: what follows it is not known.
    expect(chips[1]?.[1]?.plan.map(({ key }) => key)).toEqual(['attack', 'goblin-1', 'spear', 'maim'])
    const maimed = chips[1]?.[1]?.plan ?? []
    expect(chipsOf(row, maimed)[1]?.map(({ said, on }) => `${said}${on ? '!' : ''}`)).toEqual(['none', 'maim!'])
  })

  test('a plan is of the row it was made for, also where only the foe differs', () => {
    const all = ways([attack, part('target', 'goblin-1', 'goblin-1')], [attack, part('target', 'goblin-2', 'goblin-2')])
    const rows = rowsOf(at(option('attack', 'strike')), { likely: 'attack', gestures: all })
    expect(all.map((one) => rowOf(rows, planOf(one))?.foe)).toEqual(['goblin-1', 'goblin-2'])
    expect(rowOf(rows, [{ ask: 'act', key: 'attack' }])?.foe).toBe('goblin-1')
  })

  test('to spend or to let be is an offer, and nothing else is', () => {
    expect(isOffer(at(option('none', 'spend'), option('flip', 'spend')))).toBe(true)
    expect(isOffer(at(option('none', 'strike'), option('flip', 'spend')))).toBe(false)
  })

  test('somebody is as far as the map has him, or as is told without one', () => {
    const token = (id: string, x: number) => ({
      id,
      side: 'a',
      at: [x, 0] as const,
      condition: 'unhurt' as const,
      tags: [],
    })
    const map = distances({ board: { tokens: [token('a', 0), token('b', 4)], pairs: [] } }, 'a')
    expect([map('b'), map('nobody')]).toEqual([4, Number.POSITIVE_INFINITY])
    const told = distances({ board: { tokens: [], pairs: [{ a: 'b', b: 'a', distance: 12, engaged: false }] } }, 'a')
    expect(told('b')).toBe(12)
  })
})
