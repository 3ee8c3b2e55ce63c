import type { Input, SetupField } from '@affray/engine/play'
import { useId } from 'preact/hooks'
import { capital } from '../seen/names.ts'
import { inWords, wrongAt, wrongIn } from './fight.ts'
import { isRecord, type Path } from './record.ts'
import { words } from './words.ts'

interface Shown {
  readonly path: Path
  readonly value: unknown
  readonly onValue: (value: unknown) => void
}

/** The last name of a path, as people read it: `heroPoints` is “hero points”. */
export const titled = (name: string | number): string =>
  capital(
    String(name)
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/[-_]/g, ' ')
      .toLowerCase(),
  )

/** A field of the form with what it means, and what is wrong with it. */
export function Field({ field, path, value, onValue }: Shown & { readonly field: SetupField }) {
  const id = useId()
  const simple = ['text', 'number', 'yes', 'choice'].includes(shownAs(field.input, value).kind)
  const wrong = simple || field.input.kind === 'list' ? wrongIn(path) : wrongAt(path)
  const about = (
    <span class="soft" id={`${id}-about`}>
      {field.about}
      {field.needed ? ` (${words.needed})` : ''}
    </span>
  )
  const faulty =
    wrong.length === 0 ? null : (
      <span class="bad" id={`${id}-wrong`}>
        {wrong.map(inWords).join(' ')}
      </span>
    )
  if (!simple)
    return (
      <fieldset class="setup-fields">
        <legend>{titled(field.name)}</legend>
        {about}
        <Value input={field.input} path={path} value={value} onValue={onValue} label={titled(field.name)} />
        {faulty}
      </fieldset>
    )
  return (
    <div class="field">
      <label for={id}>{titled(field.name)}</label>
      <Value
        id={id}
        described={`${id}-about${faulty === null ? '' : ` ${id}-wrong`}`}
        input={field.input}
        path={path}
        value={value}
        onValue={onValue}
        label={titled(field.name)}
        wrong={wrong.length > 0}
      />
      {about}
      {faulty}
    </div>
  )
}

interface ValueOf extends Shown {
  readonly input: Input
  readonly label: string
  readonly id?: string
  readonly described?: string
  readonly wrong?: boolean
}

/** Of several kinds of thing the one that stands there, or the plainest. */
function shownAs(input: Input, value: unknown): Input {
  if (input.kind !== 'either') return input
  const choices = input.of.flatMap((one) =>
    one.kind === 'choice' ? one.choices : one.kind === 'yes' ? [true, false] : [],
  )
  if (choices.length > 0 && input.of.every(({ kind }) => kind === 'choice' || kind === 'yes'))
    return { kind: 'choice', choices }
  const fields = input.of.find(({ kind }) => kind === 'fields')
  if (isRecord(value) && fields !== undefined) return fields
  return input.of.find(({ kind }) => kind === 'text' || kind === 'number') ?? input.of[0] ?? { kind: 'data' }
}

/** What is put in, whatever its kind. */
function Value(of: ValueOf) {
  const input = shownAs(of.input, of.value)
  switch (input.kind) {
    case 'text':
    case 'data':
      return <Text {...of} />
    case 'number':
      return <Num {...of} input={input} />
    case 'yes':
      return <Choice {...of} choices={[true, false]} />
    case 'choice':
      return <Choice {...of} choices={input.choices} />
    case 'list':
      return <List {...of} of={input.of} />
    case 'row':
      return <Row {...of} of={input.of} />
    case 'record':
      return <Named {...of} of={input.of} names={input.names} />
    case 'fields':
      return (
        <div class="setup-inside">
          {input.fields.map((field) => (
            <Field
              key={field.name}
              field={field}
              path={[...of.path, field.name]}
              value={isRecord(of.value) ? of.value[field.name] : undefined}
              onValue={(made) => of.onValue(withName(of.value, field.name, made))}
            />
          ))}
        </div>
      )
    default:
      return <Text {...of} />
  }
}

/** A record with something else under a name; without anything it is no record. */
function withName(value: unknown, name: string, made: unknown): unknown {
  const { [name]: _, ...others } = isRecord(value) ? value : {}
  const whole = made === undefined ? others : isRecord(value) ? { ...value, [name]: made } : { [name]: made }
  return Object.keys(whole).length === 0 ? undefined : whole
}

const marks = ({ id, described, wrong, label }: ValueOf) => ({
  ...(id === undefined ? { 'aria-label': label } : { id }),
  ...(described === undefined ? {} : { 'aria-describedby': described }),
  ...(wrong === true ? { 'aria-invalid': true } : {}),
})

