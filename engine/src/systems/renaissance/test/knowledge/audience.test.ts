import { expect, test } from 'vitest'
import { secret } from '../../../../kernel/secret.ts'
import type { Rolled } from '../../../../kernel/types.ts'
import { renaissance } from '../../index.ts'
import type { RenEvent } from '../../state/events.ts'
import { attack, duel, run, told, turnOf } from '../arrange.ts'

const FOE = { name: 'foes', fighters: ['bob'], gm: false }
const OWN = { name: 'own', fighters: ['ann'], gm: false }
const rule = 'REN-ARM-04'
/** What a seat is told: the sentence, and all that is in it. */
function heard(e: RenEvent, seat: typeof FOE): readonly [sentence: string, facts: string] {
  const seen = renaissance.seen(e, seat)
  return seen === undefined ? ['', ''] : [renaissance.tell(seen, 'long'), JSON.stringify(seen)]
}
const terms = [{ value: 777, because: 'a secret', rule }] as const
const damage: Rolled = { of: 'damage', who: 'ann', dice: '1d10', faces: [777], terms, total: 9 }
const initiative: Rolled = { ...damage, of: 'initiative' }

test.each<[what: string, event: RenEvent, sentence: string]>([
  [
    'how long he stays up',
    { type: 'stays', who: 'ann', rounds: secret(['ann'], 777), why: 'defiance', rule },
    'Ann stays up for a while: defiance.',
  ],
  ['what is on his initiative', { type: 'initiative', who: 'ann', roll: initiative, rule }, 'Ann has initiative 9.'],
  [
    'what is on his damage',
    { type: 'hurt', who: 'bob', by: 'ann', roll: damage, dv: 9, ap: 0, rule },
    'Bob takes some damage (1d10 = DV 9).',
  ],
  ['what his resistance is', { type: 'resisted', who: 'ann', tag: 'Fire', effect: 'DV-777', rule }, ''],
  ['how fast he heals', { type: 'heals', who: 'ann', back: 777, rule }, ''],
])('%s is told to his own side, and a foe hears a sentence without it', (_, event, sentence) => {
  expect(heard(event, OWN).join(' ')).toContain('777')
  expect(heard(event, FOE)[0]).toBe(sentence)
  expect(heard(event, FOE)[1]).not.toContain('777')
})

test('how far a check failed is told to his own side, and to others that it failed', () => {
  const roll: Rolled = {
    of: 'footing',
    who: 'ann',
    dice: '1d100',
    faces: [78],
    terms: [],
    total: 78,
    needs: 40,
    under: true,
  }
  const failed = (result: string): RenEvent => ({ type: 'check', who: 'ann', roll, result, success: false, rule })
  expect(heard(failed('exceptional failure'), OWN)[0]).toBe('Ann rolls footing: 78 against 40, exceptional failure.')
  expect(heard(failed('exceptional failure'), FOE)[0]).toBe('Ann rolls footing: 78, failure.')
  expect(heard(failed('critical failure'), FOE)[0]).toBe('Ann rolls footing: 78, critical failure.')
})

test('what somebody counters with is his secret until he does', () => {
  const counters: RenEvent = { type: 'counters', who: 'ann', counter: secret(['ann'], 'wound'), rule }
  expect(heard(counters, OWN)[1]).toContain('wound')
  expect(heard(counters, FOE)).toEqual(['Ann is set to counter.', expect.not.stringContaining('wound')])
})

test('who strikes is not told what the armour and the hide of a foe come to', () => {
  const struck = run(turnOf(duel({}, { armour: ['mail'], hide: 2 })), attack(20, 'bo defence: 99\nana damage: 5'))
  const hurt = told(struck, 'hurt')
  if (hurt === undefined) throw new Error('nobody was hurt')
  expect(JSON.stringify(hurt)).toMatch(/hide 2/)
  const facts = JSON.stringify(renaissance.seen(hurt, { name: 'ana', fighters: ['ana'], gm: false }))
  expect(facts).not.toMatch(/hide|armour/)
  expect(facts).toMatch(/DB/)
})
