import { useSignal } from '@preact/signals'
import { words } from '../words.ts'
import { lay, Refused } from './ask.ts'
import { StoryRead } from './StoryRead.tsx'
import { type Story, storyIn } from './story.ts'

/** A table from a file of one's own; the story a player exported is read here. */
export function FromFile() {
  const wrong = useSignal('')
  const busy = useSignal(false)
  const story = useSignal<Story | undefined>(undefined)
  if (story.value !== undefined) return <StoryRead story={story.value} />
  return (
    <form class="box">
      <label class="field">
        {words.door.chooseFile}
        <input
          type="file"
          accept=".yaml,.yml,.json"
          disabled={busy.value}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            if (file === undefined) return
            busy.value = true
            file
              .text()
              .then((text) => {
                story.value = storyIn(text)
                return story.value === undefined ? lay({ from: { file: text } }) : undefined
              })
              .catch((thrown: unknown) => {
                busy.value = false
                wrong.value = thrown instanceof Refused ? `${thrown.message} ${thrown.remedy}` : String(thrown)
              })
          }}
        />
      </label>
      {busy.value ? <p role="status">{words.door.making}</p> : null}
      {wrong.value === '' ? null : (
        <p class="bad" role="alert">
          {wrong.value}
        </p>
      )}
    </form>
  )
}
