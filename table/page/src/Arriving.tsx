import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { ask, Refused } from './landing/ask.ts'
import { bye, shown, sit, standing, you } from './seat.ts'
import { Table } from './Table.tsx'
import { keepSeat } from './tables.ts'
import { words } from './words.ts'

/** Asks to be let in: by the link's secret, or by the cookie it was given for before. */
async function enter(path: string, secret: string): Promise<void> {
  const byCookie = (): Promise<void> => ask(`${path}/enter`, {})
  if (secret === '') {
    // Where the server does not answer, the line is opened all the same: it waits until it does.
    await byCookie().catch((thrown: unknown) => {
      if (thrown instanceof Refused && thrown.code === 'seat/link') throw thrown
    })
    return
  }
  await ask(`${path}/enter`, { secret }).catch((thrown: unknown) =>
    // A link that has ended does not matter to whoever came by a later one.
    byCookie().catch(() => {
      throw thrown
    }),
  )
  // Whoever sees the address bar, the history or a picture of the screen learns no secret.
  history.replaceState(null, '', `${location.pathname}${location.search}`)
}

/** Comes to a seat: the link's secret is given for a cookie, then the line to the table is opened. */
export function Arriving({ path, secret }: { readonly path: string; readonly secret: string }) {
  const refused = useSignal<{ readonly because: string; readonly remedy: string } | undefined>(undefined)
  useEffect(() => {
    enter(path, secret).then(
      () => sit(path),
      (thrown: unknown) => {
        if (thrown instanceof Refused) refused.value = { because: thrown.message, remedy: thrown.remedy }
        else refused.value = { because: words.table.refusedTitle, remedy: words.table.refused }
      },
    )
  }, [])
  useEffect(() => {
    // A link that is opened where this page stands differs in its secret alone: the browser loads nothing by itself.
    const again = (): void => {
      if (location.hash.length > 1) location.reload()
    }
    addEventListener('hashchange', again)
    return () => removeEventListener('hashchange', again)
  }, [])
  const table = shown.value?.table
  useEffect(() => {
    if (table !== undefined) keepSeat({ table: table.id, title: table.title, seat: you.value, path })
  }, [table?.id, table?.title])
  const ended = standing.value === 'ended' ? bye.value : undefined
  const wrong =
    refused.value ?? (ended === undefined ? undefined : { because: ended.because, remedy: words.table.refused })
  if (wrong === undefined) return <Table />
  return (
    <main class="hall">
      <h1>{words.table.refusedTitle}</h1>
      <p>
        {wrong.because} {wrong.remedy}
      </p>
      <p>
        <a href="/">{words.table.leave}</a>
      </p>
    </main>
  )
}
