import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { movement } from '../../ground/pace.ts'
import { legend } from '../../index.ts'
import { metres } from '../../state/standing.ts'
import type { State } from '../../state/types.ts'
import { acting, arranged, asking, being, facing, the } from '../arrange.ts'
import { item, man, offered, told } from '../clash.ts'

const rider = (weapons: readonly string[], ride: number, more: object = {}) =>
  man(weapons, { rides: 'horse', skills: { athletics: 50, evade: 50, resilience: 50, unarmed: 40, ride }, ...more })
const sword = man(['war-sword'])
const footman = man(['war-sword'])
/** Ann on a horse before Bob. */
const mounted = (
  ann: object = rider(['war-sword'], 80),
  change?: (s: State) => void,
  distance = 1,
  bob: object = footman,
): State =>
  arranged({ ...facing({ ann, horse: {} }, { bob }), distance }, (s) => {
    the(s, 'horse').initiative = 2
    the(s, 'bob').initiative = 1
    change?.(s)
  })
const blow = 'ann act: attack\nann weapon: war-sword\nbob defend: none'

describe('mounted combat', () => {
  rule('LEG-ACT-Mount', 'in and out of the saddle, a Combat Action each; the mount carries its rider', () => {
    const state = mounted()
    expect(metres(state, 'ann', 'horse')).toBe(0)
    const down = acting(state, 'ann act: mount')
    expect(the(down.state, 'ann')).toMatchObject({ mount: undefined, actions: 1 })
    expect(the(down.state, 'horse').rider).toBeUndefined()
    expect(metres(down.state, 'ann', 'horse')).toBe(1)
    const up = acting(
      { ...down.state, fighters: down.state.fighters.map((f) => ({ ...f, acted: f.id === 'ann' ? 0 : 1 })) },
      'ann act: mount',
    )
    expect(the(up.state, 'ann')).toMatchObject({ mount: 'horse', actions: 0 })
    expect(the(up.state, 'horse').rider).toBe('ann')
    const rides = acting(mounted(undefined, undefined, 30), 'ann act: move\nann where: towards bob\nann metres: 12')
    expect(metres(rides.state, 'horse', 'bob')).toBe(metres(rides.state, 'ann', 'bob'))
    expect(metres(rides.state, 'ann', 'horse')).toBe(0)
    expect(movement(rides.state, the(rides.state, 'ann'))).toBe(12)
  })

  rule(
    'LEG-ACT-Mount',
    'only a bigger beast of his side beside him, on its feet and free; ridden, it goes where its rider will',
    () => {
      const walking = (change?: (s: State) => void) => mounted(sword, change)
      const beside = (s: State): void => {
        s.where = { bands: spaced(['ann', 'horse', 'bob'], [1, 5, 5]) }
      }
      const why = (change: (s: State) => void) =>
        refusal(
          legend,
          walking((s) => {
            beside(s)
            change(s)
          }),
          'ann',
          'mount',
        )
      expect(why(() => undefined)).toBeUndefined()
      expect(why(being('horse', { stance: 'prone' }))).toMatchObject({ rule: 'LEG-ACT-Mount' })
      expect(why(being('horse', { condition: 'dead' }))).toMatchObject({ rule: 'LEG-ACT-Mount' })
      expect(why(being('horse', { rider: 'cid' }))).toMatchObject({ rule: 'LEG-ACT-Mount' })
      expect(why(being('ann', { stance: 'prone' }))).toMatchObject({ rule: 'LEG-ACT-ChangeStance' })
      expect(refusal(legend, walking(), 'ann', 'mount')).toMatchObject({ rule: 'LEG-ACT-Mount' })
      expect(refusal(legend, mounted(undefined, undefined, 9), 'horse', 'move')).toMatchObject({
        rule: 'LEG-ACT-Mount',
      })
      expect(refusal(legend, mounted(), 'horse', 'mount')).toMatchObject({ rule: 'LEG-ACT-Mount' })
      expect(refusal(legend, mounted(), 'ann', 'changeStance')).toMatchObject({ rule: 'LEG-ACT-Mount' })
    },
  )

  rule('LEG-ACT-Mount', 'with his mount down he is on his feet', () => {
    const { state } = acting(
      mounted(undefined, being('horse', { condition: 'dead', stance: 'prone' })),
      'ann act: doNothing',
    )
    expect(the(state, 'ann')).toMatchObject({ mount: undefined, stance: 'standing' })
  })

  rule('LEG-MNT-01', 'combat skill never exceeds Ride, in attack and in defence', () => {
    expect(told(acting(mounted(rider(['war-sword'], 45)), `${blow}\nann attack: 46`), 'attack')).toMatchObject([
      { skill: 45 },
    ])
    expect(told(acting(mounted(), `${blow}\nann attack: 61`), 'attack')).toMatchObject([{ skill: 60 }])
    const attacked = mounted(rider(['war-sword'], 45), being('bob', { initiative: 30 }))
    const parried = acting(
      attacked,
      'bob act: attack\nbob target: ann\nbob weapon: war-sword\nann defend: war-sword\nbob attack: 50\nann parry: 45\nbob damage: 1',
    )
    expect(told(parried, 'parry')).toMatchObject([{ skill: 45, level: 'success' }])
  })

  rule('LEG-MNT-02', 'with a Small or Medium weapon he rolls location on 1D10+10, with a larger one on 1D20', () => {
    const medium = acting(mounted(), `${blow}\nann attack: 50\nann manoeuvre: none\nann damage: 1\nann hit location: 3`)
    expect(told(medium, 'location')).toMatchObject([{ location: 'right arm' }])
    expect(told(medium, 'location')[0]?.rule).toContain('LEG-MNT-02')
    const great = acting(
      mounted(rider(['great-axe'], 80)),
      'ann act: attack\nann weapon: great-axe\nbob defend: none\nann attack: 50\nann manoeuvre: none\nann damage: 1\nann hit location: 3',
      { otherwise: 'usual' },
    )
    expect(told(great, 'location')).toMatchObject([{ location: 'right leg' }])
  })

  rule('LEG-MNT-03', 'for a Combat Action he defends his mount with his own style or his Ride', () => {
    const state = () =>
      mounted(undefined, (s) => {
        the(s, 'bob').initiative = 30
        the(s, 'horse').actions = 0
      })
    const strikes = 'bob act: attack\nbob target: horse\nbob weapon: war-sword'
    const asked = asking(state(), strikes)
    expect(offered(asked)).toEqual(['rider war-sword', 'rider ride', 'none'])
    const parried = acting(
      state(),
      `${strikes}\nhorse defend: rider war-sword\nbob attack: 50\nann parry: 60\nbob damage: 5`,
    )
    expect(told(parried, 'parry')).toMatchObject([{ who: 'ann', skill: 60 }])
    expect(told(parried, 'wounded')).toHaveLength(0)
    expect([the(parried.state, 'ann').actions, the(parried.state, 'horse').actions]).toEqual([1, 0])
    const rode = acting(state(), `${strikes}\nhorse defend: rider ride\nbob attack: 50\nann evade: 51`)
    expect(told(rode, 'evade')).toMatchObject([{ who: 'ann', skill: 80 }])
    expect(the(rode.state, 'ann').actions).toBe(1)
    const spent = acting(
      mounted(undefined, (s) => {
        the(s, 'bob').initiative = 30
        the(s, 'ann').actions = 0
        the(s, 'horse').actions = 0
      }),
      `${strikes}\nbob attack: 95`,
    )
    expect(told(spent, 'undefended')).toHaveLength(1)
    const alone = mounted(undefined, (s) => {
      the(s, 'bob').initiative = 30
    })
    const hoof = offered(asking(alone, strikes)).find((key) => /hoof|kick/.test(key)) ?? ''
    const itself = acting(
      alone,
      `${strikes}\nhorse defend: ${hoof}\nbob attack: 50\nhorse parry: 5\nhorse manoeuvre: none\nbob damage: 1`,
    )
    expect(told(itself, 'parry')).toMatchObject([{ who: 'horse' }])
    expect(the(itself.state, 'ann').actions).toBe(2)
  })

  rule('LEG-MNT-04', 'with Ride his mount’s SIZ counts against Knockback', () => {
    const hammer = man(['great-hammer'], {
      characteristics: { str: 20, con: 12, siz: 20, int: 12, pow: 12, dex: 12, cha: 12 },
    })
    const struck = (script: string, dice = '10 6') =>
      acting(
        mounted(
          rider(['war-sword'], 80, { worn: { chest: 20 } }),
          (s) => {
            the(s, 'bob').initiative = 30
            the(s, 'ann').actions = 0
          },
          1,
          hammer,
        ),
        `bob act: attack\nbob target: ann\nbob weapon: great-hammer\nbob attack: 50\nbob manoeuvre: none\nbob damage: ${dice}\nbob hit location: 10\n${script}`,
      )
    expect(told(struck('', '9 1'), 'steadied')).toEqual([])
    const steady = struck('ann ride: 80')
    expect(told(steady, 'steadied')).toMatchObject([{ steady: true, siz: 44 }])
    expect(told(steady, 'knockedBack')).toHaveLength(0)
    const shaken = struck('ann ride: 81\nann athletics: 50')
    expect(told(shaken, 'steadied')).toMatchObject([{ steady: false, siz: 13 }])
    expect(told(shaken, 'knockedBack')).toHaveLength(1)
    expect(the(shaken.state, 'ann').mount).toBeUndefined()
  })

  rule('LEG-SKL-RideFumble', 'who fumbles Ride needs Athletics or is thrown', () => {
    const hammer = man(['great-hammer'], {
      characteristics: { str: 20, con: 12, siz: 20, int: 12, pow: 12, dex: 12, cha: 12 },
    })
    const fumbled = (athletics: string) =>
      acting(
        mounted(
          rider(['war-sword'], 80, { worn: { chest: 20 } }),
          (s) => {
            the(s, 'bob').initiative = 30
            the(s, 'ann').actions = 0
          },
          1,
          hammer,
        ),
        `bob act: attack\nbob target: ann\nbob weapon: great-hammer\nbob attack: 50\nbob manoeuvre: none\nbob damage: 10 6\nbob hit location: 10\nann ride: 99\nann athletics: ${athletics}`,
      )
    expect(the(fumbled('51').state, 'ann')).toMatchObject({ mount: undefined, stance: 'prone' })
    expect(told(fumbled('50\nann athletics: 50'), 'keptSeat')).toMatchObject([{ kept: true }])
  })
})

