import { describe, expect, test } from 'vitest'
import { legend } from '../../index.ts'
import { believed, fullPoints, gradeOf, KEPT_SKILL } from '../../knowledge/imagine.ts'
import { recordOf } from '../../state/scenario.ts'
import type { Fighter } from '../../state/types.ts'
import { arranged, facing, the } from '../arrange.ts'
import { CHEST, duel, man } from '../clash.ts'

const sword = man(['war-sword'])
const stranger = (fields: Partial<Fighter>, n = 0): Fighter => {
  const ann = the(duel(sword, sword), 'ann')
  return believed(Object.assign(ann, fields), n)
}

describe('what is believed of a stranger', () => {
  test('a location looks ruined, badly hurt, hurt or unhurt by what is left of it', () => {
    const grades = [-8, -7, -6, 0, 1, 6, 7].map((points) => gradeOf(points, 7, false))
    expect(grades).toEqual(['ruined', 'ruined', 'badly hurt', 'badly hurt', 'hurt', 'hurt', 'unhurt'])
    expect(gradeOf(5, 7, true)).toBe('ruined')
  })

  test('of each grade the middle, the least and the most, in turn and again', () => {
    const points = (hp: number) => {
      const ann = the(duel(sword, sword), 'ann')
      Object.assign(ann.limbs[CHEST] ?? {}, { hp })
      const of = [0, 1, 2, 3, 4, 5].map((n) => believed(ann, n).limbs[CHEST]?.hp ?? Number.NaN)
      return { of, full: believed(ann, 0).facts.hitPoints[CHEST] ?? Number.NaN }
    }
    const hurt = points(3)
    expect(hurt.of).toEqual([Math.ceil(hurt.full / 2), 1, hurt.full - 1, Math.ceil(hurt.full / 2), 1, hurt.full - 1])
    const bad = points(-1)
    const middle = Math.ceil((1 - bad.full) / 2)
    expect(bad.of.map((n) => n + 0)).toEqual([middle, 1 - bad.full, 0, middle, 1 - bad.full, 0])
    expect(new Set(points(-7).of)).toEqual(new Set([-hurt.full]))
    expect(new Set(points(7).of)).toEqual(new Set([hurt.full]))
  })

  test('General Hit Points likewise, and an underling’s', () => {
    for (const wounds of ['general', 'underling']) {
      const state = arranged(facing({ ann: man(['war-sword'], { wounds }) }, { bob: sword }))
      const ann = the(state, 'ann')
      const whole = believed(ann, 0).general
      expect([0, 1, 2].map((n) => believed(ann, n).general)).toEqual([whole, whole, whole])
      ann.general = 1
      expect([0, 1, 2, 3].map((n) => believed(ann, n).general)).toEqual([
        Math.ceil(whole / 2),
        1,
        whole - 1,
        Math.ceil(whole / 2),
      ])
    }
  })

  test('no clock of his is known, only that it runs', () => {
    const { characteristics, criticalWoundRating } = stranger({}).facts
    const fresh = { exertion: 0, exhausted: 0, fury: 0, breath: -1, bleedingOut: -1, expiring: -1 }
    expect(stranger({})).toMatchObject({ ...fresh, unconsciousFor: 0, unconsciousRounds: 0 })
    expect(stranger({ exertion: 7, exhausted: 3 })).toMatchObject(fresh)
    const { con } = characteristics
    expect(stranger({ fury: 1, breath: 1, bleedingOut: 1 })).toMatchObject({ fury: con, breath: con, bleedingOut: con })
    expect(stranger({ breath: 0, bleedingOut: 0, expiring: 0 })).toMatchObject({
      breath: 0,
      bleedingOut: 0,
      expiring: 0,
    })
    expect(stranger({ expiring: 1 })).toMatchObject({ expiring: criticalWoundRating })
    expect(stranger({ unconsciousFor: 9, unconsciousRounds: 1 })).toMatchObject({
      unconsciousFor: 2,
      unconsciousRounds: 12,
    })
    const dying = the(duel(sword, sword), 'ann')
    Object.assign(dying.limbs[CHEST] ?? {}, { untreated: 1 })
    expect(believed(dying, 0).limbs.map(({ untreated }) => untreated)).toEqual([-1, -1, -1, 12, -1, -1, -1])
  })

  test('the skill behind a roll he still resists is taken for an even chance', () => {
    expect(KEPT_SKILL).toBe(50)
  })

  test('he has at least two points wherever he is hurt, however small', () => {
    const mouse = man(['war-sword'], { characteristics: { str: 1, con: 1, siz: 1, int: 1, pow: 1, dex: 1, cha: 1 } })
    const state = arranged(facing({ ann: { ...mouse, wounds: 'underling' } }, { bob: sword }))
    expect(the(state, 'ann').general).toBeLessThan(2)
    expect(Math.min(...believed(the(state, 'ann'), 0).facts.hitPoints)).toBeGreaterThanOrEqual(2)
  })

  test('his styles are taken to be as good as the best of his kind’s, whatever they are', () => {
    const skills = (kind: string): number[] => {
      const record = recordOf(kind, {})
      return record.ok ? record.setup.styles.map((style) => style.skill) : []
    }
    expect(new Set(skills('ogre')).size).toBeGreaterThan(1)
    const state = arranged(facing({ ogre: {} }, { bob: sword }))
    const { styles } = believed(the(state, 'ogre'), 0).facts
    expect(new Set(styles.map(({ skill }) => skill))).toEqual(new Set([Math.max(...skills('ogre'))]))
  })

  test('one of a kind that nobody knows is taken for an ordinary man', () => {
    const { facts } = the(duel(sword, sword), 'ann')
    const unknown = stranger({ facts: { ...facts, kind: 'snark' } })
    expect(unknown).toMatchObject({ facts: { kind: 'snark', characteristics: stranger({}).facts.characteristics } })
  })

  test('a spell he is seen to cast is one he knows, for as long as he casts it', () => {
    const casting = { spell: 'heal', magnitude: 2, at: 'ann', on: undefined, left: 1 } as const
    expect(stranger({ casting }).facts.spells).toMatchObject({ heal: 2 })
    expect(stranger({}).facts.spells).not.toHaveProperty('heal')
  })

  test('what is believed of him once is believed of him from then on', () => {
    const state = arranged(facing({ ann: sword, cat: sword }, { bob: sword }))
    const [ann, cat] = [the(state, 'ann'), the(state, 'cat')]
    const once = believed(ann, 0)
    expect(believed(ann, 1).facts).toEqual(once.facts)
    expect(believed(once, 1).facts).toBe(once.facts)
    expect(believed(cat, 0).facts.characteristics).toEqual(once.facts.characteristics)
  })

  test('how big and strong he is shows; what else his body is worth is as his kind is', () => {
    const giant = { str: 30, con: 18, siz: 25, int: 16, pow: 17, dex: 18, cha: 9 }
    const state = arranged(facing({ ann: man(['war-sword'], { characteristics: giant }) }, { bob: sword }))
    const { characteristics } = believed(the(state, 'ann'), 0).facts
    expect(characteristics).toEqual({ ...stranger({}).facts.characteristics, str: 30, siz: 25 })
  })

  test('a clock at its last is still taken to run a while', () => {
    const dying = the(duel(sword, sword), 'ann')
    Object.assign(dying.limbs[CHEST] ?? {}, { untreated: 0 })
    expect(believed(dying, 0).limbs[CHEST]?.untreated).toBe(12)
  })

  test('an underling of no size has one point and looks unhurt with it', () => {
    const none = { str: 1, con: 1, siz: 1, int: 1, pow: 1, dex: 1, cha: 1 }
    const state = arranged(
      facing({ ann: man(['war-sword'], { characteristics: none, wounds: 'underling' }) }, { bob: sword }),
    )
    const ann = the(state, 'ann')
    expect([ann.general, fullPoints(ann.facts)]).toEqual([1, 1])
    const seen = legend.imagine(legend.view(state, { name: 'bob', fighters: ['bob'], gm: false }), 0)
    expect(legend.features.condition(seen, 'ann')).toBe('unhurt')
    expect(fullPoints({ ...ann.facts, characteristics: { ...none, con: 40, siz: 40 } })).toBe(20)
  })
})
