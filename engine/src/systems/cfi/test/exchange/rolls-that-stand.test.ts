import { describe, expect, test } from 'vitest'
import { play, rule } from '../../../../kernel/testing/index.ts'
import { faceOf, opposedTest, opposes, passes, ROLLS, reckoned, tested, withstands } from '../../body/checks.ts'
import { canReact } from '../../body/conditions.ts'
import { bearing } from '../../body/difficulty.ts'
import { exchange } from '../../exchange/attack.ts'
import { opened } from '../../exchange/declared.ts'
import { toDefend, unfitToParry } from '../../exchange/defence.ts'
import { cfi } from '../../index.ts'
import type { Ctx, Exchange, Fighter, State } from '../../state/types.ts'
import { alone, clash, during, facing, fought, item, man, offered, onMap, ready, the, told } from '../arrange.ts'

const asker = ({ asked }: { readonly asked?: unknown }) =>
  typeof asked === 'object' && asked !== null && 'choices' in asked && Array.isArray(asked.choices)
    ? `${asked.choices[0]?.who} ${asked.choices[0]?.about.ask}`
    : undefined
const duel = (ann: object, bob: object, options: object = {}, change?: (s: State) => void) =>
  ready(facing(ann, bob, options), change)
const unseen = (s: State) => void Object.assign(the(s, 'bob'), { points: 0 })

/** The exchange as it stands at the end of a script. */
function struck(s: State, weapon: string, script: string): Exchange {
  let x: Exchange | undefined
  alone(s, script, (ctx, at) => {
    x = exchange(ctx, at, { attacker: the(at, 'ann'), defender: the(at, 'bob'), item: item(at, 'ann', weapon) })
  })
  if (x === undefined) throw new Error('no blow was struck')
  return x
}

describe('against the helpless', () => {
  const kept = (combat: number, options: object = {}) => {
    const s = duel(man(['longsword'], { combat }), man([], { natural: { all: 40 } }), options, (at) => {
      the(at, 'bob').condition = 'unconscious'
    })
    return struck(s, 'longsword', 'ann effect: none\nann damage: 1\nann location: 10').attackKept
  }
  rule('CFI-CM-Helpless', 'it stands as the best plain success, 95 at most, or the best critical', () => {
    expect([kept(60), kept(95), kept(96), kept(120)]).toEqual([60, 95, 95, 95])
    const critical = { helpless: 'critical' }
    expect([kept(60, critical), kept(61, critical), kept(5, critical)]).toEqual([6, 7, 1])
    expect(kept(0)).toBe(1)
  })
  test('only hand to hand: a shot at who is too weary to move is rolled', () => {
    const s = duel(man(['long-bow']), man(), {}, (at) => {
      the(at, 'bob').fatigue = 7
    })
    expect(told(clash(s, 'long-bow', 'ann attack: 99', { ranged: true }), 'attack')[0]?.roll).toBe(99)
  })
})

describe('a defense declared before the roll', () => {
  const before = { declareDefense: 'before' }
  test('may be a parry with what is in hand, and is asked of nobody who may not defend', () => {
    const s = duel(man(), man(), before)
    expect(offered(clash(s, 'longsword', ''))).toEqual(['longsword', 'unarmed', 'evade', 'none'])
    const undefended = clash(s, 'longsword', 'ann attack: 95', { undefended: true })
    expect(undefended.asked).toBeUndefined()
  })
  test('is bought by no luck: nobody knows yet that it would be needed', () => {
    const s = duel(man(), man([], { luck: 1 }), before, unseen)
    expect(asker(clash(s, 'longsword', ''))).toBeUndefined()
    expect(asker(clash(duel(man(), man([], { luck: 1 }), {}, unseen), 'longsword', 'ann attack: 30'))).toBe(
      'bob desperate',
    )
  })
})

