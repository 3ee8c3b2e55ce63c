import { signal, useSignal } from '@preact/signals'
import { free, namesIn } from './adding.ts'
import { asFile, type Kept, keep, kept, readFile, together, withOne, without } from './collection.ts'
import { change, fetchForm, replace, scenario } from './fight.ts'
import { type Data, isRecord } from './record.ts'
import { words } from './words.ts'

const all = signal<readonly Kept[]>(kept())
const unkept = signal(false)

function take(things: readonly Kept[]): void {
  all.value = things
  unkept.value = !keep(things)
}
/** Puts something into the collection. */
export function keepOne(is: Kept['is'], name: string, data: Data): void {
  const { system } = scenario.value
  if (typeof system === 'string') take(withOne(kept(), { is, system, name, data }))
}

/** Brings somebody in under a name nobody has yet. */
function bring(side: string, entries: Data): void {
  const taken = [...namesIn(scenario.value)]
  const sides = isRecord(scenario.value.sides) ? scenario.value.sides : {}
  const members: Record<string, unknown> = { ...(isRecord(sides[side]) ? sides[side] : {}) }
  for (const [name, entry] of Object.entries(entries)) {
    const called = free(name, taken)
    taken.push(called)
    const of = isRecord(entry) ? entry : {}
    const like = called === name || of.like !== undefined || Object.keys(of).length > 0 ? {} : { like: name }
    members[called] = { ...like, ...of }
  }
  change(['sides', side], members)
}

/** Heroes, parties and fights of the maker's own: kept in this browser, carried in a file. */
export function Collection() {
  const said = useSignal('')
  const system = scenario.value.system
  const sides = Object.keys(isRecord(scenario.value.sides) ? scenario.value.sides : {})
  const shown = all.value.filter((one) => system === undefined || one.system === system)
  return (
    <details class="setup-part" open={shown.length > 0 && system === undefined}>
      <summary>
        <h2>{words.collection}</h2>
      </summary>
      <p class="soft">{words.collectionLine}</p>
      <ul class="setup-members">
        {shown.map((one) => (
          <li key={`${one.is} ${one.system} ${one.name}`} class="setup-line">
            <span class="wide">
              {one.name} <span class="soft">{words.kinds[one.is]}</span>
            </span>
            {one.is === 'fight' ? (
              <button
                type="button"
                class="quiet"
                onClick={() => {
                  replace(one.data)
                  fetchForm(one.data.system)
                }}
              >
                {words.open(one.name)}
              </button>
            ) : (
              sides.map((side) => (
                <button
                  key={side}
                  type="button"
                  class="quiet"
                  onClick={() => bring(side, one.is === 'hero' ? { [one.name]: one.data } : one.data)}
                >
                  {words.bring(one.name, side)}
                </button>
              ))
            )}
            <button type="button" class="quiet" onClick={() => take(without(kept(), one))}>
              {words.forget(one.name)}
            </button>
          </li>
        ))}
      </ul>
      <div class="setup-line">
        {typeof system === 'string' ? (
          <button
            type="button"
            class="choice"
            onClick={() =>
              keepOne('fight', String(scenario.value.title ?? '') || words.untitled, { ...scenario.value })
            }
          >
            {words.keepFight}
          </button>
        ) : null}
        <a
          class="choice"
          download="collection.affray.json"
          href={`data:application/json;charset=utf-8,${encodeURIComponent(asFile(all.value))}`}
        >
          {words.saveCollection}
        </a>
        <label class="field wide">
          {words.openCollection}
          <input
            type="file"
            accept=".json"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0]
              if (file === undefined) return
              // A file that is too large is not even read.
              if (file.size > 2_000_000) {
                said.value = words.tooLarge
                return
              }
              file.text().then(
                (text) => {
                  const read = readFile(text)
                  if ('wrong' in read) said.value = read.wrong
                  else {
                    take(together(kept(), read.things))
                    said.value = words.took(read.things.length, read.leftOut)
                  }
                },
                (thrown: unknown) => {
                  said.value = String(thrown)
                },
              )
            }}
          />
        </label>
      </div>
      <p role="status">{unkept.value ? words.unkept : said.value}</p>
    </details>
  )
}
