import { drawer, gm, redo, reload, say, scene, seeAs, seeing, shown, standing, undo, version } from './seat.ts'
import { words } from './words.ts'

let first = ''

/** Title, round, connection, and what is always at hand. */
export function Header() {
  const table = shown.value?.table
  if (first === '' && version.value !== '') first = version.value
  if (table === undefined) return null
  const open = (which: 'master' | 'help' | 'menu'): void => {
    drawer.value = drawer.value === which ? undefined : which
  }
  return (
    <header class="top">
      <strong class="title">{table.title}</strong>
      <span>{table.state === 'lobby' ? words.lobby.short : words.table.round(scene.value?.round ?? 0)}</span>
      <span class="soft wide">{table.game}</span>
      <span class={`standing ${standing.value}`} role="status">
        <span aria-hidden="true">{standing.value === 'connected' ? '●' : '○'}</span>{' '}
        <span class="how">{words.table[standing.value]}</span>
      </span>
      {version.value !== first ? (
        <button type="button" class="choice" onClick={reload}>
          {words.table.otherVersion} {words.table.reload}
        </button>
      ) : null}
      {seeing.value === undefined ? null : (
        <button type="button" class="choice now" onClick={() => void seeAs(undefined)}>
          {words.master.seeingAs(seeing.value.seat)} · {words.master.ownEyes}
        </button>
      )}
      <button type="button" class="quiet" aria-label={words.table.undo} onClick={() => undo()}>
        <span aria-hidden="true">↶</span> <span class="wide">{words.table.undo}</span>
      </button>
      {gm.value && shown.value?.canRedo === true ? (
        <button type="button" class="quiet" aria-label={words.table.redo} onClick={redo}>
          <span aria-hidden="true">↷</span> <span class="wide">{words.table.redo}</span>
        </button>
      ) : null}
      {gm.value && table.notice === undefined && (table.state === 'paused' || table.state === 'going') ? (
        <button
          type="button"
          class="quiet"
          onClick={() => void say({ type: 'pause', paused: table.state === 'going' })}
        >
          {table.state === 'going' ? words.master.pause : words.master.resume}
        </button>
      ) : null}
      {gm.value ? (
        <button type="button" class="quiet" aria-expanded={drawer.value === 'master'} onClick={() => open('master')}>
          {words.table.master}
        </button>
      ) : null}
      <button type="button" class="quiet" aria-expanded={drawer.value === 'menu'} onClick={() => open('menu')}>
        {words.table.menu}
      </button>
    </header>
  )
}
