import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { forgetsMoves } from '../../exchange/ranged/situation.ts'
import { legend } from '../../index.ts'
import { metres } from '../../state/standing.ts'
import type { State } from '../../state/types.ts'
import { acting, arranged, facing, the } from '../arrange.ts'
import { clash, man, spent, told } from '../clash.ts'
import { apart, archer, shotWorth } from '../shooting.ts'

const BOW = archer('short-bow')
const shot = (change: (s: State) => void, bob?: object): unknown =>
  shotWorth(apart(20, BOW, change, bob === undefined ? {} : { bob }), 'short-bow')
/** Level of a shot with a roll of 30. */
const level = (change: (s: State) => void): unknown =>
  told(clash(apart(20, BOW, change), 'short-bow', 'ann attack: 30', { arrange: spent }), 'attack')[0]?.level

describe('ranged attack situational modifiers', () => {
  rule('LEG-RM-Wind', 'wind costs 5, 10 or 50%, and in a gale every shot fails', () => {
    const wind = (force: State['scene']['wind']) => (s: State) => {
      s.scene.wind = force
    }
    expect(shot(wind('none'))).toBe(60)
    expect(shot(wind('light'))).toBe(55)
    expect(shot(wind('moderate'))).toBe(50)
    expect(shot(wind('strong'))).toBe(10)
    expect(level(wind('moderate'))).toBe('success')
    expect(level(wind('gale'))).toBe('failure')
  })

  rule('LEG-RM-TargetMoved', 'a target that moved 10 or 30 m since the shooter last acted costs 10 or 20%', () => {
    const moved =
      (metres: number, before = 0) =>
      (s: State) => {
        s.moves = [before, metres / 2, metres / 2].map((each) => ({ who: 'bob', metres: each }))
        s.moves.push({ who: 'ann', metres: 100 })
        the(s, 'ann').watched = 1
      }
    expect(shot(moved(9.9))).toBe(60)
    expect(shot(moved(10))).toBe(50)
    expect(shot(moved(29.9))).toBe(50)
    expect(shot(moved(30))).toBe(40)
    expect(shot(moved(9, 100))).toBe(60)
  })

  test('what everybody has had a turn since is forgotten when a round begins, and nothing else', () => {
    const moves = [3, 5, 7].map((metres) => ({ who: 'bob', metres }))
    const s = arranged(facing({ ann: BOW }, { bob: BOW }))
    const [ann, bob] = [the(s, 'ann'), the(s, 'bob')]
    s.moves = moves
    Object.assign(ann, { watched: 1, watching: 2 })
    Object.assign(bob, { watched: 2, watching: 3 })
    forgetsMoves(s)
    expect(s.moves).toEqual(moves.slice(1))
    expect([ann.watched, ann.watching, bob.watched, bob.watching]).toEqual([0, 1, 1, 2])
    ann.condition = 'dead'
    forgetsMoves(s)
    expect([s.moves, ann.watched, bob.watched, bob.watching]).toEqual([moves.slice(2), 0, 0, 1])
  })

  rule('LEG-RM-TargetMoved', 'what he ran before the shooter’s last Combat Action no longer counts', () => {
    const runner = man(['war-sword'], { move: 12 })
    const begun = arranged(facing({ ann: BOW }, { bob: runner }, {}, { distance: 60 }))
    const first = acting(begun, 'ann act: doNothing\nbob act: move\nbob where: towards ann\nbob metres: 12')
    expect(first.state.moves).toEqual([{ who: 'bob', metres: 12 }])
    const hit = acting(first.state, 'ann act: attack\nbob defend: none\nann attack: 95')
    expect(told(hit, 'attack')[0]).toMatchObject({ skill: 50 })
    const later = acting(first.state, 'ann act: doNothing\nbob act: doNothing')
    later.state.fighters.forEach((f) => {
      f.actions = 2
    })
    later.state.cycle++
    expect(told(acting(later.state, 'ann act: attack\nbob defend: none\nann attack: 95'), 'attack')[0]).toMatchObject({
      skill: 60,
    })
  })

  rule('LEG-RM-Visibility', 'mist or dusk costs 20%, fog or darkness 40%, and of two only the worse counts', () => {
    const air = (haze: State['scene']['haze'], light: State['scene']['light']) => (s: State) => {
      Object.assign(s.scene, { haze, light })
    }
    expect(shot(air('mist', 'day'))).toBe(40)
    expect(shot(air('none', 'partial'))).toBe(40)
    expect(shot(air('fog', 'day'))).toBe(20)
    expect(shot(air('none', 'dark'))).toBe(20)
    expect(shot(air('mist', 'partial'))).toBe(40)
    expect(shot(air('fog', 'partial'))).toBe(20)
    expect(shot(air('mist', 'dark'))).toBe(20)
  })

  rule('LEG-RM-Size', 'each point of SIZ under 5 costs 10%, each full ten above 20 gives 10%', () => {
    const sized = (siz: number): unknown => {
      const characteristics = { str: 12, con: 12, siz, int: 12, pow: 12, dex: 12, cha: 12 }
      return shot(() => undefined, man(['club'], { characteristics }))
    }
    expect([5, 4, 3, 20, 29, 30, 39, 40].map(sized)).toEqual([60, 50, 40, 60, 60, 70, 70, 80])
    const big = { characteristics: { str: 12, con: 12, siz: 25, int: 12, pow: 12, dex: 12, cha: 12 } }
    const plain = clash(apart(20, BOW, spent, { bob: man(['club'], big) }), 'short-bow', 'ann attack: 95')
    expect(told(plain, 'skill')).toHaveLength(0)
  })

  rule(
    'LEG-RM-Condition',
    'a helpless target gives 10%, a prone one costs 20%, and helpless on the ground is helpless',
    () => {
      const how = (condition: 'up' | 'incapacitated', stance: 'standing' | 'prone') => (s: State) => {
        Object.assign(the(s, 'bob'), { condition, stance })
      }
      expect(shot(how('incapacitated', 'standing'))).toBe(70)
      expect(shot(how('up', 'prone'))).toBe(40)
      expect(shot(how('incapacitated', 'prone'))).toBe(70)
      expect(level(how('incapacitated', 'prone'))).toBe('success')
      expect(
        told(clash(apart(20, BOW, how('incapacitated', 'prone')), 'short-bow', 'ann attack: 71'), 'attack')[0],
      ).toMatchObject({
        level: 'failure',
      })
    },
  )

  rule(
    'LEG-RM-Condition',
    'what cannot be seen at all cannot be hit: in pitch darkness, or behind cover too wide',
    () => {
      expect(
        level((s) => {
          s.scene.light = 'pitch'
        }),
      ).toBe('failure')
      const hedge = man(['club'], { cover: { name: 'hedgerow', total: true, small: false, ap: 0, hp: 5 } })
      const played = clash(apart(20, BOW, spent, { bob: hedge }), 'short-bow', 'ann attack: 01')
      expect(told(played, 'attack')[0]).toMatchObject({ level: 'failure' })
      expect(played.asked).toBeUndefined()
    },
  )

  rule('LEG-RM-Attacker', 'a shooter prone, unsteady or under water suffers for each, and blinded he fails', () => {
    const me = (more: object) => (s: State) => {
      Object.assign(the(s, 'ann'), more)
    }
    const swimmer = (more: object): unknown =>
      shotWorth(apart(20, archer('light-crossbow', { skills: { swim: 100 } }), me(more)), 'light-crossbow')
    expect(shot(me({ stance: 'prone' }))).toBe(40)
    expect(shot(me({ footing: 'unstable' }))).toBe(40)
    expect(shot(me({ stance: 'prone', footing: 'unstable' }))).toBe(20)
    expect(swimmer({ footing: 'submerged' })).toBe(20)
    expect(level(me({ blind: true }))).toBe('failure')
    expect(level(me({ blind: false }))).toBe('success')
  })

  rule('LEG-RM-Stack', 'mist and ten metres moved make −30% together', () => {
    expect(
      shot((s) => {
        s.scene.haze = 'mist'
        s.moves = [{ who: 'bob', metres: 10 }]
      }),
    ).toBe(30)
  })

  rule('LEG-RM-Stack', 'of every section one row, and all sections and the shooter’s own conditions add up', () => {
    expect(
      shot((s) => {
        Object.assign(s.scene, { haze: 'mist', wind: 'light', light: 'partial' })
        Object.assign(the(s, 'ann'), { stance: 'prone' })
        the(s, 'bob').stance = 'prone'
        s.moves = [{ who: 'bob', metres: 31 }]
      }),
    ).toBe(60 - 20 - 5 - 20 - 20 - 20)
  })

  rule('LEG-FAT-Winded', 'what hampers everything he does hampers his shots', () => {
    expect(
      shot((s) => {
        the(s, 'ann').fatigue = 1
      }),
    ).toBe(50)
  })

  rule('LEG-CM-Stack', 'close combat’s own modifiers touch no shot, but they hamper whoever meets it', () => {
    expect(
      shot((s) => {
        Object.assign(the(s, 'ann'), { confined: true, comesFrom: 'back' })
        the(s, 'bob').surprised = s.round
      }),
    ).toBe(60)
    const shield = man(['war-sword', 'heater-shield'])
    const dusk = apart(20, BOW, undefined, { bob: shield })
    dusk.scene.light = 'partial'
    Object.assign(the(dusk, 'ann'), { higher: true })
    const parry = clash(dusk, 'short-bow', 'bob defend: heater-shield\nann attack: 30\nbob parry: 41')
    expect(told(parry, 'parry')[0]).toMatchObject({ skill: 40 })
    Object.assign(the(dusk, 'bob'), { stumbling: true })
    const stumbled = clash(dusk, 'short-bow', 'bob defend: heater-shield\nann attack: 30\nbob parry: 41')
    expect(told(stumbled, 'parry')[0]).toMatchObject({ skill: 20 })
  })
})

