import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { forRounds } from '../../../../mechanisms/lasting.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { counted, crowd, duel, during, of, PLAIN, run, shoot, strike, told, turnOf } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const friends = (arrange: (s: State) => void = () => {}, ana: object = {}, distance = 2) =>
  turnOf(
    {
      system: 'd6',
      distance,
      sides: {
        heroes: { ana: { ...PLAIN, ...ana }, cy: { ...PLAIN, weapons: [] }, di: { ...PLAIN, weapons: [] } },
        foes: { bo: PLAIN },
      },
    },
    'ana',
    1,
    arrange,
  )

describe('hands', () => {
  rule('D6-C-OPT-Catch', 'what is tossed goes to the comrade named, and the rest stays', () => {
    const ran = run(
      friends(() => {}, { weapons: ['dagger', 'hatchet'] }),
      'ana act: toss\nana toss: hatchet\nana toss to: di\nana toss: 3 3 3 3\ndi catch: 1 1 1 2',
    )
    expect(told(ran, 'catches')).toMatchObject({ who: 'di', at: 'ana', weapon: 'hatchet', caught: true })
    expect(of(ran, 'ana').items.map(({ key }) => key)).toEqual(['dagger', 'unarmed'])
    expect(of(ran, 'di').items.map(({ key, where }) => [key, where])).toEqual([
      ['unarmed', 'body'],
      ['hatchet', 'hand'],
    ])
    expect(of(ran, 'cy').items.map(({ key }) => key)).toEqual(['unarmed'])
    const dropped = run(
      friends(() => {}, { weapons: ['dagger', 'hatchet'] }),
      'ana act: toss\nana toss: hatchet\nana toss to: di\nana toss: 3 3 4 4\ndi catch: 1 1 1 1',
    )
    expect(of(dropped, 'ana').items.find(({ key }) => key === 'hatchet')?.where).toBe('ground')
  })
  rule(
    'D6-C-OPT-Disarm',
    'who has had his turn holds on with an action he has left, and without one not at all',
    () => {
      const disarm = (actions: number, more: string) =>
        run(
          turnOf(duel(), 'ana', 1, set('bo', { turned: 1, declared: 3, actions })),
          `ana act: disarm\nana weapon: short sword\nana attack: 4 4 4 4\nana damage: 1 1 2${more}`,
        )
      const held = disarm(2, '\nbo hold on: hold on\nbo hold on: 5')
      expect(of(held, 'bo').actions).toBe(1)
      const lost = disarm(0, '')
      expect(told(lost, 'disarmed')).toMatchObject({ who: 'bo', by: 'ana', kept: false })
      expect(of(lost, 'bo').items[0]?.where).toBe('ground')
    },
  )
  rule('D6-C-OPT-Ready', 'what is drawn takes the place of what hands hold, as far as need be', () => {
    const two = turnOf(duel({ weapons: ['dagger', 'hatchet', 'battle axe', 'club'], shield: undefined }), 'ana')
    const axe = run(two, 'ana act: ready\nana ready: battle axe')
    const where = (ran: ReturnType<typeof run>) => of(ran, 'ana').items.map((item) => item.where)
    expect(where(axe).filter((each) => each === 'hand').length).toBeGreaterThan(0)
    expect(of(axe, 'ana').items[2]?.where).toBe('hand')
    const club = run(two, 'ana act: ready\nana ready: club')
    expect(of(club, 'ana').items[3]?.where).toBe('hand')
  })
})

describe('words', () => {
  rule('D6-C-OPT-Social', 'go to whoever of several listens, ten metres away at most', () => {
    const ran = run(
      turnOf(crowd({ skills: { ...PLAIN.skills, bluff: '4D' } }, { bo: {}, cy: {} }), 'ana', 2),
      'ana act: bluff\nana target: cy\nana words for: attack\nana bluff: 5 5 5',
    )
    expect(told(ran, 'words')).toMatchObject({ at: 'cy', use: 'attack', over: 11, points: 6 })
    const at = (distance: number) => refusal(d6, turnOf(duel({}, {}, { distance }), 'ana'), 'ana', 'bluff')
    expect([at(10), at(10.5)?.because]).toEqual([undefined, 'nobody near enough listens'])
  })
  rule('D6-C-OPT-Social', 'help one attack, and at Point Blank or Short only', () => {
    const archer = (distance: number) =>
      turnOf(
        duel({ weapons: ['short bow'] }, {}, { distance }),
        'ana',
        1,
        set('ana', { nextAttack: 4, ...during('words', 1) }),
      )
    const near = run(archer(8), shoot('1 1 1 1'))
    expect([counted(told(near, 'skill'))['D6-C-OPT-Social'], of(near, 'ana').nextAttack]).toEqual([4, 0])
    const far = run(archer(30), shoot('1 1 1 1'))
    expect([counted(told(far, 'skill'))['D6-C-OPT-Social'], of(far, 'ana').nextAttack]).toEqual([undefined, 4])
  })
  rule('D6-C-OPT-Social', 'or one defence, and are gone then', () => {
    const ran = run(
      turnOf(duel(), 'ana', 2, set('ana', { nextDefence: 3, ...during('words', 1) })),
      'ana act: dodge\nana dodge: 2 2 2',
    )
    expect(of(ran, 'ana')).toMatchObject({ nextDefence: 0, defences: [{ total: 9 }] })
  })
})

