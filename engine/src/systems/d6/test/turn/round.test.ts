import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { forRounds } from '../../../../mechanisms/lasting.ts'
import { d6 } from '../../index.ts'
import { crowd, duel, of, run, strike, told, turnOf, withOptions } from '../arrange.ts'

const INITIATIVE = 'ana initiative: 4 4 4\nbo initiative: 2 2 2'

describe('steps of a round', () => {
  rule('D6-STEP-Sequence', 'initiative, then attack and defence, then damage, then the next round', () => {
    const ran = run(
      duel(),
      `${INITIATIVE}
      ana actions: 1
      ${strike('2 2 2 2', 'ana damage: 1 1 2\nbo resistance: 6 6 5')}
      bo actions: 1
      bo act: nothing
      ana initiative: 1 1 2
      bo initiative: 5 5 5
      bo actions: 1`,
    )
    const kinds = ran.events
      .map(({ type }) => type)
      .filter((type) => ['initiative', 'attack', 'damage', 'round'].includes(type))
    expect(kinds).toEqual([
      'round',
      'initiative',
      'initiative',
      'attack',
      'damage',
      'round',
      'initiative',
      'initiative',
    ])
    expect(ran.state.round).toBe(2)
    expect(ran.state.order).toEqual(['bo', 'ana'])
  })

  rule('D6-STEP-TurnChoice', 'on a turn one picks the action, and its skill is rolled', () => {
    const ran = run(turnOf(duel(), 'ana'), strike('2 2 2 2', 'ana damage: 1 1 2\nbo resistance: 6 6 5'))
    expect(told(ran, 'acts')).toMatchObject({ who: 'ana', action: 'strike', left: 0 })
    expect(told(ran, 'roll')).toMatchObject({ label: 'attack', dice: 4, total: 8 })
  })

  rule('D6-STEP-NoCombatDuty', 'one may do nothing', () => {
    const ran = run(turnOf(duel(), 'ana'), 'ana act: nothing')
    expect(of(ran, 'ana').actions).toBe(0)
    expect(of(ran, 'bo')).toMatchObject({ wound: 'unhurt', condition: 'up' })
  })

  rule('D6-STEP-Repeat', 'rounds go on until one side has prevailed', () => {
    const hurt = run(turnOf(duel(), 'ana'), strike('2 2 2 2', 'ana damage: 3 3 3\nbo resistance: 2 2 2'))
    expect(d6.outcome(hurt.state)).toBeUndefined()
    const killed = run(turnOf(duel(), 'ana'), strike('2 2 2 2', 'ana damage: 6 6 6 5\nbo resistance: 2 2 2'))
    expect(d6.outcome(killed.state)).toEqual({ won: ['heroes'], because: 'D6-STEP-Repeat' })
  })

  rule('D6-C-RND-5s', 'a round is five seconds, twelve are a minute', () => {
    const seconds = (round: number) =>
      told(
        run(turnOf(duel(), 'ana'), 'ana initiative: 2 2 2\nbo initiative: 3 3 3', (s) => {
          s.round = round - 1
          s.phase = 'initiative'
        }),
        'round',
      )?.seconds
    expect([seconds(1), seconds(2), seconds(13)]).toEqual([0, 5, 60])
  })
})

