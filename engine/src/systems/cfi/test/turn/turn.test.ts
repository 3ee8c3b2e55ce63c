import { describe, expect, test } from 'vitest'
import { play, rule } from '../../../../kernel/testing/index.ts'
import { forTurns } from '../../../../mechanisms/lasting.ts'
import { refused, toAct } from '../../actions/index.ts'
import { hurt, suffers } from '../../body/wounds.ts'
import { cfi } from '../../index.ts'
import type { Casting, Fighter, Limb, State } from '../../state/types.ts'
import { beginRound } from '../../turn/round.ts'
import { takeTurn } from '../../turn/turn.ts'
import { acting, alone, during, facing, item, left, man, offered, onMap, ready, the, told } from '../arrange.ts'

const spell: Casting = { spell: 'magicMissile', intensity: 1, at: 'bob', left: 1, harder: 0, held: false }
const near = (is: Partial<Fighter> = {}, ann: object = man(), options: object = {}) =>
  ready(facing(ann, man(), options), (s) => void Object.assign(the(s, 'ann'), is))

describe('what is refused whatever it is', () => {
  const open = (is: Partial<Fighter>, keys: readonly string[]) => {
    const s = ready(facing(man(), man(), {}, { distance: 60 }), (at) => {
      Object.assign(the(at, 'ann'), { acting: true, ...is })
    })
    const at = { s, f: the(s, 'ann') }
    return keys.filter((key) => {
      const action = toAct.named(at, key)
      return action !== undefined && toAct.why(at, action) === undefined
    })
  }
  const SOME = ['move', 'hustle', 'brace', 'delay', 'dither', 'speak', 'signal', 'assess', 'charge', 'dropItem']
  test('without points what costs nothing is open still, once in a Turn', () => {
    expect(open({}, SOME)).toEqual(SOME)
    expect(open({ points: 0 }, SOME)).toEqual(['speak', 'signal', 'assess', 'dropItem'])
    expect(open({ freely: ['speak', 'signal'] }, SOME)).toEqual(
      SOME.filter((key) => !['speak', 'signal'].includes(key)),
    )
  })
  test('casting, he does nothing else that costs anything', () => {
    expect(open({ casting: spell }, SOME)).toEqual(['dither', 'speak', 'signal', 'assess', 'dropItem'])
    expect(open({ casting: { ...spell, left: 0 } }, SOME)).toEqual(SOME)
  })
  test('in flight he runs, through the last round of it', () => {
    const flight = ['move', 'hustle', 'dither', 'speak', 'signal', 'assess', 'dropItem']
    expect(open({ ...during({ fleeing: 1 }) }, SOME)).toEqual(flight)
    expect(open({ ...during({ fleeing: 0 }) }, SOME)).toEqual(SOME)
  })
  test('in a rage he sees nothing but foes', () => {
    expect(open({ ...during({ frenzy: 1 }) }, SOME)).toEqual(['move', 'hustle', 'dither', 'charge'])
  })
  test('on another’s Turn nothing is open', () => {
    expect(open({ acting: false }, SOME)).toEqual([])
    const s = near()
    expect(refused(s, the(s, 'ann')).every(({ rule: cited }) => cited === 'CFI-ACT-03')).toBe(true)
  })
})

