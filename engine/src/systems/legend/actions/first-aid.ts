import { asked, optionOf } from '../../../mechanisms/asking.ts'
import { beginAid, treatable } from '../first-aid.ts'
import { contacts } from '../movement.ts'
import type { Fighter, State } from '../types.ts'
import { action, type Why } from './action.ts'

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
