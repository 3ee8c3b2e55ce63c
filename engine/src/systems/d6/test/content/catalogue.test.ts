import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { show } from '../../book/diecode.ts'
import { rules } from '../../book/rules.ts'
import { rulings } from '../../book/rulings.ts'
import { abilities } from '../../content/abilities.ts'
import { armour, shields } from '../../content/armour.ts'
import * as modifiers from '../../content/difficulty-modifiers.ts'
import { characterNamed, characters, vehicles, weapons } from '../../content/index.ts'
import { skills } from '../../content/skills.ts'
import * as injury from '../../content/wound-levels.ts'
import { strengthDamage } from '../../state/derive.ts'

const known = new Set<string>(rules.map(({ id }) => id))

describe('the catalogue', () => {
  test('has the 102 rules of the chapter and the 239 of its companions, each once', () => {
    expect(rules.filter(({ from }) => from === 'chapter')).toHaveLength(102)
    expect(rules.filter(({ from }) => from === 'companion')).toHaveLength(239)
    expect(known.size).toBe(341)
  })
  test('says each rule in a sentence under a heading', () => {
    const bad = rules.filter(({ title, says, heading }) => !title || !heading || !/[.]$/.test(says))
    expect(bad).toEqual([])
  })
  test('leaves out only what takes days, and says so', () => {
    expect(rules.filter(({ outOfScope }) => outOfScope !== undefined).map(({ id }) => id)).toEqual([
      'D6-C-HEAL-Rest',
      'D6-C-HEAL-WNatural',
      'D6-C-SA-AcceleratedHealing',
    ])
  })
})

describe('the rulings', () => {
  test('name each option once', () => {
    expect(new Set(rulings.map(({ option }) => option)).size).toBe(rulings.length)
    expect(new Set(rulings.map(({ option }) => option)).size).toBe(rulings.length)
  })
  test.each(rulings.map((ruling) => [ruling.option, ruling] as const))(
    '%s has a choice, a default among it and a reason',
    (_, ruling) => {
      const values: readonly unknown[] = ruling.values
      expect(values.length).toBeGreaterThan(1)
      expect(new Set(values).size).toBe(values.length)
      expect(values).toContain(ruling.default)
      expect(ruling.why).toMatch(/\.$/)
      expect(/^D6-A\d\d$/.test(ruling.id) || known.has(ruling.id)).toBe(true)
    },
  )
})

/** Every object with this field, wherever it stands. */
function having(field: 'source' | 'rule', x: unknown, path = 'content', found: [string, object][] = []) {
  if (typeof x !== 'object' || x === null) return found
  if (field in x) found.push([path, x])
  else for (const [key, value] of Object.entries(x)) having(field, value, `${path}.${key}`, found)
  return found
}

describe('every record', () => {
  const printed = { weapons, armour, shields, vehicles, characters }
  test('has a source with a heading', () => {
    const records = having('source', printed)
    expect(records.length).toBe(44 + 11 + 4 + 12 + 36)
    for (const [path, record] of records)
      expect([path, record]).toMatchObject([path, { source: { heading: expect.stringMatching(/./) } }])
  })
  test('cites a rule that exists, where it cites one', () => {
    const records = having('rule', { ...printed, abilities, ...modifiers, ...injury })
    expect(records.length).toBeGreaterThan(150)
    const wrong = records.filter(([, record]) => 'rule' in record && !known.has(String(record.rule)))
    expect(wrong).toEqual([])
  })
  test('of armour, weapons and abilities is of the type its list promises', () => {
    for (const list of [weapons, armour, shields, vehicles, characters, abilities])
      for (const [name, record] of Object.entries(list))
        expect([name, record]).toMatchObject([name, { rule: expect.stringMatching(/^D6-/) }])
  })
})

