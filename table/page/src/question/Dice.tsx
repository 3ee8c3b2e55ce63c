import type { AskedDice } from '@affray/engine/play'
import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { SaidOf } from '../../../src/protocol/said.ts'
import { inWords, nameOf, say, shown, throwing } from '../seat.ts'
import { capital } from '../seen/names.ts'
import { percent } from '../seen/numbers.ts'
import { words } from '../words.ts'
import { useNextQuestion } from './focus.ts'

/** Dice we have to throw: type what they show, say what they mean, or let them be thrown. */
export function Dice({ at }: { readonly at: AskedDice }) {
  const typed = useSignal<readonly string[]>(at.dice.map(() => ''))
  const more = useSignal('')
  const wrong = useSignal('')
  const section = useRef<HTMLElement>(null)
  useNextQuestion(section)
  const asked = shown.value?.asked
  if (asked === undefined) return null
  const again = at.dice.some((die) => die.again)

  const busy = throwing.value
  const give = (dice: SaidOf<'throw'>['dice']): void => {
    // What was pressed twice is thrown once.
    if (!throwing.peek()) void say({ type: 'throw', asked, dice })
  }
  const send = (event: Event): void => {
    event.preventDefault()
    const faces = typed.value.map(Number)
    const bad = at.dice.find(({ sides }, i) => !whole(faces[i]) || (faces[i] ?? 0) < 1 || (faces[i] ?? 0) > sides)
    if (bad !== undefined) {
      wrong.value = words.dice.wrong(bad.sides)
      return
    }
    const further = more.value
      .split(/[\s,;]+/)
      .filter((one) => one !== '')
      .map(Number)
    wrong.value = ''
    give({ faces: [...faces, ...further] })
  }
  return (
    <section class="question" aria-labelledby="question" ref={section}>
      <p class="soft who">{nameOf(at.who)}</p>
      <h1 id="question" tabIndex={-1}>
        {capital(inWords(at.roll))}: {notation(at)}
      </h1>
      <Wanted at={at} />
      {at.readings !== undefined ? (
        <fieldset class="readings">
          <legend>{words.dice.reads}</legend>
          {at.readings.map((reading) => (
            <button
              type="button"
              class="choice"
              key={String(reading)}
              disabled={busy}
              onClick={() => give({ says: [reading] })}
            >
              {read(reading)}
            </button>
          ))}
        </fieldset>
      ) : at.dice.length === 0 ? null : (
        <form onSubmit={send}>
          <div class="dice">
            {at.dice.map((die, i) => (
              <label key={i}>
                <span>
                  d{die.sides}
                  {die.again ? ' !' : ''}
                  {die.minus ? ' −' : ''}
                </span>
                <input
                  inputMode="numeric"
                  autocomplete="off"
                  aria-label={`${words.dice.one(i + 1)}: d${die.sides}`}
                  value={typed.value[i] ?? ''}
                  onInput={(event) => {
                    typed.value = typed.value.with(i, event.currentTarget.value)
                  }}
                />
              </label>
            ))}
          </div>
          {again ? (
            <label class="field">
              {words.dice.more}
              <input
                inputMode="numeric"
                value={more.value}
                onInput={(event) => {
                  more.value = event.currentTarget.value
                }}
              />
            </label>
          ) : null}
          {wrong.value === '' ? null : (
            <p class="bad" role="alert">
              {wrong.value}
            </p>
          )}
          <div class="confirm">
            <button type="submit" id="confirm" class="act" disabled={busy}>
              {busy ? words.question.sending : words.dice.send}
            </button>
          </div>
        </form>
      )}
      <button type="button" class="quiet for-me" disabled={busy} onClick={() => give('for me')}>
        {words.dice.throwIt}
      </button>
    </section>
  )
}

/** A reading in words: whether it works, or what it is. */
const read = (reading: unknown): string =>
  reading === true ? words.dice.works : reading === false ? words.dice.fails : capital(inWords(String(reading)))

const whole = (n: number | undefined): boolean => n !== undefined && Number.isInteger(n)

/** The dice in short: 1d100, 2d6. */
function notation({ dice }: AskedDice): string {
  const many = new Map<number, number>()
  for (const { sides } of dice) many.set(sides, (many.get(sides) ?? 0) + 1)
  return [...many].map(([sides, n]) => `${n}d${sides}`).join(' + ')
}

/** What is needed, beside the fields. */
function Wanted({ at }: { readonly at: AskedDice }) {
  if (at.prospects === undefined || at.prospects.length === 0) return null
  return (
    <dl class="prospects" aria-label={words.dice.needs}>
      {at.prospects.map(({ reads, chance, from, to }) => (
        <div key={String(reads)}>
          <dt>{read(reads)}</dt>
          <dd>
            {from === undefined ? '' : from === to ? `${from} · ` : `${from}–${to} · `}
            {percent(chance)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
