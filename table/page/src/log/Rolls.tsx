import type { Rolled } from '@affray/engine'
import type { ToldLine } from '@affray/engine/play'
import { short, signed } from '../seen/numbers.ts'
import { words } from '../words.ts'

const isRolled = (value: unknown): value is Rolled =>
  typeof value === 'object' &&
  value !== null &&
  'dice' in value &&
  'of' in value &&
  'terms' in value &&
  Array.isArray(value.terms)

/** The rolls an event carries, wherever in it they stand. */
export function rolledIn(event: NonNullable<ToldLine['event']>): readonly Rolled[] {
  return Object.values(event)
    .flatMap((value): Rolled[] => (isRolled(value) ? [value] : Array.isArray(value) ? value.filter(isRolled) : []))
    .filter(({ dice, faces, terms }) => dice !== '' || terms.length > 0 || (faces ?? []).length > 0)
}

/** Dice and terms in one line, or each term with its source. */
export function Rolls({ rolls, brief }: { readonly rolls: readonly Rolled[]; readonly brief: boolean }) {
  return (
    <ul class="rolls">
      {rolls.map((roll, i) => (
        <li key={i}>
          {inShort(roll)}
          {brief ? null : (
            <ul>
              {roll.terms.map(({ value, because }, n) => (
                <li key={n}>
                  {signed(value)} {because}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

/** `d100 = 31 against 45`: notation, faces, sum, what it was held against. */
function inShort({ of, dice, faces, total, needs, under }: Rolled): string {
  const fell = faces === undefined || faces.length === 0 ? '' : ` [${faces.join(' ')}]`
  const came = total === undefined ? '' : ` = ${short(total)}`
  const against = needs === undefined ? '' : ` · ${under === true ? words.log.under : words.log.needs} ${short(needs)}`
  return `${of}: ${dice}${fell}${came}${against}`
}
