import { describe, expect, test } from 'vitest'
import { type Audience, seenBy } from '../audience.ts'
import type { Rolled, Secret } from '../types.ts'

type Told =
  | { readonly type: 'hit'; readonly rule: 'EX-1'; readonly who: string; readonly at: string; readonly left?: number }
  | { readonly type: 'thrown'; readonly who: string; readonly roll: Rolled }
  | { readonly type: 'walked'; readonly who: string; readonly to: string; readonly unseen?: true }
  | { readonly type: 'skill'; readonly who: string; readonly skill: number }
  | { readonly type: 'aims'; readonly who: string; readonly stance: Secret<string>; readonly note?: string }
  | {
      readonly type: 'wrestles'
      readonly who: string
      readonly at: string
      readonly skill?: number
      readonly against?: number
    }
  | { readonly type: 'loads'; readonly who: string; readonly what: string; readonly roll: Rolled }
  | { readonly type: 'over' }

const AUDIENCE = {
  hit: { who: 'all', at: 'owner', left: 'own' },
  thrown: { who: 'owner', roll: 'called' },
  walked: { who: 'owner', to: 'all', unseen: 'hides' },
  skill: { never: 'who' },
  aims: { who: 'owner', stance: 'secret', note: 'gm' },
  wrestles: { who: 'owner', at: 'all', skill: 'own', against: { own: 'at' } },
  loads: {
    who: 'owner',
    what: { instead: (what) => what.split(',')[0] ?? '' },
    roll: { instead: (thrown) => ({ ...thrown, terms: thrown.terms.filter(({ because }) => because !== 'haste') }) },
  },
  over: {},
} as const satisfies Audience<Told>
const seen = seenBy<Told>(AUDIENCE, (roll) => ({ ...roll, faces: undefined, terms: [] }))

const seat = (...fighters: string[]) => ({ name: 'seat', fighters, gm: false })
const GM = { name: 'gm', fighters: [], gm: true }
const roll: Rolled = {
  of: 'attack',
  who: 'ann',
  dice: '1d8',
  faces: [3],
  terms: [{ because: 'might', value: 2, rule: 'EX-1' }],
  total: 5,
}

describe('an event as a seat may know it', () => {
  test('keeps what is the owner’s own from all but those who know him, and names the rules', () => {
    const hit = { type: 'hit', rule: 'EX-1', who: 'ann', at: 'bob', left: 4 } as const
    expect(seen(hit, seat('ann'))).toEqual({ type: 'hit', rule: 'EX-1', who: 'ann', at: 'bob' })
    for (const one of [seat('bob'), GM]) expect(seen(hit, one)).toEqual(hit)
  })
  test('keeps from each of two what is the other’s own', () => {
    const wrestles = { type: 'wrestles', who: 'ann', at: 'bob', skill: 40, against: 60 } as const
    const { skill: _, ...bobs } = wrestles
    const { against: __, ...anns } = wrestles
    expect(seen(wrestles, seat('ann'))).toEqual(anns)
    expect(seen(wrestles, seat('bob'))).toEqual(bobs)
    expect(seen(wrestles, seat('cid'))).toEqual({ type: 'wrestles', who: 'ann', at: 'bob' })
    for (const one of [seat('ann', 'bob'), GM]) expect(seen(wrestles, one)).toEqual(wrestles)
  })
  test('calls a stranger’s roll out', () => {
    const thrown = { type: 'thrown', who: 'ann', roll } as const
    expect(seen(thrown, seat('bob'))).toMatchObject({ roll: { total: 5, terms: [], faces: undefined } })
    expect(seen(thrown, seat('ann'))).toEqual(thrown)
  })
  test('is none for strangers where it is never theirs to know, or where nobody sees it', () => {
    const skill = { type: 'skill', who: 'ann', skill: 70 } as const
    const walked = { type: 'walked', who: 'ann', to: '3,4', unseen: true } as const
    for (const event of [skill, walked]) {
      expect(seen(event, seat('bob'))).toBeUndefined()
      expect(seen(event, seat('ann'))).toEqual(event)
    }
    expect(seen({ type: 'walked', who: 'ann', to: '3,4' }, seat('bob'))).toMatchObject({ to: '3,4' })
  })
  test('opens a secret to those it names alone, and the game master’s remark to nobody else', () => {
    const aims = { type: 'aims', who: 'ann', stance: { only: ['ann'], is: 'bold' }, note: 'a hint' } as const
    expect(seen(aims, seat('bob'))).toEqual({ type: 'aims', who: 'ann', stance: { only: ['ann'] } })
    expect(seen(aims, seat('ann'))).toEqual({ type: 'aims', who: 'ann', stance: aims.stance })
    expect(seen(aims, GM)).toEqual(aims)
  })
  test('has something else for strangers in the place of what must be there, and a roll as it is called out', () => {
    const terms = [...roll.terms, { because: 'haste', value: 1, rule: 'EX-1' }]
    const loads = {
      type: 'loads',
      who: 'ann',
      what: 'is loading, 3 to go',
      roll: { ...roll, who: 'bob', terms },
    } as const
    expect(seen(loads, seat('ann'))).toMatchObject({ what: 'is loading, 3 to go', roll: { terms: [] } })
    expect(seen(loads, seat('bob'))).toMatchObject({ what: 'is loading', roll: { terms: roll.terms, faces: [3] } })
    expect(seen(loads, seat('cid'))).toMatchObject({ what: 'is loading', roll: { terms: [], faces: undefined } })
    expect(seen(loads, GM)).toEqual(loads)
  })
  test('names to strangers the rule that made it happen, and none of those that tell what went into it', () => {
    const thrown = { type: 'thrown', rule: ['EX-1', 'EX-2'], who: 'ann', roll } as const
    expect(seen(thrown as never, seat('bob'))).toMatchObject({ rule: 'EX-1' })
    for (const one of [seat('ann'), GM]) expect(seen(thrown as never, one)).toMatchObject({ rule: ['EX-1', 'EX-2'] })
    expect(seen({ type: 'over', rule: ['EX-1', 'EX-2'] } as never, seat('bob'))).toMatchObject({
      rule: ['EX-1', 'EX-2'],
    })
  })
  test('holds nothing that the table does not name', () => {
    const hit = { type: 'hit', rule: 'EX-1', who: 'ann', at: 'bob', hidden: 'truth' } as const
    expect(seen(hit, seat('bob'))).not.toHaveProperty('hidden')
  })
})

/** Whether a table would do as the audience of these events. */
type Does<T> = T extends Audience<Told> ? true : false
test('a table without an event or a field, or that withholds what sentences need, does not compile', () => {
  const does: [Does<typeof AUDIENCE>, ...false[]] = [
    true,
    false satisfies Does<Omit<typeof AUDIENCE, 'over'>>,
    false satisfies Does<
      Omit<typeof AUDIENCE, 'hit'> & { readonly hit: { readonly who: 'owner'; readonly at: 'all' } }
    >,
    false satisfies Does<
      Omit<typeof AUDIENCE, 'thrown'> & { readonly thrown: { readonly who: 'owner'; readonly roll: 'own' } }
    >,
    false satisfies Does<
      Omit<typeof AUDIENCE, 'hit'> & {
        readonly hit: { readonly who: 'all'; readonly at: 'owner'; readonly left: { readonly own: 'nobody' } }
      }
    >,
  ]
  expect(does).toEqual([true, false, false, false, false])
})
