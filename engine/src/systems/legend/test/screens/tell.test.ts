import { describe, expect, test } from 'vitest'
import { ACTIONS } from '../../actions/index.ts'
import { legend } from '../../index.ts'
import { PHRASES } from '../../screens/tell/phrases.ts'
import type { State } from '../../state/types.ts'
import { the } from '../arrange.ts'
import { duel, fought, item, man, spent, told } from '../clash.ts'

test('every action is said as a phrase', () => {
  expect(ACTIONS.filter(({ key }) => PHRASES[key] === undefined).map(({ key }) => key)).toEqual([])
})

/** A roll as events carry it; sentences of the short form do not look at it. */
const ROLL = { of: 'attack', who: 'alaric', dice: '1d100', faces: [94], terms: [], total: 94 } as const

test('a blow is told as a reader of the book would tell it', () => {
  const blow = {
    type: 'attack',
    who: 'alaric',
    at: 'goblin-2',
    weapon: 'Short spear',
    roll: 94,
    skill: 80,
    level: 'failure',
    thrown: ROLL,
  } as const
  expect(legend.tell(blow)).toBe('Alaric thrusts at goblin-2 with the short spear: 94 against 80%, a miss.')
  expect(legend.tell({ ...blow, roll: 100, level: 'fumble' })).toMatch(/: 00 against 80%, a fumble\.$/)
  expect(legend.tell({ ...blow, roll: 6, level: 'critical' })).toMatch(/: 06 against 80%, a critical hit\.$/)
  expect(legend.tell({ ...blow, weapon: 'Dagger' })).toMatch(/^Alaric stabs at goblin-2 with the dagger/)
})

test('damage is told before what stops it, and a parry that is saved as nothing more', () => {
  const sides = duel(man(['war-sword']), man(['target']))
  const parried = fought(sides, 'war-sword', 'bob defend: target\nann attack: 30\nbob parry: 30\nann damage: 5')
  expect(parried.told.slice(-2)).toEqual(['Ann’s damage is 5.', 'The parry stops 5.'])
  const saved = fought(sides, 'war-sword', 'bob defend: target\nann attack: 90\nbob complete parry: save')
  expect(saved.told.at(-1)).toBe('Bob need not parry and saves the Combat Action.')
  const neither = fought(
    sides,
    'war-sword',
    'bob defend: target\nann attack: 90\nbob complete parry: roll\nbob parry: 90',
  )
  expect(neither.told.at(-1)).toBe('Neither Ann nor Bob succeeds; nothing comes of it.')
})

test('what is tested, and how it went, in the book’s names', () => {
  const trip = { type: 'withstood', who: 'bob', what: 'trip', skill: 40 } as const
  expect(legend.tell({ ...trip, stands: true })).toBe('Bob withstands Trip Opponent with 40%.')
  expect(legend.tell({ ...trip, stands: false })).toBe('Bob does not withstand Trip Opponent with 40%.')
  expect(
    legend.tell({
      type: 'opposed',
      who: 'bob',
      roll: 7,
      skill: 40,
      against: 100,
      result: 'wins',
      rule: 'LEG-SKL-Opposed',
    }),
  ).toBe('Opposed test: 07 on 40% against 00, Bob wins.')
  const endured = { type: 'endured', who: 'bob', held: true } as const
  expect(legend.tell({ ...endured, skill: 52 })).toBe('Bob’s Resilience of 52% holds.')
  expect(legend.tell(endured), 'to somebody who may not know the skill').toBe('Bob’s Resilience holds.')
  expect(legend.tell({ ...endured, rule: ['LEG-WND-02', 'LEG-HER-BattleFury'] })).toBe(
    'In battle fury Bob does not feel it.',
  )
  expect(
    legend.tell({ type: 'failed', who: 'bob', what: 'brawn', roll: 88, skill: 23, level: 'failure', thrown: ROLL }),
  ).toBe('Bob’s Brawn comes to 88 against 23%, a failure.')
})

test('who meets a blow, and with what', () => {
  const defence = { type: 'defence', who: 'thunder', at: 'bob' } as const
  expect(legend.tell({ ...defence, defence: 'war-horse-kick', weapon: 'War horse’s kick' })).toBe(
    'Thunder means to parry with the war horse’s kick.',
  )
  expect(legend.tell({ ...defence, defence: 'evade' })).toBe('Thunder makes ready to dive clear of Bob.')
  expect(legend.tell({ ...defence, defence: 'rider ride' })).toBe('Thunder’s rider means to ride clear of it.')
  expect(legend.tell({ ...defence, defence: 'rider war-sword' })).toBe(
    'Thunder’s rider means to parry with the war sword.',
  )
})

test('a rider who is felled slides off, one who is able gets off', () => {
  const off = { type: 'dismounted', who: 'ann', at: 'thunder' } as const
  expect(legend.tell({ ...off, able: false })).toBe('Ann slides off Thunder’s back.')
  expect(legend.tell({ ...off, able: true })).toBe('Ann is off Thunder’s back.')
})

