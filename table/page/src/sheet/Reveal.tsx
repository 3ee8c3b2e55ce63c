import { gm, say, shown } from '../seat.ts'
import { words } from '../words.ts'

/** For the game master: shows all one number, or hides it again. */
export function Revealing({ fighter, what }: { readonly fighter: string; readonly what: string }) {
  if (!gm.value) return null
  const is = shown.value?.master?.shows[fighter]?.includes(what) === true
  return (
    <button
      type="button"
      class="quiet change"
      aria-pressed={is}
      aria-label={`${is ? words.sheet.hide : words.sheet.reveal}: ${what}`}
      onClick={() => void say({ type: 'show', fighter, what, shown: !is })}
    >
      {is ? words.sheet.hide : words.sheet.reveal}
    </button>
  )
}
