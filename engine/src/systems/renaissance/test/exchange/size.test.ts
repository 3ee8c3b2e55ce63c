import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { attack, duel, needs, run, told, turnOf } from '../arrange.ts'

const bare = { weapons: [] }

describe('size', () => {
  const shot = (size: string, traits: string[] = []) =>
    needs(
      told(
        run(
          turnOf(duel({ weapons: ['light bow'] }, { size, traits }, { distance: 9 })),
          'ana turn: attack\nana attack: 99',
        ),
        'attack',
      ),
    )
  const grabbed = (size: string) =>
    needs(told(run(turnOf(duel(bare, { size, weapons: [] })), 'ana turn: grab\nana maneuver: 99'), 'maneuver'))
  rule('REN-SIZE-01', 'the small are harder to shoot and easier to grab', () => {
    expect([shot('small'), grabbed('small'), shot('medium')]).toEqual([50, 70, 60])
  })
  rule('REN-SIZE-02', 'the large are easier to shoot and harder to grab', () => {
    expect([shot('large'), grabbed('large')]).toEqual([70, 50])
  })
  rule('REN-SIZE-03', 'beyond that twice as much', () => {
    expect([shot('tiny'), grabbed('tiny'), shot('very large'), grabbed('very large')]).toEqual([40, 80, 80, 40])
  })
  rule('REN-RACE-Squat', 'the squat are small to missiles', () => {
    expect(shot('medium', ['squat'])).toBe(50)
  })
  test('size is no matter in melee', () => {
    expect(needs(told(run(turnOf(duel({}, { size: 'tiny' })), attack(99)), 'attack'))).toBe(60)
  })
})
