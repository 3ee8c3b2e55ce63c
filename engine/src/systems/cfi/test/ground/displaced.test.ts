import { describe, expect, test } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { courseAway } from '../../../../mechanisms/ground/courses.ts'
import { lasts } from '../../../../mechanisms/lasting.ts'
import { travels } from '../../actions/walking.ts'
import { opened } from '../../exchange/declared.ts'
import { withdraw } from '../../exchange/effects/footing.ts'
import { amend } from '../../gm/commands.ts'
import { groundOf } from '../../ground/ground.ts'
import { pushedAway } from '../../ground/pushing.ts'
import { cfi } from '../../index.ts'
import type { Ctx, State } from '../../state/types.ts'
import { acting, alone, during, item, man, onMap, ready, the } from '../arrange.ts'

/** What moves bob away from ann, who stands beside him. */
const CAUSES: readonly (readonly [string, (ctx: Ctx, s: State) => void])[] = [
  [
    'he walks',
    (ctx, s) => {
      const bob = the(s, 'bob')
      travels(ctx, s, bob, courseAway(groundOf(s), s, bob, 'ann', 20), 'away ann', 'walk', ['CFI-PRO-Move'])
    },
  ],
  [
    'he withdraws',
    (ctx, s) =>
      withdraw(ctx, s, opened({ attacker: the(s, 'ann'), defender: the(s, 'bob'), item: item(s, 'ann', 'longsword') })),
  ],
  ['he is thrust', (ctx, s) => void pushedAway(ctx, s, the(s, 'bob'), the(s, 'ann'), 10, 'CFI-SE-Bash')],
  ['the game master places him', (ctx, s) => amend(ctx, s, { do: 'place', who: 'bob', at: [5, 0] })],
]
const COVER = { name: 'table', ap: 4, locations: [0, 1], total: false }
const beside = (picture: string, key: object = {}) => ready(onMap(man(), man(), picture, { key }))
const where = (s: State, who: string) => ('field' in s.where ? [s.where.bodies[who]?.x, s.where.bodies[who]?.y] : [])

describe.each(CAUSES)('however somebody has been moved: %s', (_, moves) => {
  test('cover, brace and aim stay behind', () => {
    const s = beside('..ab.....')
    Object.assign(the(s, 'bob'), {
      ...{ cover: COVER, nearby: COVER, prepared: true, braced: true, aimingAt: 'ann', aimed: 1 },
      ...during({ aimed: 1 }),
    })
    const bob = the(alone(s, '', moves).state, 'bob')
    expect(bob).toMatchObject({ cover: undefined, nearby: undefined, prepared: false, braced: false })
    expect([bob.aimingAt, bob.aimed, lasts(bob.lasting, 'aimed')]).toEqual([undefined, 0, false])
  })
  test('in the water he swims', () => {
    const s = beside('..abwwwwwww', { w: 'water' })
    expect(the(alone(s, '', moves).state, 'bob').footing).toBe('swimming')
  })
  test('a hold ends where the two have come apart', () => {
    const s = beside('..ab.....')
    s.holds = [
      {
        ...{ kind: 'pin', by: 'ann', on: 'bob', item: 'bob longsword', location: undefined },
        ...{ with: '', roll: 0, skill: 0, trips: false },
      },
    ]
    expect(alone(s, '', moves).state.holds).toEqual([])
  })
  test('what he has dropped stays where it lies', () => {
    const s = beside('..ab.....')
    Object.assign(item(s, 'bob', 'longsword'), { where: 'ground', away: 0 })
    const { state } = alone(s, '', moves)
    const [x = 0] = where(state, 'bob')
    expect(item(state, 'bob', 'longsword').away).toBe(5 * (x - 3))
  })
})

