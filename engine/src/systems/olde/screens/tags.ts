import { adjustmentsSeen } from '../body/conditions.ts'
import { status } from '../state/fighters.ts'
import { LASTING } from '../state/lasting.ts'
import type { Fighter } from '../state/types.ts'

/** What can be seen of him. */
export function tags(f: Fighter): string[] {
  const how = status(f)
  return [
    ...(how === 'healthy' ? [] : [how]),
    ...(f.dying ? ['dying'] : []),
    ...(f.posture === 'standing' ? [] : [f.posture]),
    ...f.conditions.map(({ name }) => LASTING[name].shown),
    ...adjustmentsSeen(f).map(({ because }) => because),
  ]
}
