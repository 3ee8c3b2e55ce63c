import { describe, expect, test } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { forRounds, forTurns } from '../../../../mechanisms/lasting.ts'
import { scaleOf } from '../../body/scale.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import {
  counted,
  crowd,
  duel,
  during,
  of,
  PLAIN,
  rolls,
  run,
  shoot,
  strike,
  told,
  turnOf,
  withOptions,
} from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const why = (from: State, key: string, who = 'ana') => refusal(d6, from, who, key)?.because
/** Whether a question is put where a script ends. */
const asks = (from: State, script: string) => {
  const { asked } = play(d6, from, script)
  return asked !== undefined && 'choices' in asked ? asked.choices[0]?.about.ask : undefined
}

describe('once is enough', () => {
  rule('D6-C-SA-Luck', 'luck is called upon as often as there are ranks, and once at a time', () => {
    const lucky = (ana: Partial<Fighter>) =>
      why(
        turnOf(
          duel({
            abilities: [
              { ability: 'goodLuck', ranks: 1 },
              { ability: 'greatLuck', ranks: 1 },
            ],
          }),
          'ana',
          1,
          set('ana', ana),
        ),
        'luck',
      )
    expect(lucky({ uses: { goodLuck: 1 } })).toBeUndefined()
    expect(lucky({ uses: { goodLuck: 2 } })).toBe('he has no luck left')
    expect(lucky({ lasting: [forRounds('lucky', 1, 'ana', 2)] })).toBe('luck is with him already')
  })
  rule('D6-C-OPT-Social', 'a word is tried once a round', () => {
    expect(why(turnOf(duel(), 'ana', 2, set('ana', { done: ['charm'] })), 'charm')).toBe('he has tried it this round')
    expect(why(turnOf(duel(), 'ana', 2, set('ana', { done: ['bluff'] })), 'charm')).toBeUndefined()
  })
  test('a reaction is granted to one who has none, and can move', () => {
    const options = withOptions({ grantReaction: 'ask' })
    const at = (bo: Partial<Fighter>) =>
      asks(
        turnOf(crowd({}, { bo: {}, cy: {} }, options), 'ana', 1, set('bo', bo)),
        'ana act: strike\nana target: bo\nana weapon: short sword\nana mark: none',
      )
    expect(at({})).toBe('grant reaction')
    expect(at({ defences: [{ kind: 'dodge', total: 9, full: false, item: '' }] })).toBeUndefined()
    const struck = turnOf(crowd({}, { bo: {}, cy: {} }, options), 'ana', 1, set('bo', during('winded', 1, 1)))
    const script = 'ana act: strike\nana target: bo\nana weapon: short sword\nana mark: none\ngm grant reaction: dodge'
    expect(() => play(d6, struck, script)).toThrow('cannot answer')
  })
  rule('D6-DEF-AllAttacks', 'a defence that stands is not taken again, another is', () => {
    const dodges = turnOf(
      duel(),
      'ana',
      3,
      set('ana', { defences: [{ kind: 'dodge', total: 9, full: false, item: '' }] }),
    )
    expect([why(dodges, 'dodge'), why(dodges, 'block')]).toEqual(['this defence already stands', undefined])
  })
  rule('D6-C-POS-Stand', 'who changed his position does not change it back, but the felled may rise', () => {
    const lies = (to: Partial<Fighter>) =>
      why(turnOf(duel(), 'ana', 1, set('ana', { stance: 'prone', ...to })), 'stand')
    expect(lies({ done: ['lie down'] })).toBe('he has changed his position')
    expect(lies({ done: ['lie down'], felled: true })).toBeUndefined()
    expect(lies({})).toBeUndefined()
  })
})

describe('aim', () => {
  test('ends with loading where it is for the first shot, and lasts where it is for every one', () => {
    const loads = (aimFor: string, act: string) =>
      of(
        run(
          turnOf(duel({ weapons: ['short bow'] }, {}, { distance: 30, ...withOptions({ aimFor }) }), 'ana', 1, (s) => {
            set('ana', { aim: { at: 'bo', rounds: 1, round: 1 } })(s)
            Object.assign(of({ state: s }, 'ana').items[0] ?? {}, { loaded: false })
          }),
          `ana act: ${act}`,
        ),
        'ana',
      ).aim
    expect([loads('firstShot', 'reload'), loads('everyShot', 'nothing')]).toEqual([null, null])
    expect(loads('everyShot', 'reload')).not.toBeNull()
  })
})

