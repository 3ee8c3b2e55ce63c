import {
  adding,
  commands,
  conditioning,
  distancing,
  dooring,
  ending,
  fighter,
  fighterNamed,
  type GivenBy,
  oneOf,
  oneOfThese,
  placing,
  removing,
  rulings,
  setting,
  text,
  told,
  toldToAll,
  usually,
  whole,
  yes,
} from '../../../mechanisms/gm/index.ts'
import { spotOf } from '../../../space/whereabouts.ts'
import { afflict, poses, relieve } from '../body/conditions.ts'
import { status } from '../state/fighters.ts'
import { CONDITIONS, DURATIONS } from '../state/lasting.ts'
import type { Ctx, State } from '../state/types.ts'
import { NEWCOMERS, NUMBERS, PLACES, setHitPoints } from './amend.ts'

const ruling = rulings<State, Ctx>()

const STATES = { up: 'up again', dying: 'down and dying', stable: 'down but stable', dead: 'dead' } as const

const ROWS = [
  setting<State, Ctx, keyof typeof NUMBERS>(NUMBERS),
  conditioning<State, Ctx, keyof typeof STATES>({
    all: STATES,
    now: (f) => status(f),
    becomes(_ctx, _s, f, to) {
      if (to === 'dead') {
        f.dead = true
        f.dying = false
        f.posture = 'prone'
        return
      }
      setHitPoints(f, to === 'up' ? Math.max(1, f.hp) : Math.min(0, Math.max(1 - f.fullHp, f.hp)))
      if (to === 'stable') f.dying = false
    },
  }),
  ruling({
    do: 'suffers',
    title: 'Give or end a condition',
    about: 'A fighter comes to suffer a condition, or is rid of it.',
    fields: {
      who: fighter(),
      what: oneOfThese('which condition', CONDITIONS),
      on: yes('whether he suffers it'),
      lasts: usually(oneOf('how long', DURATIONS), 'persistent'),
    },
    carry(ctx, s, { who, what, on, lasts }) {
      const f = fighterNamed(s.fighters, who)
      toldToAll(ctx, who, what, !on, on)
      if (on) afflict(ctx, f, what, lasts, 'OLDE-COND-01')
      else relieve(ctx, f, what, 'OLDE-COND-01')
      if (what === 'invisible' && on) f.known = spotOf(s.where, f.id) ?? null
    },
  }),
  ruling({
    do: 'modifier',
    title: 'Give an adjustment',
    about: 'Something is added to a fighter’s attacks, Defense, damage or armour.',
    fields: {
      who: fighter(),
      to: oneOfThese('to what', ['attack', 'defense', 'damage', 'armor']),
      value: whole('how much', -10, 10),
      because: text('why', 60),
      lasts: oneOf('how long', { temporary: DURATIONS.temporary, permanent: 'for the whole fight' }),
    },
    carry(ctx, s, { who, to, value, because, lasts }) {
      const f = fighterNamed(s.fighters, who)
      f.adjustments = [...f.adjustments, { to, value, because, rule: 'OLDE-ADJ-01', lasts, melee: false }]
      told(ctx, who, to, '', `${value} (${because})`)
    },
  }),
  ruling({
    do: 'posture',
    title: 'Set a posture',
    about: 'A fighter stands, kneels, sits or lies.',
    fields: { who: fighter(), to: oneOfThese('how', ['standing', 'kneeling', 'sitting', 'prone']) },
    carry(ctx, s, { who, to }) {
      poses(ctx, fighterNamed(s.fighters, who), to, 'by ruling', 'OLDE-ACT-drop')
    },
  }),
  placing<State, Ctx>(PLACES),
  distancing<State, Ctx>(PLACES),
  dooring<State, Ctx>(),
  adding<State, Ctx>(NEWCOMERS, PLACES),
  removing<State, Ctx>(NEWCOMERS),
  ending<State, Ctx>((s, won) => {
    s.won = won
    s.ruled = true
    s.phase = 'over'
  }),
] as const

/** What the game master may rule. */
export type Command = GivenBy<(typeof ROWS)[number]>
export const { command, amend, forms } = commands<State, Ctx, typeof ROWS>(ROWS)
