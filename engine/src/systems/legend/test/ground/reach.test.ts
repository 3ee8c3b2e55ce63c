import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { legend } from '../../index.ts'
import { metres } from '../../state/standing.ts'
import type { State } from '../../state/types.ts'
import { acting, arranged, asking, being, facing, the } from '../arrange.ts'
import { duel, fought, hp, man, offered, RIGHT_ARM, told } from '../clash.ts'

const blade = man(['short-sword'])
const pike = man(['longspear'])
/** Ann with a short sword before Bob’s long spear, a metre apart. */
const meeting = (options: object = {}, change?: (s: State) => void, ann: object = blade, bob: object = pike): State =>
  arranged(facing({ ann }, { bob }, { reach: true, ...options }), change)
const inside = (s: State): void => void s.inside.push({ by: 'ann', of: 'bob' })

describe('weapon reach', () => {
  rule(
    'LEG-RCH-02',
    'two steps shorter he cannot attack, one step shorter he can, and without the rule anybody can',
    () => {
      expect(refusal(legend, meeting(), 'ann', 'attack')).toMatchObject({ rule: 'LEG-RCH-02' })
      const oneShort = meeting({}, undefined, man(['rapier']))
      expect(offered(asking(oneShort, 'ann act: attack'))).toEqual(['longspear', 'unarmed', 'none'])
      const twoShort = meeting({}, undefined, man(['war-sword']))
      expect(refusal(legend, twoShort, 'ann', 'attack')).toMatchObject({ rule: 'LEG-RCH-02' })
      expect(refusal(legend, meeting({ reach: false }), 'ann', 'attack')).toBeUndefined()
      const dropped = (s: State): void => {
        for (const arm of the(s, 'bob').items) if (arm.where === 'both') arm.where = 'ground'
      }
      expect(refusal(legend, meeting({}, dropped), 'ann', 'attack')).toBeUndefined()
      const another = meeting({}, (s) => void s.inside.push({ by: 'cid', of: 'bob' }, { by: 'ann', of: 'cid' }))
      expect(refusal(legend, another, 'ann', 'attack')).toMatchObject({ rule: 'LEG-RCH-02' })
      expect(refusal(legend, meeting({}, being('bob', { condition: 'unconscious' })), 'ann', 'attack')).toBeUndefined()
    },
  )

  rule('LEG-RCH-02', 'his defence still wins him manoeuvres', () => {
    const state = meeting({}, being('bob', { initiative: 30 }))
    const asked = asking(
      state,
      'bob act: attack\nbob weapon: longspear\nann defend: short-sword\nbob attack: 61\nann complete parry: roll\nann parry: 50',
    )
    expect(offered(asked)).toEqual(expect.arrayContaining(['disarmOpponent', 'damageWeapon', 'changeRange']))
    expect(refusal(legend, state, 'ann', 'attack')).toMatchObject({ rule: 'LEG-RCH-02' })
  })

  rule('LEG-RCH-03', 'the limb a huge monster strikes with can be hit whatever the reach', () => {
    const giant = (options: object = {}) =>
      arranged(
        facing({ ann: blade }, { 'red-dragon': {} }, { reach: true, ...options }),
        being('red-dragon', { actions: 0 }),
      )
    const struck = acting(
      giant(),
      'ann act: attack\nann weapon: short-sword\nann attack: 50\nann manoeuvre: none\nann damage: 4',
    )
    expect(told(struck, 'location')).toMatchObject([{ rule: 'LEG-RCH-03' }])
    const maw = { id: 'maw', name: 'maw', from: 1, to: 10, part: 'head', hitPoints: 'head' }
    const coil = { id: 'coil', name: 'coil', from: 11, to: 20, part: 'body', hitPoints: 'chest' }
    const worm = meeting({}, undefined, blade, man(['dragon-bite'], { locations: [maw, coil] }))
    expect(refusal(legend, worm, 'ann', 'attack')).toBeUndefined()
    const bare = man(['short-sword'], { ready: [] })
    const axe = meeting({}, undefined, bare, man(['great-axe']))
    expect(refusal(legend, axe, 'ann', 'attack')).toMatchObject({ rule: 'LEG-RCH-02' })
    expect(told(struck, 'location')[0]?.location).toMatch(/Head|leg|Tail/i)
  })
})