describe('a catch', () => {
  const sides = (ana: object, cy: object) => ({
    heroes: { ana: { ...PLAIN, ...ana }, cy: { ...PLAIN, ...cy } },
    foes: { bo: PLAIN },
  })
  const tosses = (cyCatches: string, toss = '2 3 3 4') =>
    told(
      run(
        turnOf({ system: 'd6', distance: 2, sides: sides({}, { weapons: [] }) }, 'ana'),
        `ana act: toss\nana toss: ${toss}\ncy catch: ${cyCatches}`,
      ),
      'catches',
    )
  rule('D6-C-OPT-Catch', 'of what a comrade tosses is nine easier than the toss was good', () => {
    expect(tosses('1 1 1 2', '2 4 4 4')).toMatchObject({ who: 'cy', at: 'ana', caught: true })
    expect(tosses('1 1 1 2', '2 4 4 5')).toMatchObject({ caught: false })
  })
  rule('D6-C-OPT-Catch', 'needs a hand and a die, and what is tossed fits one hand and goes ten metres', () => {
    const ready = (ana: object, arrange: Partial<Fighter> = {}) =>
      why(turnOf(duel(ana), 'ana', 1, set('ana', arrange)), 'catch')
    expect(ready({ weapons: ['short sword'] })).toBeUndefined()
    expect(ready({ weapons: ['short sword', 'dagger'] })).toBe('he has no hand to catch with')
    expect(ready({ weapons: [], skills: { throwing: '2D' } }, { wound: 'wounded' })).toBeUndefined()
    expect(ready({ weapons: [], skills: { throwing: '2D' } }, { wound: 'severely wounded' })).toBe(
      'he has no hand to catch with',
    )
    const toss = (weapon: string, distance = 2) =>
      why(turnOf({ system: 'd6', distance, sides: sides({ weapons: [weapon] }, {}) }, 'ana'), 'toss')
    expect(toss('dagger')).toBeUndefined()
    expect(toss('spear')).toBe('he has nothing in hand to toss')
  })
})

describe('exactly', () => {
  rule('D6-C-OPT-Slam', 'ten hurls him', () => {
    const hurls = (dice: string, then = '') => {
      const from = turnOf(duel({ weapons: [] }), 'ana', 1, (s) => {
        s.round = 2
        s.holds = [{ kind: 'slam', by: 'ana', on: 'bo', since: 1, strength: 0 }]
        set('ana', { turned: 2, lasting: [forRounds('lifts', 2, 'bo')] })(s)
      })
      return told(run(from, `ana act: hurl\nana hurl: ${dice}${then}`), 'hurls')?.thrown
    }
    const hurt = '\nana damage: 1 1 1 1 2\nbo resistance: 6 6 5\nbo obstacle: 1 2\ngm obstacle: 5 5 5'
    expect([hurls('2 2 3 3', hurt), hurls('2 2 2 3')]).toEqual([true, false])
  })
  rule('D6-C-MENT-Defence', 'ten is what an unwary mind is worth', () => {
    const over = (dice: string, bo: Partial<Fighter> = {}) =>
      told(
        run(
          turnOf(
            duel({ skills: { charm: '3D' } }, {}, withOptions({ socialDifficulty: 'standard' })),
            'ana',
            1,
            set('bo', bo),
          ),
          `ana act: charm\nana words for: attack\nana charm: ${dice}`,
        ),
        'words',
      )
    expect(over('3 3 4')).toMatchObject({ over: 0, points: 1 })
    expect(over('3 3 3')).toMatchObject({ over: -1, points: -1 })
    expect(over('3 3 4', { lasting: [forTurns('steeled', 1, 'bo', 14)] })).toMatchObject({ over: -4, points: -2 })
  })
  rule('D6-C-SA-Confusion', 'two rounds a rank, at mettle and a point a rank', () => {
    const confuses = (ranks: number, dice: string) => {
      const ana = { skills: { mettle: '3D' }, abilities: [{ ability: 'confusion', ranks }] }
      const ran = run(
        turnOf(duel(ana, {}, withOptions({ socialDifficulty: 'standard' })), 'ana'),
        `ana act: confuse\nana confusion: ${dice}`,
      )
      return [told(ran, 'confused')?.done, told(ran, 'confused')?.until, of(ran, 'bo').lasting[0]?.left]
    }
    expect([confuses(1, '3 3 3'), confuses(2, '2 3 3'), confuses(2, '2 2 3')]).toEqual([
      [true, 3, 3],
      [true, 5, 5],
      [false, 5, undefined],
    ])
  })
  rule('D6-C-ADV-Size', 'three a rank, larger or smaller', () => {
    const size = (of_: string, ranks: number) => {
      const s = turnOf(duel({ scale: 1, abilities: [{ ability: 'size', ranks, of: of_ }] }), 'ana')
      run(s, strike('false'))
      return scaleOf(of({ state: s }, 'ana'))
    }
    expect([size('larger', 1), size('larger', 2), size('smaller', 1)]).toEqual([4, 7, -2])
  })
  rule('D6-C-HIT-Head', 'by the numbers of this book, or of every other table', () => {
    const head = (hitLocationStandard: string) =>
      counted(
        told(
          run(
            turnOf(duel({}, {}, withOptions({ hitLocationStandard })), 'ana'),
            'ana act: strike\nana weapon: short sword\nana mark: head\nana attack: false',
          ),
          'difficulty',
        ),
      )['D6-C-HIT-Head']
    expect([head('fantasy'), head('regular')]).toEqual([5, 3])
  })
  rule('D6-C-OPT-Entangle', 'he tears it with his strength and slips out of it with his wits', () => {
    const gets = (way: string, dice: string) =>
      rolls(
        run(
          turnOf(
            duel({ attributes: { ...PLAIN.attributes, physique: '4D' }, skills: { acrobatics: '2D', lifting: '5D' } }),
            'ana',
            1,
            (s) => {
              s.holds = [{ kind: 'entangle', by: 'bo', on: 'ana', since: 0, strength: 9 }]
            },
          ),
          `ana act: escape\nana get free: ${way}\nana escape: ${dice}`,
        ),
      )[0]?.dice
    expect([gets('snap', '2 2 2 2 2'), gets('slip', '2 2 2')]).toEqual([5, 3])
  })
})

