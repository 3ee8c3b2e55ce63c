import { describe, expect, test } from 'vitest'
import { play, rule } from '../../../../kernel/testing/index.ts'
import { bars } from '../../body/wounds.ts'
import { cfi } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { acting, alone, CHEST, clash, facing, fought, left, man, onMap, ready, spent, the, told } from '../arrange.ts'

const LUCKY = { luck: 2 }
const asked = ({ asked: at }: ReturnType<typeof clash>): string | undefined =>
  at !== undefined && 'choices' in at ? at.choices[0]?.about.ask : undefined

describe('a success whose digits make a critical', () => {
  rule('CFI-LUCK-Swap', 'may be swapped by who attacks, and is told as it is then', () => {
    const s = ready(facing(man(['longsword'], LUCKY), man()), spent)
    const { events } = fought(
      s,
      'longsword',
      'ann attack: 50\nann luck: swap\nann effect: none\nann damage: 1\nann location: 1',
    )
    expect(told({ events }, 'attack').map(({ roll, level }) => [roll, level])).toEqual([
      [50, 'success'],
      [5, 'critical'],
    ])
    expect(told({ events }, 'levels')[0]?.levels).toBe(2)
  })
  test('or by who parries; a success it would not better is not asked about', () => {
    const s = ready(facing(man(), man(['longsword'], LUCKY)))
    const parry = (roll: number) => clash(s, 'longsword', `ann attack: 30\nbob defend: longsword\nbob parry: ${roll}`)
    expect(asked(parry(40))).toBe('luck')
    expect(asked(parry(41))).not.toBe('luck')
  })
  test('nobody is asked where a success is enough', () => {
    const s = ready(facing(man(['longsword'], LUCKY), man(), {}, { distance: 60 }))
    const { events } = acting(s, 'ann turn: assess\nann perception: 40\nann turn: dither', { steps: 1 })
    expect(told({ events }, 'test').map(({ level }) => level)).toEqual(['success'])
  })
})

describe('a lost opposed roll', () => {
  rule('CFI-LUCK-Swap', 'is won by its digits swapped, and told with what it is then', () => {
    const s = ready(facing(man(), man(['longsword'], LUCKY)), spent)
    const { state, events } = fought(
      s,
      'longsword',
      'ann attack: 30\nbob desperate: none\nbob luck: none\nann effect: tripOpponent\nann damage: 1\nann location: 1\nbob trip: 83\nbob luck: swap',
    )
    expect(the(state, 'bob')).toMatchObject({ stance: 'standing', luck: 1 })
    expect(told({ events }, 'opposed').map(({ roll, result }) => [roll, result])).toEqual([
      [83, 'loses'],
      [38, 'wins'],
    ])
  })
  rule('CFI-LUCK-Swap', 'a dive and the attack it met are told as Luck has left them', () => {
    const s = ready(facing(man(), man(['longsword'], LUCKY)))
    const { events } = fought(s, 'longsword', 'ann attack: 30\nbob defend: evade\nbob evade: 84\nbob luck: swap')
    expect(told({ events }, 'opposed').map(({ who, roll, against, result }) => [who, roll, against, result])).toEqual([
      ['ann', 30, 48, 'loses'],
    ])
  })
})

describe('other rolls of one’s own', () => {
  rule('CFI-LUCK-Again', 'where a blow lands, if armor stops it there and not everywhere', () => {
    const bob = man([], { armor: { chest: 'full-plate' }, hp: { all: 20 } })
    const where = (script: string) =>
      told(
        fought(
          ready(facing(man(['longsword'], LUCKY), bob), spent),
          'longsword',
          `ann attack: 31\nann effect: none\nann damage: 6\n${script}`,
        ),
        'location',
      ).map(({ roll }) => roll)
    expect(where('ann location: 11\nann luck: again\nann location: 1')).toEqual([11, 1])
    expect(where('ann location: 1')).toEqual([1])
  })
  rule('CFI-LUCK-Again', 'Initiative, of whom a foe comes before', () => {
    const begun = (script: string): State =>
      play(cfi, facing(man(['longsword'], LUCKY), man(['longsword'], LUCKY)), script).state
    const s = begun('ann initiative: 3\nbob initiative: 7\nann luck: again\nann initiative: 9')
    expect([the(s, 'ann').initiative, the(s, 'ann').luck, the(s, 'bob').luck]).toEqual([21, 1, 2])
  })
  rule('CFI-LUCK-Again', 'how many of his Turns a wound bars him, unless it is one', () => {
    const s = ready(facing(man(['longsword'], LUCKY), man()))
    const barred = (script: string) =>
      left(the(alone(s, script, (ctx, at) => bars(ctx, the(at, 'ann'))).state, 'ann'), 'barred')
    expect([barred('ann turns: 3\nann luck: again\nann turns: 1'), barred('ann turns: 1')]).toEqual([1, 1])
  })
  rule(['CFI-LUCK-Again', 'CFI-REA-EvadeArea'], 'a dive out of a fire', () => {
    const s = ready(facing({ like: 'red-dragon' }, man([], LUCKY), {}, { distance: 40 }))
    const dive = (script: string) =>
      told(
        acting(s, `ann turn: breathe\nann attack: 50\nann fire: 2 2 2 2\nbob defend: evade\n${script}`, {
          steps: 1,
          otherwise: 'usual',
        }),
        'reduced',
      ).filter(({ by }) => by === 'evade').length
    expect(dive('bob evade: 90\nbob luck: again\nbob evade: 4')).toBe(1)
    expect(dive('bob evade: 40\nbob luck: swap')).toBe(1)
    expect(dive('bob evade: 90\nbob luck: none')).toBe(0)
  })
  rule(['CFI-LUCK-Swap', 'CFI-OUT-02'], 'Evade of who maneuvers', () => {
    const s = ready(
      onMap(man(), man(), '.b.\n.a.\n.c.', {
        sides: { heroes: { ann: man([], LUCKY) }, foes: { bob: man(), cid: man() } },
        key: { c: 'cid' },
      }),
    )
    const script =
      'ann turn: outmaneuver\nbob corner: corner\ncid corner: none\nann evade: 84\nann luck: swap\nbob evade: 40'
    expect(the(acting(s, script, { steps: 1, otherwise: 'usual' }).state, 'ann').keptOff).toContain('bob')
  })
  test('a chest that lets nothing through is no better than any other place that does not', () => {
    const s = ready(facing(man(['dagger'], LUCKY), man([], { armor: { all: 'full-plate' } })), spent)
    const { events } = fought(s, 'dagger', 'ann attack: 31\nann effect: none\nann damage: 4\nann location: 11')
    expect(told({ events }, 'location').map(({ location }) => location)).toEqual([
      the(s, 'bob').facts.body.locations[CHEST]?.name,
    ])
  })
})
