import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { finishAid } from '../../actions/first-aid.ts'
import { tireOfManoeuvring } from '../../actions/multiple-opponents.ts'
import { dies } from '../../body/conditions.ts'
import { smoulder } from '../../body/fire.ts'
import { withdraw } from '../../exchange/manoeuvres/impale.ts'
import { substitution } from '../../exchange/styles.ts'
import { grippingHands } from '../../exchange/unarmed-combat.ts'
import { holding } from '../../ground/holds.ts'
import { rooted } from '../../ground/pace.ts'
import { legend } from '../../index.ts'
import { spellOf, spellTargets } from '../../magic/targets.ts'
import type { Hold, Impaled, State } from '../../state/types.ts'
import { acting, alone, arranged, asking, facing, the } from '../arrange.ts'
import { CHEST, HEAD, item, LEFT_ARM, LEFT_LEG, man, offered, RIGHT_ARM, told } from '../clash.ts'

const sword = man(['war-sword'])
const trio = (change: (s: State) => void = () => undefined, ann: object = sword, options: object = {}): State =>
  arranged(facing({ ann }, { bob: sword, cid: sword }, options), (s) => {
    s.where = { bands: spaced(['ann', 'bob', 'cid'], [1, 1, 1]) }
    change(s)
  })
const hold = (s: State, kind: Hold['kind'], by: string, on: string, location: number): Hold =>
  holding(kind, the(s, by), the(s, on), item(s, by, 'unarmed'), { location })

describe('hands and feet', () => {
  rule('LEG-UNA-02', 'hands that carry, hold or are held cannot grip', () => {
    const hands = (change: (s: State) => void) => {
      const state = trio((s) => {
        item(s, 'ann', 'war-sword').where = 'stowed'
        change(s)
      })
      return grippingHands(state, the(state, 'ann'))
    }
    const held = (...holds: readonly (readonly [Hold['kind'], string, string, number])[]) =>
      hands((s) => {
        s.holds = holds.map(([kind, by, on, at]) => hold(s, kind, by, on, at))
      })
    expect(held()).toBe(2)
    expect(held(['grapple', 'bob', 'ann', LEFT_LEG], ['grapple', 'cid', 'ann', LEFT_ARM])).toBe(1)
    expect(held(['grapple', 'bob', 'cid', LEFT_ARM], ['grip', 'ann', 'bob', LEFT_ARM])).toBe(1)
    expect(held(['entangle', 'ann', 'bob', LEFT_ARM], ['grapple', 'ann', 'cid', CHEST])).toBe(1)
    expect(held(['grapple', 'bob', 'ann', RIGHT_ARM], ['grapple', 'cid', 'ann', LEFT_ARM])).toBe(0)
    expect(hands((s) => void Object.assign(item(s, 'ann', 'war-sword'), { where: 'right' }))).toBe(1)
    expect(hands((s) => void Object.assign(item(s, 'ann', 'war-sword'), { where: 'both' }))).toBe(0)
    const state = trio()
    const played = asking(
      state,
      'ann act: attack\nann target: bob\nann weapon: unarmed\nbob defend: none\nann attack: 30\nann manoeuvre: none',
    )
    expect(offered(played)).toEqual(['damage', 'grapple'])
    expect(
      told(
        acting(
          state,
          'ann act: attack\nann target: bob\nann weapon: unarmed\nbob defend: none\nann attack: 30\nann manoeuvre: none\nann unarmed: damage\nann damage: 1\nann hit location: 10',
        ),
        'unarmed',
      ),
    ).toHaveLength(1)
  })

  test('a leg entangled, or a body held, keeps him where he is, whoever else is held before him', () => {
    const why = (...holds: readonly (readonly [Hold['kind'], string, number])[]) => {
      const state = trio((s) => {
        s.holds = holds.map(([kind, on, at]) => hold(s, kind, 'bob', on, at))
      })
      return rooted(state, the(state, 'ann'))?.rule
    }
    const free = why(['entangle', 'ann', LEFT_ARM], ['entangle', 'cid', LEFT_LEG])
    expect(free).toBeUndefined()
    expect(why(['entangle', 'cid', LEFT_LEG], ['entangle', 'ann', LEFT_LEG])).toBe('LEG-MAN-Entangle')
    expect(why(['entangle', 'ann', LEFT_ARM], ['grapple', 'ann', HEAD])).toBeDefined()
    expect(why(['grip', 'ann', LEFT_LEG])).toBeUndefined()
  })

  rule('LEG-ACT-ReadyWeapon', 'what is sheathed holds nobody, and other holds stand', () => {
    const state = trio((s) => {
      const pin = (by: string, on: string, of: string, with_: string): Hold =>
        holding('pin', the(s, by), the(s, on), item(s, by, with_), { item: `${on} ${of}` })
      s.holds = [
        pin('ann', 'bob', 'war-sword', 'war-sword'),
        pin('bob', 'cid', 'war-sword', 'war-sword'),
        hold(s, 'grapple', 'cid', 'bob', HEAD),
      ]
    })
    const { state: after } = acting(state, 'ann act: readyWeapon')
    expect(item(after, 'ann', 'war-sword').where).toBe('stowed')
    expect(after.holds.map(({ by, on }) => `${by} ${on}`)).toEqual(['bob cid', 'cid bob'])
  })

  rule('LEG-WND-Major', 'the dead let go of everybody, and the others hold on', () => {
    const state = trio((s) => {
      s.holds = [
        hold(s, 'grapple', 'bob', 'cid', LEFT_ARM),
        hold(s, 'grapple', 'ann', 'bob', LEFT_ARM),
        hold(s, 'grapple', 'cid', 'bob', LEFT_ARM),
        hold(s, 'grapple', 'ann', 'cid', LEFT_ARM),
      ]
    })
    const { state: after } = alone(state, '', (ctx, s) => dies(ctx, s, the(s, 'ann'), 'LEG-WND-Major'))
    expect(after.holds.map(({ by }) => by)).toEqual(['bob', 'cid'])
  })
})

