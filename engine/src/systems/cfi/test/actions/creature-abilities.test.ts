import { describe, expect, test } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { breathe, engulf, fly, intimidate, trample, wingBuffet } from '../../actions/creature-abilities.ts'
import { cfi } from '../../index.ts'
import type { Condition, Hold, State } from '../../state/types.ts'
import { acting, facing, hp, man, offered, onMap, ready, the, told } from '../arrange.ts'

const sized = (siz: number) => ({ str: 12, con: 12, siz, dex: 13, int: 12, pow: 12, cha: 12 })
/** A dragon of SIZ 26 takes one square. */
const dragon = (more: object = {}) => ({ like: 'dragon', abilities: ['flying'], characteristics: sized(26), ...more })
const held = (kind: Hold['kind'], by: string, on: string, more: Partial<Hold> = {}): Hold => ({
  kind,
  by,
  on,
  location: undefined,
  item: undefined,
  with: `${by} unarmed`,
  roll: 0,
  skill: 0,
  trips: false,
  ...more,
})
const fireproof = () => man([], { abilities: ['immuneToFire'] })
const sides = (ann: object, foe: () => object = man) => ({
  heroes: { ann, eva: foe() },
  foes: { bob: foe(), cid: foe(), dan: foe() },
})
const crowd = (ann: object, change?: (s: State) => void, picture = '.bc..\n.ad..\n.e...') =>
  ready(onMap(ann, man(), picture, { sides: sides(ann), key: { c: 'cid', d: 'dan', e: 'eva' } }), change)
const FAR = 'a....\n.e...\n..bcd'
const why = (s: State, key: string) => refusal(cfi, play(cfi, s, '').state, 'ann', key)
const is =
  (condition: Condition, ...who: string[]) =>
  (s: State) => {
    for (const id of who) the(s, id).condition = condition
  }

