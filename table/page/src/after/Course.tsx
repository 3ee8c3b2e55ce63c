import type { Signal } from '@preact/signals'
import type { After } from '../../../src/protocol/after.ts'
import { capital } from '../seen/names.ts'
import { percent } from '../seen/numbers.ts'
import { words } from './words.ts'

const [WIDE, HIGH] = [640, 160]

interface CourseOf {
  readonly fight: After
  readonly course: NonNullable<After['course']>
  readonly line: Signal<number>
  readonly say: (text: string) => string
}

/** How the chances of each side went, and the moments that changed most. */
export function Course({ fight, course, line, say }: CourseOf) {
  const sides = course[0]?.won.map(({ id }) => id) ?? []
  const x = (i: number): number => (i / Math.max(1, course.length - 1)) * WIDE
  const lines = (side: string): string =>
    course
      .map(({ won }, i) => {
        const share = won.find(({ id }) => id === side)?.share.share ?? 0
        return `${x(i).toFixed(1)},${((1 - share) * HIGH).toFixed(1)}`
      })
      .join(' ')
  return (
    <section>
      <h2>{words.course}</h2>
      <p class="soft">{words.courseLine}</p>
      <svg class="after-course" viewBox={`-4 -4 ${WIDE + 8} ${HIGH + 8}`} role="img" aria-label={words.course}>
        <path class="half" d={`M0 ${HIGH / 2}H${WIDE}`} />
        {sides.map((side, n) => (
          <polyline key={side} class={`line-${(n % 4) + 1}`} points={lines(side)} />
        ))}
      </svg>
      <ul class="after-sides">
        {sides.map((side, n) => (
          <li key={side}>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <polyline class={`line-${(n % 4) + 1}`} points="0,4 24,4" />
            </svg>{' '}
            {capital(side)}{' '}
            <span class="soft">
              {[course[0], course.at(-1)]
                .map((at) => percent(at?.won.find(({ id }) => id === side)?.share.share ?? 0))
                .join(' → ')}
            </span>
          </li>
        ))}
      </ul>
      {(fight.swings ?? []).length === 0 ? null : (
        <>
          <h3>{words.moments}</h3>
          <ol class="after-moments">
            {fight.swings?.map(({ side, round, before, after, lines: between }) => {
              const told = fight.lines.filter(({ n }) => between.includes(n))
              const first = told[0]
              return (
                <li key={`${side} ${between[0]}`}>
                  <strong>
                    {words.round(round)}. {words.swing(capital(side), percent(before), percent(after))}
                  </strong>{' '}
                  {told
                    .slice(-3)
                    .map((one) => say(one.told))
                    .join(' ')}{' '}
                  {first === undefined ? null : (
                    <button
                      type="button"
                      class="quiet"
                      onClick={() => {
                        line.value = fight.lines.indexOf(first)
                        document.getElementById('after-replay')?.scrollIntoView()
                      }}
                    >
                      {words.watch}
                    </button>
                  )}
                </li>
              )
            })}
          </ol>
        </>
      )}
    </section>
  )
}
