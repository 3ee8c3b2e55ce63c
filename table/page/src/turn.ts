import { effect } from '@preact/signals'
import { askedNumber, lastAsked, question, scene, shown } from './seat.ts'
import { notify, sound } from './settings.ts'
import { words } from './words.ts'

/** After waiting so long, in milliseconds, somebody may have looked away. */
const PATIENCE = 4000

/** Says that it is our turn: in the title, in the icon, by a shake of the phone, and by a sound where that is wanted. */
export function watchTurn(): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  let last = -1
  let since = performance.now()
  return effect(() => {
    const at = question.value?.answered === undefined ? question.value : undefined
    const asked = at !== undefined || scene.value?.dice != null
    const title = shown.value?.table.title ?? words.door.name
    document.title = asked ? `● ${words.table.yourTurn} – ${title}` : title
    if (icon !== null) icon.href = asked ? '/icon-now.svg' : '/icon.svg'
    const number = askedNumber.value ?? -1
    if (at !== undefined) {
      const name = `${at.who} ${at.about.ask}`
      if (lastAsked.peek().get(name) !== at) lastAsked.value = new Map(lastAsked.peek()).set(name, at)
    }
    if (!asked) since = Math.min(since, performance.now())
    if (!asked || number === last) return
    last = number
    const waited = performance.now() - since
    since = Number.POSITIVE_INFINITY
    // Whoever looks at the page and was asked only a moment ago needs no reminder.
    if (document.visibilityState === 'visible' && !(waited > PATIENCE)) return
    navigator.vibrate?.(120)
    if (sound.peek() === 'on') chime()
    if (document.visibilityState !== 'visible' && notify.peek() === 'on') notice(title)
  })
}

/** Where the browser can notify at all: only over https, or on this machine. */
export const canNotify = (): boolean => typeof Notification !== 'undefined' && isSecureContext

/** Asks whether it may; gives whether it does from now on. */
export async function wantNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** One notice, in the place of an older one; touched, it leads back to the page. */
function notice(title: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(words.table.yourTurn, { body: title, tag: 'affray' })
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch {
    // A phone's browser may want a worker for that: the sound and the title say it still.
  }
}

/** Two short tones. */
function chime(): void {
  const audio = new AudioContext()
  for (const [n, pitch] of [660, 880].entries()) {
    const tone = audio.createOscillator()
    const loud = audio.createGain()
    tone.frequency.value = pitch
    loud.gain.setValueAtTime(0.08, audio.currentTime + n * 0.14)
    loud.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + n * 0.14 + 0.12)
    tone.connect(loud).connect(audio.destination)
    tone.start(audio.currentTime + n * 0.14)
    tone.stop(audio.currentTime + n * 0.14 + 0.13)
  }
}
