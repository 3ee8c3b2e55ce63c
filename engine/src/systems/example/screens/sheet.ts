import type { Change, FighterId, Sheet } from '../../../kernel/types.ts'
import { grade } from '../body/conditions.ts'
import { blowModifiers, dodgeModifiers, total } from '../exchange/modifiers.ts'
import type { Fighter, State } from '../state/types.ts'
import { tags } from './tags.ts'

/** A brawler as his own side sees him, or `seen`, as anybody does. */
export function sheet(state: State, id: FighterId, as: 'all' | 'seen' = 'all'): Sheet {
  const fighter = state.fighters.find((f) => f.id === id)
  if (fighter === undefined)
    return { id, name: id, side: '', bars: [], tags: [], conditions: [], things: [], numbers: [], grades: [] }
  const whole = as === 'all'
  const blow = blowModifiers(fighter)
  const dodge = dodgeModifiers(fighter)
  return {
    id,
    name: id,
    side: fighter.side,
    bars: whole
      ? [
          {
            name: 'grit',
            now: fighter.grit,
            full: fighter.fullGrit,
            armour: fighter.hide,
            change: set(fighter, 'grit'),
          },
        ]
      : [],
    tags: tags(fighter),
    conditions: dazed(fighter),
    things: [],
    numbers: whole
      ? [
          { name: 'blow', value: total(blow), from: blow },
          { name: 'dodge', value: total(dodge), from: dodge },
          { name: 'actions', value: fighter.actions, from: [], change: set(fighter, 'actions') },
        ]
      : [],
    grades: [{ name: 'looks', word: grade(fighter) }],
  }
}

const dazed = (fighter: Fighter): Sheet['conditions'] =>
  fighter.dazed === 0
    ? []
    : [{ name: 'dazed', left: fighter.dazed, clock: 'own turns', rule: 'EX-DAZED', change: set(fighter, 'dazed') }]

const set = ({ id }: Fighter, field: 'grit' | 'actions' | 'dazed'): Change => ({
  command: { do: 'set', who: id, field },
  field: 'to',
})
