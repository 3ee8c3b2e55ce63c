import type { FighterId, Sealed } from '../../../kernel/types.ts'
import { remembered, rememberedOf } from '../../../mechanisms/remembered.ts'
import { hidden } from '../../../space/cover.ts'
import type { Barrier } from '../../../space/field.ts'
import { flood, stops } from '../../../space/flood.ts'
import type { Body } from '../../../space/footprint.ts'
import { distance } from '../../../space/metric.ts'
import { type Obstacle, type Terrain, terrain } from '../../../space/terrain.ts'
import { harmTotal } from '../body/resistance.ts'
import { D, type DieCode } from '../book/diecode.ts'
import { toughness, wrecked } from '../content/difficulties.ts'
import { lamps, lights, objects, smoke } from '../content/difficulty-modifiers.ts'
import { why } from '../state/asking.ts'
import { throwCode, totalRolled } from '../state/dice.ts'
import { metres } from '../state/fighters.ts'
import { cites, counts, type Note, worth } from '../state/note.ts'
import type { Attack, Cited, Ctx, Fighter, Harm, State, Why } from '../state/types.ts'

/** How near something is that stands right beside a body, in cells: beside a corner, too. */
const BESIDE = 1.5

const beside = (t: Terrain, body: Body, { cell, beyond }: Obstacle): boolean =>
  [cell, beyond].some(
    (at) => at >= 0 && distance(t, body, { x: at % t.width, y: Math.floor(at / t.width) }) <= BESIDE * t.cell,
  )

/**
 * How much of somebody is hidden, in per cent, from one who leans out from behind what he stands beside: as far as he sees
 * past it from a step to the side, and something else hides no more. What stands beside both hides them from each other.
 * Ruling D6-COVER-Add.
 */
export function hiddenFromLeaning(t: Terrain, from: Body, to: Body, barrier: Barrier): number {
  const straight = hidden(t, from, to, barrier)
  const own = straight === 0 ? [] : t.obstacles.filter((each) => beside(t, from, each) && !beside(t, to, each))
  if (own.length === 0) return straight
  const elsewhere = hidden({ ...t, obstacles: t.obstacles.filter((each) => !own.includes(each)) }, from, to, barrier)
  const leaning = stops(flood(t, from, t.cell)).map(({ x, y }) => hidden(t, { ...from, x, y }, to, barrier))
  return Math.max(elsewhere, Math.min(...leaning))
}

/** What stands between two fighters: how much of the target it hides, in quarters, and what it withstands. */
export interface Hiding {
  readonly share: 25 | 50 | 75 | 100
  readonly toughness: DieCode
  readonly object: string
}
const quarters = (percent: number): 0 | Hiding['share'] =>
  percent >= 99 ? 100 : percent >= 75 ? 75 : percent >= 50 ? 50 : percent >= 25 ? 25 : 0

/** Walls of a map stop what a brick wall stops. Ruling D6-A25. */
const WALL = toughness.sturdy

/** How much of his height somebody shows. */
const SHOWS = { standing: 1, crouching: 0.5, prone: 0.25 } as const
type Stance = keyof typeof SHOWS
const STANCES = ['standing', 'crouching', 'prone'] as const
const BIGGEST = 64

/** What the map has between two places, found once for each pair of them: a map never changes. */
const between = (part: typeof hiddenFromLeaning) =>
  rememberedOf((t: Terrain) =>
    remembered((key: number): Hiding | null => {
      const [from, to, stance] = placesOf(t, key)
      return hides(t, from, { ...to, tall: t.tall * SHOWS[stance] }, part)
    }),
  )
const SCREENS = { straight: between(hidden), leaning: between(hiddenFromLeaning) } as const

