import { die } from '../../../dice/chance.ts'
import type { Modifier } from '../../../kernel/types.ts'
import { asked, optionOf } from '../../../mechanisms/asking.ts'
import { locationName } from '../../../mechanisms/body.ts'
import { among } from '../../../mechanisms/lists.ts'
import { attempt, succeeds } from '../body/checks.ts'
import { ROUNDS_A_MINUTE, wakes } from '../body/conditions.ts'
import { drawn } from '../body/hands.ts'
import { plainSkill } from '../body/plain-skills.ts'
import { staunch } from '../body/tiring.ts'
import { heal, levelAt, wound } from '../body/wounds.ts'
import { contacts } from '../ground/movement.ts'
import { inContact } from '../ground/places.ts'
import { fighter, fullAt, itemOf, limb } from '../state/fighters.ts'
import { counts } from '../state/note.ts'
import type { Ctx, Fighter, State, Why } from '../state/types.ts'
import { action } from './action.ts'

const FIRST_AID = die('first aid', 100)
const MINUTES = die('minutes', 3)
const MENDED = die('mended', 3)

/** Whether First Aid can do anything there: something is wrong with it, and it was not treated since it was last whole (LEG-AID-FirstAid). */
export function treatable(s: State, patient: Fighter, location: number): boolean {
  const { hp, aided } = limb(patient, location)
  if (aided || patient.condition === 'dead' || patient.condition === 'fled') return false
  if (among(patient.bleeding, location)) return true
  if (s.impaled.some((stuck) => stuck.on === patient.id && stuck.location === location)) return true
  if (patient.facts.wounds === 'locations') return hp < fullAt(patient, location)
  return location === 0 && patient.general < patient.facts.generalHitPoints
}

/**
 * The treatment begins: 1D3 minutes during which neither does anything else, −10% on oneself and −20% without a kit
 * (LEG-AID-FirstAid). A critical halves the time, so the roll is made at once; its result comes at the end.
 */
export function beginAid(ctx: Ctx, s: State, f: Fighter, patient: Fighter, location: number): void {
  const noted: Modifier[] = []
  const note = (modifier: Modifier): void => void noted.push(modifier)
  let skill = plainSkill(s, f, 'firstAid', note)
  if (f === patient) skill += counts(note, -10, 'on oneself', 'LEG-AID-FirstAid')
  if (!f.facts.healersKit) skill += counts(note, -20, 'without a kit', 'LEG-AID-FirstAid')
  if (noted.length > 0)
    ctx.emit?.({ type: 'skill', who: f.id, what: 'first aid', skill, modifiers: noted, rule: 'LEG-AID-FirstAid' })
  const level = attempt(ctx, f, FIRST_AID, skill)
  const whole = ctx.roll(MINUTES, f.id) * ROUNDS_A_MINUTE
  const rounds = level === 'critical' ? whole / 2 : whole
  f.aiding = { at: patient.id, location, level, rounds }
  patient.tended = true
  ctx.emit?.({
    type: 'aidBegun',
    who: f.id,
    at: patient.id,
    location: locationName(patient, location),
    skill,
    level,
    rounds,
    rule: ['LEG-AID-FirstAid', 'LEG-SKL-InCombat'],
  })
}

/** A round of treatment has passed; who walked off has broken it off. */
export function tend(ctx: Ctx, s: State, f: Fighter): void {
  if (f.aiding === undefined) return
  const { at } = f.aiding
  if (at !== f.id && !inContact(s, f.id, at)) {
    f.aiding = undefined
    ctx.emit?.({ type: 'aidBrokenOff', who: f.id, at, rule: 'LEG-AID-FirstAid' })
    return
  }
  const rounds = f.aiding.rounds - 1
  f.aiding = { ...f.aiding, rounds }
  if (rounds <= 0) finishAid(ctx, s, f)
}

