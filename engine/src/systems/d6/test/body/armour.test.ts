import { expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { show } from '../../book/diecode.ts'
import { armour, shields } from '../../content/armour.ts'
import { d6 } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { counted, duel, of, PLAIN, run, strike, told, turnOf, withOptions } from '../arrange.ts'

const resists = (bo: object, faces: string, more: object = {}, arrange?: (s: State) => void) =>
  told(
    run(turnOf(duel({}, bo, more), 'ana', 1, arrange), strike('3 3 3 3', `ana damage: 1 1 2\nbo resistance: ${faces}`)),
    'roll',
    2,
  )

rule('D6-C-ARM-Table', 'ten kinds of armour resist from +2 to +3D', () => {
  expect(resists({ armour: ['plate mail'] }, '1 1 1 1 1 2')).toMatchObject({ dice: 6 })
  expect(resists({ armour: ['soft leather'] }, '2 2 2')).toMatchObject({ dice: 3, adds: 2 })
  const { 'heavy garments': garments, ...listed } = armour
  expect(Object.values(listed).map(({ value }) => show(value))).toEqual([
    '+2',
    '+2',
    '+2',
    '1D',
    '1D',
    '1D+1',
    '1D+2',
    '2D',
    '2D',
    '3D',
  ])
  expect(show(garments.value)).toBe('+1')
})

rule('D6-C-ARM-Layer', 'layers go over one another as they can, soft ones adding 1 at most', () => {
  const worn = { armour: ['soft leather', 'chain mail'] }
  expect(resists(worn, '1 1 1 1 2')).toMatchObject({ dice: 5, adds: 1 })
  const parsed = d6.setup.parse(duel({}, { armour: ['plate mail', 'padded leather'] }))
  expect(parsed).toMatchObject({
    ok: false,
    faults: [{ path: ['sides', 'foes', 'bo', 'armour'], allowed: expect.stringContaining('D6-C-ARM-Layer') }],
  })
})

rule('D6-C-ARM-Encumber', 'as an option layers and plates hinder Agility', () => {
  const dodge = (worn: string[], armourEncumbrance: boolean) =>
    of(
      run(
        turnOf(duel({ armour: worn }, {}, withOptions({ armourEncumbrance })), 'ana'),
        'ana act: full dodge\nana dodge: 2 2 2 2',
      ),
      'ana',
    ).defences[0]?.total
  expect([dodge(['plate mail'], true), dodge(['plate mail'], false)]).toEqual([15, 18])
  expect(dodge(['soft leather', 'chain mail'], true)).toBe(14)
  const shot = run(
    turnOf(
      duel(
        { armour: ['plate mail'], weapons: ['light crossbow'] },
        {},
        { distance: 8, ...withOptions({ armourEncumbrance: true }) },
      ),
      'ana',
    ),
    'ana act: shoot\nana attack: 1 1 2 2',
  )
  expect(told(shot, 'attack')).toMatchObject({ total: 6 })
})

rule('D6-C-ARM-Max6D', 'as an option nobody resists with more than 6D', () => {
  const giant = { attributes: { ...PLAIN.attributes, physique: '5D' }, armour: ['plate mail'] }
  expect(resists(giant, '1 1 1 1 1 1 1 2')).toMatchObject({ dice: 8 })
  expect(resists(giant, '1 1 1 1 1 2', withOptions({ maxResistance6D: true }))).toMatchObject({ dice: 6 })
})

rule('D6-C-SHD-Facing', 'a shield resists when it is held between', () => {
  const shield = { shield: 'large shield' }
  expect(resists(shield, '1 1 1 1 2')).toMatchObject({ dice: 5, adds: 2 })
  const behind = (s: State): void => {
    of({ state: s }, 'bo').behind = ['ana']
  }
  expect(resists(shield, '2 2 2', {}, behind)).toMatchObject({ dice: 3, adds: 0 })
  expect(Object.values(shields).map(({ value }) => show(value))).toEqual(['+2', '2D', '2D+1', '2D+2'])
  const ran = run(turnOf(duel({}, shield), 'ana'), strike('3 3 3 3', 'ana damage: 1 1 2\nbo resistance: 1 1 1 1 2'))
  expect(counted(told(ran, 'resists'))).toMatchObject({ 'D6-C-SHD-Facing': 8 })
})

rule('D6-C-ARM-Minimal', 'as an option a shot at a bare part ignores armour', () => {
  const open = { armour: ['chain mail'], bare: ['head'] }
  const at = (mark: string, faces: string, minimalArmour: boolean) => {
    const from = turnOf(duel({}, open, withOptions({ minimalArmour })), 'ana')
    const script = strike('6 6 5 5', `ana damage: 1 1 2\nbo resistance: ${faces}`).replace(
      'ana attack',
      `ana mark: ${mark}\nana attack`,
    )
    return told(run(from, script), 'roll', 2)?.dice
  }
  expect([at('head', '6 6 5', true), at('chest', '6 6 5 5 5', true), at('head', '6 6 5 5 5', false)]).toEqual([3, 5, 5])
})
