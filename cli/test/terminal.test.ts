import { readFileSync } from 'node:fs'
import { type FightFile, systems } from '@affray/engine'
import { expect, test } from 'vitest'
import { affray, DUEL, file, fresh, TAVERN } from './affray.ts'

const typed = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('')
const fightIn = (path: string): FightFile => JSON.parse(readFileSync(path, 'utf8')) as FightFile

test('Enter does the usual thing from the first question to the last, and the option it takes is marked', async () => {
  const { code, out } = await affray(['play', DUEL, '--seed', '2'], '\n'.repeat(60))
  expect(code).toBe(0)
  expect(out).toMatch(/strike +\(Enter\)/)
  expect(out).toMatch(/Victory for the/)
})

test('Enter defends as a bot would, and keeps the points that could be spent', async () => {
  const { out } = await affray(['play', 'scenarios/legend/duel.yaml', '--seed', '7'], '\n'.repeat(12))
  expect(out).toMatch(/how do you defend yourself\?\n(?: .*\n)*? {2}\d {2}(?:longsword|heater-shield)[^\n]*\(Enter\)/)
  expect(out).toMatch(/a Hero Point [^\n]*\n {2}1 {2}keep +\(Enter\)/)
})

test('how far away somebody is stands where it helps to choose', async () => {
  const { out } = await affray(['play', 'scenarios/legend/archer-and-cover.yaml', '--seed', '7'], '\n'.repeat(6))
  expect(out).toMatch(/at whom\?\n {2}1 {2}corin +.*away/)
  expect(out).toContain('which manoeuvre against')
  expect(out).not.toMatch(/no manoeuvre.*away/)
})

test('victory is not the end: the last blow is taken back and another line played', async () => {
  const path = fresh('.fight.json')
  const { out } = await affray(
    ['play', DUEL, '--seed', '2', '--save', path],
    `${'\n'.repeat(40)}undo\nwait\nbranches\n`,
  )
  expect(out).toContain('undo takes the last blow back')
  expect(out.slice(out.indexOf('Victory for the'))).toContain('Taken back.')
  expect(out).toMatch(/0 {2}the first line .*\n +1 {2}leaves behind entry \d+ .*\(you are here\)/)
  expect(fightIn(path).branch).toBe(1)
  expect((await affray(['replay', path, '--verify'])).code).toBe(0)
})

test('branches are visited, and undone answers come again with their dice', async () => {
  const path = fresh('.fight.json')
  await affray(['play', DUEL, '--seed', '5', '--save', path], typed('bold', 'strike', 'undo', 'wait', 'branch 0'))
  expect(fightIn(path).branch).toBe(0)
  const { out } = await affray(
    ['play', DUEL, '--seed', '5'],
    typed('bold', 'strike', 'undo', 'wait', 'branch 7', 'branch 0'),
  )
  expect(out).toContain('✗ There is no branch NaN.'.replace('NaN', '7'))
  expect(out).toContain('On branch 0.')
})

test('one person holds several seats, all, or one fighter', async () => {
  expect((await affray(['play', TAVERN, '--seat', 'all'])).out).toContain(
    'You decide for sailor-1, sailor-2, student, bouncer, thug-1, thug-2, the game master; bots play nobody.',
  )
  expect((await affray(['play', TAVERN, '--seat', 'thug-1', '--seat', 'ana'])).out).toMatch(/You decide for thug-1, /)
})

test('a fighter is taken over and handed back in the middle of a fight', async () => {
  const { out } = await affray(
    ['play', DUEL, '--seed', '3'],
    typed('bold', 'take milo', 'strike', 'give milo', 'take nobody'),
  )
  expect(out).toContain('You decide for milo now.')
  expect(out).toMatch(/milo, do you dodge the strike of ines\?/)
  expect(out).toContain('A bot decides for milo now.')
  expect(out).toContain('✗ There is no fighter "nobody".')
})

test('mine are typed, theirs are thrown, and the chance stands beside the prompt', async () => {
  const path = fresh('.fight.json')
  const { out } = await affray(
    ['play', DUEL, '--seed', '3', '--dice', 'mine', '--save', path],
    typed('bold', 'strike', '9', '6', '', '', '', ''),
  )
  expect(out).toContain('ines rolls blow: d10\n  no 1–4 40 % · yes 5–10 60 %')
  const rolls = [...fightIn(path).entries, { answers: fightIn(path).pending }].flatMap(({ answers }) =>
    answers.filter((a) => 'roll' in a),
  )
  expect(rolls.filter(({ who }) => who === 'ines').some((roll) => roll.typed)).toBe(true)
  expect(rolls.some(({ who, typed: own }) => who === 'milo' && own === undefined)).toBe(true)
  expect((await affray(['replay', path, '--verify'])).code).toBe(0)
})

test('which die is wild stands in the prompt', async () => {
  const { out } = await affray(['play', 'scenarios/d6/cians-street.yaml', '--dice', 'mine'], '')
  expect(out).toMatch(/cian rolls initiative: 3d6, wild d6 \(in this order\)/)
})

test('odds, advice, a sheet and the track are there on request and use up nothing', async () => {
  const { out } = await affray(
    ['play', DUEL, '--seed', '3'],
    typed('bold', 'odds', 'odds strike', 'advise', 'sheet', 'sheet milo', 'sheet nobody', 'track', 'why'),
  )
  expect(out).toMatch(/1 {2}strike +.*\d+ %.*\(Enter\)/)
  expect(out).toMatch(/strike \[strike\] exact/)
  expect(out).toMatch(/\[(strike|haymaker|wait)\]: .*fights won/)
  expect(out).toMatch(/ines of the cards: unhurt\n {2}grit +█+ 11\/11/)
  expect(out).toMatch(/milo of the purse: unhurt\n {2}looks {2}unhurt\n/)
  expect(out).toContain('✗ There is no fighter "nobody".')
  expect(out).toContain('Round 1: ▸ines actions 2/2 · milo actions 2/2')
})

