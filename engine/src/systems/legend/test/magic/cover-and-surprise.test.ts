import { expect, test } from 'vitest'
import { countered } from '../../exchange/spellcasting.ts'
import { hiddenFrom } from '../../magic/casting.ts'
import { lay, lift, spellOf } from '../../magic/targets.ts'
import type { Fighter } from '../../state/types.ts'
import { ruling } from '../amending.ts'
import { alone, arranged, being, facing, the } from '../arrange.ts'
import { cast, goblin, start } from '../casting.ts'
import { duel, FENCE, item, man, told } from '../clash.ts'

const sword = man(['war-sword'])
const BREATH = spellOf('dragons-breath')
const CAST = 'lilina common magic: 20\nlilina manoeuvre: none\nlilina damage: 3\nlilina hit location: 11'

test('nobody evades a spell before his Strike Rank in the round of his surprise', () => {
  const before = start({ 'dragons-breath': 2 }, (_, s) => Object.assign(goblin(s), { surprised: 1, alert: false }))
  expect(goblin(cast(before, CAST))).toMatchObject({ actions: 3, noAttack: 0 })
})

test('nor counters one, nor with a Combat Action already forfeit', () => {
  const mage = man(['war-sword'], { spells: { countermagic: 1 } })
  const counters = (fields: Partial<Fighter>, script: string) => {
    const state = duel(sword, mage, being('bob', fields))
    return told(
      alone(state, script, (ctx, s) => void countered(ctx, s, the(s, 'ann'), 'dragons-breath', 1, 'bob')),
      'countered',
    ).length
  }
  expect(counters({ surprised: 1, alert: false }, '')).toBe(0)
  expect(counters({ actions: 1, forfeit: 1 }, '')).toBe(0)
  expect(counters({}, 'bob counter: magnitude 1\nbob common magic: 1')).toBe(1)
})

test('a wall of the map hides a target from a spell as total cover does', () => {
  const map = { cell: 1, picture: '#####\n#a#b#\n#...#\n#####', key: { a: 'ann', b: 'bob' } }
  const walled = arranged({ ...facing({ ann: sword }, { bob: sword }, {}, { map }), distance: undefined })
  expect(hiddenFrom(walled, BREATH, the(walled, 'ann'), the(walled, 'bob'))).toBe(true)
  const open = duel(sword, sword)
  expect(hiddenFrom(open, BREATH, the(open, 'ann'), the(open, 'bob'))).toBe(false)
  the(open, 'bob').cover = { ...FENCE, total: true }
  expect(hiddenFrom(open, BREATH, the(open, 'ann'), the(open, 'bob'))).toBe(true)
})

test('burns the thing in the way of a covered location, not who is behind it', () => {
  const fence = { ...FENCE, locations: [3], hp: 5 }
  const behind = start({ 'dragons-breath': 2 }, (_, s) => Object.assign(goblin(s), { actions: 0, cover: fence }))
  const burnt = goblin(cast(behind, CAST))
  expect(burnt.limbs[3]?.hp).toBe(goblin(behind).limbs[3]?.hp)
})

const enchanted = (spell: string, by: string, on: string | undefined) =>
  alone(arranged(facing({ ann: sword, cid: sword }, { bob: sword })), '', (ctx, s) =>
    lay(ctx, s, { spell, magnitude: 3, by, at: 'ann', item: on, until: 60 }),
  ).state

test('ends with its time on a blade that another has taken', () => {
  const { state } = alone(enchanted('bladesharp', 'ann', 'ann war-sword'), '', (ctx, s) => {
    const [ann, bob] = [the(s, 'ann'), the(s, 'bob')]
    const blade = item(s, 'ann', 'war-sword')
    ann.items = ann.items.filter((one) => one !== blade)
    blade.where = 'ground'
    bob.items.push(blade)
    for (const spell of s.spells) lift(ctx, s, spell, 'LEG-SPL-Bladesharp')
  })
  expect(item(state, 'bob', 'ann war-sword').sharp).toBe(0)
})

test('ends with a caster whom the Games Master takes out of the fight', () => {
  const state = enchanted('protection', 'cid', undefined)
  expect(the(state, 'ann').warded).toBe(3)
  expect(the(ruling(state, { do: 'remove', who: 'cid' }).state, 'ann').warded).toBe(0)
})
