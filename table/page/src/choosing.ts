import type { AskedChoice, Offered } from '@affray/engine/play'
import { computed, effect, signal } from '@preact/signals'
import { didLikewise, sameRow } from './likewise.ts'
import type { Group } from './question/groups.ts'
import {
  distances,
  type Entry,
  isOffer,
  type Plan,
  planOfRow,
  type Row,
  rowOf,
  rowsOf,
  shelfOf,
  type Ways,
  wayOf,
} from './question/rows.ts'
import {
  answering,
  askedNumber,
  askedOver,
  prepared,
  question,
  say,
  scene,
  seeing,
  standing,
  turnedTo,
} from './seat.ts'
import { oneTouch } from './settings.ts'

/** Something that holds for one question only. */
interface Of {
  readonly asked: number
  readonly who: string
}
const now = (): Of | undefined => {
  const [at, asked] = [question.value, askedNumber.value]
  return at === undefined || asked === undefined || at.answered !== undefined ? undefined : { asked, who: at.who }
}
const holds = <T extends Of>(value: T | undefined): T | undefined => {
  const of = now()
  return value?.asked === of?.asked && value?.who === of?.who ? value : undefined
}

/** What the server found of the question in front of us: what its answers lead to, and which is suggested. */
const found = signal<(Of & Ways) | undefined>(undefined)
export const ways = computed<Ways | undefined>(() => holds(found.value))
const visible = signal(typeof document === 'undefined' || document.visibilityState === 'visible')

const looked = signal<Of | undefined>(undefined)
/** Whether the server has answered: the lines do not change any more. */
export const settled = computed(() => holds(looked.value) !== undefined)
/** Asks for them, for a page that is looked at. */
async function askWays(): Promise<void> {
  const of = now()
  if (of === undefined) return
  const reply = await say({ type: 'gestures', ...of }, { over: askedOver.peek() })
  looked.value = of
  if (reply?.type === 'gestures') found.value = { ...of, likely: reply.likely, gestures: reply.gestures }
}

/** Everything the question offers, */
export const rows = computed<readonly Row[]>(() => (now() === undefined ? [] : rowsOf(open(), ways.value)))
const open = (): Pick<AskedChoice, 'who' | 'options'> => question.value ?? { who: '', options: [] }
/** and what of it is seen first. */
export const shelf = computed(() => {
  const at = scene.value
  const far = at === undefined ? () => 0 : distances(at, open().who)
  return shelfOf(rows.value, ways.value?.likely, far)
})

/** Whether everything is about the same one. */
export const oneFoe = computed(() => new Set(rows.value.map(({ foe }) => foe)).size === 1)

/** What was opened: a kind of answers, those that did not fit, or all again. */
const turned = signal<(Of & { readonly to: Group | 'more' | 'all' }) | undefined>(undefined)
/** Unless somebody turned elsewhere, what he picked is in sight. */
export const opened = computed<Group | 'more' | undefined>(() => {
  const to = holds(turned.value)?.to
  if (to !== undefined) return to === 'all' ? undefined : to
  const row = meant.value === undefined ? undefined : chosenRow.value
  if (row === undefined) return undefined
  if (shelf.value.more.includes(row)) return 'more'
  const group = shelf.value.entries.find((one) => 'group' in one && one.rows.includes(row))
  return group !== undefined && 'group' in group ? group.group : undefined
})
export function openTo(to: Group | 'more' | undefined): void {
  const of = now()
  if (of !== undefined) turned.value = { ...of, to: to ?? 'all' }
}
/** The lines in front of us: keys 1 to 9 are theirs. */
export const lines = computed<readonly Entry[]>(() => {
  const { entries, more } = shelf.value
  const to = opened.value
  if (to === undefined) return entries
  if (to === 'more') return more.map((row) => ({ row }))
  const group = entries.find((one) => 'group' in one && one.group === to)
  return group !== undefined && 'group' in group ? group.rows.map((row) => ({ row })) : entries
})

