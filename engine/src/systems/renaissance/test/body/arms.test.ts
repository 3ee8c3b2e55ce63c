import { describe, expect, test } from 'vitest'
import { threatReach } from '../../body/arms.ts'
import type { State } from '../../state/types.ts'
import { duel, of, run, thing, told, turnOf, until } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const offered = (ran: ReturnType<typeof until>) => {
  const { asked } = ran
  return asked !== undefined && 'choices' in asked ? asked.choices[0]?.options.map(({ key }) => key) : undefined
}

describe('what reaches whom', () => {
  test('weapons that are stowed or caught, and shields that do not bash, threaten nobody', () => {
    const far = (ana: object, arrange?: (s: State) => void) => {
      const s = turnOf(duel({ skills: { fray: 50 }, ...ana }), 'ana', arrange)
      return threatReach(s, person(s, 'ana'))
    }
    expect([far({ weapons: ['halberd'] }), far({ weapons: ['short sword'] }), far({ weapons: [] })]).toEqual([2, 1, 0])
    expect(far({ weapons: ['halberd'], inHand: [] })).toBe(0)
    expect([far({ weapons: ['targe'] }), far({ weapons: ['swordbreaker'] })]).toEqual([1, 0])
    expect(
      far({ weapons: ['short sword'] }, (s) => {
        s.holds = [{ kind: 'catch', by: 'bo', on: 'ana', with: null, item: 'ana short sword' }]
      }),
    ).toBe(0)
  })
  test('a lance is couched by a rider in his charge, not by a runner', () => {
    const state = turnOf(duel({ weapons: ['lance'] }), 'ana', (s) => {
      person(s, 'ana').charge = { metres: 5, mounted: false }
    })
    expect(offered(until(state, 'ana turn: attack'))).toEqual(['lance one-handed', 'fists'])
  })
  test('two hands for it: the other one free, whichever holds it', () => {
    const uses = (off: boolean) =>
      offered(
        until(
          turnOf(duel({ weapons: ['long sword', 'targe'], inHand: off ? ['long sword', 'targe'] : ['long sword'] })),
          'ana turn: attack',
        ),
      )
    expect(uses(false)).toContain('long sword two-handed')
    expect(uses(true)).not.toContain('long sword two-handed')
  })
  test('a bow that is wound tighter shoots so, and no other way', () => {
    const mode = (over: boolean) =>
      told(
        run(
          turnOf(duel({ weapons: ['heavy crossbow'] }, {}, { distance: 5 }), 'ana', (s) => {
            thing(person(s, 'ana'), 'heavy crossbow').over = over
          }),
          'ana turn: attack\nana attack: 99',
        ),
        'attack',
      )?.mode
    expect([mode(false), mode(true)]).toEqual(['shot', 'overcharged'])
  })
})
