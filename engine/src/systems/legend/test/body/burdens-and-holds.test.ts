import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import type { Modifier } from '../../../../kernel/types.ts'
import { spaced } from '../../../../space/bands.ts'
import { finishAid } from '../../actions/first-aid.ts'
import { burdens, givenModifiersPass, givenModifiersStand, plainSkill, wrestling } from '../../body/plain-skills.ts'
import { staunch } from '../../body/tiring.ts'
import { loose, ownBody } from '../../exchange/unarmed-combat.ts'
import { holding } from '../../ground/holds.ts'
import { getsOut } from '../../ground/reach.ts'
import { legend } from '../../index.ts'
import { lay } from '../../magic/targets.ts'
import { tags } from '../../screens/tags.ts'
import type { Hold, Impaled, State } from '../../state/types.ts'
import { ruling } from '../amending.ts'
import { acting, alone, arranged, asking, being, facing, the } from '../arrange.ts'
import { CHEST, HEAD, item, LEFT_ARM, LEFT_LEG, man, offered, RIGHT_ARM, told } from '../clash.ts'

const sword = man(['war-sword'])
const trio = (change: (s: State) => void = () => undefined, ann: object = sword): State =>
  arranged(facing({ ann }, { bob: sword, cid: sword }), (s) => {
    s.where = { bands: spaced(['ann', 'bob', 'cid'], [1, 1, 1]) }
    change(s)
  })
/** What a reckoning comes to, and what is noted of it. */
const termsOf = (reckon: (note: (m: Modifier) => void) => number): readonly [number, readonly string[]] => {
  const terms: string[] = []
  const value = reckon((m) => {
    terms.push(m.because)
  })
  return [value, terms]
}
const hold = (s: State, kind: Hold['kind'], by: string, on: string, location: number): Hold =>
  holding(kind, the(s, by), the(s, on), item(s, by, 'unarmed'), { location })
const stuck = (by: string, on: string, location = CHEST, penalty = 20): Impaled =>
  ({ by, on, item: `${by} war-sword`, location, penalty, roll: 1, skill: 60, level: 'success' }) as const

describe('holds', () => {
  rule('LEG-UNA-02', 'one who breaks free leaves every other hold as it is', () => {
    const state = trio((s) => {
      s.holds = [
        hold(s, 'grapple', 'bob', 'ann', LEFT_ARM),
        hold(s, 'grapple', 'cid', 'ann', HEAD),
        hold(s, 'grapple', 'ann', 'cid', LEFT_LEG),
      ]
    })
    const { state: after } = alone(state, '', (ctx, s) => {
      const [first] = s.holds
      if (first !== undefined) loose(ctx, s, the(s, 'ann'), first)
    })
    expect(after.holds.map(({ by, on }) => `${by} ${on}`)).toEqual(['cid ann', 'ann cid'])
  })

  rule('LEG-UNA-05', 'who holds two lets go of either, and presses either', () => {
    const state = trio((s) => {
      s.holds = [hold(s, 'grapple', 'ann', 'bob', LEFT_ARM), hold(s, 'grapple', 'ann', 'cid', RIGHT_ARM)]
    })
    expect(offered(asking(state, 'ann act: letGo'))).toEqual(['bob', 'cid'])
    const { state: after } = acting(state, 'ann act: letGo\nann let go: cid')
    expect(after.holds.map(({ on }) => on)).toEqual(['bob'])
    const pressed = asking(state, 'ann act: hurtHeld\nann target: cid')
    expect(told(pressed, 'squeezed')).toMatchObject([{ who: 'ann', at: 'cid', location: 'right arm' }])
  })

  test('each hold on head or body takes its 20%, one on a limb takes none', () => {
    const state = trio((s) => {
      s.holds = [
        hold(s, 'grapple', 'bob', 'ann', LEFT_LEG),
        hold(s, 'grapple', 'bob', 'cid', HEAD),
        hold(s, 'grapple', 'bob', 'ann', HEAD),
        hold(s, 'entangle', 'cid', 'ann', CHEST),
        hold(s, 'grip', 'cid', 'ann', CHEST),
      ]
    })
    expect(termsOf((note) => burdens(state, the(state, 'ann'), note))).toEqual([-40, ['grappled', 'entangled']])
  })

  rule(
    'LEG-MAN-Entangle',
    'of two he has just entangled he trips either, and then it is too late for the other',
    () => {
      const state = trio((s) => {
        s.holds = ['bob', 'cid'].map((on) => ({
          ...hold(s, 'entangle', 'ann', on, LEFT_LEG),
          tripReady: true,
          roll: 30,
          skill: 60,
        }))
        s.holds.unshift({ ...hold(s, 'entangle', 'bob', 'cid', LEFT_LEG), tripReady: true, roll: 30, skill: 60 })
      })
      expect(offered(asking(state, 'ann act: tripEntangled'))).toEqual(['bob', 'cid'])
      const { state: after } = acting(state, 'ann act: tripEntangled\nann trip: cid\ncid trip: 51')
      expect([the(after, 'cid').stance, the(after, 'bob').stance]).toEqual(['prone', 'standing'])
      expect(after.holds.map(({ by, tripReady }) => [by, tripReady])).toEqual([
        ['bob', true],
        ['ann', false],
        ['ann', false],
      ])
      the(after, 'ann').actions = 2
      expect(refusal(legend, after, 'ann', 'tripEntangled')).toMatchObject({ rule: 'LEG-MAN-Entangle' })
      const down = trio((s) => {
        s.holds = [{ ...hold(s, 'entangle', 'ann', 'bob', LEFT_LEG), tripReady: true }]
        the(s, 'bob').stance = 'prone'
      })
      expect(refusal(legend, down, 'ann', 'tripEntangled')).toMatchObject({ rule: 'LEG-MAN-Entangle' })
    },
  )

  test('Brawn serves a wrestler only where it is better than Unarmed', () => {
    const said = (brawn: number, unarmed: number) => {
      const s = trio(undefined, man(['war-sword'], { skills: { brawn, unarmed } }))
      return termsOf((note) => wrestling(s, the(s, 'ann'), note))
    }
    expect(said(51, 50)).toEqual([51, ['Brawn instead of Unarmed']])
    expect(said(50, 50)).toEqual([50, []])
    expect(said(49, 50)).toEqual([50, []])
  })

  rule('LEG-UNA-05', 'a beast bears the pressure on it with the first of its natural weapons', () => {
    const den = arranged(facing({ bear: {} }, { bob: sword }))
    expect(den.fighters[0]?.items.filter(({ where }) => where === 'body').length).toBeGreaterThan(1)
    expect(ownBody(the(den, 'bear'))).toBe(the(den, 'bear').items[0])
    const squeezed = arranged(facing({ ann: sword }, { bear: {} }), (s) => {
      s.holds = [hold(s, 'grapple', 'ann', 'bear', LEFT_LEG)]
    })
    expect(asking(squeezed, 'ann act: hurtHeld').asked).toBeDefined()
  })
})

