import { describe, expect } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { goesDown } from '../../body/conditions.ts'
import { burnsOn } from '../../body/fire.ts'
import { falls } from '../../body/stances.ts'
import { exchange } from '../../exchange/attack.ts'
import { cfi } from '../../index.ts'
import type { Hold, State } from '../../state/types.ts'
import {
  acting,
  alone,
  CHEST,
  during,
  facing,
  fought,
  hit,
  item,
  man,
  offered,
  ready,
  spent,
  stuns,
  the,
  told,
} from '../arrange.ts'

const hold = (kind: Hold['kind'], by: string, on: string, more: Partial<Hold> = {}): Hold => ({
  kind,
  by,
  on,
  location: 0,
  item: undefined,
  with: `${by} unarmed`,
  roll: 30,
  skill: 60,
  trips: false,
  ...more,
})

describe('who is held', () => {
  rule('CFI-PRO-Struggle', 'chooses which of two holds he struggles against', () => {
    const s = ready(
      { system: 'cfi', sides: { heroes: { ann: man() }, foes: { bob: man(), cid: man() } }, distance: 5 },
      (state) => {
        state.holds = [hold('grip', 'bob', 'ann'), hold('grip', 'cid', 'ann')]
      },
    )
    expect(offered(play(cfi, s, 'ann turn: struggle'))).toHaveLength(2)
    const { state } = acting(
      s,
      'ann turn: struggle\nann struggle: grip of cid on location 0\nann brawn: 40\ncid brawn: 30',
    )
    expect(state.holds).toEqual([hold('grip', 'bob', 'ann')])
  })
  rule('CFI-PRO-Struggle', 'uses the better of Brawn and Unarmed, and so does the holder', () => {
    const s = ready(
      facing(man([], { skills: { brawn: 30, unarmed: 70 } }), man([], { skills: { brawn: 65, unarmed: 20 } })),
      (state) => {
        state.holds = [hold('grip', 'bob', 'ann')]
      },
    )
    expect(acting(s, 'ann turn: struggle\nann unarmed: 66\nbob brawn: 65').state.holds).toEqual([])
    const net = ready(facing(man([], { skills: { brawn: 30, unarmed: 70 } }), man(['net'])), (state) => {
      state.holds = [hold('entangle', 'bob', 'ann', { with: 'bob net' })]
    })
    expect(acting(net, 'ann turn: struggle\nann brawn: 31\nbob brawn: 20').state.holds).toHaveLength(1)
  })
  rule('CFI-SE-Grip', 'nobody out cold grips or is gripped', () => {
    const gripped = (change: (s: State) => void) =>
      fought(
        ready(facing(man([]), man([])), (s) => {
          the(s, 'bob').points = 0
          change(s)
        }),
        'unarmed',
        'ann attack: 30\nann effect: grip\nann damage: 1\nann location: 1',
      ).state.holds
    expect(gripped(() => {})).toMatchObject([{ kind: 'grip', by: 'ann', on: 'bob' }])
    expect(
      gripped((s) => {
        the(s, 'ann').condition = 'unconscious'
      }),
    ).toEqual([])
  })
  rule('CFI-SE-G1', 'a grip is won only with an empty hand, within reach of it, and one at a time', () => {
    const may = (ann: object, distance: number, change: (s: State) => void = () => {}) => {
      const s = ready(facing(ann, man(), {}, { distance }), (state) => {
        the(state, 'bob').points = 0
        change(state)
      })
      return offered(
        play(
          {
            ...cfi,
            step: (ctx, st) => {
              const a = the(st, 'ann')
              const bare = a.items.find(({ weapon }) => weapon.kind === 'unarmed')
              if (bare !== undefined) exchangeWith(ctx, st, bare.id)
            },
            outcome: () => undefined,
          },
          s,
          'ann attack: 30',
        ),
      ).includes('grip')
    }
    expect([may(man([]), 5), may(man(['longsword', 'heater']), 5), may(man([]), 10)]).toEqual([true, false, false])
    expect(
      may(man([]), 5, (s) => {
        s.holds = [hold('grip', 'ann', 'bob')]
      }),
    ).toBe(false)
  })
  rule('CFI-LEAP-05', 'who falls from his seat on another’s chest is no longer astride him', () => {
    const s = ready(facing(man(), man()), (state) => {
      state.holds = [hold('astride', 'ann', 'bob'), hold('grip', 'ann', 'bob')]
    })
    const after = alone(s, '', (ctx, st) => falls(ctx, st, the(st, 'ann'), 'CFI-EVD-04')).state
    expect(after.holds.map(({ kind }) => kind)).toEqual(['grip'])
  })
})

const exchangeWith = (ctx: Parameters<typeof cfi.step>[0], s: State, id: string): void => {
  const ann = the(s, 'ann')
  const bare = ann.items.find((each) => each.id === id)
  if (bare !== undefined) exchange(ctx, s, { attacker: ann, defender: the(s, 'bob'), item: bare })
}

