import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { useFocusInside } from './focus.ts'
import { words } from './words.ts'

/** Something that slides over the map and can be put away again; the focus goes in and comes back. */
export function Drawer(props: {
  readonly title: string
  readonly class?: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}) {
  const box = useRef<HTMLElement>(null)
  useFocusInside(box, (opened) => opened)
  return (
    <aside
      class={`drawer ${props.class ?? ''}`}
      ref={box}
      tabIndex={-1}
      aria-label={props.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        props.onClose()
      }}
    >
      <header>
        <h2>{props.title}</h2>
        <button type="button" class="quiet" onClick={props.onClose}>
          {words.table.close}
        </button>
      </header>
      <div class="inside" tabIndex={0}>
        {props.children}
      </div>
    </aside>
  )
}
