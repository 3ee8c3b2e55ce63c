import { describe, expect } from 'vitest'
import { arranged, refusal, rule } from '../../../../kernel/testing/index.ts'
import { forRounds, struck } from '../../../../mechanisms/lasting.ts'
import { spaced } from '../../../../space/bands.ts'
import { d6 } from '../../index.ts'
import type { LastingKind } from '../../state/lasting.ts'
import type { Effect, Fighter, State } from '../../state/types.ts'
import { counted, crowd, duel, of, run, strike, told, turnOf, withOptions } from '../arrange.ts'

const having = (ability: string, ranks = 1, of?: string) => ({
  abilities: [{ ability, ranks, ...(of === undefined ? {} : { of }) }],
})
const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const MISS = '1 1 1 1'
const HARM = 'ana damage: 1 1 2\nbo resistance: '
const difficulty = (ana: object, bo: object, more: object = {}, arrange?: (s: State) => void) =>
  counted(told(run(turnOf(duel(ana, bo, more), 'ana', 1, arrange), strike(MISS)), 'difficulty'))
const resisted = (ana: object, bo: object, dice: string, arrange?: (s: State) => void, weapon = 'short sword') =>
  told(
    run(
      turnOf(duel(ana, bo), 'ana', 1, arrange),
      `ana act: strike\nana weapon: ${weapon}\nana attack: 2 2 2 2\nana damage: 1 1 2\nbo resistance: ${dice}`,
    ),
    'roll',
    2,
  )
/** What is left of effects when so many rounds have begun. */
const later = (lasting: Effect[], rounds: number): Effect[] =>
  rounds === 0 ? lasting : later(struck(lasting, 'rounds'), rounds - 1)
const on = (kind: LastingKind, by = 'bo', value = 0): Effect => forRounds(kind, 9, by, value)

describe('hard to hit', () => {
  rule('D6-C-SA-Blur', 'a point harder to hit for each rank, and as much better at dodging', () => {
    expect(difficulty({}, having('blur', 2))).toMatchObject({ 'D6-C-SA-Blur': 2 })
    const ran = run(turnOf(duel(having('blur', 2)), 'ana'), 'ana act: full dodge\nana dodge: 2 2 2 2')
    expect(of(ran, 'ana').defences).toMatchObject([{ total: 20 }])
  })
  rule('D6-C-SA-Invisibility', 'the same of the unseen', () => {
    expect(difficulty({}, having('invisibility', 3))).toMatchObject({ 'D6-C-SA-Invisibility': 3 })
    const ran = run(turnOf(duel(having('invisibility')), 'ana'), 'ana act: full dodge\nana dodge: 2 2 2 2')
    expect(of(ran, 'ana').defences).toMatchObject([{ total: 19 }])
  })
  rule('D6-C-SA-Darkness', '5 harder to see what is in it; not for the one who made it', () => {
    expect(difficulty({}, having('darkness', 1))).toMatchObject({ 'D6-C-SA-Darkness': 5 })
    expect(difficulty(having('darkness', 5), {})).not.toHaveProperty('D6-C-SA-Darkness')
  })
  rule('D6-C-SA-Darkness', 'it reaches a metre for each rank, and no second one adds to it', () => {
    const beside = (ranks: number) => {
      const three = crowd({}, { bo: {}, cy: having('darkness', ranks), di: having('darkness', ranks) })
      const apart = (s: State) => {
        s.where = { bands: spaced(['ana', 'bo', 'cy', 'di'], [2, 2, 2, 2, 2, 2]) }
      }
      const blow = 'ana act: strike\nana target: bo\nana weapon: short sword\nana attack: 1 1 1 1'
      return counted(told(run(turnOf(three, 'ana', 1, apart), blow), 'difficulty'))
    }
    expect(beside(2)).toMatchObject({ 'D6-C-SA-Darkness': 5 })
    expect(beside(1)).not.toHaveProperty('D6-C-SA-Darkness')
  })
  rule('D6-C-SA-Infravision', 'two points easier in the dark for each rank', () => {
    const dark = { scene: { light: 'dark' } }
    expect(difficulty(having('infravision', 2), {}, dark)).toMatchObject({ 'D6-C-SA-Infravision': -4 })
    expect(difficulty(having('infravision', 2), {})).not.toHaveProperty('D6-C-SA-Infravision')
    expect(difficulty(having('infravision', 2), having('darkness'))).toMatchObject({ 'D6-C-SA-Infravision': -4 })
  })
  rule('D6-C-SA-EnhancedSense', 'a point easier for keen eyes where it is hard to see', () => {
    const poor = { scene: { light: 'moonlit' } }
    expect(difficulty(having('enhancedSense', 2, 'sight'), {}, poor)).toMatchObject({ 'D6-C-SA-EnhancedSense': -2 })
    expect(difficulty(having('enhancedSense', 1, 'sight'), {}, poor)).toMatchObject({ 'D6-C-SA-EnhancedSense': -1 })
  })
  rule('D6-C-DIS-Achilles', 'a heel may be that one is easily hit, or hurt by one thing', () => {
    expect(difficulty({}, having('achillesHeel', 1, 'easily hit'), { scene: { light: 'dark' } })).toMatchObject({
      'D6-C-DIS-Achilles': -5,
    })
    expect(resisted({}, having('achillesHeel', 1, 'blade'), '5 5 5')).toMatchObject({ adds: -4 })
    expect(resisted({}, having('achillesHeel', 1, 'point'), '5 5 5')).toMatchObject({ adds: 0 })
  })
})

