import { useSignal } from '@preact/signals'
import type { OddsShown } from '../../../src/protocol/told.ts'
import { nameOf } from '../seat.ts'
import { capital } from '../seen/names.ts'
import { percent, short } from '../seen/numbers.ts'
import { words } from '../words.ts'
import { spaced } from './Refused.tsx'

/** The two numbers a player wants first, and everything else on opening. */
export function OddsOpened({ row }: { readonly row: OddsShown }) {
  const open = useSignal(false)
  const lines = headlines(row)
  return (
    <>
      <button
        type="button"
        class="ask-odds"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value
        }}
      >
        {row.method === 'unknown' || lines.length === 0 ? (
          <small>{row.method === 'unknown' ? words.question.unknown : words.question.nothingRolled}</small>
        ) : (
          lines.map(({ share, what }, i) => (
            <span key={what} class={i === 0 ? 'first' : undefined}>
              <b>{percent(share)}</b> {what}
            </span>
          ))
        )}
      </button>
      {open.value ? <Everything row={row} /> : null}
    </>
  )
}

/** How likely the one struck loses something, and how likely he is out of it; else what becomes of oneself. */
function headlines({ headline, measures }: OddsShown): { readonly share: number; readonly what: string }[] {
  const [struck] = headline.struck
  const { self } = headline
  const fate = struck ?? self
  if (fate === undefined) return []
  const damage = measures.filter(({ name, on }) => name === 'damage' && on === fate.id)
  const loses = damage.reduce((most, { values }) => Math.max(most, sumAbove(values)), 0)
  const own = struck === undefined
  return [
    { share: damage.length === 0 ? fate.hurt : loses, what: own ? words.question.selfHurt : words.question.hurt },
    { share: fate.out, what: own ? words.question.selfDown : words.question.down },
  ]
}
const sumAbove = (values: OddsShown['measures'][number]['values']): number =>
  values.reduce((sum, { value, chance }) => (typeof value === 'number' && value > 0 ? sum + chance : sum), 0)

function Everything({ row }: { readonly row: OddsShown }) {
  return (
    <div class="everything">
      <p class="soft">{row.method === 'exact' ? words.question.exact : words.question.sampled(row.runs)}</p>
      {row.measures.map((measure) => (
        <section key={`${measure.name} ${measure.by} ${measure.on}`}>
          <h4>
            {[capital(measure.name), measure.on === undefined ? '' : nameOf(measure.on)]
              .filter((part) => part !== '')
              .join(' · ')}
            {measure.mean === undefined ? '' : ` · ∅ ${short(measure.mean)}`}
          </h4>
          <Bars rows={(measure.values ?? []).slice(0, 12)} />
        </section>
      ))}
      {row.after.map(({ id, conditions }) => (
        <section key={id}>
          <h4>{nameOf(id)}</h4>
          <Bars rows={conditions} />
        </section>
      ))}
    </div>
  )
}

function Bars({ rows }: { readonly rows: readonly { readonly value: unknown; readonly chance: number }[] }) {
  return (
    <dl class="bars">
      {rows.map(({ value, chance }) => (
        <div key={String(value)}>
          <dt>{spaced(String(value))}</dt>
          <dd>
            <i style={{ width: `${Math.max(1, chance * 100)}%` }} />
            <span>{percent(chance)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
