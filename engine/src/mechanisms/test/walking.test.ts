import { describe, expect, test } from 'vitest'
import { Stream } from '../../dice/stream.ts'
import { Context } from '../../kernel/context.ts'
import type { Choice, Event, Question } from '../../kernel/types.ts'
import { facedOff } from '../../space/bands.ts'
import { drawn } from '../../space/test/drawn.ts'
import { distanceBetween, movedTo, type Whereabouts } from '../../space/whereabouts.ts'
import { courseAway, courseTowards } from '../ground/courses.ts'
import type { Change, Walking } from '../ground/terms.ts'
import { walk } from '../ground/walking.ts'

interface Man {
  readonly id: string
  readonly side: string
  readonly initiative: number
  reach: number
  down: boolean
}
interface Yard {
  where: Whereabouts
  readonly fighters: Man[]
}
interface Asked extends Question {
  readonly ask: 'strike'
  readonly change: Change
}

/** A game of a few lines: `answers` strikes, `strikes` says what a blow does. */
function game(
  answers: (choice: Choice<Asked>) => string,
  strikes: (s: Yard, watcher: Man, mover: Man) => void,
): { walking: Walking<Event, Asked, Yard, Man>; ctx: Context<Event, Asked>; log: string[] } {
  const log: string[] = []
  const walking: Walking<Event, Asked, Yard, Man> = {
    contact: 1,
    legs: (_s, f) => f.id,
    party: () => [],
    fights: (_s, { down }) => !down,
    passing: (_s, _f, { down }) => (down ? 'stood over' : 'stops'),
    steppingOver: () => 2,
    went: (_s, f, { spent, path }) =>
      log.push(`${f.id} went ${spent}${path === undefined ? '' : ` over ${path.cells.length}`}`),
    reactions: {
      reach: (_s, w, f) => (w.side === f.side || w.down ? 0 : w.reach),
      question: (_s, w, _f, change) =>
        w.down
          ? undefined
          : { who: w.id, about: { ask: 'strike', change }, options: [{ key: 'none' }, { key: 'hit' }] },
      order: (_s, one, other) => other.initiative - one.initiative,
      answered(_ctx, s, w, f) {
        log.push(`${w.id} strikes ${f.id}`)
        strikes(s, w, f)
      },
      goesOn: (_s, f) => !f.down,
    },
  }
  const decide = (choice: Choice): number => {
    const asked = choice as Choice<Asked>
    log.push(`${asked.who}: ${asked.about.change}`)
    return asked.options.findIndex(({ key }) => key === answers(asked))
  }
  return { walking, ctx: new Context<Event, Asked>({ fast: { dice: new Stream('', 0), decide } }), log }
}

const man = (id: string, initiative = 0, reach = 1): Man => ({
  id,
  side: id === 'a' ? 'us' : 'them',
  initiative,
  reach,
  down: false,
})
const onMap = (picture: string, ...men: Man[]): Yard => {
  const { field, at } = drawn(picture)
  return { where: { field, bodies: at }, fighters: men }
}
const placeOf = ({ where }: Yard, id: string) => ('bands' in where ? undefined : where.bodies[id])

describe('a walk on a map', () => {
  test('goes to its end cell by cell, and asks whoever it passes before each step that changes his reach', () => {
    const { walking, ctx, log } = game(
      () => 'none',
      () => undefined,
    )
    const s = onMap('a.....c\n...b...', man('a'), man('b'), man('c'))
    const far = walk(ctx, walking, s, s.fighters[0]!, courseTowards(walking, s, s.fighters[0]!, 'c', 9))
    expect(far).toBe(5)
    expect(placeOf(s, 'a')).toMatchObject({ x: 5, y: 0 })
    expect(log).toEqual(['b: enters', 'b: within', 'b: within', 'b: leaves', 'c: enters', 'a went 5 over 5'])
  })
  test('those asked at one step answer in the order of the game, each only if he still may', () => {
    const { walking, ctx, log } = game(
      () => 'hit',
      (s, w) => {
        for (const other of s.fighters) if (other !== w && other.id !== 'a') other.down = true
      },
    )
    const s = onMap('.b.\na..\n.c.', man('a'), man('b', 1), man('c', 2))
    walk(ctx, walking, s, s.fighters[0]!, courseAway(walking, s, s.fighters[0]!, 'b', 1))
    expect(log.filter((line) => line.includes('strikes'))).toEqual(['c strikes a'])
    expect(log.slice(0, 2)).toEqual(['c: within', 'b: leaves'])
  })
  test('an answer ends it where it was given, and what lies behind him counts', () => {
    const { walking, ctx, log } = game(
      ({ about }) => (about.change === 'leaves' ? 'hit' : 'none'),
      (_s, _w, f) => {
        f.down = true
      },
    )
    const s = onMap('a.....c\n...b...', man('a'), man('b'), man('c'))
    expect(walk(ctx, walking, s, s.fighters[0]!, courseTowards(walking, s, s.fighters[0]!, 'c', 9))).toBe(4)
    expect(placeOf(s, 'a')).toMatchObject({ x: 4, y: 0 })
    expect(log.slice(-2)).toEqual(['a went 4 over 4', 'b strikes a'])
  })
  test('who is thrown aside by an answer does not go on from where he was', () => {
    const { walking, ctx } = game(
      ({ about }) => (about.change === 'enters' ? 'hit' : 'none'),
      (s) => {
        s.where = movedTo(s.where, 'a', [0, 1])
      },
    )
    const s = onMap('a.....c\n...b...', man('a'), man('b'), man('c'))
    expect(walk(ctx, walking, s, s.fighters[0]!, courseTowards(walking, s, s.fighters[0]!, 'c', 9))).toBe(1)
    expect(placeOf(s, 'a')).toMatchObject({ x: 0, y: 1 })
  })
  test('a way that an answer has closed ends before it', () => {
    const { walking, ctx } = game(
      ({ about }) => (about.change === 'enters' ? 'hit' : 'none'),
      (s) => {
        s.where = movedTo(s.where, 'b', [2, 0])
      },
    )
    const s = onMap('a.....c\n...b...', man('a'), man('b'), man('c'))
    expect(walk(ctx, walking, s, s.fighters[0]!, courseTowards(walking, s, s.fighters[0]!, 'c', 9))).toBe(1)
  })
})