describe('the line of fire on a map', () => {
  const field = (picture: string): State => {
    const map = { picture, key: { a: 'ann', b: 'bob', '=': 'low wall' } }
    return arranged(facing({ ann: BOW }, { bob: man(['war-sword']) }, {}, { map, distance: undefined }))
  }

  rule('LEG-RNG-Range', 'nobody shoots at what he does not see', () => {
    const wall = 'a....#....b\n.....#.....\n.....#.....\n'
    expect(refusal(legend, field(wall), 'ann', 'attack')).toMatchObject({ rule: 'LEG-RNG-Range' })
    expect(refusal(legend, field('a.........b'), 'ann', 'attack')).toBeUndefined()
  })

  rule('LEG-COV-01', 'a low wall covers the legs and the abdomen of one who stands behind it', () => {
    const s = field('a.......=b')
    const at = (roll: string) =>
      clash(s, 'short-bow', `ann attack: 30\nann manoeuvre: none\nann damage: 6\nann hit location: ${roll}`, {
        arrange: spent,
      })
    expect(told(at('9'), 'hitCover')[0]).toMatchObject({ object: 'Low wall' })
    expect(the(at('9').state, 'bob').limbs[2]?.hp).toBe(6)
    expect(told(at('10'), 'hitCover')).toHaveLength(0)
    expect(the(at('10').state, 'bob').limbs[3]?.hp).toBe(1)
  })

  rule('LEG-RNG-Range', 'whoever lies down behind it is out of sight', () => {
    const s = field('a.......=b')
    the(s, 'bob').stance = 'prone'
    expect(refusal(legend, s, 'ann', 'attack')).toMatchObject({ rule: 'LEG-RNG-Range' })
  })

  rule('LEG-RM-Condition', 'whoever lies shows a quarter of his height over a wall before him', () => {
    const s = field('a....=..b')
    the(s, 'bob').stance = 'prone'
    expect(shotWorth(s, 'short-bow')).toBe(40)
    const at = (roll: string) => {
      const script = `ann attack: 30\nann manoeuvre: none\nann damage: 3\nann hit location: ${roll}`
      return told(clash(s, 'short-bow', script, { arrange: spent }), 'hitCover')
    }
    expect([at('15').length, at('16').length]).toEqual([1, 0])
  })

  rule('LEG-COV-03', 'through a pane of glass he is seen and wholly covered', () => {
    const map = { picture: 'a...%b', key: { a: 'ann', b: 'bob', '%': 'glass' } }
    const s = arranged(facing({ ann: BOW }, { bob: man(['war-sword']) }, {}, { map, distance: undefined }))
    expect(refusal(legend, s, 'ann', 'attack')).toBeUndefined()
    expect(shotWorth(s, 'short-bow')).toBe(20)
  })

  rule('LEG-COV-01', 'of several things in the way the one nearest to the target is struck', () => {
    const key = { a: 'ann', b: 'bob', '=': 'low wall', o: 'pillar', '|': 'curtain' }
    const map = { picture: 'a..=..o|b#', key }
    const s = arranged(facing({ ann: BOW }, { bob: man(['war-sword']) }, {}, { map, distance: undefined }))
    const script = 'ann attack: 06\nann manoeuvre: none\nann damage: 3\nann hit location: 1'
    const played = clash(s, 'short-bow', script, { arrange: spent, otherwise: 'usual' })
    expect(told(played, 'hitCover')[0]).toMatchObject({ object: 'Pillar' })
    expect(played.state.battered).toEqual({ '6,0': 40 })
  })

  rule('LEG-OBJ-Broken', 'what is shot to pieces stands there no more', () => {
    const s = field('a.......=b')
    s.battered['8,0'] = 2
    const played = clash(s, 'short-bow', 'ann attack: 30\nann manoeuvre: none\nann damage: 5\nann hit location: 1', {
      arrange: spent,
    })
    expect(played.state.battered['8,0']).toBe(0)
    expect('field' in played.state.where && played.state.where.field.rows[0]).toBe('a........b')
    expect(the(played.state, 'bob').limbs[0]?.hp).toBe(5)
    const hurt = clash(s, 'short-bow', 'ann attack: 30\nann manoeuvre: none\nann damage: 4\nann hit location: 1', {
      arrange: spent,
    })
    expect(hurt.state.battered['8,0']).toBe(1)
  })
})

describe('the sprint of the chapter', () => {
  rule(
    ['LEG-RNG-Move', 'LEG-FRM-Sprint'],
    '16 m, 16 m, then 8 m and a shot with the sling, limited by Athletics',
    () => {
      const sling = { styles: [{ name: 'sling', skill: 95, weapons: ['sling'] }] }
      const begun = arranged(facing({ alaric: sling }, { bob: man(['club']) }, {}, { distance: 60 }), spent)
      const played = acting(
        begun,
        `alaric act: sprint
       alaric act: move
       alaric where: towards bob
       alaric metres: 16
       alaric act: move
       alaric where: towards bob
       alaric metres: 16
       alaric act: stride
       alaric where: towards bob
       alaric metres: 8
       alaric act: attack
       alaric attack: 71`,
      )
      expect(told(played, 'attack')[0]).toMatchObject({ skill: 70, level: 'failure' })
      expect(metres(played.state, 'alaric', 'bob')).toBe(20)
      expect(the(played.state, 'alaric').actions).toBe(0)
    },
  )
})
