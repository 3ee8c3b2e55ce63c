import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { program } from '../dist/program.js'
import { affray, DUEL, file, main, root, spawned, TAVERN } from './affray.ts'

test('the built command says and returns what its code does', async () => {
  const faulty = file('.yaml', 'system: exampel\n')
  for (const [args, code, input] of [
    [['fight', TAVERN, '--seed', '2'], 0, ''],
    [['play', DUEL, '--dice', 'typed'], 0, 'bold\nstrike\n7\n6\nundo\n'],
    [['check', faulty], 1, ''],
    [['fight', faulty, '--json'], 1, ''],
    [['replay', 'nowhere.json'], 1, ''],
    [['fight'], 2, ''],
  ] as const) {
    const run = spawned(args, input)
    expect(run.code).toBe(code)
    expect(run).toEqual(await affray(args, input))
  }
})

test('used wrongly is 2, with a suggestion; help is 0', async () => {
  expect(await affray([])).toMatchObject({ code: 2, out: '' })
  expect(await affray(['figth', TAVERN])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Did you mean fight?'),
  })
  expect(await affray(['fight'])).toMatchObject({
    code: 2,
    err: expect.stringContaining("missing required argument 'scenario'"),
  })
  expect(await affray(['fight', TAVERN, '--sed', '1'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('--seed'),
  })
  expect((await affray(['fight', TAVERN, '--seed', '7#x'])).code).toBe(2)
  expect(await affray(['--help'])).toMatchObject({ code: 0, err: '' })
  expect(await affray(['play', '--help'])).toMatchObject({ code: 0, err: '' })
})

test('every command takes --json', async () => {
  expect(program.commands.length).toBeGreaterThanOrEqual(9)
  const all = program.commands.flatMap((one) => (one.commands.length > 0 ? one.commands : [one]))
  for (const command of all) {
    const options = command.options.map(({ long }) => long)
    expect(options, command.name()).toContain('--json')
  }
})

test('with --json an error is one line of JSON on standard error', async () => {
  const { code, out, err } = await affray(['roll', 'nonsense', '--json'])
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(JSON.parse(err)).toMatchObject({
    error: { code: expect.any(String), message: expect.any(String), remedy: expect.any(String) },
  })
})

test('no error shows a stack', async () => {
  for (const args of [
    ['replay', 'package.json'],
    ['check', 'package.json'],
    ['fight', 'nowhere'],
    ['roll', ''],
    ['play', 'README.md'],
  ]) {
    const { code, err, out } = await affray(args)
    expect(code).toBe(1)
    expect(err + out).not.toMatch(/^\s+at /m)
    expect(err + out).not.toContain('fault of affray itself')
  }
})

test('colours are for terminals, and NO_COLOR turns them off', async () => {
  const start = '\u001b['
  expect((await affray(['roll', '2d6'], '', { NO_COLOR: '' })).out).not.toContain(start)
  expect((await affray(['roll', '2d6'], '', { NO_COLOR: '', FORCE_COLOR: '1' })).out).toContain(start)
  expect((await affray(['roll', '2d6'], '', { NO_COLOR: '1', FORCE_COLOR: '1' })).out).not.toContain(start)
})

test('a reader that stops reading is no failure', () => {
  const shell = `"${process.execPath}" "${main}" fight ${TAVERN} --json; echo "code $?" >&2`
  const { stderr } = spawnSync('bash', ['-c', `{ ${shell}; } | head -c 10`], { cwd: root, encoding: 'utf8' })
  expect(stderr).toBe('code 0\n')
})

test('Ctrl-C ends it without a word', async () => {
  const child = spawn(process.execPath, [main, 'play', TAVERN], { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] })
  let err = ''
  child.stderr.on('data', (data) => {
    err += String(data)
  })
  child.stdout.once('data', () => child.kill('SIGINT'))
  const code = await new Promise((resolve) => child.on('exit', (status, signal) => resolve(status ?? signal)))
  expect({ code, err }).toEqual({ code: 130, err: '' })
})

test('the launchers run the command', () => {
  for (const path of ['bin/affray.mjs', 'cli/bin/affray.mjs', 'node_modules/.bin/affray']) {
    const { status, stdout } = spawnSync(process.execPath, [join(root, path), '--version'], { encoding: 'utf8' })
    expect({ path, status, stdout }).toEqual({ path, status: 0, stdout: '0.1.0\n' })
  }
})
