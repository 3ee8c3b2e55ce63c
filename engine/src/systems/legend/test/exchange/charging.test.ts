import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { legend } from '../../index.ts'
import { metres } from '../../state/standing.ts'
import { acting, arranged, asking, being, facing, the } from '../arrange.ts'
import { apart, blow, charge, home, idle, sword } from '../charges.ts'
import { man, offered, told } from '../clash.ts'

describe('the run', () => {
  rule(
    'LEG-FRM-Charge',
    'twice Movement in an action, three times in all, and the blow with the Combat Action left',
    () => {
      const far = apart(25)
      const played = acting(far, 'ann act: charge\nann act: move\nann halt: 9')
      expect(metres(played.state, 'ann', 'bob')).toBe(9)
      const arrived = acting(played.state, `${idle}\nann act: attack\nann weapon: war-sword`)
      expect(told(arrived, 'ranUp')).toMatchObject([{ metres: 8 }])
      expect(the(arrived.state, 'ann')).toMatchObject({ moved: 24, actions: 0 })
      expect(arrived.state.next).toMatchObject([{ kind: 'charge', who: 'ann', at: 'bob' }])
      const strayed = acting(apart(24), 'ann act: stride\nann where: away bob\nann metres: 1')
      expect(refusal(legend, strayed.state, 'ann', 'charge')).toMatchObject({ rule: 'LEG-FRM-Charge' })
      expect(refusal(legend, apart(25.1), 'ann', 'charge')).toMatchObject({ rule: 'LEG-FRM-Charge' })
      expect(refusal(legend, apart(1), 'ann', 'charge')).toMatchObject({ rule: 'LEG-ACT-Move' })
    },
  )

  rule('LEG-FRM-Charge', 'where his target has fallen he runs where he likes', () => {
    const swift = man(['war-sword'], { stated: { combatActions: 3 } })
    const state = arranged({ ...facing({ ann: swift }, { bob: sword, cid: sword }), distance: 20 }, (s) => {
      the(s, 'bob').actions = 0
      the(s, 'cid').actions = 0
    })
    const running = acting(state, 'ann act: charge\nann charge at: bob\nann act: move\nann halt: 8').state
    expect(told(acting(running, 'ann act: move\nann halt: 8'), 'ranUp')).toMatchObject([{ at: 'bob' }])
    the(running, 'bob').condition = 'dead'
    expect(offered(asking(running, 'ann act: move'))).toEqual(['towards cid', 'away cid', 'stay'])
  })

  rule('LEG-FRM-Charge', 'he keeps a last run before him', () => {
    const near = acting(apart(12), 'ann act: charge\nann act: move\nann halt: 8')
    expect(metres(near.state, 'ann', 'bob')).toBe(8)
    const one = apart(18, { ann: man(['war-sword'], { stated: { combatActions: 1 } }) })
    expect(refusal(legend, one, 'ann', 'charge')).toMatchObject({ rule: 'LEG-FRM-Charge' })
    const single = apart(17, { ann: man(['war-sword'], { stated: { combatActions: 1 } }) })
    const struck = acting(single, 'ann act: charge\nann act: attack\nann weapon: war-sword')
    expect(told(struck, 'ranUp')).toMatchObject([{ metres: 16 }])
  })

  rule('LEG-FRM-Charge', 'each run before it is up to twice Movement, as he likes', () => {
    const asked = asking(apart(20), 'ann act: charge\nann act: move')
    expect(offered(asked)).toEqual(Array.from({ length: 16 }, (_, i) => String(4 + i)))
    const close = acting(
      apart(17),
      `ann act: charge\nann act: move\nann halt: 2\n${idle}\nann act: attack\nann weapon: war-sword`,
    )
    expect(told(close, 'ranUp').map((e) => e.metres)).toEqual([15, 1])
    expect(close.state.next).toMatchObject([{ kind: 'charge', who: 'ann' }])
    expect(metres(acting(apart(20), 'ann act: charge\nann act: move\nann halt: 19').state, 'ann', 'bob')).toBe(19)
    expect(metres(acting(apart(5), 'ann act: charge\nann act: move\nann halt: 5').state, 'ann', 'bob')).toBe(5)
    expect(told(acting(apart(2), 'ann act: charge\nann act: move'), 'ranUp')).toMatchObject([{ metres: 0 }])
  })

  rule('LEG-FRM-Charge', 'or he strikes when he arrives and forfeits the rest (LEG-A20)', () => {
    const ann = man(['war-sword'], { stated: { combatActions: 3 } })
    const played = acting(
      apart(17, { ann, options: { chargeStrike: 'onContact' } }),
      'ann act: charge\nann act: move\nann weapon: war-sword',
    )
    expect(metres(played.state, 'ann', 'bob')).toBe(1)
    expect(the(played.state, 'ann').actions).toBe(0)
    expect(told(played, 'forfeitsRest')).toMatchObject([{ actions: 2 }])
    expect(played.state.next).toMatchObject([{ kind: 'charge' }])
    const short = acting(apart(20, { ann, options: { chargeStrike: 'onContact' } }), 'ann act: charge\nann act: move')
    expect(metres(short.state, 'ann', 'bob')).toBe(4)
    expect(the(short.state, 'ann').actions).toBe(2)
    const shaken = apart(17, { ann, options: { chargeStrike: 'onContact' }, change: being('ann', { noAttack: 1 }) })
    expect(acting(shaken, 'ann act: charge\nann act: move').state.next).toEqual([])
    const hurt = apart(12, { change: being('ann', { shaken: 3 }) })
    const ran = acting(hurt, `ann act: charge\nann act: move\nann halt: 2\n${idle}`)
    expect(offered(acting(ran.state, '', { steps: 3 }))).toContain('move')
    expect(refusal(legend, acting(ran.state, '', { steps: 3 }).state, 'ann', 'attack')).toMatchObject({
      because: 'he cannot attack with this Combat Action',
    })
  })

  rule('LEG-FRM-Charge', 'it is told as a charge, and empty hands strike nothing home', () => {
    const bare = apart(17, {
      options: { chargeStrike: 'onContact' },
      change: (s) => {
        for (const arm of the(s, 'ann').items) arm.where = 'lost'
      },
    })
    const played = acting(bare, 'ann act: charge\nann act: move')
    expect(told(played, 'fullRound')).toMatchObject([{ rule: ['LEG-FRM-01', 'LEG-FRM-Charge'] }])
    expect(played.state.next).toEqual([])
    expect(the(played.state, 'ann').actions).toBe(1)
  })

  rule('LEG-FRM-Charge', 'without a run there is no charge', () => {
    const beside = apart(1, { change: being('ann', { fullRound: 'charge', turns: 1 }) })
    const struck = acting(beside, 'ann act: attack\nann weapon: war-sword\nbob defend: none\nann attack: 95')
    expect(told(struck, 'attack')).toHaveLength(1)
    expect(struck.state.next).toEqual([])
    const ran = acting(
      apart(2, { change: being('ann', { fullRound: 'charge', turns: 1 }) }),
      'ann act: attack\nann weapon: war-sword',
    )
    expect(told(ran, 'ranUp')[0]?.rule).toContain('LEG-FRM-Charge')
    expect(ran.state.next).toMatchObject([{ kind: 'charge' }])
  })

  rule('LEG-CHG-01', 'a biped’s Damage Modifier rises a step, a quadruped’s two', () => {
    const light = asking(apart(12), `${home('stand')}\nbob strike back: none\nbob defend: none\n${blow(50, '5 2')}`, {
      steps: 5,
    })
    expect(told(light, 'damage')).toMatchObject([{ rolled: 7 }])
    const bull = man(['war-sword'], { traits: ['quadruped'] })
    const heavy = asking(
      apart(12, { ann: bull }),
      `${home('stand')}\nbob strike back: none\nbob defend: none\n${blow(50, '5 4')}`,
      { steps: 5 },
    )
    expect(told(heavy, 'damage')).toMatchObject([{ rolled: 9 }])
    expect(told(heavy, 'momentum')).toMatchObject([{ who: 'ann', step: 6 }])
  })

  rule('LEG-CHG-01', 'past the end of the table too, unless the fight ends it there', () => {
    const characteristics = { str: 50, con: 12, siz: 50, int: 12, pow: 12, dex: 12, cha: 12 }
    const step = (damageModifierBeyond: string) => {
      const state = apart(12, { ann: man(['war-sword'], { characteristics }), options: { damageModifierBeyond } })
      const script = `${home('stand')}\nbob strike back: none\nbob defend: none\nann attack: 95`
      return told(acting(state, script, { steps: 5 }), 'momentum')[0]?.step
    }
    expect([step('extrapolate'), step('cap')]).toEqual([15, 14])
  })

  rule('LEG-CHG-09', 'over whoever fell he comes to a stop, and is hand to hand only with somebody who stands', () => {
    const at = home('stand')
      .replace('ann act: charge', 'ann act: charge\nann charge at: bob')
      .replace('ann weapon', 'ann target: bob\nann weapon')
    const script = `${at}\nbob strike back: none\nbob defend: none`
    const three = arranged({ ...facing({ ann: sword }, { bob: sword, cid: sword }), distance: 12 }, (s) => {
      the(s, 'bob').initiative = 1
      the(s, 'cid').actions = 0
    })
    const missed = acting(three, `${script}\nann attack: 95`, { steps: 7 })
    expect(missed.told).toContain('Ann is now hand to hand with Bob.')
    const struck = `${script}\nann attack: 50\nann manoeuvre: chooseLocation\nann damage: 8 2\nann location: head`
    const felled = acting(three, `${struck}\nbob resilience: 95`, { steps: 7 })
    expect(felled.told).toContain('Ann comes to a stop over Bob.')
  })
})

