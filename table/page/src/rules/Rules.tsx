import { signal } from '@preact/signals'
import { Drawer } from '../Drawer.tsx'
import { allRules, wantRules } from '../log/Rule.tsx'
import { drawer } from '../seat.ts'
import { words } from '../words.ts'
import { rulesFor } from './search.ts'

/** What is looked for among the rules. */
const looked = signal('')

/** Opens the rules at what somebody wants to know of. */
export function lookUp(about: string): void {
  looked.value = about
  drawer.value = 'rules'
}

/** Every rule of the game in our words, to be searched. */
export function Rules() {
  wantRules()
  const found = rulesFor(allRules(), looked.value)
  return (
    <Drawer
      title={words.rules.title}
      class="rules"
      onClose={() => {
        drawer.value = undefined
      }}
    >
      <input
        type="search"
        value={looked.value}
        placeholder={words.rules.find}
        aria-label={words.rules.find}
        onInput={(event) => {
          looked.value = event.currentTarget.value
        }}
      />
      <p class="soft" role="status">
        {words.rules.found(found.length)}
      </p>
      <ul>
        {found.map(({ id, title, says, heading }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{says}</p>
            <p class="soft">
              {heading} · {id}
            </p>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
