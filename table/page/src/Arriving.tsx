import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { ask, Refused } from './landing/ask.ts'
import { bye, shown, sit, standing, you } from './seat.ts'
import { Table } from './Table.tsx'
import { keepSeat } from './tables.ts'
import { words } from './words.ts'

/** Comes to a seat: the link's secret is given for a cookie, then the line to the table is opened. */
export function Arriving({ path, secret }: { readonly path: string; readonly secret: string }) {
  const refused = useSignal<{ readonly because: string; readonly remedy: string } | undefined>(undefined)
  useEffect(() => {
    const enter = secret === '' ? Promise.resolve() : ask(`${path}/enter`, { secret })
    enter.then(
      () => sit(path),
      (thrown: unknown) => {
        if (thrown instanceof Refused) refused.value = { because: thrown.message, remedy: thrown.remedy }
        else refused.value = { because: words.table.refusedTitle, remedy: words.table.refused }
      },
    )
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
