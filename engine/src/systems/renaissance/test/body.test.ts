import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../kernel/testing/index.ts'
import { renaissance } from '../index.ts'
import type { State } from '../types.ts'
import { attack, counted, crowd, duel, needs, of, onMap, run, told, turnOf, until } from './arrange.ts'

const bare = { weapons: [] }
const punch = (rest: string, ana: object = {}, bo: object = {}) =>
  run(turnOf(duel({ ...bare, ...ana }, bo)), `ana turn: attack\nana attack: ${rest}`)

describe('bare hands', () => {
  rule(['REN-UNARM-01', 'REN-UNARM-02'], '1d10+DB, no AP, and the tag resistances know', () => {
    expect(of(punch('20\nbo defence: 99\nana damage: 4', {}, { hide: 2 }), 'bo').damage).toBe(4 + 5 - 2)
    expect(
      of(
        punch('20\nbo defence: 99\nana damage: 4', {}, { resistances: [{ tag: 'Unarmed Attack', effect: 'immune' }] }),
        'bo',
      ).damage,
    ).toBe(0)
  })
  rule('REN-UNARM-03', 'the untrained threaten nobody and do not parry arms with their hands', () => {
    const untrained = { weapons: [], skills: { 'unarmed combat': 29, fray: 20 } }
    const left = run(
      turnOf(duel({}, untrained)),
      `ana turn: attack\nana weapon: short sword\nana attack: 20\nbo defence: 99\nana damage: 1\nana turn: move\nana where: away bo\nana metres: 4`,
    )
    expect([told(left, 'reacts'), told(left, 'defence')?.by]).toEqual([undefined, 'fray'])
  })
  rule('REN-UNARM-04', 'against arms -10 on attacks and -20 on defence; against the unarmed neither', () => {
    const trained = { weapons: [], skills: { 'unarmed combat': 80, fray: 20 } }
    expect(needs(told(punch('99', { skills: { 'unarmed combat': 60 } }), 'attack'))).toBe(50)
    expect(needs(told(punch('99', { skills: { 'unarmed combat': 60 } }, bare), 'attack'))).toBe(60)
    expect(needs(told(run(turnOf(duel({}, trained)), attack(20, 'bo defence: 99\nana damage: 1')), 'defence'))).toBe(60)
    expect(needs(told(punch('20\nbo defence: 99\nana damage: 1', {}, trained), 'defence'))).toBe(80)
  })
  rule('REN-UNARM-05', 'an exceptional failure against armour hurts the striker half a die', () => {
    const mail = { armour: ['mail'] }
    expect(of(punch('80\nana damage: 9', {}, mail), 'ana').damage).toBe(4)
    expect(of(punch('79', {}, mail), 'ana').damage).toBe(0)
    expect(of(punch('80'), 'ana').damage).toBe(0)
    expect(of(punch('88\nana damage: 8', {}, mail), 'ana').damage).toBe(4)
  })
  rule('REN-UNARM-06', 'not in a grab', () => {
    const ran = run(turnOf(duel(bare, { armour: ['mail'] })), 'ana turn: grab\nana maneuver: 95')
    expect(of(ran, 'ana').damage).toBe(0)
  })
  rule('REN-UNARM-07', 'a third of the highest AV worn adds to the blow', () => {
    expect(of(punch('20\nbo defence: 99\nana damage: 1', { armour: ['full plate', 'quilted'] }), 'bo').damage).toBe(
      1 + 5 + 3,
    )
  })
})

