import { describe, expect, test } from 'vitest'
import { spaced } from '../../../../space/bands.ts'
import {
  agility,
  burdens,
  everything,
  givenModifiersPass,
  givenModifiersStand,
  plainSkill,
  surroundings,
  wrestling,
} from '../../body/plain-skills.ts'
import { closeAttack, closeDefence, missileDefence, styleSkill } from '../../exchange/modifiers.ts'
import { holding } from '../../ground/holds.ts'
import { engaged, engagedBy, outOfSight } from '../../ground/movement.ts'
import { chargeReach, flies, lame, movement, movementLeft, rooted } from '../../ground/pace.ts'
import { inContact } from '../../ground/places.ts'
import { cannotTurnInside, outOfReach, parryingSize, tooLongInside } from '../../ground/reach.ts'
import { settles } from '../../state/standing.ts'
import type { Fighter, State } from '../../state/types.ts'
import { alone, arranged, being, facing, the } from '../arrange.ts'
import { CHEST, duel, HEAD, item, man, RIGHT_ARM, RIGHT_LEG } from '../clash.ts'

const sword = man(['war-sword'])
const of =
  <T>(read: (s: State, ann: Fighter, bob: Fighter) => T) =>
  (change?: (s: State) => void, ann: object = sword, options: object = {}): T => {
    const s = duel(ann, sword, change, options)
    return read(s, the(s, 'ann'), the(s, 'bob'))
  }
const lit = (light: State['scene']['light']) => (s: State) => void Object.assign(s, { scene: { ...s.scene, light } })

