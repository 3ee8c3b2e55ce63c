import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { placedAt } from '../../../../space/bands.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { counted, crowd, duel, during, of, PLAIN, run, shoot, strike, told, turnOf, withOptions } from '../arrange.ts'

const MISS = '1 1 1 1'
const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const difficulty = (more: object, arrange: (s: State) => void) =>
  counted(told(run(turnOf(duel({}, {}, more), 'ana', 1, arrange), strike(MISS)), 'difficulty'))
const NO_HARM = 'ana damage: 1 1 2\nbo resistance: 6 6 5'

describe('who sees whom', () => {
  rule('D6-C-OPT-AttackerBlind', 'a blind attacker has it 12 harder', () => {
    expect(difficulty({}, set('ana', { blind: true }))).toMatchObject({ 'D6-C-OPT-AttackerBlind': 12 })
  })
  rule('D6-C-OPT-TargetBlindBehind', 'a blind target, or one struck from behind, is 12 easier', () => {
    const from = { scene: { smoke: 'very thick' } }
    expect(difficulty(from, set('bo', { blind: true }))).toMatchObject({ 'D6-C-OPT-TargetBlindBehind': -12 })
    expect(difficulty(from, set('bo', { behind: ['ana'] }))).toMatchObject({ 'D6-C-OPT-TargetBlindBehind': -12 })
    expect(difficulty(from, set('bo', { behind: ['cy'] }))).not.toHaveProperty('D6-C-OPT-TargetBlindBehind')
  })
})

describe('positions', () => {
  rule('D6-C-POS-Crouch', 'crouching is 3 harder and free', () => {
    expect(difficulty({}, set('bo', { stance: 'crouching' }))).toMatchObject({ 'D6-C-POS-Crouch': 3 })
    const ran = run(turnOf(duel(), 'ana'), 'ana act: crouch')
    expect(of(ran, 'ana')).toMatchObject({ stance: 'crouching', actions: 1 })
    expect(refusal(d6, ran.state, 'ana', 'stand')).toBeDefined()
  })
  rule('D6-C-POS-CrouchMove', 'creeping is 6 harder', () => {
    const found = difficulty({}, set('bo', { stance: 'crouching', moved: 2 }))
    expect(found).toMatchObject({ 'D6-C-POS-CrouchMove': 6 })
    expect(found).not.toHaveProperty('D6-C-POS-Crouch')
    const carried = difficulty({}, set('bo', { stance: 'crouching', moved: 2, vehicle: 'cart' }))
    expect(carried, 'who is carried does not creep').toMatchObject({ 'D6-C-POS-Crouch': 3 })
  })
  rule('D6-C-POS-ProneNear', 'prone and near is 6 easier', () => {
    expect(difficulty({}, set('bo', { stance: 'prone' }))).toMatchObject({ 'D6-C-POS-ProneNear': -6 })
  })
  rule('D6-C-POS-ProneFar', 'prone and far is 6 harder', () => {
    const bow = turnOf(duel({ weapons: ['short bow'] }, { stance: 'prone' }, { distance: 50 }), 'ana')
    expect(counted(told(run(bow, shoot(MISS)), 'difficulty'))).toMatchObject({ 'D6-C-POS-ProneFar': 6 })
    const near = turnOf(duel({ weapons: ['short bow'] }, { stance: 'prone' }, { distance: 9 }), 'ana')
    expect(counted(told(run(near, shoot(MISS)), 'difficulty'))).toMatchObject({ 'D6-C-POS-ProneNear': -6 })
  })
})

