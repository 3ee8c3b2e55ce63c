import { describe, expect, test } from 'vitest'
import { advance } from '../../../../kernel/advance.ts'
import { arranged, refusal, rule } from '../../../../kernel/testing/index.ts'
import { forRounds } from '../../../../mechanisms/lasting.ts'
import { placedAt, spaced } from '../../../../space/bands.ts'
import type { Command } from '../../gm/commands.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { counted, crowd, duel, of, PLAIN, run, strike, told, turnOf } from '../arrange.ts'
import { DRIVER, race } from '../races.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const having = (ability: string, ranks = 1, of?: string) => ({
  abilities: [{ ability, ranks, ...(of === undefined ? {} : { of }) }],
})
function ruled(from: State, ruling: Command): { readonly state: State; readonly told: readonly string[] } {
  const { asked, ...rest } = advance(d6, from, [{ ruling, because: 'so' }], [])
  if (asked !== undefined || !('state' in rest)) throw new Error('a ruling asks nothing here')
  return { state: rest.state, told: rest.events.map((event) => d6.tell(event)) }
}
const NO_HARM = 'ana damage: 1 1 2\nbo resistance: 5 5 5'

describe('what is used up', () => {
  rule('D6-C-SA-FastReactions', 'the fast have their action more three times, each counted', () => {
    const fast = (uses: Record<string, number>) => turnOf(duel(having('fastReactions')), 'ana', 1, set('ana', { uses }))
    const once = run(fast({}), 'ana act: act fast\nana act: nothing\nana act: nothing')
    expect(of(once, 'ana').uses).toEqual({ fastReactions: 1 })
    expect([2, 3].map((n) => refusal(d6, fast({ fastReactions: n }), 'ana', 'act fast')?.rule)).toEqual([
      undefined,
      'D6-C-SA-FastReactions',
    ])
  })
  rule('D6-C-OPT-Catch', 'who tosses something keeps all else he has', () => {
    const from = {
      system: 'd6',
      distance: 2,
      sides: {
        heroes: { ana: { ...PLAIN, weapons: ['dagger', 'short sword', 'club'] }, cy: { ...PLAIN, weapons: [] } },
        foes: { bo: PLAIN },
      },
    }
    const ran = run(turnOf(from, 'ana'), 'ana act: toss\nana toss: dagger\nana toss: 3 3 3 3\ncy catch: 6 6 6 5')
    expect(told(ran, 'catches')).toMatchObject({ who: 'cy', at: 'ana', caught: true })
    const keys = (id: string) => of(ran, id).items.map(({ key }) => key)
    expect(keys('ana')).toEqual(expect.arrayContaining(['short sword', 'club', 'unarmed']))
    expect([keys('ana').includes('dagger'), keys('cy').includes('dagger')]).toEqual([false, true])
  })
  rule('D6-C-MOV-Run', 'each round of running is counted', () => {
    const ran = run(
      turnOf(duel({}, {}, { distance: 60 }), 'ana', 1, set('ana', { strained: 2 })),
      'ana act: run\nana how fast: 2\nana running: 6 6 5\nana way: towards',
    )
    expect(of(ran, 'ana').strained).toBe(3)
  })
})

