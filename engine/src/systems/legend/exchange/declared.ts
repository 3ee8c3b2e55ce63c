import type { Modifier, Toss } from '../../../kernel/types.ts'
import type { Fighter, Item, Level } from '../state/types.ts'

/** One attack and its defence, while they are resolved. */
export interface Exchange {
  readonly attacker: Fighter
  readonly defender: Fighter
  readonly item: Item
  /** What the defender defends with: an item, his own body, or nothing. */
  readonly guard: Item | undefined
  /** Who rolls and pays for the defence: the defender, or the rider who defends his mount (LEG-MNT-03). */
  readonly warden: Fighter
  readonly defence: 'parry' | 'evade' | 'none'
  /** The evade is part of changing the distance and costs nothing more. */
  readonly moving: boolean
  /** The Damage Modifier's place on its ladder. */
  readonly modifierStep: number
  /** The one limb that can be reached; -1: any location (LEG-RCH-03). */
  readonly limb: number
  /** Whether an evader got clear, once that is known. */
  clear: boolean | undefined
  readonly pulled: boolean
  readonly ranged: boolean
  readonly charging: boolean
  /** The location held that an unarmed attack hurts; -1: none (LEG-UNA-05). */
  readonly held: number
  /** The shot that strayed to this defender (LEG-CRD-02). */
  readonly flight: Exchange | undefined
  attackToss: Toss<number>
  attackSkill: number
  attackLevel: Level
  /** What made the two skills what they are, where somebody listens. */
  attackTerms: readonly Modifier[]
  defenceTerms: readonly Modifier[]
  defenceToss: Toss<number> | undefined
  defenceSkill: number
  /** What a skill over 100% took off both. */
  cut: number
  defenceLevel: Level
  /** Manoeuvres won, and by whom. */
  winner: Fighter | undefined
  chosen: string[]
  location: number
  /** Damage as rolled, before parry and armour, with the faces that fell where somebody saw them; and what got through. */
  rolled: number
  faces: readonly number[] | undefined
  through: number
}

const NO_TERMS: readonly Modifier[] = []

/** What sets an exchange apart from a plain blow nobody defends himself against. */
type Apart = { readonly [K in keyof Exchange]?: Exchange[K] | undefined }

/** An exchange before its rolls: all are records of one shape. */
export const opened = (
  attacker: Fighter,
  defender: Fighter,
  item: Item,
  attackToss: Toss<number>,
  {
    guard,
    warden,
    defence,
    moving,
    modifierStep,
    limb,
    pulled,
    charging,
    held,
    flight,
    attackSkill,
    attackLevel,
  }: Apart,
): Exchange => ({
  attacker,
  defender,
  item,
  guard,
  warden: warden ?? defender,
  defence: defence ?? 'none',
  moving: moving ?? false,
  modifierStep: modifierStep ?? attacker.facts.modifierStep,
  limb: limb ?? -1,
  clear: undefined,
  pulled: pulled ?? false,
  ranged: item.weapon.use === 'ranged',
  charging: charging ?? false,
  held: held ?? -1,
  flight,
  attackToss,
  attackSkill: attackSkill ?? 0,
  attackLevel: attackLevel ?? 'failure',
  attackTerms: NO_TERMS,
  defenceTerms: NO_TERMS,
  defenceToss: undefined,
  defenceSkill: 0,
  cut: 0,
  defenceLevel: 'failure',
  winner: undefined,
  chosen: [],
  location: -1,
  rolled: 0,
  faces: undefined,
  through: 0,
})
