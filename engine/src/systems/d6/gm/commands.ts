import { AffrayError } from '../../../kernel/error.ts'
import * as is from '../../../kernel/shapes.ts'
import * as gm from '../../../mechanisms/gm/index.ts'
import { forRounds, renewed } from '../../../mechanisms/lasting.ts'
import { stops } from '../body/falling-down.ts'
import { fallFrom, suffers } from '../body/misfortunes.ts'
import { isAwake } from '../body/senseless.ts'
import { hazards, toughness } from '../content/difficulties.ts'
import { woundLevels } from '../content/wound-levels.ts'
import { springs } from '../exchange/traps.ts'
import { coverOf } from '../state/begin.ts'
import { fromNextRound } from '../state/lasting.ts'
import { sceneFields } from '../state/scenario.ts'
import type { Conveyance, Ctx, Fighter, Height, Screen, State } from '../state/types.ts'
import { spook } from '../vehicles/driving.ts'
import { NEWCOMERS, NUMBERS, PLACES } from './amend.ts'

const ruling = gm.rulings<State, Ctx>()
const named = (s: State, id: string): Fighter => gm.fighterNamed(s.fighters, id)
const keysOf = <K extends string>(of: Readonly<Record<K, unknown>>): K[] => Object.keys(of) as K[]

const vehicle: gm.Field<State, is.Text> = gm.thing('which vehicle', (s) =>
  s.vehicles.filter(({ kind }) => kind.move.by === 'team').map(({ id, kind }) => ({ key: id, title: kind.name })),
)
const trap: gm.Field<State, is.Text> = gm.thing('which trap', (s) => s.traps.map(({ id }) => ({ key: id, title: id })))
const share: gm.Field<unknown, is.Exactly<0 | 25 | 50 | 75 | 100>> = {
  shape: is.exactly([0, 25, 50, 75, 100]),
  kind: 'choice',
  title: 'how much of him is hidden, in per cent',
  choices: () => [0, 25, 50, 75, 100].map((key) => ({ key, title: `${key}%` })),
}
const sceneField = <Z extends is.Shape>(shape: Z, title: string): gm.Field<unknown, is.Optional<Z>> => ({
  shape: is.unless(shape),
  kind: 'record',
  title,
  optional: true,
})

