import type { Content } from '../../../kernel/types.ts'
import { skillList } from '../../../mechanisms/telling.ts'
import { armours, shields } from './armour.ts'
import { combatants, creatures } from './creatures.ts'
import { SKILLS, UNTRAINED } from './skills.ts'
import { makeshift, weapons } from './weapons.ts'

const title = (id: string): string => (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll('-', ' ')

/** What there is to choose from when a fight is set up. */
export const content: Content = [
  {
    kind: 'fighters',
    title: 'Fighters',
    entries: Object.entries(combatants).map(([id, of]) => ({
      id,
      title: title(id),
      line: `Brawn ${of.brawn}, Finesse ${of.finesse}, Savvy ${of.savvy}, Nerve ${of.nerve}; ${[...of.weapons, of.shield, of.armour].filter((x) => x !== null).join(', ') || 'bare hands'}`,
      tags: [Object.hasOwn(creatures, id) ? 'creature' : 'person', ...(of.hero ? ['hero'] : []), 'ours'],
    })),
  },
  {
    kind: 'weapons',
    title: 'Weapons',
    entries: [
      ...Object.entries(weapons).map(([id, of]) => ({
        id,
        title: title(id),
        line: [
          ...of.melee.map(
            (m) =>
              `${m.skill}: reach ${m.reach[0]}-${m.reach[1]}, d${m.damage}, Brawn ${m.oneHand ?? '-'}/${m.twoHands ?? '-'}`,
          ),
          ...(of.ranged === null
            ? []
            : [
                `${of.ranged.skill}: range ${of.ranged.base} (×${of.ranged.limit}), d${of.ranged.damage}, Brawn ${of.ranged.brawn}`,
              ]),
        ].join('; '),
        tags: [...(of.melee.length > 0 ? ['melee'] : []), ...(of.ranged === null ? [] : ['ranged']), of.from],
      })),
      ...Object.entries(makeshift).map(([id]) => ({
        id,
        title: title(id),
        line: 'small makeshift weapon: a fist and one more for each five points of Brawn',
        tags: ['makeshift'],
      })),
    ],
  },
  {
    kind: 'shields',
    title: 'Shields',
    entries: Object.entries(shields).map(([id, of]) => ({
      id,
      title: title(id),
      line: `Defense +${of.defense}, Brawn ${of.brawn}, casting ${of.casting}`,
      tags: ['shield'],
    })),
  },
  {
    kind: 'armour',
    title: 'Armour',
    entries: Object.entries(armours).map(([id, of]) => ({
      id,
      title: title(id),
      line: `${of.category}, takes ${of.reduction}, Brawn ${of.brawn}`,
      tags: [of.category],
    })),
  },
  {
    kind: 'spells',
    title: 'Spells',
    entries: [
      { id: 'ember', title: 'Ember', line: '1 Mana, gestures, six spaces, 1d6', tags: ['ours'] },
      { id: 'mend', title: 'Mend', line: '1 Faith, spoken, by touch, 1d4 Hit Points', tags: ['ours'] },
    ],
  },
  skillList(
    Object.fromEntries(
      SKILLS.map((skill) => [skill, `a rank from apprentice to legendary master; ${UNTRAINED} untrained`]),
    ),
  ),
]
