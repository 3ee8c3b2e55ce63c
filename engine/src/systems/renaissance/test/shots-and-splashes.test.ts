import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../kernel/testing/index.ts'
import { COMPASS } from '../areas.ts'
import { threatReach } from '../arms.ts'
import { renaissance } from '../index.ts'
import type { State } from '../types.ts'
import { attack, counted, crowd, duel, needs, of, onMap, run, terms, thing, told, turnOf, until } from './arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const offered = (ran: ReturnType<typeof until>) => {
  const { asked } = ran
  return asked !== undefined && 'choices' in asked ? asked.choices[0]?.options.map(({ key }) => key) : undefined
}

describe('how far arrows fly', () => {
  const bow = (arrows: object, metres: number, weapon = 'light bow') =>
    turnOf(duel({ weapons: [weapon], arrows }, {}, { distance: metres }))
  const shoots = (metres: number) => (arrow: string) => {
    const script = `ana turn: attack\nana arrow: ${arrow}\nana attack: 99`
    try {
      run(bow({ diamond: 1, needle: 1, rush: 1 }, metres), script)
      return true
    } catch {
      return false
    }
  }
  test('an arrow that does not fly so far is not offered', () => {
    const all = ['common', 'diamond', 'needle', 'rush', 'blunt']
    expect(all.map(shoots(200))).toEqual([true, true, true, true, false])
    expect(all.map(shoots(201))).toEqual([false, false, true, true, false])
  })
  test('the only one that does is taken', () => {
    expect(of(run(bow({ needle: 1, rush: 1 }, 226), 'ana turn: attack\nana attack: 99'), 'ana').arrows).toEqual({
      needle: 1,
      rush: 0,
    })
  })
  const why = (arrows: object, metres: number, weapon?: string) =>
    refusal(renaissance, bow(arrows, metres, weapon), 'ana', 'attack')?.because
  test('a rush arrow flies fifty metres farther, a needle twenty-five; what is left of them counts', () => {
    expect([why({ rush: 1 }, 250), why({ rush: 1 }, 251)]).toEqual([undefined, 'bo is beyond its range'])
    expect([why({ needle: 1, rush: 0 }, 225), why({ needle: 1 }, 226)]).toEqual([undefined, 'bo is beyond its range'])
    expect([why({ needle: 0 }, 201), why({}, 201)]).toEqual(['bo is beyond its range', 'bo is beyond its range'])
  })
  test('no bolt flies farther for them, and no hatchet', () => {
    expect([why({ rush: 1 }, 300, 'light crossbow'), why({ rush: 1 }, 301, 'light crossbow')]).toEqual([
      undefined,
      'bo is beyond its range',
    ])
    expect([why({ rush: 1 }, 45, 'hatchet'), why({ rush: 1 }, 46, 'hatchet')]).toEqual([
      undefined,
      'bo is out of reach',
    ])
  })
  test('each band is as much longer', () => {
    const band = (arrow: string, metres: number) =>
      counted(
        told(run(bow({ [arrow]: 1 }, metres), `ana turn: attack\nana arrow: ${arrow}\nana attack: 99`), 'attack'),
      )['REN-RNG-01'] ?? 0
    expect([60, 61, 125, 126, 190, 191].map((far) => band('rush', far))).toEqual([0, -10, -10, -20, -20, -30])
    expect([75, 76, 125, 126, 175, 176].map((far) => band('needle', far))).toEqual([0, -10, -10, -20, -20, -30])
  })
})

describe('bleeding', () => {
  const shot = (hide: number, bleeding = -1, dice = '1 1') =>
    run(
      turnOf(duel({ weapons: ['light bow'], arrows: { broadhead: 2 } }, { hide }, { distance: 9 }), 'ana', (s) => {
        person(s, 'bo').bleeding = bleeding
      }),
      `ana turn: attack\nana arrow: broadhead\nana attack: 31\nbo defence: 99\nana damage: ${dice}`,
    )
  test('one point through the armour is enough, none is not; who bleeds is not told again', () => {
    // 2 of the dice, -1, DB 5, +1, margin 5: 12.
    expect([of(shot(13), 'bo').bleeding, of(shot(14), 'bo').bleeding]).toEqual([0, -1])
    expect([told(shot(0, 0), 'bleeds'), of(shot(0, 3), 'bo').bleeding]).toEqual([undefined, 3])
  })
})

