import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { counted, duel, of, PLAIN, run, shoot, strike, told, turnOf, withOptions } from '../arrange.ts'

const NO_HARM = 'ana damage: 1 1 1 2\nbo resistance: 6 6 5'
/** Ana with a bow at so many metres. */
const archer = (distance: number, more: object = {}, weapon = 'light crossbow', arrange?: (s: State) => void) =>
  turnOf(duel({ weapons: [weapon] }, {}, { distance, ...more }), 'ana', 1, arrange)
/** The difficulty of her shot: a roll that misses anything. */
const shot = (from: State) => told(run(from, shoot('1 1 1 1')), 'difficulty')
/** And of her blow, against a defence nothing gets through. */
const blow = (more: object = {}, arrange?: (s: State) => void) => {
  const from = turnOf(duel({}, {}, more), 'ana', 1, arrange)
  return told(run(from, strike('3 3 3 3', 'ana damage: 1 1 2\nbo resistance: 6 6 5')), 'difficulty')
}

describe('base difficulty and modifiers', () => {
  rule('D6-DIFF-Base10', 'who does not defend is hit at 10', () => {
    expect(shot(archer(8))).toMatchObject({ difficulty: 10 })
  })

  rule(['D6-DIFF-Mods', 'D6-MOD-Sum'], 'range and everything else add up', () => {
    expect(shot(archer(50, { scene: { light: 'poor', smoke: 'thick' } }))).toMatchObject({ difficulty: 10 + 5 + 3 + 6 })
  })

  rule('D6-DIFF-Min3', 'never below 3', () => {
    const easy = (s: State): void => {
      of({ state: s }, 'bo').defences = [{ kind: 'dodge', total: 6, full: false, item: '' }]
    }
    expect(blow({}, easy)).toMatchObject({ difficulty: 3 })
    expect(blow({})?.rule, 'only where it is lifted').not.toContain('D6-DIFF-Min3')
    expect(told(run(turnOf(duel(), 'ana', 1, easy), strike('1 1 1 1')), 'attack')).toMatchObject({
      hit: false,
      difficulty: 3,
    })
  })

  rule('D6-DIFF-Min3', 'whether a bare defence below 3 is lifted too is for the table to say', () => {
    const low = (s: State): void => {
      of({ state: s }, 'bo').defences = [{ kind: 'dodge', total: 2, full: false, item: '' }]
    }
    const bare = (options: object) => shot(archer(8, withOptions(options), 'light crossbow', low))?.difficulty
    expect([bare({}), blow({}, low)?.difficulty]).toEqual([3, 3])
    const literal = run(
      archer(8, withOptions({ clampUnmodified: false }), 'light crossbow', low),
      shoot('1 1 1 2', NO_HARM),
    )
    expect(told(literal, 'difficulty')).toMatchObject({ difficulty: 2 })
  })

  rule('D6-MOD-Standard', 'a modifier is the number in parentheses', () => {
    expect(shot(archer(8, { scene: { smoke: 'light' } }))).toMatchObject({ difficulty: 13 })
  })

  rule('D6-MOD-Rolled', 'or its dice, rolled by the game master with a Wild Die', () => {
    const rolled = (options: object) =>
      archer(8, { scene: { smoke: 'thick' }, ...withOptions({ modifierMode: 'rolled', ...options }) })
    const with6 = run(rolled({}), 'ana act: shoot\ngm modifier: 5 6 2\nana attack: 1 1 1 1')
    expect(told(with6, 'difficulty')).toMatchObject({ difficulty: 10 + 13 })
    const with1 = run(rolled({}), 'ana act: shoot\ngm modifier: 5 1\nana attack: 1 1 1 1')
    expect(told(with1, 'difficulty')).toMatchObject({ difficulty: 10 })
    const plain = run(rolled({ modifierWildDie: false }), 'ana act: shoot\ngm modifier: 6 1\nana attack: 1 1 1 1')
    expect(told(plain, 'difficulty')).toMatchObject({ difficulty: 17 })
  })

  rule(['D6-C-DIFF-Levels', 'D6-C-DIFF-Generic'], 'difficulties have names, and circumstances move them', () => {
    const worse = (value: number) =>
      shot(
        archer(8, {}, 'light crossbow', (s) => {
          of({ state: s }, 'ana').circumstance = value
        }),
      )
    expect(worse(0)).toMatchObject({ difficulty: 10, level: 'Easy' })
    expect(worse(5)).toMatchObject({ difficulty: 15, level: 'Moderate' })
    expect(counted(worse(11))).toMatchObject({ 'D6-C-DIFF-Generic': 11 })
  })

  rule('D6-C-OPT-Unwieldy', 'a quarterstaff is awkward for everybody', () => {
    const ran = run(
      turnOf(duel({ weapons: ['quarterstaff'] }), 'ana'),
      'ana act: strike\nana weapon: quarterstaff\nana attack: 1 1 1 1',
    )
    expect(told(ran, 'difficulty')).toMatchObject({ difficulty: 10 })
  })

  rule('D6-C-SKILL-Untrained', 'who never learned it is at +5', () => {
    const clumsy = turnOf(duel({ weapons: ['light crossbow'], skills: {} }, {}, { distance: 8 }), 'ana')
    expect(told(run(clumsy, shoot('1 1 1')), 'difficulty')).toMatchObject({ difficulty: 15 })
    const mild = turnOf(
      duel({ weapons: ['light crossbow'], skills: {} }, {}, { distance: 8, ...withOptions({ untrainedModifier: 1 }) }),
      'ana',
    )
    expect(told(run(mild, shoot('1 1 1')), 'difficulty')).toMatchObject({ difficulty: 11 })
  })

  rule('D6-C-SKILL-NoUntrainedCombat', 'but fighting and dodging come by nature', () => {
    const brawler = turnOf(duel({ weapons: [], skills: {} }), 'ana')
    const ran = run(brawler, 'ana act: strike\nana attack: 1 1 1')
    expect(told(ran, 'difficulty')).toMatchObject({ difficulty: 5 })
    expect(counted(told(ran, 'difficulty'))).toHaveProperty('D6-C-SKILL-NoUntrainedCombat')
  })
})

