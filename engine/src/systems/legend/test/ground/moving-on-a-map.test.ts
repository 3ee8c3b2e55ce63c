import { describe, expect } from 'vitest'
import { optionNamed } from '../../../../kernel/offer.ts'
import type { Asked } from '../../../../kernel/session.ts'
import { refusal, rule, type Scenario } from '../../../../kernel/testing/index.ts'
import { legend } from '../../index.ts'
import { metres } from '../../state/standing.ts'
import type { Fighter, State } from '../../state/types.ts'
import { acting, arranged, asking, being, facing, the } from '../arrange.ts'
import { man, offered, told } from '../clash.ts'

const sword = man(['war-sword'])
const drawn = (picture: string, heroes: object, foes: object, key: object, options: object = {}): Scenario => ({
  ...facing(heroes, foes, options, { map: { grid: 'square', cell: 1, picture, key } }),
  distance: undefined,
})
/** Ann and Bob on a map. */
const field = (picture: string, change?: (s: State) => void, options: object = {}, ann: object = sword): State =>
  arranged(
    drawn(picture, { ann }, { bob: sword }, { a: 'ann', b: 'bob', '~': 'difficult', w: 'water' }, options),
    change,
  )
const at = (s: State, who: string): readonly [number, number] => {
  if ('bands' in s.where) throw new RangeError('there is no map')
  const body = s.where.bodies[who]
  return [body?.x ?? -1, body?.y ?? -1]
}

/** Which of these keys the open question takes. */
const accepted = ({ asked }: { readonly asked: Asked | undefined }, ...keys: readonly string[]): readonly string[] => {
  const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
  return keys.filter((key) => choice !== undefined && optionNamed(choice, key) !== undefined)
}

