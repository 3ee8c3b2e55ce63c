import { describe, expect, test } from 'vitest'
import { Stream } from '../../../../dice/stream.ts'
import { sample } from '../../../../kernel/sample.ts'
import type { Choice, Policy } from '../../../../kernel/types.ts'
import { renaissance } from '../../index.ts'
import { policies } from '../../policy/bots.ts'
import type { RenQuestion } from '../../screens/questions.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, duel, MORTAL, of, thing, turnOf, until } from '../arrange.ts'

type Decide = Policy<State, RenQuestion>

/** How many of so many mirror fights the first side's policy wins against the other's. */
function wins(mine: Decide, theirs: Decide, fights: number): number {
  const scenario = {
    system: 'renaissance',
    distance: 6,
    sides: {
      red: { ann: { like: 'goblin-ganger' }, amy: { like: 'swashbuckler' } },
      blue: { bob: { like: 'goblin-ganger' }, ben: { like: 'swashbuckler' } },
    },
  }
  const parsed = renaissance.setup.parse(scenario)
  if (!parsed.ok) throw new Error('the mirror is no scenario')
  let won = 0
  for (let n = 0; n < fights; n++) {
    const side = (choice: Choice<RenQuestion>): Decide => (choice.who.startsWith('a') ? mine : theirs)
    const { state } = sample(renaissance, renaissance.begin(parsed.setup), new Stream('mirror', n), side as never, {
      steps: 3000,
    })
    if (renaissance.outcome(state)?.won.includes('red') === true) won++
  }
  return won
}

test('the default beats anybody at random in nine of ten mirror fights', () => {
  const luck = new Stream('anybody', 0)
  const random: Decide = (choice) => luck.die(choice.options.length) - 1
  expect(wins(policies.default, random, 40)).toBeGreaterThanOrEqual(36)
})

const answer = (name: keyof typeof policies, from: State, script = ''): string => {
  const { asked, state } = until(from, script)
  const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
  if (choice === undefined) throw new Error('nothing is asked')
  const found = policies[name](choice as Choice<RenQuestion>, state)
  return typeof found === 'number' ? (choice.options[found]?.key ?? '') : found.key
}

