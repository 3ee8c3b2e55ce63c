import { useEffect } from 'preact/hooks'
import { words } from '../words.ts'
import { catalogue, fetchCatalogue } from './catalogue.ts'

/** The games there are, a line each. */
export function Offer() {
  useEffect(() => {
    // Without the list the page still has its three ways in; whoever starts a fight is told what is wrong.
    fetchCatalogue().catch(() => undefined)
  }, [])
  if (catalogue.value === undefined) return <div class="offer" />
  return (
    <section class="offer" aria-labelledby="offer">
      <h2 class="caps" id="offer">
        {words.door.offer}
      </h2>
      <dl>
        {catalogue.value.games.map(({ id, title, line }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{line}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
