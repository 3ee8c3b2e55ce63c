import { describe, expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import { castable, lapsesUnheld } from '../../actions/casting.ts'
import type { ActionKey } from '../../actions/keys.ts'
import { cfi } from '../../index.ts'
import { castingRoll } from '../../magic/casting.ts'
import { countered } from '../../magic/countering.ts'
import { releases } from '../../magic/spells.ts'
import type { Casting, Fighter, State } from '../../state/types.ts'
import { acting, alone, during, facing, hp, man, offered, onMap, ready, the, told } from '../arrange.ts'

const mage = (spells: object, more: object = {}, arcaneCasting = 60) =>
  man([], { class: 'mage', spells, skills: { arcaneCasting, endurance: 50, willpower: 50, evade: 50 }, ...more })
const spell = (is: Partial<Casting> = {}): Casting => ({
  spell: 'magicMissile',
  intensity: 1,
  at: 'bob',
  left: 0,
  harder: 0,
  held: false,
  ...is,
})
const duel = (ann: object, distance: number, change?: (s: State) => void) =>
  ready(facing(ann, man(), {}, { distance }), change)
const open = (s: State) => castable(s, the(s, 'ann')).map(({ key }) => key)

describe('what may be cast', () => {
  test('no more Intensity than he knows, than a tenth of his skill, than the spell has', () => {
    expect(open(duel(mage({ magicMissile: 2 }), 60))).toEqual(['magicMissile 1', 'magicMissile 2'])
    expect(open(duel(mage({ magicMissile: 9 }, {}, 90), 60))).toHaveLength(5)
    expect(open(duel(mage({ magicMissile: 5 }, {}, 30), 60))).toHaveLength(3)
    expect(open(duel(mage({ magicMissile: 5 }, {}, 31), 60))).toHaveLength(4)
  })
  test('nothing that is forgotten, nothing that takes no action, nothing he cannot pay', () => {
    const s = duel(mage({ magicMissile: 1, shield: 3, avert: 1 }), 60, (at) => {
      the(at, 'ann').magicPoints = 4
    })
    expect(open(s)).toEqual(['magicMissile 1', 'shield 1', 'shield 2'])
    the(s, 'ann').forgotten = ['magicMissile']
    expect(open(s)).toEqual(['shield 1', 'shield 2'])
  })
  test('only as far as it goes, and not past a wall', () => {
    expect(open(duel(mage({ magicMissile: 2 }), 100))).toEqual(['magicMissile 1', 'magicMissile 2'])
    expect(open(duel(mage({ magicMissile: 2 }), 101))).toEqual(['magicMissile 2'])
    const walled = ready(onMap(mage({ magicMissile: 2, shield: 1 }), man(), 'a..#..b'))
    expect(open(walled)).toEqual(['shield 1'])
  })
  test('engaged only what goes no farther than five feet', () => {
    expect(open(duel(mage({ magicMissile: 2, shield: 1 }), 5))).toEqual(['shield 1'])
  })
  test('at foes who are up and can be perceived; a Dispel at himself, or at foes with a shield', () => {
    const sides = {
      heroes: { ann: mage({ magicMissile: 1, dispel: 1 }), eva: man() },
      foes: { bob: man(), cid: man(), dan: man(), fay: man() },
    }
    const s = ready({ system: 'cfi', sides, distance: 60 }, (at) => {
      the(at, 'cid').condition = 'unconscious'
      the(at, 'dan').invisible = true
      for (const id of ['bob', 'cid', 'eva']) Object.assign(the(at, id), during({ shield: 9 }, 1))
    })
    expect(offered(play(cfi, s, 'ann turn: castMagic\nann spell: magicMissile 1'))).toEqual(['bob', 'fay'])
    expect(offered(play(cfi, s, 'ann turn: castMagic\nann spell: dispel 1'))).toEqual(['ann', 'bob'])
    Object.assign(the(s, 'ann'), during({ shield: 9 }, 1))
    expect(offered(play(cfi, s, 'ann turn: castMagic\nann spell: dispel 1'))).toEqual(['ann', 'bob'])
  })
  test('a spell of several Turns is gone on with and keeps its aim', () => {
    const s = duel(mage({ fireball: 2 }), 60, (at) => {
      the(at, 'ann').casting = spell({ spell: 'fireball', intensity: 2, left: 2, harder: 1 })
    })
    const { state } = acting(s, 'ann turn: castMagic', { steps: 1 })
    expect(the(state, 'ann').casting).toEqual(spell({ spell: 'fireball', intensity: 2, left: 1, harder: 1 }))
  })
})

describe('what is let go', () => {
  const released = (s: State, casting: Casting, script: string, who = 'ann') =>
    alone(s, script, (ctx, at) => {
      the(at, who).casting = casting
      releases(ctx, at, the(at, who))
    })
  test('missiles fly as far as the spell, and none at who is down already', () => {
    const hit = 'ann missile: 1\nann location: 10\n'
    const far = released(duel(mage({ magicMissile: 2 }), 200), spell({ intensity: 2 }), `ann casting: 30\n${hit}${hit}`)
    expect(told(far, 'damage')).toHaveLength(2)
    const frail = ready(facing(mage({ magicMissile: 2 }), man([], { hp: { all: 1 } }), {}, { distance: 60 }))
    const felled = released(
      frail,
      spell({ intensity: 2 }),
      'ann casting: 30\nann missile: 6\nann location: 10\nbob endurance: 99',
    )
    expect(told(felled, 'damage')).toHaveLength(1)
  })
  test('hide stops a missile, what is worn does not, and nothing is less than nothing', () => {
    const lost = (bob: object, die: number) => {
      const s = ready(facing(mage({ magicMissile: 1 }), bob, {}, { distance: 60 }))
      const { state } = released(s, spell(), `ann casting: 30\nann missile: ${die}\nann location: 10`)
      return 7 - hp(state, 'bob', 3)
    }
    expect([lost(man([], { armor: { all: 'plate-mail' } }), 3), lost(man([], { natural: { all: 3 } }), 3)]).toEqual([
      4, 1,
    ])
    expect(lost(man([], { natural: { all: 9 } }), 3)).toBe(0)
  })
  test('a Shield lasts five rounds for each Intensity', () => {
    const s = duel(mage({ shield: 3 }), 60, (at) => {
      at.round = 2
    })
    const { state } = released(s, spell({ spell: 'shield', intensity: 3, at: 'ann' }), 'ann casting: 30')
    // The round that runs, and fifteen more.
    expect(the(state, 'ann').lasting).toMatchObject([{ kind: 'shield', value: 3, left: 16 }])
  })
  test('a Fireball burns all within twenty feet, friend and foe, half as many dice as its Intensity', () => {
    const sides = {
      heroes: { ann: mage({ fireball: 3 }), eva: fireproof() },
      foes: { bob: fireproof(), cid: fireproof(), dan: fireproof() },
    }
    const s = ready(
      onMap(man(), man(), 'a.........d...b...c\n.............e.....', { sides, key: { c: 'cid', d: 'dan', e: 'eva' } }),
    )
    const burnt = (intensity: number, dice: string, change?: (at: State) => void) => {
      change?.(s)
      const after = released(s, spell({ spell: 'fireball', intensity }), `ann casting: 30\nann fire: ${dice}`)
      return told(after, 'damage').map(({ at, dice: thrown }) => `${at} ${thrown}`)
    }
    expect(burnt(3, '1 1')).toEqual(['eva 2d6', 'bob 2d6', 'cid 2d6', 'dan 2d6'])
    expect(
      burnt(2, '1', (at) => {
        the(at, 'dan').condition = 'dead'
        if ('field' in at.where) Object.assign(at.where.bodies.cid ?? {}, { x: 9 })
      }),
    ).toEqual(['eva 1d6', 'bob 1d6'])
  })
  const fireproof = () => man([], { abilities: ['immuneToFire'] })
  test('a Dispel ends what has less Magnitude than it has Intensity', () => {
    const lasts = (magnitude: number) => {
      const s = duel(mage({ dispel: 3 }), 60, (at) => {
        Object.assign(the(at, 'bob'), during({ shield: 9 }, magnitude))
      })
      return the(released(s, spell({ spell: 'dispel', intensity: 2 }), 'ann casting: 30').state, 'bob').lasting
    }
    expect([lasts(1), lasts(2)]).toMatchObject([[], [{ value: 2 }]])
  })
  test('a spell that fails does nothing', () => {
    const s = duel(mage({ shield: 3 }), 60)
    const { state } = released(s, spell({ spell: 'shield', at: 'ann' }), 'ann casting: 70')
    expect([the(state, 'ann').lasting, the(state, 'ann').casting]).toEqual([[], undefined])
  })
})

describe('the casting roll', () => {
  const rolled = (casting: Casting, script: string, is: Partial<Fighter> = {}) => {
    const s = duel(mage({ magicMissile: 5 }), 60, (at) => void Object.assign(the(at, 'ann'), is))
    let level = ''
    const after = alone(s, script, (ctx, at) => {
      level = castingRoll(ctx, at, the(at, 'ann'), casting).level
    })
    return [level, the(after.state, 'ann').magicPoints, the(after.state, 'ann').luck]
  }
  test('costs half of it, rounded up, by a critical or a fumble, and nothing by a failure', () => {
    const costs = [6, 7, 60, 61, 98, 99].map((roll) => rolled(spell({ intensity: 3 }), `ann casting: ${roll}`))
    expect(costs).toEqual([
      ['critical', 10, 0],
      ['success', 9, 0],
      ['success', 9, 0],
      ['failure', 12, 0],
      ['failure', 12, 0],
      ['fumble', 10, 0],
    ])
    expect(rolled(spell({ intensity: 3 }), 'ann casting: 30', { magicPoints: 1 })).toEqual(['success', 0, 0])
  })
  test('is harder by as many grades as he was disturbed', () => {
    expect([
      rolled(spell({ harder: 1 }), 'ann casting: 40')[0],
      rolled(spell({ harder: 1 }), 'ann casting: 41')[0],
    ]).toEqual(['success', 'failure'])
    expect(rolled(spell({ harder: 2 }), 'ann casting: 31')[0]).toBe('failure')
  })
  test('may be thrown again or swapped by luck', () => {
    const lucky = { luck: 1 }
    expect(rolled(spell(), 'ann casting: 92\nann luck: swap', lucky)).toEqual(['success', 11, 0])
    expect(rolled(spell(), 'ann casting: 92\nann luck: again\nann casting: 30', lucky)).toEqual(['success', 11, 0])
    expect(rolled(spell(), 'ann casting: 92\nann luck: again\nann casting: 99', lucky)).toEqual(['fumble', 11, 0])
    expect(rolled(spell(), 'ann casting: 92\nann luck: none', lucky)).toEqual(['failure', 12, 1])
  })
})

describe('a counter', () => {
  const asks = (is: Partial<Fighter>, casting: Partial<Casting> | undefined, free = false, distance = 60) => {
    const s = ready(facing(mage({ magicMissile: 5 }), mage({ dispel: 9 }, {}, 90), {}, { distance }), (at) => {
      Object.assign(the(at, 'bob'), is)
      if (casting !== undefined)
        the(at, 'bob').casting = spell({ spell: 'dispel', intensity: 3, at: 'bob', ...casting })
    })
    const step = (ctx: Parameters<typeof countered>[0], at: State) =>
      void countered(ctx, at, the(at, 'ann'), spell({ intensity: 2 }), free)
    return offered(play({ ...cfi, step, outcome: () => undefined }, s, '', { steps: 1 })).length > 0
  }
  test('is a finished Dispel above the other’s Intensity, within its range, by who can react and pay', () => {
    expect(asks({}, {})).toBe(true)
    expect(asks({}, undefined)).toBe(false)
    expect(asks({}, { spell: 'fireball' })).toBe(false)
    expect(asks({}, { left: 1 })).toBe(false)
    expect(asks({}, { intensity: 2 })).toBe(false)
    expect([asks({ points: 0 }, {}), asks({ points: 0 }, {}, true)]).toEqual([false, true])
    expect([asks({ magicPoints: 3 }, {}), asks({ magicPoints: 2 }, {})]).toEqual([true, false])
    expect(asks({ ...during({ surprised: 1 }) }, {})).toBe(false)
    expect([asks({}, {}, false, 360), asks({}, {}, false, 361)]).toEqual([true, false])
    expect(asks({ side: 'heroes' }, {})).toBe(false)
  })
  test('costs a point unless the spell is held, and its roll must succeed; the next may try', () => {
    const sides = {
      heroes: { ann: mage({ magicMissile: 5 }) },
      foes: { bob: mage({ dispel: 9 }, {}, 90), cid: mage({ dispel: 9 }, {}, 90) },
    }
    const tried = (free: boolean, script: string) => {
      const s = ready({ system: 'cfi', sides, distance: 60 }, (at) => {
        for (const id of ['bob', 'cid']) the(at, id).casting = spell({ spell: 'dispel', intensity: 3, at: id })
      })
      let lost = false
      const { state } = alone(s, script, (ctx, at) => {
        lost = countered(ctx, at, the(at, 'ann'), spell({ intensity: 2 }), free)
      })
      const [bob, cid] = [the(state, 'bob'), the(state, 'cid')]
      return [lost, bob.points, bob.casting?.spell, cid.points, cid.casting?.spell]
    }
    const done = 'bob counter spell: dispel\nbob casting: 30'
    expect(tried(false, done)).toEqual([true, 1, undefined, 2, 'dispel'])
    expect(tried(true, done)).toEqual([true, 2, undefined, 2, 'dispel'])
    const failed = 'bob counter spell: dispel\nbob casting: 95\ncid counter spell: dispel\ncid casting: 30'
    expect(tried(false, failed)).toEqual([true, 1, undefined, 1, undefined])
    expect(tried(false, 'bob counter spell: none\ncid counter spell: none')).toEqual([false, 2, 'dispel', 2, 'dispel'])
  })
})

test('what is neither cast on, held nor let go is lost, and it is told which', () => {
  const lost = (action: ActionKey, left: number) => {
    const s = duel(mage({ magicMissile: 5 }), 60)
    return told(
      alone(s, '', (ctx, at) => {
        the(at, 'ann').casting = spell({ left })
        lapsesUnheld(ctx, the(at, 'ann'), action)
      }),
      'spellLost',
    ).map(({ rule }) => rule)
  }
  expect([lost('holdMagic', 0), lost('castMagic', 1)]).toEqual([[], []])
  expect([lost('move', 0), lost('move', 1)]).toEqual([['CFI-PRO-HoldMagic'], ['CFI-CAST-While']])
})