describe('natural weapons', () => {
  const claws = { weapons: [], natural: [{ name: 'claws', dv: '1d10+3', ap: 2 }] }
  const struck = (rest: string, ana: object = claws, bo: object = {}) =>
    run(turnOf(duel(ana, bo)), `ana turn: attack\nana attack: ${rest}`)
  rule(['REN-NAT-01', 'REN-NAT-02'], 'they have a tag, a DV and AP of their own', () => {
    const ran = struck('20\nbo defence: 99\nana damage: 4', claws, {
      armour: ['leather'],
      resistances: [{ tag: 'Unarmed Attack', effect: 'immune' }],
    })
    expect(of(ran, 'bo').damage).toBe(4 + 3 - 2)
    expect(
      of(
        struck('20\nbo defence: 99\nana damage: 4', claws, {
          resistances: [{ tag: 'Natural Weapon', effect: 'DV/2' }],
        }),
        'bo',
      ).damage,
    ).toBe(3)
  })
  rule('REN-NAT-03', 'who has them is armed: no penalty against arms, no bruises on armour, and he threatens', () => {
    expect(needs(told(struck('99\n', claws, { armour: ['mail'] }), 'attack'))).toBe(60)
    expect(of(struck('95', claws, { armour: ['mail'] }), 'ana').damage).toBe(0)
    const left = run(
      turnOf(duel({ DUR: 100 }, claws)),
      'ana turn: move\nana where: away bo\nana metres: 4\nbo opportunity: claws\nbo attack: 99\nana turn: end turn',
    )
    expect(told(left, 'reacts')?.who).toBe('bo')
    expect(needs(told(punch('99', {}, claws), 'attack'))).toBe(50)
  })
  rule('REN-NAT-04', 'they parry arms at -10', () => {
    const bo = { ...claws, skills: { 'unarmed combat': 80, fray: 20 } }
    expect(needs(told(run(turnOf(duel({}, bo)), attack(20, 'bo defence: 99\nana damage: 1')), 'defence'))).toBe(70)
  })
  rule('REN-NAT-05', 'each wants its own proficiency', () => {
    expect(needs(told(struck('99', { ...claws, proficiencies: ['strikes'] }), 'attack'))).toBe(40)
    expect(needs(told(struck('99', { ...claws, proficiencies: ['claws'] }), 'attack'))).toBe(60)
  })
})

describe('size', () => {
  const shot = (size: string, traits: string[] = []) =>
    needs(
      told(
        run(
          turnOf(duel({ weapons: ['light bow'] }, { size, traits }, { distance: 9 })),
          'ana turn: attack\nana attack: 99',
        ),
        'attack',
      ),
    )
  const grabbed = (size: string) =>
    needs(told(run(turnOf(duel(bare, { size, weapons: [] })), 'ana turn: grab\nana maneuver: 99'), 'maneuver'))
  rule('REN-SIZE-01', 'the small are harder to shoot and easier to grab', () => {
    expect([shot('small'), grabbed('small'), shot('medium')]).toEqual([50, 70, 60])
  })
  rule('REN-SIZE-02', 'the large are easier to shoot and harder to grab', () => {
    expect([shot('large'), grabbed('large')]).toEqual([70, 50])
  })
  rule('REN-SIZE-03', 'beyond that twice as much', () => {
    expect([shot('tiny'), grabbed('tiny'), shot('very large'), grabbed('very large')]).toEqual([40, 80, 80, 40])
  })
  rule('REN-RACE-Squat', 'the squat are small to missiles', () => {
    expect(shot('medium', ['squat'])).toBe(50)
  })
  test('size is no matter in melee', () => {
    expect(needs(told(run(turnOf(duel({}, { size: 'tiny' })), attack(99)), 'attack'))).toBe(60)
  })
})

