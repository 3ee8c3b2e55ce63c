import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { distanceChanges } from '../../actions/closing.ts'
import { chargeMeets } from '../../exchange/receiving-a-charge.ts'
import { grappleOf, grippingHands } from '../../exchange/unarmed-combat.ts'
import { holding } from '../../ground/holds.ts'
import type { Fighter, Hold, State } from '../../state/types.ts'
import { alone, arranged, being, facing, the } from '../arrange.ts'
import { CHEST, duel, fought, item, man, RIGHT_LEG, spent, told } from '../clash.ts'

const sword = man(['war-sword'])
/** What keeps somebody from attacking, one way or another. */
const BARRED: readonly Partial<Fighter>[] = [
  { staggered: 1 },
  { shaken: 1 },
  { noAttack: 1 },
  { actions: 0 },
  { actions: 1, forfeit: 1 },
  { surprised: 1, alert: false },
  { condition: 'unconscious', stance: 'prone' },
]

describe('who is kept from attacking', () => {
  rule('LEG-CHG-02', 'neither strikes back at a charge nor sets a spear against it', () => {
    const spears = man(['short-spear'])
    const met = (fields: Partial<Fighter>, script: string) =>
      alone(duel(sword, spears, being('bob', { cornered: true, ...fields })), `ann ride on: stop${script}`, (ctx, s) =>
        chargeMeets(ctx, s, 'ann', 'bob', 'ann war-sword'),
      ).state.next.map(({ who }) => who)
    const stands = '\nbob charged: stand\nbob strike back: short-spear'
    for (const fields of [{}, { surprised: 9 }]) expect(met(fields, stands)).toEqual(['bob', 'ann', 'ann'])
    for (const fields of BARRED) expect(met(fields, ''), JSON.stringify(fields)).toEqual(['ann', 'ann'])
  })

  rule('LEG-CHG-02', 'nor does a mount that is; the rider strikes none the less', () => {
    const rider = man(['war-sword'], { rides: 'horse', skills: { ride: 60 } })
    const met = (fields: Partial<Fighter>, script: string) => {
      const state = arranged(facing({ ann: rider, horse: { like: 'war-horse' } }, { bob: sword }), (s) => {
        Object.assign(the(s, 'horse'), fields)
        Object.assign(the(s, 'bob'), { actions: 0 })
      })
      return alone(state, `ann ride on: stop${script}`, (ctx, s) =>
        chargeMeets(ctx, s, 'ann', 'bob', 'ann war-sword'),
      ).state.next.map(({ kind, who }) => `${kind} ${who}`)
    }
    const own = ['chargeBlow ann', 'chargeOver ann']
    const hooves = arms(arranged(facing({ ann: rider, horse: { like: 'war-horse' } }, { bob: sword })))
    expect(met({}, `\nhorse mount attacks: ${hooves}`)).toEqual([
      'chargeBlow ann',
      'chargeBlow horse',
      'chargeOver ann',
    ])
    for (const fields of BARRED) expect(met(fields, ''), JSON.stringify(fields)).toEqual(own)
  })
  const arms = (s: State): string => the(s, 'horse').items.find(({ where }) => where === 'body')?.weapon.id ?? ''

  rule('LEG-DIS-01', 'nor holds up one who leaves; who only may not attack can still oppose it', () => {
    const leaves = (bob: Partial<Fighter>, script: string, ann: Partial<Fighter> = {}) => {
      const state = duel(sword, sword, (s) => {
        Object.assign(the(s, 'bob'), bob)
        Object.assign(the(s, 'ann'), ann)
      })
      let gone = false
      const played = alone(state, script, (ctx, s) => {
        gone = distanceChanges(ctx, s, the(s, 'ann'), the(s, 'bob'), 'disengaging', 'LEG-DIS-01')
      })
      return [gone, told(played, 'struckWhileMoving', 'distance').map(({ type, who }) => `${type} ${who}`)]
    }
    expect(leaves({}, 'bob disengaging: strike war-sword\nbob attack: 95\nann evade: 95')).toEqual([
      true,
      ['struckWhileMoving bob'],
    ])
    for (const bob of [
      { actions: 0 },
      { actions: 1, forfeit: 1 },
      { surprised: 1 },
      { condition: 'unconscious' } as const,
    ])
      expect(leaves(bob, ''), JSON.stringify(bob)).toEqual([true, []])
    for (const bob of [{ staggered: 1 }, { shaken: 1 }, { noAttack: 1 }])
      expect(leaves(bob, 'bob disengaging: counter\nann evade: 40\nbob evade: 41'), JSON.stringify(bob)).toEqual([
        false,
        ['distance ann'],
      ])
    const outmanoeuvred = { outmanoeuvred: ['bob'] }
    expect(leaves({}, 'bob disengaging: counter\nann evade: 41\nbob evade: 40', outmanoeuvred)).toEqual([
      true,
      ['distance ann'],
    ])
    const strike = 'bob disengaging: strike war-sword\nbob attack: 95\nann evade: 95'
    const opposes = 'bob disengaging: counter'
    expect(leaves({ stance: 'prone' }, strike)).toEqual([true, ['struckWhileMoving bob']])
    expect(() => leaves({ stance: 'prone' }, opposes)).toThrow()
    expect(leaves({}, strike, { cornered: true })).toEqual([true, ['struckWhileMoving bob']])
    expect(() => leaves({}, opposes, { cornered: true })).toThrow()
  })

  rule(['LEG-CLS-03', 'LEG-RCH-03'], 'too short a weapon strikes the huge limb of one who leaves, and no other', () => {
    const state = arranged(facing({ ann: man(['dagger']) }, { 'red-dragon': {} }, { reach: true }))
    const script =
      'ann disengaging: strike dagger\nann attack: 30\nred-dragon evade: 95\nann manoeuvre: none\nann damage: 4'
    const played = alone(state, script, (ctx, s) => {
      distanceChanges(ctx, s, the(s, 'red-dragon'), the(s, 'ann'), 'disengaging', 'LEG-DIS-01')
    })
    expect(told(played, 'location')).toMatchObject([{ at: 'red-dragon', rule: 'LEG-RCH-03' }])
    state.inside = [{ by: 'ann', of: 'red-dragon' }]
    const anywhere = alone(state, `${script}\nann hit location: 10`, (ctx, s) => {
      distanceChanges(ctx, s, the(s, 'red-dragon'), the(s, 'ann'), 'disengaging', 'LEG-DIS-01')
    })
    expect(told(anywhere, 'location')[0]?.rule).not.toBe('LEG-RCH-03')
  })
})

