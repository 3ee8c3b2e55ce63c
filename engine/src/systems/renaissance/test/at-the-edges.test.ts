import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../kernel/testing/index.ts'
import { renaissance } from '../index.ts'
import { gradeOf } from '../looks.ts'
import { readEffect } from '../resistance.ts'
import type { State } from '../types.ts'
import { attack, counted, crowd, duel, MORTAL, needs, of, onMap, run, told, turnOf, until } from './arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const bodies = (state: State) => ('bands' in state.where ? undefined : state.where.bodies)

describe('in the saddle', () => {
  const horse = { 'war-horse': { like: 'war-horse' } }
  rule('REN-MNT-04', 'who mounts is where his mount is', () => {
    const ran = run(
      turnOf(crowd({ ana: {}, ...horse }, { bo: {} }, onMap('..aw....b', ['ana', 'war-horse', 'bo']))),
      'ana turn: mount\nana turn: end turn',
    )
    expect(bodies(ran.state)?.ana).toMatchObject({ x: 3, y: 0 })
    expect([of(ran, 'ana').mount, of(ran, 'war-horse').rider]).toEqual(['war-horse', 'ana'])
  })
  test('a horse of the other side, one that lies, one that is ridden and one too small are not mounted', () => {
    const side = (heroes: object, foes: object, arrange: (s: State) => void = () => {}) =>
      refusal(
        renaissance,
        turnOf(crowd({ ana: {}, ...heroes }, { bo: {}, ...foes }, { distance: 1 }), 'ana', arrange),
        'ana',
        'mount',
      )?.rule
    expect(side(horse, {})).toBeUndefined()
    expect(side({}, horse)).toBe('REN-MNT-04')
    expect(side(horse, {}, (s) => Object.assign(person(s, 'war-horse'), { stance: 'prone' }))).toBe('REN-MNT-04')
    expect(side(horse, {}, (s) => Object.assign(person(s, 'war-horse'), { condition: 'disabled' }))).toBe('REN-MNT-04')
    expect(side({ cy: { mount: 'war-horse' }, ...horse }, {})).toBe('REN-MNT-04')
    expect(side({ pony: { like: 'war-horse', size: 'medium' } }, {})).toBe('REN-MNT-04')
  })
  test('by option a ride-by at one target has no penalty; the second target has both (REN-A27)', () => {
    const passing = (rideBySingleTargetPenalty: boolean) => {
      const ran = until(
        turnOf(
          crowd(
            { ana: { weapons: ['short sword'], mount: 'war-horse' }, ...horse },
            { bo: {}, cy: {} },
            {
              ...onMap('aw.....b.c........', ['ana', 'war-horse', 'bo', 'cy']),
              options: { rideBySingleTargetPenalty },
            },
          ),
          'ana',
          (s) => {
            for (const id of ['bo', 'cy']) person(s, id).reaction = 1
          },
        ),
        'ana turn: ride-by\nana target: bo\nana ride-by: short sword\nana attack: 99\nana ride-by: none\nana ride-by: short sword\nana attack: 99',
      )
      return [0, 1].map((n) => {
        const found = counted(told(ran, 'attack', n))
        return [told(ran, 'attack', n)?.at, found['REN-MNT-11'], found['REN-MNT-12']]
      })
    }
    expect(passing(true)).toEqual([
      ['bo', -10, -10],
      ['cy', -10, -10],
    ])
    expect(passing(false)).toEqual([
      ['bo', undefined, undefined],
      ['cy', -10, -10],
    ])
  })
  rule('REN-DISMOUNT-01', 'a weapon made for it has not the -10', () => {
    const pull = (weapon: string) =>
      counted(
        told(
          run(
            turnOf(crowd({ ana: { weapons: [weapon] } }, { bo: { mount: 'war-horse' }, ...horse }, { distance: 0.5 })),
            'ana turn: dismount\nana maneuver: 99',
          ),
          'maneuver',
        ),
      )['REN-DISMOUNT-01']
    expect([pull('halberd'), pull('club')]).toEqual([undefined, -10])
  })
  test('every natural weapon of the mount can be used (REN-MNT-02)', () => {
    const ran = run(
      turnOf(
        crowd(
          {
            ana: { mount: 'beast' },
            beast: {
              like: 'war-horse',
              natural: [
                { name: 'stomp', dv: '1d10+6' },
                { name: 'bite', dv: '1d10+1' },
              ],
            },
          },
          { bo: {} },
          { distance: 0.5 },
        ),
      ),
      'ana turn: attack\nana weapon: beast bite\nbeast attack: 20\nbo defence: 99\nbeast damage: 3',
    )
    expect([told(ran, 'attack')?.weapon, of(ran, 'bo').damage]).toEqual(['bite', 4])
  })
})

