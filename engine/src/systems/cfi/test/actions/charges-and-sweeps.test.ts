import { describe, expect, test } from 'vitest'
import { play, rule } from '../../../../kernel/testing/index.ts'
import { momentum } from '../../actions/charge.ts'
import { cfi } from '../../index.ts'
import type { Hold, State } from '../../state/types.ts'
import { acting, facing, item, man, offered, onMap, ready, the, told } from '../arrange.ts'

const sized = (siz: number, str = 12) => ({ str, con: 12, siz, dex: 13, int: 12, pow: 12, cha: 12 })
const pinned = (on: string): Hold => ({
  kind: 'pin',
  by: on === 'ann' ? 'bob' : 'ann',
  on,
  item: `${on} dagger`,
  location: undefined,
  with: '',
  roll: 0,
  skill: 0,
  trips: false,
})

describe('a charge', () => {
  const CHARGE = 'ann turn: charge\nann gait: run\nann weapon: longsword\nbob receive: none\n'
  test('may be a run where a run is far enough, and is a sprint where it is not', () => {
    const begun = (distance: number) => play(cfi, ready(facing(man(), man(), {}, { distance })), 'ann turn: charge')
    expect(offered(begun(65))).toEqual(['run', 'sprint'])
    expect(told(begun(66), 'moved')).toMatchObject([{ gait: 'sprint', far: 61 }])
  })
  test('goes only at foes who are up, and at none who keep him off', () => {
    const sides = { heroes: { ann: man(), eva: man() }, foes: { bob: man(), cid: man(), dan: man(), fay: man() } }
    const s = ready({ system: 'cfi', sides, distance: 40 }, (at) => {
      the(at, 'cid').condition = 'unconscious'
      the(at, 'fay').keptOff = ['ann']
    })
    expect(offered(play(cfi, s, 'ann turn: charge'))).toEqual(['bob', 'dan'])
  })
  test('of who is tripped or held ends there; a hold on another is no matter', () => {
    const asked = (script: string, holds: Hold[] = []) => {
      const s = ready(
        facing(man(['longsword', 'dagger']), man(['longsword', 'dagger']), {}, { distance: 40 }),
        (at) => {
          at.holds = holds
        },
      )
      return offered(play(cfi, s, `${CHARGE}${script}`, { steps: 1 }))
    }
    expect(asked('ann attack: 90\nbob defend: none')).toEqual(['stop', 'past'])
    expect(asked('ann attack: 90\nbob defend: none', [pinned('bob')])).toEqual(['stop', 'past'])
    expect(asked('ann attack: 90\nbob defend: none', [pinned('ann')])).toEqual([])
    expect(
      asked('ann attack: 90\nbob defend: longsword\nbob parry: 20\nbob effect: tripOpponent\nann trip: 99'),
    ).toEqual([])
  })
  test('past is out of his reach, or anywhere where he is down', () => {
    const s = ready(facing(man(['great-sword']), man(['longspear']), {}, { distance: 60 }), (at) => {
      the(at, 'bob').points = 0
    })
    const after = (script: string) => offered(play(cfi, s, `ann turn: charge\nann gait: run\n${script}`, { steps: 1 }))
    expect(after('ann attack: 90')).toEqual([])
    expect(
      after(
        'ann attack: 30\nann effect: none\nann damage: 8 8 2\nann location: 20\nbob athletics: 1\nbob endurance: 99',
      ),
    ).toEqual(['stop', 'past'])
  })
  test('a Size larger, a step heavier; on four legs two; a dive one more of each; a rider’s the better of the two', () => {
    const s = ready({
      system: 'cfi',
      sides: {
        heroes: {
          ann: man(['longsword'], { rides: 'nag', characteristics: sized(13, 37) }),
          eva: man(['longsword'], { rides: 'dobbin' }),
          nag: { like: 'horse' },
          dobbin: { like: 'horse' },
          wolf: { like: 'wolf' },
        },
        foes: { bob: man() },
      },
      distance: 40,
    })
    const step = (who: string) => the(s, who).facts.step
    const gains = (who: string, weapon: string, dives: boolean) => {
      const { step: heavy, size } = momentum(s, the(s, who), item(s, who, weapon), dives)
      return [heavy, size]
    }
    expect(gains('bob', 'longsword', false)).toEqual([step('bob') + 1, 2])
    expect(gains('bob', 'longsword', true)).toEqual([step('bob') + 2, 3])
    expect(gains('wolf', 'bite', false)).toEqual([step('wolf') + 2, 1])
    expect(gains('wolf', 'bite', true)).toEqual([step('wolf') + 3, 2])
    expect(gains('eva', 'longsword', false)).toEqual([step('dobbin') + 2, 2])
    the(s, 'wolf').rider = 'bob'
    the(s, 'bob').mount = 'wolf'
    expect(step('wolf')).toBeLessThan(step('bob'))
    expect(gains('bob', 'longsword', false)).toEqual([step('bob') + 2, 2])
  })
  rule('CFI-ABL-DivingStrike', 'only from the air, and it ends on the ground', () => {
    const dived = (aloft: boolean) => {
      const ann = man(['longsword'], { fly: 40, move: 40, abilities: ['flying', 'divingStrike'], aloft })
      const s = ready(facing(ann, man(), {}, { distance: 40 }), (at) => {
        the(at, 'bob').points = 0
      })
      const after = acting(
        s,
        'ann turn: charge\nann gait: run\nann weapon: longsword\nann attack: 4\nann effect: none\nann damage: 1 1\nann location: 10\nann past: stop',
        { steps: 1 },
      )
      return [told(after, 'damage')[0]?.dice, the(after.state, 'ann').aloft]
    }
    expect([dived(true), dived(false)]).toEqual([
      ['1d8+1d4', false],
      ['1d8+1d2', false],
    ])
  })
  test('no farther than the gait carries: a run leaves a run’s feet to go on past', () => {
    const past = (distance: number) =>
      offered(play(cfi, ready(facing(man(), man([]), {}, { distance })), `${CHARGE}ann attack: 90\nbob defend: none`))
    expect(past(55)).toEqual(['stop', 'past'])
    expect(past(65)).toEqual([])
  })
})

