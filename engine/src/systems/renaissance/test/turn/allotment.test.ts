import { expect, test } from 'vitest'
import { refusal, rule, sheetOf } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import { attack, counted, crowd, duel, of, rollOf, run, told, turnOf, until } from '../arrange.ts'

const keys = (ran: ReturnType<typeof until>): string[] =>
  ran.asked !== undefined && 'choices' in ran.asked ? (ran.asked.choices[0]?.options.map(({ key }) => key) ?? []) : []

rule(['REN-ACT-02', 'REN-ACT-03'], '1d10 and a fifth of INT and COO; the highest begins', () => {
  const ran = run(
    duel({ aptitudes: { INT: 19, COO: 20, SOM: 20 } }, { aptitudes: { INT: 40, COO: 39, SOM: 20 } }),
    'ana initiative: 10\nbo initiative: 1',
  )
  expect([of(ran, 'ana').initiative, of(ran, 'bo').initiative, ran.state.order[0]]).toEqual([17, 16, 'ana'])
})
test('equal totals go by the higher modifier, whoever rolled it', () => {
  const ran = run(duel({ INIT: 5 }, { INIT: 7 }), 'ana initiative: 5\nbo initiative: 3')
  expect(ran.state.order).toEqual(['bo', 'ana'])
})
test('equal in both, it is rolled off', () => {
  const first = run(duel(), 'ana initiative: 5\nbo initiative: 5\nana tied initiative: 2')
  expect(first.state.order).toEqual(['bo', 'ana'])
})
rule('REN-ACT-01', 'everybody has his turn in that order, then a new round begins', () => {
  const ran = run(duel(), 'ana initiative: 9\nbo initiative: 1\nana turn: end turn\nbo turn: end turn', 6)
  expect(
    ran.events.flatMap((e): (string | number)[] => (e.type === 'turn' ? [e.who] : e.type === 'round' ? [e.round] : [])),
  ).toEqual([1, 'ana', 'bo', 2])
})
rule('REN-ACT-04', 'after a Standard and a Quick Action the turn is over, and a second Standard is refused', () => {
  const once = until(turnOf(duel()), 'ana turn: full defence')
  expect(refusal(renaissance, once.state, 'ana', 'attack')?.rule).toBe('REN-ACT-04')
  const both = run(turnOf(duel()), 'ana turn: full defence\nana turn: drop prone')
  expect(both.state.acting).toBeNull()
})
rule('REN-ACT-05', 'three Quick Actions end a turn; after two of them there is no Standard Action', () => {
  const two = until(turnOf(duel()), 'ana turn: drop prone\nana turn: get up')
  expect(refusal(renaissance, two.state, 'ana', 'attack')).toMatchObject({ rule: 'REN-ACT-05' })
  expect(keys(two)).toContain('drop prone')
  const three = run(turnOf(duel()), 'ana turn: drop prone\nana turn: get up\nana turn: drop prone')
  expect([three.state.acting, of(three, 'ana').stance]).toEqual([null, 'prone'])
})
test('a Quick Action first leaves the Standard Action', () => {
  const ran = until(turnOf(duel()), 'ana turn: aim')
  expect(keys(ran)).toContain('attack')
  expect(
    refusal(
      renaissance,
      until(turnOf(duel()), 'ana turn: aim\nana turn: attack\nana weapon: short sword\nana attack: 99').state,
      'ana',
      'feint',
    ),
  ).toBeDefined()
})
rule('REN-ACT-06', 'who goes on with a task has no other action that turn', () => {
  const ran = run(turnOf(duel()), 'ana turn: task')
  expect([ran.state.acting, told(ran, 'turnLost')?.who]).toEqual([null, 'ana'])
  const begun = until(turnOf(duel()), 'ana turn: drop prone')
  expect(refusal(renaissance, begun.state, 'ana', 'task')?.because).toContain('whole turn')
})
rule('REN-ACT-07', 'who bleeds loses a point at the twentieth of his turns', () => {
  const before = run(
    turnOf(duel(), 'ana', (s) => {
      s.acting = null
      s.at = 0
      of({ state: s }, 'ana').bleeding = 18
    }),
    '',
    1,
  )
  const after = run(
    turnOf(duel(), 'ana', (s) => {
      s.acting = null
      s.at = 0
      of({ state: s }, 'ana').bleeding = 19
    }),
    '',
    1,
  )
  expect([of(before, 'ana').damage, of(after, 'ana').damage]).toEqual([0, 1])
})
rule('REN-ACT-08', 'a Free Action costs nothing', () => {
  const ran = until(turnOf(duel()), 'ana turn: drop')
  expect([of(ran, 'ana').standard, of(ran, 'ana').quick]).toEqual([0, 0])
  expect(keys(ran)).toContain('full defence')
})
rule('REN-SMR-01', 'two Quick Actions cannot both be movement', () => {
  const ran = until(turnOf(duel({}, {}, { distance: 30 })), 'ana turn: move\nana where: towards bo\nana metres: 2')
  expect(refusal(renaissance, ran.state, 'ana', 'move')).toMatchObject({ rule: 'REN-SMR-01' })
  expect(refusal(renaissance, ran.state, 'ana', 'charge')).toMatchObject({ rule: 'REN-SMR-01' })
})
rule('REN-SMR-02', 'a move may follow a stunt at once, but not after something in between', () => {
  const roll = 'ana turn: stunt\nana stunt: diving roll\nana stunt: 20\nana where: towards bo\nana metres: 2'
  const joined = run(
    turnOf(duel({}, {}, { distance: 30 })),
    `${roll}\nana turn: move\nana where: towards bo\nana metres: 4`,
  )
  expect(told(joined, 'moved', 1)?.metres).toBe(4)
  const apart = until(turnOf(duel({}, {}, { distance: 30 })), `${roll}\nana turn: aim`)
  expect(refusal(renaissance, apart.state, 'ana', 'move')).toMatchObject({ rule: 'REN-SMR-01' })
})
test('the game master may be asked, and says no', () => {
  const state = turnOf(duel({}, {}, { distance: 30, options: { followThrough: 'ask' } }))
  const ran = run(
    state,
    'ana turn: move\nana where: towards bo\nana metres: 2\nana turn: stunt\ngm follow-through: no\nana turn: end turn',
  )
  expect(told(ran, 'check')).toBeUndefined()
})
test('a mount has no turn, and its rider has one', () => {
  const ran = run(
    crowd({ ana: { mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } }, { bo: {} }),
    'ana initiative: 5\nbo initiative: 4',
  )
  expect(ran.state.order).toEqual(['ana', 'bo'])
})
rule('REN-ARMOUR-INIT', 'full plate takes two off initiative', () => {
  const ran = run(duel({ armour: ['full plate'] }), 'ana initiative: 5\nbo initiative: 1')
  expect([of(ran, 'ana').initiative, rollOf(told(ran, 'initiative'))?.total]).toEqual([5 + 6 - 2, 9])
})
test('initiative is rolled once, or each round by option', () => {
  const script = 'ana initiative: 9\nbo initiative: 1\nana turn: end turn\nbo turn: end turn'
  expect(told(run(duel(), script, 6), 'initiative', 2)).toBeUndefined()
  const anew = run(
    duel({}, {}, { options: { initiativeEachRound: true } }),
    `${script}\nana initiative: 1\nbo initiative: 9`,
  )
  expect(anew.state.order).toEqual(['bo', 'ana'])
})
rule('REN-TRAIT-Ready', 'a point of Luck rolls initiative again', () => {
  const ran = run(
    duel({ role: 'hero', luck: 2, traits: ['ready'] }),
    'ana initiative: 1\nana initiative again: again\nana initiative: 9\nbo initiative: 5',
  )
  expect([of(ran, 'ana').initiative, of(ran, 'ana').luck, ran.state.order[0]]).toEqual([15, 1, 'ana'])
})
rule(['REN-DRUG-Stim', 'REN-DRUG-Numbing'], 'stim gives two of initiative, numbing takes two', () => {
  const drugged = run(
    turnOf(duel({ drugs: ['stim', 'numbing'] })),
    'ana turn: take a drug\nana drug: stim\nana turn: take a drug\nana turn: end turn',
  )
  expect(of(drugged, 'ana').drugs).toEqual([])
  const init = sheetOf(renaissance, drugged.state, 'ana').numbers.find(({ name }) => name === 'INIT')
  expect(init?.from.map(({ value }) => value)).toEqual([6, 2, -2])
})
rule('REN-DRUG-Monster', 'ten more DUR and STR, five less SAV and INT', () => {
  const ran = run(turnOf(duel({ drugs: ['monster'] })), 'ana turn: take a drug\nana turn: end turn')
  const numbers = Object.fromEntries(
    renaissance.sheet(ran.state, 'ana').numbers.map(({ name, value }) => [name, value]),
  )
  expect([numbers.DUR, numbers.STR, numbers['wound threshold'], numbers.DB, numbers.INIT]).toEqual([40, 40, 8, 6, 5])
})
test('turns are held back where that is allowed', () => {
  expect(refusal(renaissance, turnOf(duel()), 'ana', 'delay')?.rule).toBe('REN-A98')
  const ran = run(turnOf(duel({}, {}, { options: { allowDelay: true } })), 'ana turn: delay', 2)
  expect([ran.state.late, ran.state.acting]).toEqual([['ana'], 'bo'])
})
test('an attack told adds up', () => {
  const ran = run(turnOf(duel()), attack(20, 'bo defence: 99\nana damage: 3'))
  expect(counted(told(ran, 'attack'))['REN-CHK-01']).toBe(60)
})
