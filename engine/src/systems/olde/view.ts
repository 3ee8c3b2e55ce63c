import { privy } from '../../kernel/secret.ts'
import type { FighterId, Rolled, Seat } from '../../kernel/types.ts'
import { movedTo, type Whereabouts } from '../../space/whereabouts.ts'
import { faithPoints, hitPoints, manaPoints } from './characters.ts'
import { combatants, ORDINARY } from './content/creatures.ts'
import { status, suffers } from './fighters.ts'
import type { Combatant, Fighter, Foe, OldeEvent, State, Status, View } from './types.ts'

/** What a seat may know: of those it is not privy to what can be seen, and the unseen where they were last known. */
export function view(s: State, seat: Seat): View {
  if (seat.gm) return s
  let where: Whereabouts = s.where
  const fighters = s.fighters.map((f): Fighter | Foe => {
    if (privy(seat, f.id)) return f
    if (f.known !== null && suffers(f, 'invisible')) where = movedTo(where, f.id, f.known)
    return asSeen(f)
  })
  return { ...s, fighters, where }
}

function asSeen(f: Fighter): Foe {
  const {
    facts,
    hp: _hp,
    fullHp: _full,
    mana: _mana,
    fullMana: _fm,
    faith: _faith,
    fullFaith: _ff,
    cp: _cp,
    draughts: _d,
    ...seen
  } = f
  const { size, shield, armour } = facts
  return {
    ...seen,
    adjustments: f.adjustments.filter(({ lasts }) => lasts === 'temporary'),
    status: status(f),
    seen: { size, shield, armour },
  }
}

/** A whole state that seat may believe in: foes as their kind is, or like ordinary people, in the middle of how they seem. */
export function imagine(seen: View, n = 0): State {
  return { ...seen, fighters: seen.fighters.map((f) => ('facts' in f ? f : believed(seen, f, n))) }
}
function believed({ options }: View, foe: Foe, n: number): Fighter {
  const { status: grade, seen, ...rest } = foe
  const kind: Combatant = combatants[foe.kind] ?? ORDINARY
  const more = n === 0 ? 0 : n % 2 === 1 ? Math.ceil(n / 2) : -Math.ceil(n / 2)
  const stat = (value: number): number => Math.max(1, Math.min(20, value + more))
  const facts: Combatant = {
    ...kind,
    ...seen,
    brawn: stat(kind.brawn),
    finesse: stat(kind.finesse),
    savvy: stat(kind.savvy),
    nerve: stat(kind.nerve),
  }
  const fullHp = hitPoints(facts, options)
  const [fullMana, fullFaith] = [manaPoints(facts, options), faithPoints(facts, options)]
  return {
    ...rest,
    facts,
    hp: middle(grade, fullHp, foe.dead),
    fullHp,
    mana: fullMana,
    fullMana,
    faith: fullFaith,
    fullFaith,
    cp: 0,
    draughts: kind.draughts,
  }
}
/** Hit Points in the middle of a grade. */
function middle(grade: Status, full: number, dead: boolean): number {
  switch (grade) {
    case 'healthy':
      return full
    case 'bruised':
      return Math.min(full - 1, Math.ceil((3 * full) / 4))
    case 'wounded':
      return Math.max(1, Math.floor(full / 4))
    case 'incapacitated':
      return -Math.floor(full / 4)
    case 'dead':
      return dead ? 0 : -full
  }
}

/** An event as a seat may know it: totals are called out, the dice, terms and points of others are not. */
export function seen(event: OldeEvent, seat: Seat): OldeEvent {
  if (seat.gm) return event
  switch (event.type) {
    case 'ap':
      return { ...event, rolled: mayRead(event.rolled, seat) }
    case 'lot':
    case 'check':
    case 'attack':
      return { ...event, rolled: read(event.rolled, seat) }
    case 'defense':
      return { ...event, rolled: mayRead(event.rolled, seat) }
    case 'hurt':
      return privy(seat, event.on)
        ? { ...event, rolled: mayRead(event.rolled, seat) }
        : { ...event, rolled: mayRead(event.rolled, seat), left: undefined, terms: [] }
    case 'bleeds':
    case 'pool':
      return { ...event, left: known(event.left, event.who, seat) }
    case 'healed': {
      const rolled = read(event.rolled, seat)
      return { ...event, rolled, left: known(event.left, event.who, seat), won: known(event.won, event.who, seat) }
    }
    case 'points':
      return { ...event, all: known(event.all, event.who, seat) }
    case 'reflex':
      return { ...event, mine: mayRead(event.mine, seat), his: mayRead(event.his, seat) }
    case 'clash':
      return { ...event, mine: read(event.mine, seat), his: read(event.his, seat) }
    default:
      return event
  }
}
const known = (value: number | undefined, of: FighterId, seat: Seat): number | undefined =>
  privy(seat, of) ? value : undefined

const mayRead = (rolled: Rolled | null, seat: Seat): Rolled | null => (rolled === null ? null : read(rolled, seat))
function read(rolled: Rolled, seat: Seat): Rolled {
  if (privy(seat, rolled.who)) return rolled
  return { of: rolled.of, who: rolled.who, dice: '', terms: [], total: rolled.total, needs: rolled.needs }
}
