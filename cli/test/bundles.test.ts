import { join } from 'node:path'
import { systems } from '@affray/engine'
import { expect, test } from 'vitest'
import { root } from './affray.ts'

interface Bundling {
  bundle(system: string): Promise<{ readonly exports: readonly string[]; readonly kilobytes: number }>
}
const { bundle } = (await import(join(root, 'bench/bundle.mjs'))) as Bundling

/** Kilobytes of the small game, and of one with a whole book behind it. */
const MOST = { small: 46, big: 156 }

test.each(Object.keys(systems))(
  'a page that plays %s loads little',
  async (id) => {
    const { exports, kilobytes } = await bundle(id)
    expect(exports.toSorted()).toEqual(['Fight', 'Game', 'byPolicy', id].toSorted())
    expect(kilobytes).toBeLessThan(id === 'example' ? MOST.small : MOST.big)
  },
  60_000,
)
