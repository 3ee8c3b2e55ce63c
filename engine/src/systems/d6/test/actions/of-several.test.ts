import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { forTurns } from '../../../../mechanisms/lasting.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { counted, crowd, duel, during, of, PLAIN, rolls, run, strike, told, turnOf, withOptions } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const both =
  (...arranges: readonly ((s: State) => void)[]) =>
  (s: State) => {
    for (const arrange of arranges) arrange(s)
  }

describe('of several', () => {
  rule('D6-C-OPT-TwoWeapons', 'the off hand strikes whom he likes, with the other weapon', () => {
    const two = turnOf(crowd({ weapons: ['dagger', 'short sword'] }, { bo: {}, cy: {} }), 'ana', 2)
    const ran = run(
      two,
      'ana act: two weapons\nana target: bo\nana weapon: short sword\nana attack: 1 1 1\nana target: cy\nana attack: 1 1 1',
    )
    expect(told(ran, 'offHand')).toMatchObject({ at: 'cy', weapon: 'dagger' })
    expect(
      of(ran, 'ana')
        .items.slice(0, 2)
        .map(({ used }) => used),
    ).toEqual([1, 1])
  })
  rule('D6-C-ACT-Wait', 'who steps in takes over from those who act, who go on after him', () => {
    const three = turnOf(crowd({}, { bo: {}, cy: {} }), 'ana', 2, (s) => {
      Object.assign(s, { acting: ['cy', 'ana'], asking: ['bo'] })
      set('bo', { waiting: true, actions: 1, turned: 1, declared: 2 })(s)
      set('cy', { actions: 1, turned: 1, declared: 1 })(s)
    })
    const ran = run(three, 'bo step in: act')
    expect(ran.state.acting).toEqual(['cy', 'ana', 'bo'])
    expect(of(ran, 'bo').waiting).toBe(false)
  })
  rule('D6-C-TRAP-Attack', 'a leap aside takes the place of an old dodge and of no other defence', () => {
    const stands = (kind: 'block' | 'parry' | 'dodge') => ({ kind, total: 5, full: false, item: '' }) as const
    const caught = turnOf(
      duel({}, {}, { scene: { traps: { pit: { speed: '3D', attack: '4D', damage: '3D', near: 'bo' } } } }),
      'ana',
      2,
      set('ana', {
        moved: 5,
        initiative: 30,
        actions: 1,
        defences: [stands('block'), stands('dodge'), stands('parry')],
      }),
    )
    const ran = run(caught, 'gm trap speed: 3 3 3\nana trap: full dodge\nana dodge: 2 2 2\ngm trap: 1 1 1 2')
    expect(of(ran, 'ana').defences.map(({ kind, total }) => [kind, total])).toEqual([
      ['block', 5],
      ['parry', 5],
      ['dodge', 16],
    ])
    expect(of(ran, 'ana')).toMatchObject({ turned: 1, actions: 0 })
  })
  test('who hangs on a wall falls in the order of the fighters, one after another', () => {
    const wall = { scene: { climb: { metres: 9, object: 'the wall' } } }
    const hang = turnOf(crowd({}, { bo: {}, cy: {} }, wall), 'ana', 1, (s) => {
      for (const id of ['bo', 'cy']) set(id, { height: 3, felled: true, turned: 1 })(s)
    })
    const ran = run(hang, 'gm damage: 1 2\nbo resistance: 5 5 5')
    expect(told(ran, 'fallsFar')).toMatchObject({ who: 'bo', metres: 3, dice: 2 })
    expect([of(ran, 'bo').height, of(ran, 'cy').height]).toEqual([0, 3])
  })
  rule(
    'D6-COVER-Add',
    'what hides no more than what he is behind is not offered, and any that does can be chosen',
    () => {
      const cover = [
        { share: 25, object: 'a stool' },
        { share: 50, object: 'a table' },
        { share: 75, object: 'a wall', made: 'sturdy' },
        { share: 75, object: 'a door', made: 'tough' },
      ]
      const at = (share: 25 | 50 | 75 | null) =>
        turnOf(
          duel({}, {}, { scene: { cover } }),
          'ana',
          1,
          set('ana', { cover: share === null ? null : { share, toughness: 0, object: 'a bush', weakened: 0 } }),
        )
      expect(of(run(at(50), 'ana act: take cover\nana cover: a door'), 'ana').cover).toMatchObject({ object: 'a door' })
      expect(of(run(at(null), 'ana act: take cover\nana cover: a stool'), 'ana').cover).toMatchObject({ share: 25 })
      expect(() => run(at(50), 'ana act: take cover\nana cover: a table')).toThrow('a table')
      expect(refusal(d6, at(75), 'ana', 'take cover')).toMatchObject({ because: 'there is nothing to get behind' })
    },
  )
  test('ways that are aimed at something already ask for no mark, and plain ones do', () => {
    const marked = (act: string, weapons: readonly string[]) => () =>
      run(
        turnOf(duel({ weapons, skills: PLAIN.skills }), 'ana'),
        `ana act: ${act}${weapons.length === 0 ? '' : `\nana weapon: ${weapons[0]}`}\nana mark: head\nana attack: 1 1 1 1`,
      )
    for (const act of ['disarm', 'break']) expect(marked(act, ['short sword']), act).toThrow('ana mark')
    for (const act of ['whip away', 'entangle']) expect(marked(act, ['bullwhip']), act).toThrow()
    for (const act of ['knockdown', 'trip', 'push', 'tackle', 'choke', 'hold', 'flip', 'arm pin', 'slam'])
      expect(marked(act, []), act).toThrow('ana mark')
    for (const act of ['strike', 'all-out', 'sweep', 'lunge']) expect(marked(act, ['short sword']), act).not.toThrow()
  })
  rule(
    ['D6-C-OPT-ArmPin1', 'D6-C-OPT-ArmPin2', 'D6-C-OPT-ArmPin3'],
    'what is done with a pinned arm hurts the one who is pinned, by the other’s strength',
    () => {
      const strong = { attributes: { ...PLAIN.attributes, physique: '6D' } }
      const pinned = (who: object, whom: object) =>
        turnOf(duel(who, whom), 'ana', 1, (s) => {
          s.holds = [{ kind: 'arm pin', by: 'ana', on: 'bo', since: 0, strength: 0 }]
          set('bo', { turned: 1, actions: 0 })(s)
        })
      const broken = run(
        pinned(strong, {}),
        'ana act: break arm\nana break arm: 2 2 2 2 2 2\nana damage: 5 5 5\nbo resistance: 1 1 2\nbo stay up: 1 1 2',
      )
      expect(of(broken, 'bo')).toMatchObject({ hurt: ['arm'], condition: 'unconscious' })
      expect(of(broken, 'ana')).toMatchObject({ hurt: [], wound: 'unhurt' })
      const vain = run(
        pinned({}, strong),
        'ana act: break arm\nana break arm: 1 1 2\nana damage: 1 2\nbo resistance: 1 1 1 1 1 2',
      )
      expect(told(vain, 'armBroken')).toMatchObject({ difficulty: 12, broken: false })
      expect(told(vain, 'damage')).toMatchObject({ who: 'ana', at: 'bo', total: 3 })
      expect(vain.state.holds).toHaveLength(1)
      const down = run(pinned({}, {}), 'ana act: force down\nana force down: 2 2 2 2')
      expect([of(down, 'bo').stance, of(down, 'ana').stance]).toEqual(['prone', 'standing'])
    },
  )
})

