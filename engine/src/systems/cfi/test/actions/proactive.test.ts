import { describe, expect } from 'vitest'
import { play, refusal, refusals, rule } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'
import { acting, CHEST, facing, fought, hp, item, man, onMap, ready, the, told } from '../arrange.ts'

const apart = (distance: number, options: object = {}, ann: object = man(), bob: object = man()) =>
  ready(facing(ann, bob, options, { distance }))

const turnOf = (s: ReturnType<typeof apart>, who = 'ann') => {
  const at = play(cfi, s, '').state
  return (key: string) => refusal(cfi, at, who, key)
}

describe('standing by', () => {
  rule('CFI-PRO-Brace', 'a firm stance until his next Turn', () => {
    const { state } = acting(apart(20), 'ann turn: brace\nbob turn: dither')
    expect(the(state, 'ann').braced).toBe(true)
    expect(the(acting(state, 'ann turn: dither', { steps: 2 }).state, 'ann').braced).toBe(false)
  })
  rule('CFI-PRO-Dither', 'the Turn is wasted, and its point', () => {
    expect(the(acting(apart(20), 'ann turn: dither').state, 'ann').points).toBe(1)
  })
  rule(
    ['CFI-PRO-Delay', 'CFI-REA-Interrupt'],
    'to delay costs nothing; who delays halts a foe’s Turn to act, and the foe goes on',
    () => {
      const { state, events } = acting(
        apart(5),
        'ann turn: delay\nbob turn: attack\nbob weapon: longsword\nann interrupt: interrupt\nann turn: attack\nann weapon: longsword\nann attack: 90\nbob defend: none\nbob attack: 90\nann defend: none',
      )
      expect(the(state, 'ann')).toMatchObject({ points: 1, delaying: false })
      expect(told({ events }, 'attack').map(({ who }) => who)).toEqual(['ann', 'bob'])
    },
  )
  rule('CFI-REA-Interrupt', 'a deed that has become impossible loses its point', () => {
    const s = apart(5)
    const { state } = acting(
      s,
      'ann turn: delay\nbob turn: attack\nbob weapon: longsword\nann interrupt: interrupt\nann turn: changeRange\nbob stay close: none',
    )
    expect(the(state, 'bob').points).toBe(1)
    expect(
      acting(
        s,
        'ann turn: delay\nbob turn: attack\nbob weapon: longsword\nann interrupt: interrupt\nann turn: changeRange\nbob stay close: none',
      ).told,
    ).toContain("Bob's attack comes to nothing.")
    expect(turnOf(s)('delay')).toBeUndefined()
  })
  rule(
    ['CFI-REA-Opportunity', 'CFI-MOV-07'],
    'who delays strikes at somebody who comes within his reach, or bars his way',
    () => {
      const s = ready(onMap(man(), man(), '.....\na...b\n.....'), (state) => {
        the(state, 'bob').delaying = true
      })
      const struck = acting(
        s,
        'ann turn: move\nbob interrupt: none\nann where: cell 3,0\nbob interrupt: strike\nbob attack: 90\nann defend: none',
      )
      expect(told(struck, 'attack')[0]).toMatchObject({ who: 'bob', at: 'ann' })
      const barred = acting(s, 'ann turn: move\nbob interrupt: none\nann where: cell 3,0\nbob interrupt: block')
      expect(told(barred, 'moved')[0]?.far).toBeLessThan(15)
      expect(the(barred.state, 'bob').points).toBe(1)
    },
  )
})

