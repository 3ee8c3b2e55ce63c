import { describe, expect, test } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { forTurns } from '../../../../mechanisms/lasting.ts'
import { baseMove, swimRate } from '../../ground/pace.ts'
import { cfi } from '../../index.ts'
import { points } from '../../screens/points.ts'
import type { State } from '../../state/types.ts'
import {
  acting,
  CHEST,
  during,
  facing,
  fought,
  hp,
  left,
  man,
  offered,
  onMap,
  ready,
  spent,
  the,
  told,
} from '../arrange.ts'

/** The round ends with nobody having points, and the next begins. */
const nextRound = (ann: object, change: (s: State) => void, script = '', bob: object = man()) =>
  play(
    { ...cfi, outcome: () => undefined },
    ready(facing(ann, bob, {}, { distance: 60 }), (s) => {
      for (const f of s.fighters) f.points = 0
      change(s)
    }),
    script,
  )

describe('what the round brings', () => {
  rule('CFI-WND-Major', 'the dying live so many rounds and no more', () => {
    const lives = (dying: number) => {
      const is = { ...during({ dying }), condition: 'incapacitated' }
      const bob = the(nextRound(man(), (s) => void Object.assign(the(s, 'bob'), is)).state, 'bob')
      return [left(bob, 'dying'), bob.condition]
    }
    expect(lives(2)).toEqual([1, 'incapacitated'])
    expect(lives(1)).toEqual([0, 'dead'])
  })
  rule('CFI-ABL-Regeneration', 'heals every wounded location, never above its full, never what is gone', () => {
    const troll = nextRound({ like: 'troll', abilities: [], luck: 0 }, (s) => {
      const { limbs } = the(s, 'ann')
      limbs.forEach((limb, i) => {
        limb.hp = [0, -2, 11, 13, 5, 10, -3][i] ?? 1
      })
      Object.assign(limbs[0] ?? {}, { wound: 'serious', useless: true })
      Object.assign(limbs[1] ?? {}, { severed: true, useless: true })
    })
    expect(the(troll.state, 'ann').limbs.map((limb) => limb.hp)).toEqual([1, -2, 12, 13, 6, 10, -2])
    expect(the(troll.state, 'ann').limbs[0]).toMatchObject({ wound: 'none', useless: false })
    expect(the(troll.state, 'ann').limbs[1]).toMatchObject({ useless: true })
  })
  rule('CFI-ABL-AcidBlood', 'acid eats at one place, armor first, as many rounds as were thrown', () => {
    const eaten = nextRound(
      man([], { armor: { chest: 'furs' }, natural: { chest: 1 } }),
      (s) => void Object.assign(the(s, 'ann'), { ...during({ acid: 2 }, CHEST) }),
      'ann acid: 3',
    )
    expect(hp(eaten.state, 'ann', CHEST)).toBe(7 - 1)
    expect(left(the(eaten.state, 'ann'), 'acid')).toBe(1)
    const bare = nextRound(
      man(),
      (s) => void Object.assign(the(s, 'ann'), { ...during({ acid: 1 }, CHEST) }),
      'ann acid: 1',
    )
    expect(hp(bare.state, 'ann', CHEST)).toBe(6)
  })
  rule('CFI-FTG-Blood', 'each bleeding wound costs a level, whoever is still alive', () => {
    const bled = (bleeding: number[], condition: string) =>
      the(nextRound(man(), (s) => void Object.assign(the(s, 'bob'), { bleeding, condition })).state, 'bob').fatigue
    expect([bled([1], 'up'), bled([1, 3], 'up'), bled([1], 'dead'), bled([1], 'unconscious')]).toEqual([1, 2, 0, 1])
  })
  rule('CFI-ABL-Frenzy', 'ends when its rounds are over, and leaves him exhausted', () => {
    const after = (frenzy: number) => {
      const is = { ...during({ frenzy }), fatigue: 1 }
      const ann = the(nextRound(man(), (s) => void Object.assign(the(s, 'ann'), is)).state, 'ann')
      return [left(ann, 'frenzy'), ann.fatigue]
    }
    expect(after(2)).toEqual([1, 1])
    expect(after(1)).toEqual([0, 4])
  })
  rule('CFI-CAST-Shield', 'a Shield stands to the end of its last round', () => {
    const after = (shield: number) =>
      left(
        the(nextRound(man(), (s) => void Object.assign(the(s, 'ann'), during({ shield }, 1))).state, 'ann'),
        'shield',
      )
    expect([after(2), after(1)]).toEqual([1, 0])
  })
  rule(['CFI-ACT-05', 'CFI-FTG-Actions'], 'points by fatigue and heads, none for who is out of it', () => {
    const dealt = (more: object, change: object = {}) =>
      the(nextRound(man([], more), (s) => void Object.assign(the(s, 'ann'), change)).state, 'ann').points
    expect([
      dealt({}),
      dealt({ rank: 2 }),
      dealt({ extraActions: 2 }),
      dealt({ fatigue: 4 }),
      dealt({ fatigue: 5 }),
      dealt({ fatigue: 4 }, { ...during({ frenzy: 5 }) }),
      dealt({}, { condition: 'unconscious' }),
    ]).toEqual([2, 3, 4, 1, 0, 2, 0])
  })
  rule('CFI-ACT-05', 'what a round holds is over: running, being kept off, aiming, a game master’s word', () => {
    const { state } = nextRound(man(), (s) => {
      Object.assign(the(s, 'ann'), { hustles: 1, charges: 1, moved: 20, keptOff: ['bob'], aimed: 2, acted: 3 })
      s.favors = [
        { who: 'ann', grade: 'hard', until: 1, because: 'past' },
        { who: 'ann', grade: 'hard', until: 2, because: 'still' },
      ]
    })
    expect(the(state, 'ann')).toMatchObject({ hustles: 0, charges: 0, moved: 0, keptOff: [], aimed: 0, acted: 0 })
    expect(state.favors.map(({ because }) => because)).toEqual(['still'])
  })
  rule('CFI-SUR-01', 'after the round of surprise he has his Initiative back, once', () => {
    const s = ready(facing(man(), man([], { surprised: true }), {}, { distance: 60 }), (state) => {
      for (const f of state.fighters) f.points = 0
      the(state, 'bob').initiative = 5
    })
    const second = acting(s, '').state
    expect(the(second, 'bob')).toMatchObject({ initiative: 15, startled: false })
    for (const f of second.fighters) f.points = 0
    expect(the(acting(second, '').state, 'bob').initiative).toBe(15)
  })
})

