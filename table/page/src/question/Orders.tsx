import type { AskedChoice, Order } from '@affray/engine/play'
import { chosen, pickedOption } from '../choosing.ts'
import { inWords, nameOf, say, shown } from '../seat.ts'
import { words } from '../words.ts'
import { grouped } from './groups.ts'
import { spaced } from './Refused.tsx'

/** Standing orders that would answer this question from now on, each one click. */
export function OrderButtons({ at }: { readonly at: AskedChoice }) {
  if (at.who === 'gm') return null
  const give = (order: Order): void => void say({ type: 'order', order })
  const { ask } = at.about
  const spends = grouped(at).some(({ group }) => group === 'spend') && at.options.length > 1
  const option = pickedOption.value
  const always = chosen.value !== undefined && option !== undefined && option.said !== '' && at.options.length < 8
  const here = notHere(at)
  if (!spends && at.usual === undefined && !always) return null
  return (
    <div class="beside">
      <span>{words.question.fromNowOn}:</span>
      {spends && here !== undefined ? (
        <button type="button" class="quiet" onClick={() => give(here)}>
          {words.question.notHere}
        </button>
      ) : null}
      {spends ? (
        <button type="button" class="quiet" onClick={() => give(neverSpend(at))}>
          {words.question.neverSpend}
        </button>
      ) : null}
      {!spends && at.usual !== undefined ? (
        <button type="button" class="quiet" onClick={() => give({ who: at.who, ask, key: 'usual' })}>
          {words.question.usual}
        </button>
      ) : null}
      {always ? (
        <button type="button" class="quiet" onClick={() => give({ who: at.who, ask, key: option.key })}>
          {words.question.always(inWords(option.said))}
        </button>
      ) : null}
    </div>
  )
}

const neverSpend = (at: AskedChoice): Order => ({ who: at.who, never: 'spend' })

/** Not where the facts are these: what is rolled for, and how it stands; numbers differ each time. */
function notHere({ who, about, usual }: AskedChoice): Order | undefined {
  const { ask, ...facts } = about
  const where = Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'rule' ? [[name, value]] : [],
    ),
  )
  return usual === undefined || Object.keys(where).length === 0 ? undefined : { who, ask, key: usual, where }
}

/** The orders that stand, each to be withdrawn. */
export function Standing() {
  const orders = shown.value?.orders ?? []
  if (orders.length === 0) return null
  return (
    <section class="orders">
      <h2 class="caps">{words.question.orders}</h2>
      <ul>
        {orders.map((order) => (
          <li key={JSON.stringify(order)}>
            <span>
              <b>{nameOf(order.who)}</b> {worded(order)}
            </span>
            <button type="button" class="quiet" onClick={() => void say({ type: 'free', who: order.who, order })}>
              {words.question.revoke}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const worded = (order: Order): string =>
  'ask' in order
    ? words.question.orderAlways(
        [spaced(order.ask), ...Object.values(order.where ?? {}).map((one) => inWords(String(one)))].join(', '),
        order.key === 'usual' ? words.question.asSuggested : inWords(spaced(order.key)),
      )
    : words.question.orderNever(words.question.groups[order.never])