/** What the map puts between an onlooker and somebody who stands or stoops there; who stoops is hidden by lower things. */
export function screen(t: Terrain, from: Body, to: Body, stance: Stance, leans: boolean): Hiding | null {
  if (t.obstacles.length === 0) return null
  const pair = (from.y * t.width + from.x) * t.width * t.height + to.y * t.width + to.x
  const sized = (pair * BIGGEST + (from.size ?? 1)) * BIGGEST + (to.size ?? 1)
  return SCREENS[leans ? 'leaning' : 'straight'](t)(sized * STANCES.length + STANCES.indexOf(stance))
}
/** The two places and the stance a number stands for. */
function placesOf({ width, height }: Terrain, key: number): readonly [from: Body, to: Body, stance: Stance] {
  const sized = Math.floor(key / STANCES.length)
  const pair = Math.floor(sized / BIGGEST ** 2)
  const at = (place: number, size: number): Body => ({ x: place % width, y: Math.floor(place / width), size })
  return [
    at(Math.floor(pair / (width * height)), Math.floor(sized / BIGGEST) % BIGGEST),
    at(pair % (width * height), sized % BIGGEST),
    STANCES[key % STANCES.length] ?? 'standing',
  ]
}
function hides(t: Terrain, from: Body, to: Body, part: typeof hiddenFromLeaning): Hiding | null {
  const stopped = quarters(part(t, from, to, 'missiles'))
  const share = stopped === 100 ? 100 : quarters(part(t, from, to, 'sight'))
  return share === 0 ? null : { share, toughness: stopped === 100 ? WALL : 0, object: 'what stands between them' }
}

/** Somebody who hides, as far as it matters. */
type Hidden = Sealed<Pick<Fighter, 'id' | 'stance' | 'cover'>>
type Scene = Sealed<Pick<State, 'where' | 'options'>>
/** What hides a target from an attacker: what the target stands behind, or what the map has between them; the better of both. */
export function hiding({ where, options }: Scene, attacker: FighterId, target: Hidden): Sealed<Hiding> | null {
  if ('bands' in where) return target.cover
  const [from, to] = [where.bodies[attacker], where.bodies[target.id]]
  if (from === undefined || to === undefined) return target.cover
  const stands = screen(terrain(where.field), from, to, target.stance, options.leaningOut)
  return stands === null || (target.cover !== null && target.cover.share >= stands.share) ? target.cover : stands
}

/** Cover that hides all of a target and protects: it has to be beaten first (D6-COVER-100). */
export function shelter(s: State, attacker: Fighter, target: Fighter): Hiding | null {
  const behind = hiding(s, attacker.id, target)
  if (behind === null || behind.share < 100) return null
  // Ruling D6-A24: what hides all and stops nothing is like darkness, or not to be shot through.
  return behind.toughness > 0 || s.options.softFullCover === 'blocks' ? behind : null
}

/** Who is wholly behind something attacks nobody from there, unless he leans out. Ruling D6-COVER-Add. */
export function walledIn(s: State, f: Fighter): Why | undefined {
  if (f.cover === null || f.cover.share < 100 || s.options.leaningOut) return undefined
  return why(`he is wholly behind ${f.cover.object}`, 'D6-COVER-100')
}
/** Leaning out, he no longer hides all of himself. */
export function leansOut(ctx: Ctx, f: Fighter): void {
  if (f.cover === null || f.cover.share < 100) return
  f.cover = { ...f.cover, share: 75 }
  ctx.emit?.({ type: 'leansOut', who: f.id, object: f.cover.object, rule: ['D6-COVER-100', 'D6-COVER-75'] })
}

/** What he stood behind stays where it is (D6-COVER-Add). Ruling D6-A26. */
export function leavesCover(ctx: Ctx, f: Fighter): void {
  if (f.cover === null) return
  ctx.emit?.({ type: 'leavesCover', who: f.id, object: f.cover.object, rule: 'D6-COVER-Add' })
  f.cover = null
}

