import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { ATTACK } from '../../body/checks.ts'
import { riposte } from '../../exchange/attack.ts'
import { opened } from '../../exchange/declared.ts'
import { knockback } from '../../exchange/knockback.ts'
import { changeRange, whichWeapon } from '../../exchange/manoeuvres/exchange-won.ts'
import { impale } from '../../exchange/manoeuvres/impale.ts'
import { crowdAbout } from '../../exchange/ranged/crowd.ts'
import { countered } from '../../exchange/spellcasting.ts'
import { bonusOf } from '../../exchange/styles.ts'
import { coverFrom } from '../../ground/cover.ts'
import { holding } from '../../ground/holds.ts'
import { arcOf } from '../../ground/movement.ts'
import { reachableLimb } from '../../ground/reach.ts'
import { dismounts } from '../../ground/riding.ts'
import type { Ctx, Exchange, Fighter, Item, State } from '../../state/types.ts'
import { acting, alone, arranged, asking, being, facing, the } from '../arrange.ts'
import { cast, goblin, start } from '../casting.ts'
import { clash, duel, item, LEFT_ARM, LEFT_LEG, man, offered, spent, told } from '../clash.ts'
import { archer, apart as shooting } from '../shooting.ts'

const sword = man(['war-sword'])
type Change = (s: State) => void
const nothing: Change = () => undefined
const mapped = (heroes: object, foes: object, picture: string, key: object, change?: Change): State =>
  arranged({ ...facing(heroes, foes, {}, { map: { cell: 1, picture, key } }), distance: undefined }, change)
/** An exchange as it stands after the roll. */
const struck = (ctx: Ctx, s: State, by: string, at: string, with_: Item, more: Partial<Exchange> = {}): Exchange =>
  Object.assign(opened(the(s, by), the(s, at), with_, ctx.toss(ATTACK, by), {}), more)