describe('the second of several', () => {
  rule('D6-C-SA-Teleport', 'he may be beside any foe; not without the gift, nor beside another action', () => {
    const three = (ana: object, actions = 1) =>
      turnOf(crowd(ana, { bo: {}, cy: {} }, { distance: 30 }), 'ana', actions, (s) => {
        s.where = { bands: spaced(['ana', 'bo', 'cy'], [30, 30, 40]) }
      })
    const gone = run(three(having('teleportation', 2)), 'ana act: teleport\nana whom: cy\nana way: towards')
    expect(told(gone, 'teleports')).toMatchObject({ at: 'cy', metres: 20 })
    expect(refusal(d6, three(having('teleportation')), 'ana', 'teleport')).toBeUndefined()
    expect(refusal(d6, three({}), 'ana', 'teleport')).toMatchObject({ because: 'he goes on foot' })
    expect(refusal(d6, three(having('teleportation'), 2), 'ana', 'teleport')).toMatchObject({
      because: 'it takes the whole round',
    })
  })
  rule('D6-C-BP-Max', 'everybody’s Body Points are rolled, not the first one’s', () => {
    const { bodyPoints: _, ...bare } = PLAIN
    const from = {
      system: 'd6',
      distance: 2,
      sides: { heroes: { ana: bare }, foes: { bo: bare } },
      options: { injury: 'bodyPoints' },
    }
    const ran = run(arranged(d6, from), 'ana body points: 3 3 3\nbo body points: 4 4 4')
    expect([of(ran, 'ana').fullBody, of(ran, 'bo').fullBody]).toEqual([15 + 9, 15 + 12])
    expect(told(ran, 'bodyPoints', 1)).toMatchObject({ who: 'bo', rolled: { faces: [4, 4, 4], total: 27 } })
  })
  rule('D6-C-VEH-HitBase', 'any vehicle in reach can be attacked, and a wreck no more', () => {
    const third = {
      sides: {
        heroes: { ana: { ...DRIVER, weapons: ['light crossbow'], vehicle: 'hers' } },
        foes: { bo: { ...DRIVER, vehicle: 'his' }, cy: { ...DRIVER, vehicle: 'third' } },
      },
      scene: {
        vehicles: {
          hers: { kind: 'carriage', driver: 'ana' },
          his: { kind: 'carriage', driver: 'bo' },
          third: { kind: 'carriage', driver: 'cy' },
        },
      },
    }
    const shot = run(
      race('carriage', {}, {}, third),
      'ana act: attack vehicle\nana vehicle: third\nana attack: 1 1 1 1',
    )
    expect(told(shot, 'attacksVehicle')).toMatchObject({ vehicle: 'third' })
    const wreck = run(
      race('carriage', {}, { damage: 'destroyed' }, third),
      'ana act: attack vehicle\nana attack: 1 1 1 1',
    )
    expect(told(wreck, 'attacksVehicle')).toMatchObject({ vehicle: 'third' })
    expect(refusal(d6, race('carriage', { damage: 'destroyed', speed: 2 }), 'ana', 'drive')).toMatchObject({
      rule: 'D6-C-VEH-Damage',
    })
  })
  rule('D6-C-VEH-Spook', 'only what is drawn by beasts that have not bolted can be frightened', () => {
    const torch = (kind: string, panicked: boolean) =>
      refusal(
        d6,
        race(
          kind,
          {},
          { panicked },
          {
            distance: 8,
            sides: { heroes: { ana: { ...DRIVER, lamp: 'torch' } }, foes: { bo: { ...DRIVER, vehicle: 'his' } } },
            scene: { vehicles: { hers: { kind }, his: { kind, driver: 'bo' } } },
          },
        ),
        'ana',
        'frighten team',
      )?.rule
    expect([torch('carriage', false), torch('carriage', true), torch('canoe', false)]).toEqual([
      undefined,
      'D6-C-VEH-Spook',
      'D6-C-VEH-Spook',
    ])
  })
  rule('D6-C-SA-Ambidextrous', 'a point for both hands, and none for those without', () => {
    const both = (ana: object) =>
      run(
        turnOf(duel({ weapons: ['dagger', 'short sword'], ...ana }), 'ana', 2),
        'ana act: two weapons\nana weapon: dagger\nana attack: 1 1 1\nana attack: 1 1 1',
      )
    expect(counted(told(both(having('ambidextrous')), 'skill'))).toMatchObject({ 'D6-C-SA-Ambidextrous': 1 })
    expect(counted(told(both({}), 'skill'))).not.toHaveProperty('D6-C-SA-Ambidextrous')
    expect(told(both({}), 'offHand')).toMatchObject({ weapon: 'short sword', at: 'bo' })
  })
})

