import '../style/after.css'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { After as Told } from '../../../src/protocol/after.ts'
import { ask, Refused } from '../landing/ask.ts'
import { capital, finder, plain } from '../seen/names.ts'
import { signed } from '../seen/numbers.ts'
import { Course } from './Course.tsx'
import { Replay } from './Replay.tsx'
import { words } from './words.ts'

/** A fighter's name in writing. */
const named = (id: string): string => capital(id.replace(/[-_]/g, ' '))

/** A fight that is looked back at: played again, who did what, and the report to print. */
export function After({ seat }: { readonly seat: string }) {
  const told = useSignal<Told | undefined>(undefined)
  const wrong = useSignal('')
  const line = useSignal(0)
  useEffect(() => {
    ask<Told>(`${seat}/after`).then(
      (found) => {
        told.value = found
        line.value = Math.max(0, found.lines.length - 1)
      },
      (thrown: unknown) => {
        wrong.value = thrown instanceof Refused ? `${thrown.message} ${thrown.remedy}` : String(thrown)
      },
    )
  }, [seat])
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [told.value === undefined])
  const fight = told.value
  if (fight === undefined)
    return (
      <main class="after">
        <h1 ref={heading} tabIndex={-1}>
          {words.reading}
        </h1>
        {wrong.value === '' ? (
          <p role="status">{words.loading}</p>
        ) : (
          <p class="bad" role="alert">
            {wrong.value}
          </p>
        )}
      </main>
    )
  const ids = fight.sides.flatMap(({ fighters }) => fighters)
  const names = new Map(ids.map((id) => [id, named(id)]))
  const pieces = finder(names)
  const say = (text: string): string => plain(pieces(text))
  const master = fight.course !== undefined && /\/gm$/.test(seat)
  return (
    <main class="after">
      <nav class="after-ways">
        <a class="quiet" href={seat}>
          ← {words.back}
        </a>
        <button type="button" class="choice" onClick={() => print()}>
          {words.print}
        </button>
        <a class="choice" href={`${seat}/file`} download>
          {words.file}
        </a>
        {master ? (
          <>
            <a class="choice" href={`/setup#${seat}`}>
              {words.next}
            </a>
            <a class="choice" href={`/setup?again#${seat}`}>
              {words.again}
            </a>
          </>
        ) : null}
      </nav>
      <h1 ref={heading} tabIndex={-1}>
        {fight.title}
      </h1>
      <p class="soft">{fight.about}</p>
      <p class="after-end">
        {fight.won === null
          ? words.open
          : fight.won.length === 0
            ? words.nobody
            : words.won(fight.won.map(capital).join(', '))}
      </p>
      <Replay fight={fight} line={line} names={names} say={say} />
      <Did fight={fight} names={names} />
      {fight.course === undefined ? null : <Course fight={fight} course={fight.course} line={line} say={say} />}
      <Story fight={fight} say={say} />
    </main>
  )
}

function Did({ fight, names }: { readonly fight: Told; readonly names: ReadonlyMap<string, string> }) {
  const last = fight.frames.at(-1)
  return (
    <section>
      <h2>{words.did}</h2>
      <div class="after-wide">
        <table>
          <thead>
            <tr>
              {[words.who, words.how, words.attacks, words.dealt, words.taken, words.rolls, words.luck].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fight.did.map(({ id, attacks, dealt, taken, rolls, luck }) => {
              const condition = last?.stood.find((one) => one.id === id)?.condition
              return (
                <tr key={id}>
                  <th scope="row">{names.get(id) ?? id}</th>
                  <td>{condition === undefined ? '' : words.conditions[condition]}</td>
                  <td>{attacks}</td>
                  <td>{dealt}</td>
                  <td>{taken}</td>
                  <td>{rolls}</td>
                  <td>{rolls === 0 ? '–' : signed(luck)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p class="soft">{words.luckLine}</p>
    </section>
  )
}

/** The whole story, round by round: what the report prints. */
function Story({ fight, say }: { readonly fight: Told; readonly say: (text: string) => string }) {
  const rounds = [...new Set(fight.lines.map(({ round }) => round))]
  return (
    <section class="after-story">
      <h2>{words.story}</h2>
      {rounds.map((round) => (
        <section key={round}>
          <h3 class="caps">{words.round(round)}</h3>
          {fight.lines
            .filter((one) => one.round === round)
            .map(({ n, told }) => (
              <p key={n}>{say(told)}</p>
            ))}
        </section>
      ))}
    </section>
  )
}
