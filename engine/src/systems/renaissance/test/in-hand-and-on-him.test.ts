import { describe, expect, test } from 'vitest'
import { refusal } from '../../../kernel/testing/index.ts'
import { renaissance } from '../index.ts'
import type { Hold, State } from '../types.ts'
import { crowd, duel, of, onMap, run, thing, told, turnOf, until } from './arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const question = (from: State, script: string) => {
  const { asked } = until(from, script)
  return asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
}
const keys = (from: State, script: string) => question(from, script)?.options.map(({ key }) => key)
const why = (from: State, action: string) => refusal(renaissance, from, 'ana', action)?.because
const caught = (by: string, on: string, item: string): Hold => ({
  kind: 'catch',
  by,
  on,
  with: null,
  item: `${on} ${item}`,
})

describe('what is readied', () => {
  const state = turnOf(duel({}, {}, onMap('a....b', ['ana', 'bo'])))
  test('nobody sees any of its parts chosen', () => {
    const steps = [
      'ana turn: ready',
      'ana turn: ready\nana ready: attack',
      'ana turn: ready\nana ready: attack\nana ready: reach',
      'ana turn: ready\nana ready: attack\nana ready: near\nana ready: bo',
      'ana turn: ready\nana ready: attack\nana ready: cell\nana ready: bo',
    ]
    expect(steps.map((script) => question(state, script)?.sealed)).toEqual([true, true, true, true, true])
  })
  test('distances, and the cells around her', () => {
    expect(keys(state, 'ana turn: ready\nana ready: attack\nana ready: near\nana ready: bo')).toEqual([
      '2',
      '3',
      '5',
      '10',
      '20',
      '50',
    ])
    const cells = keys(state, 'ana turn: ready\nana ready: attack\nana ready: cell\nana ready: bo')
    expect([
      cells?.length,
      cells?.[0],
      cells?.at(-1),
      cells?.includes('cell 0,0'),
      cells?.includes('cell 1,0'),
    ]).toEqual([24, 'cell -2,-2', 'cell 2,2', false, true])
  })
})

