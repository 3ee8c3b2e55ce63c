import { expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { dies, fitToFight, flees, incapacitate, knockOut, lasting, stun, ticks, wakes } from '../../body/conditions.ts'
import type { Ctx, State } from '../../state/types.ts'
import { roundBegins } from '../../turn/round.ts'
import { turnBegins } from '../../turn/turn.ts'
import { alone, arranged, facing, the } from '../arrange.ts'

const CHEST = 3
const HEAD = 6
const duel = arranged(facing({ alaric: {} }, { goblin: {} }))
const from = (change: (s: State) => void): State => arranged(facing({ alaric: {} }, { goblin: {} }), change)
const goblin = (s: State) => the(s, 'goblin')

/** So many turns of the goblin begin; whether he may act on each. */
function turns(state: State, count: number, script = ''): { acts: boolean[]; state: State; types: string[] } {
  const acts: boolean[] = []
  const played = alone(state, script, (ctx: Ctx, s: State) => {
    for (let i = 0; i < count; i++) acts.push(turnBegins(ctx, s, goblin(s)))
  })
  return { acts, state: played.state, types: played.events.map((e) => e.type) }
}
const rounds = (state: State, count: number, script = '') =>
  alone(state, script, (ctx, s) => {
    for (let i = 0; i < count; i++) {
      s.round++
      roundBegins(ctx, s)
    }
  })

rule(
  'LEG-MAN-StunLocation',
  'a blow to the head costs as many own Combat Actions as it did damage; then he wakes and acts',
  () => {
    const stunned = alone(duel, '', (ctx, s) => stun(ctx, s, goblin(s), 2, 'LEG-MAN-StunLocation')).state
    expect(goblin(stunned)).toMatchObject({ condition: 'unconscious', stance: 'prone' })
    expect(ticks(goblin(stunned))).toBe(true)
    const { acts, state } = turns(stunned, 3)
    expect(acts).toEqual([false, false, true])
    expect(goblin(state)).toMatchObject({ condition: 'up', actions: 1, unconsciousFor: 0 })
  },
)

rule('LEG-MAN-StunLocation', 'a numb limb comes back after its Combat Actions', () => {
  const numb = from((s) => {
    const limb = goblin(s).limbs[4]
    if (limb !== undefined) limb.numb = lasting(2)
  })
  expect(goblin(turns(numb, 2).state).limbs[4]?.numb).toBe(1)
  const { state, types } = turns(numb, 4)
  expect(goblin(state).limbs[4]?.numb).toBe(0)
  expect(types).toEqual(['felt'])
})

rule('LEG-MAN-StunLocation', 'whichever limb it is', () => {
  const numb = from((s) => {
    for (const limb of goblin(s).limbs) limb.numb = lasting(1)
  })
  expect(goblin(turns(numb, 1).state).limbs.map((l) => l.numb)).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(goblin(turns(numb, 3).state).limbs.map((l) => l.numb)).toEqual([0, 0, 0, 0, 0, 0, 0])
})

rule('LEG-WND-Major', 'who is down and has no clock of his own has no turn', () => {
  const down = alone(duel, '', (ctx, s) => incapacitate(ctx, s, goblin(s), 'LEG-WND-Major')).state
  const { acts, state } = turns(down, 1)
  expect([acts, goblin(state).actions]).toEqual([[false], 2])
})

rule('LEG-FUM-Nat-0406', 'a paralysed limb needs a Resilience success at the start of a Combat Action', () => {
  const numb = from((s) => {
    const limb = goblin(s).limbs[4]
    if (limb !== undefined) limb.numb = -1
  })
  const { state } = turns(numb, 2, 'goblin resilience: 39\ngoblin resilience: 38')
  expect(goblin(state).limbs[4]?.numb).toBe(0)
  expect(goblin(turns(numb, 1, 'goblin resilience: 39').state).limbs[4]?.numb).toBe(-1)
})

rule('LEG-CA-01', 'a forfeited Combat Action passes, and other clocks of his own Combat Actions run on with it', () => {
  const reeling = from((s) => {
    Object.assign(goblin(s), {
      forfeit: 1,
      noAttack: 2,
      staggered: 1,
      noRising: lasting(1),
      stumbling: true,
      actions: 3,
    })
  })
  const one = turns(reeling, 1)
  expect(one.acts).toEqual([false])
  expect(goblin(one.state)).toMatchObject({ forfeit: 0, noAttack: 1, staggered: 0, noRising: 1, actions: 2 })
  expect(goblin(one.state)).toMatchObject({ barred: true, defending: true, stumbling: true })
  const two = turns(one.state, 1)
  expect(two.acts).toEqual([true])
  expect(goblin(two.state)).toMatchObject({ barred: true, defending: false, noRising: 0, stumbling: false, actions: 2 })
  expect(goblin(turns(two.state, 1).state)).toMatchObject({ barred: false, noRising: 0, forfeit: 0, staggered: 0 })
})

rule('LEG-WND-Serious', 'minutes of unconsciousness pass in rounds; he wakes, but a vital wound keeps him out', () => {
  const out = (hp: number) =>
    alone(duel, '', (ctx, s) => {
      knockOut(ctx, s, goblin(s), 2, 'LEG-WND-Serious')
      const chest = goblin(s).limbs[CHEST]
      if (chest !== undefined) chest.hp = hp
    }).state
  expect(goblin(rounds(out(0), 1).state).condition).toBe('unconscious')
  expect(goblin(rounds(out(0), 2).state).condition).toBe('incapacitated')
  expect(goblin(rounds(out(1), 2).state).condition).toBe('up')
})

rule('LEG-WND-Major', 'an untreated Major Wound kills when its rounds are over', () => {
  const dying = alone(duel, '', (ctx, s) => {
    incapacitate(ctx, s, goblin(s), 'LEG-WND-Major')
    const head = goblin(s).limbs[HEAD]
    if (head !== undefined) head.untreated = 2
  }).state
  expect(goblin(rounds(dying, 1).state).condition).toBe('incapacitated')
  const dead = rounds(dying, 2)
  expect(goblin(dead.state).condition).toBe('dead')
  expect(dead.events.filter((e) => e.type === 'died')).toHaveLength(1)
})

rule('LEG-WND-Serious', 'who wakes with a maimed limb or a vital location at zero is not fit to fight', () => {
  const fit = (location: number, hp: number, maimed: boolean): boolean => {
    const s = from((s) => Object.assign(goblin(s).limbs[location] ?? {}, { hp, maimed }))
    const woken = alone(s, '', (ctx, st) => {
      knockOut(ctx, st, goblin(st), 0, 'LEG-WND-Serious')
      wakes(ctx, goblin(st), 'LEG-WND-Serious')
    }).state
    expect(goblin(woken).condition === 'up').toBe(fitToFight(goblin(woken)))
    return fitToFight(goblin(woken))
  }
  expect([
    fit(CHEST, 1, false),
    fit(CHEST, 0, false),
    fit(HEAD, 0, false),
    fit(4, -1, false),
    fit(0, -4, true),
  ]).toEqual([true, false, false, true, false])
})

rule('LEG-WND-Major', 'the dead and the fled are past all clocks, and go down no more', () => {
  for (const condition of ['dead', 'fled'] as const) {
    const gone = from((s) => Object.assign(goblin(s), { condition, bleeding: [0], breath: 0, stance: 'standing' }))
    expect(rounds(gone, 1).events).toEqual([])
    const { state, events } = alone(gone, '', (ctx, s) => {
      knockOut(ctx, s, goblin(s), 0, 'LEG-WND-Major')
      stun(ctx, s, goblin(s), 1, 'LEG-MAN-StunLocation')
      incapacitate(ctx, s, goblin(s), 'LEG-WND-Major')
      dies(ctx, s, goblin(s), 'LEG-WND-Major')
      wakes(ctx, goblin(s), 'LEG-WND-Serious')
    })
    expect(events).toEqual([])
    expect(goblin(state)).toMatchObject({ condition, stance: 'standing' })
  }
  const down = alone(duel, '', (ctx, s) => dies(ctx, s, goblin(s), 'LEG-WND-Major'))
  expect(goblin(down.state).condition).toBe('dead')
})

rule(['LEG-WND-Major', 'LEG-MAN-StunLocation'], 'one way of being senseless ends the clock of the other', () => {
  const both = from((s) => Object.assign(goblin(s), { unconsciousFor: 5, unconsciousRounds: 5 }))
  const out = alone(both, '', (ctx, s) => knockOut(ctx, s, goblin(s), 24, 'LEG-WND-Major'))
  expect(goblin(out.state)).toMatchObject({ unconsciousFor: 0, unconsciousRounds: 24 })
  expect(out.events[0]).toMatchObject({ type: 'unconscious', minutes: 2 })
  const hit = alone(both, '', (ctx, s) => stun(ctx, s, goblin(s), 3, 'LEG-MAN-StunLocation'))
  expect(goblin(hit.state)).toMatchObject({ unconsciousFor: lasting(3), unconsciousRounds: 0 })
  const forever = alone(duel, '', (ctx, s) => knockOut(ctx, s, goblin(s), 0, 'LEG-WND-Major')).state
  expect(goblin(rounds(forever, 2).state)).toMatchObject({ condition: 'unconscious', unconsciousRounds: 0 })
  const clockless = [goblin(forever), goblin(duel), goblin(both)].map(ticks)
  expect(clockless).toEqual([false, false, false])
  expect(ticks(goblin(hit.state))).toBe(true)
})

rule('LEG-WND-Serious', 'General Hit Points must be above zero to rejoin', () => {
  const woken = (general: number) => {
    const s = arranged(facing({ alaric: {} }, { broo: {} }), (st) => Object.assign(the(st, 'broo'), { general }))
    return the(
      alone(s, '', (ctx, st) => {
        knockOut(ctx, st, the(st, 'broo'), 0, 'LEG-WND-Serious')
        wakes(ctx, the(st, 'broo'), 'LEG-WND-Serious')
      }).state,
      'broo',
    ).condition
  }
  expect([woken(0), woken(1)]).toEqual(['incapacitated', 'up'])
})

rule(['LEG-MAG-Disturbed', 'LEG-NPC-UnderFlee'], 'whatever somebody was doing ends when he goes down or away', () => {
  const busy = from((s) => {
    Object.assign(goblin(s), { guard: 'parry', aimed: 2, aimingAt: 'alaric', delaying: true })
    goblin(s).casting = { spell: 'bladesharp', magnitude: 4, at: 'goblin', on: undefined, left: 1 }
    goblin(s).aiding = { at: 'goblin', location: 0, level: 'success', rounds: 5 }
    s.holds = [hold('goblin', 'alaric'), hold('alaric', 'goblin')]
  })
  const ways = [
    (ctx: Ctx, s: State) => knockOut(ctx, s, goblin(s), 0, 'LEG-WND-Major'),
    (ctx: Ctx, s: State) => dies(ctx, s, goblin(s), 'LEG-WND-Major'),
    (ctx: Ctx, s: State) => flees(ctx, s, goblin(s), 'LEG-NPC-UnderFlee'),
  ]
  for (const way of ways) {
    const { state } = alone(busy, '', way)
    expect(goblin(state)).toMatchObject({ guard: 'none', aimed: 0, aimingAt: undefined, delaying: false })
    expect([goblin(state).casting, goblin(state).aiding]).toEqual([undefined, undefined])
    expect(state.holds.map((h) => h.by)).toEqual(['alaric'])
  }
})
const hold = (by: string, on: string): State['holds'][number] => ({
  kind: 'grip',
  by,
  on,
  item: undefined,
  location: 4,
  with: `${by} unarmed`,
  roll: 1,
  skill: 50,
  level: 'success',
  work: 0,
  tripReady: false,
})
