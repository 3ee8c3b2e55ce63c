/** What a seat was told of a fight, by rounds. */
export interface Story {
  readonly title: string
  readonly rounds: readonly { readonly round: number; readonly told: readonly string[] }[]
}

/** The story in a file that a player exported; undefined where the text is something else, which the server reads. */
export function storyIn(text: string): Story | undefined {
  const { affray, shown } = fieldsOf(dataIn(text))
  const { table, scene } = fieldsOf(shown)
  const { log } = fieldsOf(scene)
  if (affray !== 'replay' || !Array.isArray(log)) return undefined
  const rounds: { round: number; told: string[] }[] = []
  for (const line of log) {
    const { round, told } = fieldsOf(line)
    if (typeof told !== 'string') continue
    const at = typeof round === 'number' ? round : 0
    const last = rounds.at(-1)
    if (last?.round === at) last.told.push(told)
    else rounds.push({ round: at, told: [told] })
  }
  const { title } = fieldsOf(table)
  return { title: typeof title === 'string' ? title : '', rounds }
}

const fieldsOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? Object.fromEntries(Object.entries(data)) : {}

function dataIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
