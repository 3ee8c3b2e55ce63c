import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { counted, crowd, duel, of, run, strike, told, turnOf, withOptions } from '../arrange.ts'

const NO_HARM = 'ana damage: 1 1 2\nbo resistance: 6 6 5'
/** Bo has this defence standing when Ana's turn comes. */
const guarded =
  (kind: 'dodge' | 'block' | 'parry', total: number, more: Partial<{ full: boolean; item: string }> = {}) =>
  (s: State): void => {
    of({ state: s }, 'bo').defences = [{ kind, total, full: more.full ?? false, item: more.item ?? '' }]
  }

describe('active defence', () => {
  rule(['D6-DEF-OptIn', 'D6-DIFF-Base10'], 'nobody has to defend: the base is then 10', () => {
    const ran = run(turnOf(duel(), 'ana'), strike('2 1 1 1'))
    expect(counted(told(ran, 'difficulty'))).toMatchObject({ 'D6-DIFF-Base10': 10 })
    const chosen = run(turnOf(duel(), 'bo', 2), 'bo act: dodge\nbo dodge: 2 2 2')
    expect(of(chosen, 'bo').defences).toHaveLength(1)
    expect(told(chosen, 'defends')?.rule).toContain('D6-DEF-OptIn')
  })

  rule('D6-DEF-Action', 'a defence is an action of its own', () => {
    const ran = run(turnOf(duel(), 'bo', 2), 'bo act: dodge\nbo dodge: 2 2 2')
    expect(of(ran, 'bo').actions).toBe(1)
  })

  rule('D6-DEF-OwnTurn', 'it is taken on the own turn', () => {
    const ran = run(turnOf(duel(), 'bo', 1), 'bo act: full dodge\nbo dodge: 2 2 2 2')
    expect(refusal(d6, ran.state, 'ana', 'full dodge')).toMatchObject({ rule: 'D6-DEF-NoAdvance' })
    const later = turnOf(duel(), 'ana', 1, (s) => {
      of({ state: s }, 'bo').turned = 1
    })
    expect(refusal(d6, later, 'bo', 'dodge')).toMatchObject({ rule: 'D6-DEF-OwnTurn' })
    expect(told(ran, 'defends')?.rule).toContain('D6-DEF-OwnTurn')
  })

  rule('D6-DEF-NoAdvance', 'who acts later cannot bring his turn forward to defend', () => {
    const state = turnOf(duel(), 'ana')
    expect(refusal(d6, state, 'bo', 'dodge')).toMatchObject({
      rule: 'D6-DEF-NoAdvance',
      because: 'his turn has not come',
    })
    expect(told(run(state, strike('2 1 1 1')), 'difficulty')?.rule).toContain('D6-DEF-NoAdvance')
  })

  rule(['D6-DEF-Window', 'D6-DEF-AllAttacks'], 'it holds against every attack until the own next turn', () => {
    const dodge = run(
      turnOf(crowd({}, { bo: {}, cy: {} }), 'ana', 2),
      'ana act: dodge\nana dodge: 5 5 5\nana act: nothing',
    )
    const attack = (who: string) =>
      `${who} actions: 1\n${who} act: strike\n${who} weapon: short sword\n${who} attack: 2 2 2 2`
    const ran = run(dodge.state, `${attack('bo')}\n${attack('cy')}`)
    expect([told(ran, 'attack', 0)?.difficulty, told(ran, 'attack', 1)?.difficulty]).toEqual([10, 10])
    const next = run(
      ran.state,
      'ana initiative: 1 1 2\nbo initiative: 4 4 4\ncy initiative: 5 5 5\ncy actions: 1\ncy act: nothing\nbo actions: 1\nbo act: nothing',
    )
    expect(of(next, 'ana').defences).toHaveLength(1)
    expect(of(run(next.state, 'ana actions: 1'), 'ana').defences).toEqual([])
  })

  rule(
    ['D6-DIFF-Active', 'D6-DEF-Worse', 'D6-DEF-PartialLow'],
    'it takes the place of 10 even when it is worse',
    () => {
      const poor = run(turnOf(duel(), 'bo', 2), 'bo act: dodge\nbo dodge: 2 2 3')
      expect(told(poor, 'defends')).toMatchObject({ total: 7 })
      const low = (actions: number, dice: string) =>
        told(
          run(turnOf(duel(), 'bo', actions), `bo act: ${actions === 1 ? 'full dodge' : 'dodge'}\nbo dodge: ${dice}`),
          'defends',
        )?.rule
      expect(low(2, '3 3 3')).toContain('D6-DEF-Worse')
      expect(low(2, '3 3 4')).not.toContain('D6-DEF-Worse')
      expect(low(1, '2 2 2 2')).not.toContain('D6-DEF-Worse')
      expect(low(1, '2 2 2 2')).toContain('D6-DEF-Full')
      expect(low(1, '2 2 2 2')).not.toContain('D6-DEF-Partial')
      const ran = run(turnOf(duel(), 'ana', 1, guarded('dodge', 9)), strike('1 1 1 1'))
      expect(told(ran, 'attack')).toMatchObject({ difficulty: 4 })
      expect(counted(told(ran, 'difficulty'))).toMatchObject({ 'D6-DIFF-Active': 9 })
    },
  )

  rule('D6-DEF-SitMods', 'the situation modifies an active total as it does the passive one', () => {
    const dark = turnOf(duel({}, {}, { scene: { light: 'dark' } }), 'ana', 1, guarded('dodge', 12))
    expect(told(run(dark, strike('1 1 1 1')), 'attack')).toMatchObject({ difficulty: 12 - 5 + 12 })
  })

  rule('D6-DEF-Dodge', 'a dodge uses dodge and avoids attacks of any kind', () => {
    const ran = run(turnOf(duel({}, { skills: { dodge: '5D' } }), 'bo', 2), 'bo act: dodge\nbo dodge: 2 2 2 2')
    expect(told(ran, 'roll')).toMatchObject({ label: 'dodge', dice: 4 })
    const shot = turnOf(duel({ weapons: ['light crossbow'] }, {}, { distance: 8 }), 'ana', 1, guarded('dodge', 15))
    expect(told(run(shot, 'ana act: shoot\nana attack: 1 1 1 1'), 'attack')).toMatchObject({ difficulty: 15 })
  })

  rule('D6-DEF-Block', 'a block uses fighting, and stops blows but no missiles', () => {
    const ran = run(turnOf(duel({}, { skills: { fighting: '6D' } }), 'bo', 2), 'bo act: block\nbo block: 2 2 2 2 2')
    expect(told(ran, 'roll')).toMatchObject({ label: 'block', dice: 5 })
    const from = (options: object) =>
      turnOf(
        duel({ weapons: ['light crossbow'] }, {}, { distance: 8, ...withOptions(options) }),
        'ana',
        1,
        guarded('block', 15),
      )
    const shot = 'ana act: shoot\nana attack: 1 1 1 1'
    expect(told(run(from({}), shot), 'attack')).toMatchObject({ difficulty: 10 })
    expect(told(run(from({ parryVsRanged: true }), shot), 'attack')).toMatchObject({ difficulty: 15 })
  })

  rule('D6-DEF-Parry', 'a parry uses melee combat and needs something in hand', () => {
    const ran = run(turnOf(duel({}, { skills: { 'melee combat': '5D' } }), 'bo', 2), 'bo act: parry\nbo parry: 2 2 2 2')
    expect(told(ran, 'roll')).toMatchObject({ label: 'parry', dice: 4 })
    expect(of(ran, 'bo').defences[0]).toMatchObject({ kind: 'parry', item: 'bo short sword' })
    expect(refusal(d6, turnOf(duel({}, { weapons: [] }), 'bo', 2), 'bo', 'parry')).toMatchObject({
      rule: 'D6-DEF-Parry',
    })
    const shield = run(
      turnOf(duel({}, { weapons: [], shield: 'small shield' }), 'bo', 2),
      'bo act: parry\nbo parry: 2 2 2',
    )
    expect(of(shield, 'bo').defences[0]?.item).toBe('shield')
  })

  rule('D6-DIFF-Active', 'of two defences the better counts, or the later where that is played', () => {
    const both = (s: State): void => {
      of({ state: s }, 'bo').defences = [
        { kind: 'dodge', total: 14, full: false, item: '' },
        { kind: 'parry', total: 9, full: false, item: 'bo short sword' },
      ]
    }
    const difficulty = (options: object) =>
      told(run(turnOf(duel({}, {}, withOptions(options)), 'ana', 1, both), strike('1 1 1 1')), 'attack')?.difficulty
    expect(difficulty({})).toBe(9)
    expect(difficulty({ multiDefence: 'latest' })).toBe(4)
  })
})

