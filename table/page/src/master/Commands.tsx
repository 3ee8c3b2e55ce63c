import { scene } from '../seat.ts'
import { words } from '../words.ts'
import { CommandForm } from './CommandForm.tsx'
import { which } from './drafts.ts'

/** The commands the game has, each as a form. */
export function Commands() {
  const forms = scene.value?.commands ?? []
  const form = forms.find((one) => one.do === which.value)
  return (
    <section>
      <p class="soft">{words.master.rulingsLine}</p>
      <label class="field">
        {words.master.rulings}
        <select
          value={which.value}
          onChange={(event) => {
            which.value = event.currentTarget.value
          }}
        >
          <option value="">–</option>
          {forms.map((one) => (
            <option key={one.do} value={one.do}>
              {one.title}
            </option>
          ))}
        </select>
      </label>
      {form === undefined ? null : <CommandForm key={form.do} form={form} />}
    </section>
  )
}
