import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { State } from '../../state/types.ts'
import { heard, of, only, ready, run, SWORD, two } from '../staged.ts'

describe('reflexes', () => {
  const options = { actions: 'advanced' }
  const MASTER = { weapons: ['rapier'], skills: { fencing: 'master', shields: 'apprentice' } }
  const from = (bob: object = MASTER, ap = 3, more: object = {}, ann: object = {}) =>
    ready(two({ ...SWORD, ...ann }, bob, { options: { ...options, ...more } }), { ann: 4, bob: ap })
  const STRIKE = 'ann turn: melee\nann weapon: broadsword\n'

  rule('OLDE-ADV-parry', 'in time and strong enough it stops the blow; his later attacks are two worse', () => {
    const parried = run(
      from(),
      `${STRIKE}bob reflex: parry\nann reflex: 3 3\nbob reflex: 4 2\nann weapon against weapon: 4 4\nbob weapon against weapon: 3 2\nbob riposte: none`.replace(
        '\nbob riposte: none',
        '',
      ),
      2,
    )
    expect(heard(parried, 'attack')).toEqual([])
    expect(only(parried, 'clash')).toMatchObject({ held: true, mine: { total: 8 }, his: { total: 8 } })
    expect(of(parried.state, 'bob')).toMatchObject({
      hp: 12,
      ap: 2,
      spent: 1,
      adjustments: [{ to: 'attack', value: -2, lasts: 'temporary' }],
    })
    expect(only(parried, 'adjusted')).toMatchObject({ who: 'bob', to: 'attack', value: -2, because: 'parried' })
    const late = run(
      from(),
      `${STRIKE}bob reflex: parry\nann reflex: 3 3\nbob reflex: 3 2\nbob defense: 2 2\nann attack: 2 2\nann damage: 1\nbob riposte: none`,
      2,
    )
    expect(of(late.state, 'bob')).toMatchObject({ hp: 11, ap: 2, adjustments: [] })
    const broken = run(
      from(),
      `${STRIKE}bob reflex: parry\nann reflex: 3 3\nbob reflex: 4 2\nann weapon against weapon: 6 6\nbob weapon against weapon: 3 2\nbob defense: 2 2\nann attack: 2 2\nann damage: 1\nbob riposte: none`,
      2,
    )
    expect(of(broken.state, 'bob')).toMatchObject({ hp: 11, ap: 2 })
  })

  rule('OLDE-ADV-parry', 'it takes a Foreman, AP left in the round, and a blow: no shot is parried', () => {
    const asked = (state: State) => run(state, STRIKE, 2).asked
    const keys = (state: State) => {
      const open = asked(state)
      return open !== undefined && 'choices' in open ? open.choices[0]?.options.map(({ key }) => key) : []
    }
    expect(keys(from())).toEqual(['parry', 'counterattack', 'none'])
    expect(keys(from({ ...MASTER, skills: { fencing: 'foreman' } }))).toEqual(['parry', 'none'])
    expect(keys(from({ ...MASTER, skills: { fencing: 'journeyman' } }))).toEqual([])
    const spent = from()
    of(spent, 'bob').spent = 3
    expect(keys(spent)).toEqual([])
    const parried = run(
      from(MASTER, 3, { reflexTest: 'none' }),
      `${STRIKE}bob reflex: parry\nann weapon against weapon: 1 1\nbob weapon against weapon: 3 2`,
      2,
    )
    expect(only(parried, 'reflex')).toMatchObject({ mine: null, inTime: true })
    const shot = ready(two({ weapons: ['shortbow'], skills: { bows: 'apprentice' } }, MASTER, { options }), {
      ann: 4,
      bob: 3,
    })
    expect(
      run(shot, 'ann turn: shot\nbob defense: 2 2\nann attack: 4 2', 2).events.some(({ type }) => type === 'reflex'),
    ).toBe(false)
  })

  rule('OLDE-ADV-block', 'shield against weapon: the bonus counts twice', () => {
    const shielded = { shield: 'heater', skills: { shields: 'journeyman' } }
    const blocked = run(
      from(shielded),
      `${STRIKE}bob reflex: block\nann reflex: 3 3\nbob reflex: 4 2\nann weapon against weapon: 4 4\nbob weapon against weapon: 4 3\nbob defense: 2 2\nann attack: 4 3`,
      2,
    )
    expect(only(blocked, 'defense').needs).toBe(4 + 2 + 2)
    expect(of(blocked.state, 'bob').ap).toBe(2)
    const failed = run(
      from(shielded),
      `${STRIKE}bob reflex: block\nann reflex: 3 3\nbob reflex: 4 2\nann weapon against weapon: 4 5\nbob weapon against weapon: 4 3\nbob defense: 2 2\nann attack: 4 2`,
      2,
    )
    expect(only(failed, 'defense').needs).toBe(6)
  })

  rule(
    'OLDE-ADV-counterattack',
    'his attack comes first, at two less and for two AP; who is felled by it does not strike',
    () => {
      const countered = run(
        from(MASTER, 3, {}, { hurt: 11 }),
        `${STRIKE}bob reflex: counterattack\nann reflex: 3 3\nbob reflex: 4 2\nann defense: 2 2\nbob attack: 2 2\nbob damage: 3`,
        2,
      )
      expect(heard(countered, 'attack').map(({ who, rolled }) => [who, rolled.total])).toEqual([['bob', 4 + 3 - 2]])
      expect(of(countered.state, 'ann')).toMatchObject({ hp: -2, dying: true })
      expect(of(countered.state, 'bob')).toMatchObject({ hp: 12, ap: 1 })
      const both = run(
        from(),
        `${STRIKE}bob reflex: counterattack\nann reflex: 3 3\nbob reflex: 4 2\nann defense: 2 2\nbob attack: 2 2\nbob damage: 3\nbob defense: 2 2\nann attack: 2 2\nann damage: 4\nbob riposte: none`,
        2,
      )
      expect([of(both.state, 'ann').hp, of(both.state, 'bob').hp]).toEqual([9, 8])
    },
  )

  rule(
    'OLDE-ADV-riposte',
    'after the blow a fencer strikes back for one AP, one less for each Hit Point just lost',
    () => {
      const fencer = { weapons: ['rapier'], skills: { fencing: 'journeyman' } }
      const hit = run(
        from(fencer, 2),
        `${STRIKE}bob defense: 2 2\nann attack: 2 2\nann damage: 3\nbob riposte: riposte\nann defense: 4 4\nbob attack: 5 5`,
        3,
      )
      expect(heard(hit, 'attack')[1]?.rolled).toMatchObject({ total: 10 + 1 - 3 })
      expect(of(hit.state, 'bob').ap).toBe(1)
      const missed = run(
        from(fencer, 2),
        `${STRIKE}bob defense: 2 2\nann attack: 2 1\nbob riposte: riposte\nann defense: 5 5\nbob attack: 5 4`,
        3,
      )
      expect(heard(missed, 'attack')[1]?.rolled.total).toBe(10)
      const apprentice = run(
        from({ ...fencer, skills: { fencing: 'apprentice' } }, 2),
        `${STRIKE}bob defense: 2 2\nann attack: 2 1`,
        2,
      )
      expect(apprentice.asked).toBeUndefined()
      const broke = run(from(fencer, 0), `${STRIKE}bob defense: 2 2\nann attack: 2 1`, 2)
      expect(broke.asked).toBeUndefined()
    },
  )
})
