import { dice } from '../../../dice/chance.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { lasting, lasts } from '../../../mechanisms/lasting.ts'
import { areaHits } from '../body/areas.ts'
import { ROLLS, resistsLying, succeeds } from '../body/checks.ts'
import { hitLocation, hurt, suffers } from '../body/wounds.ts'
import type { CfiRule } from '../book/rules.ts'
import { FIREBALL_RADIUS, missilesAt, rangeOf } from '../content/spells.ts'
import { pastCover } from '../ground/cover.ts'
import { arcOf, feet } from '../ground/reach.ts'
import { beside, isOver, lastsFor } from '../state/clocks.ts'
import { active, fighter, foes, gone, limbOf } from '../state/fighters.ts'
import type { Casting, Ctx, Fighter, State } from '../state/types.ts'
import { type Cast, castingBase, castingRoll } from './casting.ts'
import { countered } from './countering.ts'

const MISSILE = dice('missile', 1, 6, 1)

/** A finished spell is let go: enemies may counter it, skill is rolled, and it does what it does (CFI-PRO-CastMagic). */
export function releases(ctx: Ctx, s: State, f: Fighter): void {
  const { casting } = f
  if (casting === undefined) return
  const { spell, intensity, at } = casting
  // An Avert reaches only the least of spells, and none of these is that (CFI-CAST-Avert).
  const averted = s.fighters.some((foe) => foes(f, foe) && (foe.facts.spells.avert ?? 0) > 0)
  const rule: CfiRule[] = averted
    ? ['CFI-PRO-CastMagic', 'CFI-CAST-Intensity', 'CFI-CAST-Avert']
    : ['CFI-PRO-CastMagic', 'CFI-CAST-Intensity']
  ctx.emit?.({ type: 'releases', who: f.id, spell, intensity, at, rule })
  f.casting = undefined
  if (countered(ctx, s, f, casting, false)) return
  const cast = castingRoll(ctx, s, f, casting)
  if (!succeeds(cast.level)) return
  const target = fighter(s, at)
  switch (spell) {
    case 'magicMissile':
      missiles(ctx, s, f, casting, cast)
      break
    case 'shield':
      lastsFor(f, 'shield', beside(s, 5 * intensity), intensity)
      ctx.emit?.({ type: 'becomes', who: f.id, what: 'safe', turns: 5 * intensity, rule: 'CFI-CAST-Shield' })
      break
    case 'fireball':
      fireball(ctx, s, f, target, intensity, cast)
      break
    case 'dispel':
      dispels(ctx, target, intensity)
      break
    case 'avert':
      break
  }
}

/** More of them as skill grows; each finds its own way, past worn armor, and none can be evaded (CFI-CAST-MagicMissile). */
function missiles(ctx: Ctx, s: State, f: Fighter, { intensity, at }: Casting, cast: Cast): void {
  const count = Math.min(intensity, missilesAt(castingBase(f)))
  for (let left = count; left > 0; left--) {
    const targets = s.fighters.filter(
      (other) => foes(f, other) && active(other) && feet(s, f.id, other.id) <= rangeOf('magicMissile', intensity),
    )
    if (targets.length === 0) return
    const first = targets.find(({ id }) => id === at)
    const options = targets.map((target) => ({ key: target.id, target }))
    const target =
      left === count && first !== undefined
        ? first
        : asked(ctx, { who: f.id, about: { ask: 'missiles', left } as const, options }).target
    missile(ctx, s, f, target, cast)
  }
}
function missile(ctx: Ctx, s: State, f: Fighter, target: Fighter, cast: Cast): void {
  if (lasts(target.lasting, 'shield') && arcOf(s, target, f) === 'front') {
    ctx.emit?.({
      type: 'reduced',
      who: target.id,
      by: 'ward',
      stopped: 0,
      left: 0,
      what: 'magic shield',
      rule: ['CFI-CAST-MagicMissile', 'CFI-CAST-Shield'],
    })
    return
  }
  const toss = ctx.toss(MISSILE, f.id)
  const rolled = ctx.read(toss, whole, undefined)
  ctx.emit?.({
    type: 'damage',
    who: f.id,
    at: target.id,
    dice: '1d6+1',
    faces: ctx.faces(toss),
    rolled,
    weapon: 'Magic Missile',
    rule: 'CFI-CAST-MagicMissile',
  })
  const location = hitLocation(ctx, f.id, target)
  const left = pastCover(ctx, target, location, rolled)
  const through = Math.max(0, left - limbOf(target, location).natural)
  suffers(ctx, s, target, location, hurt(ctx, target, location, through, f), through, (skill) =>
    resistsLying(ctx, target, ROLLS.endurance, skill, cast),
  )
}
const whole = (value: number): number => value

/** All within twenty feet burn all over, past worn armor; who dives clear suffers half, or nothing near the edge (CFI-CAST-Fireball). */
function fireball(ctx: Ctx, s: State, f: Fighter, centre: Fighter, intensity: number, cast: Cast): void {
  const caught = s.fighters.filter((other) => !gone(other) && feet(s, centre.id, other.id) <= FIREBALL_RADIUS)
  const count = Math.ceil(intensity / 2)
  areaHits(ctx, s, {
    by: f,
    caught,
    chance: dice('fire', count, 6),
    notation: `${count}d6`,
    name: 'Fireball',
    rule: 'CFI-CAST-Fireball',
    armor: 'natural',
    toEdge: (other) => FIREBALL_RADIUS - feet(s, centre.id, other.id),
    roll: cast,
  })
}

/** An Intensity above the spell's Magnitude ends it (CFI-CAST-Dispel). */
function dispels(ctx: Ctx, target: Fighter, intensity: number): void {
  const shield = lasting(target.lasting, 'shield')
  if (shield === undefined || shield.value >= intensity) return
  isOver(target, 'shield')
  ctx.emit?.({ type: 'spellLost', who: target.id, spell: 'shield', why: 'countered', rule: 'CFI-CAST-Dispel' })
}
