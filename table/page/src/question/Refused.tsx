import type { AskedChoice } from '@affray/engine/play'
import { useSignal } from '@preact/signals'
import { RuleName } from '../log/Rule.tsx'
import { inWords } from '../seat.ts'
import { capital } from '../seen/names.ts'
import { words } from '../words.ts'

/** What may not be done now, each with why not and the rule that says so. */
export function Refused({ at }: { readonly at: AskedChoice }) {
  const open = useSignal(false)
  if (at.refused.length === 0) return null
  return (
    <div class="refused">
      <button
        type="button"
        class="caps"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value
        }}
      >
        {words.question.notNow(at.refused.length)} <span aria-hidden="true">{open.value ? '▾' : '▸'}</span>
      </button>
      {open.value ? (
        <ul>
          {at.refused.map(({ key, because, rule }) => (
            <li key={key}>
              <b>{capital(spaced(key))}</b>: {inWords(because)} <RuleName id={rule} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** A key as words: `changeDistance` is change distance. */
export const spaced = (key: string): string => key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
