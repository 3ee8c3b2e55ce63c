import type { Sheet as Shows } from '@affray/engine'
import { Drawer } from '../Drawer.tsx'
import { gm, nameOf, openSheet, scene } from '../seat.ts'
import { short, signed } from '../seen/numbers.ts'
import { sideClass } from '../seen/sides.ts'
import { words } from '../words.ts'
import { Changing } from './Change.tsx'
import { Figure, isBody } from './Figure.tsx'
import { Revealing } from './Reveal.tsx'

/** A fighter's sheet, over the map: what is left of him, what he suffers, carries and can. */
export function Sheet() {
  const id = openSheet.value
  const sheet = id === undefined ? undefined : scene.value?.sheets[id]
  if (id === undefined || sheet === undefined) return null
  const sides = scene.value?.sides ?? []
  const condition = scene.value?.conditions[id]
  return (
    <Drawer
      title={nameOf(id)}
      class={`sheet ${sideClass(sides, sheet.side)}`}
      onClose={() => {
        openSheet.value = undefined
      }}
    >
      <p class="soft">
        {[sheet.side, condition === undefined ? '' : words.conditions[condition], ...sheet.tags]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <Bars sheet={sheet} />
      {sheet.bars.length === 0 ? <Grades sheet={sheet} /> : null}
      <Conditions sheet={sheet} />
      <Things sheet={sheet} />
      <Numbers sheet={sheet} />
    </Drawer>
  )
}

function Bars({ sheet }: { readonly sheet: Shows }) {
  if (sheet.bars.length === 0) return null
  return (
    <section>
      <h3 class="caps">{words.sheet.body}</h3>
      <div class={isBody(sheet.bars) ? 'body' : ''}>
        <ul class="bars-of">
          {sheet.bars.map((bar) => (
            <li key={bar.name}>
              <span>
                {bar.name}
                {bar.armour === undefined || bar.armour === 0 ? null : (
                  <small class="soft">
                    {' '}
                    {words.sheet.armour} {short(bar.armour)}
                  </small>
                )}
              </span>
              <meter
                aria-label={bar.name}
                min={0}
                max={Math.max(1, bar.full)}
                value={Math.max(0, bar.now)}
                class={bar.now * 2 < bar.full ? 'low' : ''}
              />
              <span class="number">
                {short(bar.now)} {words.sheet.of} {short(bar.full)}
              </span>
              <Changing change={bar.change} now={bar.now} what={`${nameOf(sheet.id)}, ${bar.name}`} />
              <Revealing fighter={sheet.id} what={bar.name} />
            </li>
          ))}
        </ul>
        {isBody(sheet.bars) ? <Figure bars={sheet.bars} /> : null}
      </div>
    </section>
  )
}

function Grades({ sheet }: { readonly sheet: Shows }) {
  return (
    <section>
      <h3 class="caps">{words.sheet.looks}</h3>
      <dl class="pairs">
        {sheet.grades.map(({ name, word }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{word}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Conditions({ sheet }: { readonly sheet: Shows }) {
  if (sheet.conditions.length === 0) return null
  return (
    <section>
      <h3 class="caps">{words.sheet.conditions}</h3>
      <ul class="plain">
        {sheet.conditions.map(({ name, left, clock, change }) => (
          <li key={name}>
            <b>{name}</b>{' '}
            {left === undefined ? (clock ?? '') : clock === undefined ? short(left) : words.sheet.left(left, clock)}
            <Changing change={change} now={left} what={`${nameOf(sheet.id)}, ${name}`} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Things({ sheet }: { readonly sheet: Shows }) {
  if (sheet.things.length === 0) return null
  return (
    <section>
      <h3 class="caps">{words.sheet.things}</h3>
      <dl class="pairs">
        {sheet.things.map(({ name, how }, i) => (
          <div key={i}>
            <dt>{name}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Numbers({ sheet }: { readonly sheet: Shows }) {
  if (sheet.numbers.length === 0) return null
  return (
    <section>
      <h3 class="caps">{words.sheet.numbers}</h3>
      <ul class="numbers">
        {sheet.numbers.map(({ name, value, from, change }, i) => (
          <li key={i}>
            <span>{name}</span>
            <span class="number">{short(value)}</span>
            {from.length > 1 || gm.value ? (
              <small class="soft">{from.map((term) => `${signed(term.value)} ${term.because}`).join(', ')}</small>
            ) : null}
            <Changing change={change} now={value} what={`${nameOf(sheet.id)}, ${name}`} />
            <Revealing fighter={sheet.id} what={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}
