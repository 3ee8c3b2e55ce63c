import { useRef } from 'preact/hooks'
import { useFocusInside } from './focus.ts'
import { pressMenu } from './press.ts'
import { words } from './words.ts'

const close = (): void => {
  pressMenu.value = undefined
}

/** The menu of something that was pressed for long; it lies over everything, within reach of a thumb. */
export function LongPressMenu() {
  const { value } = pressMenu
  return value === undefined ? null : <Open key={value.title} {...value} />
}

function Open({ title, items }: NonNullable<typeof pressMenu.value>) {
  const box = useRef<HTMLDivElement>(null)
  // The finger that opened the menu lifts over it: only one that came down on it means something.
  const meant = useRef(false)
  useFocusInside(box, (opened) => opened.querySelector('[role=menuitem]'))
  const key = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.key === 'Escape' || event.key === 'Tab') close()
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const all = [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const at = all.findIndex((one) => document.activeElement === one)
    all[(at + by + all.length) % all.length]?.focus()
  }
  return (
    <div
      class="press"
      onPointerDownCapture={() => {
        meant.current = true
      }}
      onClickCapture={(event) => {
        // What a key does is a click without a pointer.
        if (!meant.current && event.detail > 0) event.stopPropagation()
      }}
    >
      <button type="button" class="backdrop" tabIndex={-1} aria-label={words.table.close} onClick={close} />
      <div class="press-menu" ref={box} role="menu" aria-label={title} onKeyDown={key}>
        <p aria-hidden="true">{title}</p>
        {items.map(({ says, act }) => (
          <button
            type="button"
            role="menuitem"
            key={says}
            onClick={() => {
              close()
              act()
            }}
          >
            {says}
          </button>
        ))}
        <button type="button" role="menuitem" class="soft" onClick={close}>
          {words.table.close}
        </button>
      </div>
    </div>
  )
}