describe('bombs', () => {
  const row = (picture: string, more: object = {}, bo: object = {}) =>
    crowd({ ana: { DUR: 100, weapons: ['grenade'], ...more } }, { bo, cy: {} }, onMap(picture, ['ana', 'bo', 'cy']))
  const throws = (rest: string, at = 'bo') => `ana turn: attack a place\nana aim point: ${at}\nana attack: ${rest}`
  test('a direction is one of eight, each as likely', () => {
    expect(COMPASS.law().support).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((face) => [face, expect.closeTo(1 / 8)]))
    expect(COMPASS.law().lost).toBe(0)
    const faces = [9, 10, 8]
    expect(COMPASS.draw({ die: () => faces.shift() ?? 1 })).toBe(8)
  })
  rule('REN-RNG-06', 'the way a die points: by the hours of a clock', () => {
    const state = turnOf({ ...row('a.....\n......\n..b...\n......\n.....c'), options: { scatter: 'free' } })
    const landing = (face: number, far: number) =>
      told(run(state, throws(`99\nana direction: ${face}\nana astray: ${far}\nana damage: 1 1`)), 'bursts')?.spot
    expect([landing(12, 2), landing(3, 2), landing(6, 1), landing(9, 1)]).toEqual([
      [2, 0],
      [4, 2],
      [2, 3],
      [1, 2],
    ])
  })
  test('without a map it lands as far off, in that direction', () => {
    const from = crowd({ ana: { weapons: ['grenade'] } }, { bo: {} }, { distance: 9 })
    const strayed = (options: object, far: number) =>
      told(
        run(turnOf({ ...from, options }), throws(`99\nana direction: 3\nana astray: ${far}\nana damage: 1 1`)),
        'astray',
      )?.metres
    expect([strayed({}, 10), strayed({ scatterClamp: true }, 10), strayed({ scatterClamp: true }, 3)]).toEqual([
      10, 9, 3,
    ])
  })
  test('the dead are left alone, the helpless are not, and who did not know of the fight does now', () => {
    const burst = (bo: object) =>
      run(
        turnOf(row('a....bc'), 'ana', (s) => {
          Object.assign(person(s, 'bo'), bo)
          Object.assign(person(s, 'cy'), { unaware: true })
        }),
        throws('20\nana damage: 5 5'),
      )
    expect(of(burst({ condition: 'disabled', damage: 100, stance: 'prone', unaware: true }), 'bo')).toMatchObject({
      damage: 110,
      unaware: true,
    })
    expect(of(burst({ unaware: true }), 'bo').unaware).toBe(false)
    const ran = run(
      turnOf(row('a....bc'), 'ana', (s) => {
        Object.assign(person(s, 'bo'), { condition: 'dead', damage: 200, stance: 'prone' })
      }),
      throws('20\nana damage: 5 5', 'cy'),
    )
    expect([of(ran, 'bo').damage, of(ran, 'cy').damage]).toEqual([200, 10])
  })
  test('armour that is exposed is so to an exceptional throw, a critical one by any ruling, and to no plain one', () => {
    const av = (roll: string, options: object = {}) =>
      run(turnOf({ ...row('a....bc', {}, { armour: ['partial plate'] }), options }), throws(roll)).events.flatMap(
        (event) => (event.type === 'hurt' && event.who === 'bo' ? [event.av] : []),
      )[0]
    expect([av('20\nana damage: 5 5'), av('31\nana damage: 5 5'), av('22')]).toEqual([6, 3, 3])
    expect(av('22', { criticalCountsAsExceptional: false })).toBe(3)
    expect(av('99\nana direction: 1\nana astray: 1\nana damage: 5 5')).toBe(6)
  })
  rule('REN-SPLASH-01', 'all within the radius and nobody beyond it, the dead and those behind walls left out', () => {
    const splashed = (picture: string, change: object = {}, radius = 4) =>
      run(
        turnOf(
          crowd({ ana: { weapons: ['tar pot'] } }, { bo: {}, cy: {} }, onMap(picture, ['ana', 'bo', 'cy'])),
          'ana',
          (s) => Object.assign(person(s, 'cy'), change),
        ),
        throws(`20\nana radius: ${radius}`),
      )
        .events.filter(({ type }) => type === 'splashed')
        .map((event) => ('who' in event ? event.who : ''))
    expect([splashed('a.....b.c'), splashed('a.....b..c')]).toEqual([['bo', 'cy'], ['bo']])
    expect(splashed('a.....b#c')).toEqual(['bo'])
    expect(splashed('a.....b.c', { condition: 'dead' })).toEqual(['bo'])
    expect(splashed('a.....b.c', { condition: 'disabled' })).toEqual(['bo', 'cy'])
  })
})