/** What was picked by hand and is not confirmed yet. */
const picked = signal<(Of & { readonly plan: Plan; readonly at: number }) | undefined>(undefined)
/** What somebody means by himself: picked, or prepared before. */
const meant = computed<Plan | undefined>(() => {
  const at = question.value
  if (now() === undefined || at === undefined) return undefined
  const own = holds(picked.value)
  if (own !== undefined) return own.plan
  const ready = prepared.value.get(`${at.who} ${at.about.ask}`)
  return ready !== undefined && at.options.some(({ key }) => key === ready)
    ? [{ ask: at.about.ask, key: ready }]
    : undefined
})
/** What is done unless somebody picks something else. */
const suggestion = computed<Plan | undefined>(() => {
  const likely = ways.value?.likely
  const at = question.value
  if (likely === undefined || at === undefined) return undefined
  const first = rows.value.find(({ option }) => option.key === likely)
  return first === undefined ? [{ ask: at.about.ask, key: likely }] : planOfRow(first, at.about.ask)
})
/** What the confirming button does. */
export const plan = computed<Plan | undefined>(() => meant.value ?? suggestion.value)
export const chosen = computed<string | undefined>(() => plan.value?.[0]?.key)
/** Whether that was somebody's own choice. */
export const deliberate = computed(() => meant.value !== undefined)

/** The row the plan is of, and the gesture it follows. */
export const chosenRow = computed<Row | undefined>(() =>
  plan.value === undefined ? undefined : rowOf(rows.value, plan.value),
)
export const chosenWay = computed(() => {
  const [row, now] = [chosenRow.value, plan.value]
  return row === undefined || now === undefined ? undefined : wayOf(row.ways, now)
})

export function pick(to: Plan): void {
  const of = now()
  if (of !== undefined) picked.value = { ...of, plan: to, at: performance.now() }
}
/** Picks an answer by its key. */
export function choose(key: string): void {
  const at = question.value
  if (at === undefined) return
  const row = rows.value.find(({ option }) => option.key === key)
  pick(row === undefined ? [{ ask: at.about.ask, key }] : planOfRow(row, at.about.ask))
}
export function chooseRow(row: Row): void {
  const ask = question.value?.about.ask
  if (ask !== undefined) pick(planOfRow(row, ask))
}

/** What the chosen key stands for: a listed option, or a place that can be reached. */
export const pickedOption = computed<Offered | undefined>(() => {
  const at = question.value
  const key = chosen.value
  if (at === undefined || key === undefined) return undefined
  const listed = at.options.find((option) => option.key === key)
  if (listed !== undefined) return aimed(listed, chosenRow.value?.foe)
  const cell = at.reach?.find((one) => one.key === key)
  if (cell === undefined) return undefined
  return { key, said: '', points: { group: 'move', cells: [cell.cell], path: cell.path } }
})
/** An answer as the map lights it: at whom the whole gesture is aimed. */
export const aimed = (option: Offered, foe: string | undefined): Offered =>
  foe === undefined ? option : { ...option, points: { group: 'other', ...option.points, fighters: [foe] } }

/** So long, in milliseconds, what was not there yet when a hand or a key set out is not done by it. */
const TOO_SOON = 350
/** When what stands in front of us last changed by itself. */
let since = 0
export const tooSoon = (at = since): boolean => performance.now() - at < TOO_SOON

/** What was confirmed while an answer was on its way: it is kept as long as its question stands. */
const confirmed = signal<(Of & { readonly plan: Plan }) | undefined>(undefined)

/** Once its question takes answers again, what was confirmed meanwhile is given; what was meant for a question that is over is not. */
function giveConfirmed(): void {
  const { value } = confirmed
  if (value === undefined || answering.value !== undefined) return
  confirmed.value = undefined
  if (holds(value) !== undefined && value.plan === meant.value) give(value.plan)
}

/** Gives what is chosen. What was suggested only just now is nobody's choice yet. */
export function confirm(): void {
  const to = plan.value
  const of = now()
  if (to === undefined || of === undefined) return
  if (!deliberate.value && tooSoon()) return
  if (answering.value !== undefined) confirmed.value = { ...of, plan: to }
  else give(to)
}

