import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { ATTACK } from '../../body/checks.ts'
import { opened } from '../../exchange/declared.ts'
import { offBalance } from '../../exchange/defence.ts'
import { riposteNext } from '../../exchange/manoeuvres/defensive.ts'
import { bash } from '../../exchange/manoeuvres/offensive.ts'
import { arcOf } from '../../ground/movement.ts'
import { metres } from '../../state/standing.ts'
import type { Ctx, Exchange, State } from '../../state/types.ts'
import { isTied } from '../../turn/order.ts'
import { alone, arranged, being, facing, the } from '../arrange.ts'
import { clash, duel, item, man, told } from '../clash.ts'
import { apart, archer } from '../shooting.ts'

const sword = man(['war-sword'])
type Change = (s: State) => void
const down = { condition: 'unconscious', stance: 'prone' } as const
const mapped = (heroes: object, foes: object, picture: string, key: object, change?: Change): State =>
  arranged({ ...facing(heroes, foes, {}, { map: { cell: 1, picture, key } }), distance: undefined }, change)
/** What comes after a blow of Ann's at Bob, by itself. */
const after = (
  state: State,
  script: string,
  act: (ctx: Ctx, s: State, x: Exchange) => void,
  more: Partial<Exchange> = {},
) =>
  alone(state, `ann attack: 30${script}`, (ctx, s) => {
    const [ann, bob] = [the(s, 'ann'), the(s, 'bob')]
    const guard = item(s, 'bob', 'war-sword')
    const x = opened(ann, bob, item(s, 'ann', 'war-sword'), ctx.toss(ATTACK, 'ann'), {})
    act(ctx, s, Object.assign(x, { guard, ...more }))
  })

