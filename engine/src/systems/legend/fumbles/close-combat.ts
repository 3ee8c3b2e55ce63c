import { die } from '../../../dice/chance.ts'
import { bareDamage } from '../damage.ts'
import { limb, noted } from '../fighters.ts'
import { locationName, randomLocation } from '../hit-locations.ts'
import { hurtItem } from '../weapons-in-hand.ts'
import type { Row } from './fumbled.ts'
import { cannotAttackNext, dropWeapon, hitAllyOrSelf, loseActions, rollAgain, stumble } from './mishaps.ts'

const MATERIALS = [{ key: 'stone' }, { key: 'wood' }] as const

/**
 * His weapon loses Hit Points, past its Armour Points, to the weapon that parried it, or to itself against some object
 * (LEG-FUM-Close-1012). Rulings LEG-A33, LEG-A80. Hammers and picks are spared by any object, axes by wood.
 */
const damageWeapon: Row['happens'] = (ctx, s, { who, item, met }, rule) => {
  if (item === undefined || item.where === 'body') return
  if (met === undefined && noted(item, 'sparedByAll')) {
    ctx.emit?.({ type: 'itemSpared', who: who.id, item: item.weapon.name, rule: 'LEG-EQP-SparedByAll' })
    return
  }
  if (met === undefined && noted(item, 'sparedByWood')) {
    const about = { ask: 'object struck', at: who.id, rule: 'LEG-EQP-SparedByWood' } as const
    if (ctx.choose({ who: 'gm', about, options: MATERIALS, usual: 'stone' }).key === 'wood') {
      ctx.emit?.({ type: 'itemSpared', who: who.id, item: item.weapon.name, rule: 'LEG-EQP-SparedByWood' })
      return
    }
  }
  hurtItem(ctx, s, who, item, ctx.roll(bareDamage(met ?? item, 'fumble damage'), who.id), 'ignored', rule)
}

/** The armour of a rolled location falls off (LEG-FUM-Close-1516). Ruling LEG-A99: where there is none he rolls on the table again. */
const loseArmour: Row['happens'] = (ctx, _s, f, rule) => {
  const location = randomLocation(ctx, f.who, f.who)
  const hit = limb(f.who, location)
  if (hit.worn === 0) {
    f.anew()
    return
  }
  hit.worn = 0
  ctx.emit?.({ type: 'armourLost', who: f.who.id, location: locationName(f.who, location), rule })
}

/** The Close Combat Fumble table: attacks, parries and evasions (LEG-FUM-01). */
export const CLOSE_COMBAT: readonly Row[] = [
  { to: 3, name: 'Falter', rule: 'LEG-FUM-Close-0103', happens: cannotAttackNext },
  { to: 6, name: 'Drop Weapon', rule: 'LEG-FUM-Close-0406', happens: dropWeapon(die('weapon falls', 4)) },
  { to: 9, name: 'Lose Balance', rule: 'LEG-FUM-Close-0709', happens: loseActions },
  { to: 12, name: 'Damage Weapon', rule: 'LEG-FUM-Close-1012', happens: damageWeapon },
  { to: 14, name: 'Stumble', rule: 'LEG-FUM-Close-1314', happens: stumble },
  { to: 16, name: 'Lose Armour', rule: 'LEG-FUM-Close-1516', happens: loseArmour },
  { to: 18, name: 'Hit Ally', rule: 'LEG-FUM-Close-1718', happens: hitAllyOrSelf },
  { to: 19, name: 'Unlucky', rule: 'LEG-FUM-Close-19', happens: rollAgain(2) },
  { to: 20, name: 'Doomed', rule: 'LEG-FUM-Close-20', happens: rollAgain(3) },
]