describe('blows', () => {
  const pinned =
    (by: string, on: string): Change =>
    (s) => {
      const held = { item: item(s, on, 'war-sword').id }
      s.holds = [holding('pin', the(s, by), the(s, on), item(s, by, 'war-sword'), held)]
    }
  const answered: readonly (readonly [string, Change, string, readonly string[]])[] = [
    ['he can', nothing, 'ann defend: none\nbob attack: 95', ['attack']],
    ['the other may not attack', being('ann', { noAttack: 1 }), 'ann defend: none\nbob attack: 95', ['attack']],
    ['the other’s blade is pinned', pinned('bob', 'ann'), 'ann defend: none\nbob attack: 95', ['attack']],
    ['he may not attack', being('bob', { noAttack: 1 }), '', ['overtaken']],
    ['he is shaken', being('bob', { shaken: 1 }), '', ['overtaken']],
    ['his blade is pinned', pinned('ann', 'bob'), '', ['overtaken']],
    ['he is down', being('bob', { condition: 'unconscious' }), '', []],
    ['the other is down', being('ann', { condition: 'unconscious' }), '', []],
  ]
  rule(
    'LEG-MAN-Riposte',
    'the answer is lost with his own blade or footing, and goes on whatever the other lost',
    () => {
      for (const [name, change, script, types] of answered) {
        const played = alone(duel(sword, sword, change), script, (ctx, s) =>
          riposte(ctx, s, 'bob', 'ann', item(s, 'bob', 'war-sword')),
        )
        expect(told(played, 'attack', 'overtaken').map((e) => [e.type, e.who])).toEqual(types.map((t) => [t, 'bob']))
        expect(played.events.length > 0, name).toBe(types.length > 0)
      }
    },
  )

  rule(['LEG-KNB-01', 'LEG-KNB-02'], 'only who stands and knows of it must keep his feet, however the other is', () => {
    const shoved = (change: Change, rest: string, rolled = 14) =>
      alone(duel(sword, sword, change), `ann attack: 30${rest}`, (ctx, s) =>
        knockback(ctx, s, struck(ctx, s, 'ann', 'bob', item(s, 'ann', 'war-sword'), { rolled })),
      )
    const keeps = '\nbob athletics: 51'
    for (const change of [nothing, being('ann', { stance: 'prone' }), being('ann', { condition: 'unconscious' })]) {
      const played = shoved(change, keeps)
      expect(told(played, 'knockedBack')).toMatchObject([{ who: 'bob', at: 'ann', over: 1 }])
      expect(the(played.state, 'bob').stance).toBe('prone')
    }
    for (const change of [being('bob', { stance: 'prone' }), being('bob', { condition: 'unconscious' })]) {
      expect(told(shoved(change, ''), 'shoved')).toMatchObject([{ who: 'bob' }])
    }
    expect(told(shoved(nothing, '', 13), 'knockedBack')).toEqual([])
  })

  rule('LEG-MNT-04', 'in the saddle damage must exceed the SIZ of man and beast together', () => {
    const rider = man(['war-sword'], { rides: 'horse', skills: { ride: 60, athletics: 50 } })
    const state = arranged(facing({ ann: sword }, { bob: rider, horse: { like: 'horse' } }))
    const siz = 13 + the(state, 'horse').facts.characteristics.siz
    const over = (rolled: number, ride: number, rest = '') =>
      told(
        alone(
          state,
          `ann attack: 30\nbob ride: ${ride}${rest}`,
          (ctx, s) => knockback(ctx, s, struck(ctx, s, 'ann', 'bob', item(s, 'ann', 'war-sword'), { rolled })),
          { otherwise: 'usual' },
        ),
        'knockedBack',
      ).map((e) => e.over)
    expect(over(siz, 60)).toEqual([])
    expect(over(siz + 1, 60, '\nbob athletics: 50')).toEqual([1])
    expect(over(14, 61, '\nbob athletics: 50')).toEqual([1])
  })

  rule('LEG-UNA-02', 'it takes a free hand of the attacker’s to hold; the other’s may be full', () => {
    const punch = 'ann act: attack\nbob defend: none\nann attack: 30'
    const holds = (change: Change) => {
      const played = asking(duel(sword, man(['great-axe']), change), `${punch}\nann manoeuvre: none`)
      return offered(played)
    }
    const stow: Change = (s) => void Object.assign(item(s, 'ann', 'war-sword'), { where: 'stowed' })
    expect(holds(stow)).toEqual(['damage', 'grapple'])
    const grips =
      (by: string, on: string): Change =>
      (s) => {
        stow(s)
        s.holds = [holding('grapple', the(s, by), the(s, on), item(s, by, 'unarmed'), { location: LEFT_LEG })]
      }
    expect(holds(grips('bob', 'ann'))).toEqual(['damage', 'grapple', 'breakFree'])
    const free = acting(
      duel(sword, man(['great-axe']), grips('bob', 'ann')),
      `${punch}\nann manoeuvre: none\nann unarmed: breakFree`,
    )
    expect(free.state.holds).toEqual([])
    expect(told(free, 'unarmed')).toMatchObject([{ who: 'ann', at: 'bob', what: 'breakFree' }])
    expect(told(free, 'holdBroken')).toMatchObject([{ who: 'ann' }])
    const full = duel(
      sword,
      man(['great-axe']),
      (s) => void Object.assign(item(s, 'bob', 'great-axe'), { where: 'stowed' }),
    )
    the(full, 'ann').items.push({ ...item(full, 'bob', 'great-axe'), id: 'ann other', where: 'left' })
    const played = asking(full, `${punch.replace('attack\n', 'attack\nann weapon: unarmed\n')}\nann manoeuvre: none`)
    expect(told(played, 'unarmed')).toMatchObject([{ who: 'ann', at: 'bob', what: 'damage' }])
  })

  test('a weapon too short for the rest reaches the limb a huge foe strikes with, and all of a man', () => {
    const state = arranged(facing({ ann: man(['dagger']) }, { dragon: { like: 'dragon' } }, { reach: true }))
    const [ann, dragon] = [the(state, 'ann'), the(state, 'dragon')]
    const natural = dragon.items.find(({ where }) => where === 'body')
    expect(reachableLimb(state, ann, item(state, 'ann', 'dagger'), dragon)).toBeGreaterThanOrEqual(0)
    expect(natural && reachableLimb(state, dragon, natural, ann)).toBe(-1)
    state.inside = [{ by: 'dragon', of: 'ann' }]
    expect(reachableLimb(state, ann, item(state, 'ann', 'dagger'), dragon)).toBeGreaterThanOrEqual(0)
    state.inside = [{ by: 'ann', of: 'dragon' }]
    expect(reachableLimb(state, ann, item(state, 'ann', 'dagger'), dragon)).toBe(-1)
  })

  rule('LEG-STY-04', 'two weapons serve together if either is the smaller, or both are Small', () => {
    const bonus = (main: string, other: string) => {
      const state = arranged(
        facing({ ann: man([main, other], { weapons: [main, other], ready: [main, other] }) }, { bob: sword }),
        (s) => {
          const [first, second] = the(s, 'ann').items
          Object.assign(first ?? {}, { where: 'right' })
          Object.assign(second ?? {}, { where: 'left' })
        },
      )
      return bonusOf(state, the(state, 'ann'))
    }
    expect([bonus('war-sword', 'dagger'), bonus('dagger', 'war-sword')]).toEqual(['LEG-STY-04', 'LEG-STY-04'])
    expect([bonus('dagger', 'knife'), bonus('war-sword', 'longsword')]).toEqual(['LEG-STY-04', 'LEG-STY-05'])
    expect([bonus('heater-shield', 'war-sword'), bonus('war-sword', 'heater-shield')]).toEqual([
      'LEG-STY-03',
      'LEG-STY-03',
    ])
  })
})