describe('one who is down', () => {
  rule('LEG-EVD-05', 'gives no ground after his dive, whatever befell the attacker', () => {
    const gap = (change: Change) => metres(after(duel(sword, sword, change), '', offBalance).state, 'ann', 'bob')
    expect(gap(() => undefined)).toBe(2)
    expect(gap(being('ann', down))).toBe(2)
    expect(gap(being('bob', down))).toBe(1)
  })

  rule('LEG-MAN-Bash', 'keeps no feet against the wall he is driven into, whatever befell the attacker', () => {
    const wall = (change: Change) =>
      mapped({ ann: sword }, { bob: sword }, '#####\n#.ab#\n#####', { a: 'ann', b: 'bob' }, change)
    const driven = (change: Change, script: string) =>
      told(after(wall(change), script, bash, { rolled: 5 }), 'keptFeet', 'fell').map(
        ({ type, who }) => `${type} ${who}`,
      )
    const slips = driven(() => undefined, '\nbob athletics: 40')
    expect(slips).toContain('fell bob')
    expect(driven(being('ann', down), '\nbob athletics: 40')).toEqual(slips)
    expect(driven(being('ann', { stance: 'prone' }), '\nbob athletics: 40')).toEqual(slips)
    expect(driven(being('bob', { condition: 'unconscious' }), '')).toEqual([])
    expect(driven(being('bob', { stance: 'prone' }), '')).toEqual([])
  })

  rule('LEG-MAN-Riposte', 'answers no blow, and is answered by none', () => {
    const answers = (change: Change) => {
      const played = after(duel(sword, sword, change), '', riposteNext, { defence: 'parry' })
      return [told(played, 'ripostes').length, played.state.next.length]
    }
    expect(answers(() => undefined)).toEqual([1, 1])
    expect(answers(being('bob', down))).toEqual([0, 0])
    expect(answers(being('ann', down))).toEqual([0, 0])
  })

  rule('LEG-EQP-Javelin', 'has no shield to be pinned; who stands has, by the one who threw', () => {
    const shield = man(['war-sword', 'heater-shield'])
    const thrown = (damage: string) =>
      clash(
        apart(8, archer('javelin'), undefined, { bob: shield }),
        'javelin',
        `bob defend: heater-shield\nann attack: 06\nbob parry: 60\nann manoeuvre: pinShield\nann damage: ${damage}\nann hit location: 10`,
      )
    expect(thrown('4').state.holds).toMatchObject([
      { kind: 'pin', by: 'ann', with: 'ann javelin', on: 'bob', item: 'bob heater-shield' },
    ])
    const hurt = apart(8, archer('javelin'), (s) => Object.assign(the(s, 'bob').limbs[3] ?? {}, { hp: -6 }), {
      bob: shield,
    })
    const felled = clash(
      hurt,
      'javelin',
      'bob defend: heater-shield\nann attack: 06\nbob parry: 60\nann manoeuvre: pinShield\nann damage: 8\nann hit location: 10\nbob resilience: 50',
    )
    expect(the(felled.state, 'bob').condition).not.toBe('up')
    expect(felled.state.holds).toEqual([])
    const slow = (allotted: number) => {
      const state = apart(8, archer('javelin'), being('bob', { allotted }), { bob: shield })
      const script =
        'bob defend: heater-shield\nann attack: 06\nbob parry: 60\nann manoeuvre: pinShield\nann damage: 4\nann hit location: 10'
      return clash(state, 'javelin', script).state.holds[0]?.work
    }
    expect([0, 1, 2].map(slow)).toEqual([1, 1, 2])
  })

  test('turns round to nobody; nor does one who is surprised', () => {
    const behind = (change: Change): string => {
      const s = mapped({ ann: sword }, { bob: sword }, '....\n.ab.\n....', { a: 'ann', b: 'bob' }, change)
      const [ann, bob] = [the(s, 'ann'), the(s, 'bob')]
      const arcs = [0, 1, 2, 3, 4, 5, 6, 7].map((facing_) => {
        bob.facing = facing_
        return arcOf(s, ann, bob)
      })
      return arcs.includes('back') ? 'back' : 'front'
    }
    expect(behind(() => undefined)).toBe('front')
    expect(behind(being('ann', down))).toBe('front')
    expect(behind(being('ann', { surprised: 1 }))).toBe('front')
    expect(behind(being('bob', down))).toBe('back')
    expect(behind(being('bob', { surprised: 1 }))).toBe('back')
    expect(behind(being('bob', { surprised: 9 }))).toBe('front')
  })

  test('acts on nobody’s Strike Rank, nor does who has acted or has nothing left to act with', () => {
    const tied = (change: Partial<ReturnType<typeof the>>): boolean => {
      const s = duel(sword, sword, being('bob', { initiative: 20 }))
      Object.assign(the(s, 'bob'), change)
      return isTied(s, the(s, 'ann'))
    }
    expect(tied({})).toBe(true)
    expect(tied({ initiative: 19 })).toBe(false)
    expect(tied({ actions: 0 })).toBe(false)
    const { cycle } = duel(sword, sword)
    expect([cycle - 1, cycle, cycle + 1].map((acted) => tied({ acted }))).toEqual([true, false, false])
    expect(tied(down)).toBe(false)
    expect(tied({ ...down, unconsciousFor: 2 })).toBe(true)
  })
})

describe('a rider and his beast', () => {
  test('come from one side: the beast he sits on holds nobody’s eye while he strikes, nor he while it does', () => {
    const rider = man(['war-sword'], { rides: 'horse' })
    const back = (change: Change, who: string): boolean => {
      const s = mapped(
        { ann: rider, horse: {} },
        { bob: sword },
        '.....\n.hh..\n.hhb.\n...a.',
        { h: 'horse', b: 'bob', a: 'ann' },
        change,
      )
      const [striker, bob] = [the(s, who), the(s, 'bob')]
      return [0, 1, 2, 3, 4, 5, 6, 7].some((facing_) => {
        bob.facing = facing_
        return arcOf(s, striker, bob) === 'back'
      })
    }
    expect(back(() => undefined, 'ann')).toBe(false)
    expect(back(() => undefined, 'horse')).toBe(false)
    const afoot: Change = (s) => {
      the(s, 'ann').mount = undefined
      the(s, 'horse').rider = undefined
    }
    expect(back(afoot, 'horse')).toBe(true)
  })
})
