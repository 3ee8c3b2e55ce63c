import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { legend } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { acting, the } from '../arrange.ts'
import { CHEST, duel, fought, hp, item, man, spent, told } from '../clash.ts'

const mailed = man(['war-sword'], { worn: { chest: 2 } })
const spears = (options: object = {}, weapon = 'short-spear', change = spent): State =>
  duel(man([weapon]), mailed, change, options)
const thrust = (rest: string, state = spears(), weapon = 'short-spear') =>
  fought(state, weapon, `ann attack: 30\nann manoeuvre: impale\nann impaling damage: ${rest}`)

describe('Impale', () => {
  rule('LEG-MAN-Impale', 'damage is rolled twice and the better counts, the Damage Modifier once', () => {
    const strong = { characteristics: { str: 18, con: 12, siz: 20, int: 12, pow: 12, dex: 12, cha: 12 } }
    const state = duel(man(['short-spear'], strong), mailed, spent)
    expect(told(thrust('1 3 2\nann hit location: 10\nann impaled weapon: leave', state), 'damage')).toMatchObject([
      { rolled: 3 + 1 + 2 },
    ])
    expect(told(thrust('4 2\nann hit location: 10\nann impaled weapon: leave'), 'damage')).toMatchObject([
      { rolled: 5 },
    ])
  })

  rule('LEG-MAN-Impale', 'left in the wound it hampers by 10% for each Size and cannot be used', () => {
    const left = (weapon: string) => {
      const { state } = thrust('3 3\nann hit location: 10\nann impaled weapon: leave', spears({}, weapon), weapon)
      return [state.impaled[0]?.penalty, item(state, 'ann', weapon).where]
    }
    expect(left('dagger')).toEqual([10, 'stuck'])
    expect(left('short-spear')).toEqual([20, 'stuck'])
    expect(left('longspear')).toEqual([30, 'stuck'])
    const { state } = thrust('3 3\nann hit location: 10\nann impaled weapon: leave')
    the(state, 'bob').actions = 1
    const hampered = fought(
      state,
      'unarmed',
      'bob defend: war-sword\nann attack: 40\nbob parry: 41\nann manoeuvre: none\nann unarmed: damage\nann damage: 1\nann hit location: 10',
    )
    expect(told(hampered, 'parry')).toMatchObject([{ skill: 40 }])
  })

  rule('LEG-MAN-Impale', 'what armour stops does not stay in', () => {
    expect(thrust('1 1\nann hit location: 10').state.impaled).toEqual([])
    expect(hp(thrust('1 1\nann hit location: 10').state, 'bob', CHEST)).toBe(7)
  })

  rule(
    'LEG-MAN-Impale',
    'a Combat Action and Brawn pull it out at once for its damage again, without modifier or armour',
    () => {
      const yank = (brawn: string) =>
        thrust(`3 3\nann hit location: 10\nann impaled weapon: yank\nann brawn: ${brawn}`).state
      const out = yank('50\nann withdrawal damage: 2')
      expect(hp(out, 'bob', CHEST)).toBe(7 - 2 - 3)
      expect(the(out, 'ann').actions).toBe(1)
      expect(item(out, 'ann', 'short-spear').where).toBe('right')
      expect(out.impaled).toEqual([])
      const stuck = yank('51')
      expect([hp(stuck, 'bob', CHEST), the(stuck, 'ann').actions, stuck.impaled.length]).toEqual([5, 1, 1])
    },
  )

  rule(
    'LEG-MAN-Impale',
    'without a Combat Action, or where the fight says so, it stays until a turn of its own',
    () => {
      const idle = thrust(
        '3 3\nann hit location: 10',
        spears({}, 'short-spear', (s) => {
          spent(s)
          the(s, 'ann').actions = 0
        }),
      )
      expect(idle.asked).toBeUndefined()
      const later = thrust('3 3\nann hit location: 10', spears({ impaleYank: 'ownTurn' }))
      expect(later.asked).toBeUndefined()
      const turn = acting(later.state, 'ann act: withdrawWeapon\nann brawn: 50\nann withdrawal damage: 1')
      expect(hp(turn.state, 'bob', CHEST)).toBe(7 - 2 - 2)
      expect(item(turn.state, 'ann', 'short-spear').where).toBe('right')
      expect(refusal(legend, spears(), 'ann', 'withdrawWeapon')).toMatchObject({ rule: 'LEG-MAN-Impale' })
    },
  )

  rule(['LEG-MAN-Impale', 'LEG-WND-02'], 'pulled out at once or later it is the attack roll he resists', () => {
    const wounds = 'ann withdrawal damage: 6\nbob cannot attack: 1\nbob resilience: 25'
    const now = thrust(`3 3\nann hit location: 10\nann impaled weapon: yank\nann brawn: 50\n${wounds}`)
    expect(the(now.state, 'bob').condition).toBe('unconscious')
    const later = (options: object, resilience = 25) =>
      acting(
        thrust('3 3\nann hit location: 10\nann impaled weapon: leave', spears(options)).state,
        `ann act: withdrawWeapon\nann brawn: 50\nann withdrawal damage: 6\nbob cannot attack: 1\nbob resilience: ${resilience}`,
      )
    expect(the(later({}).state, 'bob').condition, '25 against the 30 of the attack').toBe('unconscious')
    expect(the(later({}, 31).state, 'bob').condition).toBe('up')
    expect(told(later({}), 'opposed')).toHaveLength(1)
    const plain = later({ laterWithdrawal: 'plain' })
    expect(the(plain.state, 'bob').condition).toBe('up')
    expect(told(plain, 'opposed')).toEqual([])
  })

  rule('LEG-MAN-Impale', 'a weapon out of reach, or with no hand free for it, stays where it is', () => {
    const { state } = thrust(
      '3 3\nann hit location: 10\nann impaled weapon: leave',
      duel(man(['short-spear', 'buckler']), mailed, spent),
    )
    expect(refusal(legend, state, 'ann', 'withdrawWeapon')).toBeUndefined()
    the(state, 'ann').items.push({ ...item(state, 'ann', 'buckler'), id: 'ann dagger', where: 'right' })
    expect(refusal(legend, state, 'ann', 'withdrawWeapon')).toMatchObject({ because: 'he has no hand free for it' })
  })

  rule('LEG-MAN-Impale', 'what needs two hands is pulled out with two, what needs one with a sound one', () => {
    const left = (weapon: string): State =>
      thrust('3 3\nann hit location: 10\nann impaled weapon: leave', spears({}, weapon), weapon).state
    const full = { because: 'he has no hand free for it' }
    const pulled = (state: State, weapon: string) => {
      the(state, 'ann').actions = 1
      const { state: after } = acting(state, 'ann act: withdrawWeapon\nann brawn: 50\nann withdrawal damage: 1')
      return item(after, 'ann', weapon).where
    }
    expect(pulled(left('longspear'), 'longspear')).toBe('both')
    const armed = left('longspear')
    the(armed, 'ann').items.push({ ...item(armed, 'bob', 'war-sword'), id: 'ann dagger', where: 'right' })
    expect(refusal(legend, armed, 'ann', 'withdrawWeapon')).toMatchObject(full)
    const lamed = left('short-spear')
    const [, , , , , arm] = the(lamed, 'ann').limbs
    if (arm !== undefined) arm.useless = true
    expect(the(lamed, 'ann').facts.body.locations[5]?.id).toBe('leftArm')
    expect(pulled(lamed, 'short-spear')).toBe('right')
    const busy = left('short-spear')
    the(busy, 'ann').items.push({ ...item(busy, 'bob', 'war-sword'), id: 'ann dagger', where: 'right' })
    expect(pulled(busy, 'short-spear')).toBe('left')
  })

  rule('LEG-MAN-Impale', 'of two weapons in the wound he pulls at the one his free hand can take', () => {
    const state = duel(man(['longspear', 'dagger']), mailed, spent)
    const spear = thrust('3 3\nann hit location: 10\nann impaled weapon: leave', state, 'longspear').state
    Object.assign(item(spear, 'ann', 'dagger'), { where: 'right' })
    const both = thrust('1 1\nann hit location: 19\nann impaled weapon: leave', spear, 'dagger').state
    the(both, 'ann').items.push({ ...item(both, 'bob', 'war-sword'), id: 'ann sabre', where: 'right' })
    the(both, 'ann').actions = 1
    const { state: after } = acting(both, 'ann act: withdrawWeapon\nann brawn: 50\nann withdrawal damage: 1')
    expect([item(after, 'ann', 'dagger').where, item(after, 'ann', 'longspear').where]).toEqual(['left', 'stuck'])
    expect(after.impaled).toMatchObject([{ item: 'ann longspear', location: CHEST }])
  })

  rule('LEG-MAN-Impale', 'yanked out at once it is back in the hand that struck with it', () => {
    const yanked = (where: 'right' | 'left') =>
      item(
        thrust(
          '3 3\nann hit location: 10\nann impaled weapon: yank\nann brawn: 50\nann withdrawal damage: 1',
          duel(man(['short-spear']), mailed, (state) => {
            spent(state)
            item(state, 'ann', 'short-spear').where = where
          }),
        ).state,
        'ann',
        'short-spear',
      ).where
    expect([yanked('left'), yanked('right')]).toEqual(['left', 'right'])
  })
})

