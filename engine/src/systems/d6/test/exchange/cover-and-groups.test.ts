import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { counted, crowd, duel, during, of, PLAIN, run, strike, told, turnOf, withOptions } from '../arrange.ts'
import { DRIVER, race } from '../races.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
/** Wholly behind a wall of 3D. */
const WALL = { share: 100, toughness: 9, object: 'a wall', weakened: 0 } as const
const walled = (s: State): void => set('bo', { cover: { ...WALL } })(s)
const inDefence = (kind: 'dodge' | 'block', total: number) =>
  set('bo', { defences: [{ kind, total, full: false, item: '' }] })

/** Ana and Cy have planned to strike Bo together. */
function planned(bo: object, heroes: object = {}, arrange?: (s: State) => void): State {
  const member = { ...PLAIN, skills: { ...PLAIN.skills, command: '4D' }, ...heroes }
  const from = {
    system: 'd6',
    distance: 2,
    sides: { heroes: { ana: member, cy: member }, foes: { bo: { ...PLAIN, ...bo } } },
  }
  return turnOf(from, 'ana', 1, (s) => {
    s.round = 2
    Object.assign(of({ state: s }, 'ana'), { turned: 2, ...during('prepared', 1, 1) })
    arrange?.(s)
  })
}
const TOGETHER = 'ana act: group attack\nana mark: chest\nana command: 1 2 2 2\n'
const BOTH = 'ana attack: 3 3 3 3\nana damage: 1 1 2\ncy attack: 3 3 3 3\ncy damage: 1 1 2\n'

describe('who is wholly behind something', () => {
  rule('D6-COVER-100', 'is not felled, seized or disarmed: what would do so is not even tried', () => {
    for (const key of [
      'knockdown',
      'trip',
      'push',
      'tackle',
      'choke',
      'flip',
      'hold',
      'arm pin',
      'slam',
      'disarm',
      'break',
    ]) {
      expect(refusal(d6, turnOf(duel(), 'ana'), 'ana', key), key).toBeUndefined()
      expect(refusal(d6, turnOf(duel(), 'ana', 1, walled), 'ana', key), key).toMatchObject({ rule: 'D6-COVER-100' })
    }
    expect(refusal(d6, turnOf(duel(), 'ana', 1, walled), 'ana', 'strike')).toBeUndefined()
  })
  rule('D6-COVER-100', 'is not hit where one aims: the blow meets the cover', () => {
    const called = run(
      turnOf(duel(), 'ana', 1, walled),
      'ana act: strike\nana weapon: short sword\nana mark: up to 50 cm\nana called for: item\nana attack: 6 6 6 5',
    )
    expect(told(called, 'coverStops')).toMatchObject({ who: 'bo', by: 'ana', object: 'a wall' })
    expect(of(called, 'bo').items[0]?.where).toBe('hand')
    const head = run(
      turnOf(duel(), 'ana', 1, walled),
      'ana act: strike\nana weapon: short sword\nana mark: head\nana attack: 6 6 6 5\nana damage: 4 4 4\ngm cover: 4 4 4\nbo resistance: 2 2 2',
    )
    expect(told(head, 'cover')).toMatchObject({ total: 14, stopped: 12, over: 2 })
    expect(of(head, 'bo').hurt).toEqual([])
  })
  rule('D6-COVER-100', 'is struck through it by each of a group', () => {
    const ran = run(
      planned({}, {}, walled),
      `${TOGETHER}ana attack: 3 3 3 3\nana damage: 4 4 4\ngm cover: 4 4 4\ncy attack: 3 3 3 3\ncy damage: 4 4 4\ngm cover: 2 2\nbo resistance: 2 2 2`,
    )
    expect([told(ran, 'cover'), told(ran, 'cover', 1)]).toMatchObject([{ over: 2 }, { over: 10 }])
    expect(told(ran, 'volley')).toMatchObject({ total: 12 })
  })
  rule('D6-COVER-100', 'shoots only by leaning out of it, and no longer hides all of himself', () => {
    const archer = (options: object) =>
      turnOf(
        duel({ weapons: ['light crossbow'] }, {}, { distance: 8, ...withOptions(options) }),
        'ana',
        1,
        set('ana', { cover: { ...WALL } }),
      )
    const leans = run(archer({}), 'ana act: shoot\nana attack: 1 1 1 1')
    expect(of(leans, 'ana').cover).toMatchObject({ share: 75, object: 'a wall' })
    expect(refusal(d6, archer({ leaningOut: false }), 'ana', 'shoot')).toMatchObject({ rule: 'D6-COVER-100' })
  })
})

