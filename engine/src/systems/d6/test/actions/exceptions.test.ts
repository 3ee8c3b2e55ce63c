import { describe, expect, test } from 'vitest'
import { advance } from '../../../../kernel/advance.ts'
import { arranged, refusal, rule } from '../../../../kernel/testing/index.ts'
import { forRounds } from '../../../../mechanisms/lasting.ts'
import type { Command } from '../../gm/commands.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { counted, crowd, duel, during, of, PLAIN, run, strike, told, turnOf, withOptions } from '../arrange.ts'
import { DRIVER, race } from '../races.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const having = (ability: string, ranks = 1, of?: string) => ({
  abilities: [{ ability, ranks, ...(of === undefined ? {} : { of }) }],
})
function ruled(from: State, ruling: Command): State {
  const done = advance(d6, from, [{ ruling, because: 'so' }], [])
  if (done.asked !== undefined) throw new Error('a ruling asks nothing here')
  return done.state
}
/** Ana and her comrades against Bo. */
const together = (comrades: Readonly<Record<string, object>>, more: object = {}) => ({
  system: 'd6',
  distance: 2,
  sides: {
    heroes: Object.fromEntries(Object.entries({ ana: {}, ...comrades }).map(([id, own]) => [id, { ...PLAIN, ...own }])),
    foes: { bo: PLAIN },
  },
  ...more,
})
/** The end of the first round. */
const ending = (from: object, arrange: (s: State) => void) =>
  turnOf(from as Parameters<typeof turnOf>[0], 'ana', 1, (s) => {
    arrange(s)
    Object.assign(s, { acting: [], at: s.order.length })
  })

describe('the second of several', () => {
  rule('D6-C-OPT-GroupCommand', 'all who have not acted strike with the leader, and have acted then', () => {
    const led = { skills: { ...PLAIN.skills, command: '5D' } }
    const planned = turnOf(together({ ana: led, cy: {}, dee: {} }), 'ana', 1, (s) => {
      s.round = 2
      set('ana', { turned: 2, ...during('prepared', 1, 1) })(s)
      set('cy', { defences: [{ kind: 'dodge', total: 12, full: false, item: '' }] })(s)
    })
    const blows = ['ana', 'cy', 'dee'].map((id) => `${id} attack: 1 1 1 1`).join('\n')
    const ran = run(planned, `ana act: group attack\nana mark: chest\nana command: 5 5 5 5 5\n${blows}`)
    expect(told(ran, 'leads')).toMatchObject({ members: 3, led: true })
    for (const id of ['cy', 'dee'])
      expect(of(ran, id)).toMatchObject({ turned: 2, declared: 1, done: ['group attack'], defences: [] })
  })
  rule('D6-C-WPN-Crossbow', 'of two empty weapons the one that can be loaded is', () => {
    const both = turnOf(duel({ weapons: ['hand crossbow', 'wheellock pistol'] }), 'ana', 1, (s) => {
      for (const item of of({ state: s }, 'ana').items) if (item.where === 'hand') item.loaded = false
      Object.assign(of({ state: s }, 'ana').items[0] ?? {}, { used: 1 })
    })
    expect(refusal(d6, both, 'ana', 'reload')).toBeUndefined()
    const one = turnOf(duel({ weapons: ['hand crossbow'] }), 'ana', 1, (s) => {
      Object.assign(of({ state: s }, 'ana').items[0] ?? {}, { used: 1, loaded: false })
    })
    expect(refusal(d6, one, 'ana', 'reload')).toMatchObject({ rule: 'D6-C-WPN-Crossbow' })
  })
  rule('D6-C-TRAP-Attack', 'a trap that has gone off leaves the others as they are', () => {
    const pit = { speed: '3D', attack: '4D', damage: '3D', near: 'bo' }
    const two = turnOf(duel({}, {}, { scene: { traps: { pit, net: pit } } }), 'ana', 1, (s) => {
      Object.assign(s.traps[0] ?? {}, { sprung: true })
      set('ana', { moved: 5, initiative: 2 })(s)
    })
    const ran = run(two, 'gm trap speed: 4 4 4\ngm trap: 1 1 1 2')
    expect(told(ran, 'trapSprung')).toMatchObject({ trap: 'net', who: 'ana' })
  })
  test('of those behind somebody only the one who is gone is forgotten', () => {
    const four = turnOf(crowd({}, { bo: {}, cy: {}, dee: {} }), 'ana', 1, set('ana', { behind: ['bo', 'cy', 'dee'] }))
    expect(of({ state: ruled(four, { do: 'remove', who: 'bo' }) }, 'ana').behind).toEqual(['cy', 'dee'])
  })
  rule('D6-C-SA-Flight', 'each rank is twice the Move', () => {
    const flies = (ranks: number) =>
      told(
        run(
          turnOf(duel(having('flight', ranks), {}, { distance: 200 }), 'ana'),
          'ana act: fly\nana how fast: 1\nana flying: 6 6 5\nana way: towards',
        ),
        'runs',
      )?.metres
    expect([flies(1), flies(2)]).toEqual([20, 40])
  })
  rule('D6-C-INIT-Ties', 'Acumen, then search, then Agility, then dodge say who is first of equals', () => {
    const first = (bo: object, ana: object = {}, hers = '3 3 3') =>
      told(
        run(
          arranged(d6, duel(ana, bo), (s) => {
            s.phase = 'initiative'
          }),
          `ana initiative: ${hers}\nbo initiative: 3 3 3`,
        ),
        'order',
      )?.order[0]
    const skills = (own: object) => ({ skills: { ...PLAIN.skills, ...own } })
    const agile = { attributes: { ...PLAIN.attributes, agility: '4D' } }
    expect([first({}), first(skills({ search: '4D' })), first(agile), first(skills({ dodge: '5D' }))]).toEqual([
      'ana',
      'bo',
      'bo',
      'bo',
    ])
    expect(first(agile, skills({ search: '4D' })), 'search before Agility').toBe('ana')
    expect(first(skills({ dodge: '6D' }), { ...agile, ...skills({}) }), 'Agility before dodge').toBe('ana')
    expect(
      first(skills({ search: '5D' }), having('fastReactions'), '2 2 2 3'),
      'an ability to go first before all',
    ).toBe('ana')
  })
})

