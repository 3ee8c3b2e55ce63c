import { describe, expect, test } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { forTurns } from '../../../../mechanisms/lasting.ts'
import { ACTIONS } from '../../actions/index.ts'
import { hampered } from '../../body/hampered.ts'
import { hurt, suffers } from '../../body/wounds.ts'
import { cfi } from '../../index.ts'
import { damageRoll } from '../../state/damage-dice.ts'
import type { Hold, State } from '../../state/types.ts'
import { beginRound } from '../../turn/round.ts'
import {
  acting,
  alone,
  CHEST,
  during,
  facing,
  fought,
  item,
  man,
  offered,
  onMap,
  ready,
  spent,
  the,
  told,
} from '../arrange.ts'

const hold = (kind: Hold['kind'], more: Partial<Hold> = {}): Hold => ({
  kind,
  by: 'ann',
  on: 'bob',
  location: undefined,
  item: undefined,
  with: 'ann unarmed',
  roll: 0,
  skill: 0,
  trips: false,
  ...more,
})
const sized = (siz: number, more: object = {}): object =>
  man([], { characteristics: { str: 12, con: 12, siz, dex: 12, int: 12, pow: 12, cha: 12 }, ...more })

describe('in reach', () => {
  rule('CFI-MOV-05', 'who comes only into a longer weapon’s reach strikes no blow', () => {
    const s = (distance: number) => ready(facing(man(), man(['pike'], { ready: ['pike'] }), {}, { distance }))
    const strikes = (distance: number) =>
      offered(play(cfi, s(distance), 'ann turn: move\nann where: towards bob')).includes('longsword')
    expect([strikes(25), strikes(30)]).toEqual([true, false])
  })
  rule('CFI-PRO-Attack', 'who strikes turns to whom he strikes at', () => {
    const s = ready(onMap(man([], { facing: 0 }), man([], { facing: 0 }), 'a\nb'))
    const { state } = acting(s, 'ann turn: attack\nann attack: 97\nbob defend: none')
    expect([the(state, 'ann').facing, the(state, 'bob').facing]).toEqual([4, 0])
  })
  test('one who delays strikes at a passer with what reaches him', () => {
    const s = ready(
      onMap(man(), man(['pike'], { ready: ['pike'] }), '.........\na.......c\n.........\n....b....', {
        sides: { heroes: { ann: man() }, foes: { bob: man(['pike'], { ready: ['pike'] }), cid: man() } },
        key: { c: 'cid' },
      }),
      (at) => {
        Object.assign(the(at, 'bob'), { delaying: true, facing: 0 })
      },
    )
    const { events } = play(
      cfi,
      s,
      'ann turn: hustle\nbob interrupt: none\nann gait: run\nann where: towards cid\nbob interrupt: strike\nbob attack: 97\nann defend: none',
      { otherwise: 'usual' },
    )
    expect(told({ events }, 'attack')[0]).toMatchObject({ who: 'bob', at: 'ann', weapon: 'Pike' })
  })
  rule('CFI-LEAP-06', 'exactly twice the leaper’s SIZ is not too large', () => {
    const may = (siz: number) => {
      const s = ready(facing({ like: 'wolf' }, sized(siz)))
      const twice = 2 * the(s, 'ann').facts.characteristics.siz
      const at = ready(facing({ like: 'wolf' }, sized(twice + siz)))
      the(at, 'ann').acting = true
      return refusal(cfi, at, 'ann', 'leap') === undefined
    }
    expect([may(0), may(1)]).toEqual([true, false])
  })
})

