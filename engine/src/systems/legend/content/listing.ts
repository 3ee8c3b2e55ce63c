import type { Content } from '../../../kernel/types.ts'
import { skillList } from '../../../mechanisms/telling.ts'
import { MATERIALS, PIECES } from './armour.ts'
import { SPELLS } from './spells.ts'
import { RECORDS, WEAPONS } from './tables.ts'
import { SKILL_BASES } from './types.ts'

/** What there is to choose from when a fight is set up, with a line of figures each. */
export const content: Content = [
  {
    kind: 'fighters',
    title: 'Fighters and creatures',
    entries: Object.values(RECORDS).map(({ id, name, characteristics: c, styles, move, traits, wounds }) => ({
      id,
      title: name,
      line: `STR ${c.str}, CON ${c.con}, SIZ ${c.siz}, DEX ${c.dex}, Movement ${move}; ${styles
        .map((style) => `${style.name} ${style.skill}%`)
        .join(', ')}`,
      tags: [...traits, ...(wounds === 'locations' ? [] : [wounds])],
    })),
  },
  {
    kind: 'weapons',
    title: 'Weapons and shields',
    entries: Object.values(WEAPONS).map((w) => ({
      id: w.id,
      title: w.name,
      line: `${w.damage ?? 'no damage'}, Size ${w.size ?? 'none'}, ${
        w.use === 'close' ? `Reach ${w.reach}` : `Range ${w.range} m`
      }, ${w.hands === 2 ? 'two hands' : 'one hand'}`,
      tags: [w.use, w.family, ...w.kinds],
    })),
  },
  {
    kind: 'armour',
    title: 'Armour',
    entries: Object.values(PIECES).map(({ id, name, covers, materials }) => ({
      id,
      title: name,
      line: `covers ${covers.join(', ')}; ${materials.map((of) => `${MATERIALS[of].name} ${MATERIALS[of].ap}`).join(', ')}`,
      tags: [...materials],
    })),
  },
  {
    kind: 'spells',
    title: 'Common Magic',
    entries: Object.values(SPELLS).map(({ id, name, magnitude, progressive, minutes, at, offensive }) => ({
      id,
      title: name,
      line: `Magnitude ${magnitude}${progressive ? ' and more' : ''}, ${minutes === 0 ? 'at once' : `${minutes} minutes`}, ${at}`,
      tags: [offensive ? 'against a foe' : 'for oneself or a friend'],
    })),
  },
  skillList(
    Object.fromEntries(
      Object.entries(SKILL_BASES).map(([id, base]) => [id, `${base.join(' + ').toUpperCase()} without training`]),
    ),
  ),
]
