import { describe, expect, test } from 'vitest'
import { secret } from '../../../kernel/secret.ts'
import { play, refusal } from '../../../kernel/testing/index.ts'
import type { Command } from '../amend.ts'
import { renaissance } from '../index.ts'
import type { State } from '../types.ts'
import { crowd, duel, of, onMap, type Ran, run, told, turnOf, until } from './arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const grab = (by: string, on: string) => ({ kind: 'grab', by, on, with: null, item: null }) as const
const ruled = (from: State, command: Command, dice = ''): Ran =>
  play({ ...renaissance, step: (ctx, s) => renaissance.amend(ctx, s, command), outcome: () => undefined }, from, dice, {
    steps: 1,
  }) as Ran
const MOUNTED = { ana: { weapons: ['short sword'], mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } }

describe('who is held on his way goes no farther (ruling REN-A72)', () => {
  test('a throatcatcher that fends him off and takes hold keeps him at its reach', () => {
    const map = onMap('a......b', ['ana', 'bo'])
    const bo = { weapons: ['throatcatcher'], skills: { 'pole-arms': 70 } }
    const way = (dice: string) =>
      run(
        turnOf(duel({ DUR: 100 }, bo, map)),
        `ana turn: move\nana where: cell 6,0\nbo opportunity: throatcatcher\nbo attack: ${dice}\nana defence: 99\nbo damage: 1\nana turn: end turn`,
      )
    expect([told(way('41'), 'moved')?.metres, told(way('10'), 'moved')?.metres]).toEqual([4, 6])
    expect(way('41').state.holds).toMatchObject([{ kind: 'subdue', on: 'ana' }])
  })
  test('a mount that holds somebody carries nobody off, and its rider may get down', () => {
    const state = turnOf(crowd(MOUNTED, { bo: {} }, { distance: 0.5 }), 'ana', (s) => {
      s.holds = [grab('war-horse', 'bo')]
    })
    expect(refusal(renaissance, state, 'ana', 'move')?.because).toMatch(/war-horse holds somebody/)
    expect(until(state, 'ana turn: alight').state.fighters[0]?.mount).toBeNull()
  })
})

describe('whoever waits for an attack answers every attack (ruling REN-A68)', () => {
  const waits = (s: State, id: string): void => {
    person(s, id).readied = secret([id], { action: 'attack', when: 'attacks', of: 'anybody', metres: 0, cell: null })
  }
  test('one in passing', () => {
    const state = turnOf(crowd(MOUNTED, { bo: {}, cy: { weapons: ['light bow'] } }, { distance: 8 }), 'ana', (s) => {
      waits(s, 'cy')
      person(s, 'bo').reaction = 1
    })
    const ran = run(
      state,
      'ana turn: ride-by\nana target: bo\nana ride-by: short sword\ncy readied: use\ncy attack: 99\nana attack: 99\nana ride-by: none',
    )
    expect(told(ran, 'reacts')).toMatchObject({ who: 'cy', kind: 'readied attack' })
  })
  test('a beast’s hind claws', () => {
    const cat = { like: 'cougar' }
    const state = turnOf(crowd({ ana: cat }, { bo: {}, cy: {} }, { distance: 0.5 }), 'ana', (s) => {
      s.holds = [grab('ana', 'bo')]
      waits(s, 'cy')
    })
    const ran = run(
      state,
      'ana turn: disembowel\ncy readied: use\ncy weapon: short sword\ncy attack: 99\nana attack: 99',
    )
    expect(ran.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['reacts', 'power', 'missed']))
    expect(told(ran, 'reacts')?.who).toBe('cy')
  })
})

describe('whom the game master takes out of the fight', () => {
  const fallen = (to: 'disabled' | 'dead' | 'fled'): State =>
    ruled(
      turnOf(duel(), 'bo', (s) => {
        s.holds = [grab('ana', 'bo')]
        person(s, 'ana').braced = 'x'
      }),
      { do: 'condition', who: 'ana', to },
    ).state
  test('holds nobody any more', () => {
    for (const to of ['disabled', 'dead', 'fled'] as const) expect(fallen(to).holds).toEqual([])
    expect([person(fallen('dead'), 'ana').braced, fallen('dead').acting]).toEqual([null, 'bo'])
  })
  test('a rider who has left has left on his mount', () => {
    const state = turnOf(crowd({ ...MOUNTED, cy: {} }, { bo: {} }, { distance: 4 }))
    const gone = (who: string) => ruled(state, { do: 'condition', who, to: 'fled' }).state
    for (const who of ['ana', 'war-horse']) {
      expect([person(gone(who), 'ana').condition, person(gone(who), 'war-horse').condition]).toEqual(['fled', 'fled'])
      expect([gone(who).acting, person(gone(who), 'cy').condition]).toEqual([null, 'up'])
    }
  })
})