describe('the optional passive bonus', () => {
  const on = withOptions({ usePassiveBonus: true })
  const passive = (bo: object, more: object = on, arrange?: (s: State) => void) =>
    told(
      run(
        turnOf(duel({ weapons: ['light crossbow'] }, bo, { distance: 8, ...more }), 'ana', 1, arrange),
        shoot('1 1 1 1'),
      ),
      'difficulty',
    )

  rule(['D6-PASS-Opt', 'D6-PASS-Example'], 'each 2D above 4D, rounded up, adds 1: 4D nothing, 7D two', () => {
    const at = (dodge: string) => passive({ skills: { dodge } })?.difficulty
    expect(['4D', '4D+1', '6D', '6D+1', '7D', '8D+1'].map(at)).toEqual([10, 11, 11, 12, 12, 13])
    expect(passive({ skills: { dodge: '7D' } }, {})?.difficulty).toBe(10)
    expect(
      passive({ skills: { dodge: '4D+1' } }, withOptions({ usePassiveBonus: true, dropPips: true }))?.difficulty,
    ).toBe(10)
  })

  rule('D6-PASS-NotActive', 'it does nothing for an active defence', () => {
    const seen = passive({ skills: { dodge: '7D' } }, on, (s) => {
      of({ state: s }, 'bo').defences = [{ kind: 'dodge', total: 20, full: false, item: '' }]
    })
    expect(seen).toMatchObject({ difficulty: 20 })
  })

  rule('D6-PASS-Ranks', 'six ranks of an ability on Agility or dodge add 1', () => {
    const ranks = (count: number) =>
      passive({ abilities: [{ ability: 'skillBonus', ranks: count, of: 'dodge' }] })?.difficulty
    expect([ranks(5), ranks(6), ranks(12)]).toEqual([10, 11, 12])
  })

  test('another edition lets acrobatics help at Short range or more', () => {
    const nimble = { skills: { acrobatics: '7D' } }
    expect(passive(nimble, withOptions({ acrobaticsDefence: true }))?.difficulty).toBe(12)
    expect(passive(nimble, {})?.difficulty).toBe(10)
    const stiff = passive({ skills: { acrobatics: '4D' } }, withOptions({ acrobaticsDefence: true }))
    expect(counted(stiff)).not.toHaveProperty('D6-A18')
    const near = turnOf(duel({}, nimble, withOptions({ acrobaticsDefence: true })), 'ana')
    expect(told(run(near, strike('1 1 1 1')), 'difficulty')).toMatchObject({ difficulty: 5 })
  })
})

