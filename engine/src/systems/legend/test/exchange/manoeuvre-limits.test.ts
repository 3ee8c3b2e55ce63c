import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { Hold, State } from '../../state/types.ts'
import { the } from '../arrange.ts'
import { CHEST, clash, duel, fought, hp, item, LEFT_LEG, man, offered, RIGHT_LEG, spent, told } from '../clash.ts'

const missed = (roll: number, guard = 'war-sword'): string =>
  `bob defend: ${guard}\nann attack: 90\nbob complete parry: roll\nbob parry: ${roll}`
const swords = (change?: (s: State) => void, options: object = {}) =>
  duel(man(['war-sword']), man(['war-sword']), change, options)
const entangled = (location: number, by = 'ann', on = 'bob'): Hold => ({
  kind: 'entangle',
  by,
  on,
  item: undefined,
  location,
  with: `${by} net`,
  tripReady: false,
  roll: 30,
  skill: 60,
  level: 'success',
  work: 0,
})

describe('nothing to get at', () => {
  const empty = (s: State): void => {
    spent(s)
    item(s, 'bob', 'dagger').where = 'ground'
  }
  const bare = duel(man(['war-sword']), man(['dagger']), empty)

  rule('LEG-MAN-DamageWeapon', 'empty hands that did not parry have no weapon to damage, nor to be disarmed of', () => {
    const options = offered(clash(bare, 'war-sword', 'ann attack: 30'))
    expect(options).not.toContain('damageWeapon')
    expect(options).not.toContain('disarmOpponent')
    const able = structuredClone(bare)
    the(able, 'bob').actions = 1
    const fist = offered(clash(able, 'war-sword', 'bob defend: unarmed\nann attack: 30\nbob parry: 61'))
    expect(fist).toContain('damageWeapon')
    expect(fist).not.toContain('disarmOpponent')
    const hit = fought(
      able,
      'war-sword',
      'bob defend: unarmed\nann attack: 30\nbob parry: 61\nann manoeuvre: damageWeapon\nann damage: 1\nann hit location: 10\nann weapon damage: 1',
    )
    expect(hp(hit.state, 'bob', 4)).toBe(3)
  })

  rule('LEG-MAN-Grip', 'an unarmed foe is gripped by what he fights with', () => {
    const held = fought(
      bare,
      'unarmed',
      'ann attack: 40\nann manoeuvre: grip\nann unarmed: damage\nann damage: 1\nann hit location: 10',
    )
    expect(held.state.holds).toMatchObject([{ kind: 'grip', item: 'bob unarmed', work: 0 }])
  })
})

