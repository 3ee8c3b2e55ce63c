import type { Setup } from '../../../kernel/scenario.ts'
import { secret } from '../../../kernel/secret.ts'
import type { FighterId, SideId } from '../../../kernel/types.ts'
import type { Brawler, Fighter, Options, State } from './types.ts'

/** The state a fight begins with. */
export function begin({ options, sides, open }: Setup<Brawler, Options>): State {
  const fighters = sides.flatMap((side) =>
    side.fighters.map(({ id, kind, record }) => newFighter(id, side.id, record, kind ?? null)),
  )
  return { options, open, round: 0, acting: null, fighters, ruled: null }
}

/** A brawler before he has done anything. */
export const newFighter = (
  id: FighterId,
  side: SideId,
  { carriedOver, ...record }: Brawler,
  kind: string | null,
): Fighter => ({
  ...record,
  grit: carriedOver?.grit ?? record.grit,
  id,
  side,
  kind,
  fullGrit: record.grit,
  actions: 0,
  turns: 0,
  dazed: 0,
  stance: secret([id], 'wary'),
  shown: 'hidden',
})
