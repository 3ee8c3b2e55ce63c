import type { SetupForm } from '@affray/engine/play'
import { useSignal } from '@preact/signals'
import { entryFor, free, nameOf, namesIn } from './adding.ts'
import { keepOne } from './Collection.tsx'
import { change, scenario, sheets } from './fight.ts'
import { Hero } from './Hero.tsx'
import { type Data, isRecord, put, renamed } from './record.ts'
import { words } from './words.ts'

/** The sides, each with whoever fights there; everybody comes by typing. */
export function Sides({ form }: { readonly form: SetupForm }) {
  const sides: Data = isRecord(scenario.value.sides) ? scenario.value.sides : {}
  return (
    <section class="setup-part">
      <h2>{words.sides}</h2>
      <datalist id="setup-kinds">
        {form.content[0]?.entries.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </datalist>
      {Object.entries(sides).map(([side, members]) => (
        <Side
          key={side}
          form={form}
          side={side}
          members={isRecord(members) ? members : {}}
          only={Object.keys(sides).length <= 2}
        />
      ))}
      <button type="button" class="quiet" onClick={() => change(['sides', free('others', Object.keys(sides))], {})}>
        + {words.addSide}
      </button>
    </section>
  )
}

function Side(of: { readonly form: SetupForm; readonly side: string; readonly members: Data; readonly only: boolean }) {
  const { form, side, members } = of
  const line = useSignal('')
  const wrong = useSignal('')
  const open = useSignal('')
  const add = (): void => {
    const found = entryFor(line.value, form, namesIn(scenario.value))
    if ('unknown' in found) {
      wrong.value = words.unknown(found.unknown)
      return
    }
    change(['sides', side, found.name], found.entry)
    line.value = ''
    wrong.value = ''
  }
  const own = (): void => {
    const name = free(nameOf(line.value) || 'hero', namesIn(scenario.value))
    change(['sides', side, name], {})
    open.value = name
    line.value = ''
    wrong.value = ''
  }
  const rename = (to: string): void => {
    const name = nameOf(to)
    const sides = scenario.value.sides
    if (name !== '' && name !== side && isRecord(sides) && !Object.hasOwn(sides, name))
      change(['sides'], renamed(sides, side, name))
  }
  return (
    <section class="setup-side" aria-label={side}>
      <div class="setup-line">
        <label>
          {words.side} <input value={side} onChange={(event) => rename(event.currentTarget.value)} />
        </label>
        {Object.keys(members).length === 0 ? null : (
          <button
            type="button"
            class="quiet"
            onClick={() =>
              keepOne(
                'party',
                side,
                Object.fromEntries(
                  Object.entries(members).map(([name, one]) => [name, keptEntry(name, isRecord(one) ? one : {}, form)]),
                ),
              )
            }
          >
            {words.keepParty}
          </button>
        )}
        {of.only ? null : (
          <button type="button" class="quiet" onClick={() => change(['sides', side], undefined)}>
            {words.removeSide(side)}
          </button>
        )}
      </div>
      <ul class="setup-members">
        {Object.entries(members).map(([name, entry]) => (
          <li key={name}>
            <Member
              side={side}
              name={name}
              entry={isRecord(entry) ? entry : {}}
              open={open.value === name}
              onOpen={(is) => {
                open.value = is ? name : ''
              }}
              form={form}
            />
          </li>
        ))}
      </ul>
      <form
        class="setup-line"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <label class="wide">
          {words.addTo(side)}
          <input
            list="setup-kinds"
            placeholder={words.addHint}
            value={line.value}
            aria-invalid={wrong.value !== ''}
            onInput={(event) => {
              line.value = event.currentTarget.value
            }}
          />
        </label>
        <button type="submit" class="choice">
          {words.add}
        </button>
        <button type="button" class="choice" onClick={own}>
          {words.own}
        </button>
      </form>
      {wrong.value === '' ? null : (
        <p class="bad" role="alert">
          {wrong.value}
        </p>
      )}
    </section>
  )
}

/** An entry that says by itself whom it is like, whatever name it will have. */
function keptEntry(name: string, entry: Data, form: SetupForm): Data {
  const known = form.content[0]?.entries.some(({ id }) => id === name) === true
  return known && entry.like === undefined ? { like: name, ...entry } : entry
}

interface MemberOf {
  readonly side: string
  readonly name: string
  readonly entry: Data
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly form: SetupForm
}

/** A line for somebody: name, how many, and what makes them other than their kind. */
function Member({ side, name, entry, open, onOpen, form }: MemberOf) {
  const rename = (to: string): void => {
    const made = nameOf(to)
    const sides = scenario.value.sides
    const members = isRecord(sides) ? sides[side] : undefined
    if (made === '' || made === name || !isRecord(members) || namesIn(scenario.value).includes(made)) return
    const known = form.content[0]?.entries.some(({ id }) => id === name) === true
    // Who leaves the name of a kind is still of that kind.
    const kept = known && entry.like === undefined ? { like: name, ...entry } : entry
    change(['sides', side], put(renamed(members, name, made), [made], kept))
  }
  const sheet = sheets.value.find(({ id }) => id === name || id === `${name}-1`)
  return (
    <>
      <div class="setup-line">
        <input
          class="setup-name"
          aria-label={`${words.ownName}: ${name}`}
          value={name}
          onChange={(event) => rename(event.currentTarget.value)}
        />
        {typeof entry.like === 'string' ? <span class="soft">{entry.like}</span> : null}
        <label class="setup-times">
          ×{' '}
          <input
            class="setup-count"
            type="number"
            min={1}
            max={200}
            aria-label={`${words.count}: ${name}`}
            value={typeof entry.count === 'number' ? entry.count : 1}
            onInput={(event) => {
              const count = event.currentTarget.valueAsNumber
              if (count >= 1) change(['sides', side, name, 'count'], count === 1 ? undefined : count)
            }}
          />
        </label>
        <button type="button" class="quiet" aria-expanded={open} onClick={() => onOpen(!open)}>
          {words.change(name)}
        </button>
        <button type="button" class="quiet" onClick={() => keepOne('hero', name, keptEntry(name, entry, form))}>
          {words.keep(name)}
        </button>
        <button type="button" class="quiet" onClick={() => change(['sides', side, name], undefined)}>
          {words.remove(name)}
        </button>
      </div>
      {open ? <Hero form={form} path={['sides', side, name]} entry={entry} sheet={sheet} /> : null}
    </>
  )
}
