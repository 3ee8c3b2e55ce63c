import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { digestOf } from '../../../kernel/hash.ts'
import { RECORD } from '../../../kernel/testing/environment.ts'
import type { Scenario, Staged } from '../../../kernel/testing/index.ts'
import { rulings } from '../book/rulings.ts'
import { turnOf } from './arrange.ts'
import { ATTACK } from './rooms-of-attack.ts'
import { CHANCE } from './rooms-of-chance.ts'
import { type Options, STAGES, tale } from './stages.ts'

/** Ways to play that change much at once. */
const PLAYED: readonly Options[] = [
  {},
  { injury: 'bodyPoints' },
  { injury: 'bodyPoints', woundOverlay: true, modifierMode: 'rolled', useDamageBonus: true, massiveDamage: true },
  {
    critFail: 'complication',
    usePassiveBonus: true,
    locationEffects: 'instead',
    killingBlow: true,
    simplify: 'fiveDice',
  },
]

/** What a stage shows, under the usual options and under each value of its own. */
function shown(option: string, stages: readonly Staged[]): string {
  const values = rulings.find((each) => each.option === option)?.values ?? []
  const played: readonly Options[] = [{}, ...values.map((value) => ({ [option]: value }))]
  return digestOf(stages.map((stage) => played.map((options) => ('shows' in stage ? stage.shows(options) : null))))
}

/**
 * What is asked, told and changed in states that a fight at random seldom comes to, kept as digests in `kept-stages.golden.json`.
 * They say that the rules do what they did, not that this is right. Recorded anew only with a reason, as kept fights are.
 */
export function keptStages(at: string): void {
  const file = fileURLToPath(new URL('kept-stages.golden.json', at))
  const kept: Record<string, string> =
    existsSync(file) && RECORD === undefined ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const all: readonly (readonly [name: string, of: () => string])[] = [
    ...Object.entries(STAGES).map(([option, stages]) => [option, () => shown(option, [stages].flat())] as const),
    ...Object.entries({ ...ATTACK, ...CHANCE }).map(([name, { scenario, who, actions, arrange, answers, steps }]) => {
      const of = (options: Options): Scenario => ({ ...scenario, options: { ...scenario.options, ...options } })
      const played = () => PLAYED.map((options) => tale(turnOf(of(options), who, actions, arrange), answers, steps, 8))
      return [name, () => digestOf(played())] as const
    }),
  ]
  describe('kept stages of d6', () => {
    test.each(all)('%s', (name, of) => {
      const digest = of()
      if (RECORD !== undefined) {
        kept[name] = digest
        writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`)
      }
      expect(digest, `${name} goes otherwise than it was kept in ${file}`).toBe(kept[name])
    })
  })
}
