import { expect } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { forRounds, forTurns } from '../../../../mechanisms/lasting.ts'
import { spaced } from '../../../../space/bands.ts'
import { d6 } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { counted, crowd, duel, during, of, PLAIN, run, strike, told, turnOf, withOptions } from '../arrange.ts'

rule('D6-C-OPT-Acrobatics', 'half of what the trick was over goes to the damage of a blow', () => {
  const from = turnOf(duel({ skills: { ...PLAIN.skills, acrobatics: '6D' } }), 'ana', 2)
  const ran = run(
    from,
    `ana act: trick\nana trick: 4 4 4 4 4\n${strike('2 2 2', 'ana damage: 1 1 2\nbo resistance: 6 6 5')}`,
  )
  expect(told(ran, 'trick')).toMatchObject({ over: 5, damage: 3 })
  expect(told(ran, 'damage')).toMatchObject({ total: 9 })
  expect(of(ran, 'ana').nextDamage).toBe(0)
  expect(of(run(from, 'ana act: trick\nana trick: 2 2 2 2 2'), 'ana').nextDamage).toBe(0)
  const easy = turnOf(
    duel({ skills: { ...PLAIN.skills, acrobatics: '6D' } }, {}, withOptions({ trickDifficulty: 10 })),
    'ana',
    2,
  )
  expect(of(run(easy, 'ana act: trick\nana trick: 2 2 2 2 2'), 'ana').nextDamage).toBe(1)
  expect(refusal(d6, turnOf(duel(), 'ana'), 'ana', 'trick')).toMatchObject({ rule: 'D6-C-OPT-Acrobatics' })
  const least = (acrobatics: string) =>
    refusal(
      d6,
      turnOf(duel({ skills: { acrobatics }, attributes: { ...PLAIN.attributes, agility: '1D' } }), 'ana', 2),
      'ana',
      'trick',
    )?.rule
  expect([least('2D'), least('1D')]).toEqual([undefined, 'D6-C-SKILL-ZeroDice'])
})

rule('D6-C-OPT-Social', 'half of what words were over or under goes on an attack or a defence', () => {
  const bold = { skills: { ...PLAIN.skills, intimidation: '3D' } }
  const said = (use: string, dice: string, options: object = {}) =>
    of(
      run(
        turnOf(duel(bold, {}, withOptions(options)), 'ana'),
        `ana act: intimidation\nana words for: ${use}\nana intimidation: ${dice}`,
      ),
      'ana',
    )
  expect(said('attack', '3 3 3')).toMatchObject({ nextAttack: 3, nextDefence: 0 })
  expect(said('defence', '1 1 1')).toMatchObject({ nextAttack: 0, nextDefence: -2 })
  expect(said('attack', '3 3 3', { socialDifficulty: 'standard' })).toMatchObject({ nextAttack: -1 })
  expect(refusal(d6, turnOf(duel(bold, {}, { distance: 11 }), 'ana'), 'ana', 'bluff')).toBeDefined()
})
rule('D6-C-OPT-Social', 'it serves in this round or the next, at Point Blank or Short range', () => {
  const spoken = (left: number, distance: number) =>
    turnOf(duel({ weapons: ['short bow'] }, {}, { distance }), 'ana', 1, (s) => {
      Object.assign(of({ state: s }, 'ana'), { nextAttack: 4, ...during('words', left) })
    })
  const said = run(spoken(1, 9), 'ana act: shoot\nana attack: 1 1 1 1')
  expect(counted(told(said, 'skill'))).toMatchObject({ 'D6-C-OPT-Social': 4 })
  expect(of(said, 'ana').nextAttack).toBe(0)
  const far = run(spoken(1, 20), 'ana act: shoot\nana attack: 1 1 1 1')
  expect(told(far, 'skill')).toBeUndefined()
  expect(of(far, 'ana').nextAttack).toBe(4)
  const later = (left: number) => {
    const from = { ...spoken(left, 9), at: 2, acting: [] }
    return of(run(from, ''), 'ana').nextAttack
  }
  expect([later(2), later(1)]).toEqual([4, 0])
})
rule('D6-C-MENT-Defence', 'the mind resists with 10, with mettle, or with mettle and 10', () => {
  const steeled = (actions: number, dice: string) =>
    of(run(turnOf(duel(), 'ana', actions), `ana act: steel the mind\nana mettle: ${dice}`), 'ana').lasting[0]?.value
  expect([steeled(1, '3 3'), steeled(2, '3')]).toEqual([16, 3])
  const against = run(
    turnOf(duel({}, {}, withOptions({ socialDifficulty: 'standard' })), 'ana'),
    'ana act: bluff\nana words for: attack\nana bluff: 5 5',
  )
  expect(counted(told(against, 'words'))).toMatchObject({ 'D6-C-MENT-Defence': 10 })
  const hard = run(
    turnOf(duel(), 'ana', 1, (s) => {
      of({ state: s }, 'bo').lasting = [forTurns('steeled', 1, 'bo', 16)]
    }),
    'ana act: bluff\nana words for: attack\nana bluff: 5 5',
  )
  expect(told(hard, 'words')).toMatchObject({ over: -6, points: -3 })
})