describe('a Turn', () => {
  const turn = (s: State, script: string) => alone(s, script, (ctx, at) => takeTurn(ctx, at, the(at, 'ann')))
  rule('CFI-SUR-02', 'of the surprised makes him alert, and it is told once', () => {
    const once = turn(near({ ...during({ surprised: 1 }) }), 'ann turn: dither')
    expect(the(once.state, 'ann').alert).toBe(true)
    const alerts = (is: Partial<Fighter>) =>
      told(turn(near(is), 'ann turn: dither'), 'becomes').filter(({ what }) => what === 'alert').length
    expect([
      alerts({ ...during({ surprised: 1 }) }),
      alerts({ ...during({ surprised: 1 }), alert: true }),
      alerts({}),
    ]).toEqual([1, 0, 0])
  })
  test('of the senseless or skewered passes, and it is told why', () => {
    const passed = (s: State) => {
      const after = turn(s, '')
      return [the(after.state, 'ann').points, told(after, 'did').map(({ rule: cited }) => cited)]
    }
    expect(passed(near({ lasting: [forTurns('senseless', 2, 'ann')] }))).toEqual([1, ['CFI-SE-StunLocation']])
    const skewered = near()
    skewered.impaled = [{ by: 'bob', on: 'ann', item: '', location: 3, size: 'enormous' }]
    expect(passed(skewered)).toEqual([1, ['CFI-SE-Impale']])
  })
  test('who crouches stands up to move or strain, unless he crouches behind something', () => {
    const stance = (script: string, is: Partial<Fighter> = {}) => {
      const s = ready(facing(man(['heater']), man(), {}, { distance: 60 }), (at) => {
        Object.assign(the(at, 'ann'), { stance: 'crouching', ...during({ burning: 1 }), ...is })
      })
      return the(acting(s, script, { steps: 1 }).state, 'ann').stance
    }
    expect([stance('ann turn: move\nann where: towards bob'), stance('ann turn: brace')]).toEqual([
      'standing',
      'crouching',
    ])
    const ward = { item: 'ann heater', locations: [3] }
    expect(stance('ann turn: move\nann where: towards bob', { ward })).toBe('crouching')
    const freed = near({ stance: 'crouching' })
    freed.holds = [
      {
        kind: 'grip',
        by: 'bob',
        on: 'ann',
        location: undefined,
        item: undefined,
        with: 'bob unarmed',
        roll: 0,
        skill: 0,
        trips: false,
      },
    ]
    const { state } = acting(freed, 'ann turn: struggle\nann brawn: 90\nbob brawn: 20', { steps: 1 })
    expect(the(state, 'ann').stance).toBe('standing')
  })
})

describe('who delays', () => {
  const asked = (is: Partial<Fighter>, turn = 'move', more: (s: State) => void = () => {}) => {
    const s = ready(facing(man([], { luck: 0 }), man(), {}, { distance: 60 }), (at) => {
      Object.assign(the(at, 'bob'), { delaying: true, acted: 1, ...is })
      more(at)
    })
    const { asked: question } = play(cfi, s, `ann turn: ${turn}`, { steps: 1 })
    return question !== undefined && 'choices' in question && question.choices[0]?.who === 'bob'
  }
  rule('CFI-PRO-Dither', 'may halt a foe’s Turn if he has a point and can react; not one that comes to nothing', () => {
    expect(asked({})).toBe(true)
    expect([asked({ delaying: false }), asked({ points: 0 }), asked({ ...during({ frenzy: 1 }) })]).toEqual([
      false,
      false,
      false,
    ])
    expect([asked({}, 'dither'), asked({}, 'brace'), asked({}, 'delay')]).toEqual([false, false, false])
    acting(near(), 'ann turn: dither', { steps: 1 })
  })
  test('halts it once, and the Turn goes on if it still can', () => {
    const s = ready(facing(man(), man()), (at) => {
      Object.assign(the(at, 'bob'), { delaying: true, acted: 1 })
    })
    const { state, events } = acting(
      s,
      'ann turn: attack\nann weapon: longsword\nbob interrupt: interrupt\nbob turn: dither\nann attack: 95\nbob defend: none',
      { steps: 1 },
    )
    expect(told({ events }, 'interrupts')).toHaveLength(1)
    expect(told({ events }, 'attack').map(({ who }) => who)).toEqual(['ann'])
    expect(the(state, 'bob')).toMatchObject({ delaying: false, interrupting: false, acting: false, points: 1 })
    expect(the(state, 'ann')).toMatchObject({ acting: false, points: 1 })
  })
  test('nobody halts the Turn of who is down already', () => {
    const sides = { heroes: { ann: man([], { hp: { all: 1 } }) }, foes: { bob: man(), cid: man() } }
    const s = ready(onMap(man(), man(), '.b.\n.a.\n.c.', { sides, key: { c: 'cid' } }), (at) => {
      for (const id of ['bob', 'cid']) Object.assign(the(at, id), { delaying: true, acted: 1 })
      the(at, 'ann').points = 1
    })
    const after = acting(
      s,
      'ann turn: attack\nann target: bob\nbob interrupt: interrupt\nbob turn: attack\nbob weapon: longsword\nbob attack: 30\nbob effect: none\nbob damage: 8\nbob location: 10\nann endurance: 99',
      { steps: 1, otherwise: 'usual' },
    )
    expect(told(after, 'attack').map(({ who }) => who)).toEqual(['bob'])
    expect(the(after.state, 'cid').delaying).toBe(true)
  })
  rule('CFI-PRO-CastMagic', 'may halt a spell that is let go, and it is lost with the caster', () => {
    const mage = man([], { class: 'mage', spells: { magicMissile: 1 }, skills: { arcaneCasting: 60 }, hp: { all: 1 } })
    const s = ready(facing(mage, man(['long-bow']), {}, { distance: 60 }), (at) => {
      the(at, 'ann').casting = { ...spell, left: 0 }
      Object.assign(the(at, 'bob'), { delaying: true, acted: 1 })
    })
    const begun = 'ann turn: releaseMagic\nbob interrupt: '
    expect(offered(play(cfi, s, 'ann turn: releaseMagic'))).toEqual(['interrupt', 'none'])
    const shot = acting(
      s,
      `${begun}interrupt\nbob turn: attack\nbob attack: 30\nann defend: none\nbob effect: none\nbob damage: 8\nbob location: 10\nann endurance: 99`,
      { steps: 1, otherwise: 'usual' },
    )
    expect([the(shot.state, 'ann').condition, told(shot, 'releases')]).toEqual(['dead', []])
    const plain = acting(s, `${begun}none\nann casting: 95\nann turn: dither`, { steps: 1 })
    expect(told(plain, 'releases')).toHaveLength(1)
  })
})