describe('who may do what', () => {
  rule('CFI-SE-StunLocation', 'winded he dithers, speaks and reacts, and does nothing else', () => {
    const s = ready(facing(man(), man(), {}, { distance: 40 }), (at) => {
      the(at, 'ann').lasting = [forTurns('winded', 2, 'ann')]
      the(at, 'ann').acting = true
    })
    const barred = ['dither', 'speak', 'delay', 'move', 'brace', 'charge'].filter(
      (key) => refusal(cfi, s, 'ann', key)?.rule === 'CFI-SE-StunLocation',
    )
    expect(barred).toEqual(['move', 'brace', 'charge'])
  })
  test('a Serious Wound hampers all but Endurance and Willpower, where it is so ruled', () => {
    const s = ready(facing(man(), man(), { seriousHampers: true }), (at) => {
      const limb = the(at, 'ann').limbs[CHEST]
      if (limb !== undefined) limb.wound = 'serious'
    })
    const shifts = (['evade', 'combat', 'endurance', 'willpower'] as const).map(
      (skill) => hampered(s, the(s, 'ann'), skill).shifts.length,
    )
    expect(shifts).toEqual([1, 1, 0, 0])
    expect(hampered(s, the(s, 'bob'), 'evade').shifts).toEqual([])
  })
  rule('CFI-OUT-02', 'an equal roll does not beat him', () => {
    const ring = ready({
      system: 'cfi',
      sides: { heroes: { ann: man() }, foes: { bob: man(), cid: man() } },
      map: { cell: 5, picture: '...\nbac\n...', key: { a: 'ann', b: 'bob', c: 'cid' } },
    })
    const kept = (bob: number, cid: number) =>
      the(
        acting(
          ring,
          `ann turn: outmaneuver\nbob corner: corner\ncid corner: corner\nann evade: 30\nbob evade: ${bob}\ncid evade: ${cid}`,
        ).state,
        'ann',
      ).keptOff
    expect([kept(30, 31), kept(31, 30)]).toEqual([['bob'], ['cid']])
  })
  test('a grappler always holds by Brawn, whatever else it is good at', () => {
    const strong = man([], { abilities: ['grappler'], skills: { brawn: 30, unarmed: 80 } })
    const struggle = (ann: object, roll: string) => {
      const s = ready(facing(ann, man([], { skills: { brawn: 30, unarmed: 80 } })))
      s.holds = [hold('grip')]
      the(s, 'ann').acted = s.cycle
      return acting(s, `bob turn: struggle\nbob unarmed: 40\nann ${roll}: 97`).state.holds
    }
    expect(struggle(strong, 'brawn')).toEqual([])
    expect(struggle(man([], { skills: { brawn: 30, unarmed: 80 } }), 'unarmed')).toEqual([])
  })
})

describe('what remains', () => {
  rule('CFI-WND-FirstAid', 'one wound is staunched, the others bleed on', () => {
    const s = ready(facing(man([]), man()), (at) => {
      the(at, 'ann').bleeding = [0, 1, CHEST]
    })
    const { state } = acting(s, 'ann turn: firstAid\nann wound: ann leftLeg\nann first aid: 30')
    expect(the(state, 'ann')).toMatchObject({ bleeding: [0, CHEST], staunched: [1] })
  })
  test('a weapon’s dice are made full one by one', () => {
    const span = (maximized: number) => {
      const { support } = damageRoll('2d6+2', 4, maximized, 'damage').law()
      return [support[0]?.[0], support.at(-1)?.[0]]
    }
    expect([span(0), span(1), span(2)]).toEqual([
      [4, 14],
      [9, 14],
      [14, 14],
    ])
  })
  rule('CFI-SE-Impale', 'horns are pulled back: what is part of a body stays in nobody', () => {
    const gore = fought(
      ready(facing({ like: 'minotaur' }, man()), spent),
      'gore',
      'ann attack: 30\nann effect: impale\nann damage: 6 5 3\nann location: 10\nbob turns: 1\nbob endurance: 30',
    )
    expect(gore.state.impaled).toEqual([])
    expect(item(gore.state, 'ann', 'gore').where).toBe('body')
  })
  rule('CFI-SE-ImpaleWithdraw', 'from who is out cold it comes by one roll', () => {
    const s = ready(facing(man(['shortspear']), man()), (at) => {
      item(at, 'ann', 'shortspear').where = 'stuck'
      at.impaled = [{ by: 'ann', on: 'bob', item: 'ann shortspear', location: CHEST, size: 'medium' }]
      the(at, 'bob').condition = 'unconscious'
    })
    const pulled = (from: typeof s) =>
      alone(from, 'ann brawn: 30\nann withdrawal damage: 4', (ctx, at) => {
        ACTIONS.find(({ key }) => key === 'ready')?.act(ctx, at, the(at, 'ann'))
      }).state
    expect(pulled(s).impaled).toEqual([])
    expect(the(pulled(s), 'bob').limbs[CHEST]?.hp).toBe(7 - 3)
    const others = [0, 1].map((location) => ({ by: 'bob', on: 'ann', item: `bob dart-${location}`, location }))
    const among = others.map((other) => ({ ...other, size: 'small' }) as const)
    expect(pulled({ ...s, impaled: [...s.impaled, ...among] }).impaled).toEqual(among)
  })
  test('who rages heeds no Serious Wound', () => {
    const wounded = (frenzy: number) =>
      the(
        alone(
          ready(facing(man(), man()), (s) => {
            Object.assign(the(s, 'bob'), during({ frenzy: frenzy }))
          }),
          frenzy > 0 ? '' : 'bob turns: 2\nbob endurance: 30',
          (ctx, s) => {
            const bob = the(s, 'bob')
            suffers(ctx, s, bob, CHEST, hurt(ctx, bob, CHEST, 8), 8, undefined)
          },
        ).state,
        'bob',
      ).lasting.filter(({ kind }) => kind === 'barred').length
    expect([wounded(3), wounded(0)]).toEqual([0, 1])
  })
})

