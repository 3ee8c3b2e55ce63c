import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { counted, duel, of, PLAIN, run, shoot, strike, told, turnOf, withOptions } from '../arrange.ts'

const NO_HARM = 'ana damage: 1 1 2\nbo resistance: 6 6 5'
const body = (physique: string) => ({ attributes: { ...PLAIN.attributes, physique } })

describe('success', () => {
  rule('D6-HIT-Equal', 'equal to the difficulty is a hit', () => {
    const ran = run(turnOf(duel(), 'ana'), strike('1 1 1 2', NO_HARM))
    expect(told(ran, 'attack')).toMatchObject({ total: 5, difficulty: 5, hit: true })
    expect(told(ran, 'damage')).toBeDefined()
  })
  rule('D6-HIT-Miss', 'less is a miss, and no damage is rolled', () => {
    const from = turnOf(duel({}, {}, { scene: { smoke: 'light' } }), 'ana')
    const ran = run(from, strike('1 2 2 2'))
    expect(told(ran, 'attack')).toMatchObject({ total: 7, difficulty: 8, hit: false })
    expect(told(ran, 'damage')).toBeUndefined()
  })
  rule('D6-C-RES-Grades', 'what is over tells how well', () => {
    const grade = (dice: string) => told(run(turnOf(duel(), 'ana'), strike(dice, NO_HARM)), 'attack')?.grade
    expect([grade('1 1 1 2'), grade('1 1 1 3'), grade('2 2 3 3'), grade('6 6 5 5')]).toEqual([
      'minimal',
      'solid',
      'good',
      'incredible',
    ])
  })
})

describe('damage', () => {
  rule('D6-DMG-WeaponCode', 'a hit rolls the weapon’s code', () => {
    const ran = run(
      turnOf(duel({ weapons: ['light crossbow'] }, {}, { distance: 8 }), 'ana'),
      shoot('3 3 3 3', 'ana damage: 2 2 2 2\nbo resistance: 6 6 5'),
    )
    expect(told(ran, 'roll', 1)).toMatchObject({ label: 'damage', dice: 4, adds: 0, total: 8 })
    expect(counted(told(ran, 'damageCode'))).toEqual({ 'D6-DMG-WeaponCode': 12, 'D6-C-WPN-Crossbow': 0 })
  })
  rule('D6-DMG-Plus', 'a code with a plus is added to Strength Damage', () => {
    const ran = run(
      turnOf(duel({ weapons: ['long sword'] }), 'ana'),
      'ana act: strike\nana weapon: long sword\nana attack: 3 3 3 3\nana damage: 2 2 2 2\nbo resistance: 6 6 5',
    )
    expect(told(ran, 'roll', 1)).toMatchObject({ dice: 4, adds: 2, total: 10 })
  })
  rule('D6-DMG-ToDamageChapter', 'it meets resistance in the way of injury the fight counts', () => {
    const blow = strike('3 3 3 3', 'ana damage: 4 4 4')
    const wounds = run(turnOf(duel(), 'ana'), `${blow}\nbo resistance: 3 3 3`)
    expect(of(wounds, 'bo')).toMatchObject({ wound: 'wounded', body: 20 })
    const points = run(turnOf(duel({}, {}, withOptions({ injury: 'bodyPoints' })), 'ana'), blow)
    expect(of(points, 'bo')).toMatchObject({ wound: 'unhurt', body: 6 })
  })
})

describe('manoeuvres and marks', () => {
  rule('D6-DMG-ManeuverMods', 'a sweep and a part of the body change the damage', () => {
    const sweep = run(
      turnOf(duel({ weapons: ['long sword'] }), 'ana'),
      'ana act: sweep\nana weapon: long sword\nana attack: 3 3 3 3\nana damage: 4\nbo resistance: 6 6 5',
    )
    expect(told(sweep, 'roll', 1)).toMatchObject({ label: 'damage', dice: 1, adds: 2 })
    const head = run(
      turnOf(duel(), 'ana'),
      strike('3 3 3 3', NO_HARM).replace('ana attack', 'ana mark: head\nana attack'),
    )
    expect(told(head, 'damage')).toMatchObject({ total: 1 + 1 + 2 + 2 + 12 })
  })
  rule('D6-RANGE-SpecialManeuver', 'a lunge reaches where the arm does not', () => {
    const from = turnOf(duel({}, {}, { distance: 3.5 }), 'ana', 1, (s) => {
      of({ state: s }, 'ana').moved = 5
    })
    expect(refusal(d6, from, 'ana', 'strike')).toMatchObject({ rule: 'D6-RANGE-MeleePB' })
    const ran = run(from, 'ana act: lunge\nana weapon: short sword\nana attack: 1 1 1 1')
    expect(counted(told(ran, 'difficulty'))).toHaveProperty('D6-RANGE-SpecialManeuver')
    const near = run(turnOf(duel(), 'ana'), 'ana act: lunge\nana weapon: short sword\nana attack: 1 1 1 1')
    expect(counted(told(near, 'difficulty'))).not.toHaveProperty('D6-RANGE-SpecialManeuver')
  })
})

