import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { legend } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { acting, alone, being, the } from '../arrange.ts'
import { ABDOMEN, clash, duel, fought, hp, item, man, offered, RIGHT_ARM, told } from '../clash.ts'

const swords = (change?: (s: State) => void, options: object = {}) =>
  duel(man(['war-sword']), man(['war-sword']), change, options)

/** Ann misses, Bob parries with a plain success and chooses once. */
const parry = (chosen: string, rest = '', state: State = swords(), guard = 'war-sword') =>
  fought(
    state,
    'war-sword',
    `bob defend: ${guard}\nann attack: 90\nbob complete parry: roll\nbob parry: 30\nbob manoeuvre: ${chosen}${rest}`,
  )

/** Ann misses, Bob parries critically and chooses once. */
const critical = (chosen: string, rest = '', state: State = swords(), guard = 'war-sword') =>
  fought(
    state,
    'war-sword',
    `bob defend: ${guard}\nann attack: 90\nbob complete parry: roll\nbob parry: 4\nbob manoeuvre: ${chosen}${rest}`,
  )

/** Ann hits with her great axe, Bob parries critically with a sword that stops nothing of it. */
const beaten = (chosen: string, rest: string, change?: (s: State) => void) =>
  fought(
    duel(man(['great-axe']), man(['short-sword']), change),
    'great-axe',
    `bob defend: short-sword\nann attack: 50\nbob parry: 6\nbob manoeuvre: ${chosen}\n${rest}`,
  )

describe('Blind Opponent', () => {
  rule(
    'LEG-MAN-BlindOpponent',
    'the attacker withstands the parry roll with Evade or cannot attack for 1D3 Combat Actions',
    () => {
      const blind = (roll: number, rest: string) =>
        the(critical('blindOpponent', `\nbob manoeuvre: none\nann blind: ${roll}${rest}`).state, 'ann')
      expect(blind(50, '\nbob blinded: 3').shaken).toBe(3)
      expect(blind(51, '\nbob blinded: 2').shaken).toBe(2)
      expect(blind(5, '').shaken).toBe(0)
    },
  )

  rule('LEG-MAN-BlindOpponent', 'behind a shield he may use his style instead', () => {
    const shielded = duel(man(['war-sword', 'buckler']), man(['war-sword']))
    const with_ = (how: string, roll: number, rest = '') =>
      the(
        critical('blindOpponent', `\nbob manoeuvre: none\nann resist with: ${how}\nann blind: ${roll}${rest}`, shielded)
          .state,
        'ann',
      )
    expect(with_('style', 6).shaken).toBe(0)
    expect(with_('evade', 6, '\nbob blinded: 1').shaken).toBe(1)
  })

  rule('LEG-MAN-BlindOpponent', 'needs a critical', () => {
    expect(offered(clash(swords(), 'war-sword', missed(30)))).not.toContain('blindOpponent')
    expect(offered(clash(swords(), 'war-sword', missed(6)))).toContain('blindOpponent')
    expect(
      the(critical('blindOpponent', '\nbob manoeuvre: none\nann blind: 60\nbob blinded: 1').state, 'ann').shaken,
    ).toBe(1)
  })
})
const missed = (roll: number): string =>
  `bob defend: war-sword\nann attack: 90\nbob complete parry: roll\nbob parry: ${roll}`

describe('Enhance Parry', () => {
  rule('LEG-MAN-EnhanceParry', 'the parrying weapon counts one Size larger', () => {
    const blocked = beaten('enhanceParry', 'ann damage: 5\nann hit location: 10')
    expect(told(blocked, 'parried')).toMatchObject([{ stopped: 3 }])
    const plain = beaten('none', 'ann damage: 2\nann hit location: 10')
    expect(told(plain, 'parried')).toMatchObject([{ stopped: 0 }])
  })

  rule(['LEG-MAN-EnhanceParry', 'LEG-LVL-05'], 'and may be chosen again', () => {
    expect(offered(clash(swords(), 'war-sword', `${missed(4)}\nbob manoeuvre: enhanceParry`))).toContain('enhanceParry')
    expect(told(critical('enhanceParry', '\nbob manoeuvre: enhanceParry'), 'manoeuvre')).toHaveLength(2)
  })
})