describe('the exception', () => {
  rule('D6-AIM-Bonus', 'nobody aims at one who is down', () => {
    const lying = turnOf(duel({ weapons: ['short bow'] }), 'ana', 1, set('bo', { condition: 'unconscious' }))
    expect(refusal(d6, lying, 'ana', 'aim')).toMatchObject({ because: 'there is nobody to aim at' })
    expect(refusal(d6, turnOf(duel({ weapons: ['short bow'] }), 'ana'), 'ana', 'aim')).toBeUndefined()
  })
  rule('D6-C-OPT-Slam', 'who is not thrown well comes loose on his feet, unhurt', () => {
    const held = turnOf(duel({ weapons: [] }), 'ana', 1, (s) => {
      s.round = 4
      s.holds = [{ kind: 'slam', by: 'ana', on: 'bo', since: 2, strength: 0 }]
      set('ana', { turned: 4, lasting: [forRounds('lifts', 5, 'bo')] })(s)
    })
    const ran = run(held, 'ana act: hurl\nana hurl: 2 2 2 3')
    expect(told(ran, 'hurls')).toMatchObject({ thrown: false })
    expect(of(ran, 'bo')).toMatchObject({ stance: 'standing', felled: false, wound: 'unhurt' })
    expect(ran.state.holds).toEqual([])
  })
  rule('D6-C-OPT-PhysiqueLimit', 'schooling of the one who pushes counts, not that of the one pushed', () => {
    const strong = { attributes: { ...PLAIN.attributes, physique: '4D' } }
    const schooled = { specializations: { 'fighting: push': '5D' } }
    const pushes = (ana: object, bo: object) => refusal(d6, turnOf(duel(ana, bo), 'ana'), 'ana', 'push')?.rule
    expect([pushes({}, strong), pushes(schooled, strong), pushes({}, { ...strong, ...schooled })]).toEqual([
      'D6-C-OPT-PhysiqueLimit',
      undefined,
      'D6-C-OPT-PhysiqueLimit',
    ])
  })
  rule('D6-C-SCALE-Larger', 'a giant hits no worse for his size with a weapon that is not of it', () => {
    const adds = (weapon: string) =>
      counted(
        told(
          run(turnOf(duel({ scale: 6 }), 'ana'), `ana act: strike\nana weapon: ${weapon}\nana attack: 1 1 1 1`),
          'difficulty',
        ),
      )['D6-C-SCALE-Larger']
    expect([adds('unarmed'), adds('short sword')]).toEqual([6, undefined])
  })
  rule('D6-C-AREA-Burst', 'who lies senseless is caught like the others, the dead are not', () => {
    const caught = (condition: Fighter['condition'], dice: string) =>
      run(
        turnOf(crowd({ weapons: ['black powder bomb'] }, { bo: {}, cy: {} }, { distance: 12 }), 'ana', 1, (s) => {
          for (const f of s.fighters) f.turned = 1
          set('cy', { condition })(s)
        }),
        `ana act: throw bomb\nana attack: 6 6 6 5\nana damage: 1 1 1 1 1 2\nana resistance: 5 5 5\nbo resistance: 5 5 5${dice}`,
      )
        .events.filter((e) => e.type === 'caughtInBlast')
        .map((e) => e.who)
    expect(caught('unconscious', '\ncy resistance: 5 5 5')).toEqual(['ana', 'bo', 'cy'])
    expect(caught('dead', '')).toEqual(['ana', 'bo'])
  })
  rule('D6-C-SA-CombatSense', 'it is the one surprised who has it, not the one who surprises', () => {
    const sensed = (ana: object, bo: object) =>
      counted(
        told(
          run(
            turnOf(duel(ana, bo), 'ana', 1, (s) => {
              set('bo', { ...during('surprised', 1), turned: 0 })(s)
            }),
            'ana act: strike\nana weapon: short sword\nana attack: 1 1 1 1 1',
          ),
          'skill',
        ),
      )['D6-C-SA-CombatSense']
    expect([sensed({}, having('combatSense')), sensed(having('combatSense'), {})]).toEqual([-2, undefined])
  })
  rule('D6-DEF-AllAttacks', 'beside a dodge that stands one may block, and not dodge again', () => {
    const dodging = turnOf(
      duel(),
      'ana',
      2,
      set('ana', { defences: [{ kind: 'dodge', total: 12, full: false, item: '' }] }),
    )
    expect([refusal(d6, dodging, 'ana', 'block'), refusal(d6, dodging, 'ana', 'dodge')?.rule]).toEqual([
      undefined,
      'D6-DEF-AllAttacks',
    ])
  })
  rule('D6-C-MOV-Free', 'bad ground is nothing to one who swims', () => {
    const steps = (more: Partial<Fighter>) =>
      told(
        run(
          turnOf(duel({}, {}, { distance: 30, scene: { ground: 'rough' } }), 'ana', 1, set('ana', more)),
          'ana act: step\nana way: towards\nana act: nothing',
        ),
        'moved',
      )?.metres
    expect([steps({}), steps({ inWater: true })]).toEqual([1, 2.5])
  })
  rule('D6-C-OPT-KillingBlow', 'exactly 91 in a hundred kill', () => {
    const struck = (fives: number) =>
      of(
        run(
          turnOf(
            duel(
              { weapons: [], natural: [{ name: 'maul', damage: '20D' }] },
              { bodyPoints: 100, role: 'hero' },
              withOptions({ injury: 'bodyPoints', killingBlow: true }),
            ),
            'ana',
          ),
          `ana act: strike\nana weapon: maul\nana attack: 3 3 3 3\nana damage: ${'5 '.repeat(fives)}${'4 '.repeat(20 - fives)}`,
        ),
        'bo',
      )
    expect([struck(11).condition, struck(10).condition]).toEqual(['dead', 'up'])
  })
})