describe('what goes into a manoeuvre', () => {
  rule('LEG-MAN-DamageWeapon', 'magic on the weapon counts, hide protects the limb', () => {
    const state = duel(man(['war-sword']), man(['dagger'], { natural: { leftArm: 1 } }), (s) => {
      item(s, 'ann', 'war-sword').sharp = 2
    })
    const fist = fought(
      state,
      'war-sword',
      'bob defend: unarmed\nann attack: 30\nbob parry: 61\nann manoeuvre: damageWeapon\nann damage: 1\nann hit location: 10\nann weapon damage: 1',
    )
    expect(hp(fist.state, 'bob', 5)).toBe(4 - 2)
    const blade = fought(
      duel(man(['war-sword']), man(['war-sword']), (s) => {
        spent(s)
        item(s, 'ann', 'war-sword').sharp = 2
      }),
      'war-sword',
      'ann attack: 30\nann manoeuvre: damageWeapon\nann damage: 1\nann hit location: 10\nann weapon damage: 8',
    )
    expect(item(blade.state, 'bob', 'war-sword').hp).toBe(10 - 4)
  })

  rule('LEG-MAN-Disarm', 'what hampers the victim hampers his grasp, and the weapon falls at his feet', () => {
    const tired = swords((s) => {
      spent(s)
      the(s, 'bob').fatigue = 1
    })
    const disarm = (roll: number) =>
      item(
        fought(
          tired,
          'war-sword',
          `ann attack: 30\nann manoeuvre: disarmOpponent\nann damage: 1\nann hit location: 10\nbob disarm: ${roll}${roll > 50 ? '\nann seize weapon: leave' : ''}`,
        ).state,
        'bob',
        'war-sword',
      )
    expect(disarm(50).where).toBe('right')
    expect(disarm(51)).toMatchObject({ where: 'ground', away: 0 })
  })

  rule('LEG-MAN-TakeWeapon', 'a two-handed weapon needs both hands', () => {
    const take = (bob: readonly string[]) =>
      fought(
        duel(man(['great-club']), man(bob)),
        'great-club',
        'bob defend: unarmed\nann attack: 90\nbob complete parry: roll\nbob parry: 30\nbob manoeuvre: takeWeapon\nann disarm: 90',
      ).state
    expect(item(take(['dagger']), 'ann', 'great-club')).toMatchObject({ where: 'ground', away: 0 })
    const empty = duel(man(['great-club']), man(['dagger']), (s) => {
      item(s, 'bob', 'dagger').where = 'ground'
    })
    const seized = fought(
      empty,
      'great-club',
      'bob defend: unarmed\nann attack: 90\nbob complete parry: roll\nbob parry: 30\nbob manoeuvre: takeWeapon\nann disarm: 90',
    ).state
    expect(item(seized, 'bob', 'ann great-club').where).toBe('both')
  })

  rule('LEG-MAN-Entangle', 'the entangling weapon can be pulled away though another parried', () => {
    const state = duel(man(['war-sword', 'buckler']), man(['net', 'buckler']), (s) => {
      s.holds = [entangled(CHEST, 'bob', 'ann')]
    })
    const script =
      'bob defend: buckler\nann attack: 30\nbob parry: 61\nann manoeuvre: disarmOpponent\nann damage: 1\nann hit location: 10'
    expect(offered(clash(state, 'war-sword', script))).toEqual(['net', 'buckler'])
    const freed = fought(state, 'war-sword', `${script}\nann which weapon: net\nbob disarm: 81`)
    expect(freed.state.holds).toEqual([])
    const kept = fought(state, 'war-sword', `${script}\nann which weapon: buckler\nbob disarm: 61`)
    expect(kept.state.holds).toHaveLength(1)
  })

  rule('LEG-MAN-Entangle', 'any leg will do', () => {
    const net = duel(man(['net']), man(['war-sword']), spent)
    const caught = (place: number) =>
      fought(net, 'net', `ann attack: 30\nann manoeuvre: entangle\nann damage: 1\nann hit location: ${place}`).state
        .holds
    expect(caught(1)).toMatchObject([
      { location: RIGHT_LEG, roll: 30, skill: 60, level: 'success', work: 0, item: undefined },
    ])
    expect(caught(4)).toMatchObject([{ location: LEFT_LEG }])
  })

  rule('LEG-MAN-ChangeRange', 'an entangled leg keeps one from it, a grip or an entangled arm does not', () => {
    const options = (hold: Hold) =>
      offered(
        clash(
          swords((s) => {
            s.holds = [hold]
          }),
          'war-sword',
          missed(30),
        ),
      )
    expect(options(entangled(LEFT_LEG))).not.toContain('changeRange')
    expect(options({ ...entangled(CHEST), location: 5 })).toContain('changeRange')
    expect(options({ ...entangled(CHEST), kind: 'grip', item: 'bob unarmed', location: undefined })).toContain(
      'changeRange',
    )
    expect(options(entangled(LEFT_LEG, 'bob', 'ann'))).toContain('changeRange')
    const away = fought(swords(), 'war-sword', `${missed(30)}\nbob manoeuvre: changeRange`)
    expect(told(away, 'disengaged')).toHaveLength(1)
  })

  rule('LEG-MAN-BlindOpponent', 'lasts 1D3, and where nobody answers the better skill is used', () => {
    const shielded = duel(man(['war-sword', 'buckler']), man(['war-sword']))
    const script = (rest: string) => `${missed(4)}\nbob manoeuvre: blindOpponent\nbob manoeuvre: none\n${rest}`
    expect(() =>
      fought(shielded, 'war-sword', script('ann resist with: style\nann blind: 61\nbob blinded: 4')),
    ).toThrow()
    const usual = clash(shielded, 'war-sword', script('ann blind: 6'), { otherwise: 'usual' })
    expect(told(usual, 'withstood')).toMatchObject([{ skill: 60, stands: true }])
    const nimble = duel(man(['war-sword', 'buckler'], { skills: { evade: 70 } }), man(['war-sword']))
    expect(told(clash(nimble, 'war-sword', script('ann blind: 7'), { otherwise: 'usual' }), 'withstood')).toMatchObject(
      [{ skill: 70 }],
    )
    the(nimble, 'ann').noAttack = 3
    expect(
      the(fought(nimble, 'war-sword', script('ann resist with: evade\nann blind: 80\nbob blinded: 1')).state, 'ann')
        .noAttack,
    ).toBe(3)
  })

  rule('LEG-MAN-Overextend', 'comes on top of what already keeps him from attacking', () => {
    const hurt = swords((s) => {
      the(s, 'ann').noAttack = 3
    })
    expect(
      the(fought(hurt, 'war-sword', `${missed(30)}\nbob manoeuvre: overextendOpponent`).state, 'ann').noAttack,
    ).toBe(4)
  })

  rule('LEG-MAN-StunLocation', 'a longer numbness stands, and so does one until Resilience', () => {
    const stun = (numb: number) =>
      the(
        fought(
          duel(man(['mace']), man(['war-sword']), (s) => {
            spent(s)
            const arm = the(s, 'bob').limbs[4]
            if (arm !== undefined) arm.numb = numb
          }),
          'mace',
          'ann attack: 30\nann manoeuvre: stunLocation\nann damage: 2\nann hit location: 13\nbob stun: 29',
        ).state,
        'bob',
      ).limbs[4]?.numb
    expect([stun(0), stun(9), stun(-1)]).toEqual([3, 9, -1])
  })

  rule('LEG-MAN-StunLocation', 'and a longer stagger', () => {
    const winded = duel(man(['mace']), man(['war-sword']), (s) => {
      spent(s)
      the(s, 'bob').staggered = 5
    })
    const hit = fought(
      winded,
      'mace',
      'ann attack: 30\nann manoeuvre: stunLocation\nann damage: 2\nann hit location: 10\nbob stun: 29',
    )
    expect(the(hit.state, 'bob').staggered).toBe(5)
  })
})