describe('being prone', () => {
  const lying =
    (id: string) =>
    (s: State): void => {
      of({ state: s }, id).stance = 'prone'
    }
  rule('REN-PRONE-01', 'dropping is Quick', () => {
    expect(of(until(turnOf(duel()), 'ana turn: drop prone'), 'ana')).toMatchObject({ stance: 'prone', quick: 1 })
  })
  rule('REN-PRONE-02', 'being knocked down takes nobody’s action', () => {
    const ran = run(turnOf(duel({}, { DUR: 30 })), attack(20, 'bo defence: 99\nana damage: 1\nbo knock-down: 99'))
    expect(of(ran, 'bo')).toMatchObject({ stance: 'prone', quick: 0, standard: 0 })
  })
  rule('REN-PRONE-03', 'getting up is Quick', () => {
    expect(of(until(turnOf(duel(), 'ana', lying('ana')), 'ana turn: get up'), 'ana')).toMatchObject({
      stance: 'standing',
      quick: 1,
    })
  })
  rule('REN-PRONE-04', 'lying one moves half the base rate for a Standard Action, and not otherwise', () => {
    const state = turnOf(duel({}, {}, { distance: 9 }), 'ana', lying('ana'))
    expect(refusal(renaissance, state, 'ana', 'move')?.rule).toBe('REN-PRONE-04')
    const ran = run(state, 'ana turn: creep\nana where: towards bo\nana metres: 2\nana turn: end turn')
    expect([told(ran, 'moved')?.metres, of(ran, 'ana').standard, of(ran, 'ana').stance]).toEqual([2, 1, 'prone'])
  })
  rule('REN-PRONE-05', 'blows at the prone have +10', () => {
    expect(needs(told(run(turnOf(duel(), 'ana', lying('bo')), attack(99)), 'attack'))).toBe(70)
  })
  rule('REN-PRONE-06', 'shots at the prone have -10', () => {
    expect(
      needs(
        told(
          run(
            turnOf(duel({ weapons: ['light bow'] }, {}, { distance: 9 }), 'ana', lying('bo')),
            'ana turn: attack\nana attack: 99',
          ),
          'attack',
        ),
      ),
    ).toBe(50)
  })
  rule(['REN-PRONE-07', 'REN-TAG-Prone'], 'the prone attack at -30, but not with a weapon made for it', () => {
    expect(needs(told(run(turnOf(duel(), 'ana', lying('ana')), attack(99)), 'attack'))).toBe(30)
    const bow = run(
      turnOf(duel({ weapons: ['musket'] }, {}, { distance: 9 }), 'ana', lying('ana')),
      'ana turn: attack\nana attack: 99',
    )
    expect(needs(told(bow, 'attack'))).toBe(60)
  })
})

describe('cover', () => {
  const behind = (cover: 'none' | 'minimal' | 'partial' | 'total', distance = 9, weapons = ['light bow']) =>
    turnOf(duel({ weapons }, {}, { distance }), 'ana', (s) => {
      of({ state: s }, 'bo').cover = cover
    })
  const number = (cover: 'minimal' | 'partial') =>
    needs(told(run(behind(cover), 'ana turn: attack\nana attack: 99'), 'attack'))
  rule(['REN-COVER-01', 'REN-COVER-02'], 'minimal cover -10, partial -30', () => {
    expect([number('minimal'), number('partial')]).toEqual([50, 30])
  })
  rule('REN-COVER-03', 'behind total cover nobody is attacked', () => {
    expect(refusal(renaissance, behind('total'), 'ana', 'attack')?.rule).toBe('REN-COVER-03')
  })
  rule('REN-COVER-04', 'it is had against an attacker: one who stands by goes round it', () => {
    const taken = run(
      turnOf(duel({}, {}, { distance: 9, scene: { cover: 'partial' } })),
      'ana turn: take cover\nana turn: end turn',
    )
    expect(of(taken, 'ana').cover).toBe('partial')
    expect(needs(told(run(behind('partial', 1, ['short sword']), attack(99)), 'attack'))).toBe(60)
  })
  test('on a map it is what hides him: a low wall hides one who crouches more than one who stands', () => {
    const map = onMap('a...o.b', ['ana', 'bo'], { o: 'low wall' })
    const at = (stance: string) =>
      counted(
        told(
          run(
            turnOf(duel({ weapons: ['light bow'] }, {}, map), 'bo', (s) => {
              s.order = ['bo', 'ana']
            }),
            `${stance === 'standing' ? '' : 'bo turn: crouch\n'}bo turn: end turn\nana turn: attack\nana attack: 99`,
          ),
          'attack',
        ),
      )
    expect([at('standing')['REN-COVER-01'], at('crouching')['REN-COVER-02']]).toEqual([-10, -30])
    expect(
      refusal(
        renaissance,
        turnOf(duel({ weapons: ['light bow'] }, {}, onMap('a..#.b', ['ana', 'bo']))),
        'ana',
        'attack',
      )?.rule,
    ).toBe('REN-COVER-03')
  })
  rule('REN-COVER-06', 'a weapon for it rested on partial cover has +10', () => {
    const state = turnOf(duel({ weapons: ['light crossbow'] }, {}, { distance: 9 }), 'ana', (s) => {
      of({ state: s }, 'ana').cover = 'partial'
    })
    expect(needs(told(run(state, 'ana turn: attack\nana attack: 99'), 'attack'))).toBe(80)
    const bow = turnOf(duel({ weapons: ['light bow'] }, {}, { distance: 9 }), 'ana', (s) => {
      of({ state: s }, 'ana').cover = 'partial'
    })
    expect(needs(told(run(bow, 'ana turn: attack\nana attack: 99'), 'attack'))).toBe(60)
  })
  test('who goes leaves his cover', () => {
    const ran = run(
      turnOf(duel({}, {}, { distance: 9 }), 'ana', (s) => {
        of({ state: s }, 'ana').cover = 'partial'
      }),
      'ana turn: move\nana where: towards bo\nana metres: 4\nana turn: end turn',
    )
    expect(of(ran, 'ana').cover).toBe('none')
  })
})