describe('who is thrust', () => {
  const thrust = (s: State, dice: string, whom = 'bob') =>
    alone(s, dice, (ctx, at) => void pushedAway(ctx, at, the(at, whom), the(at, 'ann'), 10, 'CFI-KNB-03')).state
  const riding = (picture: string) =>
    ready({
      system: 'cfi',
      sides: { heroes: { ann: man() }, foes: { bob: man([], { rides: 'steed' }), steed: { like: 'horse' } } },
      map: { cell: 5, picture, key: { a: 'ann', s: 'steed' } },
    })

  rule('CFI-FALL-Dice', 'from a ledge falls to the ground below it', () => {
    const s = beside('..ab.....')
    if ('field' in s.where) {
      const { field } = s.where
      const kinds = { ...field.kinds, h: { name: 'ledge', elevation: 20 } }
      s.where = { ...s.where, field: { ...field, kinds, rows: ['hhhh.....'] } }
    }
    const bob = the(
      thrust(s, 'bob damage: 3 4\nbob location: 7\nbob location: 7\nbob turns: 1\nbob endurance: 1'),
      'bob',
    )
    expect([bob.stance, bob.limbs[2]?.hp]).toEqual(['prone', 6 - 7])
  })
  rule('CFI-TER-Obstacle', 'into a pit falls in, whence he has to climb', () => {
    const s = thrust(beside('..ab.o...', { o: 'pit' }), 'bob damage: 1\nbob location: 7')
    expect([where(s, 'bob'), the(s, 'bob').stance, the(s, 'bob').limbs[2]?.hp]).toEqual([[5, 0], 'prone', 5])
    Object.assign(the(s, 'bob'), { stance: 'standing', initiative: 99 })
    expect(refusal(cfi, play(cfi, s, '').state, 'bob', 'move')?.because).toContain('pit')
    const out = acting(s, 'bob turn: climb\nbob where: 6,0', { steps: 1 }).state
    expect(where(out, 'bob')).toEqual([6, 0])
  })
  test('leaves the saddle, and his horse where it is', () => {
    const s = thrust(riding('........\n.ass....\n..ss....'), '')
    expect([the(s, 'bob').mount, the(s, 'steed').rider, where(s, 'steed')]).toEqual([undefined, undefined, [2, 1]])
    expect(where(s, 'bob')).not.toEqual([2, 1])
  })
  test('with a rider takes him along', () => {
    const s = thrust(riding('........\n.ass....\n..ss....'), '', 'steed')
    expect([the(s, 'bob').mount, where(s, 'bob')]).toEqual(['steed', where(s, 'steed')])
    expect(where(s, 'steed')).not.toEqual([2, 1])
  })
})

describe('rider and horse', () => {
  /** Bob, beside ann's horse, is up first. */
  const up = (): State =>
    ready(
      {
        system: 'cfi',
        sides: { heroes: { steed: { like: 'horse' }, ann: man([], { rides: 'steed' }) }, foes: { bob: man() } },
        map: { cell: 5, picture: 'ssb....\nss.....', key: { s: 'steed', b: 'bob' } },
      },
      (s) => {
        the(s, 'bob').initiative = 99
      },
    )
  rule(
    'CFI-EVD-04',
    'a horse that dives aside lies, and its rider comes off it: on his feet by Ride, or beside it',
    () => {
      const after = (ride: number) =>
        acting(
          up(),
          `bob turn: attack\nbob weapon: longsword\nbob target: steed\nbob attack: 30\nsteed defend: evade\nsteed evade: 35\nann ride: ${ride}`,
          { steps: 1, otherwise: 'usual' },
        ).state
      const [kept, thrown] = [after(50), after(51)]
      expect([the(kept, 'steed').stance, the(kept, 'ann').stance, the(kept, 'ann').mount]).toEqual([
        'prone',
        'standing',
        undefined,
      ])
      expect(the(thrown, 'ann').stance).toBe('prone')
    },
  )
  rule('CFI-PRO-Mount', 'nobody gets on a horse that lies', () => {
    const s = ready({
      system: 'cfi',
      sides: { heroes: { ann: man(), steed: { like: 'horse', stance: 'prone' } }, foes: { bob: man() } },
      distance: 60,
    })
    expect(refusal(cfi, play(cfi, s, '').state, 'ann', 'mount')?.rule).toBe('CFI-PRO-Mount')
  })
  test('on a map only the horse need be drawn', () => {
    const sides = { heroes: { ann: man([], { rides: 'steed' }), steed: { like: 'horse' } }, foes: { bob: man() } }
    const s = ready({
      system: 'cfi',
      sides,
      map: { cell: 5, picture: 'ss....b\nss.....', key: { s: 'steed', b: 'bob' } },
    })
    expect([where(s, 'ann'), the(s, 'ann').mount]).toEqual([where(s, 'steed'), 'steed'])
  })
})
