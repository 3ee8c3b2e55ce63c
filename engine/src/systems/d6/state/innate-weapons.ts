import { code } from '../book/diecode.ts'
import { abilities } from '../content/index.ts'
import { damage, metres, PLAIN, type Weapon } from '../content/weapon.ts'
import { naturalRange } from './derive.ts'
import type { D6Fighter } from './scenario.ts'

/** What somebody fights with that nobody can take from him: what grows on him, and the spells he knows. */
export const innateWeapons = (record: D6Fighter): Weapon[] => [
  ...record.natural.map(naturalWeapon),
  ...grownOf(record),
  ...record.spells.map(spellOf),
]

const OURS = { work: 'Affray, homebrew', heading: 'the scenario’s own' } as const

/**
 * Weapons of abilities the record describes no further: for each rank 1D on Strength Damage at hand
 * (D6-C-SA-NaturalHandWeapon), or at a distance 3D, of something hurled 1D on Strength Damage (D6-C-SA-NaturalRangedWeapon).
 */
function grownOf({ abilities: all, natural, attributes: own, skills: known }: D6Fighter): Weapon[] {
  const grown: Weapon[] = []
  const body = { ...PLAIN, edge: 'point', source: OURS } as const
  for (const { ability, ranks, of } of all) {
    if (ability === 'naturalHandWeapon' && !natural.some(({ ranges }) => ranges === undefined)) {
      const { each, rule } = abilities.naturalHandWeapon
      const adds = { code: ranks * each.damageDice, strong: true }
      grown.push({ ...body, name: of ?? 'natural weapon', skill: 'fighting', damage: adds, rule })
    } else if (ability === 'naturalRangedWeapon' && !natural.some(({ ranges }) => ranges !== undefined)) {
      const { each, rule } = abilities.naturalRangedWeapon
      const hurled = of === 'hurled'
      const strength = Math.max(code(own.physique), code(known.lifting ?? own.physique))
      grown.push({
        ...body,
        name: of ?? 'natural ranged weapon',
        skill: hurled ? 'throwing' : 'marksmanship',
        damage: { code: ranks * (hurled ? each.strongDice : each.damageDice), strong: hurled },
        quick: false,
        ranges: metres(...naturalRange(ranks, strength)),
        rule,
      })
    }
  }
  return grown
}

/** A spell, ready for whoever knows it; against a slow one its target has its range value less its speed value (D6-C-SPELL-Slow). */
function spellOf(known: D6Fighter['spells'][number]): Weapon {
  const { name, casting, difficulty, rangeValue, speedValue } = known
  const slow = speedValue === undefined ? 0 : Math.max(0, rangeValue - speedValue)
  return {
    ...PLAIN,
    name,
    skill: known.aimedBy,
    damage: { code: code(known.damage), strong: false },
    ...(known.stuns ? { stuns: true } : {}),
    ...(known.ranges === undefined ? {} : { ranges: metres(...known.ranges) }),
    spell: { casting: code(casting), difficulty, slow, radius: known.radius },
    rule: 'D6-C-SPELL-Target',
    source: OURS,
  }
}

function naturalWeapon(own: D6Fighter['natural'][number]): Weapon {
  return {
    ...PLAIN,
    name: own.name,
    skill: own.skill,
    damage: damage(own.damage),
    edge: own.edge,
    quick: own.quick,
    ...(own.stuns ? { stuns: true } : {}),
    ...(own.recharge === undefined ? {} : { reload: { takes: 'rounds', rounds: own.recharge } }),
    ...(own.ranges === undefined ? {} : { ranges: metres(...own.ranges) }),
    rule: own.ranges === undefined ? 'D6-C-SA-NaturalHandWeapon' : 'D6-C-SA-NaturalRangedWeapon',
    source: OURS,
  }
}