describe('things', () => {
  test('what lies at his feet or next to him is picked up, not what lies farther', () => {
    const lies = (x: number) =>
      why(
        turnOf(duel({ weapons: ['knife'], inHand: [] }, {}, onMap('a.....b', ['ana', 'bo'])), 'ana', (s) => {
          Object.assign(thing(person(s, 'ana'), 'knife'), { where: 'ground', spot: [x, 0] })
        }),
        'draw',
      )
    expect([lies(0), lies(1), lies(2)]).toEqual([undefined, undefined, 'he has nothing to draw, or no hand for it'])
  })
  test('what is used up is not drawn, nor what both hands would have to take', () => {
    const stowed = (weapon: string, change: object, inHand: string[] = []) =>
      why(
        turnOf(duel({ weapons: [weapon, 'dagger'], inHand }), 'ana', (s) => {
          const ana = person(s, 'ana')
          ana.items = ana.items.filter(({ key }) => key !== 'dagger' || inHand.length > 0)
          Object.assign(thing(ana, weapon), change)
        }),
        'draw',
      )
    expect([stowed('wand', {}), stowed('wand', { uses: 0 })]).toEqual([
      undefined,
      'he has nothing to draw, or no hand for it',
    ])
    expect([stowed('halberd', {}), stowed('halberd', {}, ['dagger'])]).toEqual([
      undefined,
      'he has nothing to draw, or no hand for it',
    ])
    expect(stowed('targe', {}, ['dagger'])).toBeUndefined()
  })
  test('of two weapons the one that is caught is neither put away nor dropped', () => {
    const state = turnOf(
      duel({ weapons: ['short sword', 'dagger', 'knife'], inHand: ['short sword', 'dagger'] }),
      'ana',
      (s) => {
        s.holds = [caught('bo', 'ana', 'short sword')]
      },
    )
    expect(thing(of(run(state, 'ana turn: sheathe\nana turn: end turn'), 'ana'), 'dagger').where).toBe('stowed')
    expect(thing(of(run(state, 'ana turn: drop\nana turn: end turn'), 'ana'), 'dagger').where).toBe('ground')
  })
  test('a braced weapon put away is braced no longer; another put away leaves it so', () => {
    const braced = (weapon: string) =>
      of(
        run(
          turnOf(duel({ weapons: ['long spear', 'knife'], inHand: ['long spear'] }), 'ana', (s) => {
            person(s, 'ana').braced = 'ana long spear'
            if (weapon === 'knife') {
              thing(person(s, 'ana'), 'long spear').where = 'main'
              thing(person(s, 'ana'), 'knife').where = 'off'
            }
          }),
          `ana turn: sheathe\n${weapon === 'knife' ? 'ana item: knife\n' : ''}ana turn: end turn`,
        ),
        'ana',
      ).braced
    expect([braced('long spear'), braced('knife')]).toEqual([null, 'ana long spear'])
  })
  test('loading and winding tighter are told apart', () => {
    const loads = (loaded: number) =>
      told(
        run(
          turnOf(duel({ weapons: ['heavy crossbow'] }, {}, { distance: 9 }), 'ana', (s) => {
            thing(person(s, 'ana'), 'heavy crossbow').loaded = loaded
          }),
          'ana turn: load\nana turn: end turn',
        ),
        'item',
      )?.what
    expect([loads(0), loads(1)]).toEqual(['loads', 'overcharges'])
  })
  test('a planted shield wants an arm that is free', () => {
    const uproots = (weapons: string[], inHand: string[], holds: Hold[] = []) =>
      why(
        turnOf(duel({ weapons: [...weapons, 'archer’s shield'], inHand }), 'ana', (s) => {
          thing(person(s, 'ana'), 'archer’s shield').planted = true
          s.holds = holds
        }),
        'plant or uproot',
      )
    const grab: Hold = { kind: 'grab', by: 'ana', on: 'bo', with: 'ana fists', item: null }
    expect(uproots(['short sword'], ['short sword'])).toBeUndefined()
    expect(uproots(['short sword', 'dagger'], ['short sword', 'dagger'])).toBe('his arm is not free for it')
    expect(uproots(['short sword'], ['short sword'], [grab])).toBe('his arm is not free for it')
  })
  test('a soldier helps whichever comrade he likes', () => {
    const state = turnOf(
      crowd(
        { ana: { powers: ['soldier'] }, cy: {}, dan: {} },
        { bo: {} },
        onMap('ca.b\n.d..', ['ana', 'bo', 'cy', 'dan']),
      ),
    )
    expect(keys(state, 'ana turn: help')).toEqual(['cy', 'dan'])
  })
})

describe('what hinders whom', () => {
  test('weapons others have locked keep nobody else in his place', () => {
    const state = turnOf(crowd({ ana: {}, cy: {} }, { bo: {} }, { distance: 4 }), 'ana', (s) => {
      s.holds = [caught('bo', 'cy', 'short sword')]
    })
    expect([
      why(state, 'move'),
      why(
        turnOf(duel(), 'ana', (s) => {
          s.holds = [caught('bo', 'ana', 'short sword')]
        }),
        'move',
      ),
    ]).toEqual([undefined, 'weapons are locked, and neither may move'])
  })
  test('nobody who is not there can be named', () => {
    const state = turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }, { distance: 0.5 }))
    expect(() => run(state, 'ana turn: attack\nana target: nobody')).toThrow(/cannot answer/)
  })
  test('who has his weapon struck from his hand as he attacks does not attack with it', () => {
    const state = turnOf(duel(), 'ana', (s) => {
      const readied = { action: 'disarm', when: 'attacks me', of: 'anybody', metres: 0, cell: null } as const
      person(s, 'bo').readied = { to: ['bo'], is: readied } as never
    })
    const ran = run(
      state,
      'ana turn: attack\nana weapon: short sword\nbo readied: use\nbo weapon: short sword\nbo maneuver: 40\nana defence: 99',
    )
    expect([told(ran, 'attack'), thing(of(ran, 'ana'), 'short sword').where]).toEqual([undefined, 'ground'])
  })
})

