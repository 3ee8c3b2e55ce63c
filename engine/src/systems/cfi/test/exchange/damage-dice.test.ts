import { describe, expect, test } from 'vitest'
import { advance } from '../../../../kernel/advance.ts'
import { secret } from '../../../../kernel/secret.ts'
import { play, rule } from '../../../../kernel/testing/index.ts'
import { wingBuffet } from '../../actions/creature-abilities.ts'
import { opened } from '../../exchange/declared.ts'
import { knockback } from '../../exchange/knockback.ts'
import { fallsFrom } from '../../ground/falling.ts'
import { cfi } from '../../index.ts'
import { stunned } from '../../state/clocks.ts'
import { inNotation } from '../../state/damage-dice.ts'
import { reachOf, usable } from '../../state/fighters.ts'
import type { State } from '../../state/types.ts'
import { acting, alone, during, facing, item, man, offered, onMap, ready, the, told } from '../arrange.ts'

const ruled = (s: State, ruling: object): State => {
  const step = advance(cfi, s, [{ ruling, because: 'so it is' }])
  if (step.asked !== undefined) throw new Error('a ruling asks nothing')
  return step.state
}

describe('taken out of the fight by the game master', () => {
  const sides = { heroes: { ann: man(), eva: man() }, foes: { bob: man(), cid: man() } }
  test('all that was between the others stays, and nothing of him', () => {
    const s = ready({ system: 'cfi', sides, distance: 5 }, (at) => {
      const pairs = [
        ['ann', 'bob'],
        ['ann', 'cid'],
        ['cid', 'eva'],
        ['bob', 'eva'],
      ] as const
      const held = { location: 0, item: undefined, roll: 30, skill: 60, trips: false } as const
      at.holds = pairs.map(([by, on]) => ({ kind: 'grip', by, on, with: `${by} unarmed`, ...held }))
      at.impaled = pairs.map(([by, on]) => ({ by, on, item: `${by} longsword`, location: 0, size: 'small' }))
      at.favors = ['ann', 'bob', 'eva'].map((who) => ({ who, grade: 'hard', until: 9, because: 'luck' }))
      const eva = the(at, 'eva')
      eva.keptOff = ['bob', 'cid', 'dan']
      eva.terrified = ['bob', 'cid', 'dan']
      eva.counters = ['bob', 'cid', 'dan'].map((against) => secret(['eva'], { against, effect: 'bleed' }))
      Object.assign(eva, { aimingAt: 'bob', aimed: 2 })
      Object.assign(the(at, 'ann'), { aimingAt: 'cid', aimed: 2 })
      const spell = { spell: 'magicMissile', intensity: 1, left: 1, harder: 0, held: false } as const
      eva.casting = { ...spell, at: 'cid' }
      the(at, 'ann').casting = { ...spell, at: 'bob' }
    })
    const left = ruled(s, { do: 'remove', who: 'bob' })
    const others = ['ann cid', 'cid eva']
    expect(left.holds.map(({ by, on }) => `${by} ${on}`)).toEqual(others)
    expect(left.impaled.map(({ by, on }) => `${by} ${on}`)).toEqual(others)
    expect(left.favors.map(({ who }) => who)).toEqual(['ann', 'eva'])
    const eva = the(left, 'eva')
    expect([eva.keptOff, eva.terrified, eva.counters.map(({ is }) => is.against)]).toEqual([
      ['cid', 'dan'],
      ['cid', 'dan'],
      ['cid', 'dan'],
    ])
    expect([eva.aimingAt, eva.aimed, the(left, 'ann').aimingAt, the(left, 'ann').aimed]).toEqual([
      undefined,
      0,
      'cid',
      2,
    ])
    expect([eva.casting?.at, the(left, 'ann').casting]).toEqual(['cid', undefined])
  })
  test('a location given Hit Points again is whole, unless it is gone', () => {
    const healed = (to: number, severed: boolean) => {
      const s = ready(facing(man(), man()), (at) => {
        Object.assign(the(at, 'bob').limbs[0] ?? {}, { hp: -3, wound: 'serious', useless: true, severed })
      })
      const { hp, wound, useless } = the(ruled(s, { do: 'hit points', who: 'bob', location: 'rightLeg', to }), 'bob')
        .limbs[0] ?? { hp: 0, wound: 'none', useless: false }
      return [hp, wound, useless]
    }
    expect(healed(1, false)).toEqual([1, 'none', false])
    expect(healed(0, false)).toEqual([0, 'serious', true])
    expect(healed(1, true)).toEqual([1, 'serious', true])
  })
})

describe('so many feet', () => {
  test('a very long weapon reaches ten, others five, on wide squares one of them', () => {
    const s = ready(facing(man(['pike'], { ready: ['pike'] }), man(), {}, { distance: 10 }))
    expect([reachOf(s, item(s, 'ann', 'pike')), reachOf(s, item(s, 'bob', 'longsword'))]).toEqual([10, 5])
    const wide = ready(onMap(man(['pike'], { ready: ['pike'] }), man(), 'a..b', { cell: 10 }))
    expect([reachOf(wide, item(wide, 'ann', 'pike')), reachOf(wide, item(wide, 'bob', 'longsword'))]).toEqual([10, 10])
    const equal = ready(facing(man(['pike'], { ready: ['pike'] }), man(), { reach: 'equal' }))
    expect(reachOf(equal, item(equal, 'ann', 'pike'))).toBe(5)
  })
  test('a wing buffets all within ten', () => {
    const refused = (distance: number) => {
      const s = ready(facing({ like: 'red-dragon' }, man(), {}, { distance }))
      return wingBuffet.refuse(s, the(s, 'ann'))
    }
    expect([refused(10), refused(11)?.rule]).toEqual([undefined, 'CFI-ABL-WingBuffet'])
  })
})