const breaking = (more: string, options: object = {}, arrange?: (s: State) => void) =>
  run(
    turnOf(duel({}, {}, withOptions(options)), 'ana', 1, arrange),
    `ana act: break\nana weapon: short sword\nana attack: 5 5 5 4\n${more}`,
  )
rule(['D6-C-OPT-Break', 'D6-C-OBJ-Toughness'], 'ten over wrecks a thing, less weakens it', () => {
  const wrecked = breaking('ana damage: 5 5 5\ngm object: 2 5')
  expect(of(wrecked, 'bo').items[0]?.where).toBe('broken')
  const weak = breaking('ana damage: 5 5 5\ngm object: 3 5')
  expect(told(weak, 'object')).toMatchObject({ over: 9, state: 'weakened' })
  expect(of(weak, 'bo')).toMatchObject({ uses: { 'weakened bo short sword': 1 }, wound: 'unhurt' })
  const whole = breaking('ana damage: 1 1 2\ngm object: 3 3')
  expect(told(whole, 'object')).toMatchObject({ over: 0, state: 'whole' })
  expect(of(whole, 'bo').uses).toEqual({})
  const skill = breaking('gm object: 4 5', { breakCompares: 'skill' })
  expect(of(skill, 'bo').items[0]?.where).toBe('broken')
})