describe('closing', () => {
  rule('LEG-CLS-01', 'it costs a Combat Action, and unopposed he is inside and may strike', () => {
    const { state } = acting(meeting(), 'ann act: changeDistance\nann distance: close bob\nbob closing: none')
    expect(state.inside).toEqual([{ by: 'ann', of: 'bob' }])
    expect([the(state, 'ann').actions, the(state, 'bob').actions]).toEqual([1, 2])
    expect(refusal(legend, state, 'ann', 'attack')).toBeUndefined()
    const spent = acting(meeting({}, being('bob', { actions: 0 })), 'ann act: changeDistance\nann distance: close bob')
    expect(spent.state.inside).toHaveLength(1)
  })

  rule('LEG-DIS-01', 'who can reach his foe has nothing to close, and can only break away', () => {
    expect(offered(asking(meeting(), 'ann act: changeDistance'))).toEqual(['close bob', 'disengage bob'])
    const reaching = acting(meeting({}, undefined, man(['rapier'])), 'ann act: changeDistance\nbob disengaging: none')
    expect(told(reaching, 'disengaging')).toHaveLength(1)
    expect(told(reaching, 'closing')).toEqual([])
  })

  rule('LEG-CLS-02', 'opposed, Evade against Evade decides, for a Combat Action of the other', () => {
    const close = 'ann act: changeDistance\nann distance: close bob\nbob closing: counter'
    const won = acting(meeting(), `${close}\nann evade: 40\nbob evade: 39`).state
    expect(won.inside).toHaveLength(1)
    expect(the(won, 'bob').actions).toBe(1)
    expect(acting(meeting(), `${close}\nann evade: 38\nbob evade: 39`).state.inside).toHaveLength(0)
    expect(acting(meeting(), `${close}\nann evade: 51\nbob evade: 51`).state.inside).toHaveLength(0)
  })

  rule('LEG-CLS-03', 'attacked, his Evade opposes the blow at no further cost, and he gets inside hit or not', () => {
    const close = 'ann act: changeDistance\nann distance: close bob\nbob closing: strike longspear'
    const hit = acting(meeting(), `${close}\nbob attack: 50\nann evade: 49\nbob damage: 4\nbob hit location: 10`)
    expect(told(hit, 'damage')).toMatchObject([{ rolled: 5 }])
    expect(hit.state.inside).toHaveLength(1)
    expect(the(hit.state, 'ann')).toMatchObject({ actions: 1, noAttack: 0 })
    expect(told(hit, 'wounded')).toHaveLength(1)
    const missed = acting(meeting(), `${close}\nbob attack: 49\nann evade: 50`)
    expect(told(missed, 'wounded')).toHaveLength(0)
    expect(missed.state.inside).toHaveLength(1)
    expect(the(missed.state, 'bob').actions).toBe(1)
    const answers = (fields: object) => {
      const state = meeting({}, (s) => void Object.assign(the(s, 'bob'), fields))
      return offered(asking(state, 'ann act: changeDistance\nann distance: close bob'))
    }
    expect(answers({})).toEqual(['counter', 'strike longspear', 'strike unarmed', 'none'])
    expect(answers({ noAttack: 1 })).toEqual(['counter', 'none'])
    expect(answers({ staggered: 1 })).toEqual(['counter', 'none'])
    expect(answers({ stance: 'prone' })).toEqual(['strike longspear', 'strike unarmed', 'none'])
    const blocked = meeting({}, being('ann', { outmanoeuvred: ['bob'] }))
    expect(offered(asking(blocked, 'ann act: changeDistance\nann distance: close bob'))).toEqual(['counter', 'none'])
  })

  rule('LEG-CLS-04', 'inside, the longer weapon cannot parry until the distance is opened again', () => {
    const blow = 'ann act: attack\nann weapon: short-sword'
    expect(offered(asking(meeting({}, inside), blow))).toEqual(['unarmed', 'evade', 'none'])
    const shielded = man(['short-spear', 'kite-shield'])
    const short = man(['short-sword'])
    expect(offered(asking(meeting({}, inside, short, shielded), blow))).toEqual(['kite-shield', 'unarmed', 'none'])
    const shut = meeting({ insideLongerWeapon: 'noAttackOrParry' }, inside)
    the(shut, 'bob').items = the(shut, 'bob').items.filter(({ where }) => where !== 'body')
    expect(refusal(legend, shut, 'bob', 'attack')).toMatchObject({ rule: 'LEG-CLS-04' })
    expect(offered(asking(meeting({}, being('bob', { initiative: 30 })), 'bob act: attack'))).toContain('longspear')
  })

  rule('LEG-CLS-04', 'whether it may attack is for the fight to say (LEG-A47)', () => {
    const first = (options: object) =>
      asking(
        meeting(options, (s) => {
          inside(s)
          the(s, 'bob').initiative = 30
        }),
        'bob act: attack',
      )
    expect(offered(first({}))).toEqual(['longspear', 'unarmed'])
    const equals = meeting(
      { insideLongerWeapon: 'noAttackOrParry' },
      (s) => {
        inside(s)
        the(s, 'bob').initiative = 30
      },
      pike,
    )
    expect(offered(asking(equals, 'bob act: attack')), 'no longer than the other’s').toContain('longspear')
    const closed = first({ insideLongerWeapon: 'noAttackOrParry' })
    expect(offered(closed)).toEqual(['short-sword', 'unarmed', 'none'])
    the(closed.state, 'bob').items = the(closed.state, 'bob').items.filter(({ where }) => where !== 'body')
    expect(refusal(legend, closed.state, 'bob', 'attack')).toMatchObject({ rule: 'LEG-CLS-04' })
  })

  rule('LEG-ACT-ChangeDistance', 'there is nothing to change with nobody in contact', () => {
    const far = arranged({ ...facing({ ann: blade }, { bob: pike }), distance: 5 })
    expect(refusal(legend, far, 'ann', 'changeDistance')).toMatchObject({ rule: 'LEG-ACT-ChangeDistance' })
    expect(offered(asking(meeting(), 'ann act: changeDistance'))).toEqual(['close bob', 'disengage bob'])
    const plain = asking(meeting({ reach: false }), 'ann act: changeDistance')
    expect(offered(plain)).toEqual(['counter', 'strike longspear', 'strike unarmed', 'none'])
  })
})

