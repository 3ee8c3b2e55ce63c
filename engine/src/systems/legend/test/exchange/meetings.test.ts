import { describe, expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { acting, arranged, asking, being, facing, the } from '../arrange.ts'
import { apart, charge, home } from '../charges.ts'
import { CHEST, clash, duel, fought, hp, LEFT_ARM, man, offered, spent, told } from '../clash.ts'

const sword = man(['war-sword'])
const bare = (who: string, more: object) => (s: State) => {
  for (const limb of the(s, who).limbs) Object.assign(limb, more)
}

describe('meetings drawn from the book: blows and parries', () => {
  test('1: a guard of one of two weapons costs once, and is lost unused', () => {
    const both = man(['war-sword', 'dagger'])
    const state = duel(both, sword)
    expect(the(state, 'ann').allotted).toBe(3)
    const guarded = acting(state, 'ann act: parry')
    expect(the(guarded.state, 'ann')).toMatchObject({ actions: 2, guard: 'parry' })
    const struck =
      'bob act: attack\nbob weapon: war-sword\nann defend: war-sword\nbob attack: 30\nann parry: 40\nbob damage: 3'
    expect(the(acting(guarded.state, struck).state, 'ann')).toMatchObject({ actions: 2, guard: 'none' })
    const idle = acting(guarded.state, 'bob act: doNothing')
    expect(told(acting(idle.state, 'ann act: doNothing'), 'guardLost')).toMatchObject([{ who: 'ann' }])
  })

  test('5: a main gauche gives a Combat Action and parries as a Medium weapon', () => {
    const both = man(['war-sword', 'main-gauche'])
    expect(the(duel(both, sword), 'ann').allotted).toBe(3)
    const stopped = (weapon: string) =>
      told(
        clash(
          duel(man([weapon]), both),
          weapon,
          'bob defend: main-gauche\nann attack: 30\nbob parry: 30\nann damage: 5',
        ),
        'parried',
      )[0]?.stopped
    expect([stopped('war-sword'), stopped('longspear')]).toEqual([5, 3])
  })

  test('19: a hilt and Protection add up, and Bypass Armour gets past both', () => {
    const through = (roll: number, attack = 30, manoeuvre = 'none') => {
      const state = duel(sword, man(['sabre']), (s) => {
        spent(s)
        bare('bob', { worn: 0, natural: 0 })(s)
        the(s, 'bob').warded = 2
      })
      const script = `ann attack: ${attack}\nann manoeuvre: ${manoeuvre}\n${attack <= 6 ? 'ann manoeuvre: none\n' : ''}ann damage: 5\nann hit location: ${roll}`
      return told(clash(state, 'war-sword', script), 'wounded')[0]?.damage
    }
    expect([through(14), through(17)]).toEqual([2, 3])
    expect(through(14, 5, 'bypassArmour')).toBe(5)
  })

  test('38: what is over 100% is taken off before a critical is one', () => {
    const great = man(['war-sword'], { styles: [{ name: 'style', skill: 150, weapons: ['war-sword'] }] })
    const levels = (attack: number, parry: number) => {
      const played = clash(
        duel(great, sword),
        'war-sword',
        `bob defend: war-sword\nann attack: ${attack}\nbob parry: ${parry}`,
      )
      return [
        told(played, 'attack')[0]?.level,
        told(played, 'parry')[0]?.level,
        offered(played).includes('maximiseDamage'),
      ]
    }
    expect(levels(12, 11)).toEqual(['success', 'failure', false])
    expect(levels(10, 11)).toEqual(['critical', 'failure', true])
  })

  test('23: a useless shield arm withstands no blinding', () => {
    const shielded = man(['war-sword', 'target'])
    const blinded = (useless: boolean) => {
      const state = duel(shielded, sword, (s) => Object.assign(the(s, 'ann').limbs[LEFT_ARM] ?? {}, { useless }))
      const script =
        'bob defend: war-sword\nann attack: 95\nbob complete parry: roll\nbob parry: 4\nbob manoeuvre: blindOpponent\nbob manoeuvre: none'
      return clash(state, 'war-sword', script).asked
    }
    expect(blinded(true)).toMatchObject({ roll: 'blind' })
    expect(blinded(false)).toMatchObject({ choices: [{ about: { ask: 'resist with' } }] })
  })

  test('25: from 100% on only 00 is a fumble, and 99 fails nevertheless', () => {
    const level = (skill: number, roll: number) => {
      const ann = man(['war-sword'], { styles: [{ name: 'style', skill, weapons: ['war-sword'] }] })
      return told(clash(duel(ann, sword, spent), 'war-sword', `ann attack: ${roll}`), 'attack')[0]?.level
    }
    expect([level(60, 98), level(60, 99), level(120, 99), level(120, 100)]).toEqual([
      'failure',
      'fumble',
      'failure',
      'fumble',
    ])
    const faltered = offered(asking(duel(sword, sword, being('ann', { noAttack: 1 })), ''))
    expect(faltered).not.toContain('attack')
    expect(faltered).toContain('parry')
  })

  test('40: who faltered strikes nobody, surprised or not; else the surprised are easier to hit', () => {
    const surprised = (noAttack: number) =>
      duel(sword, sword, (s) => {
        Object.assign(the(s, 'ann'), { noAttack })
        Object.assign(the(s, 'bob'), { surprised: s.round, alert: false })
      })
    expect(offered(asking(surprised(1), ''))).not.toContain('attack')
    expect(told(clash(surprised(0), 'war-sword', 'ann attack: 95'), 'attack')[0]?.skill).toBe(80)
  })

  test('42: a Glancing Blow leaves the critical it came from to be withstood', () => {
    const state = duel(
      man(['great-sword']),
      sword,
      (s) => {
        spent(s)
        the(s, 'bob').heroPoints = 1
      },
      { heroPoints: true },
    )
    const script =
      'bob last chance: keep\nann attack: 6\nbob second chance: keep\nann manoeuvre: none\nann damage: 8 8\nbob second chance: keep\nann hit location: 10\nbob glancing blow: spend\nbob cannot attack: 2\nbob resilience: 30'
    const played = fought(state, 'great-sword', script)
    expect(hp(played.state, 'bob', CHEST)).toBe(-6)
    expect(the(played.state, 'bob')).toMatchObject({ condition: 'unconscious', heroPoints: 0 })
    expect(the(played.state, 'bob').limbs[CHEST]).toMatchObject({ maimed: false, untreated: -1 })
  })
})

describe('meetings drawn from the book: charges', () => {
  const pike = man(['longspear'])

  test('10: who lies with a long spear strikes first, at his own disadvantage, and is struck at hers', () => {
    const played = acting(
      apart(12, { bob: pike, change: being('bob', { stance: 'prone' }) }),
      `${charge()}\nann ride on: stop\nbob charged: stand\nbob strike back: longspear\nbob attack: 95\nann attack: 95`,
    )
    expect(told(played, 'attack').map(({ who, skill }) => [who, skill])).toEqual([
      ['bob', 40],
      ['ann', 80],
    ])
  })

  test('30: blind, he strikes first all the same, and hits with 05', () => {
    const level = (roll: number) => {
      const state = apart(12, { bob: pike, change: being('bob', { blind: true }) })
      const script = `${charge()}\nann ride on: stop\nbob charged: stand\nbob strike back: longspear\nbob attack: ${roll}`
      return told(asking(state, script), 'attack')[0]
    }
    expect(level(5)).toMatchObject({ who: 'bob', level: 'success' })
    expect(level(6)).toMatchObject({ who: 'bob', level: 'failure' })
  })

  test('12: an Adventurer’s critical at the end of a charge fells an underling whatever it does', () => {
    const bob = man(['war-sword'], { wounds: 'underling' })
    const state = apart(12, {
      ann: man(['war-sword'], { adventurer: true }),
      bob,
      change: (s) => {
        bare('bob', { worn: 6, natural: 0 })(s)
        the(s, 'bob').actions = 0
      },
    })
    const script =
      'ann act: charge\nann act: move\nann halt: 8\nann act: attack\nann weapon: war-sword\nann ride on: stop\nann attack: 5\nann manoeuvre: none\nann damage: 1 1\nann hit location: 10'
    const { state: after } = asking(state, script, { steps: 8 })
    expect(the(after, 'bob').condition).not.toBe('up')
    expect(the(after, 'bob').general).toBe(the(state, 'bob').general)
  })

  test('27: a formation stops the charge that knocks nobody back, parried or not', () => {
    const stopped = (faces: string, rest = '') => {
      const state = apart(12, {
        ann: man(['great-axe']),
        bob: man(['dagger'], { formation: true }),
        change: bare('bob', { worn: 10, natural: 0 }),
      })
      const script = `${charge('great-axe')}\nann ride on: pass\nbob let pass: let\nbob charged: stand\nbob strike back: none\nbob defend: dagger\nann attack: 50\nbob parry: 50\nann damage: ${faces}\nann hit location: 10${rest}`
      const played = asking(state, script, { steps: 7 })
      return [told(played, 'wounded').length, told(played, 'chargeStopped').length]
    }
    expect(stopped('10 1')).toEqual([1, 1])
    expect(stopped('10 2', '\nbob athletics: 5')).toEqual([1, 0])
  })

  test('28: a charge may be evaded sword in hand, a blow on foot may not', () => {
    expect(offered(clash(duel(sword, sword), 'war-sword', ''))).not.toContain('evade')
    const caught = asking(
      apart(12),
      `${home('evade')}\nann attack: 50\nbob evade: 60\nann manoeuvre: none\nann damage: 5 2\nann hit location: 10`,
    )
    expect(told(caught, 'damage')).toMatchObject([{ rolled: 7, dice: '1d8, +1d2' }])
  })

  test('51: who evaded one charge in vain meets the next blow as ever, and strikes nobody on his next turn', () => {
    const state = arranged({ ...facing({ ann: sword, cid: sword }, { bob: sword }), distance: 12 }, (s) => {
      the(s, 'bob').initiative = 1
      the(s, 'cid').actions = 0
    })
    const script =
      'ann act: charge\nann act: move\nann halt: 8\nbob act: doNothing\nann act: attack\nann weapon: war-sword\nann ride on: stop\nbob charged: evade\nann attack: 50\nbob evade: 60\nann manoeuvre: none\nann damage: 1 1\nann hit location: 10'
    const after = asking(state, script)
    expect(the(after.state, 'bob')).toMatchObject({ noAttack: 1 })
    expect(told(after, 'charged')).toMatchObject([{ who: 'bob', clear: false }])
  })

  test('46: aim is gone with the first step of a charge', () => {
    const state = apart(20, {
      ann: man(['war-sword'], { weapons: ['war-sword', 'short-bow'] }),
      change: being('ann', { aimingAt: 'bob', aimed: 2 }),
    })
    expect(the(acting(state, 'ann act: charge\nann act: move\nann halt: 8').state, 'ann').aimed).toBe(0)
  })
})