describe('luck against an attack', () => {
  const lucky = man(['longsword'], { luck: 1 })
  rule(
    'CFI-LUCK-Force',
    'a critical is thrown again before he defends, a plain success when nothing stopped it',
    () => {
      expect(asker(clash(duel(man(), lucky), 'longsword', 'ann attack: 5'))).toBe('bob luck')
      expect(asker(clash(duel(man(), lucky), 'longsword', 'ann attack: 30'))).toBe('bob defend')
      const again = clash(
        duel(man(), lucky),
        'longsword',
        'ann attack: 30\nbob defend: none\nbob luck: force\nann attack: 95',
      )
      expect(told(again, 'attack').map(({ roll, level, how }) => `${roll} ${level} ${how}`)).toEqual([
        '30 success melee',
        '95 failure melee',
      ])
    },
  )
  test('a roll swapped to a critical stands until he has defended, and is no longer the swapped one if forced', () => {
    const s = duel(man(['longsword'], { combat: 45, luck: 1 }), lucky)
    const swapped = 'ann attack: 50\nann luck: swap\n'
    expect(asker(clash(s, 'longsword', swapped.trim()))).toBe('bob defend')
    const x = struck(s, 'longsword', `${swapped}bob defend: none\nbob luck: force\nann attack: 90`)
    expect([x.attackKept, x.attackLevel]).toEqual([0, 'failure'])
  })
  test('is told of a shot and of a charge as what they are', () => {
    const how = (blow: { ranged?: boolean; charging?: boolean }, weapon: string) =>
      told(
        clash(
          duel(man([weapon]), lucky, {}, unseen),
          weapon,
          'ann attack: 20\nbob desperate: none\nbob luck: force\nann attack: 95',
          blow,
        ),
        'attack',
      ).at(-1)?.how
    expect([how({ ranged: true }, 'short-bow'), how({ charging: true }, 'longsword'), how({}, 'longsword')]).toEqual([
      'ranged',
      'charge',
      'melee',
    ])
  })
  test('a sweep that stands is not thrown again by the second', () => {
    const sides = {
      heroes: {
        ann: man(['great-axe'], { characteristics: { str: 12, con: 12, siz: 26, dex: 13, int: 12, pow: 12, cha: 12 } }),
      },
      foes: { bob: man(), cid: lucky },
    }
    const s = ready(onMap(man(), man(), '.....\n.b...\n.ac..\n.....', { sides, key: { c: 'cid' } }))
    const swept = play(cfi, s, 'ann turn: sweep\nann attack: 3\nbob defend: none\nann effect: none')
    expect(asker(swept)).toBe('cid defend')
    expect(told(swept, 'attack').map(({ how }) => how)).toEqual(['sweep'])
    const after = play(cfi, s, 'ann turn: sweep\nann attack: 3\nbob defend: none\nann effect: none\ncid defend: none')
    expect(asker(after)).toBe('ann effect')
  })
})

describe('skills over a hundred', () => {
  rule('CFI-OPP-Over100', 'from 101 on both lose, and it is told of the attacker', () => {
    const met = (combat: number) =>
      clash(
        duel(man(['longsword'], { combat }), man()),
        'longsword',
        'ann attack: 30\nbob defend: longsword\nbob parry: 99',
      )
    expect([told(met(100), 'defense')[0]?.skill, told(met(101), 'defense')[0]?.skill]).toEqual([60, 60])
    expect(told(met(101), 'over100')).toMatchObject([{ who: 'ann', at: 'bob', value: -1 }])
  })
  test('a swapped roll is not read again', () => {
    const s = duel(man(['longsword'], { combat: 130, luck: 1 }), man())
    const x = clash(s, 'longsword', 'ann attack: 96\nann luck: swap\nbob defend: longsword\nbob parry: 20')
    expect(told(x, 'levels')).toEqual([])
  })
  test('an attack that cannot be made is none, whatever the parry is worth', () => {
    const s = duel(man(), man(['longsword'], { combat: 120 }), {}, (at) => {
      at.favors = [{ who: 'ann', grade: 'hopeless', until: 9, because: 'a word' }]
    })
    const met = clash(s, 'longsword', 'bob defend: longsword\nbob parry: 50')
    expect(told(met, 'attack')[0]).toMatchObject({ roll: undefined, level: 'failure' })
    expect(asker(met)).toBe('bob effect')
  })
})

