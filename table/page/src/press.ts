import { signal } from '@preact/signals'

/** What can be done with something that was pressed for long. */
export interface PressMenu {
  readonly title: string
  readonly items: readonly { readonly says: string; readonly act: () => void }[]
}
export const pressMenu = signal<PressMenu | undefined>(undefined)

/** How long a finger rests before the menu opens, in milliseconds, and how far it may stray, in pixels. */
const LONG = 500
const STRAY = 8

/** Follows one finger: `opened` when it has rested long enough. */
export class Press {
  private timer: ReturnType<typeof setTimeout> | undefined
  private from = { x: 0, y: 0 }
  /** Whether the last press opened a menu: the click that follows it means nothing. */
  opened = false

  down({ pointerType, clientX: x, clientY: y }: PointerEvent, open: () => void): void {
    this.opened = false
    this.up()
    if (pointerType === 'mouse') return
    this.from = { x, y }
    this.timer = setTimeout(() => this.open(open), LONG)
  }
  move({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - this.from.x, clientY - this.from.y) > STRAY) this.up()
  }
  up(): void {
    clearTimeout(this.timer)
  }
  /** A mouse's other button, the menu key, or what a phone makes of a long press by itself. */
  context(event: Event, open: () => void): void {
    event.preventDefault()
    if (!this.opened) this.open(open)
  }
  private open(open: () => void): void {
    this.up()
    this.opened = true
    open()
  }
}

const press = new Press()

/** Handlers for something that has such a menu. */
export function pressable(menu: () => PressMenu) {
  const open = (): void => {
    pressMenu.value = menu()
  }
  return {
    onPointerDown: (event: PointerEvent) => press.down(event, open),
    onPointerMove: (event: PointerEvent) => press.move(event),
    onPointerUp: () => press.up(),
    onPointerCancel: () => press.up(),
    onContextMenu: (event: Event) => press.context(event, open),
    onClickCapture: (event: Event) => {
      if (!press.opened) return
      press.opened = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
