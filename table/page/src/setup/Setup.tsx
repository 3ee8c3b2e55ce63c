import '../style/setup.css'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { lay } from '../landing/ask.ts'
import { catalogue, fetchCatalogue } from '../landing/catalogue.ts'
import { Collection } from './Collection.tsx'
import { Fallen } from './Fallen.tsx'
import { Field } from './FieldInput.tsx'
import {
  change,
  check,
  faults,
  fetchForm,
  form,
  inWords,
  key,
  last,
  needsKey,
  replace,
  rewritten,
  said,
  scenario,
  settled,
  text,
  trouble,
  unread,
  write,
} from './fight.ts'
import { Options } from './Options.tsx'
import { isRecord } from './record.ts'
import { Seats } from './Seats.tsx'
import { Sides } from './Sides.tsx'
import { WhoWins } from './WhoWins.tsx'
import { words } from './words.ts'

const FRESH = { sides: { heroes: {}, foes: {} } }

/** A fight is set up: by form, and by the same as text beside it. */
export function Setup() {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    fetchCatalogue().catch((thrown: unknown) => {
      trouble.value = said(thrown)
    })
  }, [])
  const game = form.value
  const system = scenario.value.system
  return (
    <main class="setup">
      <a class="quiet" href="/">
        ← {words.back}
      </a>
      <h1 ref={heading} tabIndex={-1}>
        {last.value === undefined ? words.title : words.next}
      </h1>
      {needsKey.value ? (
        <label class="field">
          {words.key}
          <input
            type="password"
            onChange={(event) => {
              key.value = event.currentTarget.value
              check()
            }}
          />
        </label>
      ) : null}
      {trouble.value === '' ? null : (
        <p class="bad" role="alert">
          {trouble.value}
        </p>
      )}
      <div class="setup-both">
        <div class="setup-form" inert={unread.value !== ''}>
          <label class="field">
            {words.game}
            <select
              value={typeof system === 'string' ? system : ''}
              onChange={(event) => {
                const chosen = event.currentTarget.value
                if (chosen === '') return
                replace({ system: chosen, ...FRESH })
                fetchForm(chosen)
              }}
            >
              <option value="">{words.chooseGame}</option>
              {catalogue.value?.games.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          {typeof system === 'string' ? null : <Collection />}
          {game === undefined || game.system !== system ? null : (
            <>
              <Known />
              <Field
                field={{ name: words.name, about: '', needed: false, input: { kind: 'text' } }}
                path={['title']}
                value={scenario.value.title}
                onValue={(value) => change(['title'], value)}
              />
              {last.value === undefined ? null : <Fallen asked={last.value} />}
              <Sides form={game} />
              <WhoWins />
              <Begin />
              <Collection />
              <Options form={game} />
              <Seats />
              <Rest />
            </>
          )}
        </div>
        <Beside />
      </div>
    </main>
  )
}

/** The names a game knows, for fields to offer. */
function Known() {
  return (
    <>
      {form.value?.content.map(({ kind, entries }) => (
        <datalist key={kind} id={`known-${kind === 'fighters' ? 'like' : kind}`}>
          {entries.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </datalist>
      ))}
    </>
  )
}

const SHOWN_ELSEWHERE = ['system', 'title', 'seats']
/** The other fields of a fight. */
function Rest() {
  return (
    <details class="setup-part">
      <summary>
        <h2>{words.place}</h2>
      </summary>
      {form.value?.fight
        .filter(({ name }) => !SHOWN_ELSEWHERE.includes(name))
        .map((field) => (
          <Field
            key={field.name}
            field={field}
            path={[field.name]}
            value={scenario.value[field.name]}
            onValue={(value) => change([field.name], value)}
          />
        ))}
    </details>
  )
}

/** The same as a file; whatever is written here stands in the form. */
function Beside() {
  return (
    <section class="setup-text">
      <h2>
        <label for="setup-text">{words.text}</label>
      </h2>
      <p class="soft" id="setup-text-line">
        {words.textLine}
      </p>
      <textarea
        id="setup-text"
        spellcheck={false}
        rows={24}
        aria-describedby="setup-text-line"
        aria-invalid={unread.value !== ''}
        value={text.value}
        onInput={(event) => write(event.currentTarget.value)}
      />
      {rewritten.value ? <p class="soft">{words.rewritten}</p> : null}
      {unread.value === '' ? null : (
        <p class="bad" role="alert">
          {unread.value} {words.unread}
        </p>
      )}
      <a class="quiet" download="fight.yaml" href={`data:text/yaml;charset=utf-8,${encodeURIComponent(text.value)}`}>
        {words.save}
      </a>
    </section>
  )
}

/** Whom the maker plays, what still stands in the way, and the beginning. */
function Begin() {
  const busy = useSignal(false)
  const play = useSignal('')
  const { sides, seats, title } = scenario.value
  const names = [...Object.keys(isRecord(seats) ? seats : {}), ...Object.keys(isRecord(sides) ? sides : {})]
  const chosen = names.includes(play.value) || play.value === 'gm' ? play.value : (names[0] ?? 'gm')
  const wrong = faults.value
  return (
    <section class="setup-part setup-begin">
      {wrong.length === 0 ? (
        <p role="status">{settled.value ? words.right : ''}</p>
      ) : (
        <div role="status">
          <p class="bad">{words.wrong(wrong.length)}</p>
          <ul>
            {wrong.slice(0, 8).map((fault) => (
              <li key={`${fault.path.join('.')} ${fault.found}`}>
                <b>{fault.path.join(' › ')}</b> {inWords(fault)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div class="setup-line">
        <label>
          {words.play}{' '}
          <select
            value={chosen}
            onChange={(event) => {
              play.value = event.currentTarget.value
            }}
          >
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
            <option value="gm">{words.master}</option>
          </select>
        </label>
        <button
          type="button"
          class="act"
          disabled={busy.value || wrong.length > 0 || !settled.value}
          onClick={() => {
            busy.value = true
            lay({
              from: { file: text.value },
              play: chosen,
              ...(typeof title === 'string' && title !== '' ? { title: title.slice(0, 60) } : {}),
              ...(key.value === '' ? {} : { key: key.value }),
            }).catch((thrown: unknown) => {
              busy.value = false
              trouble.value = said(thrown)
            })
          }}
        >
          {busy.value ? words.beginning : words.begin}
        </button>
      </div>
    </section>
  )
}
