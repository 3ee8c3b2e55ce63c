import type { Option } from '../../kernel/types.ts'
import { optionOf, optionsOf } from '../../mechanisms/asking.ts'
import { type Flood, flood, type Stop, stops } from '../../space/flood.ts'
import { pathIn } from '../../space/path.ts'
import { terrain } from '../../space/terrain.ts'
import { active, fighter, foes } from './fighters.ts'
import { approach, CONTACT, goesAlong, metres, onMap, outOfSight, runsAway, withdraw } from './movement.ts'
import { paceRules } from './pace.ts'
import type { LegendRule } from './rules.ts'
import type { Ctx, Fighter, State } from './types.ts'

/** Where a mover may go, beside towards somebody and away from somebody. */
const FLEE = optionOf('flee')
const TOWARDS = optionsOf('towards ')
const AWAY = optionsOf('away ')
/** Of very many cells the farther ones are offered: the near ones are few steps of another move. */
const CELLS = 240

/** Asks where to, goes there within the metres given, and tells it; gives the metres it took. */
export function goesWhere(ctx: Ctx, s: State, f: Fighter, budget: number, rule: LegendRule): number {
  const ways = waysOf(s, f, budget)
  const cells = ways === undefined ? [] : cellsOf(ways)
  const options: Option[] = [...bearings(s, f), ...cells.map(({ x, y }) => optionOf(`cell ${x},${y}`))]
  if (ways !== undefined && stops(ways).some((cell) => atEdge(ways, cell))) options.push(FLEE)
  if (options.length === 0) return 0
  const { key } = ctx.choose({ who: f.id, about: { ask: 'where', left: budget }, options })
  const spent = key === 'flee' ? budget : went(ctx, s, f, key, budget, ways)
  if (key === 'flee') runsAway(ctx, s, f)
  else ctx.emit?.({ type: 'moved', who: f.id, to: key, metres: spent, rule: [rule, ...paceRules(s, f)] })
  if (key.startsWith('away ')) outOfSight(ctx, s, f)
  return spent
}

function waysOf(s: State, f: Fighter, budget: number): Flood | undefined {
  const map = onMap(s, f)
  if (map === undefined || 'bands' in s.where) return undefined
  return flood(terrain(s.where.field), map.body, budget, { blocked: map.blocked })
}

const cellsOf = (ways: Flood): Stop[] =>
  stops(ways)
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, CELLS)

const atEdge = ({ terrain: t }: Flood, { x, y }: Stop): boolean =>
  x === 0 || y === 0 || x === t.width - 1 || y === t.height - 1

/** Towards anybody not yet reached, away from any foe. */
function bearings(s: State, f: Fighter): Option[] {
  const found: Option[] = []
  for (const other of s.fighters) {
    if (other === f || !active(other) || other.id === f.mount) continue
    if (metres(s, f.id, other.id) > CONTACT) found.push(TOWARDS(other.id))
    if (foes(f, other)) found.push(AWAY(other.id))
  }
  return found
}

function went(ctx: Ctx, s: State, f: Fighter, key: string, budget: number, ways: Flood | undefined): number {
  const [how = '', whom = ''] = key.split(' ')
  if (how === 'cell' && ways !== undefined) {
    const [x = 0, y = 0] = whom.split(',').map(Number)
    const path = pathIn(ways, { x, y })
    return path === undefined ? 0 : goesAlong(s, f, path)
  }
  const far = how === 'towards' ? Math.min(budget, tenths(metres(s, f.id, whom) - CONTACT)) : budget
  const spend = ways === undefined ? paces(ctx, f, far, fighter(s, whom)) : budget
  return how === 'towards' ? approach(s, f, whom, spend) : withdraw(s, f, whom, spend)
}

const tenths = (metre: number): number => Math.round(metre * 10) / 10

/** Without a map: how many metres of those he has. */
function paces(ctx: Ctx, f: Fighter, most: number, other: Fighter): number {
  const options: Option[] = []
  for (let metre = 1; metre < most; metre++) options.push(optionOf(String(metre)))
  options.push(optionOf(String(most)))
  if (options.length === 1) return most
  const usual = String(most)
  return Number(ctx.choose({ who: f.id, about: { ask: 'metres', at: other.id }, options, usual }).key)
}
