import { describe, expect, test } from 'vitest'
import { secret } from '../../../kernel/secret.ts'
import { refusal, rule } from '../../../kernel/testing/index.ts'
import { renaissance } from '../index.ts'
import type { Readied, State } from '../types.ts'
import { counted, crowd, duel, MORTAL, needs, of, onMap, run, thing, told, turnOf, until } from './arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const waits = (s: State, id: string, readied: Partial<Readied>): void => {
  person(s, id).readied = secret([id], {
    action: 'attack',
    when: 'reach',
    of: 'anybody',
    metres: 0,
    cell: null,
    ...readied,
  })
}
const grab = (by: string, on: string) => ({ kind: 'grab', by, on, with: null, item: null }) as const

describe('help', () => {
  const helped = (cid: object) =>
    run(
      turnOf(crowd({ ana: {}, cid: { powers: ['soldier'], ...cid } }, { bo: {} }, { distance: 0.5 }), 'ana', (s) => {
        person(s, 'ana').helpers = ['cid']
      }),
      'ana turn: trip\nana weapon: short sword\nana maneuver: 99',
    )
  rule('REN-CHK-Assist', 'counts once for a maneuver, and only of who has ten ranks in its skill', () => {
    expect(counted(told(helped({}), 'maneuver'))['REN-CHK-Assist']).toBe(10)
    const clumsy = helped({ skills: { 'melee weapons': 29 } })
    expect(counted(told(clumsy, 'maneuver'))['REN-CHK-Assist']).toBeUndefined()
  })
})

describe('what keeps one up runs out', () => {
  rule('REN-TRAIT-Defiance', 'then he falls, and holds nobody any longer', () => {
    const ran = run(
      turnOf(duel({}, { traits: ['defiance'] }), 'ana', (s) => {
        Object.assign(person(s, 'bo'), { defiant: 1, damage: 150 })
        s.holds = [grab('bo', 'ana')]
      }),
      'ana turn: end turn',
      2,
    )
    expect([of(ran, 'bo').condition, of(ran, 'bo').stance, ran.state.holds]).toEqual(['disabled', 'prone', []])
  })
  test('who healed below his DUR meanwhile stays up', () => {
    const ran = run(
      turnOf(duel({}, { traits: ['defiance'] }), 'ana', (s) => {
        Object.assign(person(s, 'bo'), { defiant: 1, damage: 90 })
      }),
      'ana turn: end turn',
      2,
    )
    expect(of(ran, 'bo').condition).toBe('up')
  })
  rule('REN-INJ-09', 'whom fast healing brings below his DUR is no longer disabled; he lies where he fell', () => {
    const healed = (damage: number) => {
      const ran = run(
        turnOf(crowd({ ana: {} }, { bo: { fastHealing: 1 }, cy: {} }), 'ana', (s) => {
          Object.assign(person(s, 'bo'), { condition: 'disabled', stance: 'prone', damage })
        }),
        'ana turn: end turn',
        2,
      )
      return [of(ran, 'bo').condition, of(ran, 'bo').stance, ran.state.acting]
    }
    expect(healed(100)).toEqual(['up', 'prone', 'bo'])
    expect(healed(101)[0]).toBe('disabled')
  })
})

