import { EQUIPMENT } from './sources.ts'

const material = (id: string, name: string, ap: number, enc: number) => ({ id, name, ap, enc, source: EQUIPMENT })

/** What armour is made of: Armour Points and ENC for each location. Open Game Content under the Open Game License 1.0a. */
export const MATERIALS = {
  softLeather: material('softLeather', 'Soft leather', 1, 1),
  hardLeather: material('hardLeather', 'Hard leather', 2, 2),
  linen: material('linen', 'Linen', 2, 1),
  ringmail: material('ringmail', 'Ringmail', 3, 2),
  scalemail: material('scalemail', 'Scalemail', 4, 2),
  chainmail: material('chainmail', 'Chainmail', 5, 3),
  plate: material('plate', 'Plate', 6, 3),
}
export type Material = keyof typeof MATERIALS

/** A piece of armour: what it covers on a humanoid and what it can be made of. */
const piece = (id: string, name: string, covers: readonly string[], materials: readonly Material[]) => ({
  id,
  name,
  covers,
  materials,
  source: EQUIPMENT,
})

const EVERY = ['softLeather', 'hardLeather', 'linen', 'ringmail', 'scalemail', 'chainmail', 'plate'] as const
const SUPPLE = ['softLeather', 'hardLeather', 'ringmail', 'scalemail', 'chainmail'] as const
const LEGS = ['rightLeg', 'leftLeg'] as const
const ARMS = ['rightArm', 'leftArm'] as const

/** The pieces armour comes in. */
export const PIECES = {
  greaves: piece('greaves', 'Greaves', LEGS, EVERY),
  trews: piece('trews', 'Trews', ['abdomen', ...LEGS], SUPPLE),
  skirt: piece('skirt', 'Skirt', ['abdomen'], EVERY),
  hauberk: piece('hauberk', 'Hauberk', ['chest', 'abdomen'], SUPPLE),
  byrnie: piece('byrnie', 'Byrnie', ['chest'], ['softLeather', 'linen', 'ringmail', 'chainmail']),
  breastplate: piece('breastplate', 'Breastplate', ['chest'], ['plate']),
  vambraces: piece('vambraces', 'Sleeves or vambraces', ARMS, EVERY),
  coif: piece('coif', 'Coif or hood', ['head'], ['softLeather', 'hardLeather', 'ringmail', 'chainmail']),
  coat: piece('coat', 'Coat', ['chest', ...ARMS, 'abdomen'], SUPPLE),
  helm: piece('helm', 'Helm', ['head'], ['softLeather', 'hardLeather', 'scalemail', 'plate']),
}
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
