import { describe, expect, test } from 'vitest'
import { advance } from '../../../../kernel/advance.ts'
import { arranged as begun, play, rule } from '../../../../kernel/testing/index.ts'
import { ATTACK } from '../../body/checks.ts'
import { wound } from '../../body/wounds.ts'
import { legend } from '../../index.ts'
import { alone, arranged, facing, the } from '../arrange.ts'
import { clash, duel, fought, hp, LEFT_ARM, man, offered, RIGHT_ARM, spent, told } from '../clash.ts'

const sword = man(['war-sword'])

describe('the other hand', () => {
  rule('LEG-EQP-Sabre', 'a basket hilt guards the left arm where the left hand has it', () => {
    const cut = (place: number) =>
      fought(
        duel(man(['mace']), man(['dagger', 'sabre']), spent),
        'mace',
        `ann attack: 30\nann manoeuvre: none\nann damage: 3\nann hit location: ${place}`,
      ).state
    expect(hp(cut(16), 'bob', LEFT_ARM)).toBe(4 - 2)
    expect(hp(cut(13), 'bob', RIGHT_ARM)).toBe(4 - 3)
  })
  test('a dirk could parry what a dagger could not, so that its owner may not dive away', () => {
    const against = (weapon: string, guard: string) => offered(clash(duel(man([weapon]), man([guard])), weapon, ''))
    expect(against('halberd', 'dagger')).toContain('evade')
    expect(against('halberd', 'dirk')).not.toContain('evade')
  })
})

describe('all that goes into it', () => {
  rule(['LEG-INI-01', 'LEG-FAT-Wearied', 'LEG-SUR-02'], 'an initiative told is the sum of what is told of it', () => {
    const s = begun(legend, facing({ ann: man(['war-sword'], { worn: { chest: 8 } }) }, { bob: sword }))
    Object.assign(the(s, 'ann'), { fatigue: 3, surprised: 1 })
    const [ann] = told(play(legend, s, 'ann initiative: 7\nbob initiative: 1'), 'initiative')
    const terms = ann?.thrown.terms.map(({ value }) => value)
    expect(terms).toEqual([12, -2, -2, -10])
    expect(ann).toMatchObject({ total: 7 + 12 - 2 - 2 - 10, thrown: { faces: [7], total: 5 } })
  })
})

describe('the others', () => {
  test('whoever leaves takes no spells but his own and those on him', () => {
    const cast = (by: string, at: string) =>
      ({ spell: 'protection', magnitude: 1, by, at, item: undefined, until: 9 }) as const
    const state = arranged(facing({ ann: sword, cat: sword }, { bob: sword }), (s) => {
      s.spells = [cast('ann', 'ann'), cast('bob', 'bob'), cast('cat', 'cat'), cast('cat', 'bob'), cast('bob', 'ann')]
    })
    const done = advance(legend, state, [{ ruling: { do: 'remove', who: 'bob' }, because: 'so' }], [])
    if (done.asked !== undefined) throw new Error('nothing is asked')
    expect(done.state.spells.map(({ by, at }) => `${by} ${at}`)).toEqual(['ann ann', 'cat cat'])
  })
  test('whoever leaves is forgotten among those who harry somebody, and the others are not', () => {
    const state = arranged(facing({ ann: sword }, { bob: sword, cat: sword, dan: sword }), (s) => {
      Object.assign(the(s, 'ann'), { harriedBy: ['bob', 'cat', 'dan'], outmanoeuvred: ['cat', 'bob', 'dan'] })
    })
    const done = advance(legend, state, [{ ruling: { do: 'remove', who: 'bob' }, because: 'so' }], [])
    if (done.asked !== undefined) throw new Error('nothing is asked')
    expect(the(done.state, 'ann')).toMatchObject({ harriedBy: ['cat', 'dan'], outmanoeuvred: ['cat', 'dan'] })
  })
  rule('LEG-NPC-UnderFlee', 'underlings of another side do not flee with them', () => {
    const lowly = { wounds: 'underling', count: 2 }
    const both = arranged(facing({ alaric: { adventurer: true }, 'giant-rat': lowly }, { goblin: lowly }))
    const cause = { by: 'alaric', skill: 80, level: 'success' } as const
    const { state } = alone(both, 'alaric attack: 30', (ctx, s) =>
      wound(ctx, s, the(s, 'goblin-1'), 3, 9, { ...cause, roll: ctx.toss(ATTACK, 'alaric') }),
    )
    expect(['goblin-1', 'goblin-2', 'giant-rat-1', 'giant-rat-2'].map((id) => the(state, id).condition)).toEqual([
      'dead',
      'fled',
      'up',
      'up',
    ])
  })
  rule('LEG-SUR-01', 'one who sleeps among the watchful is surprised, and they are not', () => {
    const camp = facing({ ann: sword }, { bob: man(['war-sword'], { surprised: true }), cat: sword })
    const played = play(legend, camp, 'ann initiative: 1\nbob initiative: 5\ncat initiative: 5', { steps: 2 })
    expect(told(played, 'surprised').map(({ who }) => who)).toEqual(['bob'])
    expect(['bob', 'cat'].map((id) => the(played.state, id).surprised)).toEqual([1, 0])
  })
})
