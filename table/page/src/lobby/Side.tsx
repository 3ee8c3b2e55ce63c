import { useSignal } from '@preact/signals'
import { canPlace, pickUp, wanted } from '../map/placing.ts'
import { nameOf, openSheet, say, scene, shown } from '../seat.ts'
import { capital } from '../seen/names.ts'
import { sideClass } from '../seen/sides.ts'
import { words } from '../words.ts'

/** Whoever decides for fighters: a seat, nobody (a bot), or several. */
const SEVERAL = '\n'
const holderOf = (id: string): string => shown.value?.seats.find(({ fighters }) => fighters.includes(id))?.name ?? ''

/** Hands fighters to a seat, or to bots, in as few words as can be. */
function handAll(ids: readonly string[], to: string): void {
  for (const { name, fighters } of shown.value?.seats ?? []) {
    const left = fighters.filter((id) => !ids.includes(id))
    if (name === to) void say({ type: 'seat', name, fighters: [...left, ...ids] })
    else if (to === '' && left.length < fighters.length) void say({ type: 'seat', name, fighters: left })
  }
}

/** One side: who decides for all of it, and opened, for each of its fighters; each can be placed. */
export function Side({ id, fighters }: { readonly id: string; readonly fighters: readonly string[] }) {
  const open = useSignal(false)
  const holders = [...new Set(fighters.map(holderOf))]
  const sides = scene.value?.sides ?? []
  return (
    <div class={`of-side ${sideClass(sides, id)}`}>
      <div class="across">
        <button
          type="button"
          class="quiet"
          aria-expanded={open.value}
          onClick={() => {
            open.value = !open.value
          }}
        >
          <span aria-hidden="true">{open.value ? '▾' : '▸'}</span> <b>{capital(id)}</b>{' '}
          <span class="soft">{words.door.fighters(fighters.length)}</span>
        </button>
        <Holder
          label={words.lobby.playedBy(capital(id))}
          now={holders.length === 1 ? (holders[0] ?? '') : SEVERAL}
          onHand={(to) => handAll(fighters, to)}
        />
      </div>
      {open.value
        ? fighters.map((one) => (
            <div class="across" key={one}>
              <span>
                <button
                  type="button"
                  class="quiet"
                  onClick={() => {
                    openSheet.value = one
                  }}
                >
                  {nameOf(one)}
                </button>
                {canPlace.value ? (
                  <button
                    type="button"
                    class="choice"
                    aria-pressed={wanted.value?.who === one}
                    aria-label={`${words.lobby.place}: ${nameOf(one)}`}
                    onClick={() => void pickUp(one)}
                  >
                    {words.lobby.place}
                  </button>
                ) : null}
              </span>
              <Holder
                label={words.lobby.playedBy(nameOf(one))}
                now={holderOf(one)}
                onHand={(to) => void say({ type: 'hand', fighter: one, to: to === '' ? null : to })}
              />
            </div>
          ))
        : null}
    </div>
  )
}

function Holder(props: { readonly label: string; readonly now: string; readonly onHand: (to: string) => void }) {
  const { label, now, onHand } = props
  return (
    <select
      aria-label={label}
      value={now}
      onChange={(event) => {
        if (event.currentTarget.value !== SEVERAL) onHand(event.currentTarget.value)
      }}
    >
      {now === SEVERAL ? <option value={SEVERAL}>{words.lobby.several}</option> : null}
      <option value="">{words.lobby.bots}</option>
      {(shown.value?.seats ?? []).map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  )
}
