import { EQUIPMENT } from './sources.ts'

/** What armour is made of: Armour Points and ENC for each location. Open Game Content under the Open Game License 1.0a. */
export const MATERIALS = {
  softLeather: { id: 'softLeather', name: 'Soft leather', ap: 1, enc: 1, source: EQUIPMENT },
  hardLeather: { id: 'hardLeather', name: 'Hard leather', ap: 2, enc: 2, source: EQUIPMENT },
  linen: { id: 'linen', name: 'Linen', ap: 2, enc: 1, source: EQUIPMENT },
  ringmail: { id: 'ringmail', name: 'Ringmail', ap: 3, enc: 2, source: EQUIPMENT },
  scalemail: { id: 'scalemail', name: 'Scalemail', ap: 4, enc: 2, source: EQUIPMENT },
  chainmail: { id: 'chainmail', name: 'Chainmail', ap: 5, enc: 3, source: EQUIPMENT },
  plate: { id: 'plate', name: 'Plate', ap: 6, enc: 3, source: EQUIPMENT },
} as const
export type Material = keyof typeof MATERIALS

/** A piece of armour: what it covers on a humanoid and what it can be made of. */
interface Piece {
  readonly id: string
  readonly name: string
  readonly covers: readonly string[]
  readonly materials: readonly Material[]
  readonly source: string
}

const EVERY = ['softLeather', 'hardLeather', 'linen', 'ringmail', 'scalemail', 'chainmail', 'plate'] as const
const SUPPLE = ['softLeather', 'hardLeather', 'ringmail', 'scalemail', 'chainmail'] as const
const LEGS = ['rightLeg', 'leftLeg'] as const
const ARMS = ['rightArm', 'leftArm'] as const

/** The pieces armour comes in. */
export const PIECES = {
  greaves: { id: 'greaves', name: 'Greaves', covers: LEGS, materials: EVERY, source: EQUIPMENT },
  trews: { id: 'trews', name: 'Trews', covers: ['abdomen', ...LEGS], materials: SUPPLE, source: EQUIPMENT },
  skirt: { id: 'skirt', name: 'Skirt', covers: ['abdomen'], materials: EVERY, source: EQUIPMENT },
  hauberk: { id: 'hauberk', name: 'Hauberk', covers: ['chest', 'abdomen'], materials: SUPPLE, source: EQUIPMENT },
  byrnie: {
    id: 'byrnie',
    name: 'Byrnie',
    covers: ['chest'],
    materials: ['softLeather', 'linen', 'ringmail', 'chainmail'],
    source: EQUIPMENT,
  },
  breastplate: { id: 'breastplate', name: 'Breastplate', covers: ['chest'], materials: ['plate'], source: EQUIPMENT },
  vambraces: { id: 'vambraces', name: 'Sleeves or vambraces', covers: ARMS, materials: EVERY, source: EQUIPMENT },
  coif: {
    id: 'coif',
    name: 'Coif or hood',
    covers: ['head'],
    materials: ['softLeather', 'hardLeather', 'ringmail', 'chainmail'],
    source: EQUIPMENT,
  },
  coat: { id: 'coat', name: 'Coat', covers: ['chest', ...ARMS, 'abdomen'], materials: SUPPLE, source: EQUIPMENT },
  helm: {
    id: 'helm',
    name: 'Helm',
    covers: ['head'],
    materials: ['softLeather', 'hardLeather', 'scalemail', 'plate'],
    source: EQUIPMENT,
  },
} as const satisfies Readonly<Record<string, Piece>>
export type PieceId = keyof typeof PIECES

/** A piece and what it is made of. */
export interface ArmourPiece {
  readonly piece: PieceId
  readonly of: Material
}

/** Armour Points by location of pieces worn together: on each location the best one counts (LEG-EQP-ArmourHighest). */
export function armourWorn(pieces: readonly ArmourPiece[]): Record<string, number> {
  const worn: Record<string, number> = {}
  for (const { piece, of } of pieces) {
    for (const location of PIECES[piece].covers) worn[location] = Math.max(worn[location] ?? 0, MATERIALS[of].ap)
  }
  return worn
}