describe('the surprised', () => {
  const surprised = (alert: boolean) => (s: State) =>
    void Object.assign(the(s, 'bob'), { ...during({ surprised: 1 }), startled: true, alert })
  rule('CFI-SUR-03', 'the first success wins one effect more, though it was parried as well', () => {
    const s = duel(man(), man(['longsword', 'heater']), {}, surprised(true))
    const met = clash(s, 'longsword', 'ann attack: 30\nbob defend: heater\nbob parry: 20')
    expect([asker(met), told(met, 'levels')]).toMatchObject(['ann effect', [{ who: 'ann', levels: 1 }]])
    const late = ready(
      facing(man(), man(['longsword', 'heater'])),
      (at) => void Object.assign(the(at, 'bob'), { startled: true }),
    )
    expect(told(clash(late, 'longsword', 'ann attack: 30\nbob defend: heater\nbob parry: 20'), 'levels')).toEqual([])
    the(s, 'bob').startled = false
    expect(told(clash(s, 'longsword', 'ann attack: 30\nbob defend: heater\nbob parry: 20'), 'levels')).toEqual([])
  })
  rule(
    ['CFI-SUR-02', 'CFI-ATK-10'],
    'who is not alert is defenseless for that reason, who has no points for another',
    () => {
      const rules = (change: (s: State) => void) =>
        told(clash(duel(man(), man(), {}, change), 'longsword', 'ann attack: 95'), 'undefended').flatMap(
          ({ rule: cited }) => cited,
        )
      expect(rules(surprised(false))).toEqual(['CFI-ATK-10', 'CFI-SUR-02'])
      expect(
        rules((s) => {
          surprised(true)(s)
          unseen(s)
        }),
      ).toEqual(['CFI-ATK-10'])
      expect(rules(unseen)).toEqual(['CFI-ATK-10'])
    },
  )
  test('a shot gone astray wins nothing on him either; what he wins by a better parry is his', () => {
    const stray = (change: (s: State) => void, parry: number) => {
      const s = duel(man(['long-bow']), man(['longsword', 'heater']), {}, change)
      const met = clash(s, 'long-bow', `ann attack: 30\nbob defend: heater\nbob parry: ${parry}`, {
        ranged: true,
        astray: true,
      })
      return asker(met)
    }
    expect(stray(surprised(true), 20)).toBeUndefined()
    expect(stray(() => {}, 5)).toBe('bob effect')
    expect(stray(() => {}, 90)).toBeUndefined()
  })
})

describe('who may react', () => {
  test('who is up and knows what happens', () => {
    const reacts = (is: Partial<Fighter>) => {
      const s = duel(man(), man(), {}, (at) => void Object.assign(the(at, 'bob'), is))
      return canReact(s, the(s, 'bob'))
    }
    expect(reacts({})).toBe(true)
    for (const condition of ['unconscious', 'incapacitated', 'dead', 'fled'] as const)
      expect(reacts({ condition })).toBe(false)
    expect([reacts({ fatigue: 6 }), reacts({ fatigue: 7 }), reacts({ ...during({ frenzy: 1 }) })]).toEqual([
      true,
      false,
      false,
    ])
    expect([
      reacts({ ...during({ surprised: 1 }) }),
      reacts({ ...during({ surprised: 1 }), alert: true }),
      reacts({ ...during({ surprised: 0 }) }),
    ]).toEqual([false, true, true])
  })
  test('with hands and weapons; with a body where it is formidable, or where everybody’s is', () => {
    const s = duel(man(), { like: 'horse' })
    const bob = the(s, 'bob')
    const hoof = item(s, 'bob', 'hoof')
    expect(unfitToParry(s, bob, hoof, false)?.rule).toBe('CFI-ABL-FormidableWeapons')
    const all = duel(man(), { like: 'horse' }, { naturalParry: 'everybody' })
    expect(unfitToParry(all, the(all, 'bob'), item(all, 'bob', 'hoof'), false)).toBeUndefined()
    expect(offered(clash(all, 'longsword', 'ann attack: 30'))).toEqual(['hoof', 'evade', 'none'])
    const nimble = duel(man(), man([], { skills: { acrobatics: 1, evade: 50 } }))
    expect(offered(clash(nimble, 'longsword', 'ann attack: 30'))).toContain('acrobatics')
    const x = {
      ...opened({ attacker: the(s, 'ann'), defender: bob, item: item(s, 'ann', 'longsword') }),
      leaping: true,
    }
    expect(toDefend.named({ s, x }, 'brawn')?.key).toBe('brawn')
  })
})

