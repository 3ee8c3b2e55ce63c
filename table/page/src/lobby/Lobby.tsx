import { wanted } from '../map/placing.ts'
import { SeatList } from '../master/Seats.tsx'
import { gm, mine, nameOf, say, scene, shown, you } from '../seat.ts'
import { capital } from '../seen/names.ts'
import { sideClass } from '../seen/sides.ts'
import { WayBack } from '../WayBack.tsx'
import { words } from '../words.ts'
import { Side } from './Side.tsx'

/** Before the fight: nobody is asked; the game master places fighters, hands them out and invites, and begins. */
export function Lobby() {
  return gm.value ? <Leading /> : <Gathering />
}

function Leading() {
  const sides = scene.value?.sides ?? []
  return (
    <section class="question lobby" aria-labelledby="question">
      <h1 id="question" tabIndex={-1}>
        {words.lobby.title}
      </h1>
      <p class="soft">{words.lobby.line}</p>
      <h2 class="caps">{words.lobby.who}</h2>
      {sides.map((side) => (
        <Side key={side.id} {...side} />
      ))}
      <SeatList />
      <WayBack />
      <div class="confirm">
        <button type="button" id="confirm" class="act" onClick={begin}>
          {words.lobby.begin}
        </button>
      </div>
    </section>
  )
}

function begin(): void {
  wanted.value = undefined
  void say({ type: 'begin' })
}

/** What players see meanwhile: who is there, and who fights for whom. */
function Gathering() {
  const sides = scene.value?.sides ?? []
  const seats = shown.value?.seats ?? []
  return (
    <section class="question lobby" aria-labelledby="question">
      <h1 id="question" tabIndex={-1}>
        {words.lobby.notYet}
      </h1>
      <p class="soft">{words.lobby.wait}</p>
      {mine.value.length === 0 ? <p>{words.lobby.nobody}</p> : null}
      <ul class="party">
        {seats.map(({ name, fighters, here, gm: leads }) => (
          <li key={name}>
            <b>{name === you.value ? words.lobby.you(name) : name}</b>{' '}
            <span class="soft">
              {[
                here ? words.table.here : words.table.away,
                leads ? words.lobby.leads : '',
                fighters.map(nameOf).join(', '),
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <ul class="party">
        {sides.map(({ id, fighters }) => (
          <li key={id} class={`of-side ${sideClass(sides, id)}`}>
            <b>{capital(id)}</b> <span class="soft">{fighters.map(nameOf).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
