import { describe, expect, test } from 'vitest'
import { secret } from '../../../../kernel/secret.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, duel, of, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const busy: Partial<Fighter> = {
  standard: 1,
  quick: 1,
  did: ['move'],
  running: true,
  charge: { metres: 5, mounted: false },
  aim: 'bo',
  kicked: true,
  evading: true,
  fullDefence: true,
  braced: 'ana short sword',
  readied: secret(['ana'], { action: 'attack', when: 'reach', of: 'anybody', metres: 0, cell: null }),
  counter: 'grapple',
}
/** The turn of Ana begins in this state. */
const begins = (arrange: (s: State) => void, from = duel(), rest = '') =>
  run(
    turnOf(from, 'ana', (s) => {
      s.acting = null
      s.at = 0
      arrange(s)
    }),
    rest,
    1,
  )

describe('what ends when a turn begins', () => {
  test('run, charge, aim, guard, brace, what was readied; actions are there again', () => {
    const ran = begins((s) => void Object.assign(person(s, 'ana'), busy))
    expect(of(ran, 'ana')).toMatchObject({
      standard: 0,
      quick: 0,
      did: [],
      running: false,
      charge: null,
      aim: null,
      kicked: false,
      evading: false,
      fullDefence: false,
      braced: null,
      readied: null,
      counter: 'none',
    })
  })
  test('the mount’s run too, and nobody else’s', () => {
    const from = crowd({ ana: { mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } }, { bo: {} })
    const ran = begins((s) => {
      for (const id of ['war-horse', 'bo']) Object.assign(person(s, id), { running: true, evading: true })
    }, from)
    expect([of(ran, 'war-horse').running, of(ran, 'war-horse').evading]).toEqual([false, false])
    expect([of(ran, 'bo').running, of(ran, 'bo').evading]).toEqual([true, true])
  })
  test('her own feint and her help, not those of others', () => {
    const ran = begins(
      (s) => {
        Object.assign(person(s, 'bo'), { feints: ['cy', 'ana'], helpers: ['ana', 'cy'] })
      },
      crowd({ ana: {}, cy: {} }, { bo: {} }),
    )
    expect([of(ran, 'bo').feints, of(ran, 'bo').helpers]).toEqual([['cy'], ['cy']])
  })
  test('at its end aim, charge and kick, but neither run nor guard', () => {
    const ran = run(
      turnOf(duel(), 'ana', (s) => void Object.assign(person(s, 'ana'), { ...busy, standard: 0, quick: 0, did: [] })),
      'ana turn: end turn',
    )
    expect(of(ran, 'ana')).toMatchObject({ aim: null, charge: null, kicked: false, running: true, fullDefence: true })
  })
})

describe('what a body does by itself', () => {
  test('the mount of whose turn it is bleeds and heals with her', () => {
    const from = crowd({ ana: { mount: 'war-horse' }, 'war-horse': { like: 'war-horse', fastHealing: 2 } }, { bo: {} })
    const ran = begins((s) => void Object.assign(person(s, 'war-horse'), { damage: 5 }), from)
    expect([of(ran, 'war-horse').damage, told(ran, 'heals')?.who]).toEqual([3, 'war-horse'])
  })
  test('healing gives back no more than there is, and nothing to the dead', () => {
    const healed = (change: Partial<Fighter>) =>
      of(
        begins((s) => void Object.assign(person(s, 'ana'), change), duel({ fastHealing: 3 })),
        'ana',
      ).damage
    expect([healed({ damage: 2 }), healed({ damage: 5 }), healed({ damage: 60, condition: 'dead' })]).toEqual([
      0, 2, 60,
    ])
  })
  test('the dead bleed no more', () => {
    const ran = begins((s) => void Object.assign(person(s, 'ana'), { condition: 'dead', bleeding: 19, damage: 60 }))
    expect([of(ran, 'ana').bleeding, of(ran, 'ana').damage]).toEqual([19, 60])
  })
  test('oil burns so many turns and is out, tar until it is washed off', () => {
    const ran = begins(
      (s) => {
        person(s, 'ana').effects = [
          { kind: 'oil', turns: 1 },
          { kind: 'tar', turns: null },
        ]
      },
      duel({ DUR: 100 }),
      'ana damage: 5\nana damage: 7',
    )
    expect([of(ran, 'ana').damage, of(ran, 'ana').effects]).toEqual([2 + 3, [{ kind: 'tar', turns: null }]])
  })
  test('who is subdued is hurt in his turn, whom his foe’s hand holds is not', () => {
    const hurt = (kind: 'subdue' | 'grab') =>
      of(
        begins(
          (s) => {
            s.holds = [{ kind, by: 'bo', on: 'ana', with: null, item: null }]
          },
          duel({ DUR: 100 }),
          kind === 'subdue' ? 'ana damage: 9' : '',
        ),
        'ana',
      ).damage
    expect([hurt('subdue'), hurt('grab')]).toEqual([4, 0])
  })
})
