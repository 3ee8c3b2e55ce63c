import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../kernel/testing/index.ts'
import { forRounds } from '../../../../mechanisms/lasting.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, duel, of, PLAIN, rolls, run, strike, told, turnOf, withOptions } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const damaged = (ran: ReturnType<typeof run>) => rolls(ran).find(({ label }) => label === 'damage')
const resists = (ran: ReturnType<typeof run>) => rolls(ran).find(({ label }) => label === 'resistance')

// Draw 11: pairs of rules by chance, what must happen written from the book before it was staged.
test('a Character Point on resistance is a die on top of Physique and armour', () => {
  const hit = turnOf(duel({}, { role: 'hero', characterPoints: 3, armour: ['soft leather'] }), 'ana')
  const saved = run(
    hit,
    strike('2 2 2 2', 'ana damage: 4 4 2\nbo resistance: 2 2 2\nbo character point: spend\nbo character point: 4'),
  )
  expect(of(saved, 'bo')).toMatchObject({ wound: 'unhurt', characterPoints: 2 })
})
test('who hangs on a wall strikes with all the strength an ability gives him', () => {
  const strong = { abilities: [{ ability: 'increasedAttribute', of: 'physique', ranks: 2 }] }
  const hung = turnOf(duel(strong, {}, { scene: { climb: { object: 'a wall', metres: 12 } } }), 'ana', 1, (s) => {
    for (const id of ['ana', 'bo']) set(id, { height: 4 })(s)
  })
  const ran = run(hung, strike('2 2 2 2', 'ana damage: 1 1 2\nbo resistance: 5 5 5'))
  expect(damaged(ran)?.adds).toBe(4)
})
test('a driver strikes with a weapon in each hand, and neither blocks nor parries', () => {
  const scene = { vehicles: { cart: { kind: 'chariot', driver: 'ana' } } }
  const drives = turnOf(duel({ weapons: ['dagger', 'short sword'], vehicle: 'cart' }, {}, { scene }), 'ana', 2, (s) => {
    for (const v of s.vehicles) v.speed = 1
  })
  for (const key of ['block', 'parry'])
    expect(refusal(d6, drives, 'ana', key)).toMatchObject({ rule: 'D6-VEH-NoBlock' })
  expect(refusal(d6, drives, 'ana', 'two weapons')).toBeUndefined()
})
test('what its driver dodges with makes somebody aboard as hard to hit, and his scales resist what hits him', () => {
  const scene = { vehicles: { cart: { kind: 'chariot', driver: 'cy' } } }
  const scaly = { vehicle: 'cart', abilities: [{ ability: 'naturalArmor', ranks: 2 }] }
  const from = turnOf(crowd({}, { bo: scaly, cy: { vehicle: 'cart' } }, { scene }), 'ana', 1, (s) => {
    for (const v of s.vehicles) v.dodge = { kind: 'dodge', total: 15, full: false, item: '' }
  })
  const ran = run(
    from,
    'ana act: strike\nana target: bo\nana weapon: short sword\nana attack: 2 3 3 3\nana damage: 1 1 2\nbo resistance: 5 5 5 5 5',
  )
  expect(told(ran, 'difficulty')).toMatchObject({ difficulty: 10 })
  expect(resists(ran)?.dice).toBe(5)
})
test('a shield that parries badly still resists, but not from behind, where the parry stands as it is', () => {
  const shielded = (behind: string[]) =>
    run(
      turnOf(
        duel({}, { shield: 'small shield' }),
        'ana',
        1,
        set('bo', { behind, defences: [{ kind: 'parry', total: 24, full: false, item: 'shield' }] }),
      ),
      strike('5 5 5 5', `ana damage: 1 1 2\nbo resistance: ${behind.length > 0 ? '5 5 5' : '5 5 5 5 5'}`),
    )
  expect([told(shielded([]), 'difficulty')?.difficulty, resists(shielded([]))?.dice]).toEqual([19, 5])
  expect([told(shielded(['ana']), 'difficulty')?.difficulty, resists(shielded(['ana']))?.dice]).toEqual([7, 3])
})
test('a goblin of twelve Body Points is killed by eleven in one blow, where killing blows are played', () => {
  const slain = (points: string, options: object) =>
    of(
      run(
        turnOf(
          {
            system: 'd6',
            distance: 2,
            options: { injury: 'bodyPoints', deathAtZero: 'nobody', ...options },
            sides: { heroes: { ana: PLAIN }, foes: { bo: { like: 'goblin' } } },
          },
          'ana',
        ),
        strike('2 2 2 2', `ana damage: ${points}`),
      ),
      'bo',
    )
  expect(slain('4 3 2', { killingBlow: true })).toMatchObject({ body: 1, condition: 'dead' })
  expect(slain('4 2 2', { killingBlow: true })).toMatchObject({ body: 2, condition: 'up' })
  expect(slain('4 3 2', {})).toMatchObject({ body: 1, condition: 'up' })
})
test('life is drained with a hand, not with a whip', () => {
  const drains = (distance: number) =>
    turnOf(
      duel({ weapons: ['bullwhip'], move: 0, abilities: [{ ability: 'lifeDrain', ranks: 2 }] }, {}, { distance }),
      'ana',
    )
  expect(refusal(d6, drains(4), 'ana', 'drain life')).toBeDefined()
  const ran = run(drains(2), 'ana act: drain life\nana attack: 5 5 2 2')
  expect(told(ran, 'attack')).toMatchObject({ weapon: 'unarmed' })
  expect(told(ran, 'drains')).toMatchObject({ times: 2 })
})
test('who is stunned again while he prepares is wounded, and has to begin anew', () => {
  const from = turnOf(duel(), 'ana', 1, set('bo', { wound: 'stunned', lasting: [forRounds('prepared', 1, 'bo', 2)] }))
  const ran = run(from, strike('2 2 2 2', 'ana damage: 3 2 4\nbo resistance: 3 3 2'))
  expect(of(ran, 'bo').wound).toBe('wounded')
  expect(of(ran, 'bo').lasting.map(({ kind }) => kind)).not.toContain('prepared')
})
test('a driver who has driven shoots at an arm: a die less, five harder, two less damage', () => {
  const scene = { vehicles: { cart: { kind: 'chariot', driver: 'ana' } } }
  const from = turnOf(
    duel({ weapons: ['hand crossbow'], vehicle: 'cart' }, {}, { scene, distance: 8 }),
    'ana',
    2,
    (s) => {
      for (const v of s.vehicles) v.speed = 2
      set('ana', { actions: 1, done: ['drive'] })(s)
    },
  )
  const ran = run(from, 'ana act: shoot\nana mark: arm\nana attack: 6 6 5\nana damage: 1 1 1 2\nbo resistance: 5 5 5')
  expect(told(ran, 'difficulty')).toMatchObject({ difficulty: 15 })
  expect([rolls(ran)[0]?.dice, damaged(ran)?.adds]).toEqual([3, -2])
})
test('words before it help the first of two blows alone, and being ambidextrous both', () => {
  const both = { weapons: ['dagger', 'short sword'], abilities: [{ ability: 'ambidextrous', ranks: 1 }] }
  const from = turnOf(duel(both), 'ana', 3, set('ana', { actions: 2, nextAttack: 3, done: ['bluff'] }))
  const ran = run(from, 'ana act: two weapons\nana weapon: dagger\nana attack: 1 1\nana attack: 1 1')
  expect(
    rolls(ran)
      .filter(({ label }) => label === 'attack')
      .map(({ adds }) => adds),
  ).toEqual([4, 1])
})
test('a Fate Point lets the unprotected roll Physique against a dragon’s breath, too', () => {
  const breath = {
    natural: [{ name: 'breath', damage: '3D', skill: 'marksmanship', ranges: [10, 20, 40] }],
    weapons: [],
  }
  const from = turnOf(
    duel(breath, { role: 'hero', fatePoints: 1 }, { distance: 6, ...withOptions({ injury: 'bodyPoints' }) }),
    'ana',
  )
  const ran = run(
    from,
    'ana act: shoot\nana attack: 3 3 3 3\nana damage: 4 4 4\nbo fate point: fate\nbo resistance: 2 2 3',
  )
  expect(told(ran, 'bodyLost')).toMatchObject({ who: 'bo', points: 5, left: 15 })
  expect(of(ran, 'bo').fatePoints).toBe(0)
})

