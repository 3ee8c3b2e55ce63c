import { describe, expect, test } from 'vitest'
import { play, rule } from '../../../../kernel/testing/index.ts'
import { exchange } from '../../exchange/attack.ts'
import { cfi } from '../../index.ts'
import type { Exchange, State } from '../../state/types.ts'
import { alone, clash, facing, item, man, offered, onMap, ready, the, told } from '../arrange.ts'

const asker = ({ asked }: { readonly asked?: unknown }) =>
  typeof asked === 'object' && asked !== null && 'choices' in asked && Array.isArray(asked.choices)
    ? `${asked.choices[0]?.who} ${asked.choices[0]?.about.ask}`
    : undefined
const duel = (ann: object, bob: object, options: object = {}, change?: (s: State) => void) =>
  ready(facing(ann, bob, options), change)
const unseen = (s: State) => void Object.assign(the(s, 'bob'), { points: 0 })

/** The exchange as it stands at the end of a script. */
function struck(s: State, weapon: string, script: string): Exchange {
  let x: Exchange | undefined
  alone(s, script, (ctx, at) => {
    x = exchange(ctx, at, { attacker: the(at, 'ann'), defender: the(at, 'bob'), item: item(at, 'ann', weapon) })
  })
  if (x === undefined) throw new Error('no blow was struck')
  return x
}

describe('against the helpless', () => {
  const kept = (combat: number, options: object = {}) => {
    const s = duel(man(['longsword'], { combat }), man([], { natural: { all: 40 } }), options, (at) => {
      the(at, 'bob').condition = 'unconscious'
    })
    return struck(s, 'longsword', 'ann effect: none\nann damage: 1\nann location: 10').attackKept
  }
  rule('CFI-CM-Helpless', 'it stands as the best plain success, 95 at most, or the best critical', () => {
    expect([kept(60), kept(95), kept(96), kept(120)]).toEqual([60, 95, 95, 95])
    const critical = { helpless: 'critical' }
    expect([kept(60, critical), kept(61, critical), kept(5, critical)]).toEqual([6, 7, 1])
    expect(kept(0)).toBe(1)
  })
  test('only hand to hand: a shot at who is too weary to move is rolled', () => {
    const s = duel(man(['long-bow']), man(), {}, (at) => {
      the(at, 'bob').fatigue = 7
    })
    expect(told(clash(s, 'long-bow', 'ann attack: 99', { ranged: true }), 'attack')[0]?.roll).toBe(99)
  })
})

describe('a defense declared before the roll', () => {
  const before = { declareDefense: 'before' }
  test('may be a parry with what is in hand, and is asked of nobody who may not defend', () => {
    const s = duel(man(), man(), before)
    expect(offered(clash(s, 'longsword', ''))).toEqual(['longsword', 'unarmed', 'evade', 'none'])
    const undefended = clash(s, 'longsword', 'ann attack: 95', { undefended: true })
    expect(undefended.asked).toBeUndefined()
  })
  test('is bought by no luck: nobody knows yet that it would be needed', () => {
    const s = duel(man(), man([], { luck: 1 }), before, unseen)
    expect(asker(clash(s, 'longsword', ''))).toBeUndefined()
    expect(asker(clash(duel(man(), man([], { luck: 1 }), {}, unseen), 'longsword', 'ann attack: 30'))).toBe(
      'bob desperate',
    )
  })
})