describe('from behind', () => {
  const behind = (options: object = {}, change: (s: State) => void = () => {}) =>
    ready(onMap(man(), man(), '.ab.', { options }), (s) => {
      the(s, 'bob').facing = 2
      change(s)
    })
  rule('CFI-MIN-EvadeBack', 'unnoticed he neither evades nor falls; a parry needs notice only where so ruled', () => {
    const blow =
      'ann attack: 30\nbob defend: evade\nbob perception: 90\nann effect: none\nann damage: 1\nann location: 10'
    const { state } = fought(behind(), 'longsword', blow)
    expect([the(state, 'bob').stance, the(state, 'bob').points]).toEqual(['standing', 1])
    const parry = 'ann attack: 30\nbob defend: longsword\nbob '
    expect(told(clash(behind(), 'longsword', `${parry}parry: 31`), 'defense')[0]?.skill).toBe(30)
    const both = fought(
      behind({ behind: 'both' }),
      'longsword',
      `${parry}perception: 90\nann effect: none\nann damage: 1\nann location: 10`,
    )
    expect([told(both, 'defense'), told(both, 'damage').length]).toEqual([[], 1])
  })
  test('a leap asks for no Perception', () => {
    const s = ready(onMap(man([], { higher: true }), man(), '.ab.'), (at) => {
      the(at, 'bob').facing = 2
    })
    const leapt = play(cfi, s, 'ann turn: leap\nann leap: 30\nbob defend: evade\nbob evade: 20')
    expect(told(leapt, 'defense')).toMatchObject([{ how: 'evade' }])
    expect(told(leapt, 'defense')[0]?.rule).toContain('CFI-LEAP-01')
  })
  test('Acrobatics gets clear as Evade does, and it is told so', () => {
    const nimble = man(['longsword'], { skills: { acrobatics: 60, evade: 50, endurance: 50 } })
    const dived = clash(duel(man(), nimble), 'longsword', 'ann attack: 50\nbob defend: acrobatics\nbob acrobatics: 5')
    expect(told(dived, 'defense')[0]?.rule).toContain('CFI-EVD-01')
    expect(told(dived, 'levels')[0]?.rule).toContain('CFI-EVD-03')
  })
})

