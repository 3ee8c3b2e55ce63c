import { AffrayError } from '../../../kernel/error.ts'
import * as is from '../../../kernel/shapes.ts'
import {
  type Field,
  fighter,
  fighterNamed,
  type GameOf,
  type Given,
  measure,
  oneOf,
  oneOfThese,
  rulings,
  settable,
  shown,
  thing,
  told,
  toldToAll,
  unless,
  usually,
  whole,
  yes,
} from '../../../mechanisms/gm/index.ts'
import { breathe, holdBreath } from '../body/asphyxiation.ts'
import { leaves } from '../body/conditions.ts'
import { HAZARDS, type HazardName } from '../body/fire.ts'
import { drawn, letGo } from '../body/hands.ts'
import { fullAt, held, itemOption } from '../state/fighters.ts'
import { type Condition, type Ctx, type Fighter, HANDS, type Hand, type Item, type State } from '../state/types.ts'

/** The fighter a ruling names. */
export const named = (s: State, id: string): Fighter => fighterNamed(s.fighters, id)
/** The one the ruling is about; before anybody is named, the first. */
const meant = (s: State, { who }: Given): Fighter | undefined =>
  s.fighters.find((f) => f.id === who) ?? (who === undefined ? s.fighters[0] : undefined)

/** A location of the one the ruling is about. */
export const location: Field<State, is.Text> = thing('where', (s, given) =>
  (meant(s, given)?.facts.body.locations ?? []).map(({ id, name }) => ({ key: id, title: name })),
)
/** The place of a location on his body's table, by its id. */
export function locationNamed(f: Fighter, id: string): number {
  const { locations } = f.facts.body
  const found = locations.findIndex((one) => one.id === id)
  if (found >= 0) return found
  throw new AffrayError(
    'ruling/location',
    `${f.id} has no location "${id}".`,
    `Name one of: ${locations.map((one) => one.id).join(', ')}.`,
  )
}

/** Something the one the ruling is about carries. */
export const carried: Field<State, is.Text> = thing('what', (s, given) => {
  const f = meant(s, given)
  return f === undefined ? [] : f.items.map((item) => ({ key: itemOption(f, item).key, title: item.weapon.name }))
})
/** An item of his, by its id or by what it is. */
export function itemNamed(f: Fighter, name: string): Item {
  const found = f.items.find((item) => item.id === name || itemOption(f, item).key === name)
  if (found !== undefined) return found
  throw new AffrayError(
    'ruling/item',
    `${f.id} has no "${name}".`,
    `Name one of: ${f.items.map((item) => itemOption(f, item).key).join(', ')}.`,
  )
}

const ruling = rulings<State, Ctx>()

/** What was in a hand is put away before something else is in it. */
function putAside({ items }: Fighter, hand: Hand): void {
  for (const item of items) {
    if (item.where === hand || (hand === 'both' ? held(item) : item.where === 'both')) item.where = 'stowed'
  }
}

/** Numbers of a fighter the Games Master may set, with the least each can be. */
export const NUMBERS = {
  actions: shown(settable<Fighter>('Combat Actions', 'actions')),
  initiative: shown(settable<Fighter>('initiative', 'initiative', -100)),
  fatigue: settable<Fighter>('fatigue', 'fatigue'),
  generalHitPoints: settable<Fighter>('Hit Points', 'general', -1000),
  magicPoints: settable<Fighter>('Magic Points', 'magicPoints'),
  heroPoints: settable<Fighter>('Hero Points', 'heroPoints'),
  moved: settable<Fighter>('moved', 'moved'),
  aimed: settable<Fighter>('aimed', 'aimed'),
  exertion: settable<Fighter>('exertion', 'exertion'),
  noAttack: settable<Fighter>('no attack', 'noAttack'),
  shaken: settable<Fighter>('shaken', 'shaken'),
  forfeit: settable<Fighter>('forfeit', 'forfeit'),
  staggered: settable<Fighter>('staggered', 'staggered'),
  noRising: settable<Fighter>('no rising', 'noRising'),
  breath: settable<Fighter>('breath', 'breath', -1),
} as const

/** How he is: whoever is out of the fight lies on the ground and holds nobody, whoever is up again has no clock running. */
export const CONDITIONS: GameOf<State, Ctx, string, Condition>['conditions'] = {
  all: { up: 'up', unconscious: 'unconscious', incapacitated: 'incapacitated', dead: 'dead', fled: 'fled' },
  now: (f) => f.condition,
  becomes(ctx, s, f, to) {
    f.condition = to
    f.unconsciousFor = 0
    f.unconsciousRounds = 0
    f.expiring = -1
    if (to === 'up') return
    if (to !== 'fled') f.stance = 'prone'
    leaves(ctx, s, f)
  },
}