describe('clocks', () => {
  test('a round in which he did nothing does not steady his aim', () => {
    const good = (aimed: number, aimedOnly: boolean) =>
      the(
        alone(
          ready(facing(man(['sling']), man(), {}, { distance: 60 }), (s) => {
            Object.assign(the(s, 'ann'), { aimed, aimedOnly, aimingAt: 'bob', ...during({ aimed: 1 }) })
          }),
          '',
          (ctx, s) => beginRound(ctx, s),
        ).state,
        'ann',
      )
    expect(good(1, true)).toMatchObject({ lasting: [{ kind: 'aimed', left: 1 }], aimingAt: 'bob' })
    expect(good(0, true)).toMatchObject({ lasting: [], aimingAt: undefined })
    expect(good(1, false)).toMatchObject({ lasting: [], aimingAt: undefined })
  })
  rule('CFI-END-Out', 'five rounds in which nobody can get at anybody end the fight', () => {
    const idle = (state: State, rounds: number): State => {
      let s = state
      for (let i = 0; i < rounds; i++) {
        for (const f of s.fighters) f.points = 0
        s = acting(s, '').state
      }
      return s
    }
    const rooted = ready(facing(man([], { move: 0 }), man([], { move: 0 }), {}, { distance: 60 }))
    const four = idle(rooted, 4)
    expect([four.stood, cfi.outcome(four)]).toEqual([4, undefined])
    expect(cfi.outcome(idle(four, 1))).toEqual({ won: [], because: 'CFI-END-Out' })
    expect(idle(ready(facing(man([], { move: 0 }), man(), {}, { distance: 60 })), 2).stood).toBe(0)
    const slinger = (change: (s: State) => void = () => {}, scene: object = {}): number => {
      const sides = facing(man(['sling'], { move: 0 }), man([], { move: 0 }), {}, { distance: 60, scene })
      return idle(ready(sides, change), 2).stood
    }
    const lies = (away: number) => (s: State) => void Object.assign(item(s, 'ann', 'sling'), { where: 'ground', away })
    expect([slinger(), slinger(lies(5)), slinger(lies(6))]).toEqual([0, 0, 2])
    expect(slinger((s) => void Object.assign(item(s, 'ann', 'sling'), { where: 'lost' }))).toBe(2)
    // In a gale nobody hits anything.
    expect(slinger(undefined, { wind: 'gale' })).toBe(2)
  })
})

describe('a shot into a crowd', () => {
  const crowd = (picture: string, script: string) =>
    told(
      play(
        cfi,
        ready(
          onMap(man(['short-bow']), man(), picture, {
            sides: { heroes: { ann: man(['short-bow']), eve: man() }, foes: { bob: man(), cid: man(), dan: man() } },
            key: { c: 'cid', d: 'dan', e: 'eve' },
          }),
          (s) => {
            for (const f of s.fighters) if (f.id !== 'ann') f.points = 0
          },
        ),
        `ann turn: attack\nann target: bob\nann attack: 50\n${script}`,
        { otherwise: 'usual' },
      ),
      'strays',
    )[0]?.at
  rule('CFI-CRD-03', 'it hits whoever stands in the way before those beside the target', () => {
    expect(crowd('a...c...be\n.........d', '')).toBe('cid')
    expect(crowd('a..cd...be', 'ann victim: 2')).toBe('dan')
    expect(crowd('a..cd...be', 'ann victim: 1')).toBe('cid')
  })
})