describe('resistance', () => {
  rule('D6-C-SA-Hardiness', 'a point for each rank', () => {
    expect(resisted({}, having('hardiness', 2), '5 5 5')).toMatchObject({ dice: 3, adds: 2 })
  })
  const bolt = { name: 'bolt', casting: '4D', difficulty: 5, damage: '3D', ranges: [10, 20, 40] }
  const cast = (bo: object, dice: string) =>
    told(
      run(
        turnOf(duel({ spells: [bolt] }, bo), 'ana'),
        `ana act: cast\nana casting: 3 3 3 3\nana attack: 3 3 3 3\nana damage: 1 1 2\nbo resistance: ${dice}`,
      ),
      'roll',
      3,
    )
  rule('D6-C-SA-NaturalArmor', 'a die for each rank, and none against magic', () => {
    expect(resisted({}, having('naturalArmor', 2), '5 5 5 5 5')).toMatchObject({ dice: 5 })
    expect(cast(having('naturalArmor', 2), '5 5 5')).toMatchObject({ dice: 3 })
  })
  rule('D6-C-SA-AttackResistance', 'a die against one kind of attack', () => {
    expect(resisted({}, having('attackResistance', 1, 'blade'), '5 5 5 5')).toMatchObject({ dice: 4 })
    expect(resisted({}, having('attackResistance', 2, 'blade'), '5 5 5 5 5')).toMatchObject({ dice: 5 })
    expect(resisted({}, having('attackResistance', 1, 'blunt'), '5 5 5')).toMatchObject({ dice: 3 })
    expect(resisted({}, having('attackResistance', 1, 'no magic'), '5 5 5 5')).toMatchObject({ dice: 4 })
    expect(cast(having('attackResistance', 1, 'no magic'), '5 5 5')).toMatchObject({ dice: 3 })
    const demon = arranged(d6, { system: 'd6', sides: { a: { it: { like: 'minor demon' } }, b: { soldier: {} } } })
    expect(of({ state: demon }, 'it').facts.abilities[0]).toMatchObject({ ability: 'attackResistance', of: 'no magic' })
  })
  rule('D6-C-SA-ArmorDefeating', 'a natural weapon ignores a die of armour, never more than there is', () => {
    const claws = { ...having('armorDefeating', 2), weapons: [], natural: [{ name: 'claws', damage: '+1D+2' }] }
    const worn = (armour: string, dice: string) => resisted(claws, { armour: [armour] }, dice, undefined, 'claws')
    expect(worn('chain mail', '5 5 5')).toMatchObject({ dice: 3, adds: 0 })
    const hide = resisted(claws, having('naturalArmor', 3), '5 5 5 5', undefined, 'claws')
    expect(hide).toMatchObject({ dice: 4 })
  })
  rule('D6-C-DIS-Hindrance', 'the delicate resist with less, the clumsy roll less', () => {
    expect(resisted({}, having('hindrance', 2, 'resistance'), '5 5 5')).toMatchObject({ adds: -2 })
    const clumsy = run(turnOf(duel(having('hindrance', 1, 'melee combat')), 'ana'), strike(MISS))
    expect(told(clumsy, 'roll')).toMatchObject({ adds: -1 })
  })
  rule('D6-C-SA-Intangibility', 'three dice more, and no attacks', () => {
    const faded = run(turnOf(duel(having('intangibility')), 'ana', 2), 'ana act: fade')
    expect(refusal(d6, faded.state, 'ana', 'strike')).toMatchObject({ rule: 'D6-C-SA-Intangibility' })
    const solid = run(faded.state, 'ana act: become solid')
    expect(of(solid, 'ana').lasting).toEqual([])
    const thin = resisted({}, having('intangibility'), '5 5 5 5 5 5', set('bo', { lasting: [on('intangible')] }))
    expect(thin).toMatchObject({ dice: 6 })
  })
  rule('D6-C-SA-Intangibility', 'for a minute of twelve rounds a rank, and only he who is solid fades', () => {
    const faded = run(turnOf(duel(having('intangibility', 2)), 'ana', 2), 'ana act: fade')
    expect(told(faded, 'fades')).toMatchObject({ until: 25 })
    const at = (round: number, act: string) =>
      refusal(d6, turnOf(duel(having('intangibility', 2)), 'ana', 1, faint(round)), 'ana', act)?.rule
    const faint = (round: number) => set('ana', { lasting: later(of(faded, 'ana').lasting, round - 1) })
    expect([at(25, 'fade'), at(26, 'fade')]).toEqual(['D6-C-SA-Intangibility', undefined])
    expect([at(25, 'become solid'), at(26, 'become solid')]).toEqual([undefined, 'D6-C-SA-Intangibility'])
    expect(refusal(d6, turnOf(duel(), 'ana'), 'ana', 'fade')).toMatchObject({ rule: 'D6-C-SA-Intangibility' })
  })
})

