import { describe, expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import { toAttackWith } from '../../actions/attacking.ts'
import { gradeOf } from '../../body/difficulty.ts'
import { opened } from '../../exchange/declared.ts'
import { bystanders } from '../../exchange/effects/bystanders.ts'
import { shooting } from '../../exchange/ranged/situations.ts'
import { struckArmor } from '../../exchange/struck-armor.ts'
import { groundOf } from '../../ground/ground.ts'
import { stepsOutOfReach } from '../../ground/places.ts'
import { cfi } from '../../index.ts'
import { releases } from '../../magic/spells.ts'
import type { Fighter, Limb, State } from '../../state/types.ts'
import {
  acting,
  alone,
  clash,
  during,
  facing,
  fought,
  hp,
  item,
  man,
  offered,
  onMap,
  ready,
  the,
  told,
} from '../arrange.ts'

const is = (who: string, fields: Partial<Fighter>) => (s: State) => void Object.assign(the(s, who), fields)
const question = ({ asked }: ReturnType<typeof play>) =>
  asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
const about = (played: ReturnType<typeof play>) => ({ who: question(played)?.who, ...question(played)?.about })
const sized = (siz: number, str = 12) => ({ str, con: 12, siz, dex: 13, int: 12, pow: 12, cha: 12 })

describe('what is asked', () => {
  test('of who comes into contact: a blow at this foe, with any of his weapons', () => {
    const s = ready(
      facing(man(['longsword', 'dagger'], { ready: ['longsword', 'dagger'] }), man(), {}, { distance: 20 }),
    )
    const met = play(cfi, s, 'ann turn: move\nann where: towards bob')
    expect(offered(met)).toEqual(['longsword', 'dagger', 'none'])
    expect([about(met), question(met)?.usual]).toMatchObject([{ who: 'ann', ask: 'strike', at: 'bob' }, 'longsword'])
  })
  test('of who is charged, shot or leaped at: what comes at him', () => {
    const action = (blow: object, weapon = 'longsword') =>
      about(clash(ready(facing(man([weapon]), man())), weapon, 'ann attack: 30', blow))
    expect(action({ charging: true })).toMatchObject({ who: 'bob', at: 'ann', action: 'charge' })
    expect(action({ ranged: true }, 'long-bow')).toMatchObject({ who: 'bob', action: 'shot' })
    expect(action({})).toMatchObject({ who: 'bob', action: 'blow', level: 'success' })
    const leapt = play(cfi, ready(facing(man([], { higher: true }), man())), 'ann turn: leap\nann leap: 30')
    expect(about(leapt)).toMatchObject({ who: 'bob', action: 'leap' })
    const met = play(
      cfi,
      ready(facing(man(), man(), {}, { distance: 30 })),
      'ann turn: charge\nann gait: run\nann weapon: longsword',
    )
    expect(about(met)).toMatchObject({ who: 'bob', ask: 'receive', at: 'ann' })
  })
  test('what may be dropped or parried with is what is in hand', () => {
    const s = ready(
      facing(
        man(['longsword', 'dagger', 'knife'], { ready: ['longsword', 'dagger'] }),
        man(['longsword', 'dagger', 'long-bow']),
      ),
    )
    expect(offered(play(cfi, s, 'ann turn: dropItem'))).toEqual(['longsword', 'dagger', 'none'])
    expect(offered(clash(s, 'longsword', 'ann attack: 30'))).toEqual(['longsword', 'unarmed', 'evade', 'none'])
    const turning = play(cfi, ready(onMap(man(), man(), 'a.b'), is('ann', { facing: 3 })), 'ann turn: turn')
    expect(question(turning)?.usual).toBe('3')
  })
  test('whom to leap at: everybody near enough', () => {
    const sides = { heroes: { ann: man([], { higher: true }) }, foes: { bob: man(), cid: man() } }
    const s = ready(onMap(man(), man(), '.b.\n.ac\n...', { sides, key: { c: 'cid' } }))
    expect(offered(play(cfi, s, 'ann turn: leap'))).toEqual(['bob', 'cid'])
  })
  test('why a weapon is out of reach of everybody', () => {
    const why = (weapon: string) => {
      const s = ready(facing(man([weapon]), man(), {}, { distance: 2000 }))
      const f = the(s, 'ann')
      return toAttackWith.why({ s, f }, { key: '', way: { item: item(s, 'ann', weapon), ranged: true } })?.rule
    }
    expect([why('dagger'), why('long-bow')]).toEqual(['CFI-TRAIT-Thrown', 'CFI-RNG-01'])
  })
  test('luck may be tried again on another’s Turn', () => {
    const s = ready(facing(man(), man([], { luck: 2 })), is('bob', { lucky: true }))
    const struck = play(cfi, s, 'ann turn: attack\nann weapon: longsword\nann attack: 30\nbob defend: none')
    expect(about(struck)).toMatchObject({ who: 'bob', ask: 'luck' })
  })
  test('a halted Turn goes on with what is free in it', () => {
    const mage = man([], { class: 'mage', spells: { magicMissile: 1 }, skills: { arcaneCasting: 60 } })
    const s = ready(facing(mage, man(), {}, { distance: 60 }), (at) => {
      the(at, 'ann').casting = { spell: 'magicMissile', intensity: 1, at: 'bob', left: 0, harder: 0, held: false }
      Object.assign(the(at, 'bob'), { delaying: true, acted: 1 })
    })
    const script = 'ann turn: releaseMagic\nbob interrupt: interrupt\nbob turn: dither\nann casting: 95'
    expect(about(play(cfi, s, script))).toMatchObject({ who: 'ann', ask: 'turn' })
    expect(offered(play(cfi, s, script))).toContain('dither')
  })
})

describe('armor', () => {
  const through = (fields: Partial<Limb>, times: number, script = '') => {
    let left = -1
    alone(
      ready(facing(man(), man()), (s) => void Object.assign(the(s, 'bob').limbs[3] ?? {}, fields)),
      script,
      (ctx, s) => {
        const x = { attacker: the(s, 'ann'), defender: the(s, 'bob'), location: 3 }
        left = struckArmor(ctx, { ...x, chosen: Array.from({ length: times }, () => 'bypassArmor') }, 9)
      },
    )
    return left
  }
  test('worn and grown add up; a gap is in the one there is, in the one he chooses, or in both', () => {
    const both = { natural: 2, worn: 4 }
    expect([through(both, 0), through(both, 2), through({ natural: 12 }, 0)]).toEqual([3, 9, 0])
    expect([through({ natural: 2 }, 1), through({ worn: 4 }, 1)]).toEqual([9, 9])
    expect([through(both, 1, 'ann armor: natural'), through(both, 1, 'ann armor: worn')]).toEqual([5, 7])
  })
  test('the thicker one is the usual', () => {
    const usual = (fields: Partial<Limb>) => {
      const s = ready(facing(man(), man()), (at) => void Object.assign(the(at, 'bob').limbs[3] ?? {}, fields))
      const step = (ctx: Parameters<typeof struckArmor>[0], at: State) =>
        void struckArmor(
          ctx,
          { attacker: the(at, 'ann'), defender: the(at, 'bob'), location: 3, chosen: ['bypassArmor'] },
          9,
        )
      return question(play({ ...cfi, step, outcome: () => undefined }, s, '', { steps: 1 }))?.usual
    }
    expect([usual({ natural: 2, worn: 4 }), usual({ natural: 4, worn: 2 }), usual({ natural: 3, worn: 3 })]).toEqual([
      'worn',
      'natural',
      'worn',
    ])
  })
})

describe('who stands by', () => {
  const beside = (picture: string, ranged: boolean, change: (s: State) => void = () => {}, weapon = 'longsword') => {
    const sides = { heroes: { ann: man([weapon]), eva: man() }, foes: { bob: man(), cid: man(), dan: man() } }
    const s = ready(onMap(man(), man(), picture, { sides, key: { c: 'cid', d: 'dan', e: 'eva' } }), change)
    const x = opened({ attacker: the(s, 'ann'), defender: the(s, 'bob'), item: item(s, 'ann', weapon), ranged })
    return bystanders(s, x).map(({ id }) => id)
  }
  test('a blow: beside the one and in the other’s reach, alive and there', () => {
    expect(beside('.ec.\n.ab.\n...d', false)).toEqual(['eva', 'cid'])
    expect(beside('.ec.\n.ab.\n...d', false, is('cid', { condition: 'dead' }))).toEqual(['eva'])
    expect(beside('.ec.\n.ab.\n...d', false, is('cid', { condition: 'unconscious' }))).toEqual(['eva', 'cid'])
    expect(beside('e...\n.abd\n..c.', false)).toEqual(['cid'])
  })
  test('a shot: in the line of fire', () => {
    expect(beside('.......\na..c..b\ne.....d', true, () => {}, 'long-bow')).toEqual(['cid'])
    const sides = { heroes: { ann: man(['long-bow']) }, foes: { bob: man(), cid: man(), dan: man() } }
    const s = ready({ system: 'cfi', sides, distance: 60 })
    const x = opened({
      attacker: the(s, 'ann'),
      defender: the(s, 'bob'),
      item: item(s, 'ann', 'long-bow'),
      ranged: true,
    })
    expect(bystanders(s, x).map(({ id }) => id)).toEqual(['cid'])
  })
})

describe('the ground', () => {
  test('lets comrades by, is blocked by foes, and is stepped over where somebody lies', () => {
    const sides = { heroes: { ann: man(), eva: man() }, foes: { bob: man() } }
    const passing = (who: string, fields: Partial<Fighter> = {}) => {
      const s = ready(onMap(man(), man(), 'a.e.b', { sides, key: { e: 'eva' } }), is(who, fields))
      return groundOf(s).passing(s, the(s, 'ann'), the(s, who))
    }
    expect([
      passing('eva'),
      passing('bob'),
      passing('bob', { condition: 'unconscious' }),
      passing('eva', { condition: 'dead' }),
    ]).toEqual(['lets by', 'stops', 'stepped over', 'stepped over'])
    expect([passing('bob', { condition: 'fled' }), passing('bob', { aloft: true })]).toEqual([
      'not in the way',
      'not in the way',
    ])
    const s = ready(onMap(man(), man(), 'a...b'))
    const flier = ready(onMap(man([], { abilities: ['incorporeal'] }), man(), 'a...b'))
    expect(groundOf(s).manner?.(s, the(s, 'ann'))).toBeUndefined()
    expect(groundOf(flier).manner?.(flier, the(flier, 'ann'))).toEqual({ overTerrain: true, throughObstacles: true })
    expect([groundOf(s).contact, groundOf(ready(onMap(man(), man(), 'a.b', { cell: 10 }))).contact]).toEqual([5, 10])
  })
  test('out of reach by the fewest squares, if there is room', () => {
    const away = (picture: string, bob: object = man(), ann: object = man()) => {
      const s = ready(onMap(ann, bob, picture))
      return stepsOutOfReach(s, the(s, 'ann'), the(s, 'bob'))?.spent
    }
    const wide = '.......\n.......\n.......\n..ba...\n.......\n.......'
    const spear = man(['longspear'])
    expect([away(wide), away(wide, spear), away(wide, man(), man([], { move: 0 }))]).toEqual([5, 10, undefined])
    expect([away('####\n#ab#\n####'), away('#####\n#.ab#\n#####')]).toEqual([undefined, 5])
    const line = (move: number, bob: object, ann: object) => {
      const s = ready(facing({ ...ann, move }, bob))
      return stepsOutOfReach(s, the(s, 'ann'), the(s, 'bob'))?.spent
    }
    expect([line(20, man(), man()), line(20, spear, man()), line(10, spear, man()), line(5, spear, man())]).toEqual([
      5,
      10,
      10,
      undefined,
    ])
  })
  test('out of his own reach as well, where there is room for it', () => {
    const away = (picture: string) => {
      const s = ready(onMap(man(['longspear']), man(), picture))
      return stepsOutOfReach(s, the(s, 'ann'), the(s, 'bob'))?.spent
    }
    expect([away('ba.......'), away('#ba.#####')]).toEqual([10, 5])
  })
  test('who breaks away goes out of the foe’s reach', () => {
    const s = ready(facing(man(['dagger']), man(['longspear'])), is('bob', { points: 0 }))
    const { events } = acting(s, 'ann turn: changeRange', { steps: 1 })
    expect(told({ events }, 'moved')).toMatchObject([{ to: 'away bob', far: 10 }])
  })
  test('who goes to somebody faces him at last', () => {
    const s = ready(onMap(man(), man(), 'a....\n.....\n....b'), is('ann', { facing: 0 }))
    const { state } = acting(s, 'ann turn: move\nann where: towards bob\nann strike: none', {
      steps: 1,
      otherwise: 'usual',
    })
    expect(the(state, 'ann').facing).toBeGreaterThan(0)
  })
})

describe('a magic shield', () => {
  const shielded = (way: number) => (s: State) =>
    void Object.assign(the(s, 'bob'), { ...during({ shield: 9 }, 1), facing: way })
  test('stops missiles and shots from the front only', () => {
    const mage = man([], { class: 'mage', spells: { magicMissile: 1 }, skills: { arcaneCasting: 60 } })
    const hurt = (way: number, script: string) => {
      const s = ready(onMap(mage, man(), 'a......b.'), shielded(way))
      const { state } = alone(s, `ann casting: 30${script}`, (ctx, at) => {
        the(at, 'ann').casting = { spell: 'magicMissile', intensity: 1, at: 'bob', left: 0, harder: 0, held: false }
        releases(ctx, at, the(at, 'ann'))
      })
      return 7 - hp(state, 'bob', 3)
    }
    expect([hurt(6, ''), hurt(2, '\nann missile: 1\nann location: 10')]).toEqual([0, 2])
    const grade = (way: number, weapon: string) => {
      const s = ready(onMap(man([weapon]), man(), 'a...b.'), shielded(way))
      return gradeOf(s.options, shooting(s, the(s, 'ann'), the(s, 'bob'), item(s, 'ann', weapon)))
    }
    expect([grade(6, 'long-bow'), grade(2, 'long-bow'), grade(6, 'dagger')]).toEqual([
      'formidable',
      'standard',
      'herculean',
    ])
  })
})

describe('what comes of it', () => {
  test('acid splashes where the striker has a place for it', () => {
    const s = ready(facing(man(['great-axe']), { like: 'alien' }), is('bob', { points: 0 }))
    const { state } = fought(
      s,
      'great-axe',
      'ann attack: 30\nann effect: none\nann damage: 4 3\nann location: 12\nann acid rounds: 2\nann location: 20\nbob willpower: 20',
    )
    expect(the(state, 'ann')).toMatchObject({ lasting: [{ kind: 'acid', left: 2, value: 6 }] })
  })
  test('a shot from long range is a Size weaker, and never below the least', () => {
    const s = ready(facing(man(['long-bow', 'dagger'], { ready: ['long-bow'] }), man()))
    const size = (weapon: string, more: Partial<Parameters<typeof opened>[0]> = {}) =>
      opened({ attacker: the(s, 'ann'), defender: the(s, 'bob'), item: item(s, 'ann', weapon), ranged: true, ...more })
        .size
    expect([
      size('long-bow') - size('long-bow', { long: true }),
      size('dagger', { long: true }),
      size('dagger', { ranged: false }),
    ]).toEqual([1, 0, 0])
  })
  test('who rolls up from his dive was never on the ground', () => {
    const s = ready(facing(man(), man()))
    const { events, state } = fought(
      s,
      'longsword',
      'ann attack: 80\nbob defend: evade\nbob evade: 20\nbob effect: arise',
    )
    expect([told({ events }, 'becomes').map(({ what }) => what), the(state, 'bob').stance]).toEqual([[], 'standing'])
    const dived = fought(s, 'longsword', 'ann attack: 80\nbob defend: evade\nbob evade: 20\nbob effect: none')
    expect([told(dived, 'becomes').map(({ what }) => what), told(dived, 'defense')[0]?.rule]).toEqual([
      ['prone'],
      expect.arrayContaining(['CFI-EVD-01']),
    ])
  })
  test('what is struck from a strong hand flies three feet for each point of all its dice', () => {
    const giant = man(['longsword'], { characteristics: sized(40, 40) })
    const s = ready(facing(giant, man()), is('bob', { points: 0 }))
    expect(the(s, 'ann').facts.step).toBe(12)
    const { state } = fought(
      s,
      'longsword',
      'ann attack: 30\nann effect: disarmOpponent\nann damage: 1 1 1\nann location: 1\nbob disarm: 99\nann flung: 3\nann flung: 4',
    )
    expect(item(state, 'bob', 'longsword').away).toBe(21)
  })
  test('a blow at a weapon bashes nobody', () => {
    const s = ready(facing(man(['mace']), man(), { bashDistance: 'parts' }))
    const { events } = fought(
      s,
      'mace',
      'ann attack: 3\nbob defend: longsword\nbob parry: 90\nann effect: bash\nann effect: damageWeapon\nann damage: 4',
    )
    expect(told({ events }, 'pushed')).toEqual([])
  })
})
