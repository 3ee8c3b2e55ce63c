import { DEFAULT_OPTIONS } from '../book/rulings.ts'
import { RECORDS } from '../content/tables.ts'
import { fighterOf } from '../state/begin.ts'
import { hitPoints, underlingHitPoints } from '../state/derive.ts'
import { fullAt } from '../state/fighters.ts'
import { recordOf } from '../state/scenario.ts'
import type { Facts, Fighter, Limb } from '../state/types.ts'

/** Somebody of no kind that is known is taken for one of these. */
const ORDINARY = 'bandit'
/** The skill behind a stranger's roll that somebody still resists. */
export const KEPT_SKILL = 50
/** What a clock of a stranger's is believed to show still, in what it counts. */
const A_WHILE = 12

/** What somebody of each kind of the content is like. */
const TYPICAL: ReadonlyMap<string, Fighter> = new Map(
  Object.keys(RECORDS).flatMap((kind): [string, Fighter][] => {
    const record = recordOf(kind, {})
    return record.ok ? [[kind, fighterOf(kind, '', record.setup, DEFAULT_OPTIONS, kind)]] : []
  }),
)
function typical(kind: string | undefined): Fighter {
  const like = TYPICAL.get(kind ?? ORDINARY) ?? TYPICAL.get(ORDINARY)
  if (like === undefined) throw new RangeError(`nobody is like ${ORDINARY}`)
  return like
}

/** His body, how big and strong he is, his arms and what he is called show; the rest is as his kind is. */
function factsBelieved(facts: Facts): Facts {
  if (facts.stranger) return facts
  const { facts: like } = typical(facts.kind)
  const skill = Math.max(...like.styles.map((style) => style.skill))
  const { siz, str } = facts.characteristics
  return {
    ...like,
    name: facts.name,
    kind: facts.kind,
    stranger: true,
    characteristics: { ...like.characteristics, siz, str },
    body: facts.body,
    traits: facts.traits,
    move: facts.move,
    fly: facts.fly,
    wounds: facts.wounds,
    arrows: facts.arrows,
    adventurer: facts.adventurer,
    styles: facts.styles.map(({ name, weapons }) => ({ name, skill, weapons })),
    hitPoints: facts.body.locations.map((at) => Math.max(LEAST, hitPoints(like.characteristics, at.hitPoints))),
    generalHitPoints: Math.max(LEAST, like.generalHitPoints),
  }
}
/** So many at least, so that somebody hurt has some left. */
const LEAST = 2

/** How a location or a whole body looks. */
export const GRADES = ['unhurt', 'hurt', 'badly hurt', 'ruined'] as const
export type Grade = (typeof GRADES)[number]

export function gradeOf(points: number, full: number, ruined: boolean): Grade {
  if (ruined || points <= -full) return 'ruined'
  return points <= 0 ? 'badly hurt' : points < full ? 'hurt' : 'unhurt'
}

/** The points of a grade: in the middle of it, or as few or as many as it may be. */
function pointsOf(grade: Grade, full: number, n: number): number {
  const least = { unhurt: full, hurt: 1, 'badly hurt': 1 - full, ruined: -full }[grade]
  const most = { unhurt: full, hurt: full - 1, 'badly hurt': 0, ruined: -full }[grade]
  if (n % 3 === 0) return Math.ceil((least + most) / 2)
  return n % 3 === 1 ? least : most
}

/** What he has in all where his wounds are not kept by location. */
export const fullPoints = ({ wounds, generalHitPoints, characteristics }: Facts): number =>
  wounds === 'underling' ? underlingHitPoints(characteristics) : generalHitPoints

/** Somebody as one who does not know him believes him to be. */
export function believed(f: Fighter, n: number): Fighter {
  const plain = factsBelieved(f.facts)
  const casting = f.casting === undefined ? {} : { [f.casting.spell]: f.casting.magnitude }
  const facts = f.casting === undefined ? plain : { ...plain, spells: { ...plain.spells, ...casting } }
  const like = typical(f.facts.kind)
  const limb = (l: Limb, i: number): Limb => {
    const grade = gradeOf(l.hp, fullAt(f, i), l.maimed)
    return { ...l, hp: pointsOf(grade, facts.hitPoints[i] ?? 1, n), untreated: l.untreated < 0 ? -1 : A_WHILE }
  }
  const whole = gradeOf(f.general, fullPoints(f.facts), false)
  const { con } = facts.characteristics
  return {
    ...f,
    facts,
    limbs: f.limbs.map(limb),
    general: pointsOf(whole, fullPoints(facts), n),
    heroPoints: like.heroPoints,
    magicPoints: like.magicPoints,
    exertion: 0,
    exhausted: 0,
    fury: f.fury > 0 ? con : 0,
    breath: f.breath > 0 ? con : f.breath,
    bleedingOut: f.bleedingOut > 0 ? con : f.bleedingOut,
    expiring: f.expiring > 0 ? facts.criticalWoundRating : f.expiring,
    unconsciousFor: f.unconsciousFor > 0 ? LEAST : 0,
    unconsciousRounds: f.unconsciousRounds > 0 ? A_WHILE : 0,
  }
}