// Draw 4711d6: six of its thirty pairs.
describe('of another draw', () => {
  const difficulty = (ran: ReturnType<typeof run>) => told(ran, 'difficulty')?.difficulty
  const horse = { attributes: { ...PLAIN.attributes, charisma: '3D' }, scale: 3, move: 25, weapons: [] }
  test('an improvised club at one who does not defend himself needs ten', () => {
    const from = turnOf(duel({ weapons: ['club'], improvised: ['club'] }), 'ana')
    const ran = run(from, 'ana act: strike\nana weapon: club\nana attack: 2 2 2 2\n')
    expect([difficulty(ran), of(ran, 'bo').defences]).toEqual([10, []])
  })
  test('a shot from the saddle at medium range needs fifteen, with a die less for guiding', () => {
    const from = turnOf(
      {
        system: 'd6',
        distance: 20,
        sides: {
          heroes: { ana: { ...PLAIN, mount: 'dapple', weapons: ['hand crossbow'] }, dapple: horse },
          foes: { bo: PLAIN },
        },
      },
      'ana',
    )
    const ran = run(from, 'ana act: shoot\nana attack: 2 2 2\n')
    expect([difficulty(ran), rolls(ran)[0]?.dice]).toEqual([15, 3])
  })
  test('through very thick smoke a Fate Point doubles the dice once', () => {
    const from = turnOf(duel({ role: 'hero', fatePoints: 2 }, {}, { scene: { smoke: 'very thick' } }), 'ana')
    const ran = run(
      from,
      'ana act: strike\nana weapon: short sword\nana fate point: fate\nana attack: 1 1 1 1 1 1 1 2\n',
    )
    expect([difficulty(ran), rolls(ran)[0]?.dice, of(ran, 'ana').fatePoints]).toEqual([17, 8, 1])
  })
  test('who is wounded loses one die on attack and defence, not two', () => {
    const from = turnOf(duel(), 'ana', 1, (s) => {
      set('ana', { wound: 'wounded' })(s)
    })
    expect(rolls(run(from, 'ana act: strike\nana weapon: short sword\nana attack: 1 1 2\n'))[0]?.dice).toBe(3)
    const two = turnOf(duel(), 'ana', 2, set('ana', { wound: 'wounded' }))
    expect(rolls(run(two, 'ana act: dodge\nana dodge: 1 2\n'))[0]?.dice).toBe(2)
  })
  test('a grab whose Wild Die falls badly loses its best die, and the other', () => {
    const from = turnOf(duel({ weapons: [] }), 'ana')
    const ran = run(from, 'ana act: hold\nana attack: 6 5 2 1\n')
    expect([difficulty(ran), told(ran, 'attack')?.hit, ran.state.holds]).toEqual([11, false, []])
  })
  test('light smoke at long range is twenty-three', () => {
    const from = turnOf(duel({ weapons: ['hand crossbow'] }, {}, { distance: 45, scene: { smoke: 'light' } }), 'ana')
    expect(difficulty(run(from, 'ana act: shoot\nana attack: 2 2 2 2\n'))).toBe(23)
  })
})