describe('powers and what clings', () => {
  test('who has not learnt to break limbs can only seize', () => {
    const counters = (powers: string[]) =>
      of(
        run(
          turnOf(duel({ powers })),
          `ana turn: quick counter${powers.length > 1 ? '\nana power: wound' : ''}\nana turn: end turn`,
        ),
        'ana',
      ).counter
    expect([counters(['quick counter']), counters(['quick counter', 'quick break'])]).toEqual(['grapple', 'wound'])
  })
  test('water takes what burns and leaves a drug; in the saddle nobody rolls', () => {
    const out = (scene: object, mount = false) =>
      run(
        turnOf(
          mount
            ? crowd({ ana: { mount: 'nag' }, nag: { like: 'war-horse' } }, { bo: {} }, { scene, distance: 9 })
            : duel({}, {}, { scene, distance: 9 }),
          'ana',
          (s) => {
            person(s, 'ana').effects = [
              { kind: 'stim', turns: null },
              { kind: 'oil', turns: 5 },
              { kind: 'tar', turns: null },
            ]
          },
        ),
        'ana turn: put out\nana turn: end turn',
      )
    const gone = (ran: ReturnType<typeof out>) => ran.events.flatMap((e) => (e.type === 'putOut' ? [e.substance] : []))
    expect([gone(out({ water: true })), of(out({ water: true }), 'ana').effects.map(({ kind }) => kind)]).toEqual([
      ['oil', 'tar'],
      ['stim'],
    ])
    expect([gone(out({})), of(out({}), 'ana').stance, of(out({ water: true }), 'ana').stance]).toEqual([
      ['oil'],
      'prone',
      'standing',
    ])
    expect(of(out({}, true), 'ana').stance).toBe('standing')
  })
})

test('a breath held runs out, and then as many turns as were free', () => {
  const drowned = (breathless: number, air: number) =>
    of(
      run(
        turnOf(crowd({ ana: { DUR: 30 }, cy: {} }, { bo: {} }), 'bo', (s) => {
          s.acting = null
          s.order = ['ana', 'bo', 'cy']
          s.at = 0
          Object.assign(person(s, 'ana'), { breathless, air })
        }),
        '',
        1,
      ),
      'ana',
    )
  // Three turns are free; five were held beyond them: he is out, and the count begins again.
  expect(drowned(8, 1)).toMatchObject({ condition: 'disabled', breathless: 3, air: 0, damage: 30, wounds: 0 })
  expect(drowned(8, 2)).toMatchObject({ condition: 'up', breathless: 9, air: 1 })
})

test('by quarters of what he can take, to the point', () => {
  const looks = (damage: number) => {
    const s = turnOf(duel({ DUR: 40 }), 'ana', (state) => {
      person(state, 'ana').damage = damage
    })
    return renaissance.sheet(s, 'ana', 'seen').grades?.[0]?.word
  }
  expect([9, 10, 29, 30].map(looks)).toEqual(['scratched', 'hurt', 'hurt', 'badly hurt'])
})

test('whatever the distance, he may go to the very end of his way, or stop short of it', () => {
  const goes = (metres: number, far: string) => {
    const state = turnOf(duel({}, {}, { distance: metres }))
    return told(run(state, `ana turn: move\nana where: towards bo\n${far}ana turn: end turn`), 'moved')?.metres
  }
  // 4.1 - 1 is a hair less than 3.1.
  expect(goes(4.1, 'ana metres: 3.1\n')).toBeCloseTo(3.1)
  expect(['8', '4', '2', '1'].map((far) => goes(9, `ana metres: ${far}\n`))).toEqual([8, 4, 2, 1])
  expect(goes(1.8, '')).toBeCloseTo(0.8)
})

test('what comes first goes to the main hand, a shield to the off hand while that is free', () => {
  const hands = (...weapons: string[]) => {
    const { items } = person(turnOf(duel({ weapons })), 'ana')
    return items.filter(({ where }) => where !== 'body').map(({ where }) => where)
  }
  expect([hands('targe', 'short sword'), hands('targe', 'buckler')]).toEqual([
    ['off', 'main'],
    ['off', 'main'],
  ])
  expect(hands('short sword', 'dagger', 'knife')).toEqual(['main', 'off', 'stowed'])
  expect([hands('halberd', 'dagger'), hands('dagger', 'halberd')]).toEqual([
    ['both', 'stowed'],
    ['main', 'stowed'],
  ])
})