describe('what takes from a skill', () => {
  const about = of((s, ann) => surroundings(s, ann))
  test('how he lies, stands and sees', () => {
    expect([about(), about(being('ann', { stance: 'prone' })), about(being('ann', { footing: 'unstable' }))]).toEqual([
      0, -20, -20,
    ])
    expect([
      about(lit('partial')),
      about(lit('dark')),
      about(lit('pitch')),
      about(being('ann', { blind: true })),
    ]).toEqual([-20, -40, -60, -60])
    const woken = { readiness: 'groggy', surprised: 1 } as const
    expect([
      about(being('ann', woken)),
      about(being('ann', { ...woken, surprised: 0 })),
      about(being('ann', { surprised: 1 })),
    ]).toEqual([-20, 0, 0])
    expect(about(being('bob', { stance: 'prone', blind: true }))).toBe(0)
  })

  const hurt = of((s, ann) => burdens(s, ann))
  test('weariness, each weapon in him, each hold on head or body, and the Games Master’s word', () => {
    const stuck = (on: string, penalty: number) =>
      ({ by: 'bob', on, item: 'x', location: CHEST, penalty, roll: 1, skill: 1, level: 'success' }) as const
    expect(hurt((s) => void s.impaled.push(stuck('ann', 20), stuck('ann', 10), stuck('bob', 30)))).toBe(-30)
    const hold = (kind: 'grapple' | 'entangle' | 'grip', on: string, location: number | undefined) => (s: State) =>
      void s.holds.push(
        holding(kind, the(s, on === 'ann' ? 'bob' : 'ann'), the(s, on), item(s, 'bob', 'unarmed'), { location }),
      )
    expect([
      hurt(hold('grapple', 'ann', CHEST)),
      hurt(hold('entangle', 'ann', HEAD)),
      hurt(hold('grip', 'ann', CHEST)),
    ]).toEqual([-20, -20, 0])
    expect([
      hurt(hold('grapple', 'ann', RIGHT_ARM)),
      hurt(hold('grapple', 'bob', CHEST)),
      hurt(hold('entangle', 'ann', undefined)),
    ]).toEqual([0, 0, 0])
    const favour = (who: string, value: number) => ({ who, value, because: 'x', actions: 2, fresh: false })
    expect(hurt((s) => void s.favours.push(favour('ann', 5), favour('bob', 50), favour('ann', -15)))).toBe(-10)
    expect(of((s, ann) => everything(s, ann))(being('ann', { breath: 0 }))).toBe(-40)
    expect(of((s, ann) => everything(s, ann))(being('ann', { breath: 1 }))).toBe(0)
  })

  test('a favour passes with the step it was given in, and with the next Combat Action', () => {
    const left = (fields: object, actions = 2) => {
      const s = duel(sword, sword, being('ann', { actions }))
      s.favours = [{ who: 'ann', value: 5, because: 'x', actions: 2, fresh: false, ...fields }]
      givenModifiersPass(s)
      return s.favours.length
    }
    expect([left({}), left({ fresh: true }), left({}, 1), left({ who: 'nobody' })]).toEqual([1, 0, 0, 0])
    const s = duel(sword, sword)
    s.favours = [1, 2].map((value) => ({ who: 'ann', value, because: 'x', actions: 2, fresh: true }))
    givenModifiersStand(s)
    expect(s.favours.map(({ fresh }) => fresh)).toEqual([false, false])
  })

  const strikes = of((s, ann, bob) => closeAttack(s, ann, bob, undefined))
  const guards = of((s, ann, bob) => closeDefence(s, ann, bob, undefined))
  test('the close fight: whom he strikes at, and from where he is struck', () => {
    expect([strikes(), strikes(being('ann', { confined: true })), strikes(being('bob', { confined: true }))]).toEqual([
      0, -10, 0,
    ])
    expect([
      strikes(being('bob', { surprised: 1 })),
      strikes(being('bob', { stance: 'prone' })),
      strikes(being('ann', { stance: 'prone' })),
    ]).toEqual([20, 20, -20])
    expect([
      strikes(being('ann', { comesFrom: 'back' })),
      strikes(being('ann', { comesFrom: 'side' })),
      strikes(being('ann', { comesFrom: 'side' }), sword, { flanking: 20 }),
    ]).toEqual([20, 0, 20])
    const both = (s: State) => {
      the(s, 'bob').stance = 'prone'
      the(s, 'ann').comesFrom = 'back'
    }
    expect(strikes(both)).toBe(20)
    expect([
      guards(being('bob', { higher: true })),
      guards(being('ann', { higher: true })),
      guards(being('bob', { mount: 'x' })),
      guards(being('ann', { mount: 'x' })),
    ]).toEqual([-20, 0, -20, 0])
    const high = (s: State) => void Object.assign(the(s, 'bob'), { higher: true, mount: 'x' })
    const level = (s: State) =>
      ['ann', 'bob'].forEach((id) => void Object.assign(the(s, id), { mount: 'x', higher: true }))
    expect([guards(high), guards(level)]).toEqual([-20, 0])
  })

  test('a stumble, on top of lying prone or for the same', () => {
    const fallen = being('ann', { stumbling: true, stance: 'prone' })
    expect([
      guards(being('ann', { stumbling: true })),
      guards(fallen),
      guards(fallen, sword, { stumblePenalty: 'once' }),
    ]).toEqual([-20, -40, -20])
    const shot = of((s, ann) => missileDefence(s, ann, undefined))
    expect([
      shot(being('ann', { stumbling: true })),
      shot(fallen),
      shot(fallen, sword, { stumblePenalty: 'once' }),
      shot(),
    ]).toEqual([-20, -40, -20, 0])
  })

  test('Evade and Athletics, of beasts and acrobats; only what endures is spared the want of air', () => {
    const acrobat = (acrobatics: number) => man(['war-sword'], { skills: { evade: 50, athletics: 40, acrobatics } })
    const evades = of((s, ann) => agility(s, ann, 'evade', undefined))
    const jumps = of((s, ann) => agility(s, ann, 'athletics', undefined))
    expect([
      evades(undefined, acrobat(55), { augment: true }),
      jumps(undefined, acrobat(55), { augment: true }),
    ]).toEqual([56, 46])
    expect([
      evades(undefined, acrobat(24), { augment: true }),
      evades(undefined, acrobat(25), { augment: true }),
      evades(undefined, acrobat(55)),
    ]).toEqual([50, 53, 50])
    const beast = (s: State) => {
      const { facts } = the(s, 'ann')
      Object.assign(the(s, 'ann'), {
        facts: { ...facts, evades: 'athletics', skills: { ...facts.skills, athletics: 33 } },
      })
    }
    expect([evades(beast), jumps(beast)]).toEqual([33, 33])
    const choking = being('ann', { breath: 0 })
    const worth = (skill: 'resilience' | 'brawn') => of((s, ann) => plainSkill(s, ann, skill))(choking)
    expect([worth('resilience'), worth('brawn')]).toEqual([50, 10])
    const wrestles = (unarmed: number, brawn: number) =>
      of((s, ann) => wrestling(s, ann))(undefined, man(['war-sword'], { skills: { unarmed, brawn } }))
    expect([wrestles(40, 50), wrestles(60, 50), wrestles(50, 50)]).toEqual([50, 60, 50])
  })

  test('a sharpened blade', () => {
    const worth = of((s, ann) => styleSkill(ann, item(s, 'ann', 'war-sword')))
    expect([worth(), worth((s) => void Object.assign(item(s, 'ann', 'war-sword'), { sharp: 2 }))]).toEqual([60, 70])
  })
})