describe('a breath of fire', () => {
  rule('CFI-ABL-BreatheFlame', 'goes so far and no farther, at foes who are up and not behind a wall', () => {
    const refused = (distance: number) => {
      const s = ready(facing(dragon(), man(), {}, { distance }))
      return why(s, 'breathe')?.rule
    }
    expect([refused(115), refused(116)]).toEqual([undefined, 'CFI-ABL-BreatheFlame'])
    const s = crowd(dragon(), is('unconscious', 'cid'))
    expect(offered(play(cfi, s, 'ann turn: breathe'))).toEqual(['bob', 'dan'])
    const walled = ready(onMap(dragon(), man(), 'a.#.b'))
    expect(breathe.refuse(walled, the(walled, 'ann'))?.because).toBe('nobody is within its breath')
  })
  test('comes from the first of its kind that can be used', () => {
    const s = ready(facing(dragon(), man()), (at) => {
      const { items } = the(at, 'ann')
      const flame = items.find(({ weapon }) => weapon.traits.includes('breath'))
      if (flame !== undefined)
        items.push({ ...flame, id: 'ann frost', weapon: { ...flame.weapon, name: 'Frost', damage: '1d6' } })
    })
    const name = (at: State) => told(acting(at, 'ann turn: breathe\nann attack: 90', { steps: 1 }), 'attack')[0]?.weapon
    const pinned = {
      ...s,
      holds: [held('pin', 'bob', 'ann', { item: 'ann flame-breath' })],
    }
    expect([name(s), name(pinned)]).toEqual(['Flame breath', 'Frost'])
  })
  test('burns those who stand half as near to its mark as it comes from afar; not the dead', () => {
    const burnt = (distance: number, change?: (s: State) => void) => {
      const s = ready({ system: 'cfi', sides: sides(dragon(), fireproof), distance }, change)
      const { events } = acting(s, 'ann turn: breathe\nann target: bob\nann attack: 30\nann fire: 1 1 1 1', {
        steps: 1,
      })
      return told({ events }, 'damage').map(({ at }) => at)
    }
    const all = ['bob', 'cid', 'dan']
    expect([burnt(9), burnt(10), burnt(12), burnt(20)]).toEqual([['bob'], ['bob', 'cid'], ['bob', 'cid'], all])
    expect([burnt(20, is('dead', 'cid')), burnt(20, is('unconscious', 'cid'))]).toEqual([['bob', 'dan'], all])
  })
  test('on a map burns friend and foe in the cone, whoever is wide with any of his squares', () => {
    const all = {
      heroes: { ann: dragon(), eva: fireproof() },
      foes: {
        bob: fireproof(),
        cid: fireproof(),
        big: { like: 'bear', abilities: ['immuneToFire'] },
        rat: fireproof(),
      },
    }
    const key = { e: 'eva', c: 'cid', g: 'big', r: 'rat' }
    const picture = [
      '.....gg...',
      '.....gg...',
      '..........',
      'a...b.e...',
      '..........',
      'r.........',
      '.....c....',
    ].join('\n')
    const s = ready(onMap(dragon(), man(), picture, { sides: all, key }))
    const { events, state } = acting(s, 'ann turn: breathe\nann target: bob\nann attack: 30\nann fire: 1 1 1 1', {
      steps: 1,
    })
    expect(
      told({ events }, 'damage')
        .map(({ at }) => at)
        .toSorted(),
    ).toEqual(['big', 'bob', 'eva'])
    expect(the(state, 'ann').facing).toBe(2)
  })
  rule('CFI-REA-EvadeArea', 'within ten feet of its end nothing is left for who dives clear, farther in half', () => {
    const lost = (distance: number) => {
      const s = ready(facing(dragon(), man(), {}, { distance }))
      const { state } = acting(
        s,
        'ann turn: breathe\nann attack: 60\nann fire: 1 1 1 1\nbob defend: evade\nbob evade: 4',
        { steps: 1, otherwise: 'usual' },
      )
      return 7 - hp(state, 'bob', 3)
    }
    expect([lost(104), lost(105)]).toEqual([2, 0])
  })
  rule('CFI-REA-EvadeArea', 'on a map its sides are as near as its end', () => {
    const lost = (picture: string) => {
      const s = ready(onMap(dragon(), man(), picture))
      const { state } = acting(
        s,
        'ann turn: breathe\nann attack: 60\nann fire: 1 1 1 1\nbob defend: evade\nbob evade: 4',
        { steps: 1, otherwise: 'usual' },
      )
      return 7 - hp(state, 'bob', 3)
    }
    const row = '.'.repeat(20)
    const wide = (n: number) => [...Array.from({ length: n }, () => row), `a${'.'.repeat(12)}b......`]
    const at = (n: number) => [...wide(n), ...Array.from({ length: n }, () => row)].join('\n')
    expect([lost(at(9)), lost('a...b..\n.......\n.......')]).toEqual([2, 0])
  })
  test('that fails burns nobody', () => {
    const s = ready(facing(dragon(), man()))
    const { events, asked } = acting(s, 'ann turn: breathe\nann attack: 95', { steps: 1 })
    expect([told({ events }, 'damage'), asked]).toEqual([[], undefined])
  })
  rule('CFI-ABL-BreatheFlame', 'a third time it takes Endurance a grade harder', () => {
    const skill = (breaths: number) => {
      const s = ready(facing(dragon({ skills: { endurance: 90 } }), man()), (at) => {
        the(at, 'ann').breaths = breaths
      })
      const { events } = acting(s, 'ann turn: breathe\nann endurance: 20\nann attack: 95', { steps: 1 })
      return told({ events }, 'test').map((each) => each.skill)
    }
    expect([skill(1), skill(2), skill(3)]).toEqual([[90], [60], [45]])
  })
})

