import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { ATTACK } from '../../body/checks.ts'
import { opened } from '../../exchange/declared.ts'
import {
  canRiposte,
  overextend,
  pinnable,
  pinWeapon,
  regainFooting,
  riposteNext,
  slipFree,
} from '../../exchange/manoeuvres/defensive.ts'
import { rangeChangeable, weaponsInPlay } from '../../exchange/manoeuvres/exchange-won.ts'
import { bashable, grippable } from '../../exchange/manoeuvres/offensive.ts'
import { damageable, disarmable } from '../../exchange/manoeuvres/weapons.ts'
import { holding } from '../../ground/holds.ts'
import type { Ctx, Exchange, Fighter, Item, State } from '../../state/types.ts'
import { alone, arranged, being, facing, the } from '../arrange.ts'
import { CHEST, clash, duel, fought, hp, item, man, offered, RIGHT_ARM, RIGHT_LEG, spent, told } from '../clash.ts'

const sword = man(['war-sword'])

/** An exchange in which Ann has struck at Bob, who parried with his sword or did nothing. */
function exchange(
  ctx: Ctx,
  s: State,
  more: Partial<Exchange> & { readonly with?: string; readonly parriedWith?: string } = {},
): Exchange {
  const guard = more.parriedWith === undefined ? undefined : item(s, 'bob', more.parriedWith)
  const apart = { ...more, guard, defence: guard === undefined ? more.defence : 'parry' } as const
  const x = opened(
    the(s, 'ann'),
    the(s, 'bob'),
    item(s, 'ann', more.with ?? 'war-sword'),
    ctx.toss(ATTACK, 'ann'),
    apart,
  )
  return Object.assign(x, { winner: more.winner, chosen: more.chosen ?? [], through: more.through ?? 0 })
}
/** What holds of such an exchange. */
function holds<T>(state: State, more: Parameters<typeof exchange>[2], of: (s: State, x: Exchange, ctx: Ctx) => T): T {
  const found: T[] = []
  alone(state, 'ann attack: 30', (ctx, s) => {
    found.push(of(s, exchange(ctx, s, { ...more, ...(more?.winner && { winner: the(s, more.winner.id) }) }), ctx))
  })
  const [only] = found
  if (only === undefined) throw new Error('nothing was found')
  return only
}

describe('who may answer a blow', () => {
  const may = (
    fields: Partial<Fighter>,
    more: Parameters<typeof exchange>[2] = { parriedWith: 'war-sword' },
    options: object = {},
  ) => holds(duel(sword, sword, being('bob', fields), options), more, canRiposte)

  test('he who parried, has a Combat Action left and nothing that keeps him from it', () => {
    expect(may({})).toBe(true)
    expect(may({}, { defence: 'evade' })).toBe(false)
    expect(may({ actions: 1 })).toBe(true)
    const casting = { spell: 'heal', magnitude: 3, at: 'bob', on: undefined, left: 1 } as const
    const kept = [{ actions: 0 }, { noAttack: 1 }, { shaken: 1 }, { staggered: 1 }, { surprised: 1 }, { casting }]
    expect(kept.map((fields) => may(fields))).toEqual(kept.map(() => false))
    expect(may({ surprised: 2 })).toBe(true)
    const blocked = holds(
      duel(sword, sword, being('ann', { outmanoeuvred: ['bob'] })),
      { parriedWith: 'war-sword' },
      canRiposte,
    )
    expect([blocked, may({ outmanoeuvred: ['ann'] })]).toEqual([false, true])
  })

  test('with what is in his hands or parried, and is not braced, useless or too short', () => {
    expect(may({ committed: 'bob war-sword' })).toBe(false)
    const lamed = duel(sword, sword, (s) => void Object.assign(the(s, 'bob').limbs[RIGHT_ARM] ?? {}, { useless: true }))
    expect(holds(lamed, { parriedWith: 'war-sword' }, canRiposte)).toBe(false)
    const bow = duel(sword, man(['short-bow']))
    expect(holds(bow, { parriedWith: 'unarmed' }, canRiposte)).toBe(true)
    expect(holds(bow, { defence: 'parry' }, canRiposte)).toBe(false)
    const knife = (options: object) =>
      holds(
        duel(man(['longspear']), man(['dagger']), undefined, options),
        { with: 'longspear', parriedWith: 'dagger' },
        canRiposte,
      )
    expect([knife({}), knife({ reach: true })]).toEqual([true, false])
  })

  rule('LEG-MAN-Riposte', 'of two he says with which; nobody answers who is down, nor one who is', () => {
    const riposte = (script: string, change?: (s: State) => void) =>
      alone(duel(sword, man(['war-sword', 'dagger']), change), `ann attack: 30\n${script}`, (ctx, s) =>
        riposteNext(ctx, s, exchange(ctx, s, { parriedWith: 'war-sword' })),
      )
    const played = riposte('bob riposte with: dagger')
    expect(played.state.next).toEqual([{ kind: 'riposte', who: 'bob', at: 'ann', item: 'bob dagger' }])
    expect(told(played, 'ripostes')).toMatchObject([{ who: 'bob', at: 'ann', weapon: 'Dagger' }])
    for (const who of ['ann', 'bob'])
      expect(riposte('', being(who, { condition: 'unconscious' })).state.next).toEqual([])
  })
})