describe('manoeuvres', () => {
  rule(
    'LEG-MAN-Impale',
    'the roll is kept while the weapon is in one who lives; nobody pulls it out of the dead',
    () => {
      const kept = (change: Change) =>
        alone(
          duel(man(['short-spear']), sword, change),
          'ann attack: 30',
          (ctx, s) => {
            const more = { through: 2, location: LEFT_LEG }
            impale(ctx, s, struck(ctx, s, 'ann', 'bob', item(s, 'ann', 'short-spear'), more))
          },
          { otherwise: 'usual' },
        ).state.impaled.map(({ by, on, roll }) => [by, on, roll])
      expect(kept(being('ann', { actions: 0 }))).toEqual([['ann', 'bob', 30]])
      expect(kept(being('ann', { actions: 0, condition: 'dead' }))).toEqual([['ann', 'bob', 30]])
      expect(
        kept((s) => {
          being('ann', { actions: 0 })(s)
          being('bob', { condition: 'dead' })(s)
        }),
      ).toEqual([['ann', 'bob', 0]])
    },
  )

  rule('LEG-MAN-ChangeRange', 'who won and went down with it changes no range; the other’s fall hinders nobody', () => {
    const opens = (change: Change, script: string) =>
      alone(duel(sword, sword, change), `ann attack: 30${script}`, (ctx, s) =>
        changeRange(ctx, s, struck(ctx, s, 'ann', 'bob', item(s, 'ann', 'war-sword'), { winner: the(s, 'ann') })),
      )
    const left = (change: Change, script: string) => {
      const { where } = opens(change, script).state
      return 'bands' in where && JSON.stringify(where.bands)
    }
    const still = left(being('ann', { condition: 'unconscious' }), '')
    expect(left(nothing, '')).not.toBe(still)
    expect(left(being('ann', { stance: 'prone' }), '')).toBe(still)
    expect(left(being('bob', { stance: 'prone' }), '')).not.toBe(still)
  })

  test('a net on the winner may be struck at whatever met his blow, a net on another may not', () => {
    const which = (on: string, script: string) => {
      const state = arranged(facing({ ann: sword, cat: sword }, { bob: man(['war-sword', 'net']) }), (s) => {
        item(s, 'bob', 'war-sword').where = 'right'
        item(s, 'bob', 'net').where = 'left'
        s.holds = [holding('entangle', the(s, 'bob'), the(s, on), item(s, 'bob', 'net'), { location: LEFT_ARM })]
      })
      let found: string | undefined
      alone(state, `ann attack: 30${script}`, (ctx, s) => {
        const more = { winner: the(s, 'ann'), guard: item(s, 'bob', 'war-sword') }
        found = whichWeapon(ctx, s, struck(ctx, s, 'ann', 'bob', item(s, 'ann', 'war-sword'), more), false)?.id
      })
      return found
    }
    expect(which('ann', '\nann which weapon: net')).toBe('bob net')
    expect(which('cat', '')).toBe('bob war-sword')
  })
})