describe('surprise', () => {
  const surprised = (options: object, bo: object, dice: string, arrange?: (s: State) => void) =>
    run(turnOf(duel({}, { surprised: true, ...bo }, withOptions(options)), 'ana', 1, arrange), strike(dice, NO_HARM))
  rule('D6-C-OPT-Surprise', 'a die more in the round of surprise, and none after it', () => {
    expect(told(surprised({}, {}, '2 2 2 2 2'), 'roll')).toMatchObject({ dice: 5 })
    expect(told(surprised({ surpriseBonus: 3 }, {}, '1 1 1 1 1 1 2'), 'roll')).toMatchObject({ dice: 7 })
    const later = set('bo', { lasting: [] })
    expect(told(surprised({}, {}, '2 2 2 2', later), 'roll')).toMatchObject({ dice: 4 })
  })
  rule('D6-C-OPT-Surprise', 'who used it to act first has no die', () => {
    expect(told(surprised({}, {}, '2 2 2 2', set('ana', during('surprising', 1, 1))), 'roll')).toMatchObject({
      dice: 4,
    })
    expect(told(surprised({}, {}, '2 2 2 2 2'), 'roll')).toMatchObject({ dice: 5 })
  })
  rule('D6-C-OPT-Surprise', 'from behind it counts as well, unless the table says otherwise', () => {
    const behind = set('bo', { behind: ['ana'] })
    expect(told(surprised({}, {}, '2 2 2 2 2', behind), 'roll')).toMatchObject({ dice: 5 })
    const once = told(surprised({ stackSurpriseBehind: false }, {}, '2 2 2 2', behind), 'roll')
    expect(once).toMatchObject({ dice: 4 })
  })
  rule('D6-C-SA-CombatSense', 'it counts two less against Combat Sense', () => {
    const wary = { abilities: [{ ability: 'combatSense', ranks: 1 }] }
    expect(told(surprised({}, wary, '2 2 2 2 2'), 'roll')).toMatchObject({ dice: 5, adds: -2 })
  })
})

describe('awkward weapons', () => {
  const armed = (ana: object, options: object = {}, weapon = 'long sword') =>
    counted(
      told(
        run(
          turnOf(duel({ weapons: [weapon], ...ana }, {}, withOptions(options)), 'ana'),
          `ana act: strike\nana weapon: ${weapon}\nana attack: ${'skills' in ana ? '1 1 1' : MISS}`,
        ),
        'difficulty',
      ),
    )
  rule('D6-C-OPT-Unwieldy', 'long weapons are 5 harder for the unpractised', () => {
    expect(armed({})).not.toHaveProperty('D6-C-OPT-Unwieldy')
    expect(armed({}, { longWeapons: 'always' })).toMatchObject({ 'D6-C-OPT-Unwieldy': 5 })
    expect(armed({ skills: {} })).toMatchObject({ 'D6-C-OPT-Unwieldy': 5 })
    expect(armed({ skills: {} }, { longWeapons: 'never' })).not.toHaveProperty('D6-C-OPT-Unwieldy')
  })
  rule('D6-C-OPT-Improvised', '5 harder, and a Critical Failure breaks it in his hand', () => {
    const club = { weapons: ['club'], improvised: ['club'] }
    const ran = run(
      turnOf(duel(club, {}, withOptions({ longWeapons: 'never' })), 'ana'),
      'ana act: strike\nana weapon: club\nana attack: 2 2 2 1\nana damage: 2\nana resistance: 5 5 5',
    )
    expect(counted(told(ran, 'difficulty'))).toMatchObject({ 'D6-C-OPT-Improvised': 5 })
    expect(of(ran, 'ana').items[0]?.where).toBe('broken')
    const whole = run(turnOf(duel(club), 'ana'), 'ana act: strike\nana weapon: club\nana attack: 1 1 1 2')
    expect(of(whole, 'ana').items[0]?.where).toBe('hand')
  })
})

