import { describe, expect, test } from 'vitest'
import { refusal, refusals, type Scenario } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import type { ConditionName } from '../../state/lasting.ts'
import type { State } from '../../state/types.ts'
import { EIGHT, of, ready, SWORD, two } from '../staged.ts'

const ill = (...names: readonly ConditionName[]) => ({
  conditions: Object.fromEntries(names.map((name) => [name, 'permanent'])),
})
const BOW = { weapons: ['shortbow'], skills: { bows: 'apprentice' } }
const ADVANCED = { options: { actions: 'advanced' } }
/** Ann with 3 AP of 3, Bob a space off. */
const ann = (more: object = {}, bob: object = {}, of: object = {}, ap = 3): State =>
  ready(two(more, bob, of), { ann: ap })
const why = (from: State, key: string) => {
  const refused = refusal(olde, from, 'ann', key)
  return refused === undefined ? 'may' : `${refused.because} (${refused.rule})`
}

describe('each thing somebody cannot do has its reason and rule', () => {
  test.each<[string, State, string]>([
    ['attack', ann(SWORD, {}, {}, 1), 'it takes 2 AP, and 1 are left (OLDE-TURN-05)'],
    ['use', ann({ draughts: 1, hurt: 1 }, {}, {}, 3), 'may'],
    ['attack', ann({ ...SWORD, ...ill('stunned') }), 'he can do nothing (OLDE-COND-incapacitated)'],
    ['pass', ann(ill('unconscious')), 'he can do nothing (OLDE-COND-incapacitated)'],
    ['pass', ann(), 'may'],
    ['panic', ann(SWORD), 'it belongs to the advanced actions (OLDE-B79)'],
    ['block', ann(SWORD, {}, ADVANCED), 'it belongs to the core actions (OLDE-B79)'],
    ['step', ann(ill('rooted')), 'he is rooted to the spot (OLDE-COND-rooted)'],
    ['step', ann(ill('restrained')), 'he is restrained (OLDE-COND-restrained)'],
    ['step', ann({ posture: 'kneeling' }), 'he must rise first (OLDE-ACT-rise)'],
    ['run', ann({ ...ill('lame') }, {}, ADVANCED), 'he is lame (OLDE-COND-lame)'],
    ['run', ann({ posture: 'sitting' }, {}, ADVANCED), 'he must rise first (OLDE-ACT-rise)'],
    ['run', ann({}, {}, ADVANCED), 'may'],
    ['step', ann(ill('lame'), {}, { distance: 4 }, 1), 'it takes 2 AP, and 1 are left (OLDE-TURN-05)'],
    ['climb', ann(), 'there is nothing to climb (OLDE-ACT-climb)'],
    ['leap', ann(), 'there is no gap to leap (OLDE-ACT-leap)'],
    ['leap', ann(ill('dazed')), 'he is dazed (OLDE-COND-dazed)'],
    ['rise', ann(), 'he stands (OLDE-ACT-rise)'],
    ['rise', ann({ posture: 'sitting' }), 'may'],
    ['rise', ann({ posture: 'prone' }, {}, ADVANCED), 'from the ground he must stand up (OLDE-ADV-stand)'],
    ['rise', ann({ posture: 'kneeling' }, {}, ADVANCED), 'may'],
    ['rise', ann({ posture: 'prone', ...ill('restrained') }), 'he is restrained (OLDE-COND-restrained)'],
    ['stand', ann({ posture: 'kneeling' }, {}, ADVANCED), 'he does not lie (OLDE-ADV-stand)'],
    ['stand', ann({ posture: 'prone' }, {}, ADVANCED), 'may'],
    ['drop', ann(ill('restrained')), 'he is restrained (OLDE-COND-restrained)'],
    ['flop', ann(ill('restrained')), 'he is restrained (OLDE-COND-restrained)'],
    ['flop', ann(), 'may'],
    ['ready', ann(), 'there is nothing to make ready (OLDE-ACT-ready)'],
    ['ready', ann({ ...SWORD, ...ill('restrained') }), 'he is restrained (OLDE-COND-restrained)'],
    ['ready', ann(SWORD), 'may'],
    ['reset', ann(SWORD), 'there is no slack crossbow in hand (OLDE-XBOW-04)'],
    ['attack', ann({ ...SWORD, ...ill('restrained') }), 'he is restrained (OLDE-COND-restrained)'],
    ['attack', ann({ ...SWORD, ...ill('dazed') }), 'he is dazed (OLDE-COND-dazed)'],
    ['attack', ann({ ...SWORD, ...ill('frightened') }), 'he must get away (OLDE-COND-frightened)'],
    ['attack', ann(SWORD, {}, { distance: 2 }), 'the broadsword reaches 1, and it is 2 spaces (OLDE-ATK-02)'],
    ['attack', ann(BOW, {}, { distance: 49 }), 'the shortbow carries 48, and it is 49 spaces (OLDE-RNG-08)'],
    ['melee', ann(BOW, {}, { ...ADVANCED, distance: 2 }), 'the fists reaches 1, and it is 2 spaces (OLDE-ATK-02)'],
    ['shot', ann(SWORD, {}, ADVANCED), 'nothing in hand is for that (OLDE-ATK-02)'],
    [
      'shot',
      ann(BOW, {}, { ...ADVANCED, distance: 0 }),
      'nobody uses a shortbow on who shares his space (OLDE-RNG-06)',
    ],
    ['block', ann({ skills: { shields: 'master' } }), 'there is no shield on the arm (OLDE-ACT-block)'],
    [
      'block',
      ann({ shield: 'heater', skills: { shields: 'apprentice' } }),
      'it takes a Journeyman of Shields (OLDE-ACT-block)',
    ],
    [
      'block',
      ann({ shield: 'heater', skills: { shields: 'journeyman' }, ...ill('restrained') }),
      'he is restrained (OLDE-COND-restrained)',
    ],
    ['cast', ann(), 'he knows no spell (OLDE-ACT-cast)'],
    ['cast', ann({ spells: ['ember'], ...ill('dazed') }), 'he is dazed (OLDE-COND-dazed)'],
    ['cast', ann({ spells: ['ember'], ...ill('restrained') }), 'it takes gestures (OLDE-COND-restrained)'],
    [
      'cast',
      ann({ spells: ['ember'] }, {}, { distance: 7 }),
      'nobody is within six spaces and in sight (OLDE-SPELL-ember)',
    ],
    ['cast', ann({ spells: ['mend'] }), 'nobody at hand is hurt (OLDE-SPELL-mend)'],
    ['cast', ann({ spells: ['mend'], hurt: 1, ...ill('silenced') }), 'it must be spoken (OLDE-COND-silenced)'],
    ['cast', ann({ spells: ['ember', 'mend'], hurt: 1, ...ill('silenced') }), 'may'],
    ['cast', ann({ spells: ['ember', 'mend'], hurt: 1 }, {}, { distance: 7 }), 'may'],
    ['use', ann({ hurt: 1 }), 'there is nothing to use (OLDE-ACT-use)'],
    ['use', ann({ draughts: 1 }), 'nobody at hand is hurt (OLDE-ITEM-draught)'],
    ['use', ann({ draughts: 1, hurt: 1, ...ill('restrained') }), 'he is restrained (OLDE-COND-restrained)'],
    ['use', ann({ draughts: 1, hurt: 1, ...ill('frightened') }), 'he must get away (OLDE-COND-frightened)'],
    ['use', ann({ draughts: 1, hurt: 1, ...ill('dazed') }), 'may'],
    ['aid', ann({ hurt: 1 }), 'nobody at hand is dying or bleeding (OLDE-ACT-aid)'],
    ['aid', ann(ill('bleeding', 'restrained')), 'he is restrained (OLDE-COND-restrained)'],
    ['aid', ann(ill('bleeding', 'frightened')), 'he must get away (OLDE-COND-frightened)'],
    ['aid', ann(ill('bleeding')), 'may'],
    ['recover', ann(), 'no Mana or Faith is wanting (OLDE-ACT-recover)'],
    ['guide', ann(), 'no stunned friend is at hand (OLDE-ACT-guide)'],
    ['guide', ann(ill('frightened')), 'he must get away (OLDE-COND-frightened)'],
    ['guide', ann(ill('restrained')), 'he is restrained (OLDE-COND-restrained)'],
  ])('%s', (key, from, reason) => {
    expect(why(from, key)).toBe(reason)
  })

  test('points that are wanting: Mana for Ember, Faith for Mend, either for Recover', () => {
    const drained = (pool: 'mana' | 'faith', more: object) => {
      const from = ann(more)
      of(from, 'ann')[pool] = 0
      return from
    }
    expect(why(drained('mana', { spells: ['ember'] }), 'cast')).toBe('there is no Mana left (OLDE-SPELL-ember)')
    expect(why(drained('faith', { spells: ['mend'], hurt: 1 }), 'cast')).toBe(
      'there is no Faith left (OLDE-SPELL-mend)',
    )
    expect(why(drained('mana', { spells: ['ember'] }), 'recover')).toBe('may')
    expect(why(drained('faith', { spells: ['mend'] }), 'recover')).toBe('may')
    const nearly = ann({ spells: ['ember'] })
    of(nearly, 'ann').mana = 11
    expect(why(nearly, 'recover')).toBe('may')
    const scared = drained('mana', { spells: ['ember'], ...ill('frightened') })
    expect(why(scared, 'recover')).toBe('he must get away (OLDE-COND-frightened)')
  })
})

