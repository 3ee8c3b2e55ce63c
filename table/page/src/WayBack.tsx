import { useSignal } from '@preact/signals'
import { Link } from './master/Link.tsx'
import { gm, say, shown, you } from './seat.ts'
import { words } from './words.ts'

/** For the game master: a link of one's own to keep, to save, or to photograph with another device. */
export function WayBack() {
  const address = useSignal<string | undefined>(undefined)
  if (!gm.value) return null
  const seat = you.value
  const make = async (): Promise<void> => {
    const reply = await say({ type: 'link', seat })
    if (reply?.type === 'link') address.value = new URL(reply.path, location.href).href
  }
  if (address.value === undefined)
    return (
      <p>
        <button type="button" class="quiet" onClick={() => void make()}>
          {words.table.wayBack}
        </button>
      </p>
    )
  const text = words.table.wayBackFile(shown.value?.table.title ?? '', seat, address.value)
  return (
    <section class="way-back">
      <h3 class="caps">{words.table.wayBack}</h3>
      <p class="soft">{words.table.wayBackLine}</p>
      <Link address={address.value} />
      <p>
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="way-back.txt">
          {words.table.wayBackSave}
        </a>
      </p>
    </section>
  )
}