describe('range', () => {
  const band = (distance: number, weapon = 'light crossbow', more: object = {}) => shot(archer(distance, more, weapon))
  rule('D6-RANGE-PB', 'to 3 metres it is 5 less', () => {
    expect([band(0), band(3)].map((e) => e?.difficulty)).toEqual([5, 5])
    expect(band(3, 'light crossbow', withOptions({ pointBlankInclusive: false }))?.difficulty).toBe(10)
  })
  rule('D6-RANGE-Short', 'from there to the first value unchanged', () => {
    expect([band(3.1), band(10)].map((e) => e?.difficulty)).toEqual([10, 10])
  })
  rule('D6-RANGE-Medium', 'to the second 5 more', () => {
    expect([band(10.1), band(100)].map((e) => e?.difficulty)).toEqual([15, 15])
  })
  rule('D6-RANGE-Long', 'to the third 10 more, and no farther', () => {
    expect([band(100.1), band(200)].map((e) => e?.difficulty)).toEqual([20, 20])
    expect(refusal(d6, archer(201), 'ana', 'shoot')).toMatchObject({ rule: 'D6-RANGE-Long' })
  })
  rule('D6-RANGE-PerWeapon', 'the values are the weapon’s own', () => {
    expect([band(30), band(30, 'hand crossbow')].map((e) => e?.difficulty)).toEqual([15, 20])
  })
  rule('D6-RANGE-AllKinds', 'fists are modified by distance as bows are', () => {
    const fist = run(turnOf(duel({ weapons: [] }), 'ana'), 'ana act: strike\nana attack: 1 1 1 1')
    expect(told(fist, 'difficulty')).toMatchObject({ difficulty: 5 })
    expect(blow()).toMatchObject({ difficulty: 5 })
    expect(blow(withOptions({ meleePointBlankModifier: 0 }))).toMatchObject({ difficulty: 10 })
  })
  /** Nobody walks: the free half Move is used up. */
  const still = (s: State): void => {
    of({ state: s }, 'ana').moved = 5
  }
  rule('D6-RANGE-UnarmedPB', 'fists reach to Point Blank only', () => {
    const from = (distance: number) => turnOf(duel({ weapons: [] }, {}, { distance }), 'ana', 1, still)
    expect(refusal(d6, from(3), 'ana', 'strike')).toBeUndefined()
    expect(refusal(d6, from(3.1), 'ana', 'strike')).toMatchObject({ rule: 'D6-RANGE-UnarmedPB' })
  })
  rule('D6-RANGE-MeleePB', 'so do most hand weapons', () => {
    const from = (distance: number) => turnOf(duel({}, {}, { distance }), 'ana', 1, still)
    expect(refusal(d6, from(3), 'ana', 'strike')).toBeUndefined()
    expect(refusal(d6, from(3.1), 'ana', 'strike')).toMatchObject({ rule: 'D6-RANGE-MeleePB' })
  })
  rule('D6-RANGE-MeleeLong', 'longer than two metres they reach Short, without its ease', () => {
    const from = (distance: number, more: object = {}) =>
      turnOf(duel({ weapons: ['halberd'] }, {}, { distance, ...more }), 'ana', 1, still)
    const ran = run(from(5), 'ana act: strike\nana attack: 1 1 1 1')
    expect(told(ran, 'difficulty')).toMatchObject({ difficulty: 10 })
    expect(refusal(d6, from(5.1), 'ana', 'strike')).toMatchObject({ rule: 'D6-RANGE-MeleeLong' })
    expect(refusal(d6, from(8, withOptions({ meleeShortMax: 8 })), 'ana', 'strike')).toBeUndefined()
  })
})

describe('estimated ranges', () => {
  const guessed = (estimate: string, weapon: string) =>
    told(
      run(
        archer(12, { scene: { estimate } }, weapon),
        weapon === 'throwing dagger' ? 'ana act: throw\nana attack: 1 1 1 1' : shoot('1 1 1 1'),
      ),
      'difficulty',
    )
  rule('D6-RANGE-EstSteps', 'a few steps are Point Blank', () => {
    expect(guessed('a few steps', 'long bow')).toMatchObject({ difficulty: 5 })
  })
  rule('D6-RANGE-EstRoom', 'across a chamber: Short for a long bow, Medium for a thrown knife', () => {
    expect(guessed('large chamber', 'long bow')).toMatchObject({ difficulty: 10 })
    expect(guessed('large chamber', 'throwing dagger')).toMatchObject({ difficulty: 15 })
  })
  rule('D6-RANGE-EstOutdoor', 'outdoors: Medium to Long', () => {
    expect(guessed('outdoors', 'long bow')).toMatchObject({ difficulty: 15 })
    expect(guessed('outdoors', 'throwing dagger')).toMatchObject({ difficulty: 20 })
  })
})

