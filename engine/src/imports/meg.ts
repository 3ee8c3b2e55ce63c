import { own } from '../kernel/own.ts'
import { plain } from '../kernel/scenario.ts'
import type { AnySystem } from '../kernel/types.ts'
import { bare, camel, type Entry, listIn, Notes, numberIn, pairsIn, textIn } from './read.ts'

/** A creature as the Mythras Encounter Generator writes it has at least these. */
export const isMeg = (one: unknown): one is Entry => plain(one) && Array.isArray(one.stats) && 'hit_locations' in one

/** Skills that are called otherwise here. */
const LEGEND_SKILLS: Readonly<Record<string, string>> = {
  endurance: 'resilience',
  willpower: 'persistence',
  folkMagic: 'commonMagic',
}
/** Weapons that are called otherwise. */
const WEAPONS: Readonly<Record<string, string>> = {
  shortspear: 'shortspear',
  bucklershield: 'buckler',
  targetshield: 'target',
  broadsword: 'warsword',
}

/** Fields that every creature has and no fight here needs. */
const ELSEWHERE = [
  'cult_rank',
  'cults',
  'theism_spells',
  'sorcery_spells',
  'mysticism_spells',
  'spirits',
  'features',
  'notes',
]
const READ = ['name', 'stats', 'skills', 'hit_locations', 'combat_styles', 'attributes', 'folk_spells', 'natural_armor']

/** A creature as an entry of a scenario of Legend or of Classic Fantasy Imperative. */
export function fromMeg(system: AnySystem, creature: Entry, who: string): { entry: Entry; notes: Notes } {
  const notes = new Notes(who)
  const legend = system.id === 'legend'
  const entry: Entry = {
    name: textIn(creature.name).slice(0, 60) || who,
    characteristics: stats(creature.stats, notes),
  }
  notes.takes('name', entry.name)
  const known = (kind: string) => system.content.find((one) => one.kind === kind)?.entries ?? []
  const skills: Entry = {}
  for (const [name, value] of pairsIn(creature.skills)) {
    const called = legend ? (own(LEGEND_SKILLS, camel(name)) ?? camel(name)) : camel(name)
    if (value === undefined || !known('skills').some(({ id }) => id === called)) notes.leaves(`skills.${name}`, value)
    else {
      skills[called] = Math.max(0, Math.round(value))
      notes.takes(`skills.${name}`, `${called} ${value}`)
    }
  }
  entry.skills = skills
  const styles = listIn(creature.combat_styles).filter(plain)
  const carried: string[] = []
  const made = styles.map((style, i) => {
    const weapons = listIn(style.weapons)
      .filter(plain)
      .flatMap((weapon) => {
        const said = bare(textIn(weapon.name))
        const wanted = own(WEAPONS, said) ?? said
        const found = known('weapons').find(({ id, title }) => bare(id) === wanted || bare(title) === wanted)
        if (found === undefined)
          notes.leaves(`combat_styles.${i}.weapons`, `${textIn(weapon.name)} ${textIn(weapon.damage)}`)
        else notes.takes(`combat_styles.${i}.weapons`, `${textIn(weapon.name)}: the game’s own ${found.id}`)
        return found === undefined ? [] : [found.id]
      })
    carried.push(...weapons)
    const skill = Math.max(0, Math.round(numberIn(style.value) ?? 0))
    notes.takes(`combat_styles.${i}`, `${textIn(style.name)} ${skill}`)
    return { name: textIn(style.name) || 'combat', skill, weapons }
  })
  if (legend) entry.styles = made.filter(({ weapons }) => weapons.length > 0)
  else {
    entry.combat = Math.max(0, ...made.map(({ skill }) => skill))
    entry.weapons = [...new Set(carried)]
  }
  locations(legend, entry, creature, notes)
  attributes(legend, entry, plain(creature.attributes) ? creature.attributes : {}, notes)
  for (const spell of listIn(creature.folk_spells)) {
    const found = legend ? known('spells').find(({ title }) => bare(title) === bare(textIn(spell))) : undefined
    if (found === undefined) notes.leaves('folk_spells', spell)
    else {
      entry.spells = { ...(plain(entry.spells) ? entry.spells : {}), [found.id]: 1 }
      notes.assumes('folk_spells', `${found.id} with Magnitude 1: the file gives none`)
    }
  }
  for (const field of Object.keys(creature)) {
    const value = creature[field]
    const nothing = value === '' || value === null || (Array.isArray(value) && value.length === 0)
    if (ELSEWHERE.includes(field) ? !nothing : !READ.includes(field)) notes.leaves(field, value)
  }
  return { entry, notes }
}