describe('a new round', () => {
  const begun = (change: (s: State) => void, options: object = {}, script = '', ann: object = man()) => {
    const s = ready(facing(ann, man(), options, { distance: 60 }), change)
    return alone(s, script, (ctx, at) => beginRound(ctx, at))
  }
  const is = (fields: Partial<Fighter>) => (s: State) => void Object.assign(the(s, 'ann'), fields)
  test('ends a delay where so ruled, and a word of the game master’s when its rounds are over', () => {
    const delaying = (delay: string) => the(begun(is({ delaying: true }), { delay }).state, 'ann').delaying
    expect([delaying('untilTurn'), delaying('endOfRound')]).toEqual([true, false])
    const { state } = begun((s) => {
      s.favors = [1, 2, 3, 2].map((until) => ({ who: 'ann', grade: 'hard', until, because: `until ${until}` }))
    })
    expect(state.favors.map(({ until }) => until)).toEqual([2, 3, 2])
  })
  test('points kept for later lapse, if there are any', () => {
    const lapsed = (fields: Partial<Fighter>) => told(begun(is(fields)), 'lapsed').map(({ points }) => points)
    expect([
      lapsed({ delaying: true, points: 1 }),
      lapsed({ delaying: true, points: 0 }),
      lapsed({ points: 1 }),
    ]).toEqual([[1], [], []])
  })
  test('a round of nothing but aiming is good for the next; otherwise the aim is lost when its time is over', () => {
    const aim = (fields: Partial<Fighter>) => {
      const after = begun(is({ aimingAt: 'bob', ...fields }))
      const f = the(after.state, 'ann')
      return [left(f, 'aimed'), f.aimingAt, told(after, 'aims').map(({ done }) => done)]
    }
    expect(aim({ aimed: 2, aimedOnly: true })).toEqual([1, 'bob', [true]])
    expect(aim({ aimed: 2, aimedOnly: false })).toEqual([0, undefined, []])
    expect(aim({ aimed: 0, aimedOnly: true, ...during({ aimed: 1 }) })).toEqual([0, undefined, []])
    expect(aim({ aimed: 0, aimedOnly: true, ...during({ aimed: 2 }) })).toEqual([1, 'bob', []])
    expect(aim({ aimed: 2, aimedOnly: true, aimingAt: undefined })).toEqual([0, undefined, []])
  })
  test('nothing more happens to the dead and to who has fled; he who lies there bleeds on', () => {
    const bled = (condition: Fighter['condition']) => the(begun(is({ condition, bleeding: [3] })).state, 'ann').fatigue
    expect([bled('dead'), bled('fled'), bled('unconscious'), bled('up')]).toEqual([0, 0, 1, 1])
  })
  test('who is dying dies when his rounds are over, who is out wakes', () => {
    const after = (fields: Partial<Fighter>) => {
      const f = the(begun(is(fields)).state, 'ann')
      return [f.condition, left(f, 'dying'), left(f, 'wakes')]
    }
    expect(after({ condition: 'unconscious', ...during({ dying: 2 }) })).toEqual(['unconscious', 1, 0])
    expect(after({ condition: 'unconscious', ...during({ dying: 1 }) })).toEqual(['dead', 0, 0])
    expect(after({ condition: 'unconscious', ...during({ wakes: 1 }) })).toEqual(['up', 0, 0])
    expect(after({ condition: 'unconscious', ...during({ wakes: 2 }) })).toEqual(['unconscious', 0, 1])
    expect(after({ condition: 'incapacitated', ...during({ wakes: 1 }) })).toEqual(['incapacitated', 0, 0])
  })
  test('rage ends in exhaustion, but takes nobody’s weariness away', () => {
    const tired = (frenzy: number, fatigue: number) =>
      the(begun(is({ ...during({ frenzy }), fatigue })).state, 'ann').fatigue
    expect([tired(1, 0), tired(1, 4), tired(1, 5), tired(2, 0)]).toEqual([4, 4, 5, 0])
    expect(left(the(begun(is({ ...during({ frenzy: 0 }) })).state, 'ann'), 'frenzy')).toBe(0)
  })
  test('acid eats through armor, and no armor gives anything back', () => {
    const eaten = (worn: number, roll: number) => {
      const { state } = begun(
        (s) => {
          Object.assign(the(s, 'ann'), { ...during({ acid: 2 }, 3) })
          Object.assign(the(s, 'ann').limbs[3] ?? {}, { worn })
        },
        {},
        `ann acid: ${roll}`,
      )
      return [the(state, 'ann').limbs[3]?.hp, left(the(state, 'ann'), 'acid')]
    }
    expect([eaten(0, 3), eaten(2, 3), eaten(3, 2)]).toEqual([
      [4, 1],
      [6, 1],
      [7, 1],
    ])
  })
  test('what regenerates serves again when it is above 0, and never what is gone', () => {
    const healed = (fields: Partial<Limb>) => {
      const after = begun(
        (s) => void Object.assign(the(s, 'ann').limbs[0] ?? {}, { useless: true, ...fields }),
        {},
        '',
        man([], { regenerates: 2 }),
      )
      const { hp, wound, useless } = the(after.state, 'ann').limbs[0] ?? { hp: 0, wound: 'none', useless: false }
      return [hp, wound, useless, told(after, 'healed').map(({ by }) => by)]
    }
    expect(healed({ hp: -1, wound: 'serious' })).toEqual([1, 'none', false, [2]])
    expect(healed({ hp: -2, wound: 'serious' })).toEqual([0, 'serious', true, [2]])
    expect(healed({ hp: 4, wound: 'none' })).toEqual([5, 'none', true, [1]])
    expect(healed({ hp: -3, wound: 'major', severed: true })).toEqual([-3, 'major', true, []])
    expect(healed({ hp: -1, wound: 'major' })).toEqual([1, 'major', true, [2]])
  })
})

