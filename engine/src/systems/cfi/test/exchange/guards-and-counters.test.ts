import { describe, expect } from 'vitest'
import { dice } from '../../../../dice/chance.ts'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { forTurns } from '../../../../mechanisms/lasting.ts'
import { areaHits } from '../../body/areas.ts'
import { ROLLS } from '../../body/checks.ts'
import { cfi } from '../../index.ts'
import type { State } from '../../state/types.ts'
import {
  acting,
  alone,
  CHEST,
  clash,
  facing,
  fought,
  hp,
  item,
  man,
  offered,
  ready,
  spent,
  the,
  told,
} from '../arrange.ts'

describe('whose weapon', () => {
  const s = ready(facing(man(['mace', 'heater']), man(['rapier', 'buckler']), {}, { distance: 30 }))
  rule('CFI-PRO-Charge', 'the charger strikes with his own, the charged answers with his', () => {
    expect(offered(play(cfi, s, 'ann turn: charge\nann gait: run'))).toEqual(['mace', 'heater', 'unarmed'].slice(0, 2))
    expect(offered(play(cfi, s, 'ann turn: charge\nann gait: run\nann weapon: mace'))).toEqual([
      'strike with rapier',
      'strike with buckler',
      'none',
    ])
  })
  rule('CFI-CHG-07', 'the longer weapon strikes first, and whom it fells strikes no more', () => {
    const met = (ann: string, bob: string) =>
      told(
        play(
          cfi,
          ready(facing(man([ann]), man([bob]), {}, { distance: 30 })),
          `ann turn: charge\nann gait: run\nann weapon: ${ann}\nbob receive: strike with ${bob}`,
        ),
        'did',
      ).length
    expect(met('dagger', 'longsword')).toBe(1)
    const felled = acting(
      ready(facing(man(['dagger']), man(['great-axe']), {}, { distance: 30 })),
      'ann turn: charge\nann gait: run\nann weapon: dagger\nbob receive: strike with great-axe\nbob attack: 30\nbob effect: none\nbob damage: 6 6\nbob location: 10\nann athletics: 30\nann endurance: 90',
      { otherwise: 'usual' },
    )
    expect(told(felled, 'attack').map(({ who }) => who)).toEqual(['bob'])
    const both = play(
      cfi,
      ready(facing(man(['mace']), man(['longsword']), {}, { distance: 30 })),
      'ann turn: charge\nann gait: run\nann weapon: mace\nbob receive: strike with longsword\nann attack: 90\nbob attack: 90',
    )
    expect(told(both, 'attack').map(({ who }) => who)).toEqual(['ann', 'bob'])
    expect(the(both.state, 'bob').points).toBe(1)
  })
  rule(['CFI-CHG-03', 'CFI-CHG-04'], 'a charge makes the weapon a Size larger and the blow a step heavier', () => {
    const charge = acting(
      ready(facing(man(['longsword']), man(['longsword']), {}, { distance: 30 })),
      'ann turn: charge\nann gait: run\nann weapon: longsword\nbob receive: none\nann attack: 30\nbob defend: longsword\nbob parry: 20\nann damage: 6 2\nann location: 10\nann past: stop',
    )
    expect(told(charge, 'damage')[0]?.dice).toBe('1d8+1d2')
    expect(hp(charge.state, 'bob', CHEST)).toBe(7 - 4)
  })
  rule('CFI-PRO-Ready', 'a bastard sword goes into both hands when the other is free', () => {
    const offers = (ann: object) => offered(play(cfi, ready(facing(ann, man())), 'ann turn: ready'))
    expect(offers(man(['bastard-sword', 'dagger']))).toContain('grip bastard-sword')
    expect(offers(man(['bastard-sword', 'heater', 'dagger']))).not.toContain('grip bastard-sword')
    const gripped = acting(
      ready(facing(man(['bastard-sword', 'dagger']), man())),
      'ann turn: ready\nann ready: grip bastard-sword',
    ).state
    expect(item(gripped, 'ann', 'bastard-sword').where).toBe('both')
  })
  rule('CFI-RNG-Load', 'an empty bow does not shoot, and each Turn of loading counts', () => {
    const bow = (unloaded: number) =>
      ready(facing(man(['long-bow']), man(), {}, { distance: 60 }), (state) => {
        item(state, 'ann', 'long-bow').unloaded = unloaded
      })
    expect(refusal(cfi, play(cfi, bow(1), '').state, 'ann', 'attack')?.rule).toBe('CFI-RNG-Load')
    expect(refusal(cfi, play(cfi, bow(0), '').state, 'ann', 'attack')).toBeUndefined()
    const one = acting(bow(2), 'ann turn: ready\nann ready: load long-bow').state
    expect(item(one, 'ann', 'long-bow').unloaded).toBe(1)
    const shot = acting(bow(0), 'ann turn: attack\nann attack: 99\nbob defend: none').state
    expect(item(shot, 'ann', 'long-bow').unloaded).toBe(2)
  })
  rule('CFI-SE-G1', 'Rapid Reload is for missiles, once for each Turn of loading', () => {
    const effects = (s2: State, weapon: string, ranged: boolean, script: string) =>
      offered(clash(s2, weapon, script, { ranged }))
    const bow = ready(facing(man(['long-bow', 'dagger'], { ready: ['long-bow'] }), man(), {}, { distance: 60 }), spent)
    expect(effects(bow, 'long-bow', true, 'ann attack: 30')).toContain('rapidReload')
    item(bow, 'ann', 'long-bow').quick = 2
    expect(effects(bow, 'long-bow', true, 'ann attack: 30')).not.toContain('rapidReload')
    expect(effects(ready(facing(man(), man()), spent), 'longsword', false, 'ann attack: 30')).not.toContain(
      'rapidReload',
    )
  })
})

