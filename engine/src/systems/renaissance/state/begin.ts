import type { FighterId, SideId } from '../../../kernel/types.ts'
import { seated } from '../../../mechanisms/ground/standing.ts'
import { placed } from '../../../mechanisms/placing.ts'
import type { Field } from '../../../space/field.ts'
import type { Whereabouts } from '../../../space/whereabouts.ts'
import type { Character } from '../content/character.ts'
import { armour } from '../content/named.ts'
import { type Race, races, SIZES } from '../content/races.ts'
import { APTITUDES, type Aptitude, type Skill, skills } from '../content/skills.ts'
import type { Trait } from '../content/traits.ts'
import { dvOf } from '../content/weapon.ts'
import { type CarriedOver, takesOver } from './carried-over.ts'
import { itemsOf } from './items.ts'
import { placing, type RenSetup, sceneShape } from './scenario.ts'
import type { Drug, Facts, Fighter, State } from './types.ts'

/** What stands in a scenario for a fighter, whole. */
export type Recorded = Character & {
  readonly drugs?: readonly Drug[] | undefined
  readonly carriedOver?: CarriedOver | undefined
}

/** Each aptitude is 15 and what the race gives, where it is not written. */
function aptitudesOf(record: Character, race: Race): Record<Aptitude, number> {
  const found = {} as Record<Aptitude, number>
  for (const name of APTITUDES) found[name] = record.aptitudes?.[name] ?? 15 + (race.aptitudes[name] ?? 0)
  return found
}

/** A trait that changes size and limbs (REN-TRAIT-Tough, -Strong, -Size). */
const step = (record: Character, up: Trait, down: Trait): number => {
  const traits = record.traits ?? []
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

/** A fighter as the fight finds him. */
export const fighterOf = (
  id: FighterId,
  side: SideId,
  record: Recorded,
  kind: string | null,
  ridden: boolean,
): Fighter => takesOver(fresh(id, side, record, kind, ridden), record.carriedOver)

/** The same, whole and rested. */
function fresh(id: FighterId, side: SideId, record: Recorded, kind: string | null, ridden: boolean): Fighter {
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

/** Difficult ground does not cost more metres here: it wants a check (REN-MOVE-10). */
function evenGround(where: Whereabouts): Whereabouts {
  if ('bands' in where) return where
  const kinds = Object.fromEntries(
    Object.entries(where.field.kinds).map(([mark, kind]) => [
      mark,
      kind.name === 'difficult' || kind.name === 'water' ? { ...kind, cost: 1 } : kind,
    ]),
  )
  const field: Field = { ...where.field, kinds }
  return { ...where, field }
}

/** The state before the first roll. */
export function begin(given: RenSetup): State {
  const { unaware, ...scene } = sceneShape.parse(given.scene)
  const mounts = given.sides.flatMap((side) => side.fighters.map(({ record }) => record.mount))
  const fighters = given.sides.flatMap((side) =>
    side.fighters.map(({ id, kind, record }) => fighterOf(id, side.id, record, kind ?? null, mounts.includes(id))),
  )
  let where = evenGround(placed(placing(given)).where)
  for (const f of fighters) {
    if (f.mount !== null) {
      const mount = fighters.find(({ id }) => id === f.mount)
      if (mount !== undefined) mount.rider = f.id
      where = seated(where, f.id, f.mount)
    }
    if (given.options.surprise !== 'none' && unaware.includes(f.id)) f.unaware = true
  }
  return {
    round: 0,
    phase: 'begin',
    options: given.options,
    open: given.open,
    fighters,
    order: [],
    at: 0,
    acting: null,
    late: [],
    holds: [],
    smoke: [],
    where,
    scene,
    stood: 0,
    ended: null,
  }
}
