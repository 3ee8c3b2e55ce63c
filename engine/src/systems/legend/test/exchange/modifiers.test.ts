import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { legend } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { acting, arranged, asking, facing, the } from '../arrange.ts'
import { CHEST, clash, duel, hp, man, offered, spent, told } from '../clash.ts'

const sword = man(['war-sword'])
const bout = (change?: (s: State) => void, options: object = {}): State => duel(sword, sword, change, options)

/** What Ann's attack and Bob's parry are worth. */
function worth(s: State): { readonly attack: unknown; readonly parry: unknown } {
  const played = clash(s, 'war-sword', 'bob defend: war-sword\nann attack: 95\nbob complete parry: roll\nbob parry: 95')
  return { attack: told(played, 'attack')[0]?.skill, parry: told(played, 'parry')[0]?.skill }
}

describe('close combat situational modifiers', () => {
  rule('LEG-CM-Helpless', 'a helpless target is hit critically whatever the dice show', () => {
    const lies = (s: State): void => {
      the(s, 'bob').condition = 'unconscious'
    }
    const played = clash(bout(lies), 'war-sword', 'ann attack: 99')
    expect(told(played, 'attack')[0]).toMatchObject({ level: 'critical', roll: 99 })
    expect(offered(played)).toContain('bypassArmour')
    expect(told(clash(bout(spent), 'war-sword', 'ann attack: 98'), 'attack')[0]).toMatchObject({ level: 'failure' })
  })

  rule('LEG-CM-Surprised', 'a surprised target gives the attacker 20% and costs the defender nothing more', () => {
    const caught = (s: State): void => {
      the(s, 'bob').surprised = s.round
      the(s, 'bob').alert = true
    }
    expect(worth(bout(caught))).toEqual({ attack: 80, parry: 60 })
    const yesterday = (s: State): void => {
      the(s, 'bob').surprised = s.round - 1
    }
    expect(worth(bout(yesterday))).toEqual({ attack: 60, parry: 60 })
  })

  rule(['LEG-CM-ProneOrBehind', 'LEG-CM-WhileProne'], 'a prone target gives 20% and defends at −20%', () => {
    const down = (s: State): void => {
      the(s, 'bob').stance = 'prone'
    }
    expect(worth(bout(down))).toEqual({ attack: 80, parry: 40 })
  })

  rule('LEG-CM-WhileProne', 'whoever attacks from the ground has −20%', () => {
    const down = (s: State): void => {
      the(s, 'ann').stance = 'prone'
    }
    expect(worth(bout(down))).toEqual({ attack: 40, parry: 60 })
  })

  rule('LEG-CM-ProneOrBehind', 'from behind gives 20%, once with lying prone, and the side nothing', () => {
    const from =
      (arc: 'side' | 'back', stance: 'standing' | 'prone' = 'standing') =>
      (s: State) => {
        the(s, 'ann').comesFrom = arc
        the(s, 'bob').stance = stance
      }
    expect(worth(bout(from('back')))).toEqual({ attack: 80, parry: 60 })
    expect(worth(bout(from('back', 'prone'))).attack).toBe(80)
    expect(worth(bout(from('side')))).toEqual({ attack: 60, parry: 60 })
    expect(worth(bout(from('side'), { flanking: 20 }))).toEqual({ attack: 80, parry: 60 })
  })

  rule('LEG-CM-Unstable', 'unstable ground costs whoever stands on it 20%', () => {
    const ground = (who: string) => (s: State) => {
      the(s, who).footing = 'unstable'
    }
    expect(worth(bout(ground('ann')))).toEqual({ attack: 40, parry: 60 })
    expect(worth(bout(ground('bob')))).toEqual({ attack: 60, parry: 40 })
  })

  rule('LEG-CM-Confined', 'no room to swing costs the attack 10% and the parry nothing', () => {
    const cramped = (s: State): void => {
      the(s, 'ann').confined = true
      the(s, 'bob').confined = true
    }
    expect(worth(bout(cramped))).toEqual({ attack: 50, parry: 60 })
  })

  rule('LEG-CM-LowerOrMounted', 'lower ground costs the defender 20%, unless both stand on the height', () => {
    const higher =
      (...who: string[]) =>
      (s: State) => {
        for (const id of who) the(s, id).higher = true
      }
    expect(worth(bout(higher('ann')))).toEqual({ attack: 60, parry: 40 })
    expect(worth(bout(higher('ann', 'bob')))).toEqual({ attack: 60, parry: 60 })
    expect(worth(bout(higher('bob')))).toEqual({ attack: 60, parry: 60 })
  })

  rule('LEG-CM-LowerOrMounted', 'the heights of a map count', () => {
    const s = arranged(facing({ ann: sword }, { bob: sword }))
    const hill = { grid: 'square', cell: 1, metric: 'euclid', diagonals: 'root-two', tall: 2 } as const
    const kinds = { '^': { name: 'mound', elevation: 1 }, '.': { name: 'floor' } }
    const on = (rows: string): State => {
      const bodies = { ann: { x: 0, y: 0 }, bob: { x: 1, y: 0 } }
      return { ...s, where: { field: { ...hill, rows: [rows], kinds }, bodies } }
    }
    expect(worth(on('^.')).parry).toBe(40)
    expect(worth(on('.^')).parry).toBe(60)
    expect(worth(on('^^')).parry).toBe(60)
  })

  rule('LEG-CM-LowerOrMounted', 'against a rider one on foot defends at −20%, one in the saddle does not', () => {
    const horse = man(['war-sword'])
    const rider = man(['war-sword'], { skills: { ride: 90 } })
    const rides = (who: readonly string[]): State =>
      arranged(facing({ ann: rider, grey: horse }, { bob: rider, bay: horse }), (s) => {
        if (who.includes('ann')) the(s, 'ann').mount = 'grey'
        if (who.includes('bob')) the(s, 'bob').mount = 'bay'
      })
    expect(worth(rides(['ann'])).parry).toBe(40)
    expect(worth(rides(['ann', 'bob'])).parry).toBe(60)
  })

  rule(['LEG-CM-PartialDark', 'LEG-CM-Dark', 'LEG-CM-Blind'], 'the darker, the worse for both', () => {
    const light = (light: State['scene']['light']) => (s: State) => {
      s.scene.light = light
    }
    expect(worth(bout(light('partial')))).toEqual({ attack: 40, parry: 40 })
    expect(worth(bout(light('dark')))).toEqual({ attack: 20, parry: 20 })
    expect(worth(bout(light('pitch')))).toEqual({ attack: 0, parry: 0 })
  })

  rule('LEG-CM-Blind', 'the blind fight at −60% in broad daylight, and no worse in the dark', () => {
    const blind = (light: State['scene']['light']) => (s: State) => {
      the(s, 'ann').blind = true
      s.scene.light = light
    }
    expect(worth(bout(blind('day')))).toEqual({ attack: 0, parry: 60 })
    expect(worth(bout(blind('dark')))).toEqual({ attack: 0, parry: 20 })
  })

  rule('LEG-CM-Stack', 'everything that applies adds up', () => {
    const mess = (s: State): void => {
      the(s, 'ann').confined = true
      the(s, 'ann').footing = 'unstable'
      the(s, 'bob').stance = 'prone'
      s.scene.light = 'partial'
    }
    expect(worth(bout(mess))).toEqual({ attack: 60 - 10 - 20 + 20 - 20, parry: 60 - 20 - 20 })
  })
})

