import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { fighterMenu } from '../fighter-menu.ts'
import { pressable } from '../press.ts'
import { nameOf, openSheet, pointedAt, question, scene, shown } from '../seat.ts'
import { short } from '../seen/numbers.ts'
import { sideClass, sideOf } from '../seen/sides.ts'
import { words } from '../words.ts'

type Plate = NonNullable<typeof scene.value>['track']['order'][number]

/** The order of acting: a plate for each, with his name, his place and what he has left. */
export function Track() {
  const { value } = scene
  const bar = useRef<HTMLElement>(null)
  const behind = useSignal(0)
  /** How many plates lie beyond the right edge. */
  const look = (): void => {
    const { current } = bar
    if (current === null) return
    const edge = current.scrollLeft + current.clientWidth
    behind.value = [...current.querySelectorAll('li')].filter(
      (plate) => plate.offsetLeft + plate.offsetWidth / 2 > edge,
    ).length
  }
  const now = question.value?.who ?? value?.track.order.find((one) => one.acting)?.id
  useEffect(() => {
    const plate = bar.current?.querySelector<HTMLElement>('.asked-now, .now')
    if (plate == null || bar.current === null) return
    look()
    bar.current.scrollTo({ left: Math.max(0, plate.offsetLeft - bar.current.clientWidth / 2) })
  }, [now])
  useEffect(() => {
    if (bar.current === null) return
    const fit = new ResizeObserver(look)
    fit.observe(bar.current)
    return () => fit.disconnect()
  }, [value === undefined])
  // Whoever came or went is counted when the plates are there.
  useEffect(look, [value?.track.order.length])
  if (value === undefined) return null
  return (
    <nav ref={bar} class="track" aria-label={words.table.track} onScroll={look}>
      <ol>
        {value.track.order.map((one) => (
          <li key={one.id} class={`${one.acting ? 'now' : ''} ${question.value?.who === one.id ? 'asked-now' : ''}`}>
            <button
              type="button"
              class={sideClass(value.sides, sideOf(value.sides, one.id))}
              onClick={() => {
                openSheet.value = one.id
              }}
              onPointerEnter={() => {
                pointedAt.value = one.id
              }}
              onPointerLeave={() => {
                pointedAt.value = undefined
              }}
              {...pressable(() => fighterMenu(one.id))}
            >
              <span class="name" title={nameOf(one.id)}>
                {nameOf(one.id)}
                {value.conditions[one.id] === 'unhurt' ? null : <Condition id={one.id} />}
              </span>
              <span class="left">
                {shown.value?.table.state === 'lobby' ? null : (
                  <>
                    {short(one.at)} <Pips one={one} />
                  </>
                )}
                {one.acting ? <span class="unseen"> {words.table.acting}</span> : null}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {behind.value === 0 ? null : (
        <button
          type="button"
          class="follows"
          aria-hidden="true"
          tabIndex={-1}
          onClick={() => bar.current?.scrollBy({ left: bar.current.clientWidth * 0.8 })}
        >
          {words.table.moreActing(behind.value)}
        </button>
      )}
    </nav>
  )
}

function Condition({ id }: { readonly id: string }) {
  const condition = scene.value?.conditions[id]
  return condition === undefined ? null : <small class="how"> {words.conditions[condition]}</small>
}

/** What he has left: pips where there are few, else in numbers; all of it in words for who hears the page. */
function Pips({ one }: { readonly one: Plate }) {
  const [first] = one.budgets
  const inWords = one.budgets.map(({ name, left, of }) => `${name} ${short(left)}/${short(of)}`).join(', ')
  const few = first !== undefined && first.of <= 6 && Number.isInteger(first.left)
  return (
    <span title={inWords}>
      <span aria-hidden="true" class="pips">
        {few ? Array.from({ length: first.of }, (_, i) => <i key={i} class={i < first.left ? 'has' : ''} />) : null}
        {!few && first !== undefined ? `${short(first.left)}/${short(first.of)}` : ''}
      </span>
      <span class="unseen">{inWords}</span>
    </span>
  )
}
