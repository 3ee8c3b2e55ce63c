import { describe, expect } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'
import { acting, CHEST, facing, hp, left, man, offered, onMap, RIGHT_LEG, ready, the, told } from '../arrange.ts'

const apart = (distance: number, options: object = {}, ann: object = man(), bob: object = man()) =>
  ready(facing(ann, bob, options, { distance }))

const turnOf = (s: ReturnType<typeof apart>, who = 'ann') => {
  const at = play(cfi, s, '').state
  return (key: string) => refusal(cfi, at, who, key)
}

describe('moving', () => {
  rule(['CFI-PRO-Move', 'CFI-MOV-02'], 'up to the Movement, and again in the same round', () => {
    const { state } = acting(
      apart(100),
      'ann turn: move\nann where: towards bob\nbob turn: dither\nann turn: move\nann where: towards bob',
    )
    expect(cfi.board(state).pairs[0]?.distance).toBe(60)
  })
  rule(
    ['CFI-MOV-04', 'CFI-MOV-05', 'CFI-ENG-01'],
    'it stops in contact, engages both, and a blow comes with it',
    () => {
      const { state, events } = acting(
        apart(18),
        'ann turn: move\nann where: towards bob\nann strike: longsword\nann attack: 30\nbob defend: none\nann effect: none\nann damage: 2\nann location: 10',
      )
      expect(cfi.board(state).pairs[0]).toMatchObject({ distance: 5, engaged: true })
      expect(told({ events }, 'moved')[0]?.far).toBe(13)
      expect(the(state, 'ann').points).toBe(1)
      expect(hp(state, 'bob', CHEST)).toBe(5)
      // A longspear reaches ten feet: both are engaged although only one can strike.
      expect(cfi.board(apart(10, {}, man(['longspear']))).pairs[0]?.engaged).toBe(true)
      expect(cfi.board(apart(10)).pairs[0]?.engaged).toBe(false)
    },
  )
  rule(['CFI-MOV-01', 'CFI-MOV-03'], 'the engaged do not move', () => {
    const why = turnOf(apart(5))
    expect(why('move')?.rule).toBe('CFI-MOV-03')
    expect(why('hustle')?.rule).toBe('CFI-PRO-Hustle')
    expect(turnOf(apart(20))('move')).toBeUndefined()
    expect(told(acting(apart(20), 'ann turn: move\nann where: away bob'), 'moved')[0]?.far).toBe(20)
  })
  rule(
    ['CFI-MOV-06', 'CFI-PRO-ChangeRange'],
    'to leave takes a deliberate act: opposed Evade, or freely if the foe does not spend a point',
    () => {
      const won = acting(
        apart(5),
        'ann turn: changeRange\nbob stay close: stay close\nann evade: 40\nbob evade: 30',
      ).state
      expect(cfi.board(won).pairs[0]?.engaged).toBe(false)
      expect(the(won, 'bob').points).toBe(1)
      const lost = acting(
        apart(5),
        'ann turn: changeRange\nbob stay close: stay close\nann evade: 30\nbob evade: 40',
      ).state
      expect(cfi.board(lost).pairs[0]?.engaged).toBe(true)
      expect(cfi.board(acting(apart(5), 'ann turn: changeRange\nbob stay close: none').state).pairs[0]?.engaged).toBe(
        false,
      )
      expect(turnOf(apart(5, { changeRange: 'unengaged' }))('changeRange')?.because).toMatch('engaged')
    },
  )
  rule('CFI-PRO-Hustle', 'three or five times as far, once a round, unengaged', () => {
    const run = acting(apart(200), 'ann turn: hustle\nann gait: run\nann where: towards bob')
    expect(told(run, 'moved')[0]?.far).toBe(60)
    expect(
      told(acting(apart(200), 'ann turn: hustle\nann gait: sprint\nann where: towards bob'), 'moved')[0]?.far,
    ).toBe(100)
    the(run.state, 'bob').acted = 9
    run.state.cycle = 2
    expect(turnOf(run.state)('hustle')?.because).toMatch('already')
    expect(turnOf(run.state)('charge')?.because).toMatch('already')
    expect(the(run.state, 'ann').pace).toBe('run')
  })
  rule('CFI-MOV-Crawl', 'who is prone crawls five feet', () => {
    expect(
      told(acting(apart(40, {}, man([], { stance: 'prone' })), 'ann turn: move\nann where: towards bob'), 'moved')[0]
        ?.far,
    ).toBe(5)
    expect(
      told(
        acting(apart(40, {}, { like: 'crocodile', stance: 'prone' }), 'ann turn: move\nann where: towards bob'),
        'moved',
      )[0]?.far,
    ).toBe(20)
  })
  rule('CFI-ATT-Movement', 'twenty feet, fifteen for the small folk', () => {
    expect(
      told(acting(apart(90, {}, man([], { race: 'dwarf' })), 'ann turn: move\nann where: towards bob'), 'moved')[0]
        ?.far,
    ).toBe(15)
  })
  rule(
    ['CFI-MOV-Swim', 'CFI-ASP-Breath'],
    'a foot less for each Thing above STR, armor with it; at nothing he drowns',
    () => {
      const swimmer = (more: object) => apart(90, {}, man([], { footing: 'swimming', ...more }))
      expect(
        told(
          acting(
            swimmer({ things: 11, armor: { chest: 'leather', head: 'plate-mail' } }),
            'ann turn: move\nann where: towards bob',
          ),
          'moved',
        )[0]?.far,
      ).toBe(18)
      const sinking = swimmer({ things: 20, armor: { all: 'plate-mail' } })
      for (const f of sinking.fighters) f.points = 0
      const { state, told: lines } = acting(sinking, '')
      expect(lines).toContain('Ann is dragged under.')
      expect(left(the(state, 'ann'), 'breath')).toBe(2)
    },
  )
})

