import type { Content } from '../../../kernel/types.ts'
import { skillList } from '../../../mechanisms/telling.ts'
import { armour, arrows, characters, shields, weapons } from './named.ts'
import { races } from './races.ts'
import { skills } from './skills.ts'
import type { Mode } from './weapon.ts'

const titled = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')
const inWords = ({ name, dv, ap, ranges }: Mode): string => {
  const dice = dv.dice === 0 ? '' : `${dv.dice}d10${dv.over > 1 ? `÷${dv.over}` : ''}`
  const plus = dv.plus === 0 ? '' : dv.plus > 0 ? `+${dv.plus}` : String(dv.plus)
  return `${name} ${dice}${plus}${dv.db ? '+DB' : ''}${ap > 0 ? `, AP ${ap}` : ''}${ranges === null ? '' : `, ${ranges.join('/')} m`}`
}

/** What there is to choose from when a fight is set up. */
export const content: Content = [
  {
    kind: 'fighters',
    title: 'People and beasts',
    entries: Object.entries(characters).map(([id, c]) => ({
      id,
      title: titled(id),
      line: `${c.race ?? (c.natural === undefined ? 'human' : 'beast')}; ${[...(c.weapons ?? []), ...(c.natural ?? [])].map((w) => (typeof w === 'string' ? w : w.name)).join(', ') || 'unarmed'}; ${(c.armour ?? []).join(', ') || 'no armour'}`,
      tags: [c.role ?? 'minor', c.size ?? 'medium', ...(c.warTrained === true ? ['mount'] : [])],
    })),
  },
  {
    kind: 'weapons',
    title: 'Weapons',
    entries: Object.entries(weapons).map(([id, w]) => ({
      id,
      title: titled(id),
      line: w.modes.map(inWords).join('; '),
      tags: [...w.tags, ...w.suited.map((what) => `Well-Suited: ${what}`)],
    })),
  },
  {
    kind: 'shields',
    title: 'Shields',
    entries: Object.entries(shields).map(([id, b]) => ({
      id,
      title: titled(id),
      line: `AV ${b.av}${b.coo > 0 ? `, -${b.coo} on checks with COO` : ''}`,
      tags: [...(b.cavalry ? ['Cavalry'] : []), ...(b.parries ? ['Parry'] : []), ...(b.heavy ? ['Heavy'] : [])],
    })),
  },
  {
    kind: 'armour',
    title: 'Armour',
    entries: Object.entries(armour).map(([id, a]) => ({
      id,
      title: titled(id),
      line: `AV ${a.av}${a.coo > 0 ? `, -${a.coo} on checks with COO` : ''}${a.exposed > 0 ? `, exposed ${a.exposed}` : ''}`,
      tags: [...(a.layerable ? ['Layerable'] : []), ...(a.heavy ? ['Heavy'] : [])],
    })),
  },
  {
    kind: 'arrows',
    title: 'Arrows',
    entries: Object.entries(arrows).map(([id, a]) => ({
      id,
      title: titled(id),
      line: `DV ${a.dv >= 0 ? '+' : ''}${a.dv}, AP ${a.apIs ?? `${a.ap >= 0 ? '+' : ''}${a.ap}`}`,
      tags: [...a.tags],
    })),
  },
  {
    kind: 'races',
    title: 'Races',
    entries: Object.entries(races).map(([id, r]) => ({
      id,
      title: titled(id),
      line: `DUR ${r.DUR}, STR ${r.STR}, ${r.size}`,
      tags: [],
    })),
  },
  skillList(Object.fromEntries(Object.entries(skills).map(([id, { aptitude }]) => [id, `linked to ${aptitude}`]))),
]
