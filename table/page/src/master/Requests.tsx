import { say, shown } from '../seat.ts'
import { words } from '../words.ts'

/** Wishes of players to take something back. */
export function Requests() {
  const requests = shown.value?.requests ?? []
  if (requests.length === 0) return null
  return (
    <ul class="plain requests">
      {requests.map(({ n, seat }) => (
        <li key={n}>
          {words.master.asks(seat)}{' '}
          <button type="button" class="choice" onClick={() => void say({ type: 'grant', request: n, yes: true })}>
            {words.master.grant}
          </button>
          <button type="button" class="quiet" onClick={() => void say({ type: 'grant', request: n, yes: false })}>
            {words.master.deny}
          </button>
        </li>
      ))}
    </ul>
  )
}
