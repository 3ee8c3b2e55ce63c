import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { program } from '../src/program.ts'
import { affray, main, root, TAVERN } from './affray.ts'

test('used wrongly is 2, with a suggestion; help is 0', () => {
  expect(affray([])).toMatchObject({ code: 2, out: '' })
  expect(affray(['figth', TAVERN])).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean fight?') })
  expect(affray(['fight'])).toMatchObject({
    code: 2,
    err: expect.stringContaining("missing required argument 'scenario'"),
  })
  expect(affray(['fight', TAVERN, '--sed', '1'])).toMatchObject({ code: 2, err: expect.stringContaining('--seed') })
  expect(affray(['fight', TAVERN, '--seed', '7#x']).code).toBe(2)
  expect(affray(['--help'])).toMatchObject({ code: 0, err: '' })
  expect(affray(['play', '--help'])).toMatchObject({ code: 0, err: '' })
})

test('every command takes --json', () => {
  expect(program.commands.length).toBeGreaterThanOrEqual(9)
  for (const command of program.commands) {
    const options = command.options.map(({ long }) => long)
    expect(options, command.name()).toContain('--json')
  }
})

test('with --json an error is one line of JSON on standard error', () => {
  const { code, out, err } = affray(['roll', 'nonsense', '--json'])
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(JSON.parse(err)).toMatchObject({
    error: { code: expect.any(String), message: expect.any(String), remedy: expect.any(String) },
  })
})

test('no error shows a stack', () => {
  for (const args of [
    ['replay', 'package.json'],
    ['check', 'package.json'],
    ['fight', 'nowhere'],
    ['roll', ''],
    ['play', 'README.md'],
  ]) {
    const { code, err, out } = affray(args)
    expect(code).toBe(1)
    expect(err + out).not.toMatch(/^\s+at /m)
    expect(err + out).not.toContain('fault of affray itself')
  }
})

test('colours are for terminals, and NO_COLOR turns them off', () => {
  const start = '\u001b['
  expect(affray(['roll', '2d6'], '', { NO_COLOR: '' }).out).not.toContain(start)
  expect(affray(['roll', '2d6'], '', { NO_COLOR: '', FORCE_COLOR: '1' }).out).toContain(start)
  expect(affray(['roll', '2d6'], '', { NO_COLOR: '1', FORCE_COLOR: '1' }).out).not.toContain(start)
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
