import { describe, expect, test } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { shot } from '../../exchange/ranged/shooting.ts'
import { rangeTo } from '../../exchange/ranged/targets.ts'
import { cfi } from '../../index.ts'
import type { Ctx, State } from '../../state/types.ts'
import { acting, CHEST, facing, hp, item, man, offered, RIGHT_LEG, ready, the, told } from '../arrange.ts'

const archer = (more: object = {}) => man(['long-bow'], more)
const range = (
  ann: object = archer(),
  more: object = {},
  bob: object = man(['longsword', 'kite']),
  change?: Parameters<typeof ready>[1],
) => ready(facing(ann, bob, {}, { distance: 100, ...more }), change)
const shoot = (script: string, s = range()) => acting(s, `ann turn: attack\n${script}`)
const skill = (s: ReturnType<typeof range>) =>
  told(play(cfi, s, 'ann turn: attack\nann attack: 94'), 'attack')[0]?.skill

describe('missiles', () => {
  rule(['CFI-RNG-01', 'CFI-TRAIT-RangedParry'], 'only a shield parries a shot; anybody may dive', () => {
    const seen = play(cfi, range(), 'ann turn: attack\nann attack: 30')
    expect(offered(seen)).toEqual(['kite', 'evade', 'none'])
    const { state } = shoot('ann attack: 30\nbob defend: kite\nbob parry: 20\nann damage: 8')
    expect(hp(state, 'bob', CHEST)).toBe(7)
    const bare = shoot(
      'ann attack: 30\nbob defend: none\nann effect: none\nann damage: 3\nann location: 10',
      range(archer(), {}, man()),
    )
    expect(hp(bare.state, 'bob', CHEST)).toBe(4)
  })
  rule('CFI-RNG-Force', 'Force is to a shield what Size is to a parry', () => {
    // A long bow is Huge: a Large heater stops half.
    const { state } = shoot(
      'ann attack: 30\nbob defend: heater\nbob parry: 20\nann damage: 4\nann location: 10',
      range(archer(), {}, man(['longsword', 'heater'])),
    )
    expect(hp(state, 'bob', CHEST)).toBe(7 - 2)
  })
  rule('CFI-RNG-DM', 'a bow adds the Damage Modifier, a crossbow does not', () => {
    const strong = { characteristics: { str: 16, con: 12, siz: 16, dex: 12, int: 12, pow: 12, cha: 12 } }
    const bow = shoot(
      'ann attack: 30\nbob defend: none\nann effect: none\nann damage: 2 3\nann location: 10',
      range(archer(strong), {}, man()),
    )
    expect(hp(bow.state, 'bob', CHEST)).toBe(7 - 5)
    const crossbow = shoot(
      'ann attack: 30\nbob defend: none\nann effect: none\nann damage: 2\nann location: 10',
      range(man(['light-crossbow'], strong), {}, man()),
    )
    expect(hp(crossbow.state, 'bob', CHEST)).toBe(7 - 2)
  })
  rule(
    ['CFI-RNG-Close', 'CFI-SE-ChooseLocation'],
    'within Close Range a location may be chosen of who stands still; farther only on a critical',
    () => {
      const options = (distance: number, roll: number, pace: 'still' | 'walk') =>
        offered(
          play(
            cfi,
            range(archer(), { distance }, man(), (s) => void Object.assign(the(s, 'bob'), { pace, points: 0 })),
            `ann turn: attack\nann attack: ${roll}`,
          ),
        )
      expect(options(45, 30, 'still')).toContain('chooseLocation')
      expect(options(45, 30, 'walk')).not.toContain('chooseLocation')
      expect(options(46, 30, 'still')).not.toContain('chooseLocation')
      expect(options(46, 3, 'walk')).toContain('chooseLocation')
      const near = acting(
        range(archer(), { distance: 40 }, man(), (s) => void Object.assign(the(s, 'bob'), { points: 0 })),
        'ann turn: attack\nann attack: 30\nann effect: chooseLocation\nann damage: 3\nann location: head',
      )
      expect(hp(near.state, 'bob', 6)).toBe(2)
    },
  )
  rule(
    ['CFI-RNG-Effective', 'CFI-RNG-Long'],
    'no modifiers within Effective Range; beyond it half damage and Force a step less',
    () => {
      const { state: whole } = shoot(
        'ann attack: 30\nbob defend: none\nann effect: none\nann damage: 5\nann location: 10',
        range(archer(), { distance: 375 }, man()),
      )
      expect(hp(whole, 'bob', CHEST)).toBe(2)
      const long = range(archer(), { distance: 376 }, man(['longsword', 'heater']))
      const { state } = shoot(
        'ann attack: 30\nbob defend: none\nann effect: none\nann damage: 5\nann location: 10',
        long,
      )
      expect(hp(state, 'bob', CHEST)).toBe(7 - 3)
      expect(
        hp(shoot('ann attack: 30\nbob defend: heater\nbob parry: 20\nann damage: 8', long).state, 'bob', CHEST),
      ).toBe(7)
      expect(refusal(cfi, play(cfi, range(archer(), { distance: 751 }), '').state, 'ann', 'attack')?.because).toMatch(
        'nobody',
      )
    },
  )
  rule(['CFI-RNG-Load', 'CFI-SE-RapidReload'], 'a bow takes two Turns to load, one less for each Rapid Reload', () => {
    const { state } = shoot('ann attack: 80\nbob defend: none')
    expect(item(state, 'ann', 'long-bow').unloaded).toBe(2)
    the(state, 'ann').acted = 0
    expect(refusal(cfi, play(cfi, state, '').state, 'ann', 'attack')?.rule).toBe('CFI-RNG-Load')
    const quick = shoot(
      'ann attack: 30\nbob defend: none\nann effect: rapidReload\nann damage: 1\nann location: 10',
      range(archer(), {}, man()),
    )
    expect(item(quick.state, 'ann', 'long-bow').unloaded).toBe(1)
  })
  rule(['CFI-RNG-ImpaleSize', 'CFI-SE-Impale'], 'an arrow hinders by its own small Size and stays', () => {
    const { state } = shoot(
      'ann attack: 30\nbob defend: none\nann effect: impale\nann damage: 2 5\nann location: 10',
      range(archer(), {}, man()),
    )
    expect(state.impaled).toMatchObject([{ on: 'bob', size: 'small', item: '' }])
    expect(hp(state, 'bob', CHEST)).toBe(2)
  })
  rule('CFI-SE-Sharpshooter', 'a shot’s location moves to one adjoining', () => {
    const s = range(archer(), {}, man(), (state) => void Object.assign(the(state, 'bob'), { points: 0 }))
    const asked = play(
      cfi,
      s,
      'ann turn: attack\nann attack: 30\nann effect: sharpshooter\nann damage: 3\nann location: 1',
    )
    expect(offered(asked)).toEqual(['abdomen', 'none'])
    const { state } = acting(
      s,
      'ann turn: attack\nann attack: 30\nann effect: sharpshooter\nann damage: 3\nann location: 1\nann adjoining: abdomen',
    )
    expect([hp(state, 'bob', RIGHT_LEG), hp(state, 'bob', 2)]).toEqual([5, 3])
  })
  rule('CFI-RNG-Cap', 'from the saddle Ride is the most a shot can be', () => {
    const s = ready({
      system: 'cfi',
      sides: { heroes: { ann: archer({ rides: 'horse' }), horse: {} }, foes: { bob: man() } },
      distance: 100,
    })
    expect(skill(s)).toBe(50)
  })
  rule(['CFI-TRAIT-Thrown', 'CFI-TRAIT-Clip'], 'a thrown weapon leaves the hand; a clip holds five', () => {
    const s = ready(facing(man(['dagger']), man(), {}, { distance: 20 }))
    const { state } = acting(s, 'ann turn: attack\nann attack: 80\nbob defend: none')
    expect(item(state, 'ann', 'dagger').where).toBe('ground')
    the(state, 'ann').acted = 0
    expect(refusal(cfi, play(cfi, state, '').state, 'ann', 'attack')).toBeDefined()
    const clip = ready(
      facing(man(['repeating-crossbow']), man(), {}, { distance: 60 }),
      (at) => void Object.assign(item(at, 'ann', 'repeating-crossbow'), { clip: 1 }),
    )
    const empty = acting(clip, 'ann turn: attack\nann attack: 80\nbob defend: none').state
    expect(item(empty, 'ann', 'repeating-crossbow')).toMatchObject({ clip: 0, unloaded: 3 })
    the(empty, 'ann').acted = 0
    item(empty, 'ann', 'repeating-crossbow').unloaded = 1
    expect(
      item(acting(empty, 'ann turn: ready\nann ready: load repeating-crossbow').state, 'ann', 'repeating-crossbow')
        .clip,
    ).toBe(5)
    const far = ready(facing(man(['dagger']), man(), {}, { distance: 61 }))
    expect(refusal(cfi, play(cfi, far, '').state, 'ann', 'attack')).toBeDefined()
  })
})