describe('damage as people write it', () => {
  test('dice that are full are added up, and what is left is thrown', () => {
    const step = the(ready(facing(man(), man())), 'ann').facts.step
    const words = (damage: string, maximized: number) => inNotation(damage, step, maximized)
    expect([words('2d6', 0), words('2d6', 1), words('2d6', 2), words('1d8+1', 0), words('1d8+1', 1)]).toEqual([
      '2d6',
      '1d6+6',
      '12',
      '1d8+1',
      '9',
    ])
    expect(words('1d8', 3)).toBe('8')
  })
})

describe('a fall', () => {
  rule(['CFI-FALL-Dice', 'CFI-SKL-Acrobatics'], 'is told as half where he lands well', () => {
    const fell = (roll: number) =>
      told(
        alone(
          ready(facing(man([], { skills: { acrobatics: 50, endurance: 90 } }), man())),
          `ann acrobatics: ${roll}\nann damage: 3\nann location: 1`,
          (ctx, s) => fallsFrom(ctx, s, the(s, 'ann'), 15),
        ),
        'damage',
      ).map(({ rule: cited, rolled, dice }) => [cited, rolled, dice])
    expect(fell(50)).toEqual([[['CFI-FALL-Dice', 'CFI-SKL-Acrobatics'], 2, 'half of 1d6']])
    expect(fell(51)).toEqual([['CFI-FALL-Dice', 3, '1d6']])
  })
})

describe('natural weapons', () => {
  test('a bite or teeth need a sound head, a tail its tail, claws nothing', () => {
    const serves = (like: string, part: string) => {
      const s = ready(facing({ like }, man()), (at) => {
        const ann = the(at, 'ann')
        ann.facts.body.locations.forEach((place, i) => {
          if (place.part === part) stunned(ann, i, 1)
        })
      })
      const ann = the(s, 'ann')
      return ann.items.flatMap((each) => (usable(s, ann, each) ? [] : [each.weapon.id]))
    }
    expect(serves('wolf', 'head')).toContain('bite')
    expect(serves('troll', 'head')).toContain('teeth')
    expect(serves('red-dragon', 'head')).toContain('teeth')
    expect(serves('red-dragon', 'tail')).toContain('tail')
    expect(serves('red-dragon', 'tail')).not.toContain('teeth')
    expect(serves('red-dragon', 'head')).not.toContain('tail')
    expect(serves('wolf', 'leg')).not.toContain('bite')
  })
})

describe('loading', () => {
  rule('CFI-TRAIT-Clip', 'a clip is full only when the last Turn of loading is done', () => {
    const clip = (unloaded: number) => {
      const s = ready(facing(man(['repeating-crossbow']), man(), {}, { distance: 60 }), (at) => {
        Object.assign(item(at, 'ann', 'repeating-crossbow'), { unloaded, clip: 0 })
      })
      const { state } = acting(s, 'ann turn: ready\nann ready: load repeating-crossbow', { steps: 1 })
      return item(state, 'ann', 'repeating-crossbow').clip > 0
    }
    expect([clip(2), clip(1)]).toEqual([false, true])
  })
})

describe('who is dead', () => {
  test('is thrust nowhere', () => {
    const thrust = (condition: 'up' | 'dead') => {
      const s = ready(facing(man(), man()), (at) => {
        the(at, 'bob').condition = condition
      })
      const script = condition === 'up' ? 'bob athletics: 20' : ''
      return told(
        alone(s, script, (ctx, at) => {
          const [attacker, defender] = [the(at, 'ann'), the(at, 'bob')]
          knockback(ctx, at, { ...opened({ attacker, defender, item: item(at, 'ann', 'longsword') }), rolled: 14 })
        }),
        'pushed',
      ).length
    }
    expect([thrust('up'), thrust('dead')]).toEqual([1, 0])
  })
})

describe('outmaneuvering', () => {
  rule('CFI-OUT-02', 'who rolls as much as the maneuverer has not beaten him', () => {
    const sides = { heroes: { ann: man() }, foes: { bob: man(), cid: man() } }
    const s = ready(onMap(man(), man(), '.....\n..b..\n.ca..\n.....', { sides, key: { c: 'cid' } }))
    const kept = (bob: number) =>
      the(
        acting(s, `ann turn: outmaneuver\nbob corner: corner\ncid corner: none\nann evade: 30\nbob evade: ${bob}`, {
          steps: 1,
          otherwise: 'usual',
        }).state,
        'ann',
      ).keptOff
    expect([kept(29), kept(30), kept(31)]).toEqual([['bob', 'cid'], ['bob', 'cid'], ['cid']])
  })
})

test('a Dispel is kept by who means it for himself, and let go by who means it for a foe', () => {
  const usual = (at: string) => {
    const mage = man([], { class: 'mage', spells: { dispel: 3 }, skills: { arcaneCasting: 60 } })
    const s = ready(facing(mage, man(), {}, { distance: 60 }), (state) => {
      the(state, 'ann').casting = { spell: 'dispel', intensity: 3, at, left: 1, harder: 0, held: false }
      Object.assign(the(state, 'bob'), during({ shield: 9 }, 1))
    })
    const { asked } = play(cfi, s, 'ann turn: castMagic')
    expect(offered(play(cfi, s, 'ann turn: castMagic'))).toEqual(['now', 'keep'])
    return asked !== undefined && 'choices' in asked ? asked.choices[0]?.usual : undefined
  }
  expect([usual('ann'), usual('bob')]).toEqual(['keep', 'now'])
})