describe('charging', () => {
  const charge = (rest: string, s = apart(40)) =>
    acting(s, `ann turn: charge\nann gait: run\nann weapon: longsword\n${rest}`)
  rule(
    ['CFI-PRO-Charge', 'CFI-CHG-01', 'CFI-CHG-02'],
    'a run into contact and a Hard blow with the same action, from any distance',
    () => {
      const { state, events } = charge('bob receive: none\nann attack: 41\nbob defend: none\nann past: stop')
      expect(told({ events }, 'attack')[0]).toMatchObject({ skill: 40, level: 'failure', how: 'charge' })
      expect(the(state, 'ann')).toMatchObject({ points: 1, pace: 'run' })
      expect(
        told(charge('bob receive: none\nann attack: 90\nbob defend: none\nann past: stop', apart(6)), 'moved')[0]?.far,
      ).toBe(1)
      expect(turnOf(apart(5))('charge')?.rule).toBe('CFI-PRO-Charge')
    },
  )
  rule(
    ['CFI-CHG-03', 'CFI-CHG-04'],
    'the weapon a Size larger, the Damage Modifier a step up; two on four legs',
    () => {
      const { state, events } = charge(
        'bob receive: none\nann attack: 30\nbob defend: longsword\nbob parry: 20\nann damage: 6 2\nann location: 10\nann past: stop',
      )
      expect(told({ events }, 'damage')[0]).toMatchObject({ dice: '1d8+1d2', rolled: 8 })
      expect(hp(state, 'bob', CHEST)).toBe(7 - 4)
      const wolf = acting(
        apart(40, {}, { like: 'wolf' }),
        'ann turn: charge\nann gait: run\nbob receive: none\nann attack: 30\nbob defend: none\nann effect: none\nann damage: 2 1\nann location: 10\nann past: stop',
      )
      expect(told(wolf, 'damage')[0]?.dice).toBe('1d6+1d2')
    },
  )
  rule('CFI-CHG-05', 'a rider uses his mount’s Damage Modifier, two steps up', () => {
    const s = ready({
      system: 'cfi',
      sides: { heroes: { ann: man(['lance'], { rides: 'horse' }), horse: {} }, foes: { bob: man() } },
      distance: 60,
    })
    const { events } = acting(
      s,
      'ann turn: charge\nann gait: run\nann weapon: lance\nbob receive: none\nann attack: 20\nbob defend: none\nann effect: none\nann damage: 1 1 1\nann location: 10\nann past: stop',
    )
    expect(told({ events }, 'damage')[0]?.dice).toBe('1d10+2+1d8+1d6')
  })
  rule('CFI-CHG-06', 'he stops, or goes on past and is no longer engaged', () => {
    expect(
      cfi.board(charge('bob receive: none\nann attack: 90\nbob defend: none\nann past: stop').state).pairs[0]?.engaged,
    ).toBe(true)
    expect(
      cfi.board(charge('bob receive: none\nann attack: 90\nbob defend: none\nann past: past').state).pairs[0]?.engaged,
    ).toBe(false)
  })
  rule(
    ['CFI-CHG-07', 'CFI-CHG-08', 'CFI-TRAIT-Set'],
    'who is charged may strike back: the longer weapon first, a set one with the charger’s weight',
    () => {
      const s = ready(facing({ like: 'ogre' }, man(['longspear']), {}, { distance: 40 }))
      const { events } = acting(
        s,
        'ann turn: charge\nann gait: run\nann weapon: ogre-club\nbob receive: strike with longspear\nbob attack: 30\nbob effect: none\nbob damage: 5 4\nbob location: 10\nann attack: 90\nann past: stop',
      )
      expect(told({ events }, 'attack').map(({ who }) => who)).toEqual(['bob', 'ann'])
      expect(told({ events }, 'damage')[0]).toMatchObject({ who: 'bob', dice: '1d10+1+1d10', rolled: 10 })
      const short = charge(
        'bob receive: strike with dagger\nann attack: 30\nann effect: none\nann damage: 1 1\nann location: 1\nbob attack: 90\nann past: stop',
        apart(40, {}, man(), man(['dagger'])),
      )
      expect(told(short, 'attack').map(({ who }) => who)).toEqual(['ann', 'bob'])
    },
  )
})

describe('outmaneuvering', () => {
  const ring = (options: object = {}, ann: object = man()) =>
    ready(
      { system: 'cfi', options, sides: { heroes: { ann }, foes: { bob: man(), cid: man() } }, distance: 5 },
      (s) => {
        if ('bands' in s.where) s.where = { bands: { ...s.where.bands, places: [0, 0, 0, 5, 3, 4] } }
      },
    )
  rule(
    ['CFI-PRO-Outmaneuver', 'CFI-OUT-02', 'CFI-OUT-03'],
    'all spend a point and roll Evade once; who does not beat him cannot attack him',
    () => {
      const { state } = acting(
        ring(),
        'ann turn: outmaneuver\nbob corner: corner\ncid corner: corner\nann evade: 30\nbob evade: 20\ncid evade: 40',
      )
      expect(state.fighters.map(({ points }) => points)).toEqual([1, 1, 1])
      expect(the(state, 'ann').keptOff).toEqual(['bob'])
      expect(refusal(cfi, play(cfi, state, '').state, 'bob', 'attack')).toBeDefined()
    },
  )
  rule('CFI-OUT-01', 'it takes room', () => {
    expect(turnOf(ring({}, man([], { confined: true })))('outmaneuver')?.rule).toBe('CFI-OUT-01')
  })
  rule('CFI-OUT-04', 'all beaten: one taken on safely, or away', () => {
    const s = ring()
    const away = acting(
      s,
      'ann turn: outmaneuver\nbob corner: none\ncid corner: none\nann evade: 30\nann won free: withdraw\nann where: away bob',
    ).state
    expect(cfi.board(away).pairs.every(({ engaged }) => !engaged)).toBe(true)
    const one = acting(
      s,
      'ann turn: outmaneuver\nbob corner: none\ncid corner: none\nann evade: 30\nann won free: engage one\nann target: bob',
    ).state
    expect(the(one, 'ann').keptOff).toEqual(['bob', 'cid'])
  })
})

