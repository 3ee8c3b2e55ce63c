import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { legend } from '../../index.ts'
import { metres } from '../../state/standing.ts'
import type { State } from '../../state/types.ts'
import { the } from '../arrange.ts'
import {
  CHEST,
  clash,
  duel,
  fought,
  HEAD,
  hit,
  hp,
  item,
  man,
  offered,
  RIGHT_ARM,
  RIGHT_LEG,
  spent,
  told,
} from '../clash.ts'

const BIG = { characteristics: { str: 12, con: 12, siz: 26, int: 12, pow: 12, dex: 12, cha: 12 } }
const BIGGER = { characteristics: { str: 12, con: 12, siz: 27, int: 12, pow: 12, dex: 12, cha: 12 } }
const apart = (s: State): number => metres(s, 'ann', 'bob')

/** Ann hits critically and chooses once. */
const critical = (
  weapon: string,
  first: string,
  rest: string,
  bob: object = man(['war-sword']),
  options: object = {},
) =>
  fought(
    duel(man([weapon]), bob, spent, options),
    weapon,
    `ann attack: 6\nann manoeuvre: ${first}\nann manoeuvre: none\n${rest}`,
  )

describe('Bash Opponent', () => {
  rule('LEG-MAN-Bash', 'drives back a metre for each five points rolled or part of them', () => {
    expect(apart(hit('mace', 'bashOpponent', 'ann damage: 5\nann hit location: 10').state)).toBe(2)
    expect(apart(hit('mace', 'bashOpponent', 'ann damage: 6\nann hit location: 10').state)).toBe(3)
  })

  rule('LEG-MAN-Bash', 'counts the damage as it was rolled, whatever a parry stops', () => {
    const state = duel(man(['mace']), man(['war-sword']))
    const played = fought(
      state,
      'mace',
      'bob defend: war-sword\nann attack: 6\nbob parry: 50\nann manoeuvre: bashOpponent\nann damage: 8',
    )
    expect(hp(played.state, 'bob', CHEST)).toBe(7)
    expect(apart(played.state)).toBe(3)
  })

  rule(['LEG-MAN-Bash', 'LEG-SKL-Difficulty'], 'against an obstacle it takes Athletics at −20% to stay up', () => {
    const cornered = (athletics: number) =>
      fought(
        duel(man(['mace']), man(['war-sword']), (s) => {
          spent(s)
          the(s, 'bob').cornered = true
        }),
        'mace',
        `ann attack: 30\nann manoeuvre: bashOpponent\nann damage: 4\nann hit location: 1\nbob athletics: ${athletics}`,
      ).state
    expect(the(cornered(30), 'bob').stance).toBe('standing')
    expect(the(cornered(31), 'bob').stance).toBe('prone')
    expect(apart(cornered(30))).toBe(1)
  })

  rule('LEG-MAN-Bash', 'works on foes of at most twice the attacker’s SIZ', () => {
    const against = (bob: object) => offered(clash(duel(man(['mace']), bob, spent), 'mace', 'ann attack: 30'))
    expect(against(man(['mace'], BIG))).toContain('bashOpponent')
    expect(against(man(['mace'], BIGGER))).not.toContain('bashOpponent')
    const played = hit('mace', 'bashOpponent', 'ann damage: 1\nann hit location: 1', man(['mace'], BIG))
    expect(apart(played.state)).toBe(2)
  })
})

describe('Bleed', () => {
  rule('LEG-MAN-Bleed', 'an injury bleeds unless Resilience withstands the attack roll', () => {
    const cut = (resilience: number) =>
      the(hit('war-sword', 'bleed', `ann damage: 2\nann hit location: 1\nbob bleed: ${resilience}`).state, 'bob')
    expect(cut(29).bleeding).toEqual([RIGHT_LEG])
    expect(cut(51).bleeding).toEqual([RIGHT_LEG])
    expect(cut(31).bleeding).toEqual([])
  })

  rule('LEG-MAN-Bleed', 'what armour stops does not bleed, and only cutting weapons can', () => {
    const mailed = man(['war-sword'], { worn: { rightLeg: 8 } })
    const stopped = hit('war-sword', 'bleed', 'ann damage: 8\nann hit location: 1', mailed)
    expect(the(stopped.state, 'bob').bleeding).toEqual([])
    expect(offered(clash(duel(man(['mace']), mailed, spent), 'mace', 'ann attack: 30'))).not.toContain('bleed')
  })
})