/** Circumstances of a fighter that hold or do not hold. */
export const CIRCUMSTANCES = {
  surprised: 'surprised',
  blind: 'blind',
  confined: 'confined',
  cornered: 'cornered',
  higher: 'on higher ground',
  formation: 'in formation',
  chariot: 'in a chariot',
  stumbling: 'stumbling',
  running: 'running',
} as const

const coverShape = is.orNull(
  is.strict({
    name: is.usually(is.text(60), 'Fence'),
    ap: is.usually(is.whole(0, 200), 4),
    hp: is.usually(is.whole(1, 1000), 5),
    wooden: is.usually(is.truth(), false),
    locations: is.usually(is.list(is.text()), []),
    total: is.usually(is.truth(), false),
    small: is.usually(is.truth(), true),
  }),
)
const behind: Field<unknown, typeof coverShape> = { shape: coverShape, kind: 'record', title: 'what he stands behind' }

/** What is ruled of one fighter. */
export const FIGHTERS = [
  /** Hit Points or armour of a location; healed above its wound it can be used again. */
  ruling({
    do: 'location',
    title: 'Set a location',
    about: 'Hit Points or armour of a location become what you say.',
    fields: {
      who: fighter(),
      location,
      field: oneOf('which', { hitPoints: 'Hit Points', worn: 'armour worn', natural: 'natural armour' }),
      to: whole('to', -1000, 1000),
    },
    carry(ctx, s, { who, location: id, field, to }) {
      const f = named(s, who)
      const at = locationNamed(f, id)
      const limb = f.limbs[at]
      if (limb === undefined) return
      const key = field === 'hitPoints' ? 'hp' : field
      const from = limb[key]
      limb[key] = field === 'hitPoints' ? to : Math.max(0, to)
      if (field === 'hitPoints' && to > -fullAt(f, at)) {
        limb.maimed = false
        limb.untreated = -1
        if (to > 0) limb.useless = false
      }
      const what = field === 'hitPoints' ? 'hit points' : field
      told(ctx, who, `${what} of the ${f.facts.body.locations[at]?.name ?? id}`, from, limb[key])
    },
  }),
  ruling({
    do: 'stance',
    title: 'Set a stance',
    about: 'A fighter stands or lies.',
    fields: { who: fighter(), to: oneOfThese('how', ['standing', 'prone']) },
    carry(ctx, s, { who, to }) {
      const f = named(s, who)
      toldToAll(ctx, who, 'stance', f.stance, to)
      f.stance = to
    },
  }),
  ruling({
    do: 'footing',
    title: 'Set a footing',
    about: 'What is under his feet: firm ground, a climb, water.',
    fields: {
      who: fighter(),
      to: oneOfThese('what', ['firm', 'unstable', 'climbing', 'sheer', 'swimming', 'submerged']),
    },
    carry(ctx, s, { who, to }) {
      const f = named(s, who)
      toldToAll(ctx, who, 'footing', f.sheer ? 'sheer' : f.footing, to)
      f.footing = to === 'sheer' ? 'climbing' : to
      f.sheer = to === 'sheer'
      if (to === 'submerged') holdBreath(ctx, s, f, true)
      else breathe(ctx, f)
    },
  }),
  /** A circumstance that holds or does not hold; surprise holds for this round. */
  ruling({
    do: 'circumstance',
    title: 'Set a circumstance',
    about: 'Something holds of a fighter, or no longer does.',
    fields: { who: fighter(), of: oneOf('which', CIRCUMSTANCES), to: yes('holds') },
    carry(ctx, s, { who, of, to }) {
      const f = named(s, who)
      toldToAll(ctx, who, CIRCUMSTANCES[of], of === 'surprised' ? f.surprised === s.round : f[of], to)
      if (of !== 'surprised') f[of] = to
      else {
        f.surprised = to ? s.round : 0
        f.alert = false
      }
    },
  }),
  ruling({
    do: 'comesFrom',
    title: 'Say from where somebody comes',
    about: 'Without a map: from which side he comes at his foes.',
    fields: { who: fighter(), to: oneOf('from', { front: 'the front', side: 'the side', back: 'behind' }) },
    carry(ctx, s, { who, to }) {
      const f = named(s, who)
      toldToAll(ctx, who, 'comes from', f.comesFrom, to)
      f.comesFrom = to
    },
  }),
  ruling({
    do: 'cover',
    title: 'Set cover',
    about: 'What he stands behind, and which locations it covers; nothing takes it away.',
    fields: { who: fighter(), behind },
    carry(ctx, s, { who, behind: what }) {
      const f = named(s, who)
      const from = f.cover?.name ?? 'nothing'
      if (what === null) f.cover = undefined
      else {
        const covered = what.locations.map((id) => locationNamed(f, id))
        f.cover = { ...what, locations: what.total ? f.limbs.map((_, i) => i) : covered, cell: undefined }
      }
      toldToAll(ctx, who, 'cover', from, f.cover?.name ?? 'nothing')
    },
  }),
  /** Where an item is, and in whose hands; nobody holds or is held with it any more. */
  ruling({
    do: 'item',
    title: 'Move an item',
    about: 'Something somebody carries is elsewhere, or in another’s hands.',
    fields: {
      who: fighter(),
      item: carried,
      where: oneOfThese('where', [...HANDS, 'stowed', 'ground', 'broken', 'lost']),
      away: usually(measure('how many metres away, on the ground', 10_000), 0),
      to: unless(fighter('whose it is now')),
    },
    carry(ctx, s, { who, item: name, where, away, to }) {
      const f = named(s, who)
      const item = itemNamed(f, name)
      const owner = to === undefined ? f : named(s, to)
      letGo(s, item)
      const from = item.where
      if (from === 'stuck') drawn(s, (stuck) => stuck.item === item.id)
      if (where === 'right' || where === 'left' || where === 'both') putAside(owner, where)
      item.where = where
      item.away = where === 'ground' ? away : 0
      item.spot = undefined
      if (owner !== f) {
        f.items = f.items.filter((other) => other !== item)
        owner.items.push(item)
      }
      toldToAll(ctx, owner.id, item.weapon.name.toLowerCase(), from, where)
    },
  }),
  /** Nothing holds him any more, and no weapon is stuck in him: what was lies on the ground. */
  ruling({
    do: 'free',
    title: 'Free somebody',
    about: 'Nothing holds a fighter, and no weapon is stuck in him.',
    fields: { who: fighter() },
    carry(ctx, s, { who }) {
      const f = named(s, who)
      const held = s.holds.filter((hold) => hold.on === who).length + drawn(s, (stuck) => stuck.on === who).length
      s.holds = s.holds.filter((hold) => hold.on !== who)
      toldToAll(ctx, f.id, 'holds', held, 0)
    },
  }),
  /** Harm from outside the rules: a fire, a falling stone. Its wound is tested in the next step. */
  ruling({
    do: 'damage',
    title: 'Harm somebody',
    about: 'Something from outside hurts a location.',
    fields: {
      who: fighter(),
      location,
      points: whole('points', 1, 500),
      armour: usually(yes('armour protects'), true),
    },
    carry(ctx, s, { who, location: id, points, armour }) {
      s.next.push({ kind: 'harm', who, location: locationNamed(named(s, who), id), points, armour })
      toldToAll(ctx, who, 'harm', 0, points)
    },
  }),
  ruling({
    do: 'fall',
    title: 'Let somebody fall',
    about: 'A fighter falls so far.',
    fields: { who: fighter(), metres: measure('metres', 10_000) },
    carry(ctx, s, { who, metres }) {
      s.next.push({ kind: 'fall', who: named(s, who).id, metres })
      toldToAll(ctx, who, 'fall', 0, metres)
    },
  }),
  /** Air: held with warning, gone without, or back (LEG-ASP-Breath). */
  ruling({
    do: 'air',
    title: 'Take or give air',
    about: 'A fighter is cut off from air with or without warning, or has it back.',
    fields: {
      who: fighter(),
      to: oneOf('how', {
        prepared: 'cut off, with warning',
        unprepared: 'cut off, without warning',
        restored: 'has air again',
      }),
    },
    carry(ctx, s, { who, to }) {
      const f = named(s, who)
      told(ctx, who, 'air', f.breath < 0 ? 'free' : f.breath, to)
      if (to === 'restored') breathe(ctx, f)
      else if (to === 'prepared') holdBreath(ctx, s, f, true)
      else s.next.push({ kind: 'airLost', who })
    },
  }),
  /** Fire or acid on a location, or on one by the dice, takes hold in the next step; `none` puts it all out (LEG-HAZ-Fire, LEG-HAZ-Acid). */
  ruling({
    do: 'hazard',
    title: 'Let fire or acid take hold',
    about: 'Fire or acid harms a fighter every round until it is put out.',
    fields: {
      who: fighter(),
      of: oneOfThese('what', ['none', ...(Object.keys(HAZARDS) as HazardName[])]),
      location: unless(location),
    },
    carry(ctx, s, { who, of, location: at }) {
      const f = named(s, who)
      toldToAll(ctx, who, 'hazard', f.hazards.length, of)
      if (of === 'none') f.hazards = []
      else s.next.push({ kind: 'hazard', who, of, location: at === undefined ? -1 : locationNamed(f, at) })
    },
  }),
] as const
