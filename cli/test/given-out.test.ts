import { readFile } from 'node:fs/promises'
import { serve } from '@affray/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client, make, pathOf } from '../../table/test/client.ts'
import { freshFolder } from '../../table/test/server.ts'
import { affray, file, fresh } from './affray.ts'

const text = (path: string): Promise<string> => readFile(path, 'utf8')

/** Everything that leaves a table, as files: what its game master exported, what a player did, and what the server's owner did. */
const given = { table: '', story: '' }
let server: Awaited<ReturnType<typeof serve>>
const scenario = {
  system: 'example',
  title: 'Behind the barn',
  sides: { house: { bouncer: { grit: 40 } }, guests: { sailor: { grit: 40 }, thug: { grit: 40 } } },
  seats: { ana: ['bouncer'], ben: ['sailor'] },
}

async function downloaded(path: string): Promise<string> {
  const origin = server.address.replace(/\/$/, '')
  const [place = '', secret = ''] = path.split('#')
  const headers = { origin, 'content-type': 'application/json' }
  const entered = await fetch(`${origin}${place}/enter`, { method: 'POST', headers, body: JSON.stringify({ secret }) })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  return (await fetch(`${origin}${place}/file`, { headers: { cookie } })).text()
}
async function posted(text: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const origin = server.address.replace(/\/$/, '')
  const headers = { origin, 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ from: { file: text } }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

beforeAll(async () => {
  server = await serve({ port: 0, data: freshFolder() })
  const table = await make(server.address, { from: { scenario } })
  const [ana, ben] = await Promise.all(
    ['ana', 'ben'].map((seat) => Client.enter(server.address, pathOf(table, seat), seat[0])),
  )
  const gm = await Client.enter(server.address, pathOf(table, 'gm'), 'g')
  await gm.say({ type: 'name', fighter: 'sailor', shown: 'Hooded man' })
  await gm.say({ type: 'name', fighter: 'thug', shown: 'Limping man' })
  await gm.say({ type: 'command', command: { do: 'remove', who: 'thug' }, because: 'he never came' })
  for (let answers = 0; answers < 6; answers++) {
    const client = await Promise.race(
      [ana, ben].map(async (one) => {
        await one?.sees(({ scene }) => scene.asked.some(({ answered }) => answered === undefined))
        return one
      }),
    )
    const { scene, asked = 0 } = client?.shown ?? {}
    const [{ who, options } = { who: '', options: [] }] = scene?.asked ?? []
    await client?.say({ type: 'answer', asked, who, key: options[0]?.key ?? '' })
  }
  given.table = file('.json', await downloaded(pathOf(table, 'gm')))
  given.story = file('.json', await downloaded(pathOf(table, 'ana')))
}, 60_000)
afterAll(() => server.stop())

describe('what a game master exports', () => {
  test('is told again, and is sound', async () => {
    const told = await affray(['replay', given.table])
    expect(told).toMatchObject({ code: 0, err: '' })
    expect(told.out).toMatch(/Behind the barn[\s\S]*The fight is not over: it stands in round \d+\./)
    expect((await affray(['check', given.table])).out).toMatch(
      /is sound: a fight of Brawl with the seats gm, ana, ben, \d+ entries, going on, in round \d+\.\n$/,
    )
  })
  test('is played on at a terminal by dice of its own, and stays as it is', async () => {
    const save = fresh('.fight.json')
    const { code, out } = await affray(['play', given.table, '--seat', 'house', '--save', save], '1\nquit\n')
    expect({ code, asked: out.includes('You decide for') }).toEqual({ code: 0, asked: true })
    expect(out).not.toMatch(/[Tt]ype the dice|throw/)
    expect((await affray(['check', save])).out).toMatch(/sound: a fight of Brawl, \d+ entries/)
  })
  test('opens as a table with its seats, where it stood', async () => {
    const { status, body } = await posted(JSON.stringify(JSON.parse(await text(given.table))))
    expect({ status, seats: (body.links as { seat: string }[]).map(({ seat }) => seat) }).toEqual({
      status: 201,
      seats: ['gm', 'ana', 'ben'],
    })
    const gm = await Client.enter(server.address, (body.links as { path: string }[])[0]?.path ?? '')
    expect(gm.shown.table).toMatchObject({ title: 'Behind the barn', state: 'resting' })
    expect(gm.shown.scene.log.length).toBeGreaterThan(2)
    const ana = await Client.enter(server.address, (body.links as { path: string }[])[1]?.path ?? '')
    expect(JSON.stringify(ana.shown)).toContain('Hooded man')
    expect(JSON.stringify(ana.shown)).not.toMatch(/sailor|thug/i)
  })
  test('answers for its odds', async () => {
    expect((await affray(['odds', given.table])).code).toBe(0)
  })
  test('is refused in words where it was edited', async () => {
    const edited = JSON.parse(await text(given.table)) as { seats: unknown }
    const { status, body } = await posted(JSON.stringify({ ...edited, seats: [{ name: 'gm' }] }))
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { because: expect.stringMatching(/^This table file cannot be used: seats\.0/) as string },
    })
  })
})

describe('what a player takes home', () => {
  test('is told again as he was told, and is sound', async () => {
    const told = await affray(['replay', given.story])
    expect(told.code).toBe(0)
    expect(told.err).toMatch(/holds what one seat was told of the fight/)
    expect(told.out).toMatch(/Behind the barn[\s\S]*Bouncer/)
    expect((await affray(['check', given.story])).out).toMatch(/is sound: what one seat was told, \d+ lines\./)
    expect(JSON.parse((await affray(['replay', given.story, '--json'])).out)).toMatchObject({ system: 'example' })
  })
  test.each([
    ['play', 'This file holds what one seat was told of a fight, and not the fight.'],
    ['odds', 'This file holds what one seat was told of a fight, and not the fight.'],
    ['simulate', 'is a saved fight, not a scenario.'],
  ])('is no fight to %s, and the reason and the way are said', async (command, because) => {
    const { code, err } = await affray([command, given.story])
    expect(code).not.toBe(0)
    expect(err.replaceAll(/\s+/g, ' ')).toContain(because)
  })
  test('holds no dice to check', async () => {
    const { code, err } = await affray(['replay', given.story, '--verify'])
    expect({ code, said: /it has no entries, and no dice to check/.test(err.replaceAll(/\s+/g, ' ')) }).toEqual({
      code: 1,
      said: true,
    })
  })
  test('is refused by a server in words', async () => {
    const { status, body } = await posted(await text(given.story))
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'fight/story' } })
  })
})