describe('ranged situations', () => {
  rule(['CFI-RM-LightWind', 'CFI-RM-ModerateWind', 'CFI-RM-StrongWind'], 'wind makes it worse and worse', () => {
    expect(['light', 'moderate', 'strong'].map((wind) => skill(range(archer(), { scene: { wind } })))).toEqual([
      40, 30, 12,
    ])
  })
  rule('CFI-RM-Gale', 'in a gale nobody shoots', () => {
    const s = play(cfi, range(archer(), { scene: { wind: 'gale' } }), '').state
    expect(refusal(cfi, s, 'ann', 'attack')).toBeDefined()
    const near = ready(facing(archer(), man(), {}, { distance: 100, scene: { wind: 'strong' } }))
    near.scene.wind = 'gale'
    const struck = play({ ...cfi, step: (ctx, at) => shotAt(ctx, at) }, near, 'bob defend: none')
    expect(told(struck, 'attack')[0]?.terms?.some(({ rule: id }) => id === 'CFI-RM-Gale')).toBe(true)
  })
  rule(
    ['CFI-RM-TargetRun', 'CFI-RM-TargetSprint', 'CFI-RM-TargetProne'],
    'a running, sprinting or lying target',
    () => {
      const at = (bob: object) => skill(range(archer(), {}, man(), (s) => void Object.assign(the(s, 'bob'), bob)))
      expect([at({ pace: 'walk' }), at({ pace: 'run' }), at({ pace: 'sprint' }), at({ stance: 'prone' })]).toEqual([
        60, 40, 30, 30,
      ])
    },
  )
  rule(
    ['CFI-RM-MistOrPartialDark', 'CFI-RM-SmokeOrDark', 'CFI-RM-Obscured'],
    'mist and half-light, smoke and dark, wholly hidden',
    () => {
      expect(
        [{ air: 'mist' }, { light: 'partial' }, { air: 'smoke' }, { light: 'pitch' }].map((scene) =>
          skill(range(archer(), { scene })),
        ),
      ).toEqual([40, 40, 30, 30])
      expect(skill(range(archer({ blind: true })))).toBe(12)
    },
  )
  rule('CFI-RM-Invisible', 'impossible, or Herculean if it is known where he is', () => {
    const s = range(archer(), {}, man([], { invisible: true }))
    expect(refusal(cfi, play(cfi, s, '').state, 'ann', 'attack')).toBeDefined()
    const known = acting(s, 'ann turn: assess\nann perception: 20\nann turn: attack\nann attack: 94\nbob defend: none')
    expect(told(known, 'attack')[0]?.skill).toBe(12)
  })
  rule(
    ['CFI-RM-AttackerProne', 'CFI-RM-AttackerUnstable'],
    'lying Herculean, but not with a crossbow from a prepared place; unstable Hard',
    () => {
      expect([skill(range(archer({ stance: 'prone' }))), skill(range(archer({ footing: 'unstable' })))]).toEqual([
        12, 40,
      ])
      expect(skill(range(man(['light-crossbow'], { stance: 'prone', prepared: true })))).toBe(60)
      expect(skill(range(man(['light-crossbow'], { stance: 'prone' })))).toBe(12)
    },
  )
  rule('CFI-AIM-01', 'a whole round of nothing else: one grade less; a reaction spoils it', () => {
    const s = range(archer(), { scene: { wind: 'moderate' } }, man())
    const aimed = acting(s, 'ann turn: aim\nbob turn: dither\nann turn: aim\nbob turn: dither', { steps: 6 }).state
    expect(the(aimed, 'ann')).toMatchObject({ aimingAt: 'bob', lasting: [{ kind: 'aimed', left: 1 }] })
    expect(skill(aimed)).toBe(40)
    const half = acting(s, 'ann turn: dither\nbob turn: dither\nann turn: aim\nbob turn: dither', { steps: 6 }).state
    expect(skill(half)).toBe(30)
  })
})