describe('other actions', () => {
  rule('CFI-PRO-Ready', 'draw and sheathe; what lies on the ground takes two', () => {
    const s = ready(facing(man(['longsword', 'dagger']), man(), {}, { distance: 60 }), (state) => {
      Object.assign(item(state, 'ann', 'longsword'), { where: 'ground', away: 0 })
    })
    expect(item(acting(s, 'ann turn: ready\nann ready: draw dagger').state, 'ann', 'dagger').where).toBe('right')
    const one = acting(s, 'ann turn: ready\nann ready: lift longsword\nbob turn: dither').state
    expect(item(one, 'ann', 'longsword').where).toBe('lifted')
    expect(
      item(acting(one, 'ann turn: ready\nann ready: draw longsword', { steps: 2 }).state, 'ann', 'longsword').where,
    ).toBe('right')
  })
  rule('CFI-PRO-RegainFooting', 'up by itself alone; engaged by Brawn or Athletics', () => {
    expect(
      the(acting(apart(40, {}, man([], { stance: 'prone' })), 'ann turn: regainFooting').state, 'ann').stance,
    ).toBe('standing')
    expect(
      the(
        acting(
          apart(5, {}, man([], { stance: 'prone' })),
          'ann turn: regainFooting\nann athletics: 30\nbob athletics: 40',
        ).state,
        'ann',
      ).stance,
    ).toBe('prone')
  })
  rule('CFI-PRO-Mount', 'on and off; a very large mount takes two Turns', () => {
    const s = (mount: object) =>
      ready({ system: 'cfi', sides: { heroes: { ann: man(), steed: mount }, foes: { bob: man() } }, distance: 60 })
    const up = acting(s({ like: 'horse' }), 'ann turn: mount').state
    expect(the(up, 'ann').mount).toBe('steed')
    const slow = acting(s({ like: 'dragon', abilities: [] }), 'ann turn: mount').state
    expect(the(slow, 'ann').mount).toBeUndefined()
  })
  rule(['CFI-FRE-Drop', 'CFI-FRE-Speak', 'CFI-FRE-Signal'], 'free: letting something fall, a word, a sign', () => {
    const { state, told: lines } = acting(
      apart(40),
      'ann turn: speak\nann turn: signal\nann turn: dropItem\nann drop: longsword\nann turn: dither',
    )
    expect(item(state, 'ann', 'longsword').where).toBe('ground')
    expect(the(state, 'ann').points).toBe(1)
    expect(lines).toContain('Ann calls out.')
    expect(turnOf(apart(5))('signal')?.rule).toBe('CFI-FRE-Signal')
  })
  rule('CFI-FRE-Assess', 'Perception, Hard after a run: then nobody comes from behind unnoticed', () => {
    const s = apart(40)
    the(s, 'ann').pace = 'still'
    expect(the(acting(s, 'ann turn: assess\nann perception: 50\nann turn: dither').state, 'ann').watchful).toBe(true)
    expect(turnOf(apart(5))('assess')?.because).toMatch('engaged')
  })
  rule(['CFI-TRAIT-Mount', 'CFI-TRAIT-Stealth'], 'a lance is for the saddle, a garrote for ambush', () => {
    expect(turnOf(apart(10, {}, man(['lance'])))('attack')?.rule).toBe('CFI-TRAIT-Mount')
    expect(turnOf(apart(5, {}, man(['garrote'])))('attack')?.rule).toBe('CFI-TRAIT-Stealth')
    const ambush = ready(facing(man(['garrote']), man([], { surprised: true })))
    expect(refusals(cfi, play(cfi, ambush, '').state, 'ann').map(({ key }) => key)).not.toContain('attack')
    fought(ambush, 'garrote', 'ann attack: 90')
  })
})
