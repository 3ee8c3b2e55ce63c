import { useEffect } from 'preact/hooks'
import { watchAnswers } from './choosing.ts'
import { Header } from './Header.tsx'
import { useKeys } from './keys.ts'
import { Log } from './log/Log.tsx'
import { Newest } from './log/Newest.tsx'
import { Help, Menu } from './Menu.tsx'
import { MapView } from './map/Map.tsx'
import { Master } from './master/Master.tsx'
import { LongPressMenu } from './PressMenu.tsx'
import { Dice } from './question/Dice.tsx'
import { DoingLikewise } from './question/Likewise.tsx'
import { Standing } from './question/Orders.tsx'
import { Question } from './question/Question.tsx'
import { Waiting } from './question/Waiting.tsx'
import { Rules } from './rules/Rules.tsx'
import { Spoken } from './Spoken.tsx'
import { askedNumber, complaint, drawer, gm, inWords, question, scene, shown } from './seat.ts'
import { Sheet } from './sheet/Sheet.tsx'
import { Track } from './track/Track.tsx'
import { watchTurn } from './turn.ts'
import { words } from './words.ts'

/** A table as one seat sees it: the question first, the map, the track, the story. */
export function Table() {
  useKeys()
  useEffect(() => watchTurn(), [])
  useEffect(() => watchAnswers(), [])
  if (shown.value === undefined) return <p class="hall">{words.table.entering}</p>
  const dice = scene.value?.dice
  const at = question.value
  return (
    <div class="table" data-asked={askedNumber.value ?? shown.value.asked}>
      <Header />
      <Track />
      <main class="side">
        <Complaint />
        <Newest />
        <Wishes />
        <DoingLikewise />
        {dice != null ? (
          <Dice key={askedNumber.value} at={dice} />
        ) : at !== undefined ? (
          <Question key={`${askedNumber.value} ${at.who}`} at={at} />
        ) : (
          <Waiting />
        )}
        <Standing />
      </main>
      <MapView />
      <Log />
      <Sheet />
      {drawer.value === 'master' ? <Master /> : null}
      {drawer.value === 'help' ? <Help /> : null}
      {drawer.value === 'menu' ? <Menu /> : null}
      {drawer.value === 'rules' ? <Rules /> : null}
      <LongPressMenu />
      <Spoken />
    </div>
  )
}

/** What we asked the game master to take back, as long as he has not decided. */
function Wishes() {
  if (gm.value || shown.value?.requests.length === 0) return null
  return (
    <p class="wish soft" role="status">
      {words.log.askedUndo}
    </p>
  )
}

/** What the server refused, and what to do about it. */
function Complaint() {
  const { value } = complaint
  if (value === undefined) return null
  return (
    <div class="complaint" role="alert">
      <p>
        <b>{inWords(value.because)}</b> {inWords(value.remedy)}
      </p>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          complaint.value = undefined
        }}
      >
        {words.table.close}
      </button>
    </div>
  )
}