test('a roll is carried with its dice, what was added and what it had to meet', () => {
  const lying = duel(man(['war-sword']), man(['target']), (s) => {
    the(s, 'ann').stance = 'prone'
    for (const one of the(s, 'ann').items) one.sharp = 1
  })
  const played = fought(lying, 'war-sword', 'bob defend: target\nann attack: 30\nbob parry: 30\nann damage: 5')
  expect(told(played, 'attack')[0]?.thrown).toMatchObject({
    of: 'attack',
    who: 'ann',
    dice: '1d100',
    faces: [30],
    terms: [
      { value: 5, because: 'Bladesharp' },
      { value: -20, because: 'prone' },
    ],
    total: 30,
    needs: 45,
    under: true,
  })
  expect(told(played, 'parry')[0]?.thrown).toMatchObject({ of: 'parry', who: 'bob', faces: [30], needs: 60, terms: [] })
  expect(told(played, 'damage')[0]?.thrown).toMatchObject({
    dice: '1d8',
    faces: [5],
    terms: [{ value: 1, because: 'Bladesharp' }],
    total: 6,
  })
  const fumbled = fought(lying, 'war-sword', 'bob defend: none\nann attack: 100\nann fumble: 1')
  expect(told(fumbled, 'fumble')[0]?.thrown).toMatchObject({ dice: '1d20', faces: [1], total: 1 })
})

describe('the long form', () => {
  const thrust = (form: 'short' | 'long', change?: (s: State) => void) => {
    const state = duel(man(['short-spear']), man(['mace'], { worn: { chest: 3 } }), (s) => {
      the(s, 'bob').actions = 0
      change?.(s)
    })
    const script =
      'ann attack: 30\nann manoeuvre: impale\nann impaling damage: 4 2\nann hit location: 10\nann impaled weapon: yank\nann brawn: 41\nann withdrawal damage: 1'
    return fought(state, 'short-spear', script).events.map((event) => legend.tell(event, form))
  }

  test('tells what damage was thrown with, both throws of an impaling blow and what magic adds', () => {
    expect(thrust('short')).toContain('Ann’s damage is 5.')
    expect(thrust('long')).toContain('Ann’s damage is 5 (1d8+1 twice, the better: 4 2).')
    const sharp = thrust('long', (s) => {
      for (const one of the(s, 'ann').items) one.sharp = 2
    })
    expect(sharp).toContain('Ann’s damage is 7 (1d8+1 twice, the better: 4 2, +2 for Bladesharp).')
  })

  test('tells the roll and the chance of every plain test, which the short one leaves to what came of it', () => {
    expect(thrust('long')).toContain('Ann’s brawn: 41 against 50%, a success.')
    expect(thrust('short').filter((line) => line.includes('brawn: 41'))).toEqual([])
  })
})

test('words are what happens: Take Weapon, a roll from the saddle, a wall at one’s back', () => {
  expect(
    legend.tell({
      type: 'withstood',
      who: 'ann',
      what: 'disarm',
      skill: 40,
      stands: false,
      rule: 'LEG-MAN-TakeWeapon',
    }),
  ).toBe('Ann does not withstand Take Weapon with 40%.')
  expect(
    legend.tell({ type: 'location', who: 'ann', at: 'bob', roll: 10, plus: 10, location: 'head', rule: 'LEG-MNT-02' }),
  ).toBe('Hit location 10 + 10 = 20: the head.')
  expect(legend.tell({ type: 'shoved', who: 'bob', at: 'ann', metres: 0, stopped: 'wall' })).not.toContain('0 m')
})

describe('damage in the long form', () => {
  const long = (played: Pick<ReturnType<typeof fought>, 'events'>): readonly string[] =>
    played.events.map((event) => legend.tell(event, 'long'))

  test('what is thrown beside the blow is told with its dice: a withdrawal, a fumble, a weapon struck', () => {
    const thrust = 'ann attack: 30\nann manoeuvre: impale\nann impaling damage: 3 3\nann hit location: 10'
    const out = fought(
      duel(man(['short-spear']), man(['mace']), spent),
      'short-spear',
      `${thrust}\nann impaled weapon: yank\nann brawn: 50\nann withdrawal damage: 1`,
    )
    expect(long(out)).toContain('Ann’s withdrawal damage is 2 (1d8+1: 1).')
    const strong = { characteristics: { str: 18, con: 12, siz: 20, int: 12, pow: 12, dex: 12, cha: 12 } }
    const sharp = duel(man(['mace'], strong), man(['war-sword']), (s) => {
      item(s, 'ann', 'mace').sharp = 2
    })
    const struck = fought(
      sharp,
      'mace',
      'bob defend: war-sword\nann attack: 4\nbob parry: 30\nann manoeuvre: damageWeapon\nann damage: 1 1\nann weapon damage: 5 3',
    )
    expect(long(struck)).toContain('Ann’s weapon damage is 10 (1d8, +1d6: 5 3, +2 for Bladesharp).')
    expect(told(struck, 'itemHurt')).toMatchObject([{ item: 'War sword', damage: 10 - 6 }])
  })

  test('where it is thrown again, the dice that count', () => {
    const ann = man(['war-sword'], { heroPoints: 1 })
    const state = duel(ann, man(['mace']), spent, { heroPoints: true })
    const blow = 'ann attack: 30\nann manoeuvre: none\nann damage: 2'
    const again = fought(
      state,
      'war-sword',
      `${blow}\nann second chance: spend\nann damage again: 5\nann hit location: 10`,
      { otherwise: 'usual' },
    )
    expect(long(again)).toContain('Ann’s damage would be 2.')
    expect(long(again)).toContain('Ann’s damage is 5 (1d8: 5).')
    const kept = fought(state, 'war-sword', `${blow}\nann second chance: keep\nann hit location: 10`)
    expect(long(kept)).toContain('Ann’s damage is 2 (1d8: 2).')
  })
})