describe('Bypass Armour', () => {
  const shelled = man(['war-sword'], { worn: { chest: 3 }, natural: { chest: 2 } })

  rule('LEG-MAN-BypassArmour', 'gets past what is worn or what has grown, as the attacker says', () => {
    const past = (kind: string) =>
      critical('war-sword', 'bypassArmour', `ann damage: 6\nann hit location: 10\nann bypass: ${kind}`, shelled)
    expect(hp(past('worn').state, 'bob', CHEST)).toBe(7 - 4)
    expect(told(past('worn'), 'bypassed')).toMatchObject([{ armour: 3 }])
    expect(hp(past('natural').state, 'bob', CHEST)).toBe(7 - 3)
    expect(told(past('natural'), 'bypassed')).toMatchObject([{ armour: 2 }])
    const usual = (worn: number, natural: number) =>
      clash(
        duel(man(['war-sword']), man(['war-sword'], { worn: { chest: worn }, natural: { chest: natural } }), spent),
        'war-sword',
        'ann attack: 6\nann manoeuvre: bypassArmour\nann manoeuvre: none\nann damage: 6\nann hit location: 10',
        { otherwise: 'usual' },
      )
    expect(told(usual(3, 2), 'bypassed')).toMatchObject([{ armour: 3 }])
    expect(told(usual(2, 3), 'bypassed')).toMatchObject([{ armour: 3 }])
  })

  rule(
    'LEG-MAN-BypassArmour',
    'counts magical protection as worn, and asks nothing where there is only one kind',
    () => {
      const warded = duel(man(['war-sword']), man(['war-sword']), (s) => {
        spent(s)
        the(s, 'bob').warded = 2
      })
      const script =
        'ann attack: 6\nann manoeuvre: bypassArmour\nann manoeuvre: none\nann damage: 6\nann hit location: 10'
      expect(hp(fought(warded, 'war-sword', script).state, 'bob', CHEST)).toBe(1)
      const hide = man(['war-sword'], { natural: { chest: 4 } })
      expect(
        hp(critical('war-sword', 'bypassArmour', 'ann damage: 6\nann hit location: 10', hide).state, 'bob', CHEST),
      ).toBe(1)
      const thin = (armour: object, rest = '') => {
        const blow = `ann damage: 6\nann hit location: 10${rest}`
        return hp(critical('war-sword', 'bypassArmour', blow, man(['war-sword'], armour)).state, 'bob', CHEST)
      }
      expect([thin({ worn: { chest: 1 } }), thin({ natural: { chest: 1 } })]).toEqual([1, 1])
      expect(thin({ worn: { chest: 1 }, natural: { chest: 1 } }, '\nann bypass: natural')).toBe(2)
    },
  )
})

describe('Bypass Parry', () => {
  rule('LEG-MAN-BypassParry', 'makes a Large parrying weapon count as Medium', () => {
    const against = (chosen: string, rest: string) =>
      fought(
        duel(man(['longspear']), man(['halberd'])),
        'longspear',
        `bob defend: halberd\nann attack: 6\nbob parry: 50\nann manoeuvre: ${chosen}\nann damage: 6${rest}`,
      )
    expect(told(against('none', ''), 'parried')).toMatchObject([{ stopped: 7 }])
    expect(told(against('bypassParry', '\nann hit location: 10'), 'parried')).toMatchObject([{ stopped: 3 }])
  })
})

describe('Choose Location', () => {
  rule('LEG-MAN-ChooseLocation', 'the attacker says where the blow lands', () => {
    const played = hit('war-sword', 'chooseLocation', 'ann damage: 2\nann location: head')
    expect(hp(played.state, 'bob', HEAD)).toBe(3)
  })
})

