import { die } from '../../../dice/chance.ts'
import type { FighterId } from '../../../kernel/types.ts'
import { initiativeModifier, initiativeTerms } from '../state/derive.ts'
import { has, there, turnless } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'

const INITIATIVE = die('initiative', 10)
const AGAIN = [{ key: 'none' }, { key: 'again' }] as const

/** 1d10 and the modifier for everybody who has a turn of his own (REN-ACT-02, REN-ACT-03); mounts have none (REN-MNT-01). */
export function rollInitiative(ctx: Ctx, s: State): void {
  for (const f of s.fighters) {
    if (turnless(f) || !there(f)) continue
    f.initiative = thrown(ctx, f)
    if (!has(f, 'ready') || f.luck === 0) continue
    const about = { ask: 'initiative again', total: f.initiative } as const
    if (ctx.choose({ who: f.id, about, options: AGAIN, usual: 'none', hidden: true }).key === 'none') continue
    f.luck--
    ctx.emit?.({
      type: 'luck',
      who: f.id,
      roll: 'initiative',
      use: 'initiative',
      left: f.luck,
      rule: 'REN-TRAIT-Ready',
    })
    f.initiative = thrown(ctx, f)
  }
  s.order = ordered(ctx, s)
}
function thrown(ctx: Ctx, f: Fighter): number {
  const toss = ctx.toss(INITIATIVE, f.id)
  const face = ctx.read(toss, whole, undefined)
  const modifier = initiativeModifier(f)
  const roll = {
    of: 'initiative',
    who: f.id,
    dice: '1d10',
    faces: ctx.faces(toss),
    terms: initiativeTerms(f),
    total: face + modifier,
  }
  ctx.emit?.({ type: 'initiative', who: f.id, roll, rule: ['REN-ACT-02', 'REN-ACT-03'] })
  return face + modifier
}
const whole = (face: number): number => face

/** The highest first, then the higher modifier; equal in both, a die until it is decided (ruling REN-A79). */
function ordered(ctx: Ctx, s: State): FighterId[] {
  const all = s.fighters.filter((f) => !turnless(f) && there(f))
  const ties = new Map<FighterId, number>()
  if (s.options.initTie === 'reroll') {
    for (const f of all) {
      const equals = all.filter((o) => o.initiative === f.initiative && initiativeModifier(o) === initiativeModifier(f))
      if (equals.length < 2 || equals[0] !== f) continue
      while (equals.length > 0) {
        const [first] = equals.splice(
          equals.length > 1 ? ctx.roll(die('tied initiative', equals.length), f.id) - 1 : 0,
          1,
        )
        if (first !== undefined) ties.set(first.id, ties.size)
      }
    }
  }
  return all
    .toSorted(
      (a, b) =>
        b.initiative - a.initiative ||
        initiativeModifier(b) - initiativeModifier(a) ||
        (ties.get(a.id) ?? 0) - (ties.get(b.id) ?? 0),
    )
    .map(({ id }) => id)
}
