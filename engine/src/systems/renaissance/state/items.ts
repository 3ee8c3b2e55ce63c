import type { FighterId } from '../../../kernel/types.ts'
import type { Shield } from '../content/armour.ts'
import type { Character, OwnWeapon } from '../content/character.ts'
import { boards, weapons } from '../content/named.ts'
import { type Race, races } from '../content/races.ts'
import { type Mode, modeOf, type Ranges, type Tag, type Weapon, weapon } from '../content/weapon.ts'
import type { Item } from './types.ts'

/** A shield as a weapon: it bashes (REN-BASH-02), parries, perhaps catches. */
function asWeapon({ name, cavalry, catches, bashes }: Shield): Weapon {
  const tags: Tag[] = ['Off-Hand', 'Blunt']
  if (cavalry) tags.push('Cavalry')
  if (catches) tags.push('Catch')
  if (!bashes) tags.push('No Bash')
  return weapon(name, 'melee weapons', 'shields', ['1H 1d10+1+DB AP0'], tags)
}

const HANDS = ['0H', '1H', '2H'] as const
/** A weapon written out. */
function ownWeapon(of: OwnWeapon, natural: boolean): Weapon {
  const hands = natural ? '0H' : HANDS[of.hands ?? 1]
  const modes = [of.ranges === undefined ? modeOf(`${hands} ${of.dv} AP${of.ap ?? 0}`) : flying(of, of.ranges)]
  if (of.thrown !== undefined)
    modes.push(modeOf(`thrown ${of.thrown.dv} AP${of.ap ?? 0} ${of.thrown.ranges.join('/')}`))
  const tags: Tag[] = [...(of.tags ?? [])]
  if (natural) tags.push('No-Handed', 'Natural Weapon')
  return weapon(of.name, natural ? 'unarmed combat' : (of.skill ?? 'melee weapons'), of.name, modes, tags, {
    suited: of.suited ?? [],
    ...(of.reload === undefined ? {} : { reload: [of.reload.actions, of.reload.kind] as const }),
    ...(of.barrels === undefined ? {} : { barrels: of.barrels }),
    ...(of.uses === undefined ? {} : { uses: of.uses }),
  })
}
/** What is shot, sent or hurled so far; a bomb is gone with its throw. */
function flying(of: OwnWeapon, ranges: Ranges): Mode {
  const how = of.tags?.includes('Bomb') === true ? 'thrown' : 'shot'
  const printed = `${how} ${HANDS[of.hands ?? 1]} ${of.dv} AP${of.ap ?? 0} ${ranges.join('/')}`
  return modeOf(printed, of.spills === undefined ? [] : ['Splash'], of.spills?.metres, of.spills?.substance)
}

const item = (owner: FighterId, key: string, of: Weapon, shield: Shield | null, where: Item['where']): Item => ({
  id: `${owner} ${key}`,
  key,
  weapon: of,
  shield,
  where,
  loaded: of.reload === null ? 0 : of.barrels,
  loading: 0,
  over: false,
  uses: of.uses,
  planted: false,
  spot: null,
})

/** What he brings: what he carries, in hand as he says or as his hands allow, then his body's own weapons. */
export function itemsOf(id: FighterId, record: Character): Item[] {
  const race: Race = races[record.race ?? 'human']
  const natural = [...race.natural.map(([name, dv, ap]) => ({ name, dv, ap })), ...(record.natural ?? [])]
  const grown = natural.map((of) => item(id, of.name, ownWeapon(of, true), null, 'body'))
  const carried: Item[] = []
  for (const each of record.weapons ?? []) {
    const name = typeof each === 'string' ? each : each.name
    const again = carried.filter((other) => other.weapon.name === name).length
    const shield = typeof each === 'string' ? boards[each] : undefined
    const of =
      typeof each !== 'string' ? ownWeapon(each, false) : shield !== undefined ? asWeapon(shield) : weapons[each]
    if (of !== undefined)
      carried.push(
        item(id, again === 0 ? name : `${name} ${again + 1}`, of, shield ?? null, isWorn(of) ? 'body' : 'stowed'),
      )
  }
  takesUp(carried, record.inHand)
  const fists = weapons.fists
  const bare =
    fists === undefined || natural.length > 0 || carried.some(({ where }) => where === 'body')
      ? []
      : [item(id, 'fists', fists, null, 'body')]
  return [...carried, ...grown, ...bare]
}
const isWorn = (of: Weapon): boolean => of.tags.includes('No-Handed')
/** Into the main hand, the off hand, or both. */
function takesUp(carried: Item[], wanted: readonly string[] | undefined): void {
  let free: Item['where'][] = ['main', 'off']
  const names = [...(wanted ?? carried.map(({ weapon: of }) => of.name))]
  for (const name of names) {
    const each = carried.find((other) => other.where === 'stowed' && (other.key === name || other.weapon.name === name))
    if (each === undefined) continue
    const two = each.shield === null && each.weapon.modes.every(({ hands }) => hands === 2)
    if (two && free.length === 2) {
      each.where = 'both'
      free = []
    } else if (!two && free.length > 0) {
      const hand = each.shield !== null && free.includes('off') ? 'off' : free[0]
      each.where = hand ?? 'main'
      free = free.filter((other) => other !== hand)
    }
  }
}
