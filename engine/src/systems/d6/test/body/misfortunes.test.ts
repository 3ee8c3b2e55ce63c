import { describe, expect, test } from 'vitest'
import { advance } from '../../../../kernel/advance.ts'
import { AffrayError } from '../../../../kernel/error.ts'
import { script } from '../../../../kernel/index.ts'
import { rule } from '../../../../kernel/testing/index.ts'
import type { Command } from '../../gm/commands.ts'
import { d6 } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { duel, of, run, still, strike, told, turnOf, withOptions } from '../arrange.ts'

/** A ruling carried out, with the dice it takes. */
function ruled(from: State, ruling: Command, dice = '') {
  const lines = script(dice)
  const { asked, ...rest } = advance(d6, from, [{ ruling, because: 'the game master says so' }], [lines])
  if (asked !== undefined || !('state' in rest)) throw new Error('a ruling asks nothing here')
  lines.finish()
  return rest
}
const bp = (ana: object = {}) => turnOf(duel(ana, {}, withOptions({ injury: 'bodyPoints' })), 'bo')

describe('what hurts without anybody striking', () => {
  rule('D6-C-MISC-Fall', '1D for each metre and a half from three on', () => {
    const turned = (s: State): State => {
      of({ state: s }, 'ana').turned = 1
      return s
    }
    const fall = (metres: number, dice: string) =>
      of(ruled(turned(bp()), { do: 'fall', who: 'ana', metres }, dice), 'ana')
    expect(fall(2.9, '')).toMatchObject({ body: 20, stance: 'prone', felled: true })
    expect(fall(3, 'gm damage: 3 4').body).toBe(13)
    expect(fall(6, 'gm damage: 2 2 2 2').body).toBe(12)
  })
  rule('D6-C-MISC-Fall', 'acrobatics softens it, for one whose turn is not over', () => {
    const soft = ruled(
      bp({ skills: { acrobatics: '4D' } }),
      { do: 'fall', who: 'ana', metres: 6 },
      'ana acrobatics: 4 4 4 3\ngm damage: 4 4 4 4',
    )
    expect(of(soft, 'ana').body).toBe(20 - 16 + 2)
    expect(soft.events.find(({ type }) => type === 'fallsFar')).toMatchObject({ less: 2, dice: 4 })
    const damage = soft.events.find((e) => e.type === 'roll' && e.rolled.of === 'damage')
    expect(damage).toMatchObject({ rolled: { terms: [{ value: -2, because: 'softened' }], total: 14 } })
  })
  rule('D6-C-MISC-Hazards', 'fire, cold, acid, poison and drowning', () => {
    const hurt = (hazard: 'torch fire' | 'strong acid' | 'botulism' | 'drowning', dice: string, rounds = 1) =>
      20 - of(ruled(bp(), { do: 'hazard', who: 'ana', hazard, rounds }, dice), 'ana').body
    expect(hurt('torch fire', 'gm damage: 4')).toBe(4)
    expect(hurt('strong acid', 'gm damage: 4 4')).toBe(9)
    expect(hurt('botulism', 'ana stamina: 3 3 3')).toBe(0)
    expect(hurt('botulism', 'ana stamina: 2 3 3\ngm damage: 2 2 2 2')).toBe(8)
    expect(hurt('drowning', 'gm damage: 2 2 2', 3)).toBe(6)
  })
})

