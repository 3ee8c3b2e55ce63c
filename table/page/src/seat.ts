import type { AskedChoice, Scene } from '@affray/engine/play'
import { computed, effect, signal } from '@preact/signals'
import type { Said } from '../../src/protocol/said.ts'
import type { Shown } from '../../src/protocol/told.ts'
import { Connection, type Message, type Reply, type Sending } from './connection/connection.ts'

import { draft, leave, takeOver } from './keep.ts'
import { latest } from './latest.ts'
import { finder, type Names, namesOf, plain, withCells } from './seen/names.ts'
import { seatsHere } from './tables.ts'
import { words } from './words.ts'

export type { Message, Reply }

/** The line to the table this page sits at. */
const line = signal<Connection | undefined>(undefined)
/** The seat's path: `/t/<table>/<seat>`. */
export const path = signal('')

/** The line to the game master's seat, where this browser has that seat, too: whoever plays alone answers for him as well. */
const deputy = signal<Connection | undefined>(undefined)

/** Sits down: whatever the page shows from now on comes over this line. */
export function sit(at: string): void {
  path.value = at
  const left = takeOver(at)
  prepared.value = new Map(left?.prepared)
  draft.value = left?.draft ?? ''
  line.value = opened(at, left?.unsaid)
  effect(() => {
    // Whatever is new is looked at through the same eyes.
    if (line.value?.shown.value === undefined || seeing.peek() === undefined) return
    void seeAs(seeing.peek()?.seat)
  })
  effect(() => {
    const there = deputy.value !== undefined && deputy.value.standing.value !== 'ended'
    if (there || scene.value?.waiting.includes('gm') !== true) return
    const master = shown.value?.seats.find((seat) => seat.gm)?.name
    const own = seatsHere(shown.value?.table.id ?? '').find(({ seat }) => seat === master)
    if (own !== undefined) deputy.value = opened(own.path)
  })
}

/** Loads the page anew; what its server does not know yet goes over to the new one. */
export function reload(): void {
  const unsaid = [...(line.value?.sending.value.values() ?? [])].map(({ said }) => said)
  leave({ path: path.value, unsaid, prepared: [...prepared.value], draft: draft.value })
  location.reload()
}

function opened(at: string, unsaid?: readonly Said[]): Connection {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const connection = new Connection(`${scheme}//${location.host}${at}/socket`, unsaid)
  connection.open()
  return connection
}

export const standing = computed(() => line.value?.standing.value ?? 'connecting')
export const bye = computed(() => line.value?.bye.value)
export const you = computed(() => seeing.value?.seat ?? line.value?.you.value ?? '')
export const version = computed(() => line.value?.version.value ?? '')
export const sending = computed<ReadonlyMap<string, Sending>>(
  () => new Map([...(line.value?.sending.value ?? []), ...(deputy.value?.sending.value ?? [])]),
)
/** The seat through whose eyes the game master looks, and what it sees; nothing is said meanwhile. */
export const seeing = signal<{ readonly seat: string; readonly shown: Shown } | undefined>(undefined)
const lookedThrough = latest<Reply | undefined>()
/** Looks through the eyes of a seat, until the game master looks through his own again. */
export async function seeAs(seat: string | undefined): Promise<void> {
  if (seat === undefined) seeing.value = undefined
  // Whoever looks elsewhere meanwhile is not led back.
  const asked = seat === undefined ? Promise.resolve(undefined) : line.value?.say({ type: 'see', seat })
  const reply = await lookedThrough('eyes', asked ?? Promise.resolve(undefined))
  if (reply?.type === 'seen') seeing.value = { seat: reply.seat, shown: reply.shown }
}
/** What the table looks like from here. */
export const shown = computed<Shown | undefined>(() => seeing.value?.shown ?? line.value?.shown.value)
export const scene = computed<Scene | undefined>(() => shown.value?.scene)
export const gm = computed(() => shown.value?.master !== undefined)
export const mine = computed(() => shown.value?.seats.find(({ name }) => name === you.value)?.fighters ?? [])

