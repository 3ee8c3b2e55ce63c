import { signal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { askedNumber, inWords, nameOf, question, scene, shown } from './seat.ts'
import { capital } from './seen/names.ts'
import { words } from './words.ts'

/** What a screen reader says next: the story and what people say politely and at most once a second, one's own question at once. */
const story = signal('')
const asked = signal('')

/** So long, in milliseconds, what is told gathers before it is said, */
const PAUSE = 1000
/** and so many sentences are said at once. */
const MOST = 12

/** What is said at once: what is asked of us, dice we have to throw, the end. */
function now(): string {
  const { value } = scene
  if (value?.outcome != null) {
    const { won } = value.outcome
    return `${words.table.over}. ${won.length === 0 ? words.table.nobodyWon : words.table.won(won.map(capital).join(', '))}`
  }
  if (value?.dice != null) return words.dice.asked(nameOf(value.dice.who), inWords(value.dice.roll))
  const at = question.value
  return at === undefined || at.answered !== undefined ? '' : inWords(at.said)
}

export function Spoken() {
  const upTo = useRef({ line: -1, chat: -1 })
  const waiting = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useSignalEffect(() => {
    const log = scene.value?.log ?? []
    const chat = shown.value?.chat ?? []
    const end = { line: log.at(-1)?.n ?? 0, chat: chat.at(-1)?.n ?? 0 }
    const from = upTo.current
    upTo.current = end
    // What was there when one came, or was taken back, is not told again.
    if (from.line < 0 || end.line < from.line) return
    waiting.current.push(
      ...log.filter(({ n }) => n > from.line).map(({ told }) => inWords(told)),
      ...chat.filter(({ n }) => n > from.chat).map(({ seat, text }) => words.log.says(seat, text)),
    )
    if (waiting.current.length === 0 || timer.current !== undefined) return
    timer.current = setTimeout(() => {
      story.value = waiting.current.splice(0).slice(-MOST).join(' ')
      timer.current = undefined
    }, PAUSE)
  })
  useSignalEffect(() => {
    // The same sentence of another question is said again.
    askedNumber.value
    asked.value = now()
  })
  return (
    <>
      <div class="unseen" aria-live="polite">
        {story.value}
      </div>
      <div class="unseen" aria-live="assertive">
        {asked.value}
      </div>
    </>
  )
}
