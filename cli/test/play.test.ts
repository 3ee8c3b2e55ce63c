import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FightFile } from '@affray/engine'
import { expect, test } from 'vitest'
import { affray, DUEL, fresh, TAVERN } from './affray.ts'

const typed = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('')
const fightIn = (path: string): FightFile => JSON.parse(readFileSync(path, 'utf8')) as FightFile

test('legal options are numbered, refused ones have their reason, and the others are bots', async () => {
  const { code, out } = await affray(['play', DUEL, '--dice', 'typed'], typed('bold'))
  expect(code).toBe(0)
  expect(out).toContain('You decide for ines; bots play milo.')
  expect(out).toContain('ines, bold or wary in round 1?\n  1  bold  (Enter)\n  2  wary\n> bold\n')
  expect(out).toMatch(/ines, what do you do\?.*\n {2}1 {2}strike +\(Enter\)\n/)
  expect(out).toContain('  –  recover  there is no daze to shake off [EX-RECOVER]')
})

test('an option is taken by number, by name and by the beginning of its name', async () => {
  for (const bold of ['1', 'bold', 'b', 'BOLD']) {
    const path = fresh('.fight.json')
    await affray(['play', DUEL, '--dice', 'typed', '--save', path], typed(bold))
    expect(fightIn(path).entries[0]?.answers).toMatchObject([
      { asked: [{ who: 'ines' }, { who: 'milo' }], keys: ['bold', 'bold'] },
    ])
  }
})

test('what is no option is refused with what would be one, and nothing happens', async () => {
  const { code, out } = await affray(['play', DUEL, '--dice', 'typed'], typed('7', 'bald', 'recover'))
  expect(code).toBe(0)
  expect(out).toContain('✗ "7" is none of the options. Type a number from 1 to 2, or ? for help.')
  expect(out).toContain('✗ "bald" is none of the options. Did you mean bold?')
  expect(out).toContain('✗ "recover" is none of the options.')
  expect(out).not.toContain('picks a stance')
})

test('several dice may be answered by what they come to', async () => {
  const path = fresh('.fight.json')
  const street = fileURLToPath(new URL('../../scenarios/d6/cians-street.yaml', import.meta.url))
  const { out } = await affray(['play', street, '--dice', 'typed', '--save', path], typed('99', '1', '21', ''))
  expect(out).toContain('type the faces, what they come to or a word; Enter throws them for you')
  expect(out).toContain(
    '✗ The dice of initiative of cian cannot come to 1. Say what they come to without anything added',
  )
  expect(out).toContain('a Character Point on initiative? It stands at 21.')
  const rolls = [...fightIn(path).entries, { answers: fightIn(path).pending }].flatMap(({ answers }) => answers)
  expect(rolls.filter((answer) => 'roll' in answer)).toMatchObject([{ roll: 'initiative', says: [21] }])
})

test('dice are typed as faces or as words, and wrong ones are refused', async () => {
  const path = fresh('.fight.json')
  const { out } = await affray(
    ['play', DUEL, '--dice', 'typed', '--save', path],
    typed('bold', 'strike', '11', '7 3', 'perhaps', '7', '6'),
  )
  expect(out).toContain('ines rolls blow: d10')
  expect(out).toContain('✗ The roll blow of ines cannot show 11 on a d10.')
  expect(out).toContain('✗ The roll blow of ines takes 1 dice, and 2 were given.')
  expect(out).toContain('✗ The roll blow of ines cannot be read as "perhaps" here.')
  expect(out).toContain('Ines swings at milo: 7 +3 brawling against 8, on target. [Strike]')
  expect(fightIn(path).dice.by).toBe('typed')
  expect(fightIn(path).entries[1]?.answers).toMatchObject([
    { keys: ['strike'] },
    { asked: [{ who: 'milo', ask: 'defence' }], keys: ['none'] },
    { roll: 'blow', faces: [7] },
    { roll: 'damage', faces: [6] },
  ])
  const words = fresh('.fight.json')
  await affray(['play', DUEL, '--dice', 'typed', '--save', words], typed('bold', 'strike', 'yes', '4'))
  const said = [...fightIn(words).entries, { answers: fightIn(words).pending }].flatMap(({ answers }) => answers)
  expect(said.find((answer) => 'roll' in answer)).toMatchObject({ roll: 'blow', who: 'ines', says: [true] })
})

