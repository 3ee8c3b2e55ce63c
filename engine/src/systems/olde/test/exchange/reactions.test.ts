import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { State } from '../../state/types.ts'
import { type Fought, heard, of, only, ready, run, SWORD, two } from '../staged.ts'

const options = { actions: 'advanced' }
/** Ann strikes Bob with her broadsword in the advanced set. */
const against = (bob: object, ap = 3, ann: object = {}, more: object = {}): State =>
  ready(two({ ...SWORD, ...ann }, bob, { options: { ...options, ...more } }), { ann: 4, bob: ap })
const STRIKE = 'ann turn: melee\nann weapon: broadsword\n'
/** What Bob may answer it with; nothing where he is not asked. */
const answers = (from: State, script = STRIKE): readonly string[] => {
  const { asked } = run(from, script, 2)
  return asked !== undefined && 'choices' in asked && asked.choices[0]?.about.ask === 'reflex'
    ? asked.choices[0].options.map(({ key }) => key)
    : []
}
const wields = (weapon: string, skill: string, rank: string, more: object = {}) => ({
  weapons: [weapon],
  skills: { [skill]: rank },
  brawn: 12,
  finesse: 12,
  ...more,
})

describe('what a blow can be answered with', () => {
  test('parry: axe, mace, sword, spear or fencing weapon of a Foreman; no knife, staff or fist', () => {
    for (const [weapon, skill] of [
      ['battle-axe', 'axes'],
      ['mace', 'maces'],
      ['broadsword', 'swords'],
      ['spear', 'spears'],
      ['rapier', 'fencing'],
      ['dagger', 'fencing'],
    ] as const)
      expect([weapon, answers(against(wields(weapon, skill, 'foreman')))]).toEqual([weapon, ['parry', 'none']])
    for (const [weapon, skill] of [
      ['dagger', 'knives'],
      ['quarterstaff', 'quarterstaff'],
      ['bite', 'brawling'],
    ] as const)
      expect([weapon, answers(against(wields(weapon, skill, 'legendary-master')))]).toEqual([weapon, []])
    expect(answers(against({ skills: { brawling: 'legendary-master', swords: 'master' } }))).toEqual([])
    expect(answers(against(wields('broadsword', 'swords', 'master')))).toEqual(['parry', 'counterattack', 'none'])
  })

  test('block: a shield on the arm of a Journeyman', () => {
    const shielded = (rank: string) => ({ shield: 'heater', skills: { shields: rank } })
    expect(answers(against(shielded('journeyman')))).toEqual(['block', 'none'])
    expect(answers(against(shielded('apprentice')))).toEqual([])
    const back = against(shielded('journeyman'))
    of(back, 'bob').shieldAt = 'back'
    expect(answers(back)).toEqual([])
  })

  test('counterattack: a Master’s weapon that reaches the attacker, and two AP of the round', () => {
    const pike = wields('spear', 'spears', 'master')
    const from = (distance: number, weapon = 'greatsword') =>
      ready(two({ brawn: 12, weapons: [weapon], skills: { swords: 'apprentice' } }, pike, { distance, options }), {
        ann: 4,
        bob: 3,
      })
    const strike = 'ann turn: melee\nann weapon: greatsword\n'
    expect(answers(from(1), strike)).toEqual(['parry', 'counterattack', 'none'])
    expect(answers(from(2), 'ann turn: melee\n')).toEqual(['parry', 'counterattack', 'none'])
    const sword = wields('broadsword', 'swords', 'master')
    const far = ready(
      two({ brawn: 12, weapons: ['greatsword'], skills: { swords: 'apprentice' } }, sword, { distance: 2, options }),
      { ann: 4, bob: 3 },
    )
    expect(answers(far, 'ann turn: melee\n')).toEqual(['parry', 'none'])
    const close = ready(
      two({ weapons: ['dagger'], skills: { knives: 'apprentice' } }, sword, { distance: 0, options }),
      { ann: 4, bob: 3 },
    )
    expect(answers(close, 'ann turn: melee\nann weapon: dagger knives\n')).toEqual(['parry', 'none'])
    expect(answers(against(sword, 1))).toEqual(['parry', 'none'])
    const busy = against(sword)
    of(busy, 'bob').spent = 2
    expect(answers(busy)).toEqual(['parry', 'none'])
  })

  rule(
    ['OLDE-COND-dazed', 'OLDE-COND-frightened'],
    'the dazed and the frightened parry, but do not strike back',
    () => {
      for (const name of ['dazed', 'frightened']) {
        const bob = wields('rapier', 'fencing', 'master', { conditions: { [name]: 'permanent' } })
        expect(answers(against(bob))).toEqual(['parry', 'none'])
        const missed = run(against(bob), `${STRIKE}bob reflex: none\nbob defense: 9 9\nann attack: 7 7`, 2)
        expect(heard(missed, 'attack')).toHaveLength(1)
        expect(missed.asked).toBeUndefined()
      }
    },
  )

  rule(['OLDE-COND-restrained', 'OLDE-COND-stunned'], 'who is bound or stunned answers nothing', () => {
    for (const name of ['restrained', 'stunned']) {
      const bob = wields('rapier', 'fencing', 'master', { conditions: { [name]: 'permanent' } })
      const hit = run(against(bob), `${STRIKE}ann attack: 3 3\nann damage: 1`, 2)
      expect(heard(hit, 'hurt')).toHaveLength(1)
      expect(hit.asked).toBeUndefined()
    }
  })

  rule('OLDE-ADV-counterattack', 'in the core set, and against a counterattack, nothing is answered', () => {
    const bob = wields('broadsword', 'swords', 'master')
    const core = ready(two(SWORD, bob), { ann: 4, bob: 3 })
    expect(answers(core, 'ann turn: attack\nann weapon: broadsword\n')).toEqual([])
    const masters = against(bob, 3, { skills: { swords: 'master' } })
    const countered = run(
      masters,
      `${STRIKE}bob reflex: counterattack\nann reflex: 3 3\nbob reflex: 4 2\nann defense: 7 7\nbob attack: 6 6\nbob defense: 2 4\nann attack: 2 2\nann damage: 1`,
      2,
    )
    expect(heard(countered, 'reflex')).toHaveLength(1)
    expect(heard(countered, 'attack').map(({ who }) => who)).toEqual(['bob', 'ann'])
  })
})

