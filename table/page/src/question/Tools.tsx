import type { AskedChoice } from '@affray/engine/play'
import { askAdvice, askOdds, askProspect, atWork, prospectNow, stopWork } from '../asking.ts'
import { gm, mine, standing } from '../seat.ts'
import { capital } from '../seen/names.ts'
import { percent } from '../seen/numbers.ts'
import { words } from '../words.ts'
import { finding } from './finding.ts'
import { OrderButtons } from './Orders.tsx'

/** What can be asked about the question, and orders that would answer it from now on. */
export function Tools({ at }: { readonly at: AskedChoice }) {
  const many = at.options.length > 1
  return (
    <>
      <div class="beside">
        {atWork.value.length > 0 ? <Stop /> : null}
        {atWork.value.length === 0 && many ? (
          <>
            <button type="button" class="quiet" onClick={() => void askOdds()}>
              {words.question.allOdds}
            </button>
            <button type="button" class="quiet" onClick={() => void askAdvice()}>
              {words.question.suggest}
            </button>
          </>
        ) : null}
        {at.options.length > 9 && finding.value === undefined ? (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              finding.value = ''
            }}
          >
            {words.question.findButton}
          </button>
        ) : null}
        <AskProspect />
      </div>
      <Prospect />
      <OrderButtons at={at} />
    </>
  )
}

/** Ends what is being computed, and says how far it is. */
function Stop() {
  const { progress: share, ahead = 0 } = atWork.value.find(({ progress }) => progress !== undefined) ?? {}
  return (
    <button type="button" class="quiet" onClick={stopWork} disabled={standing.value !== 'connected'}>
      {ahead > 0
        ? words.question.stopWaiting(ahead)
        : words.question.stop(share === undefined ? undefined : Math.round(share * 100))}
    </button>
  )
}

/** For whoever has somebody in the fight: how it may end from here. */
export function AskProspect() {
  if (!gm.value && mine.value.length === 0) return null
  if (atWork.value.length > 0) return null
  return (
    <button type="button" class="quiet" onClick={() => void askProspect()}>
      {words.question.prospect}
    </button>
  )
}

/** While one waits: the same question, and what came of it. */
export function Outlook() {
  return (
    <>
      <div class="beside">
        {atWork.value.length > 0 ? <Stop /> : null}
        <AskProspect />
      </div>
      <Prospect />
    </>
  )
}

function Prospect() {
  const found = prospectNow.value
  if (found === undefined) return null
  return (
    <div class="prospect" role="status">
      <dl class="bars">
        {found.wins.map(({ side, share }) => (
          <div key={side}>
            <dt>{capital(side)}</dt>
            <dd>
              <i style={{ width: `${Math.max(1, share.share * 100)}%` }} />
              <span>
                {percent(share.share)} <small>{words.question.between(percent(share.low), percent(share.high))}</small>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p class="soft">{words.question.prospectLine(found.fights)}</p>
    </div>
  )
}
