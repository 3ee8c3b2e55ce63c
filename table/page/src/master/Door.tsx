import { useSignal } from '@preact/signals'
import { say, shown } from '../seat.ts'
import { words } from '../words.ts'
import { Sure } from './Sure.tsx'

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
      <Turn open={master.code !== null} waiting={master.waiting.map(({ name }) => name)} />
      {master.waiting.length === 0 ? null : (
        <ul class="plain knocking">
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

/** Opens or shuts the door; shut, it turns away whoever waits. */
function Turn({ open, waiting }: { readonly open: boolean; readonly waiting: readonly string[] }) {
  const turn = (): void => void say({ type: 'door', open: !open })
  if (open && waiting.length > 0)
    return (
      <Sure
        class="choice"
        says={words.master.shutDoor}
        warns={words.master.turnsAway(waiting.join(', '), waiting.length)}
        onSure={turn}
      />
    )
  return (
    <button type="button" class="choice" onClick={turn}>
      {open ? words.master.shutDoor : words.master.openDoor}
    </button>
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
        onClick={() => void say({ type: 'admit', waiting: n, ...(at.value === '' ? {} : { seat: at.value }) })}
      >
        {words.master.grant}
      </button>
      <Sure
        class="quiet"
        says={words.master.turnAway}
        warns={words.master.turnsAway(name, 1)}
        onSure={() => void say({ type: 'admit', waiting: n, seat: null })}
      />
    </>
  )
}
