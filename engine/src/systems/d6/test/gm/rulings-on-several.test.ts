import { describe, expect, test } from 'vitest'
import { advance } from '../../../../kernel/advance.ts'
import { rule } from '../../../../kernel/testing/index.ts'
import { forRounds } from '../../../../mechanisms/lasting.ts'
import { type Command, forms } from '../../gm/commands.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { counted, crowd, duel, during, of, rolls, run, strike, told, turnOf } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
function ruled(from: State, ruling: Command): { readonly state: State; readonly told: readonly string[] } {
  const { asked, ...rest } = advance(d6, from, [{ ruling, because: 'the game master says so' }], [])
  if (asked !== undefined || !('state' in rest)) throw new Error('a ruling asks nothing here')
  return { state: rest.state, told: rest.events.map((event) => d6.tell(event)) }
}

describe('who is taken out', () => {
  const many = (arrange: (s: State) => void = () => {}) =>
    turnOf(
      crowd({}, { bo: {}, cy: {}, di: {}, ed: {} }, { scene: { traps: TRAPS, vehicles: CARTS } }),
      'ana',
      1,
      arrange,
    )
  const TRAPS = {
    pit: { speed: '3D', attack: '4D', damage: '3D', near: 'bo' },
    net: { speed: '3D', attack: '4D', damage: '3D', near: 'cy' },
    bow: { speed: '3D', attack: '4D', damage: '3D', near: 'di' },
  }
  const CARTS = { one: { kind: 'wagon' }, two: { kind: 'wagon' } }
  const gone = (from: State) => ruled(from, { do: 'remove', who: 'bo' }).state
  test('leaves everything of the others as it was', () => {
    const state = gone(
      many((s) => {
        Object.assign(s, {
          acting: ['cy', 'bo', 'ana'],
          asking: ['di', 'bo', 'ed'],
          order: ['bo', 'ana', 'cy', 'di', 'ed'],
          at: 2,
        })
        s.holds = [
          { kind: 'hold', by: 'bo', on: 'ana', since: 1, strength: 0 },
          { kind: 'hold', by: 'cy', on: 'bo', since: 1, strength: 0 },
          { kind: 'hold', by: 'ana', on: 'cy', since: 1, strength: 0 },
          { kind: 'hold', by: 'di', on: 'ed', since: 1, strength: 0 },
        ]
        s.next = [
          { kind: 'off hand', who: 'bo', at: '', value: 0 },
          { kind: 'off hand', who: 'ana', at: 'bo', value: 0 },
          { kind: 'off hand', who: 'ana', at: '', value: 0 },
          { kind: 'off hand', who: 'cy', at: '', value: 0 },
        ]
        for (const v of s.vehicles) v.driver = 'bo'
        for (const id of ['cy', 'di', 'ed'])
          set(id, { behind: ['ana', 'bo', 'cy'], aim: { at: 'bo', rounds: 1, round: 1 } })(s)
      }),
    )
    expect(state).toMatchObject({
      acting: ['cy', 'ana'],
      asking: ['di', 'ed'],
      order: ['ana', 'cy', 'di', 'ed'],
      at: 1,
    })
    expect(state.traps.map(({ id }) => id)).toEqual(['net', 'bow'])
    expect(state.holds.map(({ by }) => by)).toEqual(['ana', 'di'])
    expect(state.next.map(({ who, at }) => [who, at])).toEqual([
      ['ana', ''],
      ['cy', ''],
    ])
    expect(state.vehicles.map(({ driver }) => driver)).toEqual([null, null])
    expect(['cy', 'di', 'ed'].map((id) => of({ state }, id))).toMatchObject(
      ['cy', 'di', 'ed'].map(() => ({ behind: ['ana', 'cy'], aim: null })),
    )
  })
  test('who is ruled down loses his turn, his defence and his grips, and begins no old dying anew', () => {
    const before = many((s) => {
      set('bo', {
        actions: 2,
        waiting: true,
        dying: 5,
        ...during('senseless', 9),
        defences: [{ kind: 'dodge', total: 9, full: false, item: '' }],
      })(s)
      s.holds = [
        { kind: 'hold', by: 'bo', on: 'ana', since: 1, strength: 0 },
        { kind: 'hold', by: 'cy', on: 'bo', since: 1, strength: 0 },
        { kind: 'hold', by: 'di', on: 'ed', since: 1, strength: 0 },
      ]
    })
    const down = ruled(before, { do: 'condition', who: 'bo', to: 'dying' }).state
    expect(of({ state: down }, 'bo')).toMatchObject({
      condition: 'dying',
      actions: 0,
      waiting: false,
      dying: 0,
      lasting: [],
      defences: [],
    })
    expect(down.holds.map(({ by }) => by)).toEqual(['cy', 'di'])
    const up = ruled(before, { do: 'condition', who: 'bo', to: 'up' }).state
    expect(of({ state: up }, 'bo')).toMatchObject({ condition: 'up', actions: 2, waiting: true, dying: 0, lasting: [] })
    expect(up.holds).toHaveLength(3)
  })
  test('his mount is led by nobody, and who rode on him goes on foot', () => {
    const before = many((s) => {
      set('bo', { mount: 'cy', rider: 'di' })(s)
      set('cy', { rider: 'bo' })(s)
      set('di', { mount: 'bo' })(s)
      set('ed', { mount: 'ana', rider: 'ana' })(s)
    })
    const state = gone(before)
    expect(['cy', 'di', 'ed'].map((id) => [of({ state }, id).mount, of({ state }, id).rider])).toEqual([
      [null, null],
      [null, null],
      ['ana', 'ana'],
    ])
  })
  test('who is behind somebody no longer leaves others behind him', () => {
    const before = many(set('bo', { behind: ['cy', 'ana', 'di'] }))
    expect(of(ruled(before, { do: 'behind', who: 'ana', of: 'bo', is: false }), 'bo').behind).toEqual(['cy', 'di'])
  })
  test('any of several teams may bolt, and no ship does', () => {
    const sea = turnOf(
      { ...duel(), scene: { vehicles: { ship: { kind: 'canoe' }, one: { kind: 'wagon' }, two: { kind: 'chariot' } } } },
      'ana',
    )
    const offered = JSON.stringify(forms(sea).find((form) => form.do === 'spook'))
    expect(offered).toContain('one')
    expect(offered).toContain('two')
    expect(offered).not.toContain('ship')
  })
})

