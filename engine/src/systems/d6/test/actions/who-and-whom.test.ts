import { describe, expect, test } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, duel, during, of, PLAIN, run, strike, told, turnOf, withOptions } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
/** What is asked where a script ends. */
function question(
  from: State,
  script: string,
): { readonly who?: string; readonly about?: object; readonly keys?: readonly string[] } {
  const { asked } = play(d6, from, script)
  const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
  return choice === undefined
    ? {}
    : { who: choice.who, about: choice.about, keys: choice.options.map(({ key }) => key) }
}

describe('a question about an attack names the one attacked', () => {
  const from = turnOf(duel({ weapons: ['short sword', 'dagger'] }, { weapons: ['short sword', 'club'] }), 'ana')
  test('of the mark, what it is for and which of his things', () => {
    const begins = 'ana act: strike\nana weapon: short sword'
    expect(question(from, begins)).toMatchObject({ who: 'ana', about: { ask: 'mark', at: 'bo', item: 'short sword' } })
    const called = question(from, `${begins}\nana mark: up to 50 cm`)
    expect(called).toMatchObject({ who: 'ana', about: { ask: 'called for', at: 'bo' }, keys: ['damage', 'item'] })
    const item = question(from, `${begins}\nana mark: up to 50 cm\nana called for: item\nana attack: 5 5 5 5`)
    expect(item).toMatchObject({ who: 'ana', about: { ask: 'which item', at: 'bo' }, keys: ['short sword', 'club'] })
    const broken = question(from, 'ana act: break\nana weapon: short sword\nana attack: 5 5 5 5')
    expect(broken).toMatchObject({ who: 'ana', about: { ask: 'which item', at: 'bo' }, keys: ['short sword', 'club'] })
  })
  rule('D6-DEF-GMFree', 'of a reaction: it is his who is attacked, against the one who attacks', () => {
    const asks = turnOf(duel({ weapons: [] }, {}, withOptions({ grantReaction: 'ask' })), 'ana', 1, (s) => {
      set('ana', { defences: [{ kind: 'dodge', total: 9, full: false, item: '' }] })(s)
    })
    expect(question(asks, 'ana act: strike\nana mark: none')).toEqual({
      who: 'gm',
      about: { ask: 'grant reaction', at: 'bo', on: 'ana' },
      keys: ['none', 'dodge', 'block', 'parry'],
    })
    const ran = run(
      asks,
      'ana act: strike\ngm grant reaction: parry\nbo parry: 5 5 5 5\nana attack: 2 2 2 2\nbo damage: 1\nana resistance: 5 5 5',
    )
    expect(told(ran, 'reacts')).toMatchObject({ who: 'bo', at: 'ana', kind: 'parry', total: 20 })
    expect([of(ran, 'bo').defences, of(ran, 'ana').defences]).toMatchObject([
      [{ kind: 'parry', total: 20, full: false, item: 'bo short sword' }],
      [{ kind: 'dodge', total: 9 }],
    ])
    const bare = turnOf(duel({}, { weapons: [] }, withOptions({ grantReaction: 'ask' })), 'ana')
    expect(question(bare, 'ana act: strike\nana weapon: short sword\nana mark: none').keys).toEqual([
      'none',
      'dodge',
      'block',
    ])
    const out = turnOf(
      crowd({}, { bo: {}, cy: {} }, withOptions({ grantReaction: 'ask' })),
      'ana',
      1,
      set('bo', { condition: 'unconscious' }),
    )
    expect(
      question(out, 'ana act: strike\nana target: bo\nana weapon: short sword\nana mark: none').about,
    ).toBeUndefined()
  })
})

