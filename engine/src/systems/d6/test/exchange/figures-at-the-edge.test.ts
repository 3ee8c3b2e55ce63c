import { describe, expect, test } from 'vitest'
import { advance } from '../../../../kernel/advance.ts'
import { play, rule } from '../../../../kernel/testing/index.ts'
import { D } from '../../book/diecode.ts'
import { d6 } from '../../index.ts'
import { blastDamage, initiativeBonus, passengersSuffer, passiveBonus } from '../../state/derive.ts'
import type { Fighter, State } from '../../state/types.ts'
import {
  counted,
  crowd,
  duel,
  during,
  of,
  PLAIN,
  rolls,
  run,
  shoot,
  strike,
  told,
  turnOf,
  withOptions,
} from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const SWORD = 'ana act: strike\nana weapon: short sword\n'
const because = (ran: ReturnType<typeof run>) => told(ran, 'difficulty')?.modifiers?.map(({ because: why }) => why)

describe('figures', () => {
  test('of the nimble, the quick, the blast and those aboard', () => {
    expect([passiveBonus(7 * D + 2, true), passiveBonus(7 * D, false), passiveBonus(4 * D + 2, true)]).toEqual([
      2, 2, 0,
    ])
    expect([initiativeBonus(9, 9, 9), initiativeBonus(9, 3, 9), initiativeBonus(9, 15, 9)]).toEqual([0, 0, 1])
    expect([blastDamage(21, 0), blastDamage(21, 1), blastDamage(21, 2), blastDamage(21, undefined)]).toEqual([
      21, 11, 6, 0,
    ])
    expect([passengersSuffer(15, 4), passengersSuffer(15, 9)]).toEqual([3, 7])
  })
  test('wind is ruled up to a hundred', () => {
    const taken = (wind: number) => d6.command.parse({ do: 'scene', wind }).ok
    expect([taken(0), taken(100), taken(101), taken(-1)]).toEqual([true, true, false, false])
  })
  test('no ship bolts, whoever rules it', () => {
    const sea = turnOf({ ...duel(), scene: { vehicles: { ship: { kind: 'canoe' }, cart: { kind: 'wagon' } } } }, 'ana')
    const bolts = (vehicle: string) => () => advance(d6, sea, [{ ruling: { do: 'spook', vehicle }, because: 'so' }], [])
    expect(bolts('ship')).toThrow('No animals draw ship.')
    expect(bolts('cart')).not.toThrow()
  })
})

describe('a blow', () => {
  test('at exactly three metres is struck from where one stands', () => {
    const moved = (distance: number) =>
      told(run(turnOf(duel({}, {}, { distance }), 'ana'), strike('false')), 'moved')?.metres
    expect([moved(3), moved(3.5)]).toEqual([undefined, 2.5])
  })
  test('is struck at foes who are there, and at nobody else', () => {
    const sides = { heroes: { ana: PLAIN, cy: PLAIN }, foes: { bo: PLAIN, di: PLAIN, ed: PLAIN } }
    const from = turnOf({ system: 'd6', distance: 2, sides }, 'ana', 1, (s) => {
      set('di', { condition: 'dead' })(s)
    })
    const at = (id: string) => () =>
      run(from, `ana act: strike\nana target: ${id}\nana weapon: short sword\nana attack: false`)
    for (const id of ['cy', 'di', 'ana', 'nobody']) expect(at(id), id).toThrow('cannot answer "target"')
    for (const id of ['bo', 'ed']) expect(at(id), id).not.toThrow()
  })
  rule('D6-DEF-Full', 'against a full dodge is told to meet a full one', () => {
    const met = (full: boolean) =>
      because(
        run(
          turnOf(duel(), 'ana', 1, set('bo', { defences: [{ kind: 'dodge', total: 20, full, item: '' }] })),
          strike('false'),
        ),
      )
    expect([met(true)?.[0], met(false)?.[0]]).toEqual(['full dodge', 'dodge'])
    const dodged = run(turnOf(duel(), 'bo'), 'bo act: full dodge\nbo dodge: 2 2 2 2')
    expect(told(dodged, 'defends')).toMatchObject({ full: true, total: 18 })
  })
  rule('D6-C-OPT-Social', 'has the good of words when it is near, and of what the game master gave anywhere', () => {
    const adds = (distance: number, spoken: boolean) => {
      const ran = run(
        turnOf(
          duel({ weapons: ['light crossbow'] }, {}, { distance }),
          'ana',
          1,
          set('ana', { nextAttack: 4, ...(spoken ? during('words', 2) : {}) }),
        ),
        shoot('1 1 1 2', distance > 3 ? '' : 'ana damage: 1 1 1 2\nbo resistance: 5 5 5'),
      )
      return [counted(told(ran, 'skill'))['D6-C-OPT-Social'], of(ran, 'ana').nextAttack]
    }
    expect([adds(2, true), adds(8, true), adds(12, true), adds(12, false)]).toEqual([
      [4, 0],
      [4, 0],
      [undefined, 4],
      [4, 0],
    ])
  })
  rule('D6-C-FP-NotGear', 'with what has no strength in it is not doubled by fate', () => {
    const asks = (weapon: string, script: string) => {
      const from = turnOf(duel({ weapons: [weapon], fatePoints: 2 }, {}, { distance: 2 }), 'ana')
      const { asked } = play(d6, from, script)
      return asked !== undefined && 'choices' in asked ? asked.choices[0]?.about : undefined
    }
    const begins = (act: string, weapon: string) =>
      `ana act: ${act}${weapon}\nana mark: none\nana fate point: none\nana attack: 5 5 5 5`
    expect(asks('short sword', begins('strike', '\nana weapon: short sword'))).toMatchObject({
      ask: 'fate point',
      on: 'damage',
    })
    expect(asks('light crossbow', begins('shoot', ''))).toBeUndefined()
    const fated = run(
      turnOf(duel({ fatePoints: 1 }), 'ana'),
      `${SWORD}ana fate point: none\nana attack: 5 5 5 5\nana fate point: fate\nana damage: 1 1 1 1 2\nbo resistance: 5 5 5`,
    )
    expect(told(fated, 'fated')).toMatchObject({ who: 'ana', on: 'damage' })
  })
})

