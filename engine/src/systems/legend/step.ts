import { riposte } from './attacks-and-parries.ts'
import { lapse, lastAction, offersDelayed, takeTurn } from './combat-actions.ts'
import { active, fighter, itemOf } from './fighters.ts'
import { mishap } from './fumbles.ts'
import { exposed, fallFrom, harm, holdBreath } from './hazards.ts'
import { lastChances } from './heroic-abilities.ts'
import { ticks } from './incapacity.ts'
import { beginRound, isTied, loseBonusActions, nextToAct, renewInitiative, rollInitiative } from './initiative.ts'
import { givenModifiersPass, givenModifiersStand } from './modifiers.ts'
import { partRiders } from './mounted-combat.ts'
import { tireOfManoeuvring } from './multiple-opponents.ts'
import { chargeBlow, chargeMeets, chargeOver } from './receiving-a-charge.ts'
import { actTogether } from './simultaneous.ts'
import { comesToAStand } from './standoff.ts'
import { testSurprise } from './surprise.ts'
import type { Ctx, Fighter, Next, State } from './types.ts'

/** One Strike Rank's act, something queued, or the turn of a round: each step spends, moves the clock, or ends the fight. */
export function step(ctx: Ctx, s: State): void {
  const favoured = s.favours.length > 0
  if (favoured) givenModifiersStand(s)
  goOn(ctx, s)
  if (favoured || s.favours.length > 0) givenModifiersPass(s)
}

function goOn(ctx: Ctx, s: State): void {
  if (s.options.bonusActionLost === 'atOnce') loseBonusActions(ctx, s)
  const queued = s.next.length > 0 ? s.next.shift() : undefined
  if (queued !== undefined) carryOut(ctx, s, queued)
  else if (s.phase === 'turns') nextInOrder(ctx, s)
  else open(ctx, s)
}

/** The next to act in the order of initiative, or, when nobody is left, the next cycle or round. */
function nextInOrder(ctx: Ctx, s: State): void {
  partRiders(ctx, s)
  const next = nextToAct(s)
  if (offersDelayed(ctx, s, next)) return
  if ((next === undefined || next.initiative <= 0) && lapse(ctx, s)) return
  if (next !== undefined) {
    if (isTied(s, next)) actTogether(ctx, s, tiedWith(s, next.initiative))
    else takeTurn(ctx, s, next)
    return
  }
  if (s.fighters.some((f) => f.actions > 0 && (active(f) || ticks(f))) || lastChances(ctx, s)) s.cycle++
  else newRound(ctx, s)
}

/** Before the first round: surprise, where it may be, then the first initiative (LEG-SUR-01, LEG-INI-01). */
function open(ctx: Ctx, s: State): void {
  if (s.phase === 'surprise') {
    testSurprise(ctx, s)
    s.phase = 'initiative'
    return
  }
  beginRound(ctx, s)
  rollInitiative(ctx, s)
  s.phase = 'turns'
}

/** All Combat Actions are spent: the round ends and another begins (LEG-RND-01). */
function newRound(ctx: Ctx, s: State): void {
  tireOfManoeuvring(ctx, s)
  beginRound(ctx, s)
  comesToAStand(ctx, s)
  renewInitiative(ctx, s)
}

const tiedWith = (s: State, initiative: number): Fighter[] =>
  s.fighters.filter((f) => f.initiative === initiative && f.actions > 0 && f.acted < s.cycle && (active(f) || ticks(f)))

/** What had to wait for its own step. */
function carryOut(ctx: Ctx, s: State, queued: Next): void {
  switch (queued.kind) {
    case 'riposte': {
      const item = itemOf(fighter(s, queued.who), queued.item)
      if (item !== undefined) riposte(ctx, s, queued.who, queued.at, item)
      break
    }
    case 'fumble':
      mishap(ctx, s, queued)
      break
    case 'lastAction':
      lastAction(ctx, s, queued.who)
      break
    case 'charge':
      chargeMeets(ctx, s, queued.who, queued.at, queued.item)
      break
    case 'chargeBlow':
      chargeBlow(ctx, s, queued.who, queued.at, queued.item)
      break
    case 'chargeOver':
      chargeOver(ctx, s, queued.who, queued.at, queued.item)
      break
    case 'fall':
      fallFrom(ctx, s, fighter(s, queued.who), queued.metres)
      break
    case 'airLost':
      holdBreath(ctx, s, fighter(s, queued.who), false)
      break
    case 'hazard':
      exposed(ctx, s, fighter(s, queued.who), queued.of, queued.location)
      break
    case 'initiative':
      rollInitiative(ctx, s)
      break
    case 'harm':
      harm(ctx, s, queued)
      break
  }
}