describe('nobody lies in the water or in the air', () => {
  rule(['CFI-EVD-02', 'CFI-ABL-Swimmer'], 'a swimmer who dives aside swims on', () => {
    const s = ready(facing(man(), { like: 'shark', footing: 'submerged' }, {}, {}), (state) => {
      the(state, 'ann').footing = 'swimming'
    })
    const { state } = fought(s, 'longsword', 'ann attack: 30\nbob defend: evade\nbob evade: 80')
    expect(the(state, 'bob').stance).toBe('standing')
  })
  rule(['CFI-EVD-02', 'CFI-ABL-Flying'], 'who evades on the wing stays aloft', () => {
    const s = ready(facing({ like: 'red-dragon', aloft: true }, { like: 'red-dragon', aloft: true }))
    const { state } = fought(s, 'claws', 'ann attack: 30\nbob defend: evade\nbob evade: 60')
    expect(the(state, 'bob')).toMatchObject({ aloft: true, stance: 'standing' })
  })
  rule('CFI-PRO-Brace', 'there is no firm stance there, nor any crouching', () => {
    const at = play(cfi, ready(facing(man(['longsword', 'heater'], { footing: 'swimming' }), man())), '').state
    expect(refusal(cfi, at, 'ann', 'brace')?.because).toMatch('firm stance')
    expect(
      offered(play(cfi, ready(facing(man(['heater'], { footing: 'swimming' }), man())), 'ann turn: ward')),
    ).not.toContain('heater chest crouching')
    expect(offered(play(cfi, ready(facing(man(['heater']), man())), 'ann turn: ward'))).toContain(
      'heater chest crouching',
    )
  })
})

describe('mounts', () => {
  const horse = (more: object = {}) =>
    ready({
      system: 'cfi',
      sides: { heroes: { ann: man(['longsword']), steed: { like: 'horse', ...more } }, foes: { bob: man() } },
      map: { cell: 5, picture: 'as........b\n...........', key: { a: 'ann', s: 'steed', b: 'bob' } },
    })
  rule('CFI-PRO-Mount', 'up to SIZ 40 in one Turn, a larger one in two', () => {
    const sized = (siz: number) =>
      horse({ characteristics: { str: 26, con: 16, siz, dex: 16, int: 10, pow: 6, cha: 0 } })
    const on = (s: State, script: string) => the(acting(s, script, { otherwise: 'usual' }).state, 'ann').mount
    expect(on(sized(40), 'ann turn: mount')).toBe('steed')
    expect(on(sized(41), 'ann turn: mount')).toBeUndefined()
    expect(on(sized(41), 'ann turn: mount\nsteed turn: dither\nbob turn: dither\nann turn: mount')).toBe('steed')
  })
  rule('CFI-PRO-Mount', 'the Turns for a large one count for that beast alone, and one after the other', () => {
    const characteristics = { str: 26, con: 16, siz: 41, dex: 16, int: 10, pow: 6, cha: 0 }
    const sides = {
      heroes: { ann: man(), steed: { like: 'horse', characteristics }, other: { like: 'horse', characteristics } },
      foes: { bob: man() },
    }
    const key = { a: 'ann', s: 'steed', o: 'other', b: 'bob' }
    const s = ready({ system: 'cfi', sides, map: { cell: 5, picture: 'o.as......b\n...........', key } }, (state) => {
      for (const f of state.fighters) f.points = f.id === 'ann' ? 3 : 0
    })
    const on = (...turns: string[]) =>
      the(acting(s, turns.map((turn) => `ann turn: ${turn}`).join('\n'), { steps: 9 }).state, 'ann').mount
    expect(on('mount\nann mount: steed', 'mount\nann mount: steed')).toBe('steed')
    expect(on('mount\nann mount: steed', 'mount\nann mount: other')).toBeUndefined()
    expect(on('mount\nann mount: steed', 'dither', 'mount\nann mount: steed')).toBeUndefined()
  })
  rule('CFI-PRO-Mount', 'off again, and neither keeps the other', () => {
    const up = acting(horse(), 'ann turn: mount').state
    expect([the(up, 'ann').mount, the(up, 'steed').rider]).toEqual(['steed', 'ann'])
    const off = acting(up, 'steed turn: dither\nbob turn: dither\nann turn: mount').state
    expect([the(off, 'ann').mount, the(off, 'steed').rider]).toEqual([undefined, undefined])
  })
  rule('CFI-PRO-Mount', 'a rider who goes down leaves his mount, and a mount its rider', () => {
    const up = acting(horse(), 'ann turn: mount').state
    const fell = alone(up, '', (ctx, s) => goesDown(ctx, s, the(s, 'ann'), 'CFI-WND-Major')).state
    expect([the(fell, 'ann').mount, the(fell, 'steed').rider]).toEqual([undefined, undefined])
    const lost = alone(up, 'ann ride: 50', (ctx, s) => goesDown(ctx, s, the(s, 'steed'), 'CFI-WND-Major')).state
    expect([the(lost, 'ann').mount, the(lost, 'steed').rider]).toEqual([undefined, undefined])
  })
})

