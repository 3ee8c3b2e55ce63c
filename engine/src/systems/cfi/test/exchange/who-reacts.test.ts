import { describe, expect, test } from 'vitest'
import { play, rule } from '../../../../kernel/testing/index.ts'
import { canReact } from '../../body/conditions.ts'
import { opened } from '../../exchange/declared.ts'
import { toDefend, unfitToParry } from '../../exchange/defence.ts'
import { cfi } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { clash, during, facing, fought, item, man, offered, onMap, ready, the, told } from '../arrange.ts'

const asker = ({ asked }: { readonly asked?: unknown }) =>
  typeof asked === 'object' && asked !== null && 'choices' in asked && Array.isArray(asked.choices)
    ? `${asked.choices[0]?.who} ${asked.choices[0]?.about.ask}`
    : undefined
const duel = (ann: object, bob: object, options: object = {}, change?: (s: State) => void) =>
  ready(facing(ann, bob, options), change)
const unseen = (s: State) => void Object.assign(the(s, 'bob'), { points: 0 })

describe('the surprised', () => {
  const surprised = (alert: boolean) => (s: State) =>
    void Object.assign(the(s, 'bob'), { ...during({ surprised: 1 }), startled: true, alert })
  rule('CFI-SUR-03', 'the first success wins one effect more, though it was parried as well', () => {
    const s = duel(man(), man(['longsword', 'heater']), {}, surprised(true))
    const met = clash(s, 'longsword', 'ann attack: 30\nbob defend: heater\nbob parry: 20')
    expect([asker(met), told(met, 'levels')]).toMatchObject(['ann effect', [{ who: 'ann', levels: 1 }]])
    const late = ready(
      facing(man(), man(['longsword', 'heater'])),
      (at) => void Object.assign(the(at, 'bob'), { startled: true }),
    )
    expect(told(clash(late, 'longsword', 'ann attack: 30\nbob defend: heater\nbob parry: 20'), 'levels')).toEqual([])
    the(s, 'bob').startled = false
    expect(told(clash(s, 'longsword', 'ann attack: 30\nbob defend: heater\nbob parry: 20'), 'levels')).toEqual([])
  })
  rule(
    ['CFI-SUR-02', 'CFI-ATK-10'],
    'who is not alert is defenseless for that reason, who has no points for another',
    () => {
      const rules = (change: (s: State) => void) =>
        told(clash(duel(man(), man(), {}, change), 'longsword', 'ann attack: 95'), 'undefended').flatMap(
          ({ rule: cited }) => cited,
        )
      expect(rules(surprised(false))).toEqual(['CFI-ATK-10', 'CFI-SUR-02'])
      expect(
        rules((s) => {
          surprised(true)(s)
          unseen(s)
        }),
      ).toEqual(['CFI-ATK-10'])
      expect(rules(unseen)).toEqual(['CFI-ATK-10'])
    },
  )
  test('a shot gone astray wins nothing on him either; what he wins by a better parry is his', () => {
    const stray = (change: (s: State) => void, parry: number) => {
      const s = duel(man(['long-bow']), man(['longsword', 'heater']), {}, change)
      const met = clash(s, 'long-bow', `ann attack: 30\nbob defend: heater\nbob parry: ${parry}`, {
        ranged: true,
        astray: true,
      })
      return asker(met)
    }
    expect(stray(surprised(true), 20)).toBeUndefined()
    expect(stray(() => {}, 5)).toBe('bob effect')
    expect(stray(() => {}, 90)).toBeUndefined()
  })
})

