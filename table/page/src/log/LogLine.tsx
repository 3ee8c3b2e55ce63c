import type { ToldLine } from '@affray/engine/play'
import { useSignal } from '@preact/signals'
import { type PressMenu, pressable } from '../press.ts'
import { inWords, logOf, nameOf, pieces, pointedAt, scene, undo } from '../seat.ts'
import { sideClass, sideOf } from '../seen/sides.ts'
import { words } from '../words.ts'
import { Rolls, rolledIn } from './Rolls.tsx'
import { openRule, RuleName, ruleOf } from './Rule.tsx'

/** One sentence of the story; it opens into dice, terms and the rules behind it. */
export function LogLine({ line, round }: { readonly line: ToldLine; readonly round: number | undefined }) {
  const open = useSignal(false)
  const { event } = line
  const who = event !== undefined && 'who' in event && typeof event.who === 'string' ? event.who : undefined
  const sides = scene.value?.sides ?? []
  const rolls = event === undefined ? [] : rolledIn(event)
  const ruled = event === undefined
  const turn = (): void => {
    open.value = !open.value
  }
  const heading = round === undefined ? null : <li class="round">{words.table.round(round)}</li>
  // A game that only says that the round begins is not told twice.
  if (heading !== null && line.told === `${words.table.round(line.round)}.`) return heading
  const menu = (): PressMenu => ({
    title: inWords(line.told),
    items: [
      { says: words.log.undoTo, act: () => undo(line.n) },
      { says: words.log.dice, act: turn },
      ...(who === undefined
        ? []
        : [
            {
              says: words.log.only(nameOf(who)),
              act: () => {
                logOf.value = who
              },
            },
          ]),
    ],
  })
  return (
    <>
      {heading}
      <li
        class={`line ${ruled ? 'ruled' : ''} ${who === undefined ? '' : sideClass(sides, sideOf(sides, who))}`}
        onPointerEnter={() => {
          pointedAt.value = who
        }}
        onPointerLeave={() => {
          pointedAt.value = undefined
        }}
        {...pressable(menu)}
      >
        <p>
          {ruled ? <span aria-hidden="true">✒ </span> : null}
          {pieces
            .value(line.told)
            .map((piece, i) => (piece.who === undefined ? piece.text : <b key={i}>{piece.text}</b>))}
        </p>
        {rolls.length > 0 ? <Rolls rolls={rolls} brief={!open.value} /> : null}
        <div class="more">
          <button type="button" class="opener" aria-expanded={open.value} onClick={turn}>
            {words.log.dice} <span aria-hidden="true">{open.value ? '▾' : '▸'}</span>
          </button>
          <button type="button" class="opener undo" onClick={() => undo(line.n)}>
            {words.log.undoTo}
          </button>
        </div>
        {open.value ? (
          <div class="opened">
            {line.long === undefined ? null : <p class="soft">{inWords(line.long)}</p>}
            {line.rules.map((id) => (
              <div key={id}>
                <RuleName id={id} />
                {openRule.value === id ? <RuleText id={id} /> : null}
              </div>
            ))}
          </div>
        ) : null}
      </li>
    </>
  )
}

/** A rule in our words, and where it stands in its chapter. */
function RuleText({ id }: { readonly id: string }) {
  const rule = ruleOf(id)
  if (rule === undefined) return <p class="soft">{words.log.noRule}</p>
  return (
    <p class="rule-text">
      {rule.says} <span class="soft">{rule.heading}</span>
    </p>
  )
}
