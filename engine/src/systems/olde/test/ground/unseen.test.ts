import { describe, expect, test } from 'vitest'
import { advance } from '../../../../kernel/advance.ts'
import { byPolicy } from '../../../../kernel/oracles/policy.ts'
import { refusal, rule, type Scenario } from '../../../../kernel/testing/index.ts'
import { movedTo, spotOf } from '../../../../space/whereabouts.ts'
import { olde } from '../../index.ts'
import { policies } from '../../policy/bots.ts'
import type { State } from '../../state/types.ts'
import { EIGHT, type Fought, of, only, ready, run, SWORD, two } from '../staged.ts'

const LEDGE = { name: 'ledge', elevation: 1 }
const field = (picture: string, ann: object = {}, bob: object = {}, more: object = {}, key: object = {}): Scenario => ({
  system: 'olde',
  map: { picture, key: { A: 'ann', B: 'bob', v: 'pit', '^': LEDGE, '~': 'difficult', ...key } },
  sides: { left: { ann: { ...EIGHT, ...ann } }, right: { bob: { ...EIGHT, ...bob } } },
  ...more,
})
const at = (s: State, id: string) => olde.board(s).tokens.find((token) => token.id === id)?.at
const keys = ({ asked }: Fought): readonly string[] =>
  asked !== undefined && 'choices' in asked ? (asked.choices[0]?.options.map(({ key }) => key) ?? []) : []
const places = (from: State, how = 'step') => keys(run(from, `ann turn: ${how}`))

describe('an unseen foe', () => {
  const unseen = { conditions: { invisible: 'permanent' } }
  const guesses = (from: State, weapon: string) => keys(run(from, `ann turn: attack\nann weapon: ${weapon}`))
  const bowman = { weapons: ['shortbow'], skills: { bows: 'apprentice' } }

  rule(
    'OLDE-LOS-01',
    'is looked for where he was last known and two spaces about it, as far as eye and weapon reach',
    () => {
      const from = ready(field('......\n.A.B..\n......\n......\n......', SWORD, unseen), { ann: 3 })
      expect(refusal(olde, from, 'ann', 'attack')).toBeUndefined()
      expect(keys(run(from, 'ann turn: attack\nann weapon: broadsword')).toSorted()).toEqual(
        ['1,0', '1,2', '2,0', '2,1', '2,2'].toSorted(),
      )
      const shot = ready(field('......\n.A.B..\n......\n......\n......', bowman, unseen), { ann: 3 })
      const spaces = guesses(shot, 'shortbow')
      expect(spaces[0]).toBe('3,1')
      expect(spaces).not.toContain('1,1')
      expect(spaces).toContain('5,3')
      expect(spaces).not.toContain('5,4')
      expect(spaces).toHaveLength(19)
      const wide = ready(
        field(`${'.........\n'.repeat(4)}A...B....\n${'.........\n'.repeat(4)}`.trim(), bowman, unseen),
        { ann: 3 },
      )
      const all = [2, 3, 4, 5, 6].flatMap((x) => [2, 3, 4, 5, 6].map((y) => `${x},${y}`))
      expect(keys(run(wide, 'ann turn: attack')).toSorted()).toEqual(all.toSorted())
      const walled = ready(field('A#...B\n.#....', bowman, unseen), { ann: 3 })
      expect(refusal(olde, walled, 'ann', 'attack')?.because).toBe('no space he may be in can be struck')
    },
  )

  rule('OLDE-LOS-01', 'without a map he is where he was, or not there any more', () => {
    const from = ready(two(SWORD, unseen), { ann: 2 })
    const hit = run(
      from,
      'ann turn: attack\nann weapon: broadsword\nbob defense: 2 2\nann attack: 2 2\nann damage: 1',
      2,
    )
    expect(of(hit.state, 'bob').hp).toBe(11)
    of(from, 'bob').known = [-1]
    const missed = run(from, 'ann turn: attack\nann weapon: broadsword', 2)
    expect(missed.events.some(({ type }) => type === 'nobody there')).toBe(true)
  })

  describe('who has stolen away', () => {
    /** Bob was last known at the right, and is somewhere at the left by now. */
    const map = (ann: object = {}, options: object = {}, x = 0) =>
      ready(field('.........\n....A...B\n.........', { ...SWORD, ...ann }, unseen, { options }), { ann: 3 }, (s) => {
        s.where = movedTo(s.where, 'bob', [x, 1])
      })

    test('is gone towards where he was last known, and told nobody by the way', () => {
      const went = run(map(), 'ann turn: step\nann where: towards bob')
      expect(at(went.state, 'ann')).toEqual([7, 1])
      expect(spotOf(went.state.where, 'bob')).toEqual([0, 1])
    })
    test('is fled from where he was last known', () => {
      const afraid = places(map({ conditions: { frightened: 'permanent' } }), 'step')
      expect(afraid).toContain('away bob')
      expect(
        at(
          run(map({ conditions: { frightened: 'permanent' } }), 'ann turn: step\nann where: away bob').state,
          'ann',
        )?.[0],
      ).toBe(1)
    })
    test('is gone after there by bots', () => {
      const { events } = advance(olde, map(), [], [byPolicy(() => policies.default)])
      expect(events).toContainEqual(
        expect.objectContaining({
          type: 'moved',
          who: 'ann',
          to: 'towards bob',
          path: [
            [5, 1],
            [6, 1],
          ],
        }),
      )
    })
    test('fills no space that can be seen', () => {
      const went = run(map({}, { maxPerSpace: 1 }, 3), 'ann turn: step\nann where: 3,1')
      expect(at(went.state, 'ann')).toEqual([3, 1])
    })
  })

  test('what guessing right costs is a ruling; the blind do not care', () => {
    const total = (invisiblePenalty: number, ann: object = {}) =>
      only(
        run(
          ready(two({ ...SWORD, ...ann }, unseen, { options: { invisiblePenalty } }), { ann: 2 }),
          'ann turn: attack\nann weapon: broadsword\nbob defense: 6 2\nann attack: 4 4',
          2,
        ),
        'attack',
      ).rolled.total
    expect([total(0), total(-5)]).toEqual([8, 3])
    expect(total(-5, { conditions: { blinded: 'permanent' } })).toBe(3)
  })
})
