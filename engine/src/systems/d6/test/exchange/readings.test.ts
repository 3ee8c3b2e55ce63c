import { expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { forTurns } from '../../../../mechanisms/lasting.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, duel, during, of, PLAIN, run, told, turnOf, withOptions } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const EIGHT = '4 4 4 4 4 4 4 4'
const boxer = { weapons: [], skills: { ...PLAIN.skills, fighting: '8D' } }

rule('D6-C-OPT-Tackle', 'a rider is brought out of the saddle with it, unless the fight says otherwise', () => {
  const tackled = (options: object) =>
    run(
      turnOf(
        {
          system: 'd6',
          distance: 2,
          options,
          sides: {
            heroes: { ana: { ...PLAIN, ...boxer } },
            foes: { bo: { ...PLAIN, mount: 'dapple' }, dapple: { ...PLAIN, weapons: [], scale: 3 } },
          },
        },
        'ana',
      ),
      `ana act: tackle\nana target: bo\nana attack: ${EIGHT}\nana damage: 1 2\nbo resistance: 5 5 5`,
    )
  const off = tackled({})
  expect([of(off, 'bo').mount, of(off, 'dapple').rider]).toEqual([null, null])
  expect(told(off, 'dismounts')).toMatchObject({ who: 'bo', mount: 'dapple' })
  expect(of(tackled({ tackledRider: 'seated' }), 'bo').mount).toBe('dapple')
})
test('each whom somebody holds takes one of his hands', () => {
  const grips = (weapon: string, held: readonly string[], options: object = {}) =>
    refusal(
      d6,
      turnOf(crowd({ weapons: [weapon] }, { bo: {}, cy: {} }, { ...withOptions(options) }), 'ana', 1, (s) => {
        s.holds = held.map((on) => ({ kind: 'hold', by: 'ana', on, since: 1, strength: 0 }))
      }),
      'ana',
      'shoot',
    )
  expect(grips('short bow', [])).toBeUndefined()
  expect(grips('short bow', ['bo'])).toMatchObject({ because: 'his hands are full of those he holds' })
  expect(grips('hand crossbow', ['bo'])).toBeUndefined()
  expect(grips('hand crossbow', ['bo', 'cy'])).toBeDefined()
  expect(grips('hand crossbow', ['bo', 'cy'], { handsInGrips: 'free' })).toBeUndefined()
})
test('the blind aim at nobody, unless the fight says otherwise', () => {
  const aims = (options: object, blind = true) =>
    refusal(
      d6,
      turnOf(duel({ weapons: ['light crossbow'] }, {}, withOptions(options)), 'ana', 1, set('ana', { blind })),
      'ana',
      'aim',
    )
  expect([aims({})?.because, aims({}, false), aims({ blindAim: true })]).toEqual([
    'he sees nothing to aim at',
    undefined,
    undefined,
  ])
})
rule('D6-C-OPT-Slam', 'who is far larger is far harder to lift', () => {
  const lifts = (scale: number, options: object = {}) =>
    told(
      run(
        turnOf(duel({ skills: { lifting: '5D' }, weapons: [] }, { scale }, withOptions(options)), 'ana', 1, (s) => {
          s.round = 3
          set('ana', { turned: 3 })(s)
          s.holds = [{ kind: 'slam', by: 'ana', on: 'bo', since: 2, strength: 0 }]
        }),
        'ana act: lift\nana lift: 2 2 3 3 3',
      ),
      'lifts',
    )?.up
  expect([lifts(0), lifts(9), lifts(9, { scaleInStrength: false })]).toEqual([true, false, true])
})
rule('D6-C-AREA-Dive', 'the surprised dive out of nothing', () => {
  const from = (options: object) =>
    turnOf(
      crowd({ weapons: ['black powder bomb'] }, { bo: {} }, { distance: 6, ...withOptions(options) }),
      'ana',
      1,
      set('bo', during('surprised', 1)),
    )
  const caught =
    'ana act: throw bomb\nana attack: 5 5 5 5 5\nana damage: 1 1 1 1 1 2\nana resistance: 5 5 5\nbo resistance: 5 5 5'
  expect(told(run(from({}), caught.replace('5 5 5 5 5', '5 5 5 5')), 'dives')).toBeUndefined()
  const dives =
    'ana act: throw bomb\nana attack: 5 5 5 5\nbo dive: dive\nbo actions: 1\nbo dive: 4 4 4 4\nana damage: 1 1 1 1 1 2\nana resistance: 5 5 5\nbo resistance: 5 5 5'
  expect(told(run(from({ surprisedDive: true }), dives), 'dives')).toMatchObject({ who: 'bo' })
})
rule('D6-C-ACT-Interrupt', 'a bomb is not thrown by one who is seized before it leaves his hand', () => {
  const from = turnOf(
    duel({ ...boxer, skills: { fighting: '9D' } }, { weapons: ['black powder bomb'] }),
    'bo',
    1,
    set('ana', { waiting: true, declared: 2, actions: 1, turned: 1 }),
  )
  const ran = run(
    from,
    `bo act: throw bomb\nbo attack: 5 5 5 5\nana interrupt: act\nana act: arm pin\nana attack: ${EIGHT}`,
  )
  expect([told(ran, 'attackLost')?.who, told(ran, 'blast')]).toEqual(['bo', undefined])
})
rule('D6-C-ACT-Interrupt', 'comrades let each other strike, unless the fight says otherwise', () => {
  const asks = (options: object) => {
    const sides = { heroes: { ana: { ...PLAIN }, cy: PLAIN }, foes: { bo: PLAIN } }
    const from = turnOf(
      { system: 'd6', distance: 2, sides, options },
      'ana',
      1,
      set('cy', { waiting: true, declared: 2, actions: 1, turned: 1, lasting: [forTurns('steeled', 1, 'cy', 10)] }),
    )
    return told(
      run(
        from,
        `ana act: strike\nana weapon: short sword\nana attack: 1 2 2 1\n${'whoInterrupts' in options ? 'cy interrupt: act\ncy act: nothing' : ''}`,
      ),
      'interrupts',
    )?.who
  }
  expect([asks({}), asks({ whoInterrupts: 'anybody' })]).toEqual([undefined, 'cy'])
})