describe('Overextend Opponent', () => {
  rule('LEG-MAN-Overextend', 'he cannot attack on his next Strike Rank', () => {
    const once = parry('overextendOpponent').state
    expect(the(once, 'ann').noAttack).toBe(1)
    the(once, 'ann').acted = 0
    const turn = acting(once, '')
    expect(offered(turn)).not.toContain('attack')
    expect(offered(turn)).toContain('changeStance')
  })

  rule('LEG-MAN-Overextend', 'it costs one who is kept from attacking anyway a Strike Rank more', () => {
    expect(the(parry('overextendOpponent', '', swords(being('ann', { noAttack: 2 }))).state, 'ann').noAttack).toBe(3)
  })

  rule(['LEG-MAN-Overextend', 'LEG-LVL-05'], 'each time it is chosen costs one more', () => {
    expect(the(critical('overextendOpponent', '\nbob manoeuvre: overextendOpponent').state, 'ann').noAttack).toBe(2)
  })
})

describe('Redirect Blow', () => {
  rule('LEG-MAN-RedirectBlow', 'the defender says where it lands, not whether', () => {
    const played = beaten('redirectBlow', 'ann damage: 2\nbob location: abdomen')
    expect(hp(played.state, 'bob', ABDOMEN)).toBe(6 - 4)
    expect(offered(clash(swords(), 'war-sword', missed(30)))).not.toContain('redirectBlow')
  })
})

describe('Regain Footing', () => {
  const prone = (s: State): void => {
    the(s, 'bob').stance = 'prone'
  }
  rule('LEG-MAN-RegainFooting', 'a prone defender is back on his feet', () => {
    expect(the(parry('regainFooting', '', swords(prone)).state, 'bob').stance).toBe('standing')
    expect(offered(clash(swords(), 'war-sword', missed(30)))).not.toContain('regainFooting')
    const down = swords((s) => {
      prone(s)
      the(s, 'bob').noRising = 1
    })
    expect(offered(clash(down, 'war-sword', missed(30)))).not.toContain('regainFooting')
    const crippled = swords((s) => {
      prone(s)
      Object.assign(the(s, 'bob').limbs[0] ?? {}, { useless: true })
    })
    expect(offered(clash(crippled, 'war-sword', missed(30)))).not.toContain('regainFooting')
  })
})

describe('Riposte', () => {
  rule('LEG-MAN-Riposte', 'for a Combat Action he strikes back at once, and the other may parry', () => {
    const chosen = parry('riposte').state
    expect(the(chosen, 'bob').actions).toBe(0)
    expect(chosen.next).toEqual([{ kind: 'riposte', who: 'bob', at: 'ann', item: 'bob war-sword' }])
    const back = acting(
      chosen,
      'ann defend: war-sword\nbob attack: 30\nann parry: 61\nbob manoeuvre: none\nbob damage: 2\nbob hit location: 13',
    )
    expect(hp(back.state, 'ann', RIGHT_ARM)).toBe(2)
    expect(back.state.next).toEqual([])
    expect([the(back.state, 'ann').actions, the(back.state, 'bob').actions]).toEqual([1, 0])
  })

  rule('LEG-MAN-Riposte', 'with a weapon or shield of his choice', () => {
    const armed = duel(man(['war-sword']), man(['war-sword', 'buckler']))
    const chosen = parry('riposte', '\nbob riposte with: buckler', armed, 'buckler').state
    expect(chosen.next).toMatchObject([{ item: 'bob buckler' }])
  })

  rule('LEG-MAN-Riposte', 'is not for one who has no Combat Action left or cannot attack', () => {
    const without = (change: (s: State) => void) => offered(clash(swords(change), 'war-sword', missed(30)))
    expect(without(() => undefined)).toContain('riposte')
    expect(
      without((s) => {
        the(s, 'bob').actions = 1
      }),
    ).not.toContain('riposte')
    expect(
      without((s) => {
        the(s, 'bob').noAttack = 1
      }),
    ).not.toContain('riposte')
    expect(
      without((s) => {
        the(s, 'bob').staggered = 1
      }),
    ).not.toContain('riposte')
    expect(
      without((s) => {
        the(s, 'ann').outmanoeuvred = ['bob']
      }),
    ).not.toContain('riposte')
    expect(
      without((s) => {
        Object.assign(the(s, 'bob'), { surprised: s.round, alert: true })
      }),
    ).not.toContain('riposte')
    expect(
      without((s) => {
        const spell = { spell: 'heal', magnitude: 3, at: 'bob', on: undefined, left: 1 }
        Object.assign(the(s, 'bob'), { casting: spell })
      }),
    ).not.toContain('riposte')
    expect(parry('riposte').state.next).toHaveLength(1)
  })

  rule(
    'LEG-MAN-Riposte',
    'nor with what could not strike the attacker anyway: too short for his reach, useless under water',
    () => {
      const answer = (ann: string, bob: string, options: object, footing: 'firm' | 'submerged' = 'firm') => {
        const state = duel(man([ann]), man([bob], { skills: { swim: 90 } }), being('bob', { footing }), options)
        return offered(clash(state, ann, `bob defend: ${bob}\nann attack: 61\nbob complete parry: roll\nbob parry: 30`))
      }
      expect(answer('longspear', 'short-sword', {})).toContain('riposte')
      expect(answer('longspear', 'short-sword', { reach: true })).not.toContain('riposte')
      expect(answer('longspear', 'rapier', { reach: true })).toContain('riposte')
      expect(answer('dagger', 'mace', {}, 'submerged')).not.toContain('riposte')
      expect(answer('dagger', 'dagger', {}, 'submerged')).toContain('riposte')
      expect(parry('riposte').state.next).toHaveLength(1)
    },
  )

  rule(
    'LEG-MAN-Riposte',
    'comes to nothing where a mishap has meanwhile taken the weapon or the will to strike',
    () => {
      const answered = (change: (s: State) => void) => {
        const chosen = parry('riposte').state
        change(chosen)
        return alone(chosen, '', legend.step)
      }
      const lost = expect.objectContaining({ type: 'overtaken', who: 'bob', action: 'riposte' })
      const disarmed = answered((s) => {
        item(s, 'bob', 'war-sword').where = 'ground'
      })
      expect(disarmed.events).toEqual([lost])
      const shaken = answered((s) => {
        the(s, 'bob').noAttack = 1
      })
      expect(shaken.events).toEqual([lost])
      expect(shaken.state.next).toEqual([])
    },
  )
})

