import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { example as brawl } from '../../../systems/example/index.ts'
import type { AnySystem, CommandForm, Event, FieldForm } from '../../types.ts'
import { difference } from '../kept-fights/difference.ts'
import { firstMarked, keptOf, PARTS, readKept, written } from '../kept-fights/digests.ts'
import { drawnRuling } from '../kept-fights/drawn.ts'
import { type Fought, fought } from '../kept-fights/fight.ts'
import { Records } from '../kept-fights/record.ts'
import { arranged, type Scenario } from '../play.ts'

const scenario: Scenario = {
  system: 'example',
  sides: { house: { bouncer: { grit: 30 }, cook: { like: 'bouncer', grit: 30 } }, guests: { sailor: { grit: 60 } } },
}
const NUMBERS = Array.from({ length: 40 }, (_, n) => n)
const played = (system: AnySystem, n: number): Fought => fought(system, scenario, n, 40)
const partsThatDiffer = (a: Fought, b: Fought): readonly string[] => {
  const [before, now] = [keptOf(a), keptOf(b)]
  return PARTS.filter((part) =>
    now.stretches.some(({ digests }, i) => digests[part] !== before.stretches[i]?.digests[part]),
  )
}

const NOTE: FieldForm = { name: 'note', title: 'note', kind: 'text', needed: false }
const BLESS: CommandForm = { do: 'bless', title: 'bless', about: 'Does nothing.', fields: [] }

/** Brawl with other forms, whose door drops what is new in them. */
const withForms = (change: (forms: readonly CommandForm[]) => readonly CommandForm[]): AnySystem => ({
  ...brawl,
  commands: (state, given) => change(brawl.commands(state, given)),
  command: {
    ...brawl.command,
    parse(raw) {
      const { note: _, ...known } = Object(raw)
      return brawl.command.parse(known)
    },
  },
})
const withCommand = withForms((forms) => [BLESS, ...forms])
const withField = withForms((forms) => forms.map((form) => ({ ...form, fields: [NOTE, ...form.fields] })))
const withState: AnySystem = {
  ...brawl,
  begin: (setup) => ({ ...brawl.begin(setup), weather: 'rain' }),
  copy: structuredClone,
}
/** Brawl whose blows are told with other facts. */
const withBlows = (change: (blow: object) => object): AnySystem => ({
  ...brawl,
  step(ctx, state) {
    const changed = <E extends Event>(event: E): E => (event.type === 'blow' ? { ...event, ...change(event) } : event)
    const louder: typeof ctx = Object.create(ctx, { emit: { value: (event: never) => ctx.emit?.(changed(event)) } })
    brawl.step(louder, state)
  },
})

describe('rulings are drawn by name', () => {
  const place = (n: number) => ['ruling', n, 5]
  const state = arranged(brawl, scenario)
  const draw = (system: AnySystem) => NUMBERS.map((n) => drawnRuling(system, state, place(n)))
  test('every command is drawn', () => {
    expect(new Set(draw(brawl).map((ruling) => ruling?.do))).toEqual(new Set(['set', 'add', 'remove', undefined]))
  })
  test('one more command takes places of others and shifts none', () => {
    const before = draw(brawl)
    const after = draw({ ...withCommand, command: { ...brawl.command, parse: () => ({ ok: true, setup: {} }) } })
    const all = draw({ ...brawl, command: { ...brawl.command, parse: () => ({ ok: true, setup: {} }) } })
    expect(before).not.toEqual(after)
    for (const n of NUMBERS) if (after[n]?.do !== 'bless') expect(after[n]).toEqual(all[n])
    expect(after.filter((ruling) => ruling?.do === 'bless').length).toBeLessThan(NUMBERS.length / 2)
  })
  test('one more field leaves the others as they are', () => {
    const after = draw(withField).map((ruling) => {
      if (ruling === undefined) return undefined
      const { note: _, ...rest } = ruling
      return rest
    })
    expect(after).toEqual(draw(brawl))
  })
})

