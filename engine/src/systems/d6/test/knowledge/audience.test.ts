import { expect, test } from 'vitest'
import { d6 } from '../../index.ts'
import type { D6Event } from '../../state/types.ts'

const FOE = { name: 'foes', fighters: ['bob'], gm: false }
const OWN = { name: 'own', fighters: ['ann'], gm: false }
/** What a seat is told: the sentence, and all that is in it. */
function heard(e: D6Event, seat: typeof FOE): readonly [sentence: string, facts: string] {
  const seen = d6.seen(e, seat)
  return seen === undefined ? ['', ''] : [d6.tell(seen, 'long'), JSON.stringify(seen)]
}
const modifiers = undefined

test.each<[what: string, event: D6Event, sentence: string]>([
  ['what he has prepared', { type: 'prepares', who: 'ann', rounds: 777, dice: 777 }, 'Ann prepares.'],
  ['how long he is confused', { type: 'confused', who: 'ann', by: 'bob', done: true, until: 777 }, 'Ann is confused.'],
  ['how long he is mist', { type: 'fades', who: 'ann', until: 777 }, 'Ann turns to mist.'],
  [
    'what a healer gives back',
    { type: 'healed', who: 'ann', by: 'cid', total: 15, points: 4, left: 777 },
    'Ann regains 4 Body Points.',
  ],
  [
    'what his words are worth',
    {
      type: 'words',
      who: 'ann',
      at: 'bob',
      skill: 'charm',
      use: 'attack',
      over: 777,
      points: 777,
      modifiers,
    },
    'Ann tries charm on Bob, for the next attack.',
  ],
])('%s is told to his own side, and a foe hears a sentence without it', (_, event, sentence) => {
  expect(heard(event, OWN).join(' ')).toContain('777')
  expect(heard(event, FOE)[0]).toBe(sentence)
  expect(heard(event, FOE)[1]).not.toContain('777')
})

test('of a difficulty a foe of both hears the number, and its own side what is another’s as one term', () => {
  const terms = [
    { value: 10, because: 'passive defence', rule: 'D6-DIFF-Base10' },
    { value: 3, because: 'Blur', rule: 'D6-C-SA-Blur', of: 'bob' },
    { value: 2, because: 'afraid', rule: 'D6-C-SA-Fear', of: 'bob' },
  ] as const
  const told = {
    type: 'difficulty',
    who: 'ann',
    at: 'bob',
    difficulty: 15,
    level: 'Moderate',
    modifiers: terms,
  } as const
  expect(heard(told, FOE)[0]).toBe('Ann needs 15 against Bob.')
  expect(heard(told, OWN)[0]).toBe('Ann needs 15 against Bob: passive defence 10, something unknown +5.')
  expect(heard(told, { name: 'all', fighters: ['ann', 'bob'], gm: false })[0]).toContain('Blur +3, afraid +2')
})

test('where no difficulty is lower, not even that something unknown counts is told', () => {
  const told = (value: number, difficulty: number) =>
    heard(
      {
        type: 'difficulty',
        who: 'ann',
        at: 'bob',
        difficulty,
        level: 'Very Easy',
        modifiers: [
          { value: 10, because: 'passive defence', rule: 'D6-DIFF-Base10' },
          { value, because: 'prone', rule: 'D6-C-POS-ProneNear' },
          { value: 2, because: 'afraid', rule: 'D6-C-SA-Fear', of: 'bob' },
        ],
      },
      OWN,
    ).join()
  expect(told(-14, 3)).not.toContain('unknown')
  expect(told(-8, 4)).toContain('something unknown +2')
})

test('dice of the game master lie open, those of a stranger are called out', () => {
  const rolled = { of: 'trap', dice: '3D', faces: [2, 3, 4], terms: [], total: 9 }
  const roll = (who: string) => ({ type: 'roll', who, rolled: { ...rolled, who }, wild: '' }) as const
  expect(heard(roll('gm'), FOE)[1]).toContain('[2,3,4]')
  expect(heard(roll('ann'), FOE)[1]).not.toMatch(/3D|\[2,3,4\]/)
  expect(heard(roll('ann'), OWN)[1]).toContain('[2,3,4]')
})