test('he gets up, aims when an action is free, escapes a hold', () => {
  const lying = turnOf(duel(), 'ana', (s) => {
    of({ state: s }, 'ana').stance = 'prone'
  })
  expect(answer('default', lying)).toBe('get up')
  expect(answer('default', turnOf(duel()))).toBe('aim')
  const held = turnOf(duel(), 'ana', (s) => {
    s.holds = [{ kind: 'grab', by: 'bo', on: 'ana', with: null, item: null }]
  })
  expect(answer('default', held)).toBe('escape')
})
test('he charges where there is room, and braces a spear against a rider', () => {
  expect(answer('default', turnOf(duel({}, {}, { distance: 8 })))).toBe('charge')
  const rider = crowd(
    { ana: { weapons: ['long spear'] } },
    { bo: { mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } },
    { distance: 12 },
  )
  expect(answer('default', turnOf(rider))).toBe('brace')
})
/** What a policy answers to a question put to it directly. */
const answers = (s: State, about: RenQuestion, ...keys: string[]): string => {
  const found = policies.default({ who: 'ana', about, options: keys.map((key) => ({ key })) }, s)
  return typeof found === 'number' ? (keys[found] ?? '') : found.key
}
test('a strike that pays through heavy armour is taken, and none where it would only miss', () => {
  const about = { ask: 'strike', at: 'bo', weapon: 'short sword' } as const
  const keys = ['none', 'called shot', 'knock down', 'maim', 'mighty blow', 'armor gap']
  const against = (bo: object) => answers(turnOf(duel({ skills: { 'melee weapons': 95 } }, bo)), about, ...keys)
  expect(['armor gap', 'mighty blow']).toContain(against({ armour: ['full plate'], hide: 6 }))
  expect(against({ skills: { fray: 90 } })).toBe('none')
})
describe('luck', () => {
  const hero = { role: 'hero', luck: 2 }
  const after =
    (state: State, left = 2, roll = 'attack') =>
    (result: string, flipped: string) =>
      answers(state, { ask: 'luck after', roll, left, result, flipped }, 'none', 'flip', 'upgrade')
  test('goes on a blow that would fail and would hit flipped, and makes one better that then wounds once more', () => {
    const spends = after(turnOf(duel(hero, MORTAL)))
    expect(spends('failure', 'success')).toBe('flip')
    expect(spends('success', 'exceptional success')).toBe('flip')
    expect(spends('success', 'exceptional failure')).toBe('upgrade')
    expect(spends('failure', 'exceptional failure')).toBe('none')
  })
  test('is kept where a better blow would change nothing, unless there is plenty', () => {
    const stout = turnOf(duel(hero, { skills: { fray: 90 } }))
    expect([2, 3].map((left) => after(stout, left)('success', 'failure'))).toEqual(['none', 'upgrade'])
    // Thirteen and a half are not enough for eighteen that are left, five more are.
    const nearly = turnOf(duel(hero, { skills: { fray: 90 } }), 'ana', (s) => {
      of({ state: s }, 'bo').damage = 82
    })
    expect(after(nearly)('success', 'failure')).toBe('upgrade')
    expect(after(nearly, 1)('success', 'failure')).toBe('none')
  })
  test('wards off what hurts; the last point only what wounds or ends it', () => {
    const struck = (bo: object, ana: object, damage: number) =>
      turnOf(duel({ ...hero, ...ana }, bo), 'bo', (s) => {
        of({ state: s }, 'ana').damage = damage
      })
    const spends = (state: State, left: number) => after(state, left, 'defence')('failure', 'success')
    // A club: 5½ and DB 5; a wound takes 6, with DUR 100 it takes 20.
    const club = { weapons: ['club'] }
    expect([spends(struck(club, {}, 0), 1), spends(struck(club, { DUR: 100 }, 0), 1)]).toEqual(['flip', 'none'])
    expect([spends(struck(club, { DUR: 100 }, 0), 2), spends(struck(club, { DUR: 100 }, 92), 1)]).toEqual([
      'flip',
      'flip',
    ])
    expect(spends(struck(club, { armour: ['full plate'], hide: 5 }, 0), 2)).toBe('none')
    // Fifteen at the most would put her out, ten and a half would not.
    expect([85, 84].map((damage) => spends(struck(club, { DUR: 100 }, damage), 1))).toEqual(['flip', 'none'])
    // In his own turn anybody may strike at him who answers it.
    expect(spends(turnOf(duel(hero, club)), 2)).toBe('flip')
  })
  test('goes on what would leave him helpless, not on what matters little, and the last on neither', () => {
    const state = turnOf(duel(hero))
    const spends = (roll: string, left: number) => after(state, left, roll)('failure', 'success')
    expect([spends('knock-down', 2), spends('knock-down', 1), spends('deception', 3)]).toEqual(['flip', 'none', 'none'])
    expect(spends('defiance', 1)).toBe('flip')
  })
  test('before a roll it takes away much that counts against it, and is not the last', () => {
    const before = (luck: number, tn: number, without: number, roll = 'attack') =>
      answers(turnOf(duel({ ...hero, luck })), { ask: 'luck before', roll, tn, without }, 'none', 'spend')
    expect([before(2, 49, 69), before(2, 49, 68), before(2, 50, 80), before(1, 20, 60)]).toEqual([
      'spend',
      'none',
      'none',
      'none',
    ])
    expect(before(2, 20, 60, 'deception')).toBe('none')
  })
})
test('who has planted his shield and drawn the bow stays behind it, and so does who can shoot from where he is', () => {
  const archer = { weapons: ['light bow', 'archer’s shield'], inHand: ['light bow'] }
  const set = (distance: number, arrange: (f: Fighter) => void) =>
    turnOf(duel(archer, {}, { distance }), 'ana', (s) => {
      Object.assign(of({ state: s }, 'ana'), { quick: 2, did: ['plant or uproot', 'draw'] })
      arrange(of({ state: s }, 'ana'))
    })
  const plants = (f: Fighter) => Object.assign(thing(f, 'archer’s shield'), { planted: true, where: 'ground' })
  expect(answer('default', set(30, plants))).not.toMatch(/move|charge/)
  expect(
    answer(
      'default',
      set(30, () => {}),
    ),
  ).not.toMatch(/move|charge/)
  // Beyond the range of the bow he waits behind the shield for a while; without one he goes nearer.
  expect(answer('default', set(300, plants))).not.toMatch(/move|charge/)
  expect(
    answer(
      'default',
      set(300, () => {}),
    ),
  ).toBe('move')
})
test('an archer plants his shield and takes up the bow while they are far off, and a blade when they are near', () => {
  const archer = { weapons: ['light bow', 'archer’s shield', 'short sword'], inHand: ['archer’s shield'] }
  const far = turnOf(duel(archer, {}, { distance: 30 }))
  expect(answer('default', far)).toBe('plant or uproot')
  const item = { ask: 'item', action: 'draw', at: '' } as const
  expect(answers(far, item, 'short sword', 'light bow')).toBe('light bow')
  expect(answers(turnOf(duel(archer)), item, 'light bow', 'short sword')).toBe('short sword')
})
test('who cannot reach anybody this turn is ready for who comes, or guards himself behind a spear that fends', () => {
  const moved = (weapons: string[]) =>
    turnOf(duel({ weapons }, {}, { distance: 14 }), 'ana', (s) => {
      Object.assign(of({ state: s }, 'ana'), { quick: 1, did: ['move'] })
    })
  expect(answer('default', moved(['short sword']))).toBe('ready')
  expect(answer('default', moved(['halberd']))).toBe('full defence')
})
test('he does not throw away his spear at a hopeless distance', () => {
  expect(
    answer(
      'default',
      turnOf(duel({ weapons: ['short spear'], skills: { 'ranged weapons': 20 } }, {}, { distance: 25 })),
    ),
  ).toBe('move')
})
test('a maimed neck is for who would die of it', () => {
  const limb = (options: object, unaware: boolean) =>
    answers(
      turnOf(duel({}, {}, { options }), 'ana', (s) => {
        of({ state: s }, 'bo').unaware = unaware
      }),
      { ask: 'limb', at: 'bo', strike: 'maim' },
      'right arm',
      'neck',
    )
  expect([limb({}, true), limb({}, false)]).toEqual(['neck', 'right arm'])
  expect([limb({ maimLethal: 'always' }, false), limb({ maimLethal: 'never' }, true)]).toEqual(['neck', 'right arm'])
})

test('nobody strikes at a horse that has lost its rider while the rider is there, nor walks to it', () => {
  const from = (metres: number) =>
    turnOf(
      crowd(
        { ana: {} },
        { steed: { like: 'war-horse' }, bo: { mount: 'steed', armour: ['full plate'] } },
        { distance: metres },
      ),
      'ana',
      (s) => {
        Object.assign(of({ state: s }, 'bo'), { mount: null, stance: 'prone' })
        of({ state: s }, 'steed').rider = null
      },
    )
  const taken = (s: State, script: string) => {
    const { asked } = until(s, script)
    const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
    const option = choice && policies.default(choice as never, s)
    return typeof option === 'object' ? option.key : option
  }
  expect(taken(from(0.5), 'ana turn: attack')).toBe('bo')
  expect(taken(from(9), 'ana turn: move')).toBe('towards bo')
})
