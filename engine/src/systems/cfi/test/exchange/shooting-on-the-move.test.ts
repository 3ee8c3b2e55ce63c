import { describe, expect, test } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { forTurns } from '../../../../mechanisms/lasting.ts'
import { shooting } from '../../exchange/ranged/situations.ts'
import { cfi } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { acting, clash, during, facing, item, man, offered, onMap, ready, spent, the, told } from '../arrange.ts'

describe('shooting', () => {
  rule('CFI-SE-BlindOpponent', 'blinded, he shoots as badly as he fights', () => {
    const s = ready(facing(man(['sling']), man(), {}, { distance: 60 }), (at) => {
      the(at, 'ann').lasting = [forTurns('blinded', 2, 'ann', 1)]
    })
    expect(shooting(s, the(s, 'ann'), the(s, 'bob'), item(s, 'ann', 'sling'))).toMatchObject({
      grade: 5,
      rule: 'CFI-SE-BlindOpponent',
    })
    const { events } = acting(s, 'ann turn: attack\nann attack: 96\nbob defend: none')
    expect(told({ events }, 'attack')[0]?.skill).toBe(30)
  })
  test('where it goes may be chosen within Close Range of who stands still or knows of nothing', () => {
    const may = (change: (s: State) => void, distance = 30) =>
      offered(
        clash(
          ready(facing(man(['sling']), man(), {}, { distance }), (s) => {
            spent(s)
            change(s)
          }),
          'sling',
          'ann attack: 30',
          {
            ranged: true,
          },
        ),
      ).includes('chooseLocation')
    const runs = (s: State) => {
      the(s, 'bob').pace = 'run'
    }
    expect([may(() => {}), may(() => {}, 35), may(runs)]).toEqual([true, false, false])
    const unaware = (alert: boolean) => (s: State) => {
      runs(s)
      Object.assign(the(s, 'bob'), { ...during({ surprised: s.round }), alert })
    }
    expect([may(unaware(false)), may(unaware(true))]).toEqual([true, false])
  })
})

describe('on the move', () => {
  rule('CFI-PRO-Ready', 'a sword for one hand or two is drawn either way', () => {
    const s = ready(facing(man(['bastard-sword'], { ready: [] }), man()))
    expect(offered(play(cfi, s, 'ann turn: ready'))).toEqual(['draw bastard-sword', 'draw both bastard-sword'])
    const { state } = acting(s, 'ann turn: ready\nann ready: draw both bastard-sword')
    expect(item(state, 'ann', 'bastard-sword').where).toBe('both')
  })
  rule('CFI-MOV-06', 'who flees takes his mount along', () => {
    const s = ready({
      system: 'cfi',
      sides: { heroes: { ann: man([], { rides: 'nag' }), nag: { like: 'horse' }, cid: man() }, foes: { bob: man() } },
      map: { cell: 5, picture: '.......\nan..c.b\n.......', key: { a: 'ann', n: 'nag', c: 'cid', b: 'bob' } },
    })
    const { state } = acting(s, 'ann turn: move\nann where: flee')
    expect(['ann', 'nag', 'cid'].map((id) => the(state, id).condition)).toEqual(['fled', 'fled', 'up'])
  })
  test('of two who watch, the higher Initiative decides first', () => {
    const s = ready(
      {
        system: 'cfi',
        sides: { heroes: { ann: man() }, foes: { bob: man(), cid: man(), dan: man() } },
        map: {
          cell: 5,
          picture: '.........\n....b....\na.......d\n....c....\n.........',
          key: { a: 'ann', b: 'bob', c: 'cid', d: 'dan' },
        },
      },
      (at) => {
        for (const id of ['bob', 'cid']) Object.assign(the(at, id), { delaying: true, facing: 6 })
        the(at, 'cid').initiative = 39
        the(at, 'bob').initiative = 38
      },
    )
    const { asked } = play(
      cfi,
      s,
      'ann turn: hustle\nbob interrupt: none\ncid interrupt: none\nann gait: run\nann where: towards dan',
    )
    expect(asked !== undefined && 'choices' in asked && asked.choices[0]).toMatchObject({
      who: 'cid',
      about: { ask: 'interrupt', action: 'move' },
    })
  })
  rule('CFI-MOV-Climb', 'as high as a Move, and higher than a step', () => {
    const up = (elevation: number) => {
      const s = ready(onMap(man(), man(), 'ah..b', { key: { h: { name: 'ledge', elevation } } }))
      the(s, 'ann').acting = true
      return refusal(cfi, s, 'ann', 'climb') === undefined
    }
    expect([5, 10, 20, 21].map(up)).toEqual([false, true, true, false])
  })
  test('every cell a Move reaches is accepted, and no other', () => {
    const s = ready(onMap(man(), man(), 'a.....b'))
    const choice = { who: 'ann', about: { ask: 'where', left: 20 }, options: [], open: true } as const
    expect(cfi.reach(s, choice)?.map(({ cell }) => cell)).toEqual(
      expect.arrayContaining([
        [1, 0],
        [4, 0],
      ]),
    )
    expect(cfi.reach(s, choice)?.map(({ cell }) => cell)).not.toContainEqual([5, 0])
    expect(cfi.reach(s, { ...choice, about: { ask: 'facing' } })).toBeUndefined()
    expect(cfi.reach(s, { ...choice, open: false })).toBeUndefined()
    expect(cfi.reach(s, { ...choice, who: 'gm' })).toBeUndefined()
    expect(cfi.reach(ready(facing(man(), man())), choice)).toBeUndefined()
  })
})
