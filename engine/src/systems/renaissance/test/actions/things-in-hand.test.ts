import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import type { Hold, State } from '../../state/types.ts'
import { crowd, duel, of, onMap, run, thing, told, turnOf, until } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const question = (from: State, script: string) => {
  const { asked } = until(from, script)
  return asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
}
const keys = (from: State, script: string) => question(from, script)?.options.map(({ key }) => key)
const why = (from: State, action: string) => refusal(renaissance, from, 'ana', action)?.because
const caught = (by: string, on: string, item: string): Hold => ({
  kind: 'catch',
  by,
  on,
  with: null,
  item: `${on} ${item}`,
})

describe('things', () => {
  test('what lies at his feet or next to him is picked up, not what lies farther', () => {
    const lies = (x: number) =>
      why(
        turnOf(duel({ weapons: ['knife'], inHand: [] }, {}, onMap('a.....b', ['ana', 'bo'])), 'ana', (s) => {
          Object.assign(thing(person(s, 'ana'), 'knife'), { where: 'ground', spot: [x, 0] })
        }),
        'draw',
      )
    expect([lies(0), lies(1), lies(2)]).toEqual([undefined, undefined, 'he has nothing to draw, or no hand for it'])
  })
  test('what is used up is not drawn, nor what both hands would have to take', () => {
    const stowed = (weapon: string, change: object, inHand: string[] = []) =>
      why(
        turnOf(duel({ weapons: [weapon, 'dagger'], inHand }), 'ana', (s) => {
          const ana = person(s, 'ana')
          ana.items = ana.items.filter(({ key }) => key !== 'dagger' || inHand.length > 0)
          Object.assign(thing(ana, weapon), change)
        }),
        'draw',
      )
    expect([stowed('wand', {}), stowed('wand', { uses: 0 })]).toEqual([
      undefined,
      'he has nothing to draw, or no hand for it',
    ])
    expect([stowed('halberd', {}), stowed('halberd', {}, ['dagger'])]).toEqual([
      undefined,
      'he has nothing to draw, or no hand for it',
    ])
    expect(stowed('targe', {}, ['dagger'])).toBeUndefined()
  })
  test('of two weapons the one that is caught is neither put away nor dropped', () => {
    const state = turnOf(
      duel({ weapons: ['short sword', 'dagger', 'knife'], inHand: ['short sword', 'dagger'] }),
      'ana',
      (s) => {
        s.holds = [caught('bo', 'ana', 'short sword')]
      },
    )
    expect(thing(of(run(state, 'ana turn: sheathe\nana turn: end turn'), 'ana'), 'dagger').where).toBe('stowed')
    expect(thing(of(run(state, 'ana turn: drop\nana turn: end turn'), 'ana'), 'dagger').where).toBe('ground')
  })
  test('a braced weapon put away is braced no longer; another put away leaves it so', () => {
    const braced = (weapon: string) =>
      of(
        run(
          turnOf(duel({ weapons: ['long spear', 'knife'], inHand: ['long spear'] }), 'ana', (s) => {
            person(s, 'ana').braced = 'ana long spear'
            if (weapon === 'knife') {
              thing(person(s, 'ana'), 'long spear').where = 'main'
              thing(person(s, 'ana'), 'knife').where = 'off'
            }
          }),
          `ana turn: sheathe\n${weapon === 'knife' ? 'ana item: knife\n' : ''}ana turn: end turn`,
        ),
        'ana',
      ).braced
    expect([braced('long spear'), braced('knife')]).toEqual([null, 'ana long spear'])
  })
  test('loading and winding tighter are told apart', () => {
    const loads = (loaded: number) =>
      told(
        run(
          turnOf(duel({ weapons: ['heavy crossbow'] }, {}, { distance: 9 }), 'ana', (s) => {
            thing(person(s, 'ana'), 'heavy crossbow').loaded = loaded
          }),
          'ana turn: load\nana turn: end turn',
        ),
        'item',
      )?.what
    expect([loads(0), loads(1)]).toEqual(['loads', 'overcharges'])
  })
  test('a planted shield wants an arm that is free', () => {
    const uproots = (weapons: string[], inHand: string[], holds: Hold[] = []) =>
      why(
        turnOf(duel({ weapons: [...weapons, 'archer’s shield'], inHand }), 'ana', (s) => {
          thing(person(s, 'ana'), 'archer’s shield').planted = true
          s.holds = holds
        }),
        'plant or uproot',
      )
    const grab: Hold = { kind: 'grab', by: 'ana', on: 'bo', with: 'ana fists', item: null }
    expect(uproots(['short sword'], ['short sword'])).toBeUndefined()
    expect(uproots(['short sword', 'dagger'], ['short sword', 'dagger'])).toBe('his arm is not free for it')
    expect(uproots(['short sword'], ['short sword'], [grab])).toBe('his arm is not free for it')
  })
  test('a soldier helps whichever comrade he likes', () => {
    const state = turnOf(
      crowd(
        { ana: { powers: ['soldier'] }, cy: {}, dan: {} },
        { bo: {} },
        onMap('ca.b\n.d..', ['ana', 'bo', 'cy', 'dan']),
      ),
    )
    expect(keys(state, 'ana turn: help')).toEqual(['cy', 'dan'])
  })
})
