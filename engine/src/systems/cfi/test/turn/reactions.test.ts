import { describe, expect } from 'vitest'
import { play, rule } from '../../../../kernel/testing/index.ts'
import { forTurns } from '../../../../mechanisms/lasting.ts'
import { cfi } from '../../index.ts'
import { acting, CHEST, facing, fought, item, man, offered, onMap, ready, spent, the, told } from '../arrange.ts'

describe('whoever comes past', () => {
  const watched = (bob: object, change: (s: ReturnType<typeof ready>) => void = () => {}) =>
    ready(onMap(man(), bob, '......\na....b\n......'), (s) => {
      the(s, 'bob').delaying = true
      change(s)
    })
  rule('CFI-REA-Opportunity', 'is struck with a weapon that reaches him', () => {
    const s = watched(man(['dagger', 'longspear'], { ready: ['longspear'] }))
    item(s, 'bob', 'dagger').where = 'right'
    item(s, 'bob', 'longspear').where = 'left'
    const struck = acting(
      s,
      'ann turn: move\nbob interrupt: none\nann where: cell 3,0\nbob interrupt: strike\nbob attack: 90\nann defend: none',
    )
    expect(told(struck, 'attack')[0]?.weapon).toBe('Longspear')
  })
  rule('CFI-MOV-07', 'by who may attack; who may not still bars the way', () => {
    const s = watched(man(), (state) => {
      the(state, 'bob').lasting = [forTurns('barred', 2, 'bob')]
    })
    const there = play(cfi, s, 'ann turn: move\nbob interrupt: none\nann where: cell 4,0')
    expect(offered(there)).toEqual(['block', 'none'])
    const barred = acting(s, 'ann turn: move\nbob interrupt: none\nann where: cell 4,0\nbob interrupt: block')
    expect(told(barred, 'moved')[0]?.far).toBeLessThan(20)
  })
})

describe('who can answer nothing', () => {
  rule('CFI-PRO-ChangeRange', 'who is senseless keeps nobody close', () => {
    const s = ready(facing(man(), man()), (state) => {
      the(state, 'bob').lasting = [forTurns('senseless', 2, 'bob')]
    })
    expect(cfi.board(acting(s, 'ann turn: changeRange').state).pairs[0]?.engaged).toBe(false)
  })
  rule('CFI-SE-Impale', 'who has too large a weapon in him neither acts nor parries', () => {
    const s = ready(facing(man(), man()), (state) => {
      state.impaled = [{ by: 'ann', on: 'bob', item: '', location: CHEST, size: 'huge' }]
    })
    const struck = fought(s, 'longsword', 'ann effect: none\nann damage: 1\nann location: 1')
    expect(told(struck, 'defense')).toEqual([])
    const turn = acting(s, 'ann turn: dither', { steps: 2 })
    expect(the(turn.state, 'bob').points).toBe(1)
    expect(told(turn, 'did').at(-1)).toMatchObject({ who: 'bob', action: 'dither' })
  })
  rule('CFI-LVL-Success', 'what is Hopeless fails even on a roll of 01', () => {
    const s = ready(facing(man(), man()), (state) => {
      state.favors = [{ who: 'bob', grade: 'hopeless', until: 9, because: 'no hope' }]
    })
    const { events } = fought(
      s,
      'longsword',
      'ann attack: 30\nbob defend: longsword\nbob parry: 1\nann effect: none\nann damage: 1\nann location: 1',
    )
    expect(told({ events }, 'defense')[0]).toMatchObject({ level: 'failure' })
  })
})

describe('a charge', () => {
  rule('CFI-MIN-Facing', 'a charge from behind is not met by a blow: nobody turns as a reaction', () => {
    const charged = (way: number, script = '') =>
      offered(
        play(
          cfi,
          ready(onMap(man(), man(['longsword'], { facing: way }), 'a......b.')),
          `ann turn: charge\nann gait: run\nann weapon: longsword${script}`,
        ),
      )
    const [north, east, south, west] = [0, 2, 4, 6]
    for (const way of [north, south, west]) expect(charged(way ?? 0)).toContain('strike with longsword')
    expect(charged(east ?? 0, '\nann attack: 30')).toContain('evade')
  })
  rule('CFI-CHG-06', 'sweeps past only where what is left of it takes him out of reach', () => {
    const past = (weapons: string[], distance: number) =>
      play(
        cfi,
        ready(facing(man(), man(weapons), {}, { distance }), spent),
        'ann turn: charge\nann gait: run\nann weapon: longsword\nann attack: 99',
      ).asked
    expect(past([], 60)).toBeDefined()
    expect(past(['longspear'], 60)).toBeUndefined()
    const gone = acting(
      ready(facing(man(), man([]), {}, { distance: 40 }), spent),
      'ann turn: charge\nann gait: run\nann weapon: longsword\nann attack: 99\nann past: past',
    ).state
    expect(cfi.board(gone).pairs[0]?.engaged).toBe(false)
  })
})

