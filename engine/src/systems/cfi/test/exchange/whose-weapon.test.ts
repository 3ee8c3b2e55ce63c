import { describe, expect, test } from 'vitest'
import { dice } from '../../../../dice/chance.ts'
import { play } from '../../../../kernel/testing/index.ts'
import { splashes } from '../../abilities/acid-blood.ts'
import { areaHits } from '../../body/areas.ts'
import { ROLLS } from '../../body/checks.ts'
import { lowersWard } from '../../body/hands.ts'
import { hurt } from '../../body/wounds.ts'
import { opened } from '../../exchange/declared.ts'
import { disarm } from '../../exchange/effects/weapons.ts'
import { fallsFrom } from '../../ground/falling.ts'
import { arcOf } from '../../ground/reach.ts'
import { cfi } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { acting, alone, clash, during, facing, item, left, man, offered, onMap, ready, the, told } from '../arrange.ts'

const is = (who: string, fields: Partial<Fighter>) => (s: State) => void Object.assign(the(s, who), fields)
const duel = (change?: (s: State) => void, mine: object = man(), his: object = man(), options: object = {}) =>
  ready(facing(mine, his, options), change)

describe('whose it is', () => {
  test('acid is on the striker, for the longer of two splashes, and told of him', () => {
    const splashed = (acid: number) => {
      const s = duel(is('ann', during({ acid })), man(), { like: 'alien' })
      const after = alone(s, 'ann acid rounds: 2\nann location: 10', (ctx, at) => {
        const [attacker, defender] = [the(at, 'ann'), the(at, 'bob')]
        splashes(ctx, at, opened({ attacker, defender, item: item(at, 'ann', 'longsword') }))
      })
      return [left(the(after.state, 'ann'), 'acid'), left(the(after.state, 'bob'), 'acid'), told(after, 'becomes')[0]]
    }
    expect(splashed(0)).toMatchObject([2, 0, { who: 'ann', location: 'chest', turns: 2 }])
    expect(splashed(3).slice(0, 2)).toEqual([3, 0])
  })
  test('a wound is told with who gave it', () => {
    const after = alone(duel(), '', (ctx, s) => void hurt(ctx, the(s, 'ann'), 3, 2, the(s, 'bob')))
    expect(told(after, 'wounded')).toMatchObject([{ who: 'ann', by: 'bob', damage: 2, left: 5 }])
  })
  test('a leap is told of who leaps at whom, and what was won in it happens', () => {
    const s = duel(undefined, man([], { higher: true }))
    const after = acting(
      s,
      'ann turn: leap\nann leap: 5\nbob defend: brawn\nbob brawn: 30\nann effect: disarmOpponent\nbob disarm: 99',
      { steps: 1 },
    )
    expect(told(after, 'attack')).toMatchObject([{ who: 'ann', at: 'bob', how: 'leap' }])
    expect(item(after.state, 'bob', 'longsword').where).toBe('ground')
  })
  test('who evades does so by his own skill and his own weariness', () => {
    const skill = (who: string) =>
      told(
        clash(duel(is(who, { fatigue: 1 })), 'longsword', 'ann attack: 20\nbob defend: evade\nbob evade: 96'),
        'defense',
      )[0]?.skill
    expect([skill('bob'), skill('ann')]).toEqual([34, 50])
  })
  test('who disarms without a weapon has none to make it harder', () => {
    const kept = (roll: number) => {
      const { state } = alone(duel(), `ann disarm: ${roll}`, (ctx, at) => {
        const [attacker, defender] = [the(at, 'ann'), the(at, 'bob')]
        const x = opened({ attacker, defender, item: item(at, 'ann', 'longsword') })
        disarm(ctx, at, { ...x, winner: defender, defenseKept: 1, defenseSkill: 50 })
      })
      return item(state, 'ann', 'longsword').where
    }
    expect([kept(9), kept(10)]).toEqual(['right', 'ground'])
  })
  test('who strikes at a passer lowers what guarded him', () => {
    const s = ready(onMap(man(), man(), 'a......\n.......\n...b...\n.......'), (at) => {
      Object.assign(the(at, 'bob'), {
        delaying: true,
        acted: 1,
        facing: 0,
        ward: { item: 'bob longsword', locations: [3] },
      })
      the(at, 'ann').ward = { item: 'ann longsword', locations: [3] }
    })
    const script =
      'ann turn: move\nbob interrupt: none\nann where: cell 4,1\nbob interrupt: strike\nbob attack: 95\nann defend: none'
    const { state } = acting(s, script, { steps: 1, otherwise: 'usual' })
    expect([the(state, 'bob').ward, the(state, 'ann').ward?.item]).toEqual([undefined, 'ann longsword'])
  })
  test('who lowers the shield he crouched behind stands', () => {
    const stance = (fields: Partial<Fighter>) =>
      the(
        alone(
          duel(is('ann', { ward: { item: 'ann heater', locations: [3] }, ...fields }), man(['heater', 'dagger'])),
          '',
          (ctx, s) => lowersWard(ctx, the(s, 'ann'), item(s, 'ann', 'heater')),
        ).state,
        'ann',
      ).stance
    expect([stance({ stance: 'crouching' }), stance({ stance: 'prone' })]).toEqual(['standing', 'prone'])
  })
  test('facing north one has his back to the south', () => {
    const s = ready(onMap(man(), man(), '...\n.a.\n.b.'), is('ann', { facing: 0 }))
    expect(arcOf(s, the(s, 'ann'), the(s, 'bob'))).toBe('back')
  })
  test('a counter is prepared against who attacked', () => {
    const { asked } = clash(
      duel(),
      'longsword',
      'ann attack: 90\nbob defend: longsword\nbob parry: 20\nbob effect: prepareCounter',
    )
    expect(asked !== undefined && 'choices' in asked && asked.choices[0]?.about).toMatchObject({
      ask: 'prepare',
      at: 'ann',
    })
  })
})

