import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import { counted, crowd, needs, of, onMap, run, thing, told, turnOf, until } from '../arrange.ts'

const horse = { 'war-horse': { like: 'war-horse' } }
const rider = (ana: object = {}, more: object = {}) =>
  crowd({ ana: { mount: 'war-horse', ...ana }, ...horse }, { bo: {} }, { distance: 0.5, ...more })
const ridden = (bo: object = {}, ana: object = {}) =>
  crowd({ ana }, { bo: { mount: 'war-horse', ...bo }, ...horse }, { distance: 0.5 })

describe('riding', () => {
  rule(['REN-MNT-01', 'REN-MNT-02'], 'the mount moves at its own rate with the rider’s Quick Action', () => {
    const ran = run(
      turnOf(rider({}, { distance: 30 })),
      'ana turn: move\nana where: towards bo\nana metres: 15\nana turn: end turn',
    )
    expect([told(ran, 'moved')?.metres, of(ran, 'ana').quick]).toEqual([15, 1])
  })
  test('its attacks take the rider’s Standard Action', () => {
    const ran = run(
      turnOf(rider()),
      'ana turn: attack\nana weapon: war-horse stomp\nwar-horse attack: 20\nbo defence: 99\nwar-horse damage: 4',
    )
    expect([needs(told(ran, 'attack')), of(ran, 'bo').damage, of(ran, 'ana').standard]).toEqual([45, 4 + 6, 1])
  })
  rule('REN-MNT-03', 'who can ride needs no check', () => {
    const ran = run(
      turnOf(rider({}, { distance: 30 })),
      'ana turn: move\nana where: towards bo\nana metres: 5\nana turn: end turn',
    )
    expect(told(ran, 'check')).toBeUndefined()
  })
  rule('REN-MNT-04', 'only a mount trained for war is mounted in a fight', () => {
    const beside = (like: string) => turnOf(crowd({ ana: {}, nag: { like } }, { bo: {} }, { distance: 9 }))
    expect(refusal(renaissance, beside('horse'), 'ana', 'mount')?.rule).toBe('REN-MNT-04')
    const up = run(beside('war-horse'), 'ana turn: mount\nana turn: end turn')
    expect([of(up, 'ana').mount, of(up, 'nag').rider]).toEqual(['nag', 'ana'])
  })
  rule(['REN-MNT-05', 'REN-MNT-06'], 'rider and mount are attacked apart, the rider at -20', () => {
    const at = (target: string) =>
      needs(
        told(
          run(turnOf(ridden()), `ana turn: attack\nana target: ${target}\nana weapon: short sword\nana attack: 99`),
          'attack',
        ),
      )
    expect([at('bo'), at('war-horse')]).toEqual([40, 60])
  })
  rule('REN-MNT-07', 'a mount’s wounds are not the rider’s', () => {
    const state = turnOf(rider(), 'ana', (s) => {
      of({ state: s }, 'war-horse').wounds = 2
    })
    const own = run(state, 'ana turn: attack\nana weapon: short sword\nana attack: 99')
    const its = run(state, 'ana turn: attack\nana weapon: war-horse stomp\nwar-horse attack: 99')
    expect([needs(told(own, 'attack')), needs(told(its, 'attack'))]).toEqual([60, 25])
  })
  const felled = (roll: number) =>
    run(
      turnOf(ridden({}, { skills: { 'melee weapons': 60 } })),
      `ana turn: attack\nana target: war-horse\nana weapon: short sword\nana attack: 20\nwar-horse defence: 99\nana damage: 4\nwar-horse knock-down: 99\nbo thrown clear: ${roll}`,
    )
  rule('REN-MNT-08', 'when the mount falls its rider is thrown clear, trapped, or pinned', () => {
    expect([of(felled(50), 'bo').trapped, of(felled(50), 'bo').stance, of(felled(50), 'bo').mount]).toEqual([
      'no',
      'standing',
      null,
    ])
    expect([of(felled(52), 'bo').trapped, of(felled(52), 'bo').stance]).toEqual(['trapped', 'prone'])
    expect(of(felled(95), 'bo').trapped).toBe('pinned')
  })
  test('the trapped get free for a Quick Action, the pinned for a Standard one', () => {
    const lying = (trapped: 'trapped' | 'pinned') =>
      turnOf(crowd({ ana: {} }, { bo: {} }), 'ana', (s) => {
        Object.assign(of({ state: s }, 'ana'), { trapped, stance: 'prone' })
      })
    expect(refusal(renaissance, lying('trapped'), 'ana', 'get up')?.rule).toBe('REN-MNT-08')
    const free = until(lying('trapped'), 'ana turn: get free\nana wrenching free: 50')
    expect([of(free, 'ana').trapped, of(free, 'ana').quick]).toEqual(['no', 1])
    expect(of(until(lying('pinned'), 'ana turn: get free\nana wrenching free: 51'), 'ana')).toMatchObject({
      trapped: 'pinned',
      standard: 1,
    })
  })
  test('a rider who is disabled slides off, and his mount stands', () => {
    const ran = run(
      turnOf(ridden({ DUR: 10 })),
      'ana turn: attack\nana target: bo\nana weapon: short sword\nana attack: 20\nbo defence: 99\nana damage: 4',
    )
    expect([
      of(ran, 'bo').condition,
      of(ran, 'bo').mount,
      of(ran, 'war-horse').stance,
      of(ran, 'war-horse').rider,
    ]).toEqual(['disabled', null, 'standing', null])
  })
})

