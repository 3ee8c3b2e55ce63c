import { ended, forRounds, lasts } from '../../../mechanisms/lasting.ts'
import type { Action } from '../action.ts'
import { toughness, wrecked } from '../content/difficulties.ts'
import { D } from '../diecode.ts'
import { fighter } from '../fighters.ts'
import { throwCode, totalRolled } from '../rolling-dice.ts'
import { hurtBy, strengthDice } from '../strength.ts'
import type { Ctx, Fighter, State } from '../types.ts'
import { derivedDifficulty, succeeds } from '../using-skills.ts'
import { fell } from './blows.ts'
import { holdBy, release, stronger } from './holds.ts'

/** What somebody is slammed into where nobody says: a wall or a hard floor. */
const OBSTACLE = toughness.sturdy
/** A place at arm's length is easily hit. */
const EASY = 10

const lifted = (f: Fighter, on: string): boolean => lasts(f.effects, 'lifts', on)

/** One action lifts, if he is strong enough (D6-C-OPT-Slam). */
const lift: Action = {
  key: 'lift',
  rule: 'D6-C-OPT-Slam',
  refuse(s, f) {
    const grip = holdBy(s, f, 'slam')
    if (grip === undefined) return 'he has seized nobody to throw'
    return lifted(f, grip.on) ? 'he has lifted him already' : undefined
  },
  act(ctx, s, f) {
    const grip = holdBy(s, f, 'slam')
    if (grip === undefined) return
    const on = fighter(s, grip.on)
    const up = succeeds(ctx, s, f, stronger(f), derivedDifficulty(on, stronger(on), undefined), 'lift')
    if (up) f.effects = [...f.effects, forRounds('lifts', 2, on.id)]
    ctx.emit?.({ type: 'lifts', who: f.id, at: on.id, up, rule: 'D6-C-OPT-Slam' })
  },
}

/** Another throws: the target takes the obstacle's Toughness and the thrower's Strength Damage. */
const hurl: Action = {
  key: 'hurl',
  rule: 'D6-C-OPT-Slam',
  refuse(s, f) {
    const grip = holdBy(s, f, 'slam')
    return grip === undefined || !lifted(f, grip.on) ? 'he has lifted nobody' : undefined
  },
  act(ctx, s, f) {
    const grip = holdBy(s, f, 'slam')
    if (grip === undefined) return
    const on = fighter(s, grip.on)
    f.effects = ended(f.effects, 'lifts')
    const thrown = succeeds(ctx, s, f, 'throwing', EASY, 'hurl')
    release(s, on)
    ctx.emit?.({ type: 'hurls', who: f.id, at: on.id, thrown, rule: 'D6-C-OPT-Slam' })
    if (!thrown) return
    fell(on)
    hurtBy(ctx, s, f, on, OBSTACLE + strengthDice(f, undefined), 0, 'D6-C-OPT-Slam')
    obstacle(ctx, s, s.options.slamObjectTakes === 'opponent' ? on : f)
  },
}

/** What it is slammed into suffers too. Ruling D6-A51: by the Strength Damage of the one who is thrown. */
function obstacle(ctx: Ctx, s: State, by: Fighter): void {
  const done = throwCode(ctx, s, by.id, 'obstacle', strengthDice(by, undefined), 0)
  const stands = throwCode(ctx, s, 'gm', 'obstacle', OBSTACLE, 0)
  const over = totalRolled(ctx, done) - totalRolled(ctx, stands)
  const state = over >= wrecked ? 'wrecked' : over > 0 ? 'weakened' : 'whole'
  ctx.emit?.({ type: 'obstacle', who: by.id, over, state, dice: OBSTACLE / D, rule: ['D6-C-OBJ-Toughness', 'D6-A51'] })
}

export const SLAM: readonly Action[] = [lift, hurl]
