import { useSignal } from '@preact/signals'
import { allSeats } from '../tables.ts'
import { words } from '../words.ts'
import { FromFile } from './FromFile.tsx'
import { Games } from './Games.tsx'
import { Join } from './Join.tsx'
import { Moving } from './Moving.tsx'
import { Offer } from './Offer.tsx'

/** The first page: what this is, a fight that is already moving, and three ways in. */
export function Landing() {
  const way = useSignal<'start' | 'join' | 'file' | undefined>(location.pathname === '/join' ? 'join' : undefined)
  const back = (): void => {
    way.value = undefined
  }
  if (way.value === 'start') return <Games onBack={back} />
  const seats = allSeats()
  return (
    <div class="landing">
      <main>
        <h1>{words.door.name}</h1>
        <p class="lead">{words.door.line}</p>
        <div class="ways">
          <button
            type="button"
            class="act"
            onClick={() => {
              way.value = 'start'
            }}
          >
            {words.door.start}
          </button>
          <button
            type="button"
            class="choice"
            aria-expanded={way.value === 'join'}
            onClick={() => {
              way.value = way.value === 'join' ? undefined : 'join'
            }}
          >
            {words.door.join}
          </button>
          <button
            type="button"
            class="choice"
            aria-expanded={way.value === 'file'}
            onClick={() => {
              way.value = way.value === 'file' ? undefined : 'file'
            }}
          >
            {words.door.file}
          </button>
        </div>
        {way.value === 'join' ? <Join /> : null}
        {way.value === 'file' ? <FromFile /> : null}
        {seats.length > 0 ? (
          <nav class="seats" aria-label={words.door.yourTables}>
            <h2 class="caps">{words.door.yourTables}</h2>
            <ul>
              {seats.slice(0, 6).map(({ path, title, seat }) => (
                <li key={path}>
                  <a href={path}>{title === '' ? path : title}</a> <span class="soft">{seat}</span>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </main>
      <Moving />
      <Offer />
    </div>
  )
}
