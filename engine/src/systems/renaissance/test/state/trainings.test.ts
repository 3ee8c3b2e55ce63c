import { expect, test } from 'vitest'
import { renaissance } from '../../index.ts'
import { duel } from '../arrange.ts'

const refused = (ana: object) => {
  const parsed = renaissance.setup.parse(duel(ana))
  return parsed.ok ? [] : parsed.faults.map(({ path, found, allowed }) => [path.slice(-2), found, allowed])
}

test('what nobody can be trained in is refused, with what there is', () => {
  const [fault] = refused({ proficiencies: ['swords', 'sords'] })
  expect(fault?.slice(0, 2)).toEqual([['proficiencies', 1], '"sords"'])
  expect(fault?.[2]).toContain('swords')
  expect(refused({ specializations: ['trip'] }).length).toBe(1)
})
test('skills of other kinds and weapons written out are trainings too', () => {
  const own = { weapons: [{ name: 'chain', dv: '1d10+DB' }], proficiencies: ['chain', 'grappling', 'agility'] }
  expect(refused(own)).toEqual([])
})
