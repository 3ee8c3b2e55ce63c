import { locationName } from '../../../mechanisms/body.ts'
import { spellOf } from '../magic/targets.ts'
import { fatigueOf, itemOf, keptFromAttacking } from '../state/fighters.ts'
import type { Fighter, Hold, State } from '../state/types.ts'

/** Everything that holds of a fighter beside his numbers, each in a word or two. */
export function tags(s: State, f: Fighter): string[] {
  const lasting = [...bearing(s, f), ...hurts(f), ...held(s, f)]
  return f.condition === 'up' ? [...lasting, ...hindered(s, f), ...busy(s, f), ...surrounded(f)] : lasting
}

function bearing(s: State, f: Fighter): string[] {
  return [
    ...(f.condition === 'up' ? [] : [f.condition]),
    ...(f.stance === 'prone' ? ['prone'] : []),
    ...(f.surprised !== 0 && f.surprised === s.round ? ['surprised'] : []),
    ...(f.mount === undefined ? [] : [`riding ${f.mount}`]),
    ...(f.rider === undefined ? [] : [`ridden by ${f.rider}`]),
  ]
}

function hurts(f: Fighter): string[] {
  const limbs = f.limbs.flatMap((limb, i) => {
    const name = locationName(f, i)
    if (limb.maimed) return [`${name} maimed`]
    if (limb.useless) return [`${name} useless`]
    return limb.numb === 0 ? [] : [`${name} numb`]
  })
  return [
    ...limbs,
    ...(f.fatigue > 0 ? [fatigueOf(f).name.toLowerCase()] : []),
    ...(f.bleeding.length > 0 ? [f.bleeding.length === 1 ? 'bleeding' : `bleeding ×${f.bleeding.length}`] : []),
    ...(f.bleedingOut >= 0 ? ['bleeding to death'] : []),
    ...(f.expiring > 0 ? ['dying'] : []),
    ...(f.breath === 0 ? ['suffocating'] : f.breath > 0 ? ['holding breath'] : []),
  ]
}

const HELD = { pin: 'pinned', grip: 'gripped', entangle: 'entangled', grapple: 'grappled' } as const

/** What others have done to him that lasts. */
function held(s: State, f: Fighter): string[] {
  return [
    ...s.holds.filter((hold) => hold.on === f.id).map((hold) => `${what(f, hold)} ${HELD[hold.kind]} by ${hold.by}`),
    ...s.impaled.filter((stuck) => stuck.on === f.id).map((stuck) => `impaled by ${stuck.by} (−${stuck.penalty}%)`),
  ]
}

function hindered(s: State, f: Fighter): string[] {
  return [
    ...(keptFromAttacking(f) ? [`cannot attack (${Math.max(f.noAttack, f.shaken)})`] : []),
    ...(f.forfeit > 0 ? [`loses ${f.forfeit} ${f.forfeit === 1 ? 'action' : 'actions'}`] : []),
    ...(f.staggered > 0 ? [`winded (${f.staggered})`] : []),
    ...(f.noRising > 0 ? ['cannot rise yet'] : []),
    ...(f.stumbling ? ['stumbling'] : []),
    ...f.outmanoeuvred.map((id) => `has outmanoeuvred ${id}`),
    ...s.inside.filter(({ by }) => by === f.id).map(({ of }) => `inside the reach of ${of}`),
  ]
}

function what(f: Fighter, { item, location }: Hold): string {
  if (item !== undefined) return itemOf(f, item)?.weapon.name.toLowerCase() ?? 'weapon'
  return location === undefined ? 'he is' : locationName(f, location)
}

const GUARD = { none: [], parry: ['ready to parry'], evade: ['ready to evade'] } as const
const FULL_ROUND = { none: [], charge: ['charging'], sprint: ['sprinting'] } as const

function busy(s: State, f: Fighter): string[] {
  return [
    ...GUARD[f.guard],
    ...FULL_ROUND[f.fullRound],
    ...(f.delaying ? ['waiting'] : []),
    ...(f.aimingAt === undefined || f.aimed === 0 ? [] : [`aiming at ${f.aimingAt} (${f.aimed})`]),
    ...(f.casting === undefined ? [] : [`casting ${spellOf(f.casting.spell).name}`]),
    ...(f.aiding === undefined ? [] : [`giving First Aid to ${f.aiding.at}`]),
    ...(f.warded > 0 ? [`Protection ${f.warded}`] : []),
    ...f.items.filter(({ sharp }) => sharp > 0).map(({ sharp, weapon }) => `${weapon.name} Bladesharp ${sharp}`),
    ...s.favours.filter(({ who }) => who === f.id).map(({ value, because }) => `${signed(value)}% ${because}`),
  ]
}

function surrounded(f: Fighter): string[] {
  return [
    ...(f.footing === 'firm' ? [] : [f.footing === 'unstable' ? 'on unstable ground' : f.footing]),
    ...(f.confined ? ['confined'] : []),
    ...(f.cornered ? ['cornered'] : []),
    ...(f.higher ? ['on higher ground'] : []),
    ...(f.blind ? ['blind'] : []),
    ...(f.chariot ? ['in a chariot'] : []),
    ...(f.formation ? ['in formation'] : []),
    ...(f.cover === undefined ? [] : [`behind ${f.cover.name.toLowerCase()}`]),
  ]
}

/** A number as a modifier is written: `+20`, `−10`. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)