rule('D6-C-OPT-Catch', 'a throwing total as high as the thrower’s catches', () => {
  const thrown = (dice: string, more = '') =>
    run(
      turnOf(duel({ weapons: ['throwing dagger'] }, { weapons: [] }, { distance: 4 }), 'ana', 1, (s) => {
        of({ state: s }, 'bo').lasting = [forTurns('catching', 1, 'bo')]
      }),
      `ana act: throw\nana attack: 3 3 3 3\nbo catch: ${dice}\n${more}`,
    )
  const caught = thrown('3 3 3 3')
  expect(told(caught, 'damage')).toBeUndefined()
  expect(of(caught, 'bo').items.map((i) => [i.key, i.where])).toContainEqual(['throwing dagger', 'hand'])
  expect(told(thrown('3 3 3 2', 'ana damage: 1 1 2\nbo resistance: 5 5 5'), 'damage')).toBeDefined()
})
rule(['D6-C-OPT-Catch', 'D6-C-ACT-MoveUp'], 'who has yet to act may bring his turn forward to catch', () => {
  const thrown = (turned: number, more: string) =>
    run(
      turnOf(duel({ weapons: ['throwing dagger'] }, { weapons: [] }, { distance: 4 }), 'ana', 1, (s) => {
        of({ state: s }, 'bo').turned = turned
      }),
      `ana act: throw\nana attack: 3 3 3 3\n${more}`,
    )
  const caught = thrown(0, 'bo catch: catch\nbo actions: 1\nbo catch: 3 3 3 3')
  expect(told(caught, 'catches')).toMatchObject({ caught: true })
  expect(of(caught, 'bo')).toMatchObject({ turned: 1, actions: 0 })
  expect(told(thrown(1, 'ana damage: 1 1 2\nbo resistance: 5 5 5'), 'catches')).toBeUndefined()
})
rule(['D6-C-OPT-Catch', 'D6-C-MENT-Defence'], 'readiness to catch and a steeled mind last until the next turn', () => {
  const next = turnOf(duel(), 'ana', 1, (s) => {
    Object.assign(s, { at: 1, acting: [], order: ['ana', 'bo'] })
    of({ state: s }, 'bo').lasting = [forTurns('catching', 1, 'bo'), forTurns('steeled', 1, 'bo', 16)]
  })
  const cited = run(turnOf(duel({ weapons: [] }), 'ana', 2), 'ana act: catch\nana act: steel the mind\nana mettle: 3')
  expect(of(cited, 'ana').lasting).toHaveLength(2)
  expect(of(run(next, 'bo actions: 1'), 'bo').lasting).toEqual([])
})
rule('D6-C-OPT-Catch', 'what is caught is the catcher’s, in a hand that was free', () => {
  const thrown = (weapons: readonly string[], weapon = 'throwing dagger') =>
    run(
      turnOf(duel({ weapons: [weapon] }, { weapons }, { distance: 4 }), 'ana', 1, (s) => {
        of({ state: s }, 'bo').lasting = [forTurns('catching', 1, 'bo')]
      }),
      'ana act: throw\nana attack: 3 3 3 3\nbo catch: 3 3 3 3',
    )
  const caught = (weapons: readonly string[]) =>
    of(thrown(weapons), 'bo').items.find(({ key }) => key === 'throwing dagger')
  expect(caught([])).toMatchObject({ where: 'hand', loaded: true })
  expect(caught(['long sword'])).toMatchObject({ where: 'hand' })
  expect(of(thrown([]), 'ana').items.map(({ key }) => key)).not.toContain('throwing dagger')
})
rule('D6-C-OPT-Catch', 'only he catches who made ready for it and still can, and only what is thrown', () => {
  const asked = (weapon: string, act: string, changes: object = {}) => {
    const shot = duel({ weapons: [weapon] }, { weapons: [] }, { distance: 4 })
    const state = turnOf(shot, 'ana', 1, (s) => {
      s.round = 2
      Object.assign(of({ state: s }, 'ana'), { turned: 2 })
      const lasting = [forTurns('catching', 1, 'bo')]
      Object.assign(of({ state: s }, 'bo'), { lasting, ...changes })
    })
    const { asked: open } = play(d6, state, `ana act: ${act}\nana attack: 3 3 3 3`, { otherwise: 'usual' })
    return open !== undefined && 'roll' in open ? open.roll : undefined
  }
  expect(asked('throwing dagger', 'throw')).toBe('catch')
  expect(
    asked('throwing dagger', 'throw', {
      items: of({ state: turnOf(duel({}, { weapons: ['two-handed sword'] }), 'ana') }, 'bo').items,
    }),
    'both hands full',
  ).toBe('damage')
  expect(asked('light crossbow', 'shoot')).toBe('damage')
  expect(asked('throwing dagger', 'throw', { lasting: [], turned: 2 })).toBe('damage')
  const made = run(turnOf(duel({ weapons: [] }), 'ana'), 'ana act: catch')
  expect(of(made, 'ana').lasting).toMatchObject([{ kind: 'catching', clock: 'turns', left: 1 }])
  expect(refusal(d6, turnOf(duel(), 'ana'), 'ana', 'catch'), 'one hand is enough').toBeUndefined()
  const full = turnOf(duel({ weapons: ['two-handed sword'] }), 'ana')
  expect(refusal(d6, full, 'ana', 'catch')).toMatchObject({ rule: 'D6-C-OPT-Catch' })
})
rule('D6-C-OPT-Catch', 'nine easier if he is meant to', () => {
  const pair = {
    system: 'd6',
    distance: 5,
    sides: { heroes: { ana: { ...PLAIN }, cy: { ...PLAIN, weapons: [] } }, foes: { bo: { ...PLAIN } } },
  }
  const tossed = (dice: string) => run(turnOf(pair, 'ana'), `ana act: toss\nana toss: 4 4 3 3\ncy catch: ${dice}`)
  expect(of(tossed('1 1 1 2'), 'cy').items.map((i) => i.key)).toContain('short sword')
  const pairLow = run(turnOf(pair, 'ana'), 'ana act: toss\nana toss: 5 4 4 3\ncy catch: 1 1 2 2')
  expect(of(pairLow, 'ana').items[0]?.where).toBe('ground')
  const apart = (metres: number, changes: object = {}) => {
    const state = turnOf(pair, 'ana', 1, (s) => {
      s.where = { bands: spaced(['ana', 'cy', 'bo'], [metres, 5, 5]) }
      Object.assign(of({ state: s }, 'cy'), changes)
    })
    return refusal(d6, state, 'ana', 'toss')?.because
  }
  expect([apart(10), apart(11), apart(5, { condition: 'dead' })]).toEqual([
    undefined,
    'nobody is there to catch it',
    'nobody is there to catch it',
  ])
  const empty = turnOf(
    { ...pair, sides: { ...pair.sides, heroes: { ana: { ...PLAIN, inHand: [] }, cy: PLAIN } } },
    'ana',
  )
  expect(refusal(d6, empty, 'ana', 'toss')).toMatchObject({ because: 'he has nothing in hand to toss' })
})