describe('what is won', () => {
  test('to overextend him costs him a turn for each time, beyond those he has lost', () => {
    const { state } = alone(duel(sword, sword, being('ann', { noAttack: 1 })), 'ann attack: 30', (ctx, s) =>
      overextend(ctx, s, exchange(ctx, s, { chosen: ['overextendOpponent', 'standFast', 'overextendOpponent'] })),
    )
    expect([the(state, 'ann').noAttack, the(state, 'bob').noAttack]).toEqual([3, 0])
  })

  rule('LEG-MAN-RegainFooting', 'who is out of it does not rise', () => {
    const up = (fields: Partial<Fighter>) =>
      the(
        alone(duel(sword, sword, being('bob', { stance: 'prone', ...fields })), 'ann attack: 30', (ctx, s) =>
          regainFooting(ctx, s, exchange(ctx, s)),
        ).state,
        'bob',
      ).stance
    expect([up({}), up({ condition: 'unconscious' })]).toEqual(['standing', 'prone'])
  })

  rule('LEG-MAN-SlipFree', 'of what holds him, and not of a grapple or of what holds another', () => {
    const state = duel(man(['net']), sword, (s) => {
      const net = item(s, 'ann', 'net')
      s.holds = [
        holding('grapple', the(s, 'ann'), the(s, 'bob'), net, { location: CHEST }),
        holding('entangle', the(s, 'bob'), the(s, 'ann'), item(s, 'bob', 'war-sword'), { location: CHEST }),
        holding('entangle', the(s, 'ann'), the(s, 'bob'), net, { location: RIGHT_LEG }),
      ]
    })
    const { state: after } = alone(state, 'ann attack: 30', (ctx, s) =>
      slipFree(ctx, s, exchange(ctx, s, { with: 'net' })),
    )
    expect(after.holds.map(({ kind, on }) => `${kind} ${on}`)).toEqual(['grapple bob', 'entangle ann'])
  })

  rule(
    'LEG-MAN-PinWeapon',
    'what struck is pinned by what parried it; a limb is not, and nobody pins one who is down',
    () => {
      expect(holds(duel(sword, sword), { parriedWith: 'war-sword' }, pinnable)).toBe(true)
      expect(holds(duel(sword, sword), {}, pinnable)).toBe(false)
      expect(holds(duel(sword, sword), { with: 'unarmed', parriedWith: 'war-sword' }, pinnable)).toBe(false)
      const pinned = (winner: 'ann' | 'bob', change?: (s: State) => void) =>
        alone(duel(sword, sword, change), 'ann attack: 30', (ctx, s) =>
          pinWeapon(ctx, s, exchange(ctx, s, { parriedWith: 'war-sword', winner: the(s, winner) })),
        ).state.holds
      expect(pinned('bob')).toMatchObject([
        { kind: 'pin', by: 'bob', on: 'ann', item: 'ann war-sword', with: 'bob war-sword', work: 0 },
      ])
      expect(pinned('ann')).toMatchObject([
        { kind: 'pin', by: 'ann', on: 'bob', item: 'bob war-sword', with: 'ann war-sword', work: 2 },
      ])
      expect(pinned('ann', being('bob', { allotted: 0 }))).toMatchObject([{ work: 1 }])
      expect(pinned('bob', being('ann', { condition: 'unconscious' }))).toEqual([])
      expect(pinned('ann', being('ann', { condition: 'unconscious' }))).toHaveLength(1)
    },
  )

  const sized = (field: 'siz' | 'str', value: number) => {
    const characteristics = { str: 12, con: 12, siz: 13, int: 12, pow: 12, dex: 12, cha: 12, [field]: value }
    return man(['war-sword'], { characteristics })
  }
  test('nobody bashes one of more than twice his size, or disarms one of more than twice his strength', () => {
    const bash = (siz: number) => holds(duel(sword, sized('siz', siz)), {}, bashable)
    expect([bash(26), bash(27)]).toEqual([true, false])
    expect(holds(duel(man(['net']), sword), { with: 'net' }, bashable)).toBe(
      the(duel(man(['net']), sword), 'ann').items[0]?.weapon.damage !== null,
    )
    const disarm = (str: number) => {
      const state = duel(sword, sized('str', str))
      return holds(state, { parriedWith: 'war-sword', winner: the(state, 'ann') }, disarmable)
    }
    expect([disarm(24), disarm(25)]).toEqual([true, false])
    const state = duel(sword, sword)
    expect(holds(state, { parriedWith: 'war-sword', winner: the(state, 'bob') }, disarmable)).toBe(true)
    expect(holds(state, { defence: 'evade', winner: the(state, 'bob') }, disarmable)).toBe(false)
    expect(holds(state, { parriedWith: 'war-sword' }, disarmable)).toBe(false)
    expect(holds(duel(sword, man(['unarmed'])), { winner: the(state, 'ann') }, disarmable)).toBe(false)
  })

  test('the weapons he can get at: what met his own, any in hand if none did, and what has him in its toils', () => {
    const bob = man(['war-sword', 'dagger'])
    const play = (state: State, more: Parameters<typeof exchange>[2], natural = false) =>
      holds(state, more, (s, x) => weaponsInPlay(s, x, natural).map(({ id }: Item) => id))
    const state = duel(sword, bob)
    const [ann] = [the(state, 'ann')]
    expect(play(state, { parriedWith: 'dagger', winner: ann })).toEqual(['bob dagger'])
    expect(play(state, { winner: ann })).toEqual(['bob war-sword', 'bob dagger'])
    expect(play(state, { parriedWith: 'unarmed', winner: ann })).toEqual([])
    expect(play(state, { parriedWith: 'unarmed', winner: ann }, true)).toEqual(['bob unarmed'])
    expect(play(state, { parriedWith: 'dagger', winner: the(state, 'bob') })).toEqual(['ann war-sword'])
    const netted = (on: string, kind: 'entangle' | 'pin') =>
      duel(sword, man(['net', 'dagger']), (s) => {
        s.holds = [holding(kind, the(s, 'bob'), the(s, on), item(s, 'bob', 'net'), { location: CHEST })]
      })
    expect(play(netted('ann', 'entangle'), { parriedWith: 'dagger', winner: ann })).toEqual(['bob net', 'bob dagger'])
    expect(play(netted('bob', 'entangle'), { parriedWith: 'dagger', winner: ann })).toEqual(['bob dagger'])
    expect(play(netted('ann', 'pin'), { parriedWith: 'dagger', winner: ann })).toEqual(['bob dagger'])
    expect(holds(state, { parriedWith: 'dagger', winner: ann }, damageable)).toBe(true)
    expect(holds(state, { defence: 'evade', winner: the(state, 'bob') }, damageable)).toBe(false)
  })

  test('who lies, or is held by the leg or the body, changes no range; who is gripped does', () => {
    const free = (fields: Partial<Fighter>, kind?: 'grip' | 'grapple' | 'entangle', location = CHEST, on = 'ann') => {
      const state = duel(sword, sword, (s) => {
        Object.assign(the(s, 'ann'), fields)
        if (kind !== undefined)
          s.holds = [
            holding(kind, the(s, on === 'ann' ? 'bob' : 'ann'), the(s, on), item(s, 'bob', 'unarmed'), { location }),
          ]
      })
      return holds(state, { winner: the(state, 'ann') }, rangeChangeable)
    }
    expect([free({}), free({ stance: 'prone' })]).toEqual([true, false])
    expect([
      free({}, 'grip'),
      free({}, 'grapple'),
      free({}, 'entangle', RIGHT_LEG),
      free({}, 'entangle', RIGHT_ARM),
    ]).toEqual([true, false, false, true])
    expect(free({}, 'grapple', CHEST, 'bob')).toBe(true)
    expect(holds(duel(sword, sword), {}, rangeChangeable)).toBe(false)
  })

  rule('LEG-MAN-Grip', 'it takes an empty hand and something not yet gripped', () => {
    const bare = man(['unarmed'])
    const grips = (ann: object, change?: (s: State) => void) =>
      holds(duel(ann, sword, change), { with: 'unarmed' }, grippable)
    expect([grips(bare), grips(man(['great-sword']))]).toEqual([true, false])
    const gripped = (by: string) => (s: State) => {
      s.holds = [holding('grip', the(s, by), the(s, 'bob'), item(s, 'ann', 'unarmed'), { item: 'bob war-sword' })]
    }
    expect([grips(bare, gripped('ann')), grips(bare, gripped('bob'))]).toEqual([false, true])
    expect(holds(duel(sword, sword), {}, grippable)).toBe(false)
    const grip = clash(
      duel(bare, sword, spent),
      'unarmed',
      'ann attack: 30\nann manoeuvre: grip\nann unarmed: damage\nann damage: 1\nann hit location: 10',
    )
    expect(grip.state.holds).toMatchObject([{ kind: 'grip', by: 'ann', on: 'bob', item: 'bob war-sword' }])
  })
})

