import { expect } from 'vitest'
import { advance } from '../../../../kernel/index.ts'
import { rule } from '../../../../kernel/testing/index.ts'
import { exposed, HAZARDS, type HazardName } from '../../body/fire.ts'
import { harm } from '../../body/wounds.ts'
import { legend } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { roundBegins } from '../../turn/round.ts'
import { acting, alone, arranged, facing, the } from '../arrange.ts'

const CHEST = 3
const ABDOMEN = 2
/** The goblin: 30 Hit Points in the chest for this, 2 Armour Points on the abdomen. */
const start = (): State =>
  arranged(facing({ alaric: {} }, { goblin: { stated: { hitPoints: { chest: 30, abdomen: 30 } } } }))
const goblin = (s: State) => the(s, 'goblin')
const caught = (of: HazardName, location: number, script: string) =>
  alone(start(), script, (ctx, s) => exposed(ctx, s, goblin(s), of, location)).state

rule(['LEG-HAZ-Fire', 'LEG-HAZ-Acid'], 'how much each does in a round', () => {
  const most: Record<HazardName, readonly [script: string, damage: number]> = {
    flame: ['', 1],
    largeFlame: ['goblin burns: 4', 4],
    smallFire: ['goblin burns: 6', 6],
    largeFire: ['goblin burns: 6 6', 12],
    inferno: ['goblin burns: 6 6 6', 18],
    weakAcid: ['goblin acid: 2', 2],
    strongAcid: ['goblin acid: 4', 4],
    concentratedAcid: ['goblin acid: 6', 6],
  }
  for (const name of Object.keys(HAZARDS) as HazardName[]) {
    const [script, damage] = most[name]
    expect(30 - (goblin(caught(name, CHEST, script)).limbs[CHEST]?.hp ?? 0)).toBe(damage)
    const beyond = script.replace(/\d+$/, (face) => String(Number(face) + 1))
    if (script !== '') expect(() => caught(name, CHEST, beyond)).toThrow(/shows/)
  }
})

rule('LEG-HAZ-Fire', 'it burns on each round, past armour, until it is put out', () => {
  const burning = caught('smallFire', ABDOMEN, 'goblin burns: 3')
  expect(goblin(burning).limbs[ABDOMEN]).toMatchObject({ hp: 27, worn: 2 })
  const next = alone(burning, 'goblin burns: 5', (ctx, s) => roundBegins(ctx, s)).state
  expect(goblin(next).limbs[ABDOMEN]?.hp).toBe(22)
})

rule(['LEG-HAZ-Fire', 'LEG-HAZ-Acid'], 'they are told apart, and the first location is a location too', () => {
  const told = (of: HazardName, script: string) =>
    alone(start(), script, (ctx, s) => exposed(ctx, s, goblin(s), of, 0)).events[0]
  expect(told('flame', '')).toMatchObject({ type: 'burned', location: 'right leg', rule: 'LEG-HAZ-Fire' })
  expect(told('weakAcid', 'goblin acid: 1')).toMatchObject({
    type: 'corroded',
    location: 'right leg',
    rule: 'LEG-HAZ-Acid',
  })
})

rule('LEG-HAZ-Acid', 'it eats what is worn first, then the flesh', () => {
  const eaten = caught('strongAcid', ABDOMEN, 'goblin acid: 1')
  expect(goblin(eaten).limbs[ABDOMEN]).toMatchObject({ hp: 30, worn: 1 })
  const next = alone(eaten, 'goblin acid: 4', (ctx, s) => roundBegins(ctx, s)).state
  expect(goblin(next).limbs[ABDOMEN]).toMatchObject({ hp: 27, worn: 0 })
})

const ruled = (state: State, ruling: object): State => {
  const result = advance(legend, state, [{ ruling, because: 'so it is' }])
  if (result.asked !== undefined) throw new Error('a ruling asks nothing')
  return result.state
}

rule(
  ['LEG-HAZ-Fire', 'LEG-FALL-01', 'LEG-ASP-Breath'],
  'the Games Master brings them by rulings, and their dice are the next step',
  () => {
    const fire = ruled(start(), { do: 'hazard', who: 'goblin', of: 'largeFlame' })
    const burnt = acting(fire, 'goblin hit location: 11\ngoblin burns: 2').state
    expect(goblin(burnt).limbs[CHEST]?.hp).toBe(28)
    expect(goblin(ruled(burnt, { do: 'hazard', who: 'goblin', of: 'none' })).hazards).toEqual([])
    const fall = ruled(start(), { do: 'fall', who: 'goblin', metres: 3 })
    expect(goblin(acting(fall, 'goblin hit location: 11\ngoblin fall: 4').state).limbs[CHEST]?.hp).toBe(26)
    const sunk = ruled(start(), { do: 'footing', who: 'goblin', to: 'submerged' })
    expect(goblin(sunk).breath).toBe(10)
    expect(goblin(ruled(sunk, { do: 'footing', who: 'goblin', to: 'firm' })).breath).toBe(-1)
    expect(goblin(ruled(start(), { do: 'air', who: 'goblin', to: 'prepared' })).breath).toBe(10)
    const gasping = ruled(start(), { do: 'air', who: 'goblin', to: 'unprepared' })
    const held = acting(gasping, 'goblin resilience: 38\ngoblin breath: 2').state
    expect(goblin(held).breath).toBe(4)
    expect(goblin(ruled(held, { do: 'air', who: 'goblin', to: 'restored' })).breath).toBe(-1)
  },
)

rule(
  'LEG-DMG-01',
  'harm from outside meets what is worn and the hide together, and is told where they stop any',
  () => {
    const harmed = (worn: number, natural: number, armour = true) =>
      alone(
        arranged(
          facing({ alaric: {} }, { goblin: {} }),
          (s) => void Object.assign(the(s, 'goblin').limbs[3] ?? {}, { worn, natural, hp: 9 }),
        ),
        '',
        (ctx, s) => harm(ctx, s, { kind: 'harm', who: 'goblin', location: 3, points: 6, armour }),
      )
    const left = (played: ReturnType<typeof harmed>) => the(played.state, 'goblin').limbs[3]?.hp
    expect([left(harmed(2, 1)), left(harmed(0, 1)), left(harmed(2, 1, false)), left(harmed(9, 9))]).toEqual([
      6, 4, 3, 9,
    ])
    const stopped = (played: ReturnType<typeof harmed>) => played.events.filter(({ type }) => type === 'armour')
    expect(stopped(harmed(0, 1))).toMatchObject([{ who: 'goblin', stopped: 1 }])
    expect(stopped(harmed(0, 0))).toEqual([])
  },
)
