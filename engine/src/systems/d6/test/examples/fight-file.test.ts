import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Fight, script } from '../../../../kernel/index.ts'
import { RECORD } from '../../../../kernel/testing/environment.ts'
import { d6 } from '../../index.ts'
import { street, THE_REST, TOLD, WITH_BODY_POINTS, WITH_WOUNDS } from './cian-and-the-goblins.ts'

/** The example as a table would have played it, stored. */
const FILES = {
  'cian-and-the-goblins': { options: {}, told: `${TOLD}${WITH_WOUNDS}${THE_REST}` },
  'cian-and-the-goblins-body-points': {
    options: { injury: 'bodyPoints' },
    told: `${TOLD}${WITH_BODY_POINTS}${THE_REST}`,
  },
}

test.each(Object.entries(FILES))('%s.fight.json opens, replays and ends as it was told', (name, { options, told }) => {
  const path = fileURLToPath(new URL(`../../../../../../scenarios/d6/${name}.fight.json`, import.meta.url))
  const played = Fight.begin(d6, street(options), { by: 'typed' }, [script(told, 'usual')])
  for (let step = 0; step < 12 && (played.state as { round: number }).round < 2; step++) {
    if (played.events().filter(({ type }) => type === 'attack').length === 2) break
    played.proceed(1)
  }
  if (RECORD !== undefined) writeFileSync(path, `${JSON.stringify(played.file(), null, 2)}\n`)
  if (!existsSync(path)) expect.fail(`${path} is not there; record it with AFFRAY_RECORD="why".`)
  const opened = Fight.open(d6, JSON.parse(readFileSync(path, 'utf8')))
  expect(opened.events()).toEqual(played.events())
  expect(opened.events().map((event) => d6.tell(event as never))).toContain(
    'Archer shoots at Cian with the light crossbow: 17 against 18, a miss.',
  )
})
