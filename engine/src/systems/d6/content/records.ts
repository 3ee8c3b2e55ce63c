import { type DieCode, show } from '../book/diecode.ts'
import type { Character } from './character.ts'
import { characters } from './index.ts'
import type { Weapon } from './weapon.ts'

const shown = <K extends string>(codes: Readonly<Partial<Record<K, DieCode>>>): Record<string, string> =>
  Object.fromEntries(Object.entries<DieCode | undefined>(codes).map(([key, code]) => [key, code ? show(code) : '0D']))
const plus = (code: DieCode): string => (show(code).startsWith('+') ? show(code) : `+${show(code)}`)

const natural = ({ name, damage, edge, skill, quick, ranges, reload }: Weapon): object => ({
  name,
  damage: damage.strong ? plus(damage.code) : show(damage.code),
  edge,
  skill,
  quick,
  ...(ranges === undefined ? {} : { ranges: ranges.edges }),
  ...(reload?.takes === 'rounds' ? { recharge: reload.rounds } : {}),
})

/** A stat block as a scenario would write it. */
function record(block: Character): object {
  const {
    also: _,
    attributes,
    skills,
    specializations,
    strengthDamage,
    hide,
    abilities,
    rule,
    source,
    notes,
    ...rest
  } = block
  return {
    ...rest,
    attributes: shown(attributes),
    skills: shown(skills),
    ...(specializations === undefined ? {} : { specializations: shown(specializations) }),
    strengthDamage: show(strengthDamage),
    ...(hide === undefined ? {} : { hide: plus(hide) }),
    abilities: abilities.map(({ prints, ...has }) => ({
      ...has,
      ...(prints === undefined ? {} : { prints: plus(prints) }),
    })),
    natural: block.natural.map(natural),
  }
}

/** Every stat block by each name a scenario may use for it: `goblin`, `evil-humanoid`, `evil humanoid`. */
export const RECORDS: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries<Character>(characters).flatMap(([key, block]) =>
    [key, key.replaceAll(' ', '-'), ...(block.also ?? [])].map((name) => [name, record(block)]),
  ),
)
