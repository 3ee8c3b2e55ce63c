import { useSignal } from '@preact/signals'
import { free, nameOf, namesIn } from './adding.ts'
import { change, inWords, scenario, sheets, wrongIn } from './fight.ts'
import { isRecord } from './record.ts'
import { words } from './words.ts'

/** People who decide for some fighters. */
export function Seats() {
  const name = useSignal('')
  const seats = isRecord(scenario.value.seats) ? scenario.value.seats : {}
  const everybody = sheets.value.length > 0 ? sheets.value.map(({ id }) => id) : namesIn(scenario.value)
  const wrong = wrongIn(['seats'])
  return (
    <details class="setup-part">
      <summary>
        <h2>{words.seats}</h2>
      </summary>
      <p class="soft">{words.seatsLine}</p>
      {Object.entries(seats).map(([seat, members]) => {
        const his = Array.isArray(members) ? members.map(String) : []
        return (
          <fieldset key={seat} class="setup-fields">
            <legend>{words.decides(seat)}</legend>
            <div class="setup-inside">
              {everybody.map((id) => (
                <label key={id} class="switch">
                  <input
                    type="checkbox"
                    checked={his.includes(id)}
                    onChange={(event) =>
                      change(
                        ['seats', seat],
                        event.currentTarget.checked ? [...his, id] : his.filter((one) => one !== id),
                      )
                    }
                  />
                  {id}
                </label>
              ))}
            </div>
            <button type="button" class="quiet" onClick={() => change(['seats', seat], undefined)}>
              {words.remove(seat)}
            </button>
          </fieldset>
        )
      })}
      {wrong.length === 0 ? null : <p class="bad">{wrong.map(inWords).join(' ')}</p>}
      <form
        class="setup-line"
        onSubmit={(event) => {
          event.preventDefault()
          const seat = nameOf(name.value)
          if (seat !== '') change(['seats', free(seat, Object.keys(seats))], [])
          name.value = ''
        }}
      >
        <label class="wide">
          {words.player}
          <input
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value
            }}
          />
        </label>
        <button type="submit" class="choice">
          {words.addPlayer}
        </button>
      </form>
    </details>
  )
}