describe('crowds', () => {
  const melee = ready({
    system: 'cfi',
    sides: { heroes: { ann: archer(), cid: man() }, foes: { bob: man() } },
    map: { cell: 5, picture: 'a.........\n.........b\n.........c', key: { a: 'ann', b: 'bob', c: 'cid' } },
  })
  rule(['CFI-CRD-01', 'CFI-CRD-02'], 'at the edge of a melee Hard; a shot that succeeds goes true', () => {
    const { state, events } = acting(
      melee,
      'ann turn: attack\nann attack: 40\nbob defend: none\nann effect: none\nann damage: 2\nann location: 10',
    )
    expect(told({ events }, 'attack')[0]?.skill).toBe(40)
    expect(hp(state, 'bob', CHEST)).toBe(5)
    const through = ready({
      system: 'cfi',
      sides: { heroes: { ann: archer(), cid: man() }, foes: { bob: man() } },
      map: { cell: 5, picture: 'a....c...b', key: { a: 'ann', b: 'bob', c: 'cid' } },
    })
    expect(skill(through)).toBe(30)
  })
  rule(
    ['CFI-CRD-03', 'CFI-CRD-04'],
    'a shot that fails only for the crowd hits somebody beside, who may defend and suffers no effect',
    () => {
      const { state, events } = acting(
        melee,
        'ann turn: attack\nann attack: 50\nbob defend: none\ncid defend: none\nann damage: 2\nann location: 10',
      )
      expect(hp(state, 'cid', CHEST)).toBe(5)
      expect(told({ events }, 'effect')).toEqual([])
      const miss = acting(melee, 'ann turn: attack\nann attack: 61\nbob defend: none')
      expect(told(miss, 'strays')).toEqual([])
    },
  )
})