rule('D6-C-OPT-GroupCommand', 'those who act on the leader’s word do their damage as one sum', () => {
  const three = {
    system: 'd6',
    distance: 2,
    sides: {
      heroes: { ana: { ...PLAIN, skills: { ...PLAIN.skills, command: '4D' } }, cy: { ...PLAIN } },
      foes: { bo: { ...PLAIN } },
    },
  }
  const planned = turnOf(three, 'ana', 1, (s) => {
    s.round = 2
    Object.assign(of({ state: s }, 'ana'), { turned: 2, ...during('prepared', 1, 1) })
  })
  const ran = run(
    planned,
    'ana act: group attack\nana mark: chest\nana command: 1 2 2 2\nana attack: 2 2 2 2\nana damage: 1 1 2\ncy attack: 2 2 2 2\ncy damage: 1 1 2\nbo resistance: 2 2 2',
  )
  expect(told(ran, 'leads')).toMatchObject({ members: 2, difficulty: 7, led: true })
  expect(told(ran, 'volley')).toMatchObject({ total: 12 })
  expect(of(ran, 'bo').wound).toBe('wounded')
  expect(of(ran, 'cy').turned).toBe(2)
  const aimed = run(
    planned,
    'ana act: group attack\nana mark: leg\nana command: 1 2 2 2\nana attack: 2 2 2 2\ncy attack: 3 3 3 3\ncy damage: 1 1 2\nbo resistance: 2 2 2',
  )
  expect([told(aimed, 'attack'), told(aimed, 'attack', 1)]).toMatchObject([
    { difficulty: 10, hit: false },
    { difficulty: 10, hit: true },
  ])
  expect(told(aimed, 'volley')).toMatchObject({ total: 5 })
  const failed = run(planned, 'ana act: group attack\nana mark: chest\nana command: 1 1 2 2')
  expect(of(failed, 'cy').turned).toBe(0)
  expect(refusal(d6, turnOf(three, 'ana'), 'ana', 'group attack')).toMatchObject({ rule: 'D6-C-OPT-GroupCommand' })
  of({ state: planned }, 'cy').turned = 2
  expect(refusal(d6, planned, 'ana', 'group attack')).toMatchObject({ because: 'no comrades can attack with him' })
})