describe('what reaches whom', () => {
  test('weapons that are stowed or caught, and shields that do not bash, threaten nobody', () => {
    const far = (ana: object, arrange?: (s: State) => void) => {
      const s = turnOf(duel({ skills: { fray: 50 }, ...ana }), 'ana', arrange)
      return threatReach(s, person(s, 'ana'))
    }
    expect([far({ weapons: ['halberd'] }), far({ weapons: ['short sword'] }), far({ weapons: [] })]).toEqual([2, 1, 0])
    expect(far({ weapons: ['halberd'], inHand: [] })).toBe(0)
    expect([far({ weapons: ['targe'] }), far({ weapons: ['swordbreaker'] })]).toEqual([1, 0])
    expect(
      far({ weapons: ['short sword'] }, (s) => {
        s.holds = [{ kind: 'catch', by: 'bo', on: 'ana', with: null, item: 'ana short sword' }]
      }),
    ).toBe(0)
  })
  test('a lance is couched by a rider in his charge, not by a runner', () => {
    const state = turnOf(duel({ weapons: ['lance'] }), 'ana', (s) => {
      person(s, 'ana').charge = { metres: 5, mounted: false }
    })
    expect(offered(until(state, 'ana turn: attack'))).toEqual(['lance one-handed', 'fists'])
  })
  test('two hands for it: the other one free, whichever holds it', () => {
    const uses = (off: boolean) =>
      offered(
        until(
          turnOf(duel({ weapons: ['long sword', 'targe'], inHand: off ? ['long sword', 'targe'] : ['long sword'] })),
          'ana turn: attack',
        ),
      )
    expect(uses(false)).toContain('long sword two-handed')
    expect(uses(true)).not.toContain('long sword two-handed')
  })
  test('a bow that is wound tighter shoots so, and no other way', () => {
    const mode = (over: boolean) =>
      told(
        run(
          turnOf(duel({ weapons: ['heavy crossbow'] }, {}, { distance: 5 }), 'ana', (s) => {
            thing(person(s, 'ana'), 'heavy crossbow').over = over
          }),
          'ana turn: attack\nana attack: 99',
        ),
        'attack',
      )?.mode
    expect([mode(false), mode(true)]).toEqual(['shot', 'overcharged'])
  })
})

