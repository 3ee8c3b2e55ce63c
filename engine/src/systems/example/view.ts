import { redact, secret } from '../../kernel/secret.ts'
import type { Board, Feature, Features, FighterId, Seat, Sheet, Track } from '../../kernel/types.ts'
import { blowModifiers, dodgeModifiers, total } from './modifiers.ts'
import { nextToAct } from './step.ts'
import type { BrawlEvent, Fighter, State, View } from './types.ts'

/** What a seat may know: everything but the stances of others. */
export const view = (state: State, seat: Seat): View => redact(state, seat)

/** A hidden stance is believed to be bold of a brawler in good shape, wary of one who is hurt. */
export function imagine(seen: View): State {
  const fighters = seen.fighters.map((fighter): Fighter => {
    const { stance } = fighter
    const likely = fighter.grit * 2 < fighter.fullGrit ? 'wary' : 'bold'
    return { ...fighter, stance: 'is' in stance ? stance : secret(stance.only, likely) }
  })
  return { ...seen, fighters }
}

export const copy = (state: State): State => ({ ...state, fighters: state.fighters.map((fighter) => ({ ...fighter })) })

export function sides(state: State): { id: string; fighters: string[] }[] {
  const ids = [...new Set(state.fighters.map((fighter) => fighter.side))]
  return ids.map((id) => ({ id, fighters: state.fighters.filter((f) => f.side === id).map((f) => f.id) }))
}

export function board(state: State): Board {
  const tokens = state.fighters.map((fighter) => ({ id: fighter.id, side: fighter.side, tags: tags(fighter) }))
  const pairs = state.fighters.flatMap((a, i) =>
    state.fighters
      .slice(i + 1)
      .filter((b) => a.side !== b.side)
      .map((b) => ({ a: a.id, b: b.id, distance: 1, engaged: a.grit > 0 && b.grit > 0 })),
  )
  return { tokens, pairs }
}

export function track(state: State): Track {
  const acting = nextToAct(state)
  return {
    round: state.round,
    order: state.fighters.map((fighter) => ({
      id: fighter.id,
      at: fighter.quickness,
      left: fighter.actions,
      of: 2,
      acting: fighter === acting,
    })),
  }
}

export function sheet(state: State, id: FighterId): Sheet {
  const fighter = state.fighters.find((f) => f.id === id)
  if (fighter === undefined) return { id, name: id, side: '', bars: [], tags: [], numbers: [] }
  const blow = blowModifiers(fighter)
  const dodge = dodgeModifiers(fighter)
  return {
    id,
    name: id,
    side: fighter.side,
    bars: [{ name: 'grit', now: fighter.grit, full: fighter.fullGrit, armour: fighter.hide }],
    tags: tags(fighter),
    numbers: [
      { name: 'blow', value: total(blow), from: blow },
      { name: 'dodge', value: total(dodge), from: dodge },
    ],
  }
}

const tags = (fighter: Fighter): string[] => [
  ...(fighter.grit === 0 ? ['down'] : []),
  ...(fighter.dazed > 0 ? ['dazed'] : []),
  ...(fighter.shown === 'hidden' ? [] : [fighter.shown]),
]

export const features: Features<State, BrawlEvent> = {
  condition(state, id) {
    const fighter = state.fighters.find((f) => f.id === id)
    if (fighter === undefined || fighter.grit === 0) return 'down'
    return fighter.grit < fighter.fullGrit ? 'wounded' : 'unhurt'
  },
  results(event): readonly Feature[] {
    switch (event.type) {
      case 'blow':
        return [
          {
            name: 'action',
            value: event.rule === 'EX-STRIKE' ? 'strike' : 'haymaker',
            by: event.who,
            on: event.target,
          },
          { name: 'attack', value: event.hit ? 'hit' : 'miss', by: event.who, on: event.target },
        ]
      case 'waits':
        return [{ name: 'action', value: 'wait', by: event.who }]
      case 'recovers':
        return [{ name: 'action', value: 'recover', by: event.who }]
      case 'dodge':
        return [{ name: 'dodge', value: event.dodged ? 'away' : 'too late', by: event.who, on: event.from }]
      case 'hurt':
        return [{ name: 'damage', value: event.lost, by: event.by, on: event.who }]
      case 'dazed':
        return [{ name: 'effect', value: 'daze', by: event.by, on: event.who }]
      case 'down':
        return [{ name: 'condition', value: 'down', on: event.who }]
      default:
        return []
    }
  },
}
