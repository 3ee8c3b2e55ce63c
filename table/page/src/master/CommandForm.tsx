import type { CommandForm as Form } from '@affray/engine'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { say } from '../seat.ts'
import { words } from '../words.ts'
import { Field, type Value } from './Field.tsx'

type Values = Readonly<Record<string, Value>>

/** One command as a form; what may be chosen follows what is filled in already. */
export function CommandForm({ form: first }: { readonly form: Form }) {
  const values = useSignal<Values>({})
  const because = useSignal('')
  const hold = useSignal('')
  const form = useSignal(first)
  const missing = useSignal(false)
  useEffect(() => {
    values.value = {}
    form.value = first
    missing.value = false
  }, [first.do])

  const command = (): { do: string; [field: string]: unknown } => {
    const filled: { do: string; [field: string]: unknown } = { do: first.do }
    for (const { name, usual, needed } of form.value.fields) {
      const value = values.value[name] ?? (needed ? usual : undefined)
      if (value !== undefined) filled[name] = value
    }
    return filled
  }
  const set = (name: string, value: Value): void => {
    values.value = { ...values.value, [name]: value }
    void say({ type: 'form', command: command() }).then((reply) => {
      const fresh = reply?.type === 'form' ? reply.forms.find((one) => one.do === first.do) : undefined
      if (fresh !== undefined) form.value = fresh
    })
  }
  const whole = (): boolean => {
    const filled = command()
    const is = form.value.fields.every(({ needed, name }) => !needed || filled[name] !== undefined)
    missing.value = !is
    return is
  }
  const reason = (): string => (because.value.trim() === '' ? first.title : because.value.trim())
  return (
    <form
      class="command"
      onSubmit={(event) => {
        event.preventDefault()
        if (whole()) void say({ type: 'command', command: command(), because: reason() })
      }}
    >
      <p class="soft">{form.value.about}</p>
      {form.value.fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={values.value[field.name]}
          onSet={(value) => set(field.name, value)}
        />
      ))}
      <label class="field">
        {words.master.because}
        <input
          value={because.value}
          maxLength={500}
          onInput={(event) => {
            because.value = event.currentTarget.value
          }}
        />
      </label>
      {missing.value ? (
        <p class="bad" role="alert">
          {words.master.missing}
        </p>
      ) : null}
      <button type="submit" class="act">
        {words.master.doIt}
      </button>
      <div class="hold">
        <label class="field">
          {words.master.prepare}
          <input
            value={hold.value}
            maxLength={60}
            onInput={(event) => {
              hold.value = event.currentTarget.value
            }}
          />
        </label>
        <button
          type="button"
          class="choice"
          disabled={hold.value.trim() === ''}
          onClick={() => {
            if (whole()) void say({ type: 'prepare', name: hold.value.trim(), command: command(), because: reason() })
          }}
        >
          {words.master.hold}
        </button>
      </div>
    </form>
  )
}
