// The engine in a browser: all a page loads to seat people at a fight of Brawl.
import { bundle } from '../bundle.mjs'

export const title = 'a page that plays Brawl, gzipped'
export const unit = 'kB'
export const better = 'less'
export const bar = 46
export const aim = 30

export async function measure() {
  return { median: (await bundle('example')).kilobytes }
}
