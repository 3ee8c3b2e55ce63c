import { ended, forRounds, lasts } from '../../../mechanisms/lasting.ts'
import { movedAway, movedTowards } from '../../../space/whereabouts.ts'
import { type AbilityId, abilities } from '../content/abilities.ts'
import { waysFor } from '../ground/destinations.ts'
import { displaced } from '../ground/displaced.ts'
import { type Action, whither } from '../state/asking.ts'
import { isOpposed, opponents, ranks } from '../state/fighters.ts'
import type { Fighter } from '../state/types.ts'

const used = (f: Fighter, name: AbilityId): number => f.uses[name] ?? 0
const use = (f: Fighter, name: AbilityId): void => {
  f.uses = { ...f.uses, [name]: used(f, name) + 1 }
}
/** What costs no action itself. */
function free(f: Fighter): void {
  f.actions++
}
const lucky = (f: Fighter): number => ranks(f, 'goodLuck') + ranks(f, 'greatLuck')

/** Luck called upon: two points on all totals of the round, once for each rank (D6-C-SA-Luck). */
const luck: Action = {
  key: 'luck',
  rule: 'D6-C-SA-Luck',
  refuse(_s, f) {
    if (lucky(f) <= used(f, 'goodLuck')) return 'he has no luck left'
    return lasts(f.lasting, 'lucky') ? 'luck is with him already' : undefined
  },
  act(ctx, _s, f) {
    free(f)
    use(f, 'goodLuck')
    f.lasting = [...f.lasting, forRounds('lucky', 1, f.id, abilities.goodLuck.once.action)]
    ctx.emit?.({ type: 'luck', who: f.id, left: lucky(f) - used(f, 'goodLuck'), rule: 'D6-C-SA-Luck' })
  },
}

/** Three times an adventure the fast have an action more, without penalty (D6-C-SA-FastReactions). */
const haste: Action = {
  key: 'act fast',
  rule: 'D6-C-SA-FastReactions',
  refuse(_s, f) {
    const { uses } = abilities.fastReactions.once
    if (ranks(f, 'fastReactions') === 0 || used(f, 'fastReactions') >= uses) return 'he is no faster than others now'
    return f.done.includes('act fast') ? 'once a round' : undefined
  },
  act(ctx, _s, f) {
    free(f)
    use(f, 'fastReactions')
    f.extra += abilities.fastReactions.once.extraActions
    f.declared += abilities.fastReactions.once.extraActions
    f.actions += abilities.fastReactions.once.extraActions
    ctx.emit?.({ type: 'actsFast', who: f.id, actions: f.actions, rule: 'D6-C-SA-FastReactions' })
  },
}

/** Intangible he resists with three dice a rank more and attacks nobody (D6-C-SA-Intangibility). */
const fade: Action = {
  key: 'fade',
  rule: 'D6-C-SA-Intangibility',
  refuse(_s, f) {
    if (ranks(f, 'intangibility') === 0) return 'he is of flesh'
    return lasts(f.lasting, 'intangible') ? 'he is intangible' : undefined
  },
  act(ctx, s, f) {
    const rounds = 12 * abilities.intangibility.each.minutes * ranks(f, 'intangibility')
    f.lasting = [...f.lasting, forRounds('intangible', 1 + rounds, f.id)]
    ctx.emit?.({ type: 'fades', who: f.id, until: s.round + rounds, rule: 'D6-C-SA-Intangibility' })
  },
}
const appear: Action = {
  key: 'become solid',
  rule: 'D6-C-SA-Intangibility',
  refuse: (_s, f) => (lasts(f.lasting, 'intangible') ? undefined : 'he is solid'),
  act(ctx, _s, f) {
    f.lasting = ended(f.lasting, 'intangible')
    ctx.emit?.({ type: 'solid', who: f.id, rule: 'D6-C-SA-Intangibility' })
  },
}

/** Ten metres a rank at once, taking the whole round (D6-C-SA-Teleport). */
const teleport: Action = {
  key: 'teleport',
  rule: 'D6-C-SA-Teleport',
  refuse(s, f) {
    if (ranks(f, 'teleportation') === 0) return 'he goes on foot'
    if (f.declared > 1) return 'it takes the whole round'
    return isOpposed(s, f) ? undefined : 'there is nobody to go to'
  },
  act(ctx, s, f) {
    const { at, way } = whither(ctx, f, opponents(s, f), waysFor(f))
    const far = abilities.teleportation.each.metres * ranks(f, 'teleportation')
    const { where, spent } =
      way === 'towards' ? movedTowards(s.where, f.id, at, far, 1) : movedAway(s.where, f.id, at, far)
    s.where = where
    ctx.emit?.({ type: 'teleports', who: f.id, at, way, metres: spent, rule: 'D6-C-SA-Teleport' })
    if (spent > 0) displaced(ctx, s, f, 'teleports')
  },
}

export const SELF: readonly Action[] = [luck, haste, fade, appear, teleport]