describe('what counts for an attack', () => {
  const hit = (ana: object, bo: object = {}, more: object = {}, arrange?: (s: State) => void, script = '') =>
    told(run(turnOf(duel(ana, bo, more), 'ana', arrange), script || 'ana turn: attack\nana attack: 99'), 'attack')
  test('a thrown knife wants proficiency with thrown weapons', () => {
    const knife = (proficiencies: string[]) =>
      counted(
        hit({ weapons: ['knife'], proficiencies }, {}, { distance: 4 }, undefined, 'ana turn: attack\nana attack: 99'),
      )['REN-CHK-09']
    expect([knife(['daggers']), knife(['thrown weapons'])]).toEqual([-20, undefined])
  })
  rule('REN-BLIND-02', 'luck as he has it, who has none as the ruling says; wounds and running count on', () => {
    const blind = (ana: object, options: object, arrange?: (s: State) => void) =>
      hit(ana, {}, { scene: { light: 'dark' }, options }, arrange, attack(99))
    expect(needs(blind({ role: 'hero', luck: 1 }, { npcLuck: 5 }))).toBe(10)
    expect(needs(blind({}, { npcLuck: 5 }))).toBe(50)
    const hurt = blind({ role: 'hero', luck: 5, skills: {} }, {}, (s) =>
      Object.assign(person(s, 'ana'), { wounds: 1, running: true, luck: 0, circumstance: 15 }),
    )
    expect([needs(hurt), counted(hurt)]).toEqual([
      45,
      {
        'REN-CHK-01': 50,
        'REN-INJ-03': -10,
        'REN-MOVE-03': -10,
        'REN-CHK-08': 15,
        'REN-BLIND-01': 0,
        'REN-BLIND-02': 0,
      },
    ])
  })
  test('a sword for riding past is no easier with two weapons', () => {
    const state = turnOf(duel({ weapons: ['reaping sword'], natural: [{ name: 'bite', dv: '1d10' }] }), 'ana')
    const ran = run(
      state,
      'ana turn: multiple attacks\nana each: reaping sword at bo\nana each: bite at bo\nana attack: 99\nana attack: 99',
    )
    expect(counted(told(ran, 'attack'))['REN-MULTI-01']).toBe(-10)
  })
  rule('REN-SIZE-03', 'one step of size is small or large, two are more', () => {
    const by = (size: string) => counted(hit({ weapons: ['light bow'] }, { size }, { distance: 9 }))
    expect(['tiny', 'small', 'large', 'very large'].map((size) => by(size))).toMatchObject([
      { 'REN-SIZE-03': -20 },
      { 'REN-SIZE-01': -10 },
      { 'REN-SIZE-02': 10 },
      { 'REN-SIZE-03': 20 },
    ])
  })
  test('who needs no light strikes as well in the dusk', () => {
    const dusk = (traits: string[], light = 'dim') =>
      needs(hit({ traits }, {}, { scene: { light } }, undefined, attack(99)))
    expect([dusk([]), dusk(['low-light sight']), dusk(['blind-sight'])]).toEqual([50, 60, 60])
    expect([dusk([], 'near dark'), dusk(['blind-sight'], 'near dark')]).toEqual([40, 60])
  })
  test('small and close weapons serve between narrow walls, others do not', () => {
    const narrow = (weapon: string) =>
      counted(hit({ weapons: [weapon] }, {}, { scene: { confined: true } }, undefined, attack(99, '', weapon)))
    expect(narrow('punch dagger')).toMatchObject({ 'REN-TAG-Small': 0 })
    expect(narrow('short sword')).toMatchObject({ 'REN-TAG-Close': 0 })
    expect(narrow('war axe')).toMatchObject({ 'REN-TAG-Confined': -20 })
  })
  test('by ruling only those on foot find a rider hard to hit', () => {
    const at = (ana: object, metres: number, script: string, mount = false) => {
      const heroes = mount ? { ana: { ...ana, mount: 'nag' }, nag: { like: 'war-horse' } } : { ana }
      const from = crowd(
        heroes,
        { bo: { mount: 'steed' }, steed: { like: 'war-horse' } },
        { distance: metres, options: { riderPenalty: 'meleeOnFoot' } },
      )
      return counted(told(run(turnOf(from), script), 'attack'))['REN-MNT-06']
    }
    const strike = 'ana turn: attack\nana target: bo\nana weapon: short sword\nana attack: 99'
    expect([at({}, 0.5, strike), at({}, 0.5, strike, true)]).toEqual([-20, undefined])
    expect(at({}, 0.5, 'ana turn: attack\nana target: bo\nana weapon: nag stomp\nnag attack: 99', true)).toBeUndefined()
    expect(at({ weapons: ['light bow'] }, 9, 'ana turn: attack\nana target: bo\nana attack: 99')).toBeUndefined()
  })
  test('a crossbow is rested on a planted shield, or on what hides him from a foe while he crouches', () => {
    const planted = hit(
      { weapons: ['light crossbow', 'archer’s shield'], inHand: ['light crossbow'] },
      {},
      { distance: 9 },
      (s) => {
        thing(person(s, 'ana'), 'archer’s shield').planted = true
      },
    )
    expect(counted(planted)['REN-COVER-06']).toBe(10)
    expect(counted(hit({ weapons: ['light crossbow'] }, {}, { distance: 9 }))['REN-COVER-06']).toBeUndefined()
  })
  test('a gunner has a partner in a comrade who stands by him', () => {
    const gun = (cy: object, side = 'heroes', metres = 1) => {
      const from = crowd(
        { ana: { weapons: ['hand cannon'] }, ...(side === 'heroes' ? { cy: {} } : {}) },
        { bo: {}, dan: {}, ...(side === 'heroes' ? {} : { cy: {} }) },
        onMap(`a${'.'.repeat(metres - 1)}c.......bd`, ['ana', 'bo', 'cy', 'dan']),
      )
      const state = turnOf(from, 'ana', (s) => Object.assign(person(s, 'cy'), cy))
      return counted(told(run(state, 'ana turn: attack\nana target: bo\nana attack: 99'), 'attack'))[
        'REN-TAG-Difficult'
      ]
    }
    expect([gun({}), gun({}, 'heroes', 2), gun({ condition: 'disabled' }), gun({}, 'foes')]).toEqual([
      undefined,
      -10,
      -10,
      -10,
    ])
  })
  test('of two ways to touch somebody the better with all that counts', () => {
    const touch = (ana: object) =>
      terms(
        hit(
          { weapons: [], natural: [{ name: 'touch', dv: '1d10', tags: ['Touch-Only'] }], ...ana },
          {},
          {},
          undefined,
          'ana turn: attack\nana attack: 99',
        ),
      )[0]?.because
    // COO+SOM+SOM is 55; steel takes 10 from it.
    expect(touch({ skills: { 'unarmed combat': 50 } })).toBe('COO+SOM+SOM')
    expect(touch({ skills: { 'unarmed combat': 56 } })).toBe('unarmed combat')
    expect(touch({ skills: { 'unarmed combat': 50 }, armour: ['full plate'] })).toBe('unarmed combat')
  })
})

