import { forRounds } from '../../../mechanisms/lasting.ts'
import { placed } from '../../../mechanisms/placing.ts'
import { code, type DieCode } from '../book/diecode.ts'
import type { D6Options } from '../book/rulings.ts'
import { toughness } from '../content/difficulties.ts'
import { abilities, armour, shields, unarmed, vehicles, weapons } from '../content/index.ts'
import { attributes, type Skill, skills } from '../content/skills.ts'
import { speeds } from '../content/vehicles.ts'
import type { Weapon } from '../content/weapon.ts'
import { takesOver } from './carried-over.ts'
import { armourValue, encumbrance, strengthDamage } from './derive.ts'
import { innateWeapons } from './innate-weapons.ts'
import { type D6Fighter, type D6Setup, placing, sceneShape } from './scenario.ts'
import type { Conveyance, Cover, Facts, Fighter, Item, Screen, State, Trap } from './types.ts'

/** How everybody begins: he has done nothing, suffered nothing and prepared nothing. */
const TURN = { initiative: 0, declared: 0, actions: 0, extra: 0, turned: 0, waiting: false } as const
const GROUND = { felled: false, offBalance: 0, blind: false, sunk: 0, height: 0, rider: null } as const
const IDLE = { ...TURN, ...GROUND, moved: 0, strained: 0, speed: 0 } as const
const LOSSES = { levelsThisRound: 0, lostThisRound: 0, fastPenalty: 0, scarred: 0, rested: 0, dying: 0 } as const
const UNHURT = { condition: 'up', wound: 'unhurt', treated: false, staysUp: false, ...LOSSES } as const
const BONUSES = { nextAttack: 0, nextDefence: 0, nextDamage: 0, circumstance: 0 } as const
const UNPREPARED = { ...BONUSES, aim: null, quick: null } as const

/** A fighter as the fight finds him. */
export function fighterOf(
  id: string,
  side: string,
  kind: string | null,
  record: D6Fighter,
  options: D6Options,
): Fighter {
  const { healersPack, characterPoints, fatePoints, stance, lamp, inWater } = record
  const fresh: Fighter = {
    ...IDLE,
    ...UNHURT,
    ...UNPREPARED,
    ...{ healersPack, characterPoints, fatePoints, stance, lamp, inWater },
    ...{ done: [], defences: [], hurt: [], behind: [], uses: {} },
    lasting: [
      ...(record.surprised ? [forRounds('surprised' as const, 1, id)] : []),
      ...(record.surprises ? [forRounds('surprising' as const, 1, id, 1)] : []),
    ],
    id,
    side,
    facts: factsOf(id, kind, record, options),
    body: record.bodyPoints ?? 0,
    fullBody: record.bodyPoints ?? 0,
    cover: record.cover === undefined ? null : coverOf(record.cover),
    mount: record.mount ?? null,
    vehicle: record.vehicle ?? null,
    items: itemsOf(id, record),
    shieldUp: record.shield !== undefined,
  }
  return takesOver(fresh, record.carriedOver)
}
/** Something to stand behind; what is made of nothing stops nothing. Ruling D6-A25. */
export const coverOf = ({ share, made, object }: Screen): Cover => ({
  share,
  toughness: made === undefined ? 0 : toughness[made],
  object,
  weakened: 0,
})

