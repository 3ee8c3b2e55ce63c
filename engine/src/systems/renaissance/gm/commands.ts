import {
  adding,
  commands,
  conditioning,
  distancing,
  ending,
  fighter,
  fighterNamed,
  type GivenBy,
  measure,
  modifying,
  oneOfThese,
  placing,
  removing,
  rulings,
  setting,
  toldToAll,
  unless,
  usually,
  whole,
  yes,
} from '../../../mechanisms/gm/index.ts'
import { opposed, tested } from '../body/checks.ts'
import { rolledDv, sum } from '../body/damage-value.ts'
import { aptitudeCheck, luckCheck, skillCheck } from '../body/target-numbers.ts'
import { goesDown, suffers } from '../body/wounds.ts'
import { skills } from '../content/skills.ts'
import { TAGS } from '../content/weapon.ts'
import { armourTerms, through } from '../exchange/damage.ts'
import { sayNow } from '../exchange/readied.ts'
import { becomesAware } from '../ground/awareness.ts'
import { fallsFrom } from '../ground/hazards.ts'
import { isGone } from '../ground/movement.ts'
import { percent } from '../state/dice.ts'
import { counts } from '../state/note.ts'
import { takes } from '../state/stance.ts'
import type { Ctx, Fighter, State, Tally } from '../state/types.ts'
import { NEWCOMERS, NUMBERS, PLACES } from './amend.ts'

const ruling = rulings<State, Ctx>()
const named = (s: State, id: string): Fighter => fighterNamed(s.fighters, id)

/** What the game master may call for: any skill, and the common checks of aptitudes. */
const APTITUDE_CHECKS = {
  'SOM×3': ['SOM', 'SOM', 'SOM'],
  'COO×3': ['COO', 'COO', 'COO'],
  'INT×3': ['INT', 'INT', 'INT'],
  'COG×3': ['COG', 'COG', 'COG'],
  'WIL×2': ['WIL', 'WIL'],
  'WIL×3': ['WIL', 'WIL', 'WIL'],
  'SOM+STR': ['SOM', 'STR'],
  'DUR+WIL': ['DUR', 'WIL'],
  'SAV+INT': ['SAV', 'INT'],
} as const
type Called = keyof typeof skills | keyof typeof APTITUDE_CHECKS | 'luck'
const isOfAptitudes = (of: Called): of is keyof typeof APTITUDE_CHECKS => Object.hasOwn(APTITUDE_CHECKS, of)
const isSkill = (of: Called): of is keyof typeof skills => Object.hasOwn(skills, of)
const CHECKED: readonly Called[] = [
  ...(Object.keys(skills) as Called[]),
  ...(Object.keys(APTITUDE_CHECKS) as Called[]),
  'luck',
]
const CHECK = percent('check')
const AGAINST = percent('against it')
function called(ctx: Ctx, s: State, f: Fighter, of: Called, bonus: number): Tally {
  const t = isSkill(of)
    ? skillCheck(ctx, s, f, of)
    : isOfAptitudes(of)
      ? aptitudeCheck(ctx, f, of, APTITUDE_CHECKS[of])
      : luckCheck(ctx, s, f)
  counts(t, bonus, 'circumstances', 'REN-CHK-08')
  return t
}