describe('luck against an attack', () => {
  const lucky = man(['longsword'], { luck: 1 })
  rule(
    'CFI-LUCK-Force',
    'a critical is thrown again before he defends, a plain success when nothing stopped it',
    () => {
      expect(asker(clash(duel(man(), lucky), 'longsword', 'ann attack: 5'))).toBe('bob luck')
      expect(asker(clash(duel(man(), lucky), 'longsword', 'ann attack: 30'))).toBe('bob defend')
      const again = clash(
        duel(man(), lucky),
        'longsword',
        'ann attack: 30\nbob defend: none\nbob luck: force\nann attack: 95',
      )
      expect(told(again, 'attack').map(({ roll, level, how }) => `${roll} ${level} ${how}`)).toEqual([
        '30 success melee',
        '95 failure melee',
      ])
    },
  )
  test('a roll swapped to a critical stands until he has defended, and is no longer the swapped one if forced', () => {
    const s = duel(man(['longsword'], { combat: 45, luck: 1 }), lucky)
    const swapped = 'ann attack: 50\nann luck: swap\n'
    expect(asker(clash(s, 'longsword', swapped.trim()))).toBe('bob defend')
    const x = struck(s, 'longsword', `${swapped}bob defend: none\nbob luck: force\nann attack: 90`)
    expect([x.attackKept, x.attackLevel]).toEqual([0, 'failure'])
  })
  test('is told of a shot and of a charge as what they are', () => {
    const how = (blow: { ranged?: boolean; charging?: boolean }, weapon: string) =>
      told(
        clash(
          duel(man([weapon]), lucky, {}, unseen),
          weapon,
          'ann attack: 20\nbob desperate: none\nbob luck: force\nann attack: 95',
          blow,
        ),
        'attack',
      ).at(-1)?.how
    expect([how({ ranged: true }, 'short-bow'), how({ charging: true }, 'longsword'), how({}, 'longsword')]).toEqual([
      'ranged',
      'charge',
      'melee',
    ])
  })
  test('a sweep that stands is not thrown again by the second', () => {
    const sides = {
      heroes: {
        ann: man(['great-axe'], { characteristics: { str: 12, con: 12, siz: 26, dex: 13, int: 12, pow: 12, cha: 12 } }),
      },
      foes: { bob: man(), cid: lucky },
    }
    const s = ready(onMap(man(), man(), '.....\n.b...\n.ac..\n.....', { sides, key: { c: 'cid' } }))
    const swept = play(cfi, s, 'ann turn: sweep\nann attack: 3\nbob defend: none\nann effect: none')
    expect(asker(swept)).toBe('cid defend')
    expect(told(swept, 'attack').map(({ how }) => how)).toEqual(['sweep'])
    const after = play(cfi, s, 'ann turn: sweep\nann attack: 3\nbob defend: none\nann effect: none\ncid defend: none')
    expect(asker(after)).toBe('ann effect')
  })
})

describe('skills over a hundred', () => {
  rule('CFI-OPP-Over100', 'from 101 on both lose, and it is told of the attacker', () => {
    const met = (combat: number) =>
      clash(
        duel(man(['longsword'], { combat }), man()),
        'longsword',
        'ann attack: 30\nbob defend: longsword\nbob parry: 99',
      )
    expect([told(met(100), 'defense')[0]?.skill, told(met(101), 'defense')[0]?.skill]).toEqual([60, 60])
    expect(told(met(101), 'over100')).toMatchObject([{ who: 'ann', at: 'bob', value: -1 }])
  })
  test('a swapped roll is not read again', () => {
    const s = duel(man(['longsword'], { combat: 130, luck: 1 }), man())
    const x = clash(s, 'longsword', 'ann attack: 96\nann luck: swap\nbob defend: longsword\nbob parry: 20')
    expect(told(x, 'levels')).toEqual([])
  })
  test('an attack that cannot be made is none, whatever the parry is worth', () => {
    const s = duel(man(), man(['longsword'], { combat: 120 }), {}, (at) => {
      at.favors = [{ who: 'ann', grade: 'hopeless', until: 9, because: 'a word' }]
    })
    const met = clash(s, 'longsword', 'bob defend: longsword\nbob parry: 50')
    expect(told(met, 'attack')[0]).toMatchObject({ roll: undefined, level: 'failure' })
    expect(asker(met)).toBe('bob effect')
  })
})
