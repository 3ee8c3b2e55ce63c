import { Stream } from '../../../dice/stream.ts'
import { advance } from '../../advance.ts'
import type { AnySystem, Choice } from '../../types.ts'
import { type AnyState, begun } from '../laws/campaign.ts'
import type { Scenario } from '../play.ts'
import { ownCups } from './cups.ts'

const STEPS = 60

/** Duels in which ann never comes to attack bob, who stays where he is, whatever she tries. */
export function deadEnd(
  system: AnySystem,
  duels: Readonly<Record<string, Scenario>>,
  tries: number,
): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, duel] of Object.entries(duels)) {
    let attacked = false
    for (let seed = 0; seed < tries && !attacked; seed++) attacked = getsToAttack(system, duel, seed)
    if (!attacked) found.set(name, `${name}: ann never gets to attack in ${tries} tries of ${STEPS} steps`)
  }
  return found
}

function getsToAttack(system: AnySystem, duel: Scenario, seed: number): boolean {
  const luck = new Stream('dead end', seed)
  let attacked = false
  const decide = (choice: Choice, at: AnyState): string | undefined => {
    const { options, usual } = choice
    const grouped = options.filter((option) => system.points(at, choice, option).group === 'strike')
    if (choice.who === 'ann') {
      if (choice.about.ask === system.turn && grouped.length > 0) attacked = true
      return options[luck.die(options.length) - 1]?.key
    }
    // He stands where he is and lets her come.
    const still = options.find((option) => {
      const { group, cells, path } = system.points(at, choice, option)
      return group === 'other' && cells === undefined && path === undefined
    })
    return choice.about.ask === system.turn ? (still ?? options[0])?.key : (usual ?? options[0]?.key)
  }
  let state: AnyState = begun(system, duel)
  for (let step = 0; step < STEPS && !attacked && system.outcome(state) === undefined; step++) {
    const gone = advance(system, state, [], [ownCups(`dead end ${seed} ${step}`, decide)])
    if (gone.asked !== undefined) break
    state = gone.state
  }
  return attacked
}
