import { expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { counted, crowd, duel, of, rolls, run, told, turnOf } from '../arrange.ts'

const BOLT = { name: 'bolt', casting: '4D', difficulty: 12, damage: '3D', ranges: [10, 20, 40] }
const mage = (spell: object = {}, ana: object = {}, actions = 1) =>
  turnOf(duel({ spells: [{ ...BOLT, ...spell }], ...ana }, {}, { distance: 15 }), 'ana', actions)
const CAST = 'ana act: cast\nana casting: '

rule('D6-C-SPELL-Target', 'cast against its difficulty, then aimed with a skill against the combat difficulty', () => {
  const hit = run(mage(), `${CAST}3 3 3 3\nana attack: 3 4 4 4\nana damage: 1 1 2\nbo resistance: 5 5 5`)
  expect(told(hit, 'difficulty')).toMatchObject({ difficulty: 15 })
  expect(told(hit, 'attack')).toMatchObject({ weapon: 'bolt', total: 15, hit: true })
  expect(told(hit, 'roll', 2)).toMatchObject({ label: 'damage', dice: 3 })
  const lost = run(mage(), `${CAST}3 3 3 2`)
  expect(told(lost, 'casts')).toMatchObject({ done: false })
  expect(told(lost, 'attack')).toBeUndefined()
})
rule('D6-C-SPELL-Target', 'both together are one action', () => {
  const both = run(mage(), `${CAST}3 3 3 3\nana attack: 1 1 1 1`)
  expect(rolls(both).map(({ dice }) => dice)).toEqual([4, 4])
  expect(of(both, 'ana').actions).toBe(0)
  const two = run(mage({}, {}, 2), `${CAST}4 4 4\nana attack: 1 1 1`)
  expect(rolls(two).map(({ dice }) => dice)).toEqual([3, 3])
})
rule('D6-C-SPELL-Target', 'nobody casts what he does not know, nor as far as it does not reach', () => {
  expect(refusal(d6, turnOf(duel(), 'ana'), 'ana', 'cast')).toMatchObject({ rule: 'D6-C-SPELL-Target' })
  expect(refusal(d6, mage({ ranges: [2, 4, 8] }), 'ana', 'cast')).toMatchObject({ rule: 'D6-RANGE-Long' })
  expect(d6.refused(mage(), 'ana').find(({ key }) => key === 'shoot')).toBeDefined()
})
rule('D6-C-SPELL-Slow', 'its range value less its speed value is added to the difficulty', () => {
  const slow = (values: object) =>
    counted(told(run(mage(values), `${CAST}3 3 3 3\nana attack: 1 1 1 1`), 'difficulty'))['D6-C-SPELL-Slow']
  expect(slow({ rangeValue: 9, speedValue: 5 })).toBe(4)
  expect(slow({ rangeValue: 5, speedValue: 9 })).toBeUndefined()
  expect(slow({ rangeValue: 9 })).toBeUndefined()
})
rule('D6-BONUS-Abilities', 'a spell well placed does more only where the fight says so', () => {
  const total = (options: object) => {
    const from = duel(
      { role: 'hero', spells: [BOLT] },
      {},
      { distance: 15, options: { useDamageBonus: true, ...options } },
    )
    const ran = run(
      turnOf(from, 'ana', 1),
      `${CAST}3 3 3 3\nana attack: 5 5 5 5\nana damage: 2 2 2\nbo resistance: 5 5 5`,
    )
    return told(ran, 'damage')?.total
  }
  expect([total({}), total({ bonusOnAbilities: true })]).toEqual([6, 7])
})
const BURST = { ...BOLT, name: 'fireball', radius: 4 }
/** Ana with a fireball, Bo at fifteen metres and Cy two metres from him. */
const burst = (spell: object = {}, arrange?: (s: State) => void, options: object = {}) =>
  turnOf(crowd({ spells: [{ ...BURST, ...spell }] }, { bo: {}, cy: {} }, { distance: 15, options }), 'ana', 1, arrange)
const FIRE = 'ana act: cast\nana target: bo\nana casting: 3 3 3 3\nana attack: '
const STAND = 'bo resistance: 5 5 5\ncy resistance: 5 5 5'
rule('D6-C-AREA-Spell', 'a spell with an area hurts its target fully and those around it a point less a metre', () => {
  const hit = run(burst(), `${FIRE}3 4 4 4\nana damage: 3 3 4\n${STAND}`)
  expect(told(hit, 'blast')).toMatchObject({ at: 'bo', total: 10 })
  expect(told(hit, 'caughtInBlast')).toMatchObject({ who: 'cy', total: 8 })
  const narrow = run(burst({ radius: 1 }), `${FIRE}3 4 4 4\nana damage: 3 3 4\nbo resistance: 5 5 5`)
  expect(told(narrow, 'blast')).toMatchObject({ at: 'bo', total: 10 })
  const single = run(burst({ radius: 0 }), `${FIRE}3 4 4 4\nana damage: 3 3 4\nbo resistance: 5 5 5`)
  expect(told(single, 'blast'), 'without an area it strikes one').toBeUndefined()
  expect(told(narrow, 'caughtInBlast')).toBeUndefined()
  const dodges = burst({}, (s) => {
    of({ state: s }, 'cy').defences = [{ kind: 'dodge', total: 16, full: false, item: '' }]
  })
  const avoided = run(dodges, `${FIRE}3 4 4 4\nana damage: 3 3 4\nbo resistance: 5 5 5`)
  expect(told(avoided, 'avoids')).toMatchObject({ who: 'cy' })
})
rule('D6-C-AREA-Spell', 'one that misses harms nobody, or whom the game master says', () => {
  expect(told(run(burst(), `${FIRE}1 1 1 2`), 'blast')).toBeUndefined()
  const asked = run(
    burst({}, undefined, { missPlacement: 'ask' }),
    `${FIRE}1 1 1 2\ngm lands: cy\nana damage: 3 3 4\n${STAND}`,
  )
  expect(asked.events.filter((e) => e.type === 'caughtInBlast').map((e) => [e.who, e.total])).toEqual([
    ['bo', 8],
    ['cy', 10],
  ])
})
test('the fallen can be cast at, as they can be struck', () => {
  const fallen = turnOf(crowd({ spells: [BOLT] }, { bo: {}, cy: {} }, { distance: 15 }), 'ana', 1, (s) => {
    of({ state: s }, 'bo').condition = 'unconscious'
  })
  expect(told(run(fallen, `ana act: cast\nana target: bo\nana casting: 3 3 3 2`), 'casts')).toMatchObject({
    done: false,
  })
})
test('a spell that needs more dice than are left fails', () => {
  const spent = run(mage({ casting: '1D' }, {}, 2), 'ana act: cast')
  expect(told(spent, 'casts')).toMatchObject({ done: false })
})