describe('how far his legs carry him', () => {
  const metres = of((s, ann) => movement(s, ann))
  test('on each ground, weary, laden or casting, and never less than nothing', () => {
    expect([
      metres(),
      metres(being('ann', { footing: 'climbing' })),
      metres(being('ann', { footing: 'climbing', sheer: true })),
      metres(being('ann', { footing: 'swimming' })),
    ]).toEqual([8, 6, 4, 4])
    const casting = { spell: 'heal', magnitude: 3, at: 'ann', on: undefined, left: 1 } as const
    expect([metres(being('ann', { casting })), metres(being('bob', { casting }))]).toEqual([4, 8])
    const swimmer = man(['war-sword'], { traits: ['swimmer'] })
    expect(metres(being('ann', { footing: 'swimming' }), swimmer)).toBe(8)
    expect(metres(being('ann', { footing: 'swimming' }), man(['war-sword'], { move: 1, worn: { chest: 20 } }))).toBe(0)
    const bird = man(['war-sword'], { fly: 20, move: 3 })
    expect([metres(undefined, bird), metres(being('ann', { footing: 'climbing' }), bird)]).toEqual([20, 2.25])
    expect([of((_s, ann) => flies(ann))(undefined, bird), of((_s, ann) => flies(ann))()]).toEqual([true, false])
  })

  test('what is left of a round and of a run', () => {
    const left = of((s, ann) => movementLeft(s, ann))
    expect([left(being('ann', { moved: 3 })), left(being('ann', { moved: 9 }))]).toEqual([5, 0])
    const charge = (fields: Partial<Fighter>) => being('ann', { fullRound: 'charge', ...fields })
    expect([
      left(charge({})),
      left(charge({ paced: 10 })),
      left(charge({ moved: 20 })),
      left(being('ann', { fullRound: 'sprint' })),
    ]).toEqual([16, 6, 4, 24])
    expect(left(being('ann', { fullRound: 'sprint', moved: 30 }))).toBe(10)
    const mailed = man(['war-sword'], { worn: { chest: 10 } })
    expect([
      left(charge({ moved: 20 }), mailed, { runArmourPenalty: true }),
      left(charge({ moved: 20 }), mailed),
    ]).toEqual([2, 4])
    const reach = of((s, ann) => chargeReach(s, ann))
    expect([
      reach(),
      reach(being('ann', { actions: 1 })),
      reach(being('ann', { moved: 4 })),
      reach(being('ann', { actions: 0 })),
    ]).toEqual([24, 16, 20, 16])
    expect(reach(undefined, mailed, { runArmourPenalty: true })).toBe(22)
  })

  test('what roots him to the spot', () => {
    const why = of((s, ann) => rooted(s, ann)?.because)
    const legs =
      (...at: readonly number[]) =>
      (s: State) =>
        at.forEach((leg) => void Object.assign(the(s, 'ann').limbs[leg] ?? {}, { useless: true }))
    expect([why(), why(being('ann', { rider: 'x' })), why(being('ann', { stance: 'prone' })), why(legs(0))]).toEqual([
      undefined,
      'his rider guides him',
      'he lies on the ground',
      'no sound leg bears him',
    ])
    const afloat = (s: State) => {
      legs(0, 1)(s)
      the(s, 'ann').footing = 'swimming'
    }
    expect([why(afloat), why(legs(0, 1), man(['war-sword'], { fly: 9 }))]).toEqual([undefined, undefined])
    const hold =
      (kind: 'grapple' | 'entangle', location: number | undefined, on = 'ann') =>
      (s: State) =>
        void s.holds.push(holding(kind, the(s, 'bob'), the(s, on), item(s, 'bob', 'unarmed'), { location }))
    expect([
      why(hold('entangle', RIGHT_LEG)),
      why(hold('entangle', CHEST)),
      why(hold('grapple', RIGHT_LEG)),
      why(hold('grapple', CHEST)),
    ]).toEqual(['his leg is entangled', undefined, 'his leg is held', 'somebody has hold of him'])
    expect([
      why(hold('grapple', CHEST, 'bob')),
      why(hold('grapple', undefined)),
      why(being('ann', { moved: 8 })),
      why(being('ann', { moved: 7.9 })),
    ]).toEqual([undefined, undefined, 'he has moved as far as he can this round', undefined])
    const horse = duel({ like: 'war-horse' }, sword)
    const limp = (count: number) => {
      the(horse, 'ann').limbs.forEach((limb, i) => {
        limb.useless =
          the(horse, 'ann')
            .facts.body.locations.slice(0, i + 1)
            .filter(({ part }) => part === 'leg').length <= count &&
          the(horse, 'ann').facts.body.locations[i]?.part === 'leg'
      })
      return lame(the(horse, 'ann'))
    }
    expect([limp(0), limp(1), limp(2), limp(4)]).toEqual([false, false, true, true])
  })

  test('who is on him, and who is far from every foe', () => {
    const s = arranged(facing({ ann: sword, pal: sword }, { bob: sword, cid: sword }), (state) => {
      state.where = { bands: spaced(['ann', 'pal', 'bob', 'cid'], [1, 1, 1, 1, 1, 1]) }
    })
    expect(engagedBy(s, the(s, 'ann')).map(({ id }) => id)).toEqual(['bob', 'cid'])
    the(s, 'bob').condition = 'unconscious'
    expect([engagedBy(s, the(s, 'ann')).map(({ id }) => id), engaged(s, the(s, 'ann'))]).toEqual([['cid'], true])
    the(s, 'cid').condition = 'fled'
    expect([engaged(s, the(s, 'ann')), inContact(s, 'ann', 'pal')]).toEqual([false, true])
    const gone = (distance: number, change?: (state: State) => void) => {
      const state = arranged(facing({ ann: sword }, { bob: sword }, {}, { distance }), change)
      return the(alone(state, '', (ctx, at) => outOfSight(ctx, at, the(at, 'ann'))).state, 'ann').condition
    }
    expect([gone(60), gone(61), gone(5, being('bob', { condition: 'unconscious' }))]).toEqual(['up', 'fled', 'fled'])
  })

  test('the ground of a map is under his feet, but for who climbs or is under water', () => {
    const map = { cell: 1, picture: 'a~b', key: { a: 'ann', b: 'bob', '~': 'difficult' } }
    const stands = (fields: Partial<Fighter>) => {
      const s = arranged(
        { ...facing({ ann: sword }, { bob: sword }, {}, { map }), distance: undefined },
        being('ann', fields),
      )
      settles(s, the(s, 'ann'))
      return the(s, 'ann').footing
    }
    expect([
      stands({ footing: 'unstable' }),
      stands({ footing: 'climbing' }),
      stands({ footing: 'submerged' }),
      stands({ footing: 'swimming' }),
    ]).toEqual(['firm', 'climbing', 'submerged', 'firm'])
  })
})

