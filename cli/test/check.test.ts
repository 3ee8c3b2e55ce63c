import { expect, test } from 'vitest'
import { affray, DUEL, file, json, TAVERN } from './affray.ts'

const checked = async (text: string, ending = '.yaml') => {
  const path = file(ending, text)
  const { code, out, err } = await affray(['check', path])
  return { code, out: out.replaceAll(path, 'it').replace(/\n {2}(?=\S)/g, ' '), err: err.replaceAll(path, 'it') }
}

test('a sound scenario is said to be sound, with who fights whom', async () => {
  const { code, out } = await affray(['check', DUEL])
  expect(code).toBe(0)
  expect(out).toBe(
    [
      '✓ scenarios/example/duel.yaml is sound: "Behind the stables", Brawl.',
      '  cards    ines',
      '  purse    milo',
      '  options  ties: attacker',
      '',
    ].join('\n'),
  )
  expect(await json(['check', TAVERN])).toMatchObject({ sound: true, seats: { ana: ['sailor-1', 'student'] } })
})

test('each fault names file, line, column, path, what was found, what is allowed, and what was meant', async () => {
  const { code, out } = await checked(`system: example
optons: {}
options: { ties: atacker }
sides:
  crew: { thug: { count: 0 } }
  house: { thug: {} }
`)
  expect(code).toBe(1)
  expect(out).toContain('it:2:1  optons found the unknown field "optons"; allowed: one of system, title,')
  expect(out).toContain('Did you mean "options"?')
  expect(out).toContain(
    'it:3:12  options.ties found "atacker"; allowed: one of defender, attacker. Did you mean "attacker"?',
  )
  expect(out).toContain('it:5:19  sides.crew.thug.count found 0; allowed: at least 1.')
})

test('faults inside fighters, seats and policies have their lines too', async () => {
  const { code, out } = await checked(`system: example
sides:
  crew:
    sailer: {}
    student: { grit: 900 }
  house: { thug: {} }
`)
  expect(code).toBe(1)
  expect(out).toMatch(/it:4:5 {2}sides\.crew\.sailer found the unknown fighter "sailer";.* Did you mean "sailor"\?/)
  expect(out).toContain('it:5:16  sides.crew.student.grit found 900; allowed: at most 200.')
  const seats = await checked('system: example\nsides: { a: { thug: {} }, b: { sailor: {} } }\nseats: { ana: [tug] }\n')
  expect(seats.out).toContain('it:3:16  seats.ana.0 found "tug"; allowed: one of thug, sailor. Did you mean "thug"?')
  const policies = await checked(
    'system: example\nsides: { a: { thug: {} }, b: { sailor: {} } }\npolicies:\n  a: rekless\n',
  )
  expect(policies.out).toContain('it:4:3  policies.a found "rekless"; allowed: one of default, reckless.')
  const side = await checked(
    'system: example\nsides: { a: { thug: {} }, b: { sailor: {} } }\npolicies: { c: default }\n',
  )
  expect(side.out).toContain('it:3:13  policies.c found "c"; allowed: one of a, b.')
})

test('an unknown system and a missing one name those there are', async () => {
  expect((await checked('system: exampel\n')).out).toMatch(
    /it:1:1 {2}system found "exampel"; allowed: one of .*example"?/,
  )
  expect((await checked('title: nothing else\n')).out).toMatch(/system found nothing; allowed: one of /)
  expect((await checked('just words')).out).toMatch(/system found nothing/)
  expect((await checked('')).code).toBe(1)
})

test('too many fighters are refused at once', async () => {
  const crowd = Array.from({ length: 1500 }, (_, i) => `    thug-of-${i}: { like: thug, count: 200 }`).join('\n')
  const { code, out } = await checked(`system: example\nsides:\n  a:\n${crowd}\n  b: { sailor: {} }\n`)
  expect(code).toBe(1)
  expect(out).toContain('sides found 300001 fighters; allowed: at most 1000 in one fight.')
})

test('escapes in a file do nothing to a terminal', async () => {
  const { out } = await checked(
    'system: example\ntitle: "a\\e]0;gone\\a \\e[2Jb"\nsides: { a: { thug: {} }, b: { sailor: {} } }\n',
  )
  expect(out).toContain('"a]0;gone [2Jb"')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
})

test('faults speak of records, lists and texts, never of a parser', async () => {
  const said = async (fighter: string): Promise<string> =>
    (await checked(`system: legend\nsides: { a: { x: ${fighter} }, b: { goblin: {} } }\n`)).out
  for (const fighter of [
    '{ like: goblin, styles: 3 }',
    '{ like: goblin, armour: [{ piece: 3 }] }',
    '{ like: goblin, skills: [1] }',
  ]) {
    expect(await said(fighter)).not.toMatch(/Invalid|expected|discriminator|input/)
  }
  expect(await said('{ like: goblin, styles: 3 }')).toContain('found 3; allowed: a list.')
})

test('what is no YAML or JSON is refused with its place', async () => {
  expect(await checked('system: example\nsides: [\n')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/it:3:1: this is no YAML/),
  })
  expect((await checked('a: 1\na: 2\n')).err).toMatch(/it:2:1: this is no YAML: Map keys must be unique/)
  expect((await checked('{"system": "example",\n "sides": {]', '.json')).err).toMatch(/it:2:\d+: this is no JSON/)
})

test('JSON scenarios are read and their faults placed like those of YAML', async () => {
  const { out } = await checked(
    '{"system": "example",\n "sides": {"a": {"thug": {"grit": 300}},\n "b": {"thug": {}}}}',
    '.json',
  )
  expect(out).toContain('it:2:27  sides.a.thug.grit found 300; allowed: at most 200.')
})

test('a record may be written once and merged into others', async () => {
  const { code, out } = await checked(`system: example
sides:
  crew: { ana: &ana { quickness: 4, brawling: 3, might: 1, hide: 0, grit: 11 } }
  house: { ben: { <<: *ana, grit: 20 } }
`)
  expect({ code, out: out.includes('is sound') }).toEqual({ code: 0, out: true })
})

test('an alias bomb is refused', async () => {
  const bomb = ['a: &a [1,1,1,1,1,1,1,1,1,1]']
  for (let i = 0; i < 12; i++) {
    const [from, to] = [String.fromCharCode(97 + i), String.fromCharCode(98 + i)]
    bomb.push(`${to}: &${to} [${Array.from({ length: 10 }, () => `*${from}`).join()}]`)
  }
  expect(await checked(bomb.join('\n'))).toMatchObject({
    code: 1,
    err: expect.stringMatching(/aliases cannot be resolved/),
  })
})

test('a file that is not there, or is a folder, is named with the nearest one', async () => {
  expect(await affray(['check', 'scenarios/example/tavren.yaml'])).toEqual({
    code: 1,
    out: '',
    err: 'affray: There is no file scenarios/example/tavren.yaml.\n        Did you mean scenarios/example/tavern.yaml?\n',
  })
  expect((await affray(['check', 'scenarios/example'])).err).toMatch(/is a folder, not a file\.\n.*tavern\.yaml/)
})

test('--json gives the faults as data', async () => {
  const path = file('.yaml', 'system: exampel\n')
  const verdict = await json(['check', path])
  expect(verdict).toMatchObject({ sound: false, faults: [{ path: 'system', line: 1, column: 1, meant: 'example' }] })
})