describe('hurt', () => {
  test('how somebody looks goes by quarters of what he can take', () => {
    const f = person(turnOf(duel(MORTAL)), 'ana')
    const looks = (damage: number) => gradeOf({ ...f, damage })
    expect([0, 1, 7, 8, 22, 23].map(looks)).toEqual(['unhurt', 'scratched', 'scratched', 'hurt', 'hurt', 'badly hurt'])
    expect([gradeOf({ ...f, condition: 'dead' }), gradeOf({ ...f, condition: 'disabled' })]).toEqual(['dead', 'out'])
  })
  rule('REN-HAZARD-Suffocation', 'unconscious for as many turns as were free, he is dead', () => {
    const drowning = (breathless: number) =>
      of(
        run(
          turnOf(crowd({ ana: MORTAL, cy: {} }, { bo: {} }), 'bo', (s) => {
            s.acting = null
            s.order = ['ana', 'bo', 'cy']
            s.at = 0
            Object.assign(person(s, 'ana'), { breathless, condition: 'disabled', damage: 30, stance: 'prone' })
          }),
          '',
          1,
        ),
        'ana',
      ).condition
    expect([drowning(5), drowning(6)]).toEqual(['disabled', 'dead'])
  })
  rule('REN-HAZARD-WolfPit', 'metal that fire has eaten protects as much less, leather as before', () => {
    const falls = (suit: string) =>
      of(
        run(
          turnOf(
            crowd(
              { ana: { armour: [suit], DUR: 100, hide: 6 } },
              { bo: {} },
              { ...onMap('a......b', ['ana', 'bo']), scene: { pits: [[2, 0]] } },
            ),
            'ana',
            (s) => {
              person(s, 'ana').corroded = 3
            },
          ),
          'ana turn: move\nana where: cell 3,0\nana damage: 5 5\nana turn: end turn',
        ),
        'ana',
      ).damage
    // Hide 6 and mail 5 less 3, or leather 4, less AP 5.
    expect([falls('mail'), falls('leather')]).toEqual([15 - 3, 15 - 5])
  })
  test('who is out of the fight lies there and evades nothing more; who lay there does not fall again', () => {
    const state = turnOf(duel({}, { DUR: 8 }), 'ana', (s) => {
      Object.assign(person(s, 'bo'), { evading: true })
    })
    const ran = run(state, attack(20, 'bo defence: 99\nana damage: 5'))
    expect(of(ran, 'bo')).toMatchObject({ condition: 'disabled', stance: 'prone', evading: false })
    const lying = run(
      turnOf(duel({}, { DUR: 8 }), 'ana', (s) => {
        person(s, 'bo').stance = 'prone'
      }),
      attack(20, 'bo defence: 99\nana damage: 5'),
    )
    expect(told(lying, 'prone')).toBeUndefined()
  })
})

describe('the numbers at their edges', () => {
  test('what a resistance does is read from its words, and what is none of that is told', () => {
    const words = ['DV/2', 'DV÷3', 'DV+3', 'DV-4', 'AV-2', 'AV+1', 'check+10', 'Immune', 'melts', 'AV/2', 'DV*2']
    expect(words.map((each) => Object.values(readEffect(each)))).toEqual([
      ['divides', 2],
      ['divides', 3],
      ['adds', 3],
      ['adds', -4],
      ['armour', -2],
      ['armour', 1],
      ['check', 10],
      ['immune', 0],
      ['told', 0],
      ['told', 0],
      ['told', 0],
    ])
  })
  rule('REN-RNG-01', 'each range ends with its last metre', () => {
    const shot = (distance: number) =>
      counted(
        told(
          run(
            turnOf(duel({ weapons: ['light bow'], inHand: ['light bow'] }, {}, { distance })),
            'ana turn: attack\nana attack: 99',
          ),
          'attack',
        ),
      )['REN-RNG-01']
    expect([50, 51, 100, 101, 150, 151, 200].map(shot)).toEqual([undefined, -10, -10, -20, -20, -30, -30])
  })
  test('by option who is no better than that is blind no better than his skill (REN-A15)', () => {
    const blind = (blindCapBySkill: boolean, skill: number) =>
      needs(
        told(
          run(
            turnOf(
              duel(
                { role: 'hero', luck: 5, skills: { 'melee weapons': skill } },
                {},
                { scene: { light: 'dark' }, options: { blindCapBySkill } },
              ),
            ),
            attack(99),
          ),
          'attack',
        ),
      )
    expect([blind(false, 30), blind(true, 30), blind(true, 90)]).toEqual([50, 30, 50])
  })
  rule('REN-HAZARD-Falling', 'six metres are three dice, seven are seven, and more than ten the end', () => {
    const fall = (metres: number, dice: string) =>
      of(
        run(
          turnOf(
            crowd(
              { ana: { DUR: 100, skills: { athletics: 20 } } },
              { bo: {} },
              { distance: 30, scene: { ground: 'narrow', drop: metres } },
            ),
          ),
          `ana turn: move\nana where: towards bo\nana metres: 12\nana footing: 99\nana finding a hold: 99\n${dice}ana turn: end turn`,
        ),
        'ana',
      )
    expect(fall(3, '').damage).toBe(0)
    expect(fall(6, 'ana damage: 1 2 3\n').damage).toBe(6)
    expect(fall(7, 'ana damage: 1 1 1 1 1 1 1\n').damage).toBe(7)
  })
  test('both look before luck is spent, by option, in a plain opposed check too', () => {
    const ran = run(
      turnOf(
        duel({ role: 'hero', luck: 2 }, { role: 'major', luck: 2 }, { options: { luckAfter: 'bothSeen' } }),
        'ana',
        (s) => {
          s.holds = [{ kind: 'grab', by: 'bo', on: 'ana', item: null, with: null }] as never
        },
      ),
      'ana turn: escape\nana escape: 94\nbo holding on: 60\nana luck after: flip\nbo luck after: flip',
    )
    // 94 is 49 and succeeds; 60 is 06: the higher margin wins.
    expect([ran.state.holds, of(ran, 'ana').luck, of(ran, 'bo').luck]).toEqual([[], 1, 1])
  })
})
