import { expect, test } from 'vitest'
import { faultInWords } from '../../../../kernel/schema.ts'
import { d6 } from '../../index.ts'
import { duel, PLAIN } from '../arrange.ts'

/** Every fault of a duel with Ana changed so, as a sentence. */
function faults(ana: object, more: object = {}): string[] {
  const parsed = d6.setup.parse(duel(ana, {}, more))
  return parsed.ok ? [] : parsed.faults.map(faultInWords)
}

test('what is no die code', () => {
  expect(faults({ skills: { dodge: '4' } })).toEqual([
    'sides.heroes.ana.skills.dodge: found "4", allowed is a die code such as 3D or 3D+2',
  ])
  expect(faults({ attributes: { ...PLAIN.attributes, physique: '0D' } })).toEqual([
    'sides.heroes.ana.attributes.physique: found 0D, allowed is at least 1D: he could resist nothing',
  ])
  expect(faults({ hide: 'thick' })).toEqual([
    'sides.heroes.ana.hide: found "thick", allowed is a die code such as 4D, 3D+2 or +1D',
  ])
})

test('a skill, weapon or ability nobody knows', () => {
  expect(faults({ skills: { fencing: '4D' } })[0]).toMatch(/^sides\.heroes\.ana\.skills/)
  expect(faults({ weapons: ['light sabre'] })[0]).toMatch(
    /^sides\.heroes\.ana\.weapons\.0: found "light sabre", allowed is one of small knife/,
  )
  expect(faults({ abilities: [{ ability: 'omnipotence', ranks: 1 }] })[0]).toMatch(
    /^sides\.heroes\.ana\.abilities\.0\.ability: found "omnipotence"/,
  )
})

test('armour that does not go over armour', () => {
  expect(faults({ armour: ['plate mail', 'padded leather'] })).toEqual([
    'sides.heroes.ana.armour: found plate mail under padded leather, allowed is layers that go over one another, innermost first (D6-C-ARM-Layer)',
  ])
})

test('something in hand that he does not have', () => {
  expect(faults({ inHand: ['dagger'] })).toEqual([
    'sides.heroes.ana.inHand.0: found "dagger", allowed is one of short sword',
  ])
  expect(faults({ weapons: [], inHand: ['dagger'] })[0]).toMatch(/his weapons, and he has none$/)
})

test('more in hand than two hands hold beside a shield', () => {
  const full = { weapons: ['two-handed sword'], inHand: ['two-handed sword'] }
  expect(faults({ ...full, shield: 'buckler' })).toEqual([
    'sides.heroes.ana.inHand: found two-handed sword, buckler, allowed is what two hands hold, a shield in one of them',
  ])
  expect(faults(full)).toEqual([])
})

test('a vehicle, a driver or a mount that is not there', () => {
  expect(faults({ vehicle: 'cart' })).toEqual([
    'sides.heroes.ana.vehicle: found "cart", allowed is one of the scene’s vehicles: it has none',
  ])
  expect(faults({ mount: 'rocinante' })).toEqual([
    'sides.heroes.ana.mount: found "rocinante", allowed is one of ana, bo',
  ])
  expect(faults({}, { scene: { vehicles: { cart: { kind: 'wagon', driver: 'cy' } } } })).toEqual([
    'scene.vehicles.cart.driver: found "cy", allowed is one of ana, bo',
  ])
  expect(faults({}, { scene: { vehicles: { cart: { kind: 'spaceship' } } } })[0]).toMatch(
    /^scene\.vehicles\.cart\.kind/,
  )
})

test('a cover, a role, a light, an option there is not', () => {
  expect(faults({ cover: { share: 30 } })).toEqual([
    'sides.heroes.ana.cover.share: found 30, allowed is one of 25, 50, 75, 100',
  ])
  expect(faults({ role: 'king' })[0]).toMatch(/^sides\.heroes\.ana\.role: found "king", allowed is one of hero/)
  expect(faults({}, { scene: { light: 'bright' } })).toEqual([
    'scene.light: found "bright", allowed is one of day, poor, moonlit, dark',
  ])
  expect(faults({}, { options: { injury: 'hit points' } })[0]).toMatch(/^options\.injury/)
})

test('every block of the book, and the names it also goes by, can fight', () => {
  for (const like of ['evil-humanoid', 'goblin', 'dragon', 'soldier', 'rat', 'dwarf', 'viking', 'wolf', 'cian']) {
    expect(d6.setup.parse({ system: 'd6', sides: { a: { one: { like } }, b: { two: { like } } } }), like).toMatchObject(
      { ok: true },
    )
  }
})
