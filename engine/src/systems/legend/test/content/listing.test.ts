import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type LegendRule, NOTE_RULES, rules } from '../../book/rules.ts'
import { DEFAULT_OPTIONS, type LegendOptions, RULINGS } from '../../book/rulings.ts'
import { armourWorn, MATERIALS, PIECES } from '../../content/armour.ts'
import { CREATURE_LOCATIONS } from '../../content/bodies.ts'
import { CREATURES } from '../../content/creatures.ts'
import { FATIGUE_LEVELS } from '../../content/fatigue-levels.ts'
import { OBJECTS } from '../../content/objects.ts'
import { SPELLS } from '../../content/spells.ts'
import { BODIES, RECORDS, WEAPONS } from '../../content/tables.ts'
import { REACHES, SIZES } from '../../content/types.ts'
import { AMMUNITION, CLOSE_WEAPONS, RANGED_WEAPONS } from '../../content/weapons.ts'
import { armourPenalty, damageModifier, writtenModifier } from '../../state/derive.ts'

describe('the catalogue of rules', () => {
  const chapter = rules.filter((rule) => rule.from === 'chapter')

  test('holds the 209 rules of the chapter, each once', () => {
    expect(chapter).toHaveLength(209)
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length)
  })

  test('says each rule in one sentence under a heading', () => {
    for (const { id, title, says, heading } of rules) {
      expect(id).toMatch(/^LEG-[A-Z]+-[A-Za-z0-9-]+$/)
      expect(title, id).not.toBe('')
      expect(heading, id).not.toBe('')
      expect(says, id).toMatch(/^[^.]+(?:\.\d[^.]*)*\.$/)
    }
  })

  test('leaves no rule of the chapter out of scope', () => {
    expect(chapter.filter((rule) => rule.outOfScope)).toEqual([])
  })

  test('lets no unknown id be cited', () => {
    const known: LegendRule = 'LEG-MAN-Trip'
    // @ts-expect-error: an id nobody catalogued
    const unknown: LegendRule = 'LEG-MAN-Tickle'
    expect(rules.some((rule) => rule.id === known)).toBe(true)
    expect(rules.some((rule) => rule.id === unknown)).toBe(false)
  })
})

describe('the rulings', () => {
  test('have options of their own and defaults among their values', () => {
    expect(new Set(RULINGS.map((ruling) => ruling.option)).size).toBe(RULINGS.length)
    for (const { id, option, values, default: usual, why } of RULINGS) {
      expect(option).toMatch(/^[a-z][A-Za-z0-9]*$/)
      expect(values.length, option).toBeGreaterThan(1)
      expect(values, option).toContain(usual)
      expect(why, option).toMatch(/[.?]$/)
      if (!id.startsWith('LEG-A')) expect(rules.map((rule) => rule.id)).toContain(id)
    }
  })

  test('give typed options', () => {
    const options: LegendOptions = { ...DEFAULT_OPTIONS, chargeStrike: 'onContact', flanking: 20, reach: true }
    // @ts-expect-error: not a value of this option
    const wrong: LegendOptions = { ...DEFAULT_OPTIONS, chargeStrike: 'never' }
    expect(options.impaleYank).toBe('immediate')
    expect(options.reach).toBe(true)
    expect(wrong).not.toEqual(DEFAULT_OPTIONS)
  })
})