describe('a walk without a map', () => {
  const yard = (): Yard => ({
    where: { bands: facedOff([['a'], ['b']], 10, 2) },
    fighters: [man('a'), { ...man('b'), reach: 3 }],
  })
  test('asks where somebody’s reach begins', () => {
    const { walking, ctx, log } = game(
      () => 'none',
      () => undefined,
    )
    const s = yard()
    expect(walk(ctx, walking, s, s.fighters[0]!, courseTowards(walking, s, s.fighters[0]!, 'b', 20))).toBe(9)
    expect(log).toEqual(['b: enters', 'b: within', 'a went 9'])
  })
  test('and where it ends; he stays there if that is his end', () => {
    const { walking, ctx } = game(
      ({ about }) => (about.change === 'leaves' ? 'hit' : 'none'),
      (_s, _w, f) => {
        f.down = true
      },
    )
    const s = yard()
    s.where = courseTowards(walking, s, s.fighters[0]!, 'b', 20).where
    walk(ctx, walking, s, s.fighters[0]!, courseAway(walking, s, s.fighters[0]!, 'b', 8))
    expect(distanceBetween(s.where, 'a', 'b')).toBeCloseTo(3, 0)
  })
})

describe('who waits for somebody farther off', () => {
  const watching = (mark: number, where: Whereabouts): { log: string[]; s: Yard } => {
    const { walking, ctx, log } = game(
      () => 'none',
      () => undefined,
    )
    const s: Yard = { where, fighters: [man('a'), man('b')] }
    const reactions = walking.reactions && { ...walking.reactions, marks: () => [mark] }
    walk(ctx, { ...walking, reactions }, s, s.fighters[0]!, courseTowards(walking, s, s.fighters[0]!, 'b', 20))
    return { log, s }
  }
  test('is asked before the step that comes so near, and from then on', () => {
    const { field, at } = drawn('a.......b')
    const { log } = watching(4, { field, bodies: at })
    expect(log).toEqual(['b: beyond', 'b: beyond', 'b: beyond', 'b: enters', 'a went 7 over 7'])
  })
  test('without a map too, where his way is cut at that distance', () => {
    const { log } = watching(4, { bands: facedOff([['a'], ['b']], 10, 2) })
    expect(log.filter((line) => line.startsWith('b'))).toEqual(['b: beyond', 'b: beyond', 'b: enters'])
  })
  test('at every step, where the distance has no end', () => {
    const { field, at } = drawn('a...b')
    expect(watching(Number.POSITIVE_INFINITY, { field, bodies: at }).log.slice(0, 3)).toEqual([
      'b: beyond',
      'b: beyond',
      'b: enters',
    ])
  })
})

test('each step may end the walk where it led', () => {
  const { walking, ctx, log } = game(
    () => 'none',
    () => undefined,
  )
  const s = onMap('a.....c', man('a'), man('c'))
  const stepped = (_ctx: unknown, { where }: Yard): boolean => distanceBetween(where, 'a', 'c') > 3
  const far = walk(
    ctx,
    { ...walking, reactions: undefined, stepped },
    s,
    s.fighters[0]!,
    courseTowards(walking, s, s.fighters[0]!, 'c', 9),
  )
  expect(far).toBe(3)
  expect(placeOf(s, 'a')).toMatchObject({ x: 3, y: 0 })
  expect(log).toEqual(['a went 1 over 1', 'a went 1 over 1', 'a went 1 over 1'])
})