describe('Strength Damage', () => {
  const fist = (ana: object, faces: string) =>
    run(
      turnOf(duel({ weapons: [], ...ana }), 'ana'),
      `ana act: strike\nana attack: 3 3 3 3\nana damage: ${faces}\nbo resistance: 6 6 5`,
    )
  rule('D6-STR-Formula', 'drop the pips, halve the dice, round up', () => {
    const dice = (physique: string, faces: string) => told(fist(body(physique), faces), 'roll', 1)?.dice
    expect([dice('2D+2', '2'), dice('3D', '1 2'), dice('4D+2', '1 2'), dice('5D', '1 1 2')]).toEqual([1, 2, 2, 3])
  })
  rule('D6-STR-PhysOrLift', 'from lifting where that is more', () => {
    const ran = fist({ skills: { fighting: '4D', lifting: '7D' } }, '1 1 1 2')
    expect(told(ran, 'roll', 1)).toMatchObject({ dice: 4 })
  })
  rule('D6-STR-Mods', 'Increased Attribute: Physique adds to the total, a weakness takes from it', () => {
    const strong = fist({ abilities: [{ ability: 'increasedAttribute', ranks: 2, of: 'physique' }] }, '1 2')
    expect(told(strong, 'damage')).toMatchObject({ total: 5 })
    const weak = fist({ abilities: [{ ability: 'hindrance', ranks: 1, of: 'strength damage' }] }, '1 2')
    expect(told(weak, 'damage')).toMatchObject({ total: 2 })
  })
  rule('D6-STR-Formula', 'a printed figure stands unless the formula is wanted', () => {
    const own = (options: object, faces: string) =>
      run(
        turnOf(duel({ weapons: [], strengthDamage: '1D' }, {}, withOptions(options)), 'ana'),
        `ana act: strike\nana attack: 3 3 3 3\nana damage: ${faces}\nbo resistance: 6 6 5`,
      )
    expect(told(own({}, '2'), 'roll', 1)).toMatchObject({ dice: 1 })
    expect(told(own({ strengthDamage: 'formula' }, '1 2'), 'roll', 1)).toMatchObject({ dice: 2 })
  })
})

describe('the optional damage bonus', () => {
  const on = { useDamageBonus: true }
  const hero = { role: 'hero' }
  const struck = (dice: string, options: object = on, ana: object = hero, arrange?: (s: State) => void) =>
    told(run(turnOf(duel(ana, {}, withOptions(options)), 'ana', 1, arrange), strike(dice, NO_HARM)), 'damage')?.total
  const plain = 1 + 1 + 2 + 2

  rule('D6-BONUS-Formula', 'a fifth of what the attack was over, rounded up', () => {
    expect([struck('1 1 1 2'), struck('1 1 1 3'), struck('2 2 3 3'), struck('2 3 3 3')]).toEqual([
      plain,
      plain + 1,
      plain + 1,
      plain + 2,
    ])
    expect(struck('2 2 2 3', { ...on, damageBonusRounding: 'down' })).toBe(plain)
    expect(struck('2 2 3 3', { ...on, damageBonusRounding: 'down' })).toBe(plain + 1)
  })
  rule('D6-BONUS-Optional', 'only where the game master wants it', () => {
    expect(struck('3 3 3 3', {})).toBe(plain)
    expect(struck('3 3 3 3')).toBe(plain + 2)
  })
  rule('D6-BONUS-Who', 'for players’ characters and important others', () => {
    expect(struck('3 3 3 3', on, { role: 'minor villain' })).toBe(plain)
    expect(struck('3 3 3 3', on, { role: 'major villain' })).toBe(plain + 2)
    expect(struck('3 3 3 3', { ...on, damageBonusWho: 'everybody' }, { role: 'minor villain' })).toBe(plain + 2)
  })
  rule('D6-BONUS-Before', 'it is in the damage before resistance meets it', () => {
    const wound = (options: object) =>
      of(
        run(
          turnOf(duel(hero, {}, withOptions(options)), 'ana'),
          strike('3 3 3 3', 'ana damage: 3 3 3\nbo resistance: 3 3 3'),
        ),
        'bo',
      ).wound
    expect([wound({}), wound(on)]).toEqual(['stunned', 'wounded'])
  })
  const marked = (mark: string, dice: string, options: object = on) => {
    const from = turnOf(duel(hero, {}, withOptions(options)), 'ana')
    const ran = run(from, strike(dice, NO_HARM).replace('ana attack', `ana mark: ${mark}\nana attack`))
    return told(ran, 'damage')?.total
  }
  rule('D6-BONUS-Called', 'it comes on top of a hit location', () => {
    expect([marked('head', '3 3 3 3', {}), marked('head', '3 3 3 3')]).toEqual([plain + 12, plain + 12 + 1])
  })
  rule('D6-BONUS-NotLimbs', 'but not for an arm, a leg or a hand', () => {
    expect([marked('arm', '3 3 3 3'), marked('leg', '3 3 3 3')]).toEqual([plain - 2, plain - 1])
    expect(marked('hand', '6 6 6 5')).toBe(plain - 2)
    expect(marked('chest', '3 3 3 3')).toBe(plain + 2)
  })
  rule('D6-BONUS-Abilities', 'for abilities only if he says so', () => {
    const breath = {
      role: 'hero',
      weapons: [],
      natural: [{ name: 'breath', damage: '3D', skill: 'marksmanship', ranges: [10, 20, 40] }],
    }
    const total = (options: object) =>
      told(
        run(turnOf(duel(breath, {}, { distance: 8, ...withOptions(options) }), 'ana'), shoot('4 4 4 4', NO_HARM)),
        'damage',
      )?.total
    expect(total(on)).toBe(4)
    expect(total({ ...on, bonusOnAbilities: true })).toBe(6)
  })
})