test('Enter lets the program throw the dice', async () => {
  const path = fresh('.fight.json')
  await affray(['play', DUEL, '--dice', 'typed', '--save', path], typed('bold', 'strike', ''))
  const rolls = [...(fightIn(path).entries[1]?.answers ?? []), ...fightIn(path).pending].filter(
    (answer) => 'roll' in answer,
  )
  expect(rolls[0]).toMatchObject({ roll: 'blow', who: 'ines', faces: [expect.any(Number)] })
})

test('undo takes back own answers one by one, redo goes to the same bytes, and another answer is a branch', async () => {
  const path = fresh('.fight.json')
  const before = await affray(['play', DUEL, '--dice', 'typed', '--save', path], typed('bold', 'strike', '7', '6'))
  const bytes = readFileSync(path, 'utf8')
  expect(before.out).toContain('Milo loses 9 grit')
  await affray(
    ['play', DUEL, '--dice', 'typed', '--save', path],
    typed('bold', 'strike', '7', '6', 'undo', 'undo', 'undo', 'redo', 'redo', 'redo'),
  )
  expect(readFileSync(path, 'utf8')).toBe(bytes)
  const { out } = await affray(
    ['play', DUEL, '--dice', 'typed', '--save', path],
    typed('bold', 'strike', '7', '6', 'undo', 'undo', 'undo', 'wait'),
  )
  expect(out.match(/Taken back\./g)).toHaveLength(3)
  expect(fightIn(path).entries.map(({ id, after, branch }) => ({ id, after, branch }))).toMatchObject([
    { id: 1, after: 0, branch: 0 },
    { id: 2, after: 1, branch: 0 },
    { id: 3, after: 1, branch: 1 },
  ])
})

test('undo at the beginning and redo without undo say so', async () => {
  const { out } = await affray(['play', DUEL], typed('undo', 'redo'))
  expect(out).toContain('There is nothing to take back.')
  expect(out).toContain('There is nothing to do again.')
})

test("the program's dice: undo and the same answer give the same dice, as redo does; another answer is a branch", async () => {
  const path = fresh('.fight.json')
  const start = typed('bold', 'strike')
  await affray(['play', DUEL, '--seed', '5', '--save', path], start)
  const bytes = readFileSync(path, 'utf8')
  await affray(['play', DUEL, '--seed', '5', '--save', path], start + typed('undo', 'redo'))
  expect(readFileSync(path, 'utf8')).toBe(bytes)
  await affray(['play', DUEL, '--seed', '5', '--save', path], start + typed('undo', 'strike'))
  expect(readFileSync(path, 'utf8')).toBe(bytes)
  await affray(['play', DUEL, '--seed', '5', '--save', path], start + typed('undo', 'wait'))
  expect(fightIn(path).branch).toBe(1)
  expect((await affray(['replay', path, '--verify'])).code).toBe(0)
})

test('a fight left in the middle goes on from its file, in the middle of a step too', async () => {
  const path = fresh('.fight.json')
  await affray(['play', DUEL, '--dice', 'typed', '--save', path], typed('bold', 'strike', '7'))
  expect(fightIn(path).pending).toHaveLength(3)
  const { code, out } = await affray(['play', path], typed('6'))
  expect(code).toBe(0)
  expect(out).toContain('Ines swings at milo: 7 +3 brawling against 8, on target.')
  expect(out).toContain('ines rolls damage: d6\n')
  expect(out).toContain('Milo loses 9 grit')
})

