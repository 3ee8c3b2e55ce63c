import { nameOf, say, scene, shown } from '../seat.ts'
import { words } from '../words.ts'

/** How the table goes: pace of bots, absence, undo, temperaments, names. */
export function Settings() {
  const table = shown.value?.table
  const master = shown.value?.master
  if (table === undefined || master === undefined) return null
  const paces = [0, 600, 1500, 4000] as const
  return (
    <section>
      <label class="field">
        {words.master.title}
        <input
          value={table.title}
          maxLength={60}
          onChange={(event) => {
            if (event.currentTarget.value.trim() !== '')
              void say({ type: 'settings', title: event.currentTarget.value.trim() })
          }}
        />
      </label>
      <label class="field">
        {words.master.pace}
        <select
          value={table.pace === null ? 'wait' : String(paces.findLast((pace) => pace <= (table.pace ?? 0)) ?? 0)}
          onChange={(event) => {
            const { value } = event.currentTarget
            void say({ type: 'settings', pace: value === 'wait' ? null : Number(value) })
          }}
        >
          {paces.map((pace) => (
            <option key={pace} value={String(pace)}>
              {words.master.paces[pace]}
            </option>
          ))}
          <option value="wait">{words.master.paces.wait}</option>
        </select>
      </label>
      <label class="field">
        {words.master.absent}
        <select
          value={table.absent.answers}
          onChange={(event) => {
            const answers = (['wait', 'bot', 'usual', 'gm'] as const).find((one) => one === event.currentTarget.value)
            if (answers !== undefined) void say({ type: 'settings', absent: { ...table.absent, answers } })
          }}
        >
          {(['wait', 'bot', 'usual', 'gm'] as const).map((one) => (
            <option key={one} value={one}>
              {words.master.absences[one]}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {words.master.absentSeconds}
        <input
          inputMode="numeric"
          value={String(table.absent.seconds)}
          onChange={(event) => {
            const seconds = Math.round(Number(event.currentTarget.value))
            if (seconds >= 5) void say({ type: 'settings', absent: { ...table.absent, seconds } })
          }}
        />
      </label>
      <label class="field">
        {words.master.undo}
        <select
          value={table.undo}
          onChange={(event) =>
            void say({ type: 'settings', undo: event.currentTarget.value === 'ask' ? 'ask' : 'own last' })
          }
        >
          <option value="ask">{words.master.undos.ask}</option>
          <option value="own last">{words.master.undos['own last']}</option>
        </select>
      </label>
      {scene.value?.sides.map(({ id }) => (
        <label class="field" key={id}>
          {words.master.temperament(id)}
          <select
            value={table.bots[id] ?? 'default'}
            onChange={(event) =>
              void say({ type: 'settings', bots: { ...table.bots, [id]: event.currentTarget.value } })
            }
          >
            {table.temperaments.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label class="switch">
        <input
          type="checkbox"
          checked={master.reveal}
          onChange={(event) => void say({ type: 'settings', reveal: event.currentTarget.checked })}
        />
        {words.master.reveals}
      </label>
      <h3 class="caps">{words.master.names}</h3>
      {scene.value?.sides
        .flatMap(({ fighters }) => fighters)
        .map((id) => (
          <label class="field across" key={id}>
            {nameOf(id)}
            <input
              value={master.names[id] ?? ''}
              maxLength={60}
              aria-label={words.master.shownAs(nameOf(id))}
              onChange={(event) => {
                const name = event.currentTarget.value.trim()
                void say({ type: 'name', fighter: id, shown: name === '' ? null : name })
              }}
            />
          </label>
        ))}
    </section>
  )
}