describe('shield, size and stunning count once for every kind of hit', () => {
  rule('D6-C-SHD-Facing', 'a shield is in the way of a group, unless one of them is behind it', () => {
    const shield = { shield: 'large shield' }
    const faced = run(planned(shield), `${TOGETHER}${BOTH}bo resistance: 1 1 1 1 2`)
    expect(counted(told(faced, 'resists'))).toMatchObject({ 'D6-C-SHD-Facing': 8 })
    const flanked = run(planned(shield, {}, set('bo', { behind: ['cy'] })), `${TOGETHER}${BOTH}bo resistance: 2 2 2`)
    expect(counted(told(flanked, 'resists'))).not.toHaveProperty('D6-C-SHD-Facing')
  })
  rule('D6-C-SCALE-Smaller', 'a larger one resists a smaller group better', () => {
    const ran = run(
      planned({ scale: 6 }),
      `${TOGETHER}ana attack: 3 3 3 3\nana damage: 1 1 2\ncy attack: 3 3 3 3\ncy damage: 1 1 2\nbo resistance: 2 2 2`,
    )
    expect(counted(told(ran, 'resists'))).toMatchObject({ 'D6-C-SCALE-Smaller': 6 })
  })
  rule('D6-C-W-StunWeapon', 'a group with stunning weapons stuns', () => {
    const stinging = { weapons: [], natural: [{ name: 'sting', damage: '3D', stuns: true }] }
    const ran = run(
      planned({}, stinging),
      `${TOGETHER}ana attack: 3 3 3 3\nana damage: 5 5 5\ncy attack: 3 3 3 3\ncy damage: 1 1 2\nbo resistance: 2 2 2`,
    )
    expect(told(ran, 'stunned')).toMatchObject({ who: 'bo' })
  })
  rule('D6-C-OPT-GroupCommand', 'what protects from one of a group only does not protect from their sum', () => {
    const mixed = (cy: object, bo: object, dice: string, options: object = {}) => {
      const member = { ...PLAIN, skills: { ...PLAIN.skills, command: '4D' } }
      const from = {
        system: 'd6',
        distance: 2,
        sides: { heroes: { ana: member, cy: { ...member, ...cy } }, foes: { bo: { ...PLAIN, ...bo } } },
        options,
      }
      const state = turnOf(from, 'ana', 1, (s) => {
        s.round = 2
        Object.assign(of({ state: s }, 'ana'), { turned: 2, ...during('prepared', 1, 1) })
      })
      return run(state, `${TOGETHER}${BOTH}bo resistance: ${dice}`)
    }
    const resisted = (ran: ReturnType<typeof mixed>) => counted(told(ran, 'resists'))
    const small = mixed({ scale: 2 }, { scale: 6 }, '2 2 2')
    expect([told(small, 'volley'), resisted(small)]).toMatchObject([{ total: 6 + 6 }, { 'D6-C-SCALE-Smaller': 4 }])
    expect(resisted(mixed({ scale: 2 }, { scale: 6 }, '2 2 2', { groupResistance: 'most' }))).toMatchObject({
      'D6-C-SCALE-Smaller': 6,
    })
    const immune = { abilities: [{ ability: 'attackResistance', ranks: 1, of: 'melee combat' }] }
    expect(resisted(mixed({}, immune, '2 2 2 2'))).toMatchObject({ 'D6-C-SA-AttackResistance': 3 })
    const bitten = { weapons: [], natural: [{ name: 'fangs', damage: '3D', stuns: true }] }
    expect(resisted(mixed(bitten, immune, '2 2 2'))).not.toHaveProperty('D6-C-SA-AttackResistance')
    expect(told(mixed(bitten, {}, '2 2 2'), 'stunned')).toBeUndefined()
    expect(told(mixed(bitten, {}, '2 2 2', { groupResistance: 'most' }), 'stunned')).toBeDefined()
  })
  rule(['D6-C-SCALE-Larger', 'D6-DEF-BodyBlockSuccess'], 'a blade stopped with the body: size counts both ways', () => {
    const blocked = (ana: number, bo: number, dice: string) =>
      run(
        turnOf(duel({ scale: ana, weapons: ['short sword'] }, { scale: bo }), 'ana', 1, inDefence('block', 60)),
        strike('3 3 3 3', `ana damage: ${dice}\nbo resistance: 1 1 2`),
      )
    expect(told(blocked(3, 0, '2'), 'damage')).toMatchObject({ total: 2 + 2 + 3 })
    expect(counted(told(blocked(0, 3, '2'), 'resists'))).toMatchObject({ 'D6-C-SCALE-Smaller': 3 })
  })
  rule(['D6-C-SCALE-Larger', 'D6-C-OPT-Choke'], 'so it does for hands around a throat', () => {
    const choked = (ana: number, bo: number) =>
      run(
        turnOf(duel({ scale: ana, weapons: [] }, { scale: bo }), 'ana'),
        'ana act: choke\nana attack: 6 6 6 5\nana damage: 2 2\nbo resistance: 1 1 2',
      )
    expect(told(choked(3, 0), 'damage')).toMatchObject({ total: 4 + 3 })
    expect(counted(told(choked(0, 3), 'resists'))).toMatchObject({ 'D6-C-SCALE-Smaller': 3 })
  })
})

