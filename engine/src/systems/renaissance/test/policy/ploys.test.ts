import { expect, test } from 'vitest'
import type { Choice } from '../../../../kernel/types.ts'
import { policies } from '../../policy/bots.ts'
import type { RenQuestion } from '../../screens/questions.ts'
import { fighter } from '../../state/fighters.ts'
import type { State } from '../../state/types.ts'
import { crowd, duel, MORTAL, onMap, PLAIN, thing, turnOf, until } from '../arrange.ts'

const answer = (from: State, script = '', name: keyof typeof policies = 'default'): string => {
  const { asked, state } = until(from, script)
  const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
  if (choice === undefined) throw new Error('nothing is asked')
  const found = policies[name](choice as Choice<RenQuestion>, state)
  return typeof found === 'number' ? (choice.options[found]?.key ?? '') : found.key
}
const STEEL = { armour: ['full plate'], hide: 20 }
const aimed = (s: State): void => {
  fighter(s, 'ana').quick = 1
  fighter(s, 'ana').aim = 'bo'
}
const skilled = (skills: object) => ({ skills: { ...PLAIN.skills, ...skills } })

test('bare hands do not beat on plate: a grappler grabs', () => {
  const from = turnOf(
    duel(
      { weapons: [], ...skilled({ 'unarmed combat': 90 }) },
      { ...STEEL, weapons: ['greatsword'], ...skilled({ fray: 20 }) },
    ),
    'ana',
    aimed,
  )
  expect(answer(from)).toBe('grab')
})
test('whose blows do not go through takes the weapon from the other, or his feet for a comrade’s sake', () => {
  const weak = { weapons: ['battle axe'], ...MORTAL, STR: 5, ...skilled({ 'melee weapons': 45, 'unarmed combat': 20 }) }
  const armed = { ...STEEL, weapons: ['greatsword'], ...skilled({ 'melee weapons': 50, fray: 20 }) }
  expect(answer(turnOf(duel(weak, armed), 'ana', aimed))).toBe('disarm')
  const strong = { weapons: ['battle axe'], STR: 50 }
  const three = onMap('abc', ['ana', 'bo', 'cy'])
  const bare = { ...STEEL, weapons: [], ...skilled({ fray: 20, 'unarmed combat': 20 }) }
  expect(answer(turnOf(crowd({ ana: weak, cy: strong }, { bo: bare }, three), 'ana', aimed))).toBe('trip')
})
test('a good blow is struck, whatever else might be tried', () => {
  expect(answer(turnOf(duel({}, { ...MORTAL, weapons: ['greatsword'] }), 'ana', aimed))).toBe('attack')
})
test('a charge wants an action left for the blow', () => {
  const from = (quick: number) =>
    turnOf(duel({}, {}, { distance: 8 }), 'ana', (s) => {
      fighter(s, 'ana').quick = quick
    })
  expect([answer(from(0)), answer(from(1))]).toEqual(['charge', 'move'])
})
test('a loaded musket is fired before it is dropped for a blade', () => {
  const from = (loaded: number) =>
    turnOf(duel({ weapons: ['musket', 'short sword'], inHand: ['musket'] }, MORTAL), 'ana', (s) => {
      thing(fighter(s, 'ana'), 'musket').loaded = loaded
    })
  expect([answer(from(1)), answer(from(0))]).toEqual(['attack', 'drop'])
})
test('a rider who fears the blow in return rides by; who strikes well stays', () => {
  const rides = (foe: object) =>
    answer(
      turnOf(
        crowd(
          { ana: { ...PLAIN, DUR: 30, weapons: ['reaping sword'], mount: 'horse' }, horse: { like: 'war-horse' } },
          { bo: foe },
          { distance: 8 },
        ),
      ),
    )
  expect(rides({ weapons: ['greatsword'], ...skilled({ 'melee weapons': 95 }) })).toBe('ride-by')
})
test('a splash gains nothing by an exceptional throw: Luck is asked for where it fails alone', () => {
  const from = turnOf(duel({ role: 'hero', luck: 3, weapons: ['tar pot'] }, {}, { distance: 5 }))
  const { asked } = until(from, 'ana turn: attack a place\nana aim point: bo\nana attack: 20\n')
  expect(asked !== undefined && 'choices' in asked && asked.choices[0]?.about.ask).not.toBe('luck after')
})
