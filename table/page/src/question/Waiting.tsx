import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { Lobby } from '../lobby/Lobby.tsx'
import { gm, inWords, lastAsked, mine, nameOf, path, prepared, say, scene, shown } from '../seat.ts'
import { health } from '../seen/health.ts'
import { capital } from '../seen/names.ts'
import { number } from '../seen/numbers.ts'
import { words } from '../words.ts'
import { useNextQuestion } from './focus.ts'
import { Outlook } from './Tools.tsx'

/** Nothing is asked of us: what is waited for, how the fight stands, and what can be done meanwhile. */
export function Waiting() {
  const table = shown.value?.table
  const { value } = scene
  if (table === undefined || value === undefined) return null
  if (value.outcome !== null) return <Over />
  if (table.state === 'lobby') return <Lobby />
  if (table.notice !== undefined) return <OnlyRead notice={table.notice} />
  const rests = table.state === 'resting'
  const waits = rests || (shown.value?.botsWait === true && table.pace === null)
  return (
    <section class="question waiting" aria-labelledby="question">
      <h1 id="question" tabIndex={-1}>
        {table.state === 'paused' ? words.table.paused : rests ? words.table.resting : waitedFor()}
      </h1>
      {waits && table.state !== 'paused' && gm.value ? (
        <div class="confirm">
          <button type="button" id="confirm" class="act" onClick={() => void say({ type: 'go on' })}>
            {words.table.goOn}
          </button>
        </div>
      ) : null}
      <Party />
      <Outlook />
      <Prepare />
    </section>
  )
}

function waitedFor(): string {
  const ids = scene.value?.waiting ?? []
  if (ids.length === 0) return shown.value?.botsWait === true ? words.table.botsWait : words.question.free
  return words.table.waitingFor(ids.map(nameOf).join(', '))
}

function Over() {
  const section = useRef<HTMLElement>(null)
  useNextQuestion(section)
  const won = scene.value?.outcome?.won ?? []
  const seed = shown.value?.table.seed
  return (
    <section class="question over" aria-labelledby="question" ref={section}>
      <p class="soft">{words.table.over}</p>
      <h1 id="question" tabIndex={-1}>
        {won.length === 0 ? words.table.nobodyWon : words.table.won(won.map(capital).join(', '))}
      </h1>
      {seed === undefined ? null : (
        <p class="soft">
          {words.table.seed}: <code>{seed}</code>
        </p>
      )}
      <a class="choice" href={`/after#${location.pathname}`}>
        {words.table.after}
      </a>
      <Party />
      <WaysOut />
    </section>
  )
}

/** The table can be read and taken along, not played on. */
function OnlyRead({ notice }: { notice: string }) {
  return (
    <section class="question waiting" aria-labelledby="question">
      <h1 id="question" tabIndex={-1}>
        {words.table.onlyRead}
      </h1>
      <p role="status">{notice}</p>
      <Party />
      <WaysOut />
    </section>
  )
}

function WaysOut() {
  return (
    <p class="ways-out">
      <a href={`${path.value}/file`} download="fight.json">
        {words.table.takeAlong}
      </a>
      <a href="/">{words.table.leave}</a>
    </p>
  )
}

/** One line for each of the party. */
function Party() {
  const { value } = scene
  if (value === undefined) return null
  const ids = mine.value.length > 0 ? mine.value : value.sides.flatMap(({ fighters }) => fighters)
  return (
    <ul class="party">
      {ids.map((id) => {
        const sheet = value.sheets[id]
        if (sheet === undefined) return null
        const worst = health(sheet.bars).reduce<(typeof sheet.bars)[number] | undefined>(
          (low, bar) => (low === undefined || bar.now / bar.full < low.now / low.full ? bar : low),
          undefined,
        )
        const condition = value.conditions[id]
        return (
          <li key={id}>
            <b>{nameOf(id)}</b>{' '}
            <span class="soft">
              {[
                condition === undefined ? '' : words.conditions[condition],
                worst === undefined || worst.now === worst.full
                  ? ''
                  : `${worst.name} ${number(worst.now)} ${words.sheet.of} ${number(worst.full)}`,
                ...sheet.conditions.map(({ name }) => name),
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Chooses an answer to a question of a kind that was asked before; it still has to be confirmed when it comes. */
function Prepare() {
  const open = useSignal(false)
  const known = [...lastAsked.value.entries()].filter(([, { who }]) => mine.value.includes(who))
  if (known.length === 0) return null
  return (
    <div class="fold">
      <button
        type="button"
        class="caps"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value
        }}
      >
        {words.question.prepare} <span aria-hidden="true">{open.value ? '▾' : '▸'}</span>
      </button>
      {open.value ? (
        <>
          <p class="soft">{words.question.prepareLine}</p>
          {known.map(([name, asked]) => (
            <label class="field" key={name}>
              {inWords(asked.said)}
              <select
                value={prepared.value.get(name) ?? ''}
                onChange={(event) => {
                  const next = new Map(prepared.value)
                  if (event.currentTarget.value === '') next.delete(name)
                  else next.set(name, event.currentTarget.value)
                  prepared.value = next
                }}
              >
                <option value="">{words.question.noPrepared}</option>
                {asked.options.map(({ key, said }) => (
                  <option key={key} value={key}>
                    {capital(inWords(said))}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </>
      ) : null}
    </div>
  )
}
