import { COMBAT, CREATION } from './sources.ts'
import type { Characteristics, FighterRecord } from './types.ts'

const characteristics = (
  ...[str, con, siz, int, pow, dex, cha]: readonly [number, number, number, number, number, number, number]
): Characteristics => ({ str, con, siz, int, pow, dex, cha })

/** A record of the content: who he is, STR, CON, SIZ, INT, POW, DEX and CHA, and what sets him apart from anybody. */
export const record = (
  called: Pick<FighterRecord, 'id' | 'name' | 'source'>,
  figures: Parameters<typeof characteristics>,
  of: Partial<FighterRecord>,
): FighterRecord => ({
  ...called,
  characteristics: characteristics(...figures),
  body: 'humanoid',
  traits: [],
  move: 8,
  styles: [],
  skills: {},
  worn: {},
  natural: {},
  wounds: 'locations',
  heroPoints: 0,
  spells: {},
  stated: {},
  assumed: [],
  ...of,
})

/**
 * The people and creatures of the chapter's own examples. Open Game Content under the Open Game License 1.0a.
 * The book gives only Alaric in full; what we chose for the others fits every figure it states and stands in `assumed`.
 */
export const FIGHTERS = {
  alaric: record({ id: 'alaric', name: 'Alaric', source: `${CREATION}; ${COMBAT}` }, [12, 7, 14, 16, 14, 13, 10], {
    styles: [
      { name: 'spear and shield', skill: 80, weapons: ['short-spear', 'heater-shield'] },
      { name: 'dagger', skill: 45, weapons: ['dagger'] },
      { name: 'sling', skill: 61, weapons: ['sling'] },
    ],
    skills: {
      athletics: 70,
      brawn: 36,
      commonMagic: 34,
      evade: 46,
      firstAid: 49,
      perception: 55,
      persistence: 58,
      resilience: 54,
      unarmed: 25,
    },
    worn: { head: 2, chest: 2, rightLeg: 2, leftLeg: 2 },
    heroPoints: 2,
    spells: { bladesharp: 2, 'dragons-breath': 2 },
    assumed: ['worn: which four locations the 2 points cover'],
  }),
  lilina: record({ id: 'lilina', name: 'Lilina', source: COMBAT }, [13, 10, 10, 14, 12, 14, 12], {
    styles: [{ name: 'sword and shield', skill: 64, weapons: ['longsword', 'heater-shield'] }],
    skills: { resilience: 45 },
    worn: { head: 6, chest: 2, rightArm: 1, leftArm: 1, rightLeg: 3, leftLeg: 3 },
    heroPoints: 2,
    stated: { combatActions: 2, strikeRank: 14 },
    assumed: ['characteristics', 'worn: how her 16 points lie, but for 1 on the right arm', 'heroPoints'],
  }),
  thrace: record({ id: 'thrace', name: 'Thrace', source: COMBAT }, [14, 12, 13, 12, 11, 12, 11], {
    styles: [{ name: 'spear', skill: 58, weapons: ['longspear'] }],
    worn: { head: 2, chest: 2, rightLeg: 2, leftLeg: 2 },
    heroPoints: 2,
    spells: { bladesharp: 2 },
    stated: { combatActions: 2, strikeRank: 12 },
    assumed: ['characteristics', 'worn: which four locations', 'heroPoints'],
  }),
  goblin: record({ id: 'goblin', name: 'Goblin', source: COMBAT }, [11, 10, 10, 10, 8, 14, 7], {
    styles: [{ name: 'sword and shield', skill: 50, weapons: ['short-sword', 'buckler'] }],
    skills: { evade: 35, resilience: 38, unarmed: 33 },
    worn: { abdomen: 2, head: 1 },
    stated: { combatActions: 2, strikeRank: 12 },
    assumed: ['characteristics', 'move', 'worn: nothing but abdomen and head'],
  }),
  broo: record({ id: 'broo', name: 'Broo', source: COMBAT }, [13, 12, 12, 9, 9, 11, 6], {
    styles: [{ name: 'club', skill: 50, weapons: ['club'] }],
    worn: { head: 3, chest: 3, abdomen: 3, rightArm: 3, leftArm: 3, rightLeg: 3, leftLeg: 3 },
    wounds: 'general',
    stated: { generalHitPoints: 12 },
    assumed: ['characteristics', 'move', 'styles', 'worn: 3 points everywhere'],
  }),
}
