import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { jumpReach } from '../../actions/jumping.ts'
import { legend } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { acting, arranged, asking, being, facing, the } from '../arrange.ts'
import { hp, LEFT_LEG, man, offered, RIGHT_LEG, told } from '../clash.ts'

const jumper = (athletics: number, more: object = {}) =>
  man(['war-sword'], { skills: { athletics, evade: 50, resilience: 50 }, ...more })
/** Ann, a gap of pits, and Bob far beyond it. */
const gap = (picture: string, ann: object = jumper(50), change?: (s: State) => void): State =>
  arranged(
    {
      ...facing(
        { ann },
        { bob: man(['war-sword']) },
        {},
        {
          map: { grid: 'square', cell: 1, picture, key: { a: 'ann', b: 'bob', o: 'pit', i: 'bars' } },
        },
      ),
      distance: undefined,
    },
    change,
  )
const lane = (row: string): string => `${'#'.repeat(row.length)}\n${row}\n${'#'.repeat(row.length)}`
const place = (s: State): number => ('bands' in s.where ? -1 : (s.where.bodies.ann?.x ?? -1))

describe('jumping', () => {
  rule(
    'LEG-MVT-Jump',
    'twice his height and a metre for each full 20% of Athletics, less half the Armour Penalty, half of it standing',
    () => {
      const reach = (athletics: number, paced: number, more: object = {}) => {
        const s = gap(lane('#a..........b#'), jumper(athletics, more), being('ann', { paced }))
        return jumpReach(s, the(s, 'ann'), 2)
      }
      expect([reach(39, 5), reach(40, 5), reach(59, 5), reach(60, 5)]).toEqual([5, 6, 6, 7])
      expect([reach(50, 4), reach(50, 5)]).toEqual([3, 6])
      expect(reach(50, 5, { worn: { chest: 10 } })).toBe(5)
      expect(reach(0, 4, { worn: { chest: 200 } })).toBe(0)
      const asked = acting(gap(lane('#aoo........b#')), 'ann act: jump\nann athletics: 50')
      expect(told(asked, 'jumped')).toMatchObject([{ metres: 3, rule: 'LEG-MVT-Jump' }])
    },
  )

  rule('LEG-MVT-Jump', 'over half his reach he lands on the ground, unless critically; failing he falls short', () => {
    const far = lane('#aoo........b#')
    const landed = acting(gap(far), 'ann act: jump\nann athletics: 50')
    expect([place(landed.state), the(landed.state, 'ann').stance, the(landed.state, 'ann').moved]).toEqual([
      4,
      'prone',
      3,
    ])
    const half = acting(gap(lane('#ao.......b#'), jumper(80)), 'ann act: jump\nann jump: cell 3,1\nann athletics: 50')
    expect([place(half.state), the(half.state, 'ann').stance]).toEqual([3, 'standing'])
    const light = acting(gap(far), 'ann act: jump\nann athletics: 5')
    expect([place(light.state), the(light.state, 'ann').stance]).toEqual([4, 'standing'])
    const short = acting(gap(far), 'ann act: jump\nann athletics: 51')
    expect([place(short.state), the(short.state, 'ann').stance]).toEqual([1, 'prone'])
    const easy = acting(gap(lane('#ao.......b#'), jumper(180)), 'ann act: jump\nann jump: cell 4,1\nann athletics: 50')
    expect(the(easy.state, 'ann').stance).toBe('standing')
  })

  rule('LEG-MVT-Jump', 'a fumble jars both legs, worse where Resilience fails', () => {
    const bad = (script: string) => acting(gap(lane('#aoo........b#')), `ann act: jump\nann athletics: 99\n${script}`)
    const held = bad('ann resilience: 50').state
    expect([hp(held, 'ann', RIGHT_LEG), hp(held, 'ann', LEFT_LEG)]).toEqual([4, 4])
    const hurt = bad('ann resilience: 51\nann jarred legs: 2\nann jarred legs: 3').state
    expect([hp(hurt, 'ann', RIGHT_LEG), hp(hurt, 'ann', LEFT_LEG), place(hurt)]).toEqual([3, 2, 1])
  })

  rule('LEG-MVT-Jump', 'only over a pit, not through bars nor out of reach, and on his own unhindered feet', () => {
    const why = (row: string, change?: (s: State) => void) =>
      refusal(legend, gap(lane(row), jumper(50), change), 'ann', 'jump')
    expect(why('#aoo........b#')).toBeUndefined()
    expect(why('#a..........b#')).toMatchObject({ rule: 'LEG-MVT-Jump' })
    expect(why('#aooo.......b#')).toMatchObject({ rule: 'LEG-MVT-Jump' })
    expect(why('#aoi........b#')).toMatchObject({ rule: 'LEG-MVT-Jump' })
    expect(why('#aob#')).toMatchObject({ rule: 'LEG-MVT-Jump' })
    expect(why('#aoo........b#', being('ann', { stance: 'prone' }))).toMatchObject({ rule: 'LEG-ACT-ChangeStance' })
    expect(refusal(legend, arranged(facing({ ann: jumper(50) }, { bob: jumper(50) })), 'ann', 'jump')).toMatchObject({
      rule: 'LEG-MVT-Jump',
    })
    expect(offered(asking(gap(lane('#ao.........b#')), 'ann act: jump'))).toEqual(['cell 3,1', 'cell 4,1'])
    const shaft = '###\n#a#\n#o#\n#o#\n#.#\n#.#\n#.#\n#.#\n#b#\n###'
    const down = acting(gap(shaft), 'ann act: jump\nann athletics: 50')
    expect(told(down, 'jumped')).toMatchObject([{ metres: 3 }])
    const up = acting(gap('###\n#.#\n#o#\n#a#\n#.#\n#.#\n#.#\n#b#\n###'), 'ann act: jump\nann athletics: 50')
    expect(told(up, 'jumped')).toMatchObject([{ metres: 2 }])
    const left = asking(gap(lane('#b.......oa#')), 'ann act: jump')
    expect(offered(left)).toEqual(['cell 7,1', 'cell 8,1'])
  })
})
