import { describe, expect } from 'vitest'
import { play, refusal, rule, sheetOf } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'
import * as derive from '../../state/derive.ts'
import {
  acting,
  CHEST,
  clash,
  facing,
  fought,
  hit,
  hp,
  item,
  LEFT_ARM,
  man,
  offered,
  RIGHT_ARM,
  RIGHT_LEG,
  ready,
  spent,
  the,
  told,
} from '../arrange.ts'

const strike = (damage: string, location: number, rest = '', bob: object = man(), options: object = {}) =>
  hit('great-axe', 'none', `ann damage: ${damage}\nann location: ${location}\n${rest}`.trim(), bob, options)

describe('wounds', () => {
  rule(['CFI-WND-Location', 'CFI-WND-Minor'], 'a d20 says where, and above 0 nothing more happens', () => {
    const faces = [1, 4, 7, 10, 13, 16, 19]
    faces.forEach((face, i) => {
      const { state } = hit('dagger', 'none', `ann damage: 1\nann location: ${face}`)
      expect(hp(state, 'bob', i)).toBe((the(state, 'bob').facts.hp[i] ?? 0) - 2)
      expect(the(state, 'bob').lasting).toEqual([])
    })
  })

  rule('CFI-WND-Serious', 'at 0 or below he cannot attack or begin a spell for 1d3 Turns, but defends', () => {
    const { state } = strike('1 2', 1, 'bob turns: 2\nbob endurance: 40')
    expect(hp(state, 'bob', RIGHT_LEG)).toBe(0)
    expect(the(state, 'bob').lasting).toMatchObject([{ kind: 'barred', left: 2 }])
    the(state, 'bob').points = 2
    expect(offered(clash(state, 'great-axe', 'ann attack: 30'))).toContain('longsword')
    the(state, 'ann').acted = 1
    const { state: at } = play(cfi, state, '')
    expect(refusal(cfi, at, 'bob', 'attack')?.rule).toBe('CFI-WND-Serious')
    const later = acting(state, 'bob turn: dither\nann turn: dither\nbob turn: dither', { steps: 4 }).state
    expect(the(later, 'bob').lasting).toEqual([])
  })

  rule(
    'CFI-WND-SeriousLimb',
    'Endurance against the attack roll, or a leg lays him down and an arm lets go what is not strapped on',
    () => {
      expect(the(strike('1 2', 1, 'bob turns: 1\nbob endurance: 29').state, 'bob')).toMatchObject({ stance: 'prone' })
      expect(the(strike('1 2', 1, 'bob turns: 1\nbob endurance: 31').state, 'bob')).toMatchObject({
        stance: 'standing',
      })
      const arm = strike('1 1', 14, 'bob turns: 1\nbob endurance: 90').state
      expect(item(arm, 'bob', 'longsword').where).toBe('ground')
      const shield = strike('1 1', 17, 'bob turns: 1\nbob endurance: 90', man(['longsword', 'heater'])).state
      expect(item(shield, 'bob', 'heater').where).toBe('left')
      expect(
        item(
          strike('1 1', 17, 'bob turns: 1\nbob endurance: 90', man(['longsword', 'buckler'])).state,
          'bob',
          'buckler',
        ).where,
      ).toBe('ground')
    },
  )

  rule('CFI-WND-SeriousBody', 'head and trunk: or unconscious for as many minutes as the damage', () => {
    const { state } = strike('2 3', 10, 'bob turns: 1\nbob endurance: 90')
    expect(the(state, 'bob')).toMatchObject({
      condition: 'unconscious',
      lasting: [{ kind: 'barred' }, { kind: 'wakes', left: 7 * 12 }],
    })
    expect(the(strike('2 3', 10, 'bob turns: 1\nbob endurance: 31').state, 'bob').condition).toBe('up')
  })

  rule(['CFI-WND-Major', 'CFI-WND-MajorLimb'], 'at minus the full Hit Points a limb is gone and he with it', () => {
    const { state } = strike('6 5', 1, 'bob endurance: 90')
    expect(the(state, 'bob')).toMatchObject({
      condition: 'unconscious',
      lasting: [{ kind: 'dying', left: 5 * 2 * 12 }],
    })
    expect(the(state, 'bob').limbs[RIGHT_LEG]).toMatchObject({ severed: true, hp: -8 })
    expect(the(strike('6 5', 1, 'bob endurance: 31').state, 'bob').condition).toBe('incapacitated')
    expect(the(strike('6 1', 1, 'bob turns: 1\nbob endurance: 31').state, 'bob').condition).toBe('up')
    // What a severed arm held falls with it.
    const armless = strike('6 5', 13, 'bob endurance: 31').state
    expect(the(armless, 'bob').items.find(({ id }) => id === 'bob longsword')?.where).toBe('ground')
  })

  rule(
    ['CFI-WND-MajorBody', 'CFI-ATT-HealingRate'],
    'head and trunk: dead at once, or in twice the Healing Rate rounds',
    () => {
      const hurt = (roll: number) => {
        const s = ready(facing(man(['great-axe']), man()), (state) => {
          spent(state)
          const chest = the(state, 'bob').limbs[CHEST]
          if (chest !== undefined) chest.hp = -3
        })
        return fought(
          s,
          'great-axe',
          `ann attack: 30\nann effect: none\nann damage: 1 1\nann location: 10\nbob endurance: ${roll}`,
        ).state
      }
      expect(the(hurt(90), 'bob').condition).toBe('dead')
      const dying = hurt(31)
      expect(the(dying, 'bob')).toMatchObject({ condition: 'unconscious', lasting: [{ kind: 'dying', left: 4 }] })
    },
  )

  rule('CFI-WND-Once', 'one Endurance roll for a wound, and another only when it is hit again', () => {
    const { state } = strike('1 2', 1, 'bob turns: 3\nbob endurance: 40')
    expect(told(strike('1 2', 1, 'bob turns: 3\nbob endurance: 40'), 'resisted')).toHaveLength(1)
    const again = fought(
      state,
      'great-axe',
      'ann attack: 30\nann effect: none\nann damage: 1 1\nann location: 1\nbob turns: 1\nbob endurance: 90',
    )
    expect(the(again.state, 'bob').stance).toBe('prone')
    expect(the(again.state, 'bob').lasting).toMatchObject([{ left: 3 }])
  })

  rule('CFI-WND-Hampered', 'where it is allowed, everything is a grade harder', () => {
    const { state } = strike('1 2', 1, 'bob turns: 3\nbob endurance: 40', man(), { seriousHampers: true })
    the(state, 'bob').points = 1
    expect(
      told(clash(state, 'great-axe', 'ann attack: 30\nbob defend: longsword\nbob parry: 50'), 'defense')[0],
    ).toMatchObject({ skill: 40 })
  })

  rule(
    'CFI-WND-FirstAid',
    'once for an injury 1d3, awake and no longer bleeding; in a fight as a rule only the bleeding',
    () => {
      const scene = (options: object) =>
        ready(
          {
            system: 'cfi',
            options,
            sides: { heroes: { ann: man([]), cid: man() }, foes: { bob: man() } },
            distance: 60,
          },
          (s) => {
            const cid = the(s, 'cid')
            cid.condition = 'unconscious'
            cid.bleeding = [CHEST]
            const chest = cid.limbs[CHEST]
            if (chest !== undefined) Object.assign(chest, { hp: 0, wound: 'serious' })
          },
        )
      const full = acting(
        scene({ firstAid: 'full' }),
        'ann turn: firstAid\nann first aid: 20\nann first aid heals: 3',
      ).state
      expect(the(full, 'cid')).toMatchObject({ condition: 'up', bleeding: [] })
      expect(the(full, 'cid').limbs[CHEST]).toMatchObject({ hp: 3, wound: 'none', useless: false })
      const some = acting(scene({}), 'ann turn: firstAid\nann first aid: 20').state
      expect(the(some, 'cid')).toMatchObject({ condition: 'unconscious', bleeding: [] })
      expect(refusal(cfi, play(cfi, scene({ firstAid: 'never' }), '').state, 'ann', 'firstAid')?.because).toMatch(
        'no time',
      )
    },
  )
})

