import type { Choice, Option, Policy } from '../../../kernel/types.ts'
import { offeredOf, picking } from '../../../mechanisms/deciding.ts'
import { named } from '../../../mechanisms/fighters.ts'
import { suits } from '../actions/attacking.ts'
import { type Use, useOf, usesOf } from '../body/arms.ts'
import { weapons } from '../content/weapons.ts'
import { cannotStrike } from '../exchange/attack.ts'
import { asKnown } from '../ground/movement.ts'
import { spaces } from '../ground/sight.ts'
import { rankOf } from '../state/derive.ts'
import { isUp, suffers } from '../state/fighters.ts'
import type { Person, Question, Seen, State, Strike } from '../state/types.ts'
import { wanted } from './arming.ts'
import {
  aidChance,
  bestTarget,
  bestUse,
  chanceAgainst,
  isThreatened,
  longestReach,
  nearestFoe,
  worth,
} from './judging.ts'
import { outcome } from './outcomes.ts'
import { stepsBackFrom } from './retreating.ts'
import { nextLeg } from './routing.ts'

type Decide = Policy<State, Question>
/** What distinguishes the temperaments. */
interface Temper {
  /** Attacks in the order he thinks of them, of the advanced set. */
  readonly blows: readonly Strike[]
  readonly shots: readonly Strike[]
  /** Whether he raises his shield when he has AP to spare, and answers blows. */
  readonly guarded: boolean
  /** Whether he spends on harm alone, never on tripping and blinding. */
  readonly harm: boolean
  /** Whether he helps the fallen in the middle of the fight. */
  readonly helps: boolean
}
const STEADY: Temper = {
  blows: ['melee', 'all-out', 'panic'],
  shots: ['shot', 'snapshot', 'aimed'],
  guarded: true,
  harm: false,
  helps: true,
}
const RECKLESS: Temper = {
  blows: ['all-out', 'melee', 'panic'],
  shots: ['shot', 'aimed', 'snapshot'],
  guarded: false,
  harm: true,
  helps: false,
}
const WARY: Temper = {
  blows: ['melee', 'panic'],
  shots: ['aimed', 'shot', 'snapshot'],
  guarded: true,
  harm: false,
  helps: true,
}

/** What he does with his opportunity. */
function turn(choice: Choice<Question>, s: Seen, f: Person, temper: Temper): Option {
  if (suffers(f, 'frightened')) return picking(choice, 'free steps', 'run', 'step', 'rise', 'stand', 'pass')
  const help = temper.helps ? helping(choice, s, f) : undefined
  if (help !== undefined) return help
  if (f.posture !== 'standing' && !isBowman(f)) {
    const up = offeredOf(choice, 'rise', 'stand')
    if (up !== undefined) return up
  }
  const strike = arming(choice, s, f) ?? striking(choice, s, f, temper)
  if (strike !== undefined) return strike
  const bow = offeredOf(choice, 'reset')
  if (bow !== undefined && !isThreatened(s, f)) return bow
  const draw = drawing(choice, s, f)
  if (draw !== undefined) return draw
  return approaching(choice, s, f) ?? retreating(choice, s, f) ?? picking(choice, 'pass')
}
/** A weapon in hand first, where the round leaves time for a blow with it. */
function arming(choice: Choice<Question>, s: Seen, f: Person): Option | undefined {
  const { about } = choice
  if (about.ask !== 'turn' || about.left < s.options.readyCost + PRICE.attack || !isThreatened(s, f)) return undefined
  return drawing(choice, s, f)
}
/** Out of reach with what no longer makes a blow. */
function retreating(choice: Choice<Question>, s: Seen, f: Person): Option | undefined {
  if (stepsBackFrom(s, f, freeStepsOf(f)) !== undefined) {
    const free = offeredOf(choice, 'free steps')
    if (free !== undefined) return free
  }
  return stepsBackFrom(s, f, 1) === undefined ? undefined : offeredOf(choice, 'step')
}
const freeStepsOf = (f: Person): number => (f.facts.size === 'small' ? 1 : 2)
const isBowman = (f: Person): boolean =>
  f.items.some(({ at, weapon }) => at === 'main' && weapons[weapon]?.ranged?.skill === 'crossbows')

const isSlack = (f: Person): boolean => f.items.some(({ at, loaded }) => at === 'main' && !loaded)

