import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Fight, script } from '../../../../kernel/index.ts'
import { RECORD } from '../../../../kernel/testing/environment.ts'
import { example } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import { needs, of, told } from '../arrange.ts'
import { EXAMPLES, type Told } from './chapter.ts'

const shown = (name: keyof typeof EXAMPLES) => ({
  system: renaissance,
  from: EXAMPLES[name].scenario,
  script: EXAMPLES[name].script,
  otherwise: 'usual' as const,
})

example('the goblin hits, and has no bonus to AP without an exceptional success', {
  ...shown('the-goblin-and-chandra'),
  shows(ran) {
    expect([needs(told(ran, 'attack')), needs(told(ran, 'defence')), told(ran, 'hurt')?.ap]).toEqual([50, 60, 5])
    expect(of(ran, 'chandra').damage).toBe(4 + 2 + 5 - (7 - 5))
  },
})
example('Track’s 41 beats a 13, does +5, and the monster goes down', {
  ...shown('track-knocks-it-down'),
  shows(ran) {
    expect([needs(told(ran, 'attack')), needs(told(ran, 'defence')), of(ran, 'frozen-horror').stance]).toEqual([
      60,
      70,
      'prone',
    ])
    expect(told(ran, 'hurt')?.roll.terms.some(({ rule, value }) => rule === 'REN-ATK-06' && value === 5)).toBe(true)
  },
})
example('Katarina’s Luck makes the knife exceptional: +5 DV, and it is his neck', {
  ...shown('katarinas-knife'),
  shows(ran) {
    expect([needs(told(ran, 'attack')), of(ran, 'watchman').condition, of(ran, 'lady-katarina').luck]).toEqual([
      40,
      'dead',
      3,
    ])
    expect(told(ran, 'hurt')?.dv).toBe(3 - 1 + 4 + 5)
  },
})
example('two weapons, the second made for the off hand: -10 and -20', {
  ...shown('two-weapons'),
  shows: (ran) => expect([needs(told(ran, 'attack')), needs(told(ran, 'attack', 1))]).toEqual([50, 40]),
})
example('a charge: a Quick move, then an attack at -10 that does +DB', {
  ...shown('a-charge'),
  shows(ran) {
    expect([needs(told(ran, 'attack')), of(ran, 'watchman').damage]).toEqual([50, 2 + 3 + 5 + 5 - 3])
  },
})

test.each(Object.entries<Told>(EXAMPLES))(
  '%s.fight.json opens, replays and tells the same',
  (name, { scenario, script: text, steps }) => {
    const path = fileURLToPath(new URL(`../../../../../../scenarios/renaissance/${name}.fight.json`, import.meta.url))
    const played = Fight.begin(renaissance, scenario, { by: 'typed' }, [script(text, 'usual')])
    for (let step = 0; step < steps; step++) played.proceed(1)
    if (RECORD !== undefined) writeFileSync(path, `${JSON.stringify(played.file(), null, 2)}\n`)
    if (!existsSync(path)) expect.fail(`${path} is not there; record it with AFFRAY_RECORD="why".`)
    const opened = Fight.open(renaissance, JSON.parse(readFileSync(path, 'utf8')))
    expect(opened.events().length).toBeGreaterThan(5)
    expect(opened.events()).toEqual(played.events())
  },
)
