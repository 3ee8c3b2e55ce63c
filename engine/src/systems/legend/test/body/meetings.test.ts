import { describe, expect, test } from 'vitest'
import { spaced } from '../../../../space/bands.ts'
import { castSpell } from '../../actions/casting.ts'
import { wound } from '../../body/wounds.ts'
import { force } from '../../exchange/inanimate-objects.ts'
import { fallFrom } from '../../ground/falling.ts'
import { holding } from '../../ground/holds.ts'
import type { State } from '../../state/types.ts'
import { roundBegins } from '../../turn/round.ts'
import { acting, alone, arranged, asking, being, facing, the } from '../arrange.ts'
import { apart, charge } from '../charges.ts'
import { CHEST, clash, duel, FENCE, fought, hp, item, man, offered, RIGHT_ARM, spent, told } from '../clash.ts'
import { archer, apart as away } from '../shooting.ts'

const sword = man(['war-sword'])
const bare = (who: string, more: object) => (s: State) => {
  for (const limb of the(s, who).limbs) Object.assign(limb, more)
}

describe('meetings drawn from the book: wounds and what befalls', () => {
  test('4: a wound above half the General Hit Points rolls on the table, one of just half does not', () => {
    const bob = man(['war-sword'], { wounds: 'general' })
    const state = duel(sword, bob, bare('bob', { worn: 0, natural: 0 }))
    const hurt = (damage: number, script: string) =>
      alone(state, script, (ctx, s) => wound(ctx, s, the(s, 'bob'), CHEST, damage)).state
    expect(the(hurt(8, 'gm critical wound: 6\nbob dazed: 2'), 'bob')).toMatchObject({
      condition: 'up',
      stance: 'prone',
    })
    expect(the(hurt(7, ''), 'bob')).toMatchObject({ condition: 'up', stance: 'standing' })
  })

  test('7: surprise neither spares a fall nor ends with it', () => {
    const state = duel(sword, sword, (s) => {
      Object.assign(the(s, 'bob'), { surprised: s.round, alert: false })
      bare('bob', { worn: 5 })(s)
    })
    const fallen = alone(state, 'bob hit location: 10\nbob fall: 4', (ctx, s) =>
      fallFrom(ctx, s, the(s, 'bob'), 4),
    ).state
    expect(hp(fallen, 'bob', CHEST)).toBe(hp(state, 'bob', CHEST) - 4)
    expect(the(fallen, 'bob')).toMatchObject({ stance: 'prone', surprised: fallen.round })
  })

  test('8: natural armour does not fall off', () => {
    const scaly = duel(sword, sword, bare('ann', { worn: 0, natural: 3 }))
    const played = clash(
      scaly,
      'war-sword',
      'bob defend: none\nann attack: 99\nann fumble: 19\nann fumble again: 15\nann hit location: 10',
    )
    expect(told(played, 'armourLost')).toHaveLength(0)
    expect(the(played.state, 'ann').limbs[CHEST]?.natural).toBe(3)
  })

  test('14: a broken string is neither damaged nor dropped', () => {
    const rolls = (...again: readonly number[]) => {
      const script = [
        'bob defend: none',
        'ann attack: 99',
        'ann fumble: 20',
        ...again.map((n) => `ann fumble again: ${n}`),
      ]
      return clash(away(10, archer('short-bow')), 'short-bow', script.join('\n'))
    }
    const played = rolls(11, 13, 5)
    expect(item(played.state, 'ann', 'short-bow').where).toBe('broken')
    expect(told(played, 'dropped', 'itemHurt', 'itemBroke')).toEqual([])
    const twice = rolls(11, 12, 5)
    expect(told(twice, 'weaponLost')).toHaveLength(1)
  })

  test('16: fire burns behind total cover', () => {
    const state = duel(sword, sword, (s) => {
      Object.assign(the(s, 'bob'), { cover: { ...FENCE, total: true }, hazards: [{ of: 'flame', location: CHEST }] })
    })
    expect(the(state, 'bob').hazards).toHaveLength(1)
    const burnt = alone(state, '', (ctx, s) => roundBegins(ctx, s))
    expect(told(burnt, 'burned')).toMatchObject([{ who: 'bob' }])
  })

  test('17: however strong, Brawn breaks for 1D3', () => {
    const giant = man(['war-sword'], {
      characteristics: { str: 50, con: 12, siz: 30, int: 12, pow: 12, dex: 12, cha: 12 },
    })
    const left = (ap: number) => {
      const thing = { ...FENCE, ap }
      alone(duel(giant, sword), 'ann brawn: 30\nann breaking: 3', (ctx, s) => force(ctx, s, the(s, 'ann'), thing))
      return thing.hp
    }
    expect([left(1), left(4)]).toEqual([3, 5])
  })

  test('34: weariness weighs on the test of a wound and on the legs', () => {
    const holds = (roll: number) => {
      const state = duel(sword, sword, (s) => {
        spent(s)
        the(s, 'bob').fatigue = 2
      })
      const played = fought(
        state,
        'war-sword',
        `ann attack: 20\nann manoeuvre: none\nann damage: 8\nann hit location: 10\nbob cannot attack: 1\nbob resilience: ${roll}`,
      )
      return told(played, 'endured')[0]?.held
    }
    expect([holds(30), holds(31)]).toEqual([true, false])
  })

  test('57: lying, the spell is harder and costs the same', () => {
    const mage = man(['war-sword'], { spells: { bladesharp: 2 }, skills: { commonMagic: 60 } })
    const state = duel(mage, sword, being('ann', { stance: 'prone' }))
    const cast = (roll: number) =>
      alone(state, `ann magnitude: 2\nann common magic: ${roll}`, (ctx, s) => castSpell.act(ctx, s, the(s, 'ann')))
    expect(told(cast(40), 'cast')).toMatchObject([{ level: 'success' }])
    expect(told(cast(41), 'cast')).toMatchObject([{ level: 'failure' }])
    expect(the(cast(40).state, 'ann').magicPoints).toBe(10)
  })
})

