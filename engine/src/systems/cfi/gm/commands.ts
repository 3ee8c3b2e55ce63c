import { commands, type GivenBy, rulings } from '../../../mechanisms/gm/commands.ts'
import {
  adding,
  conditioning,
  distancing,
  ending,
  modifying,
  placing,
  removing,
  setting,
  told,
  toldToAll,
} from '../../../mechanisms/gm/core.ts'
import { oneOf, oneOfThese, thing, fighter as who, whole } from '../../../mechanisms/gm/fields.ts'
import { fighterNamed } from '../../../mechanisms/gm/named.ts'
import { leavesFight } from '../body/conditions.ts'
import { exposed } from '../body/fire.ts'
import { GRADES } from '../content/tables.ts'
import { fallsFrom } from '../ground/falling.ts'
import { releaseAll } from '../ground/holds.ts'
import { isOver } from '../state/clocks.ts'
import type { Ctx, State } from '../state/types.ts'
import { rollInitiative } from '../turn/order.ts'
import { CONDITIONS, NEWCOMERS, NUMBERS, PLACES } from './amend.ts'

const ruling = rulings<State, Ctx>()

const rows = [
  ending<State, Ctx>((s, won) => {
    s.ended = { won }
  }),
  setting<State, Ctx, keyof typeof NUMBERS>(NUMBERS),
  conditioning<State, Ctx, keyof typeof CONDITIONS>({
    all: CONDITIONS,
    now: (f) => f.condition,
    becomes(ctx, s, f, to) {
      if (to === 'up') {
        f.condition = 'up'
        isOver(f, 'wakes')
      } else leavesFight(ctx, s, f, to, 'CFI-END-Out')
    },
  }),
  // A grade, from two easier to three harder, on everything he does.
  modifying<State, Ctx>({
    of: 'as a difficulty grade on all he does',
    least: -2,
    most: 3,
    unit: 'rounds',
    longest: 100,
    gives(_ctx, s, f, value, because, lasts) {
      s.favors = [
        ...s.favors,
        { who: f.id, grade: GRADES[3 + value] ?? 'standard', until: s.round + lasts - 1, because },
      ]
    },
  }),
  placing<State, Ctx>(PLACES),
  distancing<State, Ctx>(PLACES),
  adding<State, Ctx>(NEWCOMERS, PLACES),
  removing<State, Ctx>(NEWCOMERS),
  ruling({
    do: 'hit points',
    title: 'Set Hit Points',
    about: 'A location of a fighter has so many Hit Points.',
    fields: {
      who: who(),
      location: thing<State>('which location', (s, given) =>
        s.fighters.flatMap(({ id: whose, facts }) =>
          whose === given.who ? facts.body.locations.map(({ id, name }) => ({ key: id, title: name })) : [],
        ),
      ),
      to: whole('to', -100, 200),
    },
    carry(ctx, s, { who: id, location, to }) {
      const f = fighterNamed(s.fighters, id)
      const i = f.facts.body.locations.findIndex((place) => place.id === location)
      const limb = f.limbs[i]
      if (limb === undefined) return
      told(ctx, id, `Hit Points of the ${f.facts.body.locations[i]?.name}`, limb.hp, to)
      limb.hp = to
      if (to > 0 && !limb.severed) {
        limb.wound = 'none'
        limb.useless = false
      }
    },
  }),
  ruling({
    do: 'stance',
    title: 'Set how somebody stands',
    about: 'A fighter stands, crouches or lies.',
    fields: { who: who(), to: oneOfThese('how', ['standing', 'crouching', 'prone']) },
    carry(ctx, s, { who: id, to }) {
      const f = fighterNamed(s.fighters, id)
      toldToAll(ctx, id, 'stance', f.stance, to)
      f.stance = to
    },
  }),
  ruling({
    do: 'footing',
    title: 'Set what somebody stands on',
    about: 'A fighter is on firm or unstable ground, climbing, swimming or under water.',
    fields: { who: who(), to: oneOfThese('what', ['firm', 'unstable', 'climbing', 'swimming', 'submerged']) },
    carry(ctx, s, { who: id, to }) {
      const f = fighterNamed(s.fighters, id)
      toldToAll(ctx, id, 'footing', f.footing, to)
      f.footing = to
    },
  }),
  ruling({
    do: 'scene',
    title: 'Change the scene',
    about: 'Light, air or wind are different now.',
    fields: {
      what: oneOf('what', { light: 'light', air: 'air', wind: 'wind' }),
      to: thing<State>('to', (_s, { what }) =>
        (SCENE[String(what ?? 'light')] ?? []).map((key) => ({ key, title: key })),
      ),
    },
    faults: ({ what, to }) =>
      (SCENE[what] ?? []).includes(to)
        ? []
        : [{ path: ['to'], found: `"${to}"`, allowed: `one of ${(SCENE[what] ?? []).join(', ')}` }],
    carry(ctx, s, { what, to }) {
      toldToAll(ctx, 'gm', what, s.scene[what], to)
      s.scene = { ...s.scene, [what]: to }
    },
  }),
  ruling({
    do: 'fall',
    title: 'Somebody falls',
    about: 'A fighter falls so many feet.',
    fields: { who: who(), feet: whole('how many feet', 1, 500) },
    carry: (ctx, s, { who: id, feet }) => fallsFrom(ctx, s, fighterNamed(s.fighters, id), feet),
  }),
  ruling({
    do: 'fire',
    title: 'Somebody is in a fire',
    about: 'A fighter burns for a round in a fire of an intensity from 1 to 5.',
    fields: { who: who(), intensity: whole('intensity', 1, 5) },
    carry: (ctx, s, { who: id, intensity }) => exposed(ctx, s, fighterNamed(s.fighters, id), intensity),
  }),
  ruling({
    do: 'free',
    title: 'Free somebody',
    about: 'A fighter holds nobody and is held by nobody.',
    fields: { who: who() },
    carry(ctx, s, { who: id }) {
      const f = fighterNamed(s.fighters, id)
      releaseAll(ctx, s, f, 'CFI-PRO-Struggle')
      s.holds = s.holds.filter(({ on }) => on !== f.id)
      toldToAll(ctx, id, 'holds', 'held', 'free')
    },
  }),
  ruling({
    do: 'initiative',
    title: 'Roll Initiative again',
    about: 'Something has changed the situation: everybody rolls anew.',
    fields: {},
    carry: (ctx, s) => rollInitiative(ctx, s),
  }),
] as const

const SCENE: Readonly<Record<string, readonly string[]>> = {
  light: ['day', 'lit', 'partial', 'pitch'],
  air: ['clear', 'mist', 'fog', 'smoke'],
  wind: ['none', 'light', 'moderate', 'strong', 'gale'],
}

export type Command = GivenBy<(typeof rows)[number]>

/** The game master's commands: their door, what they do, and their forms. */
export const { command, amend, forms } = commands<State, Ctx, typeof rows>(rows)
