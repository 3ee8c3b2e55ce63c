import type {
  CloseWeapon,
  Damage,
  Family,
  Kind,
  Part,
  RangedWeapon,
  Reach,
  Size,
  WeaponManoeuvre,
  WeaponNote,
} from './types.ts'
import { closeWeapon, rangedWeapon } from './weapon-shape.ts'

const KINDS = { c: 'cutting', t: 'thrusting', b: 'bludgeon', e: 'entangling' } as const satisfies Record<string, Kind>
type Letter = keyof typeof KINDS
/** How it hurts, a letter each: cutting, thrusting, bludgeon, entangling. */
type Letters = Letter | `${Letter}${Letter}` | `${Letter}${Letter}${Letter}`
/** Family and kinds: `sword ct`. */
type Sort = Family | `${Family} ${Letters}`
/** Size and Reach of a weapon. */
type Measures = `${Size} ${Reach}`
type Words<T extends string> = '' | T | `${T} ${T}` | `${T} ${T} ${T}`

/** A close weapon: name, damage, Size, Reach and hands, least STR and DEX, ENC, AP, HP, family and kinds, manoeuvres, notes. */
export type CloseRow = readonly [
  name: string,
  damage: Damage,
  measures: `${Measures} ${1 | 2}`,
  str: number,
  dex: number,
  enc: number,
  ap: number,
  hp: number,
  sort: Sort,
  manoeuvres: Words<WeaponManoeuvre>,
  notes?: Words<WeaponNote>,
]
/** A ranged weapon: name, damage, whether the Damage Modifier counts, Size, range, load, then as a close weapon. */
export type RangedRow = readonly [
  name: string,
  damage: Damage | null,
  modifier: boolean,
  size: Size | null,
  range: number,
  load: number,
  hands: 1 | 2,
  str: number,
  dex: number,
  enc: number,
  ap: number,
  hp: number,
  sort: Sort,
  manoeuvres: Words<WeaponManoeuvre>,
  notes?: Words<WeaponNote>,
]
/** Claws, teeth and tails: name, damage, Size and Reach, the part that strikes, kinds, manoeuvres, notes. A trample adds no modifier. */
export type NaturalRow = readonly [
  name: string,
  damage: Damage,
  measures: Measures,
  limb: Part,
  kinds: Letters,
  manoeuvres?: Words<WeaponManoeuvre>,
  notes?: Words<WeaponNote>,
]

// The type of a row says which words it may hold.
const words = <T extends string>(text = ''): T[] => (text === '' ? [] : (text.split(' ') as T[]))
// The type of a row says that these are a Size and a Reach.
function measured(measures: `${Measures}${string}`): Pick<CloseWeapon, 'size' | 'reach' | 'hands'> {
  const [size, reach, hands] = measures.split(' ') as [Size, Reach, '1' | '2' | undefined]
  return { size, reach, hands: hands === '2' ? 2 : 1 }
}
function sorted(sort: Sort): Pick<CloseWeapon, 'family' | 'kinds'> {
  const [family, kinds = ''] = sort.split(' ') as [Family, Letters?]
  return { family, kinds: kindsOf(kinds) }
}
const kindsOf = (letters: Letters | ''): Kind[] => [...letters].map((letter) => KINDS[letter as Letter])

type Named<T, W> = { readonly [K in keyof T]: W }
function read<T extends object, R, W>(rows: T, of: (id: string, row: R) => W): Named<T, W> {
  const made = Object.entries<R>(rows as Record<string, R>).map(([id, row]) => [id, of(id, row)])
  // Each name keeps its row's place.
  return Object.fromEntries(made) as Named<T, W>
}

/** What every weapon of a family has: axes are spared by wood, hammers and picks by anything; a javelin may stick in a shield. */
const SHARED: Readonly<Record<'close' | 'ranged', Partial<Record<Family, WeaponNote>>>> = {
  close: { axe: 'sparedByWood', hammer: 'sparedByAll' },
  ranged: { javelin: 'pinsShield' },
}
function notesOf(use: 'close' | 'ranged', sort: Sort, own?: Words<WeaponNote>): WeaponNote[] {
  const shared = SHARED[use][sorted(sort).family]
  return shared === undefined ? words(own) : [...words<WeaponNote>(own), shared]
}

/** Weapons for close combat of one source; `grips` are pairs that are one weapon in one hand and in two. */
export const closeWeapons = <const T extends Record<string, CloseRow>>(
  source: string,
  rows: T,
  grips: readonly (readonly [keyof T & string, keyof T & string])[] = [],
): Named<T, CloseWeapon> =>
  read(rows, (id, [name, damage, measures, str, dex, enc, ap, hp, sort, manoeuvres, notes]: CloseRow) => {
    const grip = grips.find((pair) => pair.includes(id))
    return closeWeapon({
      id,
      name: grip?.[1] === id ? `${name} in two hands` : name,
      damage,
      ...measured(measures),
      minimum: { str, dex },
      ...sorted(sort),
      manoeuvres: words<WeaponManoeuvre>(manoeuvres),
      enc,
      ap,
      hp,
      notes: notesOf('close', sort, notes),
      otherGrip: grip?.find((other) => other !== id),
      source,
    })
  })

/** Weapons that strike from afar; `thrown-net` is the net that is thrown. */
export const rangedWeapons = <const T extends Record<string, RangedRow>>(
  source: string,
  rows: T,
): Named<T, RangedWeapon> =>
  read(rows, (id, row: RangedRow) => {
    const [name, damage, modifier, size, range, load, hands, str, dex, enc, ap, hp, sort, manoeuvres, notes] = row
    return rangedWeapon({
      id,
      name,
      damage,
      modifier,
      range,
      load,
      hands,
      minimum: { str, dex },
      size,
      ...sorted(sort),
      manoeuvres: words<WeaponManoeuvre>(manoeuvres),
      enc,
      ap,
      hp,
      notes: notesOf('ranged', sort, notes),
      thrown: id.startsWith('thrown-') ? id.slice('thrown-'.length) : undefined,
      source,
    })
  })

/** Weapons of the body: their AP and HP are those of the limb. */
export const naturalWeapons = <const T extends Record<string, NaturalRow>>(
  source: string,
  rows: T,
): Named<T, CloseWeapon> =>
  read(rows, (id, [name, damage, measures, limb, kinds, manoeuvres, notes]: NaturalRow) =>
    closeWeapon({
      id,
      name,
      damage,
      modifier: notes !== 'trample',
      ...measured(measures),
      family: id === 'unarmed' ? 'unarmed' : 'natural',
      limb,
      kinds: kindsOf(kinds),
      manoeuvres: words<WeaponManoeuvre>(manoeuvres),
      notes: words<WeaponNote>(notes),
      source,
    }),
  )