/** An attack, if any is worth it; a spell where it does more. */
function striking(choice: Choice<Question>, s: Seen, f: Person, temper: Temper): Option | undefined {
  const cast = castingWorth(choice, s, f)
  const mark = bestTarget(s, f, 'attack')
  if (mark === undefined) return cast > 0.05 ? offeredOf(choice, 'cast') : unseenFoe(choice, s, f)
  if (cast > mark.worth) return offeredOf(choice, 'cast')
  // A fist does nothing to plate: better whatever can be drawn or taken up.
  if (mark.worth === 0) {
    const draw = drawing(choice, s, f)
    if (draw !== undefined) return draw
  }
  // A shot past somebody's blade is a poor one: better a blade in hand.
  if (mark.use.kind === 'ranged' && mark.worth < 0.08 && isThreatened(s, f)) {
    const draw = drawing(choice, s, f)
    if (draw !== undefined) return draw
  }
  if (s.options.actions === 'core') {
    if (temper.guarded && f.ap >= 5 && f.hp * 2 < f.fullHp && isThreatened(s, f)) {
      const block = offeredOf(choice, 'block')
      if (block !== undefined) return block
    }
    return offeredOf(choice, 'attack')
  }
  const ways = mark.use.kind === 'ranged' ? temper.shots : temper.blows
  let found: Option | undefined
  let most = 0
  for (const as of ways) {
    const option = offeredOf(choice, as)
    const target = option === undefined ? undefined : bestTarget(s, f, as, (use) => suits(as, use))
    if (option === undefined || target === undefined) continue
    const value = target.worth / PRICE[as] - EXPOSURE[as] * (isThreatened(s, f) ? (temper.harm ? 0 : 1) : 0)
    if (found !== undefined && value <= most) continue
    most = value
    found = option
  }
  return found
}
/** An attack on somebody who is not seen, where nobody else is left to attack. */
const unseenFoe = (choice: Choice<Question>, s: Seen, f: Person): Option | undefined =>
  s.fighters.some((foe) => foe.side !== f.side && isUp(foe) && suffers(foe, 'invisible') && gropes(s, f, foe))
    ? offeredOf(choice, 'attack', 'melee', 'shot')
    : undefined
/** Whether a blow or a shot reaches where an unseen foe is thought to be; nothing is thrown away at a guess. */
const gropes = (s: Seen, f: Person, on: Person): boolean =>
  usesOf(f).some((use) => use.ranged?.thrown !== true && cannotStrike(s, f, on, use) === undefined)
/** AP of each way to strike, and what lying open afterwards is worth. */
const PRICE: Readonly<Record<Strike, number>> = {
  attack: 2,
  melee: 2,
  panic: 1.35,
  'all-out': 3,
  snapshot: 1.35,
  shot: 2,
  aimed: 3,
  counterattack: 2,
  riposte: 1,
  cast: 2,
}
const EXPOSURE: Readonly<Record<Strike, number>> = {
  attack: 0,
  melee: 0,
  panic: 0.02,
  'all-out': 0.05,
  snapshot: 0.01,
  shot: 0.01,
  aimed: 0.03,
  counterattack: 0,
  riposte: 0,
  cast: 0,
}

function castingWorth(choice: Choice<Question>, s: Seen, f: Person): number {
  if (!f.facts.spells.includes('ember') || f.mana === 0 || offeredOf(choice, 'cast') === undefined) return 0
  let most = 0
  for (const on of s.fighters) {
    if (on.side === f.side || !isUp(on) || spaces(s, f.id, on.id) > 6) continue
    most = Math.max(most, worth(s, f, on, useOf(f, 'ember'), 'cast'))
  }
  return most
}

/** First aid, a spell or a draught for a friend who is dying at hand. */
function helping(choice: Choice<Question>, s: Seen, f: Person): Option | undefined {
  const near = s.fighters.filter((on) => on.side === f.side && !on.dead && spaces(s, f.id, on.id) <= 1)
  const dying = near.some((on) => on.dying)
  if (!dying && !near.some((on) => isUp(on) && on.hp * 3 < on.fullHp)) return undefined
  if (f.facts.spells.includes('mend') && f.faith > 0) {
    const cast = offeredOf(choice, 'cast')
    if (cast !== undefined) return cast
  }
  const drink = f.draughts > 0 ? offeredOf(choice, 'use') : undefined
  if (drink !== undefined) return drink
  const hopeful = near.some((on) => on.dying && aidChance(s, f, on) > FORLORN)
  return hopeful && (f.facts.skills.healing !== undefined || !isThreatened(s, f)) ? offeredOf(choice, 'aid') : undefined
}
/** First Aid less likely than this to help is not tried. */
const FORLORN = 0.1

