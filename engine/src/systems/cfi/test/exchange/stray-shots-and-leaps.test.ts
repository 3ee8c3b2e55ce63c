import { describe, expect, test } from 'vitest'
import { play, rule } from '../../../../kernel/testing/index.ts'
import { shot } from '../../exchange/ranged/shooting.ts'
import { visible } from '../../ground/sight.ts'
import { cfi } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { acting, alone, during, facing, hp, item, man, offered, onMap, ready, the, told } from '../arrange.ts'

describe('a shot into a melee', () => {
  const archer = man(['long-bow'])
  const sides = {
    heroes: { ann: archer, eva: man(['longspear']), kay: man() },
    foes: { bob: man(), cid: man(), dan: man(), fay: man() },
  }
  const key = { c: 'cid', d: 'dan', e: 'eva', f: 'fay', k: 'kay' }
  const picture = [
    '..............e.....',
    '....................',
    'a.............bc....',
    '....................',
    '..............d..f.k',
  ].join('\n')
  const melee = (change?: (s: State) => void) => {
    const s = ready(onMap(archer, man(), picture, { sides, key }), change)
    for (const f of s.fighters) if (f.id !== 'ann') f.points = 0
    return s
  }
  const shoots = (s: State, script: string) =>
    alone(s, script, (ctx, at) => shot(ctx, at, the(at, 'ann'), the(at, 'bob'), item(at, 'ann', 'long-bow')))
  const strays = (script: string, change?: (s: State) => void) =>
    told(shoots(melee(change), script), 'strays').map(({ at }) => at)
  const MISS = 'ann attack: 50\n'
  rule('CFI-CRD-03', 'strays to a foe of the target within ten feet of him, or a comrade within five', () => {
    const lands = '\nann damage: 1\nann location: 10'
    expect(strays(`${MISS}ann victim: 1${lands}`)).toEqual(['eva'])
    expect(strays(`${MISS}ann victim: 2${lands}`)).toEqual(['cid'])
    expect(() => strays(`${MISS}ann victim: 3`)).toThrow(/d2/)
    const out = (s: State) => {
      the(s, 'cid').condition = 'unconscious'
    }
    expect(strays(`${MISS}${lands.trim()}`, out)).toEqual(['eva'])
  })
  rule('CFI-CRD-01', 'is Hard, and one that would have missed in any case hits nobody', () => {
    const skill = (s: State) => told(shoots(s, 'ann attack: 61'), 'attack')[0]?.skill
    expect(skill(melee())).toBe(40)
    expect(strays('ann attack: 61')).toEqual([])
    const alone_ = melee((s) => {
      the(s, 'eva').condition = 'unconscious'
    })
    expect(skill(alone_)).toBe(60)
  })
  test('by who is himself in that melee is no shot into it', () => {
    const s = ready(facing(man(['short-bow', 'dagger']), man()), (at) => {
      the(at, 'bob').points = 0
    })
    const close = alone(s, 'ann attack: 99', (ctx, at) =>
      shot(ctx, at, the(at, 'ann'), the(at, 'bob'), item(at, 'ann', 'short-bow')),
    )
    expect(told(close, 'attack')[0]?.skill).toBe(60)
  })
  rule('CFI-CRD-01', 'through somebody in the line of fire is Formidable, and strays to him', () => {
    const line = (change?: (s: State) => void) => {
      const s = ready(
        onMap(archer, man(), 'a....k...b', {
          sides: { heroes: { ann: man(['long-bow']), kay: man() }, foes: { bob: man() } },
          key: { k: 'kay' },
        }),
        change,
      )
      the(s, 'kay').points = 0
      the(s, 'bob').points = 0
      return s
    }
    const through = shoots(line(), 'ann attack: 50\nann damage: 1\nann location: 10')
    expect(told(through, 'attack')[0]?.skill).toBe(30)
    expect(told(through, 'strays').map(({ at }) => at)).toEqual(['kay'])
    const over = shoots(
      line((s) => {
        the(s, 'kay').condition = 'unconscious'
      }),
      'ann attack: 61',
    )
    expect(told(over, 'attack')[0]?.skill).toBe(60)
  })
  test('leaves the bow empty, the aim spent, and a thrown spear where the target stands', () => {
    const s = ready(facing(man(['shortspear']), man(), {}, { distance: 20 }), (at) => {
      Object.assign(the(at, 'ann'), { aimingAt: 'bob', ...during({ aimed: 1 }) })
      the(at, 'bob').points = 0
    })
    const { state } = alone(s, 'ann attack: 95', (ctx, at) =>
      shot(ctx, at, the(at, 'ann'), the(at, 'bob'), item(at, 'ann', 'shortspear')),
    )
    expect(item(state, 'ann', 'shortspear')).toMatchObject({ where: 'ground', away: 20, unloaded: 0 })
    expect(the(state, 'ann')).toMatchObject({ aimingAt: undefined, lasting: [] })
    const after = shoots(melee(), 'ann attack: 61').state
    expect(item(after, 'ann', 'long-bow')).toMatchObject({ where: 'both', unloaded: 2, quick: 0 })
    const quick = shoots(
      melee((at) => {
        item(at, 'ann', 'long-bow').quick = 3
      }),
      'ann attack: 61',
    ).state
    expect(item(quick, 'ann', 'long-bow')).toMatchObject({ unloaded: 0, quick: 0 })
  })
})

