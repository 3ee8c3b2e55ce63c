import { expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { ATTACK } from '../../body/checks.ts'
import { wound } from '../../body/wounds.ts'
import { metres } from '../../state/standing.ts'
import type { Ctx, State } from '../../state/types.ts'
import { roundBegins } from '../../turn/round.ts'
import { turnBegins } from '../../turn/turn.ts'
import { alone, arranged, facing, the } from '../arrange.ts'

const CHEST = 3
/** A foe of CON 12 and SIZ 16, as the book's example: 14 General Hit Points, rating 7; no armour, Resilience 24. */
const foe = {
  wounds: 'general',
  characteristics: { str: 13, con: 12, siz: 16, int: 9, pow: 9, dex: 11, cha: 6 },
  styles: [{ name: 'club', skill: 50, weapons: ['club'] }],
}
const start = (options: object = {}, change?: (s: State) => void): State =>
  arranged(facing({ alaric: {} }, { brute: foe }, options), change)
const brute = (s: State) => the(s, 'brute')

const struck =
  (damage: number, { critical = false, location = CHEST } = {}) =>
  (ctx: Ctx, s: State): void => {
    const roll = ctx.toss(ATTACK, 'alaric')
    wound(ctx, s, brute(s), location, damage, {
      by: 'alaric',
      roll,
      skill: 80,
      level: critical ? 'critical' : 'success',
    })
  }
const hit = (damage: number, script: string, how = {}, s = start()) =>
  alone(s, `alaric attack: 30\n${script}`, struck(damage, how))

rule('LEG-NPC-GHP', 'CON 12 and SIZ 16 give 14 General Hit Points and a Critical Wound rating of 7', () => {
  expect(brute(start()).facts).toMatchObject({ generalHitPoints: 14, criticalWoundRating: 7 })
  const { state } = hit(7, '')
  expect(brute(state)).toMatchObject({ general: 7, condition: 'up', shaken: 0 })
  expect(brute(state).limbs[CHEST]?.hp).toBe(brute(start()).limbs[CHEST]?.hp)
})

rule('LEG-NPC-Crit', 'only a single wound above the rating rolls on the table, and it scars', () => {
  expect(hit(7, '').events.some((e) => e.type === 'criticalWound')).toBe(false)
  const { state } = hit(8, 'alaric critical wound: 1\nbrute dazed: 2')
  expect(brute(state).limbs[CHEST]?.scars).toBe(1)
  expect(brute(state).general).toBe(6)
})

rule('LEG-NPC-Crit', 'the table is rolled on with a D20', () => {
  expect(() => hit(8, 'alaric critical wound: 21')).toThrow(/shows/)
  expect(brute(hit(8, 'alaric critical wound: 20').state).general).toBeLessThanOrEqual(6)
})

rule(['LEG-NPC-T0102', 'LEG-NPC-T0809', 'LEG-NPC-T15'], 'a D3 for how long, and one arm of two', () => {
  expect(() => hit(8, 'alaric critical wound: 1\nbrute dazed: 4')).toThrow(/shows/)
  expect(() => hit(8, 'alaric critical wound: 8\nbrute stunned: 4')).toThrow(/shows 4 on a d3/)
  expect(() => hit(8, 'alaric critical wound: 15\nbrute which limb: 3')).toThrow(/shows 3 on a d2/)
})

rule('LEG-NPC-T15', 'a body without arms is only Dazed', () => {
  const beast = arranged(facing({ alaric: {} }, { brute: { ...foe, body: 'quadruped', styles: [] } }))
  const { state } = hit(8, 'alaric critical wound: 15\nbrute dazed: 2', {}, beast)
  expect(brute(state)).toMatchObject({ shaken: 2, condition: 'up' })
  expect(brute(state).limbs.some((l) => l.useless)).toBe(false)
})

rule('LEG-NPC-Crit', 'the Games Master may leave the table out', () => {
  const without = hit(8, '', {}, start({ criticalWounds: false })).state
  expect(brute(without)).toMatchObject({ general: 6, shaken: 0 })
  const rolled = hit(8, 'alaric critical wound: 1\nbrute dazed: 1').state
  expect(brute(rolled)).toMatchObject({ general: 6, shaken: 1 })
})

rule('LEG-NPC-Crit', 'armour is taken off the roll, the damage of a critical hit is added, within 1 and 20', () => {
  const armoured = start({}, (s) => Object.assign(brute(s).limbs[CHEST] ?? {}, { worn: 2, natural: 1 }))
  const row = (played: ReturnType<typeof hit>): unknown => played.events.find((e) => e.type === 'criticalWound')?.rule
  expect(row(hit(8, 'alaric critical wound: 13\nbrute stunned: 1', {}, armoured))).toEqual([
    'LEG-NPC-Crit',
    'LEG-NPC-T1011',
  ])
  expect(row(hit(8, 'alaric critical wound: 2\nbrute dazed: 1', {}, armoured))).toEqual([
    'LEG-NPC-Crit',
    'LEG-NPC-T0102',
  ])
  expect(row(hit(8, 'alaric critical wound: 1\nbrute stunned: 1', { critical: true }))).toEqual([
    'LEG-NPC-Crit',
    'LEG-NPC-T0809',
  ])
  expect(row(hit(8, 'alaric critical wound: 19', { critical: true }))).toEqual(['LEG-NPC-Crit', 'LEG-NPC-T20'])
})

/** Both ends of each row of the table, and what it does. */
const DAZED = { shaken: 2, forfeit: 0, condition: 'up', stance: 'standing' }
const STUNNED = { shaken: 0, forfeit: 3, condition: 'up', stance: 'standing' }
const table = [
  ['LEG-NPC-T0102', [1, 2], 'brute dazed: 2', DAZED, 1],
  ['LEG-NPC-T0304', [3, 4], 'brute dazed: 2', DAZED, 2],
  ['LEG-NPC-T0506', [5, 6], 'brute dazed: 2', { ...DAZED, stance: 'prone' }, 1],
  ['LEG-NPC-T07', [7], 'brute dazed: 2\nbrute resilience: 24', DAZED, 1],
  ['LEG-NPC-T0809', [8, 9], 'brute stunned: 3', STUNNED, 1],
  ['LEG-NPC-T1011', [10, 11], 'brute stunned: 3', STUNNED, 2],
  ['LEG-NPC-T1213', [12, 13], 'brute stunned: 3', { ...STUNNED, stance: 'prone' }, 1],
  ['LEG-NPC-T14', [14], 'brute stunned: 3\nbrute resilience: 24', STUNNED, 1],
  ['LEG-NPC-T15', [15], 'brute which limb: 1\nbrute dazed: 2', DAZED, 1],
  ['LEG-NPC-T16', [16], 'brute which limb: 2\nbrute dazed: 2', { ...DAZED, stance: 'prone' }, 1],
  ['LEG-NPC-T17', [17], 'brute stunned: 3\nbrute resilience: 24', STUNNED, 1],
  ['LEG-NPC-T18', [18], 'brute stunned: 3\nbrute resilience: 24', STUNNED, 1],
  ['LEG-NPC-T19', [19], 'brute stunned: 3\nbrute resilience: 24', STUNNED, 1],
  ['LEG-NPC-T20', [20], '', { condition: 'dead' }, 1],
] as const
for (const [id, rolls, script, result, away] of table) {
  rule(id, `what a critical wound of ${rolls.join(' or ')} does`, () => {
    for (const roll of rolls) {
      const { state } = hit(8, `alaric critical wound: ${roll}\n${script}`)
      expect(brute(state)).toMatchObject(result)
      expect(metres(state, 'alaric', 'brute')).toBe(away)
    }
  })
}

rule(['LEG-NPC-T07', 'LEG-NPC-T14'], 'a failed Resilience on 7 or 14 knocks him out', () => {
  const dazed = hit(8, 'alaric critical wound: 7\nbrute dazed: 1\nbrute resilience: 25').state
  const stunned = hit(8, 'alaric critical wound: 14\nbrute stunned: 1\nbrute resilience: 25').state
  for (const s of [dazed, stunned]) {
    expect(brute(s)).toMatchObject({ condition: 'unconscious', unconsciousRounds: 0, expiring: -1 })
  }
})

rule(
  ['LEG-NPC-T17', 'LEG-NPC-T18', 'LEG-NPC-T19'],
  'a failed Resilience against belly, chest or head wound kills',
  () => {
    for (const roll of [17, 18, 19]) {
      const { state } = hit(8, `alaric critical wound: ${roll}\nbrute stunned: 1\nbrute resilience: 25`)
      expect(brute(state).condition).toBe('dead')
    }
  },
)

rule('LEG-NPC-T15', 'the arm that was struck is disabled and drops what it holds, or else one by the dice', () => {
  const struckArm = hit(8, 'alaric critical wound: 15\nbrute dazed: 1', { location: 4 }).state
  expect(brute(struckArm).limbs.map((l) => l.useless)).toEqual([false, false, false, false, true, false, false])
  expect(brute(struckArm).items[0]?.where).toBe('ground')
  const other = hit(8, 'alaric critical wound: 15\nbrute which limb: 2\nbrute dazed: 1').state
  expect(brute(other).limbs.map((l) => l.useless)).toEqual([false, false, false, false, false, true, false])
  expect(brute(other).items[0]?.where).toBe('right')
})

rule('LEG-NPC-T16', 'a leg is disabled', () => {
  const { state } = hit(8, 'alaric critical wound: 16\nbrute which limb: 2\nbrute dazed: 1')
  expect(brute(state).limbs.map((l) => l.useless)).toEqual([false, true, false, false, false, false, false])
  const struckLeg = hit(8, 'alaric critical wound: 16\nbrute dazed: 1', { location: 0 }).state
  expect(brute(struckLeg).limbs.map((l) => l.useless)).toEqual([true, false, false, false, false, false, false])
})

rule('LEG-NPC-Zero', 'at zero Resilience or unconscious, then dead in rating own Combat Actions', () => {
  const seven = start({}, (s) => Object.assign(brute(s), { general: 5 }))
  expect(brute(hit(5, 'brute resilience: 24', {}, seven).state)).toMatchObject({
    general: 0,
    condition: 'up',
    expiring: -1,
  })
  const out = hit(5, 'brute resilience: 25', {}, seven).state
  expect(brute(out)).toMatchObject({ condition: 'unconscious', expiring: 7 })
  const after = (turns: number) =>
    alone(out, '', (ctx, s) => {
      for (let i = 0; i < turns; i++) expect(turnBegins(ctx, s, brute(s))).toBe(false)
    }).state
  expect(brute(after(6)).condition).toBe('unconscious')
  expect(brute(after(7))).toMatchObject({ condition: 'dead', actions: 0 })
})

rule('LEG-NPC-Zero', 'whoever stays conscious at zero tests again each round until he has a Hit Point', () => {
  const round = (general: number, script: string) =>
    alone(
      start({}, (s) => Object.assign(brute(s), { general })),
      script,
      (ctx, s) => roundBegins(ctx, s),
    ).state
  expect(brute(round(0, 'brute resilience: 25')).condition).toBe('unconscious')
  expect(brute(round(-1, 'brute resilience: 24')).condition).toBe('up')
  expect(brute(round(1, '')).condition).toBe('up')
})

rule('LEG-NPC-Zero', 'it is tested when zero is reached, not above it nor again below it', () => {
  const at = (general: number) => start({}, (s) => Object.assign(brute(s), { general }))
  expect(brute(hit(4, '', {}, at(5)).state)).toMatchObject({ general: 1, condition: 'up' })
  expect(brute(hit(1, 'brute resilience: 25', {}, at(1)).state)).toMatchObject({ general: 0, unconsciousRounds: 0 })
  expect(brute(hit(1, '', {}, at(0)).state)).toMatchObject({ general: -1, condition: 'up' })
})

rule('LEG-NPC-Dead', 'death at the negative of the rating, or at zero where the fight follows the example', () => {
  const at = (general: number, options = {}) => start(options, (s) => Object.assign(brute(s), { general }))
  expect(brute(hit(6, '', {}, at(-1)).state)).toMatchObject({ general: -7, condition: 'dead' })
  expect(brute(hit(5, '', {}, at(-1)).state)).toMatchObject({ general: -6, condition: 'up' })
  const example = { generalDeath: 'atZero' }
  expect(brute(hit(5, '', {}, at(5, example)).state).condition).toBe('dead')
  expect(brute(hit(4, '', {}, at(5, example)).state).condition).toBe('up')
})

rule('LEG-NPC-Zero', 'whom the same blow has laid out senseless is dying at zero too', () => {
  const senseless = hit(14, 'alaric critical wound: 14\nbrute stunned: 1\nbrute resilience: 25').state
  expect(brute(senseless)).toMatchObject({ general: 0, condition: 'unconscious', expiring: 7 })
  const lying = start({}, (s) => Object.assign(brute(s), { condition: 'unconscious', general: 5 }))
  expect(brute(hit(5, '', {}, lying).state)).toMatchObject({ general: 0, expiring: 7 })
  expect(brute(hit(4, '', {}, lying).state)).toMatchObject({ general: 1, expiring: -1 })
  const awake = hit(14, 'alaric critical wound: 1\nbrute dazed: 1\nbrute resilience: 25')
  expect(awake.events).toContainEqual(expect.objectContaining({ type: 'atZero', rule: 'LEG-NPC-Zero' }))
})