describe('pulled blows', () => {
  rule('LEG-PUL-01', 'a pulled blow does half its damage, rounded as the fight says', () => {
    const script = 'ann attack: 60\nann manoeuvre: none\nann damage: 5\nann hit location: 10'
    expect(hp(clash(bout(spent), 'war-sword', script).state, 'bob', CHEST)).toBe(2)
    expect(hp(clash(bout(spent), 'war-sword', script, { pulled: true }).state, 'bob', CHEST)).toBe(4)
    const down = bout(spent, { halfDamage: 'down' })
    expect(hp(clash(down, 'war-sword', script, { pulled: true }).state, 'bob', CHEST)).toBe(5)
  })

  rule('LEG-PUL-01', 'it is declared before the attack, with a hand weapon', () => {
    const pulled = acting(
      bout(spent),
      'ann act: pulledBlow\nann weapon: war-sword\nann attack: 60\nann manoeuvre: none\nann damage: 5\nann hit location: 10',
    )
    expect(hp(pulled.state, 'bob', CHEST)).toBe(4)
    expect(the(pulled.state, 'ann').actions).toBe(1)
    const spear = duel(man(['short-spear']), sword, spent)
    expect(offered(asking(spear, 'ann act: pulledBlow'))).toEqual(['short-spear', 'unarmed'])
    const far = arranged(facing({ ann: man(['short-spear']) }, { bob: sword }, {}, { distance: 15 }))
    expect(refusal(legend, far, 'ann', 'pulledBlow')).toMatchObject({ rule: 'LEG-ACT-Attack' })
    expect(refusal(legend, far, 'ann', 'attack')).toBeUndefined()
  })
})