describe('wounds', () => {
  test('every weapon in him takes its part, and none in another', () => {
    const state = trio((s) => {
      s.impaled = [stuck('bob', 'cid', HEAD, 50), stuck('bob', 'ann', CHEST, 10), stuck('cid', 'ann', CHEST, 30)]
    })
    const [value, terms] = termsOf((note) => burdens(state, the(state, 'ann'), note))
    expect([value, terms.length, burdens(state, the(state, 'bob'))]).toEqual([-40, 2, 0])
  })

  rule(
    ['LEG-AID-Impaled', 'LEG-AID-Minor'],
    'First Aid draws everything out of that location, and nothing else',
    () => {
      const state = trio((s) => {
        s.impaled = [
          stuck('ann', 'bob'),
          stuck('bob', 'ann'),
          { ...stuck('cid', 'ann'), item: 'cid unarmed' },
          stuck('cid', 'ann'),
          stuck('cid', 'ann', HEAD),
        ]
        for (const id of ['ann', 'bob', 'cid']) item(s, id, 'war-sword').where = 'stuck'
        Object.assign(the(s, 'ann').limbs[CHEST] ?? {}, { hp: 3 })
        the(s, 'ann').aiding = { at: 'ann', location: CHEST, level: 'success', rounds: 0 }
      })
      const aided = alone(state, 'ann mended: 1', (ctx, s) => finishAid(ctx, s, the(s, 'ann')))
      expect(told(aided, 'drawnOut').map(({ weapon }) => weapon)).toEqual(['War sword', 'Unarmed', 'War sword'])
      expect(aided.state.impaled.map(({ on, location }) => [on, location])).toEqual([
        ['bob', CHEST],
        ['ann', HEAD],
      ])
      expect([item(aided.state, 'bob', 'war-sword').where, item(aided.state, 'ann', 'war-sword').where]).toEqual([
        'ground',
        'stuck',
      ])
      expect(item(aided.state, 'bob', 'war-sword').away).toBe(1)
    },
  )

  rule(
    'LEG-AID-Bleeding',
    'one wound staunched, the others go on bleeding, and he bleeds to death only while one does',
    () => {
      const state = trio((s) => {
        Object.assign(the(s, 'ann'), { bleeding: [CHEST, HEAD, LEFT_ARM], bleedingOut: 3 })
      })
      const { state: after } = alone(state, '', (ctx, s) => staunch(ctx, the(s, 'ann'), CHEST, 'LEG-AID-Bleeding'))
      expect(the(after, 'ann')).toMatchObject({ bleeding: [HEAD, LEFT_ARM], staunched: [CHEST], bleedingOut: 3 })
      const { state: dry } = alone(after, '', (ctx, s) => {
        for (const wound of [HEAD, LEFT_ARM]) staunch(ctx, the(s, 'ann'), wound, 'LEG-AID-Bleeding')
      })
      expect(the(dry, 'ann')).toMatchObject({ bleeding: [], bleedingOut: -1 })
      const violent = acting(
        dry,
        'ann act: attack\nann target: bob\nann weapon: war-sword\nbob defend: none\nann attack: 95',
      )
      expect(the(violent.state, 'ann')).toMatchObject({ bleeding: [CHEST, HEAD, LEFT_ARM], staunched: [] })
      const single = trio(being('ann', { staunched: [HEAD] }))
      const quiet = acting(single, 'ann act: doNothing')
      expect(the(quiet.state, 'ann').staunched).toEqual([HEAD])
      const strained = acting(
        single,
        'ann act: attack\nann target: bob\nann weapon: war-sword\nbob defend: none\nann attack: 95',
      )
      expect(the(strained.state, 'ann')).toMatchObject({ bleeding: [HEAD], staunched: [] })
    },
  )
})

