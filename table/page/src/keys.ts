import { useLayoutEffect } from 'preact/hooks'
import { confirm, held, lines, offered, opened, openTo, recall, touchRow } from './choosing.ts'
import { considered, measured, measuring } from './map/lit.ts'
import { atRest, closer } from './map/looking.ts'
import { wanted } from './map/placing.ts'
import { finding } from './question/finding.ts'
import { complaint, drawer, mine, openSheet, question, redo, scene, turnedTo, undo } from './seat.ts'
import { singleKeys } from './settings.ts'

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')

/** What each key does; character keys are silent in fields and can be switched off. */
const KEYS: Readonly<Record<string, () => void>> = {
  '[': () => turn(-1),
  ']': () => turn(1),
  n: next,
  u: takeBack,
  r: redo,
  m: () => {
    measuring.value = !measuring.value
    measured.value = undefined
  },
  '+': () => closer(1),
  '=': () => closer(1),
  '-': () => closer(-1),
  '0': atRest,
  '/': find,
  '?': () => {
    drawer.value = drawer.value === 'help' ? undefined : 'help'
  },
}

/** To the field that finds an option; where nothing is asked, to what one says. */
function find(): void {
  if (question.value?.answered === undefined && question.value !== undefined) {
    finding.value ??= ''
    focus('find')
  } else focus('chat')
}

function focus(id: string): boolean {
  const element = document.getElementById(id)
  element?.focus()
  return element !== null
}

/** To the next of ours: his question if he is asked, else his sheet. */
function turn(by: number): void {
  const asked = scene.value?.asked ?? []
  if (asked.length > 1) {
    const at = asked.findIndex(({ who }) => who === question.value?.who)
    turnedTo.value = asked[(at + by + asked.length) % asked.length]?.who
    return
  }
  const ids = mine.value
  const at = ids.indexOf(openSheet.value ?? '')
  openSheet.value = ids[(at + by + ids.length) % Math.max(1, ids.length)]
}

/** To the next question that waits, and there to the question itself. */
function next(): void {
  turnedTo.value = scene.value?.asked.find(({ answered }) => answered === undefined)?.who
  focus('question')
}

function back(target: EventTarget | null): void {
  if (isField(target) && target instanceof HTMLElement) {
    target.blur()
    if (target.id === 'find') finding.value = undefined
  } else if (held.value !== undefined) recall()
  else if (wanted.value !== undefined) wanted.value = undefined
  else if (measuring.value) measuring.value = false
  else if (openSheet.value !== undefined) openSheet.value = undefined
  else if (drawer.value !== undefined) drawer.value = undefined
  else if (opened.value !== undefined) openTo(undefined)
  else complaint.value = undefined
  measured.value = undefined
  considered.value = undefined
}

/** What does something of its own when Enter is pressed on it. */
const ACTS = 'button, a, summary, [role=gridcell]'

/** Whether Enter confirms there: on an option that is chosen, in the question beside what does something of its own, and nowhere in particular. */
function confirms(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('.option .row')) return target.ariaPressed === 'true'
  return !target.matches(ACTS) && (target === document.body || target.closest('.question') !== null)
}

/** Enter does what has the focus; else it confirms. */
function enter(event: KeyboardEvent): void {
  if (!confirms(event.target)) return
  const button = document.getElementById('confirm')
  if (!(button instanceof HTMLButtonElement)) {
    // To spend or to let be has no button beside its answers.
    if (offered.value) confirm()
    return
  }
  event.preventDefault()
  if (button.disabled) confirm()
  else button.click()
}

function pressed(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event
  const held = ctrlKey || metaKey || altKey
  // A key held down was pressed once, for what stood there then.
  if (event.repeat && (key === 'Enter' || !isField(event.target))) {
    if (key === 'Enter') event.preventDefault()
    return
  }
  if (key === 'Escape') back(event.target)
  else if (isField(event.target)) return
  else if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') again(event)
  else if (!held && key === 'Enter') enter(event)
  else if (!held && singleKeys.value === 'on') single(event)
}

function again(event: KeyboardEvent): void {
  event.preventDefault()
  if (event.shiftKey) redo()
  else takeBack()
}

/** What has not been sent yet is not done; else the last thing is taken back. */
function takeBack(): void {
  if (held.value === undefined) undo()
  else recall()
}

function single(event: KeyboardEvent): void {
  const { key } = event
  const line = /^[1-9]$/.test(key) ? lines.value[Number(key) - 1] : undefined
  if (line !== undefined) {
    if ('row' in line) touchRow(line.row, 'key')
    else openTo(line.group)
    // Enter confirms what was chosen by its number, wherever the focus was before.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const act = KEYS[key]
  if (act === undefined) return
  event.preventDefault()
  act()
}

/** Listens for keys as long as the table is on the page. */
export function useKeys(): void {
  useLayoutEffect(() => {
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