describe('how many', () => {
  test('fire wounds every location it burns, each withstood by itself', () => {
    const s = duel(is('ann', { points: 0 }), man([], { hp: { all: 9, rightLeg: 3, leftArm: 3 } }))
    const script =
      'bob casting: 30\nbob fire: 4\nann turns: 1\nann endurance: 40\nann turns: 2\nann endurance: 41\nann catches fire: 100'
    const after = alone(s, script, (ctx, at) => {
      const toss = ctx.toss(ROLLS.casting, 'bob')
      ctx.read(toss, (roll) => roll, undefined)
      const [by, f] = [the(at, 'bob'), the(at, 'ann')]
      areaHits(ctx, at, {
        by,
        caught: [f],
        chance: dice('fire', 1, 6),
        notation: '1d6',
        name: 'Fire',
        rule: 'CFI-CAST-Fireball',
        armor: 'natural',
        toEdge: () => 11,
        roll: { toss, kept: 0, skill: 60 },
      })
    })
    expect(told(after, 'resisted')).toHaveLength(2)
  })
  test('a fall wounds where it struck, and a wound from it does what wounds do', () => {
    const { state } = alone(duel(), 'ann damage: 6\nann location: 1\nann turns: 2\nann endurance: 99', (ctx, s) =>
      fallsFrom(ctx, s, the(s, 'ann'), 15),
    )
    expect(the(state, 'ann').limbs[0]).toMatchObject({ hp: -1, wound: 'serious', useless: true })
  })
  test('all who would corner him and do not beat him are kept off', () => {
    const sides = { heroes: { ann: man() }, foes: { bob: man(), cid: man() } }
    const kept = (rolls: string, outmaneuverTie = 'keptOff') => {
      const s = ready(
        onMap(man(), man(), '.....\n..b..\n.ca..\n.....', { sides, key: { c: 'cid' }, options: { outmaneuverTie } }),
      )
      const script = `ann turn: outmaneuver\nbob corner: corner\ncid corner: corner\n${rolls}`
      return the(acting(s, script, { steps: 1, otherwise: 'usual' }).state, 'ann').keptOff
    }
    expect(kept('ann evade: 40\nbob evade: 20\ncid evade: 30')).toEqual(['bob', 'cid'])
    expect(kept('ann evade: 40\nbob evade: 45\ncid evade: 60')).toEqual(['cid'])
    expect(kept('ann evade: 60\nbob evade: 45\ncid evade: 60')).toEqual(['cid'])
    expect(kept('ann evade: 60\nbob evade: 61\ncid evade: 45', 'nothing')).toEqual([])
    expect(kept('ann evade: 40\nbob evade: 61\ncid evade: 45', 'nothing')).toEqual(['bob'])
    expect(kept('ann evade: 5\nbob evade: 45\ncid evade: 4')).toEqual(['bob', 'cid'])
  })
  test('everybody with luck to spare is asked at the end of a round', () => {
    const s = ready(facing(man([], { luck: 2 }), man([], { luck: 2 }), {}, { distance: 60 }), (at) => {
      for (const f of at.fighters) f.points = 0
    })
    const { state } = acting(s, 'ann desperate: none\nbob desperate: effort', { steps: 1 })
    expect([the(state, 'ann').points, the(state, 'bob').points]).toEqual([0, 1])
  })
  test('one lands behind who stands in the way, at the last foot a critical could carry him', () => {
    const sides = { heroes: { ann: man([], { things: 3 }), cid: man() }, foes: { bob: man() } }
    const landing = (picture: string, things: number) => {
      const all = { ...sides, heroes: { ...sides.heroes, ann: man([], { things }) } }
      const s = ready(onMap(man(), man(), picture, { sides: all, key: { o: 'pit', c: 'cid' } }))
      return offered(play(cfi, s, 'ann turn: jump'))
    }
    expect(landing('...aoc.....b', 3)).toEqual(['6,0'])
    expect(landing('...aooo....b\nc...........', 3)).toContain('7,0')
    expect(() => landing('...aooo....b\n####......c#', 4)).toThrow(/nothing beside him/)
  })
  test('of the beast’s weapons only those are for a plain attack that are no action of their own', () => {
    const s = duel(undefined, { like: 'dragon', abilities: [] })
    expect(offered(play(cfi, s, 'ann turn: attack'))).toEqual(['bite', 'claw', 'tail'])
  })
  test('who walks away beyond sight without a map is out of the fight', () => {
    const gone = (distance: number) =>
      the(
        acting(ready(facing(man(), man(), {}, { distance })), 'ann turn: move\nann where: away bob', { steps: 1 })
          .state,
        'ann',
      ).condition
    expect([gone(280), gone(281)]).toEqual(['up', 'fled'])
  })
  test('who loses against another may throw again for luck, or leave it', () => {
    const s = duel(
      (at) => {
        at.holds = [
          {
            kind: 'grip',
            by: 'bob',
            on: 'ann',
            location: undefined,
            item: undefined,
            with: '',
            roll: 0,
            skill: 0,
            trips: false,
          },
        ]
      },
      man([], { luck: 1 }),
    )
    const held = (script: string) =>
      acting(s, `ann turn: struggle\nann brawn: 20\nbob brawn: 40\n${script}`, { steps: 1 }).state
    expect([held('ann luck: none').holds.length, the(held('ann luck: none'), 'ann').luck]).toEqual([1, 1])
    expect([
      held('ann luck: again\nann brawn: 45').holds.length,
      the(held('ann luck: again\nann brawn: 45'), 'ann').luck,
    ]).toEqual([0, 0])
  })
})