describe('a shield', () => {
  rule('D6-C-SHD-Facing', 'is in the way of a blow, and of no fall and no blast', () => {
    const bo = { shield: 'medium shield', weapons: ['short sword'] }
    const struck = run(turnOf(duel({}, bo), 'ana'), strike('5 5 5 5', 'ana damage: 1 1 2\nbo resistance: =20'))
    expect(counted(told(struck, 'resists'))).toHaveProperty('D6-C-SHD-Facing')
    const scene = { traps: { pit: { speed: '3D', attack: '4D', damage: '3D', near: 'ana' } } }
    const trapped = run(
      turnOf(duel({}, bo, { scene }), 'ana', 1, set('bo', { moved: 2, turned: 1, initiative: 1 })),
      'gm trap speed: 3 3 3\ngm trap: 3 3 3 3\ngm damage: 1 1 2\nbo resistance: 5 5 5',
    )
    expect(counted(told(trapped, 'resists'))).not.toHaveProperty('D6-C-SHD-Facing')
  })
})

describe('a gun', () => {
  rule('D6-C-WPN-Gunpowder', 'rests on what hides a part of him, and on nothing that hides all', () => {
    const rested = (share: 75 | 100 | null) => {
      const from = turnOf(duel({ weapons: ['wheellock musket'] }, {}, { distance: 8 }), 'ana', 1, (s) => {
        set('ana', { cover: share === null ? null : { share, toughness: 0, object: 'a wall', weakened: 0 } })(s)
      })
      return rolls(run(from, share === 75 ? 'ana act: lift gun' : 'ana act: lift gun\nana lift: 2 2 2')).length
    }
    expect([rested(75), rested(100), rested(null)]).toEqual([0, 1, 1])
  })
})

describe('what was prepared', () => {
  rule('D6-C-PREP', 'is for his own next turn: not for this round, nor for what others make him roll', () => {
    const dice = (ana: Partial<Fighter>, acting: string) => {
      const from = turnOf(
        duel({ skills: { ...PLAIN.skills, mettle: '3D' } }, { abilities: [{ ability: 'fear', ranks: 1 }] }),
        acting,
        1,
        (s) => {
          s.round = 3
          set(acting, { turned: 3 })(s)
          set('ana', ana)(s)
        },
      )
      const ran = run(
        from,
        acting === 'ana' ? 'ana act: steel the mind\nana mettle: =9' : 'bo act: frighten\nana mettle: =9',
      )
      return [
        told(ran, 'skill')?.modifiers?.length ?? 0,
        of(ran, 'ana').lasting.filter(({ kind }) => kind === 'prepared').length,
      ]
    }
    expect(dice(during('prepared', 1, 1), 'ana')).toEqual([1, 0])
    expect(dice(during('prepared', 2, 1), 'ana')).toEqual([0, 1])
    expect(dice(during('prepared', 1, 1), 'bo')).toEqual([0, 1])
  })
})

describe('points', () => {
  test('once the last is spent nobody is asked for another', () => {
    const spends = (characterPoints: number) => {
      const from = turnOf(crowd({ characterPoints }, { bo: {}, cy: {} }), 'ana')
      const script = 'ana act: full dodge\nana dodge: 2 2 2 2\nana character point: spend\nana character point: 3'
      const { asked } = play(d6, from, script)
      return asked !== undefined && 'choices' in asked ? asked.choices[0]?.about : undefined
    }
    expect([spends(1), spends(2)]).toMatchObject([undefined, { ask: 'character point', left: 1, total: 11 }])
  })
  test('armour that weighs nothing is not told to weigh', () => {
    const weighs = (armour: readonly string[]) =>
      counted(
        told(
          run(
            turnOf(duel({ armour, skills: { dodge: '4D' } }, {}, withOptions({ armourEncumbrance: true })), 'ana'),
            strike('false'),
          ),
          'skill',
        ),
      )
    expect(weighs([])['D6-C-ARM-Encumber']).toBeUndefined()
  })
})