describe('magic', () => {
  const mage = { spells: { countermagic: 2 }, skills: { commonMagic: 60 } }
  const answers = (of: 'goblin' | 'lilina' | 'both', fields: Partial<Fighter>): boolean => {
    const state = start({ 'dragons-breath': 2, countermagic: 2 }, undefined, mage)
    for (const f of state.fighters) if (of === 'both' || f.id === of) Object.assign(f, fields)
    let asked = false
    alone(
      state,
      '',
      (ctx, s) => {
        const choose: Ctx['choose'] = (choice) => {
          asked = true
          return ctx.choose(choice)
        }
        countered({ ...ctx, choose }, s, the(s, 'lilina'), 'dragons-breath', 2, 'goblin')
      },
      { otherwise: 'usual' },
    )
    return asked
  }
  rule(
    'LEG-MAG-Reactive',
    'whoever counters needs a Combat Action and Magic Points; the caster may be out of both',
    () => {
      const state = start({ 'dragons-breath': 2, countermagic: 2 }, undefined, mage)
      const played = alone(state, 'goblin counter: magnitude 2\ngoblin common magic: 20', (ctx, s) => {
        expect(countered(ctx, s, the(s, 'lilina'), 'dragons-breath', 2, 'goblin')).toBe(true)
      })
      expect(told(played, 'countered')).toMatchObject([{ who: 'goblin', at: 'lilina', ends: true }])
      expect(answers('both', {})).toBe(true)
      const casting = { spell: 'protection', magnitude: 1, at: 'ann', on: undefined, left: 1 }
      for (const fields of [{ actions: 0 }, { magicPoints: 0 }, { casting }, { condition: 'unconscious' as const }]) {
        expect([answers('goblin', fields), answers('lilina', fields)], JSON.stringify(fields)).toEqual([false, true])
      }
    },
  )

  rule('LEG-MAG-Resist', 'an Evade better than the casting gives the caster no manoeuvre, one worse does', () => {
    const state = start({ 'dragons-breath': 2 })
    const dive = (roll: string) => `lilina common magic: 20\ngoblin evade spell: evade\ngoblin evade: ${roll}`
    const whole = goblin(state).limbs.map((l) => l.hp)
    expect(goblin(cast(state, dive('1'))).limbs.map((l) => l.hp)).toEqual(whole)
    const struckDown = cast(state, `${dive('95')}\nlilina manoeuvre: none\nlilina damage: 1\nlilina hit location: 11`)
    expect(goblin(struckDown).limbs.map((l) => l.hp)).not.toEqual(whole)
  })
})

