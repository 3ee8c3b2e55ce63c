import { lastingTags } from '../../../mechanisms/lasting.ts'
import { weariness } from '../content/tables.ts'
import { LASTING } from '../state/lasting.ts'
import type { Fighter, State } from '../state/types.ts'

/** What anybody can see of somebody, in words. */
export function tags(s: State, f: Fighter): string[] {
  const found: string[] = []
  const add = (is: boolean, word: string): void => void (is && found.push(word))
  add(f.condition !== 'up', f.condition)
  add(f.stance !== 'standing', f.stance)
  add(f.delaying, 'delaying')
  add(f.braced, 'braced')
  add(f.fatigue > 0, weariness(f.fatigue).name)
  add(f.bleeding.length > 0, 'bleeding')
  add(f.aloft, 'aloft')
  add(f.cover !== undefined, `behind ${f.cover?.name}`)
  add(f.ward !== undefined, 'guarding')
  add(f.mount !== undefined, 'mounted')
  for (const hold of s.holds) if (hold.on === f.id) found.push(`${hold.kind} by ${hold.by}`)
  if (s.impaled.some(({ on }) => on === f.id)) found.push('impaled')
  return [...found, ...lastingTags(LASTING, f.lasting)]
}
