import type { FieldForm } from '@affray/engine'
import { hasMap } from '../map/looking.ts'
import { cellsIn, wanted } from '../map/placing.ts'
import { drawer, nameOf } from '../seat.ts'
import { words } from '../words.ts'
import type { Value } from './drafts.ts'

/** One field of a command, drawn by its kind, with what is wrong with it beneath. */
export function Field(props: {
  readonly field: FieldForm
  readonly value: Value
  readonly wrong?: string | undefined
  readonly onSet: (value: Value) => void
}) {
  const { field, value, wrong, onSet } = props
  const fault =
    wrong === undefined ? null : (
      <small class="bad" role="alert">
        {wrong}
      </small>
    )
  if (field.kind === 'sides')
    return (
      <fieldset class="field">
        <legend>{field.title}</legend>
        <Input field={field} value={value} onSet={onSet} />
        {fault}
      </fieldset>
    )
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what Input draws.
    <label class="field">
      <span>
        {field.title}
        {field.needed ? ' *' : ''}
      </span>
      <Input field={field} value={value} onSet={onSet} />
      {fault}
    </label>
  )
}

function Input({
  field,
  value,
  onSet,
}: {
  readonly field: FieldForm
  readonly value: Value
  readonly onSet: (value: Value) => void
}) {
  const { kind, choices } = field
  if (kind === 'sides' && choices !== undefined) {
    const now = Array.isArray(value) ? value.map(String) : []
    return (
      <span class="several">
        {choices.map(({ key, title }) => (
          <label key={String(key)}>
            <input
              type="checkbox"
              checked={now.includes(String(key))}
              onChange={(event) =>
                onSet(event.currentTarget.checked ? [...now, String(key)] : now.filter((one) => one !== String(key)))
              }
            />
            {title}
          </label>
        ))}
      </span>
    )
  }
  if (kind === 'yes')
    return <input type="checkbox" checked={value === true} onChange={(event) => onSet(event.currentTarget.checked)} />
  if (kind === 'cell') return <CellInput field={field} value={value} onSet={onSet} />
  if (choices !== undefined && choices.length > 0)
    return (
      <select
        value={value === undefined ? '' : String(value)}
        onChange={(event) => {
          const chosen = choices.find(({ key }) => String(key) === event.currentTarget.value)
          onSet(chosen?.key)
        }}
      >
        <option value="">–</option>
        {choices.map(({ key, title }) => (
          <option key={String(key)} value={String(key)}>
            {kind === 'fighter' ? nameOf(String(key)) : title}
          </option>
        ))}
      </select>
    )
  return (
    <input
      value={value === undefined ? '' : String(value)}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      placeholder={placeholder(field)}
      onInput={(event) => {
        const text = event.currentTarget.value
        onSet(text === '' ? undefined : kind === 'number' && Number.isFinite(Number(text)) ? Number(text) : text)
      }}
    />
  )
}

function placeholder({ kind, least, most, usual }: FieldForm): string {
  if (usual !== undefined) return String(usual)
  return kind === 'number' && least !== undefined && most !== undefined ? `${least} – ${most}` : ''
}

/** A cell: its numbers as they stand along the map's edge, or a touch on the map. */
export function CellInput(props: {
  readonly field: FieldForm
  readonly value: Value
  readonly onSet: (value: Value) => void
}) {
  const { field, value, onSet } = props
  const cells = cellsIn(field.choices)
  const touched = (): void => {
    const before = drawer.value
    // The map lies under the drawer: what is filled in is kept meanwhile.
    drawer.value = undefined
    wanted.value = {
      says: words.map.wanted,
      ...(cells === undefined || cells.length === 0 ? {} : { cells }),
      give: (cell) => {
        wanted.value = undefined
        onSet([cell[0], cell[1]])
        drawer.value = before
      },
    }
  }
  const cell = Array.isArray(value) && value.length === 2 ? value.map(Number) : [undefined, undefined]
  const set = (at: 0 | 1, text: string): void => {
    const next: [number, number] = [Number(cell[0] ?? 0), Number(cell[1] ?? 0)]
    next[at] = Math.max(0, Math.round(Number(text)) - 1)
    onSet(next)
  }
  return (
    <span class="cell">
      {([0, 1] as const).map((at) => (
        <input
          key={at}
          inputMode="numeric"
          aria-label={at === 0 ? words.master.column : words.master.row}
          placeholder={at === 0 ? words.master.column : words.master.row}
          value={cell[at] === undefined ? '' : String(Number(cell[at]) + 1)}
          onInput={(event) => set(at, event.currentTarget.value)}
        />
      ))}
      {hasMap.value ? (
        <button type="button" class="choice" onClick={touched}>
          {words.map.touch}
        </button>
      ) : null}
    </span>
  )
}
