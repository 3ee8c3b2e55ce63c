import {
  adding,
  commands,
  conditioning,
  distancing,
  dooring,
  ending,
  type GivenBy,
  modifying,
  type NewcomersOf,
  oneOfThese,
  type PlacesOf,
  placing,
  removing,
  rulings,
  setting,
  toldToAll,
  unless,
} from '../../../mechanisms/gm/index.ts'
import { drawn } from '../body/hands.ts'
import { RECORDS } from '../content/tables.ts'
import { forgetsMovesOf } from '../exchange/ranged/situation.ts'
import { displaced } from '../ground/displaced.ts'
import { endsQuietly } from '../magic/targets.ts'
import { fighterOf } from '../state/begin.ts'
import { recordFaults } from '../state/check.ts'
import { bodySize, recordOf } from '../state/scenario.ts'
import type { Condition, Ctx, Fighter, State } from '../state/types.ts'
import { CONDITIONS, FIGHTERS, NUMBERS } from './amend.ts'

/** A rider and his mount are in one place; the ground there is under their feet at once. */
export const PLACES: PlacesOf<State> = {
  unit: 'metres',
  together: (_, f) => [f.id, f.mount, f.rider].filter((id) => id !== undefined),
  arrived: displaced,
}

/** Who joins the fight acts from the next round on; of who leaves it nothing is left. */
export const NEWCOMERS: NewcomersOf<State> = {
  content: Object.keys(RECORDS),
  faults(like, fields) {
    const record = recordOf(like, fields)
    if (!record.ok) return record.faults.map((fault) => ({ ...fault, path: ['fields', ...fault.path] }))
    return recordFaults(record.setup, ['fields'])
  },
  joins(s, id, side, like, fields) {
    const record = recordOf(like, fields)
    if (!record.ok) return { size: () => 1 }
    const f = fighterOf(id, side, record.setup, s.options, Object.hasOwn(RECORDS, like) ? like : undefined)
    f.initiative = f.facts.strikeRank
    s.fighters.push(f)
    return { size: (cell) => bodySize(record.setup, cell) }
  },
  leaves(s, gone) {
    const who = gone.id
    drawn(s, ({ by, on }) => by === who || on === who)
    s.holds = s.holds.filter(({ by, on }) => by !== who && on !== who)
    s.inside = s.inside.filter(({ by, of }) => by !== who && of !== who)
    for (const spell of s.spells.filter(({ by, at }) => by === who || at === who)) endsQuietly(s, spell)
    s.next = s.next.filter((next) => next.who !== who && !('at' in next && next.at === who))
    forgetsMovesOf(s, who)
    if (s.charge !== undefined && (s.charge.by === who || s.charge.on === who)) s.charge = undefined
    s.favours = s.favours.filter((favour) => favour.who !== who)
    s.fighters = s.fighters.filter((f) => f !== gone)
    for (const f of s.fighters) forget(f, who)
  },
}

function forget(f: Fighter, who: string): void {
  if (f.mount === who) f.mount = undefined
  if (f.rider === who) f.rider = undefined
  if (f.chargeAt === who) {
    f.chargeAt = undefined
    f.fullRound = 'none'
  }
  if (f.aimingAt === who) {
    f.aimingAt = undefined
    f.aimed = 0
  }
  if (f.casting?.at === who) f.casting = undefined
  if (f.aiding?.at === who) f.aiding = undefined
  f.outmanoeuvred = f.outmanoeuvred.filter((id) => id !== who)
  f.harriedBy = f.harriedBy.filter((id) => id !== who)
}

const ruling = rulings<State, Ctx>()

/** What is ruled of the whole fight. */
export const SCENE = [
  ruling({
    do: 'scene',
    title: 'Change the scene',
    about: 'Light, haze and wind are as you say.',
    fields: {
      light: unless(oneOfThese('light', ['day', 'partial', 'dark', 'pitch'])),
      haze: unless(oneOfThese('haze', ['none', 'mist', 'fog'])),
      wind: unless(oneOfThese('wind', ['none', 'light', 'moderate', 'strong', 'gale'])),
    },
    carry(ctx, { scene }, { light, haze, wind }) {
      if (light !== undefined) {
        toldToAll(ctx, 'gm', 'light', scene.light, light)
        scene.light = light
      }
      if (haze !== undefined) {
        toldToAll(ctx, 'gm', 'haze', scene.haze, haze)
        scene.haze = haze
      }
      if (wind !== undefined) {
        toldToAll(ctx, 'gm', 'wind', scene.wind, wind)
        scene.wind = wind
      }
    },
  }),
  ruling({
    do: 'initiative',
    title: 'Roll initiative anew',
    about: 'Everybody rolls for initiative again.',
    fields: {},
    carry(ctx, s) {
      s.next.push({ kind: 'initiative', who: 'gm' })
      toldToAll(ctx, 'gm', 'initiative', 'kept', 'rolled anew')
    },
  }),
] as const

const ROWS = [
  setting<State, Ctx, keyof typeof NUMBERS>(NUMBERS),
  conditioning<State, Ctx, Condition>(CONDITIONS),
  ...FIGHTERS,
  placing<State, Ctx>(PLACES),
  distancing<State, Ctx>(PLACES),
  dooring<State, Ctx>(),
  adding<State, Ctx>(NEWCOMERS, PLACES),
  removing<State, Ctx>(NEWCOMERS),
  ...SCENE,
  modifying<State, Ctx>({
    of: 'in per cent, for his next Combat Action',
    least: -200,
    most: 200,
    unit: 'Combat Actions',
    longest: 1,
    gives: (_, s, { id, actions }, value, because) =>
      void s.favours.push({ who: id, value, because, actions, fresh: true }),
  }),
  ending<State, Ctx>((s, won) => {
    s.ended = { won }
  }),
] as const

/** A ruling of the Games Master. */
export type Command = GivenBy<(typeof ROWS)[number]>
/** The door of the Games Master's rulings, what they do, and their forms. What needs dice is queued and is the next step. */
export const { command, amend, forms } = commands<State, Ctx, typeof ROWS>(ROWS)
