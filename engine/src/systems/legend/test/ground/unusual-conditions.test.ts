import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { fall } from '../../body/conditions.ts'
import { keepsFeet } from '../../ground/pushing.ts'
import { legend } from '../../index.ts'
import type { Ctx, State } from '../../state/types.ts'
import { acting, alone, asking, the } from '../arrange.ts'
import { CHEST, clash, duel, hp, man, offered, spent, told } from '../clash.ts'

const skills = { athletics: 45, swim: 35, unarmed: 40, evade: 50, brawn: 30 }
const on = (footing: State['fighters'][number]['footing'], weapons: string[], more: object = {}, who = 'ann'): State =>
  duel(man(weapons, { skills, ...more }), man(['war-sword'], { skills }), (s) => {
    the(s, who).footing = footing
  })
const worth = (s: State, weapon: string): unknown =>
  told(clash(s, weapon, 'ann attack: 95', { arrange: spent }), 'attack')[0]?.skill

const shoves = (ctx: Ctx, s: State): void => keepsFeet(ctx, s, the(s, 'bob'), 0, 'LEG-KNB-01')

describe('climbing', () => {
  rule('LEG-CON-01', 'combat skill is at most Athletics, for attack and parry, before the situation', () => {
    expect(worth(on('firm', ['war-sword']), 'war-sword')).toBe(60)
    expect(worth(on('climbing', ['war-sword']), 'war-sword')).toBe(45)
    expect(worth(on('climbing', ['war-sword'], { skills: { athletics: 61 } }), 'war-sword')).toBe(60)
    const dusk = on('climbing', ['war-sword'])
    dusk.scene.light = 'partial'
    expect(worth(dusk, 'war-sword')).toBe(25)
    const parry = clash(
      on('climbing', ['war-sword'], {}, 'bob'),
      'war-sword',
      'bob defend: war-sword\nann attack: 50\nbob parry: 46',
    )
    expect(told(parry, 'parry')[0]).toMatchObject({ skill: 45, level: 'failure' })
  })

  rule('LEG-CON-01', 'a biped has one limb to fight with: no second weapon and nothing in both hands', () => {
    const pair = asking(on('climbing', ['war-sword', 'heater-shield']), 'ann act: attack')
    expect(offered(pair)).toEqual(['war-sword', 'unarmed'])
    const firm = asking(on('firm', ['war-sword', 'heater-shield']), 'ann act: attack')
    expect(offered(firm)).toContain('heater-shield')
    const great = acting(on('climbing', ['great-axe']), 'ann act: attack\nbob defend: none\nann attack: 95')
    expect(told(great, 'attack')[0]).toMatchObject({ weapon: 'Unarmed', skill: 40 })
    const beast = asking(on('climbing', ['war-sword', 'heater-shield'], { traits: ['quadruped'] }), 'ann act: attack')
    expect(offered(beast)).toContain('heater-shield')
    expect(worth(on('climbing', ['war-sword']), 'war-sword')).toBe(45)
  })
})

describe('swimming', () => {
  rule('LEG-CON-02', 'combat skill is at most Swim, unless one is born to it', () => {
    expect(worth(on('swimming', ['war-sword']), 'war-sword')).toBe(35)
    expect(worth(on('submerged', ['short-spear']), 'short-spear')).toBe(35)
    expect(worth(on('swimming', ['war-sword'], { traits: ['swimmer'] }), 'war-sword')).toBe(60)
  })

  rule('LEG-CON-02', 'under water only what thrusts and impales serves', () => {
    const club = acting(on('submerged', ['club']), 'ann act: attack\nbob defend: none\nann attack: 95')
    expect(told(club, 'attack')[0]).toMatchObject({ weapon: 'Unarmed' })
    const spear = asking(on('submerged', ['short-spear']), 'ann act: attack')
    expect(offered(spear)).toContain('short-spear')
    const far = on('submerged', ['sling'])
    far.where = { bands: spaced(['ann', 'bob'], [20]) }
    expect(refusal(legend, far, 'ann', 'attack')).toMatchObject({ rule: 'LEG-CON-02' })
    const bolt = on('submerged', ['light-crossbow'])
    bolt.where = far.where
    expect(refusal(legend, bolt, 'ann', 'attack')).toBeUndefined()
  })

  rule('LEG-CON-02', 'it does half damage there, but what rams, bites or strangles does all', () => {
    const swimmer = { skills: { ...skills, swim: 90 } }
    const hit = (weapon: string, dice: string, footing: 'submerged' | 'swimming' = 'submerged') =>
      hp(
        clash(
          on(footing, [weapon], swimmer),
          weapon,
          `ann attack: 60\nann manoeuvre: none\nann damage: ${dice}\nann hit location: 10`,
          {
            arrange: spent,
          },
        ).state,
        'bob',
        CHEST,
      )
    expect(hit('short-spear', '4')).toBe(4)
    expect(hit('short-spear', '4', 'swimming')).toBe(2)
    expect(hit('shark-bite', '4')).toBe(3)
  })

  rule('LEG-CON-02', 'in the water nobody lies, falls, runs or leaps, unless born to it', () => {
    const script = 'bob defend: none\nann attack: 30'
    const manoeuvres = (footing: 'firm' | 'swimming' | 'submerged') =>
      offered(clash(on(footing, ['short-spear'], {}, 'bob'), 'short-spear', script))
    expect(manoeuvres('firm')).toContain('tripOpponent')
    expect(manoeuvres('swimming')).not.toContain('tripOpponent')
    expect(manoeuvres('submerged')).not.toContain('tripOpponent')
    for (const footing of ['swimming', 'submerged'] as const) {
      expect(refusal(legend, on(footing, ['short-spear']), 'ann', 'changeStance')).toMatchObject({ rule: 'LEG-CON-02' })
      expect(refusal(legend, on(footing, ['short-spear']), 'ann', 'leap')).toMatchObject({ rule: 'LEG-CON-02' })
      expect(refusal(legend, on(footing, ['short-spear'], {}, 'bob'), 'ann', 'leap')).toMatchObject({
        rule: 'LEG-LEAP-03',
      })
    }
    const struck = (footing: 'firm' | 'submerged', dice: string) =>
      the(alone(on(footing, ['club'], {}, 'bob'), dice, shoves).state, 'bob').stance
    expect(struck('submerged', '')).toBe('standing')
    expect(struck('firm', 'bob athletics: 46')).toBe('prone')
    const tripped = alone(on('submerged', ['club'], {}, 'bob'), '', (ctx, s) =>
      fall(ctx, the(s, 'bob'), 'LEG-MAN-Trip'),
    )
    expect(the(tripped.state, 'bob').stance).toBe('standing')
  })

  rule('LEG-FRM-01', 'nobody charges or sprints in water or on a wall, but what is born to the water', () => {
    const run = (footing: State['fighters'][number]['footing'], more: object = {}) => {
      const state = on(footing, ['short-spear'], more)
      state.where = { bands: spaced(['ann', 'bob'], [4]) }
      return ['charge', 'sprint'].map((action) => refusal(legend, state, 'ann', action)?.rule)
    }
    expect(run('firm')).toEqual([undefined, undefined])
    expect(run('swimming')).toEqual(['LEG-FRM-01', 'LEG-FRM-01'])
    expect(run('submerged')).toEqual(['LEG-FRM-01', 'LEG-FRM-01'])
    expect(run('climbing')).toEqual(['LEG-FRM-01', 'LEG-FRM-01'])
    expect(run('submerged', { traits: ['swimmer'] })).toEqual([undefined, undefined])
  })
})