describe('a wound', () => {
  const struck = (
    damage: number,
    location: number,
    script: string,
    ann: object = man(),
    is: (s: State) => void = () => {},
  ) => {
    const s = ready(facing(ann, man()), is)
    return alone(s, script, (ctx, at) => {
      const f = the(at, 'ann')
      suffers(ctx, at, f, location, hurt(ctx, f, location, damage, the(at, 'bob')), damage, undefined)
    })
  }
  test('of nothing is none, and is told of nobody', () => {
    expect(told(struck(0, 3, ''), 'wounded')).toEqual([])
    const { state } = struck(0, 3, '', man(), (s) => void Object.assign(the(s, 'ann').limbs[3] ?? {}, { aided: true }))
    expect(the(state, 'ann').limbs[3]?.aided).toBe(true)
    const fresh = struck(1, 3, '', man(), (s) => void Object.assign(the(s, 'ann').limbs[3] ?? {}, { aided: true }))
    expect(the(fresh.state, 'ann').limbs[3]?.aided).toBe(false)
  })
  rule(
    'CFI-LUCK-Mitigate',
    'luck keeps from a Major Wound, once it is one and by this blow, and only who is up',
    () => {
      const asks = (damage: number, fields: Partial<Limb> = {}, is: Partial<Fighter> = {}) => {
        const s = ready(facing(man([], { luck: 1 }), man()), (at) => {
          Object.assign(the(at, 'ann').limbs[3] ?? {}, fields)
          Object.assign(the(at, 'ann'), is)
        })
        const step = (ctx: Parameters<typeof hurt>[0], at: State) => void hurt(ctx, the(at, 'ann'), 3, damage)
        return offered(play({ ...cfi, step, outcome: () => undefined }, s, '', { steps: 1 })).length > 0
      }
      expect([asks(13), asks(14), asks(5, { hp: -7 }), asks(5, { hp: -6 })]).toEqual([false, true, false, true])
      expect([asks(14, {}, { luck: 0 }), asks(14, {}, { condition: 'unconscious' })]).toEqual([false, false])
      const saved = struck(20, 3, 'ann mitigate: mitigate\nann turns: 1\nann endurance: 20', man([], { luck: 1 }))
      expect(the(saved.state, 'ann')).toMatchObject({ luck: 0, condition: 'up' })
      expect(the(saved.state, 'ann').limbs[3]?.hp).toBe(-6)
    },
  )
  test('that severs an arm lets go also of what is strapped to it; a Serious one does not', () => {
    const arm = (damage: number, script: string) =>
      item(struck(damage, 5, script, man(['longsword', 'heater'])).state, 'ann', 'heater').where
    expect(arm(8, 'ann endurance: 99')).toBe('ground')
    expect(arm(4, 'ann turns: 1\nann endurance: 99')).toBe('left')
    const sword = struck(4, 4, 'ann turns: 1\nann endurance: 99', man(['longsword', 'heater'])).state
    expect(item(sword, 'ann', 'longsword')).toMatchObject({ where: 'ground', away: 0 })
  })
  test('to what is severed severs nothing more', () => {
    const again = struck(
      8,
      5,
      'ann endurance: 20',
      man(),
      (s) => void Object.assign(the(s, 'ann').limbs[5] ?? {}, { severed: true }),
    )
    expect(told(again, 'becomes').map(({ what }) => what)).not.toContain('severed')
  })
  rule(
    'CFI-WND-Major',
    'gives a limb five times his Healing Rate in minutes, the body twice it in rounds; the shorter counts',
    () => {
      const dying = (location: number, damage: number, is: Partial<Fighter> = {}) =>
        the(
          struck(damage, location, 'ann endurance: 20', man(), (s) => void Object.assign(the(s, 'ann'), is)).state,
          'ann',
        )
      expect([left(dying(4, 8), 'dying'), left(dying(3, 14), 'dying')]).toEqual([5 * 2 * 12, 2 * 2])
      expect([
        left(dying(3, 14, { ...during({ dying: 3 }) }), 'dying'),
        left(dying(4, 8, { ...during({ dying: 3 }) }), 'dying'),
        left(dying(3, 14, { ...during({ dying: 9 }) }), 'dying'),
      ]).toEqual([3, 3, 4])
      expect(left(dying(3, 14, { ...during({ wakes: 30 }) }), 'wakes')).toBe(0)
    },
  )
  test('where an undead is bound destroys it, and it holds nobody any more', () => {
    const bone = { like: 'skeleton' }
    const s = ready(facing(bone, man()), (at) => {
      at.holds = [
        {
          kind: 'grip',
          by: 'ann',
          on: 'bob',
          location: undefined,
          item: undefined,
          with: '',
          roll: 0,
          skill: 0,
          trips: false,
        },
      ]
    })
    const head = the(s, 'ann').facts.boundTo
    const { state } = alone(s, '', (ctx, at) => {
      const f = the(at, 'ann')
      suffers(ctx, at, f, head, hurt(ctx, f, head, 30, the(at, 'bob')), 30, undefined)
    })
    expect([the(state, 'ann').condition, the(state, 'ann').stance, state.holds]).toEqual(['dead', 'prone', []])
  })
  test('in a rage bars nobody', () => {
    const { state } = struck(7, 3, '', man(), (s) => void Object.assign(the(s, 'ann'), { ...during({ frenzy: 1 }) }))
    expect(left(the(state, 'ann'), 'barred')).toBe(0)
  })
})
