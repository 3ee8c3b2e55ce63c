import type { ToldLine } from '@affray/engine/play'
import { useComputed, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Chat } from '../../../src/protocol/told.ts'
import { nameOf, say, scene, shown } from '../seat.ts'
import { words } from '../words.ts'
import { Branches } from './Branches.tsx'
import { LogLine } from './LogLine.tsx'
import { wantRules } from './Rule.tsx'

type Entry = { readonly line: ToldLine } | { readonly chat: Chat }

/** How many lines are on the page before somebody asks for earlier ones. */
const PAGE = 60

/** The story so far, a sentence for each event, and what people said between. */
export function Log() {
  const of = useSignal('')
  const many = useSignal(PAGE)
  const text = useSignal('')
  const entries = useComputed<readonly Entry[]>(() => {
    const lines = (scene.value?.log ?? []).filter(({ event }) => of.value === '' || concerns(event, of.value))
    const chat = of.value === '' ? (shown.value?.chat ?? []) : []
    return [...lines.map((line) => ({ line })), ...chat.map((one) => ({ chat: one }))].sort(
      (a, b) => order(a) - order(b),
    )
  })
  const count = entries.value.length
  useEffect(wantRules, [])

  const from = Math.max(0, count - many.value)
  let round = -1
  return (
    <section class="log" aria-label={words.log.title}>
      <header>
        <h2 class="caps">{words.log.title}</h2>
        <label class="of">
          {words.log.of}{' '}
          <select
            value={of.value}
            onChange={(event) => {
              of.value = event.currentTarget.value
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
                many.value += 200
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
          const said = text.value.trim()
          if (said === '') return
          void say({ type: 'chat', text: said })
          text.value = ''
        }}
      >
        <input
          id="chat"
          value={text.value}
          maxLength={500}
          placeholder={words.log.chat}
          aria-label={words.log.chat}
          autocomplete="off"
          onInput={(event) => {
            text.value = event.currentTarget.value
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