describe('wings', () => {
  rule('CFI-ABL-WingBuffet', 'on a map those at its sides only, foes who are up', () => {
    const all = {
      heroes: { ann: { like: 'red-dragon', abilities: ['flying'], characteristics: sized(26) }, eva: man() },
      foes: { bob: man(), cid: man(), dan: man(), rat: man(), sam: man() },
    }
    const key = { e: 'eva', c: 'cid', d: 'dan', r: 'rat', s: 'sam' }
    const s = ready(onMap(man(), man(), '..s...\n..b...\n.daec.\n..r...\n......', { sides: all, key }), (at) => {
      the(at, 'ann').facing = 2
      the(at, 'rat').condition = 'unconscious'
    })
    const swept = (at: State) =>
      told(acting(at, 'ann turn: wingBuffet\nann attack: 99', { steps: 1, otherwise: 'usual' }), 'swept')[0]?.at
    expect(swept(s)).toEqual(['bob', 'sam'])
    const turned = { ...s, fighters: s.fighters.map((f) => (f.id === 'ann' ? { ...f, facing: 4 } : f)) }
    expect(swept(turned)).toEqual(['cid', 'dan'])
  })
  test('somebody without wings beats with none', () => {
    const s = ready(facing(man(), man()))
    expect(wingBuffet.refuse(s, the(s, 'ann'))?.because).toBe('he has no wings to beat with')
    const far = ready(facing({ like: 'red-dragon' }, man(), {}, { distance: 60 }))
    expect(wingBuffet.refuse(far, the(far, 'ann'))?.because).toBe('nobody is at its sides')
  })
  rule('CFI-ABL-Flying', 'it takes the ability, a rate and every wing; a lame leg is no matter', () => {
    const grounded = (more: object, useless: readonly string[] = []) => {
      const s = ready(facing({ like: 'red-dragon', ...more }, man()), (at) => {
        const ann = the(at, 'ann')
        ann.facts.body.locations.forEach(({ id }, i) => {
          if (useless.includes(id)) Object.assign(ann.limbs[i] ?? {}, { useless: true })
        })
      })
      return why(s, 'fly')?.because
    }
    const wings = the(ready(facing({ like: 'red-dragon' }, man())), 'ann').facts.body.locations.flatMap(
      ({ id, part }) => (part === 'wing' ? [id] : []),
    )
    expect(wings).toHaveLength(2)
    expect([grounded({}), grounded({ fly: 0 }), grounded({ abilities: [] })]).toEqual([
      undefined,
      'he has no wings',
      'he has no wings',
    ])
    expect(grounded({}, wings.slice(1))).toBe('a wing is useless')
    expect(grounded({}, ['tail'])).toBeUndefined()
    expect(grounded({ fly: 1 })).toBeUndefined()
  })
  rule('CFI-ABL-Flying', 'up from the ground it lies no more, and comes down on its feet', () => {
    const flown = (aloft: boolean) => {
      const s = ready(facing(dragon(), man(), {}, { distance: 60 }), (at) => {
        Object.assign(the(at, 'ann'), { aloft, stance: aloft ? 'standing' : 'prone' })
      })
      const after = acting(s, 'ann turn: fly', { steps: 1 })
      const { aloft: now, stance } = the(after.state, 'ann')
      return [now, stance, told(after, 'becomes').map(({ what }) => what)]
    }
    expect(flown(false)).toEqual([true, 'standing', ['aloft']])
    expect(flown(true)).toEqual([false, 'standing', ['standing']])
  })
})

describe('trampling', () => {
  const targets = (s: State) => offered(play(cfi, s, 'ann turn: trample'))
  rule('CFI-ABL-Trample', 'foes in contact of half its SIZ, those who lie there too, but not the dead', () => {
    const ann = { like: 'hill-giant', characteristics: sized(26) }
    expect(targets(crowd(ann, is('unconscious', 'bob')))).toEqual(['cid', 'dan', 'bob'])
    expect(targets(crowd(ann, is('dead', 'bob')))).toEqual(['cid', 'dan'])
    const small = crowd({ like: 'hill-giant', characteristics: sized(25) })
    expect(why(small, 'trample')?.because).toBe('nobody of half its SIZ is in contact')
    const far = crowd(ann, undefined, FAR)
    expect(trample.refuse(far, the(far, 'ann'))?.because).toBe('nobody of half its SIZ is in contact')
    const above = crowd(ann, (s) => {
      for (const id of ['bob', 'cid']) the(s, id).aloft = true
      the(s, 'dan').keptOff = ['ann']
    })
    expect(trample.refuse(above, the(above, 'ann'))?.because).toBe('nobody of half its SIZ is in contact')
    const plain = crowd(man())
    expect(trample.refuse(plain, the(plain, 'ann'))?.because).toBe('he tramples nobody')
  })
  rule('CFI-ABL-Trample', 'over the prone it costs nothing while it moves', () => {
    const left = (stance: 'prone' | 'standing', pace: 'still' | 'walk') => {
      const s = ready(facing({ like: 'hill-giant', characteristics: sized(26) }, man()), (at) => {
        the(at, 'bob').stance = stance
        the(at, 'ann').pace = pace
      })
      const before = the(s, 'ann').points
      return (
        before - the(acting(s, 'ann turn: trample\nann attack: 95\nbob defend: none', { steps: 1 }).state, 'ann').points
      )
    }
    expect([left('prone', 'walk'), left('prone', 'still'), left('standing', 'walk')]).toEqual([0, 1, 1])
  })
})

