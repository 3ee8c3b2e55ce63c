import { expect, test } from 'vitest'
import { attack, duel, of, rollOf, run, told, turnOf, until } from '../arrange.ts'

test('a weapon of more than ten dice throws them all', () => {
  for (const count of [10, 11, 14]) {
    const great = { weapons: [{ name: 'ram', dv: `${count}d10` }] }
    const ran = run(
      turnOf(duel(great)),
      attack(20, `bo defence: 99\nana damage: ${'2 '.repeat(count).trim()}\nbo knock-down: 1\n`, 'ram'),
    )
    expect([of(ran, 'bo').damage, rollOf(told(ran, 'hurt'))?.faces?.length]).toEqual([2 * count, count])
  }
})

test('a bomb of one’s own making is gone once thrown, hit or miss', () => {
  const keg = { name: 'keg', dv: '1d10', tags: ['Blast'], thrown: { dv: '1d10', ranges: [5, 10, 15, 20] } }
  const thrown = (script: string) =>
    of(
      until(
        turnOf(duel({ weapons: [keg, 'short sword'], inHand: ['keg'] }, {}, { distance: 9 })),
        `ana turn: attack a place\n${script}`,
      ),
      'ana',
    ).items.flatMap(({ key, where }) => (key === 'keg' ? [where] : []))
  expect(thrown('ana aim point: bo\nana attack: 20\nana damage: 5\n')).toEqual(['gone'])
  expect(thrown('ana aim point: bo\nana attack: 99\nana direction: 1\nana astray: 10\nana damage: 5\n')).toEqual([
    'gone',
  ])
})
