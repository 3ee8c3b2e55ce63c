import { say, shown } from '../seat.ts'
import { words } from '../words.ts'
import { reopen } from './drafts.ts'
import { Sure } from './Sure.tsx'

/** What is held ready and nobody else knows of. */
export function Held() {
  const ready = shown.value?.master?.ready ?? []
  return (
    <section>
      <p class="soft">{words.master.readyLine}</p>
      <ul class="plain">
        {ready.map(({ name, because, command }) => (
          <li key={name}>
            <b>{name}</b> <span class="soft">{because}</span>
            <button type="button" class="choice" onClick={() => void say({ type: 'reveal', name })}>
              {words.master.reveal}
            </button>
            {isCommand(command) ? (
              <button
                type="button"
                class="choice"
                aria-label={`${words.sheet.change}: ${name}`}
                onClick={() => reopen(command, because, name)}
              >
                {words.sheet.change}
              </button>
            ) : null}
            <Sure
              class="quiet"
              says={words.master.discard}
              warns={words.master.discards(name)}
              onSure={() => void say({ type: 'discard', name })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const isCommand = (command: unknown): command is Readonly<Record<string, unknown>> =>
  typeof command === 'object' && command !== null && 'do' in command