describe('wounds and hazards', () => {
  rule('LEG-MAN-Impale', 'of several weapons in wounds the one pulled out is gone from it', () => {
    const stuck = (by: string, on: string): Impaled =>
      ({ by, on, item: `${by} war-sword`, location: CHEST, penalty: 20, roll: 1, skill: 60, level: 'success' }) as const
    const state = trio((s) => {
      s.impaled = [stuck('bob', 'ann'), stuck('ann', 'bob'), stuck('cid', 'bob')]
      for (const id of ['ann', 'bob', 'cid']) item(s, id, 'war-sword').where = 'stuck'
    })
    const { state: after } = alone(state, 'ann brawn: 30\nann withdrawal damage: 1', (ctx, s) => {
      const [, mine] = s.impaled
      if (mine !== undefined) {
        withdraw(ctx, s, the(s, 'ann'), the(s, 'bob'), item(s, 'ann', 'war-sword'), 'left', mine, undefined)
      }
    })
    expect(after.impaled.map(({ by }) => by)).toEqual(['bob', 'cid'])
    expect(['ann', 'bob', 'cid'].map((id) => item(after, id, 'war-sword').where)).toEqual(['left', 'stuck', 'stuck'])
  })

  rule('LEG-HAZ-Fire', 'every fire and acid on him does its harm each round', () => {
    const state = trio((s) => {
      the(s, 'ann').hazards = [
        { of: 'largeFlame', location: LEFT_ARM },
        { of: 'largeFlame', location: HEAD },
      ]
    })
    const burnt = alone(state, 'ann burns: 1\nann burns: 2', (ctx, s) => smoulder(ctx, s, the(s, 'ann')))
    expect(told(burnt, 'burned').map(({ location }) => location)).toEqual(['left arm', 'head'])
    expect([LEFT_ARM, HEAD].map((at) => the(burnt.state, 'ann').limbs[at]?.hp)).toEqual([4 - 1, 5 - 2])
  })

  rule(['LEG-AID-Minor', 'LEG-AID-Serious'], 'lesser foes are mended by what is left of their one total', () => {
    const aided = (general: number, script: string) => {
      const state = trio(
        (s) => {
          the(s, 'ann').general = general
          the(s, 'ann').aiding = { at: 'ann', location: 0, level: 'success', rounds: 0 }
        },
        man(['war-sword'], { wounds: 'general' }),
      )
      return the(alone(state, script, (ctx, s) => finishAid(ctx, s, the(s, 'ann'))).state, 'ann').general
    }
    expect(aided(5, 'ann mended: 3')).toBe(8)
    expect(aided(1, 'ann mended: 2')).toBe(3)
    expect(aided(0, '')).toBe(1)
    expect(aided(12, 'ann mended: 3')).toBe(13)
  })
})