describe('the word of the Games Master', () => {
  test('every favour given counts once, for the next Combat Action of the one it was given to', () => {
    const favour = (who: string, value: number) => ({ who, value, because: 'the sun', actions: 2, fresh: true })
    const state = trio((s) => {
      s.favours = [favour('bob', 5), favour('ann', 10), favour('ann', -30), favour('cid', 1)]
    })
    expect(burdens(state, the(state, 'ann'))).toBe(-20)
    givenModifiersStand(state)
    expect(state.favours.map(({ fresh }) => fresh)).toEqual([false, false, false, false])
    the(state, 'bob').actions = 1
    givenModifiersPass(state)
    expect(state.favours.map(({ who, value }) => [who, value])).toEqual([
      ['ann', 10],
      ['ann', -30],
      ['cid', 1],
    ])
    expect(tags(state, the(state, 'ann'))).toEqual(['+10% the sun', '−30% the sun'])
    state.favours = [favour('ann', 10)]
    givenModifiersPass(state)
    expect(state.favours).toEqual([])
  })

  test('whoever is freed is held by nobody, and the others are held as before', () => {
    const state = trio((s) => {
      s.holds = [
        hold(s, 'grip', 'ann', 'bob', LEFT_ARM),
        hold(s, 'grapple', 'bob', 'ann', HEAD),
        hold(s, 'grapple', 'cid', 'ann', CHEST),
        hold(s, 'grip', 'ann', 'cid', LEFT_ARM),
      ]
      s.impaled = [stuck('ann', 'bob'), stuck('bob', 'ann'), stuck('cid', 'ann')]
      for (const id of ['ann', 'bob', 'cid']) item(s, id, 'war-sword').where = 'stuck'
    })
    const freed = ruling(state, { do: 'free', who: 'ann' })
    expect(freed.state.holds.map(({ on }) => on)).toEqual(['bob', 'cid'])
    expect(freed.state.impaled.map(({ on }) => on)).toEqual(['bob'])
    expect(['ann', 'bob', 'cid'].map((id) => item(freed.state, id, 'war-sword').where)).toEqual([
      'stuck',
      'ground',
      'ground',
    ])
    expect(freed.told).toEqual(['Ruling: nothing holds Ann any longer.'])
  })

  test('whoever is taken out of the fight takes what was about him and nothing else', () => {
    const state = trio((s) => {
      s.inside = [
        { by: 'ann', of: 'cid' },
        { by: 'bob', of: 'ann' },
        { by: 'ann', of: 'bob' },
        { by: 'cid', of: 'ann' },
      ]
      const harm = (who: string) => ({ kind: 'harm', who, location: 0, points: 1, armour: false }) as const
      s.next = [
        harm('ann'),
        harm('bob'),
        { kind: 'charge', who: 'cid', at: 'bob', item: 'cid war-sword' },
        { kind: 'charge', who: 'cid', at: 'ann', item: 'cid war-sword' },
        harm('cid'),
      ]
      s.holds = [
        hold(s, 'grip', 'cid', 'ann', LEFT_ARM),
        hold(s, 'grip', 'ann', 'bob', LEFT_ARM),
        hold(s, 'grip', 'ann', 'cid', LEFT_ARM),
      ]
      s.impaled = [stuck('cid', 'ann'), stuck('ann', 'bob'), stuck('bob', 'cid')]
      for (const id of ['ann', 'bob', 'cid']) item(s, id, 'war-sword').where = 'stuck'
      Object.assign(the(s, 'ann'), { chargeAt: 'bob', fullRound: 'charge', aimingAt: 'bob', aimed: 2 })
      Object.assign(the(s, 'cid'), { chargeAt: 'ann', fullRound: 'charge', aimingAt: 'ann', aimed: 2 })
      the(s, 'ann').aiding = { at: 'bob', location: 0, level: 'success', rounds: 2 }
      the(s, 'cid').aiding = { at: 'ann', location: 0, level: 'success', rounds: 2 }
      the(s, 'ann').casting = { spell: 'dragons-breath', magnitude: 2, at: 'bob', on: undefined, left: 1 }
      the(s, 'cid').casting = { spell: 'dragons-breath', magnitude: 2, at: 'ann', on: undefined, left: 1 }
      s.charge = { by: 'cid', on: 'bob' } as State['charge']
    })
    const { state: after } = ruling(state, { do: 'remove', who: 'bob' })
    expect(after.inside.map(({ by, of }) => `${by} ${of}`)).toEqual(['ann cid', 'cid ann'])
    expect(after.next.map((next) => `${next.kind} ${next.who}`)).toEqual(['harm ann', 'charge cid', 'harm cid'])
    expect(after.holds.map(({ on }) => on)).toEqual(['ann', 'cid'])
    expect(after.impaled.map(({ by }) => by)).toEqual(['cid'])
    expect(item(after, 'ann', 'war-sword').where).toBe('ground')
    expect(the(after, 'ann')).toMatchObject({ chargeAt: undefined, fullRound: 'none', aimingAt: undefined, aimed: 0 })
    expect(the(after, 'ann')).toMatchObject({ aiding: undefined, casting: undefined })
    expect(the(after, 'cid')).toMatchObject({ chargeAt: 'ann', fullRound: 'charge', aimingAt: 'ann', aimed: 2 })
    expect(the(after, 'cid')).toMatchObject({ aiding: { at: 'ann' }, casting: { at: 'ann' } })
    expect(after.charge).toBeUndefined()
  })
})

