import type { FighterId, SideId } from '../../kernel/types.ts'
import type { Shield } from './content/armour.ts'
import type { Character, OwnWeapon } from './content/character.ts'
import { armour, boards, weapons } from './content/index.ts'
import { type Race, races, SIZES } from './content/races.ts'
import { APTITUDES, type Aptitude, type Skill, skills } from './content/skills.ts'
import { dvOf, modeOf, type Tag, type Weapon, weapon } from './content/weapon.ts'
import type { Drug, Facts, Fighter, Item } from './types.ts'

/** What stands in a scenario for a fighter, whole. */
export type Recorded = Character & { readonly drugs?: readonly Drug[] | undefined }

/** Each aptitude is 15 and what the race gives, where it is not written. */
function aptitudesOf(record: Character, race: Race): Record<Aptitude, number> {
  const found = {} as Record<Aptitude, number>
  for (const name of APTITUDES) found[name] = record.aptitudes?.[name] ?? 15 + (race.aptitudes[name] ?? 0)
  return found
}

/** A trait that changes size and limbs (REN-TRAIT-Tough, -Strong, -Size). */
const step = (record: Character, up: string, down: string): number => {
  const traits: readonly string[] = record.traits ?? []
  return (traits.includes(up) ? 1 : 0) - (traits.includes(down) ? 1 : 0)
}

export function factsOf(id: FighterId, record: Character): Facts {
  const race: Race = races[record.race ?? 'human']
  const aptitudes = aptitudesOf(record, race)
  const rated = {} as Record<Skill, number>
  for (const name of Object.keys(skills) as Skill[])
    rated[name] = record.skills?.[name] ?? aptitudes[skills[name].aptitude]
  const size = SIZES.indexOf(record.size ?? race.size) + step(record, 'larger', 'smaller')
  const traits = [...(record.traits ?? [])]
  if (race.greatStature && !traits.includes('great stature')) traits.push('great stature')
  if (race.squat && !traits.includes('squat')) traits.push('squat')
  return {
    name: record.name ?? id,
    role: record.role ?? 'minor',
    aptitudes,
    DUR: (record.DUR ?? race.DUR) + 5 * step(record, 'tough', 'frail'),
    STR: (record.STR ?? race.STR) + 5 * step(record, 'strong', 'weak'),
    INIT: record.INIT ?? null,
    DB: record.DB ?? null,
    luck: record.role === undefined || record.role === 'minor' ? 0 : (record.luck ?? 1),
    skills: rated,
    proficiencies: record.proficiencies ?? null,
    specializations: record.specializations ?? [],
    size: SIZES[Math.min(4, Math.max(0, size))] ?? 'medium',
    modes: record.movement ?? race.movement,
    hide: record.hide ?? race.hide,
    negates: record.negates ?? race.negates,
    fastHealing: record.fastHealing ?? race.fastHealing,
    armour: (record.armour ?? []).map((name) => armour[name]),
    traits,
    powers: record.powers ?? [],
    resistances: record.resistances ?? [],
    disembowels: record.disembowels === undefined ? null : dvOf(record.disembowels),
    warTrained: record.warTrained ?? false,
    noBones: race.noBones,
    blind: race.blind,
  }
}

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
  const modes = [modeOf(`${hands} ${of.dv} AP${of.ap ?? 0}`)]
  if (of.thrown !== undefined)
    modes.push(modeOf(`thrown ${of.thrown.dv} AP${of.ap ?? 0} ${of.thrown.ranges.join('/')}`))
  const tags: Tag[] = [...(of.tags ?? [])]
  if (natural) tags.push('No-Handed', 'Natural Weapon')
  return weapon(of.name, natural ? 'unarmed combat' : (of.skill ?? 'melee weapons'), of.name, modes, tags, {
    suited: of.suited ?? [],
  })
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
function itemsOf(id: FighterId, record: Character): Item[] {
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

/** A fighter as the fight finds him. */
export function fighterOf(
  id: FighterId,
  side: SideId,
  record: Recorded,
  kind: string | null,
  ridden: boolean,
): Fighter {
  const facts = factsOf(id, record)
  return {
    id,
    side,
    kind,
    facts,
    condition: 'up',
    damage: 0,
    wounds: 0,
    luck: facts.luck,
    items: itemsOf(id, record),
    arrows: { ...record.arrows },
    drugs: [...(record.drugs ?? [])],
    stance: 'standing',
    initiative: 0,
    standard: 0,
    quick: 0,
    did: [],
    reaction: 0,
    loses: 0,
    running: false,
    charge: null,
    aim: null,
    fullDefence: false,
    braced: null,
    readied: null,
    evading: false,
    kicked: false,
    counter: 'none',
    feints: [],
    helpers: [],
    bleeding: -1,
    effects: [],
    lost: [],
    defiant: 0,
    deathless: 0,
    breathless: -1,
    air: 0,
    corroded: 0,
    heat: 0,
    unaware: false,
    mount: record.mount ?? null,
    rider: null,
    ridden,
    trapped: 'no',
    cover: 'none',
    strain: 0,
    exhausted: false,
    circumstance: 0,
  }
}
