import { describe, expect, test } from 'vitest'
import { play, rule } from '../../../../kernel/testing/index.ts'
import { climbRate } from '../../actions/climb.ts'
import { jumpDistance } from '../../actions/jumping.ts'
import { cfi } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { acting, man, offered, onMap, ready, the, told } from '../arrange.ts'

const KEY = { o: 'pit', '=': 'bars', '#': 'wall', c: 'cid' }
const field = (picture: string, ann: object = man([]), key: object = {}) =>
  ready(onMap(ann, man(), picture, { key: Object.fromEntries(kept({ ...KEY, ...key }, picture)) }))
/** Only what the picture shows may stand in its key. */
const kept = (key: object, picture: string) => Object.entries(key).filter(([letter]) => picture.includes(letter))
const over = (s: State, how: 'jump' | 'climb') => offered(play(cfi, s, `ann turn: ${how}`))
const placed = (s: State) => ('field' in s.where ? [s.where.bodies.ann?.x, s.where.bodies.ann?.y] : [])

describe('a jump', () => {
  test('twice his height with a run-up or when he has come fifteen feet, half of it without', () => {
    const reach = (things: number) => {
      const f = the(field('a....b', man([], { things })), 'ann')
      return [jumpDistance(f, true), jumpDistance(f, false)]
    }
    expect(reach(0)).toEqual([11.5, 5.75])
    expect(reach(3)).toEqual([10, 4.25])
    const worn = the(field('a....b', man([], { class: 'fighter', armor: { all: 'leather' } })), 'ann')
    expect(jumpDistance(worn, true)).toBe(11.5 - worn.facts.armorThings / 2)
    expect(worn.facts.armorThings).toBeGreaterThan(0)
  })
  test('across no more than a critical would carry him: his reach and five feet', () => {
    const ways = (picture: string, moved = 0) => {
      const s = field(picture)
      the(s, 'ann').moved = moved
      return over(s, 'jump')
    }
    expect(ways('...aooo.....b')).toEqual(['7,0'])
    expect(() => ways('...aoooo.....b')).toThrow(/nothing beside him/)
    expect(ways('#aoo....b')).toEqual(['4,0'])
    expect(() => ways('#aooo....b')).toThrow(/nothing beside him/)
    expect(ways('#aooo....b', 15)).toEqual(['5,0'])
    expect(() => ways('#aooo....b', 14)).toThrow(/nothing beside him/)
    expect(() => ways('..#.aooo....b')).toThrow(/nothing beside him/)
    expect(ways('.#...aooo....b')).toEqual(['9,0'])
    const down = (rows: string) => ways([...rows].map((cell) => `#${cell}#`).join('\n'))
    expect(down('...aooo...b')).toEqual(['1,7'])
    expect(down('b...oooa...')).toEqual(['1,3'])
    expect(() => down('..#aooo...b')).toThrow(/nothing beside him/)
  })
  test('never through a wall, off the map or over open ground', () => {
    for (const picture of ['...ao#..b', 'b....ao', 'b..a.o.'])
      expect(() => over(field(picture), 'jump')).toThrow(/nothing beside him/)
  })
  rule('CFI-MOV-JumpCrit', 'of half his distance lands on his feet, farther down', () => {
    const landed = (things: number) => {
      const s = field('....ao.....b', man([], { things }))
      const after = acting(s, 'ann turn: jump\nann where: 6,0\nann athletics: 40', { steps: 1 })
      return [the(after.state, 'ann').stance, told(after, 'moved')[0]?.far, placed(after.state)]
    }
    expect(landed(3)).toEqual(['standing', 5, [6, 0]])
    expect(landed(4)).toEqual(['prone', 5, [6, 0]])
  })
  rule(['CFI-MOV-Jump', 'CFI-MOV-JumpCrit'], 'as far as his reach by any success, farther by a critical only', () => {
    const landed = (picture: string, things: number, roll: number, fall = '') => {
      const s = field(picture, man([], { things }))
      const [where] = over(s, 'jump')
      const { state } = acting(s, `ann turn: jump\nann where: ${where}\nann athletics: ${roll}${fall}`, { steps: 1 })
      return [the(state, 'ann').stance, placed(state)[0]]
    }
    const fall = '\nann damage: 1\nann location: 1'
    expect(landed('....aoo.....b', 3, 40)).toEqual(['prone', 7])
    expect(landed('....aoo.....b', 4, 40, fall)).toEqual(['prone', 5])
    expect(landed('....aoo.....b', 4, 4)).toEqual(['standing', 7])
    expect(landed('....aoo.....b', 3, 60, fall)).toEqual(['prone', 5])
  })
})

describe('a climb', () => {
  const ledge = (elevation: number) => ({ h: { name: 'ledge', elevation } })
  test('up or down what is too high to step, and no higher than his rate', () => {
    const up = (elevation: number) => {
      const s = field('ah....b', man([]), ledge(elevation))
      return over(s, 'climb')
    }
    expect(() => up(5)).toThrow(/nothing beside him/)
    expect([up(6), up(20)]).toEqual([['1,0'], ['1,0']])
    expect(() => up(21)).toThrow(/nothing beside him/)
  })
  test('down from a height onto plain ground', () => {
    const down = (elevation: number) => {
      const s = field('.h....b\n......a', man([]), ledge(elevation))
      if ('field' in s.where) Object.assign(s.where.bodies.ann ?? {}, { x: 1, y: 0 })
      return over(s, 'climb')
    }
    expect(down(6).toSorted()).toEqual(['0,0', '0,1', '1,1', '2,0', '2,1'])
    expect(() => down(5)).toThrow(/nothing beside him/)
  })
  test('over bars or a pit where there is room behind and he has twenty feet', () => {
    expect(over(field('a=....b'), 'climb')).toEqual(['2,0'])
    expect(over(field('ao....b'), 'climb')).toEqual(['2,0'])
    expect(over(field('.....\n.o...\n..a..\n....b'), 'climb')).toEqual(['0,0'])
    for (const picture of ['a#....b', 'a=#...b', 'b....a='])
      expect(() => over(field(picture), 'climb')).toThrow(/nothing beside him/)
    const slow = field('a=....b', man([], { move: 19 }))
    expect(() => over(slow, 'climb')).toThrow(/nothing beside him/)
    const tired = field('a=....b', man([], { move: 20 }))
    expect(over(tired, 'climb')).toEqual(['2,0'])
  })
  test('not onto somebody, nor over into him', () => {
    const sides = { heroes: { ann: man([]), cid: man() }, foes: { bob: man() } }
    const s = ready(onMap(man([]), man(), 'a=c...b\n.......', { sides, key: { '=': 'bars', c: 'cid' } }))
    expect(() => over(s, 'climb')).toThrow(/nothing beside him/)
  })
  test('armor weighs: five feet less for each six Things above STR that it adds', () => {
    const rate = (things: number) => {
      const s = field('a....b', man([], { things, armor: { all: 'plate-mail' } }))
      expect(the(s, 'ann').facts.armorThings).toBe(14)
      return climbRate(s, the(s, 'ann'))
    }
    expect([0, 3, 4, 12, 18].map(rate)).toEqual([20, 20, 15, 10, 5])
  })
})
