import { asked } from '../../../mechanisms/asking.ts'
import { tested } from '../body/checks.ts'
import { aptitudeCheck } from '../body/target-numbers.ts'
import { dies } from '../body/wounds.ts'
import { fallsProne } from '../ground/falling.ts'
import { drops, takesHold } from '../ground/holds.ts'
import { percent } from '../state/dice.ts'
import { active } from '../state/fighters.ts'
import type { Attack, Ctx, Fighter, Limb, State } from '../state/types.ts'
import type { Made } from './damage.ts'

const STAND = percent('knock down')
const FATAL: readonly Limb[] = ['head', 'neck']
const FATE = [{ key: 'lives' }, { key: 'dies' }] as const

/** What an exceptional success does besides damage (REN-STRIKE-00), and what some teeth and weapons do then. */
export function strikeDoes(ctx: Ctx, s: State, x: Attack, made: Made): void {
  if (!made.exceptional || x.target.condition === 'dead') return
  const { target, by } = x
  switch (x.strike) {
    case 'knock down':
      stays(ctx, s, target)
      break
    case 'maim':
      if (x.limb !== null) maims(ctx, s, x, x.limb)
      break
    case 'called shot':
      ctx.emit?.({
        type: 'marked',
        who: target.id,
        place: x.limb ?? 'the place named',
        by: by.id,
        rule: 'REN-STRIKE-CalledShot',
      })
      break
    default:
  }
  if (active(target) && active(by)) {
    if (x.tags.includes('Seizes')) takesHold(ctx, s, 'grab', by, target, 'REN-CREATURE-Seize', x.item)
    if (x.tags.includes('Subdues')) takesHold(ctx, s, 'subdue', by, target, 'REN-TAG-Subdue', x.item)
    if (x.tags.includes('Pounces') && by.charge !== null) {
      fallsProne(ctx, s, target, 'pounced upon', 'REN-CREATURE-Pounce')
      takesHold(ctx, s, 'grab', by, target, 'REN-CREATURE-Pounce', x.item)
    }
  }
}

/** SOM×2 or prone (REN-STRIKE-KnockDown; ruling REN-A84: after the check for a wound, unless he lies already). */
function stays(ctx: Ctx, s: State, f: Fighter): void {
  if (f.stance === 'prone') return
  const t = aptitudeCheck(ctx, f, 'SOM×2', ['SOM', 'SOM'])
  if (!tested(ctx, s, f, STAND, t, 'REN-STRIKE-KnockDown'))
    fallsProne(ctx, s, f, 'knocked down', 'REN-STRIKE-KnockDown')
}

/** A limb is gone (REN-STRIKE-Maim). Ruling REN-A51: a lost arm holds nothing, a lost leg does not carry, a neck may be the end. */
function maims(ctx: Ctx, s: State, x: Attack, limb: Limb): void {
  const { target: f, by } = x
  f.lost.push(limb)
  ctx.emit?.({ type: 'maimed', who: f.id, limb, by: by.id, rule: 'REN-STRIKE-Maim' })
  if (limb === 'right arm' || limb === 'left arm') {
    const hand = limb === 'right arm' ? 'main' : 'off'
    for (const item of f.items) {
      if (item.where !== hand && item.where !== 'both') continue
      drops(ctx, s, f, item, 'REN-STRIKE-Maim')
    }
  }
  if (limb === 'right leg' || limb === 'left leg') fallsProne(ctx, s, f, `lost the ${limb}`, 'REN-STRIKE-Maim')
  if (FATAL.includes(limb) && fatal(ctx, s, f, limb)) dies(ctx, s, f, `a blow to the ${limb}`)
}
function fatal(ctx: Ctx, s: State, f: Fighter, limb: Limb): boolean {
  const { maimLethal } = s.options
  if (maimLethal !== 'ask') return maimLethal === 'always' || (maimLethal === 'unaware' && f.unaware)
  return (
    asked(ctx, {
      who: 'gm',
      about: { ask: 'fatal', who: f.id, limb },
      options: FATE,
      usual: f.unaware ? 'dies' : 'lives',
    }).key === 'dies'
  )
}