const ROWS = [
  gm.ending<State, Ctx>((s, won) => {
    s.ended = { won }
  }),
  gm.setting<State, Ctx, keyof typeof NUMBERS>(NUMBERS),
  gm.conditioning<State, Ctx, Fighter['condition']>({
    all: { up: 'up', unconscious: 'unconscious', dying: 'dying', dead: 'dead', fled: 'fled' },
    now: (f) => f.condition,
    becomes(_, s, f, to) {
      f.condition = to
      isAwake(f)
      f.dying = 0
      if (to === 'up') return
      stops(f)
      s.holds = s.holds.filter(({ by }) => by !== f.id)
    },
  }),
  gm.modifying<State, Ctx>({
    of: 'on the difficulty of what he does',
    least: -100,
    most: 100,
    unit: 'rounds',
    longest: 100,
    gives(_, _s, f, value, because, rounds) {
      f.lasting = [...f.lasting, { ...forRounds('favoured', rounds, 'gm', value), because }]
    },
  }),
  gm.placing<State, Ctx>(PLACES),
  gm.distancing<State, Ctx>(PLACES),
  gm.dooring<State, Ctx>(),
  gm.adding<State, Ctx>(NEWCOMERS, PLACES),
  gm.removing<State, Ctx>(NEWCOMERS),
  ruling({
    do: 'wound',
    title: 'Set a Wound level',
    about: 'A fighter is hurt as you say, or healed.',
    fields: { who: gm.fighter(), level: gm.oneOfThese('which level', woundLevels) },
    carry(ctx, s, { who, level }) {
      const f = named(s, who)
      gm.toldToAll(ctx, who, 'wound', f.wound, level)
      f.wound = level
      f.condition = level === 'dead' ? 'dead' : level === 'mortally wounded' ? 'dying' : 'up'
      if (f.condition !== 'up') stops(f)
    },
  }),
  ruling({
    do: 'stance',
    title: 'Set a stance',
    about: 'A fighter stands, crouches or lies.',
    fields: { who: gm.fighter(), stance: gm.oneOfThese('how', ['standing', 'crouching', 'prone']) },
    carry(ctx, s, { who, stance }) {
      const f = named(s, who)
      gm.toldToAll(ctx, who, 'stance', f.stance, stance)
      f.stance = stance
      f.felled = false
    },
  }),
  ruling({
    do: 'blind',
    title: 'Blind somebody',
    about: 'A fighter sees nothing, or sees again.',
    fields: { who: gm.fighter(), blind: gm.yes('blind') },
    carry(ctx, s, { who, blind }) {
      const f = named(s, who)
      gm.toldToAll(ctx, who, 'blind', f.blind, blind)
      f.blind = blind
    },
  }),
  ruling({
    do: 'behind',
    title: 'Put somebody behind another',
    about: 'A fighter stands behind a foe, or no longer does.',
    fields: { who: gm.fighter(), of: gm.fighter('behind whom'), is: gm.yes('behind') },
    carry(ctx, s, { who, of: id, is }) {
      const f = named(s, who)
      const of = named(s, id)
      gm.toldToAll(ctx, who, `behind ${of.id}`, of.behind.includes(f.id), is)
      of.behind = [...of.behind.filter((other) => other !== f.id), ...(is ? [f.id] : [])]
    },
  }),
  ruling({
    do: 'cover',
    title: 'Set cover',
    about: 'Something hides a fighter, and stops what it can where it is made of something.',
    fields: {
      who: gm.fighter(),
      share,
      made: gm.unless(gm.oneOfThese('made of', keysOf(toughness))),
      object: gm.usually(gm.text('what it is', 60), 'cover'),
    },
    carry(ctx, s, { who, share: hidden, made, object }) {
      const f = named(s, who)
      gm.toldToAll(ctx, who, 'cover', f.cover?.share ?? 0, hidden)
      f.cover = hidden === 0 ? null : coverOf({ share: hidden, made, object })
    },
  }),
  ruling({
    do: 'scene',
    title: 'Change the scene',
    about: 'Light, air, ground and what stands around are as you say.',
    fields: {
      light: gm.unless(gm.oneOfThese('light', sceneFields.light.options)),
      smoke: gm.unless(gm.oneOfThese('smoke or fog', sceneFields.smoke.options)),
      wind: gm.unless(gm.measure('wind', 100)),
      ground: gm.unless(gm.oneOfThese('ground', sceneFields.ground.options)),
      estimate: gm.unless(gm.oneOfThese('how distances are judged', sceneFields.estimate.options)),
      climb: sceneField(sceneFields.climb, 'something to climb'),
      cover: sceneField(sceneFields.cover, 'what one can get behind'),
    },
    carry(ctx, s, { do: _, ...scene }) {
      Object.assign(s.scene, scene)
      gm.toldToAll(ctx, 'gm', 'the scene', '', sceneInWords(scene))
    },
  }),
  ruling({
    do: 'fall',
    title: 'Let somebody fall',
    about: 'A fighter falls so far.',
    fields: { who: gm.fighter(), metres: gm.measure('metres', 1000) },
    carry(ctx, s, { who, metres }) {
      const f = named(s, who)
      gm.toldToAll(ctx, who, 'fall', 0, metres)
      fallFrom(ctx, s, f, metres)
    },
  }),
  ruling({
    do: 'hazard',
    title: 'Let a hazard strike',
    about: 'Fire, cold, acid, poison or want of air harms a fighter.',
    fields: {
      who: gm.fighter(),
      hazard: gm.oneOfThese('which', keysOf(hazards)),
      rounds: gm.usually(gm.whole('for how many rounds', 1, 50), 1),
    },
    carry(ctx, s, { who, hazard, rounds }) {
      const f = named(s, who)
      gm.toldToAll(ctx, who, 'hazard', '', hazard)
      suffers(ctx, s, f, hazard, rounds)
    },
  }),
  ruling({
    do: 'surprised',
    title: 'Surprise somebody',
    about: 'A fighter is surprised in this round; between two rounds, in the one that comes.',
    fields: { who: gm.fighter() },
    carry(ctx, s, { who }) {
      const f = named(s, who)
      f.lasting = renewed(f.lasting, forRounds('surprised', 1, f.id))
      gm.toldToAll(ctx, who, 'surprised', false, true)
    },
  }),
  ruling({
    do: 'surprises',
    title: 'Let somebody act first',
    about: 'A fighter has the advantage of surprise in the round that comes.',
    fields: { who: gm.fighter() },
    carry(ctx, s, { who }) {
      const f = named(s, who)
      f.lasting = renewed(f.lasting, fromNextRound(s, 'surprising', 1, f.id))
      gm.told(ctx, who, 'the first to act next round', false, true)
    },
  }),
  ruling({
    do: 'water',
    title: 'Put somebody into water',
    about: 'A fighter is in the water, or out of it.',
    fields: { who: gm.fighter(), in: gm.yes('in the water') },
    carry(ctx, s, { who, in: wet }) {
      const f = named(s, who)
      gm.toldToAll(ctx, who, 'in the water', f.inWater, wet)
      f.inWater = wet
      f.sunk = 0
    },
  }),
  ruling({
    do: 'height',
    title: 'Put somebody up on something',
    about: 'A fighter is so far up on what there is to climb.',
    fields: { who: gm.fighter(), metres: gm.measure('metres above the ground', 200) },
    open: (s) => s.scene.climb !== null,
    carry(ctx, s, { who, metres }) {
      const f = named(s, who)
      if (s.scene.climb === null) {
        throw new AffrayError(
          'ruling/height',
          'There is nothing to climb in this fight.',
          'Rule what there is first: { do: scene, climb: { object: the wall, metres: 6 } }.',
        )
      }
      const from = f.height
      f.height = Math.min(s.scene.climb.metres, metres)
      gm.toldToAll(ctx, who, 'height', from, f.height)
    },
  }),
  ruling({
    do: 'trap',
    title: 'Set off a trap',
    about: 'A trap of the scene goes off under a fighter.',
    fields: { who: gm.fighter(), trap },
    open: (s) => s.traps.length > 0,
    carry(ctx, s, { who, trap: id }) {
      const f = named(s, who)
      gm.toldToAll(ctx, who, 'trap', '', id)
      springs(ctx, s, gm.oneNamed(s.traps, id, 'trap'), f)
    },
  }),
  ruling({
    do: 'spook',
    title: 'Let a team bolt',
    about: 'The animals before a vehicle bolt.',
    fields: { vehicle },
    open: (s) => s.vehicles.some(({ kind }) => kind.move.by === 'team'),
    carry(ctx, s, { vehicle: id }) {
      const v = teamOf(s, id)
      gm.toldToAll(ctx, 'gm', `the team of ${v.id}`, '', 'bolts')
      spook(ctx, s, v)
    },
  }),
] as const

/** What the game master may rule. */
export type Command = gm.GivenBy<(typeof ROWS)[number]>
export const { command, amend, forms } = gm.commands<State, Ctx, typeof ROWS>(ROWS)

/** What of the scene was ruled. */
type Changed = string | number | Height | readonly Screen[] | null | undefined
const sceneInWords = (scene: Readonly<Partial<Record<string, Changed>>>): string =>
  Object.entries(scene)
    .map(([field, value]) => {
      if (value === null) return 'nothing to climb'
      if (typeof value !== 'object') return `${field} ${value}`
      if ('metres' in value) return `${value.object}, ${value.metres} m`
      return `to get behind: ${value.map(({ object }) => object).join(', ') || 'nothing'}`
    })
    .join(', ')

function teamOf(s: State, id: string): Conveyance {
  const v = gm.oneNamed(s.vehicles, id, 'vehicle')
  if (v.kind.move.by !== 'team') {
    throw new AffrayError('ruling/team', `No animals draw ${id}.`, 'Name a vehicle with a team, such as a chariot.')
  }
  return v
}