describe('rolls against each other', () => {
  const compared = (fields: Partial<Exchange>, attack: number | undefined, defense: number | undefined) => {
    let result = ''
    const script = [
      attack === undefined ? '' : `ann attack: ${attack}`,
      defense === undefined ? '' : `bob evade: ${defense}`,
    ]
    alone(duel(man(), man()), script.filter(Boolean).join('\n'), (ctx, s) => {
      const x: Exchange = {
        ...opened({ attacker: the(s, 'ann'), defender: the(s, 'bob'), item: item(s, 'ann', 'longsword') }),
        attackSkill: 60,
        defenseSkill: 50,
        ...fields,
        attackToss: attack === undefined ? undefined : ctx.toss(ROLLS.attack, 'ann'),
        defenseToss: defense === undefined ? undefined : ctx.toss(ROLLS.evade, 'bob'),
      }
      result = opposes(ctx, x)
    })
    return result
  }
  test('a kept roll counts as what it was kept for, by level and then by its number', () => {
    const kept = (attackKept: number, defense: number) => compared({ attackKept }, undefined, defense)
    expect([kept(30, 40), kept(30, 20), kept(6, 40), kept(6, 5), kept(30, 60)]).toEqual([
      'wins',
      'loses',
      'loses',
      'loses',
      'loses',
    ])
    expect([kept(70, 60), kept(70, 50), kept(70, 99), kept(99, 60)]).toEqual([
      'stalemate',
      'wins',
      'stalemate',
      'stalemate',
    ])
    expect([compared({ defenseKept: 40 }, 30, 99), compared({ defenseKept: 20 }, 30, 99)]).toEqual(['wins', 'loses'])
    expect(compared({}, 30, undefined)).toBe('loses')
  })
  const tries = (stalemate: string, script: string) => {
    let result = ''
    alone(duel(man(), man(), { stalemate }), script, (ctx, s) => {
      result = opposedTest(ctx, s, the(s, 'ann'), ROLLS.brawn, 50, the(s, 'bob'), ROLLS.brawn, 50)
    })
    return result
  }
  test('where both fail nothing changes, or they try three times in all', () => {
    const fail = 'ann brawn: 90\nbob brawn: 90\n'
    expect(tries('nothing', fail.trim())).toBe('stalemate')
    expect(tries('again', `${fail}${fail}${fail}`.trim())).toBe('stalemate')
    expect(tries('again', `${fail}ann brawn: 20\nbob brawn: 90`)).toBe('wins')
  })
  test('who can make no attempt loses', () => {
    let result = ''
    alone(duel(man(), man()), '', (ctx, s) => {
      result = opposedTest(ctx, s, the(s, 'ann'), ROLLS.brawn, -900, the(s, 'bob'), ROLLS.brawn, 50)
    })
    expect(result).toBe('loses')
  })
  test('a roll that stands is withstood as it was made; where none was, it is withstood', () => {
    const stands = (fields: Partial<Exchange>, winner: 'attack' | 'defense', skill: number, script: string) => {
      let held = false
      alone(duel(man(), man()), script, (ctx, s) => {
        const x: Exchange = {
          ...opened({ attacker: the(s, 'ann'), defender: the(s, 'bob'), item: item(s, 'ann', 'longsword') }),
          attackSkill: 60,
          defenseSkill: 60,
          ...fields,
        }
        held = withstands(ctx, x, the(s, 'bob'), ROLLS.bleed, skill, winner)
      })
      return held
    }
    const kept = { attackKept: 1, defenseKept: 40 }
    expect([stands(kept, 'attack', 50, 'bob bleed: 30'), stands(kept, 'attack', 50, 'bob bleed: 3')]).toEqual([
      false,
      true,
    ])
    expect([stands(kept, 'defense', 50, 'bob bleed: 45'), stands(kept, 'defense', 50, 'bob bleed: 30')]).toEqual([
      true,
      false,
    ])
    expect([stands({}, 'attack', 50, ''), stands(kept, 'attack', -900, '')]).toEqual([true, false])
  })
  test('the face of a roll is what it was kept for, what fell, or none', () => {
    const faced = (act: (ctx: Ctx) => number, script: string) => {
      let found = -1
      alone(duel(man(), man()), script, (ctx) => {
        found = act(ctx)
      })
      return found
    }
    expect(faced((ctx) => faceOf(ctx, undefined, 0), '')).toBe(0)
    expect(faced((ctx) => faceOf(ctx, ctx.toss(ROLLS.attack, 'ann'), 0), 'ann attack: 33')).toBe(33)
    expect(faced((ctx) => faceOf(ctx, ctx.toss(ROLLS.attack, 'ann'), 1), 'ann attack: 33')).toBe(1)
  })
  test('a test nobody opposes is passed or not, and no more of it is told', () => {
    const told_ = (roll: number, luck: number) => {
      let passed = false
      const after = alone(
        duel(man([], { luck }), man()),
        `ann brawn: ${roll}${luck > 0 && roll > 50 ? '\nann luck: none' : ''}`,
        (ctx, s) => {
          passed = passes(
            ctx,
            the(s, 'ann'),
            ROLLS.brawn,
            reckoned(ctx, s, 50, 'Brawn', 'CFI-PRO-Struggle', bearing()),
            'CFI-PRO-Struggle',
          )
        },
      )
      return [passed, told(after, 'test').map(({ level }) => level)]
    }
    for (const luck of [0, 1]) {
      expect(told_(5, luck)).toEqual([true, ['success']])
      expect(told_(50, luck)).toEqual([true, ['success']])
      expect(told_(51, luck)).toEqual([false, ['failure']])
      expect(told_(99, luck)).toEqual([false, ['failure']])
    }
    const swapped = alone(duel(man([], { luck: 1 }), man()), 'ann brawn: 92\nann luck: swap', (ctx, s) => {
      tested(
        ctx,
        the(s, 'ann'),
        ROLLS.brawn,
        reckoned(ctx, s, 50, 'Brawn', 'CFI-PRO-Struggle', bearing()),
        'CFI-PRO-Struggle',
      )
    })
    expect(told(swapped, 'test').map(({ roll, level }) => `${roll} ${level}`)).toEqual(['92 failure', '29 success'])
  })
})
