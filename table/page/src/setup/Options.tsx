import type { Ruling } from '@affray/engine'
import type { SetupForm } from '@affray/engine/play'
import { useSignal } from '@preact/signals'
import { change, inWords, scenario, wrongAt } from './fight.ts'
import { isRecord } from './record.ts'
import { words } from './words.ts'

/** What the book leaves open: by heading, searched, each with its usual answer. */
export function Options({ form }: { readonly form: SetupForm }) {
  const find = useSignal('')
  const sought = find.value.trim().toLowerCase()
  const groups = form.rulings
    .map(({ group, rulings }) => ({
      group,
      rulings: rulings.filter((one) => `${one.title ?? one.option} ${one.why} ${group}`.toLowerCase().includes(sought)),
    }))
    .filter(({ rulings }) => rulings.length > 0)
  return (
    <details class="setup-part">
      <summary>
        <h2>{words.options}</h2>
      </summary>
      <p class="soft">{words.optionsLine}</p>
      <label class="field">
        {words.findOption}
        <input
          type="search"
          value={find.value}
          onInput={(event) => {
            find.value = event.currentTarget.value
          }}
        />
      </label>
      {groups.map(({ group, rulings }) => (
        <details key={group} open={group === '' || sought !== ''}>
          <summary class="caps">{group === '' ? words.first : group}</summary>
          {rulings.map((ruling) => (
            <Option key={ruling.option} ruling={ruling} />
          ))}
        </details>
      ))}
    </details>
  )
}

function Option({ ruling }: { readonly ruling: Ruling }) {
  const { option, title, why, values, default: usual } = ruling
  const options = isRecord(scenario.value.options) ? scenario.value.options : {}
  const now = Object.hasOwn(options, option) ? options[option] : usual
  const wrong = wrongAt(['options', option])
  return (
    <label class="field">
      {title ?? option}
      <select
        value={String(now)}
        onChange={(event) => {
          const value = values.find((one) => String(one) === event.currentTarget.value)
          change(['options'], empty({ ...options, [option]: value === usual ? undefined : value }))
        }}
      >
        {values.map((value) => (
          <option key={String(value)} value={String(value)}>
            {value === usual ? words.usual(String(value)) : String(value)}
          </option>
        ))}
      </select>
      <span class="soft">{why}</span>
      {wrong.length === 0 ? null : <span class="bad">{wrong.map(inWords).join(' ')}</span>}
    </label>
  )
}

/** Without what is undefined; nothing where nothing is left. */
function empty(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | undefined {
  const left = Object.entries(record).filter(([, value]) => value !== undefined)
  return left.length === 0 ? undefined : Object.fromEntries(left)
}