describe('a blow that meets a charge', () => {
  const met = (script: string, change: (s: ReturnType<typeof ready>) => void = () => {}) =>
    acting(
      ready(facing(man(['dagger']), man(['mace']), {}, { distance: 30 }), change),
      `ann turn: charge\nann gait: run\nann weapon: dagger\nbob receive: strike with mace\nbob attack: 30\n${script}`,
      { otherwise: 'usual' },
    )
  rule('CFI-CHG-07', 'by the longer weapon stuns or wounds the charger out of his own', () => {
    const strikers = (script: string) => told(met(script), 'attack').map(({ who }) => who)
    expect(strikers('bob effect: stunLocation\nbob damage: 2\nbob location: 20\nann stun: 99')).toEqual(['bob'])
    expect(strikers('bob effect: none\nbob damage: 8\nbob location: 10\nann turns: 2\nann endurance: 1')).toEqual([
      'bob',
    ])
    expect(strikers('bob effect: none\nbob damage: 2\nbob location: 10\nann attack: 90')).toEqual(['bob', 'ann'])
  })
  rule('CFI-CHG-07', 'is a reaction, and ends his aiming', () => {
    const s = met('bob effect: none\nbob damage: 2\nbob location: 10\nann attack: 90', (state) => {
      the(state, 'bob').aimedOnly = true
    }).state
    expect(the(s, 'bob').aimedOnly).toBe(false)
  })
  rule('CFI-SE-DisarmOpponent', 'takes what is in his hand, never the shield strapped to his arm', () => {
    const s = ready(facing(man(), man(['longsword', 'heater'])), spent)
    const { state } = fought(
      s,
      'longsword',
      'ann attack: 30\nann effect: disarmOpponent\nann damage: 1\nann location: 1\nbob disarm: 99',
    )
    expect([item(state, 'bob', 'longsword').where, item(state, 'bob', 'heater').where]).toEqual(['ground', 'left'])
  })
})

describe('Delay', () => {
  rule('CFI-PRO-Delay', 'the Turn it is declared counts; going on delaying counts none', () => {
    const s = ready(facing(man(), man(), {}, { distance: 60 }), (state) => {
      the(state, 'ann').lasting = [forTurns('barred', 3, 'ann')]
    })
    const left = (state: typeof s) => the(state, 'ann').lasting[0]?.left
    const once = acting(s, 'ann turn: delay\nbob turn: dither').state
    expect(left(once)).toBe(2)
    expect(left(acting(once, 'ann turn: delay').state)).toBe(2)
    expect(left(acting(once, 'ann turn: dither').state)).toBe(1)
  })
})

describe('sweeps', () => {
  rule('CFI-OPP-Over100', 'each defender loses what the sweep has over 100, not only the first', () => {
    const ogre = { like: 'ogre', combat: 120 }
    const s = ready(
      {
        system: 'cfi',
        sides: { ogres: { ogre }, men: { bob: man(), cid: man() } },
        map: { cell: 5, picture: '.....\n.o.b.\n...c.\n.....', key: { o: 'ogre', b: 'bob', c: 'cid' } },
      },
      (state) => {
        const club = the(state, 'ogre').items.find(({ weapon }) => weapon.id === 'ogre-club')
        if (club !== undefined) Object.assign(club, { weapon: { ...club.weapon, reach: 'veryLong', skill: 120 } })
      },
    )
    const swept = play(
      cfi,
      s,
      'ogre turn: sweep\nogre attack: 97\nbob defend: longsword\nbob parry: 90\ncid defend: longsword\ncid parry: 90',
    )
    expect(told(swept, 'defense').map(({ skill }) => skill)).toEqual([60, 60])
  })
})

describe('where the blow goes', () => {
  rule(['CFI-SE-DamageWeapon', 'CFI-KNB-01'], 'a blow at a weapon thrusts nobody back', () => {
    const giant = man(['great-axe'], {
      characteristics: { str: 30, con: 12, siz: 30, dex: 12, int: 12, pow: 12, cha: 12 },
    })
    const at = (effect: string, rest: string) =>
      told(
        fought(
          ready(facing(giant, man())),
          'great-axe',
          `ann attack: 4\nbob defend: longsword\nbob parry: 30\nann effect: ${effect}\nann damage: 6 6 12\n${rest}`,
        ),
        'pushed',
      )
    expect(at('damageWeapon', '')).toEqual([])
    expect(at('none', 'ann location: 1\nbob athletics: 1\nbob endurance: 1')).toHaveLength(1)
  })
  rule('CFI-SE-Bleed', 'a blow that comes with a Move opens a staunched wound too', () => {
    const s = ready(facing(man(), man(), {}, { distance: 20 }), (state) => {
      the(state, 'ann').staunched = [CHEST]
      the(state, 'bob').points = 0
    })
    const { state } = acting(s, 'ann turn: move\nann where: towards bob\nann strike: longsword\nann attack: 90')
    expect(the(state, 'ann')).toMatchObject({ staunched: [], bleeding: [CHEST] })
    const walked = acting(s, 'ann turn: move\nann where: away bob').state
    expect(the(walked, 'ann')).toMatchObject({ staunched: [CHEST], bleeding: [] })
  })
})