describe('cover', () => {
  const fence = { cover: { object: 'fence', locations: ['rightLeg', 'leftLeg'] } }
  const hidden = (more: object, script: string) =>
    acting(
      range(archer(), {}, man([], more), (s) => void Object.assign(the(s, 'bob'), { points: 0 })),
      `ann turn: attack\n${script}`,
    )
  rule('CFI-COV-01', 'a blow on what it hides must go through it', () => {
    expect(
      hp(hidden(fence, 'ann attack: 30\nann effect: none\nann damage: 6\nann location: 1').state, 'bob', RIGHT_LEG),
    ).toBe(5 - 2)
    expect(
      hp(hidden(fence, 'ann attack: 30\nann effect: none\nann damage: 4\nann location: 10').state, 'bob', CHEST),
    ).toBe(3)
  })
  rule(['CFI-COV-02', 'CFI-SE-ChooseLocation'], 'Choose Location aims at what shows', () => {
    const s = range(
      archer(),
      { distance: 40 },
      man([], fence),
      (state) => void Object.assign(the(state, 'bob'), { points: 0 }),
    )
    expect(
      offered(play(cfi, s, 'ann turn: attack\nann attack: 30\nann effect: chooseLocation\nann damage: 3')),
    ).toEqual(['abdomen', 'chest', 'rightArm', 'leftArm', 'head'])
    acting(s, 'ann turn: attack\nann attack: 30\nann effect: chooseLocation\nann damage: 3\nann location: chest')
  })
  rule(
    'CFI-COV-03',
    'at somebody wholly hidden a blow is a grade harder and a shot Herculean, and no location can be chosen',
    () => {
      const blind = range(
        archer(),
        { distance: 40 },
        man([], { cover: { ap: 2, total: true } }),
        (state) => void Object.assign(the(state, 'bob'), { points: 0 }),
      )
      const arrow = play(cfi, blind, 'ann turn: attack\nann attack: 1')
      expect(told(arrow, 'attack')[0]).toMatchObject({ skill: 12, level: 'critical' })
      expect(offered(arrow)).toContain('impale')
      expect(offered(arrow)).not.toContain('chooseLocation')
      const close = ready(
        facing(man(), man([], { cover: { ap: 2, total: true } })),
        (s) => void Object.assign(the(s, 'bob'), { points: 0 }),
      )
      const x = play(cfi, close, 'ann turn: attack\nann weapon: longsword\nann attack: 30')
      expect(told(x, 'attack')[0]?.skill).toBe(40)
      expect(offered(x)).not.toContain('chooseLocation')
    },
  )
  rule('CFI-PRO-TakeCover', 'behind what is nearby, on his feet; what is not there cannot be used', () => {
    const s = ready(
      facing(man([], { nearby: { object: 'table', locations: ['rightLeg'] } }), man(), {}, { distance: 60 }),
    )
    const { state } = acting(s, 'ann turn: takeCover')
    expect(the(state, 'ann')).toMatchObject({ stance: 'standing', cover: { name: 'table', ap: 4, locations: [0] } })
    expect(refusal(cfi, play(cfi, range(), '').state, 'ann', 'takeCover')?.because).toMatch('nothing to hide behind')
    const asked = ready(facing(man([]), man(), { takeCover: 'ask' }, { distance: 60 }))
    expect(the(acting(asked, 'ann turn: takeCover\ngm cover: tree').state, 'ann').cover?.name).toBe('tree')
  })
})

const shotAt = (ctx: Ctx, s: State): void => shot(ctx, s, the(s, 'ann'), the(s, 'bob'), item(s, 'ann', 'long-bow'))

test('each range reaches to its last foot, and beyond Long nothing does', () => {
  const band = (distance: number) => {
    const s = ready(facing(man(['long-bow']), man(), {}, { distance }))
    return rangeTo(s, the(s, 'ann'), the(s, 'bob'), item(s, 'ann', 'long-bow'))
  }
  const s = ready(facing(man(['long-bow']), man()))
  const [close = 0, effective = 0, long = 0] = item(s, 'ann', 'long-bow').weapon.missile?.range ?? []
  expect([close, close + 1, effective, effective + 1, long, long + 1].map(band)).toEqual([
    'close',
    'effective',
    'effective',
    'long',
    'long',
    undefined,
  ])
})