/** What hides the target: one of each kind counts and the kinds add up (D6-COVER-Add). Ruling D6-A26. */
export function coverDifficulty(ctx: Ctx, s: State, { attacker, target }: Attack, note: Note): number {
  let sum = airAndLight(ctx, s, target, note)
  const behind = hiding(s, attacker.id, target)
  if (behind !== null) {
    if (behind.share < 100) {
      sum += worth(ctx, s, objects[SHARES[behind.share]], `${behind.share}% behind ${behind.object}`, note)
    } else if (shelter(s, attacker, target) === null) {
      sum += worth(ctx, s, lights.dark, `wholly behind ${behind.object}`, note)
    }
  }
  if (sum !== 0) cites(note, 'cover', 'D6-COVER-Add')
  return sum
}
const SHARES = { 25: 'quarter', 50: 'half', 75: 'three quarters', 100: 'three quarters' } as const

/** Smoke and darkness hide whatever is there, a vehicle too. */
export function airAndLight(ctx: Ctx, s: State, target: Fighter, note: Note): number {
  const { smoke: air } = s.scene
  return (air === 'none' ? 0 : worth(ctx, s, smoke[air], `${air} smoke or fog`, note)) + darkness(ctx, s, target, note)
}

/** How much of somebody the dark hides, lights near him taken into account, by the standard numbers. */
export function gloom(s: State, target: Fighter): number {
  if (s.scene.light === 'day') return 0
  const dark = lights[s.scene.light]
  return dark.standard - (3 * Math.min(dark.dice, lampDice(s, target))) / D
}

function darkness(ctx: Ctx, s: State, target: Fighter, note: Note): number {
  if (s.scene.light === 'day') return 0
  const dark = lights[s.scene.light]
  const lit = Math.min(dark.dice, lampDice(s, target))
  if (s.options.modifierMode === 'standard') {
    const sum = worth(ctx, s, dark, `${s.scene.light} light`, note)
    return lit === 0 ? sum : sum + counts(note, -(3 * lit) / D, 'a light nearby', 'D6-C-LIGHT-Negate')
  }
  if (lit !== 0) cites(note, 'a light nearby', 'D6-C-LIGHT-Negate')
  const left = dark.dice - lit
  return left === 0 ? 0 : worth(ctx, s, { ...dark, dice: left }, `${s.scene.light} light`, note)
}

/** Darkness a light near the target undoes, in dice (D6-C-LIGHT-Negate). */
function lampDice(s: State, target: Fighter): DieCode {
  let most = 0
  for (const f of s.fighters) {
    if (f.lamp === 'none') continue
    const lamp = lamps[f.lamp]
    if (metres(s, f.id, target.id) <= lamp.metres) most = Math.max(most, lamp.dice)
  }
  return most
}

/**
 * Damage meets the cover a target is wholly behind, and what is over goes on to the target (D6-COVER-100, D6-COVER-Overflow).
 * `from`: whence it comes, where that is not who does it. Ten over wrecks the cover, less weakens it by a die (D6-COVER-Destroy, D6-C-OPT-Break). Null where nothing gets through.
 */
export function throughCover(ctx: Ctx, s: State, by: Fighter, harm: Harm, from = by): Harm | null {
  const { on } = harm
  const behind = shelter(s, from, on)
  if (behind === null) return harm
  const own = behind === on.cover ? on.cover : null
  const code = behind.toughness - D * (own?.weakened ?? 0)
  const withstands = throwCode(ctx, s, 'gm', 'cover', code)
  const total = harmTotal(ctx, harm)
  const stopped = totalRolled(ctx, withstands)
  const over = Math.max(0, total - stopped)
  const gone = own !== null && (over >= wrecked || code < D)
  if (own !== null) {
    if (gone) on.cover = null
    else if (over > 0) own.weakened++
  }
  // What the map has stands as it stood.
  const state = gone ? 'wrecked' : over > 0 && own !== null ? 'weakened' : 'whole'
  const rule: Cited[] = ['D6-COVER-100', ...(over > 0 ? (['D6-COVER-Overflow'] as const) : []), 'D6-COVER-Destroy']
  const { object } = behind
  ctx.emit?.({ type: 'cover', who: on.id, by: by.id, object, total, stopped, over, state, rule })
  return over === 0 ? null : { ...harm, thrown: null, adds: over, halved: false }
}
