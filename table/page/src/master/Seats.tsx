import { signal, useSignal } from '@preact/signals'
import { ask } from '../landing/ask.ts'
import { drawer, nameOf, path, say, scene, seeAs, shown, you } from '../seat.ts'
import { words } from '../words.ts'
import { Link } from './Link.tsx'
import { Sure } from './Sure.tsx'

/** The name of a new seat, as far as it is written. */
const fresh = signal('')

/** Seats with their links, and who decides for whom. */
export function SeatsAndLinks() {
  return (
    <>
      <SeatList />
      <Holds />
    </>
  )
}

/** Every seat with its links, and room for a new one. */
export function SeatList() {
  const link = useSignal<{ readonly seat: string; readonly address: string } | undefined>(undefined)
  const seats = shown.value?.seats ?? []
  const give = async (seat: string, type: 'link' | 'unlink'): Promise<void> => {
    const reply = await say({ type, seat })
    if (reply?.type !== 'link') return
    const address = new URL(reply.path, location.href)
    link.value = { seat, address: address.href }
    // From now on this browser comes by the new link.
    if (type === 'unlink' && seat === you.value) await ask(`${path.value}/enter`, { secret: address.hash.slice(1) })
  }
  return (
    <section>
      <h3 class="caps">{words.master.seats}</h3>
      <p class="soft">{words.master.linkLine}</p>
      <ul class="plain seat-list">
        {seats.map(({ name, gm: leads, here }) => (
          <li key={name}>
            <b>{name}</b> <span class="soft">{here ? words.table.here : words.table.away}</span>
            <button
              type="button"
              class="choice"
              aria-label={words.master.inviteTo(name)}
              onClick={() => void give(name, 'link')}
            >
              {words.master.invite}
            </button>
            {leads ? null : (
              <button
                type="button"
                class="choice"
                aria-label={`${words.master.seeAs}: ${name}`}
                onClick={() => {
                  drawer.value = undefined
                  void seeAs(name)
                }}
              >
                {words.master.seeAs}
              </button>
            )}
            <Sure
              class="quiet"
              says={words.master.endLinks}
              label={words.master.endLinksOf(name)}
              warns={name === you.value ? words.master.endsOwnLinks : words.master.endsLinks(name)}
              onSure={() => void give(name, 'unlink')}
            />
            {leads ? null : (
              <Sure
                class="quiet"
                says={words.master.unseat}
                label={`${words.master.unseat}: ${name}`}
                warns={words.master.unseats(name)}
                onSure={() => void say({ type: 'unseat', name })}
              />
            )}
            {link.value?.seat === name ? <Link address={link.value.address} /> : null}
          </li>
        ))}
      </ul>
      <form
        class="inline"
        onSubmit={(event) => {
          event.preventDefault()
          if (fresh.value.trim() === '') return
          void say({ type: 'seat', name: fresh.value.trim() })
          fresh.value = ''
        }}
      >
        <label class="field">
          {words.master.newSeat}
          <input
            value={fresh.value}
            maxLength={60}
            placeholder={words.master.seatName}
            onInput={(event) => {
              fresh.value = event.currentTarget.value
            }}
          />
        </label>
        <button type="submit" class="choice">
          {words.master.newSeat}
        </button>
      </form>
    </section>
  )
}

/** Who decides for whom, fighter by fighter. */
function Holds() {
  const seats = shown.value?.seats ?? []
  return (
    <section>
      <h3 class="caps">{words.master.holds}</h3>
      {scene.value?.sides
        .flatMap(({ fighters }) => fighters)
        .map((id) => (
          <label class="field across" key={id}>
            {nameOf(id)}
            <select
              value={seats.find(({ fighters }) => fighters.includes(id))?.name ?? ''}
              onChange={(event) =>
                void say({
                  type: 'hand',
                  fighter: id,
                  to: event.currentTarget.value === '' ? null : event.currentTarget.value,
                })
              }
            >
              <option value="">{words.master.bot}</option>
              {seats.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
    </section>
  )
}