describe('Damage Weapon', () => {
  const script =
    'ann attack: 30\nann manoeuvre: damageWeapon\nann damage: 1\nann hit location: 10\nann weapon damage: 8'

  rule(
    ['LEG-MAN-DamageWeapon', 'LEG-OBJ-Broken'],
    'the weapon’s Armour Points resist, and at 0 Hit Points it breaks',
    () => {
      const state = duel(man(['war-sword']), man(['war-sword']), spent)
      expect(item(fought(state, 'war-sword', script).state, 'bob', 'war-sword')).toMatchObject({
        hp: 8,
        where: 'right',
      })
      item(state, 'bob', 'war-sword').hp = 2
      expect(item(fought(state, 'war-sword', script).state, 'bob', 'war-sword')).toMatchObject({
        hp: 0,
        where: 'broken',
      })
    },
  )

  rule('LEG-MAN-DamageWeapon', 'the body is struck as well, or where the fight says so only the weapon', () => {
    const both = fought(duel(man(['war-sword']), man(['war-sword']), spent), 'war-sword', script)
    expect(hp(both.state, 'bob', CHEST)).toBe(6)
    const only = fought(
      duel(man(['war-sword']), man(['war-sword']), spent, { damageWeapon: 'insteadOfBody' }),
      'war-sword',
      'ann attack: 30\nann manoeuvre: damageWeapon\nann damage: 1\nann weapon damage: 8',
    )
    expect(hp(only.state, 'bob', CHEST)).toBe(7)
    expect(item(only.state, 'bob', 'war-sword').hp).toBe(8)
  })

  rule('LEG-MAN-DamageWeapon', 'a parrier’s weapon is the one that parried, a bare hand is wounded itself', () => {
    const state = duel(man(['war-sword']), man(['war-sword', 'buckler']))
    const shield = fought(
      state,
      'war-sword',
      'bob defend: buckler\nann attack: 30\nbob parry: 61\nann manoeuvre: damageWeapon\nann damage: 1\nann hit location: 10\nann weapon damage: 8',
    )
    expect(item(shield.state, 'bob', 'buckler').hp).toBe(6)
    expect(item(shield.state, 'bob', 'war-sword').hp).toBe(10)
    const fist = fought(
      duel(man(['war-sword']), man(['dagger'], { worn: { leftArm: 1 } })),
      'war-sword',
      'bob defend: unarmed\nann attack: 30\nbob parry: 61\nann manoeuvre: damageWeapon\nann damage: 1\nann hit location: 10\nann weapon damage: 3',
    )
    expect(the(fist.state, 'bob').limbs[5]?.hp).toBe(2)
  })
})

describe('Disarm Opponent', () => {
  const disarm = (
    roll: number,
    rest = '',
    bob: object = man(['war-sword']),
    ann: object = man(['war-sword', 'buckler']),
  ) =>
    fought(
      duel(ann, bob, spent),
      'war-sword',
      `ann attack: 30\nann manoeuvre: disarmOpponent\nann damage: 1\nann hit location: 10\nbob disarm: ${roll}${rest}`,
    )

  rule('LEG-MAN-Disarm', 'the loser withstands the winning roll with his combat skill or loses his weapon', () => {
    expect(item(disarm(31).state, 'bob', 'war-sword').where).toBe('right')
    expect(item(disarm(29).state, 'bob', 'war-sword').where).toBe('ground')
    expect(item(disarm(61).state, 'bob', 'war-sword').where).toBe('ground')
  })

  rule('LEG-MAN-Disarm', 'a two-handed or an entangling weapon is held at +20%', () => {
    const firm = disarm(80, '', man(['longspear']))
    expect(item(firm.state, 'bob', 'longspear').where).toBe('both')
    expect(item(disarm(81, '', man(['longspear'])).state, 'bob', 'longspear').where).toBe('ground')
    expect(item(disarm(80, '', man(['chain'])).state, 'bob', 'chain').where).toBe('right')
  })

  rule(['LEG-MAN-Disarm', 'LEG-STY-05'], 'a free hand may seize the weapon', () => {
    const free = man(['war-sword'])
    const seized = disarm(29, '\nann seize weapon: take', man(['war-sword']), free).state
    expect(item(seized, 'ann', 'bob war-sword').where).toBe('left')
    expect(the(seized, 'bob').items.map(({ id }) => id)).toEqual(['bob unarmed'])
    const left = disarm(29, '\nann seize weapon: leave', man(['war-sword']), free).state
    expect(item(left, 'bob', 'war-sword').where).toBe('ground')
  })

  rule('LEG-MAN-Disarm', 'works on foes of at most twice the winner’s STR', () => {
    const strong = (str: number) =>
      man(['war-sword'], { characteristics: { str, con: 12, siz: 13, int: 12, pow: 12, dex: 12, cha: 12 } })
    const options = (str: number) =>
      offered(clash(duel(man(['war-sword']), strong(str), spent), 'war-sword', 'ann attack: 30'))
    expect(options(24)).toContain('disarmOpponent')
    expect(options(25)).not.toContain('disarmOpponent')
    expect(item(disarm(29, '', strong(24)).state, 'bob', 'war-sword').where).toBe('ground')
  })
})