test('the game master commands in words, with help, and the reason is told', async () => {
  const { out } = await affray(
    ['play', DUEL, '--seed', '3', '--seat', 'gm', '--seat', 'cards'],
    typed(
      'bold',
      'commands',
      'damage milo 3 because the stool broke',
      'milo dazed 2',
      'set milo grit 4',
      'heal milo 1',
      'add sailor because friends come',
      'damage milo',
      'damage nobody 3',
      'milo asleep',
      'add dragon',
      'look',
    ),
  )
  expect(out).toContain('set <who> <field> <to>')
  expect(out).toContain('The game master rules: the stool broke. Ruling: milo’s grit from 10 to 7.')
  expect(out).toContain('Ruling: milo’s dazed from 0 to 2.')
  expect(out).toContain('milo’s grit from 4 to 5.')
  expect(out).toContain('The game master rules: friends come. Ruling: sailor joins the purse.')
  expect(out).toContain('✗ How much shall milo lose? Write: damage ines 3.')
  expect(out).toContain('✗ There is no fighter "nobody".')
  expect(out).toContain('✗ "asleep" says nothing the game master can rule of milo. Say one of:')
  expect(out).toMatch(/✗ .* is missing\. Write: add <side> <who>/)
})

test('undo goes to any line, by the numbers of the log', async () => {
  const path = fresh('.fight.json')
  const { out } = await affray(
    ['play', DUEL, '--seed', '3', '--save', path],
    typed('bold', 'strike', 'wait', 'log', 'undo 1', 'undo 99', 'undo soon'),
  )
  expect(out).toMatch(/\n {3}2 Ines is up/)
  expect(out).toContain('Taken back to 1.')
  expect(out).toContain('✗ There is no line 99 to go back to.')
  expect(out).toContain('✗ There is no line soon to go back to.')
  expect(fightIn(path).head).toBe(1)
  const inside = await affray(['play', DUEL, '--seed', '3', '--save', path], typed('bold', 'strike', 'undo 2.2', ''))
  expect(inside.out).toContain('Enter goes on from here')
  expect((await affray(['replay', path, '--verify'])).code).toBe(0)
})

test('standing orders answer until they are ended', async () => {
  const { out } = await affray(
    ['play', DUEL, '--seed', '3'],
    typed('always bold', 'always nonsense', 'wait', 'wait', 'orders', 'never dance', 'orders off'),
  )
  expect(out.match(/bold or wary in round/g)).toHaveLength(1)
  expect(out).toContain('✗ "nonsense" is none of the options.')
  expect(out).toMatch(/ines {2}asked stance {2}always bold/)
  expect(out).toContain('✗ "dance" is no kind of offer.')
  expect(out).toContain('No orders stand.')
})

test('a saved fight goes on and goes on being saved', async () => {
  const path = fresh('.fight.json')
  await affray(['play', DUEL, '--seed', '3', '--save', path], typed('bold'))
  const before = fightIn(path).entries.length + fightIn(path).pending.length
  const { err } = await affray(['play', path], typed('strike'))
  expect(err).toContain(`Saved to ${path}.`)
  expect(fightIn(path).entries.length + fightIn(path).pending.length).toBeGreaterThan(before)
})

test('bots act one by one where they are slow', async () => {
  const { out } = await affray(['play', DUEL, '--seat', 'gm', '--slow', '--seed', '2'], typed('', '', ''))
  expect(out.match(/Enter goes on from here/g)?.length).toBeGreaterThanOrEqual(3)
  expect(out).not.toContain('Victory')
})

test('a round does not open with a sentence on everybody', async () => {
  const { out } = await affray(['play', TAVERN, '--seat', 'student', '--seed', '2'], typed('bold'))
  expect(out).toMatch(/Student picks a stance\. \(5 more like this; log tells them\.\)/)
})

test('a fight of older rules is told as it was told then, exported, and not played on', async () => {
  const path = fresh('.fight.json')
  await affray(['play', DUEL, '--seed', '3', '--save', path], typed('bold', 'strike'))
  const now = `example@${systems.example?.version}`
  const old = file('.fight.json', readFileSync(path, 'utf8').replace(now, 'example@1'))
  const told = await affray(['replay', old])
  expect(told).toMatchObject({
    code: 0,
    err: expect.stringContaining(`was played under example@1, and this program has ${now}.`),
  })
  expect(told.out).toContain('Ines picks a stance.')
  expect(JSON.parse((await affray(['replay', old, '--json'])).out)).toMatchObject({
    system: 'example@1',
    told: expect.any(Array),
  })
  const checked = await affray(['replay', old, '--verify'])
  expect(checked).toMatchObject({
    code: 1,
    err: expect.stringMatching(/nothing of it was checked\.\n.*version that made it/),
  })
  expect(checked.out).toBe(told.out)
  const play = await affray(['play', old])
  expect(play).toMatchObject({ code: 1, err: expect.stringMatching(/it cannot be played on.*\n?.*affray replay/) })
  const bare = file('.fight.json', JSON.stringify({ ...fightIn(old), told: undefined }))
  expect(await affray(['replay', bare])).toMatchObject({
    code: 1,
    err: expect.stringContaining('Its story was not kept in it.'),
  })
})
