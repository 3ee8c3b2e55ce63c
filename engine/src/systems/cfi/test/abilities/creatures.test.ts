import { describe, expect } from 'vitest'
import { play, refusal, rule, sheetOf } from '../../../../kernel/testing/index.ts'
import { CREATURES } from '../../content/creatures.ts'
import { RECORDS } from '../../content/listing.ts'
import { cfi } from '../../index.ts'
import {
  acting,
  CHEST,
  clash,
  during,
  facing,
  fought,
  HEAD,
  hit,
  hp,
  item,
  left,
  man,
  offered,
  RIGHT_LEG,
  ready,
  spent,
  the,
  told,
} from '../arrange.ts'

describe('creatures', () => {
  rule('CFI-END-Out', 'each of them fights to an end, and the last side able to fight has won', () => {
    expect(Object.keys(CREATURES)).toHaveLength(22)
    for (const id of Object.keys(RECORDS)) {
      const s = ready(facing({ like: id }, man()))
      expect(the(s, 'ann').limbs).toHaveLength(the(s, 'ann').facts.body.locations.length)
      expect(the(s, 'ann').facts.body.locations.at(-1)?.to).toBe(20)
    }
    const s = ready(facing(man(), man()), (state) => {
      Object.assign(the(state, 'bob').limbs[CHEST] ?? {}, { hp: -6 })
      spent(state)
    })
    const { state } = acting(
      s,
      'ann turn: attack\nann weapon: longsword\nann attack: 30\nann effect: none\nann damage: 2\nann location: 10\nbob endurance: 90',
    )
    expect(cfi.outcome(state)).toEqual({ won: ['heroes'], because: 'CFI-END-Out' })
  })
  rule('CFI-ABL-Undead', 'no Serious Wounds, a Major one severs, where it is bound it is destroyed', () => {
    const strike = (dice: string, at: number) =>
      hit('great-axe', 'none', `ann damage: ${dice}\nann location: ${at}`, { like: 'zombie' }).state
    expect(the(strike('2 2', 1), 'bob')).toMatchObject({ condition: 'up', lasting: [], stance: 'standing' })
    expect(the(strike('5 5', 1), 'bob')).toMatchObject({ condition: 'up', stance: 'prone' })
    expect(the(strike('5 5', 20), 'bob').condition).toBe('dead')
  })
  rule('CFI-ABL-Bones', 'blunt a step more, slashing one, thrusting two less', () => {
    const dice = (weapon: string) =>
      told(
        hit(weapon, 'none', `ann damage: ${weapon === 'mace' ? '1 1' : '1 1'}\nann location: 1`, {
          like: 'skeletal-warrior',
        }),
        'damage',
      )[0]?.dice
    expect(dice('mace')).toBe('1d8+1d2')
    expect(dice('longsword')).toBe('1d8−1d2')
    expect(dice('rapier')).toBe('1d8−1d4')
  })
  rule('CFI-ABL-Regeneration', 'a point to each wounded location a round, not to what is gone', () => {
    const s = ready(facing({ like: 'troll', abilities: [] }, man()), (state) => {
      const troll = the(state, 'ann')
      Object.assign(troll.limbs[CHEST] ?? {}, { hp: 5 })
      Object.assign(troll.limbs[HEAD] ?? {}, { hp: 5, severed: true })
      for (const f of state.fighters) f.points = 0
    })
    const { state } = acting(s, '')
    expect([hp(state, 'ann', CHEST), hp(state, 'ann', HEAD)]).toEqual([6, 5])
  })
  rule(
    ['CFI-ABL-Terrifying', 'CFI-ABL-Immunity'],
    'once, at its sight: act freely, no offense, flee or faint; the undead do not fear',
    () => {
      const meet = (roll: number, bob: object = man()) =>
        the(
          play(cfi, facing({ like: 'troll' }, bob), `ann initiative: 1\nbob initiative: 2\nbob willpower: ${roll}`)
            .state,
          'bob',
        )
      expect(meet(5).lasting).toEqual([])
      expect(meet(50).lasting).toMatchObject([{ kind: 'cowed', left: 1 }])
      expect(left(meet(51), 'fleeing')).toBeGreaterThan(1)
      expect(meet(99).condition).toBe('unconscious')
      expect(
        the(
          play(cfi, facing({ like: 'troll' }, { like: 'zombie' }), 'ann initiative: 1\nbob initiative: 2').state,
          'bob',
        ),
      ).toMatchObject({ lasting: [], condition: 'up' })
    },
  )
  rule('CFI-ABL-Intimidate', 'a roar: Willpower, or back for a round', () => {
    const s = ready(facing({ like: 'bear' }, man(), {}, { distance: 40 }))
    expect(left(the(acting(s, 'ann turn: intimidate\nbob willpower: 90').state, 'bob'), 'fleeing')).toBe(2)
    expect(left(the(acting(s, 'ann turn: intimidate\nbob willpower: 50').state, 'bob'), 'fleeing')).toBe(0)
  })
  rule('CFI-ABL-Frenzy', 'wounded and failing Willpower it only attacks; then it is exhausted', () => {
    const { state } = hit('great-axe', 'none', 'ann damage: 1 1\nann location: 12\nbob willpower: 90', {
      like: 'shark',
      footing: 'swimming',
    })
    expect(left(the(state, 'bob'), 'frenzy')).toBe(19)
    the(state, 'bob').points = 3
    expect(clash(state, 'great-axe', 'ann attack: 90').asked).toBeUndefined()
    Object.assign(the(state, 'bob'), during({ frenzy: 1 }))
    for (const f of state.fighters) f.points = 0
    expect(the(acting(state, '').state, 'bob')).toMatchObject({ lasting: [], fatigue: 4 })
  })
  rule(
    ['CFI-ABL-BreatheFlame', 'CFI-REA-EvadeArea'],
    'a cone over all in it, halved by a dive; again it takes Endurance',
    () => {
      const s = ready(facing({ like: 'red-dragon' }, man([], { armor: { all: 'leather' } }), {}, { distance: 60 }))
      const { state } = acting(
        s,
        'ann turn: breathe\nann attack: 30\nann fire: 1 1 1 2\nbob defend: evade\nbob evade: 40\nbob catches fire: 90',
      )
      expect(the(state, 'bob').limbs[CHEST]?.hp).toBe(7 - (3 - 2) - 0)
      the(state, 'bob').acted = 9
      state.cycle = 2
      const again = acting(state, 'ann turn: breathe\nann endurance: 96\nann attack: 96').state
      expect(the(again, 'ann').fatigue).toBe(1)
      const hidden = ready(facing({ like: 'red-dragon' }, { like: 'red-dragon' }, {}, { distance: 60 }))
      const fire = acting(hidden, 'ann turn: breathe\nann attack: 50\nann fire: 6 6 6 6').state
      expect(hp(fire, 'bob', 0)).toBe(17)
    },
  )
  rule(
    'CFI-ABL-BreatheFlame',
    'who falls from want of breath breathes no more, and who has no chance is told so',
    () => {
      const spent = (fatigue: number, breaths: number) =>
        ready(facing({ like: 'red-dragon' }, man(), {}, { distance: 60 }), (s) => {
          Object.assign(the(s, 'ann'), { breaths, fatigue })
          the(s, 'bob').acted = 9
        })
      const down = acting(spent(6, 2), 'ann turn: breathe')
      expect(the(down.state, 'ann').fatigue).toBe(7)
      expect(down.events.map(({ type }) => type)).not.toContain('attack')
      expect(down.events.map((event) => cfi.tell(event))).toContain('Ann tests endurance: no chance, a failure.')
      const tired = acting(spent(1, 1), 'ann turn: breathe\nann endurance: 96\nann attack: 96')
      expect(tired.events.map((event) => cfi.tell(event))).toContain(
        'Ann breathes at Bob with cone of fire: 96 against 67%, a failure.',
      )
    },
  )
  rule('CFI-ABL-WingBuffet', 'all at its sides, for its Damage Modifier alone', () => {
    const s = ready(facing({ like: 'red-dragon' }, man()))
    const { events } = acting(
      s,
      'ann turn: wingBuffet\nann attack: 50\nbob defend: none\nann effect: none\nann damage: 2\nann location: 10',
    )
    expect(told({ events }, 'damage')[0]?.dice).toBe('1d10')
  })
  rule('CFI-ABL-Trample', 'on those of half its SIZ, with its own skill and twice its Damage Modifier', () => {
    const s = ready(facing({ like: 'ogre' }, man()))
    const { events } = acting(
      s,
      'ann turn: trample\nann attack: 50\nbob defend: none\nann effect: none\nann damage: 1 2\nann location: 1',
    )
    expect(told({ events }, 'attack')[0]?.skill).toBe(61)
    expect(told({ events }, 'damage')[0]?.dice).toBe('2d10')
    const big = man([], { characteristics: { str: 12, con: 12, siz: 15, dex: 12, int: 12, pow: 12, cha: 12 } })
    expect(refusal(cfi, play(cfi, ready(facing({ like: 'ogre' }, big)), '').state, 'ann', 'trample')?.rule).toBe(
      'CFI-ABL-Trample',
    )
  })
  rule('CFI-ABL-ColdBlooded', 'in the cold six slower and a point less', () => {
    const s = ready(facing({ like: 'kobold' }, man(), {}, { scene: { warmth: 50 } }))
    expect(the(s, 'ann').points).toBe(2)
    expect(
      sheetOf(cfi, s, 'ann')
        .numbers.find(({ name }) => name === 'Initiative')
        ?.from.find(({ because }) => because === 'cold')?.value,
    ).toBe(-6)
  })
  rule('CFI-ABL-Flying', 'aloft Fly stands for Evade, and nobody on the ground reaches it', () => {
    const s = ready(facing(man(), { like: 'red-dragon', aloft: true }))
    expect(refusal(cfi, play(cfi, s, '').state, 'ann', 'attack')).toBeDefined()
    const both = ready(facing(man([], { aloft: true }), { like: 'red-dragon', aloft: true }))
    expect(told(clash(both, 'unarmed', 'ann attack: 30\nbob defend: evade\nbob evade: 88'), 'defense')[0]?.skill).toBe(
      87,
    )
    const up = acting(ready(facing({ like: 'red-dragon' }, man(), {}, { distance: 60 })), 'ann turn: fly').state
    expect(the(up, 'ann').aloft).toBe(true)
  })
  rule('CFI-ABL-DivingStrike', 'from the air one more Size and step', () => {
    const s = ready(
      facing({ like: 'dragon', aloft: true, abilities: ['divingStrike', 'flying'] }, man(), {}, { distance: 60 }),
    )
    const { events } = acting(
      s,
      'ann turn: charge\nann gait: run\nann weapon: claw\nbob receive: none\nann attack: 30\nbob defend: none\nann effect: none\nann damage: 1 1 1 1\nann location: 1\nann past: stop',
    )
    expect(told({ events }, 'damage')[0]?.dice).toBe('1d10+2d10+1d2')
  })
  rule('CFI-ABL-Engulfing', 'a bite that hits swallows somebody of half its SIZ, who has no air', () => {
    const s = ready(facing({ like: 'dragon', abilities: ['engulfing'] }, man([], { natural: { all: 40 } })))
    const { state } = acting(
      s,
      'ann turn: engulf\nann attack: 50\nbob defend: none\nann effect: none\nann damage: 1 1 1\nann location: 10',
    )
    expect(state.holds).toMatchObject([{ kind: 'engulf', on: 'bob' }])
    expect(left(the(state, 'bob'), 'breath')).toBe(2)
  })
  rule('CFI-ABL-Grappler', 'its hit also grips; parried, it pins the weapon', () => {
    const troll = { like: 'troll', abilities: ['grappler'] }
    const open = fought(
      ready(facing(troll, man([], { natural: { all: 40 } })), spent),
      'claws',
      'ann attack: 30\nann effect: none\nann damage: 1 1\nann location: 10',
    )
    expect(open.state.holds).toMatchObject([{ kind: 'grip', by: 'ann', on: 'bob' }])
    const parried = fought(
      ready(facing(troll, man(['great-sword']))),
      'claws',
      'ann attack: 30\nbob defend: great-sword\nbob parry: 20\nann damage: 1 1\nann location: 10',
    )
    expect(parried.state.holds).toMatchObject([{ kind: 'pin', item: 'bob great-sword' }])
  })
  rule('CFI-ABL-AcidBlood', 'who wounds it hand to hand is splashed', () => {
    const { state } = hit(
      'great-axe',
      'none',
      'ann damage: 4 3\nann location: 12\nann acid rounds: 2\nann location: 1\nbob willpower: 20',
      { like: 'alien' },
    )
    expect(the(state, 'ann')).toMatchObject({ lasting: [{ kind: 'acid', left: 2, value: RIGHT_LEG }] })
    for (const f of state.fighters) f.points = 0
    expect(hp(acting(state, 'ann acid: 3').state, 'ann', RIGHT_LEG)).toBe(2)
  })
  rule('CFI-ABL-Swimmer', 'in water Swim stands for Evade', () => {
    const s = ready(facing(man(['longsword'], { footing: 'swimming' }), { like: 'crocodile', footing: 'swimming' }))
    expect(told(clash(s, 'longsword', 'ann attack: 30\nbob defend: evade\nbob evade: 81'), 'defense')[0]?.skill).toBe(
      80,
    )
  })
  rule('CFI-ABL-FormidableWeapons', 'an ant parries with its jaws', () => {
    const s = ready(facing(man(), { like: 'giant-ant' }))
    expect(offered(clash(s, 'longsword', 'ann attack: 30'))).toContain('bite')
    expect(item(s, 'bob', 'bite').where).toBe('body')
    fought(ready(facing(man(), { like: 'wolf' })), 'longsword', 'ann attack: 90\nbob defend: none')
  })
})
