import { signal } from '@preact/signals'
import type { RulesShown } from '../../../src/protocol/requests.ts'
import { shown } from '../seat.ts'

type Rule = RulesShown['rules'][number]

/** The rules of the game at this table, once somebody wanted one. */
const rules = signal<{ readonly system: string; readonly by: ReadonlyMap<string, Rule> } | undefined>(undefined)
let asked = ''

/** Fetches the rules of the game, once. */
export function wantRules(): void {
  const system = shown.value?.table.system
  if (system === undefined || asked === system) return
  asked = system
  fetch(`/api/rules/${encodeURIComponent(system)}`)
    .then((answer) =>
      answer.ok ? (answer.json() as Promise<RulesShown>) : Promise.reject(new Error(answer.statusText)),
    )
    .then((all) => {
      rules.value = { system, by: new Map(all.rules.map((rule) => [rule.id, rule])) }
    })
    .catch(() => {
      asked = ''
    })
}

export const allRules = (): readonly Rule[] => [...(rules.value?.by.values() ?? [])]
export const ruleOf = (id: string): Rule | undefined => rules.value?.by.get(id)

/** The rule that lies open. */
export const openRule = signal<string | undefined>(undefined)

/** A rule by its name, opening into its text in our words. */
export function RuleName({ id }: { readonly id: string }) {
  wantRules()
  return (
    <button
      type="button"
      class="rule"
      onClick={() => {
        openRule.value = openRule.value === id ? undefined : id
      }}
    >
      {ruleOf(id)?.title ?? id}
    </button>
  )
}
