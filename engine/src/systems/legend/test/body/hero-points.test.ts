import { expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { ATTACK, attempt, contest, damageThrown, RESIST, resists, resistsKept } from '../../body/checks.ts'
import { lastChance, lastChances } from '../../body/heroic-abilities.ts'
import { wound } from '../../body/wounds.ts'
import { damageRoll, NO_STEP } from '../../exchange/damage.ts'
import { legend } from '../../index.ts'
import type { LegendEvent, State } from '../../state/types.ts'
import { acting, alone, arranged, asking, facing, the } from '../arrange.ts'

/** Alaric: two Hero Points, Resilience 54; the goblin has none. */
const start = (change?: (s: State) => void, options: object = {}): State =>
  arranged(facing({ alaric: {} }, { goblin: {} }, { heroPoints: true, ...options }), change)
const alaric = (s: State) => the(s, 'alaric')
/** Everybody's Combat Actions are spent. */
function exhaust(s: State): void {
  for (const f of s.fighters) f.actions = 0
}
/** What statistics make of the rolls of an exchange. */
const measured = (events: readonly LegendEvent[]): string[] =>
  events.flatMap((e) => legend.features.results(e)).map(({ name, value }) => `${name} ${value}`)
const asked = (events: readonly { type: string }[]): number => events.filter((e) => e.type === 'heroPoint').length

rule(['LEG-HP-Pool', 'LEG-HP-SecondChance'], 'a point spent is gone, and without one nothing is offered', () => {
  const played = alone(
    start(),
    `alaric resilience: 99
     alaric second chance: spend
     alaric resilience again: 98
     alaric second chance: spend
     alaric resilience again: 97`,
    (ctx, s) => {
      expect(attempt(ctx, alaric(s), RESIST.resilience, 54)).toBe('failure')
    },
  )
  expect(alaric(played.state).heroPoints).toBe(0)
  expect(asked(played.events)).toBe(2)
  const none = alone(start(undefined, { heroPoints: false }), 'alaric resilience: 99', (ctx, s) => {
    attempt(ctx, alaric(s), RESIST.resilience, 54)
  })
  expect(asked(none.events)).toBe(0)
})

rule('LEG-HP-SecondChance', 'nothing is offered after a success, and who keeps his point keeps his failure', () => {
  const kept = alone(start(), 'alaric resilience: 55\nalaric second chance: keep', (ctx, s) => {
    expect(attempt(ctx, alaric(s), RESIST.resilience, 54)).toBe('failure')
  })
  expect(alaric(kept.state).heroPoints).toBe(2)
  alone(start(), 'alaric resilience: 54', (ctx, s) => {
    expect(attempt(ctx, alaric(s), RESIST.resilience, 54)).toBe('success')
  })
  const again = alone(
    start(),
    'alaric resilience: 55\nalaric second chance: spend\nalaric resilience again: 6',
    (ctx, s) => {
      expect(attempt(ctx, alaric(s), RESIST.resilience, 54)).toBe('critical')
    },
  )
  expect(alaric(again.state).heroPoints).toBe(1)
})

rule('LEG-HP-SecondChance', 'a lost opposed test is thrown again against the same kept roll', () => {
  alone(
    start(),
    `goblin attack: 40
     alaric resilience: 30
     alaric second chance: spend
     alaric resilience again: 41`,
    (ctx, s) => {
      expect(resists(ctx, alaric(s), RESIST.resilience, 54, ctx.toss(ATTACK, 'goblin'), 50, 'success')).toBe(true)
      expect(alaric(s).heroPoints).toBe(1)
    },
  )
  alone(
    start(),
    `alaric trip: 30
     alaric second chance: spend
     alaric trip again: 39
     alaric second chance: keep`,
    (ctx, s) => {
      expect(resistsKept(ctx, alaric(s), RESIST.trip, 54, 40, 50, 'success')).toBe(false)
    },
  )
})

rule('LEG-HP-SecondChance', 'in a contest the loser may throw his own die again, whichever side he is', () => {
  const dice = `alaric trip: 20
    goblin disarm: 30
    alaric second chance: spend
    alaric trip again: 31`
  alone(start(), dice, (ctx, s) => {
    expect(contest(ctx, alaric(s), RESIST.trip, 54, the(s, 'goblin'), RESIST.disarm, 50)).toBe('wins')
  })
  const other = `goblin disarm: 30
    alaric trip: 20
    alaric second chance: spend
    alaric trip again: 31`
  alone(start(), other, (ctx, s) => {
    expect(contest(ctx, the(s, 'goblin'), RESIST.disarm, 50, alaric(s), RESIST.trip, 54)).toBe('loses')
  })
})

rule(
  'LEG-HP-SecondChance',
  'poor damage may be thrown again by the one who struck, heavy damage by the one struck',
  () => {
    const d8 = damageRoll('1d8', NO_STEP, 0, 'damage')
    const script = `alaric damage: 4
    alaric second chance: spend
    alaric damage again: 5`
    alone(start(), script, (ctx, s) => {
      expect(damageThrown(ctx, alaric(s), the(s, 'goblin'), d8)[0]).toBe(5)
    })
    const suffered = `goblin damage: 5
    alaric second chance: spend
    goblin damage again: 2`
    alone(start(), suffered, (ctx, s) => {
      expect(damageThrown(ctx, the(s, 'goblin'), alaric(s), d8)[0]).toBe(2)
    })
    const d3 = damageRoll('1d3', NO_STEP, 0, 'damage')
    const average = alone(start(), 'alaric damage: 2', (ctx, s) => {
      expect(damageThrown(ctx, alaric(s), the(s, 'goblin'), d3)[0]).toBe(2)
    })
    expect(asked(average.events)).toBe(0)
  },
)

rule('LEG-HP-SecondChance', 'in an exchange: a miss, a failed parry, a blow about to land', () => {
  const missed = acting(
    start(),
    `alaric act: attack
     alaric weapon: short-spear
     goblin defend: none
     alaric attack: 90
     alaric second chance: spend
     alaric attack again: 91
     alaric second chance: keep`,
  )
  expect(alaric(missed.state).heroPoints).toBe(1)
  expect(measured(missed.events)).toEqual(['action attack', 'attack failure', 'attack again failure'])
  const defended = acting(
    start((s) => Object.assign(the(s, 'goblin'), { initiative: 30 })),
    `goblin act: attack
     goblin weapon: short-sword
     alaric defend: heater-shield
     goblin attack: 30
     alaric parry: 90
     alaric second chance: spend
     alaric parry again: 91
     alaric second chance: keep
     alaric second chance: spend
     goblin attack again: 60`,
  )
  expect(alaric(defended.state).heroPoints).toBe(0)
  expect(alaric(defended.state).actions).toBe(3)
  expect(measured(defended.events)).toEqual([
    'action attack',
    'attack success',
    'defence failure',
    'defence again failure',
    'attack again failure',
  ])
  expect(defended.events.some((e) => e.type === 'wounded')).toBe(false)
})

rule(
  'LEG-HP-SecondChance',
  'who is asked is told of which roll and how it went; a hit is not offered to who made it',
  () => {
    const { asked: open } = asking(
      start(),
      `alaric act: attack
     alaric weapon: short-spear
     goblin defend: none
     alaric attack: 100`,
    )
    const about = open !== undefined && 'choices' in open ? open.choices[0]?.about : undefined
    expect(about).toEqual({ ask: 'second chance', roll: 'attack', level: 'fumble', rule: 'LEG-HP-SecondChance' })
    const { events } = acting(
      start((s) => Object.assign(alaric(s), { heroPoints: 1 })),
      `alaric act: attack
     alaric weapon: short-spear
     goblin defend: none
     alaric attack: 40
     alaric manoeuvre: none
     alaric damage: 1 1
     alaric second chance: spend
     alaric damage again: 2 1
     alaric hit location: 11`,
    )
    expect(events.find((e) => e.type === 'damage')?.rolled).toBe(4)
  },
)

rule(['LEG-HP-GlancingBlow', 'LEG-HP-LastChance'], 'the last point is a point too', () => {
  const one = start((s) => Object.assign(alaric(s), { heroPoints: 1, actions: 0 }))
  const bought = alone(one, 'alaric last chance: spend', (ctx, s) => lastChance(ctx, s, alaric(s), 'goblin')).state
  expect(alaric(bought)).toMatchObject({ heroPoints: 0, actions: 1 })
  const script = 'alaric glancing blow: spend\nalaric cannot attack: 1\nalaric resilience: 54'
  const glanced = alone(one, script, (ctx, s) => wound(ctx, s, alaric(s), 6, 12)).state
  expect(alaric(glanced)).toMatchObject({ heroPoints: 0, condition: 'up' })
})

rule('LEG-HP-LastChance', 'out of Combat Actions a point buys one more, to defend with', () => {
  const spent = start((s) => Object.assign(alaric(s), { actions: 0 }))
  const bought = alone(spent, 'alaric last chance: spend', (ctx, s) => lastChance(ctx, s, alaric(s), 'goblin')).state
  expect(alaric(bought)).toMatchObject({ actions: 1, heroPoints: 1 })
  const kept = alone(spent, 'alaric last chance: keep', (ctx, s) => lastChance(ctx, s, alaric(s), 'goblin')).state
  expect(alaric(kept)).toMatchObject({ actions: 0, heroPoints: 2 })
  const attacked = acting(
    start((s) => {
      Object.assign(alaric(s), { actions: 0 })
      Object.assign(the(s, 'goblin'), { initiative: 30 })
    }),
    `goblin act: attack
     goblin weapon: short-sword
     alaric last chance: spend
     alaric defend: heater-shield
     goblin attack: 30
     alaric parry: 30
     goblin damage: 3`,
  )
  expect(alaric(attacked.state)).toMatchObject({ actions: 0, heroPoints: 1 })
})

rule('LEG-HP-LastChance', 'it is not offered while Combat Actions are left, forfeit, or of no use', () => {
  const silent = (fields: object) =>
    alone(
      start((s) => Object.assign(alaric(s), { actions: 0, ...fields })),
      '',
      (ctx, s) => lastChance(ctx, s, alaric(s), 'goblin'),
    ).state
  for (const fields of [
    { actions: 1 },
    { forfeit: 1 },
    { condition: 'unconscious' },
    { heroPoints: 0 },
    { surprised: 1 },
  ]) {
    const points = 'heroPoints' in fields ? 0 : 2
    expect(alaric(silent(fields)).heroPoints).toBe(points)
  }
  const spent = alone(
    start((s) => exhaust(s)),
    'alaric last chance: spend',
    (ctx, s) => {
      expect(lastChances(ctx, s)).toBe(true)
    },
  )
  expect(alaric(spent.state).actions).toBe(1)
})

rule('LEG-HP-LastChance', 'when all is spent the round goes on for whoever bought one', () => {
  const over = start((s) => exhaust(s))
  const bought = acting(over, 'alaric last chance: spend\nalaric act: doNothing').state
  expect([bought.round, alaric(bought).actions]).toEqual([1, 0])
  const kept = acting(over, 'alaric last chance: keep').state
  expect([kept.round, alaric(kept).actions]).toEqual([2, 4])
})

rule('LEG-HP-LastChance', 'Combat Actions that somebody who has fallen has left keep no round open', () => {
  const fallen = start((s) => {
    exhaust(s)
    Object.assign(the(s, 'goblin'), { condition: 'unconscious', heroPoints: 1, actions: 2 })
  })
  const bought = (answer: string, expected: boolean) =>
    alone(fallen, `alaric last chance: ${answer}`, (ctx, s) => expect(lastChances(ctx, s)).toBe(expected))
  bought('keep', false)
  bought('spend', true)
})

rule('LEG-HP-GlancingBlow', 'a Major Wound becomes a Serious one a point short of Major', () => {
  const hit = (damage: number, script: string, hp = 5) =>
    alone(
      start((s) => Object.assign(alaric(s).limbs[6] ?? {}, { hp })),
      script,
      (ctx, s) => wound(ctx, s, alaric(s), 6, damage),
    ).state
  const serious = 'alaric cannot attack: 1\nalaric resilience: 54'
  const glanced = alaric(hit(12, `alaric glancing blow: spend\n${serious}`))
  expect(glanced.limbs[6]).toMatchObject({ hp: -4, maimed: false, untreated: -1 })
  expect(glanced).toMatchObject({ heroPoints: 1, condition: 'up' })
  const declined = alaric(hit(12, 'alaric glancing blow: keep\nalaric last action: keep\nalaric resilience: 54'))
  expect(declined.limbs[6]).toMatchObject({ hp: -7, maimed: true })
  expect(alaric(hit(9, serious)).heroPoints).toBe(2)
  expect(alaric(hit(1, 'alaric last action: keep\nalaric resilience: 54', -5)).limbs[6]?.hp).toBe(-6)
  expect(alaric(hit(3, 'alaric glancing blow: spend', -4))).toMatchObject({
    condition: 'up',
    noAttack: 0,
    heroPoints: 1,
  })
})
