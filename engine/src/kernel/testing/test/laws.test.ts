import { describe, expect, test } from 'vitest'
import { chance, die } from '../../../dice/chance.ts'
import { rules } from '../../../systems/example/book/rules.ts'
import { example } from '../../../systems/example/index.ts'
import type { State } from '../../../systems/example/state/types.ts'
import { secret } from '../../secret.ts'
import type { AnySystem } from '../../types.ts'
import { citationsExist, shown } from '../laws/catalogue.ts'
import { deviation, exactIsSampled, lawIsDraw } from '../laws/chances.ts'
import { ends, neverNegative, progress } from '../laws/progress.ts'
import { offeredOrRefused, playable, wellPut } from '../laws/questions.ts'
import { determinism, logOnLogOff, plainData, reloadedTwin, undoRedo } from '../laws/replay.ts'
import { optionsMatter } from '../laws/rulings.ts'
import { errorsNamed, faultsFound } from '../laws/scenarios.ts'
import { imagined, twinWorlds } from '../laws/secrets.ts'
import { soundness } from '../laws/soundness.ts'
import type { Scenario } from '../play.ts'

const duel: Scenario = { system: 'example', sides: { house: { bouncer: {} }, guests: { sailor: {} } } }
const sound: AnySystem = example
type Step = (ctx: Parameters<typeof example.step>[0], state: State) => void
const stepping = (step: Step): AnySystem => ({ ...sound, step })
/** The example with something done before each of its steps. */
const first = (extra: Step): AnySystem =>
  stepping((ctx, state) => {
    extra(ctx, state)
    example.step(ctx, state)
  })
const gm = { who: 'gm', about: { ask: 'turn', actions: 1 }, options: [{ key: 'yes' }, { key: 'no' }] } as const

