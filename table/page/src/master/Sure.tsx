import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { useFocusInside } from '../focus.ts'
import { words } from '../words.ts'

/** A button for what cannot be taken back: it says first what will happen, and does it when that is confirmed. */
export function Sure(props: {
  readonly says: string
  /** What a screen reader says of the button, where `says` alone does not tell of what. */
  readonly label?: string
  readonly warns: string
  readonly class: 'choice' | 'quiet'
  readonly onSure: () => void
}) {
  const open = useSignal(false)
  const { says, label, warns } = props
  return (
    <>
      <button
        type="button"
        class={props.class}
        aria-label={label}
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value
        }}
      >
        {says}
      </button>
      {open.value ? (
        <Warning
          says={says}
          warns={warns}
          onClose={() => {
            open.value = false
          }}
          onSure={props.onSure}
        />
      ) : null}
    </>
  )
}

/** What will happen, and the button that does it; the focus is on the one that does not, and comes back. */
function Warning(props: {
  readonly says: string
  readonly warns: string
  readonly onClose: () => void
  readonly onSure: () => void
}) {
  const { says, warns, onClose, onSure } = props
  const box = useRef<HTMLDivElement>(null)
  // On the button that does nothing.
  useFocusInside(box, (opened) => opened.querySelector('button:last-of-type'))
  return (
    <div
      class="sure"
      ref={box}
      role="alertdialog"
      aria-label={warns}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <p>{warns}</p>
      <button
        type="button"
        class="choice"
        onClick={() => {
          onClose()
          onSure()
        }}
      >
        {says}
      </button>
      <button type="button" class="quiet" onClick={onClose}>
        {words.master.cancel}
      </button>
    </div>
  )
}
