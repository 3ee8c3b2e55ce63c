import { describe, expect, test } from 'vitest'
import { advance } from '../../../kernel/advance.ts'
import { arranged as begun, play, rule } from '../../../kernel/testing/index.ts'
import { legend } from '../index.ts'
import { arranged, facing, the } from './arrange.ts'
import { clash, duel, fought, hp, LEFT_ARM, man, offered, RIGHT_ARM, spent, told } from './clash.ts'

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
})
