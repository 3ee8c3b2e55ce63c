import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { graded } from '../../body/difficulty.ts'
import { acting, CHEST, clash, facing, fought, hp, man, onMap, ready, the, told } from '../arrange.ts'

const attackSkill = (ann: object, more: object = {}, change?: Parameters<typeof ready>[1], bob: object = man()) =>
  told(clash(ready(facing(man(['longsword'], ann), bob, {}, more), change), 'longsword', 'ann attack: 90'), 'attack')[0]
    ?.skill

const parrySkill = (bob: object, more: object = {}, change?: Parameters<typeof ready>[1], ann: object = man()) =>
  told(
    clash(
      ready(facing(ann, man(['longsword'], bob), {}, more), change),
      'longsword',
      'ann attack: 30\nbob defend: longsword\nbob parry: 90',
    ),
    'defense',
  )[0]?.skill

describe('difficulty', () => {
  rule(['CFI-DIF-Grade', 'CFI-CM-Prone'], 'a grade multiplies, rounded up; the simpler way adds', () => {
    expect(
      (['veryEasy', 'easy', 'standard', 'hard', 'formidable', 'herculean'] as const).map((grade) =>
        graded(55, grade, 'multiplier'),
      ),
    ).toEqual([110, 83, 55, 37, 28, 11])
    expect(
      (['veryEasy', 'easy', 'standard', 'hard', 'formidable', 'herculean'] as const).map((grade) =>
        graded(55, grade, 'simplified'),
      ),
    ).toEqual([95, 75, 55, 35, 15, -25])
    expect(attackSkill({ stance: 'prone' })).toBe(30)
    const simple = ready(facing(man(['longsword'], { stance: 'prone' }), man(), { difficulty: 'simplified' }))
    expect(told(clash(simple, 'longsword', 'ann attack: 90'), 'attack')[0]?.skill).toBe(20)
    const harder = ready(facing(man(), man()), (s) => {
      s.favors = [{ who: 'ann', grade: 'hard', until: 9, because: 'the game master says so' }]
      s.holds = [
        {
          kind: 'entangle',
          by: 'bob',
          on: 'ann',
          location: CHEST,
          item: undefined,
          with: 'bob net',
          roll: 20,
          skill: 50,
          trips: false,
        },
      ]
    })
    const [attack] = told(clash(harder, 'longsword', 'ann attack: 90'), 'attack')
    expect(attack).toMatchObject({ skill: 30 })
    expect(attack?.terms?.map(({ rule: id }) => id)).toContain('CFI-SE-Entangle')
  })

  rule('CFI-CM-Worst', 'of several situations the worst alone', () => {
    expect(attackSkill({ stance: 'prone', confined: true, footing: 'unstable' }, { scene: { air: 'fog' } })).toBe(30)
  })
  rule('CFI-CM-Cap', 'in water Swim is the most there is, on a horse Ride', () => {
    expect(attackSkill({ footing: 'swimming' })).toBe(50)
    const mounted = ready({
      system: 'cfi',
      sides: { heroes: { ann: man(['longsword'], { rides: 'horse' }), horse: {} }, foes: { bob: man() } },
      distance: 5,
    })
    expect(told(clash(mounted, 'longsword', 'ann attack: 90'), 'attack')[0]?.skill).toBe(50)
  })
  rule(['CFI-CM-Helpless', 'CFI-DIF-None'], 'no roll is needed against the helpless, and Hopeless allows none', () => {
    const s = ready(facing(man(), man()), (state) => {
      the(state, 'bob').condition = 'unconscious'
    })
    const { state, events } = fought(s, 'longsword', 'ann effect: none\nann damage: 3\nann location: 10')
    expect(hp(state, 'bob', CHEST)).toBe(4)
    expect(told({ events }, 'attack')[0]).toMatchObject({ level: 'success', roll: undefined })
    const hopeless = ready(facing(man(), man()), (at) => {
      at.favors = [{ who: 'ann', grade: 'hopeless', until: 9, because: 'no hope' }]
    })
    expect(told(fought(hopeless, 'longsword', 'bob defend: none'), 'attack')[0]).toMatchObject({
      level: 'failure',
      roll: undefined,
    })
  })
  rule('CFI-CM-Confined', 'attacking is Hard, parrying is not', () => {
    expect(attackSkill({ confined: true })).toBe(40)
    expect(parrySkill({ confined: true })).toBe(60)
  })
  rule('CFI-CM-LowerOrMounted', 'defending from below or against a rider is Hard, attacking is not', () => {
    expect(parrySkill({}, {}, undefined, man(['longsword'], { higher: true }))).toBe(40)
    expect(attackSkill({}, {}, undefined, man(['longsword'], { higher: true }))).toBe(60)
    expect(parrySkill({ higher: true }, {}, undefined, man(['longsword'], { higher: true }))).toBe(60)
    const mounted = ready({
      system: 'cfi',
      sides: { heroes: { ann: man(['longsword'], { rides: 'horse' }), horse: {} }, foes: { bob: man() } },
      distance: 5,
    })
    expect(
      told(clash(mounted, 'longsword', 'ann attack: 30\nbob defend: longsword\nbob parry: 90'), 'defense')[0]?.skill,
    ).toBe(40)
  })
  rule(['CFI-CM-Unstable', 'CFI-CM-Crouch', 'CFI-CM-PoorVisibility'], 'Hard for attack and parry alike', () => {
    expect([attackSkill({ footing: 'unstable' }), parrySkill({ footing: 'unstable' })]).toEqual([40, 40])
    expect([attackSkill({ stance: 'crouching' }), parrySkill({ stance: 'crouching' })]).toEqual([40, 40])
    expect([attackSkill({}, { scene: { air: 'fog' } }), parrySkill({}, { scene: { air: 'fog' } })]).toEqual([40, 40])
  })
  rule('CFI-CM-Behind', 'a parry against somebody behind is Formidable', () => {
    const s = ready(onMap(man(), man(), '.ab.'), (state) => {
      the(state, 'bob').facing = 2
    })
    expect(
      told(clash(s, 'longsword', 'ann attack: 30\nbob defend: longsword\nbob parry: 90'), 'defense')[0]?.skill,
    ).toBe(30)
    the(s, 'bob').facing = 0
    expect(
      told(clash(s, 'longsword', 'ann attack: 30\nbob defend: longsword\nbob parry: 90'), 'defense')[0]?.skill,
    ).toBe(60)
  })
  rule('CFI-CM-Prone', 'Formidable to attack and parry, not to evade', () => {
    expect(parrySkill({ stance: 'prone' })).toBe(30)
    const s = ready(facing(man(), man([], { stance: 'prone' })))
    expect(told(clash(s, 'longsword', 'ann attack: 30\nbob defend: evade\nbob evade: 90'), 'defense')[0]?.skill).toBe(
      50,
    )
  })
  rule(
    ['CFI-CM-PartialDark', 'CFI-CM-Pitch', 'CFI-CM-Blind'],
    'half-light Formidable, darkness and blindness Herculean',
    () => {
      expect([
        attackSkill({}, { scene: { light: 'partial' } }),
        attackSkill({}, { scene: { light: 'pitch' } }),
        attackSkill({ blind: true }),
      ]).toEqual([30, 12, 12])
      expect(parrySkill({}, { scene: { light: 'pitch' } })).toBe(12)
    },
  )
  rule(['CFI-ABL-DarkVision', 'CFI-ABL-NightSight', 'CFI-ABL-EarthSense'], 'some see in the dark', () => {
    const dark = { scene: { light: 'pitch' } }
    expect(attackSkill({ abilities: ['darkVision'] }, dark)).toBe(60)
    expect(attackSkill({ abilities: ['earthSense'] }, dark)).toBe(60)
    expect(attackSkill({ abilities: ['nightSight'] }, dark)).toBe(30)
    expect(attackSkill({ abilities: ['nightSight'] }, { scene: { light: 'partial' } })).toBe(60)
  })
  rule('CFI-ABL-LightSensitive', 'in daylight a grade harder', () => {
    expect(attackSkill({ abilities: ['lightSensitive'] }, { scene: { light: 'day' } })).toBe(40)
    expect(attackSkill({ abilities: ['lightSensitive'], stance: 'prone' }, { scene: { light: 'day' } })).toBe(12)
  })
  rule(['CFI-LVL-Success', 'CFI-LVL-Fumble'], '01–05 succeed, 96–00 fail; 99 is no fumble above 100', () => {
    const level = (combat: number, roll: number) =>
      told(clash(ready(facing(man(['longsword'], { combat }), man())), 'longsword', `ann attack: ${roll}`), 'attack')[0]
        ?.level
    expect([
      level(2, 5),
      level(2, 6),
      level(100, 95),
      level(100, 96),
      level(100, 99),
      level(101, 99),
      level(101, 100),
    ]).toEqual(['success', 'failure', 'success', 'failure', 'fumble', 'failure', 'fumble'])
  })
  rule('CFI-OPP-Over100', 'what the better has above 100 is taken from both, and the attack is read again', () => {
    const s = ready(facing(man(['longsword'], { combat: 120 }), man(['longsword'], { combat: 70 })))
    const x = clash(s, 'longsword', 'ann attack: 11\nbob defend: longsword\nbob parry: 50')
    expect(told(x, 'attack')[0]).toMatchObject({ level: 'critical' })
    expect(told(x, 'defense')[0]).toMatchObject({ skill: 70, level: 'success' })
    expect(told(x, 'levels')).toEqual([])
  })
  rule(
    'CFI-OPP-Opposed',
    'the better level wins, then the higher roll; a dead heat of equals goes to who withstands',
    () => {
      const rise = (mine: number, his: number) => {
        const s = ready(facing(man([], { stance: 'prone' }), man()))
        return the(acting(s, `ann turn: regainFooting\nann athletics: ${mine}\nbob athletics: ${his}`).state, 'ann')
          .stance
      }
      expect([rise(40, 30), rise(30, 40), rise(5, 40), rise(40, 5), rise(40, 40), rise(80, 90)]).toEqual([
        'standing',
        'prone',
        'standing',
        'prone',
        'prone',
        'prone',
      ])
    },
  )
})