const CHARACTERISTICS = ['str', 'con', 'siz', 'int', 'pow', 'dex', 'cha'] as const
function stats(given: unknown, notes: Notes): Entry {
  const found = new Map(pairsIn(given).map(([name, value]) => [name.toLowerCase(), value]))
  const made: Entry = {}
  for (const name of CHARACTERISTICS) {
    const value = found.get(name) ?? (name === 'int' ? found.get('ins') : undefined)
    if (value === undefined) notes.assumes(`stats.${name}`, '10: the file gives none')
    else if (!found.has(name)) notes.assumes(`stats.${name}`, `${value}, its INS: a creature of instinct`)
    else notes.takes(`stats.${name}`, value)
    made[name] = Math.max(0, Math.min(200, Math.round(value ?? 10)))
  }
  for (const name of found.keys())
    if (name !== 'ins' && !CHARACTERISTICS.some((one) => one === name)) notes.leaves(`stats.${name}`, found.get(name))
  return made
}

/** What kind of part a location is, by its name; and whose Hit Points it has. */
function partOf(name: string): readonly [part: string, hitPoints: string] {
  const said = name.toLowerCase()
  if (/head|skull/.test(said)) return ['head', 'head']
  if (/wing/.test(said)) return ['wing', 'arm']
  if (/tail/.test(said)) return ['tail', 'arm']
  if (/arm|claw|tentacle|pincer/.test(said)) return ['arm', 'arm']
  if (/leg|hoof/.test(said)) return ['leg', 'leg']
  return ['body', /chest|thorax|fore/.test(said) ? 'chest' : 'abdomen']
}

function locations(legend: boolean, entry: Entry, creature: Entry, notes: Notes): void {
  const [hp, ap, table]: [Entry, Entry, unknown[]] = [{}, {}, []]
  listIn(creature.hit_locations)
    .filter(plain)
    .slice(0, 20)
    .forEach((one, i) => {
      const name = textIn(one.name).slice(0, 40)
      const id = camel(name)
      const [from = 0, to = from] = textIn(one.range)
        .split('-')
        .map((part) => numberIn(part) ?? 0)
      const [points, armour] = [numberIn(one.hp), numberIn(one.ap)]
      if (id === '' || from < 1 || to > 20 || points === undefined) {
        notes.leaves(`hit_locations.${i}`, one)
        return
      }
      const [part, hitPoints] = partOf(name)
      table.push({ id, name: name.toLowerCase(), from, to, part, hitPoints })
      hp[id] = Math.max(1, Math.round(points))
      ap[id] = Math.max(0, Math.round(armour ?? 0))
      notes.takes(`hit_locations.${i}`, `${name} ${from}–${to}, ${points} Hit Points, ${armour ?? 0} Armour Points`)
      if (legend && !/^(right|left) (arm|leg)$|^(abdomen|chest|head)$/i.test(name))
        notes.assumes(`hit_locations.${i}`, `${name} is a ${part}: by its name`)
    })
  const grown = creature.natural_armor === true
  if ('natural_armor' in creature) notes.takes('natural_armor', grown)
  if (legend) {
    if (table.length > 0) entry.locations = table
    entry.stated = { hitPoints: hp }
    entry[grown ? 'natural' : 'worn'] = ap
  } else {
    entry.hp = hp
    entry.natural = ap
    if (!grown && Object.keys(ap).length > 0)
      notes.assumes('hit_locations', 'Armor Points count as his own: the file does not name the pieces')
  }
}

function attributes(legend: boolean, entry: Entry, given: Entry, notes: Notes): void {
  const take = (field: string, as: (value: number) => void, says: (value: number) => string): void => {
    const value = numberIn(own(given, field))
    if (value === undefined) {
      if (field in given) notes.leaves(`attributes.${field}`, given[field])
      return
    }
    as(value)
    notes.takes(`attributes.${field}`, says(value))
  }
  take(
    'action_points',
    (value) => {
      const points = Math.max(1, Math.min(8, Math.round(value)))
      if (legend) entry.stated = { ...(plain(entry.stated) ? entry.stated : {}), combatActions: points }
      else entry.actions = points
    },
    (value) => `${value} ${legend ? 'Combat Actions' : 'Action Points'}`,
  )
  take(
    'movement',
    (value) => {
      entry.move = legend ? Math.max(0, Math.min(100, value)) : Math.round((Math.max(0, value) * 10) / 3)
    },
    (value) => (legend ? `${value} m` : `${value} m, ${Math.round((value * 10) / 3)} feet`),
  )
  take(
    'magic_points',
    (value) => {
      if (!legend) entry.magicPoints = Math.max(0, Math.round(value))
    },
    (value) => (legend ? `${value}: they follow from POW here` : String(value)),
  )
  for (const field of Object.keys(given)) {
    if (['action_points', 'movement', 'magic_points'].includes(field)) continue
    if (field === 'strike_rank' || field === 'damage_modifier')
      notes.assumes(
        `attributes.${field}`,
        `follows from the characteristics here; the file says ${textIn(given[field])}`,
      )
    else notes.leaves(`attributes.${field}`, given[field])
  }
}