describe('kept from it', () => {
  test('it is told by what', () => {
    const held = (kind: 'hold' | 'entangle') =>
      why(
        turnOf(duel(), 'ana', 1, (s) => {
          s.holds = [{ kind, by: 'bo', on: 'ana', since: 0, strength: 9 }]
        }),
        'strike',
      )
    expect(held('hold')).toBe('bo holds him and he can only try to get free')
    expect(held('entangle')).toBe('he is entangled and he can only try to get free')
  })
  test('the stunned may defend or retreat, the flipped only rise, and who is hidden wholly leans out first', () => {
    const state = (ana: Partial<Fighter>, options: object = {}) =>
      turnOf(duel({}, {}, withOptions(options)), 'ana', 1, set('ana', ana))
    const stunned = state(during('only defending', 1, 1))
    expect([why(stunned, 'strike'), why(stunned, 'full dodge'), why(stunned, 'move')]).toEqual([
      'he can only defend himself or retreat',
      undefined,
      undefined,
    ])
    const flipped = state({ stance: 'prone', felled: true, lasting: [forRounds('flipped', 2, 'bo')] })
    expect([why(flipped, 'full dodge'), why(flipped, 'stand')]).toEqual([
      'thrown on his back, he spends the round getting up',
      undefined,
    ])
    expect(why(state({ stance: 'prone', lasting: [forRounds('lucky', 2, 'ana')] }), 'full dodge')).toBeUndefined()
    expect(why(state({ lasting: [forRounds('flipped', 2, 'bo')] }), 'full dodge')).toBeUndefined()
    const wall = { share: 100, toughness: 9, object: 'a wall', weakened: 0 } as const
    const hidden = state({ cover: wall, lasting: [forRounds('lucky', 2, 'ana')] }, { leaningOut: false })
    expect([why(hidden, 'strike'), why(hidden, 'full dodge')]).toEqual(['he is wholly behind a wall', undefined])
  })
  rule('D6-C-SPELL-Target', 'of magic who knows none', () => {
    expect(why(turnOf(duel(), 'ana'), 'cast')).toBe('he knows no spell')
    const drain = turnOf(duel({ weapons: [] }), 'ana')
    expect([why(drain, 'drain life'), why(drain, 'paralysing touch'), why(drain, 'frighten')]).toEqual([
      'he drains nobody',
      'his touch paralyses nobody',
      'he frightens nobody',
    ])
    const from = turnOf(
      duel(
        { spells: [{ name: 'bolt', casting: '4D', difficulty: 12, damage: '3D', ranges: [10, 20, 40] }] },
        {},
        { distance: 15 },
      ),
      'ana',
    )
    const hit = run(
      from,
      'ana act: cast\nana casting: 3 3 3 3\nana attack: 3 4 4 4\nana damage: 1 1 2\nbo resistance: 5 5 5',
    )
    expect([told(hit, 'blast'), told(hit, 'damage')?.at]).toEqual([undefined, 'bo'])
  })
  test('of loading what is put away, and of readying what is broken', () => {
    const from = (where: 'stowed' | 'ground' | 'hand' | 'broken', loaded: boolean) =>
      turnOf(duel({ weapons: ['light crossbow'] }, {}, { distance: 8 }), 'ana', 1, (s) => {
        Object.assign(of({ state: s }, 'ana').items[0] ?? {}, { where, loaded })
      })
    expect([why(from('stowed', false), 'reload'), why(from('hand', false), 'reload')]).toEqual([
      'nothing wants loading',
      undefined,
    ])
    expect([why(from('stowed', true), 'ready'), why(from('ground', true), 'ready')]).toEqual([undefined, undefined])
    expect([why(from('broken', true), 'ready'), why(from('hand', true), 'ready')]).toEqual([
      'nothing is put away',
      'nothing is put away',
    ])
    expect(() => run(from('hand', true), shoot('1 1 1 1'))).not.toThrow()
  })
})