describe('the exception', () => {
  rule(
    'D6-C-OPT-Escape',
    'what is wrapped around somebody holds though the one who threw it is down or far away',
    () => {
      const bound = turnOf(duel({ weapons: [] }, { weapons: ['bullwhip'] }), 'ana', 1, (s) => {
        s.holds = [{ kind: 'entangle', by: 'bo', on: 'ana', since: 1, strength: 12 }]
        set('bo', { condition: 'unconscious' })(s)
      })
      expect(refusal(d6, bound, 'ana', 'escape')).toBeUndefined()
      const held = turnOf(duel({ weapons: [] }), 'ana', 1, (s) => {
        s.holds = [{ kind: 'hold', by: 'bo', on: 'ana', since: 1, strength: 0 }]
        set('bo', { condition: 'unconscious' })(s)
      })
      expect(refusal(d6, held, 'ana', 'escape')).toMatchObject({ because: 'nothing holds him' })
    },
  )
  rule('D6-C-OPT-Knockdown', 'claws knock down as fists do, a sword does not', () => {
    const claws = { weapons: [], natural: [{ name: 'claws', damage: '+1D', edge: 'blade' }] }
    const ran = run(turnOf(duel(claws), 'ana'), 'ana act: knockdown\nana weapon: claws\nana attack: 6 6 6 5')
    expect(of(ran, 'bo')).toMatchObject({ stance: 'prone', felled: true })
    expect(() =>
      run(turnOf(duel(), 'ana'), 'ana act: knockdown\nana weapon: short sword\nana attack: 6 6 6 5'),
    ).toThrow()
  })
  rule('D6-C-SA-Immortality', 'the undying are felled as others are, only not killed', () => {
    const struck = (damage: string) =>
      of(
        run(
          turnOf(duel({}, having('immortality')), 'ana'),
          strike('3 3 3 3', `ana damage: ${damage}\nbo resistance: 2 2 1`),
        ),
        'bo',
      ).condition
    expect([struck('4 4 5'), struck('6 6 5')]).toEqual(['dying', 'unconscious'])
  })
  rule('D6-C-DEATH-Aid', 'the dying hold on by stamina where that is better than Physique', () => {
    const from = {
      system: 'd6',
      distance: 2,
      sides: {
        heroes: { ana: { ...PLAIN, skills: { healing: '5D' } }, cy: { ...PLAIN, skills: { stamina: '5D' } } },
        foes: { bo: PLAIN },
      },
    }
    const dying = turnOf(from, 'ana', 1, set('cy', { wound: 'mortally wounded', condition: 'dying', dying: 60 }))
    const ran = run(dying, 'ana act: treat\nana healing: 5 5 5 5 5\ncy hold on to life: 1 1 1 1 2')
    expect(told(ran, 'aid')).toMatchObject({ who: 'cy', saved: true })
  })
  rule('D6-C-W-Incap', 'who faints is out for ten minutes at least, and the rest is rolled then', () => {
    const hit = run(
      turnOf(duel(), 'ana', 1, set('bo', { wound: 'severely wounded' })),
      strike('3 3 3 3', 'ana damage: 4 4 4\nbo resistance: 1 1 2\nbo stay up: 1'),
    )
    expect(of(hit, 'bo')).toMatchObject({
      condition: 'unconscious',
      lasting: [{ kind: 'senseless', left: 120, value: 1 }],
    })
  })
  rule('D6-C-POS-ProneFar', 'who lies down of his own accord gets up for nothing', () => {
    const ran = run(
      turnOf(duel(), 'ana', 2, set('ana', { felled: true })),
      'ana act: lie down\nana act: nothing\nana act: nothing',
    )
    expect(of(ran, 'ana')).toMatchObject({ stance: 'prone', felled: false })
  })
  rule('D6-C-SKILL-ZeroDice', 'one die is enough to bluff with, none is not', () => {
    const bluffs = (wound: Fighter['wound']) =>
      refusal(d6, turnOf(duel({ skills: { bluff: '2D' } }), 'ana', 1, set('ana', { wound })), 'ana', 'bluff')?.rule
    expect([bluffs('wounded'), bluffs('severely wounded')]).toEqual([undefined, 'D6-C-SKILL-ZeroDice'])
  })
  rule('D6-C-SA-IncreasedAttribute', 'each rank of Physique is a point of resistance', () => {
    const resisted = (ranks: number) =>
      counted(
        told(
          run(turnOf(duel({}, having('increasedAttribute', ranks, 'physique')), 'ana'), strike('3 3 3 3', NO_HARM)),
          'resists',
        ),
      )['D6-C-SA-IncreasedAttribute']
    expect([resisted(1), resisted(2)]).toEqual([1, 2])
  })
  rule('D6-VEH-Ram', 'the slowest that moves can ram, what stands cannot', () => {
    const rams = (speed: number) =>
      refusal(d6, race('war galley', { speed }, {}, { distance: 3 }), 'ana', 'ram')?.because
    expect([rams(0), rams(1)]).toEqual(['hers stands still', undefined])
  })
  rule('D6-C-OPT-Swarm', 'those who swarm have no defence left of their own', () => {
    const cellar = { system: 'd6', distance: 1, sides: { vermin: { rat: { count: 12 } }, heroes: { soldier: {} } } }
    const ran = run(
      turnOf(cellar, 'rat-1', 1, (s) => {
        set('rat-2', { defences: [{ kind: 'dodge', total: 12, full: false, item: '' }] })(s)
        if ('bands' in s.where) s.where = { bands: placedAt(s.where.bands, 'rat-1', 'soldier', 1) }
      }),
      'rat-1 act: swarm\nrat-1 weapon: teeth\nrat-1 attack: 1 1 1\nrat-1 damage: 2\nsoldier resistance: 5 5 5 5',
    )
    expect(of(ran, 'rat-2')).toMatchObject({ defences: [], turned: 1, done: ['swarm'] })
  })
})

