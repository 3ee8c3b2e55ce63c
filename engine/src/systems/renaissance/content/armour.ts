/** A suit of armour. `coo`: off every check with COO in it; `exposed`: off AV against an exceptional or critical attack. Items (Armors). */
export interface Armour {
  readonly name: string
  readonly av: number
  readonly coo: number
  readonly init: number
  readonly exposed: number
  readonly layerable: boolean
  readonly heavy: boolean
  readonly metal: boolean
  /** AV against attacks with a tag, in place of the ordinary one. */
  readonly against: readonly { readonly tag: 'Blunt' | 'Piercing' | 'Wood'; readonly av: number }[]
}
const suit = (name: string, av: number, coo: number, more: Partial<Armour> = {}): Armour => ({
  name,
  av,
  coo,
  init: 0,
  exposed: 0,
  layerable: false,
  heavy: false,
  metal: true,
  against: [],
  ...more,
})
const SOFT = { metal: false }
const LAYER = { metal: false, layerable: true }
const HEAVY = { heavy: true }

export const armour = {
  quilted: suit('quilted', 2, 0, LAYER),
  leather: suit('leather', 4, 0, SOFT),
  mail: suit('mail', 5, 5, HEAVY),
  'revised mail': suit('revised mail', 6, 5, {
    ...HEAVY,
    against: [
      { tag: 'Blunt', av: 4 },
      { tag: 'Piercing', av: 3 },
    ],
  }),
  brigandine: suit('brigandine', 7, 10, HEAVY),
  'raider’s': suit('raider’s', 7, 10, { ...HEAVY, against: [{ tag: 'Wood', av: 4 }] }),
  imperial: suit('imperial', 7, 5, { ...HEAVY, exposed: 2 }),
  'partial plate': suit('partial plate', 6, 0, { exposed: 3 }),
  'full plate': suit('full plate', 10, 10, { ...HEAVY, init: 2 }),
  'fitted full plate': suit('fitted full plate', 10, 5, { ...HEAVY, init: 2 }),
  'heavy cloak': suit('heavy cloak', 1, 0, LAYER),
  'stealth suit': suit('stealth suit', 0, 0, LAYER),
  'warmblood suit': suit('warmblood suit', 2, 0, LAYER),
} as const satisfies Record<string, Armour>
export type ArmourName = keyof typeof armour

/** A shield. Items (Shields). Ruling: which cannot bash is not said; a swordbreaker and a planted archer's shield. */
export interface Shield {
  readonly name: string
  readonly av: number
  readonly coo: number
  readonly heavy: boolean
  readonly cavalry: boolean
  readonly parries: boolean
  readonly catches: boolean
  readonly bashes: boolean
  readonly plantable: boolean
  readonly large: boolean
}
const board = (name: string, av: number, coo: number, more: Partial<Shield> = {}): Shield => ({
  name,
  av,
  coo,
  heavy: false,
  cavalry: false,
  parries: false,
  catches: false,
  bashes: true,
  plantable: false,
  large: false,
  ...more,
})
export const shields = {
  buckler: board('buckler', 1, 0, { parries: true }),
  swordbreaker: board('swordbreaker', 0, 0, { catches: true, parries: true, bashes: false }),
  targe: board('targe', 2, 0, { parries: true, cavalry: true }),
  'kite shield': board('kite shield', 3, 5, { heavy: true, cavalry: true, large: true }),
  'tower shield': board('tower shield', 4, 10, { heavy: true, large: true }),
  'archer’s shield': board('archer’s shield', 5, 15, { heavy: true, plantable: true, large: true }),
} as const satisfies Record<string, Shield>
export type ShieldName = keyof typeof shields