describe('spells and reach', () => {
  rule('LEG-MAG-Dismiss', 'of several spells of his he ends the one he names, and never another’s', () => {
    const ward = (by: string, at: string) =>
      ({ spell: 'protection', magnitude: 1, by, at, item: undefined, until: 99 }) as const
    const { state } = alone(trio(), '', (ctx, s) => {
      for (const [by, at] of [
        ['bob', 'bob'],
        ['ann', 'ann'],
        ['ann', 'cid'],
      ] as const) {
        lay(ctx, s, ward(by, at))
      }
    })
    expect(offered(asking(state, 'ann act: dismissSpell'))).toEqual(['protection on ann', 'protection on cid'])
    const { state: after } = acting(state, 'ann act: dismissSpell\nann dismiss: protection on cid')
    expect(after.spells.map(({ by, at }) => `${by} ${at}`)).toEqual(['bob bob', 'ann ann'])
    expect(['ann', 'bob', 'cid'].map((id) => the(after, id).warded)).toEqual([1, 1, 0])
  })

  rule('LEG-MAN-ChangeRange', 'who opens the distance to one stays inside the reach of another', () => {
    const pairs = [
      ['ann', 'cid'],
      ['ann', 'bob'],
      ['bob', 'ann'],
      ['cid', 'bob'],
    ] as const
    const state = trio((s) => {
      s.inside = pairs.map(([by, of]) => ({ by, of }))
    })
    const opened = alone(state, '', (ctx, s) => getsOut(ctx, s, the(s, 'ann'), the(s, 'bob'), 'LEG-MAN-ChangeRange'))
    expect(opened.state.inside).toEqual([
      { by: 'ann', of: 'cid' },
      { by: 'cid', of: 'bob' },
    ])
    expect(told(opened, 'outside')).toMatchObject([{ who: 'ann', at: 'bob' }])
    expect(tags(state, the(state, 'ann'))).toEqual(['inside the reach of cid', 'inside the reach of bob'])
  })

  test('a load beyond one’s strength tells on every skill of the body, and on no other', () => {
    const laden = trio(
      undefined,
      man(['war-sword'], { burden: 60, skills: { swim: 40, brawn: 40, unarmed: 40, firstAid: 40 } }),
    )
    const [ann, bob] = [the(laden, 'ann'), the(laden, 'bob')]
    for (const skill of ['swim', 'brawn', 'unarmed'] as const) {
      expect(termsOf((note) => plainSkill(laden, ann, skill, note))[0], skill).toBe(20)
    }
    expect(plainSkill(laden, ann, 'firstAid')).toBe(40)
    expect(plainSkill(laden, bob, 'brawn')).toBe(50)
  })
})
