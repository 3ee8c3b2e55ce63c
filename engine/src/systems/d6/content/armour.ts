import { code, type DieCode } from '../book/diecode.ts'
import type { D6RuleId } from '../book/rules.ts'
import { rulebook, type Source } from './character.ts'

/** How kinds of armour go over and under one another. */
export type Layering = 'fur' | 'soft' | 'leather' | 'mail' | 'plate'

export interface Armour {
  readonly name: string
  readonly value: DieCode
  readonly layering: Layering
  readonly rule: D6RuleId
  readonly source: Source
}
export interface Shield {
  readonly name: string
  readonly value: DieCode
  /** In metres. */
  readonly long: number
  readonly rule: D6RuleId
  readonly source: Source
}

const source = rulebook('Equipment: Armor & Shields')
function worn(name: string, value: string, layering: Layering): Armour {
  return { name, value: code(value), layering, rule: 'D6-C-ARM-Table', source }
}
function held(name: string, value: string, long: number): Shield {
  return { name, value: code(value), long, rule: 'D6-C-SHD-Facing', source }
}

/** Ten armours and, from the stat blocks, heavy garments. Ring mail goes over and under others as chain mail does: the book says nothing of it. */
export const armour = {
  'hides and fur': worn('hides and fur, fur cloak', '+2', 'fur'),
  'soft leather': worn('soft leather, heavy fabric', '+2', 'soft'),
  'quilted silk': worn('quilted silk', '+2', 'soft'),
  'bone and hide': worn('bone and hide', '+1D', 'fur'),
  'padded leather': worn('padded leather', '+1D', 'leather'),
  'hard leather': worn('hard leather', '+1D+1', 'leather'),
  'ring mail': worn('ring mail', '+1D+2', 'mail'),
  'chain mail': worn('chain mail', '+2D', 'mail'),
  bronze: worn('bronze', '+2D', 'plate'),
  'plate mail': worn('plate mail', '+3D', 'plate'),
  'heavy garments': { ...worn('heavy garments', '+1', 'soft'), source: rulebook('Adventure Tips: Merchant') },
} as const satisfies Readonly<Record<string, Armour>>

export const shields = {
  buckler: held('buckler', '+2', 0.5),
  'small shield': held('small shield', '+2D', 1),
  'medium shield': held('medium shield', '+2D+1', 1.5),
  'large shield': held('large shield', '+2D+2', 2),
} as const satisfies Readonly<Record<string, Shield>>

/** What each kind may be worn over. Fur goes over all and under nothing; a soft kind or fur adds 1 at most. */
export const wornOver = {
  fur: ['soft', 'leather', 'mail', 'plate'],
  soft: ['soft', 'leather', 'mail', 'plate'],
  leather: ['soft', 'leather', 'mail'],
  mail: ['soft', 'leather', 'plate', 'mail'],
  plate: ['soft', 'leather', 'mail'],
} as const satisfies Readonly<Record<Layering, readonly Layering[]>>
