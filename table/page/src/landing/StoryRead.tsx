import { words } from '../words.ts'
import type { Story } from './story.ts'

/** A story as a seat was told it, to be read. */
export function StoryRead({ story }: { readonly story: Story }) {
  return (
    <article class="box read" aria-label={story.title}>
      <h2>{story.title}</h2>
      <p class="soft">{words.door.story}</p>
      {story.rounds.map(({ round, told }, at) => (
        <section key={at}>
          {round > 0 ? <h3 class="caps">{words.table.round(round)}</h3> : null}
          {told
            // The heading says it.
            .filter((sentence) => sentence !== `${words.table.round(round)}.`)
            .map((sentence, n) => (
              <p key={n}>{sentence}</p>
            ))}
        </section>
      ))}
    </article>
  )
}