/** A blade where the bow is of no use, a bow where no blade reaches, a weapon where there is none. */
const drawing = (choice: Choice<Question>, s: Seen, f: Person): Option | undefined =>
  wanted(s, f) === undefined ? undefined : offeredOf(choice, 'ready')

/** Nearer to a foe: free steps first, then as many spaces as leave enough AP to strike; never into a blade without it. */
function approaching(choice: Choice<Question>, s: Seen, f: Person): Option | undefined {
  const foe = nearestFoe(s, f)
  if (foe === undefined) return undefined
  const gap = spaces(s, f.id, foe.id) - longestReach(f)
  const mark = bestTarget(s, f, 'attack')
  if (gap <= 0 && mark !== undefined) return undefined
  // Who can shoot from here stays here; who cannot strike any more this turn stays out of reach.
  if (mark?.use.kind === 'ranged' && !mark.use.ranged?.thrown) return undefined
  // Whose bow is slack spans it next turn, where he stands.
  if (isBowman(f) && isSlack(f) && !isThreatened(s, f)) return undefined
  const fewest = freeStepsOf(f)
  if (gap > 0 && gap <= fewest && f.ap < 2) return undefined
  const leg = nextLeg(s, f, foe, longestReach(f))
  if (leg !== undefined && leg.how !== 'walk') return offeredOf(choice, leg.how === 'door' ? 'ready' : leg.how)
  const free = offeredOf(choice, 'free steps')
  if (free !== undefined) return free
  const run = s.options.actions === 'advanced' && gap > 4 && !isThreatened(s, f) ? offeredOf(choice, 'run') : undefined
  if (run !== undefined) return run
  // Whoever cannot strike after the way waits two spaces off for the next turn's free steps.
  if (gap > 0 && f.ap < gap + 2 && gap <= fewest) return undefined
  return offeredOf(choice, 'step')
}

/** Where to go: towards the nearest foe that can be got at; who must flee, away. */
function going(choice: Choice<Question>, s: Seen, f: Person): Option {
  const foes = s.fighters
    .filter((foe) => foe.side !== f.side && isUp(foe))
    .toSorted((a, b) => spaces(s, f.id, a.id) - spaces(s, f.id, b.id))
  if (suffers(f, 'frightened')) return offeredOf(choice, ...foes.map(({ id }) => `away ${id}`)) ?? picking(choice)
  const back = choice.about.ask === 'where' ? stepsBackFrom(s, f, choice.about.left) : undefined
  const away = back === undefined ? undefined : offeredOf(choice, `away ${back.id}`)
  if (away !== undefined) return away
  const [nearest] = foes
  const leg = nearest === undefined ? undefined : nextLeg(s, f, nearest, longestReach(f))
  if (leg !== undefined) {
    const beyond = choice.about.ask === 'where' && choice.about.how === 'leap' ? beyondGap(choice, leg.cell) : undefined
    const cells = leg.how === 'walk' ? leg.way.toReversed() : [leg.cell]
    const cell = beyond ?? offeredOf(choice, ...cells.map(({ x, y }) => `${x},${y}`))
    if (cell !== undefined) return cell
  }
  return (
    offeredOf(choice, ...foes.map(({ id }) => `towards ${id}`), ...foes.map(({ id }) => `into ${id}`)) ??
    picking(choice)
  )
}
/** Of the places a leap ends the one nearest to the gap he means to clear. */
function beyondGap(choice: Choice<Question>, { x, y }: { readonly x: number; readonly y: number }): Option | undefined {
  let found: Option | undefined
  let least = Number.POSITIVE_INFINITY
  for (const option of choice.options) {
    const [ox = 0, oy = 0] = option.key.split(',').map(Number)
    const far = Math.max(Math.abs(ox - x), Math.abs(oy - y))
    if (!(far < least)) continue
    least = far
    found = option
  }
  return found
}

