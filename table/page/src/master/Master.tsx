import { Drawer } from '../Drawer.tsx'
import { drawer } from '../seat.ts'
import { words } from '../words.ts'
import { Commands } from './Commands.tsx'
import { Door } from './Door.tsx'
import { part } from './drafts.ts'
import { Held } from './Held.tsx'
import { Horde } from './Horde.tsx'
import { Requests } from './Requests.tsx'
import { SeatsAndLinks } from './Seats.tsx'
import { Settings } from './Settings.tsx'

const PARTS = ['rulings', 'seats', 'ready', 'settings'] as const
/** The game master's drawer: ruling, seats and links, what is held ready, settings. */
export function Master() {
  return (
    <Drawer
      title={words.table.master}
      class="master"
      onClose={() => {
        drawer.value = undefined
      }}
    >
      <Requests />
      <fieldset class="parts" aria-label={words.table.master}>
        {PARTS.map((one) => (
          <button
            type="button"
            key={one}
            aria-pressed={part.value === one}
            onClick={() => {
              part.value = one
            }}
          >
            {words.master[one]}
          </button>
        ))}
      </fieldset>
      {part.value === 'rulings' ? (
        <>
          <Horde />
          <Commands />
        </>
      ) : null}
      {part.value === 'seats' ? (
        <>
          <Door />
          <SeatsAndLinks />
        </>
      ) : null}
      {part.value === 'ready' ? <Held /> : null}
      {part.value === 'settings' ? <Settings /> : null}
    </Drawer>
  )
}
