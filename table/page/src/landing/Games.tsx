import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Catalogue } from '../../../src/protocol/requests.ts'
import { capital } from '../seen/names.ts'
import { percent } from '../seen/numbers.ts'
import { words } from '../words.ts'
import { lay, Refused } from './ask.ts'
import { catalogue, fetchCatalogue } from './catalogue.ts'
import { Picture } from './Picture.tsx'

type Scenario = Catalogue['games'][number]['scenarios'][number]

/** Every game with its ready fights: one click, and the first question is on the page. */
export function Games({ onBack }: { readonly onBack: () => void }) {
  const wrong = useSignal('')
  const making = useSignal('')
  const key = useSignal('')
  const needsKey = useSignal(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    fetchCatalogue().catch(() => {
      wrong.value = words.door.nothing
    })
  }, [])
  const start = (scenario: Scenario, play: string): void => {
    if (making.value !== '') return
    making.value = scenario.id
    wrong.value = ''
    lay({
      from: { ready: scenario.id },
      title: scenario.title.slice(0, 60),
      play,
      ...(key.value === '' ? {} : { key: key.value }),
    }).catch((thrown: unknown) => {
      making.value = ''
      if (thrown instanceof Refused && thrown.code === 'table/key') needsKey.value = true
      wrong.value = thrown instanceof Refused ? `${thrown.message} ${thrown.remedy}` : String(thrown)
    })
  }
  return (
    <main class="games">
      <button type="button" class="quiet" onClick={onBack}>
        ← {words.door.back}
      </button>
      <h1 ref={heading} tabIndex={-1}>
        {words.door.games}
      </h1>
      <p class="soft">{words.door.gamesLine}</p>
      <a class="choice" href="/setup">
        {words.door.own}
      </a>
      {needsKey.value ? (
        <label class="field">
          {words.door.key}
          <input
            type="password"
            value={key.value}
            onInput={(event) => {
              key.value = event.currentTarget.value
            }}
          />
        </label>
      ) : null}
      {wrong.value === '' ? null : (
        <p class="bad" role="alert">
          {wrong.value}
        </p>
      )}
      {catalogue.value === undefined && wrong.value === '' ? <p role="status">{words.door.loading}</p> : null}
      {catalogue.value === undefined ? null : (
        <nav class="jump" aria-label={words.door.jump}>
          {catalogue.value.games.map((game) => (
            <a key={game.id} href={`#${game.id}`}>
              {game.title}
            </a>
          ))}
        </nav>
      )}
      {catalogue.value?.games.map((game) => (
        <section key={game.id}>
          <h2 id={game.id}>{game.title}</h2>
          <p class="soft">{game.line}</p>
          <ul class="cards">
            {game.scenarios.map((scenario) => (
              <li key={scenario.id}>
                <Card
                  scenario={scenario}
                  busy={making.value === scenario.id}
                  onStart={(play) => start(scenario, play)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

function Card(props: {
  readonly scenario: Scenario
  readonly busy: boolean
  readonly onStart: (play: string) => void
}) {
  const { scenario, busy, onStart } = props
  const play = useSignal(scenario.sides[0]?.id ?? 'gm')
  const fighters = scenario.sides.reduce((sum, side) => sum + side.fighters, 0)
  return (
    <article class="card">
      <button type="button" class="whole" disabled={busy} onClick={() => onStart(play.value)}>
        <Picture scenario={scenario} />
        <strong>{busy ? words.door.making : scenario.title}</strong>
        <span class="about">{scenario.about}</span>
        <span class="soft">
          {[
            scenario.sides.map(({ id, fighters: n }) => `${n} ${id}`).join(' – '),
            scenario.map === undefined ? words.door.noMap : words.door.withMap,
            words.door.fighters(fighters),
            evenness(scenario),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
        <span class="go" aria-hidden="true">
          {words.door.play} ▸
        </span>
      </button>
      <label>
        {words.door.playing}{' '}
        <select
          value={play.value}
          onChange={(event) => {
            play.value = event.currentTarget.value
          }}
        >
          {scenario.sides.map(({ id }) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
          <option value="gm">{words.door.watchAll}</option>
        </select>
      </label>
    </article>
  )
}

/** How even a fight is, by how often each side wins with bots on both. */
function evenness({ wins }: Scenario): string {
  const best = wins?.reduce((a, b) => (b.share > a.share ? b : a))
  if (best === undefined) return ''
  return best.share <= 0.58 ? words.door.even : words.door.favours(capital(best.side), percent(best.share))
}