rule('LEG-FUM-Close-1314', 'the −20% of a stumble comes on top of lying prone, or is that (LEG-A104)', () => {
  const down = (stumblePenalty: string) =>
    worth(bout((s) => Object.assign(the(s, 'bob'), { stance: 'prone', stumbling: true }), { stumblePenalty })).parry
  expect([down('added'), down('once')]).toEqual([20, 40])
})

describe('a helpless target', () => {
  const dying = (attack: number, resilience: number) =>
    clash(
      bout((s) => {
        the(s, 'bob').condition = 'incapacitated'
      }),
      'war-sword',
      `ann attack: ${attack}\nann manoeuvre: none\nann damage: 8\nann hit location: 10\nbob resilience: ${resilience}`,
    ).state

  rule(['LEG-CM-Helpless', 'LEG-WND-02'], 'resists the critical the rule gave, whatever the die showed', () => {
    for (const attack of [3, 30, 97, 100]) {
      expect(the(dying(attack, 40), 'bob').condition, `${attack} against a success`).toBe('unconscious')
    }
    expect(the(dying(3, 4), 'bob').condition).toBe('incapacitated')
    expect(the(dying(97, 4), 'bob').condition, 'the higher roll of two criticals').toBe('unconscious')
  })
})

rule('LEG-PUL-01', 'a pulled blow halves what magic adds with the rest', () => {
  const sharp = bout((s) => {
    spent(s)
    for (const one of the(s, 'ann').items) one.sharp = 3
  })
  const script = 'ann attack: 30\nann manoeuvre: none\nann damage: 4\nann hit location: 10'
  expect(hp(clash(sharp, 'war-sword', script, { pulled: true }).state, 'bob', CHEST)).toBe(7 - 4)
  expect(hp(clash(sharp, 'war-sword', script).state, 'bob', CHEST)).toBe(7 - 7)
})

describe('every Evade of a fight', () => {
  const dark = (s: State): void => {
    s.scene.light = 'partial'
  }
  const trip = (change: (s: State) => void) =>
    told(
      clash(
        bout((s) => {
          spent(s)
          change(s)
        }),
        'war-sword',
        'ann attack: 30\nann manoeuvre: tripOpponent\nann damage: 1\nann hit location: 10\nbob trip: 95',
      ),
      'withstood',
    )[0]?.skill

  rule(['LEG-CM-Unstable', 'LEG-CM-PartialDark', 'LEG-MAN-Trip'], 'suffers from ground and light, a trip’s too', () => {
    expect(trip(() => undefined)).toBe(50)
    expect(trip((s) => Object.assign(the(s, 'bob'), { footing: 'unstable' }))).toBe(30)
    expect(trip(dark)).toBe(30)
  })
})
