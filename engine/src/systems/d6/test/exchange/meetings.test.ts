import { expect, test } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { forTurns } from '../../../../mechanisms/lasting.ts'
import { d6 } from '../../index.ts'
import type { Fighter, Standing, State } from '../../state/types.ts'
import { counted, crowd, duel, during, of, PLAIN, run, strike, told, turnOf, withOptions } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const all =
  (...of_: readonly ((s: State) => void)[]) =>
  (s: State): void => {
    for (const each of of_) each(s)
  }
const STONE = { share: 100, toughness: 18, object: 'a wall', weakened: 0 } as const
const WAITS = { waiting: true, declared: 2, actions: 1, turned: 1 } as const

/** Bo strikes with his sword, and Ana, who waits, acts before it is known whether he hits. */
const meanwhile = (bo: object = {}, ana: object = {}) =>
  turnOf(
    duel({ skills: { ...PLAIN.skills, fighting: '9D', 'melee combat': '9D' }, ...ana }, bo),
    'bo',
    1,
    set('ana', WAITS),
  )
const struck = 'bo act: strike\nbo weapon: short sword\nbo attack: 3 3 3 3\nana interrupt: act\n'
const EIGHT = '4 4 4 4 4 4 4 4'

rule('D6-C-ACT-Interrupt', 'a blow is lost with the sword that was to strike it', () => {
  const ran = run(
    meanwhile(),
    `${struck}ana act: disarm\nana weapon: short sword\nana attack: ${EIGHT}\nana damage: 6 5 5`,
  )
  expect(told(ran, 'disarmed')).toMatchObject({ who: 'bo', kept: false })
  expect(told(ran, 'attackLost')).toMatchObject({ who: 'bo', at: 'ana' })
  expect(told(ran, 'attack', 1)).toBeUndefined()
})
rule('D6-C-ACT-Interrupt', 'a blow is lost by one who is seized or paralysed before it falls', () => {
  const held = run(meanwhile(), `${struck}ana act: arm pin\nana attack: ${EIGHT}`)
  expect(told(held, 'attackLost')).toMatchObject({ who: 'bo' })
  const touch = { abilities: [{ ability: 'paralyzingTouch', ranks: 1 }] }
  const numb = run(meanwhile({}, touch), `${struck}ana act: paralysing touch\nana attack: ${EIGHT}`)
  expect(told(numb, 'attackLost')).toMatchObject({ who: 'bo' })
})
test('who is seized between two blows strikes no second', () => {
  const from = turnOf(duel({ weapons: ['dagger', 'short sword'] }), 'ana', 1, (s) => {
    s.next = [{ kind: 'off hand', who: 'ana', at: '', value: 0 }]
    s.holds = [{ kind: 'hold', by: 'bo', on: 'ana', since: 1, strength: 0 }]
  })
  expect(told(run(from, 'ana act: escape\nbo escape: 1 2 3\nana escape: 5 5 5'), 'offHand')).toBeUndefined()
})

const PARRY: Standing = { kind: 'parry', total: 25, full: false, item: 'bo short sword' }
test('a parry ends with the sword it is made with: struck away, broken or put away', () => {
  const guarded = (bo: object = {}) =>
    turnOf(duel({ skills: { 'melee combat': '9D' } }, bo), 'ana', 1, set('bo', { defences: [PARRY] }))
  const disarmed = run(
    guarded(),
    `ana act: disarm\nana weapon: short sword\nana attack: 6 6 6 6 6 6 6 6 6 6 5\nana damage: 6 5 5\nbo hold on: none`,
  )
  expect([told(disarmed, 'disarmed')?.kept, of(disarmed, 'bo').defences]).toEqual([false, []])
  const sheathed = turnOf(
    duel({ weapons: ['short sword', 'two-handed sword'], shield: 'buckler' }),
    'ana',
    1,
    set('ana', {
      defences: [
        { ...PARRY, item: 'ana short sword' },
        { ...PARRY, item: 'shield' },
        { ...PARRY, kind: 'dodge', item: '' },
      ],
    }),
  )
  expect(of(run(sheathed, 'ana act: ready'), 'ana').defences.map(({ kind }) => kind)).toEqual(['dodge'])
})

