import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { difference } from './difference.ts'
import { keptOf, PARTS, type Part, readKept, written } from './digests.ts'
import type { Fought } from './fight.ts'

/** How a record is handled: compared; written anew with a reason; or written anew where the same is told as before. */
export type Handling = 'compare' | 'record' | 'refresh'

/** The kept fights of one file. */
export class Records {
  private readonly lines: Map<string, string>
  private readonly renewed = new Map<Part, number>()

  private readonly file: string
  private readonly handling: Handling

  constructor(file: string, handling: Handling) {
    this.file = file
    this.handling = handling
    const kept: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    this.lines = new Map(Object.entries(kept))
  }

  /** What is wrong with this fight, in words; undefined where it goes as it was kept, or may be kept anew. */
  wrong(title: string, fight: Fought): string | undefined {
    const line = this.lines.get(title)
    const now = keptOf(fight)
    if (this.handling === 'record') {
      this.lines.set(title, written(now))
      return undefined
    }
    if (line === undefined) return `Fight ${title} is not kept in ${this.file} yet; record it with AFFRAY_RECORD="why".`
    if (line === written(now)) return undefined
    const before = readKept(line)
    if (this.handling === 'refresh' && before.told === now.told) {
      for (const part of PARTS) {
        const other = now.stretches.some(({ digests }, i) => digests[part] !== before.stretches[i]?.digests[part])
        if (other) this.renewed.set(part, (this.renewed.get(part) ?? 0) + 1)
      }
      this.lines.set(title, written(now))
      return undefined
    }
    return [
      `Fight ${title} goes otherwise than it was kept in ${this.file}.`,
      difference(before, fight) ?? 'Only the marks of its events differ.',
      before.told === now.told
        ? 'Every sentence told and the end are as they were: if the change is meant, "npm run refresh" records it anew.'
        : 'It is told or ends otherwise: if the change is meant, record it anew with AFFRAY_RECORD="why".',
    ].join('\n')
  }

  /** Writes what was recorded anew, these fights and no others, and says what of how many. */
  save(titles: readonly string[]): string | undefined {
    if (this.handling === 'compare') return undefined
    const kept = titles.flatMap((title) => {
      const line = this.lines.get(title)
      return line === undefined ? [] : [[title, line]]
    })
    const text = `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`
    if (existsSync(this.file) && readFileSync(this.file, 'utf8') === text) return undefined
    writeFileSync(this.file, text)
    const counts = PARTS.flatMap((part) => (this.renewed.has(part) ? [`${part} of ${this.renewed.get(part)}`] : []))
    return `${this.file} recorded anew${counts.length === 0 ? '' : `: ${counts.join(', ')}`}`
  }
}
