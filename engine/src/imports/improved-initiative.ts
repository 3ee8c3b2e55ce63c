import { plain } from '../kernel/scenario.ts'
import type { AnySystem } from '../kernel/types.ts'
import { bare, type Entry, listIn, Notes, numberIn, textIn } from './read.ts'

/** Those who fight in an encounter of Improved Initiative. */
export const combatantsIn = (raw: unknown): readonly Entry[] =>
  plain(raw) ? listIn(raw.Combatants).filter((one): one is Entry => plain(one) && plain(one.StatBlock)) : []

/** Where a game keeps all of somebody's Hit Points in one number. */
const HIT_POINTS: Readonly<Record<string, (points: number) => Entry>> = {
  legend: (points) => ({ wounds: 'general', stated: { generalHitPoints: points } }),
  d6: (points) => ({ bodyPoints: Math.min(500, points) }),
  renaissance: (points) => ({ DUR: Math.min(100, points) }),
  example: (points) => ({ grit: Math.min(200, points) }),
}

/** A combatant as an entry: name and Hit Points are its own, all else is of somebody this game knows. */
export function fromCombatant(system: AnySystem, one: Entry, who: string): { entry: Entry; notes: Notes } {
  const notes = new Notes(who)
  const block = plain(one.StatBlock) ? one.StatBlock : {}
  const name = textIn(one.Alias) || textIn(block.Name) || who
  const kinds = system.content[0]?.entries ?? []
  const same = kinds.find(({ id, title }) => [bare(id), bare(title)].includes(bare(textIn(block.Name))))
  const kind = same ?? kinds.at(-1)
  const entry: Entry = { like: kind?.id ?? '' }
  notes.takes('Name', name)
  notes.assumes(
    'StatBlock',
    `fights as the ${kind?.title ?? 'first'} of this game${same === undefined ? ': it knows nobody of that name' : ''}`,
  )
  const hp = numberIn(one.CurrentHP) ?? (plain(block.HP) ? numberIn(block.HP.Value) : undefined)
  const made =
    hp === undefined || !Object.hasOwn(HIT_POINTS, system.id)
      ? undefined
      : HIT_POINTS[system.id]?.(Math.max(1, Math.round(hp)))
  if (made === undefined) notes.leaves('CurrentHP', hp ?? 'nothing')
  else {
    Object.assign(entry, made)
    notes.takes('CurrentHP', hp)
  }
  for (const [field, value] of Object.entries(block))
    if (!['Name', 'HP', 'Id'].includes(field) && !isNothing(value)) notes.leaves(`StatBlock.${field}`, value)
  for (const field of ['Initiative', 'TemporaryHP', 'Tags', 'CurrentNotes'])
    if (!isNothing(one[field])) notes.leaves(field, one[field])
  return { entry, notes }
}
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0)
