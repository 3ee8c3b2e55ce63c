import type { Action } from '../action.ts'
import { armsAgainst, attack, unready } from '../attacking.ts'
import { chosen } from '../choosing.ts'
import { command } from '../content/difficulties.ts'
import { damageOf } from '../damage.ts'
import { active, BLOWS, foes, SHOTS, THROWS } from '../fighters.ts'
import { injure } from '../injury/injure.ts'
import { totalRolled } from '../rolling-dice.ts'
import type { Attack, Ctx, Fighter, Manoeuvre, Mark, State, Why } from '../types.ts'
import { succeeds } from '../using-skills.ts'
import { PARTS_OF } from './hit-locations.ts'

const SKILLS = [...BLOWS, ...SHOTS, ...THROWS]

/** Each hit of the group adds its damage to the sum. */
function addsUp(ctx: Ctx, s: State, x: Attack): void {
  const { thrown, adds } = damageOf(ctx, s, x)
  const { uses } = x.attacker
  uses.volley = adds + (thrown === null ? 0 : totalRolled(ctx, thrown))
}
const WAY: Manoeuvre = {
  key: 'group attack',
  rule: 'D6-C-OPT-GroupCommand',
  dice: 0,
  standard: 0,
  damage: 'none',
  reach: 0,
  unmarked: true,
  hits: addsUp,
}

/** Comrades who have not acted and can attack him now, the leader first. */
function group(s: State, f: Fighter, target: Fighter): Fighter[] {
  const others = s.fighters.filter((o) => o !== f && o.side === f.side && active(o) && o.turned < s.round)
  return [f, ...others].filter((o) => armsAgainst(s, o, target, WAY, SKILLS).length > 0)
}
const marks = (s: State, f: Fighter): Fighter[] =>
  s.fighters.filter((t) => foes(f, t) && active(t) && group(s, f, t).length > 1 && group(s, f, t)[0] === f)

/** Planned for a round at least. */
function unplanned(s: State, f: Fighter): Why | undefined {
  if (f.prepared === 0 || f.preparedIn !== s.round - 1) {
    return { because: 'a group attack is planned for a round before it', rule: 'D6-C-OPT-GroupCommand' }
  }
  if (!f.items.some((item) => unready(s, f, item) === undefined)) {
    return { because: 'he can attack nobody himself', rule: 'D6-C-OPT-GroupCommand' }
  }
  return marks(s, f).length === 0
    ? { because: 'no comrades can attack with him', rule: 'D6-C-OPT-GroupCommand' }
    : undefined
}

/** A command roll lets several strike at once at the part the leader points out, and the target resists the sum of their damage (D6-C-OPT-GroupCommand). */
export const groupAttack: Action = {
  key: 'group attack',
  rule: 'D6-C-OPT-GroupCommand',
  refuse: unplanned,
  act(ctx, s, f) {
    const { of: target } = chosen(
      ctx,
      f,
      'target',
      marks(s, f).map((t) => ({ key: t.id, of: t })),
    )
    const together = group(s, f, target)
    const mark = chosen(ctx, f, 'mark', parts(s), target.id)
    const difficulty = command.plans[Math.min(command.plans.length, together.length) - 1] ?? 3
    f.prepared = 0
    const led = succeeds(ctx, s, f, 'command', difficulty, 'command')
    ctx.emit?.({
      type: 'leads',
      who: f.id,
      at: target.id,
      members: together.length,
      difficulty,
      led,
      rule: 'D6-C-OPT-GroupCommand',
    })
    if (led) strikeTogether(ctx, s, together, target, mark)
  },
}

/** The parts of the body the leader may point out. */
const parts = (s: State): readonly Mark[] =>
  PARTS_OF[s.options.hitLocationStandard].filter(({ key }) => key !== 'knockout')

function strikeTogether(ctx: Ctx, s: State, together: readonly Fighter[], target: Fighter, mark: Mark): void {
  let sum = 0
  for (const member of together) {
    if (member.turned < s.round) {
      member.turned = s.round
      member.declared = 1
      member.defences = []
      member.done = ['group attack']
    }
    const item = armsAgainst(s, member, target, WAY, SKILLS)[0]
    if (item === undefined) continue
    member.uses.volley = 0
    attack(ctx, s, member, target, item, WAY, mark)
    sum += member.uses.volley ?? 0
  }
  if (sum === 0) return
  const leader = together[0]
  ctx.emit?.({ type: 'volley', who: leader?.id ?? 'gm', at: target.id, total: sum, rule: 'D6-C-OPT-GroupCommand' })
  injure(ctx, s, {
    by: leader?.id ?? 'gm',
    on: target,
    thrown: null,
    adds: sum,
    halved: false,
    stun: false,
    item: null,
    attack: null,
  })
}
