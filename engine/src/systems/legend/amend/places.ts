import { AffrayError } from '../../../kernel/error.ts'
import { joined, placedAt, without } from '../../../space/bands.ts'
import { type Body, fits, overlap } from '../../../space/footprint.ts'
import { terrain } from '../../../space/terrain.ts'
import { metres } from '../ground.ts'
import { settles } from '../movement.ts'
import { bodySize, fighterOf, recordOf } from '../scenario.ts'
import type { Ctx, Fighter, State } from '../types.ts'
import { drawn } from '../weapons-in-hand.ts'
import type { CommandOf } from './commands.ts'
import { told } from './fighters.ts'
import { named } from './named.ts'

/** On a map: the cell he stands on, and whoever he rides with him. */
export function setPlace(ctx: Ctx, s: State, { who, at: [x, y] }: CommandOf<'place'>): void {
  const f = named(s, who)
  if ('bands' in s.where) throw noMap(who)
  const before = s.where.bodies[who]
  const together = [who, f.mount, f.rider]
  for (const id of together) {
    if (id !== undefined) putOn(s, id, { ...s.where.bodies[id], x, y }, together)
  }
  settles(s, f)
  told(ctx, who, 'place', before === undefined ? 'nowhere' : `${before.x},${before.y}`, `${x},${y}`)
}

/** Puts somebody on free cells; those he rides with are not in his way. */
function putOn(s: State, id: string, body: Body, together: readonly (string | undefined)[]): void {
  if ('bands' in s.where) return
  const { field, bodies } = s.where
  const t = terrain(field)
  const taken = Object.entries(bodies).some(([other, his]) => !together.includes(other) && overlap(t, body, his))
  if (taken || !fits(t, body)) {
    throw new AffrayError(
      'ruling/place',
      `${id} has no room at ${body.x},${body.y}.`,
      `Name a free cell of the map: columns 0 to ${(field.rows[0]?.length ?? 1) - 1}, rows 0 to ${field.rows.length - 1}.`,
    )
  }
  s.where = { field, bodies: { ...bodies, [id]: body } }
}

const noMap = (who: string): AffrayError =>
  new AffrayError('ruling/place', `This fight has no map to place ${who} on.`, 'Say how far from somebody he is.')

/** Without a map: how far he is from somebody. */
export function setDistance(ctx: Ctx, s: State, { who, from, metres: far }: CommandOf<'distance'>): void {
  const f = named(s, who)
  const other = named(s, from)
  if (!('bands' in s.where)) {
    throw new AffrayError('ruling/distance', 'Distances of this fight are those of its map.', 'Name a cell instead.')
  }
  const before = metres(s, who, from)
  let bands = placedAt(s.where.bands, who, other.id, far)
  if (f.mount !== undefined) bands = placedAt(bands, f.mount, who, 0)
  s.where = { bands }
  told(ctx, who, `distance to ${from}`, before, far)
}

/** Somebody joins the fight; he acts from the next round on. */
export function add(ctx: Ctx, s: State, command: CommandOf<'add'>): void {
  const { who, side, like, fields, at, near, metres: far } = command
  if (s.fighters.some((f) => f.id === who)) {
    throw new AffrayError('ruling/fighter', `There is a fighter "${who}" already.`, 'Give the newcomer another name.')
  }
  const record = recordOf(like ?? who, fields)
  if (!record.ok) return
  const f = fighterOf(who, side, record.setup, s.options)
  f.initiative = f.facts.strikeRank
  if ('bands' in s.where) {
    const beside = near ?? s.fighters.find((other) => other.side === side)?.id ?? s.fighters[0]?.id ?? who
    s.where = { bands: joined(s.where.bands, who, named(s, beside).id, far) }
  } else {
    if (at === undefined)
      throw new AffrayError('ruling/place', `${who} needs a place on the map.`, 'Give "at": [x, y].')
    putOn(s, who, { x: at[0], y: at[1], size: bodySize(record.setup, s.where.field.cell) }, [])
  }
  s.fighters.push(f)
  settles(s, f)
  told(ctx, who, 'joins', 'nobody', side)
}

/** Somebody is no longer in the fight, and nothing in it refers to him. */
export function remove(ctx: Ctx, s: State, { who }: CommandOf<'remove'>): void {
  const gone = named(s, who)
  s.fighters = s.fighters.filter((f) => f !== gone)
  s.holds = s.holds.filter(({ by, on }) => by !== who && on !== who)
  drawn(s, ({ by, on }) => by === who || on === who)
  s.inside = s.inside.filter(({ by, of }) => by !== who && of !== who)
  s.spells = s.spells.filter(({ by, at }) => by !== who && at !== who)
  s.next = s.next.filter((next) => next.who !== who && !('at' in next && next.at === who))
  if (s.charge !== undefined && (s.charge.by === who || s.charge.on === who)) s.charge = undefined
  for (const f of s.fighters) forget(f, who)
  if ('bands' in s.where) s.where = { bands: without(s.where.bands, who) }
  else {
    const { [who]: _, ...bodies } = s.where.bodies
    s.where = { field: s.where.field, bodies }
  }
  told(ctx, who, 'leaves', gone.side, 'nobody')
}

function forget(f: Fighter, who: string): void {
  if (f.mount === who) f.mount = undefined
  if (f.rider === who) f.rider = undefined
  if (f.chargeAt === who) {
    f.chargeAt = undefined
    f.fullRound = 'none'
  }
  if (f.aimingAt === who) {
    f.aimingAt = undefined
    f.aimed = 0
  }
  if (f.casting?.at === who) f.casting = undefined
  if (f.aiding?.at === who) f.aiding = undefined
  f.outmanoeuvred = f.outmanoeuvred.filter((id) => id !== who)
  f.harriedBy = f.harriedBy.filter((id) => id !== who)
}