describe('a readied action that fells somebody', () => {
  test('ends the charge it was readied for', () => {
    const ran = run(
      turnOf(duel(MORTAL, { weapons: ['light bow'] }, { distance: 9 }), 'ana', (s) =>
        waits(s, 'bo', { when: 'charges' }),
      ),
      'ana turn: charge\nbo attack: 20\nana defence: 99\nbo damage: 5 5\nana knock-down: 99\nana turn: end turn',
    )
    expect([told(ran, 'moved')?.metres ?? 0, of(ran, 'ana').stance]).toEqual([0, 'prone'])
  })
  test('keeps a power from being taken up by who is out of the fight', () => {
    const ran = run(
      turnOf(crowd({ ana: { ...MORTAL, powers: ['master'] }, cid: {} }, { bo: {} }, { distance: 0.5 }), 'ana', (s) => {
        waits(s, 'bo', { when: 'power' })
        person(s, 'ana').damage = 28
      }),
      'ana turn: sustain a power\nbo weapon: short sword\nbo attack: 20\nana defence: 99\nbo damage: 1',
    )
    expect([of(ran, 'ana').condition, of(ran, 'ana').effects]).toEqual(['disabled', []])
  })
  test('after a ride-by comes after it (REN-A62)', () => {
    const ran = run(
      turnOf(
        crowd(
          { ana: { weapons: ['lance'], mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } },
          { bo: { weapons: ['light bow'], skills: { 'ranged weapons': 60 } } },
          { distance: 8, options: { readyTiming: 'after' } },
        ),
        'ana',
        (s) => waits(s, 'bo', { when: 'charges' }),
      ),
      'ana turn: ride-by\nana ride-by: none\nana ride-by: none\nbo readied: use\nbo attack: 99\nana turn: end turn',
    )
    expect(told(ran, 'reacts')?.kind).toBe('readied attack')
  })
})

describe('a planted shield', () => {
  const planted = (more: object = {}) =>
    turnOf(duel({ weapons: ['short sword', 'archer’s shield'] }, { weapons: ['light bow'] }, { distance: 9, ...more }))
  rule('REN-ARMOUR-Plantable', 'is not drawn but uprooted, and stays where it stands when he walks off', () => {
    const stands = until(planted(), 'ana turn: plant or uproot')
    expect(refusal(renaissance, stands.state, 'ana', 'draw')).toBeDefined()
    const off = run(
      planted(),
      'ana turn: plant or uproot\nana turn: move\nana where: away bo\nana metres: 4\nana turn: end turn\nbo turn: attack\nbo attack: 99',
    )
    expect(thing(of(off, 'ana'), 'archer’s shield')).toMatchObject({ planted: false, where: 'ground' })
    expect(counted(told(off, 'attack'))['REN-COVER-02']).toBeUndefined()
  })
})

describe('holding back a turn (REN-A98)', () => {
  const late = { options: { allowDelay: true } }
  test('does not make one bleed, burn or heal twice, and ends with the round', () => {
    const state = turnOf(duel({ fastHealing: 1 }, {}, late), 'ana', (s) => {
      person(s, 'ana').damage = 9
      s.acting = null
      s.at = 0
    })
    const ran = run(state, 'ana turn: delay\nbo turn: end turn\nana turn: end turn', 8)
    expect([of(ran, 'ana').damage, ran.state.order, ran.state.acting, ran.state.round]).toEqual([
      7,
      ['ana', 'bo'],
      'ana',
      2,
    ])
  })
  test('a beast mounted meanwhile has no turn of its own any more', () => {
    const horse = crowd({ ana: {}, 'war-horse': { like: 'war-horse' } }, { bo: {} }, { distance: 20, ...late })
    const ran = run(
      turnOf(horse, 'war-horse', (s) => {
        s.order = ['war-horse', 'ana', 'bo']
      }),
      'war-horse turn: delay\nana turn: mount\nana turn: end turn\nbo turn: end turn',
      7,
    )
    expect(ran.events.flatMap((e) => (e.type === 'turn' ? [e.who] : []))).toEqual(['ana', 'bo'])
  })
  test('happens once a round', () => {
    const ran = until(turnOf(duel({}, {}, late)), 'ana turn: delay\nbo turn: delay')
    expect([ran.state.acting, refusal(renaissance, ran.state, 'ana', 'delay')?.rule]).toEqual(['ana', 'REN-A98'])
  })
})

describe('who is not aware', () => {
  rule('REN-UNAWARE-03', 'may notice a maneuver as he may notice an attack', () => {
    const state = turnOf(duel({}, { role: 'major' }), 'ana', (s) => {
      person(s, 'bo').unaware = true
    })
    const grabs = (perception: number, rest = '') =>
      run(
        state,
        `ana turn: trip\nana weapon: short sword\nana stealth: 10\nbo perception: ${perception}\nana maneuver: 20\n${rest}`,
      )
    expect(of(grabs(1), 'bo').stance).toBe('prone')
    expect(of(grabs(12, 'bo defence: 30'), 'bo').stance).toBe('standing')
  })
})