describe('fists on steel', () => {
  const fist = (armour: string[], dice: string, ana: object = {}, options: object = {}) =>
    of(
      run(
        turnOf({ ...duel({ weapons: [], ...ana }, { armour, inHand: [] }), options }),
        `ana turn: attack\nana attack: ${dice}`,
      ),
      'ana',
    ).damage
  rule(
    'REN-UNARM-05',
    'far enough off they are bruised on anything that stops a blow, unless luck makes it better',
    () => {
      expect(fist(['heavy cloak'], '95\nana damage: 9')).toBe(4)
      expect([fist(['stealth suit'], '95'), fist([], '95'), fist(['heavy cloak'], '89')]).toEqual([0, 0, 0])
      expect(fist(['mail'], '95\nana luck after: upgrade', { role: 'hero', luck: 1 })).toBe(0)
    },
  )
  test('a critical failure by ruling; a plain one never', () => {
    const also = { backlashOnCritFail: true }
    expect([fist(['mail'], '66\nana damage: 9', {}, also), fist(['mail'], '67', {}, also)]).toEqual([4, 0])
    expect(fist(['mail'], '66')).toBe(0)
  })
})

test('a shot is heard ten metres off, not eleven', () => {
  const heard = (metres: number) =>
    of(
      run(
        turnOf(
          crowd(
            { ana: { weapons: ['dragon pistol'] } },
            { bo: {}, cy: {} },
            onMap(`ab${'.'.repeat(metres - 2)}c..`, ['ana', 'bo', 'cy']),
          ),
          'ana',
          (s) => {
            person(s, 'cy').unaware = true
          },
        ),
        'ana turn: attack\nana target: bo\nana weapon: dragon pistol ball\nana attack: 99',
      ),
      'cy',
    ).unaware
  expect([heard(10), heard(11)]).toEqual([false, true])
})

test('who lies helpless notices nobody', () => {
  const ran = run(
    turnOf(crowd({ ana: {} }, { bo: { role: 'major', luck: 0 }, cy: {} }, { distance: 0.5 }), 'ana', (s) => {
      Object.assign(person(s, 'bo'), { unaware: true, condition: 'disabled', stance: 'prone', damage: 100 })
    }),
    'ana turn: attack\nana target: bo\nana weapon: short sword\nana attack: 99',
  )
  expect(told(ran, 'check')).toBeUndefined()
})