describe('skill', () => {
  rule('D6-C-SA-IronWill', 'a die of mettle for each rank', () => {
    const ran = run(turnOf(duel(having('ironWill', 2)), 'ana'), 'ana act: steel the mind\nana mettle: 2 2 2 2')
    expect(told(ran, 'roll')).toMatchObject({ dice: 4 })
  })
  rule('D6-C-SA-SkillBonus', 'a point on its skills', () => {
    const ran = run(turnOf(duel(having('skillBonus', 2, 'melee combat')), 'ana'), strike(MISS))
    expect(told(ran, 'roll')).toMatchObject({ adds: 2 })
  })
  rule('D6-C-SA-SkillBonus', 'of several skills, on each of them and on no other', () => {
    const adds = (skills: string) =>
      told(run(turnOf(duel(having('skillBonus', 2, skills)), 'ana'), strike(MISS)), 'roll')
    expect(adds('stealth, dodge, melee combat')).toMatchObject({ adds: 2 })
    expect(adds('stealth, dodge, fighting')).toMatchObject({ adds: 0 })
  })
  rule('D6-C-DIS-Hindrance', 'of several skills, on each of them and on no other', () => {
    const adds = (skills: string) =>
      told(run(turnOf(duel(having('hindrance', 2, skills)), 'ana'), strike(MISS)), 'roll')
    expect(adds('charm, melee combat, bluff')).toMatchObject({ adds: -2 })
    expect(adds('charm, persuasion, bluff')).toMatchObject({ adds: 0 })
  })
  rule('D6-C-SA-IncreasedAttribute', 'a point on the attribute’s totals', () => {
    const ran = run(turnOf(duel(having('increasedAttribute', 2, 'agility')), 'ana'), strike(MISS))
    expect(told(ran, 'roll')).toMatchObject({ adds: 2 })
  })
  rule('D6-C-ADV-Trademark', 'two dice with one weapon', () => {
    const ran = run(turnOf(duel(having('trademarkSpecialization', 1, 'short sword')), 'ana'), strike('1 1 1 1 1 1'))
    expect(told(ran, 'roll')).toMatchObject({ dice: 6 })
  })
  rule('D6-C-SA-Silence', 'a die more from behind', () => {
    const behind = set('bo', { behind: ['ana'] })
    const ran = run(turnOf(duel(having('silence')), 'ana', 1, behind), strike('1 1 1 1 2', `${HARM}5 5 5`))
    expect(told(ran, 'roll')).toMatchObject({ dice: 5 })
    const twice = run(turnOf(duel(having('silence', 2)), 'ana', 1, behind), strike('1 1 1 1 1 2', `${HARM}5 5 5`))
    expect(told(twice, 'roll')).toMatchObject({ dice: 6 })
  })
})

