import type { Options } from '../book/rulings.ts'
import { ARMOR, type ArmorId } from '../content/armour.ts'
import { BODIES } from '../content/bodies.ts'
import { moveOf, wearsArmor, weightOf } from '../content/classes.ts'
import { CREATURES, type Creature } from '../content/creatures.ts'
import { type Body, SKILLS, type Skill, type Weapon } from '../content/types.ts'
import { creatureWeapon, UNARMED, WEAPONS } from '../content/weapons.ts'
import * as derive from './derive.ts'
import type { FighterRecord } from './fighter-record.ts'
import type { Facts, Item, Limb } from './types.ts'

const blockOf = (record: FighterRecord): Creature | undefined =>
  record.creature === undefined ? undefined : CREATURES[record.creature]
const bodyOf = (record: FighterRecord): Body => BODIES[record.body ?? blockOf(record)?.body ?? 'humanoid']

/** Armor and Hit Points as a block prints them, or as it should have (Rulings CFI-A57, CFI-A58). */
function printed(record: FighterRecord, options: Options): readonly (readonly [ap: number, hp: number])[] | undefined {
  const block = blockOf(record)
  if (block === undefined) return undefined
  const text = (options.errata ? block.errata?.places : undefined) ?? block.places
  return text.split(' ').map((pair) => {
    const [ap = 0, hp = 1] = pair.split('/').map(Number)
    return [ap, hp] as const
  })
}

/** What does not change of him (Characters). */
export function factsOf(id: string, kind: string, record: FighterRecord, options: Options): Facts {
  const c = record.characteristics
  const block = blockOf(record)
  const body = bodyOf(record)
  const places = printed(record, options)
  const hp = derive.hitPoints(c, body, record.rank).map((points, i) => {
    const place = body.locations[i]?.id ?? ''
    return record.hp?.[place] ?? record.hp?.all ?? places?.[i]?.[1] ?? points
  })
  const skills = Object.fromEntries(
    SKILLS.map((skill): [Skill, number] => [skill, record.skills[skill] ?? derive.baseSkill(skill, c)]),
  ) as Record<Skill, number>
  const armorThings = body.locations.reduce(
    (sum, { id: place }) =>
      sum + (pieceAt(record, place) === undefined ? 0 : weightOf(pieceAt(record, place) ?? 'furs')),
    0,
  )
  const trained = record.class === undefined || wearsArmor(record.class)
  const errata = options.errata ? block?.errata : undefined
  return {
    kind,
    name: record.name ?? id,
    characteristics: c,
    body,
    abilities: record.abilities,
    regenerates: record.regenerates ?? 0,
    boundTo: body.locations.findIndex((place) => place.id === block?.boundTo),
    class: record.class,
    combat: record.combat,
    skills: { ...skills, fly: record.fly > 0 ? skills.fly : 0 },
    move: record.move ?? moveOf(record.race),
    fly: record.fly,
    swim: record.swim,
    actions:
      record.actions ??
      block?.actions ??
      (record.class === undefined && record.creature !== undefined
        ? derive.creatureActions(c)
        : derive.actionPoints(record.rank)),
    extraActions: record.extraActions,
    initiative: initiativeOf(record, options),
    printed: record.initiative !== undefined || (block !== undefined && options.creatureInitiative === 'printed'),
    step: errata?.modifier ?? block?.modifier ?? derive.damageStep(c.str + c.siz),
    healingRate: derive.healingRate(c),
    hp,
    luck: record.luck ?? derive.luckPoints(c, record.race, record.rank),
    magicPoints: errata?.magicPoints ?? record.magicPoints ?? c.pow,
    spells: record.spells,
    things: record.things + (trained ? 0 : armorThings),
    untrainedArmor: trained ? 0 : armorThings,
    armorThings,
  }
}

/** Ruling CFI-A01: a creature's printed figure is final; otherwise the mean of DEX and INT. */
function initiativeOf(record: FighterRecord, options: Options): number {
  const block = blockOf(record)
  if (record.initiative !== undefined) return record.initiative
  return block !== undefined && options.creatureInitiative === 'printed'
    ? block.initiative
    : derive.initiativeModifier(record.characteristics)
}

const pieceAt = (record: FighterRecord, place: string): ArmorId | undefined =>
  (record.armor[place] ?? record.armor.all) as ArmorId | undefined

/** His Hit Locations, with what is worn and grown over them. */
export function limbsOf(record: FighterRecord, facts: Facts, options: Options): Limb[] {
  const block = blockOf(record)
  const places = printed(record, options)
  return facts.body.locations.map(({ id }, i) => {
    const piece = pieceAt(record, id)
    const ap = places?.[i]?.[0] ?? 0
    const natural = record.natural?.[id] ?? record.natural?.all ?? (block?.hide ? ap : 0)
    const worn = piece !== undefined ? ARMOR[piece].ap : block !== undefined && !block.hide ? ap : 0
    return {
      hp: facts.hp[i] ?? 1,
      worn,
      natural,
      wound: 'none',
      useless: false,
      severed: false,
      scars: 0,
      aided: false,
    }
  })
}

/** Weapons he brings: a block's own, or those of the book by their ids. */
export function weaponsOf(record: FighterRecord, options: Options): Weapon[] {
  const block = blockOf(record)
  const rows = (options.errata ? block?.errata?.weapons : undefined) ?? block?.weapons ?? []
  const own = rows.map((row) => creatureWeapon(row, record.characteristics.siz))
  if (record.weapons === undefined) return own
  const carried = record.weapons.flatMap((id) => own.find((weapon) => weapon.id === id) ?? WEAPONS[id] ?? [])
  return [...carried, ...own.filter(({ kind }) => kind === 'natural')]
}

/** In hand: those the record says, or the first that fit into two hands. */
export function itemsOf(id: string, record: FighterRecord, facts: Facts, options: Options): Item[] {
  const weapons = weaponsOf(record, options)
  const hands = facts.body.locations.some(({ hand }) => hand !== undefined)
  if (hands) weapons.push(UNARMED)
  const counts = new Map<string, number>()
  const free = { right: true, left: true }
  return weapons.map((weapon, i): Item => {
    const nth = (counts.get(weapon.id) ?? 0) + 1
    counts.set(weapon.id, nth)
    const name = nth === 1 ? weapon.id : `${weapon.id}-${nth}`
    const bodily = weapon.kind === 'natural' || weapon.kind === 'unarmed'
    const wanted =
      record.ready === undefined
        ? !weapons.slice(0, i).some((w) => w.kind === weapon.kind && w.kind !== 'natural') &&
          (weapon.kind !== 'ranged' || i === 0)
        : record.ready.includes(name)
    const where = bodily ? 'body' : wanted ? taken(weapon, free) : 'stowed'
    return {
      id: `${id} ${name}`,
      weapon,
      hp: weapon.hp,
      where,
      unloaded: 0,
      quick: 0,
      clip: 5,
      away: 0,
      spot: undefined,
    }
  })
}
function taken(weapon: Weapon, free: { right: boolean; left: boolean }): Item['where'] {
  if (weapon.hands === 2) {
    if (!free.right || !free.left) return 'stowed'
    free.right = false
    free.left = false
    return 'both'
  }
  const hand =
    weapon.kind === 'shield'
      ? free.left
        ? 'left'
        : free.right
          ? 'right'
          : undefined
      : free.right
        ? 'right'
        : free.left
          ? 'left'
          : undefined
  if (hand === undefined) return 'stowed'
  free[hand] = false
  return hand
}