describe('who may react', () => {
  test('who is up and knows what happens', () => {
    const reacts = (is: Partial<Fighter>) => {
      const s = duel(man(), man(), {}, (at) => void Object.assign(the(at, 'bob'), is))
      return canReact(s, the(s, 'bob'))
    }
    expect(reacts({})).toBe(true)
    for (const condition of ['unconscious', 'incapacitated', 'dead', 'fled'] as const)
      expect(reacts({ condition })).toBe(false)
    expect([reacts({ fatigue: 6 }), reacts({ fatigue: 7 }), reacts({ ...during({ frenzy: 1 }) })]).toEqual([
      true,
      false,
      false,
    ])
    expect([
      reacts({ ...during({ surprised: 1 }) }),
      reacts({ ...during({ surprised: 1 }), alert: true }),
      reacts({ ...during({ surprised: 0 }) }),
    ]).toEqual([false, true, true])
  })
  test('with hands and weapons; with a body where it is formidable, or where everybody’s is', () => {
    const s = duel(man(), { like: 'horse' })
    const bob = the(s, 'bob')
    const hoof = item(s, 'bob', 'hoof')
    expect(unfitToParry(s, bob, hoof, false)?.rule).toBe('CFI-ABL-FormidableWeapons')
    const all = duel(man(), { like: 'horse' }, { naturalParry: 'everybody' })
    expect(unfitToParry(all, the(all, 'bob'), item(all, 'bob', 'hoof'), false)).toBeUndefined()
    expect(offered(clash(all, 'longsword', 'ann attack: 30'))).toEqual(['hoof', 'evade', 'none'])
    const nimble = duel(man(), man([], { skills: { acrobatics: 1, evade: 50 } }))
    expect(offered(clash(nimble, 'longsword', 'ann attack: 30'))).toContain('acrobatics')
    const x = {
      ...opened({ attacker: the(s, 'ann'), defender: bob, item: item(s, 'ann', 'longsword') }),
      leaping: true,
    }
    expect(toDefend.named({ s, x }, 'brawn')?.key).toBe('brawn')
  })
})

describe('from behind', () => {
  const behind = (options: object = {}, change: (s: State) => void = () => {}) =>
    ready(onMap(man(), man(), '.ab.', { options }), (s) => {
      the(s, 'bob').facing = 2
      change(s)
    })
  rule('CFI-MIN-EvadeBack', 'unnoticed he neither evades nor falls; a parry needs notice only where so ruled', () => {
    const blow =
      'ann attack: 30\nbob defend: evade\nbob perception: 90\nann effect: none\nann damage: 1\nann location: 10'
    const { state } = fought(behind(), 'longsword', blow)
    expect([the(state, 'bob').stance, the(state, 'bob').points]).toEqual(['standing', 1])
    const parry = 'ann attack: 30\nbob defend: longsword\nbob '
    expect(told(clash(behind(), 'longsword', `${parry}parry: 31`), 'defense')[0]?.skill).toBe(30)
    const both = fought(
      behind({ behind: 'both' }),
      'longsword',
      `${parry}perception: 90\nann effect: none\nann damage: 1\nann location: 10`,
    )
    expect([told(both, 'defense'), told(both, 'damage').length]).toEqual([[], 1])
  })
  test('a leap asks for no Perception', () => {
    const s = ready(onMap(man([], { higher: true }), man(), '.ab.'), (at) => {
      the(at, 'bob').facing = 2
    })
    const leapt = play(cfi, s, 'ann turn: leap\nann leap: 30\nbob defend: evade\nbob evade: 20')
    expect(told(leapt, 'defense')).toMatchObject([{ how: 'evade' }])
    expect(told(leapt, 'defense')[0]?.rule).toContain('CFI-LEAP-01')
  })
  test('Acrobatics gets clear as Evade does, and it is told so', () => {
    const nimble = man(['longsword'], { skills: { acrobatics: 60, evade: 50, endurance: 50 } })
    const dived = clash(duel(man(), nimble), 'longsword', 'ann attack: 50\nbob defend: acrobatics\nbob acrobatics: 5')
    expect(told(dived, 'defense')[0]?.rule).toContain('CFI-EVD-01')
    expect(told(dived, 'levels')[0]?.rule).toContain('CFI-EVD-03')
  })
})
