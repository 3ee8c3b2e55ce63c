import { describe, expect, test } from 'vitest'
import { advance } from '../../kernel/advance.ts'
import { believed, knowing } from '../../kernel/believing.ts'
import { type Gesture, gestures } from '../../kernel/gestures.ts'
import { optionNamed } from '../../kernel/offer.ts'
import { scaled } from '../../kernel/testing/environment.ts'
import type { AnySystem, Choice, Common, Seat } from '../../kernel/types.ts'
import { Game, likelyAnswer } from '../index.ts'
import { EACH } from './fights.ts'

const SEED = 'gestures'
const ANA = 'ana'
const bytes = (game: Game): string => JSON.stringify(game.file())
const twin = (game: Game): Game => Game.open(game.system, JSON.parse(bytes(game)) as object as never, { seed: SEED })

/** One person for a side, a game master, bots for the others. */
function begin(system: AnySystem, scenario: object): { readonly game: Game; readonly seat: Seat } {
  const parsed = system.setup.parse(scenario)
  if (!parsed.ok) throw new Error('a ready scenario is sound')
  const fighters = system.sides(system.begin(parsed.setup))[0]?.fighters ?? []
  const seats = [
    { name: ANA, fighters },
    { name: 'gm', gm: true },
  ]
  return {
    game: Game.begin(system, scenario, { by: 'keyed', seed: SEED }, { seats }),
    seat: { name: ANA, fighters, gm: false },
  }
}

const choicesOf = ({ fight: { asked } }: Game): readonly Choice[] =>
  asked !== undefined && 'choices' in asked ? asked.choices : []

/** The gestures of whoever of the seat is asked. */
function told({ system, fight, bots }: Game, seat: Seat, choice: Choice): Gesture[] {
  const moment = { settled: fight.settled, answers: fight.pending, choice }
  return gestures(system, moment, seat, (asked, state) => likelyAnswer(system, bots, asked, state))
}

/** What is wrong with a gesture where it is given answer by answer in the world the seat believes in. */
function wrong(game: Game, seat: Seat, choice: Choice, { parts, ends, then }: Gesture): string {
  const { system, fight } = game
  const answers = [...fight.pending]
  const world = believed(system, { settled: fight.settled, answers, choice }, seat)
  if (world === undefined) return 'there is no such world'
  const next = () => {
    for (;;) {
      const step = advance(system, world.settled, answers)
      if (step.asked === undefined || 'choices' in step.asked || step.asked.chance === undefined) return step
      answers.push({ roll: step.asked.roll, who: step.asked.who, says: [] })
    }
  }
  for (const { ask, key } of parts) {
    const { asked } = next()
    const here =
      asked !== undefined && 'choices' in asked ? asked.choices.find(({ who }) => who === choice.who) : undefined
    if (here?.about.ask !== ask) return `${ask} is not asked`
    if (optionNamed(here, key) === undefined) return `${key} is not offered`
    if (asked !== undefined && 'choices' in asked && asked.joint === true) return ends === 'together' ? '' : 'joint'
    answers.push({ asked: [{ who: choice.who, ask }], keys: [key] })
  }
  if (ends === 'more') return ''
  const last = next()
  const { asked } = last
  if (asked === undefined) {
    const over = system.outcome(last.state) !== undefined
    return ends === (over ? 'over' : 'step') ? '' : `the step is over, not ${ends}`
  }
  if (!('choices' in asked)) return ends === 'dice' ? '' : `dice are looked at, not ${ends}`
  const [one] = asked.choices
  if (asked.joint === true) return ends === 'together' ? '' : `all are asked, not ${ends}`
  if (one?.who !== choice.who) return ends === 'another' && then === one?.who ? '' : `${one?.who} is asked, not ${ends}`
  const is = one.about.ask === system.turn ? 'turn' : one.open === true ? 'place' : 'again'
  return ends === is ? '' : `it is ${is}, not ${ends}`
}

describe.each(EACH)('gestures of $system.id', ({ system, scenarios }) => {
  test.each(scenarios.slice(0, scaled(3)))(
    '$name: each is legal in the world it was found in, looks at no dice and ends as it says',
    ({ scenario }) => {
      const { game, seat } = begin(system, scenario)
      const faults: string[] = []
      let [asked, found, long] = [0, 0, 0]
      for (let n = 0; n < scaled(24) && game.fight.outcome === undefined; n++) {
        const choice = choicesOf(game).find(({ who }) => !Object.hasOwn(game.fight.answered, who))
        if (choice === undefined) break
        const key = game.likely(choice.who) ?? ''
        if (choice.who !== 'gm') {
          asked++
          const all = told(game, knowing(system, game.fight.settled as Common, seat), choice)
          found += all.length
          long += all.filter(({ parts }) => parts.length > 1).length
          for (const one of all) {
            const fault = wrong(game, seat, choice, one)
            if (fault !== '')
              faults.push(`${choice.about.ask}: ${one.parts.map((part) => part.key).join(', ')}: ${fault}`)
          }
          const one = all[n % Math.max(1, all.length)]
          if (one !== undefined) sameBytes(game, choice.who, one)
        }
        game.answer(choice.who === 'gm' ? 'gm' : ANA, choice.who, key)
      }
      expect(faults).toEqual([])
      expect([asked > 0, found >= asked], `${found} gestures, ${long} of several answers`).toEqual([true, true])
    },
  )
})

/** Given at once or answer by answer, a gesture leaves the same file. */
function sameBytes(game: Game, who: string, { parts }: Gesture): void {
  const [once, singly] = [twin(game), twin(game)]
  const given = once.gesture(ANA, who, parts)
  for (const { key } of parts.slice(0, given)) singly.answer(ANA, who, key)
  expect(given).toBeGreaterThan(0)
  expect(bytes(once)).toBe(bytes(singly))
}

test('a gesture that is cut short stops there, and one that does not fit is refused', () => {
  const { system, scenarios } = EACH.find(({ system: { id } }) => id === 'example') ?? EACH[0]!
  const { game } = begin(system, scenarios[0]?.scenario ?? {})
  const [choice] = choicesOf(game)
  const before = bytes(game)
  const { ask } = choice?.about ?? { ask: '' }
  expect(() => game.gesture(ANA, choice?.who ?? '', [{ ask, key: 'fly' }])).toThrow('cannot answer')
  expect(bytes(game)).toBe(before)
  const key = choice?.options[0]?.key ?? ''
  expect(
    game.gesture(ANA, choice?.who ?? '', [
      { ask, key },
      { ask: 'nothing of the kind', key },
    ]),
  ).toBe(1)
})