test('a wall hides, and without a map nothing does', () => {
  const seen = (picture: string) => {
    const s = ready(onMap(man(), man(), picture))
    return visible(s, the(s, 'ann'), the(s, 'bob'))
  }
  expect([seen('a...b'), seen('a.#.b')]).toEqual([true, false])
  const s = ready(facing(man(), man(), {}, { distance: 600 }))
  expect(visible(s, the(s, 'ann'), the(s, 'bob'))).toBe(true)
})

describe('a leap', () => {
  const cat = (more: object = {}) => man([], { abilities: ['leaper'], ...more })
  const leaps = (script: string, ann: object = cat(), bob: object = man(), is: Partial<Fighter> = {}) => {
    const s = ready(facing(ann, bob), (at) => void Object.assign(the(at, 'bob'), is))
    return acting(s, `ann turn: leap\n${script}`, { steps: 1 })
  }
  const down = ({ state }: ReturnType<typeof leaps>) => [the(state, 'bob').stance, state.holds.length]
  test('that nobody meets is won by a success, and lost by a failure', () => {
    expect(down(leaps('ann leap: 50\nbob defend: none\nann effect: none'))).toEqual(['prone', 1])
    expect(down(leaps('ann leap: 51\nbob defend: none'))).toEqual(['standing', 0])
  })
  test('against Brawn is won by the higher success, and a tie is not', () => {
    const met = (roll: number) => down(leaps(`ann leap: 30\nbob defend: brawn\nbob brawn: ${roll}`))
    expect([met(29), met(30), met(31)].map(([stance]) => stance)).toEqual(['prone', 'standing', 'standing'])
    expect(down(leaps('ann leap: 30\nbob defend: brawn\nbob brawn: 60\nann effect: none'))).toEqual(['prone', 1])
  })
  test('thrown again or swapped by luck', () => {
    const lucky = cat({ luck: 1 })
    const won = (script: string) => down(leaps(`${script}\nbob defend: none\nann effect: none`, lucky))
    expect(won('ann leap: 92\nann luck: swap')).toEqual(['prone', 1])
    expect(won('ann leap: 92\nann luck: again\nann leap: 40')).toEqual(['prone', 1])
    expect(down(leaps('ann leap: 92\nann luck: again\nann leap: 93\nbob defend: none', lucky))).toEqual(['standing', 0])
  })
  rule('CFI-EVD-04', 'who dives from it lies there though he got clear, unless he rolls up again', () => {
    const dived = leaps('ann leap: 60\nbob defend: evade\nbob evade: 30\nbob effect: none')
    expect(down(dived)).toEqual(['prone', 0])
    const up = leaps('ann leap: 60\nbob defend: evade\nbob evade: 30\nbob effect: arise')
    expect(down(up)).toEqual(['standing', 0])
  })
  test('is no matter of Acrobatics on the ground: who tumbles clear stands', () => {
    const nimble = man(['longsword'], { skills: { acrobatics: 50, athletics: 50, brawn: 50, endurance: 50 } })
    expect(
      down(leaps('ann leap: 60\nbob defend: acrobatics\nbob acrobatics: 30\nbob effect: none', cat(), nimble)),
    ).toEqual(['standing', 0])
  })
  rule(
    ['CFI-OPP-Over100', 'CFI-LEAP-01'],
    'what one skill has over a hundred both lose, and the leap is read again',
    () => {
      const met = (athletics: number, brawn: number, roll: number) => {
        const ann = cat({ skills: { athletics, brawn: 50 } })
        const bob = man(['longsword'], { skills: { brawn, athletics: 50, evade: 50, endurance: 50 } })
        const s = ready(facing(ann, bob))
        const open = play(cfi, s, `ann turn: leap\nann leap: ${roll}\nbob defend: brawn\nbob brawn: 15`, { steps: 1 })
        return [told(open, 'defense')[0]?.skill, told(open, 'levels').map(({ who, levels }) => `${who} ${levels}`)]
      }
      expect(met(130, 50, 12)).toEqual([50, []])
      expect(met(130, 50, 10)).toEqual([50, ['ann 1']])
      expect(met(50, 120, 45)).toEqual([120, ['bob 1']])
    },
  )
  rule(['CFI-LUCK-Again', 'CFI-LEAP-01'], 'who fails against it may try his luck', () => {
    const bob = man(['longsword'], { luck: 1 })
    const saved = leaps('ann leap: 30\nbob defend: brawn\nbob brawn: 80\nbob luck: again\nbob brawn: 40', cat(), bob)
    expect([...down(saved), the(saved.state, 'bob').luck]).toEqual(['standing', 0, 0])
    const swapped = leaps('ann leap: 30\nbob defend: brawn\nbob brawn: 94\nbob luck: swap', cat(), bob)
    expect([...down(swapped), the(swapped.state, 'bob').luck]).toEqual(['standing', 0, 0])
  })
  test('a leaper’s claws come with it: the first plain one of its body', () => {
    const ann = { like: 'bear', abilities: ['leaper'] }
    const { state, events } = leaps(
      'ann leap: 40\nbob defend: none\nann effect: none\nann damage: 1 1\nann location: 10',
      ann,
      man([], { natural: { all: 20 } }),
    )
    expect(told({ events }, 'damage').map(({ weapon }) => weapon)).toEqual(['Claw'])
    expect(hp(state, 'bob', 3)).toBe(7)
    const tailed = { like: 'crocodile', abilities: ['leaper'] }
    const bitten = play(
      cfi,
      ready(facing(tailed, man())),
      'ann turn: leap\nann leap: 40\nbob defend: none\nann effect: none\nann damage: 1 1 1',
    )
    expect(told(bitten, 'damage').map(({ weapon }) => weapon)).toEqual(['Bite'])
    expect(offered(bitten)).toEqual([])
  })
})
