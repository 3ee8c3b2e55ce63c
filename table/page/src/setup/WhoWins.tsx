import type { analysis } from '@affray/engine'
import { useSignal } from '@preact/signals'
import type { Chances } from '../../../src/protocol/setup.ts'
import { capital } from '../seen/names.ts'
import { percent } from '../seen/numbers.ts'
import { change, faults, said, scenario, want } from './fight.ts'
import { isRecord } from './record.ts'
import { words } from './words.ts'

/** Who would win, before a blow is struck; and how many make it even. */
export function WhoWins() {
  const chances = useSignal<{ readonly of: unknown; readonly are: Chances } | undefined>(undefined)
  const even = useSignal<{ readonly of: string; readonly is: analysis.Evened } | undefined>(undefined)
  const busy = useSignal(false)
  const wrong = useSignal('')
  const chosen = useSignal('')
  const favoured = useSignal('')
  const share = useSignal(60)
  const sides = Object.entries(isRecord(scenario.value.sides) ? scenario.value.sides : {})
  const entries = sides.flatMap(([side, members]) =>
    Object.keys(isRecord(members) ? members : {}).map((who) => ({ side, who, key: `${side}/${who}` })),
  )
  const asked = entries.find(({ key }) => key === chosen.value) ?? entries.at(-1)
  const of = sides.some(([side]) => side === favoured.value) ? favoured.value : (sides[0]?.[0] ?? '')
  const ready = faults.value.length === 0 && entries.length > 1
  const run = (what: () => Promise<void>): void => {
    busy.value = true
    wrong.value = ''
    what()
      .catch((thrown: unknown) => {
        wrong.value = said(thrown)
      })
      .finally(() => {
        busy.value = false
      })
  }
  return (
    <section class="setup-part">
      <div class="setup-line">
        <button
          type="button"
          class="choice"
          disabled={busy.value || !ready}
          onClick={() =>
            run(async () => {
              const now = scenario.value
              chances.value = { of: now, are: await want<Chances>({ is: 'chances', scenario: { ...now } }) }
            })
          }
        >
          {words.who}
        </button>
        {busy.value ? <span role="status">{words.whoBusy}</span> : null}
      </div>
      {chances.value === undefined || chances.value.of !== scenario.value ? null : (
        <div role="status" class="setup-chances">
          <ul>
            {chances.value.are.sides.map(({ id, won }) => (
              <li key={id}>{words.wins(capital(id), percent(won.share), percent(won.low), percent(won.high))}</li>
            ))}
          </ul>
          <p class="soft">
            {words.ofFights(chances.value.are.fights)}{' '}
            {chances.value.are.drawn.share > 0 ? words.draw(percent(chances.value.are.drawn.share)) : ''}
          </p>
        </div>
      )}
      <details>
        <summary>{words.even}</summary>
        <div class="setup-line">
          <label>
            {words.evenWho}{' '}
            <select
              value={asked?.key ?? ''}
              onChange={(event) => {
                chosen.value = event.currentTarget.value
              }}
            >
              {entries.map(({ key, who }) => (
                <option key={key} value={key}>
                  {who}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.evenFor}{' '}
            <select
              value={of}
              onChange={(event) => {
                favoured.value = event.currentTarget.value
              }}
            >
              {sides.map(([side]) => (
                <option key={side} value={side}>
                  {side}
                </option>
              ))}
            </select>
          </label>
          <label>
            <input
              class="setup-count"
              type="number"
              min={1}
              max={99}
              value={share.value}
              onInput={(event) => {
                const now = event.currentTarget.valueAsNumber
                if (now >= 1 && now <= 99) share.value = now
              }}
            />{' '}
            {words.evenShare}
          </label>
          <button
            type="button"
            class="choice"
            disabled={busy.value || !ready || asked === undefined}
            onClick={() =>
              run(async () => {
                if (asked === undefined) return
                const { side, who } = asked
                const wanted = { is: 'even', side, who, of, share: share.value / 100 } as const
                even.value = {
                  of: who,
                  is: await want<analysis.Evened>({ ...wanted, scenario: { ...scenario.value } }),
                }
              })
            }
          >
            {words.evenAsk}
          </button>
        </div>
        {even.value === undefined ? null : (
          <div role="status" class="setup-chances">
            <ul>
              {even.value.is.tried.map(({ count, won }) => (
                <li key={count} class={count === even.value?.is.best.count ? 'best' : ''}>
                  {words.evenSays(count, even.value?.of ?? '', percent(won.share), percent(won.low), percent(won.high))}
                </li>
              ))}
            </ul>
            <button
              type="button"
              class="choice"
              onClick={() => {
                const found = entries.find(({ who }) => who === even.value?.of)
                if (found !== undefined && even.value !== undefined)
                  change(['sides', found.side, found.who, 'count'], even.value.is.best.count)
              }}
            >
              {words.evenTake(even.value.is.best.count)}
            </button>
          </div>
        )}
      </details>
      {wrong.value === '' ? null : (
        <p class="bad" role="alert">
          {wrong.value}
        </p>
      )}
    </section>
  )
}