describe('one who is felled by the blow', () => {
  const felled = (manoeuvre: string, rest = '') =>
    fought(
      duel(man(['mace']), man(['war-sword']), (s) => {
        spent(s)
        const head = the(s, 'bob').limbs[6]
        if (head !== undefined) head.hp = 1
      }),
      'mace',
      `ann attack: 30\nann manoeuvre: ${manoeuvre}\nann damage: 2\nann hit location: 19\nbob cannot attack: 1\nbob resilience: 29${rest}`,
    )

  rule('LEG-MAN-Trip', 'needs no further felling, disarming or stunning', () => {
    for (const manoeuvre of ['tripOpponent', 'disarmOpponent', 'stunLocation']) {
      const { state } = felled(manoeuvre)
      expect(the(state, 'bob').condition).toBe('unconscious')
      expect(item(state, 'bob', 'war-sword').where).toBe('right')
    }
    const upright = fought(
      swords(spent),
      'war-sword',
      'ann attack: 30\nann manoeuvre: tripOpponent\nann damage: 1\nann hit location: 10\nbob trip: 29',
    )
    expect(the(upright.state, 'bob').stance).toBe('prone')
  })

  rule('LEG-MAN-Bash', 'is driven back all the same, without a test', () => {
    expect(told(felled('bashOpponent'), 'shoved')).toMatchObject([{ metres: 1 }])
  })
})

describe('an impaling missile', () => {
  const shoot = (weapon: string, guard = 'mace') =>
    fought(
      duel(man([weapon]), man([guard])),
      weapon,
      'ann attack: 30\nann manoeuvre: impale\nann impaling damage: 2 2\nann hit location: 10',
      { undefended: true },
    ).state

  rule(
    ['LEG-MAN-Impale', 'LEG-RNG-Impale'],
    'an arrow hampers as a Small thing, what is thrown by its own Size, and neither is pulled out at once',
    () => {
      expect(shoot('short-bow').impaled).toMatchObject([{ penalty: 10, location: CHEST, by: 'ann', on: 'bob' }])
      expect(item(shoot('short-bow'), 'ann', 'short-bow').where).toBe('both')
      expect(shoot('dart').impaled).toMatchObject([{ penalty: 10 }])
      expect(item(shoot('dart'), 'ann', 'dart').where).toBe('stuck')
      expect(shoot('javelin').impaled).toMatchObject([{ penalty: 40 }])
    },
  )

  rule('LEG-MAN-Impale', 'teeth and horns come out by themselves', () => {
    const bull = duel({ ...MINOTAUR }, man(['mace']), spent)
    const gored = fought(
      bull,
      'minotaur-gore',
      'ann attack: 20\nann manoeuvre: impale\nann impaling damage: 1 1 1\nann hit location: 10',
    )
    expect(gored.state.impaled).toEqual([])
    expect(item(gored.state, 'ann', 'minotaur-gore').where).toBe('body')
  })
})
const MINOTAUR = {
  characteristics: { str: 18, con: 12, siz: 20, int: 12, pow: 12, dex: 12, cha: 12 },
  body: 'minotaur',
  styles: [{ name: 'gore', skill: 60, weapons: ['minotaur-gore'] }],
}
