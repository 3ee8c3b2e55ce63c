import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Client, make, pathOf } from '../../table/test/client.ts'
import { freshFolder, Server } from '../../table/test/server.ts'
import { affray, root } from './affray.ts'

const folder = mkdtempSync(join(tmpdir(), 'affray-own-game-'))
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
/** A game outside this clone: Brawl under another name. */
const game = (id: string): string =>
  file(
    `${id}.mjs`,
    `import { example } from '${root}engine/dist/systems/example/index.js'
const setup = { ...example.setup, parse: (raw) => example.setup.parse({ ...raw, system: 'example' }) }
export const rules = [{ id: 'PUB-1', title: 'Closing time', says: 'Everybody goes home.', heading: 'The end', from: 'chapter' }]
export const own = { ...example, id: '${id}', title: 'Pub', setup }
`,
  )
const scenario = file('pub.yaml', 'system: pub\nsides:\n  house: { bouncer: {} }\n  guests: { sailor: { count: 2 } }\n')

describe('a game of one’s own, by the path of its module', () => {
  test('is fought, listed, read and simulated like any other, in threads too', async () => {
    const pub = ['--game', game('pub')]
    const fought = await affray(['fight', scenario, '--seed', '7', ...pub])
    expect(fought.code, fought.err).toBe(0)
    expect(fought.out).toMatch(/Sailor-1 swings at bouncer/)
    expect((await affray(['list', ...pub])).out).toMatch(/pub +Pub/)
    expect((await affray(['rules', 'pub', 'PUB-1', ...pub])).out).toContain('Everybody goes home.')
    const won = async (workers: string): Promise<string> => {
      const { code, out, err } = await affray([
        'simulate',
        scenario,
        '-n',
        '3000',
        '--workers',
        workers,
        '--json',
        ...pub,
      ])
      expect(code, err).toBe(0)
      return JSON.stringify((JSON.parse(out) as { sides: unknown }).sides)
    }
    expect(await won('2')).toBe(await won('1'))
  })

  test('is served, read from strangers and asked for odds in threads of the server', async () => {
    const server = await Server.start(freshFolder(), ['--game', game('pub')])
    try {
      const sides = { house: { bouncer: {} }, guests: { sailor: {} } }
      const table = await make(server.address, { from: { scenario: { system: 'pub', sides } }, play: 'house' })
      const house = await Client.enter(server.address, pathOf(table, 'house'))
      const { scene, asked } = await house.sees((shown) => shown.scene.asked.length > 0)
      expect(scene.asked[0]?.who).toBe('bouncer')
      expect(await house.say({ type: 'odds', who: 'bouncer', asked })).toMatchObject({ type: 'odds' })
      house.close()
    } finally {
      await server.kill()
    }
  })

  test('that is not there, is none, or is called like another is refused in words', async () => {
    const told = async (path: string): Promise<string> => (await affray(['list', '--game', path])).err
    expect(await told(join(folder, 'nothing.mjs'))).toMatch(/could not be loaded: .*nothing\.mjs/)
    expect(await told(file('empty.mjs', 'export const x = 1\n'))).toMatch(/exports no game\.\n.*made by system\(\)/s)
    expect(await told(game('legend'))).toMatch(/There is a game "legend" already\.\n.*Give yours another id/s)
  })
})