describe('abilities of a kind', () => {
  rule('D6-C-SA-AttackResistance', 'each of several counts for what it is of', () => {
    const bo = {
      abilities: [
        { ability: 'naturalArmor', ranks: 1 },
        { ability: 'attackResistance', ranks: 1, of: 'blunt' },
        { ability: 'attackResistance', ranks: 2, of: 'blade' },
        { ability: 'achillesHeel', ranks: 1, of: 'blunt' },
        { ability: 'achillesHeel', ranks: 1, of: 'short sword' },
      ],
    }
    const ran = run(turnOf(duel({}, bo), 'ana'), strike('4 4 4 4', 'ana damage: 1 1 2\nbo resistance: 1 1 1 1 1 2'))
    expect(rolls(ran).at(-1)).toMatchObject({ dice: 6, adds: -4 })
  })
  rule('D6-C-SA-NaturalArmor', 'as its block prints it, or as its ranks make it, and not against magic', () => {
    const bo = { abilities: [{ ability: 'naturalArmor', ranks: 2, prints: '1D' }] }
    const dice = (naturalArmor: string) =>
      rolls(
        run(
          turnOf(duel({}, bo, { options: { naturalArmor } }), 'ana'),
          strike(
            '4 4 4 4',
            `ana damage: 1 1 2\nbo resistance: ${naturalArmor === 'printed' ? '1 1 1 2' : '1 1 1 1 2'}`,
          ),
        ),
      ).at(-1)?.dice
    expect([dice('printed'), dice('byRank')]).toEqual([4, 5])
  })
  rule('D6-C-SA-ArmorDefeating', 'is of the body’s own weapons, and never more than there is', () => {
    const ana = { weapons: ['short sword'], abilities: [{ ability: 'armorDefeating', ranks: 2 }] }
    const bo = { armour: ['chain mail'] }
    const dice = (weapon: string, damage: string, resistance: string) =>
      rolls(
        run(
          turnOf(duel(ana, bo), 'ana'),
          `ana act: strike\nana weapon: ${weapon}\nana attack: 4 4 4 4\nana damage: ${damage}\nbo resistance: ${resistance}`,
        ),
      ).at(-1)?.dice
    expect(dice('short sword', '1 1 2', '1 1 1 1 2')).toBe(5)
    expect(dice('unarmed', '1 2', '1 1 2')).toBe(3)
  })
  rule('D6-C-SA-Luck', 'two points on every roll of the round, called upon', () => {
    const ran = run(
      turnOf(
        duel({ abilities: [{ ability: 'goodLuck', ranks: 1 }] }),
        'ana',
        1,
        set('ana', { lasting: [forRounds('lucky', 1, 'ana', 2)] }),
      ),
      strike('1 1 1 1'),
    )
    expect(counted(told(ran, 'skill'))).toMatchObject({ 'D6-C-SA-Luck': 2 })
  })
})