describe('what is so afterwards', () => {
  const bp = withOptions({ injury: 'bodyPoints' })
  rule('D6-C-DEATH-Aid', 'the dying are out of danger with a tenth of their Body Points, not before', () => {
    const helped = (body: number) =>
      run(
        turnOf(
          together({ cy: { bodyPoints: 21 } }, bp),
          'ana',
          1,
          set('cy', { condition: 'dying', body, dying: 5, ...during('senseless', 7) }),
        ),
        'ana act: treat\nana healing: 2 2',
      )
    expect(of(helped(0), 'cy')).toMatchObject({ body: 2, condition: 'dying', dying: 5 })
    expect(of(helped(1), 'cy')).toMatchObject({ body: 3, condition: 'up', dying: 0, lasting: [] })
    expect(told(helped(1), 'saved')).toMatchObject({ who: 'cy' })
  })
  rule('D6-C-W-Incap', 'the minutes beyond the first ten are rolled once', () => {
    const ends = (cy: Partial<Fighter>, script: string) =>
      run(ending(together({ cy: {} }), set('cy', { condition: 'unconscious', ...cy })), script)
    const deep = ends(during('senseless', 1, 1), 'cy minutes out: 2 2 2 2 2 2 2 2 2 3')
    expect(of(deep, 'cy')).toMatchObject({
      condition: 'unconscious',
      lasting: [{ kind: 'senseless', left: 12 * 11, value: 0 }],
    })
    expect(of(ends(during('senseless', 1), ''), 'cy')).toMatchObject({ condition: 'up', lasting: [] })
    expect(of(ends(during('senseless', 1, 1), 'cy minutes out: 1 1 1 1 1 1 1 1 1 1'), 'cy').condition).toBe('up')
  })
  rule('D6-C-TRAP-Attack', 'who leaps aside before his turn has had it', () => {
    const pit = { speed: '1D', attack: '1D', damage: '1D' }
    const waits = turnOf(duel({}, {}, { scene: { traps: { pit } } }), 'ana', 1, set('bo', { initiative: 30 }))
    const done = advance(
      d6,
      waits,
      [{ ruling: { do: 'trap', who: 'bo', trap: 'pit' }, because: 'so' }],
      [
        {
          throw: ({ label }) => ({ dice: { die: () => (label === 'dodge' ? 3 : 2) } }),
          decide: () => 'full dodge',
        },
      ],
    )
    if (done.asked !== undefined) throw new Error('it is all answered')
    expect(of(done, 'bo')).toMatchObject({ turned: 1, defences: [{ kind: 'dodge', full: true, total: 22 }] })
  })
  rule('D6-C-VEH-Spook', 'a team bolts at four times its Move', () => {
    const ran = run(
      race('carriage', {}, {}, {}, 1, (s) => {
        Object.assign(s.vehicles[1] ?? {}, { panicked: true })
        Object.assign(s, { phase: 'initiative', acting: [] })
      }),
      'gm panic: 1 1 1 1 1\ngm toughness: 5 5 5 5\nana initiative: 3 3 3\nbo initiative: 3 3 3',
    )
    expect(told(ran, 'spooked')).toMatchObject({ vehicle: 'his', metres: 50 })
  })
  rule('D6-VEH-Basic', 'the dodge of the one who is down goes with the reins', () => {
    const crewed = turnOf(
      {
        system: 'd6',
        distance: 10,
        sides: {
          heroes: { ana: { ...DRIVER, vehicle: 'hers' }, cy: { ...DRIVER, vehicle: 'hers' } },
          foes: { bo: DRIVER },
        },
        scene: { vehicles: { hers: { kind: 'carriage', driver: 'cy' } } },
      },
      'ana',
      1,
      (s) => {
        Object.assign(s.vehicles[0] ?? {}, { dodge: { kind: 'dodge', total: 15, full: false, item: '' } })
        set('cy', { condition: 'unconscious' })(s)
      },
    )
    expect(run(crewed, 'ana act: take the reins').state.vehicles[0]).toMatchObject({ driver: 'ana', dodge: null })
  })
  rule('D6-C-OPT-Acrobatics', 'a trick helps one attack and no second', () => {
    const ran = run(
      turnOf(duel(), 'ana', 2, set('ana', { nextDamage: 4, done: ['trick'] })),
      `${strike('3 3 3', 'ana damage: 1 1 2\nbo resistance: 6 6 5')}\n${strike('3 3 3', 'ana damage: 1 1 2\nbo resistance: 6 6 5')}`,
    )
    expect([told(ran, 'damage')?.total, told(ran, 'damage', 1)?.total]).toEqual([4 + 2 + 4, 4 + 2])
  })
})
