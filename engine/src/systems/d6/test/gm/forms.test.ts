import { expect, test } from 'vitest'
import { advance } from '../../../../kernel/advance.ts'
import { type Command, forms } from '../../gm/commands.ts'
import { d6 } from '../../index.ts'
import { crowd, turnOf } from '../arrange.ts'

const state = turnOf(
  crowd(
    {},
    { bo: {}, cy: {} },
    {
      scene: {
        climb: { object: 'the wall', metres: 6 },
        traps: { pit: { speed: '3D', attack: '4D', damage: '3D', near: 'cy' } },
        vehicles: { cart: { kind: 'wagon' } },
      },
    },
  ),
  'ana',
)
/** What is told first of a ruling, whatever it makes roll. */
function first(ruling: Command): string | undefined {
  const { events } = advance(d6, state, [{ ruling, because: 'so' }], [])
  return events.map((event) => d6.tell(event))[0]
}
const TOLD: readonly (readonly [Command, string])[] = [
  [{ do: 'wound', who: 'bo', level: 'stunned' }, 'Bo’s wound from unhurt to stunned'],
  [{ do: 'stance', who: 'bo', stance: 'prone' }, 'Bo’s stance from standing to prone'],
  [{ do: 'blind', who: 'bo', blind: true }, 'Bo is blind'],
  [{ do: 'behind', who: 'ana', of: 'bo', is: true }, 'Ana is behind bo'],
  [{ do: 'cover', who: 'bo', share: 50, object: 'a hedge' }, 'Bo’s cover from 0 to 50'],
  [
    { do: 'scene', light: 'dark', cover: [{ object: 'a cart', share: 25 }] },
    'the scene: light dark, to get behind: a cart',
  ],
  [{ do: 'fall', who: 'bo', metres: 2 }, 'Bo’s fall from 0 to 2'],
  [{ do: 'hazard', who: 'bo', hazard: 'drowning', rounds: 1 }, 'Bo’s hazard: drowning'],
  [{ do: 'surprised', who: 'bo' }, 'Bo is surprised'],
  [{ do: 'surprises', who: 'bo' }, 'Bo is the first to act next round'],
  [{ do: 'water', who: 'bo', in: true }, 'Bo is in the water'],
  [{ do: 'height', who: 'bo', metres: 9 }, 'Bo’s height from 0 to 6'],
  [{ do: 'trap', who: 'bo', trap: 'pit' }, 'Bo’s trap: pit'],
  [{ do: 'spook', vehicle: 'cart' }, 'the team of cart: bolts'],
  [{ do: 'condition', who: 'bo', to: 'unconscious' }, 'Bo’s condition from up to unconscious'],
]
test.each(TOLD)('the table is told what was ruled: %j', (ruling, told) => {
  expect(first(ruling)).toBe(`Ruling: ${told}.`)
})

test('what a form offers of cover', () => {
  const fields = forms(state).find((form) => form.do === 'cover')?.fields
  expect(fields?.find(({ name }) => name === 'share')).toMatchObject({
    kind: 'choice',
    choices: [0, 25, 50, 75, 100].map((key) => ({ key, title: `${key}%` })),
  })
})