describe('moving on a map', () => {
  rule('LEG-MOV-01', 'he may go to any cell his Movement reaches, round what stands in the way', () => {
    const wall = field('#########\n#a#...b.#\n#.#.....#\n#.......#\n#########')
    const asked = asking(wall, 'ann act: move')
    expect(offered(asked).filter((key) => !key.startsWith('cell'))).toEqual(['towards bob', 'stay'])
    expect(accepted(asked, 'cell 3,1', 'cell 1,2')).toEqual(['cell 3,1', 'cell 1,2'])
    expect(accepted(asked, 'cell 2,1', 'cell 1,1', 'cell 6,1', 'cell 40,1', 'cell 1.5,2', 'away bob')).toEqual([])
    const open = Array.from({ length: 30 }, (_, y) =>
      y === 15 ? `${'.'.repeat(15)}a${'.'.repeat(13)}b` : '.'.repeat(30),
    )
    const wide = asking(field(open.join('\n')), 'ann act: sprint\nann act: move')
    expect(offered(wide).filter((key) => key.startsWith('cell'))).toHaveLength(8)
    expect(accepted(wide, 'cell 15,14', 'cell 0,15', 'flee')).toEqual(['cell 15,14', 'cell 0,15', 'flee'])
    const there = acting(wall, 'ann act: move\nann where: cell 3,1')
    expect(at(there.state, 'ann')).toEqual([3, 1])
    expect(the(there.state, 'ann').moved).toBeGreaterThan(4)
    expect(the(there.state, 'ann').facing).toBe(0)
    const near = acting(wall, 'ann act: move\nann where: towards bob')
    expect(metres(near.state, 'ann', 'bob')).toBe(1)
  })

  rule(
    'LEG-MOV-02',
    'nobody is offered a way towards somebody he cannot get nearer to, and he comes as near as he can',
    () => {
      const ranks = (picture: string) =>
        arranged(drawn(picture, { ann: sword, cid: sword }, { bob: sword }, { a: 'ann', b: 'bob', c: 'cid' }))
      const behind = '########\n#ac...b#\n########'
      expect(accepted(acting(ranks(behind), 'ann act: move'), 'towards bob', 'towards cid')).toEqual([])
      const far = acting(ranks('########\n#a..c.b#\n########'), 'ann act: move\nann where: towards bob')
      expect(at(far.state, 'ann')).toEqual([3, 1])
      expect(refusal(legend, ranks(behind), 'ann', 'charge')).toMatchObject({ rule: 'LEG-FRM-Charge' })
    },
  )

  rule(
    'LEG-MOV-02',
    'who is down is stepped over as difficult ground is crossed, and stood over; Ruling LEG-A106',
    () => {
      const corridor = (options: object, fallen: Partial<Fighter>, side: 'heroes' | 'foes' = 'foes') =>
        arranged(
          drawn(
            '##########\n#ac.....b#\n##########',
            { ann: sword, ...(side === 'heroes' ? { cid: sword } : {}) },
            { bob: sword, ...(side === 'foes' ? { cid: sword } : {}) },
            { a: 'ann', b: 'bob', c: 'cid' },
            options,
          ),
          being('cid', fallen),
        )
      const down: Partial<Fighter> = { condition: 'incapacitated', stance: 'prone' }
      const walks = (s: State) => acting(s, 'ann act: move\nann where: towards bob')
      expect(the(walks(corridor({}, down)).state, 'ann')).toMatchObject({ moved: 7 })
      expect(the(walks(corridor({ fallenInTheWay: 'no' }, down)).state, 'ann')).toMatchObject({ moved: 6 })
      expect(accepted(asking(corridor({}, down), 'ann act: move'), 'cell 2,1')).toEqual(['cell 2,1'])
      expect(accepted(acting(corridor({ fallenInTheWay: 'yes' }, down), 'ann act: move'), 'towards bob')).toEqual([])
      const lies = corridor({}, { stance: 'prone' }, 'heroes')
      expect(accepted(asking(lies, 'ann act: move'), 'towards bob', 'cell 2,1')).toEqual(['towards bob'])
      expect(refusal(legend, corridor({}, { stance: 'prone' }), 'ann', 'move')).toMatchObject({ rule: 'LEG-ACT-Move' })
      expect(the(walks(corridor({}, { condition: 'fled' })).state, 'ann')).toMatchObject({ moved: 6 })
    },
  )

  rule('LEG-MOV-02', 'a wall between them is not walked through to strike', () => {
    const shut = field('#####\n#a#b#\n#####')
    expect(refusal(legend, shut, 'ann', 'attack')).toMatchObject({ rule: 'LEG-ACT-Attack' })
    const long = (gap: number) => field(`${'#'.repeat(gap + 4)}\n#a${'.'.repeat(gap)}b#\n${'#'.repeat(gap + 4)}`)
    const reached = acting(long(8), 'ann act: attack\nann weapon: war-sword\nbob defend: none\nann attack: 90')
    expect(told(reached, 'ranUp')).toMatchObject([{ metres: 8 }])
    expect(told(reached, 'ranUp')[0]?.rule).toContain('LEG-MOV-02')
    expect(refusal(legend, long(9), 'ann', 'attack')).toMatchObject({ rule: 'LEG-ACT-Attack' })
  })

  rule(
    ['LEG-MVT-Climb', 'LEG-MVT-Swim'],
    'who climbs or is under water stays so, whatever the ground of his cell is',
    () => {
      const moved = (footing: 'climbing' | 'submerged' | 'firm') =>
        the(
          acting(
            field('#######\n#a~~~b#\n#######', (s) => {
              the(s, 'ann').footing = footing
            }),
            'ann act: move\nann where: cell 2,1',
          ).state,
          'ann',
        ).footing
      expect([moved('climbing'), moved('submerged'), moved('firm')]).toEqual(['climbing', 'submerged', 'unstable'])
    },
  )

  rule('LEG-RND-02', 'from a cell at the edge he may leave the fight', () => {
    const wall = '#'.repeat(12)
    const left = acting(field(`${wall}\n.......a..b#\n${wall}`), 'ann act: move\nann where: flee')
    expect(the(left.state, 'ann').condition).toBe('fled')
    expect(told(left, 'fled')).toMatchObject([{ who: 'ann', rule: 'LEG-RND-02' }])
    const far = field(`${wall}\n.........a.b\n${wall}`)
    expect(offered(asking(far, 'ann act: move'))).not.toContain('flee')
    const there = field(`${wall}\na..........b\n${wall}`)
    expect(offered(asking(there, 'ann act: move'))).toContain('flee')
    for (const lane of ['###\n#b#\n#.#\n#a#\n#.#', '#.#\n#a#\n#.#\n#b#\n###', '#####\n#b.a.\n#####']) {
      expect(offered(asking(field(lane), 'ann act: move'))).toContain('flee')
    }
    const walled = field('#######\n#a...b#\n#######')
    expect(offered(asking(walled, 'ann act: move'))).not.toContain('flee')
  })

  rule('LEG-CM-Unstable', 'difficult ground takes twice the steps and gives no firm footing', () => {
    const rubble = field('a~~~~~~~~b')
    const { state } = acting(rubble, 'ann act: move\nann where: cell 4,0')
    expect(the(state, 'ann')).toMatchObject({ moved: 8, footing: 'unstable' })
    const fights = field('~~~~\n~ab~\n~~~~', undefined, {}, man(['war-sword']))
    the(fights, 'ann').footing = 'unstable'
    const struck = acting(fights, 'ann act: attack\nann weapon: war-sword\nbob defend: none\nann attack: 90')
    expect(told(struck, 'attack')).toMatchObject([{ skill: 40 }])
    const back = acting(field('a~.b.'), 'ann act: attack\nann weapon: war-sword\nbob defend: none\nann attack: 90')
    expect(the(back.state, 'ann').footing).toBe('firm')
  })

  rule('LEG-MVT-Swim', 'water is swum', () => {
    const { state, events } = acting(field('awwwwwb'), 'ann act: move\nann where: cell 2,0')
    expect(the(state, 'ann').footing).toBe('swimming')
    expect(told({ events }, 'moved')[0]?.rule).toContain('LEG-MVT-Swim')
  })
})