test('who is taken out of the fight is forgotten by all, and other effects stay', () => {
  const three = turnOf(crowd({}, { bo: {}, cy: {} }), 'ana', 1, (s) => {
    const lasting = [
      forRounds('frightened' as const, 9, 'bo'),
      forRounds('confused' as const, 9, 'cy'),
      forRounds('lucky' as const, 9, 'ana'),
    ]
    set('ana', { lasting, behind: ['bo', 'cy'], aim: { at: 'bo', rounds: 1, round: 1 } })(s)
  })
  const { state } = ruled(three, { do: 'remove', who: 'bo' })
  expect(of({ state }, 'ana')).toMatchObject({ behind: ['cy'], aim: null })
  expect(of({ state }, 'ana').lasting.map(({ kind }) => kind)).toEqual(['confused', 'lucky'])
})
test('who is put down by a ruling lets go of those he holds, and others keep their holds', () => {
  const held = turnOf(crowd({}, { bo: {}, cy: {} }), 'ana', 1, (s) => {
    s.holds = [
      { kind: 'hold', by: 'bo', on: 'ana', since: 1, strength: 0 },
      { kind: 'hold', by: 'ana', on: 'cy', since: 1, strength: 0 },
    ]
  })
  const { state } = ruled(held, { do: 'condition', who: 'bo', to: 'unconscious' })
  expect(state.holds.map(({ by }) => by)).toEqual(['ana'])
})
test('each hurt told of two is told of the right ones', () => {
  const parried = run(
    turnOf(
      duel({ weapons: [] }),
      'ana',
      1,
      set('bo', { defences: [{ kind: 'parry', total: 60, full: false, item: 'bo short sword' }] }),
    ),
    'ana act: strike\nana attack: 3 3 3 3\nbo damage: 2\nana resistance: 5 5 5',
  )
  expect(told(parried, 'cut')).toMatchObject({ who: 'ana', at: 'bo', weapon: 'short sword' })
  const broken = run(
    turnOf(duel(), 'ana'),
    'ana act: break\nana weapon: short sword\nana attack: 5 5 5 4\nana damage: 5 5 5\ngm object: 2 5',
  )
  expect(told(broken, 'object')).toMatchObject({ who: 'ana', at: 'bo' })
  expect(told(run(turnOf(duel(), 'ana'), strike('3 3 3 3', NO_HARM)), 'damage')).toMatchObject({ who: 'ana', at: 'bo' })
})
