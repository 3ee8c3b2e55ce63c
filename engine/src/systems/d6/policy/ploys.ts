import { lasts } from '../../../mechanisms/lasting.ts'
import { manoeuvres, pointBlank } from '../content/difficulty-modifiers.ts'
import { ranks } from '../state/fighters.ts'
import {
  apart,
  type Blow,
  blowAt,
  comrades,
  enemies,
  expected,
  gains,
  goes,
  health,
  lands,
  type Man,
  missile,
  reachesHim,
  ready,
  type Seen,
  type Thing,
} from './judging.ts'

/** A blow that takes less of somebody's life than this is no way to be rid of him. */
const VAIN = 0.06
/** A blow worth more than this is struck rather than anything clever tried. */
const GOOD = 0.3
/** How sure a ploy has to be. */
const SURE = 0.55

/** What he does besides striking: it costs nothing, or it does more than a blow would. In the order he would try it. */
export function ploys(s: Seen, me: Man, foe: Man | undefined, item: Thing | undefined): readonly string[] {
  const free = [...(health(s, me) < 0.6 ? ['luck'] : []), ...(beset(s, me) ? ['act fast'] : [])]
  if (foe === undefined || item === undefined || missile(item) || !reachesHim(s, me, item, foe)) return free
  const blow = blowAt(s, me, item, foe, apart(s, me, foe))
  const sure = (harder: number): boolean =>
    lands({ ...blow, harder: blow.harder + harder }, { actions: me.declared }) >= SURE
  const gained = gains(blow, { actions: me.declared })
  if (gained > GOOD) return free
  return [
    ...free,
    ...touches(s, me, foe),
    ...(holds(s, me) ? ['squeeze'] : []),
    ...(seizes(s, me, foe) && gained < VAIN && sure(manoeuvres.tackle.standard) ? ['tackle'] : []),
    ...(gained < VAIN && disarms(s, me, foe, blow) && sure(DISARM) ? ['disarm'] : []),
    ...(foe.stance !== 'prone' && waited(s, me, foe) > 1 && sure(manoeuvres.trip.standard)
      ? ['knockdown', 'trip']
      : []),
  ]
}
/** What a called shot at something in a hand is harder. */
const DISARM = 3

const beset = (s: Seen, me: Man): boolean => enemies(s, me).some((foe) => apart(s, me, foe) <= pointBlank)
/** Whether he has somebody in his grip since an earlier round. */
const holds = (s: Seen, me: Man): boolean => s.holds.some(({ by, since }) => by === me.id && since < s.round)
const held = (s: Seen, foe: Man): boolean => s.holds.some(({ on }) => on === foe.id)
const strength = ({ facts }: Man): number => Math.max(facts.attributes.physique, facts.skills.lifting)
/** Whom comrades beset he holds for them, where he is as strong. */
const seizes = (s: Seen, me: Man, foe: Man): boolean =>
  strength(me) >= strength(foe) && !held(s, foe) && waited(s, me, foe) > 0

/** His touch, where it does more than a blow. */
function touches(s: Seen, me: Man, foe: Man): string[] {
  const fist = me.items.find(({ where }) => where === 'body')
  if (fist === undefined || !ready(s, fist) || !reachesHim(s, me, fist, foe)) return []
  const sure = lands(blowAt(s, me, fist, foe, apart(s, me, foe)), { actions: me.declared }) >= SURE
  return [
    ...(sure && ranks(me, 'paralyzingTouch') > 0 && !lasts(foe.lasting, 'paralysed') ? ['paralysing touch'] : []),
    ...(sure && ranks(me, 'lifeDrain') > 0 ? ['drain life'] : []),
  ]
}

/** Whether the weapon in his hand is most of what he threatens with, and can be struck from it. */
function disarms(s: Seen, me: Man, foe: Man, { item }: Blow): boolean {
  const armed = foe.items.find(({ where }) => where === 'hand')
  const bare = foe.items.filter(({ where }) => where === 'body')
  if (armed === undefined || missile(armed)) return false
  const far = apart(s, foe, me)
  const worth = (thing: Thing): number => gains(blowAt(s, foe, thing, me, far), { actions: 1 })
  const otherwise = Math.max(0, ...bare.map(worth))
  const force = expected(item.weapon.damage.code + (item.weapon.damage.strong ? me.facts.strengthDamage : 0))
  return worth(armed) > 0.1 && worth(armed) > 2 * otherwise && force > expected(strength(foe)) + 1
}

/** Comrades who have yet to act, can be at him and hurt him: each finds it easier to hit one who lies there or is held. */
const waited = (s: Seen, me: Man, foe: Man): number =>
  comrades(s, me).filter(
    (f) =>
      f.turned < s.round &&
      apart(s, f, foe) <= goes(f) / 2 + pointBlank &&
      f.items.some((item) => ready(s, item) && gains(blowAt(s, f, item, foe, pointBlank), { actions: 1 }) > VAIN),
  ).length