describe('meetings drawn from the book: missiles', () => {
  test('20: overloaded one shoots worse, and only a shield parries', () => {
    const laden = (bob: object) =>
      clash(away(10, archer('short-bow', { burden: 40 }), undefined, { bob }), 'short-bow', '')
    expect(offered(laden(sword))).toEqual(['evade', 'none'])
    expect(offered(laden(man(['war-sword', 'target'])))).toContain('target')
    const shot = clash(away(10, archer('short-bow', { burden: 40 })), 'short-bow', 'bob defend: none\nann attack: 95')
    expect(told(shot, 'attack')[0]?.skill).toBe(40)
  })

  test('36: a gripped blowgun shoots nothing', () => {
    const state = arranged(facing({ ann: archer('blowgun') }, { bob: man(['unarmed']) }), (s) => {
      s.holds.push(holding('grip', the(s, 'bob'), the(s, 'ann'), item(s, 'bob', 'unarmed'), { item: 'ann blowgun' }))
    })
    expect(offered(asking(state, 'ann act: attack'))).not.toContain('blowgun')
  })

  test('43: an Adventurer’s critical fells an underling whose armour stops the arrow, anybody else’s does not', () => {
    const felled = (adventurer: boolean) => {
      const bob = man(['war-sword'], { wounds: 'underling' })
      const state = away(10, archer('short-bow', { adventurer }), bare('bob', { worn: 9 }), { bob })
      const script = 'bob defend: none\nann attack: 5\nann manoeuvre: none\nann damage: 1\nann hit location: 10'
      return the(clash(state, 'short-bow', script).state, 'bob').condition
    }
    expect([felled(true) === 'up', felled(false) === 'up']).toEqual([false, true])
  })

  test('44: in a passing charge a parry that wins offers no Riposte', () => {
    const played = asking(
      apart(12),
      `${charge()}\nann ride on: pass\nbob let pass: let\nbob charged: stand\nbob strike back: none\nbob defend: war-sword\nann attack: 95\nbob complete parry: roll\nbob parry: 30`,
      { steps: 7 },
    )
    expect(offered(played)).toContain('tripOpponent')
    expect(offered(played)).not.toContain('riposte')
  })

  test('48: whom a stray arrow comes to may dive, sword in hand', () => {
    const state = arranged(
      facing({ ann: archer('short-bow') }, { bob: man(['war-sword'], { screened: ['chest'] }), cid: sword }),
      (s) => {
        s.where = { bands: spaced(['ann', 'bob', 'cid'], [9, 9, 1]) }
      },
    )
    const shot =
      'ann act: attack\nann target: bob\nann weapon: short-bow\nbob defend: none\nann attack: 30\nann manoeuvre: none\nann damage: 3\nann hit location: 10'
    expect(offered(asking(state, shot))).toEqual(['evade', 'none'])
    const flew = asking(state, `${shot}\ncid defend: evade\ncid evade: 40`)
    expect(told(flew, 'flewOn')).toMatchObject([{ at: 'bob' }])
    expect(the(flew.state, 'cid').noAttack).toBeGreaterThan(0)
  })

  test('59: lying down and rising shake no javelin out of a shield', () => {
    const state = duel(man(['javelin']), man(['war-sword', 'target']), (s) => {
      the(s, 'ann').actions = 0
      s.holds.push(
        holding('pin', the(s, 'ann'), the(s, 'bob'), item(s, 'ann', 'javelin'), { item: 'bob target', work: 2 }),
      )
    })
    const down = acting(state, 'bob act: changeStance')
    const up = acting(down.state, 'bob act: changeStance').state
    expect(up.holds).toHaveLength(1)
    Object.assign(the(up, 'ann'), { actions: 1 })
    Object.assign(the(up, 'bob'), { actions: 1 })
    expect(offered(clash(up, 'unarmed', ''))).not.toContain('target')
  })

  test('26: a numb leg does not sprint, a numb arm does', () => {
    const runs = (location: number) =>
      offered(
        asking(
          apart(30, { change: (s) => Object.assign(the(s, 'ann').limbs[location] ?? {}, { numb: -1 }) }),
          'ann resilience: 95',
        ),
      )
    expect(runs(0)).not.toContain('sprint')
    expect(runs(RIGHT_ARM)).toContain('sprint')
  })
})