function factsOf(id: string, kind: string | null, record: D6Fighter, options: D6Options): Facts {
  const codes = attributes.map((attribute) => [attribute, code(record.attributes[attribute])])
  const own = Object.fromEntries(codes) as Facts['attributes']
  const all: Partial<Record<Skill, DieCode>> = {}
  const trained: Skill[] = []
  let skill: Skill
  for (skill in skills) {
    const printed = record.skills[skill]
    if (printed !== undefined) trained.push(skill)
    all[skill] = printed === undefined ? own[skills[skill]] : code(printed)
  }
  const known = all as Facts['skills']
  const formula = strengthDamage(own.physique, known.lifting)
  const layers = record.armour.map((name) => armour[name])
  return {
    name: record.name ?? id,
    kind,
    role: record.role ?? (record.fatePoints > 0 ? 'hero' : 'minor villain'),
    attributes: own,
    skills: known,
    trained,
    specializations: Object.fromEntries(Object.entries(record.specializations).map(([name, c]) => [name, code(c)])),
    // Ruling D6-A30: a block's own Strength Damage stands unless the formula is wanted.
    strengthDamage:
      record.strengthDamage === undefined || options.strengthDamage === 'formula'
        ? formula
        : code(record.strengthDamage),
    move: swift(record),
    fly: record.fly,
    swim: record.swim,
    woundLevels: record.woundLevels ?? 0,
    scale: record.scale,
    armour: armourValue(layers),
    layers: layers.length,
    hide: record.hide === undefined ? 0 : code(record.hide),
    bare: record.bare,
    encumbrance: encumbrance(layers),
    shield: record.shield === undefined ? 0 : shields[record.shield].value,
    abilities: record.abilities.map(({ ability, ranks, of, prints }) => ({
      ability,
      ranks,
      ...(of === undefined ? {} : { of }),
      ...(prints === undefined ? {} : { prints: code(prints) }),
    })),
    swarms: record.swarms,
    allotment: record.allotment,
  }
}

/** His Move: two metres more for each rank of Hypermovement (D6-C-SA-Hypermovement), two less for each of a Hindrance of it. */
function swift({ move, abilities: has }: D6Fighter): number {
  let sum = move
  for (const { ability, ranks, of } of has) {
    if (ability === 'hypermovement') sum += ranks * abilities.hypermovement.each.move
    else if (ability === 'hindrance' && of === 'move') sum += ranks * abilities.hindrance.each.move
  }
  return Math.max(0, sum)
}

/** What he carries: as many of his weapons in hand as he has hands for, the others put away, and his own body. */
function itemsOf(id: string, record: D6Fighter): Item[] {
  let hands = record.shield === undefined ? 2 : 1
  const carried = record.weapons.map((key, i): Item => {
    const weapon: Weapon = weapons[key]
    const nth = record.weapons.slice(0, i + 1).filter((other) => other === key).length
    const wanted = record.inHand === undefined || record.inHand.includes(key)
    const held = wanted && weapon.hands <= hands
    if (held) hands -= weapon.hands
    const own = nth === 1 ? `${id} ${key}` : `${id} ${key} ${nth}`
    return item(own, key, weapon, held ? 'hand' : 'stowed', record.improvised.includes(key))
  })
  const grown = innateWeapons(record).map((own): Item => item(`${id} ${own.name}`, own.name, own, 'body', false))
  const fists = item(`${id} unarmed`, 'unarmed', unarmed, 'body', false)
  return [...carried, ...grown, fists]
}

function item(id: string, key: string, weapon: Weapon, where: Item['where'], improvised: boolean): Item {
  return { id, key, weapon, where, loaded: true, loading: 0, pace: 0, used: 0, improvised, rested: false }
}

/** The state before the first roll. */
export function begin(given: D6Setup): State {
  const { vehicles: carried, traps, ...scene } = sceneShape.parse(given.scene)
  const fighters = given.sides.flatMap((side) =>
    side.fighters.map(({ id, kind, record }) => fighterOf(id, side.id, kind ?? null, record, given.options)),
  )
  for (const mount of fighters) mount.rider = fighters.find((f) => f.mount === mount.id)?.id ?? null
  return {
    round: 0,
    open: given.open,
    phase: 'begin',
    options: given.options,
    fighters,
    order: [],
    at: 0,
    acting: [],
    asking: [],
    holds: [],
    vehicles: Object.entries(carried).map(
      ([id, { kind, driver, speed }]): Conveyance => ({
        id,
        kind: vehicles[kind],
        driver: driver ?? null,
        speed: speeds.findIndex((each) => each.speed === speed),
        dodge: null,
        damage: 'none',
        lostManeuverability: 0,
        lostSpeeds: 0,
        shaken: [],
        uncontrolled: false,
        loses: 0,
      }),
    ),
    traps: Object.entries(traps).map(
      ([id, { speed, attack, damage, near, at }]): Trap => ({
        id,
        speed: code(speed),
        attack: code(attack),
        damage: code(damage),
        near: near ?? null,
        at: at ?? null,
        sprung: false,
      }),
    ),
    next: [],
    where: placed(placing(given)).where,
    scene,
    ended: null,
    stood: 0,
    doors: {},
  }
}
