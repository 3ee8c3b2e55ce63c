import { describe, expect, test } from 'vitest'
import { freshNames, kindOf, readHorde } from '../src/master/horde.ts'
import { lengthened } from '../src/pseudo.ts'
import { grouped, inOrder } from '../src/question/groups.ts'
import { routeOf } from '../src/route.ts'
import { health } from '../src/seen/health.ts'
import { amountOf, percent, signed } from '../src/seen/numbers.ts'
import { words } from '../src/words.ts'

describe('words', () => {
  test('grow by two fifths in the pseudo-language, those made of numbers too', () => {
    const long = lengthened(words)
    expect(long.door.start.length).toBeGreaterThanOrEqual(Math.ceil(words.door.start.length * 1.4))
    expect(long.table.round(3)).toContain('3')
    expect(long.table.round(3).length).toBeGreaterThan(words.table.round(3).length)
    expect(long.help.keys.length).toBe(words.help.keys.length)
  })

  test('never round a chance to certainty', () => {
    expect([0, 0.001, 0.57, 0.999, 1].map(percent)).toEqual(['0 %', '<1 %', '57 %', '>99 %', '100 %'])
  })
  test('count one of a thing as one', () => {
    expect([amountOf(1, 'Combat Actions'), amountOf(2, 'actions'), amountOf(1, 'AP')]).toEqual([
      '1 Combat Action',
      '2 actions',
      '1 AP',
    ])
    expect([signed(-2), signed(3)]).toEqual(['−2', '+3'])
  })
})

describe('what is left of somebody', () => {
  const bar = (name: string, now: number, armour?: number) => ({
    name,
    now,
    full: 5,
    ...(armour === undefined ? {} : { armour }),
  })
  test('is his body, not his luck or his mana', () => {
    const named = (bars: Parameters<typeof health>[0]) => health(bars).map(({ name }) => name)
    expect(named([bar('hit points', 5, 2), bar('mana', 0)])).toEqual(['hit points'])
    expect(named([bar('head', 5, 0), bar('chest', 1, 0), bar('luck', 0)])).toEqual(['head', 'chest'])
    expect(named([bar('hit points', 5), bar('mana', 0)])).toEqual(['hit points'])
    expect(named([])).toEqual([])
  })
})

describe('an address', () => {
  test('is a seat with the secret behind #, or the door', () => {
    expect(routeOf({ pathname: '/t/abc/heroes', hash: '#s3cret' })).toEqual({
      at: 'seat',
      path: '/t/abc/heroes',
      secret: 's3cret',
    })
    expect(routeOf({ pathname: '/', hash: '' })).toEqual({ at: 'door' })
    expect(routeOf({ pathname: '/t/abc', hash: '#x' })).toEqual({ at: 'door' })
  })
})

describe('a horde in one line', () => {
  test('is a kind and how many, however one writes it', () => {
    for (const line of ['goblin ×6', 'goblin x6', 'Goblin x 6', '6 goblin', '6× goblin', 'goblin*6'])
      expect(readHorde(line), line).toEqual({ kind: 'goblin', count: 6 })
    expect(readHorde('goblin')).toEqual({ kind: 'goblin', count: 1 })
    for (const line of ['', '  ', 'goblin ×0', 'goblin ×100']) expect(readHorde(line), line).toBeUndefined()
  })
  test('names its kind by key or title, one or many', () => {
    const choices = [
      { key: 'goblin', title: 'Goblin' },
      { key: 'giant-rat', title: 'Rat, giant' },
    ]
    expect(['goblin', 'goblins', 'giant rat', 'rat, giant'].map((said) => kindOf(choices, said))).toEqual([
      'goblin',
      'goblin',
      'giant-rat',
      'giant-rat',
    ])
    expect(kindOf(choices, 'dragon')).toBeUndefined()
  })
  test('gets names nobody has', () => {
    expect(freshNames('goblin', 3, new Set(['goblin-1', 'goblin-3']))).toEqual(['goblin-2', 'goblin-4', 'goblin-5'])
    expect(freshNames('orc', 1, new Set())).toEqual(['orc'])
    expect(freshNames('orc', 1, new Set(['orc']))).toEqual(['orc-1'])
  })
})

describe('options', () => {
  const option = (key: string, group?: 'move' | 'strike') => ({
    key,
    said: key,
    ...(group === undefined ? {} : { points: { group } }),
  })
  const options = [option('wait'), option('go', 'move'), option('hit', 'strike'), option('kick', 'strike')]
  test('stand by kind, blows first, and keys count them in that order', () => {
    expect(grouped({ options }).map(({ group }) => group)).toEqual(['strike', 'move', 'other'])
    expect(inOrder({ options }).map(({ key }) => key)).toEqual(['hit', 'kick', 'go', 'wait'])
  })
})
