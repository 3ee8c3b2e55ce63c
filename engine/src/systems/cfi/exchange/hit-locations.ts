import type { Option } from '../../../kernel/types.ts'
import { locationOptions } from '../../../mechanisms/body.ts'
import { took } from '../../../mechanisms/effects.ts'
import { luckRerolls } from '../body/luck.ts'
import { hitLocation, LOCATION } from '../body/wounds.ts'
import type { CfiRule } from '../book/rules.ts'
import { coveredAt } from '../ground/cover.ts'
import { limbOf, placeOf } from '../state/fighters.ts'
import type { Ctx, Exchange, Limb, State } from '../state/types.ts'
import { wardedAt } from './passive-blocking.ts'

/** Where the blow lands: chosen, or rolled and perhaps moved by a sharpshooter (CFI-SE-ChooseLocation, CFI-SE-Sharpshooter). */
export function whereItLands(ctx: Ctx, s: State, x: Exchange): number {
  const { attacker, defender } = x
  const { locations } = defender.facts.body
  if (took(x, 'chooseLocation')) {
    const options = choosable(s, x)
    const about = { ask: 'location', at: defender.id, item: x.item.id } as const
    const { key } =
      options.length === 1 && options[0] !== undefined ? options[0] : ctx.choose({ who: attacker.id, about, options })
    const at = locations.findIndex(({ id }) => id === key)
    ctx.emit?.({
      type: 'location',
      who: attacker.id,
      at: defender.id,
      location: placeOf(defender, at),
      rule: choosing(x),
    })
    return at
  }
  const at = placeRolled(ctx, x)
  if (!took(x, 'sharpshooter')) return at
  const options: Option[] = (locations[at]?.adjoins ?? []).map((i) => ({ key: locations[i]?.id ?? '' }))
  const about = { ask: 'adjoining', at: defender.id, from: locations[at]?.id ?? '' } as const
  const { key } = ctx.choose({ who: attacker.id, about, options: [...options, { key: 'none' }], usual: 'none' })
  const moved = locations.findIndex(({ id }) => id === key)
  if (moved < 0) return at
  ctx.emit?.({
    type: 'location',
    who: attacker.id,
    at: defender.id,
    location: placeOf(defender, moved),
    rule: 'CFI-SE-Sharpshooter',
  })
  return moved
}

/** Where the die says, or, where what stops the blow is not everywhere, says again by Luck (CFI-LUCK-Again; Ruling CFI-A124). */
function placeRolled(ctx: Ctx, x: Exchange): number {
  const { attacker, defender } = x
  const at = hitLocation(ctx, attacker.id, defender)
  const stops = ({ worn, natural }: Limb): boolean => worn + natural >= x.rolled
  const again = stops(limbOf(defender, at)) && !defender.limbs.every(stops)
  return again && luckRerolls(ctx, attacker, LOCATION.label, defender.id) ? hitLocation(ctx, attacker.id, defender) : at
}

/** What lets him choose, and what keeps some from him. */
function choosing(x: Exchange): CfiRule[] {
  const rule: CfiRule[] = ['CFI-SE-ChooseLocation']
  if (x.ranged && x.attackLevel !== 'critical') rule.push('CFI-RNG-Close')
  if (x.defender.ward !== undefined) rule.push('CFI-PBL-03')
  if (x.defender.cover !== undefined) rule.push('CFI-COV-02')
  return rule
}

/** Locations to choose from: not those a passive block or cover keeps (CFI-PBL-03, CFI-COV-02; Ruling CFI-A48), unless all are. */
export function choosable(s: State, x: Exchange): readonly Option[] {
  const all = locationOptions(x.defender.facts.body)
  const open = all.filter(
    (_, i) => !wardedAt(s, x.defender, i) && !coveredAt(x.defender, i) && x.defender.limbs[i]?.severed !== true,
  )
  return open.length > 0 ? open : all
}