test('a Move is less for a load and for weariness', () => {
  const at = (more: object) => {
    const s = ready(facing(man([], more), man()))
    return baseMove(s, the(s, 'ann'))
  }
  // STR 12: six Things above it cost five feet, five cost nothing.
  expect([at({ things: 17 }), at({ things: 18 }), at({ things: 24 })]).toEqual([20, 15, 10])
  expect([at({ fatigue: 1 }), at({ fatigue: 2 }), at({ fatigue: 3 }), at({ fatigue: 4 }), at({ fatigue: 6 })]).toEqual([
    20, 15, 15, 10, 0,
  ])
  const swims = (more: object) => swimRate(the(ready(facing(man([], { footing: 'swimming', ...more }), man())), 'ann'))
  expect([
    swims({}),
    swims({ things: 14 }),
    swims({ things: 10, armor: { all: 'leather' } }),
    swims({ swim: 30 }),
  ]).toEqual([20, 18, 15, 30])
})

describe('swapped digits', () => {
  const lucky = (who: 'ann' | 'bob') =>
    ready(
      facing(
        man(['longsword'], who === 'ann' ? { luck: 1 } : {}),
        man(['longsword', 'heater'], who === 'bob' ? { luck: 1 } : {}),
      ),
    )
  rule('CFI-LUCK-Swap', 'turn a miss into a hit, and it is that number the other dives from', () => {
    const swapped = (evade: number) =>
      fought(
        lucky('ann'),
        'longsword',
        `ann attack: 84\nann luck: swap\nbob defend: evade\nbob evade: ${evade}${evade === 49 ? '' : '\nann damage: 1\nann location: 1'}`,
      )
    expect(told(swapped(49), 'attack').at(-1)).toMatchObject({ roll: 48, level: 'success' })
    expect(hp(swapped(49).state, 'bob', 0)).toBe(5)
    expect(hp(swapped(47).state, 'bob', 0)).toBe(4)
  })
  rule('CFI-LUCK-Swap', 'so too for who parries', () => {
    const { state, events } = fought(
      lucky('bob'),
      'longsword',
      'ann attack: 30\nbob defend: heater\nbob parry: 82\nbob luck: swap\nann damage: 5',
    )
    expect(told({ events }, 'defense').at(-1)).toMatchObject({ roll: 28, level: 'success' })
    expect(the(state, 'bob').luck).toBe(0)
  })
})

