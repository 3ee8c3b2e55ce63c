import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Joining } from '../../../src/protocol/requests.ts'
import { words } from '../words.ts'
import { ask, Refused } from './ask.ts'

/** How often the door is asked whether somebody was let in. */
const EVERY = 2000

/** In by a table's code: a name, and then waiting until the game master has seated us. */
export function Join() {
  const code = useSignal(new URLSearchParams(location.search).get('code') ?? '')
  const name = useSignal('')
  const joining = useSignal<Joining | undefined>(undefined)
  const wrong = useSignal('')
  const told = (said: Joining): void => {
    joining.value = said
    if (said.state === 'seated') location.assign(said.path)
  }
  const { value } = joining
  const ticket = value?.state === 'waiting' ? value.ticket : undefined
  useEffect(() => {
    if (ticket === undefined) return
    const timer = setInterval(() => {
      ask<Joining>('/api/joining', { ticket }).then(told, () => undefined)
    }, EVERY)
    return () => clearInterval(timer)
  }, [ticket])
  if (value?.state === 'waiting') return <p role="status">{words.door.waiting(value.title)}</p>
  if (value?.state === 'turned away') return <p role="alert">{words.door.turnedAway}</p>
  return (
    <form
      class="box"
      onSubmit={(event) => {
        event.preventDefault()
        ask<Joining>('/api/join', { code: code.value, name: name.value }).then(told, (thrown: unknown) => {
          wrong.value = thrown instanceof Refused ? `${thrown.message} ${thrown.remedy}` : String(thrown)
        })
      }}
    >
      <label class="field">
        {words.door.code}
        <input
          required
          autocomplete="off"
          autocapitalize="characters"
          value={code.value}
          onInput={(event) => {
            code.value = event.currentTarget.value
          }}
        />
      </label>
      <label class="field">
        {words.door.yourName}
        <input
          required
          maxLength={60}
          autocomplete="nickname"
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value
          }}
        />
      </label>
      {wrong.value === '' ? null : (
        <p class="bad" role="alert">
          {wrong.value}
        </p>
      )}
      <button type="submit" class="act">
        {words.door.knock}
      </button>
    </form>
  )
}
