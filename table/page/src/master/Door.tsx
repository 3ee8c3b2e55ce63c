import { useSignal } from '@preact/signals'
import { say, shown } from '../seat.ts'
import { words } from '../words.ts'

/** The door: whether people may come by code, the code, and who stands there. */
export function Door() {
  const master = shown.value?.master
  if (master === undefined) return null
  return (
    <section>
      <h3 class="caps">{words.master.door}</h3>
      {master.code === null ? null : (
        <p>
          {words.master.code}: <code class="code">{master.code}</code>
        </p>
      )}
      <button type="button" class="choice" onClick={() => void say({ type: 'door', open: master.code === null })}>
        {master.code === null ? words.master.openDoor : words.master.shutDoor}
      </button>
      {master.waiting.length === 0 ? null : (
        <ul class="plain">
          {master.waiting.map(({ n, name }) => (
            <li key={n}>
              <Knocking n={n} name={name} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Knocking({ n, name }: { readonly n: number; readonly name: string }) {
  const seats = (shown.value?.seats ?? []).filter(({ gm }) => !gm)
  const at = useSignal('')
  return (
    <>
      <b>{name}</b>
      <label>
        {words.master.admit}
        <select
          value={at.value}
          onChange={(event) => {
            at.value = event.currentTarget.value
          }}
        >
          <option value="">{words.master.newSeat}</option>
          {seats.map((seat) => (
            <option key={seat.name} value={seat.name}>
              {seat.name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="choice"
        onClick={() => void say({ type: 'admit', waiting: n, seat: at.value === '' ? name : at.value })}
      >
        {words.master.grant}
      </button>
      <button type="button" class="quiet" onClick={() => void say({ type: 'admit', waiting: n, seat: null })}>
        {words.master.turnAway}
      </button>
    </>
  )
}
