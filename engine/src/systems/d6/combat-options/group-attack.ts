import type { Action } from '../action.ts'
import { armsAgainst, attack, unready } from '../attacking.ts'
import { chosen } from '../choosing.ts'
import { command } from '../content/difficulties.ts'
import { active, BLOWS, foes, SHOTS, THROWS } from '../fighters.ts'
import { harmTo, injure } from '../injury/injure.ts'
import { harmTotal } from '../injury/over.ts'
import type { Ctx, Fighter, Harm, Manoeuvre, Mark, State, Why } from '../types.ts'
import { succeeds } from '../using-skills.ts'
import { hurtsPart, PARTS_OF, severityNow } from './hit-locations.ts'

const SKILLS = [...BLOWS, ...SHOTS, ...THROWS]

const WAY: Manoeuvre = {
  key: 'group attack',
  rule: 'D6-C-OPT-GroupCommand',
  dice: 0,
  standard: 0,
  damage: 0,
  reach: 0,
  unmarked: true,
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
    const all = parts(s)
    const mark = all.length === 0 ? null : chosen(ctx, f, 'mark', all, target.id)
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

/** The parts of the body the leader may point out; none where the table plays without them. */
const parts = (s: State): readonly Mark[] =>
  PARTS_OF[s.options.hitLocationStandard].filter(({ key }) => key !== 'knockout')

/**
 * Each strikes, and what gets through to the target is added up. A shield helps where it is in the way of all who hit, size as
 * it does against the largest of them, and stunning blows stun where all of them do.
 */
function strikeTogether(ctx: Ctx, s: State, together: readonly Fighter[], target: Fighter, mark: Mark | null): void {
  const hits: Harm[] = []
  const way: Manoeuvre = { ...WAY, harms: (_ctx, _s, _x, harm) => void hits.push(harm) }
  for (const member of together) {
    if (member.turned < s.round) {
      member.turned = s.round
      member.declared = 1
      member.defences = []
      member.done = ['group attack']
    }
    const item = armsAgainst(s, member, target, WAY, SKILLS)[0]
    if (item !== undefined) attack(ctx, s, member, target, item, way, mark)
  }
  const [first] = hits
  if (first === undefined) return
  let sum = 0
  for (const harm of hits) sum += harmTotal(ctx, harm)
  const leader = together[0]?.id ?? 'gm'
  ctx.emit?.({ type: 'volley', who: leader, at: target.id, total: sum, rule: 'D6-C-OPT-GroupCommand' })
  const before = severityNow(target)
  injure(
    ctx,
    s,
    harmTo(target, sum, {
      by: leader,
      shield: hits.every(({ shield }) => shield),
      larger: Math.max(...hits.map(({ larger }) => larger)),
      stun: hits.every(({ stun }) => stun),
    }),
  )
  if (mark !== null && first.attack !== null) hurtsPart(ctx, s, first.attack, mark, before)
}
