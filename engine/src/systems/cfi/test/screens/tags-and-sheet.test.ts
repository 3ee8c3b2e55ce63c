import { expect, test } from 'vitest'
import type { Choice } from '../../../../kernel/types.ts'
import { forTurns } from '../../../../mechanisms/lasting.ts'
import { points, reach } from '../../screens/points.ts'
import { tags } from '../../screens/tags.ts'
import type { Fighter, Question } from '../../state/types.ts'
import { during, facing, man, onMap, ready, the } from '../arrange.ts'

const TAGS: readonly [shows: string[], is: Partial<Fighter>][] = [
  [[], {}],
  [['unconscious'], { condition: 'unconscious' }],
  [['prone'], { stance: 'prone' }],
  [['delaying'], { delaying: true }],
  [['braced'], { braced: true }],
  [['winded'], { fatigue: 1 }],
  [['bleeding'], { bleeding: [0] }],
  [['on fire'], { ...during({ burning: 1 }) }],
  [['aloft'], { aloft: true }],
  [['frenzied'], { ...during({ frenzy: 1 }) }],
  [['fleeing'], { ...during({ fleeing: 3 }) }],
  [['magic shield'], { ...during({ shield: 3 }, 1) }],
  [['behind fence'], { cover: { name: 'fence', ap: 4, locations: [], total: false } }],
  [['guarding'], { ward: { item: 'ann longsword', locations: [3] } }],
  [['mounted'], { mount: 'bob' }],
  [['winded', 'blinded'], { lasting: [forTurns('winded', 1, 'ann'), forTurns('blinded', 1, 'ann')] }],
]
test.each(TAGS)('one sees %j', (shows, is) => {
  const s = ready(facing(man(), man()), (at) => {
    at.round = 3
    Object.assign(the(at, 'ann'), is)
  })
  expect(tags(s, the(s, 'ann'))).toEqual(shows)
})
test('before the first round nobody flees yet', () => {
  const s = ready(facing(man(), man()), (at) => {
    at.round = 0
  })
  expect(tags(s, the(s, 'ann'))).toEqual([])
})
test('what holds somebody and sticks in him shows on him alone', () => {
  const s = ready(facing(man(), man()), (at) => {
    const hold = { location: 0, item: undefined, roll: 0, skill: 0, trips: false } as const
    at.holds = [
      { ...hold, kind: 'grip', by: 'ann', on: 'bob', with: 'ann unarmed' },
      { ...hold, kind: 'entangle', by: 'ann', on: 'bob', with: 'ann net' },
    ]
    at.impaled = [
      { by: 'bob', on: 'ann', item: '', location: 0, size: 'small' },
      { by: 'bob', on: 'ann', item: '', location: 1, size: 'small' },
    ]
  })
  expect(tags(s, the(s, 'bob'))).toEqual(['grip by ann', 'entangle by ann'])
  expect(tags(s, the(s, 'ann'))).toEqual(['impaled'])
})

const asked = (about: Question, who = 'ann'): Choice<Question> => ({ who, about, options: [] })
const TURN: Question = { ask: 'turn', left: 2 }

test('every action is of a group, and costs a point unless it is free', () => {
  const s = ready(facing(man(), man()))
  const of = (...keys: string[]) =>
    keys.map((key) => {
      const { group, cost } = points(s, asked(TURN), { key })
      return cost === undefined ? `${group} free` : `${group} ${cost[0]?.amount}`
    })
  const all = (is: string, keys: readonly string[]) => expect(of(...keys)).toEqual(keys.map(() => is))
  all('move 1', ['move', 'hustle', 'charge', 'changeRange', 'regainFooting', 'climb', 'jump', 'fly', 'mount'])
  all('move 1', ['outmaneuver'])
  all('strike 1', ['attack', 'leap', 'sweep', 'breathe', 'wingBuffet', 'trample', 'engulf', 'tripEntangled', 'aim'])
  all('guard 1', ['brace', 'takeCover'])
  all('cast 1', ['castMagic', 'holdMagic'])
  all('other 1', ['struggle', 'dither', 'ready', 'firstAid', 'smother', 'intimidate'])
  expect(of('turn', 'delay', 'ward', 'releaseMagic')).toEqual(['move free', 'guard free', 'guard free', 'cast free'])
  all('other free', ['assess', 'dropItem', 'signal', 'speak', 'letGo'])
})
test('whom an option names and whom the question is about are shown, each once', () => {
  const s = ready(facing(man(), man()))
  const shown = (key: string, at: string) => points(s, asked({ ask: 'strike', at }), { key }).fighters
  expect([shown('longsword', 'bob'), shown('bob', 'bob'), shown('ann', 'bob')]).toEqual([
    ['bob'],
    ['bob'],
    ['ann', 'bob'],
  ])
  expect(shown('longsword', 'nobody')).toBeUndefined()
})
test('who dives is warned, and pays; who does nothing neither', () => {
  const s = ready(facing(man(), man()))
  const about: Question = { ask: 'defend', at: 'bob', item: 'bob longsword', level: 'success', action: 'blow' }
  const of = (key: string) => points(s, asked(about), { key })
  expect(of('evade')).toMatchObject({ cost: [{ amount: 1 }], risks: [{ rule: 'CFI-EVD-04' }] })
  expect([of('none').cost, of('none').risks, of('longsword').risks]).toEqual([undefined, undefined, undefined])
})
test('a place is lit on a map, for a fighter, where a place is asked for', () => {
  const s = ready(onMap(man(), man(), 'a....b'))
  const about: Question = { ask: 'where', left: 10 }
  const open = { ...asked(about), open: true }
  expect(
    reach(s, open)
      ?.map(({ key }) => key)
      .toSorted(),
  ).toEqual(expect.arrayContaining(['cell 1,0', 'cell 2,0']))
  expect([
    reach(s, asked(about)),
    reach(s, { ...open, who: 'gm' }),
    reach(s, { ...open, about: TURN }),
    reach(ready(facing(man(), man())), open),
  ]).toEqual([undefined, undefined, undefined, undefined])
  expect(points(s, asked(about), { key: 'cell 2,0' })).toMatchObject({
    cells: [[2, 0]],
    path: [
      [1, 0],
      [2, 0],
    ],
  })
  expect(points(s, asked(about), { key: '3,0' })).toEqual({ group: 'move', cells: [[3, 0]] })
  expect(points(s, asked(about, 'gm'), { key: 'cell 2,0' }).cells).toBeUndefined()
  expect(points(s, asked({ ask: 'gait', action: 'hustle' }), { key: 'cell 2,0' }).cells).toBeUndefined()
})