test('what others picked in secret is not told', async () => {
  const { out } = await affray(['play', DUEL, '--json'], typed('wary'))
  const events = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { event?: { type: string; who: string; stance: object } })
  const stances = events.flatMap(({ event }) => (event?.type === 'stance' ? [[event.who, event.stance]] : []))
  expect(stances).toEqual([
    ['ines', { only: ['ines'], is: 'wary' }],
    ['milo', { only: ['milo'] }],
  ])
})

test('seats: the people of the scenario, else the first side; others by name; the game master decides for nobody', async () => {
  expect((await affray(['play', TAVERN])).out).toContain('You decide for sailor-1, student;')
  expect((await affray(['play', DUEL, '--seat', 'purse'])).out).toContain('You decide for milo;')
  expect((await affray(['play', TAVERN, '--seat', 'ana', '--seat', 'crew'])).out).toContain(
    'You decide for sailor-1, student, sailor-2;',
  )
  expect(await affray(['play', TAVERN, '--seat', 'ann'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Did you mean ana?'),
  })
  const { code, out } = await affray(['play', DUEL, '--seat', 'gm', '--seed', '2'])
  expect(code).toBe(0)
  expect(out).toMatch(/Victory for the/)
})

test('a ruling is carried out and told; a wrong one is refused', async () => {
  const { out } = await affray(
    ['play', DUEL, '--dice', 'typed'],
    typed(
      'bold',
      'rule {"do":"fly"} because why not',
      'rule nonsense',
      'rule {"do":"set","who":"milo","field":"grit","to":1} because he is drunk',
      'look',
    ),
  )
  expect(out).toMatch(/✗ This ruling cannot be used/)
  expect(out).toContain('✗ "nonsense" is no command in JSON.')
  expect(out).toMatch(/milo .*looks badly hurt/)
  expect(out, 'of a foe nobody is told the number').not.toMatch(/milo .*1\/10/)
})

test('a whole fight is played to its end from a pipe, and its file verifies', async () => {
  const path = fresh('.fight.json')
  const { code, out, err } = await affray(['play', DUEL, '--seed', '2', '--save', path], '1\n'.repeat(200))
  expect(code).toBe(0)
  expect(out).toMatch(/Victory for the (cards|purse), in round \d+\./)
  expect(err).toContain(`affray replay ${path} --verify`)
  expect((await affray(['replay', path, '--verify'])).out).toMatch(/✓ All \d+ rolls/)
})

test('look draws hexes with every other row moved by half a cell, and names who stands where', async () => {
  const { out } = await affray(
    ['play', 'scenarios/olde/hexes.yaml', '--seat', 'all', '--seed', '4'],
    typed('look', 'quit'),
  )
  const drawn = [
    '    0 1 2 3 4 5 6 7 8 9',
    '  0 . . . . . . . . . .',
    '  1  . A . # # . . . C .',
    '  2 . . . # . . # . . .',
    '  3  . B . . . . # . D .',
    '  4 . . . . # . . . F .',
    '  5  . . . . . . . E . .',
    '  columns across, rows down; one cell is 1 space',
    '  A  ranger at 1,1',
  ]
  expect(out).toContain(drawn.join('\n'))
})

test('help, look, log, why and save answer without using up the question', async () => {
  const path = fresh('.fight.json')
  const { out } = await affray(
    ['play', DUEL, '--seed', '2'],
    typed('?', 'look', 'bold', 'why', 'log', `save ${path}`, 'save', 'quit', 'bold'),
  )
  expect(out).toContain('take back your last answer')
  expect(out.match(/Round 1\n/g)).toHaveLength(2)
  expect(out).toContain(`Saved to ${path}.`)
  expect(out).toContain('✗ Saved where?')
  expect(fightIn(path).entries.length).toBeGreaterThan(0)
})
