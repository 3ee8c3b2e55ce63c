import { nameOf, undo } from '../seat.ts'
import { words } from '../words.ts'
import { measured, measuring } from './lit.ts'
import { atRest, byHand, closer, hasMap, large } from './looking.ts'
import { moved, wanted } from './placing.ts'

/** What is wanted of the map, and how one looks at it. */
export function Tools() {
  return (
    <div class="map-tools">
      <Telling />
      {hasMap.value ? (
        <>
          <button type="button" class="zoom" aria-label={words.map.farther} onClick={() => closer(-1)}>
            −
          </button>
          <button type="button" class="zoom" aria-label={words.map.closer} onClick={() => closer(1)}>
            +
          </button>
          <button
            type="button"
            class={byHand.value === undefined ? 'fit' : 'fit back'}
            onClick={() => {
              if (byHand.value === undefined) byHand.value = 'all'
              else atRest()
            }}
          >
            {byHand.value === undefined ? words.map.fit : words.map.toFight}
          </button>
        </>
      ) : null}
      <button
        type="button"
        class="measure"
        aria-pressed={measuring.value}
        onClick={() => {
          measuring.value = !measuring.value
          measured.value = undefined
        }}
      >
        {words.map.measure}
      </button>
      <button
        type="button"
        class="enlarge"
        aria-pressed={large.value}
        aria-label={large.value ? words.map.shrink : words.map.enlarge}
        onClick={() => {
          large.value = !large.value
          atRest()
        }}
      >
        <span aria-hidden="true">{large.value ? '✕' : '⤢'}</span>
      </button>
    </div>
  )
}

/** What the next touch means, or what the last one did. */
function Telling() {
  if (wanted.value !== undefined)
    return (
      <p role="status">
        {wanted.value.says}{' '}
        <button
          type="button"
          class="quiet"
          onClick={() => {
            wanted.value = undefined
          }}
        >
          {words.master.cancel}
        </button>
      </p>
    )
  if (measuring.value && measured.value === undefined) return <p role="status">{words.map.measuring}</p>
  if (moved.value === undefined) return null
  return (
    <p role="status">
      {words.map.placed(nameOf(moved.value))}{' '}
      <button type="button" class="quiet" onClick={() => undo()}>
        {words.table.undo}
      </button>
    </p>
  )
}