describe('scale', () => {
  const big = (scale: number, more: object = {}) => ({ scale, weapons: [], ...more })
  const fist = (ana: object, bo: object, dice: string, harm = '', options: object = {}) =>
    run(turnOf(duel(ana, bo, withOptions(options)), 'ana'), `ana act: strike\nana attack: ${dice}\n${harm}`)
  rule(['D6-C-SCALE-Mod', 'D6-C-SCALE-Larger'], 'the larger finds it harder and hits harder', () => {
    const ran = fist(big(3), big(-9), '6 5 5 5', 'ana damage: 1 2\nbo resistance: 6 6 5')
    expect(counted(told(ran, 'difficulty'))).toMatchObject({ 'D6-C-SCALE-Larger': 12 })
    expect(told(ran, 'damage')).toMatchObject({ total: 15 })
  })
  rule('D6-C-SCALE-Smaller', 'the smaller hits more easily, and the larger resists it', () => {
    const ran = fist(big(0), big(6), '1 1 1 2', 'ana damage: 4 5\nbo resistance: 1 1 2')
    expect(told(ran, 'attack')).toMatchObject({ total: 11, difficulty: 5 })
    expect(of(ran, 'bo').wound).toBe('unhurt')
    const off = fist(big(0), big(6), '1 1 1 2', 'ana damage: 4 5\nbo resistance: 1 1 2', { useScale: false })
    expect(of(off, 'bo').wound).toBe('wounded')
  })
  rule('D6-C-SCALE-Light', 'what is large but flimsy resists no better', () => {
    const flimsy = big(6, { abilities: [{ ability: 'hindrance', ranks: 1, of: 'lightly built' }] })
    const ran = fist(big(0), flimsy, '1 1 1 2', 'ana damage: 4 5\nbo resistance: 1 1 2')
    expect(of(ran, 'bo').wound).toBe('wounded')
  })
  rule('D6-C-SCALE-Weapon', 'a weapon has the scale of its bearer, or of the ship that carries it', () => {
    expect(counted(told(fist(big(3), {}, MISS), 'difficulty'))).toMatchObject({ 'D6-C-SCALE-Larger': 3 })
    const ship = { scene: { vehicles: { argo: { kind: 'longship' } } }, distance: 60 }
    const cannon = turnOf(duel({ weapons: ['catapult'], vehicle: 'argo' }, {}, ship), 'ana')
    expect(counted(told(run(cannon, shoot(MISS)), 'difficulty'))).toMatchObject({
      'D6-C-SCALE-Weapon': 0,
      'D6-C-SCALE-Larger': 12,
    })
  })
  rule('D6-C-WPN-Size', 'who is far larger than a weapon’s maker has no scale with it, and shoots awkwardly', () => {
    const giant = { scale: 8, weapons: ['short bow'] }
    const ran = run(turnOf(duel(giant, {}, { distance: 8 }), 'ana'), shoot(MISS))
    expect(counted(told(ran, 'difficulty'))).toMatchObject({ 'D6-C-WPN-Size': 5 })
    expect(counted(told(ran, 'difficulty'))).not.toHaveProperty('D6-C-SCALE-Larger')
  })
  rule('D6-C-ADV-Size', 'the Advantage is three points a rank', () => {
    const large = { weapons: [], abilities: [{ ability: 'size', ranks: 2, of: 'larger' }] }
    expect(counted(told(fist(large, {}, MISS), 'difficulty'))).toMatchObject({
      'D6-C-ADV-Size': 0,
      'D6-C-SCALE-Larger': 6,
    })
  })
})