describe('parrying fists and blocking blades', () => {
  const fist = 'ana act: strike\nana weapon: unarmed\nana attack: 1 1 1 1\n'
  const parried = (weapon: string) =>
    turnOf(
      duel({ weapons: ['short sword'] }, { weapons: [weapon] }),
      'ana',
      1,
      guarded('parry', 15, { item: `bo ${weapon}` }),
    )

  rule(
    ['D6-DEF-ParrySharpVsUnarmed', 'D6-DEF-ParryNoStr'],
    'a fist parried with a blade is hurt by its listed code alone',
    () => {
      const ran = run(parried('long sword'), `${fist}bo damage: 6 5\nana resistance: 1 1 2\nana stay up: 5 5 5`)
      expect(told(ran, 'roll', 1)).toMatchObject({ who: 'bo', label: 'damage', dice: 2, adds: 2, total: 13 })
      expect(of(ran, 'ana').wound).toBe('incapacitated')
      expect(of(ran, 'bo').wound).toBe('unhurt')
    },
  )

  rule('D6-DEF-ParrySharpVsUnarmed', 'not by something blunt, and not when the blow gets through', () => {
    const blunt = run(parried('club'), fist)
    expect(told(blunt, 'attack')).toMatchObject({ hit: false })
    expect(told(blunt, 'cut')).toBeUndefined()
    const through = run(
      parried('long sword'),
      'ana act: strike\nana weapon: unarmed\nana attack: 6 6 6 5\nana damage: 2 2\nbo resistance: 6 6 5',
    )
    expect(told(through, 'cut')).toBeUndefined()
    expect(told(run(parried('long sword'), `${fist}bo damage: 2 2\nana resistance: 6 6 5`), 'cut')).toBeDefined()
  })

  const blocked = (bo: object = {}, options: object = {}) =>
    turnOf(
      duel({ weapons: ['long sword'] }, { weapons: [], ...bo }, withOptions(options)),
      'ana',
      1,
      guarded('block', 15),
    )
  const blade = (dice: string): string => `ana act: strike\nana weapon: long sword\nana attack: ${dice}\n`

  rule(
    ['D6-DEF-BodyBlockBladed', 'D6-DEF-BodyBlockSuccess'],
    'a blade stopped with the arm still cuts, without the arm behind it',
    () => {
      const ran = run(blocked(), `${blade('1 1 1 2')}ana damage: 5 5\nbo resistance: 2 2 2`)
      expect(told(ran, 'attack')).toMatchObject({ hit: false })
      expect(told(ran, 'roll', 1)).toMatchObject({ label: 'damage', dice: 2, adds: 2, total: 12 })
      expect(of(ran, 'bo').wound).toBe('wounded')
      expect(of(run(blocked({}, { bodyBlockDamage: false }), blade('1 1 1 2')), 'bo').wound).toBe('unhurt')
    },
  )

  rule('D6-DEF-BodyBlockFail', 'a block that fails leaves all of the damage', () => {
    const ran = run(blocked(), `${blade('4 4 4 4')}ana damage: 2 2 2 2\nbo resistance: 2 2 2`)
    expect(told(ran, 'roll', 1)).toMatchObject({ label: 'damage', dice: 4, adds: 2 })
    expect(told(ran, 'blockFails')).toMatchObject({ who: 'bo' })
  })

  rule('D6-DEF-BodyBlockAvoidArmor', 'armour spares the arm: any, or a whole die of it', () => {
    const soft = { armour: ['soft leather'] }
    expect(told(run(blocked({ armour: ['heavy garments'] }), blade('1 1 1 2')), 'blockSpared')).toBeDefined()
    expect(told(run(blocked(soft), blade('1 1 1 2')), 'blockSpared')).toMatchObject({ by: 'armour' })
    const hide = { ...soft, hide: '+2' }
    const both = run(blocked(hide, { bodyBlockArmour: 'oneDie' }), blade('1 1 1 2'))
    expect(told(both, 'blockSpared'), 'two pips of hide beside two of armour make more than a die').toMatchObject({
      by: 'armour',
    })
    const strict = run(
      blocked(soft, { bodyBlockArmour: 'oneDie' }),
      `${blade('1 1 1 2')}ana damage: 1 2\nbo resistance: 5 5 5`,
    )
    expect(told(strict, 'blocksBlade')).toBeDefined()
    expect(
      told(
        run(blocked({ armour: ['padded leather'] }, { bodyBlockArmour: 'oneDie' }), blade('1 1 1 2')),
        'blockSpared',
      ),
    ).toBeDefined()
  })

  rule('D6-DEF-BodyBlockAvoidAbility', 'so does an ability', () => {
    const scales = { abilities: [{ ability: 'naturalArmor', ranks: 1 }] }
    expect(told(run(blocked(scales), blade('1 1 1 2')), 'blockSpared')).toMatchObject({ by: 'ability' })
  })

  rule('D6-DEF-BodyBlockAvoidSpec', 'and a specialization in parrying blades', () => {
    const schooled = { specializations: { 'fighting: melee parry': '5D' } }
    expect(told(run(blocked(schooled), blade('1 1 1 2')), 'blockSpared')).toMatchObject({ by: 'schooling' })
  })

  rule('D6-DEF-BodyBlockBladed', 'a club stopped with the arm does nothing', () => {
    const club = turnOf(duel({ weapons: ['club'] }, { weapons: [] }), 'ana', 1, guarded('block', 15))
    const ran = run(club, 'ana act: strike\nana weapon: club\nana attack: 1 1 1 2')
    expect([told(ran, 'blocksBlade'), told(ran, 'damage')]).toEqual([undefined, undefined])
    expect(
      told(run(blocked(), `${blade('1 1 1 2')}ana damage: 1 2\nbo resistance: 5 5 5`), 'blocksBlade'),
    ).toBeDefined()
  })
})

