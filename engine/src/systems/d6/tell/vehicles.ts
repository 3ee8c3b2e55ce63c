import { metres, reckoned, type Sentences, the } from './words.ts'

/** What a driver does with a vehicle at a speed. */
const STUNTS: Readonly<Record<string, (vehicle: unknown, speed: unknown) => string>> = {
  straight: (vehicle, speed) =>
    speed === 'stopped' ? `brings ${vehicle} to a stop` : `takes ${vehicle} to ${speed} speed`,
  sideswipe: (vehicle) => `swings ${vehicle} over for a sideswipe`,
  ram: (vehicle) => `steers ${vehicle} to ram`,
  'regaining control': (vehicle) => `tries to master ${vehicle}`,
}

/** Vehicles, their drivers and those they carry. */
export const VEHICLES = {
  takesReins: (e) => `${e.who} takes over ${e.vehicle}.`,
  drives(e) {
    const does = STUNTS[String(e.stunt)] ?? ((v: unknown) => `drives ${v}`)
    const needed =
      Number(e.difficulty) > 0 ? ` against ${e.difficulty}${reckoned(e) === '' ? '' : ` (${reckoned(e)})`}` : ''
    const masters = e.stunt === 'regaining control'
    const ends = e.done === true ? (masters ? ', and does' : '') : masters ? ', in vain' : ', and loses control'
    return `${e.who} ${does(e.vehicle, e.speed)}${needed}${ends}.`
  },
  rolls: (e) => `${e.vehicle} goes ${metres(e.metres)} ${e.way === 'away' ? 'away from' : 'towards'} ${e.at}.`,
  spooked: (e) => `The team of ${e.vehicle} bolts, ${metres(e.metres)} a round.`,
  frightens: (e) => `${e.who} ${e.done === true ? 'frightens' : 'cannot frighten'} the team of ${e.vehicle}.`,
  reinsIn: (e) => `${e.who} ${e.done === true ? 'reins in' : 'cannot rein in'} the team of ${e.vehicle}.`,
  leaps: (e) => `${e.who} leaps from ${e.vehicle}${e.done === true ? '' : ' and lands badly'}.`,
  sideswipes: (e) => `${e.vehicle} ${e.done === true ? 'sideswipes' : 'misses'} ${e.on}.`,
  rams: (e) => `${e.vehicle} ${e.done === true ? 'rams' : 'misses'} ${e.on}.`,
  ramStrikes: (e) => `The beak of ${e.vehicle} tears into ${e.on}: ${e.from} count as ${e.total}.`,
  collision: (e) =>
    `${e.vehicle} suffers ${e.total} of the collision with ${e.on}${e.dice === undefined ? '' : `, for ${e.dice}D`}.`,
  vehicleDamage: (e) =>
    e.level === 'none' || Number(e.over) <= 0
      ? `${e.vehicle} holds together against ${e.total}.`
      : `${e.vehicle} takes ${e.total}, ${e.over} over its Toughness, and is ${e.level === 'destroyed' ? 'destroyed' : `damaged: ${e.level}`}.`,
  runsDown: (e) =>
    e.speed === 'stopped' ? `${e.vehicle} comes to a stop.` : `${e.vehicle} slows to ${e.speed} speed.`,
  passenger: (e) => `${e.who} is thrown about on ${e.vehicle}: ${e.total}.`,
  vehicleDodges: (e) => `${e.who} swerves with ${e.vehicle}: ${e.total}.`,
  attacksVehicle: (e) =>
    `${e.who} attacks ${e.vehicle} with ${the(e.weapon)} against ${e.difficulty}, ${e.hit === true ? 'a hit' : 'a miss'}.`,
} as const satisfies Partial<Sentences>
