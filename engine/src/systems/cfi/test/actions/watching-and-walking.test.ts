import { describe, expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import { flees, outOfSight } from '../../actions/walking.ts'
import { falls } from '../../body/stances.ts'
import { moveBudget } from '../../ground/movement.ts'
import { baseMove, carrier, swimRate } from '../../ground/pace.ts'
import { cfi } from '../../index.ts'
import { cellsAcross } from '../../state/derive.ts'
import type { Fighter, State } from '../../state/types.ts'
import { settles } from '../../state/underfoot.ts'
import { acting, alone, during, facing, man, offered, onMap, ready, the, told } from '../arrange.ts'

const asker = ({ asked }: ReturnType<typeof play>) =>
  asked !== undefined && 'choices' in asked ? asked.choices[0]?.who : undefined

describe('who watches', () => {
  const passing = (
    is: Partial<Fighter>,
    options: object = {},
    bob: object = man(),
    more: (s: State) => void = () => {},
  ) => {
    const s = ready(onMap(man(), bob, 'a......\n.......\n...b...\n.......', { options }), (at) => {
      Object.assign(the(at, 'bob'), { delaying: true, acted: 1, facing: 0, ...is })
      more(at)
    })
    const going = play(cfi, s, 'ann turn: move\nbob interrupt: none\nann where: cell 4,1', { steps: 1 })
    return asker(going) === 'bob' ? offered(going) : undefined
  }
  test('strikes or bars who comes into his reach, where nothing keeps him from it', () => {
    expect(passing({})).toEqual(['strike', 'block', 'none'])
    expect(passing({ facing: 4 })).toEqual(['block', 'none'])
    expect(passing({ ...during({ cowed: 9 }) })).toEqual(['block', 'none'])
  })
  test('not one who delays no more, has no points, is in the air or cannot react', () => {
    const s = ready(onMap(man(), man(), 'a......\n.......\n...b...\n.......'))
    const plain = play(cfi, s, 'ann turn: move\nann where: cell 4,1', { steps: 1 })
    expect(asker(plain)).not.toBe('bob')
    const still = (is: Partial<Fighter>) => {
      const at = ready(onMap(man(), man(), 'a......\n.......\n...b...\n.......'), (state) => {
        Object.assign(the(state, 'bob'), { delaying: true, acted: 1, facing: 0, ...is })
      })
      return told(acting(at, 'ann turn: move\nann where: cell 4,1', { steps: 1 }), 'moved')[0]?.far
    }
    expect(still({ points: 0 })).toBe(20)
    expect(passing({ aloft: true })).toBeUndefined()
    expect(passing({}, { interrupt: 'declaration' })).toBeUndefined()
    expect(still({ ...during({ surprised: 1 }) })).toBe(20)
  })
  test('not a comrade, and not who is engaged already', () => {
    const friendly = ready(
      onMap(man(), man(), 'a......\n.......\n...e...\n......b', {
        sides: { heroes: { ann: man(), eva: man() }, foes: { bob: man() } },
        key: { e: 'eva' },
      }),
      (at) => void Object.assign(the(at, 'eva'), { delaying: true, acted: 1, facing: 0 }),
    )
    const past = play(cfi, friendly, 'ann turn: move\nann where: cell 4,1', { steps: 1 })
    expect(told(past, 'moved')[0]?.far).toBe(20)
    const busy = ready(
      onMap(man(), man(), 'a......\n.......\n...be..\n.......', {
        sides: { heroes: { ann: man(), eva: man() }, foes: { bob: man() } },
        key: { e: 'eva' },
      }),
      (at) => void Object.assign(the(at, 'bob'), { delaying: true, acted: 1, facing: 0 }),
    )
    const going = play(cfi, busy, 'ann turn: move\nbob interrupt: none\nann where: cell 2,0', { steps: 1 })
    expect(told(going, 'moved')[0]?.far).toBe(10)
  })
  test('not at who goes away from him', () => {
    const sides = { heroes: { ann: man() }, foes: { bob: man(), cid: man() } }
    const s = ready(onMap(man(), man(), '......\nba....\n.c....\n......', { sides, key: { c: 'cid' } }), (at) => {
      Object.assign(the(at, 'cid'), { delaying: true, acted: 1 })
    })
    const away = acting(
      s,
      'ann turn: outmaneuver\ncid interrupt: none\nbob corner: none\ncid corner: none\nann evade: 30\nann won free: withdraw\nann where: cell 4,1\nann facing: 6',
      { steps: 1 },
    )
    expect(told(away, 'moved')).toMatchObject([{ who: 'ann', far: 15 }])
    expect(away.asked).toBeUndefined()
  })
})

describe('what he stands on', () => {
  const standing = (is: Partial<Fighter>, picture = 'a....b') => {
    const s = ready(onMap(man(), man(), picture, { key: picture.includes('w') ? { w: 'water' } : {} }), (at) => {
      Object.assign(the(at, 'ann'), is)
    })
    if ('field' in s.where && picture.includes('w')) Object.assign(s.where.bodies.ann ?? {}, { x: 1 })
    settles(s, the(s, 'ann'))
    return the(s, 'ann').footing
  }
  test('in water he swims, unless he is in the air or under it; on land he is out of it', () => {
    const pond = 'awww.b'
    expect([standing({}, pond), standing({ aloft: true }, pond)]).toEqual(['swimming', 'firm'])
    expect([standing({ footing: 'submerged' }, pond), standing({ footing: 'submerged' })]).toEqual([
      'submerged',
      'firm',
    ])
    expect([standing({ footing: 'swimming' }), standing({ footing: 'unstable' })]).toEqual(['firm', 'unstable'])
    expect([standing({ footing: 'climbing' }, pond), standing({ footing: 'unstable' }, pond)]).toEqual([
      'climbing',
      'swimming',
    ])
  })
  test('as many squares across as his SIZ has thirties', () => {
    expect([1, 30, 31, 60, 61, 90, 91].map((siz) => cellsAcross(siz, 5))).toEqual([1, 1, 2, 2, 3, 3, 4])
    expect([30, 60, 90, 120].map((siz) => cellsAcross(siz, 10))).toEqual([1, 1, 2, 2])
  })
})

describe('how far', () => {
  const budget = (is: Partial<Fighter>, ann: object = man([])) => {
    const s = ready(facing(ann, man(), {}, { distance: 60 }), (at) => void Object.assign(the(at, 'ann'), is))
    const { feet, gait } = moveBudget(s, the(s, 'ann'))
    return `${feet} ${gait}`
  }
  test('a Move is walked, crawled, swum or flown', () => {
    expect([budget({}), budget({ stance: 'prone' }), budget({ aloft: true }, man([], { fly: 30 }))]).toEqual([
      '20 walk',
      '5 crawl',
      '30 fly',
    ])
    expect(budget({ stance: 'prone' }, man([], { move: 3 }))).toBe('3 crawl')
    expect(budget({ stance: 'prone' }, man([], { abilities: ['crawler'] }))).toBe('20 walk')
    expect(budget({ footing: 'swimming', moved: 5 })).toBe('15 swim')
    expect(budget({ footing: 'submerged', moved: 25 })).toBe('0 swim')
    expect(budget({ footing: 'swimming', moved: 5 }, man([], { abilities: ['swimmer'] }))).toBe('20 swim')
  })
  test('a load takes five feet for each six Things above STR, fatigue its own, rage heeds neither fatigue', () => {
    const move = (things: number, is: Partial<Fighter> = {}) => {
      const s = ready(facing(man([], { things }), man()), (at) => void Object.assign(the(at, 'ann'), is))
      return baseMove(s, the(s, 'ann'))
    }
    expect([12, 17, 18, 24, 36, 42].map((things) => move(things))).toEqual([20, 20, 15, 10, 0, 0])
    expect([
      move(0, { fatigue: 2 }),
      move(0, { fatigue: 4 }),
      move(0, { fatigue: 4, ...during({ frenzy: 1 }) }),
    ]).toEqual([15, 10, 20])
  })
  test('a swimmer loses a foot for each Thing above STR, armor with it, unless he lives in the water', () => {
    const rate = (more: object) => swimRate(the(ready(facing(man([], more), man())), 'ann'))
    expect([rate({ things: 12 }), rate({ things: 15 }), rate({ swim: 30, things: 15 })]).toEqual([20, 17, 27])
    expect(rate({ things: 15, abilities: ['swimmer'] })).toBe(20)
    expect(rate({ things: 5, armor: { all: 'plate-mail' } })).toBe(20 - (5 + 14 - 12))
  })
  test('a rider has his mount’s legs, and both fall where it stumbles', () => {
    const sides = { heroes: { ann: man([], { rides: 'dobbin' }), dobbin: { like: 'horse' } }, foes: { bob: man() } }
    const s = ready(onMap(man(), man(), 'hh~~....b\nhh~~...a.', { sides, key: { h: 'dobbin', '~': 'difficult' } }))
    const ann = the(s, 'ann')
    expect([carrier(s, ann).id, carrier(s, the(s, 'bob')).id, baseMove(s, ann)]).toEqual(['dobbin', 'bob', 40])
    const { state } = acting(
      s,
      'ann turn: hustle\nann gait: run\nann where: cell 5,0\nann athletics: 90\nann ride: 90',
      {
        steps: 1,
      },
    )
    expect([the(state, 'ann').stance, the(state, 'dobbin').stance]).toEqual(['prone', 'prone'])
    expect([the(state, 'ann').mount, the(state, 'dobbin').rider]).toEqual([undefined, undefined])
    const thrown = alone(s, '', (ctx, at) => falls(ctx, at, the(at, 'ann'), 'CFI-KNB-02')).state
    expect([the(thrown, 'dobbin').stance, the(thrown, 'dobbin').rider]).toEqual(['standing', undefined])
  })
})

describe('out of the fight', () => {
  test('he is, without a map, farther than three hundred feet from every foe who is up', () => {
    const gone = (distance: number, change: (s: State) => void = () => {}) => {
      const sides = { heroes: { ann: man(), eva: man() }, foes: { bob: man() } }
      const s = ready({ system: 'cfi', sides, distance }, change)
      return the(alone(s, '', (ctx, at) => outOfSight(ctx, at, the(at, 'bob'))).state, 'bob').condition
    }
    expect([gone(290), gone(301)]).toEqual(['up', 'fled'])
    expect(
      gone(60, (s) => {
        for (const id of ['ann', 'eva']) the(s, id).condition = 'unconscious'
      }),
    ).toBe('fled')
    const exact = ready(facing(man(), man(), {}, { distance: 300 }))
    expect(the(alone(exact, '', (ctx, at) => outOfSight(ctx, at, the(at, 'bob'))).state, 'bob').condition).toBe('up')
  })
  test('with him go his mount or his rider, if they can', () => {
    const sides = {
      heroes: { ann: man([], { rides: 'dobbin' }), dobbin: { like: 'horse' }, eva: man() },
      foes: { bob: man() },
    }
    const fled = (who: string, change: (s: State) => void = () => {}) => {
      const s = ready({ system: 'cfi', sides, distance: 60 }, change)
      const { state } = alone(s, '', (ctx, at) => flees(ctx, at, the(at, who)))
      return state.fighters.flatMap(({ id, condition }) => (condition === 'fled' ? [id] : []))
    }
    expect([fled('ann'), fled('dobbin'), fled('eva')]).toEqual([['ann', 'dobbin'], ['ann', 'dobbin'], ['eva']])
    const out = (s: State) => {
      the(s, 'ann').condition = 'unconscious'
    }
    expect(fled('dobbin', out)).toEqual(['dobbin'])
  })
})

describe('breaking away', () => {
  const stays = (is: Partial<Fighter>) => {
    const s = ready(facing(man(), man()), (at) => void Object.assign(the(at, 'bob'), is))
    return offered(play(cfi, s, 'ann turn: changeRange', { steps: 1 }))
  }
  test('a foe stays close who has a point, is on his feet and can react', () => {
    expect(stays({})).toEqual(['stay close', 'none'])
    for (const is of [{ points: 0 }, { stance: 'prone' }, { ...during({ surprised: 1 }) }] as const)
      expect(stays(is)).toEqual([])
  })
  test('to stay close costs the point whoever wins', () => {
    const left = (roll: number) => {
      const s = ready(facing(man(), man()))
      const { state } = acting(
        s,
        `ann turn: changeRange\nbob stay close: stay close\nann evade: ${roll}\nbob evade: 30`,
        { steps: 1 },
      )
      return [the(state, 'bob').points, cfi.board(state).pairs[0]?.engaged]
    }
    expect([left(40), left(20), left(30)]).toEqual([
      [1, false],
      [1, true],
      [1, true],
    ])
  })
})
