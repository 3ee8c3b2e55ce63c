import { expect, test } from 'vitest'
import { faultInWords } from '../../../../kernel/schema.ts'
import { RECORDS } from '../../content/tables.ts'
import { legend } from '../../index.ts'

/** Every fault of a fight of Alaric, changed so, against a goblin, as a sentence. */
function faults(alaric: object, more: object = {}): string[] {
  const raw = { system: 'legend', sides: { heroes: { alaric }, goblins: { goblin: { count: 2 } } }, ...more }
  const parsed = legend.setup.parse(raw)
  return parsed.ok ? [] : parsed.faults.map(faultInWords)
}

test('an unknown weapon is named with those that could be meant', () => {
  const styles = [{ name: 'spear', skill: 60, weapons: ['short-spaer'] }]
  expect(faults({ styles })).toEqual([
    'sides.heroes.alaric.styles.0.weapons.0: found the unknown weapon "short-spaer", allowed is one of short-spear, short-sword, short-bow, thrown-short-spear, kobold-short-sword',
  ])
  expect(faults({ weapons: ['longbow'], styles: [] })[0]).toMatch(
    /^sides\.heroes\.alaric\.weapons\.0: found the unknown weapon "longbow", allowed is one of longspear, longsword/,
  )
})

test('a skill below nothing', () => {
  expect(faults({ skills: { evade: -5 } })).toEqual([
    'sides.heroes.alaric.skills.evade: found -5, allowed is at least 0',
  ])
})

const STALK = { id: 'stalk', name: 'stalk', from: 1, to: 12, part: 'body', hitPoints: 'chest' }
const CAP = { id: 'cap', name: 'cap', from: 12, to: 19, part: 'head', hitPoints: 'head' }
const { worn: _, ...bare } = RECORDS.goblin ?? {}

test('hit locations that overlap, or leave a result of the die to nobody', () => {
  const said = (locations: readonly object[], worn: object = {}): string[] => {
    const sides = { heroes: { alaric: {} }, fungi: { fungus: { ...bare, locations, worn } } }
    const parsed = legend.setup.parse({ system: 'legend', sides })
    return parsed.ok ? [] : parsed.faults.map(faultInWords)
  }
  expect(said([STALK, CAP])).toEqual([
    'sides.fungi.fungus.locations.1: found 12 for cap, which is stalk already, allowed is each result of the D20 for one location',
    'sides.fungi.fungus.locations: found no location for 20, allowed is a location for each result from 1 to 20',
  ])
  expect(said([STALK, { ...CAP, from: 13, to: 20 }], { head: 2 })).toEqual([
    'sides.fungi.fungus.worn.head: found the unknown location "head", allowed is one of stalk, cap',
  ])
})

test('a body of the scenario’s own is fought with', () => {
  const fungus = { ...bare, locations: [STALK, { ...CAP, from: 13, to: 20 }] }
  const parsed = legend.setup.parse({ system: 'legend', sides: { heroes: { alaric: {} }, fungi: { fungus } } })
  if (!parsed.ok) expect.fail(parsed.faults.map(faultInWords).join())
  const [, state] = legend.begin(parsed.setup).fighters
  expect(state?.facts.body.locations.map(({ id }) => id)).toEqual(['stalk', 'cap'])
  expect(state?.limbs.map(({ hp }) => hp)).toEqual([6, 4])
})

test('a style without weapons, and one with none that he carries', () => {
  expect(faults({ styles: [{ name: 'spear', skill: 60 }] })).toEqual([
    'sides.heroes.alaric.styles.0.weapons: found nothing, allowed is a list',
  ])
  expect(faults({ styles: [{ name: 'spear', skill: 60, weapons: ['longspear'] }], weapons: ['dagger'] })).toEqual([
    'sides.heroes.alaric.styles.0.weapons: found the style "spear" with longspear, none of which he carries, allowed is a style with one of dagger',
  ])
})

test('a spell nobody knows', () => {
  expect(faults({ spells: { fireball: 3 } })).toEqual([
    'sides.heroes.alaric.spells.fireball: found the unknown spell "fireball", allowed is one of bladesharp, countermagic, dragons-breath, heal, protection',
  ])
})

test('a fault of many is told once, and one of the map after those of the people', () => {
  const goblins = { goblin: { count: 5, worn: { tail: 1 } } }
  const raw = {
    system: 'legend',
    sides: { heroes: { alaric: {} }, goblins },
    map: { picture: '..a', key: { a: 'alaric' } },
  }
  const parsed = legend.setup.parse(raw)
  const said = parsed.ok ? [] : parsed.faults.map(faultInWords)
  expect(said).toEqual([
    'sides.goblins.goblin.worn.tail: found the unknown location "tail", allowed is one of rightLeg, leftLeg, abdomen, chest, rightArm, leftArm, head',
  ])
  const unplaced = legend.setup.parse({ ...raw, sides: { ...raw.sides, goblins: { goblin: {} } } })
  expect(unplaced.ok ? [] : unplaced.faults.map(faultInWords)).toEqual([
    'map.picture: found no place for goblin, allowed is one cell of the picture for each fighter',
  ])
})

test('every record of the content is without fault', () => {
  for (const id of Object.keys(RECORDS)) {
    const parsed = legend.setup.parse({ system: 'legend', sides: { a: { [id]: {} }, b: { other: { like: id } } } })
    expect(parsed.ok ? [] : parsed.faults.map(faultInWords), id).toEqual([])
  }
})