describe('positions', () => {
  rule(
    ['D6-C-POS-ProneNear', 'D6-C-POS-ProneFar'],
    'who lies is easier to hit at Point Blank and Short, harder beyond',
    () => {
      const at = (distance: number) =>
        counted(
          told(
            run(
              turnOf(duel({ weapons: ['short bow'] }, {}, { distance }), 'ana', 1, set('bo', { stance: 'prone' })),
              shoot('1 1 1 1'),
            ),
            'difficulty',
          ),
        )
      expect([at(3), at(10)]).toMatchObject([{ 'D6-C-POS-ProneNear': -6 }, { 'D6-C-POS-ProneNear': -6 }])
      expect([at(11), at(101)]).toMatchObject([{ 'D6-C-POS-ProneFar': 6 }, { 'D6-C-POS-ProneFar': 6 }])
    },
  )
  rule(
    'D6-C-POS-CrouchMove',
    'who moves at a crouch is harder to hit than who stays, and who is carried is not',
    () => {
      const at = (to: Partial<Fighter>) =>
        counted(
          told(
            run(turnOf(duel(), 'ana', 1, set('bo', { stance: 'crouching', ...to })), strike('1 1 1 1')),
            'difficulty',
          ),
        )
      expect(at({ moved: 2 })).toMatchObject({ 'D6-C-POS-CrouchMove': 6 })
      expect(at({ moved: 0 })).toMatchObject({ 'D6-C-POS-Crouch': 3 })
    },
  )
})

describe('aboard', () => {
  rule('D6-VEH-Dodge', 'the better of his own defence and the vehicle’s stands, his own where they are equal', () => {
    const against = (own: number, dodge: number) => {
      const ran = run(
        turnOf(
          { ...duel({}, { vehicle: 'his' }), scene: { vehicles: { his: { kind: 'wagon', driver: 'bo' } } } },
          'ana',
          1,
          (s) => {
            set('bo', { defences: [{ kind: 'parry', total: own, full: false, item: 'bo short sword' }] })(s)
            for (const v of s.vehicles) v.dodge = { kind: 'dodge', total: dodge, full: false, item: '' }
          },
        ),
        strike('1 1 1 1'),
      )
      const { rule: cited } = told(ran, 'difficulty')?.modifiers?.[0] ?? { rule: '' }
      return [told(ran, 'difficulty')?.difficulty, cited]
    }
    expect(against(20, 14)).toEqual([15, 'D6-DIFF-Active'])
    expect(against(14, 20)).toEqual([15, 'D6-VEH-Dodge'])
    expect(against(20, 20)).toEqual([15, 'D6-DIFF-Active'])
  })
})

describe('several of a kind', () => {
  rule('D6-C-DIFF-Generic', 'every circumstance counts, for him or against him', () => {
    const lasting = [
      { ...forRounds('favoured', 2, 'gm', 3), because: 'the sun' },
      { ...forRounds('favoured', 2, 'gm', -1), because: 'mud' },
      { ...forRounds('favoured', 2, 'gm', 2), because: 'a height' },
    ] as const
    const ran = run(turnOf(duel(), 'ana', 1, set('ana', { lasting: [...lasting], circumstance: 6 })), strike('1 1 1 1'))
    expect(told(ran, 'difficulty')).toMatchObject({ difficulty: 5 + 6 - 3 + 1 - 2 })
    expect(counted(told(ran, 'difficulty'))).toMatchObject({ 'D6-C-DIFF-Generic': 2 })
  })
  rule('D6-C-OPT-Escape', 'who gets free is free of what held him, and others are held as before', () => {
    const held = turnOf(crowd({}, { bo: {}, cy: {} }), 'ana', 1, (s) => {
      s.holds = [
        { kind: 'hold', by: 'ana', on: 'cy', since: 0, strength: 0 },
        { kind: 'hold', by: 'bo', on: 'ana', since: 0, strength: 0 },
      ]
    })
    const free = run(held, 'ana act: escape\nbo escape: 1 1 2\nana escape: 1 1 2')
    expect(told(free, 'escapes')).toMatchObject({ who: 'ana', at: 'bo', free: true })
    expect(free.state.holds.map(({ on }) => on)).toEqual(['cy'])
    const vain = run(held, 'ana act: escape\nbo escape: 1 1 3\nana escape: 1 1 2')
    expect(vain.state.holds.map(({ on }) => on)).toEqual(['cy', 'ana'])
  })
  rule('D6-C-CP-Max', 'a roll takes two Character Points at most, and none beyond what it needs', () => {
    const ana = { characterPoints: 5 }
    const spent = (script: string) =>
      of(run(turnOf(duel(ana, {}, { options: { characterPointLimit: 2 } }), 'ana'), strike('1 1 1 1', script)), 'ana')
        .characterPoints
    const one = (die: string) => `ana character point: spend\nana character point: ${die}\n`
    expect(spent(`${one('1')}${one('1')}`)).toBe(3)
    expect(spent('ana character point: none')).toBe(5)
    const enough = `${one('3')}ana damage: 1 1 2\nana character point: none\nbo resistance: 5 5 5`
    expect(spent(enough)).toBe(4)
  })
})