describe('small things', () => {
  rule('D6-C-SKILL-ZeroDice', 'who has no die of healing left treats nobody, and uses up no patient', () => {
    const comrades = (wound: Partial<Fighter>) =>
      turnOf(
        {
          system: 'd6',
          distance: 2,
          sides: { heroes: { ana: { ...PLAIN, skills: { healing: '1D' } }, cy: PLAIN }, foes: { bo: PLAIN } },
        },
        'ana',
        1,
        (s) => {
          set('cy', { wound: 'wounded' })(s)
          set('ana', wound)(s)
        },
      )
    expect(refusal(d6, comrades({}), 'ana', 'treat')).toBeUndefined()
    expect(refusal(d6, comrades({ wound: 'wounded' }), 'ana', 'treat')).toMatchObject({ rule: 'D6-C-SKILL-ZeroDice' })
  })
  rule('D6-DIFF-Active', 'a standing defence stands though its owner is seized or numbed', () => {
    const seized = run(
      turnOf(duel({ weapons: [] }), 'ana', 1, inDefence('dodge', 4)),
      'ana act: hold\nana attack: 3 3 3 3\nbo resistance: 2 2 2',
    )
    expect(of(seized, 'bo').defences).toMatchObject([{ total: 4 }])
    const touch = { abilities: [{ ability: 'paralyzingTouch', ranks: 1 }], weapons: [] }
    const numbed = run(
      turnOf(duel(touch), 'ana', 1, inDefence('dodge', 4)),
      'ana act: paralysing touch\nana attack: 3 3 3 3',
    )
    expect(of(numbed, 'bo').defences).toMatchObject([{ total: 4 }])
  })
  rule('D6-DEF-BodyBlockBladed', 'a spiked club has no blade', () => {
    const blocked = (weapon: string, more = '') =>
      told(
        run(
          turnOf(duel({ weapons: [weapon] }), 'ana', 1, inDefence('block', 60)),
          `ana act: strike\nana weapon: ${weapon}\nana attack: 3 3 3 3\n${more}`,
        ),
        'blocksBlade',
      )
    expect(blocked('rapier', 'ana damage: 1 2\nbo resistance: 1 1 2')).toBeDefined()
    expect(blocked('spiked club')).toBeUndefined()
  })
  rule('D6-AIM-Exclusive', 'who aims does not crouch, lie down or rise in that round', () => {
    const archer = (done: Fighter['done']) =>
      turnOf(duel({ weapons: ['light crossbow'] }), 'ana', 1, set('ana', { done }))
    expect(refusal(d6, archer([]), 'ana', 'aim')).toBeUndefined()
    for (const key of ['crouch', 'lie down', 'stand', 'step'] as const) {
      expect(refusal(d6, archer([key]), 'ana', 'aim'), key).toMatchObject({ rule: 'D6-AIM-Exclusive' })
    }
  })
  rule('D6-C-OPT-Surprise', 'who has had his turn is surprised no longer', () => {
    const dice = (turned: number, faces: string) =>
      told(run(turnOf(duel({}, { surprised: true }), 'ana', 1, set('bo', { turned })), strike(faces)), 'roll')
    expect(dice(0, '1 1 1 1 1')).toMatchObject({ dice: 5 })
    expect(dice(1, '1 1 1 1')).toMatchObject({ dice: 4 })
  })
  rule('D6-C-OPT-Called50', 'a table may play without hit locations, and keeps called shots', () => {
    const state = turnOf(duel({}, {}, withOptions({ hitLocationStandard: 'none' })), 'ana')
    expect(() => run(state, 'ana act: strike\nana weapon: short sword\nana mark: head\nana attack: 1 1 1 1')).toThrow()
    const called = run(state, 'ana act: strike\nana weapon: short sword\nana mark: up to 50 cm\nana attack: 1 1 1 1')
    expect(told(called, 'attack')).toMatchObject({ difficulty: 8 })
  })
})