describe('a show of teeth', () => {
  rule('CFI-ABL-Intimidate', 'to every foe who is up and has not stood it yet', () => {
    const s = crowd({ like: 'minotaur' }, (at) => {
      the(at, 'ann').terrified = ['bob']
      the(at, 'cid').condition = 'unconscious'
    })
    const { state, events } = acting(s, 'ann turn: intimidate\ndan willpower: 20', { steps: 1 })
    expect(told({ events }, 'test').map(({ who }) => who)).toEqual(['dan'])
    expect(the(state, 'ann').terrified).toEqual(['bob', 'dan'])
    expect(intimidate.refuse(state, the(state, 'ann'))?.because).toBe('all of them have stood it already')
    the(state, 'cid').condition = 'up'
    expect(intimidate.refuse(state, the(state, 'ann'))).toBeUndefined()
    const plain = crowd(man())
    expect(intimidate.refuse(plain, the(plain, 'ann'))?.because).toBe('he frightens nobody')
  })
})

describe('jaws', () => {
  const targets = (s: State) => offered(play(cfi, s, 'ann turn: engulf'))
  const jaws = (siz: number, more: object = {}) => ({
    like: 'dragon',
    abilities: ['engulfing'],
    characteristics: sized(siz),
    ...more,
  })
  rule('CFI-ABL-Engulfing', 'foes of half its SIZ who are up, in contact and within its reach', () => {
    expect(targets(crowd(jaws(26), is('unconscious', 'bob')))).toEqual(['cid', 'dan'])
    const not = (ann: object, change?: (s: State) => void, picture?: string) =>
      why(crowd(ann, change, picture), 'engulf')?.because
    const nobody = 'nobody of half its SIZ is in contact'
    expect([not(jaws(25)), not(jaws(26), undefined, FAR)]).toEqual([nobody, nobody])
    const above = (s: State) => {
      for (const id of ['bob', 'cid', 'dan']) the(s, id).aloft = true
    }
    expect(not(jaws(26), above)).toBe(nobody)
    expect(not({ like: 'hill-giant', abilities: ['engulfing'], characteristics: sized(26) })).toBe(nobody)
    expect(not(jaws(26, { abilities: [] }))).toBe('he swallows nobody')
  })
  test('that bite with the first bite there is', () => {
    const s = ready(facing(jaws(26), man()), (at) => {
      const { items } = the(at, 'ann')
      const bite = items.find(({ weapon }) => weapon.id === 'bite')
      if (bite !== undefined) items.push({ ...bite, id: 'ann bite-2', weapon: { ...bite.weapon, name: 'Beak' } })
    })
    const { events } = acting(s, 'ann turn: engulf\nann attack: 95\nbob defend: none', { steps: 1 })
    expect(told({ events }, 'attack')[0]?.weapon).toBe('Bite')
    expect(engulf.refuse(s, the(s, 'ann'))).toBeUndefined()
  })
  rule('CFI-ABL-Engulfing', 'nobody is swallowed by a bite that misses, is parried or evaded, or kills', () => {
    const swallowed = (script: string, bob: object = man(['longsword'], { natural: { all: 40 } })) =>
      acting(ready(facing(jaws(26, { combat: 90 }), bob)), `ann turn: engulf\n${script}`, {
        steps: 1,
        otherwise: 'usual',
      }).state.holds.map(({ by, on }) => `${by} ${on}`)
    expect(swallowed('ann attack: 95\nbob defend: none')).toEqual([])
    expect(swallowed('ann attack: 60\nbob defend: longsword\nbob parry: 30')).toEqual([])
    expect(swallowed('ann attack: 20\nbob defend: evade\nbob evade: 40')).toEqual([])
    const bites = 'ann effect: none\nann damage: 1 1 1\nann location: 10'
    expect(swallowed(`ann attack: 60\nbob defend: longsword\nbob parry: 90\n${bites}`)).toEqual(['ann bob'])
    expect(swallowed(`ann attack: 60\nbob defend: none\n${bites}`)).toEqual(['ann bob'])
    const kills = 'ann effect: none\nann damage: 11 1 1\nann location: 20\nbob endurance: 90'
    expect(swallowed(`ann attack: 60\nbob defend: none\n${kills}`, man())).toEqual([])
  })
  test('a full mouth bites on, and swallows no second', () => {
    const s = crowd(jaws(26))
    const refused = (...holds: Hold[]) => engulf.refuse({ ...s, holds }, the(s, 'ann'))?.because
    expect(refused(held('engulf', 'ann', 'bob'))).toBeDefined()
    expect([refused(held('grip', 'ann', 'bob')), refused(held('engulf', 'bob', 'eva'))]).toEqual([undefined, undefined])
  })
  test('nobody flies off with them alone', () => {
    const s = ready(facing(jaws(26), man()))
    expect(fly.refuse(s, the(s, 'ann'))?.because).toBe('he has no wings')
  })
})