rule('LEG-EQP-Trident', 'pulled out, a trident does one point more', () => {
  const state = duel(man(['trident']), mailed, spent)
  const out = thrust(
    '3 3\nann hit location: 10\nann impaled weapon: yank\nann brawn: 50\nann withdrawal damage: 1',
    state,
    'trident',
  )
  expect(hp(out.state, 'bob', CHEST)).toBe(7 - 1 - 2)
})

rule(
  'LEG-WND-02',
  'as the worked fight has it the wound is tested once, after the withdrawal; by the rule each wound is',
  () => {
    const blow = '8 8\nann hit location: 10'
    const out = 'ann impaled weapon: yank\nann brawn: 50\nann withdrawal damage: 1'
    const usual = thrust(
      `${blow}\nbob cannot attack: 1\nbob resilience: 31\n${out}\nbob cannot attack: 1\nbob resilience: 31`,
    )
    expect(told(usual, 'endured')).toHaveLength(2)
    const example = thrust(
      `${blow}\nbob cannot attack: 1\n${out}\nbob cannot attack: 1\nbob resilience: 31`,
      spears({ exampleOrder: true }),
    )
    expect(told(example, 'endured')).toHaveLength(1)
    expect(hp(example.state, 'bob', CHEST)).toBe(7 - 7 - 2)
  },
)

rule(
  'LEG-MAN-Impale',
  'what stays in is remembered with the roll that drove it in, whichever order the fight goes by',
  () => {
    const kept = (options: object, rest: string) =>
      thrust(`3 3\nann hit location: 10\n${rest}`, spears(options)).state.impaled
    const roll = [{ by: 'ann', on: 'bob', location: CHEST, roll: 30, skill: 60, level: 'success' }]
    for (const options of [{}, { exampleOrder: true }]) {
      expect(kept(options, 'ann impaled weapon: leave')).toMatchObject(roll)
      expect(kept(options, 'ann impaled weapon: yank\nann brawn: 95')).toMatchObject(roll)
      expect(kept(options, 'ann impaled weapon: yank\nann brawn: 50\nann withdrawal damage: 1')).toEqual([])
    }
  },
)