describe('areas', () => {
  const fire = (change: (s: State) => void, script: string) =>
    alone(
      ready(facing(man(), man([], { armor: { all: 'leather' }, natural: { all: 1 } }), {}, { distance: 30 }), change),
      script,
      (ctx, s) => {
        const toss = ctx.toss(ROLLS.attack, 'ann')
        areaHits(ctx, s, {
          by: the(s, 'ann'),
          caught: [the(s, 'bob')],
          chance: dice('fire', 1, 6),
          notation: '1d6',
          name: 'fire',
          rule: 'CFI-CAST-Fireball',
          armor: 'natural',
          toEdge: () => 11,
          roll: { toss, kept: 0, skill: 60 },
        })
      },
    ).state
  rule(
    'CFI-REA-EvadeArea',
    'a dive costs a point and halves what comes; eleven feet in nothing is saved altogether',
    () => {
      const dived = fire(
        () => {},
        'ann attack: 30\nann fire: 5\nbob defend: evade\nbob evade: 40\nbob catches fire: 100',
      )
      expect(the(dived, 'bob')).toMatchObject({ points: 1, stance: 'prone' })
      expect(hp(dived, 'bob', CHEST)).toBe(7 - 2)
    },
  )
  rule('CFI-CAST-Fireball', 'who cannot react or has no points burns whole, past what he wears', () => {
    const dazed = fire((s) => {
      the(s, 'bob').lasting = [forTurns('senseless', 1, 'bob')]
    }, 'ann attack: 30\nann fire: 4\nbob catches fire: 100')
    expect(hp(dazed, 'bob', CHEST)).toBe(7 - 3)
    expect(hp(fire(spent, 'ann attack: 30\nann fire: 4\nbob catches fire: 100'), 'bob', CHEST)).toBe(7 - 3)
    const maimed = fire((s) => {
      spent(s)
      const arm = the(s, 'bob').limbs[4]
      if (arm !== undefined) arm.severed = true
    }, 'ann attack: 30\nann fire: 2\nbob catches fire: 100')
    expect([hp(maimed, 'bob', 4), hp(maimed, 'bob', 5)]).toEqual([4, 3])
  })
  rule('CFI-FIRE-Ignites', 'five in a hundred for each point of damage', () => {
    const lit = (roll: number) =>
      the(fire(spent, `ann attack: 30\nann fire: 3\nbob catches fire: ${roll}`), 'bob').lasting.length
    expect([lit(15), lit(16)]).toEqual([1, 0])
  })
})

describe('counters', () => {
  rule(
    'CFI-SE-PrepareCounter',
    'may be prepared against all an attacker can do to him, and only by the foe he read',
    () => {
      const read = clash(
        ready(facing(man(), man())),
        'longsword',
        'ann attack: 90\nbob defend: longsword\nbob parry: 30\nbob effect: prepareCounter',
      )
      expect(offered(read)).toEqual([
        'accidentalInjury',
        'bash',
        'bleed',
        'blindOpponent',
        'bypassArmor',
        'chooseLocation',
        'circumventParry',
        'damageWeapon',
        'disarmOpponent',
        'entangle',
        'grip',
        'impale',
        'sharpshooter',
        'maximizeDamage',
        'scarFoe',
        'stunLocation',
        'sunder',
        'tripOpponent',
      ])
      const counters = (against: string) =>
        ready(facing(man(), man()), (s) => {
          spent(s)
          the(s, 'bob').counters = [{ only: ['bob'], is: { against, effect: 'bleed' } }]
        })
      const turned = clash(counters('ann'), 'longsword', 'ann attack: 30\nann effect: bleed')
      expect(offered(turned)).toEqual(['disarmOpponent', 'scarFoe', 'tripOpponent', 'withdraw', 'none'])
      expect(offered(clash(counters('cid'), 'longsword', 'ann attack: 30\nann effect: bleed'))).toEqual([])
      const tripped = fought(
        counters('ann'),
        'longsword',
        'ann attack: 30\nann effect: bleed\nbob counter: tripOpponent\nann damage: 5\nann location: 10',
      )
      expect(the(tripped.state, 'ann').stance).toBe('prone')
      expect(the(tripped.state, 'bob').bleeding).toEqual([])
    },
  )
})