describe('rulings', () => {
  const state = turnOf(duel(), 'ana')
  test('change what they name, and are told', () => {
    const after = (ruling: Command) => ruled(state, ruling)
    expect(of(after({ do: 'wound', who: 'bo', level: 'mortally wounded' }), 'bo')).toMatchObject({
      wound: 'mortally wounded',
      condition: 'dying',
    })
    expect(of(after({ do: 'set', who: 'bo', field: 'characterPoints', to: 7 }), 'bo').characterPoints).toBe(7)
    expect(of(after({ do: 'set', who: 'bo', field: 'body', to: 99 }), 'bo').body).toBe(20)
    expect(of(after({ do: 'stance', who: 'bo', stance: 'prone' }), 'bo').stance).toBe('prone')
    expect(of(after({ do: 'blind', who: 'bo', blind: true }), 'bo').blind).toBe(true)
    expect(of(after({ do: 'behind', who: 'ana', of: 'bo', is: true }), 'bo').behind).toEqual(['ana'])
    expect(
      of(after({ do: 'cover', who: 'bo', share: 100, made: 'tough', object: 'a door' }), 'bo').cover,
    ).toMatchObject({ toughness: 6 })
    expect(after({ do: 'scene', light: 'dark' }).state.scene).toMatchObject({ light: 'dark', smoke: 'none' })
    expect(d6.board(after({ do: 'distance', who: 'bo', from: 'ana', metres: 40 }).state).pairs[0]).toMatchObject({
      distance: 40,
    })
    expect(d6.outcome(after({ do: 'condition', who: 'bo', to: 'fled' }).state)?.won).toEqual(['heroes'])
    expect(d6.outcome(after({ do: 'end', won: ['foes'] }).state)).toEqual({ won: ['foes'], because: 'ruling' })
    expect(after({ do: 'scene', smoke: 'thick' }).events.map((event) => d6.tell(event))).toEqual([
      'Ruling: the scene: smoke thick.',
    ])
  })
  const chariots = turnOf(
    {
      ...duel({ vehicle: 'blues' }),
      scene: { vehicles: { blues: { kind: 'chariot', driver: 'ana', speed: 'cruising' }, boat: { kind: 'canoe' } } },
    },
    'ana',
  )
  rule('D6-C-VEH-Spook', 'the game master may let a team bolt', () => {
    expect(chariots.vehicles[0]?.speed).toBe(2)
    const bolts = ruled(chariots, { do: 'spook', vehicle: 'blues' }, 'gm panic: 1 1 1 1 2\ngm toughness: 5 5 5 5')
    expect(bolts.state.vehicles[0]).toMatchObject({ panicked: true, uncontrolled: true, speed: 4 })
    expect(() => ruled(chariots, { do: 'spook', vehicle: 'boat' })).toThrow('No animals draw boat.')
    expect(() => ruled(chariots, { do: 'spook', vehicle: 'cart' })).toThrow(
      'The ruling names the vehicle "cart", and there is none of that name in the fight.',
    )
  })
  rule('D6-C-TRAP-Attack', 'and a trap go off under somebody', () => {
    const yard = turnOf(
      duel({}, {}, { scene: { traps: { darts: { speed: '4D', attack: '4D', damage: '2D' } } } }),
      'ana',
    )
    of({ state: yard }, 'bo').initiative = 3
    const sprung = ruled(yard, { do: 'trap', who: 'bo', trap: 'darts' }, 'gm trap speed: 3 3 3 3\ngm trap: 1 1 1 2')
    expect(sprung.state.traps).toMatchObject([{ sprung: true }])
    expect(() => ruled(state, { do: 'trap', who: 'bo', trap: 'pit' })).toThrow('there is none of that name')
  })
  rule('D6-C-OPT-Surprise', 'and surprise whom he likes, in this round or before the next', () => {
    expect(of(ruled(state, { do: 'surprised', who: 'bo' }), 'bo')).toMatchObject(still('surprised', 1))
    const between = turnOf(duel(), 'ana', 1, (s) => void Object.assign(s, { phase: 'initiative', acting: [] }))
    expect(of(ruled(between, { do: 'surprised', who: 'bo' }), 'bo')).toMatchObject(still('surprised', 1))
    const caught = ruled(state, { do: 'surprised', who: 'bo' })
    expect(told(run(caught.state, strike('1 1 1 1 1')), 'roll')).toMatchObject({ dice: 5 })
    const first = ruled(between, { do: 'surprises', who: 'bo' })
    const order = run(first.state, 'ana initiative: 5 5 5\nbo initiative: 1 1 2')
    expect(order.state.order).toEqual(['bo', 'ana'])
  })
  test('put people into the water and up on things', () => {
    expect(of(ruled(state, { do: 'water', who: 'bo', in: true }), 'bo').inWater).toBe(true)
    expect(() => ruled(state, { do: 'height', who: 'bo', metres: 4 })).toThrow(
      'There is nothing to climb in this fight.',
    )
    const wall = ruled(state, { do: 'scene', climb: { object: 'the wall', metres: 6 } })
    expect(wall.events.map((event) => d6.tell(event))).toEqual(['Ruling: the scene: the wall, 6 m.'])
    expect(of(ruled(wall.state, { do: 'height', who: 'bo', metres: 9 }), 'bo').height).toBe(6)
  })
  test('that name nobody or no map say so', () => {
    expect(() => ruled(state, { do: 'remove', who: 'nobody' })).toThrow(AffrayError)
    expect(() => ruled(state, { do: 'place', who: 'bo', at: [1, 1] })).toThrow(/no map/)
    expect(d6.command.parse({ do: 'wound', who: 'bo', level: 'scratched' })).toMatchObject({ ok: false })
  })
})