describe('being in time', () => {
  const parry = (bob: string, ann: string, more: string, ill: { ann?: object; bob?: object } = {}): Fought =>
    run(
      against(wields('broadsword', 'swords', 'foreman', { finesse: 8, brawn: 8, ...ill.bob }), 3, ill.ann ?? {}),
      `${STRIKE}bob reflex: parry\nann reflex: ${ann}\nbob reflex: ${bob}\n${more}`,
      2,
    )
  const FAILED = 'bob defense: 2 2\nann attack: 2 2\nann damage: 1'

  rule('OLDE-ADV-parry', 'the Finesse Checks of both decide, each with its own adjustments; equal is in time', () => {
    const CLASH = 'ann weapon against weapon: 2 2\nbob weapon against weapon: 2 2'
    expect(only(parry('3 3', '4 2', CLASH), 'reflex')).toMatchObject({
      inTime: true,
      mine: { who: 'bob', dice: '2d8!', total: 6 },
      his: { who: 'ann', total: 6 },
    })
    expect(only(parry('3 2', '4 2', FAILED), 'reflex').inTime).toBe(false)
    const tired = { conditions: { exhausted: 'permanent' } }
    expect(only(parry('3 3', '3 3', FAILED.replace('1 1', '2 2'), { bob: tired }), 'reflex').inTime).toBe(false)
    expect(only(parry('3 3', '4 4', CLASH, { ann: tired }), 'reflex')).toMatchObject({
      inTime: true,
      his: { total: 6, terms: [{ value: -2 }] },
    })
  })

  rule('OLDE-ADV-parry', 'weapon against weapon: stat, skill and weakness of each', () => {
    const weak = { brawn: 5, skills: { swords: 'journeyman' } }
    const clash = only(
      parry('7 7', '1 1', 'ann weapon against weapon: 3 3\nbob weapon against weapon: 2 3', { ann: weak }),
      'clash',
    )
    expect(clash).toMatchObject({
      who: 'bob',
      from: 'ann',
      held: true,
      his: {
        total: 6,
        terms: [
          { value: 1, because: 'swords' },
          { value: -1, because: 'too weak for the broadsword' },
        ],
      },
      mine: { total: 7, terms: [{ value: 2, because: 'swords' }] },
    })
    const lost = only(
      parry('7 7', '1 1', `ann weapon against weapon: 4 4\nbob weapon against weapon: 2 3\n${FAILED}`),
      'clash',
    )
    expect(lost.held).toBe(false)
  })

  rule('OLDE-ADV-parry', 'a parry that came in time costs two on later attacks though it was broken through', () => {
    const broken = parry('7 7', '1 1', `ann weapon against weapon: 7 7\nbob weapon against weapon: 2 3\n${FAILED}`)
    expect(of(broken.state, 'bob')).toMatchObject({ hp: 11, adjustments: [{ to: 'attack', value: -2 }] })
    const own = run(
      broken.state,
      'bob turn: melee\nbob weapon: broadsword\nann defense: 2 2\nbob attack: 2 2\nbob damage: 1',
      2,
    )
    expect(only(own, 'attack').rolled).toMatchObject({ total: 4, terms: [{ value: 2 }, { value: -2 }] })
  })

  rule('OLDE-ADV-block', 'the shield’s own check is of Brawn with the skill of Shields', () => {
    const shielded = { shield: 'heater', skills: { shields: 'foreman' }, brawn: 10 }
    const blocked = run(
      against(shielded),
      `${STRIKE}bob reflex: block\nann reflex: 3 3\nbob reflex: 4 2\nann weapon against weapon: 4 4\nbob weapon against weapon: 4 2\nbob defense: 2 2\nann attack: 4 3`,
      2,
    )
    expect(only(blocked, 'clash').mine).toMatchObject({
      dice: '2d10!',
      total: 8,
      terms: [{ value: 2, because: 'shields' }],
    })
    expect(only(blocked, 'defense').rolled?.terms).toMatchObject([{ value: 2 }, { value: 2, because: 'shield block' }])
    expect(of(blocked.state, 'bob')).toMatchObject({ ap: 2, spent: 1, adjustments: [] })
  })
})

