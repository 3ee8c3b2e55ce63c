import { advance } from '../advance.ts'
import type { Answer } from '../answers.ts'
import { canonical } from '../hash.ts'
import type { Oracle } from '../oracles/oracle.ts'
import type { Tiny, TinySystem } from './tiny.ts'

/** Every way a step can end, found by trying every face of every die in turn. */
export function bruteForce(
  system: TinySystem,
  state: Tiny,
  prefix: readonly Answer[] = [],
  decide: Oracle['decide'] = (choice) => choice.options[0]?.key,
): Map<string, number> {
  const endings = new Map<string, number>()
  const faces: number[] = []
  for (;;) {
    const sides: number[] = []
    const dice = {
      die(of: number): number {
        sides.push(of)
        if (faces.length < sides.length) faces.push(1)
        return faces[sides.length - 1] ?? 1
      },
    }
    const result = advance(system, state, prefix, [{ throw: () => ({ dice }), decide }])
    if (result.asked !== undefined) throw new Error('everything is answered')
    const key = canonical(result.state)
    const weight = sides.reduce((product, of) => product / of, 1)
    endings.set(key, (endings.get(key) ?? 0) + weight)
    while (faces.length > 0 && faces.at(-1) === sides[faces.length - 1]) faces.pop()
    const last = faces.pop()
    if (last === undefined) return endings
    faces.push(last + 1)
  }
}