describe('vehicles', () => {
  const sides = (ana: object) => ({
    sides: {
      heroes: { ana: { ...DRIVER, weapons: ['light crossbow'], vehicle: 'hers', ...ana } },
      foes: { bo: { ...DRIVER, vehicle: 'his' } },
    },
  })
  rule('D6-BONUS-Formula', 'a well-placed shot at a vehicle does more', () => {
    const shot = (ana: object) =>
      run(
        race('carriage', {}, {}, { ...sides(ana), options: { useDamageBonus: true } }),
        'ana act: attack vehicle\nana attack: 3 3 3 4\nana damage: 2 2 2 2\ngm toughness: 5 5 5 5',
      )
    expect(told(shot({ role: 'hero' }), 'vehicleDamage')).toMatchObject({ total: 8 + 2 })
    expect(told(shot({ role: 'minor villain' }), 'vehicleDamage')).toMatchObject({ total: 8 })
  })
  rule(
    'D6-VEH-Basic',
    'whoever is aboard takes the reins of one who cannot drive, and nobody those of one who can',
    () => {
      const crew = (condition: Fighter['condition']) =>
        turnOf(
          {
            system: 'd6',
            distance: 20,
            sides: {
              heroes: { ana: { ...PLAIN, vehicle: 'cart' }, cy: { ...DRIVER, vehicle: 'cart' } },
              foes: { bo: PLAIN },
            },
            scene: { vehicles: { cart: { kind: 'carriage', driver: 'cy', speed: 'cruising' } } },
          },
          'ana',
          1,
          set('cy', { condition }),
        )
      expect(refusal(d6, crew('up'), 'ana', 'take the reins')).toMatchObject({ rule: 'D6-VEH-Basic' })
      const taken = run(crew('dead'), 'ana act: take the reins')
      expect(taken.state.vehicles[0]?.driver).toBe('ana')
      expect(told(taken, 'takesReins')).toMatchObject({ who: 'ana', vehicle: 'cart' })
      expect(refusal(d6, turnOf(crowd({}, { bo: {} }), 'ana'), 'ana', 'take the reins')).toMatchObject({
        rule: 'D6-VEH-Basic',
      })
    },
  )
})
