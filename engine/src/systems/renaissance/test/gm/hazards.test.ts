import { describe, expect, test } from 'vitest'
import { Fight } from '../../../../kernel/fight.ts'
import { rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import { fighter } from '../../state/fighters.ts'
import type { State } from '../../state/types.ts'
import { duel } from '../arrange.ts'

const ruled = (from: object, ...commands: object[]) => {
  let fight = Fight.begin(renaissance, from, { by: 'keyed', seed: 'hazard' })
  for (const command of commands) fight = fight.rule(command, 'so it is')
  return fight
}
const who = (fight: Fight, id: string) => fighter(fight.state as State, id)

describe('the game master', () => {
  rule(['REN-ARM-04', 'REN-RES-04'], 'says whether armour serves, and may let a resistance count', () => {
    const from = duel({ DUR: 100, armour: ['mail'], resistances: [{ tag: 'Fire', effect: 'DV/2' }] })
    expect(who(ruled(from, { do: 'hurt', who: 'ana', dv: 10 }), 'ana').damage).toBe(10)
    expect(who(ruled(from, { do: 'hurt', who: 'ana', dv: 10, armour: true }), 'ana').damage).toBe(5)
    expect(who(ruled(from, { do: 'hurt', who: 'ana', dv: 10, tag: 'Fire' }), 'ana').damage).toBe(5)
  })
  test('sets on fire, takes air, bleeds, wakes, gives cover', () => {
    const fight = ruled(
      duel(),
      { do: 'burn', who: 'ana', what: 'oil' },
      { do: 'air', who: 'ana', breathes: false },
      { do: 'bleed', who: 'ana', bleeds: true },
      { do: 'aware', who: 'bo', aware: false },
      { do: 'cover', who: 'bo', grade: 'partial' },
      { do: 'stance', who: 'bo', stance: 'prone' },
    )
    expect(who(fight, 'ana')).toMatchObject({ effects: [{ kind: 'oil' }], breathless: 0, bleeding: 0 })
    expect(who(fight, 'bo')).toMatchObject({ unaware: true, cover: 'partial', stance: 'prone' })
  })
  test('brings somebody in, who acts after all others, and takes him out', () => {
    const fight = ruled(duel(), { do: 'add', side: 'foes', who: 'newcomer', like: 'wolf' })
    expect((fight.state as State).order).toContain('newcomer')
    const gone = fight.rule({ do: 'remove', who: 'newcomer' }, 'he goes')
    expect((gone.state as State).fighters.map(({ id }) => id)).toEqual(['ana', 'bo'])
  })
  test('a ruling that makes no sense is refused with its field', () => {
    expect(() => ruled(duel(), { do: 'set', who: 'ana', field: 'damage', to: -1 })).toThrow(/to: found -1/)
    expect(() => ruled(duel(), { do: 'fall', who: 'nobody', metres: 4 })).toThrow(/no fighter "nobody"/)
    expect(() =>
      ruled(duel(), { do: 'add', side: 'foes', who: 'newcomer', like: 'wolf', fields: { weapons: ['lightsaber'] } }),
    ).toThrow(/lightsaber/)
  })
})