describe('what is held', () => {
  test('is the grapple of the one on the other, no grip, and nobody else’s', () => {
    const s = arranged(facing({ ann: sword, cat: sword }, { bob: sword, dan: sword }))
    const held = (kind: Hold['kind'], by: string, on: string): Hold =>
      holding(kind, the(s, by), the(s, on), item(s, by, 'unarmed'), { location: CHEST })
    const mine = held('grapple', 'ann', 'bob')
    s.holds = [
      held('grip', 'ann', 'bob'),
      held('grapple', 'cat', 'bob'),
      held('grapple', 'ann', 'dan'),
      held('grapple', 'bob', 'ann'),
    ]
    expect(grappleOf(s, the(s, 'ann'), the(s, 'bob'))).toBeUndefined()
    s.holds.push(mine)
    expect(grappleOf(s, the(s, 'ann'), the(s, 'bob'))).toBe(mine)
  })

  test('takes a hand of the holder’s; a pin or a net takes none, and a held arm grips nothing', () => {
    const s = duel(man(['unarmed']), sword)
    const hands = (...holds: Hold[]): number => {
      s.holds = holds
      return grippingHands(s, the(s, 'ann'))
    }
    const held = (kind: Hold['kind'], by: string, on: string, location?: number): Hold =>
      holding(kind, the(s, by), the(s, on), item(s, by, 'unarmed'), { location })
    expect(hands()).toBe(2)
    expect(hands(held('grip', 'ann', 'bob'), held('grapple', 'ann', 'bob', CHEST))).toBe(0)
    expect(hands(held('pin', 'ann', 'bob'), held('entangle', 'ann', 'bob', CHEST))).toBe(2)
    expect(hands(held('grapple', 'bob', 'ann', 4))).toBe(1)
    expect(hands(held('grapple', 'bob', 'ann', CHEST), held('grip', 'bob', 'ann'))).toBe(2)
    expect(grippingHands(s, the(s, 'bob'))).toBe(1 - 2)
  })

  rule('LEG-MAN-Entangle', 'a net holds the first location of the body as any other', () => {
    const { state } = fought(
      duel(man(['net']), sword, spent),
      'net',
      'ann attack: 30\nann manoeuvre: entangle\nann damage: 1\nann hit location: 1',
    )
    expect(state.holds).toMatchObject([{ kind: 'entangle', on: 'bob', location: RIGHT_LEG }])
    const beast = arranged(facing({ ann: man(['net']) }, { bob: { like: 'horse' } }), spent)
    const caught = fought(beast, 'net', 'ann attack: 30\nann manoeuvre: entangle\nann damage: 1\nann hit location: 20')
    const { locations } = the(beast, 'bob').facts.body
    expect(told(caught, 'entangled')).toMatchObject([{ location: locations.at(-1)?.name }])
  })

  rule(
    ['LEG-MAN-Sunder', 'LEG-MAN-BypassArmour'],
    'armour the blow got past is not sundered, the other kind is',
    () => {
      const shelled = man(['war-sword'], { worn: { chest: 3 }, natural: { chest: 2 } })
      const hit = (kind: string, damage: number) =>
        fought(
          duel(man(['great-axe']), shelled, spent),
          'great-axe',
          `ann attack: 6\nann manoeuvre: sunder\nann manoeuvre: bypassArmour\nann damage: ${damage}\nann hit location: 10\nann bypass: ${kind}`,
        ).state
      // With 2 more of the axe: two stopped by what has grown, two tear it, the rest is for the flesh.
      expect(the(hit('worn', 4), 'bob').limbs[CHEST]).toMatchObject({ worn: 3, natural: 0, hp: 7 - 2 })
      expect(the(hit('natural', 7), 'bob').limbs[CHEST]).toMatchObject({ worn: 0, natural: 2, hp: 7 - 3 })
    },
  )
})