describe('many and two-handed', () => {
  rule('D6-C-OPT-Swarm', 'one roll for all, five more for ten, one animal’s damage', () => {
    const rats = Object.fromEntries(
      Array.from({ length: 21 }, (_, n) => [
        `rat${n}`,
        { name: 'rat', swarms: true, weapons: [], attributes: PLAIN.attributes },
      ]),
    )
    const from = turnOf(crowd({}, rats), 'rat10')
    const ran = run(from, 'rat10 act: swarm\nrat10 attack: 1 1 1 2\nrat10 damage: 1 2\nana resistance: 5 5 5')
    expect(told(ran, 'attack')).toMatchObject({ total: 15, hit: true })
    expect(told(ran, 'roll', 1)).toMatchObject({ label: 'damage', dice: 2 })
    expect(of(ran, 'rat20').turned).toBe(1)
    const mixed = (changes: object) =>
      refusal(
        d6,
        turnOf(crowd({}, Object.fromEntries(Object.entries(rats).slice(0, 10))), 'rat5', 1, (s) => {
          Object.assign(of({ state: s }, 'rat9'), changes)
        }),
        'rat5',
        'swarm',
      )?.because
    expect([mixed({}), mixed({ condition: 'dead' }), mixed({ turned: 1 }), mixed({ side: 'heroes' })]).toEqual([
      undefined,
      'they are fewer than ten of a kind',
      'they are fewer than ten of a kind',
      'they are fewer than ten of a kind',
    ])
    const apart = (metres: number) =>
      refusal(
        d6,
        turnOf(crowd({}, Object.fromEntries(Object.entries(rats).slice(0, 10))), 'rat5', 1, (s) => {
          if ('bands' in s.where) s.where = { bands: placedAt(s.where.bands, 'rat9', 'rat5', metres) }
        }),
        'rat5',
        'swarm',
      )?.because
    expect([apart(40), apart(40.5)]).toEqual([undefined, 'they are fewer than ten of a kind'])
    const few = { weapons: [], swarms: true }
    expect(refusal(d6, turnOf(duel(few), 'ana'), 'ana', 'swarm')?.because).toBe('they are fewer than ten of a kind')
  })
  rule('D6-C-OPT-Swarm', 'ten people do not attack as one: only animals of a kind that swarms do', () => {
    const men = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`man${n}`, { name: 'man', weapons: [] }]))
    const from = turnOf(crowd({}, men), 'man10')
    expect(refusal(d6, from, 'man10', 'swarm')?.because).toBe('only animals of a kind that swarms do')
  })
  rule('D6-C-OPT-TwoWeapons', 'a blow with each hand, at the penalty of two actions', () => {
    const two = { weapons: ['short sword', 'dagger'] }
    const from = turnOf(duel(two), 'ana', 2)
    const ran = run(from, 'ana act: two weapons\nana weapon: short sword\nana attack: 1 1 1\nana attack: 1 1 1')
    expect(told(ran, 'attack')).toMatchObject({ weapon: 'short sword' })
    expect(told(ran, 'attack', 1)).toMatchObject({ weapon: 'dagger' })
    expect(told(ran, 'roll', 1)).toMatchObject({ dice: 3 })
    expect(of(ran, 'ana').actions).toBe(0)
    expect(refusal(d6, turnOf(duel(two), 'ana'), 'ana', 'two weapons')).toMatchObject({ rule: 'D6-C-OPT-TwoWeapons' })
    const foes = run(
      turnOf(crowd(two, { bo: {}, cy: {} }), 'ana', 2),
      'ana act: two weapons\nana target: cy\nana weapon: short sword\nana attack: 1 1 1\nana target: cy\nana attack: 1 1 1',
    )
    expect([told(foes, 'attack')?.at, told(foes, 'attack', 1)?.at]).toEqual(['cy', 'cy'])
    expect(refusal(d6, turnOf(duel(), 'ana', 2), 'ana', 'two weapons')).toBeDefined()
  })
  rule('D6-C-OPT-TwoWeapons', 'the second blow is of the other hand, whatever was struck with before them', () => {
    const two = { weapons: ['dagger', 'short sword'] }
    const ran = run(
      turnOf(duel(two), 'ana', 3),
      'ana act: strike\nana weapon: dagger\nana attack: 1 1\nana act: two weapons\nana weapon: short sword\nana attack: 1 1\nana attack: 1 1',
    )
    expect([0, 1, 2].map((nth) => told(ran, 'attack', nth)?.weapon)).toEqual(['dagger', 'short sword', 'dagger'])
    const daggers = run(
      turnOf(duel({ weapons: ['dagger', 'dagger'] }), 'ana', 2),
      'ana act: two weapons\nana weapon: dagger 2\nana attack: 1 1 1\nana attack: 1 1 1',
    )
    expect(of(daggers, 'ana').items.map(({ used }) => used)).toEqual([1, 1, 0])
  })
  rule('D6-C-SA-Ambidextrous', 'a point more for each hand', () => {
    const both = { weapons: ['short sword', 'dagger'], abilities: [{ ability: 'ambidextrous', ranks: 2 }] }
    const ran = run(
      turnOf(duel(both), 'ana', 2),
      'ana act: two weapons\nana weapon: short sword\nana attack: 1 1 1\nana attack: 1 1 1',
    )
    expect([told(ran, 'roll')?.adds, told(ran, 'roll', 1)?.adds]).toEqual([2, 2])
  })
})