describe('what a question points at', () => {
  const s = ready(onMap(man(), man(), 'a....b'))
  const asked = (script: string) => {
    const { asked: question } = play(cfi, s, script)
    if (question === undefined || !('choices' in question) || question.choices[0] === undefined)
      throw new Error('nothing is asked')
    const choice = question.choices[0]
    return (key: string) => points(s, choice as never, { key })
  }
  test('groups, costs, cells and whom it concerns', () => {
    const turn = asked('')
    expect(turn('move')).toMatchObject({ group: 'move', cost: [{ of: 'Action Points', amount: 1 }] })
    expect(turn('charge').group).toBe('move')
    expect(turn('attack').group).toBe('strike')
    expect(turn('brace').group).toBe('guard')
    expect(turn('castMagic').group).toBe('cast')
    expect(turn('dither').group).toBe('other')
    expect(turn('speak').cost).toBeUndefined()
    const where = asked('ann turn: move')
    expect(where('cell 3,0')).toMatchObject({
      group: 'move',
      cells: [[3, 0]],
      path: [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    })
    expect(where('towards bob')).toMatchObject({ fighters: ['bob'] })
    expect(where('towards bob').cells).toBeUndefined()
    const defend = asked('ann turn: charge\nann gait: run\nann weapon: longsword\nbob receive: none\nann attack: 30')
    expect(defend('evade')).toMatchObject({ group: 'guard', fighters: ['ann'], risks: [{ rule: 'CFI-EVD-04' }] })
    expect(defend('none').cost).toBeUndefined()
    expect(defend('longsword')).toMatchObject({ cost: [{ of: 'Action Points', amount: 1 }] })
    expect(defend('longsword').risks).toBeUndefined()
  })
})

describe('who flees', () => {
  rule('CFI-ABL-Terrifying', 'goes nowhere nearer to a foe', () => {
    const s = ready(onMap(man(), man(), '.......\n...a..b\n.......'), (state) => {
      Object.assign(the(state, 'ann'), during({ fleeing: 3 }))
    })
    const keys = offered(play(cfi, s, 'ann turn: move'))
    expect(keys).toContain('away bob')
    expect(keys).not.toContain('towards bob')
    expect(() => play(cfi, s, 'ann turn: move\nann where: cell 4,1')).toThrow()
    expect(told(acting(s, 'ann turn: move\nann where: cell 1,1'), 'moved')[0]?.far).toBe(10)
    expect(refusal(cfi, play(cfi, s, '').state, 'ann', 'attack')?.rule).toBe('CFI-ABL-Terrifying')
  })
  rule(['CFI-SE-BlindOpponent', 'CFI-WND-Serious'], 'what befalls one on his own Turn lasts for his next Turns', () => {
    const s = ready(facing(man(), man()))
    const dazzled = acting(
      s,
      'ann turn: attack\nann weapon: longsword\nann attack: 30\nbob defend: longsword\nbob parry: 6\nbob effect: blindOpponent\nann damage: 1\nann blind: 96\nann turns: 1',
    )
    expect(the(dazzled.state, 'ann').lasting).toMatchObject([{ kind: 'blinded', left: 1 }])
    // A Turn of her own later she sees again, and what lasts longer goes on.
    const again = acting(dazzled.state, 'bob turn: dither\nann turn: dither')
    expect(the(again.state, 'ann').lasting).toEqual([])
    const longer = ready(facing(man(), man()), (state) => {
      the(state, 'ann').lasting = [forTurns('blinded', 2, 'ann'), forTurns('barred', 1, 'ann')]
    })
    expect(the(acting(longer, 'ann turn: dither').state, 'ann').lasting).toMatchObject([{ kind: 'blinded', left: 1 }])
    const renewed = ready(facing(man(), man()), (state) => {
      the(state, 'ann').lasting = [forTurns('blinded', 1, 'ann')]
    })
    const twice = acting(
      renewed,
      'ann turn: attack\nann weapon: longsword\nann attack: 30\nbob defend: longsword\nbob parry: 6\nbob effect: blindOpponent\nann damage: 1\nann blind: 96\nann turns: 1',
    )
    expect(the(twice.state, 'ann').lasting).toMatchObject([{ kind: 'blinded', left: 1 }])
  })

  rule('CFI-WND-Serious', 'a wound bars the attack for its Turns and then no longer', () => {
    const s = ready(facing(man(), man()), (state) => {
      spent(state)
      the(state, 'ann').lasting = [forTurns('barred', 1, 'ann')]
    })
    expect(refusal(cfi, play(cfi, s, '').state, 'ann', 'attack')?.rule).toBe('CFI-WND-Serious')
    const after = play(cfi, s, 'ann turn: dither', { steps: 3 }).state
    expect(refusal(cfi, after, 'ann', 'attack')).toBeUndefined()
  })
})
