import { computed, signal } from '@preact/signals'
import type { OddsShown, ProspectShown, Suggestion } from '../../src/protocol/told.ts'
import { choose } from './choosing.ts'
import { askedNumber, askedOver, question, say, sending, shown } from './seat.ts'

/** What came for the question in front of us: it holds for that question only. */
const odds = signal<{ readonly asked: number; readonly rows: readonly OddsShown[] }>({ asked: -1, rows: [] })
const advice = signal<{ readonly asked: number; readonly rows: readonly Suggestion[] }>({ asked: -1, rows: [] })
export const oddsOf = (key: string): OddsShown | undefined =>
  odds.value.asked === askedNumber.value ? odds.value.rows.find((row) => row.key === key) : undefined
export const suggested = computed(() => (advice.value.asked === askedNumber.value ? advice.value.rows : []))

/** How the fight may end, as it stood at a line of the story. */
const prospect = signal<{ readonly line: number; readonly found: ProspectShown } | undefined>(undefined)
export const prospectNow = computed(() => (prospect.value?.line === lastLine() ? prospect.value.found : undefined))
const lastLine = (): number => shown.value?.scene.log.at(-1)?.n ?? 0
/** So many fights are fought on from here in thought. */
const FIGHTS = 200

/** Asks for the chances of one option, or of all of them. */
export async function askOdds(key?: string): Promise<void> {
  const at = question.value
  const asked = askedNumber.value
  if (at === undefined || asked === undefined) return
  const reply = await say(
    { type: 'odds', who: at.who, asked, ...(key === undefined ? {} : { key }) },
    { over: askedOver.value },
  )
  if (reply?.type !== 'odds') return
  const old = odds.value.asked === asked ? odds.value.rows : []
  const fresh = new Set(reply.odds.map((row) => row.key))
  odds.value = { asked, rows: [...old.filter((row) => !fresh.has(row.key)), ...reply.odds] }
}

/** Asks what a look-ahead would do, and chooses it; it still has to be confirmed. */
export async function askAdvice(): Promise<void> {
  const at = question.value
  const asked = askedNumber.value
  if (at === undefined || asked === undefined) return
  const reply = await say({ type: 'advice', who: at.who, asked }, { over: askedOver.value })
  if (reply?.type !== 'advice') return
  advice.value = { asked, rows: reply.advice }
  const [best] = reply.advice
  if (best !== undefined) choose(best.key)
}

/** Asks how the fight may end from here. */
export async function askProspect(): Promise<void> {
  const line = lastLine()
  const reply = await say({ type: 'prospect', fights: FIGHTS })
  if (reply?.type === 'prospect') prospect.value = { line, found: reply.prospect }
}

/** What the server is computing for us, with how far it is. */
export const atWork = computed(() =>
  [...sending.value.values()].flatMap(({ said, progress, ahead }) =>
    said.type === 'odds' || said.type === 'advice' || said.type === 'prospect' ? [{ said, progress, ahead }] : [],
  ),
)
/** Whether the odds of an option are being computed. */
export const working = (key: string): boolean =>
  atWork.value.some(({ said }) => said.type === 'odds' && (said.key === undefined || said.key === key))

/** Ends everything that is being computed for us. */
export function stopWork(): void {
  for (const { said } of atWork.value) {
    void say({ type: 'cancel', of: said.id }, said.type === 'prospect' ? {} : { over: askedOver.value })
  }
}
