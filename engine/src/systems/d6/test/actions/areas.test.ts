import { expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { crowd, of, run, told, turnOf, withOptions } from '../arrange.ts'

const acted = (s: State) => {
  for (const f of s.fighters) f.turned = 1
}
/** Ana with a bomb, Bo at four metres and Cy two metres beyond him. */
const bomb = (more: object = {}, arrange: (s: State) => void = acted, distance = 4) =>
  turnOf(crowd({ weapons: ['black powder bomb'] }, { bo: {}, cy: {} }, { distance, ...more }), 'ana', 1, arrange)
const thrown = (dice: string, more = '') => `ana act: throw bomb\nana target: bo\nana attack: ${dice}\n${more}`

rule('D6-C-AREA-Place', 'a place is hit at 0, 10, 15 or 20 by range; a miss harms nobody', () => {
  const miss = run(bomb(), thrown('2 2 2 3'))
  expect(told(miss, 'throwsAt')).toMatchObject({ difficulty: 10, hit: false })
  expect(told(miss, 'blast')).toBeUndefined()
  const asked = run(
    bomb(withOptions({ missPlacement: 'ask' })),
    thrown(
      '2 2 2 3',
      'gm lands: cy\nana damage: 1 1 1 1 1 2\nana resistance: 5 5 5\nbo resistance: 5 5 5\ncy resistance: 5 5 5',
    ),
  )
  expect(told(asked, 'blast')).toMatchObject({ at: 'cy' })
  expect(refusal(d6, turnOf(crowd({}, { bo: {} }), 'ana'), 'ana', 'throw bomb')).toMatchObject({
    rule: 'D6-C-AREA-Burst',
  })
  expect(refusal(d6, bomb(), 'ana', 'throw'), 'what bursts is not thrown at somebody').toBeDefined()
  expect(refusal(d6, bomb({}, acted, 40), 'ana', 'throw bomb')).toMatchObject({ rule: 'D6-C-AREA-Place' })
})
rule('D6-C-AREA-Burst', 'full within three metres, half within eight, for friend and foe', () => {
  const ran = run(
    bomb(),
    thrown('2 2 3 3', 'ana damage: 1 1 1 1 1 2\nana resistance: 5 5 5\nbo resistance: 5 5 5\ncy resistance: 5 5 5'),
  )
  const suffered = ran.events.filter((e) => e.type === 'caughtInBlast').map((e) => [e.who, e.total])
  expect(suffered).toEqual([
    ['ana', 4],
    ['bo', 7],
    ['cy', 7],
  ])
  expect(of(ran, 'ana').items[0]?.loaded).toBe(false)
})
rule('D6-C-AREA-Burst', 'nobody behind a wall is caught in it', () => {
  const map = (picture: string) =>
    turnOf(
      {
        ...crowd({ weapons: ['black powder bomb'] }, { bo: {}, cy: {} }),
        map: { grid: 'square', cell: 1, picture, key: { a: 'ana', b: 'bo', c: 'cy' } },
      },
      'ana',
      1,
      acted,
    )
  const caught = (picture: string, more = '') =>
    run(map(picture), thrown('2 2 3 3', `ana damage: 1 1 1 1 1 2\nana resistance: 5 5 5\nbo resistance: 5 5 5${more}`))
      .events.filter((e) => e.type === 'caughtInBlast')
      .map((e) => e.who)
  expect(caught('.......#.\na...b..#c\n.......#.')).toEqual(['ana', 'bo'])
  expect(caught('.........\na...b...c\n.........', '\ncy resistance: 5 5 5')).toEqual(['ana', 'bo', 'cy'])
})
rule('D6-C-AREA-Burst', 'but for nobody who is dead or gone', () => {
  const caught = (condition: 'dead' | 'fled') =>
    run(
      bomb({}, (s) => {
        acted(s)
        of({ state: s }, 'cy').condition = condition
      }),
      'ana act: throw bomb\nana attack: 5 5 5 5\nana damage: 1 1 1 1 1 2\nana resistance: 5 5 5\nbo resistance: 5 5 5',
    )
      .events.filter((e) => e.type === 'caughtInBlast')
      .map((e) => e.who)
  expect([caught('dead'), caught('fled')]).toEqual([
    ['ana', 'bo'],
    ['ana', 'bo'],
  ])
})
rule('D6-C-AREA-Spell', 'or a point less for each metre, and a defence above the throw avoids it', () => {
  const falls = (options: object, more: (s: State) => void = acted, last = 'cy resistance: 5 5 5') =>
    run(
      bomb(withOptions({ blast: 'falloff', ...options }), more),
      thrown('2 2 3 3', `ana damage: 1 1 1 1 1 2\nana resistance: 5 5 5\nbo resistance: 5 5 5\n${last}`),
    )
  const suffered = (options: object) =>
    falls(options)
      .events.filter((e) => e.type === 'caughtInBlast')
      .map((e) => e.total)
  expect(suffered({})).toEqual([2, 7, 5])
  expect(suffered({ areaFalloff: 'literal' })).toEqual([4, 7, 6])
  const dodged = falls(
    {},
    (s) => {
      acted(s)
      of({ state: s }, 'cy').defences = [{ kind: 'dodge', total: 11, full: false, item: '' }]
    },
    '',
  )
  expect(dodged.events.filter((e) => e.type === 'caughtInBlast').map((e) => e.who)).toEqual(['ana', 'bo'])
  const caught = (who: string, total: number) =>
    falls({}, (s) => {
      acted(s)
      of({ state: s }, who).defences = [{ kind: 'dodge', total, full: false, item: '' }]
    })
      .events.filter((e) => e.type === 'caughtInBlast')
      .map((e) => e.who)
  expect(caught('cy', 10), 'a defence that is only as good').toEqual(['ana', 'bo', 'cy'])
  expect(caught('bo', 11), 'no defence helps in the centre').toEqual(['ana', 'bo', 'cy'])
})
rule('D6-C-AREA-Dive', 'who has not acted dives at 15, a zone further for each 4 over', () => {
  const dive = (dice: string, more: string) =>
    run(
      bomb({}, (s) => {
        acted(s)
        of({ state: s }, 'bo').turned = 0
      }),
      thrown(
        '2 2 3 3',
        `bo dive: dive\nbo actions: 1\nbo dive: ${dice}\nana damage: 1 1 1 1 1 2\nana resistance: 5 5 5\n${more}cy resistance: 5 5 5`,
      ),
    )
  const out = dive('4 4 4 3', 'bo resistance: 5 5 5\n')
  expect(told(out, 'dives')).toMatchObject({ zones: 1 })
  expect(of(out, 'bo').stance).toBe('prone')
  expect(of(dive('4 4 3 3', 'bo resistance: 5 5 5\n'), 'bo').stance).toBe('standing')
  expect(told(out, 'caughtInBlast', 1)).toMatchObject({ who: 'bo', total: 4 })
  expect(told(dive('4 4 3 3', 'bo resistance: 5 5 5\n'), 'caughtInBlast', 1)).toMatchObject({ who: 'bo', total: 7 })
  const clear = dive('6 6 6 5', '')
  expect(told(clear, 'caughtInBlast', 1)).toMatchObject({ who: 'cy' })
})
