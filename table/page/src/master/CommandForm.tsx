import type { CommandForm as Form } from '@affray/engine'
import { useLayoutEffect } from 'preact/hooks'
import { words } from '../words.ts'
import { commandOf, draftOf, fill, missingOf, refresh, send, set } from './drafts.ts'
import { Field } from './Field.tsx'

/** One command as a form; what may be chosen follows what is filled in already. */
export function CommandForm({ form: first }: { readonly form: Form }) {
  const draft = draftOf(first.do)
  const form = draft.form ?? first
  useLayoutEffect(() => {
    // The fight may have gone on since it was filled in.
    if (Object.keys(draft.values).length > 0) refresh(first)
  }, [])

  const whole = (): boolean => {
    const missing = missingOf(form)
    fill(first.do, { wrong: Object.fromEntries(missing.map((name) => [name, words.master.missing])) })
    return missing.length === 0
  }
  const because = draft.because.trim() === '' ? first.title : draft.because.trim()
  const name = draft.name.trim()
  return (
    <form
      class="command"
      onSubmit={(event) => {
        event.preventDefault()
        if (whole()) void send(form, { type: 'command', command: commandOf(form), because })
      }}
    >
      <p class="soft">{form.about}</p>
      {form.fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={draft.values[field.name]}
          wrong={draft.wrong[field.name]}
          onSet={(value) => set(form, field.name, value)}
        />
      ))}
      <label class="field">
        {words.master.because}
        <input
          value={draft.because}
          maxLength={500}
          onInput={(event) => fill(first.do, { because: event.currentTarget.value })}
        />
      </label>
      {draft.wrong[''] === undefined ? null : (
        <p class="bad" role="alert">
          {draft.wrong['']}
        </p>
      )}
      <button type="submit" class="act">
        {words.master.doIt}
      </button>
      <div class="hold">
        <label class="field">
          {words.master.prepare}
          <input
            value={draft.name}
            maxLength={60}
            onInput={(event) => fill(first.do, { name: event.currentTarget.value })}
          />
        </label>
        <button
          type="button"
          class="choice"
          disabled={name === ''}
          onClick={() => {
            if (whole()) void send(form, { type: 'prepare', name, command: commandOf(form), because })
          }}
        >
          {words.master.hold}
        </button>
      </div>
    </form>
  )
}