describe('mounted charges', () => {
  const lancer = rider(['lance'], 80, {
    characteristics: { str: 12, con: 12, siz: 13, int: 12, pow: 12, dex: 12, cha: 12 },
  })
  const charge = (brace: string) =>
    `ann act: charge\nann brace: ${brace}\nann act: move\nann halt: 12\nhorse act: doNothing\nbob act: doNothing\nann act: attack${brace === 'none' ? '\nann weapon: lance' : ''}`
  const far = (bob: object = footman, change?: (s: State) => void) => mounted(lancer, change, 20, bob)

  rule(
    ['LEG-MNT-05', 'LEG-EQP-Lance', 'LEG-CHG-01'],
    'a braced weapon has the mount’s Damage Modifier, two steps up',
    () => {
      const script =
        'ann ride on: stop\nbob charged: stand\nbob strike back: none\nhorse mount attacks: none\nbob defend: none\nann attack: 50\nann manoeuvre: none'
      const braced = asking(far(), `${charge('lance')}\n${script}\nann damage: 4 3 3\nann hit location: 10`, {
        otherwise: 'usual',
      })
      expect(told(braced, 'momentum')).toMatchObject([{ who: 'ann', step: 12 }])
      expect(told(braced, 'damage')).toMatchObject([{ rolled: 12 }])
      const free = asking(far(), `${charge('none')}\n${script}\nann damage: 4 1\nann hit location: 10`, {
        otherwise: 'usual',
      })
      expect(told(free, 'momentum')).toMatchObject([{ step: 5 }])
      expect(told(free, 'damage')).toMatchObject([{ rolled: 7 }])
    },
  )

  rule('LEG-MNT-05', 'a long spear can be braced too, a sword cannot', () => {
    const spearman = rider(['short-spear'], 80)
    const braced = acting(mounted(spearman, undefined, 20), 'ann act: charge\nann brace: short-spear')
    expect(the(braced.state, 'ann').committed).toBe('ann short-spear')
    const script = `ann act: charge\nann brace: short-spear\nann act: move\nann halt: 12\nhorse act: doNothing\nbob act: doNothing\nann act: attack\nann weapon: short-spear\nann ride on: stop\nbob charged: stand\nbob strike back: none\nhorse mount attacks: none\nbob defend: none\nann attack: 95`
    const weights = told(acting(mounted(spearman, undefined, 20), script), 'momentum')
    expect(weights).toMatchObject([{ step: 12, rule: ['LEG-CHG-01', 'LEG-MNT-05'] }])
    const sworded = acting(mounted(undefined, undefined, 20), 'ann act: charge\nann act: move\nann halt: 12')
    expect(the(sworded.state, 'ann').committed).toBeUndefined()
  })

  rule('LEG-MNT-05', 'it cannot defend until the charge is over', () => {
    const braced = acting(far(), 'ann act: charge\nann brace: lance\nann act: move\nann halt: 12').state
    expect(the(braced, 'ann').committed).toBe('ann lance')
    braced.where = { bands: spaced(['horse', 'bob', 'ann'], [1, 0, 1]) }
    the(braced, 'horse').actions = 0
    const attacked = asking(braced, 'bob act: attack\nbob target: ann\nbob weapon: war-sword', { steps: 1 })
    expect(offered(attacked)).not.toContain('lance')
    the(braced, 'ann').committed = undefined
    expect(offered(asking(braced, 'bob act: attack\nbob target: ann\nbob weapon: war-sword'))).toContain('lance')
  })

  rule(['LEG-MNT-05', 'LEG-CHG-07'], 'it is lost if it impales and the mount goes on', () => {
    const stuck = (s: State): State => {
      item(s, 'ann', 'lance').where = 'stuck'
      return s
    }
    const past = (ride: string) => {
      const script = `${charge('lance')}\nann ride on: ${ride}\nbob charged: stand\nbob strike back: none\nhorse mount attacks: none\nbob defend: none\nann attack: 95`
      const struck = acting(far(), script)
      return acting(stuck(struck.state), '', { steps: 1 })
    }
    const passed = past('pass')
    expect(told(passed, 'weaponLost')).toMatchObject([{ who: 'ann' }])
    expect(item(passed.state, 'ann', 'lance').where).toBe('lost')
    expect(told(passed, 'passed')).toMatchObject([{ who: 'ann', metres: 13 }])
    expect([the(passed.state, 'ann').actions, the(passed.state, 'horse').actions]).toEqual([0, 0])
    const stopped = past('stop')
    expect(item(stopped.state, 'ann', 'lance').where).toBe('stuck')
  })

  rule('LEG-CHG-03', 'a mount that can fight attacks or tramples as well, with its own Combat Action', () => {
    const script = `${charge('lance')}\nann ride on: stop\nbob charged: stand\nbob strike back: none\nhorse mount attacks: horse-trample\nbob defend: none\nann attack: 95`
    const played = acting(far(), `${script}\nbob defend: none\nhorse attack: 95`)
    expect(told(played, 'attack').map(({ who }) => who)).toEqual(['ann', 'horse'])
    expect(the(played.state, 'horse').actions).toBe(1)
    expect(told(played, 'momentum').map(({ step }) => step)).toEqual([12, 12])
    const spent = acting(
      far(footman, being('horse', { actions: 0 })),
      `${charge('lance').replace('horse act: doNothing\n', '')}\nann ride on: stop\nbob charged: stand\nbob strike back: none`,
    )
    expect(spent.state.next.map(({ kind }) => kind)).toEqual(['chargeBlow', 'chargeOver'])
    const first = acting(
      far(man(['longspear'])),
      `${charge('lance')}\nann ride on: stop\nbob charged: stand\nbob strike back: longspear\nbob strike at: horse\nhorse mount attacks: none`,
    )
    expect(told(first, 'reachDecides')).toMatchObject([{ rule: 'LEG-CHG-03' }])
    expect(first.state.next).toContainEqual(expect.objectContaining({ who: 'bob', at: 'horse' }))
  })

  rule('LEG-CHG-08', 'passing, who has parried the rider has nothing left for the mount; else he has', () => {
    const parries = (ride: string) =>
      asking(
        far(footman, being('bob', { actions: 4 })),
        `${charge('lance')}\nann ride on: ${ride}\nbob charged: stand\nbob strike back: none\nhorse mount attacks: horse-trample\nbob defend: war-sword\nann attack: 50\nbob parry: 40\nann damage: 1 1 1`,
        { otherwise: 'usual', steps: 8 },
      )
    const passing = acting(parries('pass').state, 'horse attack: 95', { steps: 2 })
    expect(told(passing, 'undefended')).toMatchObject([{ who: 'bob' }])
    expect(told(passing, 'passed')[0]?.rule).toContain('LEG-CHG-08')
    const stopping = asking(parries('stop').state, '', { steps: 1 })
    expect(offered(stopping)).toContain('war-sword')
  })

  rule('LEG-CHG-04', 'who evades is clear of the mount too', () => {
    const script = `${charge('lance')}\nann ride on: stop\nbob charged: evade\nhorse mount attacks: horse-trample\nann attack: 40\nbob evade: 41`
    const clear = asking(far(), script, { steps: 9 })
    expect(told(clear, 'attack').map(({ who }) => who)).toEqual(['ann'])
    const caught = acting(
      far(),
      `${script.replace('evade: 41', 'evade: 39')}\nann manoeuvre: none\nann damage: 1 1 1\nann hit location: 10\nhorse attack: 95`,
    )
    expect(told(caught, 'attack').map(({ who }) => who)).toEqual(['ann', 'horse'])
    expect(told(caught, 'undefended')).toMatchObject([{ who: 'bob' }])
  })

  rule('LEG-CHG-05', 'a weapon set against a rider has his mount’s Damage Modifier', () => {
    const script = `${charge('lance')}\nann ride on: stop\nbob charged: set longspear\nbob strike at: ann\nhorse mount attacks: none`
    const played = asking(
      far(man(['longspear'])),
      `${script}\nann attack: 95\nbob attack: 50\nbob manoeuvre: none\nbob damage: 4 3 3\nbob hit location: 10`,
      { otherwise: 'usual' },
    )
    expect(told(played, 'damage')).toMatchObject([{ who: 'bob', rolled: 11 }])
  })
})
