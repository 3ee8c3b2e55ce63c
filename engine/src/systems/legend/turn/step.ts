import { tireOfManoeuvring } from '../actions/multiple-opponents.ts'
import { holdBreath } from '../body/asphyxiation.ts'
import { ticks } from '../body/conditions.ts'
import { exposed } from '../body/fire.ts'
import { lastChances } from '../body/heroic-abilities.ts'
import { givenModifiersPass, givenModifiersStand } from '../body/plain-skills.ts'
import { harm } from '../body/wounds.ts'
import { riposte } from '../exchange/attack.ts'
import { mishap } from '../exchange/fumbles.ts'
import { chargeBlow, chargeMeets, chargeOver } from '../exchange/receiving-a-charge.ts'
import { fallFrom } from '../ground/falling.ts'
import { partRiders } from '../ground/riding.ts'
import { active, fighter, itemOf } from '../state/fighters.ts'
import type { Ctx, Fighter, Next, State } from '../state/types.ts'
import { isTied, nextToAct, renewInitiative, rollInitiative } from './order.ts'
import { beginRound, loseBonusActions } from './round.ts'
import { actTogether } from './simultaneous.ts'
import { comesToAStand } from './standoff.ts'
import { testSurprise } from './surprise.ts'
import { lapse, lastAction, offersDelayed, takeTurn } from './turn.ts'

/** One Strike Rank's act, something queued, or the turn of a round: each step spends, moves the clock, or ends the fight. */
export function step(ctx: Ctx, s: State): void {
  const favoured = s.favours.length > 0
  if (favoured) givenModifiersStand(s)
  goOn(ctx, s)
  // Who is charged, or dies striking, is still in the saddle until what follows is done.
  if (s.next.length === 0) partRiders(ctx, s)
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
      chargeMeets(ctx, s, queued.who, queued.at, queued.item, queued.pulled)
      break
    case 'chargeBlow':
      chargeBlow(ctx, s, queued.who, queued.at, queued.item, queued.pulled)
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