describe('kept fights', () => {
  test('stay where a field of a form is new', () => {
    for (const n of NUMBERS) expect(written(keptOf(played(withField, n)))).toBe(written(keptOf(played(brawl, n))))
  })
  test('stay where a command is new, but for those in which it is drawn', () => {
    const others = NUMBERS.filter((n) => partsThatDiffer(played(brawl, n), played(withCommand, n)).length > 0)
    expect(others.length).toBeLessThan(NUMBERS.length / 2)
  })
  test('differ in their states alone where a field of the state is new, and say which', () => {
    const [before, now] = [played(brawl, 3), played(withState, 3)]
    expect(partsThatDiffer(before, now)).toEqual(['state'])
    expect(difference(keptOf(before), now)).toBe(
      'First in steps 1 to 5: the state differs; the story and the questions hold.\n' +
        'The state is as it was but for the new field "weather".',
    )
  })
  test.each(['drunk', 'constructor', 'toString'])(
    'differ in their story alone where events have a new field %s',
    (name) => {
      const [before, now] = [
        played(brawl, 3),
        played(
          withBlows(() => ({ [name]: 3 })),
          3,
        ),
      ]
      expect(partsThatDiffer(before, now)).toEqual(['story'])
      expect(difference(keptOf(before), now)).toContain(
        `the story differs; the questions and the state hold.\nThe story is as it was but for the new field "${name}" of its events.`,
      )
    },
  )
  test('print the first event that differs, field by field, between those around it', () => {
    const changed = played(
      withBlows(() => ({ rule: 'EX-OTHER' })),
      3,
    )
    const lines = difference(keptOf(played(brawl, 3)), changed)?.split('\n') ?? []
    const at = lines.findIndex((line) => line.startsWith('> '))
    expect(lines[0]).toBe('First in steps 1 to 5: the story differs; the questions and the state hold.')
    expect(lines[1]).toMatch(/^The first event seen to differ is number \d+ of \d+:$/)
    expect(lines.slice(at + 1)).toContain('    rule: "EX-OTHER"')
    expect(lines.slice(at + 1)).toContain('    type: "blow"')
  })
  test('name the ruling that stood before', () => {
    const ruled = NUMBERS.map((n) => played(brawl, n)).find(({ stretches }) => stretches[1]?.ruling !== undefined)
    if (ruled === undefined) throw new TypeError('some fight is ruled over')
    const before = keptOf(ruled)
    const stretches = before.stretches.map((kept, i) =>
      i === 1 ? { ...kept, digests: { ...kept.digests, state: 'AAA' } } : kept,
    )
    expect(difference({ ...before, stretches }, ruled)).toContain(
      `First in steps 6 to 10: the state differs; the story and the questions hold.\nBefore them the game master ruled {"`,
    )
  })
  test('say where one ends earlier or later', () => {
    const fight = played(brawl, 3)
    const before = keptOf(fight)
    const [first, ...rest] = before.stretches
    if (first === undefined) throw new TypeError('a fight has a beginning')
    expect(difference({ ...before, stretches: [first] }, fight)).toBe('It goes on after step 5, where it had ended.')
    expect(difference({ ...before, stretches: [first, ...rest, first] }, fight)).toMatch(
      /^It ends earlier, after \d+ steps/,
    )
    expect(difference(before, fight)).toBeUndefined()
  })
  test('are written and read again', () => {
    for (const n of NUMBERS) {
      const kept = keptOf(played(brawl, n))
      expect(readKept(written(kept))).toEqual(kept)
    }
  })
  test.each([
    ['AB', 'AB', undefined],
    ['AB', 'AC', 3],
    ['AA', 'AI', 2],
    ['A', 'AB', 2],
    ['AB', 'A', 2],
  ])('of marks %s and %s differ first at %s', (before, now, at) => {
    expect(firstMarked(before, now)).toBe(at)
  })
})

describe('a record', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kept-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const file = () => join(folder, 'kept-fights.golden.json')
  const kept = () => readFileSync(file(), 'utf8')
  const recorded = (fight: Fought) => {
    const records = new Records(file(), 'record')
    expect(records.wrong('3 duel', fight)).toBeUndefined()
    return records.save(['3 duel'])
  }

  test('is compared and left alone', () => {
    expect(recorded(played(brawl, 3))).toBe(`${file()} recorded anew`)
    const before = kept()
    const records = new Records(file(), 'compare')
    expect(records.wrong('3 duel', played(brawl, 3))).toBeUndefined()
    expect(records.wrong('3 duel', played(withState, 3))).toMatch(
      /^Fight 3 duel goes otherwise than it was kept in .*\nFirst in steps 1 to 5: the state differs;[\s\S]*\nEvery sentence told and the end are as they were: if the change is meant, "npm run refresh" records it anew\.$/,
    )
    expect(records.wrong('4 __proto__', played(brawl, 4))).toBe(
      `Fight 4 __proto__ is not kept in ${file()} yet; record it with AFFRAY_RECORD="why".`,
    )
    expect(records.save(['3 duel'])).toBeUndefined()
    expect(kept()).toBe(before)
  })
  test('is refreshed where every sentence told and the end stay', () => {
    recorded(played(brawl, 3))
    const refreshed = new Records(file(), 'refresh')
    expect(refreshed.wrong('3 duel', played(withState, 3))).toBeUndefined()
    expect(refreshed.save(['3 duel'])).toBe(`${file()} recorded anew: state of 1`)
    expect(new Records(file(), 'compare').wrong('3 duel', played(withState, 3))).toBeUndefined()
  })
  test('is not refreshed where the fight is told or ends otherwise, but with a reason it is', () => {
    recorded(played(brawl, 3))
    const before = kept()
    const mute: AnySystem = { ...brawl, tell: () => 'Something happens.' }
    const drawn: AnySystem = { ...brawl, outcome: (state) => brawl.outcome(state) && { won: [], because: 'ruling' } }
    const decided = NUMBERS.find((n) => played(brawl, n).outcome !== undefined) ?? 0
    const refreshed = new Records(file(), 'refresh')
    expect(refreshed.wrong('3 duel', played(mute, 3))).toMatch(
      /\nIt is told or ends otherwise: if the change is meant, record it anew with AFFRAY_RECORD="why"\.$/,
    )
    expect(refreshed.save(['3 duel'])).toBeUndefined()
    expect(kept()).toBe(before)
    expect(recorded(played(mute, 3))).toBe(`${file()} recorded anew`)
    recorded(played(brawl, decided))
    expect(new Records(file(), 'refresh').wrong('3 duel', played(drawn, decided))).toContain('Its end is another one')
  })
  test('loses the fights that are kept no more', () => {
    writeFileSync(file(), '{"9 gone": "AAAA"}')
    recorded(played(brawl, 3))
    expect(Object.keys(JSON.parse(kept()))).toEqual(['3 duel'])
  })
})