/** What the treatment did (LEG-AID-Fumble, LEG-AID-Impaled, LEG-AID-Bleeding, LEG-AID-Minor, LEG-AID-Serious, LEG-AID-Major). */
export function finishAid(ctx: Ctx, s: State, f: Fighter): void {
  if (f.aiding === undefined) return
  const { at, location, level } = f.aiding
  f.aiding = undefined
  const patient = fighter(s, at)
  limb(patient, location).aided = true
  if (level === 'fumble') {
    ctx.emit?.({ type: 'aidBotched', who: f.id, at, rule: 'LEG-AID-Fumble' })
    wound(ctx, s, patient, location, 1)
  } else if (succeeds(level)) {
    drawOut(ctx, s, patient, location)
    staunch(ctx, patient, location, 'LEG-AID-Bleeding')
    mend(ctx, patient, location, level === 'critical')
  } else ctx.emit?.({ type: 'aidFailed', who: f.id, at, rule: 'LEG-AID-FirstAid' })
}

/** An impaling weapon comes out without further harm (LEG-AID-Impaled). */
function drawOut(ctx: Ctx, s: State, patient: Fighter, location: number): void {
  for (const stuck of drawn(s, ({ on, location: at }) => on === patient.id && at === location)) {
    const weapon = itemOf(fighter(s, stuck.by), stuck.item)?.weapon.name
    ctx.emit?.({ type: 'drawnOut', who: patient.id, weapon, rule: 'LEG-AID-Impaled' })
  }
}

function mend(ctx: Ctx, patient: Fighter, location: number, critical: boolean): void {
  const hurt = limb(patient, location)
  const level = levelAt(patient, location)
  if (level === 'major') {
    hurt.untreated = -1
    ctx.emit?.({ type: 'stabilised', who: patient.id, rule: 'LEG-AID-Major' })
    return
  }
  const points = level === 'serious' ? 1 : ctx.roll(MENDED, patient.id) + (critical ? 1 : 0)
  const healed = heal(patient, location, points)
  const rule = level === 'serious' ? 'LEG-AID-Serious' : 'LEG-AID-Minor'
  ctx.emit?.({ type: 'mended', who: patient.id, healed, rule })
  if (level === 'serious') hurt.useless = false
  wakes(ctx, patient, rule)
}

const NOBODY: Why = { because: 'nobody he can reach has a wound he could treat', rule: 'LEG-AID-FirstAid' }

/** First Aid to himself or a friend beside him, or more of it (LEG-AID-FirstAid). */
export const firstAid = action({
  key: 'firstAid',
  rule: 'LEG-AID-FirstAid',
  refuse: (s, f, { near }) => (f.aiding !== undefined || hasPatient(s, f, near) ? undefined : NOBODY),
  act(ctx, s, f) {
    if (f.aiding !== undefined) {
      ctx.emit?.({ type: 'aids', who: f.id, at: f.aiding.at, rounds: f.aiding.rounds, rule: 'LEG-AID-FirstAid' })
      return
    }
    const near = contacts(s, f)
    const patients = s.fighters
      .filter((other) => (other === f || near.includes(other)) && isPatient(s, f, other))
      .map((patient) => ({ key: patient.id, patient }))
    const { patient } = asked(ctx, { who: f.id, about: { ask: 'patient' }, options: patients })
    const { locations } = patient.facts.body
    const sore = locations.filter((_, i) => treatable(s, patient, i)).map(({ id }) => optionOf(id))
    const about = { ask: 'treat', at: patient.id } as const
    const { key } = asked(ctx, { who: f.id, about, options: sore })
    beginAid(
      ctx,
      s,
      f,
      patient,
      locations.findIndex(({ id }) => id === key),
    )
  },
})

function hasPatient(s: State, f: Fighter, near: readonly Fighter[]): boolean {
  if (isPatient(s, f, f)) return true
  for (const other of near) if (isPatient(s, f, other)) return true
  return false
}

function isPatient(s: State, f: Fighter, other: Fighter): boolean {
  if (other.side !== f.side) return false
  for (let i = 0; i < other.limbs.length; i++) if (treatable(s, other, i)) return true
  return false
}
