import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { improvisedSkill } from '../../exchange/ranged/missile-weapons.ts'
import { hasMark, letFly, noShotWith, shotsCarry } from '../../exchange/ranged-attacks.ts'
import { holding } from '../../ground/holds.ts'
import { legend } from '../../index.ts'
import { styleBase } from '../../state/derive.ts'
import type { State } from '../../state/types.ts'
import { alone, arranged, being, facing, the } from '../arrange.ts'
import { CHEST, duel, fought, item, man, spent, told } from '../clash.ts'

const sword = man(['war-sword'])
const archer = (arrows: readonly string[] = ['bodkin']) => man(['short-bow'], { arrows })
const flown = (weapon: string, change?: (s: State) => void) =>
  alone(arranged(facing({ ann: man([weapon]) }, { bob: sword }, {}, { distance: 7 }), change), '', (ctx, s) =>
    letFly(ctx, s, the(s, 'ann'), item(s, 'ann', weapon), the(s, 'bob')),
  )

describe('what leaves the hand', () => {
  rule(
    ['LEG-RNG-01', 'LEG-EQP-Thrown'],
    'a bow is empty and stays, a javelin lies where it was thrown and holds nobody',
    () => {
      const shot = flown('short-bow')
      expect(item(shot.state, 'ann', 'short-bow')).toMatchObject({ where: 'both', loaded: 0, away: 0 })
      expect(told(shot, 'shot')).toMatchObject([{ who: 'ann', at: 'bob', rule: 'LEG-RNG-01' }])
      const held = (s: State) =>
        void s.holds.push(
          holding('pin', the(s, 'ann'), the(s, 'bob'), item(s, 'ann', 'dagger'), { item: 'bob war-sword' }),
        )
      const cast = flown('dagger', held)
      expect(item(cast.state, 'ann', 'dagger')).toMatchObject({
        where: 'ground',
        away: 7,
        weapon: { id: 'thrown-dagger' },
      })
      expect(cast.state.holds).toEqual([])
      expect(told(cast, 'shot')).toMatchObject([{ rule: ['LEG-RNG-01', 'LEG-EQP-Thrown'] }])
    },
  )

  test('of several the farthest counts, and nobody aims at one who is down', () => {
    const s = arranged(facing({ ann: man(['dagger', 'javelin']) }, { bob: sword, cid: sword }, {}, { distance: 9 }))
    const alone = arranged(facing({ ann: man(['javelin']) }, { bob: sword }, {}, { distance: 9 }))
    expect(shotsCarry(s, the(s, 'ann'))).toBe(shotsCarry(alone, the(alone, 'ann')))
    const javelin = item(s, 'ann', 'javelin')
    expect(hasMark(s, the(s, 'ann'), javelin)).toBe(true)
    for (const id of ['bob', 'cid']) the(s, id).condition = 'unconscious'
    expect(hasMark(s, the(s, 'ann'), javelin)).toBe(false)
    expect(refusal(legend, s, 'ann', 'aim')).toMatchObject({ rule: 'LEG-RNG-Range' })
  })

  test('each has his own reach and his own foe', () => {
    const s = arranged(facing({ ann: man(['dagger']) }, { bob: sword, cid: sword }), (state) => {
      state.where = { bands: spaced(['ann', 'bob', 'cid'], [9, 90, 90]) }
    })
    const why = (target: string) => noShotWith(s, the(s, 'ann'), item(s, 'ann', 'dagger'), the(s, target))
    expect([why('bob'), why('cid')?.rule]).toEqual([undefined, 'LEG-RNG-Range'])
    const blocked = duel(man(['dagger']), sword, being('bob', { outmanoeuvred: ['ann'] }))
    expect(noShotWith(blocked, the(blocked, 'ann'), item(blocked, 'ann', 'dagger'), the(blocked, 'bob'))).toBeDefined()
  })
})

describe('the arrow', () => {
  const shoot = (arrow: string, change?: (s: State) => void) => {
    const state = arranged(facing({ ann: archer([arrow]) }, { bob: sword }, {}, { distance: 9 }), (s) => {
      spent(s)
      change?.(s)
    })
    return fought(state, 'short-bow', 'ann attack: 30\nann manoeuvre: none\nann damage: 4\nann hit location: 10', {
      otherwise: 'usual',
    })
  }
  rule('LEG-EQP-Broadhead', 'a broadhead does more to bare flesh, a bodkin says nothing of it', () => {
    const bare = (arrow: string, worn = 0) =>
      told(
        shoot(arrow, (s) => void Object.assign(the(s, 'bob').limbs[CHEST] ?? {}, { worn })),
        'bareFlesh',
      )
    expect(bare('broadhead')).toMatchObject([{ who: 'ann', at: 'bob', bonus: 2 }])
    expect([bare('bodkin'), bare('broadhead', 1)]).toEqual([[], []])
  })

  test('the best of his hand weapons serves to swing it, whichever stands first', () => {
    const best = (styles: readonly (readonly [number, readonly string[]])[]) => {
      const s = duel(
        man(['short-bow'], { styles: styles.map(([skill, weapons], i) => ({ name: `${i}`, skill, weapons })) }),
        sword,
      )
      const ann = the(s, 'ann')
      return improvisedSkill(ann, styleBase('close', ann.facts.characteristics), undefined)
    }
    expect(
      best([
        [90, ['short-bow']],
        [60, ['war-sword']],
        [50, ['mace']],
      ]),
    ).toBe(60)
    expect(
      best([
        [50, ['mace']],
        [60, ['war-sword', 'short-bow']],
      ]),
    ).toBe(60)
    expect(best([[90, ['short-bow']]])).toBe(24)
    expect(best([[10, ['mace']]])).toBe(24)
  })
})