describe('whom it happens to', () => {
  test('who is too strong to be felled is named, not the one who tries', () => {
    const strong = { attributes: { ...PLAIN.attributes, physique: '5D' } }
    expect(refusal(d6, turnOf(duel({ weapons: [] }, strong), 'ana'), 'ana', 'knockdown')).toMatchObject({
      because: 'bo is too strong for it',
    })
  })
  rule('D6-C-OPT-Break', 'what is weakened is his who holds it', () => {
    const ran = run(
      turnOf(duel({}, { weapons: ['club'] }), 'ana'),
      'ana act: break\nana weapon: short sword\nana attack: 5 5 5 5\nana damage: 2 2 2\ngm object: 2 2',
    )
    expect([of(ran, 'bo').uses, of(ran, 'ana').uses]).toEqual([{ 'weakened bo club': 1 }, {}])
    expect(told(ran, 'object')).toMatchObject({ who: 'ana', at: 'bo', weapon: 'club', over: 4, state: 'weakened' })
  })
  rule('D6-C-OPT-Disarm', 'what is struck from a hand is his, and he holds on', () => {
    const ran = run(
      turnOf(duel({ weapons: ['dagger'] }, { weapons: ['club'] }), 'ana'),
      'ana act: disarm\nana weapon: dagger\nana attack: 6 6 6 5\nana damage: 2 2 2\nbo hold on: hold on\nbo actions: 1\nbo hold on: 1 1 2',
    )
    expect(told(ran, 'disarmed')).toMatchObject({ who: 'bo', by: 'ana', weapon: 'club', kept: false })
    expect([of(ran, 'bo').items[0]?.where, of(ran, 'ana').items[0]?.where]).toEqual(['ground', 'hand'])
  })
  rule('D6-C-SA-ParalyzingTouch', 'the touched one is helpless', () => {
    const ana = { weapons: [], abilities: [{ ability: 'paralyzingTouch', ranks: 1 }] }
    const ran = run(turnOf(duel(ana), 'ana'), 'ana act: paralysing touch\nana attack: 4 4 4 4')
    expect(told(ran, 'paralysed')).toMatchObject({ who: 'bo', by: 'ana', needs: 16 })
    expect([of(ran, 'bo').lasting.map(({ kind, by, value }) => [kind, by, value]), of(ran, 'ana').lasting]).toEqual([
      [['paralysed', 'ana', 16]],
      [],
    ])
  })
  rule('D6-C-OPT-Flip', 'the one who is thrown lies there and rises for a round', () => {
    const ran = run(
      turnOf(duel({ weapons: [] }), 'ana'),
      'ana act: flip\nana attack: 5 5 5 5\nana damage: 1 1 2\nbo resistance: 5 5 5',
    )
    expect([of(ran, 'bo').stance, of(ran, 'ana').stance]).toEqual(['prone', 'standing'])
    expect([of(ran, 'bo').lasting.map(({ kind, by }) => [kind, by]), of(ran, 'ana').lasting]).toEqual([
      [['flipped', 'ana']],
      [],
    ])
  })
  test('it is the blind or turned one who is easy to hit, and is told so', () => {
    const because = (ana: Partial<Fighter>, bo: Partial<Fighter>) => {
      const ran = run(
        turnOf(duel(), 'ana', 1, (s) => {
          set('ana', ana)(s)
          set('bo', bo)(s)
        }),
        strike('false'),
      )
      return told(ran, 'difficulty')?.modifiers?.flatMap(({ because: why, value }) =>
        Math.abs(value) === 12 ? why : [],
      )
    }
    expect(because({}, { behind: ['ana'] })).toEqual(['from behind'])
    expect(because({ blind: true }, { behind: ['ana'] })).toEqual(['cannot see', 'from behind'])
    expect(because({}, { blind: true, behind: ['ana'] })).toEqual(['unseeing'])
    expect(because({ behind: ['bo'] }, {})).toEqual([])
  })
})

