import { merged } from '../../kernel/scenario.ts'
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
  type NewcomersOf,
  oneOf,
  oneOfThese,
  type PlacesOf,
  placing,
  removing,
  rulings,
  settable,
  setting,
  text,
  told,
  usually,
  whole,
  yes,
} from '../../mechanisms/gm/index.ts'
import { spotOf } from '../../space/whereabouts.ts'
import { afflict, poses, relieve } from './conditions.ts'
import { combatants } from './content/creatures.ts'
import { isUp, status, suffers } from './fighters.ts'
import { combatantDoor, fighterFrom } from './scenario.ts'
import { CONDITIONS, type Ctx, type Fighter, type State } from './types.ts'

const ruling = rulings<State, Ctx>()

/** Hit Points set by hand: who is above 0 is no longer dying, who is at 0 or below is. */
function setHitPoints(f: Fighter, to: number): void {
  f.hp = Math.min(f.fullHp, to)
  f.dead = f.hp <= -f.fullHp
  f.dying = !isUp(f) && !f.dead
  if (!isUp(f)) f.posture = 'prone'
}

/** The numbers of a fighter the game master may set. */
export const NUMBERS = {
  hp: { title: 'Hit Points', least: -40, most: 40, now: (f: Fighter) => f.hp, set: setHitPoints },
  ap: settable<Fighter>('action points', 'ap', 0, 40),
  mana: settable<Fighter>('Mana', 'mana', 0, 40),
  faith: settable<Fighter>('Faith', 'faith', 0, 40),
  cp: settable<Fighter>('character points', 'cp', 0, 200),
  draughts: settable<Fighter>('draughts', 'draughts', 0, 20),
} as const

const PLACES: PlacesOf<State> = {
  unit: 'spaces',
  together: (_, f) => [f.id],
  shared: true,
  arrived: (s, f) => {
    if (suffers(f, 'invisible')) f.known = spotOf(s.where, f.id) ?? null
  },
}

const record = (like: string, fields: object) => combatantDoor.parse(merged(combatants[like] ?? {}, fields))
/** Who comes in late has no action points before the next reset. */
const NEWCOMERS: NewcomersOf<State> = {
  content: Object.keys(combatants),
  faults(like, fields) {
    const made = record(like, fields)
    return made.ok ? [] : made.faults.map((fault) => ({ ...fault, path: ['fields', ...fault.path] }))
  },
  joins(s, id, side, like, fields) {
    const made = record(like, fields)
    if (made.ok)
      s.fighters.push(fighterFrom(id, side, Object.hasOwn(combatants, like) ? like : '', made.setup, s.options))
    return { size: () => 1 }
  },
  leaves(s, gone) {
    s.fighters.splice(s.fighters.indexOf(gone), 1)
    if (s.acting?.who === gone.id) s.acting = null
    s.declared = s.declared.filter(({ by, on }) => by !== gone.id && on !== gone.id)
    for (const f of s.fighters) if (f.faces === gone.id) f.faces = ''
  },
}

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
      lasts: usually(
        oneOf('how long', {
          temporary: 'until the next reset',
          persistent: 'until he shakes it off',
          permanent: 'until it is healed',
        }),
        'persistent',
      ),
    },
    carry(ctx, s, { who, what, on, lasts }) {
      const f = fighterNamed(s.fighters, who)
      told(ctx, who, what, !on, on)
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
      lasts: oneOf('how long', { temporary: 'until the next reset', permanent: 'for the whole fight' }),
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
