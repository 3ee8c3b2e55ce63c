import { pino } from 'pino'
import { expect, test } from 'vitest'
import { Health } from '../src/server/health.ts'
import { freshlyHeld, type Held, type Line } from '../src/server/held.ts'
import { newRoom } from '../src/server/making.ts'
import { Outbox } from '../src/server/outbox.ts'
import { tableOf } from '../src/server/store.ts'
import { seated } from './serving.ts'

const CLASSES = ['gm', 'bouncer', 'sailor', 'spectators']

/** An outbox whose tables have four classes of seats each, and what it did in order. */
function box(fails: (table: string) => boolean = () => false) {
  const did: string[] = []
  const out = new Outbox({
    store: {
      write: async (group) => {
        const tables = group.map(tableOf)
        const done = tables.filter((table) => !fails(table))
        if (done.length > 0) did.push(`stored ${done.join()}`)
        return { of: new Map(tables.filter(fails).map((table) => [table, 'refused'])), because: 'full' }
      },
    },
    health: new Health(pino({ level: 'silent' })),
    at: () => {},
    classes: () => CLASSES,
    news: (held, name) => [{ line: lineAt(held, name), text: `${held.id} ${name}` }],
    inTable: (_, run) => run(),
    busy: () => false,
    stored: () => {},
    allTold: (held) => did.push(`all of ${held.id}`),
    unknown: (held) => did.push(`unknown ${held.id}`),
    notStored: (held, askers) => did.push(`not stored ${held.id} ${askers.map(({ id }) => id).join()}`),
  })
  const lineAt = (held: Held, seat: string): Line => ({
    table: held.id,
    seat,
    link: '',
    tell: (text) => did.push(`told ${text}`),
    end: () => {},
  })
  const table = (id: string): Held =>
    freshlyHeld(id, newRoom(id, { from: { scenario: seated }, begin: true }, 's', 0), 0, '', 0)
  const acts = (held: Held, seat: string, id: string): void => {
    out.write({ write: 'notice', table: held.id, at: 0 })
    out.answer(held, lineAt(held, seat), () => [{ type: 'done', id }], id)
    out.touch(held)
  }
  return { out, did, table, acts }
}
const once = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('whoever waits is answered behind what is new for his class and behind the commit, and others are told later', async () => {
  const { did, table, acts } = box()
  acts(table('A'), 'ana', 'm1')
  await once()
  expect(did[0]).toBe('stored A')
  expect(did.indexOf('told A bouncer')).toBeLessThan(did.indexOf('told {"type":"done","id":"m1"}'))
  expect(did.filter((one) => one.startsWith('told A')).length).toBeLessThan(CLASSES.length)
  while (!did.includes('all of A')) await once()
  for (const name of CLASSES) expect(did).toContain(`told A ${name}`)
})

test('a table where something is done again and again keeps no class of its own and no other table waiting for ever', async () => {
  const { out, did, table, acts } = box()
  const [busy, other] = [table('A'), table('B')]
  out.touch(other)
  for (let i = 0; i < 12; i++) {
    acts(busy, 'ana', `m${i}`)
    await once()
  }
  for (const name of CLASSES) for (const id of ['A', 'B']) expect(did).toContain(`told ${id} ${name}`)
})

test('where one table cannot be stored the others are, and nothing of it is told', async () => {
  const { did, table, acts } = box((id) => id === 'A')
  acts(table('A'), 'ana', 'a1')
  acts(table('B'), 'ana', 'b1')
  await once()
  expect(did).toContain('stored B')
  expect(did).toContain('told {"type":"done","id":"b1"}')
  expect(did).toContain('not stored A a1')
  expect(did).not.toContain('told {"type":"done","id":"a1"}')
  expect(did).not.toContain('told A bouncer')
})
