import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { Stream } from '../../dice/stream.ts'
import { advance } from '../advance.ts'
import { type Answer, isChoice, isRoll } from '../answers.ts'
import { keyedDice } from '../oracles/keyed-dice.ts'
import type { Oracle } from '../oracles/oracle.ts'
import { byPolicy } from '../oracles/policy.ts'
import { script } from '../oracles/script.ts'
import type { AnySystem, Choice, Option } from '../types.ts'
import { RECORD } from './environment.ts'
import { type AnyState, policyOf } from './laws/campaign.ts'
import { arranged, type Scenario } from './play.ts'

/** A fight worth reading: by a script of dice and decisions, or by bots with the dice of a seed; who is `random` does anything he may. */
export type Playthrough = { readonly scenario: Scenario; readonly steps?: number } & (
  | { readonly script: string }
  | { readonly seed: string; readonly temperaments?: Readonly<Record<string, string>> }
)

/**
 * Golden transcripts: each fight is told to its end and compared with `playthroughs/<name>.txt` beside the test file `at`
 * (`import.meta.url`). They are recorded anew only with a reason: `AFFRAY_RECORD="why" npx vitest run …`.
 */
export function playthroughs(system: AnySystem, at: string, fights: Readonly<Record<string, Playthrough>>): void {
  const folder = fileURLToPath(new URL('playthroughs/', at))
  describe(`playthroughs of ${system.id}`, () => {
    test.each(Object.entries(fights))('%s', (name, fight) => {
      const file = `${folder}${name}.txt`
      const told = transcript(system, fight)
      if (RECORD !== undefined) record(file, told, RECORD)
      if (!existsSync(file)) expect.fail(`${file} is not there; record it with AFFRAY_RECORD="why".`)
      const [, ...golden] = readFileSync(file, 'utf8').split('\n\n')
      expect(told, `recorded in ${file}; if the change is meant, record it anew with AFFRAY_RECORD="why"`).toBe(
        golden.join('\n\n'),
      )
    })
    test('no transcript is left over', () => {
      const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : []
      expect(names.toSorted()).toEqual(
        Object.keys(fights)
          .map((name) => `${name}.txt`)
          .toSorted(),
      )
    })
  })
}

function record(file: string, told: string, reason: string): void {
  if (reason.trim().length < 8) throw new Error('AFFRAY_RECORD must say why the transcripts change.')
  const [, ...golden] = existsSync(file) ? readFileSync(file, 'utf8').split('\n\n') : []
  if (golden.join('\n\n') === told) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `Recorded: ${reason}\n\n${told}`)
}

/** A fight as a reader follows it: what was answered, indented, and what happened. */
export function transcript(system: AnySystem, fight: Playthrough): string {
  let state: AnyState = arranged(system, fight.scenario)
  const lines: string[] = []
  const written = 'script' in fight ? script(fight.script) : undefined
  const oracles: Oracle[] = written === undefined ? [] : [written]
  if ('seed' in fight) oracles.push(bots(system, fight), keyedDice(fight.seed, 0, new Map()))
  for (let n = 0; n < (fight.steps ?? 1000) && system.outcome(state) === undefined && written?.done !== true; n++) {
    const step = advance(system, state, [], oracles)
    if (step.asked !== undefined) throw new Error('a playthrough answers everything')
    const answers = step.answers.map(inScript).join(' · ')
    if (answers !== '') lines.push(`    ${answers}`)
    lines.push(...step.events.map((event) => system.tell(event)))
    state = step.state
  }
  written?.finish()
  const outcome = system.outcome(state)
  const end =
    outcome === undefined ? 'Not decided.' : `Won: ${outcome.won.join(', ') || 'nobody'} (${outcome.because}).`
  return `${lines.filter((line) => line !== '').join('\n')}\n${end}\n`
}

function bots(system: AnySystem, fight: Extract<Playthrough, { seed: string }>): Oracle {
  const sides: readonly { id: string; fighters: readonly string[] }[] = system.sides(arranged(system, fight.scenario))
  const luck = new Stream(`${fight.seed} random`, 0)
  const anything = ({ options }: Choice): Option => options[luck.die(options.length) - 1] ?? { key: 'none' }
  return byPolicy((choice: Choice) => {
    const side = sides.find(({ fighters }) => fighters.includes(choice.who))
    const temperament = fight.temperaments?.[side?.id ?? 'gm'] ?? 'default'
    return temperament === 'random' ? anything : policyOf(system, temperament)
  })
}

/** An answer as a script writes it. */
function inScript(answer: Answer): string {
  if (isChoice(answer)) return answer.asked.map(({ who, ask }, i) => `${who} ${ask}: ${answer.keys[i]}`).join(' · ')
  return isRoll(answer) ? `${answer.who} ${answer.roll}: ${(answer.faces ?? answer.says ?? []).join(' ')}` : 'a ruling'
}
