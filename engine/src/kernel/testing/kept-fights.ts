import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { Stream } from '../../dice/stream.ts'
import { advance } from '../advance.ts'
import { AffrayError } from '../error.ts'
import { canonical, hashOf } from '../hash.ts'
import type { AnySystem, Choice, Dice, FieldForm, Option } from '../types.ts'
import { RECORD } from './environment.ts'
import { loaded } from './exhaustive.ts'
import { type AnyState, begun, type Decide, fight, oraclesOf, policyOf } from './laws/campaign.ts'
import type { Scenario } from './play.ts'

export interface KeptFights {
  readonly scenarios: Readonly<Record<string, Scenario>>
  /** How many fights are kept, each scenario in turn. */
  readonly fights?: number
  /** The longest of them. */
  readonly steps?: number
}

/** So many steps have one digest. */
const STRETCH = 5

/**
 * Fights half at random, under options drawn at random, with rulings of the game master in between, kept as digests in
 * `kept-fights.golden.json` beside the test file `at`: what was asked, offered, refused and told, and the states between. They
 * say that the rules do what they did, not that this is right: tests of rules say that. Recorded anew only with a reason:
 * `AFFRAY_RECORD="why" npx vitest run …`.
 */
export function keptFights(system: AnySystem, at: string, { scenarios, fights = 48, steps = 60 }: KeptFights): void {
  const file = fileURLToPath(new URL('kept-fights.golden.json', at))
  const stock = Object.entries(scenarios)
  const kept = read(file)
  describe(`kept fights of ${system.id}`, () => {
    test.each(Array.from({ length: fights }, (_, n) => n))('fight %i', (n) => {
      const [name, scenario] = stock[n % stock.length] ?? []
      if (name === undefined || scenario === undefined) throw new TypeError('fights are kept of some scenario')
      const stretches = played(system, optional(system, scenario, new Stream(`options ${n}`, 0)), n, steps)
      const digests = stretches.map(({ digest }) => digest)
      const title = `${n} ${name}`
      if (RECORD !== undefined) {
        kept[title] = digests.join(' ')
        writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`)
      }
      const before = (kept[title] ?? '').split(' ')
      const other = digests.findIndex((digest, i) => digest !== before[i])
      expect(
        digests,
        `fight ${title} goes otherwise than it was kept in ${file}, first here:\n${stretches[other]?.told.join('\n')}\n` +
          'If the change is meant, record it anew with AFFRAY_RECORD="why".',
      ).toEqual(before)
    })
  })
}

const read = (file: string): Record<string, string> =>
  existsSync(file) && RECORD === undefined ? JSON.parse(readFileSync(file, 'utf8')) : {}

/** The scenario under some options that are not the usual ones; as it is where they cannot stand together. */
function optional(system: AnySystem, scenario: Scenario, luck: Dice): Scenario {
  const drawn = system.rulings.flatMap(({ option, values }) =>
    luck.die(6) === 1 ? [[option, values[luck.die(values.length) - 1]]] : [],
  )
  const other = { ...scenario, options: { ...scenario.options, ...Object.fromEntries(drawn) } }
  return system.setup.parse(other).ok ? other : scenario
}

interface Stretch {
  readonly digest: string
  readonly told: readonly string[]
}

function played(system: AnySystem, scenario: Scenario, n: number, steps: number): readonly Stretch[] {
  const luck = new Stream(`kept ${n}`, 0)
  const noted: string[] = []
  const decide = halfAtRandom(system, luck)
  const plan = {
    decide: (choice: Choice, at: AnyState): Option | number => {
      const taken = decide(choice, at)
      const option = typeof taken === 'number' ? choice.options[taken] : taken
      noted.push(canonical(system.points(at, choice, option ?? { key: '' })))
      return taken
    },
    dice: loaded(luck),
    asked: (choice: Choice): void => {
      const { who, about, options } = choice
      const refused = choice.refusals?.().map(({ key, rule, because }) => `${key} ${rule} ${because}`)
      noted.push(who, canonical(about), options.map(({ key }) => key).join(), refused?.join() ?? '')
    },
  }
  const stretches: Stretch[] = []
  let told: string[] = []
  let state = begun(system, scenario)
  const close = (): void => {
    stretches.push({ digest: hashOf([noted, told, hashOf(state)]).slice(0, 8), told })
    noted.length = 0
    told = []
  }
  for (let done = 0; done < steps && system.outcome(state) === undefined; done += STRETCH) {
    for (const { step, after } of fight(system, state, { ...plan, steps: STRETCH })) {
      for (const event of step.events) {
        noted.push(canonical(event))
        told.push(system.tell(event))
      }
      state = after
    }
    close()
    if (luck.die(3) === 1 && system.outcome(state) === undefined) state = ruled(system, state, plan, luck, told)
  }
  return stretches
}

/** Does what a bot would, every other time what nobody would think of. */
function halfAtRandom(system: AnySystem, luck: Dice): Decide {
  const bot = policyOf(system, 'default')
  return (choice, at) => (luck.die(2) === 1 ? bot(choice, at) : luck.die(choice.options.length) - 1)
}

/** Some ruling of the game master, where its door lets it in; what is refused is kept too. */
function ruled(
  system: AnySystem,
  state: AnyState,
  plan: Parameters<typeof oraclesOf>[0],
  luck: Dice,
  told: string[],
): AnyState {
  const forms = system.commands(state).filter(({ do: what }) => what !== 'end')
  const form = forms[luck.die(Math.max(1, forms.length)) - 1]
  if (form === undefined) return state
  const fields = form.fields.filter(({ needed }) => needed || luck.die(2) === 1)
  const command = { do: form.do, ...Object.fromEntries(fields.map((field) => [field.name, filled(field, luck)])) }
  if (!system.command.parse(command).ok) return state
  try {
    const step = advance(system, state, [{ ruling: command, because: 'kept' }], oraclesOf(plan))
    if (step.asked !== undefined) throw new TypeError('everything is answered in a kept fight')
    told.push(...step.events.map((event) => system.tell(event)))
    return step.state
  } catch (error) {
    if (!(error instanceof AffrayError)) throw error
    told.push(error.message)
    return state
  }
}

function filled({ kind, least, most, choices, usual }: FieldForm, luck: Dice): unknown {
  const one = choices === undefined || choices.length === 0 ? usual : choices[luck.die(choices.length) - 1]?.key
  switch (kind) {
    case 'number':
      return one ?? Math.min(most ?? 6, (least ?? 0) + luck.die(6) - 1)
    case 'yes':
      return luck.die(2) === 1
    case 'text':
      return one ?? 'a word'
    case 'name':
      return `newcomer-${luck.die(1000)}`
    case 'record':
      return {}
    case 'sides':
      return one === undefined ? [] : [one]
    case 'cell':
      return String(one ?? '0,0')
        .split(',')
        .map(Number)
    default:
      return one ?? ''
  }
}
