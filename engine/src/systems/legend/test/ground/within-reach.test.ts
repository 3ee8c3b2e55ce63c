import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { legend } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { arranged, asking, facing, the } from '../arrange.ts'
import { duel, man, offered } from '../clash.ts'

const sword = man(['war-sword'])

describe('whom and with what', () => {
  /** Bob and Cid each so many metres from Ann. */
  const beset = (bob: number, cid: number, change?: (s: State) => void): State =>
    arranged(facing({ ann: sword }, { bob: sword, cid: sword }, {}, { distance: 3 }), (s) => {
      s.where = { bands: spaced(['ann', 'bob', 'cid'], [bob, cid, 1]) }
      change?.(s)
    })
  const from = (who: string) => (s: State) => {
    the(s, who).outmanoeuvred = ['ann']
  }

  rule('LEG-MUL-02', 'of two he could run up to, one who did not outmanoeuvre him is enough', () => {
    for (const who of ['bob', 'cid'])
      expect(refusal(legend, beset(3, 3, from(who)), 'ann', 'pulledBlow')).toBeUndefined()
    const both = beset(3, 3, (s) => {
      from('bob')(s)
      from('cid')(s)
    })
    expect(refusal(legend, both, 'ann', 'pulledBlow')).toMatchObject({ rule: 'LEG-MUL-02' })
  })

  test('a foe on him holds him to those who are near, one whom he cannot strike no less', () => {
    const held = beset(1, 3, from('bob'))
    expect(refusal(legend, held, 'ann', 'pulledBlow')).toMatchObject({ rule: 'LEG-MUL-02' })
    expect(refusal(legend, held, 'ann', 'leap')).toMatchObject({ rule: 'LEG-LEAP-01' })
    expect(refusal(legend, beset(3, 3), 'ann', 'leap')).toBeUndefined()
    const lame = beset(3, 3, (s) => {
      the(s, 'ann').moved = 8
    })
    expect(refusal(legend, lame, 'ann', 'pulledBlow')).toMatchObject({ because: 'nobody is within reach' })
    expect(refusal(legend, lame, 'ann', 'leap')).toMatchObject({ because: 'nobody he could leap at is within reach' })
  })

  test('a beast tramples only where it charges, and bites or kicks where it stands', () => {
    const horse = arranged(facing({ 'war-horse': {} }, { bob: sword }))
    const ways = offered(asking(horse, 'war-horse act: attack'))
    expect(ways.length).toBeGreaterThan(0)
    expect(ways.filter((key) => key.includes('trample'))).toEqual([])
    expect(the(horse, 'war-horse').items.some(({ id }) => id.includes('trample'))).toBe(true)
  })

  rule(
    'LEG-RCH-02',
    'a bow is no hand weapon: its archer is kept off by a long spear like a man with bare hands',
    () => {
      const near = duel(man(['short-bow']), man(['longspear']), undefined, { reach: true })
      expect(refusal(legend, near, 'ann', 'pulledBlow')).toMatchObject({ rule: 'LEG-RCH-02' })
      expect(
        refusal(legend, duel(man(['short-bow']), sword, undefined, { reach: true }), 'ann', 'pulledBlow'),
      ).toBeDefined()
      expect(refusal(legend, duel(man(['short-bow']), man(['longspear'])), 'ann', 'pulledBlow')).toBeUndefined()
    },
  )
})
