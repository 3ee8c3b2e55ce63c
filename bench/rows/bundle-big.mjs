// The engine in a browser: all a page loads to seat people at a fight of one game with a book behind it, the largest.
import { systems } from '../../engine/dist/index.js'
import { bundle } from '../bundle.mjs'
import { sized } from '../harness.mjs'

export const title = 'a page that plays one big game, gzipped, the largest'
export const unit = 'kB'
export const better = 'less'
export const bar = 156
export const aim = 110

export async function measure() {
  const sizes = []
  for (const id of Object.keys(systems).slice(0, sized(undefined, 1)))
    sizes.push({ id, kilobytes: (await bundle(id)).kilobytes })
  const note = `${sizes.map(({ id, kilobytes }) => `${id} ${kilobytes.toFixed(1)} kB`).join(', ')}.`
  return { median: Math.max(...sizes.map(({ kilobytes }) => kilobytes)), note }
}