describe('Maximise Damage', () => {
  rule('LEG-MAN-Maximise', 'makes a 1D8 an 8 and 2D8 8 and 1D8, the Damage Modifier being rolled', () => {
    const strong = { characteristics: { str: 18, con: 12, siz: 20, int: 12, pow: 12, dex: 12, cha: 12 } }
    const one = fought(
      duel(man(['war-sword'], strong), man(['war-sword']), spent),
      'war-sword',
      'ann attack: 6\nann manoeuvre: maximiseDamage\nann manoeuvre: none\nann damage: 3\nann hit location: 10\nbob cannot attack: 1\nbob resilience: 5',
    )
    expect(told(one, 'damage')).toMatchObject([{ rolled: 8 + 3 }])
    const two = critical(
      'great-sword',
      'maximiseDamage',
      'ann damage: 2\nann hit location: 10\nbob cannot attack: 1\nbob resilience: 5',
    )
    expect(told(two, 'damage')).toMatchObject([{ rolled: 8 + 2 }])
  })

  rule(['LEG-MAN-Maximise', 'LEG-LVL-05'], 'stacks once for each die of the weapon', () => {
    const twice = (weapon: string) =>
      offered(clash(duel(man([weapon]), man(['mace']), spent), weapon, 'ann attack: 6\nann manoeuvre: maximiseDamage'))
    expect(twice('war-sword')).not.toContain('maximiseDamage')
    expect(twice('great-sword')).toContain('maximiseDamage')
    const both = fought(
      duel(man(['great-sword']), man(['mace']), spent),
      'great-sword',
      'ann attack: 6\nann manoeuvre: maximiseDamage\nann manoeuvre: maximiseDamage\nann damage:\nann hit location: 10\nbob resilience: 5',
    )
    expect(told(both, 'damage')).toMatchObject([{ rolled: 16 }])
  })
})

