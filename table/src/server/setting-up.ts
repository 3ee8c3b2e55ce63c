import { AffrayError, type AnySystem, analysis, type Fault } from '@affray/engine'
import type { Chances, Checked, SetUp } from '../protocol/setup.ts'
import { dataOf } from './data.ts'
import { asYaml, edited } from './edited.ts'
import { systemNamed } from './scenarios.ts'
import { checkSize, SIZES } from './sizes.ts'

/** So many fights say who would win, if they are played within so many milliseconds. */
const FIGHTS = 1000
const PATIENCE = 3000
/** And so many each number of an even fight. */
const TRIED = 150

type Want = SetUp['want']
type Scenario = Readonly<Record<string, unknown>>

/** What whoever sets a fight up wants to know, as JSON. */
export async function settingUp(want: Want): Promise<string> {
  switch (want.is) {
    case 'check':
      return JSON.stringify(checked(want))
    case 'chances':
      return JSON.stringify(await chances(want.scenario))
    case 'even': {
      checkSize(want.scenario, SIZES.scenario)
      const { is: _, ...asked } = want
      const signal = patience(2 * PATIENCE)
      const system = systemNamed(asked.scenario.system)
      return JSON.stringify(await analysis.evener(system, { ...asked, fights: TRIED, signal }))
    }
  }
}

/** A stop that time makes: what was played by then is the answer. */
const patience = (milliseconds: number): { readonly aborted: boolean } => {
  const until = performance.now() + milliseconds
  return {
    get aborted() {
      return performance.now() > until
    },
  }
}

function checked({ text, scenario }: Extract<Want, { is: 'check' }>): Checked {
  const given = scenario ?? dataOf(text ?? '')
  checkSize(given, SIZES.scenario)
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new AffrayError('file/syntax', 'This is no scenario.', 'Write the game behind "system:", and "sides:".')
  const data = given as Scenario
  const system = systemNamed(data.system)
  const written =
    scenario === undefined || text === undefined ? { text: text ?? asYaml(data), rewritten: false } : edited(text, data)
  const { faults, sheets } = judged(system, data)
  return {
    text: written.text,
    scenario: data,
    faults,
    sheets,
    ...(written.rewritten ? { rewritten: true } : {}),
  }
}

/** What is wrong with a scenario; and where nothing is, what follows of everybody's record. */
function judged(system: AnySystem, scenario: Scenario): { faults: readonly Fault[]; sheets: Checked['sheets'] } {
  const parsed = system.setup.parse(scenario)
  if (!parsed.ok) return { faults: parsed.faults.slice(0, 50), sheets: [] }
  const state: unknown = system.begin(parsed.setup)
  const ids = system.sides(state).flatMap(({ fighters }) => fighters)
  return { faults: [], sheets: ids.slice(0, 200).map((id) => system.sheet(state, id)) }
}

async function chances(scenario: Scenario): Promise<Chances> {
  checkSize(scenario, SIZES.scenario)
  const system = systemNamed(scenario.system)
  const { fights, sides, drawn } = await analysis.simulate(system, {
    scenario,
    fights: FIGHTS,
    signal: patience(PATIENCE),
  })
  return { fights, sides: sides.map(({ id, won }) => ({ id, won })), drawn }
}