test('neither a spell nor what is spat is caught', () => {
  const asks = (ana: object, act: string, more = '') => {
    const state = turnOf(
      duel({ weapons: [], ...ana }, { weapons: [] }, { distance: 4 }),
      'ana',
      1,
      set('bo', { lasting: [forTurns('catching', 1, 'bo')] }),
    )
    const { asked } = play(d6, state, `ana act: ${act}\n${more}ana attack: 3 3 3 3`, { otherwise: 'usual' })
    return asked !== undefined && 'roll' in asked ? asked.roll : undefined
  }
  const spit = { natural: [{ name: 'spit', damage: '3D', skill: 'throwing', ranges: [5, 10, 15] }] }
  expect(asks(spit, 'throw')).toBe('damage')
  const ball = {
    spells: [{ name: 'ball', casting: '5D', difficulty: 5, aimedBy: 'throwing', damage: '3D', ranges: [5, 10, 15] }],
  }
  expect(asks(ball, 'cast', 'ana casting: 3 3 3 3 3\n')).toBe('damage')
})
test('who is held catches nothing, however ready he made himself', () => {
  const from = turnOf(
    crowd({ weapons: ['throwing dagger'] }, { bo: { weapons: [] } }, { distance: 2 }),
    'ana',
    1,
    all(set('bo', { lasting: [forTurns('catching', 1, 'bo')] }), (s) => {
      s.holds = [{ kind: 'entangle', by: 'ana', on: 'bo', since: 1, strength: 9 }]
    }),
  )
  expect(
    told(run(from, 'ana act: throw\nana attack: 3 3 3 3\nana damage: 1 1 2\nbo resistance: 5 5 5'), 'catches'),
  ).toBeUndefined()
})
rule('D6-C-ACT-MoveUp', 'what lasts until the next turn is over with a turn that came sooner', () => {
  const from = turnOf(
    crowd({ weapons: ['throwing dagger'] }, { bo: { weapons: [] } }, { distance: 4 }),
    'ana',
    1,
    set('bo', { lasting: [forTurns('steeled', 1, 'bo', 20)] }),
  )
  const caught = run(from, 'ana act: throw\nana attack: 3 3 3 3\nbo catch: catch\nbo actions: 1\nbo catch: 5 5 5 5')
  expect(told(caught, 'movesUp')).toMatchObject({ who: 'bo' })
  expect(of(caught, 'bo').lasting).toEqual([])
})

const bomb = (bo: Partial<Fighter>, more: object = {}) =>
  turnOf(
    crowd({ weapons: ['black powder bomb'] }, { bo: {} }, { distance: 6, ...more }),
    'ana',
    1,
    set('bo', { turned: 1, ...bo }),
  )
rule('D6-COVER-100', 'a wall withstands what bursts before it, too', () => {
  const blast = 'ana act: throw bomb\nana attack: 5 5 5 5\nana damage: 6 6 6 6 6 5\nana resistance: 5 5 5\n'
  const behind = run(bomb({ cover: STONE }), `${blast}gm cover: 6 6 6 6 6 5`)
  expect(told(behind, 'cover')).toMatchObject({ who: 'bo', over: 0, state: 'whole' })
  expect(told(behind, 'wound')?.who).not.toBe('bo')
  const through = run(bomb({ cover: STONE }), `${blast}gm cover: 1 2 2 2 2 2\nbo resistance: 5 5 5\nbo stay up: 5 5 5`)
  expect(told(through, 'cover')).toMatchObject({ total: 35, stopped: 11, over: 24 })
})
rule(
  ['D6-COVER-100', 'D6-DEF-BodyBlockSuccess'],
  'a blade that is stopped behind a wall has to get through it first',
  () => {
    const from = turnOf(
      duel({}, { weapons: [] }),
      'ana',
      1,
      set('bo', { cover: STONE, defences: [{ kind: 'block', total: 30, full: true, item: '' }] }),
    )
    const ran = run(from, strike('2 2 2 2', 'ana damage: 2\ngm cover: 6 6 6 6 6 5'))
    expect(told(ran, 'blocksBlade')).toBeDefined()
    expect(told(ran, 'cover')).toMatchObject({ over: 0 })
    expect(told(ran, 'resists')).toBeUndefined()
  },
)
test('a fist that meets the wall is cut by no blade behind it', () => {
  const from = turnOf(
    duel({ weapons: [] }, {}),
    'ana',
    1,
    set('bo', { cover: STONE, defences: [{ ...PARRY, total: 40 }] }),
  )
  expect(told(run(from, 'ana act: strike\nana attack: 2 2 2 2'), 'cut')).toBeUndefined()
})