describe('what follows a blow', () => {
  rule('LEG-MAN-Bleed', 'the dead do not bleed, and their slayer’s end changes nothing', () => {
    const cut = (change?: (s: State) => void, script = '') =>
      fought(
        duel(sword, sword, (s) => {
          spent(s)
          change?.(s)
        }),
        'war-sword',
        `ann attack: 30\nann manoeuvre: bleed\nann damage: 5\nann hit location: 10\n${script}`,
      )
    expect(the(cut(undefined, 'bob bleed: 95').state, 'bob').bleeding).toEqual([CHEST])
    expect(the(cut(undefined, 'bob bleed: 45').state, 'bob').bleeding).toEqual([])
    const worn = cut((s) => void Object.assign(the(s, 'bob').limbs[CHEST] ?? {}, { worn: 9 }))
    expect(the(worn.state, 'bob').bleeding).toEqual([])
    expect(hp(worn.state, 'bob', CHEST)).toBe(7)
    const slain = cut((s) => {
      Object.assign(the(s, 'bob'), { facts: { ...the(s, 'bob').facts, wounds: 'underling' }, general: 3 })
    })
    expect(the(slain.state, 'bob')).toMatchObject({ condition: 'dead', bleeding: [] })
  })

  rule(
    'LEG-MAN-StunLocation',
    'a limb is numb, a body staggers, a head is out, for as long as it hurt and no less than before',
    () => {
      const stunned = (place: number, change?: (s: State) => void) => {
        const state = duel(man(['mace']), sword, (s) => {
          spent(s)
          change?.(s)
        })
        return the(
          fought(
            state,
            'mace',
            `ann attack: 30\nann manoeuvre: stunLocation\nann damage: 2\nann hit location: ${place}\nbob stun: 95`,
          ).state,
          'bob',
        )
      }
      expect(stunned(13).limbs[RIGHT_ARM]?.numb).toBe(3)
      expect(
        stunned(13, (s) => void Object.assign(the(s, 'bob').limbs[RIGHT_ARM] ?? {}, { numb: 9 })).limbs[RIGHT_ARM]
          ?.numb,
      ).toBe(9)
      expect(
        stunned(13, (s) => void Object.assign(the(s, 'bob').limbs[RIGHT_ARM] ?? {}, { numb: -1 })).limbs[RIGHT_ARM]
          ?.numb,
      ).toBe(-1)
      expect([stunned(10).staggered, stunned(10, being('bob', { staggered: 5 })).staggered]).toEqual([2, 5])
      expect(stunned(19)).toMatchObject({ condition: 'unconscious', unconsciousFor: 3 })
      const spared = fought(
        duel(man(['mace']), sword, spent),
        'mace',
        'ann attack: 30\nann manoeuvre: stunLocation\nann damage: 2\nann hit location: 10\nbob stun: 45',
      )
      expect(the(spared.state, 'bob').staggered).toBe(0)
    },
  )

  rule('LEG-MAN-Bash', 'against a wall he may fall, in the open he does not', () => {
    const bashed = (fields: Partial<Fighter>, script = '') =>
      fought(
        duel(sword, sword, (s) => {
          spent(s)
          Object.assign(the(s, 'bob'), fields)
        }),
        'war-sword',
        `ann attack: 30\nann manoeuvre: bashOpponent\nann damage: 5\nann hit location: 10\n${script}`,
      )
    expect(told(bashed({}), 'shoved')).toMatchObject([{ who: 'bob', at: 'ann', metres: 1 }])
    expect(the(bashed({ cornered: true }, 'bob athletics: 31').state, 'bob').stance).toBe('prone')
    expect(the(bashed({ cornered: true }, 'bob athletics: 30').state, 'bob').stance).toBe('standing')
    expect(told(bashed({ cornered: true, stance: 'prone' }), 'keptFeet')).toEqual([])
  })

  test('what is offered names the foe it is done to', () => {
    const crowd = arranged(facing({ ann: sword }, { bob: sword, cid: sword }), (s) => {
      s.where = { bands: spaced(['ann', 'bob', 'cid'], [1, 1, 1]) }
      spent(s)
    })
    const { asked } = clash(crowd, 'war-sword', 'ann attack: 30')
    expect(asked).toMatchObject({
      choices: [{ who: 'ann', about: { ask: 'manoeuvre', at: 'bob', level: 'success', left: 1 } }],
    })
    expect(offered(clash(crowd, 'war-sword', 'ann attack: 30'))).toContain('none')
  })
})