describe('after the blow', () => {
  const stands = `${home('stand')}\nbob strike back: none\nbob defend: none`
  const misses = `${stands}\nann attack: 95`

  rule('LEG-CHG-09', 'a charger who stops is engaged', () => {
    const played = acting(apart(12), misses, { steps: 7 })
    expect(told(played, 'engaged')).toMatchObject([{ who: 'ann', at: 'bob' }])
    expect(metres(played.state, 'ann', 'bob')).toBe(1)
    expect(the(played.state, 'ann')).toMatchObject({ fullRound: 'none', chargeAt: undefined })
    expect(played.state.charge).toBeUndefined()
  })

  rule('LEG-CHG-07', 'on foot he goes on only if the defender lets him', () => {
    const pass = (answer: string) =>
      `${charge()}\nann ride on: pass\nbob let pass: ${answer}\nbob charged: stand\nbob strike back: none\nbob defend: none\nann attack: 95`
    const held = acting(apart(12), pass('hold'), { steps: 7 })
    expect(told(held, 'engaged')).toHaveLength(1)
    const let_ = acting(apart(12), pass('let'), { steps: 7 })
    expect(told(let_, 'passed')).toMatchObject([{ who: 'ann', metres: 9 }])
    expect(metres(let_.state, 'ann', 'bob')).toBe(10)
    const spentRun = acting(
      apart(25),
      'ann act: charge\nann act: move\nann halt: 9\nbob act: doNothing\nann act: attack\nann weapon: war-sword',
    )
    expect(spentRun.state.next).toHaveLength(1)
    expect(offered(asking(spentRun.state, '', { steps: 1 }))).toEqual(['stand', 'evade'])
  })

  rule(
    'LEG-CHG-08',
    'passing, each has one Combat Action: he who strikes back does not parry, and nobody has a free attack',
    () => {
      const script = `${charge()}\nann ride on: pass\nbob let pass: let\nbob charged: stand\nbob strike back: war-sword`
      const played = acting(apart(12, { change: being('bob', { actions: 4 }) }), `${script}\nann attack: 95`)
      expect(told(played, 'undefended')).toMatchObject([{ who: 'bob' }])
      const done = acting(played.state, 'bob attack: 95', { otherwise: 'usual', steps: 2 })
      expect(told(done, 'passed')[0]?.rule).toContain('LEG-CHG-08')
      expect(the(done.state, 'ann').actions).toBe(0)
      const stays = asking(
        apart(12, { change: being('bob', { actions: 4 }) }),
        `${script.replace('ann ride on: pass\nbob let pass: let', 'ann ride on: stop')}`,
        { steps: 6 },
      )
      expect(offered(stays)).toEqual(['war-sword', 'unarmed', 'none'])
    },
  )

  rule('LEG-CHG-06', 'a formation that is not knocked back stops him, a disabled leg too', () => {
    const pass = `${charge()}\nann ride on: pass\nbob let pass: let\nbob charged: stand\nbob strike back: none\nbob defend: none`
    const wall = acting(apart(12, { bob: man(['war-sword'], { formation: true }) }), `${pass}\nann attack: 95`, {
      steps: 7,
    })
    expect(told(wall, 'chargeStopped')).toMatchObject([{ who: 'ann', rule: 'LEG-CHG-06' }])
    expect(told(wall, 'passed')).toHaveLength(0)
    const moved = acting(
      apart(12, { bob: man(['war-sword'], { formation: true }), change: being('bob', { moved: 1 }) }),
      `${pass}\nann attack: 95`,
      { steps: 7 },
    )
    expect(told(moved, 'passed')).toHaveLength(1)
    const small = man(['war-sword'], {
      formation: true,
      characteristics: { str: 12, con: 12, siz: 6, int: 12, pow: 12, dex: 12, cha: 12 },
    })
    const broken = acting(
      apart(12, { bob: small }),
      `${pass}\nann attack: 10\nann manoeuvre: none\nann damage: 6 1\nann hit location: 10\nbob cannot attack: 1\nbob resilience: 20\nbob athletics: 10`,
      { steps: 7 },
    )
    expect(told(broken, 'knockedBack')).toHaveLength(1)
    expect(told(broken, 'passed')).toHaveLength(1)
    const even = man(['war-sword'], {
      formation: true,
      characteristics: { str: 12, con: 12, siz: 7, int: 12, pow: 12, dex: 12, cha: 12 },
    })
    const solid = acting(
      apart(12, { bob: even }),
      `${pass}\nann attack: 10\nann manoeuvre: none\nann damage: 6 1\nann hit location: 10\nbob cannot attack: 1\nbob resilience: 20`,
      { steps: 7 },
    )
    expect(told(solid, 'damage')).toMatchObject([{ rolled: 7 }])
    expect(told(solid, 'chargeStopped')).toHaveLength(1)
    const lamed = acting(
      apart(12, { bob: man(['rapier']) }),
      `${pass.replace('strike back: none\nbob defend: none', 'strike back: rapier')}\nbob attack: 50\nbob manoeuvre: none\nbob damage: 6\nbob hit location: 1\nann cannot attack: 1\nann resilience: 99`,
      { otherwise: 'usual', steps: 8 },
    )
    expect(told(lamed, 'chargeStopped')).toHaveLength(1)
    expect(told(lamed, 'attack')).toMatchObject([{ who: 'bob' }])
  })

  rule('LEG-CHG-10', 'a fly-by is a charge, and passes without leave', () => {
    const bird = man(['war-sword'], { fly: 10, traits: ['flyer'] })
    const played = acting(
      apart(12, { ann: bird }),
      `${charge()}\nann ride on: pass\nbob charged: stand\nbob strike back: none\nbob defend: none\nann attack: 95`,
      { steps: 7 },
    )
    expect(told(played, 'charges')[0]?.rule).toContain('LEG-CHG-10')
    expect(told(played, 'passed')).toHaveLength(1)
    const lame = apart(12, {
      ann: bird,
      change: (s) => {
        const leg = the(s, 'ann').limbs[0]
        if (leg !== undefined) leg.useless = true
      },
    })
    const swoop = `${charge()}\nann ride on: pass\nbob charged: stand\nbob strike back: none\nbob defend: none\nann attack: 95`
    expect(told(acting(lame, swoop, { steps: 7 }), 'passed')).toHaveLength(1)
    expect(refusal(legend, apart(31, { ann: bird }), 'ann', 'charge')).toBeUndefined()
    expect(refusal(legend, apart(31.1, { ann: bird }), 'ann', 'charge')).toMatchObject({ rule: 'LEG-FRM-Charge' })
  })
})
