import { words } from '../words.ts'
import { Qr } from './Qr.tsx'

/** A link to be copied or photographed. A page on plain http may not write to the clipboard: the field is selected instead. */
export function Link({ address }: { readonly address: string }) {
  return (
    <div class="link">
      <input
        readOnly
        value={address}
        aria-label={words.master.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Qr text={address} />
    </div>
  )
}