describe('facing', () => {
  const between = (change?: (s: State) => void, options: object = {}): State =>
    arranged(
      drawn(
        '.....\n.cab.\n.....\n..d..',
        { ann: sword },
        { bob: sword, cid: sword, dan: sword },
        { a: 'ann', b: 'bob', c: 'cid', d: 'dan' },
        options,
      ),
      change,
    )
  const strike = (who: string, s: State) => {
    the(s, who).initiative = 30
    return acting(s, `${who} act: attack\n${who} weapon: war-sword\nann defend: none\n${who} attack: 95`)
  }

  rule('LEG-CM-ProneOrBehind', 'who stands at his back has +20%, before him nobody has', () => {
    const looks = being('ann', { facing: 2 })
    expect(told(strike('bob', between(looks)), 'attack')).toMatchObject([{ skill: 60 }])
    const behind = strike('cid', between(looks))
    expect(told(behind, 'attack')).toMatchObject([{ skill: 80 }])
    const bands = arranged(facing({ ann: sword }, { bob: sword }), being('bob', { comesFrom: 'back' }))
    expect(told(strike('bob', bands), 'attack')).toMatchObject([{ skill: 80 }])
  })

  rule('LEG-CM-ProneOrBehind', 'one who has nobody else to mind turns in time, unless he is surprised', () => {
    const alone = (more: object = {}): State =>
      field('.....\n.ab..\n.....', (s) => {
        Object.assign(the(s, 'ann'), { initiative: 30 })
        Object.assign(the(s, 'bob'), { facing: 2, ...more })
      })
    const script = 'ann act: attack\nann weapon: war-sword\nbob defend: none\nann attack: 95'
    expect(told(acting(alone(), script), 'attack')).toMatchObject([{ skill: 60 }])
    const unaware = asking(alone({ surprised: 1 }), script.replace('bob defend: none\n', ''))
    expect(told(unaware, 'attack')).toMatchObject([{ skill: 100 }])
    expect(told(strike('cid', between(being('ann', { facing: 2 }))), 'attack')).toMatchObject([{ skill: 80 }])
  })

  rule('LEG-CM-ProneOrBehind', 'from the side he has nothing, or what the fight grants (LEG-A25)', () => {
    const looks = being('ann', { facing: 2 })
    expect(told(strike('dan', between(looks)), 'attack')).toMatchObject([{ skill: 60 }])
    expect(told(strike('dan', between(looks, { flanking: 20 })), 'attack')).toMatchObject([{ skill: 80 }])
    expect(told(strike('cid', between(looks, { flanking: 20 })), 'attack')).toMatchObject([{ skill: 80 }])
    expect(told(strike('bob', between(looks, { flanking: 20 })), 'attack')).toMatchObject([{ skill: 60 }])
  })

  rule(
    'LEG-CM-ProneOrBehind',
    'he begins facing the nearest foe and turns to whom he strikes at and where he goes',
    () => {
      const begun = between()
      expect([0, 2, 6]).toContain(the(begun, 'ann').facing)
      const turned = acting(
        between(being('ann', { facing: 2 })),
        'ann act: attack\nann target: cid\nann weapon: war-sword\ncid defend: none\nann attack: 95',
      )
      expect(the(turned.state, 'ann').facing).toBe(6)
      const walked = acting(field('a....b', being('ann', { facing: 6 })), 'ann act: move\nann where: cell 2,0')
      expect(the(walked.state, 'ann').facing).toBe(2)
      const behind = strike('cid', between(being('ann', { facing: 2 })))
      expect(told(behind, 'attack')).toMatchObject([{ skill: 80 }])
    },
  )
})

