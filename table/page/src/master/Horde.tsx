import { signal } from '@preact/signals'
import { hasMap } from '../map/looking.ts'
import { say, scene } from '../seat.ts'
import { words } from '../words.ts'
import type { Value } from './drafts.ts'
import { CellInput } from './Field.tsx'
import { bringing, freshNames, kindOf, readHorde } from './horde.ts'

/** What is filled in: it outlives a look elsewhere. */
const line = signal('')
const side = signal('')
const at = signal<Value>(undefined)
const wrong = signal('')

/** “goblin ×6”: several of a kind come in by one line. */
export function Horde() {
  const form = bringing(scene.value?.commands ?? [])
  if (form === undefined) return null
  const sides = form.side.choices ?? []
  const kinds = form.kinds.choices ?? []
  const bring = async (): Promise<void> => {
    const horde = readHorde(line.value)
    const kind = horde === undefined ? undefined : kindOf(kinds, horde.kind)
    if (horde === undefined || kind === undefined) {
      wrong.value = words.master.hordeUnknown(horde?.kind ?? line.value)
      return
    }
    wrong.value = ''
    const taken = new Set(scene.value?.sides.flatMap(({ fighters }) => fighters) ?? [])
    const names = freshNames(kind, horde.count, taken)
    for (const who of names) {
      // The first stands where it was said, the others beside.
      const place = at.value === undefined ? {} : who === names[0] ? { at: at.value } : { near: names[0] }
      const command = {
        do: 'add',
        [form.side.name]: side.value || String(sides.at(-1)?.key ?? ''),
        [form.name.name]: who,
        [form.kinds.name]: kind,
        ...place,
      }
      const reply = await say({ type: 'command', command, because: line.value.trim() })
      if (reply?.type === 'refused') return
    }
    line.value = ''
    at.value = undefined
  }
  return (
    <form
      class="horde"
      onSubmit={(event) => {
        event.preventDefault()
        void bring()
      }}
    >
      <label class="field">
        {words.master.horde} <small class="soft">{words.master.hordeLine}</small>
        <input
          id="horde"
          list="kinds"
          autocomplete="off"
          value={line.value}
          onInput={(event) => {
            line.value = event.currentTarget.value
          }}
        />
      </label>
      <datalist id="kinds">
        {kinds.map(({ key, title }) => (
          <option key={String(key)} value={String(key)}>
            {title}
          </option>
        ))}
      </datalist>
      <label class="field">
        {words.master.hordeSide}
        <select
          value={side.value || String(sides.at(-1)?.key ?? '')}
          onChange={(event) => {
            side.value = event.currentTarget.value
          }}
        >
          {sides.map(({ key, title }) => (
            <option key={String(key)} value={String(key)}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {form.at === undefined || !hasMap.value ? null : (
        <div class="field">
          <span>{words.master.hordeAt}</span>
          <CellInput
            field={form.at}
            value={at.value}
            onSet={(cell) => {
              at.value = cell
            }}
          />
        </div>
      )}
      {wrong.value === '' ? null : (
        <p class="bad" role="alert">
          {wrong.value}
        </p>
      )}
      <button type="submit" class="choice">
        {words.master.horde}
      </button>
    </form>
  )
}
