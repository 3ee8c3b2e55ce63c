import { signal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { askedNumber, inWords, question, scene } from './seat.ts'

/** What a screen reader says next: the story politely and at most once a second, one's own question at once. */
const story = signal('')
const asked = signal('')

export function Spoken() {
  const upTo = useRef(-1)
  const waiting = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const last = useRef(-1)
  useSignalEffect(() => {
    const log = scene.value?.log ?? []
    const end = log.at(-1)?.n ?? 0
    if (upTo.current < 0 || end < upTo.current) {
      upTo.current = end
      return
    }
    waiting.current.push(...log.filter(({ n }) => n > upTo.current).map(({ told }) => inWords(told)))
    upTo.current = end
    if (waiting.current.length === 0 || timer.current !== undefined) return
    timer.current = setTimeout(() => {
      story.value = waiting.current.splice(0).slice(-12).join(' ')
      timer.current = undefined
    }, 1000)
  })
  useSignalEffect(() => {
    const at = question.value
    const number = askedNumber.value ?? -1
    if (at === undefined || number === last.current) return
    last.current = number
    asked.value = at.answered === undefined ? inWords(at.said) : ''
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