describe('on a map', () => {
  rule(
    ['CFI-MIN-Scale', 'CFI-MIN-Facing'],
    'squares of five or ten feet; who has moved faces where he went, and turning is free',
    () => {
      const s = ready(onMap(man(), man(), 'a........b'))
      const { state } = acting(s, 'ann turn: move\nann where: cell 4,0')
      expect(the(state, 'ann').facing).toBe(2)
      const wide = ready(onMap(man(), man(), 'a........b', { cell: 10 }))
      expect(told(acting(wide, 'ann turn: move\nann where: cell 2,0'), 'moved')[0]?.far).toBe(20)
      const { state: turned } = acting(s, 'ann turn: turn\nann facing: 6\nann turn: dither')
      expect(the(turned, 'ann').facing).toBe(6)
    },
  )
  rule(
    ['CFI-TER-Difficult', 'CFI-TER-Fast'],
    'twice the price; at a run Formidable Athletics, or he falls there',
    () => {
      const s = ready(onMap(man(), man(), 'a~~.....b', { key: { '~': 'difficult' } }))
      expect(told(acting(s, 'ann turn: move\nann where: cell 2,0'), 'moved')[0]?.far).toBe(20)
      const fall = acting(s, 'ann turn: hustle\nann gait: run\nann where: cell 5,0\nann athletics: 26').state
      expect(the(fall, 'ann').stance).toBe('prone')
      expect('field' in fall.where && fall.where.bodies.ann).toMatchObject({ x: 1 })
      expect(
        the(acting(s, 'ann turn: hustle\nann gait: run\nann where: cell 5,0\nann athletics: 25').state, 'ann').stance,
      ).toBe('standing')
      const slow = ready(onMap(man([], { stance: 'prone' }), man(), 'a~~.....b', { key: { '~': 'difficult' } }))
      expect(told(acting(slow, 'ann turn: move\nann where: cell 1,0'), 'moved')[0]?.far).toBe(10)
    },
  )
  rule('CFI-TER-Obstacle', 'walls are gone round; who flies goes over them', () => {
    const s = ready(onMap(man(), man(), 'a#b\n...'))
    expect(told(acting(s, 'ann turn: move\nann where: cell 2,1'), 'moved')[0]?.far).toBeGreaterThan(10)
    const bird = ready(
      onMap(man([], { aloft: true, fly: 20, abilities: ['flying'] }), man([], { aloft: true }), 'a#.b'),
    )
    expect(told(acting(bird, 'ann turn: move\nann where: cell 2,0'), 'moved')[0]?.far).toBe(10)
    const walker = play(cfi, ready(onMap(man(), man(), 'a#.b')), 'ann turn: move')
    expect(offered(walker)).not.toContain('cell 2,0')
  })
  rule('CFI-MOV-Climb', 'over bars for twenty feet, less what armor weighs; not after a run', () => {
    const s = ready(onMap(man(), man(), 'ao...b', { key: { o: 'bars' } }))
    const { state } = acting(s, 'ann turn: climb\nann where: 2,0')
    expect('field' in state.where && state.where.bodies.ann).toMatchObject({ x: 2 })
    const heavy = ready(
      onMap(man([], { armor: { all: 'full-plate' }, things: 5 }), man(), 'ao...b', { key: { o: 'bars' } }),
    )
    expect(refusal(cfi, play(cfi, heavy, '').state, 'ann', 'climb')?.rule).toBe('CFI-MOV-Climb')
  })
  rule(
    ['CFI-MOV-Jump', 'CFI-MOV-JumpCrit'],
    'twice his height with a run-up, half without; a critical lands upright and five feet farther',
    () => {
      const run = ready(onMap(man(), man(), '...ao....b', { key: { o: 'pit' } }))
      const far = acting(run, 'ann turn: jump\nann where: 5,0\nann athletics: 40').state
      expect('field' in far.where && far.where.bodies.ann).toMatchObject({ x: 5 })
      expect(the(far, 'ann').stance).toBe('standing')
      const wide = ready(onMap(man(), man(), '#aoo....b', { key: { o: 'pit' } }))
      const short = acting(
        wide,
        'ann turn: jump\nann where: 4,0\nann athletics: 40\nann damage: 1\nann location: 1',
      ).state
      expect(the(short, 'ann').stance).toBe('prone')
      expect('field' in short.where && short.where.bodies.ann).toMatchObject({ x: 2 })
      const great = acting(wide, 'ann turn: jump\nann where: 4,0\nann athletics: 3').state
      expect('field' in great.where && great.where.bodies.ann).toMatchObject({ x: 4 })
      expect(the(great, 'ann').stance).toBe('standing')
    },
  )
  rule('CFI-MOV-JumpFumble', 'Endurance: one point to a leg, or 1d4', () => {
    const s = ready(onMap(man(), man(), '...ao....b', { key: { o: 'pit' } }))
    expect(
      hp(acting(s, 'ann turn: jump\nann where: 5,0\nann athletics: 99\nann endurance: 20').state, 'ann', RIGHT_LEG),
    ).toBe(4)
    expect(
      hp(
        acting(s, 'ann turn: jump\nann where: 5,0\nann athletics: 99\nann endurance: 80\nann landing: 3').state,
        'ann',
        RIGHT_LEG,
      ),
    ).toBe(2)
  })
})
