import { describe, expect, test } from 'vitest'
import { play, refusal } from '../../../kernel/testing/index.ts'
import type { Command } from '../amend.ts'
import { tiedAgain, untilDecided } from '../check.ts'
import { tied } from '../fighters.ts'
import { renaissance } from '../index.ts'
import { doable } from '../readied.ts'
import type { Fighter, Hold, State } from '../types.ts'
import { crowd, duel, of, onMap, type Ran, run, told, turnOf, until } from './arrange.ts'

const person = (s: State, id: string): Fighter => of({ state: s }, id)
const after = (from: State, command: Command): Ran =>
  play({ ...renaissance, step: (ctx, s) => renaissance.amend(ctx, s, command), outcome: () => undefined }, from, '', {
    steps: 1,
  }) as Ran
const horse = { 'war-horse': { like: 'war-horse' } }

describe('rulings of the game master', () => {
  test('of those who held back their turns only who is taken out is no longer waited for', () => {
    const state = turnOf(crowd({ ana: {}, dee: {} }, { bo: {}, cy: {} }), 'ana', (s) => {
      s.late = ['cy', 'bo', 'dee']
    })
    expect(after(state, { do: 'remove', who: 'bo' }).state.late).toEqual(['cy', 'dee'])
  })
  test('resistance is named where a tag was given, and only there', () => {
    const hurt = (tag?: 'Fire') =>
      told(
        after(turnOf(duel({ DUR: 100 })), { do: 'hurt', who: 'ana', dv: 3, ap: 0, armour: false, ...(tag && { tag }) }),
        'hurt',
      )?.rule
    expect([hurt(), hurt('Fire')]).toEqual(['REN-ARM-04', ['REN-ARM-04', 'REN-RES-04']])
  })
})

describe('both throw again', () => {
  test('nothing is left out of what is reckoned of it', () => {
    for (const law of [tiedAgain(60, 40).law(), tiedAgain(98, 1).law(), untilDecided(30, 70).law()]) {
      expect(law.lost).toBe(0)
      let sum = 0
      for (const [, weight] of law.support) sum += weight
      expect(sum).toBeCloseTo(1, 12)
    }
  })
  test('who failed threw alone: each such face once', () => {
    const alone = tiedAgain(60, 40)
      .law()
      .support.map(([value]) => value)
      .filter((value) => typeof value === 'number' && value < 100)
    expect([alone.length, new Set(alone).size]).toEqual([39, 39])
  })
  test('luck in a plain opposed check is told of the throw it was spent on', () => {
    const ran = run(
      turnOf(
        duel({ role: 'hero', luck: 2 }, { role: 'major', luck: 2 }, { options: { luckAfter: 'bothSeen' } }),
        'ana',
        (s) => {
          s.holds = [{ kind: 'grab', by: 'bo', on: 'ana', item: null, with: null }]
        },
      ),
      'ana turn: escape\nana escape: 94\nbo holding on: 60\nana luck after: flip\nbo luck after: flip',
    )
    expect([told(ran, 'luck'), told(ran, 'luck', 1)]).toMatchObject([
      { who: 'ana', roll: 'escape' },
      { who: 'bo', roll: 'holding on' },
    ])
  })
})

describe('a hold keeps', () => {
  const kept = (hold: Partial<Hold>) => {
    const s = turnOf(crowd({ ana: { mount: 'war-horse' }, ...horse, dee: {} }, { bo: {}, cy: {} }), 'ana', (state) => {
      state.holds = [{ kind: 'catch', by: 'cy', on: 'dee', item: null, with: null, ...hold }]
    })
    return s.fighters.filter((f) => tied(s, f)).map(({ id }) => id)
  }
  test('who holds, who is held, and whoever rides one of these; nobody else', () => {
    expect(kept({})).toEqual(['dee', 'cy'])
    expect(kept({ on: 'ana' })).toEqual(['ana', 'cy'])
    expect(kept({ by: 'ana', on: 'bo' })).toEqual(['ana', 'bo'])
    expect(kept({ on: 'war-horse' })).toEqual(['ana', 'war-horse', 'cy'])
    expect(kept({ by: 'war-horse', on: 'bo' })).toEqual(['ana', 'war-horse', 'bo'])
  })
})

describe('maneuvers', () => {
  test('who is pulled from the saddle is out of it, and so his horse has no rider; told once', () => {
    const ran = run(
      turnOf(
        crowd(
          { ana: { weapons: ['lochaber axe'] } },
          { bo: { mount: 'war-horse', skills: { ride: 70, fray: 50 } }, ...horse },
          { distance: 0.5 },
        ),
      ),
      'ana turn: dismount\nana maneuver: 50\nbo defence: 40\nbo keeping the saddle: 51',
    )
    expect([of(ran, 'bo').mount, of(ran, 'war-horse').rider, of(ran, 'bo').trapped]).toEqual([null, null, 'no'])
    expect(ran.events.filter(({ type }) => type === 'unhorsed')).toMatchObject([{ how: 'clear', mount: 'war-horse' }])
    expect(told(ran, 'prone')).toMatchObject({ who: 'bo', why: 'pulled down' })
  })
  test('fooled twice he has one feint to mind; it lies on him who was fooled', () => {
    const once = 'ana turn: feint\nana deception: 30\nbo seeing through: 99\n'
    const ran = run(turnOf(duel()), `${once}${once}ana turn: end turn`)
    expect([of(ran, 'bo').feints, of(ran, 'ana').feints]).toEqual([['ana'], []])
  })
})

