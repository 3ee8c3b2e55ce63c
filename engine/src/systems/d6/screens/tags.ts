import { lastingTags } from '../../../mechanisms/lasting.ts'
import { LASTING } from '../state/lasting.ts'
import type { Fighter, State } from '../state/types.ts'

/** What can be seen of him: how he is, how he stands, what he does, who holds him. */
export function tags(s: State, f: Fighter): string[] {
  return [
    ...(f.condition === 'up' ? [] : [f.condition]),
    ...(f.stance === 'standing' ? [] : [f.stance]),
    ...(f.wound === 'unhurt' ? [] : [f.wound]),
    ...lastingTags(LASTING, f.lasting).filter((tag) => tag !== f.wound),
    ...(f.blind ? ['blind'] : []),
    ...f.defences.map(({ kind, total, full }) => `${full ? 'full ' : ''}${kind} ${total}`),
    ...(f.aim === null ? [] : [`aims at ${f.aim.at}`]),
    ...(f.waiting ? ['waiting'] : []),
    ...(f.cover === null ? [] : [`${f.cover.share}% behind ${f.cover.object}`]),
    ...s.holds.filter(({ on }) => on === f.id).map(({ kind, by }) => `${kind} by ${by}`),
  ]
}