describe('a sweep', () => {
  const around = (ann: object, picture = '.....\n.b...\n.ac..\n.....', change?: (s: State) => void, options = {}) =>
    ready(
      onMap(man(), man(), picture, {
        options,
        sides: { heroes: { ann }, men: { bob: man(), cid: man() } },
        key: { c: 'cid' },
      }),
      change,
    )
  const great = (siz: number, more: object = {}) => man(['great-axe'], { characteristics: sized(siz), ...more })
  const swept = (s: State, script = '') =>
    told(acting(s, `ann turn: sweep\n${script}ann attack: 99`, { steps: 1, otherwise: 'usual' }), 'swept')[0]?.at
  rule('CFI-SWP-01', 'two foes of half his SIZ, before or beside him and on their feet', () => {
    expect(swept(around(great(26)))).toEqual(['bob', 'cid'])
    expect(() => swept(around(great(25)))).toThrow(/two foes at once/)
    const down = (s: State) => {
      the(s, 'cid').condition = 'unconscious'
    }
    expect(() => swept(around(great(26), undefined, down))).toThrow(/two foes at once/)
    const away = (s: State) => {
      the(s, 'ann').facing = 4
    }
    expect(() => swept(around(great(26), '.....\n.b...\n.a...\n.c...', away))).toThrow(/two foes at once/)
    expect(swept(around(great(26), '.....\n.....\n.a...\nbc...', away))).toEqual(['bob', 'cid'])
  })
  test('where the game master is asked he decides, of whatever size they are', () => {
    const s = around(great(13), undefined, undefined, { sweep: 'ask' })
    expect(swept(s, 'gm sweep: yes\n')).toEqual(['bob', 'cid'])
    const { events } = acting(s, 'ann turn: sweep\ngm sweep: no', { steps: 1 })
    expect(told({ events }, 'wasted')).toMatchObject([{ who: 'ann', action: 'sweep' }])
  })
  test('by a swapped roll stands against all as it was swapped', () => {
    const s = around(great(26, { luck: 1 }))
    const { events } = acting(
      s,
      'ann turn: sweep\nann attack: 93\nann luck: swap\nbob defend: none\nann effect: none\ncid defend: none\nann effect: none\nann damage: 1 1 1\nann location: 10\nann damage: 1 1 1\nann location: 10',
      { steps: 1 },
    )
    expect(told({ events }, 'damage').map(({ at }) => at)).toEqual(['bob', 'cid'])
  })
  rule('CFI-DIF-None', 'that is hopeless against one is so against all, and nothing is rolled', () => {
    const s = around(great(26), undefined, (at) => {
      at.favors = [{ who: 'ann', grade: 'hopeless', until: 9, because: 'a word' }]
    })
    const { events } = acting(s, 'ann turn: sweep', { steps: 1, otherwise: 'usual' })
    expect(told({ events }, 'attack').map(({ level }) => level)).toEqual(['failure'])
    expect(told({ events }, 'ended')).toHaveLength(2)
  })
  rule('CFI-OPP-Over100', 'what one defender’s skill cut off is there again against the next', () => {
    const s = around(great(26, { combat: 130 }), undefined, (at) => {
      the(at, 'cid').points = 0
    })
    const open = play(cfi, s, 'ann turn: sweep\nann attack: 12\nbob defend: longsword\nbob parry: 20')
    expect(told(open, 'levels')).toMatchObject([{ who: 'ann', at: 'cid', levels: 2 }])
  })
})