describe('a healer', () => {
  const heals = (ana: Partial<Fighter>, cy: Partial<Fighter>, options: object, script: string, healing = '3D') =>
    run(
      turnOf(
        {
          system: 'd6',
          distance: 2,
          sides: { heroes: { ana: { ...PLAIN, skills: { healing } }, cy: PLAIN }, foes: { bo: PLAIN } },
          options,
        },
        'ana',
        1,
        (s) => {
          set('ana', ana)(s)
          set('cy', cy)(s)
        },
      ),
      `ana act: treat\n${script}`,
    )
  rule('D6-C-HEAL-Assist', 'who is hurt himself mends the other, whose stun is over with it', () => {
    const ran = heals(
      { treated: true, wound: 'severely wounded', ...during('stunned', 3) },
      { wound: 'stunned', ...during('stunned', 3) },
      {},
      'ana healing: 4 4 4',
      '5D',
    )
    expect(told(ran, 'treats')).toMatchObject({ who: 'ana', at: 'cy' })
    expect([of(ran, 'cy').wound, of(ran, 'cy').lasting]).toEqual(['unhurt', []])
    expect([of(ran, 'ana').wound, of(ran, 'ana').lasting.length]).toEqual(['severely wounded', 1])
  })
  rule('D6-C-HEAL-Cap', 'fills the other up to what that one had', () => {
    const ran = heals(
      { treated: true, body: 3 },
      { body: 19 },
      { injury: 'bodyPoints' },
      'ana healing: 2 3 2\nana points healed: 5',
    )
    expect(told(ran, 'healed')).toMatchObject({ who: 'cy', by: 'ana', total: 7, points: 5, left: 20 })
    expect(told(ran, 'healed')?.rule).toEqual(['D6-C-HEAL-BPTable', 'D6-C-HEAL-Cap'])
    expect([of(ran, 'cy').body, of(ran, 'ana').body]).toEqual([20, 3])
    const short = heals({}, { body: 10 }, { injury: 'bodyPoints' }, 'ana healing: 2 3 2\nana points healed: 5')
    expect([told(short, 'healed')?.left, told(short, 'healed')?.rule]).toEqual([15, 'D6-C-HEAL-BPTable'])
  })
  rule('D6-C-DEATH-Aid', 'is not asked to hold on to life himself', () => {
    const ran = heals(
      {},
      { body: -3, condition: 'dying', dying: 50, stance: 'prone' },
      { injury: 'bodyPoints' },
      'ana healing: 2 3 2\nana points healed: 5\ncy hold on to life: 1 1 2',
    )
    expect(told(ran, 'aid')).toMatchObject({ who: 'cy', minutes: 5 })
  })
})

rule('D6-C-OPT-GroupCommand', 'the part that was pointed out is badly hurt', () => {
  const ran = run(
    turnOf(
      { system: 'd6', distance: 2, sides: { heroes: { ana: PLAIN, cy: PLAIN }, foes: { bo: PLAIN } } },
      'ana',
      1,
      (s) => {
        s.round = 2
        for (const f of s.fighters) f.turned = f.id === 'ana' ? 2 : 1
        set('ana', { ...during('prepared', 1, 1) })(s)
      },
    ),
    'ana act: group attack\nana mark: leg\nana command: 5 5\nana attack: 4 4 4 4\nana damage: 3 3 3\ncy attack: 1 1 1 2\nbo resistance: 1 1 2',
  )
  expect(of(ran, 'bo').hurt).toEqual(['leg'])
  expect(told(ran, 'badlyHurt')).toMatchObject({ who: 'bo', part: 'leg' })
})

test('whoever is seized, pushed or felled loses his aim, and who did it does not', () => {
  const aiming = (act: string, more = '') => {
    const ran = run(
      turnOf(duel({ weapons: [] }), 'ana', 1, (s) => {
        set('bo', { aim: { at: 'ana', rounds: 1, round: 1 } })(s)
      }),
      `ana act: ${act}\nana attack: 5 5 5 5${more}`,
    )
    return of(ran, 'bo').aim
  }
  for (const act of ['push', 'knockdown', 'arm pin', 'slam']) expect(aiming(act), act).toBeNull()
  const keeps = run(
    turnOf(crowd({ weapons: [] }, { bo: {} }), 'ana', 1, (s) =>
      set('bo', { aim: { at: 'ana', rounds: 1, round: 1 } })(s),
    ),
    'ana act: push\nana attack: 1 1 1 1',
  )
  expect(of(keeps, 'bo').aim).not.toBeNull()
})