describe('fatigue', () => {
  const tired = (fatigue: number, change?: Parameters<typeof ready>[1]) =>
    ready(facing(man(), man(['longsword'], { fatigue })), change)
  rule('CFI-FTG-Grade', 'each level has its grade', () => {
    const skills = [0, 1, 2, 3, 4, 5, 6].map(
      (level) =>
        told(
          clash(
            tired(level, (s) => void Object.assign(the(s, 'bob'), { points: 1 })),
            'longsword',
            'ann attack: 30\nbob defend: longsword\nbob parry: 60',
          ),
          'defense',
        )[0]?.skill,
    )
    expect(skills).toEqual([60, 40, 40, 30, 30, 12, 12])
  })
  rule(['CFI-FTG-Actions', 'CFI-FTG-Initiative'], 'fewer points and a later place', () => {
    expect([3, 4, 5, 6].map((level) => the(tired(level), 'bob').points)).toEqual([2, 1, 0, 0])
    const s = ready(facing(man(), man([], { fatigue: 4 }), { fatigueInitiative: 'nextRoll' }))
    expect(
      sheetOf(cfi, s, 'bob')
        .numbers.find(({ name }) => name === 'Initiative')
        ?.from.find(({ because }) => because === 'fatigue')?.value,
    ).toBe(-4)
    expect(cfi.track(tired(3)).order.find(({ id }) => id === 'bob')?.at).toBe(39 - 2)
  })
  rule('CFI-FTG-Move', 'five feet less, half as far, not at all', () => {
    const far = [0, 2, 4].map((fatigue) => {
      const s = ready(
        facing(man([], { fatigue }), man(), {}, { distance: 100 }),
        (state) => void Object.assign(the(state, 'bob'), { acted: 1 }),
      )
      return told(acting(s, 'ann turn: move\nann where: towards bob'), 'moved')[0]?.far
    })
    expect(far).toEqual([20, 15, 10])
    const stuck = play(
      cfi,
      ready(
        facing(man([], { fatigue: 6, rank: 4 }), man(), {}, { distance: 100 }),
        (state) => void Object.assign(the(state, 'bob'), { acted: 1 }),
      ),
      '',
    )
    expect(refusal(cfi, stuck.state, 'ann', 'move')?.rule).toBe('CFI-FTG-Move')
  })
  rule(['CFI-FTG-Out', 'CFI-FTG-Blood'], 'bled out of the fight, and at last to death', () => {
    const bleeding = (fatigue: number) => {
      const s = tired(0, (state) => {
        Object.assign(the(state, 'bob'), { bleeding: [CHEST], fatigue })
        for (const f of state.fighters) f.points = 0
      })
      return the(acting(s, '').state, 'bob')
    }
    expect(bleeding(6)).toMatchObject({ condition: 'incapacitated', fatigue: 7 })
    expect(bleeding(8)).toMatchObject({ condition: 'dead' })
  })
})