describe('what a round has room for', () => {
  const at = (more: Partial<State['acting'] & object>, ap = 8, spent = 0, options: object = {}) =>
    ready(two({ ...SWORD, weapons: ['broadsword', 'dagger'] }, {}, { options }), { ann: ap }, (s) => {
      s.acting = { who: 'ann', moved: false, acted: false, gone: 0, ...more }
      of(s, 'ann').spent = spent
    })

  test('one movement, then one action, free steps before both', () => {
    expect(why(at({ moved: true }), 'ready')).toBe('there is one movement in a round (OLDE-TURN-05)')
    expect(why(at({ moved: true }), 'attack')).toBe('may')
    expect(why(at({ acted: true }), 'attack')).toBe('there is one action in a round (OLDE-TURN-05)')
    expect(why(at({ acted: true }), 'ready')).toBe('the movement comes before the action (OLDE-B67)')
    expect(why(at({ acted: true }, 8, 0, { moveAfterAct: true }), 'ready')).toBe('may')
    for (const done of [{ moved: true }, { acted: true }])
      expect(why(at(done), 'free steps')).toBe('free steps come before anything else (OLDE-TURN-06)')
  })

  test('three AP, what reflexes took included', () => {
    expect(why(at({}, 8, 2), 'attack')).toBe('it takes 2 AP, and a round has 3 (OLDE-TURN-05)')
    expect(why(at({}, 8, 1), 'attack')).toBe('may')
    expect(why(at({}, 8, 2), 'ready')).toBe('may')
    expect(why(at({}, 8, 3), 'ready')).toBe('it takes 1 AP, and a round has 3 (OLDE-TURN-05)')
    expect(why(at({}, 8, 3), 'flop')).toBe('may')
    expect(why(at({}, 8, 0, { readyCost: 2 }), 'ready')).toBe('may')
    expect(why(at({}, 8, 2, { readyCost: 2 }), 'ready')).toBe('it takes 2 AP, and a round has 3 (OLDE-TURN-05)')
    expect(why(at({}, 8, 3, { readyCost: 0 }), 'ready')).toBe('may')
  })

  test('free steps once a turn; whose opportunity it is not is told as if it were', () => {
    const used = at({})
    of(used, 'ann').freeSteps = false
    expect(why(used, 'free steps')).toBe('free steps are had once a turn (OLDE-TURN-06)')
    const waiting = at({ moved: true, acted: true })
    waiting.acting = { who: 'bob', moved: true, acted: true, gone: 2 }
    expect(why(waiting, 'attack')).toBe('may')
    expect(refusals(olde, waiting, 'nobody')).toEqual([])
  })

  test('X or Only: less was given than it costs, and nothing of it is spent', () => {
    const draught = (ap: number, given: number, options: object = {}) =>
      ready(two({ draughts: 1, hurt: 2 }, {}, { options }), { ann: ap }, (s) => {
        of(s, 'ann').given = given
      })
    expect(why(draught(2, 2), 'use')).toBe('may')
    expect(why(draught(1, 1), 'use')).toBe('may')
    expect(why(draught(1, 2), 'use')).toBe('it takes 3 AP, and 1 are left (OLDE-TURN-05)')
    expect(why(draught(2, 3), 'use')).toBe('it takes 3 AP, and 2 are left (OLDE-TURN-05)')
    expect(why(draught(2, 3, { onlyByLeft: true }), 'use')).toBe('may')
    expect(why(draught(0, 0), 'use')).toBe('it takes 3 AP, and 0 are left (OLDE-TURN-05)')
    expect(why(draught(0, 3, { onlyByLeft: true }), 'use')).toBe('it takes 3 AP, and 0 are left (OLDE-TURN-05)')
  })
})