describe('many at once', () => {
  rule(
    'LEG-OPT-MulFatigue',
    'each who outmanoeuvred is tested against the best of his own foes, and nobody who is down',
    () => {
      const adept = (athletics: number) => man(['war-sword'], { skills: { athletics } })
      const state = arranged(
        facing({ ann: adept(50), eve: adept(120) }, { bob: adept(40), cid: adept(110) }, { manoeuvreFatigue: true }),
        (s) => {
          the(s, 'ann').harriedBy = ['bob']
          the(s, 'eve').harriedBy = ['bob', 'cid']
          Object.assign(the(s, 'cid'), { harriedBy: ['ann'], condition: 'unconscious' })
        },
      )
      const played = alone(
        state,
        'ann athletics: 40\nbob athletics: 39\neve athletics: 11\ncid athletics: 90',
        tireOfManoeuvring,
      )
      expect(told(played, 'manoeuvring').map(({ who, at, lasts }) => [who, at, lasts])).toEqual([
        ['ann', 'bob', true],
        ['eve', 'cid', false],
      ])
      const close = alone(
        state,
        'ann athletics: 39\nbob athletics: 40\neve athletics: 92\ncid athletics: 95',
        tireOfManoeuvring,
      )
      expect(told(close, 'manoeuvring').map(({ lasts }) => lasts)).toEqual([false, true])
    },
  )

  rule('LEG-INI-03', 'a guard of the second of two who take one counts too, where it is in time (LEG-A103)', () => {
    const state = trio(
      (s) => {
        for (const id of ['bob', 'cid']) Object.assign(the(s, id), { initiative: 20, actions: 1 })
      },
      sword,
      { simultaneousGuard: 'inTime' },
    )
    const played = asking(
      state,
      'ann act: attack\nbob act: parry\ncid act: parry\nann target: cid\nann weapon: war-sword',
    )
    expect(offered(played)).toEqual(['war-sword', 'unarmed', 'none'])
    expect(told(played, 'onGuard').map(({ who }) => who)).toEqual(['bob', 'cid'])
  })

  rule('LEG-INI-03', 'while several act at once none of them is told that it is not his turn', () => {
    const state = trio((s) => {
      for (const id of ['bob', 'cid']) the(s, id).initiative = 20
    })
    const { state: open } = asking(state, 'ann act: attack\nbob act: doNothing\ncid act: doNothing')
    expect(['ann', 'bob', 'cid'].map((id) => the(open, id).acting)).toEqual([true, true, true])
    expect(told(acting(state, 'ann act: doNothing\nbob act: doNothing\ncid act: doNothing'), 'together')).toMatchObject(
      [{ actors: ['ann', 'bob', 'cid'] }],
    )
  })

  rule('LEG-DIS-01', 'who breaks away has every foe on him to reckon with (LEG-A98)', () => {
    const four = arranged(facing({ ann: sword }, { bob: sword, cid: sword, dan: sword }), (s) => {
      s.where = { bands: spaced(['ann', 'bob', 'cid', 'dan'], [1, 1, 1, 1]) }
    })
    const away = 'ann act: changeDistance\nann distance: disengage cid'
    const played = acting(four, away, { otherwise: 'usual', steps: 1 })
    expect(told(played, 'disengaging').map(({ at }) => at)).toEqual(['cid', 'bob', 'dan'])
  })

  rule('LEG-MUL-02', 'skill over 100% is taken off him and them alike', () => {
    const swift = man(['war-sword'], { skills: { evade: 130 } })
    const manoeuvre = (bob: number) =>
      asking(trio(undefined, swift), `ann act: outmanoeuvre\nann evade: 11\nbob evade: ${bob}\ncid evade: 99`)
    expect(offered(manoeuvre(21)), 'neither beats him').toEqual(['face bob', 'face cid', 'run'])
    expect(the(manoeuvre(20).state, 'ann').outmanoeuvred).toEqual(['cid'])
  })

  test('what another grips can be gripped as well, what he grips himself cannot', () => {
    const grips = (by: string) => {
      const state = trio((s) => {
        item(s, 'ann', 'war-sword').where = 'stowed'
        the(s, 'bob').actions = 0
        s.holds = [holding('grip', the(s, by), the(s, 'bob'), item(s, by, 'unarmed'), { item: 'bob war-sword' })]
      })
      return offered(asking(state, 'ann act: attack\nann target: bob\nann attack: 30'))
    }
    expect(grips('cid')).toContain('grip')
    expect(grips('ann')).not.toContain('grip')
  })

  test('every spell in force within range can be countered, and of two alike the older', () => {
    const ward = (by: string, at: string, magnitude: number) =>
      ({ spell: 'protection', magnitude, by, at, item: undefined, until: 99 }) as const
    const state = trio((s) => {
      s.spells = [ward('bob', 'bob', 1), ward('cid', 'cid', 1)]
    })
    expect(spellTargets(state, the(state, 'ann'), spellOf('countermagic')).map(({ at }) => at)).toEqual(['bob', 'cid'])
  })

  test('what a weapon is like is seen from every weapon of a style', () => {
    const state = trio(undefined, man(['dagger', 'war-sword'], { weapons: ['longsword', 'dagger', 'war-sword'] }))
    const ann = the(state, 'ann')
    expect(substitution(ann, item(state, 'ann', 'longsword'), undefined)).toBe(60 - 10 - 10)
  })

  test('results of the D20 that no location has are all named', () => {
    const locations = [
      { id: 'body', name: 'body', part: 'body', hitPoints: 'chest', from: 1, to: 17 },
      { id: 'head', name: 'head', part: 'head', hitPoints: 'head', from: 19, to: 19 },
    ]
    const faulty = facing({ ann: { ...sword, locations } }, { bob: sword })
    const parsed = legend.setup.parse(faulty)
    expect(parsed.ok ? [] : parsed.faults.map(({ found }) => found)).toContain('no location for 18, 20')
  })

  rule('LEG-OBJ-Hit', 'of two shut doors beside him he hacks at the one he means', () => {
    const map = { cell: 1, picture: '+a+.b', key: { a: 'ann', b: 'bob', '+': 'door' } }
    const state = arranged({
      ...facing({ ann: man(['great-hammer']) }, { bob: sword }, {}, { map }),
      distance: undefined,
    })
    expect(offered(asking(state, 'ann act: breakCover'))).toEqual(['door 0,0', 'door 2,0'])
    const { state: after } = acting(
      state,
      'ann act: breakCover\nann break: door 2,0\nann break with: great-hammer\nann damage: 10',
    )
    expect(Object.keys(after.battered)).toEqual(['2,0'])
  })

  rule('LEG-ACT-ReadyWeapon', 'a bow that is pinned cannot be strung anew', () => {
    const state = trio(
      (s) => {
        Object.assign(item(s, 'ann', 'short-bow'), { loaded: 0 })
      },
      man(['short-bow']),
    )
    expect(offered(asking(state, 'ann act: readyWeapon'))).toContain('reload short-bow')
    state.holds = [
      holding('pin', the(state, 'bob'), the(state, 'ann'), item(state, 'bob', 'war-sword'), { item: 'ann short-bow' }),
    ]
    expect(refusal(legend, state, 'ann', 'readyWeapon')).toMatchObject({ rule: 'LEG-ACT-ReadyWeapon' })
  })
})
