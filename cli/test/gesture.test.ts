import { readFileSync } from 'node:fs'
import { type Choice, systems } from '@affray/engine'
import { Game } from '@affray/engine/play'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { gestureTyped } from '../src/play/gesture.ts'
import { Table, YOU } from '../src/play/table.ts'

/** Alaric in the goblin cavern: three goblins in sight, a spear in his hand. */
function cavern(): { readonly table: Table; readonly choice: Choice } {
  const path = new URL('../../scenarios/legend/goblin-cavern.yaml', import.meta.url)
  const scenario: unknown = parse(readFileSync(path, 'utf8'), { merge: true })
  const seats = [{ name: YOU, fighters: ['alaric'] }]
  const game = Game.begin(systems.legend, scenario, { by: 'keyed', seed: 'a line' }, { seats })
  const { asked } = game.fight
  const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
  if (choice === undefined) throw new Error('Alaric is asked')
  return { table: new Table(game, undefined), choice }
}
const keys = (text: string): readonly string[] | undefined => {
  const { table, choice } = cavern()
  return gestureTyped(table, choice, text)?.map(({ key }) => key)
}

test('a whole attack is one line; what is typed of it only in part is taken as far as it is sure', () => {
  expect(keys('attack goblin-2')?.slice(0, 2)).toEqual(['attack', 'goblin-2'])
  expect(keys('Attack  Goblin-2')?.slice(0, 2)).toEqual(['attack', 'goblin-2'])
  expect(keys('attack goblin-9')).toBeUndefined()
  expect(keys('attack')).toBeUndefined()
  const { table, choice } = cavern()
  const parts = gestureTyped(table, choice, 'attack goblin-2') ?? []
  expect(table.game.gesture(YOU, choice.who, parts)).toBe(parts.length)
})
