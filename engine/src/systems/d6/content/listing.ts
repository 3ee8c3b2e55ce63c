import type { Content, ContentKind } from '../../../kernel/types.ts'
import { capital, skillList } from '../../../mechanisms/telling.ts'
import { abilities as sentences } from '../book/companion/abilities.ts'
import { show } from '../book/diecode.ts'
import type { Character } from './character.ts'
import { abilities, armour, characters, shields, vehicles, weapons } from './index.ts'
import { UNDER } from './skills.ts'
import type { Weapon } from './weapon.ts'

const kind = <T>(
  name: string,
  title: string,
  all: Readonly<Record<string, T>>,
  of: (one: T) => { readonly line: string; readonly tags: readonly string[] },
): ContentKind => ({
  kind: name,
  title,
  // Fighters go by names a scenario may give them; things by the names on their lists.
  entries: Object.entries(all).map(([id, one]) => ({
    id: name === 'fighters' ? id.replaceAll(' ', '-') : id,
    title: capital(id),
    ...of(one),
  })),
})

const damageOf = ({ damage: { code, strong } }: Weapon): string =>
  strong && !show(code).startsWith('+') ? `+${show(code)}` : show(code)
const rangesOf = ({ ranges }: Weapon): string => (ranges === undefined ? '' : `, ${ranges.edges.join('/')} m`)

const saidOf = (id: string): string => sentences.find((rule) => rule.id === id)?.says ?? id

/** What there is to choose from when a fight is set up. */
export const content: Content = [
  kind<Character>('fighters', 'People, animals and monsters', characters, (c) => ({
    line: `Agility ${show(c.attributes.agility)}, Physique ${show(c.attributes.physique)}, Strength Damage ${show(c.strengthDamage)}, Move ${c.move}`,
    tags: [c.source.work, ...(c.scale === 0 ? [] : [c.scale > 0 ? 'large' : 'small'])],
  })),
  kind<Weapon>('weapons', 'Weapons', weapons, (w) => ({
    line: `${w.name}: damage ${damageOf(w)}${rangesOf(w)}`,
    tags: [w.skill, w.edge, ...(w.hands === 2 ? ['two hands'] : [])],
  })),
  kind('armour', 'Armour', armour, (a) => ({ line: `Armor Value ${show(a.value)}`, tags: [] })),
  kind('shields', 'Shields', shields, (a) => ({ line: `Armor Value ${show(a.value)}`, tags: [] })),
  kind('vehicles', 'Vehicles', vehicles, (v) => ({
    line: `${v.name}: Toughness ${show(v.toughness)}, Maneuverability ${show(v.maneuverability)}, scale ${v.scale}`,
    tags: [v.on],
  })),
  kind('abilities', 'Special Abilities', abilities, (a) => ({ line: saidOf(a.rule), tags: [] })),
  skillList(
    Object.fromEntries(
      Object.entries(UNDER).flatMap(([under, skills]) =>
        skills.map((id) => [id, `${capital(under)} without training`]),
      ),
    ),
  ),
]
