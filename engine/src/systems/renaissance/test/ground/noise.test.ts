import { expect, test } from 'vitest'
import type { State } from '../../state/types.ts'
import { crowd, of, onMap, run, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)

test('a shot is heard ten metres off, not eleven', () => {
  const heard = (metres: number) =>
    of(
      run(
        turnOf(
          crowd(
            { ana: { weapons: ['dragon pistol'] } },
            { bo: {}, cy: {} },
            onMap(`ab${'.'.repeat(metres - 2)}c..`, ['ana', 'bo', 'cy']),
          ),
          'ana',
          (s) => {
            person(s, 'cy').unaware = true
          },
        ),
        'ana turn: attack\nana target: bo\nana weapon: dragon pistol ball\nana attack: 99',
      ),
      'cy',
    ).unaware
  expect([heard(10), heard(11)]).toEqual([false, true])
})

test('who lies helpless notices nobody', () => {
  const ran = run(
    turnOf(crowd({ ana: {} }, { bo: { role: 'major', luck: 0 }, cy: {} }, { distance: 0.5 }), 'ana', (s) => {
      Object.assign(person(s, 'bo'), { unaware: true, condition: 'disabled', stance: 'prone', damage: 100 })
    }),
    'ana turn: attack\nana target: bo\nana weapon: short sword\nana attack: 99',
  )
  expect(told(ran, 'check')).toBeUndefined()
})
