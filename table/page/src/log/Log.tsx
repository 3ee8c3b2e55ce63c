import type { ToldLine } from '@affray/engine/play'
import { useComputed, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Chat } from '../../../src/protocol/told.ts'
import { draft } from '../keep.ts'
import { logOf, nameOf, say, scene, shown } from '../seat.ts'
import { words } from '../words.ts'
import { Branches } from './Branches.tsx'
import { LogLine } from './LogLine.tsx'
import { wantRules } from './Rule.tsx'

type Entry = { readonly line: ToldLine } | { readonly chat: Chat }

/** How many lines are on the page before somebody asks for earlier ones: on a phone, where they stand beneath the question, a few. */
const NARROW = '(max-width: 700px), (max-height: 500px) and (min-width: 560px)'
const most = (): number => (matchMedia(NARROW).matches ? 8 : 60)

/** The story so far, a sentence for each event, and what people said between. */
export function Log() {
  const more = useSignal(0)
  const page = useSignal(most())
  useEffect(() => {
    const narrow = matchMedia(NARROW)
    const fit = (): void => {
      page.value = most()
    }
    narrow.addEventListener('change', fit)
    return () => narrow.removeEventListener('change', fit)
  }, [])
  const entries = useComputed<readonly Entry[]>(() => {
    const lines = (scene.value?.log ?? []).filter(({ event }) => logOf.value === '' || concerns(event, logOf.value))
    const chat = logOf.value === '' ? (shown.value?.chat ?? []) : []
    return [...lines.map((line) => ({ line })), ...chat.map((one) => ({ chat: one }))].sort(
      (a, b) => order(a) - order(b),
    )
  })
  const count = entries.value.length
  useEffect(wantRules, [])

  const from = Math.max(0, count - page.value - more.value)
  let round = -1
  return (
    <section class="log" aria-label={words.log.title}>
      <header>
        <h2 class="caps">{words.log.title}</h2>
        <label class="of">
          {words.log.of}{' '}
          <select
            value={logOf.value}
            onChange={(event) => {
              logOf.value = event.currentTarget.value
            }}
          >
            <option value="">{words.log.everybody}</option>
            {scene.value?.sides
              .flatMap(({ fighters }) => fighters)
              .map((id) => (
                <option key={id} value={id}>
                  {nameOf(id)}
                </option>
              ))}
          </select>
        </label>
      </header>
      <div class="lines">
        <div>
          {from > 0 ? (
            <button
              type="button"
              class="quiet"
              onClick={() => {
                more.value += 200
              }}
            >
              {words.log.earlier(from)}
            </button>
          ) : null}
          <ol>
            {entries.value.slice(from).map((entry) => {
              if ('chat' in entry) return <Spoken key={`chat ${entry.chat.n}`} chat={entry.chat} />
              const { line } = entry
              const fresh = line.round !== round
              round = line.round
              return <LogLine key={line.n} line={line} round={fresh ? line.round : undefined} />
            })}
          </ol>
          <Branches />
        </div>
      </div>
      <form
        class="chat"
        onSubmit={(event) => {
          event.preventDefault()
          const said = draft.value.trim()
          if (said === '') return
          void say({ type: 'chat', text: said })
          draft.value = ''
        }}
      >
        <input
          id="chat"
          value={draft.value}
          maxLength={500}
          placeholder={words.log.chat}
          aria-label={words.log.chat}
          autocomplete="off"
          onInput={(event) => {
            draft.value = event.currentTarget.value
          }}
        />
        <button type="submit" class="quiet">
          {words.log.send}
        </button>
      </form>
    </section>
  )
}

/** What was said behind a line stands behind it. */
const order = (entry: Entry): number => ('line' in entry ? entry.line.n : entry.chat.after + 0.5 + entry.chat.n / 1e7)

/** Whether an event is about somebody: he is named in one of its fields. */
function concerns(event: ToldLine['event'], id: string): boolean {
  return (
    event !== undefined &&
    Object.values(event).some((value) => value === id || (Array.isArray(value) && value.includes(id)))
  )
}

function Spoken({ chat }: { readonly chat: Chat }) {
  return (
    <li class="spoken">
      <b>{chat.seat}</b> <span>{chat.text}</span>
    </li>
  )
}