describe('long and short', () => {
  const [knife, pike] = [man(['dagger']), man(['longspear'])]
  test('too short by two steps, and not inside, and where the fight counts it', () => {
    const out = (change?: (s: State) => void, options: object = { reach: true }) => {
      const s = duel(knife, pike, change, options)
      return outOfReach(s, the(s, 'ann'), item(s, 'ann', 'dagger'), the(s, 'bob'))
    }
    expect([
      out(),
      out(undefined, {}),
      out(being('bob', { condition: 'unconscious' })),
      out((s) => void s.inside.push({ by: 'ann', of: 'bob' })),
      out((s) => void s.inside.push({ by: 'bob', of: 'ann' })),
    ]).toEqual([true, false, false, false, true])
    expect([out(being('ann', { chargeAt: 'bob' })), out(being('ann', { chargeAt: 'cid' }))]).toEqual([false, true])
    const charge = {
      by: 'bob',
      on: 'ann',
      passing: false,
      answer: 'stand',
      answered: false,
      knockedBack: false,
    } as const
    expect([
      out((s) => void Object.assign(s, { charge })),
      out((s) => void Object.assign(s, { charge: { ...charge, by: 'cid' } })),
    ]).toEqual([false, true])
  })
  test('inside a long weapon its owner cannot parry with it, nor strike where the fight says so', () => {
    const inside = (by: string, of: string) => (s: State) => void s.inside.push({ by, of })
    const parry = (change?: (s: State) => void) => {
      const s = duel(pike, knife, change, { reach: true })
      return tooLongInside(s, the(s, 'ann'), item(s, 'ann', 'longspear'), the(s, 'bob'), item(s, 'bob', 'dagger'))
    }
    expect([parry(), parry(inside('bob', 'ann')), parry(inside('ann', 'bob'))]).toEqual([false, true, false])
    const strike = (change?: (s: State) => void, options: object = { insideLongerWeapon: 'noAttackOrParry' }) => {
      const s = duel(pike, knife, change, { reach: true, ...options })
      return cannotTurnInside(s, the(s, 'ann'), item(s, 'ann', 'longspear'), the(s, 'bob'))
    }
    expect([
      strike(),
      strike(inside('bob', 'ann')),
      strike(inside('ann', 'bob')),
      strike(inside('bob', 'ann'), {}),
    ]).toEqual([false, true, false, false])
  })
  test('how large a parry counts: dirks as Medium, chains and what meets them a step less', () => {
    const s = duel(man(['dirk', 'chain']), man(['war-sword', 'chain']))
    const size = (mine: string, his: string) => parryingSize(item(s, 'ann', mine), item(s, 'bob', his))
    expect(size('dirk', 'war-sword') - size('dirk', 'chain')).toBe(1)
    expect(size('chain', 'war-sword') - size('chain', 'chain')).toBe(1)
  })
})
