import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { hashOf } from '../../hash.ts'
import { faultInWords } from '../../schema.ts'
import type { AnySystem } from '../../types.ts'
import { type AnyState, begun, bots, fight } from './campaign.ts'

/** A name every record of the language has already, and others beside it. */
const SIDES = ['constructor', 'left', 'right']

/** A fight whose sides and fighters bear such names is played by bots, reloaded after each step, and shown to every side. */
export function anyName(system: AnySystem, map?: object): void {
  const like = system.content[0]?.entries[0]?.id
  const sides = SIDES.map((side, n) => `"${side}": {"${n === 0 ? 'constructor' : `man-${n}`}": {"like": "${like}"}}`)
  const scenario = { system: system.id, sides: JSON.parse(`{${sides.join()}}`), ...(map === undefined ? {} : { map }) }
  const start = begun(system, scenario)
  expect(system.sides(start).map(({ id }) => id)).toEqual(SIDES)
  const plan = { decide: bots(system), dice: new Stream('names', 0), steps: 60 }
  for (const { after } of fight(system, start, plan)) {
    const reloaded: AnyState = JSON.parse(JSON.stringify(after))
    expect(hashOf(system.copy(reloaded))).toBe(hashOf(after))
    for (const { id, fighters } of system.sides(after)) {
      const seen: AnyState = system.imagine(system.view(after, { name: id, fighters, gm: false }), 0)
      const everybody = system.sides(seen).flatMap((side) => side.fighters)
      expect(everybody).toHaveLength(SIDES.length)
      for (const who of everybody) system.sheet(seen, who, 'seen')
      expect(system.board(seen).tokens.map((token) => token.id)).toEqual(everybody)
    }
  }
}

/** A name nobody can have is refused in words with one that can be had. */
export function badNames(system: AnySystem): void {
  const like = system.content[0]?.entries[0]?.id
  for (const name of ['toString', 'hasOwnProperty']) {
    const sides = JSON.parse(`{"a": {"${name}": {"like": "${like}"}}, "b": {"bob": {"like": "${like}"}}}`)
    const parsed = system.setup.parse({ system: system.id, sides })
    expect(parsed.ok, `a fighter called ${name}`).toBe(false)
    if (!parsed.ok) expect(parsed.faults.map(faultInWords).join()).toContain('old-tom')
  }
  // Nobody is of such a kind.
  for (const kind of ['constructor', 'toString', 'hasOwnProperty']) {
    const parsed = system.setup.parse({
      system: system.id,
      sides: { a: { ann: { like: kind } }, b: { bob: { like } } },
    })
    expect(parsed.ok, `a fighter like ${kind}`).toBe(false)
  }
}

/** Where they stand on a map. */
export const NAMED = { picture: 'c....1....2', key: { c: 'constructor', 1: 'man-1', 2: 'man-2' } }
