import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { counted, crowd, of, onMap, PLAIN, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const two = (change?: (s: State) => void) =>
  turnOf(
    crowd({ ana: { weapons: [] }, cy: { weapons: [] } }, { bo: { weapons: [] } }, onMap('abc', ['ana', 'bo', 'cy'])),
    'ana',
    (s) => {
      s.holds = [{ kind: 'grab', by: 'cy', on: 'bo', with: 'cy fists', item: null }]
      change?.(s)
    },
  )

describe('more than one who grabs', () => {
  rule('REN-MAN-Grab', 'a second takes hold of who is held already, and each hold is broken by itself', () => {
    const ran = run(two(), 'ana turn: grab\nana maneuver: 40\nbo defence: 99\nana turn: end turn')
    expect(ran.state.holds.map(({ by }) => by)).toEqual(['cy', 'ana'])
    const free = run(
      turnOf(crowd({ bo: { weapons: [] } }, { ana: { weapons: [] }, cy: { weapons: [] } }), 'bo', (s) => {
        s.holds = ['cy', 'ana'].map((by) => ({ kind: 'grab', by, on: 'bo', with: `${by} fists`, item: null }))
      }),
      'bo turn: escape\nbo break: grab of ana\nbo escape: 40\nana holding on: 99\n',
      1,
    )
    expect(free.state.holds.map(({ by }) => by)).toEqual(['cy'])
  })
  rule('REN-MAN-Grab', 'nobody grabs whom he holds already', () => {
    const held = two((s) => {
      s.holds = [{ kind: 'grab', by: 'ana', on: 'bo', with: 'ana fists', item: null }]
      person(s, 'ana').standard = 0
    })
    expect(refusal(renaissance, held, 'ana', 'grab')).toMatchObject({ rule: 'REN-MAN-Grab' })
  })
})

describe('a rider', () => {
  const mounted = turnOf(
    crowd(
      { ana: { weapons: [] } },
      { bo: { ...PLAIN, mount: 'horse' }, horse: { like: 'war-horse' } },
      { distance: 1 },
    ),
  )
  rule('REN-MAN-Grab', 'can be grabbed, at -20, and then rides nowhere', () => {
    const ran = run(mounted, 'ana turn: grab\nana target: bo\nana maneuver: 20\nbo defence: 99\nana turn: end turn')
    expect(counted(told(ran, 'maneuver'))['REN-MNT-06']).toBe(-20)
    const next = turnOf(ran.state as never, 'bo')
    expect(refusal(renaissance, next, 'bo', 'move')).toMatchObject({ rule: 'REN-MAN-Grab' })
  })
  rule('REN-MAN-Trip', 'is not tripped, but the horse is', () => {
    const ran = run(
      mounted,
      'ana turn: trip\nana maneuver: 40\nhorse defence: 99\nbo thrown clear: 20\nana turn: end turn',
    )
    expect([of(ran, 'horse').stance, of(ran, 'bo').mount]).toEqual(['prone', null])
    expect(told(ran, 'maneuver')?.at).toBe('horse')
  })
})
