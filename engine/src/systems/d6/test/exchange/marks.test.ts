import { expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { counted, duel, during, of, run, still, strike, told, turnOf, withOptions } from '../arrange.ts'

const at = (mark: string, dice: string, more = '') =>
  `ana act: strike\nana weapon: short sword\nana mark: ${mark}\nana attack: ${dice}\n${more}`
const NO_HARM = 'ana damage: 1 1 2\nbo resistance: 6 6 6 5'
const struck = (mark: string, options: object = {}) =>
  run(turnOf(duel({}, {}, withOptions(options)), 'ana'), at(mark, '6 5 5 5', NO_HARM))

const PARTS = { head: [5, 12], heart: [15, 12], arm: [5, -2], leg: [5, -1], hand: [15, -2] } as const
for (const [part, [harder, more]] of Object.entries(PARTS)) {
  const id = `D6-C-HIT-${part[0]?.toUpperCase()}${part.slice(1)}`
  rule(id, `the ${part} is at +${harder} and ${more} damage`, () => {
    const ran = struck(part)
    expect(counted(told(ran, 'difficulty'))).toMatchObject({ [id]: harder })
    expect(told(ran, 'damage')).toMatchObject({ total: 6 + more })
  })
}
rule('D6-C-HIT-Chest', 'the chest changes neither', () => {
  const ran = run(turnOf(duel(), 'ana'), at('chest', '2 2 2 2', 'ana damage: 2 2 2\nbo resistance: 5 5 5'))
  expect(told(ran, 'attack')).toMatchObject({ difficulty: 5 })
  expect(told(ran, 'damage')).toMatchObject({ total: 8 })
  expect(counted(told(ran, 'difficulty'))).not.toHaveProperty('D6-C-HIT-Head')
})
rule('D6-C-HIT-Head', 'other tables count the dice as 3', () => {
  expect(counted(told(struck('head', { hitLocationStandard: 'regular' }), 'difficulty'))).toMatchObject({
    'D6-C-HIT-Head': 3,
  })
})

rule('D6-C-HIT-Effects', 'a badly hurt part hinders what is done with it, the chest takes the breath', () => {
  const hit = (mark: string, options: object = {}) =>
    run(
      turnOf(duel({}, {}, withOptions(options)), 'ana'),
      at(mark, '2 3 3 3', 'ana damage: 4 4 4\nbo resistance: 3 3 2'),
    )
  expect(of(hit('leg'), 'bo')).toMatchObject({ wound: 'wounded', hurt: ['leg'], lasting: [] })
  expect(of(hit('chest'), 'bo')).toMatchObject({ hurt: [], ...still('winded', 2) })
  const winded = (left: number) =>
    turnOf(duel(), 'bo', 1, (s) => {
      Object.assign(of({ state: s }, 'bo'), during('winded', left, 1))
    })
  for (const key of ['full dodge', 'strike', 'move', 'ready', 'crouch']) {
    expect(refusal(d6, winded(1), 'bo', key)).toMatchObject({ rule: 'D6-C-HIT-Effects' })
  }
  expect(refusal(d6, winded(2), 'bo', 'full dodge')).toBeUndefined()
  expect(of(hit('leg', { locationEffects: 'none' }), 'bo').hurt).toEqual([])
  const again = turnOf(duel(), 'ana', 1, (s) => {
    of({ state: s }, 'bo').hurt = ['leg']
  })
  const twice = run(again, at('leg', '2 3 3 3', 'ana damage: 4 4 4\nbo resistance: 3 3 2'))
  expect(told(twice, 'badlyHurt')).toBeUndefined()
  const light = run(turnOf(duel(), 'ana'), at('leg', '2 3 3 3', 'ana damage: 3 3 3\nbo resistance: 3 3 2'))
  expect(of(light, 'bo')).toMatchObject({ wound: 'stunned', hurt: [] })
})
rule('D6-C-HIT-Effects', 'with Body Points a part is badly hurt when what is left makes him Wounded', () => {
  const at = (body: number) =>
    run(
      turnOf(duel({}, {}, withOptions({ injury: 'bodyPoints' })), 'ana', 1, (s) => {
        Object.assign(of({ state: s }, 'bo'), { body, fullBody: body })
      }),
      'ana act: strike\nana weapon: short sword\nana mark: head\nana attack: 5 5 5 5\nana damage: 1 1 2',
    )
  expect([of(at(40), 'bo').hurt, of(at(60), 'bo').hurt]).toEqual([['head'], []])
})
rule('D6-C-HIT-Effects', 'by a point for each part the skill wants, or by a die in place of Wound penalties', () => {
  const attack = (hurt: Fighter['hurt'], options: object, dice: string, wound: Fighter['wound'] = 'unhurt') =>
    told(
      run(
        turnOf(duel({}, {}, withOptions(options)), 'ana', 1, (s) => {
          Object.assign(of({ state: s }, 'ana'), { hurt, wound })
        }),
        strike(dice),
      ),
      'roll',
    )
  const besides = { locationEffects: 'besides' }
  expect(attack(['arm'], besides, '1 1 1 1')).toMatchObject({ dice: 4, adds: -1 })
  expect(attack(['hand'], besides, '1 1 1 1')).toMatchObject({ dice: 4, adds: -1 })
  expect(attack(['leg'], besides, '1 1 1 1')).toMatchObject({ dice: 4, adds: 0 })
  const instead = { locationEffects: 'instead' }
  expect(attack(['arm'], instead, '1 1 1', 'wounded')).toMatchObject({ dice: 3, adds: 0 })
  const trick = (hurt: Fighter['hurt']) =>
    told(
      run(
        turnOf(duel({ skills: { acrobatics: '5D' } }, {}, withOptions(besides)), 'ana', 2, (s) => {
          of({ state: s }, 'ana').hurt = hurt
        }),
        'ana act: trick\nana trick: 2 2 2 2',
      ),
      'roll',
    )
  expect([trick(['leg']), trick(['leg', 'arm'])]).toMatchObject([{ adds: -1 }, { adds: -2 }])
})

rule('D6-C-HIT-Effects', 'arm, leg and head each take a point from what is done with them, or a die', () => {
  const rolls = (part: 'arm' | 'leg' | 'head', script: string, options: object = {}) => {
    const from = turnOf(duel({}, {}, { distance: 60, options }), 'ana', 1, (s) => {
      of({ state: s }, 'ana').hurt = [part]
    })
    return counted(told(run(from, script), 'skill'))['D6-C-HIT-Effects']
  }
  const dodge = 'ana act: full dodge\nana dodge: 2 2 2 2'
  const block = 'ana act: full block\nana block: 2 2 2 2'
  const running = 'ana act: run\nana how fast: 2\nana running: 4 4 4\nana way: towards'
  expect([rolls('arm', block), rolls('arm', dodge), rolls('arm', running)]).toEqual([-1, undefined, undefined])
  expect([rolls('leg', running), rolls('leg', block)]).toEqual([-1, undefined])
  expect([rolls('head', block), rolls('head', running)]).toEqual([undefined, undefined])
  expect(rolls('leg', running.replace('4 4 4', '4 4'), { locationEffects: 'instead' })).toBe(-3)
})
rule('D6-C-HIT-Effects', 'and from initiative, a leg or the head', () => {
  const initiative = (part: 'arm' | 'leg' | 'head', dice = '2 2 2', options: object = {}) => {
    const from = turnOf(duel({}, {}, { options }), 'ana', 0, (s) => {
      Object.assign(s, { phase: 'initiative', acting: [] })
      of({ state: s }, 'ana').hurt = [part]
    })
    return of(run(from, `ana initiative: ${dice}\nbo initiative: 2 2 2`), 'ana').initiative
  }
  expect([initiative('leg'), initiative('head')]).toEqual([5, 5])
  expect(initiative('leg', '2 2', { locationEffects: 'instead' })).toBe(4)
  const wounded = turnOf(duel(), 'ana', 1, (s) => {
    of({ state: s }, 'ana').hurt = ['arm']
  })
  expect(counted(told(run(wounded, at('none', '1 1 1 1')), 'skill'))).toMatchObject({ 'D6-C-HIT-Effects': -1 })
  expect(initiative('arm')).toBe(6)
})

const SIZES = {
  'up to 50 cm': [3, 'D6-C-OPT-Called50'],
  'up to 10 cm': [12, 'D6-C-OPT-Called10'],
  'under 1 cm': [24, 'D6-C-OPT-Called1'],
} as const
for (const [size, [harder, id]] of Object.entries(SIZES)) {
  rule(id, `a mark ${size} adds ${harder}`, () => {
    const ran = run(turnOf(duel(), 'ana'), at(size, '1 1 1 2'))
    expect(counted(told(ran, 'difficulty'))).toMatchObject({ [id]: harder })
  })
}
rule('D6-C-OPT-Called50', 'it adds a die of damage', () => {
  const ran = run(turnOf(duel(), 'ana'), at('up to 50 cm', '2 2 2 2', 'ana damage: 1 1 1 2\nbo resistance: 5 5 5'))
  expect(told(ran, 'roll', 1)).toMatchObject({ label: 'damage', dice: 4 })
})
rule('D6-C-OPT-CalledEffect', 'or seizes a limb, or pins, or strikes something from the hand', () => {
  const limb = run(
    turnOf(duel({ weapons: [] }), 'ana'),
    'ana act: strike\nana mark: up to 50 cm\nana called for: limb\nana attack: 2 2 2 2',
  )
  expect(limb.state.holds).toMatchObject([{ kind: 'hold', on: 'bo' }])
  expect(told(limb, 'damage')).toBeUndefined()
  const pin = run(
    turnOf(duel({ weapons: ['short bow'] }, {}, { distance: 8 }), 'ana'),
    'ana act: shoot\nana mark: up to 50 cm\nana called for: pin\nana attack: 3 3 4 4\nana damage: 1 1 2',
  )
  expect(pin.state.holds).toMatchObject([{ kind: 'entangle', strength: 6 }])
  const item = run(
    turnOf(duel(), 'ana'),
    `${at('up to 50 cm', '2 2 2 2')}ana called for: item`.replace(
      /ana attack: 2 2 2 2\nana called for: item/,
      'ana called for: item\nana attack: 2 2 2 2\nana damage: 2 2 2\nbo hold on: none',
    ),
  )
  expect(of(item, 'bo')).toMatchObject({ wound: 'unhurt', items: [{ where: 'ground' }, {}] })
})

const disarm = (more: string, arrange?: (s: State) => void) =>
  run(
    turnOf(duel(), 'ana', 1, arrange),
    `ana act: disarm\nana weapon: short sword\nana attack: 2 2 2 2\nana damage: 2 2 2\n${more}`,
  )
rule('D6-C-OPT-Disarm', 'kept only by a strength roll above the damage, ahead of the turn', () => {
  const kept = disarm('bo hold on: hold on\nbo actions: 1\nbo hold on: 3 3 3')
  expect(told(kept, 'disarmed')).toMatchObject({ done: 8, kept: true })
  expect(of(kept, 'bo')).toMatchObject({ turned: 1, actions: 0, items: [{ where: 'hand' }, {}], wound: 'unhurt' })
  const lost = disarm('bo hold on: hold on\nbo actions: 1\nbo hold on: 3 3 2')
  expect(of(lost, 'bo').items[0]?.where).toBe('ground')
})
rule('D6-C-OPT-Disarm', 'who has acted cannot hold on, and empty hands cannot be disarmed', () => {
  const acted = disarm('', (s) => {
    of({ state: s }, 'bo').turned = 1
  })
  expect(of(acted, 'bo').items[0]?.where).toBe('ground')
  expect(refusal(d6, turnOf(duel({}, { weapons: [] }), 'ana'), 'ana', 'disarm')).toMatchObject({
    rule: 'D6-C-OPT-Disarm',
  })
})
rule('D6-C-OPT-Whip', 'a whip takes things away, with throwing', () => {
  const thrower = { weapons: ['bullwhip'], skills: { throwing: '5D', 'melee combat': '3D' } }
  const ran = run(
    turnOf(duel(thrower), 'ana'),
    'ana act: whip away\nana attack: 1 1 2 2 2\nana damage: 2 2 2\nbo hold on: none',
  )
  expect(told(ran, 'roll')).toMatchObject({ dice: 5 })
  expect(of(ran, 'bo').items[0]?.where).toBe('ground')
})

rule('D6-C-OPT-Knockout', 'two levels fell for hours and do half', () => {
  const ran = run(turnOf(duel(), 'ana'), at('knockout', '3 3 3 3', 'ana damage: 1 1 2\nbo resistance: 4 4 4'))
  expect(told(ran, 'knockout')).toMatchObject({ out: true, hours: 2 })
  expect(of(ran, 'bo')).toMatchObject({
    condition: 'unconscious',
    lasting: [{ kind: 'stunned' }, { kind: 'senseless', left: 1440 }],
    wound: 'stunned',
  })
  const halved = run(
    turnOf(duel({}, {}, withOptions({ knockoutTest: 'halved' })), 'ana'),
    at('knockout', '3 3 3 3', 'ana damage: 1 1 2\nbo resistance: 4 4 4'),
  )
  expect(of(halved, 'bo')).toMatchObject({ condition: 'up', wound: 'stunned' })
  const light = run(turnOf(duel(), 'ana'), at('knockout', '3 3 3 3', 'ana damage: 1 1 2\nbo resistance: 5 5 5'))
  expect(of(light, 'bo')).toMatchObject({ condition: 'up', wound: 'unhurt' })
})
rule('D6-C-OPT-Knockout', 'or half the Body Points', () => {
  const felled = (dice: string) =>
    of(
      run(
        turnOf(duel({}, { bodyPoints: 40 }, withOptions({ injury: 'bodyPoints' })), 'ana'),
        at('knockout', '3 3 3 3', `ana damage: ${dice}`),
      ),
      'bo',
    )
  expect(felled('2 2 2')).toMatchObject({ condition: 'unconscious', body: 30 })
  expect(felled('2 1 2')).toMatchObject({ condition: 'up', body: 31 })
})