describe('what one does with them', () => {
  rule('D6-C-SA-Fear', 'who misses 15 with mettle finds it harder to hit', () => {
    const scary = having('fear', 2)
    const feared = (dice: string) =>
      of(run(turnOf(duel(scary), 'ana'), `ana act: frighten\nbo mettle: ${dice}`), 'bo').lasting
    expect(feared('5 5')).toMatchObject([{ kind: 'frightened', by: 'ana' }])
    expect(difficulty({}, scary, {}, set('ana', { lasting: [on('frightened')] }))).toMatchObject({ 'D6-C-SA-Fear': 2 })
    expect(refusal(d6, turnOf(duel(), 'ana'), 'ana', 'frighten')).toMatchObject({ rule: 'D6-C-SA-Fear' })
    const calm = { skills: { mettle: '3D' } }
    const facing = (dice: string) =>
      told(run(turnOf(duel(scary, calm), 'ana'), `ana act: frighten\nbo mettle: ${dice}`), 'frightened')?.afraid
    expect([facing('5 5 4'), facing('5 5 5')]).toEqual([true, false])
  })
  rule(['D6-C-SA-Fear', 'D6-C-SA-Confusion'], 'for foes near enough who are not under it yet', () => {
    const both = { abilities: [...having('fear').abilities, ...having('confusion').abilities] }
    const open = (distance: number, arrange?: (s: State) => void) =>
      ['frighten', 'confuse'].map(
        (act) => refusal(d6, turnOf(duel(both, {}, { distance }), 'ana', 1, arrange), 'ana', act)?.rule,
      )
    const shut = ['D6-C-SA-Fear', 'D6-C-SA-Confusion']
    expect(open(10)).toEqual([undefined, undefined])
    expect(open(11)).toEqual(shut)
    expect(open(2, set('bo', { lasting: [on('frightened', 'ana'), on('confused', 'ana')] }))).toEqual(shut)
    expect(open(2, set('bo', { condition: 'dead' }))).toEqual(shut)
  })
  rule('D6-C-SA-Confusion', 'the confused have 5 more difficulty and no points', () => {
    const ran = run(turnOf(duel(having('confusion', 2)), 'ana'), 'ana act: confuse\nana confusion: 1 2')
    expect(of(ran, 'bo').lasting).toMatchObject([{ kind: 'confused', left: 5 }])
    const against = (dice: string) =>
      told(
        run(
          turnOf(duel(having('confusion', 2), {}, withOptions({ socialDifficulty: 'standard' })), 'ana'),
          `ana act: confuse\nana confusion: ${dice}`,
        ),
        'confused',
      )?.done
    expect([against('3 5'), against('2 5')]).toEqual([true, false])
    expect(difficulty({ characterPoints: 3 }, {}, {}, set('ana', { lasting: [on('confused')] }))).toMatchObject({
      'D6-C-SA-Confusion': 5,
    })
  })
  rule('D6-C-SA-ParalyzingTouch', 'helpless until mettle reaches the attack', () => {
    const touch = run(
      turnOf(duel({ ...having('paralyzingTouch'), weapons: [] }), 'ana'),
      'ana act: paralysing touch\nana attack: 2 2 2 2',
    )
    expect(of(touch, 'bo').lasting).toMatchObject([{ kind: 'paralysed', value: 8 }])
    expect(refusal(d6, touch.state, 'bo', 'strike')).toMatchObject({ rule: 'D6-C-SA-ParalyzingTouch' })
    const shaken = (dice: string) =>
      of(
        run(
          turnOf(duel(), 'ana', 1, set('ana', { lasting: [on('paralysed', 'bo', 8)] })),
          `ana act: shake off paralysis\nana mettle: ${dice}`,
        ),
        'ana',
      ).lasting.length
    expect([shaken('4 4'), shaken('4 3')]).toEqual([0, 1])
  })
  rule('D6-C-SA-LifeDrain', 'for each 4 over the defence', () => {
    const drained = (options: object) =>
      of(
        run(
          turnOf(duel({ ...having('lifeDrain', 2), weapons: [] }, {}, withOptions(options)), 'ana'),
          'ana act: drain life\nana attack: 3 3 3 4',
        ),
        'bo',
      )
    expect(drained({ injury: 'bodyPoints' }).body).toBe(8)
    expect(drained({}).wound).toBe('wounded')
  })
  rule('D6-C-SA-LifeDrain', 'nothing for less than 4 over it', () => {
    const drained = (dice: string) =>
      told(
        run(turnOf(duel({ ...having('lifeDrain'), weapons: [] }), 'ana'), `ana act: drain life\nana attack: ${dice}`),
        'drains',
      )?.times
    expect([drained('2 2 2 2'), drained('2 2 2 3'), drained('3 3 3 3'), drained('3 3 3 4')]).toEqual([0, 1, 1, 2])
  })
  rule('D6-C-SA-LifeDrain', '3 Body Points a rank, or a level of wounds for two', () => {
    const drained = (ranks: number, dice: string, options: object = {}) =>
      run(
        turnOf(duel({ ...having('lifeDrain', ranks), weapons: [] }, {}, withOptions(options)), 'ana'),
        `ana act: drain life\nana attack: ${dice}`,
      )
    const points = (ranks: number) => of(drained(ranks, '2 2 2 3', { injury: 'bodyPoints' }), 'bo').body
    expect([points(1), points(3)]).toEqual([17, 11])
    expect(told(drained(1, '2 2 2 2', { injury: 'bodyPoints' }), 'bodyLost')).toBeUndefined()
    const levels = (ranks: number) => of(drained(ranks, '2 2 2 3'), 'bo').wound
    expect([levels(1), levels(2), levels(3)]).toEqual(['unhurt', 'stunned', 'stunned'])
  })
  rule('D6-C-SA-Luck', 'two points on everything that round, once a rank', () => {
    const ran = run(turnOf(duel(having('goodLuck')), 'ana'), `ana act: luck\n${strike(MISS)}`)
    expect(told(ran, 'roll')).toMatchObject({ adds: 2 })
    expect(refusal(d6, ran.state, 'ana', 'luck')).toMatchObject({ rule: 'D6-C-SA-Luck' })
    const both = { abilities: [...having('goodLuck').abilities, ...having('greatLuck').abilities] }
    const called = run(turnOf(duel(both), 'ana'), 'ana act: luck')
    expect(told(called, 'luck')).toMatchObject({ left: 1 })
    expect(of(called, 'ana').actions).toBe(1)
    expect(refusal(d6, called.state, 'ana', 'luck')).toMatchObject({ because: 'luck is with him already' })
    expect(of(called, 'ana').lasting).toMatchObject([{ kind: 'lucky', clock: 'rounds', left: 1 }])
  })
  rule('D6-C-SA-FastReactions', 'three times an action more without penalty', () => {
    const ran = run(turnOf(duel(having('fastReactions')), 'ana'), `ana act: act fast\n${strike(MISS)}`)
    expect(told(ran, 'roll')).toMatchObject({ dice: 4 })
    expect(of(ran, 'ana').actions).toBe(1)
    const spent = turnOf(duel(having('fastReactions')), 'ana', 1, set('ana', { uses: { fastReactions: 3 } }))
    expect(refusal(d6, spent, 'ana', 'act fast')).toMatchObject({ rule: 'D6-C-SA-FastReactions' })
    const twice = turnOf(duel(having('fastReactions')), 'ana', 1, set('ana', { uses: { fastReactions: 2 } }))
    expect(refusal(d6, twice, 'ana', 'act fast')).toBeUndefined()
    const again = run(turnOf(duel(having('fastReactions')), 'ana'), 'ana act: act fast')
    expect(refusal(d6, again.state, 'ana', 'act fast')).toMatchObject({ because: 'once a round' })
    expect(refusal(d6, turnOf(duel(), 'ana'), 'ana', 'act fast')).toMatchObject({ rule: 'D6-C-SA-FastReactions' })
  })
  rule('D6-C-SA-FastReactions', 'and a die of initiative for each rank', () => {
    const rolled = run(duel(having('fastReactions', 2)), 'ana initiative: 2 2 2 2 2\nbo initiative: 2 2 2')
    expect(told(rolled, 'initiative')).toMatchObject({ who: 'ana' })
    expect(of(rolled, 'ana').initiative).toBe(10)
  })
  rule('D6-C-SA-Teleport', 'ten metres a rank, for the whole round', () => {
    const far = (actions: number) => turnOf(duel(having('teleportation', 2), {}, { distance: 50 }), 'ana', actions)
    expect(told(run(far(1), 'ana act: teleport\nana way: towards'), 'teleports')).toMatchObject({ metres: 20 })
    expect(refusal(d6, far(2), 'ana', 'teleport')).toMatchObject({ rule: 'D6-C-SA-Teleport' })
    const gone = run(far(1), 'ana act: teleport\nana way: away')
    expect(d6.board(gone.state).pairs[0]).toMatchObject({ distance: 70 })
    const near = turnOf(duel(having('teleportation', 2), {}, { distance: 9 }), 'ana')
    expect(told(run(near, 'ana act: teleport\nana way: towards'), 'teleports')).toMatchObject({ metres: 8 })
  })
})
