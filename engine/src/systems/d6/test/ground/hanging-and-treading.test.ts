import { expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { hangs } from '../../ground/destinations.ts'
import { d6 } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { crowd, duel, during, of, PLAIN, run, told, turnOf, withOptions } from '../arrange.ts'

test('one bomb that reaches somebody is enough', () => {
  const far = (weapons: readonly string[]) =>
    refusal(
      d6,
      turnOf(crowd({ weapons }, { bo: {} }, { distance: 4 }), 'ana', 1, (s) => {
        const [first] = of({ state: s }, 'ana').items.filter(({ weapon }) => weapon.bursts === true)
        if (first !== undefined) first.loaded = false
      }),
      'ana',
      'throw bomb',
    )?.because
  expect(far(['black powder bomb', 'black powder bomb'])).toBeUndefined()
})
test('who is a metre up a wall hangs on it; on the ground and on top nobody does', () => {
  const up = (height: number) => {
    const s = turnOf(duel({}, {}, { scene: { climb: { metres: 6, object: 'the wall' } } }), 'ana', 1, (state) => {
      of({ state }, 'ana').height = height
    })
    return hangs(s, of({ state: s }, 'ana'))
  }
  expect([0, 1, 5, 6].map(up)).toEqual([false, true, true, false])
})
rule('D6-C-TRAP-Attack', 'who stands beside a trap has not trodden on it', () => {
  const map = { grid: 'square', cell: 1, picture: '........\n..a....b\n........', key: { a: 'ana', b: 'bo' } }
  const pit = { speed: '3D', attack: '4D', damage: '3D' }
  const beside = (x: number, y: number) =>
    turnOf(
      duel({}, {}, { distance: undefined, map, scene: { traps: { pit: { ...pit, at: [x, y] } } } }),
      'ana',
      2,
      (s: State) => void Object.assign(of({ state: s }, 'ana'), { moved: 5, initiative: 10, actions: 1 }),
    )
  const trodden = run(beside(2, 1), 'gm trap speed: 4 4 4\ngm trap: 1 2 2 2')
  expect(trodden.state.traps).toMatchObject([{ sprung: true }])
  for (const [x, y] of [
    [3, 1],
    [2, 2],
    [1, 1],
    [2, 0],
  ] as const) {
    expect(run(beside(x, y), 'ana act: nothing').state.traps, `${x},${y}`).toMatchObject([{ sprung: false }])
  }
})
rule('D6-C-HEAL-Assist', 'the one who is mended is the patient', () => {
  const ran = run(
    turnOf(
      {
        system: 'd6',
        distance: 2,
        sides: { heroes: { ana: { ...PLAIN, skills: { healing: '5D' } }, cy: PLAIN }, foes: { bo: PLAIN } },
      },
      'ana',
      1,
      (s) => {
        of({ state: s }, 'cy').wound = 'severely wounded'
      },
    ),
    'ana act: treat\nana healing: 3 3 3 3 3',
  )
  expect(told(ran, 'mended')).toMatchObject({ who: 'cy', level: 'wounded' })
})
rule('D6-C-OPT-GroupCommand', 'without hit locations no part is pointed out', () => {
  const ran = run(
    turnOf(
      {
        system: 'd6',
        distance: 2,
        sides: { heroes: { ana: PLAIN, cy: PLAIN }, foes: { bo: PLAIN } },
        ...withOptions({ hitLocationStandard: 'none' }),
      },
      'ana',
      1,
      (s) => {
        s.round = 2
        for (const f of s.fighters) f.turned = f.id === 'ana' ? 2 : 1
        Object.assign(of({ state: s }, 'ana'), { ...during('prepared', 1, 1) })
      },
    ),
    'ana act: group attack\nana command: 5 5\nana attack: 4 4 4 4\nana damage: 1 1 2\ncy attack: 4 4 4 4\ncy damage: 1 1 2\nbo resistance: 5 5 5',
  )
  expect(told(ran, 'leads')).toMatchObject({ members: 2, led: true })
})
