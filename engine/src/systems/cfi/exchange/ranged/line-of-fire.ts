import { between } from '../../../../space/cover.ts'
import { terrain } from '../../../../space/terrain.ts'
import type { Fighter, State } from '../../state/types.ts'

/** Whether a map shows somebody in the line of fire between two; undefined without a map. */
export function inLine(s: State, from: Fighter, to: Fighter, f: Fighter): boolean | undefined {
  if (!('field' in s.where)) return undefined
  const { bodies, field } = s.where
  const [a, b, c] = [bodies[from.id], bodies[to.id], bodies[f.id]]
  return a && b && c && between(terrain(field), a, b, [c]).length > 0
}