const HORSE = { attributes: { ...PLAIN.attributes, charisma: '3D' }, scale: 3, move: 25, weapons: [] }
const rider = (actions = 1, arrange?: (s: State) => void) =>
  turnOf(
    {
      system: 'd6',
      distance: 40,
      sides: {
        heroes: { ana: { ...PLAIN, mount: 'dapple', skills: { ...PLAIN.skills, riding: '4D' } }, dapple: HORSE },
        foes: { bo: { ...PLAIN } },
      },
    },
    'ana',
    actions,
    arrange,
  )
const riding = (more: string, actions = 1, arrange?: (s: State) => void) => run(rider(actions, arrange), more)
rule('D6-C-OPT-Mounted', 'guiding a mount is an action; one that is not mastered balks', () => {
  const rode = riding('ana act: ride\nana way: towards\nana riding: 1 1 2 2')
  expect(told(rode, 'rides')).toMatchObject({ metres: 25, difficulty: 6 })
  const two = riding('ana act: ride\nana way: towards\nana riding: 2 2 2', 2)
  expect(told(two, 'roll')).toMatchObject({ dice: 3 })
  const stops = riding('ana act: ride\nana way: towards\nana riding: 1 1 1 2')
  expect(told(stops, 'balks')).toMatchObject({ does: 'stops', rounds: 1 })
  expect(told(stops, 'rides')).toMatchObject({ metres: 0 })
  expect(refusal(d6, turnOf(crowd({}, { bo: {} }), 'ana'), 'ana', 'ride')).toMatchObject({ rule: 'D6-C-OPT-Mounted' })
})

rule('D6-C-OPT-Mounted', 'the worse the roll the worse the mount: it stops, bolts or bucks its rider off', () => {
  const steady = (s: State) => void Object.assign(of({ state: s }, 'dapple').facts.skills, { mettle: 30 })
  const balked = (dice: string, then = '') =>
    riding(`ana act: ride\nana way: towards\nana riding: ${dice}\n${then}`, 1, steady)
  expect(told(balked('3 3 3 5'), 'balks')).toMatchObject({ does: 'stops' })
  const bolted = balked('3 3 3 2', 'gm rounds: 4')
  expect(told(bolted, 'balks')).toMatchObject({ does: 'bolts', rounds: 4, thrown: false })
  expect(of(bolted, 'ana').lasting).toMatchObject([{ kind: 'mount balks', left: 5 }])
  const held = balked('2 2 2 2', 'ana stay on: 5 5 5 5')
  expect(told(held, 'balks')).toMatchObject({ does: 'bucks', rounds: 0, thrown: false })
  expect(of(held, 'ana')).toMatchObject({ mount: 'dapple', lasting: [] })
  const off = balked('2 2 2 2', 'ana stay on: 2 2 2 2')
  expect(told(off, 'balks')).toMatchObject({ thrown: true })
  expect(of(off, 'ana')).toMatchObject({ mount: null, stance: 'prone' })
})
rule('D6-C-OPT-Mounted', 'away as well as towards, once a round, and not while the mount balks', () => {
  const away = riding('ana act: ride\nana way: away\nana riding: 2 2 2', 2)
  expect(told(away, 'rides')).toMatchObject({ way: 'away', metres: 25, over: 0 })
  expect(d6.board(away.state).pairs.find(({ a, b }) => [a, b].join() === 'ana,bo')).toMatchObject({ distance: 65 })
  expect([of(away, 'ana').moved, of(away, 'dapple').moved]).toEqual([25, 25])
  expect(refusal(d6, away.state, 'ana', 'ride')).toMatchObject({ rule: 'D6-C-MOV-Cap' })
  const balking = (rounds: number) =>
    refusal(
      d6,
      rider(1, (s) => {
        of({ state: s }, 'ana').lasting = [forRounds('mount balks', rounds, 'ana')]
      }),
      'ana',
      'ride',
    )?.because
  expect(balking(1)).toBe('his mount balks')
  expect(refusal(d6, rider(1), 'ana', 'ride')).toBeUndefined()
  const dead = rider(1, (s) => void Object.assign(of({ state: s }, 'dapple'), { condition: 'dead' }))
  expect(refusal(d6, dead, 'ana', 'ride')).toMatchObject({ because: 'he is on no mount' })
})
