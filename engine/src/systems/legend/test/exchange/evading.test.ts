import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { metres } from '../../state/standing.ts'
import type { State } from '../../state/types.ts'
import { acting, the } from '../arrange.ts'
import { CHEST, clash, duel, fought, hp, item, man, offered, told } from '../clash.ts'

/** Bob has dropped his mace: nothing but his hands and feet to defend with. */
const unarmed = (change?: (s: State) => void) =>
  duel(man(['war-sword']), man(['mace']), (s) => {
    item(s, 'bob', 'mace').where = 'ground'
    change?.(s)
  })
const dodging = (attack: number, evade: number): string =>
  `bob defend: evade\nann attack: ${attack}\nbob evade: ${evade}`
const dodge = (attack: number, evade: number, rest = '', state = unarmed()) =>
  fought(state, 'war-sword', `${dodging(attack, evade)}${rest}`)

describe('evading', () => {
  rule('LEG-EVD-01', 'is opposed to the attack: level, then the higher roll, and the winner takes all', () => {
    expect(hp(dodge(30, 31).state, 'bob', CHEST)).toBe(7)
    expect(hp(dodge(31, 30, '\nann damage: 2\nann hit location: 10').state, 'bob', CHEST)).toBe(5)
    expect(hp(dodge(6, 50, '\nann manoeuvre: none\nann damage: 2\nann hit location: 10').state, 'bob', CHEST)).toBe(5)
    expect(hp(dodge(60, 5, '\nbob manoeuvre: none').state, 'bob', CHEST)).toBe(7)
  })

  rule('LEG-EVD-01', 'if both fail the attack has missed', () => {
    const both = dodge(61, 51)
    expect(both.asked).toBeUndefined()
    expect(told(both, 'damage')).toEqual([])
  })

  rule('LEG-EVD-02', 'whatever comes of it, no attack on the next Strike Rank', () => {
    expect(the(dodge(30, 31).state, 'bob').noAttack).toBe(1)
    const hit = dodge(31, 30, '\nann damage: 2\nann hit location: 10').state
    expect(the(hit, 'bob').noAttack).toBe(1)
    the(hit, 'ann').acted = 1
    expect(offered(acting(hit, ''))).not.toContain('attack')
  })

  rule('LEG-EVD-03', 'levels give manoeuvres as in a parry, but not those of a parrying weapon', () => {
    const evader = clash(unarmed(), 'war-sword', dodging(61, 5))
    expect(told(evader, 'levels')).toMatchObject([{ who: 'bob', levels: 2 }])
    expect(offered(evader)).toEqual(expect.arrayContaining(['tripOpponent', 'overextendOpponent', 'blindOpponent']))
    for (const no of [
      'riposte',
      'enhanceParry',
      'pinWeapon',
      'damageWeapon',
      'disarmOpponent',
      'redirectBlow',
      'standFast',
    ]) {
      expect(offered(evader)).not.toContain(no)
    }
    expect(told(clash(unarmed(), 'war-sword', dodging(30, 51)), 'levels')).toMatchObject([{ who: 'ann', levels: 1 }])
  })

  rule('LEG-EVD-05', 'in melee it is only for one with no applicable defence, and gives ground', () => {
    const defences = (ann: string, bob: readonly string[]) => offered(clash(duel(man([ann]), man(bob)), ann, ''))
    expect(defences('war-sword', ['mace'])).toEqual(['mace', 'unarmed', 'none'])
    expect(offered(clash(unarmed(), 'war-sword', ''))).toEqual(['unarmed', 'evade', 'none'])
    expect(defences('great-axe', ['mace'])).toContain('evade')
    expect(defences('great-axe', ['target'])).not.toContain('evade')
    expect(metres(dodge(30, 31).state, 'ann', 'bob')).toBe(2)
  })

  rule('LEG-EVD-04', 'the prone, those with nowhere to go and those held cannot evade', () => {
    const open = (change: (s: State) => void) => offered(clash(unarmed(change), 'war-sword', ''))
    expect(open(() => undefined)).toContain('evade')
    expect(
      open((s) => {
        the(s, 'bob').stance = 'prone'
      }),
    ).not.toContain('evade')
    expect(
      open((s) => {
        the(s, 'bob').cornered = true
      }),
    ).not.toContain('evade')
    const mounted = unarmed((s) => Object.assign(the(s, 'bob'), { mount: 'ann' }))
    the(mounted, 'ann').rider = 'bob'
    const off = dodge(61, 51, '', mounted)
    expect(told(off, 'dismounted')).toMatchObject([{ who: 'bob' }])
    expect(the(off.state, 'bob').mount).toBeUndefined()
  })

  rule('LEG-MAN-Grip', 'nor can one who is gripped or whose leg is entangled', () => {
    const held = (more: object) =>
      unarmed((s) => {
        s.holds = [
          {
            kind: 'grip',
            by: 'ann',
            on: 'bob',
            item: 'bob mace',
            location: undefined,
            with: 'ann unarmed',
            tripReady: false,
            roll: 0,
            skill: 0,
            level: 'success',
            work: 0,
            ...more,
          },
        ]
      })
    expect(offered(clash(held({}), 'war-sword', ''))).not.toContain('evade')
    expect(offered(clash(held({ kind: 'entangle', item: undefined, location: 1 }), 'war-sword', ''))).not.toContain(
      'evade',
    )
    expect(offered(clash(held({ kind: 'entangle', item: undefined, location: 3 }), 'war-sword', ''))).toContain('evade')
    const grip = fought(
      duel(man(['dagger']), man(['war-sword'])),
      'unarmed',
      'bob defend: none\nann attack: 40\nann manoeuvre: grip\nann unarmed: damage\nann damage: 1\nann hit location: 10',
    )
    expect(grip.state.holds).toHaveLength(1)
  })

  rule('LEG-SKL-EvadeFumble', 'a fumbled dive before a missile takes the most it can do', () => {
    const bow = duel(man(['short-bow']), man(['mace']))
    const worst = fought(
      bow,
      'short-bow',
      'bob defend: evade\nann attack: 60\nbob evade: 99\nann manoeuvre: none\nann hit location: 10\nbob fumble: 1',
    )
    expect(hp(worst.state, 'bob', CHEST)).toBe(1)
    expect(told(clash(unarmed(), 'war-sword', `${dodging(60, 99)}\nann manoeuvre: none`), 'worst')).toEqual([])
  })

  rule('LEG-SKL-Quadruped', 'beasts that never learnt Evade use Athletics', () => {
    const beast = (more: object) =>
      duel(man(['short-bow']), man(['mace'], { traits: ['quadruped'], skills: { athletics: 55, ...more } }))
    const skill = (state: State) =>
      told(fought(state, 'short-bow', 'bob defend: evade\nann attack: 61\nbob evade: 60'), 'evade')[0]?.skill
    expect(skill(beast({}))).toBe(55)
    expect(skill(beast({ evade: 30 }))).toBe(30)
  })

  rule('LEG-SKL-Augment', 'where the fight lets it, trained Acrobatics adds its critical value', () => {
    const acrobat = (acrobatics: number, options: object) =>
      duel(man(['short-bow']), man(['mace'], { skills: { evade: 50, acrobatics } }), undefined, options)
    const skill = (state: State) =>
      told(fought(state, 'short-bow', 'bob defend: evade\nann attack: 61\nbob evade: 60'), 'evade')[0]?.skill
    expect(skill(acrobat(41, { augment: true }))).toBe(55)
    expect(skill(acrobat(24, { augment: true }))).toBe(50)
    expect(skill(acrobat(41, {}))).toBe(50)
  })
})
