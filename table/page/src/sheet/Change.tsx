import type { Sheet } from '@affray/engine'
import { useSignal } from '@preact/signals'
import { gm, say } from '../seat.ts'
import { words } from '../words.ts'

type Change = Sheet['bars'][number]['change']

/** For the game master, beside what is shown: the command that changes it, with its reason. */
export function Changing(props: { readonly change: Change; readonly now: number | undefined; readonly what: string }) {
  const open = useSignal(false)
  const to = useSignal('')
  const because = useSignal('')
  const { change, now, what } = props
  if (!gm.value || change === undefined) return null
  if (!open.value)
    return (
      <button
        type="button"
        class="quiet change"
        aria-label={`${words.sheet.change}: ${what}`}
        onClick={() => {
          to.value = now === undefined ? '' : String(now)
          open.value = true
        }}
      >
        {words.sheet.change}
      </button>
    )
  return (
    <form
      class="changing"
      onSubmit={(event) => {
        event.preventDefault()
        const value = to.value.trim()
        const number = Number(value)
        const given = value !== '' && Number.isFinite(number) ? number : value
        const reason = because.value.trim() === '' ? what : because.value.trim()
        void say({ type: 'command', command: { do: '', ...change.command, [change.field]: given }, because: reason })
        open.value = false
      }}
    >
      <label>
        {words.sheet.to}
        <input
          inputMode="numeric"
          value={to.value}
          onInput={(event) => {
            to.value = event.currentTarget.value
          }}
        />
      </label>
      <label>
        {words.sheet.because}
        <input
          value={because.value}
          onInput={(event) => {
            because.value = event.currentTarget.value
          }}
        />
      </label>
      <button type="submit" class="choice">
        {words.sheet.rule}
      </button>
    </form>
  )
}