describe('whom and what', () => {
  const trio = (pal: object, distance: number, annMore: object = {}): Scenario => ({
    system: 'olde',
    distance,
    sides: { left: { ann: { ...EIGHT, ...annMore }, pal: { ...EIGHT, ...pal } }, right: { bob: EIGHT } },
  })

  test('friends alone are helped, and only at hand', () => {
    const hurt = ready(two({ draughts: 1 }, { hurt: 5 }), { ann: 3 })
    expect(why(hurt, 'use')).toBe('nobody at hand is hurt (OLDE-ITEM-draught)')
    const near = ready(trio({ hurt: 5 }, 1, { draughts: 1 }), { ann: 3 })
    expect(why(near, 'use')).toBe('may')
    const apart = (x: number) =>
      ready(
        {
          system: 'olde',
          map: { picture: 'A.....B', key: { A: 'ann', B: 'bob' } },
          sides: {
            left: { ann: { ...EIGHT, draughts: 1 }, pal: { ...EIGHT, hurt: 5, at: [x, 0] } },
            right: { bob: EIGHT },
          },
        },
        { ann: 3 },
      )
    expect([0, 1, 2].map((x) => why(apart(x), 'use'))).toEqual([
      'may',
      'may',
      'nobody at hand is hurt (OLDE-ITEM-draught)',
    ])
    const dead = ready(trio({ hurt: 5 }, 1, { draughts: 1 }), { ann: 3 }, (s) => {
      of(s, 'pal').dead = true
    })
    expect(why(dead, 'use')).toBe('nobody at hand is hurt (OLDE-ITEM-draught)')
  })

  test('the dead are not attacked, the fallen are', () => {
    const felled = (dead: boolean) =>
      ready(two(SWORD, { hurt: 13 }), { ann: 3 }, (s) => {
        of(s, 'bob').dead = dead
      })
    expect([why(felled(false), 'attack'), why(felled(true), 'attack')]).toEqual([
      'may',
      'there is nobody to strike (OLDE-ATK-02)',
    ])
  })
})