/** Whether and how he answers a blow. */
function reflex(choice: Choice<Question>, s: Seen, f: Person, from: Person, temper: Temper): Option {
  if (!temper.guarded) return picking(choice, 'none')
  const chance = chanceAgainst(rankOf(f, 'finesse'), rankOf(from, 'finesse'), 0, s.options.oddDice)
  const hurt = f.hp * 2 < f.fullHp
  if (chance > 0.4 && f.ap % 2 === 1) return picking(choice, 'parry', 'block', 'none')
  if (chance > 0.4 && hurt) return picking(choice, 'parry', 'block', 'none')
  return picking(choice, 'none')
}

function decide(temper: Temper): Decide {
  return (choice, truly) => {
    const { about } = choice
    // Not always the first mishap of the list.
    if (choice.who === 'gm')
      return about.ask === 'mishap'
        ? (choice.options[truly.round % choice.options.length] ?? picking(choice))
        : picking(choice)
    const f = named(truly.fighters, choice.who)
    const s = asKnown(truly, f)
    switch (about.ask) {
      case 'turn':
        return turn(choice, s, f, temper)
      case 'where':
        return about.how === 'guide' ? picking(choice) : going(choice, s, f)
      case 'target': {
        const { as } = about
        const target = as === 'cast' ? undefined : bestTarget(s, f, as, (use) => suits(as, use))
        return target === undefined ? upright(choice, s) : picking(choice, target.on.id)
      }
      case 'weapon':
        return picking(
          choice,
          bestUse(
            s,
            f,
            named(s.fighters, about.on),
            'attack',
            (use) => choice.named?.(use.key) !== undefined && keeps(s, about.on, use),
          )?.use.key ?? '',
        )
      case 'thing':
        return thing(choice, s, f)
      case 'spell':
        return picking(choice, ...(needsMending(s, f) ? ['mend', 'ember'] : ['ember', 'mend']))
      case 'patient':
        return patient(choice, s)
      case 'outcome':
        return outcome(choice, s, f, named(s.fighters, about.on), temper.harm)
      case 'reflex':
        return reflex(choice, s, f, named(s.fighters, about.from), temper)
      case 'riposte':
        return picking(choice, about.lost < 4 ? 'riposte' : 'none')
      case 'pool':
        return picking(choice, f.mana <= f.faith ? 'mana' : 'faith')
      case 'posture':
        return picking(choice, 'kneeling')
      default:
        return picking(choice)
    }
  }
}
const keeps = (s: Seen, on: string, use: Use): boolean =>
  use.ranged?.thrown !== true || !suffers(named(s.fighters, on), 'invisible')
/** Of foes that all look alike to him, the weakest on his feet. */
function upright(choice: Choice<Question>, s: Seen): Option {
  const up = choice.options.filter(({ key }) => isUp(named(s.fighters, key)))
  const weakest = up.toSorted((a, b) => named(s.fighters, a.key).hp - named(s.fighters, b.key).hp)[0]
  return weakest ?? picking(choice)
}
const needsMending = (s: Seen, f: Person): boolean =>
  f.faith > 0 &&
  s.fighters.some((on) => on.side === f.side && !on.dead && on.hp * 3 < on.fullHp && spaces(s, f.id, on.id) <= 1)
/** The friend worst off, the dying first. */
function patient(choice: Choice<Question>, s: Seen): Option {
  const of = (option: Option): Person => named(s.fighters, option.key)
  const worst = choice.options.toSorted((a, b) => Number(of(b).dying) - Number(of(a).dying) || of(a).hp - of(b).hp)[0]
  return worst ?? picking(choice)
}
function thing(choice: Choice<Question>, s: Seen, f: Person): Option {
  const key = wanted(s, f)
  const foe = nearestFoe(s, f)
  const leg = foe === undefined ? undefined : nextLeg(s, f, foe, longestReach(f))
  const door = leg?.how === 'door' ? offeredOf(choice, `open ${leg.cell.x},${leg.cell.y}`) : undefined
  return (key === undefined ? undefined : offeredOf(choice, key)) ?? door ?? picking(choice)
}

/** Bots: a steady fighter, one who thinks of nothing but hitting, and a careful one. */
export const policies = { default: decide(STEADY), reckless: decide(RECKLESS), wary: decide(WARY) } satisfies Record<
  string,
  Decide
>