describe('cover', () => {
  const scene = (of: object) => shot(archer(8, { scene: of }))?.difficulty
  rule(['D6-COVER-Add', 'D6-COVER-SmokeLight'], 'light smoke adds 3', () => {
    expect(scene({ smoke: 'light' })).toBe(13)
  })
  rule('D6-COVER-SmokeThick', 'thick smoke adds 6', () => {
    expect(scene({ smoke: 'thick' })).toBe(16)
  })
  rule('D6-COVER-SmokeVeryThick', 'very thick smoke adds 12', () => {
    expect(scene({ smoke: 'very thick' })).toBe(22)
  })
  rule('D6-COVER-PoorLight', 'poor light adds 3', () => {
    expect(scene({ light: 'poor' })).toBe(13)
  })
  rule('D6-COVER-Moonlit', 'moonlight adds 6', () => {
    expect(scene({ light: 'moonlit' })).toBe(16)
  })
  rule('D6-COVER-Dark', 'darkness adds 12', () => {
    expect(scene({ light: 'dark' })).toBe(22)
  })
  rule('D6-C-LIGHT-Negate', 'a candle undoes 2D within a metre, a torch 4D within several', () => {
    const lit = (lamp: string, light: string) =>
      told(
        run(
          turnOf(duel({ weapons: ['light crossbow'] }, { lamp }, { distance: 8, scene: { light } }), 'ana'),
          shoot('1 1 1 1'),
        ),
        'difficulty',
      )
    expect([
      lit('candle', 'moonlit')?.difficulty,
      lit('candle', 'dark')?.difficulty,
      lit('torch', 'dark')?.difficulty,
    ]).toEqual([10, 16, 10])
    const far = turnOf(
      duel({ weapons: ['light crossbow'], lamp: 'torch' }, {}, { distance: 8, scene: { light: 'dark' } }),
      'ana',
    )
    expect(told(run(far, shoot('1 1 1 1')), 'difficulty')).toMatchObject({ difficulty: 22 })
  })

  const behind = (share: number, made?: string, options: object = {}) =>
    turnOf(
      duel(
        { weapons: ['light crossbow'] },
        { cover: { share, ...(made === undefined ? {} : { made }), object: 'a table' } },
        { distance: 8, ...withOptions(options) },
      ),
      'ana',
    )
  rule('D6-COVER-25', 'a quarter hidden adds 3', () => {
    expect(shot(behind(25, 'tough'))).toMatchObject({ difficulty: 13 })
  })
  rule('D6-COVER-50', 'half adds 6', () => {
    expect(shot(behind(50, 'tough'))).toMatchObject({ difficulty: 16 })
  })
  rule('D6-COVER-75', 'three quarters add 12', () => {
    expect(shot(behind(75, 'tough'))).toMatchObject({ difficulty: 22 })
  })
  rule('D6-COVER-100', 'wholly behind something solid one is not hit directly', () => {
    const ran = run(behind(100, 'sturdy'), shoot('3 3 3 3', 'ana damage: 2 2 2 2\ngm cover: 4 4 4'))
    expect(told(ran, 'attack')).toMatchObject({ difficulty: 10, hit: true })
    expect(told(ran, 'resists')).toBeUndefined()
    expect(of(ran, 'bo')).toMatchObject({ wound: 'unhurt', cover: { weakened: 0 } })
  })
  rule('D6-COVER-Overflow', 'what the cover does not withstand reaches the one behind it', () => {
    const ran = run(behind(100, 'tough'), shoot('3 3 3 3', 'ana damage: 4 4 4 4\ngm cover: 2 5\nbo resistance: 1 1 2'))
    expect(told(ran, 'cover')).toMatchObject({ total: 16, stopped: 7, over: 9, state: 'weakened' })
    expect(of(ran, 'bo').wound).toBe('wounded')
    expect(of(ran, 'bo').cover).toMatchObject({ weakened: 1 })
    const again = run(ran.state, shoot('3 3 3 3', 'ana damage: 2 2 2 2\ngm cover: 5\nbo resistance: 6 6 5'), (s) => {
      const ana = of({ state: s }, 'ana')
      ana.actions = 1
      s.acting = ['ana']
      for (const item of ana.items) Object.assign(item, { loaded: true, used: 0 })
    })
    expect(told(again, 'cover')).toMatchObject({ stopped: 5 })
  })
  rule('D6-COVER-Destroy', 'ten over and the cover is gone', () => {
    const ran = run(behind(100, 'tough'), shoot('3 3 3 3', 'ana damage: 4 4 4 5\ngm cover: 2 5\nbo resistance: 5 5 2'))
    expect(of(ran, 'bo').cover).toBeNull()
    expect(told(ran, 'cover')).toMatchObject({ over: 10, state: 'wrecked' })
  })
  rule('D6-COVER-Add', 'who walks off is no longer behind what he stood behind', () => {
    const cover = { share: 50, object: 'a cart' }
    const walks = run(turnOf(duel({ cover }, {}, { distance: 20 }), 'ana'), 'ana act: move\nana way: towards')
    expect(told(walks, 'leavesCover')).toMatchObject({ who: 'ana', object: 'a cart' })
    expect(of(walks, 'ana').cover).toBeNull()
    const strikes = run(
      turnOf(duel({ cover }, {}, { distance: 5 }), 'ana'),
      strike('6 6 6 5', 'ana damage: 1 1 1\nbo resistance: 6 6 5'),
    )
    expect(of(strikes, 'ana').cover).toBeNull()
    expect(
      of(run(turnOf(duel({ cover }), 'ana'), strike('6 6 6 5', 'ana damage: 1 1 1\nbo resistance: 6 6 5')), 'ana')
        .cover,
    ).not.toBeNull()
  })
  rule('D6-COVER-Add', 'a curtain hides like darkness and stops nothing, unless the table says it blocks', () => {
    const curtain = run(behind(100), shoot('1 1 1 1'))
    expect(told(curtain, 'difficulty')).toMatchObject({ difficulty: 22 })
    const blocks = run(
      behind(100, undefined, { softFullCover: 'blocks' }),
      shoot('3 3 3 3', 'ana damage: 4 4 4 4\nbo resistance: 6 6 5'),
    )
    expect(told(blocks, 'difficulty')).toMatchObject({ difficulty: 10 })
    expect(told(blocks, 'cover')).toMatchObject({ stopped: 0, over: 16 })
  })

  test('walls of a map hide: a pillar in the way, a wall altogether', () => {
    const map = (picture: string) => ({
      system: 'd6',
      sides: { heroes: { ana: { ...PLAIN, weapons: ['light crossbow'] } }, foes: { bo: PLAIN } },
      map: { grid: 'square', cell: 1, picture, key: { a: 'ana', b: 'bo', o: 'pillar' } },
    })
    const pillar = run(turnOf(map('.......\na....ob\n.......'), 'ana'), shoot('1 1 1 1'))
    expect(counted(told(pillar, 'difficulty'))).toMatchObject({ 'D6-COVER-50': 6 })
    const wall = run(
      turnOf(map('...#...\na..#..b\n...#...'), 'ana'),
      shoot('6 6 6 5', 'ana damage: 1 1 1 2\ngm cover: 5 5 5'),
    )
    expect(told(wall, 'cover')).toMatchObject({ state: 'whole' })
    const open = run(turnOf(map('.......\na.....b\n.......'), 'ana'), shoot('1 1 1 1'))
    expect(told(open, 'difficulty')).toMatchObject({ difficulty: 10 })
  })

  rule('D6-RANGE-MeleePB', 'on a map no blow goes through a wall, and one who can walk round it does', () => {
    const map = (picture: string) => ({
      system: 'd6',
      sides: { heroes: { ana: PLAIN }, foes: { bo: PLAIN } },
      map: { grid: 'square', cell: 1, picture, key: { a: 'ana', b: 'bo' } },
    })
    const between = turnOf(map('.....#.....\n....a#b....\n.....#.....'), 'ana')
    expect(refusal(d6, between, 'ana', 'strike')).toMatchObject({ because: 'short sword reaches nobody' })
    const round = turnOf(map('.........\n...a#b...\n....#....'), 'ana')
    const ran = run(round, strike('6 6 6 5', 'ana damage: 1 1 1\nbo resistance: 6 6 5'))
    expect(told(ran, 'moved')).toMatchObject({ who: 'ana', at: 'bo' })
    expect(told(ran, 'cover')).toBeUndefined()
  })
})