describe('disengaging', () => {
  rule('LEG-DIS-01', 'who was closed upon opens the distance as closing does', () => {
    const open = 'bob act: changeDistance\nbob distance: open ann'
    const state = () =>
      meeting({}, (s) => {
        inside(s)
        the(s, 'bob').initiative = 30
      })
    expect(acting(state(), `${open}\nann disengaging: none`).state.inside).toHaveLength(0)
    const held = acting(state(), `${open}\nann disengaging: counter\nbob evade: 30\nann evade: 31`).state
    expect(held.inside).toHaveLength(1)
    expect(the(held, 'ann').actions).toBe(1)
    const struck = acting(
      state(),
      `${open}\nann disengaging: strike short-sword\nann attack: 50\nbob evade: 20\nann damage: 1\nann hit location: 13`,
    )
    expect(struck.state.inside).toHaveLength(0)
    expect(hp(struck.state, 'bob', RIGHT_ARM)).toBe(3)
  })

  rule('LEG-DIS-01', 'or breaks away with what Movement he has, reach rule or not (LEG-A69)', () => {
    const away = (change?: (s: State) => void) =>
      acting(meeting({ reach: false }, change), 'ann act: changeDistance\nbob disengaging: none')
    const left = away()
    expect(metres(left.state, 'ann', 'bob')).toBe(9)
    expect(told(left, 'brokeAway')).toMatchObject([{ metres: 8 }])
    expect(metres(away(being('ann', { moved: 5 })).state, 'ann', 'bob')).toBe(4)
    const tired = meeting({ reach: false }, being('ann', { moved: 7.5 }))
    expect(refusal(legend, tired, 'ann', 'changeDistance')).toMatchObject({ rule: 'LEG-ACT-ChangeDistance' })
    const parted = meeting({ reach: false }, inside)
    expect(
      acting(parted, 'ann act: changeDistance\nann distance: disengage bob\nbob disengaging: none').state.inside,
    ).toHaveLength(0)
  })

  rule('LEG-MAN-Grip', 'nobody in a grip changes the distance', () => {
    const held = meeting({}, (s) => {
      const hold = {
        item: undefined,
        location: 4,
        with: '',
        tripReady: false,
        roll: 0,
        skill: 0,
        level: 'success' as const,
        work: 0,
      }
      s.holds.push({ kind: 'grip', by: 'bob', on: 'ann', ...hold })
    })
    expect(refusal(legend, held, 'ann', 'changeDistance')).toMatchObject({ rule: 'LEG-MAN-Grip' })
  })

  rule('LEG-CLS-01', 'being pushed apart ends it too', () => {
    const { state } = acting(
      meeting({}, (s) => {
        inside(s)
        s.where = { bands: spaced(['ann', 'bob'], [2]) }
      }),
      'ann act: doNothing',
    )
    expect(state.inside).toHaveLength(0)
    const closed = acting(meeting(), 'ann act: changeDistance\nann distance: close bob\nbob closing: none')
    expect(told(closed, 'closing')).toMatchObject([{ who: 'ann', at: 'bob' }])
  })

  rule('LEG-DIS-01', 'out of the midst of several each of them may hold him or strike', () => {
    const midst = arranged(facing({ ann: blade }, { bob: blade, cid: blade }), (s) => {
      s.where = { bands: spaced(['ann', 'bob', 'cid'], [1, 1, 1]) }
    })
    const leaves = (rest: string) => acting(midst, `ann act: changeDistance\nann distance: disengage bob\n${rest}`)
    const held = leaves('bob disengaging: none\ncid disengaging: counter\nann evade: 40\ncid evade: 41')
    expect(told(held, 'brokeAway')).toEqual([])
    expect([the(held.state, 'bob').actions, the(held.state, 'cid').actions]).toEqual([2, 1])
    const away = leaves('bob disengaging: none\ncid disengaging: none')
    expect(told(away, 'brokeAway')).toHaveLength(1)
    expect(metres(away.state, 'ann', 'cid')).toBeGreaterThan(1)
  })

  rule('LEG-DIS-01', 'he strikes only with what could strike at all', () => {
    const strikes = (bob: object, change: (s: State) => void) =>
      offered(asking(meeting({ reach: false }, change, blade, bob), 'ann act: changeDistance')).filter((key) =>
        key.startsWith('strike'),
      )
    const mace = man(['mace'], { skills: { swim: 60 } })
    expect(strikes(mace, () => undefined)).toEqual(['strike mace', 'strike unarmed'])
    expect(strikes(mace, being('bob', { footing: 'submerged' }))).toEqual(['strike unarmed'])
    expect(strikes(man(['dagger', 'garrotte']), () => undefined)).not.toContain('strike garrotte')
    expect(strikes({ like: 'hill-giant' }, () => undefined)).not.toContain('strike giant-trample')
  })

  rule('LEG-RCH-03', 'a riposte, too, reaches only the limb a huge monster struck with', () => {
    const maw = { id: 'maw', name: 'maw', from: 1, to: 10, part: 'head', hitPoints: 'head' }
    const coil = { id: 'coil', name: 'coil', from: 11, to: 20, part: 'body', hitPoints: 'chest' }
    const worm = duel(man(['dragon-bite'], { locations: [maw, coil] }), blade, undefined, { reach: true })
    const script = 'bob defend: short-sword\nann attack: 61\nbob complete parry: roll\nbob parry: 30'
    const back = 'bob manoeuvre: riposte\nann defend: none\nbob attack: 30\nbob manoeuvre: none\nbob damage: 1'
    expect(told(fought(worm, 'dragon-bite', `${script}\n${back}`), 'location')).toMatchObject([
      { location: 'maw', rule: 'LEG-RCH-03' },
    ])
  })
})
