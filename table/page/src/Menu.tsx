import { useSignal } from '@preact/signals'
import { Drawer } from './Drawer.tsx'
import { lookUp } from './rules/Rules.tsx'
import { drawer, mine, path, say, shown, you } from './seat.ts'
import { notify, oneTouch, singleKeys, sound, theme } from './settings.ts'
import { seatsHere } from './tables.ts'
import { canNotify, wantNotices } from './turn.ts'
import { WayBack } from './WayBack.tsx'
import { words } from './words.ts'

const close = (): void => {
  drawer.value = undefined
}

export function Help() {
  return (
    <Drawer title={words.help.title} onClose={close}>
      <dl class="pairs">
        {words.help.keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Drawer>
  )
}

/** Seats, and what somebody sets for himself. */
export function Menu() {
  const table = shown.value?.table
  const seat = shown.value?.seats.find(({ name }) => name === you.value)
  if (table === undefined) return null
  return (
    <Drawer title={words.table.menu} onClose={close}>
      <section>
        <h3 class="caps">{words.table.seats}</h3>
        <ul class="plain">
          {shown.value?.seats.map(({ name, here }) => (
            <li key={name}>
              <b>{name}</b> <span class="soft">{here ? words.table.here : words.table.away}</span>
            </li>
          ))}
        </ul>
        {seatsHere(table.id)
          .filter(({ seat: other }) => other !== you.value)
          .map(({ seat: other, path }) => (
            <p key={path}>
              <a href={path}>→ {other}</a>
            </p>
          ))}
      </section>
      {mine.value.length > 0 ? (
        <label class="field">
          {words.table.dice}
          <select
            value={seat?.dice ?? 'thrown'}
            onChange={(event) =>
              void say({ type: 'dice', mine: event.currentTarget.value === 'typed' ? 'typed' : 'thrown' })
            }
          >
            <option value="thrown">{words.table.diceThrown}</option>
            <option value="typed">{words.table.diceTyped}</option>
          </select>
        </label>
      ) : null}
      <label class="field">
        {words.table.theme}
        <select
          value={theme.value}
          onChange={(event) => {
            theme.value = event.currentTarget.value
          }}
        >
          <option value="auto">{words.table.themes.auto}</option>
          <option value="light">{words.table.themes.light}</option>
          <option value="dark">{words.table.themes.dark}</option>
        </select>
      </label>
      <Switch of={sound} says={words.table.sound} />
      {canNotify() ? <Notices /> : null}
      <Switch of={oneTouch} says={words.table.oneTouch} />
      <Switch of={singleKeys} says={words.table.keysOn} />
      <p>
        <button type="button" class="quiet" onClick={() => lookUp('')}>
          {words.rules.title}
        </button>
      </p>
      <p>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            drawer.value = 'help'
          }}
        >
          {words.help.title}
        </button>
      </p>
      {table.promise === undefined ? null : (
        <p class="soft promise">
          {words.table.promise}: <code>{table.promise}</code>
        </p>
      )}
      <WayBack />
      <p>
        <a href={`${path.value}/file`} download="fight.json">
          {words.table.takeAlong}
        </a>
      </p>
      <p>
        <a href="/">{words.table.leave}</a>
      </p>
    </Drawer>
  )
}

/** Notices are wanted, as far as the browser lets the page. */
function Notices() {
  const refused = useSignal(false)
  return (
    <>
      <label class="switch">
        <input
          type="checkbox"
          checked={notify.value === 'on'}
          onChange={async ({ currentTarget }) => {
            notify.value = currentTarget.checked && (await wantNotices()) ? 'on' : 'off'
            refused.value = currentTarget.checked && notify.value === 'off'
            currentTarget.checked = notify.value === 'on'
          }}
        />
        {words.table.notify}
      </label>
      {refused.value ? <p role="status">{words.table.notNotified}</p> : null}
    </>
  )
}

function Switch({ of, says }: { readonly of: typeof sound; readonly says: string }) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={of.value === 'on'}
        onChange={(event) => {
          of.value = event.currentTarget.checked ? 'on' : 'off'
        }}
      />
      {says}
    </label>
  )
}