describe('injury', () => {
  const hurt = (damage: number, rest = '', bo: object = {}, more: object = {}) =>
    run(
      turnOf(
        duel(
          { STR: 5, aptitudes: { SOM: 5 }, skills: { 'melee weapons': 60 }, weapons: ['greatsword'] },
          { DUR: 30, ...bo },
          more,
        ),
      ),
      `ana turn: attack\nana weapon: greatsword\nana attack: 20\nbo defence: 99\nana damage: ${Math.floor((damage - 3) / 2)} ${Math.ceil((damage - 3) / 2)}\n${rest}`,
    )
  rule(
    ['REN-INJ-01', 'REN-INJ-02', 'REN-INJ-Derived'],
    'damage adds up; each full fifth of DUR in one blow is a wound',
    () => {
      expect([
        of(hurt(5), 'bo').wounds,
        of(hurt(6, 'bo knock-down: 1'), 'bo').wounds,
        of(hurt(17, 'bo knock-down: 1'), 'bo').wounds,
      ]).toEqual([0, 1, 2])
      const twice = run(
        turnOf(duel({}, { DUR: 30 }), 'ana', (s) => {
          of({ state: s }, 'bo').damage = 5
        }),
        attack(20, 'bo defence: 99\nana damage: 1\nbo knock-down: 1'),
      )
      expect(of(twice, 'bo').damage).toBe(14)
    },
  )
  test('more than the threshold, by option', () => {
    expect(of(hurt(6, '', {}, { options: { woundRule: 'strict' } }), 'bo').wounds).toBe(0)
  })
  rule('REN-INJ-03', 'each wound is -10 on everything', () => {
    const ran = run(
      turnOf(duel(), 'ana', (s) => {
        of({ state: s }, 'ana').wounds = 2
        of({ state: s }, 'bo').wounds = 1
      }),
      attack(20, 'bo defence: 99\nana damage: 1'),
    )
    expect([needs(told(ran, 'attack')), needs(told(ran, 'defence'))]).toEqual([40, 60])
  })
  rule('REN-INJ-04', 'wounded one checks SOM×3, the new wound counted, or falls; once for a blow', () => {
    const ran = hurt(17, 'bo knock-down: 41')
    expect([needs(told(ran, 'check')), of(ran, 'bo').stance, told(ran, 'check', 1)]).toEqual([40, 'prone', undefined])
    const each = hurt(17, 'bo knock-down: 40\nbo knock-down: 41', {}, { options: { knockdownPerWound: true } })
    expect(of(each, 'bo').stance).toBe('prone')
  })
  rule('REN-INJ-05', 'with DUR in damage one is disabled, and falls', () => {
    const state = (damage: number) =>
      turnOf(duel({}, { DUR: 30 }), 'ana', (s) => {
        of({ state: s }, 'bo').damage = damage
      })
    expect(of(run(state(20), attack(20, 'bo defence: 99\nana damage: 1\nbo knock-down: 1')), 'bo').condition).toBe('up')
    const out = run(state(21), attack(20, 'bo defence: 99\nana damage: 1'))
    expect([of(out, 'bo').condition, of(out, 'bo').stance, told(out, 'check')]).toEqual([
      'disabled',
      'prone',
      undefined,
    ])
    expect(renaissance.outcome(out.state)).toEqual({ won: ['heroes'], because: 'REN-INJ-05' })
  })
  rule('REN-INJ-06', 'with twice DUR one is dead', () => {
    const state = (damage: number) =>
      turnOf(crowd({ ana: {} }, { bo: { DUR: 30 }, cy: {} }, { distance: 0.5 }), 'ana', (s) => {
        Object.assign(of({ state: s }, 'bo'), { damage, condition: 'disabled', stance: 'prone' })
      })
    const blow = 'ana turn: attack\nana target: bo\nana weapon: short sword\nana attack: 20\nana damage: 1'
    expect(of(run(state(50), blow), 'bo').condition).toBe('disabled')
    expect(of(run(state(51), blow), 'bo').condition).toBe('dead')
  })
  rule('REN-INJ-07', 'a negated wound is only not felt', () => {
    const ran = run(
      turnOf(duel({ negates: 1 }), 'ana', (s) => {
        of({ state: s }, 'ana').wounds = 2
      }),
      attack(99),
    )
    expect([needs(told(ran, 'attack')), of(ran, 'ana').wounds]).toEqual([50, 2])
  })
  rule('REN-TRAIT-HighPainTolerance', 'the hardy do not feel their first wound', () => {
    const ran = run(
      turnOf(duel({ traits: ['high pain tolerance'] }), 'ana', (s) => {
        of({ state: s }, 'ana').wounds = 1
      }),
      attack(99),
    )
    expect(needs(told(ran, 'attack'))).toBe(60)
  })
  const next = (arrange: (s: State) => void, ana: object = {}, more: object = {}) =>
    run(
      turnOf(duel(ana, {}, more), 'ana', (s) => {
        s.acting = null
        s.at = 0
        arrange(s)
      }),
      '',
      1,
    )
  rule('REN-INJ-08', 'bleeding is a point each twentieth turn, wounds nobody and stops at no armour', () => {
    const ran = next(
      (s) => {
        Object.assign(of({ state: s }, 'ana'), { bleeding: 39, damage: 29 })
      },
      { armour: ['full plate'] },
    )
    expect([of(ran, 'ana').damage, of(ran, 'ana').wounds, of(ran, 'ana').condition]).toEqual([30, 0, 'disabled'])
  })
  rule('REN-INJ-09', 'fast healing takes so much back each turn', () => {
    const ran = run(
      turnOf(duel({ fastHealing: 2 }), 'ana', (s) => {
        s.acting = null
        s.at = 0
        Object.assign(of({ state: s }, 'ana'), { damage: 5 })
      }),
      'ana turn: end turn',
    )
    expect(of(ran, 'ana').damage).toBe(3)
  })
  rule('REN-INJ-DB', 'a tenth of SOM and STR together, rounded down', () => {
    const ran = run(turnOf(duel({ STR: 39, aptitudes: { SOM: 20 } })), attack(20, 'bo defence: 99\nana damage: 1'))
    expect(of(ran, 'bo').damage).toBe(1 + 3 + 5)
  })
  test('allies do not count as foes', () => {
    const state = turnOf(crowd({ ana: {}, cid: {} }, { bo: {} }, { distance: 0.5 }))
    expect(JSON.stringify(until(state, 'ana turn: aim').state.fighters[0]?.aim)).toBe('"bo"')
  })
})