describe('the README', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

  test('lists each option with its default first', () => {
    for (const { id, option, values, default: usual } of RULINGS) {
      const shown = [usual, ...values.filter((value) => value !== usual)].join(', ')
      expect(readme).toContain(`| ${id} | \`${option}\` | ${shown} |`)
    }
  })

  test('answers every ambiguity', () => {
    for (let number = 1; number <= 81; number += 1) {
      expect(readme).toContain(`| LEG-A${String(number).padStart(2, '0')} |`)
    }
  })

  test('names no option that does not exist', () => {
    const named = [...readme.matchAll(/`([a-z][A-Za-z0-9]+): /g)].map((match) => match[1])
    const options: readonly string[] = [...RULINGS.map((ruling) => ruling.option), 'derived', 'options']
    for (const name of named) expect(options).toContain(name)
  })
})

describe('weapons', () => {
  test('the core book’s rows are all there', () => {
    expect(Object.keys(CLOSE_WEAPONS)).toHaveLength(42)
    expect(Object.keys(RANGED_WEAPONS)).toHaveLength(20)
  })

  test('every record is well formed, named by its key and has a source', () => {
    for (const [id, weapon] of Object.entries(WEAPONS)) {
      expect(weapon.id).toBe(id)
      expect(weapon.source, id).not.toBe('')
      if (weapon.damage !== null) expect(weapon.damage, id).toMatch(/^\d+d\d+(\+\d+)?$/)
      if (weapon.size !== null) expect(SIZES, id).toContain(weapon.size)
      if (weapon.use === 'close') expect(REACHES, id).toContain(weapon.reach)
      for (const note of weapon.notes) expect(Object.keys(NOTE_RULES), id).toContain(note)
    }
  })

  test('manoeuvres fit how the weapon strikes', () => {
    const needs = { bleed: 'cutting', impale: 'thrusting', stunLocation: 'bludgeon', entangle: 'entangling' } as const
    for (const weapon of Object.values(WEAPONS)) {
      for (const [manoeuvre, kind] of Object.entries(needs)) {
        const listed: readonly string[] = weapon.manoeuvres
        if (listed.includes(manoeuvre)) expect(weapon.kinds, weapon.id).toContain(kind)
      }
    }
  })

  test('both grips of a weapon name each other', () => {
    const gripped = Object.values(WEAPONS).filter((weapon) => weapon.use === 'close' && weapon.otherGrip)
    expect(gripped.map((weapon) => weapon.id)).toEqual([
      'battleaxe',
      'battleaxe-two-handed',
      'longsword',
      'longsword-two-handed',
    ])
    for (const weapon of gripped) {
      const other = weapon.use === 'close' && weapon.otherGrip ? WEAPONS[weapon.otherGrip] : undefined
      expect(other).toMatchObject({ otherGrip: weapon.id, hands: 3 - weapon.hands, ap: weapon.ap, hp: weapon.hp })
    }
  })

  test('what can be thrown has a ranged record of its own', () => {
    const thrown = Object.values(RANGED_WEAPONS).flatMap(({ thrown: id }) => id ?? [])
    const marked = Object.values(CLOSE_WEAPONS).filter((weapon) =>
      (weapon.notes as readonly string[]).includes('thrown'),
    )
    expect([...thrown].sort()).toEqual(marked.map((weapon) => weapon.id).sort())
  })

  test('every shield but the buckler parries missiles', () => {
    const shields = Object.values(CLOSE_WEAPONS).filter((weapon) => weapon.family === 'shield')
    expect(
      shields.map((shield) => [shield.id, (shield.notes as readonly string[]).includes('parriesMissiles')]),
    ).toEqual([
      ['buckler', false],
      ['heater-shield', true],
      ['hoplite-shield', true],
      ['kite-shield', true],
      ['target', true],
    ])
  })

  test('the figures the worked fight quotes', () => {
    expect(CLOSE_WEAPONS['short-spear']).toMatchObject({ damage: '1d8+1', size: 'M', reach: 'L', ap: 4, hp: 5 })
    expect(CLOSE_WEAPONS.longsword).toMatchObject({ damage: '1d8', size: 'M', reach: 'L', ap: 6, hp: 12 })
    expect(CLOSE_WEAPONS.longspear).toMatchObject({ damage: '1d10+1', size: 'L', reach: 'VL', ap: 4, hp: 10 })
    expect(CLOSE_WEAPONS['short-sword']).toMatchObject({ damage: '1d6', size: 'M', reach: 'S', ap: 6, hp: 8 })
    expect(CLOSE_WEAPONS['heater-shield']).toMatchObject({ damage: '1d4', size: 'L' })
    expect(CLOSE_WEAPONS.buckler).toMatchObject({ damage: '1d3', size: 'M' })
  })

  test('each note stands on some weapon, but for that of a missile weapon swung as a club', () => {
    const noted = new Set(Object.values(WEAPONS).flatMap((weapon) => weapon.notes))
    expect(Object.keys(NOTE_RULES).filter((note) => !noted.has(note as never))).toEqual(['improvised'])
  })
})

describe('bodies', () => {
  test.each(Object.keys(BODIES))('%s covers the D20 once, without gap', (id) => {
    const table = BODIES[id]
    const faces = (table?.locations ?? []).flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, offset) => from + offset),
    )
    expect(faces).toEqual(Array.from({ length: 20 }, (_, face) => face + 1))
    expect(new Set(table?.locations.map((location) => location.id)).size).toBe(table?.locations.length)
  })

  test('are named by their keys', () => {
    for (const [id, table] of Object.entries(BODIES)) expect(table.id).toBe(id)
    expect(Object.keys(CREATURE_LOCATIONS)).not.toContain('humanoid')
  })
})

describe('fighters', () => {
  test.each(Object.keys(RECORDS))('%s can be armed, dressed and wounded', (id) => {
    const fighter = RECORDS[id]
    expect(fighter?.id).toBe(id)
    expect(fighter?.source).not.toBe('')
    const body = BODIES[fighter?.body ?? '']
    const locations = body?.locations.map((location) => location.id) ?? []
    for (const location of Object.keys({ ...fighter?.worn, ...fighter?.natural })) expect(locations).toContain(location)
    for (const style of fighter?.styles ?? []) {
      for (const weapon of style.weapons) expect(Object.keys(WEAPONS), style.name).toContain(weapon)
    }
    for (const [spell, magnitude] of Object.entries(fighter?.spells ?? {})) {
      expect(Object.keys(SPELLS)).toContain(spell)
      expect(magnitude).toBeGreaterThan(0)
    }
  })

  test('borrowed creatures are marked as such', () => {
    for (const creature of Object.values(CREATURES)) {
      expect(creature.derived, creature.id).toBe(true)
      expect(creature.source, creature.id).toMatch(/ORC/)
    }
  })

  test('a trample does twice the Damage Modifier of its owner', () => {
    const tramplers = Object.values(RECORDS).flatMap((fighter) =>
      fighter.styles.flatMap((style) =>
        style.weapons
          .filter((id) => WEAPONS[id]?.notes.includes('trample'))
          .map((id) => ({ fighter, weapon: WEAPONS[id] })),
      ),
    )
    expect(tramplers).toHaveLength(6)
    for (const { fighter, weapon } of tramplers) {
      const { count, sides } = damageModifier(fighter.characteristics.str, fighter.characteristics.siz)
      expect(weapon).toMatchObject({ damage: `${2 * count}d${sides}`, modifier: false })
    }
  })

  test('armour worn slows where the source slows', () => {
    expect(armourPenalty(CREATURES['hill-giant'].worn)).toBe(1)
    expect(armourPenalty(CREATURES['cfi-skeleton'].worn)).toBe(2)
    expect(armourPenalty(CREATURES.troll.worn)).toBe(0)
    expect(writtenModifier(damageModifier(30, 30))).toBe('+1d12')
  })
})

describe('armour', () => {
  test('pieces on one location do not add up', () => {
    expect(
      armourWorn([
        { piece: 'coat', of: 'softLeather' },
        { piece: 'breastplate', of: 'plate' },
        { piece: 'greaves', of: 'ringmail' },
      ]),
    ).toEqual({ chest: 6, rightArm: 1, leftArm: 1, abdomen: 1, rightLeg: 3, leftLeg: 3 })
  })

  test('materials protect and weigh as the table says', () => {
    expect(Object.values(MATERIALS).map(({ ap, enc }) => `${ap}/${enc}`)).toEqual([
      '1/1',
      '2/2',
      '2/1',
      '3/2',
      '4/2',
      '5/3',
      '6/3',
    ])
    expect(Object.keys(PIECES)).toHaveLength(10)
  })
})

test('fatigue grows worse with every level', () => {
  expect(FATIGUE_LEVELS.map((level) => level.skill)).toEqual([0, -10, -20, -30, -40, -50])
  expect(FATIGUE_LEVELS.map((level) => level.strikeRank)).toEqual([0, 0, 0, -2, -4, -6])
})

test('objects and ammunition are named by their keys', () => {
  for (const [id, object] of Object.entries(OBJECTS)) expect(object.id).toBe(id)
  for (const [id, arrow] of Object.entries(AMMUNITION)) expect(arrow.id).toBe(id)
  expect(OBJECTS['iron-door']).toMatchObject({ ap: 12, hp: 75 })
})