describe('Take Weapon', () => {
  rule('LEG-MAN-TakeWeapon', 'an unarmed parry leaves the attacker’s weapon in the defender’s hands', () => {
    const take = (roll: number) =>
      parry('takeWeapon', `\nann disarm: ${roll}`, duel(man(['war-sword']), man(['dagger'])), 'unarmed').state
    const taken = take(29)
    expect(item(taken, 'bob', 'ann war-sword').where).toBe('left')
    expect(the(taken, 'ann').items.map(({ id }) => id)).toEqual(['ann unarmed'])
    expect(item(take(31), 'ann', 'war-sword').where).toBe('right')
    const full = parry(
      'takeWeapon',
      '\nann disarm: 29',
      duel(man(['war-sword']), man(['dagger', 'buckler'])),
      'unarmed',
    )
    expect(item(full.state, 'ann', 'war-sword').where).toBe('ground')
    expect(offered(clash(swords(), 'war-sword', missed(30)))).not.toContain('takeWeapon')
  })
})

describe('Stand Fast', () => {
  rule('LEG-MAN-StandFast', 'the defender is not knocked back', () => {
    const fast = beaten('standFast', 'ann damage: 12\nann hit location: 10\nbob resilience: 1')
    expect(told(fast, 'shoved')).toEqual([])
    const moved = beaten('none', 'ann damage: 12\nann hit location: 10\nbob resilience: 1')
    expect(told(moved, 'shoved')).toMatchObject([{ metres: 1 }])
    expect(offered(clash(swords(), 'war-sword', missed(30)))).not.toContain('standFast')
  })
})

describe('Change Range', () => {
  rule('LEG-MAN-ChangeRange', 'without the reach rules the winner leaves the engagement, free of Movement', () => {
    const gone = parry('changeRange')
    expect(told(gone, 'disengaged')).toMatchObject([{ who: 'bob', metres: 8 }])
    expect(the(gone.state, 'bob').moved).toBe(0)
  })

  rule('LEG-MAN-ChangeRange', 'with them he may also close, or open again', () => {
    const reach = (change?: (s: State) => void) => duel(man(['longspear']), man(['dagger']), change, { reach: true })
    const script =
      'bob defend: dagger\nann attack: 90\nbob complete parry: roll\nbob parry: 30\nbob manoeuvre: changeRange'
    const closing = clash(reach(), 'longspear', script)
    expect(offered(closing)).toEqual(['close', 'disengage'])
    const inside = fought(reach(), 'longspear', `${script}\nbob range: close`).state
    expect(inside.inside).toEqual([{ by: 'bob', of: 'ann' }])
    the(inside, 'bob').actions = 2
    expect(fought(inside, 'longspear', `${script}\nbob range: open`).state.inside).toEqual([])
  })

  rule('LEG-MAN-ChangeRange', 'is not for one whose leg is caught or who lies', () => {
    const prone = swords((s) => {
      the(s, 'bob').stance = 'prone'
    })
    expect(offered(clash(prone, 'war-sword', missed(20)))).not.toContain('changeRange')
    expect(told(parry('changeRange'), 'disengaged')).toHaveLength(1)
  })
})