describe('Stun Location', () => {
  const stun = (place: number, roll: number, damage = 2) =>
    the(
      hit('mace', 'stunLocation', `ann damage: ${damage}\nann hit location: ${place}\nbob stun: ${roll}`).state,
      'bob',
    )

  rule('LEG-MAN-StunLocation', 'a limb is useless for as many Combat Actions as it was hurt', () => {
    expect(stun(13, 31).limbs[RIGHT_ARM]?.numb).toBe(0)
    const numbed = hit('mace', 'stunLocation', 'ann damage: 2\nann hit location: 13\nbob stun: 29')
    expect(told(numbed, 'stunned')).toMatchObject([{ actions: 2 }])
    const bob = the(numbed.state, 'bob')
    expect(bob.limbs[RIGHT_ARM]?.numb).toBeGreaterThan(2)
    bob.actions = 2
    expect(offered(clash(numbed.state, 'mace', ''))).not.toContain('war-sword')
  })

  rule('LEG-MAN-StunLocation', 'on a leg that is numb he stands but takes no step', () => {
    const state = hit('mace', 'stunLocation', 'ann damage: 2\nann hit location: 2\nbob stun: 29').state
    const bob = the(state, 'bob')
    bob.actions = 2
    expect(bob.stance).toBe('standing')
    state.where = { bands: spaced(['ann', 'bob'], [6]) }
    expect(refusal(legend, state, 'bob', 'move')).toMatchObject({ rule: 'LEG-MAN-StunLocation' })
    bob.footing = 'swimming'
    expect(refusal(legend, state, 'bob', 'move')).toBeUndefined()
    bob.footing = 'firm'
    Object.assign(bob.limbs[0] ?? {}, { numb: 0 })
    expect(refusal(legend, state, 'bob', 'move')).toBeUndefined()
  })

  rule('LEG-MAN-StunLocation', 'one struck in the body may only defend, one on the head is unconscious', () => {
    expect(stun(10, 29, 3)).toMatchObject({ staggered: 3, condition: 'up' })
    expect(stun(19, 29, 3)).toMatchObject({ condition: 'unconscious', staggered: 0 })
    expect(stun(19, 31, 3)).toMatchObject({ condition: 'up' })
    expect(stun(10, 29, 1)).toMatchObject({ staggered: 1 })
  })

  rule('LEG-MAN-StunLocation', 'what armour stops does not stun', () => {
    const played = hit(
      'mace',
      'stunLocation',
      'ann damage: 8\nann hit location: 10',
      man(['mace'], { worn: { chest: 8 } }),
    )
    expect(the(played.state, 'bob').staggered).toBe(0)
  })
})

describe('Sunder', () => {
  const mailed = man(['war-sword'], { worn: { chest: 4 }, natural: { chest: 1 } })
  const sunder = (damage: number) =>
    the(hit('great-axe', 'sunder', `ann damage: ${damage}\nann hit location: 10`, mailed).state, 'bob')

  rule('LEG-MAN-Sunder', 'the surplus destroys armour, worn before natural, and only the rest wounds', () => {
    expect(sunder(3).limbs[CHEST]).toMatchObject({ worn: 4, natural: 1, hp: 7 })
    expect(sunder(6).limbs[CHEST]).toMatchObject({ worn: 1, natural: 1, hp: 7 })
    expect(sunder(8).limbs[CHEST]).toMatchObject({ worn: 0, natural: 0, hp: 7 })
    const hide = man(['war-sword'], { natural: { chest: 3 } })
    const scraped = hit('great-axe', 'sunder', 'ann damage: 2\nann hit location: 10', hide).state
    expect(the(scraped, 'bob').limbs[CHEST]).toMatchObject({ worn: 0, natural: 2, hp: 7 })
    const mail = man(['war-sword'], { worn: { chest: 3 } })
    const torn = hit('great-axe', 'sunder', 'ann damage: 2\nann hit location: 10', mail).state
    expect(the(torn, 'bob').limbs[CHEST]).toMatchObject({ worn: 2, natural: 0, hp: 7 })
    expect(sunder(11).limbs[CHEST]).toMatchObject({ worn: 0, natural: 0, hp: 4 })
  })

  rule('LEG-MAN-Sunder', 'magic resists it and is not destroyed', () => {
    const state = duel(man(['great-axe']), mailed, (s) => {
      spent(s)
      the(s, 'bob').warded = 2
    })
    const bob = the(
      fought(state, 'great-axe', 'ann attack: 30\nann manoeuvre: sunder\nann damage: 6\nann hit location: 10').state,
      'bob',
    )
    expect(bob).toMatchObject({ warded: 2 })
    expect(bob.limbs[CHEST]).toMatchObject({ worn: 3, natural: 1, hp: 7 })
  })

  rule('LEG-MAN-Sunder', 'the weapon’s own list governs, unless the fight keeps it to two hands', () => {
    const pick = (options: object) =>
      offered(clash(duel(man(['military-pick']), mailed, spent, options), 'military-pick', 'ann attack: 30'))
    expect(pick({})).toContain('sunder')
    expect(pick({ sunderTwoHandedOnly: true })).not.toContain('sunder')
    expect(sunder(6).limbs[CHEST]?.worn).toBe(1)
  })
})