describe('the end', () => {
  const standing = (arrange: (s: State) => void) =>
    renaissance.outcome(turnOf(crowd({ ana: { mount: 'war-horse' }, ...horse }, { bo: {} }), 'ana', arrange))
  test('a horse that carried somebody does not fight on without him', () => {
    expect(standing(() => undefined)).toBeUndefined()
    const left = standing((s) => {
      Object.assign(person(s, 'ana'), { mount: null, condition: 'disabled' })
      person(s, 'war-horse').rider = null
    })
    expect(left?.won).toEqual(['foes'])
    expect(
      standing((s) => {
        person(s, 'bo').condition = 'disabled'
      })?.won,
    ).toEqual(['heroes'])
  })
  test('nor does it when nobody else stands', () => {
    const left = standing((s) => {
      Object.assign(person(s, 'ana'), { mount: null, condition: 'disabled' })
      person(s, 'war-horse').rider = null
      person(s, 'bo').condition = 'dead'
    })
    expect(left?.won).toEqual([])
  })
})

describe('shields that are planted', () => {
  const two = (
    first: Partial<Fighter['items'][number]>,
    second: Partial<Fighter['items'][number]>,
    more: object = {},
  ) =>
    turnOf(
      duel({ weapons: ['short sword', 'archer’s shield', 'archer’s shield'], inHand: [] }, {}, more),
      'ana',
      (s) => {
        const shields = person(s, 'ana').items.filter(({ shield }) => shield !== null)
        Object.assign(shields[0] ?? {}, first)
        Object.assign(shields[1] ?? {}, second)
      },
    )
  const PLANTED = { where: 'stowed', planted: true } as const
  const shields = (ran: Ran) =>
    of(ran, 'ana')
      .items.filter(({ shield }) => shield !== null)
      .map(({ where, planted }) => `${where} ${planted}`)
  test('the one on the arm is planted beside the one that stands; then the first comes back', () => {
    const plants = until(two(PLANTED, { where: 'off', planted: false }), 'ana turn: plant or uproot')
    expect(shields(plants)).toEqual(['stowed true', 'stowed true'])
    const uproots = until(two(PLANTED, PLANTED), 'ana turn: plant or uproot')
    expect(shields(uproots)).toEqual(['off false', 'stowed true'])
  })
  test('all that stand are left behind by who goes', () => {
    const ran = run(
      two(PLANTED, PLANTED, { distance: 30 }),
      'ana turn: move\nana where: towards bo\nana metres: 2\nana turn: end turn',
    )
    expect(shields(ran)).toEqual(['ground false', 'ground false'])
  })
  test('one put away is not planted', () => {
    const state = two({ where: 'stowed', planted: false }, { where: 'stowed', planted: false })
    expect(refusal(renaissance, state, 'ana', 'plant or uproot')?.because).toContain('no shield')
  })
})

describe('tied initiative', () => {
  const three = (dice: string) =>
    run(
      crowd({ ana: {}, dee: {} }, { bo: {} }),
      `ana initiative: 5\ndee initiative: 5\nbo initiative: 5\nana tied initiative: ${dice}`,
    ).state.order
  test('of three that are equal in both the die takes one after the other', () => {
    expect(three('3\nana tied initiative: 2')).toEqual(['bo', 'dee', 'ana'])
    expect(three('1\nana tied initiative: 1')).toEqual(['ana', 'dee', 'bo'])
    expect(three('2\nana tied initiative: 1')).toEqual(['dee', 'ana', 'bo'])
  })
})

describe('ride-by', () => {
  test('with two weapons at hand it is the chosen one that strikes, and it has had its chance', () => {
    const lancer = { weapons: ['lance', 'long sword'], inHand: ['long sword'], mount: 'war-horse', STR: 30 }
    const ran = run(
      turnOf(crowd({ ana: lancer, ...horse }, { bo: {} }, { distance: 8 }), 'ana', (s) => {
        person(s, 'bo').reaction = 1
      }),
      'ana turn: ride-by\nana ride-by: war-horse stomp\nwar-horse attack: 99\nana ride-by: none',
    )
    expect(told(ran, 'attack')).toMatchObject({ who: 'war-horse' })
    expect(ran.events.filter(({ type }) => type === 'attack')).toHaveLength(1)
  })
})

describe('a bomb kept for somebody', () => {
  const BOMB = { action: 'attack a place', when: 'attacks me', of: 'anybody', metres: 0, cell: null } as const
  const waits = (picture: string, who: string, arrange?: (s: State) => void) => {
    const people = { ana: { weapons: ['grenade'], inHand: ['grenade'] }, dee: {} }
    const s = turnOf(crowd(people, { bo: {}, cy: {} }, onMap(picture, ['ana', 'bo', 'cy', 'dee'])), 'bo', arrange)
    return doable(s, person(s, 'ana'), BOMB, person(s, who))
  }
  test('is thrown where he is, not where another stands in the open', () => {
    const open = 'a.....b.c.d'
    expect(['bo', 'cy', 'dee', 'ana'].map((who) => waits(open, who))).toEqual([true, true, false, false])
    const wall = 'a...c.d\n.###...\n.###..b'
    expect([waits(wall, 'cy'), waits('a..c.\n.##..\n.#b.d', 'bo'), waits('a..b.\n.##..\n.#c.d', 'bo')]).toEqual([
      true,
      false,
      true,
    ])
  })
  test('not at one who is dead or gone', () => {
    for (const condition of ['dead', 'fled'] as const) {
      const gone = (s: State) => void Object.assign(person(s, 'bo'), { condition })
      expect([waits('a..b.c.d', 'bo', gone), waits('a..b.c.d', 'cy', gone)]).toEqual([false, true])
    }
    expect(waits('a..b.c.d', 'bo', (s) => void Object.assign(person(s, 'bo'), { condition: 'disabled' }))).toBe(true)
  })
})