describe('where they stand', () => {
  test('from which side he comes is his, by the map where both are on it and one faces somewhere', () => {
    const state = mapped({ ann: sword, cat: sword }, { bob: sword }, '.....\n.abc.\n.....', {
      a: 'ann',
      b: 'bob',
      c: 'cat',
    })
    const [ann, bob, cat] = [the(state, 'ann'), the(state, 'bob'), the(state, 'cat')]
    Object.assign(ann, { comesFrom: 'back' })
    Object.assign(bob, { comesFrom: 'side' })
    const arcs = (facing_: number) => {
      bob.facing = facing_
      return [arcOf(state, ann, bob), arcOf(state, cat, bob)]
    }
    expect(arcs(-1)).toEqual(['back', 'front'])
    const all = [0, 1, 2, 3, 4, 5, 6, 7].map(arcs)
    expect(all.filter(([mine, hers]) => mine === 'front' && hers === 'back').length).toBeGreaterThan(0)
    expect(all.filter(([mine, hers]) => mine === 'back' && hers === 'front').length).toBeGreaterThan(0)
    expect(all[0]).toMatchObject(['side', 'side'])
    if ('bands' in state.where) throw new Error('there is a map')
    const { ann: _gone, ...bodies } = state.where.bodies
    state.where = { ...state.where, bodies }
    expect(arcs(0)[0]).toBe('back')
  })

  rule('LEG-ACT-Mount', 'who steps down takes the room of a man, not of his beast', () => {
    const rider = man(['war-sword'], { rides: 'horse' })
    const state = mapped({ ann: rider, horse: {} }, { bob: sword }, '.....\n.hh..\n.hh.b\n...a.', {
      h: 'horse',
      b: 'bob',
      a: 'ann',
    })
    const { state: after } = alone(state, '', (ctx, s) => dismounts(ctx, s, the(s, 'ann'), 'LEG-ACT-Mount'))
    if ('bands' in after.where) throw new Error('there is a map')
    expect([after.where.bodies.ann?.size, after.where.bodies.horse?.size]).toEqual([1, 2])
  })

  test('neither the shooter’s beast nor the target’s is a crowd; a bystander’s is', () => {
    const riders = (...mounted: readonly string[]) => {
      const rides = (id: string) =>
        mounted.includes(id) ? man(['short-bow'], { rides: `${id}s` }) : man(['short-bow'])
      const beasts = (id: string) => (mounted.includes(id) ? { [`${id}s`]: { like: 'horse' } } : {})
      const state = arranged(
        facing(
          { ann: rides('ann'), ...beasts('ann') },
          { bob: rides('bob'), ...beasts('bob'), cid: rides('cid'), ...beasts('cid') },
        ),
        (s) => {
          const ids = s.fighters.map(({ id }) => id)
          s.where = {
            bands: spaced(
              ids,
              ids.map(() => 1),
            ),
          }
        },
      )
      return crowdAbout(state, the(state, 'ann'), the(state, 'bob')).map(({ id }) => id)
    }
    expect(riders()).toEqual(['cid'])
    expect(riders('ann', 'bob')).toEqual(['cid'])
    expect(riders('cid')).toEqual(['cid', 'cids'])
  })

  test('what a pillar hides is counted on the one behind it, not on the shooter', () => {
    const bodied = (who: string) =>
      mapped({ ann: sword }, { bob: sword }, 'a....\n...o.\n....b', { a: 'ann', b: 'bob', o: 'pillar' }, (s) => {
        const { body } = the(arranged(facing({ crocodile: {} }, { bob: sword })), 'crocodile').facts
        Object.assign(the(s, who), { facts: { ...the(s, who).facts, body } })
      })
    const hidden = (who: string) => {
      const state = bodied(who)
      return coverFrom(state, the(state, 'ann'), the(state, 'bob'), true)
    }
    expect(hidden('ann')).toMatchObject({ name: 'Pillar', locations: [0, 1], total: false })
    expect(hidden('bob')?.locations).not.toEqual(hidden('ann')?.locations)
  })

  rule(
    ['LEG-EQP-SignalArrow', 'LEG-EQP-Broadhead'],
    'what an arrow does is told of the archer, and of whom it strikes',
    () => {
      const shot = (arrow: string) =>
        clash(
          shooting(10, archer('short-bow', { arrows: [arrow] }), spent),
          'short-bow',
          'ann attack: 20\nann manoeuvre: none\nann damage: 5\nann hit location: 10',
        )
      expect(told(shot('signal'), 'blunted')).toMatchObject([{ who: 'ann', damage: 5, left: 3 }])
      expect(told(shot('broadhead'), 'bareFlesh')).toMatchObject([{ who: 'ann', at: 'bob', bonus: 2 }])
    },
  )

  rule('LEG-LEAP-01', 'a shield parries a leap from above at −20%, and who is held or cornered cannot evade it', () => {
    const state = (change: Change) => duel(man(['club']), man(['war-sword', 'heater-shield']), change)
    const leap = 'ann act: leap\nbob defend: heater-shield\nann athletics: 40\nbob parry: 41'
    expect(told(acting(state(nothing), leap), 'leapt')).toMatchObject([{ wins: false }])
    expect(told(acting(state(being('ann', { higher: true })), `${leap}\nbob borne down: 1`), 'leapt')).toMatchObject([
      { wins: true },
    ])
    expect(told(acting(state(being('bob', { higher: true })), leap), 'leapt')).toMatchObject([{ wins: false }])
    expect(offered(asking(state(being('bob', { cornered: true })), 'ann act: leap'))).toEqual(['heater-shield', 'none'])
    const held: Change = (s) => {
      s.holds = [holding('grapple', the(s, 'ann'), the(s, 'bob'), item(s, 'ann', 'unarmed'), { location: LEFT_LEG })]
    }
    expect(offered(asking(state(held), 'ann act: leap'))).toEqual(['heater-shield', 'none'])
  })
})
