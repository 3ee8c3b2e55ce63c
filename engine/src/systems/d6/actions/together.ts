import { ended } from '../../../mechanisms/lasting.ts'
import { roundsPrepared } from '../body/aiming.ts'
import { succeeds } from '../body/checks.ts'
import { injure } from '../body/injure.ts'
import { gearResistance, harmTotal, resistancePoints } from '../body/resistance.ts'
import { fixed } from '../book/diecode.ts'
import { plans } from '../content/difficulties.ts'
import { armsAgainst, attack, attackBy, unready, wayOf } from '../exchange/attack.ts'
import { hurtsPart, severityNow } from '../exchange/damage.ts'
import { PARTS_OF } from '../exchange/marks.ts'
import { prevented } from '../exchange/prevented.ts'
import { spends } from '../exchange/reactions.ts'
import { TEN } from '../exchange/situations.ts'
import { type Action, chosen, chosenOf, type Takes, why } from '../state/asking.ts'
import { active, BLOWS, bodily, metres, opponents, SHOTS, THROWS } from '../state/fighters.ts'
import type { Cited, Ctx, Fighter, Harm, Manoeuvre, Mark, State, Why } from '../state/types.ts'

const SKILLS = [...BLOWS, ...SHOTS, ...THROWS]

const WAY = wayOf({ key: 'group attack', rule: 'D6-C-OPT-GroupCommand' })

/** Comrades who have not acted and whom nothing keeps from it. */
const comrades = (s: State, f: Fighter): Fighter[] =>
  s.fighters.filter(
    (o) => o !== f && o.side === f.side && active(o) && o.turned < s.round && prevented(s, o, 'strike') === undefined,
  )
/** Those of them who can attack him now, the leader first. */
function group(s: State, f: Fighter, target: Fighter): Fighter[] {
  return [f, ...comrades(s, f)].filter((o) => armsAgainst(s, o, target, WAY, SKILLS).length > 0)
}
const marks = (s: State, f: Fighter): Fighter[] =>
  opponents(s, f).filter((t) => group(s, f, t).length > 1 && group(s, f, t)[0] === f)

/** Planned for a round at least. */
function unplanned(s: State, f: Fighter): Why | undefined {
  if (roundsPrepared(f) === 0) {
    return why('a group attack is planned for a round before it', 'D6-C-OPT-GroupCommand')
  }
  if (!f.items.some((item) => unready(s, f, item) === undefined)) {
    return why('he can attack nobody himself', 'D6-C-OPT-GroupCommand')
  }
  return marks(s, f).length === 0 ? why('no comrades can attack with him', 'D6-C-OPT-GroupCommand') : undefined
}

/** A command roll lets several strike at once at the part the leader points out, and the target resists the sum of their damage (D6-C-OPT-GroupCommand). */
export const groupAttack: Action = {
  key: 'group attack',
  rule: 'D6-C-OPT-GroupCommand',
  refuse: unplanned,
  act(ctx, s, f, takes) {
    const target = chosenOf(ctx, f, { ask: 'target' }, marks(s, f))
    const together = group(s, f, target)
    const all = parts(s)
    const mark = all.length === 0 ? null : chosen(ctx, f, { ask: 'mark', at: target.id }, all)
    const difficulty = plans[Math.min(plans.length, together.length) - 1] ?? 3
    f.lasting = ended(f.lasting, 'prepared')
    const led = succeeds(ctx, s, f, 'command', difficulty, 'command')
    const told = { members: together.length, difficulty, led }
    ctx.emit?.({ type: 'leads', who: f.id, at: target.id, ...told, rule: 'D6-C-OPT-GroupCommand' })
    if (led) strikeTogether(ctx, s, together, { target, mark }, takes)
  },
}

/** The parts of the body the leader may point out; none where the table plays without them. */
const parts = (s: State): readonly Mark[] =>
  PARTS_OF[s.options.hitLocationStandard].filter(({ key }) => key !== 'knockout')

/**
 * Each strikes, and what gets through to the target is added up. Ruling D6-A81: he resists the sum as he would the one of them
 * he is protected from least, and is stunned by it where all of them stun.
 */
function strikeTogether(
  ctx: Ctx,
  s: State,
  together: readonly Fighter[],
  { target, mark }: { readonly target: Fighter; readonly mark: Mark | null },
  takes: Takes,
): void {
  const hits: Harm[] = []
  const way: Manoeuvre = { ...WAY, harms: (_ctx, _s, _x, harm) => void hits.push(harm) }
  for (const member of together) {
    if (member.turned < s.round) {
      spends(s, member)
      member.declared = 1
      member.done = ['group attack']
    }
    const item = armsAgainst(s, member, target, WAY, SKILLS)[0]
    if (item !== undefined) attack(ctx, s, { attacker: member, target, item, manoeuvre: way, mark }, takes)
  }
  const byProtection = hits.toSorted((a, b) => protection(s, a) - protection(s, b))
  const decides = s.options.groupResistance === 'least' ? byProtection[0] : byProtection.at(-1)
  if (decides === undefined) return
  let sum = 0
  for (const harm of hits) sum += harmTotal(ctx, harm)
  const leader = together[0]?.id ?? 'gm'
  const rule: Cited[] = ['D6-C-OPT-GroupCommand', 'D6-A81']
  ctx.emit?.({ type: 'volley', who: leader, at: target.id, total: sum, rule })
  const before = severityNow(target)
  const stun = s.options.groupResistance === 'least' ? hits.every((hit) => hit.stun) : hits.some((hit) => hit.stun)
  injure(ctx, s, { ...decides, by: leader, thrown: null, adds: sum, halved: false, stun })
  if (mark !== null && decides.attack !== null) hurtsPart(ctx, s, decides.attack, mark, before)
}

/** What armour, shield, size and abilities are worth against one of them, a die at its mean. */
const protection = (s: State, harm: Harm): number =>
  fixed(gearResistance(s, harm.on, harm, 0, undefined), 3.5) + resistancePoints(s, harm.on, harm, undefined)

/** They must be near enough to come running in the round, in metres. */
const TOGETHER = 40

const NO_SWARM: Why = why('only animals of a kind that swarms do', 'D6-C-OPT-Swarm')
const TOO_FEW: Why = why('they are fewer than ten of a kind', 'D6-C-OPT-Swarm')

/** Others of its kind, near, who have not acted. */
const fellows = (s: State, f: Fighter): Fighter[] =>
  comrades(s, f).filter((o) => o.facts.name === f.facts.name && metres(s, f.id, o.id) <= TOGETHER)

/** They attack as one: one roll, one animal's damage, and all have had their turn (D6-C-OPT-Swarm). */
export const swarm: Action = attackBy(
  {
    key: 'swarm',
    rule: 'D6-C-OPT-Swarm',
    unmarked: true,
    fits: bodily,
    declared(ctx, s, f) {
      const others = fellows(s, f)
      for (const o of others) {
        spends(s, o)
        o.done = [...o.done, 'swarm']
      }
      f.uses.swarm = 1 + others.length
      ctx.emit?.({ type: 'swarms', who: f.id, animals: f.uses.swarm, rule: 'D6-C-OPT-Swarm' })
    },
  },
  ['fighting'],
  (s, f) => (f.facts.swarms ? (fellows(s, f).length + 1 < TEN ? TOO_FEW : undefined) : NO_SWARM),
)
