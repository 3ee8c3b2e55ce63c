import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import { EIGHT, heard, of, only, ready, run, SWORD, two } from '../staged.ts'

/** Drawn meetings of seed 20261120, as `drawn-meetings.md` has them before they were staged. */
const advanced = { options: { actions: 'advanced' } }
const map = (picture: string, ann: object, bob: object = {}, more: object = {}) => ({
  system: 'olde',
  map: { picture, key: { A: 'ann', B: 'bob' } },
  sides: { left: { ann: { ...EIGHT, ...ann } }, right: { bob: { ...EIGHT, ...bob } } },
  ...more,
})
const DAGGER = { weapons: ['dagger'], skills: { knives: 'apprentice' } }

describe('with 1 AP', () => {
  test('the surprised do not strike; a free step brings a dagger into the space and a Panic Attack with it', () => {
    expect(refusal(olde, ready(two(SWORD), { ann: 1 }), 'ann', 'attack')?.because).toMatch('2 AP')
    const near = run(ready(map('AB', DAGGER, {}, advanced), { ann: 1 }), 'ann turn: free steps\nann where: 1,0')
    expect(of(near.state, 'ann').ap).toBe(1)
    const struck = run(near.state, 'ann turn: panic\nann weapon: dagger knives\nbob defense: 4 4\nann attack: 5 3', 2)
    expect(only(struck, 'attack').rolled.total).toBe(8 - 2)
    const sword = run(ready(map('AB', SWORD, {}, advanced), { ann: 1 }), 'ann turn: free steps\nann where: 1,0')
    const { asked } = run(sword.state, 'ann turn: panic\n', 2)
    const keys = asked !== undefined && 'choices' in asked ? asked.choices[0]?.options.map(({ key }) => key) : []
    expect(keys ?? []).not.toContain('broadsword')
  })

  test('a Panic Attack without the skill is at four less', () => {
    const from = ready(two({ weapons: ['battle-axe'], skills: {} }, {}, advanced), { ann: 1 })
    const struck = run(from, 'ann turn: panic\nann weapon: battle-axe\nbob defense: 4 4\nann attack: 6 4', 2)
    expect(only(struck, 'attack').rolled.total).toBe(10 - 4)
  })

  test('the slowed have one and not less, and may give First Aid with it, but then nothing but free steps', () => {
    const sick = { conditions: { slowed: 'permanent' } }
    const scenario = {
      system: 'olde',
      distance: 1,
      sides: { left: { ann: { ...EIGHT, ...sick }, pal: { ...EIGHT, hurt: 13 } }, right: { bob: { ...EIGHT } } },
    }
    const from = ready(scenario, { ann: 1, pal: 0, bob: 0 }, (s) => {
      of(s, 'ann').given = 1
    })
    expect(refusal(olde, from, 'ann', 'aid')).toBeUndefined()
    expect(
      refusal(
        olde,
        ready(scenario, { ann: 1, pal: 0, bob: 0 }, (s) => {
          of(s, 'ann').given = 4
        }),
        'ann',
        'aid',
      )?.because,
    ).toMatch('AP')
  })
})

describe('in one round', () => {
  test('a spear is thrown 24 spaces off at six less, after a step from 25, where it may not be', () => {
    const far = map(`A${'.'.repeat(24)}B`, {
      weapons: ['spear'],
      skills: { thrown: 'apprentice', spears: 'apprentice' },
    })
    const from = ready(far, { ann: 3 })
    expect(refusal(olde, from, 'ann', 'attack')).toBeDefined()
    const stepped = run(from, 'ann turn: step\nann where: 1,0')
    const thrown = run(stepped.state, 'ann turn: attack\nbob defense: 2 2\nann attack: 7 2', 2)
    expect(only(thrown, 'attack').rolled.total).toBe(9 - 6)
    expect(of(thrown.state, 'ann')).toMatchObject({ ap: 0 })
  })

  test('the dazed go one space and do nothing more; one more in the next round', () => {
    const from = ready(map('A....B', { ...SWORD, conditions: { dazed: 'permanent' } }), { ann: 6 })
    expect(() => run(from, 'ann turn: step\nann where: 2,0')).toThrow(/cannot answer/)
    const gone = run(from, 'ann turn: step\nann where: 1,0')
    expect(refusal(olde, gone.state, 'ann', 'attack')).toBeDefined()
    const next = run(gone.state, 'ann turn: pass\nann turn: step\nann where: 2,0', 4)
    expect(of(next.state, 'ann').ap).toBe(4)
  })

  test('a tumbler is up for 1 AP and strikes with a pike three spaces off', () => {
    const piker = {
      brawn: 10,
      weapons: ['pike'],
      skills: { spears: 'apprentice', tumble: 'apprentice' },
      posture: 'prone',
    }
    const from = ready(two(piker, {}, { ...advanced, distance: 3 }), { ann: 3 })
    const up = run(from, 'ann turn: stand\nann tumble: 7 7')
    expect(of(up.state, 'ann')).toMatchObject({ posture: 'standing', ap: 2 })
    const struck = run(up.state, 'ann turn: melee\nbob defense: 2 2\nann attack: 3 2\nann damage: 1', 2)
    expect(only(struck, 'declared').distance).toBe(3)
    expect(of(struck.state, 'ann').ap).toBe(0)
  })

  test('who lies shoots a crossbow at two more and cranks it for 3 AP', () => {
    const archer = { brawn: 6, weapons: ['crossbow'], skills: { crossbows: 'apprentice' }, posture: 'prone' }
    const from = ready(two(archer, {}, { distance: 5 }), { ann: 5 })
    const shot = run(from, 'ann turn: attack\nbob defense: 4 4\nann attack: 4 4\nann damage: 1', 2)
    expect(only(shot, 'attack').rolled.total).toBe(10)
    const later = run(shot.state, 'ann turn: reset', 3)
    expect(of(later.state, 'ann')).toMatchObject({ ap: 0, posture: 'prone', items: [{ loaded: true }] })
  })
})

describe('a turn ends', () => {
  test('when all who can have passed: the unconscious, whatever AP they had, count as passed', () => {
    const scenario = {
      system: 'olde',
      distance: 1,
      sides: { left: { ann: { ...EIGHT }, pal: { ...EIGHT, hurt: 13 } }, right: { bob: { ...EIGHT } } },
    }
    const from = ready(scenario, { ann: 3, pal: 4, bob: 2 })
    const passed = run(from, 'ann turn: pass\nbob turn: pass\nann action points: 1\nbob action points: 1', 5)
    expect(heard(passed, 'ap').map(({ who }) => who)).toEqual(['ann', 'bob'])
  })

  test('and nothing is kept of the AP that were left', () => {
    const from = ready(two(SWORD, SWORD), { ann: 3, bob: 0 })
    const next = run(from, 'ann turn: pass\nann action points: 2\nbob action points: 5', 4)
    expect(of(next.state, 'ann').ap).toBe(2)
    const tired = ready(two({ ...SWORD, conditions: { fatigued: 'permanent' }, posture: 'kneeling' }, {}, advanced), {
      ann: 0,
    })
    const up = run(tired, 'ann action points: 5\nbob action points: 1', 4)
    expect(of(up.state, 'ann').ap).toBe(3)
  })
})