describe('riders and charges on a map', () => {
  const lane = '#'.repeat(40)
  const road = (distance: number): string => {
    const row = (mark: string) => `#${mark}${'.'.repeat(38 - mark.length)}#`
    return [lane, row(`hh${'.'.repeat(distance)}b`), row('hh'), row('..a'), lane].join('\n')
  }
  const mounted = (distance: number): State =>
    arranged(
      drawn(
        road(distance),
        { ann: man(['lance'], { rides: 'horse', skills: { ride: 80 } }), horse: {} },
        { bob: sword },
        { a: 'ann', h: 'horse', b: 'bob' },
      ),
      (s) => {
        the(s, 'horse').actions = 0
        the(s, 'bob').actions = 0
      },
    )

  rule('LEG-CM-ProneOrBehind', 'a rider and his mount are one foe to turn to', () => {
    const struck = (stance: 'standing' | 'prone') => {
      const state = mounted(0)
      Object.assign(the(state, 'bob'), { facing: 2, stance })
      return told(acting(state, 'ann act: attack\nann weapon: lance\nann attack: 95'), 'attack')
    }
    expect(struck('standing')).toMatchObject([{ skill: 60 }])
    expect(struck('prone')).toMatchObject([{ skill: 80 }])
  })

  rule('LEG-ACT-Mount', 'the rider sits where his mount stands, and steps down beside it', () => {
    const state = mounted(20)
    expect(at(state, 'ann')).toEqual(at(state, 'horse'))
    expect('bands' in state.where ? [] : [state.where.bodies.horse?.size, state.where.bodies.bob?.size]).toEqual([2, 1])
    expect(offered(asking(state, 'ann act: move')).filter((key) => !key.startsWith('cell'))).toEqual([
      'towards bob',
      'stay',
    ])
    const rode = acting(state, 'ann act: move\nann where: towards bob')
    expect(at(rode.state, 'ann')).toEqual(at(rode.state, 'horse'))
    expect(metres(rode.state, 'ann', 'bob')).toBeLessThan(metres(state, 'ann', 'bob'))
    const down = acting(state, 'ann act: mount')
    expect(at(down.state, 'ann')).not.toEqual(at(down.state, 'horse'))
    expect(metres(down.state, 'ann', 'horse')).toBe(1)
  })

  rule('LEG-CHG-07', 'a rider goes on to the far side', () => {
    const script = `ann act: charge\nann brace: lance\nann act: move\nann halt: 9\nann act: attack\nann ride on: pass\nann attack: 95`
    const played = acting(mounted(18), script, { steps: 7 })
    expect(told(played, 'passed')).toHaveLength(1)
    expect(at(played.state, 'ann')[0]).toBeGreaterThan(at(played.state, 'bob')[0] + 1)
  })
})