describe('the mounted charge', () => {
  const lance = { weapons: ['lance', 'long sword'], inHand: ['lance'] }
  const charge = (weapon: string, rest: string, ana: object = lance) =>
    run(turnOf(rider(ana, { distance: 12 })), `ana turn: charge\nana turn: attack\nana weapon: ${weapon}\n${rest}`)
  rule(
    ['REN-MNT-09', 'REN-TAG-Charge'],
    'a charge in the saddle adds DB twice, and there the lance has its weight',
    () => {
      const ran = charge('lance charging', 'ana attack: 20\nbo defence: 99\nana damage: 1 1\nbo knock-down: 1')
      expect(of(ran, 'bo').damage).toBe(2 + 3 + 5 + 5 + 5)
      const foot = turnOf(crowd({ ana: lance }, { bo: {} }, { distance: 2 }))
      expect(() => run(foot, 'ana turn: attack\nana weapon: lance charging')).toThrow(/mounted charge|lance/)
    },
  )
  rule('REN-MNT-10', 'with the strength of a stronger mount', () => {
    const strong = crowd(
      { ana: { mount: 'war-horse', ...lance }, 'war-horse': { like: 'war-horse', STR: 50 } },
      { bo: {} },
      { distance: 12 },
    )
    const ran = run(
      turnOf(strong),
      'ana turn: charge\nana turn: attack\nana weapon: lance charging\nana attack: 20\nbo defence: 99\nana damage: 1 1\nbo knock-down: 1',
    )
    expect(of(ran, 'bo').damage).toBe(2 + 3 + 7 + 7 + 7)
  })
  rule('REN-TAG-SingleUse', 'a lance that has hit in a charge is spent, one that missed is not', () => {
    expect(
      thing(
        of(charge('lance charging', 'ana attack: 20\nbo defence: 99\nana damage: 1 1\nbo knock-down: 1'), 'ana'),
        'lance',
      ).where,
    ).toBe('gone')
    expect(thing(of(charge('lance charging', 'ana attack: 99'), 'ana'), 'lance').where).toBe('main')
  })
  const by = (script: string) =>
    run(
      turnOf(
        crowd(
          { ana: { mount: 'war-horse', weapons: ['war axe'] }, ...horse },
          { bo: {} },
          onMap('....b.........\na.............\n..............\nw.............', ['ana', 'bo', 'war-horse']),
        ),
        'ana',
        (s) => {
          of({ state: s }, 'bo').reaction = 1
        },
      ),
      script,
    )
  rule(
    ['REN-MNT-11', 'REN-MNT-12'],
    'in passing a foe may be struck, at -10, -10 and the run, and the ride goes on',
    () => {
      const ran = by('ana turn: ride-by\nana ride-by: war axe\nana attack: 99\nana ride-by: none')
      expect([needs(told(ran, 'attack')), told(ran, 'attack')?.at]).toEqual([60 + 10 - 10 - 10 - 10, 'bo'])
      expect(of(ran, 'ana').standard).toBe(1)
      expect((told(ran, 'moved')?.metres ?? 0) + (told(ran, 'moved', 1)?.metres ?? 0)).toBeGreaterThan(10)
    },
  )
  rule('REN-MNT-13', 'a weapon not made for the saddle has -20 there', () => {
    const number = (weapon: string) =>
      needs(
        told(
          run(turnOf(rider({ weapons: [weapon] })), `ana turn: attack\nana weapon: ${weapon}\nana attack: 99`),
          'attack',
        ),
      )
    expect([number('warhammer'), number('short sword')]).toEqual([40, 60])
  })
  rule('REN-TAG-Cavalry', 'one that is, has not', () => {
    const ran = run(turnOf(rider({ weapons: ['war axe'] })), 'ana turn: attack\nana weapon: war axe\nana attack: 99')
    expect([needs(told(ran, 'attack')), counted(told(ran, 'attack'))['REN-MNT-13']]).toEqual([70, undefined])
  })
})
