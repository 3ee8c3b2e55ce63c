import { die } from '../../../dice/chance.ts'
import { fighter, itemOf } from '../fighters.ts'
import { holdOption, release } from '../holds.ts'
import { combatSkill } from '../manoeuvres/exchange-won.ts'
import { plainSkill } from '../modifiers.ts'
import { contest } from '../skill-tests.ts'
import type { Ctx, Fighter, Hold, State } from '../types.ts'
import { whichOf } from '../which-of.ts'
import { action, type Why } from './action.ts'

const FREE = die('free weapon', 100)
const KEEP = die('keep pinned', 100)
const NOT_PINNED: Why = { because: 'nothing of his is pinned', rule: 'LEG-MAN-PinWeapon' }

const pins = (s: State, f: Fighter): Hold[] => s.holds.filter((hold) => hold.on === f.id && hold.kind === 'pin')

/** An Opposed Test of combat skills, or his Brawn, frees a pinned weapon; a javelin in the shield only takes its time (LEG-MAN-PinWeapon, LEG-EQP-Javelin). */
export const freeWeapon = action({
  key: 'freeWeapon',
  rule: 'LEG-MAN-PinWeapon',
  refuse: (s, f) => (pins(s, f).length === 0 ? NOT_PINNED : undefined),
  act(ctx, s, f) {
    const hold = whichOf(ctx, f.id, { ask: 'free' }, pins(s, f), holdOption)
    if (hold === undefined) return
    if (hold.work > 0) workLoose(ctx, s, hold)
    else wrestle(ctx, s, f, hold)
  },
})

function workLoose(ctx: Ctx, s: State, hold: Hold): void {
  hold.work--
  ctx.emit?.({ type: 'worked', who: hold.on, left: hold.work, rule: 'LEG-EQP-Javelin' })
  if (hold.work === 0) release(ctx, s, hold, 'LEG-EQP-Javelin')
}

const WITH = [{ key: 'style' }, { key: 'brawn' }] as const

function wrestle(ctx: Ctx, s: State, f: Fighter, hold: Hold): void {
  const holder = fighter(s, hold.by)
  const mine = hold.item === undefined ? undefined : itemOf(f, hold.item)
  const theirs = itemOf(holder, hold.with)
  if (mine === undefined || theirs === undefined) return
  const style = combatSkill(s, f, mine, undefined)
  const brawn = plainSkill(s, f, 'brawn', undefined)
  const usual = brawn > style ? 'brawn' : 'style'
  const about = { ask: 'free with', at: holder.id, rule: 'LEG-MAN-PinWeapon' } as const
  const skill = ctx.choose({ who: f.id, about, options: WITH, usual }).key === 'brawn' ? brawn : style
  const result = contest(ctx, f, FREE, skill, holder, KEEP, combatSkill(s, holder, theirs, undefined))
  ctx.emit?.({ type: 'wrestled', who: f.id, at: holder.id, skill, result, rule: 'LEG-MAN-PinWeapon' })
  if (result === 'wins') release(ctx, s, hold, 'LEG-MAN-PinWeapon')
}
