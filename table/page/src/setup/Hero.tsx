import type { Sheet } from '@affray/engine'
import type { SetupField, SetupForm } from '@affray/engine/play'
import { useSignal } from '@preact/signals'
import { Field, titled } from './FieldInput.tsx'
import { change, inWords, wrongAt } from './fight.ts'
import { type Data, type Path, put } from './record.ts'
import { words } from './words.ts'

interface HeroOf {
  readonly form: SetupForm
  readonly path: Path
  readonly entry: Data
  readonly sheet: Sheet | undefined
}

/** A fighter's record as the game's own form, with what follows from it. */
export function Hero({ form, path, entry, sheet }: HeroOf) {
  const find = useSignal('')
  const all = form.fighter.filter(({ name }) => name !== 'count' && name !== 'id')
  const written = (field: SetupField): boolean => Object.hasOwn(entry, field.name)
  const first = all.filter((field) => field.needed || written(field) || field.name === 'like')
  const sought = find.value.trim().toLowerCase()
  const rest = all.filter((field) => !first.includes(field))
  const found = rest.filter(({ name, about }) => `${titled(name)} ${about}`.toLowerCase().includes(sought))
  const shown = (field: SetupField) => (
    <Field
      key={field.name}
      field={field}
      path={[...path, field.name]}
      value={entry[field.name]}
      onValue={(value) => change(path, put(entry, [field.name], value))}
    />
  )
  const wrong = wrongAt(path)
  return (
    <div class="setup-hero">
      {wrong.length === 0 ? null : <p class="bad">{wrong.map(inWords).join(' ')}</p>}
      {sheet === undefined ? null : <Follows sheet={sheet} />}
      <div class="setup-inside">{first.map(shown)}</div>
      <details>
        <summary>{words.more(rest.length)}</summary>
        <label class="field">
          {words.find}
          <input
            type="search"
            value={find.value}
            onInput={(event) => {
              find.value = event.currentTarget.value
            }}
          />
        </label>
        <div class="setup-inside">{found.map(shown)}</div>
      </details>
    </div>
  )
}

/** Numbers that follow from the record. */
function Follows({ sheet }: { readonly sheet: Sheet }) {
  return (
    <section aria-label={words.follows} class="setup-follows" aria-live="off">
      <h4 class="caps">{words.follows}</h4>
      <p>
        {sheet.bars.map(({ name, full, armour }) => (
          <span key={name}>
            {name} <b>{full}</b>
            {armour === undefined || armour === 0 ? '' : ` (${armour})`}
          </span>
        ))}
        {sheet.numbers.map(({ name, value }) => (
          <span key={name}>
            {name} <b>{value}</b>
          </span>
        ))}
      </p>
    </section>
  )
}