describe('initiative', () => {
  rule(['D6-INIT-Roll', 'D6-C-INIT-M3'], 'Acumen is rolled every round, the highest first', () => {
    const ran = run(duel({}, {}), 'ana initiative: 1 1 2\nbo initiative: 2 2 2')
    expect(ran.state.order).toEqual(['bo', 'ana'])
    const next = run(turnOf(duel(), 'ana'), 'ana initiative: 5 5 5\nbo initiative: 2 2 2', (s) => {
      s.phase = 'initiative'
    })
    expect(next.state).toMatchObject({ round: 2, order: ['ana', 'bo'] })
  })

  rule('D6-C-INIT-M2', 'rolled once it stays for the scene', () => {
    const once = duel({}, {}, withOptions({ initiative: 'oncePerScene' }))
    const ran = run(
      once,
      'ana initiative: 1 1 2\nbo initiative: 2 2 2\nbo actions: 1\nbo act: nothing\nana actions: 1\nana act: nothing\nbo actions: 1',
    )
    expect(ran.state).toMatchObject({ round: 2, order: ['bo', 'ana'] })
    expect(ran.events.filter(({ type }) => type === 'initiative')).toHaveLength(2)
  })

  rule(['D6-INIT-FirstAct', 'D6-C-INIT-M1'], 'or nobody rolls: who acts first goes first, and so it stays', () => {
    const first = crowd(
      {},
      {
        bo: {},
        cy: {
          attributes: {
            agility: '3D',
            coordination: '3D',
            physique: '3D',
            intellect: '2D',
            acumen: '4D',
            charisma: '2D',
          },
        },
      },
      withOptions({ initiative: 'firstAct' }),
    )
    const ran = run(first, 'gm first act: bo\nbo actions: 1')
    expect(ran.state.order).toEqual(['bo', 'cy', 'ana'])
    expect(run(first, 'gm first act: cy\ncy actions: 1').state.order[0]).toBe('cy')
    const later = run(
      ran.state,
      'bo act: nothing\ncy actions: 1\ncy act: nothing\nana actions: 1\nana act: nothing\nbo actions: 1',
    )
    expect(later.state).toMatchObject({ round: 2, order: ['bo', 'cy', 'ana'] })
  })

  rule(['D6-C-INIT-Group', 'D6-C-INIT-Points'], 'one roll for those of a side with one code', () => {
    const group = crowd({}, { bo: {}, cy: {} }, withOptions({ groupInitiative: true }))
    const ran = run(group, 'ana initiative: 2 2 3\nbo initiative: 4 4 4')
    expect([of(ran, 'bo').initiative, of(ran, 'cy').initiative]).toEqual([12, 12])
    expect(ran.state.order).toEqual(['bo', 'cy', 'ana'])
  })

  rule('D6-C-GROUP-Roll', 'the game master’s one roll is for all of them', () => {
    const group = crowd({}, { bo: {}, cy: {}, di: {} }, withOptions({ groupInitiative: true }))
    const rolls = run(group, 'ana initiative: 2 2 3\nbo initiative: 4 4 4').events.filter(({ type }) => type === 'roll')
    expect(rolls).toHaveLength(2)
  })

  rule('D6-C-INIT-Free', 'initiative is no action: neither wounds nor many actions touch it', () => {
    const ran = run(duel(), 'ana initiative: 2 2 2\nbo initiative: 2 2 3', (s) => {
      of({ state: s }, 'ana').wound = 'severely wounded'
    })
    expect(told(ran, 'roll')).toMatchObject({ who: 'ana', dice: 3, total: 6 })
    expect(of(ran, 'ana').declared).toBe(0)
  })

  rule('D6-C-INIT-Points', 'Character Points may go on it, Fate Points are not even offered', () => {
    const ran = run(
      duel({ characterPoints: 1, fatePoints: 1 }),
      'ana initiative: 2 2 2\nana character point: spend\nana character point: 4\nbo initiative: 2 3 4',
    )
    expect(of(ran, 'ana')).toMatchObject({ initiative: 10, characterPoints: 0, fatePoints: 1 })
    expect(ran.answers.flatMap((a) => ('asked' in a ? a.asked.map(({ ask }) => ask) : []))).not.toContain('fate point')
  })

  rule('D6-C-INIT-Ties', 'equal totals: an ability, then Acumen, search, Agility, dodge', () => {
    const acumen = (code: string) => ({
      agility: '3D',
      coordination: '3D',
      physique: '3D',
      intellect: '2D',
      acumen: code,
      charisma: '2D',
    })
    const order = (ana: object, bo: object, dice = '2 2 2'): string[] =>
      run(duel(ana, bo), `ana initiative: 2 2 2\nbo initiative: ${dice}`).state.order
    const skills = (more: object) => ({ skills: { dodge: '4D', ...more } })
    const agile = { attributes: { ...acumen('3D'), agility: '4D' } }
    const fast = { abilities: [{ ability: 'fastReactions', ranks: 1 }] }
    expect(order({}, { attributes: acumen('3D+1') }, '1 2 2')).toEqual(['bo', 'ana'])
    expect(order({}, skills({ search: '3D+1' }))).toEqual(['bo', 'ana'])
    expect(order({}, { ...agile, ...skills({}) })).toEqual(['bo', 'ana'])
    expect(order(skills({ dodge: '4D' }), skills({ dodge: '4D+1' }))).toEqual(['bo', 'ana'])
    expect(order(skills({ search: '4D' }), agile)).toEqual(['ana', 'bo'])
    expect(order({ attributes: acumen('3D+1') }, fast, '2 2 1 2')).toEqual(['bo', 'ana'])
    expect(order({}, {})).toEqual(['ana', 'bo'])
    const apart = run(duel(), 'ana initiative: 2 2 3\nbo initiative: 2 2 2')
    expect(told(apart, 'order')?.rule, 'only of equals').not.toContain('D6-C-INIT-Ties')
  })

  rule('D6-C-INIT-OptBonus', 'as an option 2D of search above Acumen, or 4D of Agility, add 1', () => {
    const on = withOptions({ useInitiativeBonus: true })
    const rolled = (skills: object, more: object): number => {
      const ran = run(duel({ skills: { ...skills } }, {}, more), 'ana initiative: 2 2 2\nbo initiative: 2 2 3')
      return of(ran, 'ana').initiative
    }
    expect(rolled({ search: '5D' }, on)).toBe(7)
    expect(rolled({ search: '4D+2' }, on)).toBe(6)
    expect(rolled({ search: '5D' }, {})).toBe(6)
  })

  rule('D6-C-INIT-Out', 'who is out before his turn loses it', () => {
    const state = turnOf(crowd({}, { bo: { woundLevels: 1 }, cy: {} }), 'ana')
    const ran = run(
      state,
      'ana act: strike\nana target: bo\nana weapon: short sword\nana attack: 2 2 2 2\nana damage: 5 5 5\nbo resistance: 2 2 2\nbo stay up: 1 1 2\ncy actions: 1',
    )
    expect(told(ran, 'turnLost')).toMatchObject({ who: 'bo' })
    const lost = (fields: object) =>
      told(
        run(
          turnOf(crowd({}, { bo: {}, cy: {} }), 'ana', 1, (s) => {
            Object.assign(of({ state: s }, 'bo'), { condition: 'unconscious', ...fields })
          }),
          'ana act: nothing\ncy actions: 1',
        ),
        'turnLost',
      )
    expect([lost({ levelsThisRound: 1 }), lost({ lostThisRound: 1 })]).toMatchObject([{ who: 'bo' }, { who: 'bo' }])
    expect(lost({}), 'he was out before').toBeUndefined()
    expect(ran.state.acting).toEqual(['cy'])
  })
})

test('a round begins with what lasts and without what the last one left', () => {
  const over = turnOf(duel(), 'ana', 1, (s) => {
    s.round = 3
    s.acting = []
    s.at = s.order.length
    Object.assign(of({ state: s }, 'ana'), {
      lasting: [forRounds('lucky', 1, 'ana', 2), forRounds('frightened', 2, 'ana')],
      done: ['move', 'trick'],
      moved: 10,
      strained: 2,
      nextDamage: 3,
      levelsThisRound: 1,
      lostThisRound: 4,
    })
    for (const f of s.fighters) f.turned = 3
  })
  const next = run(over, `${INITIATIVE}\nana actions: 1`)
  expect(next.state.round).toBe(4)
  expect(of(next, 'ana')).toMatchObject({
    done: [],
    moved: 0,
    strained: 0,
    nextDamage: 0,
    levelsThisRound: 0,
    lostThisRound: 0,
  })
  expect(of(next, 'ana').lasting.map(({ kind }) => kind)).toEqual(['frightened'])
})
