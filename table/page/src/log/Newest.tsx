import { inWords, scene } from '../seat.ts'

/** On a small page, where the story stands far below: its newest line, above the question. */
export function Newest() {
  const told = scene.value?.log.at(-1)?.told
  return told === undefined ? null : (
    <p class="newest" aria-hidden="true">
      {inWords(told)}
    </p>
  )
}
