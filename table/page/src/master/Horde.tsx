import { signal } from '@preact/signals'
import { say, scene } from '../seat.ts'
import { words } from '../words.ts'
import { bringing, freshNames, kindOf, readHorde } from './horde.ts'

/** What is filled in: it outlives a look elsewhere. */
const line = signal('')
const side = signal('')
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
    for (const who of freshNames(kind, horde.count, taken)) {
      const command = {
        do: 'add',
        [form.side.name]: side.value || String(sides.at(-1)?.key ?? ''),
        [form.name.name]: who,
        [form.kinds.name]: kind,
      }
      const reply = await say({ type: 'command', command, because: line.value.trim() })
      if (reply?.type === 'refused') return
    }
    line.value = ''
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