describe('the printed figures', () => {
  const damages = Object.fromEntries(
    Object.entries(weapons).map(([name, { damage }]) => [name, (damage.strong ? 'S ' : '') + show(damage.code)]),
  )
  test('of 25 hand weapons and 19 others', () => {
    expect(damages).toMatchObject({
      'small knife': 'S +2',
      'arrow in hand': 'S +1',
      'battle axe': 'S 3D',
      'ball and chain': 'S 2D',
      bullwhip: 'S 1D',
      club: 'S 1D+1',
      'spiked club': 'S 1D+2',
      hatchet: 'S 1D+1',
      halberd: 'S 3D',
      katana: 'S 3D',
      dagger: 'S 1D',
      mace: 'S 1D+1',
      'morning star': 'S 3D',
      nunchaku: 'S 1D+2',
      quarterstaff: 'S 1D+2',
      rapier: 'S 2D',
      sai: 'S 1D+1',
      sap: 'S 1D',
      spear: 'S 2D',
      'long sword': 'S 2D+2',
      'short sword': 'S 1D+2',
      'two-handed sword': 'S 3D+1',
      tonfa: 'S 1D+2',
      trident: 'S 2D+2',
      'war hammer': 'S 3D',
      blowgun: '1D',
      'long bow': 'S 2D+2',
      'short bow': 'S 1D+2',
      'light crossbow': '4D',
      'heavy crossbow': '4D+1',
      'hand crossbow': '4D',
      sling: 'S 1D',
      boomerang: 'S 1D+1',
      dart: 'S +1',
      rock: 'S +1',
      javelin: 'S 2D',
      'throwing dagger': 'S 1D',
      arquebus: '3D+2',
      'wheellock musket': '4D',
      'wheellock pistol': '3D+1',
      'black powder bomb': '6D',
      'small cannon': '4D',
      'large cannon': '5D',
      catapult: '3D+2',
    })
    expect(Object.keys(damages)).toHaveLength(25 + 19)
  })
  test('of armour and shields', () => {
    const values = (list: Readonly<Record<string, { value: number }>>) =>
      Object.values(list).map(({ value }) => show(value))
    expect(values(armour)).toEqual(['+2', '+2', '+2', '1D', '1D', '1D+1', '1D+2', '2D', '2D', '3D', '+1'])
    expect(values(shields)).toEqual(['+2', '2D', '2D+1', '2D+2'])
  })
  test('of vehicles', () => {
    const row = ({ scale, toughness, maneuverability }: (typeof vehicles)[keyof typeof vehicles]) =>
      `${scale} ${show(toughness)} ${show(maneuverability)}`
    expect(Object.values(vehicles).map(row)).toEqual([
      '3 4D -2',
      '5 4D+1 0',
      '6 4D+1 -1D',
      '3 5D+1 -3D',
      '0 2D 1D',
      '14 7D+2 -2D',
      '15 5D+2 +2',
      '14 4D+2 1D+2',
      '21 7D+1 -2D',
      '12 6D+2 0',
      '2 3D+2 0',
      '4 4D 2D',
    ])
  })
})

describe('the stat blocks', () => {
  const of = (rule: string) => Object.values(characters).filter((character) => character.rule === rule)
  test('are 19 of the rulebook, 4 races, 9 of the supplements, and ours', () => {
    expect(of('D6-C-DATA-Official')).toHaveLength(19)
    expect(of('D6-C-DATA-Races')).toHaveLength(4)
    expect(of('D6-C-DATA-Supplement')).toHaveLength(9)
    expect(of('D6-C-DATA-Homebrew')).toHaveLength(4)
  })
  test('of ours never pass for the book’s', () => {
    for (const block of Object.values(characters))
      expect(block.source.work === 'Affray, homebrew').toBe(block.rule === 'D6-C-DATA-Homebrew')
  })
  test('have no skill below its attribute, but for what the healer prints', () => {
    const below = Object.values(characters).flatMap(({ name, attributes, skills: has }) =>
      Object.entries(has)
        .filter(([skill, code]) => {
          const attribute = skills[skill as keyof typeof skills]
          return code < attributes[attribute]
        })
        .map(([skill]) => `${name}: ${skill}`),
    )
    expect(below).toEqual(['healer: reading/writing', 'healer: scholar'])
  })
  test('print a Strength Damage their Physique gives, but for two (Ruling D6-A30)', () => {
    const odd = Object.values(characters).filter(
      ({ attributes, skills: has, strengthDamage: printed }) =>
        printed !== strengthDamage(attributes.physique, has.lifting),
    )
    expect(odd.map(({ name }) => name)).toEqual(['henchman', 'minor destructive demon'])
  })
  test('answer to the names of their kin', () => {
    expect(characterNamed('goblin')).toBe(characters['evil humanoid'])
    expect(characterNamed('soldier')).toBe(characters.soldier)
    expect(characterNamed('unicorn')).toBeUndefined()
    const names = Object.entries(characters).flatMap(([id, { also }]) => [id, ...(also ?? [])])
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the README', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  test('lists every option with its default first, and what is left out', () => {
    for (const { id, option, default: usual } of rulings)
      expect(readme).toContain(`| ${id} | \`${option}\` | ${usual},`)
    for (const { id, outOfScope } of rules) if (outOfScope) expect(readme).toContain(`| ${id} |`)
  })
  test('has a word on every unclear passage', () => {
    const told = (n: number) => readme.includes(`D6-A${String(n).padStart(2, '0')}`)
    expect(Array.from({ length: 78 }, (_, i) => i + 1).filter((n) => !told(n))).toEqual([])
  })
})