const NOBODY: Names = new Map()
export const names = computed(() => (scene.value === undefined ? NOBODY : namesOf(scene.value)))
export const pieces = computed(() => {
  const find = finder(names.value)
  return (sentence: string) => find(withCells(sentence, words.map.cell))
})
export const nameOf = (id: string): string => names.value.get(id) ?? (id === 'gm' ? 'The game master' : id)
export const inWords = (sentence: string): string => plain(pieces.value(sentence))

/** What went wrong last, in the server's words, until it is put away. */
export const complaint = signal<{ readonly because: string; readonly remedy: string } | undefined>(undefined)

/** Says something to the table; a refusal is shown, unless it is of a kind that whoever said it shows in its place. */
export async function say(
  message: Message,
  { over = line.value, quietly }: { readonly over?: Connection | undefined; readonly quietly?: string } = {},
): Promise<Reply | undefined> {
  if (seeing.peek() !== undefined) {
    complaint.value = words.master.onlyLooking(seeing.peek()?.seat ?? '')
    return undefined
  }
  const reply = await over?.say(message)
  const refused = reply?.type === 'refused' && !isNoNews(message, reply.code) ? reply : undefined
  const elsewhere = quietly !== undefined && refused?.code.startsWith(quietly) === true
  complaint.value = elsewhere ? undefined : refused
  return reply
}

/** What we cancelled ourselves, odds of a question that is over, and what nobody asked for by hand. */
const isNoNews = ({ type }: Message, code: string): boolean =>
  type === 'gestures' ||
  code === 'question/cancelled' ||
  (code === 'answer/stale' && (type === 'odds' || type === 'advice'))

/** Whom the questions shown are for, where several of ours are asked at once. */
export const turnedTo = signal<string | undefined>(undefined)
/** What is asked of us, of the game master only where nothing else is. */
const asked = computed<readonly AskedChoice[]>(() => {
  const own = scene.value?.asked ?? []
  if (own.length > 0 || scene.value?.waiting.includes('gm') !== true) return own
  return deputy.value?.shown.value?.scene.asked ?? []
})
/** The line a question came over, and its number there. */
export const askedOver = computed(() => (question.value?.who === 'gm' && !gm.value ? deputy.value : line.value))
export const askedNumber = computed(() => askedOver.value?.shown.value?.asked)
/** The question in front of us: of whom we turned to, or the first that is not answered. */
export const question = computed<AskedChoice | undefined>(() => {
  const all = asked.value
  return all.find(({ who }) => who === turnedTo.value) ?? all.find(({ answered }) => answered === undefined) ?? all[0]
})

/** Answers prepared while waiting, by fighter and kind of question: they are chosen when it comes, and confirmed by hand. */
export const prepared = signal<ReadonlyMap<string, string>>(new Map())
/** The last question of each kind each of ours was asked, for preparing the next answer. */
export const lastAsked = signal<ReadonlyMap<string, AskedChoice>>(new Map())

/** An answer that is on its way. */
export const answering = computed(() => {
  for (const { said } of sending.value.values()) if (said.type === 'answer') return said
  return undefined
})

/** Whether dice of ours are on their way. */
export const throwing = computed(() => [...sending.value.values()].some(({ said }) => said.type === 'throw'))

/** Whom the story shown is of; everybody where it is empty. */
export const logOf = signal('')
/** Whose sheet lies open. */
export const openSheet = signal<string | undefined>(undefined)
/** Which drawer is out: the game master's, help, settings, the rules. */
export const drawer = signal<'master' | 'help' | 'menu' | 'rules' | undefined>(undefined)
/** Which fighter the pointer or the focus is on, wherever that is. */
export const pointedAt = signal<string | undefined>(undefined)

/** Takes the last thing back, or asks for it. */
export const undo = (to: number | 'last' = 'last'): void => void say({ type: 'undo', to })
export const redo = (): void => void say({ type: 'redo' })