function Text(of: ValueOf) {
  const known = String(of.path.findLast((name) => typeof name === 'string') ?? '')
  return (
    <input
      {...marks(of)}
      list={`known-${known}`}
      value={typeof of.value === 'string' ? of.value : of.value === undefined ? '' : JSON.stringify(of.value)}
      onInput={(event) => of.onValue(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
    />
  )
}

function Num(of: ValueOf & { readonly input: Extract<Input, { kind: 'number' }> }) {
  return (
    <input
      {...marks(of)}
      type="number"
      inputMode={of.input.whole ? 'numeric' : 'decimal'}
      min={of.input.least}
      max={of.input.most}
      step={of.input.whole ? 1 : 'any'}
      value={typeof of.value === 'number' ? of.value : ''}
      onInput={(event) => {
        const { value, valueAsNumber } = event.currentTarget
        of.onValue(value === '' || Number.isNaN(valueAsNumber) ? undefined : valueAsNumber)
      }}
    />
  )
}

function Choice(of: ValueOf & { readonly choices: readonly unknown[] }) {
  const now = of.choices.indexOf(of.value)
  return (
    <select
      {...marks(of)}
      value={String(now)}
      onChange={(event) => of.onValue(of.choices[Number(event.currentTarget.value)])}
    >
      <option value="-1">{words.asUsual}</option>
      {of.choices.map((choice, i) => (
        <option key={String(choice)} value={String(i)}>
          {choice === true ? words.yes : choice === false ? words.no : String(choice)}
        </option>
      ))}
    </select>
  )
}

/** What a new member of a list begins with. */
const fresh = (input: Input): unknown => {
  const shown = shownAs(input, undefined)
  return shown.kind === 'fields' || shown.kind === 'record'
    ? {}
    : shown.kind === 'number'
      ? (shown.least ?? 0)
      : shown.kind === 'choice'
        ? shown.choices[0]
        : shown.kind === 'row'
          ? shown.of.map(fresh)
          : ''
}

function List(of: Omit<ValueOf, 'of'> & { readonly of: Input }) {
  const list: readonly unknown[] = Array.isArray(of.value) ? of.value : []
  const set = (made: readonly unknown[]): void => of.onValue(made.length === 0 ? undefined : made)
  return (
    <div class="setup-list">
      {list.map((one, i) => (
        <div key={i} class="setup-one">
          <Value
            input={of.of}
            path={[...of.path, i]}
            value={one}
            label={`${of.label} ${i + 1}`}
            onValue={(made) => set(list.with(i, made ?? fresh(of.of)))}
          />
          <button type="button" class="quiet" onClick={() => set(list.toSpliced(i, 1))}>
            {words.takeOut(`${of.label} ${i + 1}`)}
          </button>
        </div>
      ))}
      <button type="button" class="quiet" onClick={() => set([...list, fresh(of.of)])}>
        + {words.addOne(of.label)}
      </button>
    </div>
  )
}

function Row(of: Omit<ValueOf, 'of'> & { readonly of: readonly Input[] }) {
  const list: readonly unknown[] = Array.isArray(of.value) ? of.value : of.of.map(fresh)
  return (
    <div class="setup-one">
      {of.of.map((input, i) => (
        <Value
          key={i}
          input={input}
          path={[...of.path, i]}
          value={list[i]}
          label={`${of.label} ${i + 1}`}
          onValue={(made) => of.onValue(list.with(i, made ?? fresh(input)))}
        />
      ))}
    </div>
  )
}

function Named(of: Omit<ValueOf, 'of'> & { readonly of: Input; readonly names: readonly string[] | undefined }) {
  const record = isRecord(of.value) ? of.value : {}
  const left = of.names?.filter((name) => !Object.hasOwn(record, name))
  const add = (name: string): void => {
    if (name !== '' && !Object.hasOwn(record, name)) of.onValue({ ...record, [name]: fresh(of.of) })
  }
  return (
    <div class="setup-list">
      {Object.entries(record).map(([name, one]) => (
        <div key={name} class="setup-one">
          <span>{titled(name)}</span>
          <Value
            input={of.of}
            path={[...of.path, name]}
            value={one}
            label={`${of.label}: ${titled(name)}`}
            onValue={(made) => of.onValue(withName(record, name, made ?? fresh(of.of)))}
          />
          <button type="button" class="quiet" onClick={() => of.onValue(withName(record, name, undefined))}>
            {words.takeOut(titled(name))}
          </button>
        </div>
      ))}
      {left === undefined ? (
        <input
          aria-label={words.addOne(of.label)}
          placeholder={words.addOne(of.label)}
          list={`known-${String(of.path.at(-1) ?? '')}`}
          onChange={(event) => {
            add(event.currentTarget.value.trim())
            event.currentTarget.value = ''
          }}
        />
      ) : (
        <select
          aria-label={words.addOne(of.label)}
          value=""
          onChange={(event) => {
            add(event.currentTarget.value)
            event.currentTarget.value = ''
          }}
        >
          <option value="">+ {words.addOne(of.label)}</option>
          {left.map((name) => (
            <option key={name} value={name}>
              {titled(name)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