describe('odds and ends', () => {
  rule('REN-HAZARD-Caltrops', 'wounds count for the stroke of luck as for every check', () => {
    const ran = run(
      turnOf(
        duel({ role: 'hero', luck: 5 }, {}, { ...onMap('a...b', ['ana', 'bo']), scene: { caltrops: [[1, 0]] } }),
        'ana',
        (s) => {
          person(s, 'ana').wounds = 1
        },
      ),
      'ana turn: move\nana where: cell 1,0\nana stroke of luck: 5\nana turn: end turn',
    )
    expect(needs(told(ran, 'check'))).toBe(50 - 10 - 10)
  })
  test('one point a check, also where luck is spent when both are seen (REN-A95)', () => {
    const state = turnOf(
      duel({ role: 'hero', luck: 3 }, {}, { options: { luckAfter: 'bothSeen', luckPerCheck: 'one' } }),
      'ana',
      (s) => {
        person(s, 'ana').wounds = 1
      },
    )
    const ran = run(
      state,
      'ana turn: attack\nana weapon: short sword\nana luck before: spend\nana attack: 21\nbo defence: 99\nana damage: 1',
    )
    expect(of(ran, 'ana').luck).toBe(2)
  })
  test('seven who threw alike all have their turn in an order of chance (REN-A79)', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const many = crowd({ ana: { INIT: 20 } }, Object.fromEntries(ids.map((id) => [id, {}])))
    const rolls = ids.map((id) => `${id} initiative: 5`).join('\n')
    const ties = [7, 6, 5, 4, 3, 2].map((last) => `a tied initiative: ${last}`).join('\n')
    const ran = run(many, `ana initiative: 5\n${rolls}\n${ties}`)
    expect(ran.state.order).toEqual(['ana', ...ids.toReversed()])
  })
  test('there are two eyes to lose, and no third (REN-STRIKE-Maim)', () => {
    const eyes = (lost: 'eye'[]) =>
      until(
        turnOf(duel(), 'ana', (s) => {
          person(s, 'bo').lost = lost
        }),
        'ana turn: attack\nana weapon: short sword\nana strike: maim',
      )
    expect(JSON.stringify(eyes(['eye']).asked)).toContain('"eye"')
    expect(JSON.stringify(eyes(['eye', 'eye']).asked)).not.toContain('"eye"')
  })
  test('a turn lost to surprise ends too, and a reaction is back after it (REN-A97)', () => {
    const ran = run(
      turnOf(duel(), 'ana', (s) => {
        Object.assign(person(s, 'bo'), { loses: 1, reaction: 1 })
      }),
      'ana turn: end turn',
      2,
    )
    expect([of(ran, 'bo').reaction, of(ran, 'bo').loses]).toEqual([0, 0])
  })
  test('who has not learnt to fight bare-handed does not strike out so at one who passes (REN-UNARM-03)', () => {
    const out = (unarmed: number) => () =>
      run(
        turnOf(duel({}, { skills: { 'melee weapons': 60, 'unarmed combat': unarmed } })),
        'ana turn: move\nana where: away bo\nana metres: 4\nbo opportunity: fists\nbo attack: 99\nana turn: end turn',
      )
    expect(told(out(30)(), 'attack')?.weapon).toBe('fists')
    expect(out(29)).toThrow(/fists/)
  })
  rule('REN-UNARM-05', 'cloth without an armour value hurts no knuckles', () => {
    const strikes = (suit: string, rest = '') =>
      of(run(turnOf(duel({ weapons: [] }, { armour: [suit] })), `ana turn: attack\nana attack: 98\n${rest}`), 'ana')
        .damage
    expect([strikes('stealth suit'), strikes('quilted', 'ana damage: 9')]).toEqual([0, 4])
  })
})