const ROWS = [
  ending<State, Ctx>((s, won) => {
    s.ended = { won, because: 'ruling' }
  }),
  setting<State, Ctx, keyof typeof NUMBERS>(NUMBERS),
  conditioning<State, Ctx, Fighter['condition']>({
    all: { up: 'up', disabled: 'disabled', dead: 'dead', fled: 'fled' },
    now: (f) => f.condition,
    becomes(ctx, s, f, to) {
      if (to === 'fled') isGone(s, f)
      f.condition = to
      if (to === 'disabled' || to === 'dead') goesDown(ctx, s, f)
    },
  }),
  modifying<State, Ctx>({
    of: 'on all his checks',
    least: -60,
    most: 60,
    unit: 'fights',
    longest: 1,
    gives(_ctx, _s, f, value) {
      f.circumstance = value
    },
  }),
  placing<State, Ctx>(PLACES),
  distancing<State, Ctx>(PLACES),
  adding<State, Ctx>(NEWCOMERS, PLACES),
  removing<State, Ctx>(NEWCOMERS),
  ruling({
    do: 'stance',
    title: 'Set a stance',
    about: 'A fighter stands, crouches or lies.',
    fields: { who: fighter(), stance: oneOfThese('how', ['standing', 'crouching', 'prone']) },
    carry(ctx, s, { who, stance }) {
      const f = named(s, who)
      toldToAll(ctx, who, 'stance', f.stance, stance)
      takes(s, f, stance)
    },
  }),
  ruling({
    do: 'hurt',
    title: 'Deal damage',
    about:
      'A fighter takes so much; armour serves or not, as you say (REN-ARM-04), and a tag lets resistances count (REN-RES-04).',
    fields: {
      who: fighter(),
      dv: whole('how much', 1, 200),
      ap: usually(whole('armour penetration', 0, 50), 0),
      armour: usually(yes('armour serves'), false),
      tag: unless(oneOfThese('tag', TAGS)),
    },
    carry(ctx, s, { who, dv, ap, armour, tag }) {
      const f = named(s, who)
      const tags = tag === undefined ? [] : [tag]
      const av = armour ? Math.max(0, sum(armourTerms(s, f, tags, false))) : 0
      const lost = through(ctx, s, f, tags, dv, av, ap)
      const roll = rolledDv('gm', { dice: 0, plus: 0, db: false, over: 1 }, [], [], dv)
      ctx.emit?.({
        type: 'hurt',
        who,
        by: 'gm',
        roll,
        dv,
        av,
        ap,
        lost,
        total: f.damage + lost,
        rule: tag === undefined ? 'REN-ARM-04' : ['REN-ARM-04', 'REN-RES-04'],
      })
      suffers(ctx, s, f, lost)
    },
  }),
  ruling({
    do: 'check',
    title: 'Call for a check',
    about: 'A fighter checks a skill or aptitudes; what comes of it you say.',
    fields: {
      who: fighter(),
      of: oneOfThese('what', CHECKED),
      bonus: usually(whole('modifier', -60, 60), 0),
    },
    carry(ctx, s, { who, of, bonus }) {
      tested(ctx, s, named(s, who), CHECK, called(ctx, s, named(s, who), of, bonus), 'REN-CHK-01')
    },
  }),
  ruling({
    do: 'contest',
    title: 'Call for an opposed check',
    about:
      'Two check against each other, for what no maneuver of the book does (REN-MAN-00); what comes of it you say.',
    fields: {
      who: fighter(),
      of: oneOfThese('what', CHECKED),
      bonus: usually(whole('modifier', -60, 60), 0),
      at: fighter('against whom'),
      against: oneOfThese('with what', CHECKED),
    },
    carry(ctx, s, { who, of, bonus, at, against }) {
      const [f, other] = [named(s, who), named(s, at)]
      const [own, theirs] = [called(ctx, s, f, of, bonus), called(ctx, s, other, against, 0)]
      opposed(ctx, s, f, CHECK, own, other, AGAINST, theirs, 'REN-MAN-00')
    },
  }),
  ruling({
    do: 'fall',
    title: 'Let somebody fall',
    about: 'A fighter falls so many metres.',
    fields: { who: fighter(), metres: measure('how far', 100) },
    carry(ctx, s, { who, metres }) {
      fallsFrom(ctx, s, named(s, who), Math.round(metres))
    },
  }),
  ruling({
    do: 'burn',
    title: 'Set on fire',
    about: 'Fire, oil, scour or tar is on a fighter, or no longer.',
    fields: {
      who: fighter(),
      what: oneOfThese('what', ['fire', 'oil', 'scour', 'tar']),
      burns: usually(yes('it burns'), true),
    },
    carry(ctx, s, { who, what, burns }) {
      const f = named(s, who)
      f.effects = f.effects.filter(({ kind }) => kind !== what)
      if (burns) f.effects.push({ kind: what, turns: null })
      toldToAll(ctx, who, what, !burns, burns)
    },
  }),
  ruling({
    do: 'air',
    title: 'Take or give air',
    about: 'A fighter has no air, or has it again.',
    fields: { who: fighter(), breathes: yes('he breathes') },
    carry(ctx, s, { who, breathes }) {
      const f = named(s, who)
      f.breathless = breathes ? -1 : 0
      f.air = 0
      toldToAll(ctx, who, 'without air', breathes, !breathes)
    },
  }),
  ruling({
    do: 'bleed',
    title: 'Bleeding',
    about: 'A fighter bleeds, or no longer.',
    fields: { who: fighter(), bleeds: yes('he bleeds') },
    carry(ctx, s, { who, bleeds }) {
      const f = named(s, who)
      f.bleeding = bleeds ? 0 : -1
      toldToAll(ctx, who, 'bleeding', !bleeds, bleeds)
    },
  }),
  ruling({
    do: 'aware',
    title: 'Awareness',
    about: 'A fighter notices the fight, or is unaware of it.',
    fields: { who: fighter(), aware: yes('he is aware') },
    carry(ctx, s, { who, aware }) {
      const f = named(s, who)
      toldToAll(ctx, who, 'aware', !f.unaware, aware)
      if (aware) becomesAware(ctx, s, f, 'by ruling', 'REN-UNAWARE-04')
      else f.unaware = true
    },
  }),
  ruling({
    do: 'cover',
    title: 'Give cover',
    about: 'Without a map: what a fighter is behind.',
    fields: { who: fighter(), grade: oneOfThese('cover', ['none', 'minimal', 'partial', 'total']) },
    carry(ctx, s, { who, grade }) {
      const f = named(s, who)
      toldToAll(ctx, who, 'cover', f.cover, grade)
      f.cover = grade
    },
  }),
  ruling({
    do: 'now',
    title: 'Now!',
    about: 'What a fighter has readied for your word happens, if it can.',
    fields: { who: fighter() },
    carry(ctx, s, { who }) {
      const f = named(s, who)
      toldToAll(ctx, who, 'readied action', '', 'now')
      if (f.readied?.is.when === 'gm') sayNow(ctx, s, f)
    },
  }),
] as const

/** What the game master may rule. */
export type Command = GivenBy<(typeof ROWS)[number]>
export const { command, amend, forms } = commands<State, Ctx, typeof ROWS>(ROWS)