describe('riposte', () => {
  const fencer = { weapons: ['rapier'], skills: { fencing: 'foreman' } }

  rule('OLDE-ADV-riposte', 'after a parried blow as well, which took nothing; the parry’s own loss counts', () => {
    const parried = run(
      against(fencer),
      `${STRIKE}bob reflex: parry\nann reflex: 3 3\nbob reflex: 4 2\nann weapon against weapon: 4 4\nbob weapon against weapon: 3 3\nbob riposte: riposte\nann defense: 4 4\nbob attack: 4 4\nbob damage: 1`,
      3,
    )
    expect(heard(parried, 'attack')).toMatchObject([
      { who: 'bob', on: 'ann', as: 'riposte', rolled: { total: 8, terms: [{ value: 2 }, { value: -2 }] } },
    ])
    expect(of(parried.state, 'bob')).toMatchObject({ hp: 12, ap: 1, spent: 2 })
    expect(of(parried.state, 'ann').hp).toBe(11)
  })

  rule('OLDE-ADV-riposte', 'not to a shot, not out of reach, not without AP of the round, and not to a riposte', () => {
    const keys = (from: State, script: string) => run(from, script, 2).asked
    const bow = { weapons: ['shortbow'], skills: { bows: 'apprentice' } }
    const shot = ready(two(bow, fencer, { distance: 2, options }), { ann: 4, bob: 3 })
    expect(keys(shot, 'ann turn: shot\nbob defense: 2 2\nann attack: 2 1')).toBeUndefined()
    const pike = { brawn: 12, weapons: ['pike'], skills: { spears: 'apprentice' } }
    const lunge = (distance: number) =>
      ready(two(pike, { ...fencer, skills: { fencing: 'journeyman' } }, { distance, options }), { ann: 4, bob: 3 })
    const MISS = 'ann turn: melee\nbob defense: 2 2\nann attack: 2 1'
    expect(keys(lunge(3), MISS)).toBeUndefined()
    expect(keys(lunge(2), MISS)).toMatchObject({ choices: [{ who: 'bob', about: { ask: 'riposte', lost: 0 } }] })
    const busy = against({ ...fencer, skills: { fencing: 'journeyman' } })
    of(busy, 'bob').spent = 3
    expect(keys(busy, `${STRIKE}bob defense: 2 2\nann attack: 2 1`)).toBeUndefined()
    const fencers = against({ ...fencer, skills: { fencing: 'journeyman' } }, 3, {
      weapons: ['broadsword', 'rapier'],
      skills: { swords: 'apprentice', fencing: 'journeyman' },
    })
    const back = run(
      fencers,
      `${STRIKE}bob defense: 2 2\nann attack: 2 1\nbob riposte: riposte\nann defense: 4 4\nbob attack: 4 3\nbob damage: 1`,
      3,
    )
    expect(back.asked).toBeUndefined()
    expect(heard(back, 'attack')).toHaveLength(2)
  })

  test('declined it costs nothing; a fencer’s other weapon does not help him', () => {
    const none = run(
      against({ ...fencer, skills: { fencing: 'journeyman' } }),
      `${STRIKE}bob defense: 2 2\nann attack: 2 1\nbob riposte: none`,
      2,
    )
    expect(of(none.state, 'bob')).toMatchObject({ ap: 3, spent: 0 })
    expect(none.state.declared).toEqual([])
    const axe = against({ brawn: 8, weapons: ['broad-axe'], skills: { fencing: 'master', axes: 'journeyman' } })
    expect(run(axe, `${STRIKE}bob defense: 2 2\nann attack: 2 1`, 2).asked).toBeUndefined()
  })
})