describe('full and partial', () => {
  rule('D6-DEF-Full', 'giving up everything else adds 10', () => {
    const ran = run(turnOf(duel(), 'bo', 1), 'bo act: full dodge\nbo dodge: 2 2 2 2')
    expect(of(ran, 'bo').defences).toEqual([{ kind: 'dodge', total: 18, full: true, item: '' }])
    expect(refusal(d6, turnOf(duel(), 'bo', 2), 'bo', 'full dodge')).toMatchObject({ rule: 'D6-DEF-Full' })
  })

  rule('D6-DEF-FullWindow', 'it lasts to the own next turn', () => {
    const ran = run(
      turnOf(duel(), 'bo', 1),
      'bo act: full dodge\nbo dodge: 2 2 2 2\nana actions: 1\nana act: nothing\nana initiative: 4 4 4\nbo initiative: 2 2 2\nana actions: 1\nana act: strike\nana weapon: short sword\nana attack: 2 2 2 2',
    )
    expect(told(ran, 'attack')).toMatchObject({ difficulty: 13, hit: false })
    const over = run(ran.state, 'bo actions: 1')
    expect(of(over, 'bo').defences).toEqual([])
  })

  rule('D6-DEF-FullAnySkill', 'any of the three may be full', () => {
    const total = (kind: string) =>
      of(run(turnOf(duel(), 'bo', 1), `bo act: full ${kind}\nbo ${kind}: 2 2 2 2`), 'bo').defences[0]
    expect(total('block')).toMatchObject({ kind: 'block', total: 18 })
    expect(total('parry')).toMatchObject({ kind: 'parry', total: 18 })
  })

  rule(['D6-DEF-Partial', 'D6-DEF-PartialMAP'], 'beside something else it is the plain roll, with the penalty', () => {
    const ran = run(turnOf(duel(), 'bo', 2), 'bo act: dodge\nbo dodge: 4 4 4')
    expect(of(ran, 'bo').defences).toEqual([{ kind: 'dodge', total: 12, full: false, item: '' }])
    expect(counted(told(ran, 'skill'))).toEqual({ 'D6-C-MAP': -3 })
    expect(refusal(d6, turnOf(duel(), 'bo', 1), 'bo', 'dodge')).toMatchObject({ rule: 'D6-DEF-Partial' })
  })

  rule('D6-DEF-GMFree', 'the game master may grant a free one', () => {
    const asks = turnOf(duel({}, {}, withOptions({ grantReaction: 'ask' })), 'ana')
    const granted = run(
      asks,
      'ana act: strike\nana weapon: short sword\ngm grant reaction: dodge\nbo dodge: 5 5 5 5\nana attack: 2 2 2 2',
    )
    expect(told(granted, 'attack')).toMatchObject({ difficulty: 15, hit: false })
    expect(of(granted, 'bo')).toMatchObject({ declared: 0, turned: 0 })
    const denied = run(
      asks,
      `ana act: strike\nana weapon: short sword\ngm grant reaction: none\nana attack: 2 2 2 2\n${NO_HARM}`,
    )
    expect(told(denied, 'attack')).toMatchObject({ difficulty: 5, hit: true })
  })
})
