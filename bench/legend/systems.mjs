// Every system's own duel or brawl with its default bots.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

const scenario = (path) => parse(readFileSync(new URL(`../../scenarios/${path}.yaml`, import.meta.url), 'utf8'))

/** Fights by the system they are fought under. */
export const FIGHTS = Object.fromEntries(
  Object.entries({
    example: 'example/duel',
    legend: 'legend/duel',
    d6: 'd6/tavern-brawl',
    cfi: 'cfi/bandits-on-the-road',
    renaissance: 'renaissance/grapple',
    olde: 'olde/brawl-in-one-room',
  }).map(([system, path]) => [system, { scenario: scenario(path), plain: false, seed: 'rotation' }]),
)
