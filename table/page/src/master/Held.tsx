import { say, shown } from '../seat.ts'
import { words } from '../words.ts'

/** What is held ready and nobody else knows of. */
export function Held() {
  const ready = shown.value?.master?.ready ?? []
  return (
    <section>
      <p class="soft">{words.master.readyLine}</p>
      <ul class="plain">
        {ready.map(({ name, because }) => (
          <li key={name}>
            <b>{name}</b> <span class="soft">{because}</span>
            <button type="button" class="choice" onClick={() => void say({ type: 'reveal', name })}>
              {words.master.reveal}
            </button>
            <button type="button" class="quiet" onClick={() => void say({ type: 'discard', name })}>
              {words.master.discard}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