describe('what a body is', () => {
  rule('CFI-ATT-HitPoints', 'by CON and SIZ, one more at Rank 2 and at Rank 4', () => {
    const at = (rank: number) => the(ready(facing(man([], { rank }), man())), 'ann').facts.hp
    expect(at(1)).toEqual([5, 5, 6, 7, 4, 4, 5])
    expect(at(2)[0]).toBe(6)
    expect(at(4)[0]).toBe(7)
    const { state } = hit('dagger', 'none', 'ann damage: 1\nann location: 1')
    expect(hp(state, 'bob', RIGHT_LEG)).toBe(3)
    expect([RIGHT_ARM, LEFT_ARM]).toEqual([4, 5])
  })
  rule('CFI-ATT-DamageModifier', 'the ladder in steps of five, then of ten; never below 0', () => {
    const words = [5, 10, 15, 20, 25, 26, 35, 40, 45, 50, 51, 60, 61, 80, 81, 100, 110, 111].map((sum) =>
      derive.modifierInWords(derive.damageStep(sum)),
    )
    expect(words).toEqual([
      '−1d8',
      '−1d6',
      '−1d4',
      '−1d2',
      '+0',
      '+1d2',
      '+1d4',
      '+1d6',
      '+1d8',
      '+1d10',
      '+1d12',
      '+1d12',
      '+2d6',
      '+1d8+1d6',
      '+2d8',
      '+1d10+1d8',
      '+2d10',
      '+2d10+1d2',
    ])
    const weak = man(['dagger'], { characteristics: { str: 3, con: 12, siz: 5, dex: 12, int: 12, pow: 12, cha: 12 } })
    const { state } = fought(
      ready(facing(weak, man()), spent),
      'dagger',
      'ann attack: 30\nann effect: none\nann damage: 1 6\nann location: 1',
    )
    expect(hp(state, 'bob', RIGHT_LEG)).toBe(5)
  })
  rule(['CFI-ATT-Luck', 'CFI-ATT-Magic'], 'luck by POW, race and Rank; Magic Points as POW', () => {
    const luck = (race: string, rank: number) =>
      the(ready(facing(man([], { luck: undefined, race, rank }), man())), 'ann').luck
    expect([luck('human', 1), luck('elf', 1), luck('human', 3)]).toEqual([3, 2, 5])
    const s = ready(facing(man(), man()))
    expect(sheetOf(cfi, s, 'ann').numbers.find(({ name }) => name === 'Magic Points')?.value).toBe(12)
  })
  rule(
    ['CFI-ENC-Load', 'CFI-ENC-Armor'],
    'each Thing above STR slows; armor weighs on who is not trained in it',
    () => {
      const loaded = ready(facing(man([], { things: 19 }), man(), {}, { distance: 100 }))
      expect(
        sheetOf(cfi, loaded, 'ann')
          .numbers.find(({ name }) => name === 'Initiative')
          ?.from.find(({ because }) => because === 'load')?.value,
      ).toBe(-7)
      expect(told(acting(loaded, 'ann turn: move\nann where: towards bob'), 'moved')[0]?.far).toBe(15)
      const mage = ready(facing(man([], { class: 'mage', armor: { all: 'plate-mail' } }), man()))
      expect(
        sheetOf(cfi, mage, 'ann')
          .numbers.find(({ name }) => name === 'Initiative')
          ?.from.find(({ because }) => because === 'load')?.value,
      ).toBe(-2)
      expect(
        told(
          clash(ready(facing(man(['longsword'], { things: 20 }), man())), 'longsword', 'ann attack: 50'),
          'attack',
        )[0]?.skill,
      ).toBe(40)
    },
  )
})