rule(
  ['D6-C-SA-Infravision', 'D6-C-LIGHT-Negate'],
  'heat-seeing eyes see no better than in daylight, whatever lights the dark',
  () => {
    const seen = (light: string, lamp = 'none') => {
      const scene = duel({ abilities: [{ ability: 'infravision', ranks: 4 }] }, { lamp }, { scene: { light } })
      return told(run(turnOf(scene, 'ana'), strike('1 2 2 1', '')), 'difficulty')?.difficulty
    }
    const noon = seen('day')
    expect(noon).toBe(5)
    expect([seen('dark', 'torch'), seen('dark'), seen('poor')]).toEqual([noon, 9, noon])
    const torch = duel(
      { abilities: [{ ability: 'infravision', ranks: 4 }] },
      { lamp: 'torch' },
      { scene: { light: 'dark' } },
    )
    expect(
      counted(told(run(turnOf(torch, 'ana'), strike('1 2 2 1', '')), 'difficulty'))['D6-C-SA-Infravision'],
    ).toBeUndefined()
  },
)
rule(
  ['D6-RANGE-MeleeLong', 'D6-RANGE-SpecialManeuver'],
  'a long weapon strikes at its length, and a lunge at its reach, from where one stands',
  () => {
    const halberd = run(
      turnOf(duel({ weapons: ['halberd'] }, {}, { distance: 4 }), 'ana'),
      'ana act: strike\nana weapon: halberd\nana attack: 1 2 2 1',
    )
    expect([told(halberd, 'moved'), told(halberd, 'difficulty')?.difficulty]).toEqual([undefined, 10])
    const lunge = run(
      turnOf(duel({}, {}, { distance: 3.4 }), 'ana'),
      'ana act: lunge\nana weapon: short sword\nana attack: 1 2 2 1',
    )
    expect(told(lunge, 'moved')).toBeUndefined()
    const sword = run(turnOf(duel({}, {}, { distance: 4 }), 'ana'), strike('1 2 2 1'))
    expect(told(sword, 'moved')).toMatchObject({ who: 'ana', metres: 3 })
  },
)
rule(['D6-C-INIT-Group', 'D6-C-SA-FastReactions'], 'one who is faster than his fellows rolls for himself alone', () => {
  const gang = crowd(
    {},
    { bo: { abilities: [{ ability: 'fastReactions', ranks: 3 }] }, cy: {}, di: {} },
    withOptions({ groupInitiative: true }),
  )
  const ran = run(gang, 'ana initiative: 1 1 1\nbo initiative: 5 5 5 5 5 5\ncy initiative: 2 2 3', (s) => {
    s.phase = 'initiative'
  })
  expect(['bo', 'cy', 'di'].map((id) => of(ran, id).initiative)).toEqual([30, 7, 7])
})
rule('D6-C-MOV-Swim', 'who cannot move does not keep afloat', () => {
  const from = turnOf(
    duel(),
    'ana',
    1,
    all(set('bo', { inWater: true, turned: 1, ...during('paralysed', 0, 12, 'ana') }), (s) => {
      s.at = 2
      s.acting = []
    }),
  )
  expect(told(run(from, 'gm damage: 2\nbo resistance: 5 5 5'), 'afloat')).toMatchObject({ who: 'bo', afloat: false })
})
rule('D6-C-OPT-Whip', 'a whip holds whom it is wound around while it is held and near', () => {
  const wrapped = (arrange: (s: State) => void) =>
    refusal(
      d6,
      turnOf(
        duel({ weapons: ['bullwhip'] }),
        'bo',
        1,
        all((s) => {
          s.holds = [{ kind: 'entangle', by: 'ana', on: 'bo', since: 1, strength: 9, tied: 'ana bullwhip' }]
        }, arrange),
      ),
      'bo',
      'move',
    )
  expect(wrapped(() => undefined)).toBeDefined()
  expect(
    wrapped((s) => {
      for (const item of of({ state: s }, 'ana').items) if (item.where === 'hand') item.where = 'ground'
    }),
  ).toBeUndefined()
  expect(wrapped(set('ana', { condition: 'unconscious' }))?.because).toBe('there is nobody to go to')
  const wound = run(
    turnOf(duel({ weapons: ['bullwhip'], skills: { throwing: '9D' } }), 'ana'),
    `ana act: entangle\nana attack: ${EIGHT} 4\nana damage: 2 3 3`,
  )
  expect(wound.state.holds).toMatchObject([{ kind: 'entangle', tied: 'ana bullwhip' }])
})
test('the dead do not reel', () => {
  const from = turnOf(duel({ skills: { 'melee combat': '9D' } }, {}, withOptions({ massiveDamage: true })), 'ana')
  const slain = run(
    from,
    'ana act: strike\nana weapon: short sword\nana attack: 4 4 4 4 4 4 4 4 4\nana damage: 6 6 6 6 6 5\nbo resistance: 1 1 1',
  )
  expect([of(slain, 'bo').condition, told(slain, 'massive')]).toEqual(['dead', undefined])
})
