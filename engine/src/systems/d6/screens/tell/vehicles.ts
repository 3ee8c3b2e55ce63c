import type { Stunt } from '../../content/vehicles.ts'
import { metres, N, reckoned, type Sentences, the } from './words.ts'

/** What a driver does with a vehicle at a speed. */
const STUNTS: Readonly<Partial<Record<Stunt, (vehicle: string, speed: string) => string>>> = {
  straight: (vehicle, speed) =>
    speed === 'stopped' ? `brings ${vehicle} to a stop` : `takes ${vehicle} to ${speed} speed`,
  sideswipe: (vehicle) => `swings ${vehicle} over for a sideswipe`,
  ram: (vehicle) => `steers ${vehicle} to ram`,
  'regaining control': (vehicle) => `tries to master ${vehicle}`,
}

/** Vehicles, their drivers and those they carry. */
export const VEHICLES = {
  takesReins: (e) => `${N(e.who)} takes over ${e.vehicle}.`,
  drives(e) {
    const does = STUNTS[e.stunt] ?? ((v: string) => `drives ${v}`)
    const needed =
      e.difficulty > 0
        ? ` against ${e.difficulty}${reckoned(e.modifiers) === '' ? '' : ` (${reckoned(e.modifiers)})`}`
        : ''
    const masters = e.stunt === 'regaining control'
    const ends = e.done ? (masters ? ', and does' : '') : masters ? ', in vain' : ', and loses control'
    return `${N(e.who)} ${does(e.vehicle, e.speed)}${needed}${ends}.`
  },
  rolls: (e) =>
    e.metres === 0
      ? `${e.vehicle} gets no ${e.way === 'away' ? 'further from' : 'nearer to'} ${N(e.at)}.`
      : `${e.vehicle} goes ${metres(e.metres)} ${e.way === 'away' ? 'away from' : 'towards'} ${N(e.at)}.`,
  spooked: (e) => `The team of ${e.vehicle} bolts, ${metres(e.metres)} a round.`,
  frightens: (e) => `${N(e.who)} ${e.done ? 'frightens' : 'cannot frighten'} the team of ${e.vehicle}.`,
  reinsIn: (e) => `${N(e.who)} ${e.done ? 'reins in' : 'cannot rein in'} the team of ${e.vehicle}.`,
  leaps: (e) => `${N(e.who)} leaps from ${e.vehicle}${e.done ? '' : ' and lands badly'}.`,
  sideswipes: (e) => `${e.vehicle} ${e.done ? 'sideswipes' : 'misses'} ${e.on}.`,
  rams: (e) => `${e.vehicle} ${e.done ? 'rams' : 'misses'} ${e.on}.`,
  ramStrikes: (e) => `The beak of ${e.vehicle} tears into ${e.on}: ${e.from} count as ${e.total}.`,
  collision: (e) =>
    `${e.vehicle} suffers ${e.total} of the collision with ${e.on}${e.dice === undefined ? '' : `, for ${e.dice}D`}.`,
  vehicleDamage: (e) =>
    e.level === 'none' || e.over <= 0
      ? `${e.vehicle} holds together against ${e.total}.`
      : `${e.vehicle} takes ${e.total}, ${e.over} over its Toughness, and is ${e.level === 'destroyed' ? 'destroyed' : `damaged: ${e.level}`}.`,
  runsDown: (e) =>
    e.speed === 'stopped' ? `${e.vehicle} comes to a stop.` : `${e.vehicle} slows to ${e.speed} speed.`,
  passenger: (e) => `${N(e.who)} is thrown about on ${e.vehicle}: ${e.total}.`,
  vehicleDodges: (e) => `${N(e.who)} swerves with ${e.vehicle}: ${e.total}.`,
  attacksVehicle: (e) =>
    `${N(e.who)} attacks ${e.vehicle} with ${the(e.weapon)} against ${e.difficulty}, ${e.hit ? 'a hit' : 'a miss'}.`,
} as const satisfies Partial<Sentences>