/** For each law a system that breaks it, and only there. */
const BROKEN: Record<string, [system: AnySystem, law: (system: AnySystem) => void, says: string]> = {
  'dice of its own': [
    (() => {
      let calls = 0
      return first((_, state) => {
        calls++
        for (const fighter of state.fighters) fighter.dazed = calls % 3
      })
    })(),
    (system) => determinism(system, duel),
    'seed 0',
  ],
  'a rule that works only while somebody listens': [
    first((ctx, state) => {
      if (ctx.emit === undefined) for (const fighter of state.fighters) fighter.dazed = 0
      else for (const fighter of state.fighters) fighter.turns = 0
    }),
    (system) => logOnLogOff(system, duel),
    'told and untold',
  ],
  'a step that leaves what holds of every state broken': [
    {
      ...first((_, state) => {
        for (const fighter of state.fighters) if (state.round > 1) fighter.dazed = 3
      }),
      sound: [
        {
          holds: 'a daze lasts two own turns at most',
          rule: 'EX-DAZED',
          broken: (state: State) => state.fighters.find(({ dazed }) => dazed > 2)?.id,
        },
      ],
    },
    (system) => soundness(system, duel),
    'a daze lasts two own turns at most (EX-DAZED): bouncer',
  ],
  'a Map in State': [
    first((_, state) => Object.assign(state, { seen: new Map() })),
    (system) => plainData(system, duel),
    'seen is a Map',
  ],
  'a number no file can hold': [
    first((_, state) => Object.assign(state, { odds: Number.NaN })),
    (system) => plainData(system, duel),
    'odds is NaN',
  ],
  'something remembered outside State': [
    (() => {
      const seen = new WeakSet<object>()
      return first((ctx, state) => {
        const [fighter] = state.fighters
        if (fighter !== undefined && seen.has(fighter.stance)) ctx.roll(die('memory', 6), fighter.id)
        if (fighter !== undefined) seen.add(fighter.stance)
      })
    })(),
    (system) => reloadedTwin(system, duel),
    'diverged',
  ],
  'a state that counts how often it was copied': [
    (() => {
      let copies = 0
      return { ...sound, copy: (state: State) => ({ ...example.copy(state), copies: copies++ }) }
    })(),
    (system) => undoRedo(system, duel),
    'Entry 1 leads to the state',
  ],
  'a question to nobody': [
    first((ctx) => void ctx.choose({ ...gm, who: 'ghost', usual: 'no' })),
    (system) => wellPut(system, duel),
    'put to somebody',
  ],
  'a key twice': [
    first((ctx) => void ctx.choose({ ...gm, options: [{ key: 'yes' }, { key: 'yes' }], usual: 'yes' })),
    (system) => wellPut(system, duel),
    'each key once',
  ],
  'a question to the game master without what is usual': [
    first((ctx) => void ctx.choose(gm)),
    (system) => wellPut(system, duel),
    'what is usual',
  ],
  'an option that breaks the step': [
    first((ctx) => {
      if (ctx.choose({ ...gm, usual: 'yes' }).key === 'no') throw new TypeError('no')
    }),
    (system) => playable({ ...system, policies: { default: () => 0 } }, duel),
    'no',
  ],
  'an action neither offered nor refused': [
    { ...sound, actions: [...sound.actions, 'headbutt'] },
    (system) => offeredOrRefused(system, rules, duel),
    'offered and refused',
  ],
  'a refusal by a rule that is not there': [
    {
      ...sound,
      refused: (state: State, who: string) => example.refused(state, who).map((r) => ({ ...r, rule: 'EX-NONE' })),
    },
    (system) => offeredOrRefused(system, rules, duel),
    'the rule that refuses',
  ],
  'a step that changes nothing': [
    stepping((ctx, state) => (state.round > 0 ? undefined : example.step(ctx, state))),
    (system) => progress(system, duel),
    'changed nothing',
  ],
  'bots that never end': [
    {
      ...sound,
      policies: {
        default: ({ options }) =>
          Math.max(
            0,
            options.findIndex(({ key }) => key === 'wait'),
          ),
      },
    },
    (system) => ends(system, duel, 200),
    'still at it after 200 steps',
  ],
  'a counter below zero': [
    first((_, state) => {
      for (const fighter of state.fighters) fighter.turns -= 1
    }),
    (system) => neverNegative(system, duel, ['turns']),
    'turns is -1',
  ],
  'a counter that is not in the state': [
    sound,
    (system) => neverNegative(system, duel, ['hit points']),
    'counters met',
  ],
  'a law that is not what the dice do': [
    first(
      (ctx) =>
        void ctx.roll(
          chance('loaded', false, (dice) => Math.min(5, dice.die(6)), die('x', 6).law),
          'sailor',
        ),
    ),
    (system) => lawIsDraw(system, [duel]),
    'draw against law',
  ],
  'masses that do not sum to one': [
    first((ctx) => {
      const law = { support: [[1, 0.4] as const, [2, 0.5] as const], lost: 0 }
      ctx.roll(
        chance(
          'short',
          false,
          (dice) => dice.die(2),
          () => law,
        ),
        'sailor',
      )
    }),
    (system) => lawIsDraw(system, [duel]),
    'masses sum to 1',
  ],
  'odds that are not what is played': [
    first((ctx, state) => {
      const [fighter] = state.fighters
      const toss = ctx.toss(die('peek', 10), 'sailor')
      if (fighter !== undefined && state.round > 0 && (ctx.shown(toss) ?? 1) > 5) fighter.dazed = 1
    }),
    (system) => exactIsSampled(system, [duel]),
    'exact against sampled',
  ],
  'a policy that reads what is hidden': [
    {
      ...first((_, state) => {
        for (const fighter of state.fighters) fighter.stance = secret([fighter.id], 'bold')
      }),
      policies: {
        default: (_: unknown, state: State) => state.fighters.filter(({ stance }) => stance.is === 'bold').length % 2,
      },
    },
    (system) => twinWorlds(system, duel),
    "default's answer",
  ],
  'a view that shows what is hidden': [
    { ...sound, view: (state: State) => state },
    (system) => twinWorlds(system, duel),
    'what bouncer sees',
  ],
  'a seat that imagines what it does not see': [
    { ...sound, imagine: (seen, n) => ({ ...sound.imagine(seen, n), round: 99 }) },
    (system) => imagined(system, duel),
    'in what it imagines',
  ],
  'an option that does nothing': [
    {
      ...sound,
      rulings: [
        ...sound.rulings,
        { id: 'EX-A2', option: 'weather', values: ['fair', 'foul'], default: 'fair', why: '' },
      ],
      setup: { ...sound.setup, parse: (raw: unknown) => sound.setup.parse({ ...(raw as object), options: {} }) },
    },
    (system) => optionsMatter(system, { rules, scenarios: { duel }, counters: [] }),
    'EX-A2: weather = foul',
  ],
  'a door that throws': [
    {
      ...sound,
      setup: {
        ...sound.setup,
        parse: () => {
          throw new TypeError('no')
        },
      },
    },
    (system) => errorsNamed(system, duel),
    'no',
  ],
  'a door that lets everything through': [
    { ...sound, setup: { ...sound.setup, parse: () => sound.setup.parse(duel) } },
    (system) => errorsNamed(system, duel),
    'to not deeply equal',
  ],
  'a promised fault that is not found': [
    sound,
    (system) =>
      faultsFound(system, { rules, scenarios: {}, counters: [], faults: { fine: { scenario: duel, path: 'sides' } } }),
    'fine',
  ],
  'a citation of nothing': [
    first((ctx) => ctx.emit?.({ type: 'waits', rule: 'EX-NONE' as 'EX-WAIT', who: 'sailor' })),
    (system) => citationsExist(system, rules, [duel]),
    'EX-NONE',
  ],
  'a rule twice in the catalogue': [
    sound,
    (system) => citationsExist(system, [...rules, ...rules], [duel]),
    'each rule once',
  ],
  'a fight told as nothing': [{ ...sound, tell: () => '' }, (system) => shown(system, duel), 'sentences told'],
  'a fact that nobody filled in': [
    { ...sound, tell: () => 'undefined strikes.' },
    (system) => shown(system, duel),
    'round',
  ],
}

/** The whole of what an assertion says, values and all. */
function said(run: () => void): string {
  try {
    run()
  } catch (error) {
    return error instanceof Error ? `${error.message} ${JSON.stringify(Object.entries(error))}` : String(error)
  }
  return 'nothing'
}

describe('each law finds the system that breaks it', () => {
  test.each(Object.keys(BROKEN))('%s', (name) => {
    const [system, law, says] = BROKEN[name] ?? [sound, () => {}, '']
    expect(said(() => law(system))).toContain(says)
  })
})

describe('the deviation of counts', () => {
  const law = new Map([
    ['1', 0.5],
    ['2', 0.5],
  ])
  test('is small for counts as expected, and large for others', () => {
    expect(
      deviation(
        new Map([
          ['1', 498],
          ['2', 502],
        ]),
        law,
        1000,
      ),
    ).toBeLessThan(2)
    expect(
      deviation(
        new Map([
          ['1', 400],
          ['2', 600],
        ]),
        law,
        1000,
      ),
    ).toBeGreaterThan(5)
  })
  test('sees what the law does not know', () => {
    expect(
      deviation(
        new Map([
          ['1', 450],
          ['2', 450],
          ['3', 100],
        ]),
        law,
        1000,
      ),
    ).toBeGreaterThan(5)
  })
})