describe('fire', () => {
  const burning = (helpers: number) =>
    ready(
      {
        system: 'cfi',
        sides: {
          heroes: {
            ann: man(),
            ...Object.fromEntries(Array.from({ length: helpers }, (_, i) => [`h${i}`, man()])),
          },
          foes: { bob: man() },
        },
        map: {
          cell: 5,
          picture: `ax........b\n${helpers > 1 ? 'y' : '.'}..........`,
          key: {
            a: 'ann',
            b: 'bob',
            ...(helpers > 0 ? { x: 'h0' } : { x: 'floor' }),
            ...(helpers > 1 ? { y: 'h1' } : {}),
          },
        },
      },
      (s) => {
        Object.assign(the(s, 'ann'), during({ burning: 1 }))
      },
    )
  rule('CFI-FIRE-Smother', 'each comrade beside him makes it a grade easier', () => {
    const skill = (helpers: number) =>
      told(acting(burning(helpers), 'ann turn: smother\nann athletics: 96', { otherwise: 'usual' }), 'test')[0]?.skill
    expect([skill(0), skill(1), skill(2)]).toEqual([50, 75, 100])
    const out = acting(burning(1), 'ann turn: smother\nann athletics: 70').state
    expect(the(out, 'ann')).toMatchObject({ lasting: [], stance: 'prone' })
  })
  rule('CFI-FIRE-Ignites', 'burning does 1d3−1 a round past worn armor, but not past hide', () => {
    const s = ready(facing(man([], { armor: { all: 'leather' }, natural: { head: 1 } }), man()), (state) => {
      Object.assign(the(state, 'ann'), during({ burning: 1 }))
    })
    const burns = (script: string) => alone(s, script, (ctx, st) => burnsOn(ctx, st, the(st, 'ann'))).state
    expect(the(burns('ann burning: 3\nann location: 10'), 'ann').limbs[CHEST]?.hp).toBe(5)
    expect(the(burns('ann burning: 3\nann location: 20'), 'ann').limbs[6]?.hp).toBe(4)
    expect(the(burns('ann burning: 1'), 'ann').limbs[CHEST]?.hp).toBe(7)
  })
})

describe('armor', () => {
  const clad = man([], { armor: { all: 'leather' }, natural: { all: 3 } })
  const bypass = (times: number, choice: string) =>
    fought(
      ready(facing(man(), clad), spent),
      'longsword',
      `ann attack: 3\n${Array.from({ length: times }, () => 'ann effect: bypassArmor').join('\n')}\n${times < 2 ? 'ann effect: none\n' : ''}ann damage: 6\nann location: 10\n${choice}`,
    ).state
  rule('CFI-SE-BypassArmor', 'worn or natural, as the attacker decides, or both', () => {
    expect(the(bypass(1, 'ann armor: worn'), 'bob').limbs[CHEST]?.hp).toBe(7 - 3)
    expect(the(bypass(1, 'ann armor: natural'), 'bob').limbs[CHEST]?.hp).toBe(7 - 4)
    expect(the(bypass(2, ''), 'bob').limbs[CHEST]?.hp).toBe(7 - 6)
  })
  rule('CFI-SE-Sunder', 'tears what is worn first, then the hide, and the rest wounds', () => {
    const torn = (dice: string) =>
      the(
        fought(
          ready(facing(man(['great-axe']), clad), spent),
          'great-axe',
          `ann attack: 30\nann effect: sunder\nann damage: ${dice}\nann location: 10`,
        ).state,
        'bob',
      ).limbs[CHEST]
    expect(torn('1 1')).toMatchObject({ worn: 2, natural: 3, hp: 7 })
    expect(torn('1 4')).toMatchObject({ worn: 0, natural: 3, hp: 7 })
    expect(torn('3 5')).toMatchObject({ worn: 0, natural: 0, hp: 7 })
    expect(torn('4 6')).toMatchObject({ worn: 0, natural: 0, hp: 5 })
  })
})

describe('a shot arm', () => {
  rule('CFI-SE-StunLocation', 'a stunned arm serves again when its Turns are over, not before', () => {
    const stunned = hit(
      'mace',
      'stunLocation',
      'ann damage: 3\nann location: 14\nbob stun: 90',
      man(['longsword']),
    ).state
    expect(stuns(the(stunned, 'bob'))[4]).toBe(3)
    the(stunned, 'bob').points = 9
    the(stunned, 'ann').acted = 9
    const left = (script: string) => stuns(the(acting(stunned, script).state, 'bob'))[4]
    expect(left('bob turn: dither')).toBe(2)
    expect(item(stunned, 'bob', 'longsword').where).toBe('right')
    expect(refusal(cfi, play(cfi, stunned, '').state, 'bob', 'attack')).toBeUndefined()
    expect(offered(play(cfi, stunned, 'bob turn: attack'))).not.toContain('longsword')
  })
})
