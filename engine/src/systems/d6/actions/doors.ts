import { Offer } from '../../../kernel/offer.ts'
import type { Option } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { type Door, doorsBeside, doorToUse, doorUses, withDoorOf } from '../../../mechanisms/doors.ts'
import { skillTotal } from '../body/checks.ts'
import { struckThing } from '../body/resistance.ts'
import { strengthAdds, strengthDice } from '../body/strength.ts'
import { D } from '../book/diecode.ts'
import { type Material, toughness } from '../content/difficulties.ts'
import { unready } from '../exchange/attack.ts'
import { type Action, chosen, keyed, why } from '../state/asking.ts'
import { throwCode, totalRolled } from '../state/dice.ts'
import { BLOWS } from '../state/fighters.ts'
import { countsDice, into, noted } from '../state/note.ts'
import type { Ctx, Fighter, Item, State, Why } from '../state/types.ts'

const NO_DOOR: Why = why('there is no door beside him', 'D6-STEP-TurnChoice')
const IN_THE_WAY: Why = why('somebody stands in the doorway', 'D6-STEP-TurnChoice')
const uses = doorToUse(IN_THE_WAY)

/** Opens or shuts a door beside him, as an action (D6-STEP-TurnChoice). Ruling D6-A82. */
const useDoor: Action = {
  key: 'use door',
  rule: 'D6-STEP-TurnChoice',
  refuse(s, f) {
    const found = doorUses(s.where, f.id)
    if (found.length === 0) return NO_DOOR
    return found.every((use) => uses.why({ s, f }, use) !== undefined) ? IN_THE_WAY : undefined
  },
  act(ctx, s, f) {
    const { door, to } = asked(ctx, new Offer(f.id, { ask: 'door' }, uses, { s, f }))
    s.where = withDoorOf(s.where, door, to)
    ctx.emit?.({ type: 'door', who: f.id, door: door.name, cell: door.key, to, rule: 'D6-STEP-TurnChoice' })
  },
}

const shut = (s: State, f: Fighter): (Option & { readonly of: Door })[] =>
  doorsBeside(s.where, f.id).flatMap((of) => (of.state === 'closed' ? { key: of.key, of } : []))
const tools = (s: State, f: Fighter): Item[] =>
  f.items.filter((item) => BLOWS.includes(item.weapon.skill) && unready(s, f, item) === undefined)
/** A gate is as sturdy as a castle's; other doors are hard ones (D6-C-OBJ-Toughness). */
const madeOf = ({ name }: Door): Material => (name.includes('gate') ? 'very sturdy' : 'tough')

/** What a blow at something that cannot be missed comes to. Ruling D6-A49: by damage, or by the skill total. */
function force(ctx: Ctx, s: State, f: Fighter, { weapon, key }: Item): number {
  if (s.options.breakCompares === 'skill') return skillTotal(ctx, s, f, weapon.skill, 'break')
  const terms = noted(ctx)
  const listed = countsDice(into(terms), weapon.damage.code, key, 'D6-DMG-WeaponCode')
  const strong = weapon.damage.strong
  const code = listed + (strong ? strengthDice(f, into(terms)) : 0)
  const adds = strong ? strengthAdds(f, into(terms)) : 0
  const thrown = throwCode(ctx, s, f.id, 'damage', code, adds, { terms })
  return thrown === undefined ? Math.max(0, code + adds) : totalRolled(ctx, thrown)
}

/** A shut door is broken down: ten over its Toughness wrecks it, less weakens it by a die (D6-C-OPT-Break). */
const breakDoor: Action = {
  key: 'break door',
  rule: 'D6-C-OPT-Break',
  refuse(s, f) {
    if (shut(s, f).length === 0) return 'no shut door is beside him'
    return tools(s, f).length === 0 ? 'he has nothing to strike it with' : undefined
  },
  act(ctx, s, f) {
    const { of: door } = chosen(ctx, f, { ask: 'which door' }, shut(s, f))
    const { item } = chosen(ctx, f, { ask: 'weapon' }, keyed(tools(s, f)))
    item.used = s.round
    const weakened = s.doors[door.key] ?? 0
    const code = toughness[madeOf(door)] - D * weakened
    const done = force(ctx, s, f, item)
    const { over, state } = struckThing(ctx, s, 'object', code, done)
    if (state === 'wrecked') s.where = withDoorOf(s.where, door, 'broken')
    else if (state === 'weakened') s.doors = { ...s.doors, [door.key]: weakened + 1 }
    const rule = ['D6-C-OPT-Break', 'D6-C-OBJ-Toughness', 'D6-A49'] as const
    ctx.emit?.({ type: 'doorStruck', who: f.id, door: door.name, cell: door.key, over, state, rule })
  },
}

export const DOORS: readonly Action[] = [useDoor, breakDoor]
