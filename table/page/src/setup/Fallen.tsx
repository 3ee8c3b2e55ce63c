import type { Fate } from '@affray/engine/play'
import { useSignal } from '@preact/signals'
import type { NextAsked } from '../../../src/protocol/setup.ts'
import { ask } from '../landing/ask.ts'
import { last, replace, said, trouble } from './fight.ts'
import { words } from './words.ts'

const FATES = ['carried', 'fresh', 'out'] as const satisfies readonly Fate[]

/** The next fight as a table's fight ended. */
export async function takeNext(seat: string, fates?: Readonly<Record<string, Fate>>): Promise<void> {
  const again = new URLSearchParams(location.search).has('again')
  const asked = await ask<NextAsked>(`${seat}/next`, again ? { again } : fates === undefined ? {} : { fates })
  if (!again) last.value = asked
  replace(asked.scenario)
}

/** Everybody who was in the last fight, and what becomes of them. */
export function Fallen({ asked }: { readonly asked: NextAsked }) {
  const busy = useSignal(false)
  const seat = decodeURI(location.hash.slice(1))
  const choose = (id: string, fate: Fate): void => {
    busy.value = true
    takeNext(seat, { ...asked.fates, [id]: fate })
      .catch((thrown: unknown) => {
        trouble.value = said(thrown)
      })
      .finally(() => {
        busy.value = false
      })
  }
  return (
    <section class="setup-part">
      <h2>{words.fallen}</h2>
      <p class="soft">{words.fallenLine}</p>
      <ul class="setup-members">
        {asked.survivors.map(({ id, condition }) => (
          <li key={id}>
            <label class="setup-line">
              <span>
                {id} <span class="soft">{words.conditions[condition]}</span>
              </span>
              <select
                disabled={busy.value}
                value={asked.fates[id] ?? 'carried'}
                onChange={(event) => {
                  const fate = FATES.find((one) => one === event.currentTarget.value)
                  if (fate !== undefined) choose(id, fate)
                }}
              >
                {FATES.filter((fate) => fate !== 'carried' || condition !== 'dead').map((fate) => (
                  <option key={fate} value={fate}>
                    {words.fates[fate]}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      {asked.leftOut.length === 0 ? null : <p class="soft">{words.leftOut(asked.leftOut.join(', '))}</p>}
    </section>
  )
}