/** Gives an answer, with what follows it in the same breath; what does not come to it is prepared. */
function give(to: Plan): void {
  const of = now()
  const [first, ...rest] = to
  const at = question.value
  if (of === undefined || first === undefined || at === undefined) return
  const ready = new Map(prepared.value)
  ready.delete(`${of.who} ${at.about.ask}`)
  prepared.value = ready
  turnedTo.value = undefined
  const more = rest.length === 0 ? {} : { further: rest.map(({ ask, key }) => ({ ask, key })) }
  void say({ type: 'answer', who: of.who, key: first.key, asked: of.asked, ...more }, { over: askedOver.value })
}

/** So long, in milliseconds, what ends in dice can be taken back before it is sent, where one touch does it. */
const HOLD = 1500
/** What is done in a moment, unless it is taken back. */
export const held = signal<(Of & { readonly plan: Plan }) | undefined>(undefined)
let timer: ReturnType<typeof setTimeout> | undefined
/** Does not do it after all. */
export function recall(): void {
  clearTimeout(timer)
  held.value = undefined
}
/** Does it now: the moment is over, or nobody looks at the page any more. */
function release(): void {
  const { value } = held
  recall()
  if (value !== undefined && holds(value) !== undefined && answering.value === undefined) give(value.plan)
}

/** A row was touched, or its key pressed: it is chosen; where one touch is enough, it is done. */
export function touchRow(row: Row, by: 'hand' | 'key'): void {
  const one = oneTouch.value === 'on' || (offered.value && by === 'hand')
  // What came under the finger only just now, or while something is on its way, is looked at first.
  const early = tooSoon() || answering.value !== undefined || held.value !== undefined
  if (row !== chosenRow.value || meant.value === undefined) chooseRow(row)
  if (one && !early) doNow()
}
function doNow(): void {
  const to = plan.value
  const of = now()
  if (to === undefined || of === undefined) return
  if (oneTouch.value !== 'on' || chosenWay.value?.ends !== 'dice' || !visible.value) {
    give(to)
    return
  }
  held.value = { ...of, plan: to }
  timer = setTimeout(release, HOLD)
}

/** Whether that is what somebody picked himself, */
export const isPicked = (key: string): boolean => holds(picked.value)?.plan[0]?.key === key
/** and so long ago that another touch is meant as one. */
export const again = (): boolean => !tooSoon(holds(picked.value)?.at)

/** Whether the question is to spend something or to let it be. */
export const offered = computed(() => question.value !== undefined && isOffer(question.value))

/** Asks for what is suggested, and gives what was kept, as long as the table is on the page. */
export function watchAnswers(): () => void {
  const see = (): void => {
    visible.value = document.visibilityState === 'visible'
    if (!visible.value) release()
  }
  document.addEventListener('visibilitychange', see)
  const ends = [
    effect(giveConfirmed),
    effect(() => {
      if (held.value !== undefined && holds(held.value) === undefined) recall()
    }),
    effect(() => {
      if (now() === undefined || ways.value !== undefined || !visible.value || seeing.value !== undefined) return
      // Outside of the effect: what is on its way is no reason to ask again.
      if (standing.value === 'connected') queueMicrotask(() => void askWays())
    }),
    effect(() => {
      // Only what the server has looked at, and nobody has chosen for himself: one of a kind does as the others do.
      if (!settled.value || meant.value !== undefined || answering.value !== undefined) return
      const at = scene.value
      const of = now()
      const ask = question.value?.about.ask
      const row = at === undefined || of === undefined ? undefined : sameRow(rows.value, distances(at, of.who))
      if (row === undefined || of === undefined || ask === undefined || seeing.value !== undefined) return
      queueMicrotask(() => {
        if (holds(of) === undefined) return
        didLikewise(of.who)
        give(planOfRow(row, ask))
      })
    }),
    effect(() => {
      askedNumber.value
      ways.value
      question.value?.who
      since = performance.now()
    }),
    () => document.removeEventListener('visibilitychange', see),
  ]
  return () => {
    for (const end of ends) end()
  }
}