describe('a grip', () => {
  rule('D6-C-OPT-Escape', 'lasts to three metres, and each hold by itself', () => {
    const held = (metres: number) =>
      turnOf(crowd({}, { bo: {}, cy: {} }, { distance: metres }), 'ana', 1, (s) => {
        s.holds = [
          { kind: 'entangle', by: 'cy', on: 'bo', since: 0, strength: 9 },
          { kind: 'hold', by: 'bo', on: 'ana', since: 0, strength: 0 },
        ]
      })
    const near = of({ state: held(2) }, 'ana')
    expect(near.id).toBe('ana')
    expect(refusal(d6, held(2), 'ana', 'escape')).toBeUndefined()
    expect(refusal(d6, held(4), 'ana', 'escape')).toMatchObject({ because: 'nothing holds him' })
  })
  test('at exactly three metres still holds', () => {
    const at = (metres: number) =>
      turnOf(duel({}, {}, { distance: metres }), 'ana', 1, (s) => {
        s.holds = [{ kind: 'hold', by: 'bo', on: 'ana', since: 0, strength: 0 }]
      })
    expect([refusal(d6, at(3), 'ana', 'escape'), refusal(d6, at(3.1), 'ana', 'escape')?.because]).toEqual([
      undefined,
      'nothing holds him',
    ])
  })
})

describe('what abilities do', () => {
  rule('D6-C-SA-Intangibility', 'three dice for each rank, and only while it lasts', () => {
    const dice = (ranks: number, faded: boolean) => {
      const ran = run(
        turnOf(
          duel({}, { abilities: [{ ability: 'intangibility', ranks }] }),
          'ana',
          1,
          set('bo', { lasting: faded ? [forTurns('intangible', 9, 'bo')] : [] }),
        ),
        strike('4 4 4 4', `ana damage: 1 1 2\nbo resistance: ${'1 '.repeat(faded ? 2 + 3 * ranks : 2)}2`),
      )
      return rolls(ran).at(-1)?.dice
    }
    expect([dice(1, true), dice(2, true), dice(2, false)]).toEqual([6, 9, 3])
  })
  rule('D6-C-SA-Ambidextrous', 'a point a rank where both hands act and nowhere else', () => {
    const ana = { weapons: ['dagger', 'short sword'], abilities: [{ ability: 'ambidextrous', ranks: 2 }] }
    const ran = run(
      turnOf(duel(ana), 'ana', 2),
      'ana act: two weapons\nana weapon: dagger\nana attack: 1 1 1\nana attack: 1 1 1',
    )
    expect([0, 1].map((nth) => counted(told(ran, 'skill', nth))['D6-C-SA-Ambidextrous'])).toEqual([2, 2])
    expect(
      counted(told(run(turnOf(duel(ana), 'ana', 2), strike('1 1 1')), 'skill'))['D6-C-SA-Ambidextrous'],
    ).toBeUndefined()
  })
  rule('D6-C-SA-CombatSense', 'takes two points from surprise, and nothing where there is none', () => {
    const points = (surprised: boolean, options: object = {}) =>
      counted(
        told(
          run(
            turnOf(
              duel({}, { abilities: [{ ability: 'combatSense', ranks: 1 }] }, withOptions(options)),
              'ana',
              1,
              both(set('bo', surprised ? during('surprised', 1) : {})),
            ),
            strike(surprised ? '1 1 1 1 1' : '1 1 1 1'),
          ),
          'skill',
        ),
      )['D6-C-SA-CombatSense']
    expect([points(true), points(false)]).toEqual([-2, undefined])
  })
})
