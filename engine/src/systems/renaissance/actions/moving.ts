import { strains } from '../ground/hazards.ts'
import { baseOf } from '../ground/movement.ts'
import { trained } from '../state/fighters.ts'
import { takes } from '../state/stance.ts'
import type { Cited, Fighter } from '../state/types.ts'
import { type Action, action, no } from './action.ts'
import { allowed, chosenMode, followed, noMode, obeyed, onFeet, stuck, travel } from './going.ts'
import { goesWhere } from './walking.ts'

const move = action({
  key: 'move',
  rule: 'REN-MOVE-01',
  cost: 'quick',
  why: (s, f) => stuck(s, f) ?? noMode(s, f),
  act(ctx, s, f) {
    if (!allowed(ctx, s, f, 'move') || !obeyed(ctx, s, f)) return
    const { base, full } = chosenMode(ctx, s, f, 'move')
    // Crouched behind something he goes as unusual movement goes (REN-COVER-05).
    if (f.stance === 'crouching')
      goesWhere(ctx, s, f, travel('move', Math.floor(base / 2), base, 'REN-COVER-05', 'REN-MOVE-06'))
    else goesWhere(ctx, s, f, travel('move', full, base, 'REN-MOVE-01', 'REN-MOVE-02', ...followed(f), ...ridden(f)))
  },
})
const ridden = (f: Fighter): readonly Cited[] => (f.mount === null ? [] : ['REN-MNT-01', 'REN-MNT-02', 'REN-MNT-03'])

/** Unusual movement: half the base rate on foot, no check (REN-MOVE-06, REN-MOVE-08). */
const crawl = action({
  key: 'crawl',
  rule: 'REN-MOVE-06',
  cost: (s) => s.options.crawlAction,
  why: (_s, f) => (f.mount !== null ? no('he is mounted', 'REN-MOVE-09') : onFeet(f)),
  act(ctx, s, f) {
    takes(s, f, 'crouching')
    goesWhere(ctx, s, f, travel('crawl', Math.floor(baseOf(s, f) / 2), baseOf(s, f), 'REN-MOVE-06', 'REN-MOVE-08'))
  },
})
const climb = action({
  key: 'climb',
  rule: 'REN-MOVE-08',
  cost: 'quick',
  why(s, f) {
    if (!s.scene.climb) return no('there is nothing to climb', 'REN-MOVE-09')
    if (f.mount !== null) return no('a mount does not climb', 'REN-MOVE-09')
    if (f.facts.modes.climb === undefined && !trained(f, 'athletics'))
      return no('climbing needs basic proficiency in Athletics', 'REN-MOVE-07')
    return (f.exhausted ? no('he is exhausted', 'REN-MOVE-12') : undefined) ?? onFeet(f)
  },
  act(ctx, s, f) {
    const own = f.facts.modes.climb
    const far = own === undefined ? Math.floor(baseOf(s, f) / 2) : own[1]
    goesWhere(ctx, s, f, travel('climb', far, own?.[0] ?? baseOf(s, f), 'REN-MOVE-08'))
    if (own === undefined) strains(ctx, s, f, 'climbing', 'REN-MOVE-12')
  },
})
const swim = action({
  key: 'swim',
  rule: 'REN-MOVE-08',
  cost: 'quick',
  why(s, f) {
    if (s.scene.ground !== 'deep water') return no('there is no water to swim in', 'REN-MOVE-09')
    return f.exhausted ? no('he is exhausted', 'REN-MOVE-12') : undefined
  },
  act(ctx, s, f) {
    goesWhere(ctx, s, f, travel('swim', baseOf(s, f), baseOf(s, f), 'REN-MOVE-08'))
    if (f.facts.modes.swim === undefined) strains(ctx, s, f, 'swimming', 'REN-MOVE-12')
  },
})
/** Prone one moves half the base rate, for a Standard Action (REN-PRONE-04). */
const creep = action({
  key: 'creep',
  rule: 'REN-PRONE-04',
  cost: 'standard',
  why: (_s, f) => (f.stance === 'prone' ? undefined : no('he is on his feet', 'REN-PRONE-04')),
  act: (ctx, s, f) => goesWhere(ctx, s, f, travel('creep', Math.floor(baseOf(s, f) / 2), baseOf(s, f), 'REN-PRONE-04')),
})

/** Behind what there is to get behind, where there is no map: a move like any other. */
const takeCover = action({
  key: 'take cover',
  rule: 'REN-COVER-04',
  cost: 'quick',
  why(s, f) {
    if (!('bands' in s.where)) return no('on a map one stands behind things', 'REN-COVER-04')
    if (s.scene.cover === 'none') return no('there is nothing to get behind', 'REN-COVER-04')
    if (f.cover !== 'none') return no('he is behind it already', 'REN-COVER-04')
    return f.mount !== null ? no('he is mounted', 'REN-COVER-04') : stuck(s, f)
  },
  act(ctx, s, f) {
    f.cover = s.scene.cover
    ctx.emit?.({ type: 'cover', who: f.id, grade: f.cover, rule: 'REN-COVER-04' })
  },
})

export const MOVING: readonly Action[] = [move, crawl, climb, swim, creep, takeCover]
