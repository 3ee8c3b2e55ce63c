import { expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import { counted, duel, of, PLAIN, run, told, turnOf, withOptions } from '../arrange.ts'

const NO_HARM = 'ana damage: 1 1 1 2\nbo resistance: 6 6 5'
const by = (way: string, dice: string, more = '') =>
  `ana act: ${way}\nana weapon: short sword\nana attack: ${dice}\n${more}`
const fist = (way: string, dice: string, more = '') => `ana act: ${way}\nana attack: ${dice}\n${more}`
const body = (physique: string, more: object = {}) => ({
  attributes: { ...PLAIN.attributes, physique },
  weapons: [],
  ...more,
})

rule('D6-C-OPT-AllOut', 'easier by 6, a die more damage, and nothing else', () => {
  const far = duel({}, {}, { scene: { smoke: 'very thick' } })
  const ran = run(turnOf(far, 'ana'), by('all-out', '2 3 3 3', NO_HARM))
  expect(told(ran, 'attack')).toMatchObject({ difficulty: 17 - 6, hit: true })
  expect(told(ran, 'roll', 1)).toMatchObject({ label: 'damage', dice: 4 })
  expect(refusal(d6, turnOf(duel(), 'ana', 2), 'ana', 'all-out')).toMatchObject({ rule: 'D6-C-OPT-AllOut' })
})

rule('D6-C-OPT-Lunge', 'half a metre further, 3 harder, a die less damage', () => {
  const from = turnOf(duel({ move: 0 }, {}, { distance: 3.5 }), 'ana')
  expect(refusal(d6, from, 'ana', 'strike')).toBeDefined()
  const ran = run(from, by('lunge', '2 2 2 2', 'ana damage: 1 2\nbo resistance: 6 6 5'))
  expect(told(ran, 'attack')).toMatchObject({ difficulty: 8, hit: true })
  expect(told(ran, 'roll', 1)).toMatchObject({ label: 'damage', dice: 2 })
  expect(refusal(d6, turnOf(duel({ move: 0 }, {}, { distance: 4 }), 'ana'), 'ana', 'lunge')).toBeDefined()
})

rule('D6-C-OPT-Sweep', 'easier by 6 and three dice less damage', () => {
  const from = turnOf(duel({ weapons: ['battle axe'] }, {}, { scene: { light: 'dark' } }), 'ana')
  const ran = run(
    from,
    'ana act: sweep\nana weapon: battle axe\nana attack: 2 3 3 3\nana damage: 1 2\nbo resistance: 6 6 5',
  )
  expect(counted(told(ran, 'difficulty'))).toMatchObject({ 'D6-C-OPT-Sweep': -6 })
  expect(told(ran, 'roll', 1)).toMatchObject({ label: 'damage', dice: 2 })
})

rule('D6-C-OPT-Knockdown', 'no damage: he falls, staggers at -2D, and rises with an action', () => {
  const ran = run(turnOf(duel({ weapons: [] }), 'ana'), fist('knockdown', '2 3 3 3'))
  expect(counted(told(ran, 'difficulty'))).toMatchObject({ 'D6-C-OPT-Knockdown': 6 })
  expect(of(ran, 'bo')).toMatchObject({ stance: 'prone', felled: true, offBalance: -6, wound: 'unhurt' })
  expect(told(ran, 'damage')).toBeUndefined()
})
rule('D6-C-OPT-Knockdown', 'a blade is not offered for it, and a miss does nothing', () => {
  const sword = turnOf(duel({}, {}, { distance: 2 }), 'ana')
  expect(of(run(sword, fist('knockdown', '1 2 3 4')), 'bo').stance).toBe('standing')
})
rule('D6-C-OPT-Knockdown', 'the next Agility roll is at two dice less, the one after is not', () => {
  const from = turnOf(duel(), 'bo', 3, (s) => {
    of({ state: s }, 'bo').offBalance = -6
  })
  const ran = run(from, 'bo act: nothing\nbo act: nothing\nbo act: nothing')
  expect(of(ran, 'bo').offBalance).toBe(-6)
  const one = turnOf(duel(), 'bo', 1, (s) => {
    of({ state: s }, 'bo').offBalance = -6
  })
  const dodge = run(one, 'bo act: full dodge\nbo dodge: 2 2')
  expect(counted(told(dodge, 'skill'))).toEqual({ 'D6-C-OPT-Knockdown': -6 })
  expect(of(dodge, 'bo').offBalance).toBe(0)
})

rule('D6-C-OPT-Trip', 'a trip is at +6 and fells', () => {
  const ran = run(turnOf(duel({ weapons: [] }), 'ana'), fist('trip', '2 3 3 3'))
  expect(counted(told(ran, 'difficulty'))).toMatchObject({ 'D6-C-OPT-Trip': 6 })
  expect(of(ran, 'bo')).toMatchObject({ stance: 'prone', felled: true })
})

rule('D6-C-OPT-Push', 'at +3 the target staggers but stands', () => {
  const ran = run(turnOf(duel({ weapons: [] }), 'ana'), fist('push', '2 2 2 2'))
  expect(told(ran, 'attack')).toMatchObject({ difficulty: 8, hit: true })
  expect(of(ran, 'bo')).toMatchObject({ stance: 'standing', offBalance: -6, wound: 'unhurt' })
})

rule('D6-C-OPT-PhysiqueLimit', 'nobody of greater Physique, without special training', () => {
  const strong = { attributes: { ...PLAIN.attributes, physique: '4D' } }
  expect(refusal(d6, turnOf(duel(body('3D'), strong), 'ana'), 'ana', 'push')).toMatchObject({
    rule: 'D6-C-OPT-PhysiqueLimit',
  })
  expect(refusal(d6, turnOf(duel(body('4D'), strong), 'ana'), 'ana', 'push')).toBeUndefined()
  const trained = body('3D', { specializations: { 'fighting: push': '5D' } })
  expect(refusal(d6, turnOf(duel(trained, strong), 'ana'), 'ana', 'push')).toBeUndefined()
})

rule('D6-C-POS-Stand', 'rising is free for those who lay down and an action for the felled', () => {
  const lying = (felled: boolean) =>
    run(
      turnOf(duel(), 'ana', 1, (s) => {
        Object.assign(of({ state: s }, 'ana'), { stance: 'prone', felled })
      }),
      'ana act: stand',
    )
  expect(of(lying(false), 'ana')).toMatchObject({ stance: 'standing', actions: 1 })
  expect(of(lying(true), 'ana')).toMatchObject({ stance: 'standing', actions: 0 })
  expect(refusal(d6, turnOf(duel(), 'ana'), 'ana', 'stand')).toMatchObject({ rule: 'D6-C-POS-Stand' })
})

rule('D6-C-WPN-BluntEdge', 'the flat of a blade does half', () => {
  const ran = run(
    turnOf(duel({}, {}, withOptions({ injury: 'bodyPoints' })), 'ana'),
    'ana act: flat of the blade\nana attack: 2 2 2 2\nana damage: 3 3 3',
  )
  expect(of(ran, 'bo').body).toBe(15)
  const rolled = turnOf(duel({}, {}, withOptions({ modifierMode: 'rolled' })), 'ana')
  const flat = run(rolled, 'ana act: flat of the blade\nana attack: 1 1 1 1')
  expect(told(flat, 'attack'), 'as hard as the edge').toMatchObject({ difficulty: 5 })
  expect(refusal(d6, turnOf(duel({ weapons: ['club'] }), 'ana'), 'ana', 'flat of the blade')).toBeDefined()
})
