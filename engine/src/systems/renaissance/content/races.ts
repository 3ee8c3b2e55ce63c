import type { Aptitude } from './skills.ts'

export const SIZES = ['tiny', 'small', 'medium', 'large', 'very large'] as const
export type Size = (typeof SIZES)[number]

/** Base and full rate in metres a turn. */
export type Rate = readonly [base: number, full: number]
export const MODES = ['foot', 'climb', 'swim', 'leap', 'burrow', 'fly'] as const
export type MovementMode = (typeof MODES)[number]

export interface Race {
  readonly DUR: number
  readonly STR: number
  readonly aptitudes: Readonly<Partial<Record<Aptitude, number>>>
  readonly movement: Readonly<Partial<Record<MovementMode, Rate>>>
  readonly size: Size
  readonly hide: number
  readonly negates: number
  readonly fastHealing: number
  readonly greatStature: boolean
  readonly squat: boolean
  readonly noBones: boolean
  readonly blind: boolean
  readonly natural: readonly (readonly [name: string, dv: string, ap: number])[]
}

const PLAIN: Race = {
  DUR: 30,
  STR: 30,
  aptitudes: {},
  movement: { foot: [4, 12] },
  size: 'medium',
  hide: 0,
  negates: 0,
  fastHealing: 0,
  greatStature: false,
  squat: false,
  noBones: false,
  blind: false,
  natural: [],
}
const race = (DUR: number, STR: number, aptitudes: Race['aptitudes'], more: Partial<Race> = {}): Race => ({
  ...PLAIN,
  DUR,
  STR,
  aptitudes,
  ...more,
})
const foot = (base: number, full: number) => ({ movement: { foot: [base, full] as const } })

/** The peoples of the world. Races; a Gnoll's hide is read off the soldier's block, since this draft lists none. */
export const races = {
  human: race(30, 30, { COG: 5, COO: 5, SAV: 10 }),
  drake: race(40, 40, { SAV: 5, SOM: 5, WIL: 10 }, { greatStature: true, hide: 2 }),
  elf: race(25, 25, { COO: 5, WIL: 5, INT: 10 }, foot(5, 15)),
  gnoll: race(
    35,
    35,
    { COG: 5, INT: 5, SAV: 5, SOM: 5 },
    { ...foot(5, 15), greatStature: true, hide: 1, negates: 1, natural: [['bite', '1d10+4+DB', 1]] },
  ),
  kobold: race(25, 20, { INT: 5, COO: 10, SAV: 5 }, { ...foot(5, 15), size: 'small', hide: 1 }),
  shifter: race(30, 30, { COO: 5, INT: 5, SOM: 5 }, { fastHealing: 1 }),
  'clay man': race(
    35,
    20,
    { INT: 5, SAV: 5, WIL: 5 },
    { movement: { foot: [3, 9], burrow: [3, 9] }, noBones: true, blind: true },
  ),
  dwarf: race(35, 30, { SOM: 10, WIL: 10 }, { ...foot(3, 9), squat: true }),
  gnome: race(25, 20, { INT: 5, COO: 5, WIL: 10 }),
  halfling: race(25, 20, { COO: 5, INT: 5, SAV: 5, WIL: 5 }, { size: 'small' }),
  herder: race(25, 25, { COO: 10, INT: 5, SAV: 5 }, foot(6, 18)),
  orc: race(35, 35, { COG: 5, SOM: 10, WIL: 5 }, { greatStature: true, fastHealing: 1 }),
  ratfolk: race(25, 20, { COG: 5, COO: 5, INT: 5, SAV: 5 }, { size: 'small' }),
  goblin: race(
    30,
    30,
    { INT: 5, SOM: 5, WIL: 5 },
    { movement: { foot: [4, 12], burrow: [2, 6] }, size: 'small', hide: 1 },
  ),
  gremlin: race(
    25,
    25,
    { COO: 5, INT: 10, SAV: 5 },
    { movement: { foot: [3, 9], climb: [2, 6] }, size: 'small', natural: [['claws', '1d10+1+DB', 1]] },
  ),
  minotaur: race(40, 40, { INT: 5, SOM: 10, WIL: 5 }, { ...foot(5, 15), greatStature: true }),
  'raptor people': race(
    30,
    35,
    { COO: 5, INT: 5, SAV: 5, SOM: 5 },
    { movement: { foot: [5, 15], leap: [5, 15] }, hide: 1, natural: [['claws', '1d10+2+DB', 2]] },
  ),
  'bone spider': race(
    35,
    30,
    { SAV: 5, SOM: 5, WIL: 10 },
    { movement: { foot: [4, 12], climb: [3, 9], swim: [2, 6] } },
  ),
} as const satisfies Record<string, Race>
export type RaceName = keyof typeof races