describe('guards', () => {
  rule('CFI-FRE-Ward', 'end when the weapon sweeps, and a man who stops crouching stands', () => {
    const crouched = acting(
      ready(facing(man(['longsword', 'heater']), man())),
      'ann turn: ward\nann ward: heater chest crouching',
      { otherwise: 'usual', steps: 1 },
    ).state
    expect(the(crouched, 'ann').stance).toBe('crouching')
    the(crouched, 'bob').points = 0
    const up = acting(crouched, 'ann turn: ward\nann ward: heater chest', { otherwise: 'usual', steps: 1 }).state
    expect(the(up, 'ann')).toMatchObject({ stance: 'standing', ward: { item: 'ann heater' } })
    const struck = acting(up, 'ann turn: attack\nann weapon: heater\nann attack: 90', { steps: 2 })
    expect(the(struck.state, 'ann').ward).toBeUndefined()
  })
  rule('CFI-PBL-01', 'cover only what they were set on, with the Size of the weapon', () => {
    const warded = (location: number) =>
      fought(
        ready(facing(man(['great-axe']), man(['longsword', 'heater'])), (s) => {
          spent(s)
          the(s, 'bob').ward = { item: 'bob heater', locations: [CHEST] }
        }),
        'great-axe',
        `ann attack: 30\nann effect: none\nann damage: 1 1\nann location: ${location}`,
      ).state
    expect(hp(warded(10), 'bob', CHEST)).toBe(7 - 2)
    expect(hp(warded(1), 'bob', 0)).toBe(5 - 4)
  })
})

describe('several at once', () => {
  rule('CFI-CAST-MagicMissile', 'missiles may go each to another', () => {
    const s = ready({
      system: 'cfi',
      sides: {
        heroes: { ann: man([], { class: 'mage', spells: { magicMissile: 3 }, skills: { arcaneCasting: 75 } }) },
        foes: { bob: man(), cid: man() },
      },
      distance: 60,
    })
    const { state } = acting(
      s,
      'ann turn: castMagic\nann spell: magicMissile 3\nann target: bob\nann release: now\nann casting: 30\nann missile: 2\nann location: 10\nann missiles: cid\nann missile: 4\nann location: 10\nann missiles: bob\nann missile: 1\nann location: 1',
    )
    expect([hp(state, 'bob', CHEST), hp(state, 'cid', CHEST), hp(state, 'bob', 0)]).toEqual([4, 2, 3])
  })
  rule('CFI-CM-Worst', 'every shift counts after the worst situation', () => {
    const s = ready(
      facing({ like: 'goblin', luck: 0, combat: 60 }, man(), {}, { scene: { light: 'day' } }),
      (state) => {
        state.holds = [
          {
            kind: 'entangle',
            by: 'bob',
            on: 'ann',
            location: CHEST,
            item: undefined,
            with: 'bob longsword',
            roll: 30,
            skill: 60,
            trips: false,
          },
        ]
        the(state, 'ann').stance = 'crouching'
        state.favors = [{ who: 'ann', grade: 'hard', until: 9, because: 'a storm' }]
      },
    )
    expect(told(clash(s, 'shortsword', 'ann attack: 99'), 'attack')[0]?.skill).toBe(12)
  })
  rule(
    'CFI-CRD-03',
    'a stray shot hits one of those beside the target, never the shooter, at random among several',
    () => {
      const crowd = ready({
        system: 'cfi',
        sides: { heroes: { ann: man(['long-bow']), cid: man(), dan: man() }, foes: { bob: man() } },
        map: {
          cell: 5,
          picture: 'a.........\n.........b\n........dc',
          key: { a: 'ann', b: 'bob', c: 'cid', d: 'dan' },
        },
      })
      const struck = (victim: number) =>
        told(play(cfi, crowd, `ann turn: attack\nann attack: 50\nbob defend: none\nann victim: ${victim}`), 'strays')[0]
          ?.at
      expect([struck(1), struck(2)]).toEqual(['cid', 'dan'])
    },
  )
})
