import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { criticalWoundRating, damageModifier, generalHitPoints, stepped, writtenModifier } from '../../state/derive.ts'
import { wornPenalty } from '../../state/fighters.ts'
import { acting, arranged, asking, facing, the } from '../arrange.ts'
import { told } from '../clash.ts'

describe('Alaric’s own examples', () => {
  rule('LEG-STY-07', 'a longspear for his short spear takes 30% off', () => {
    const held = {
      weapons: ['longspear'],
      ready: ['longspear'],
      styles: [{ name: 'spear and shield', skill: 80, weapons: ['short-spear', 'longspear'] }],
    }
    const trained = arranged(facing({ alaric: held }, { goblin: {} }))
    const strange = arranged(facing({ alaric: held }, { goblin: {} }), (s) => {
      const alaric = the(s, 'alaric')
      const styles = [{ name: 'spear and shield', skill: 80, weapons: ['short-spear'] }]
      s.fighters[0] = { ...alaric, facts: { ...alaric.facts, styles } }
    })
    const skill = (state: typeof trained): unknown =>
      told(
        acting(state, 'alaric act: attack\nalaric weapon: longspear\ngoblin defend: none\nalaric attack: 97'),
        'attack',
      )[0]?.skill
    expect([skill(trained), skill(strange)]).toEqual([80, 50])
  })

  rule('LEG-RNG-Aim', 'with Sling 46% two Combat Actions of aiming make 56%', () => {
    const slinger = { weapons: ['sling'], ready: ['sling'], styles: [{ name: 'sling', skill: 46, weapons: ['sling'] }] }
    const state = arranged(facing({ alaric: slinger }, { goblin: {} }, {}, { distance: 30 }))
    const wait = 'goblin act: doNothing'
    const script = `alaric act: aim\n${wait}\nalaric act: aim\n${wait}\nalaric act: attack\ngoblin defend: none\nalaric attack: 56`
    const { events } = asking(state, script, { otherwise: 'usual' })
    expect(events.find(({ type }) => type === 'attack')).toMatchObject({ roll: 56, skill: 56, level: 'success' })
  })

  rule('LEG-FRM-Sprint', 'he sprints 16, 16 and 8 metres to Thrace’s side and shoots', () => {
    const slinger = { weapons: ['sling'], ready: ['sling'], styles: [{ name: 'sling', skill: 46, weapons: ['sling'] }] }
    const state = arranged(facing({ alaric: slinger }, { goblin: { count: 3 } }, {}, { distance: 60 }), (s) => {
      for (const f of s.fighters) if (f.id !== 'alaric') f.actions = 0
    })
    const move = (metres: number): string => `alaric where: towards goblin-2\nalaric metres: ${metres}`
    const script = `alaric act: sprint\nalaric act: move\n${move(16)}\nalaric act: move\n${move(16)}\nalaric act: stride\n${move(8)}\nalaric act: attack\nalaric target: goblin-2\nalaric attack: 97`
    const { events } = acting(state, script)
    expect(told({ events }, 'moved').map(({ far }) => far)).toEqual([16, 16, 8])
    expect(events.find(({ type }) => type === 'attack')).toMatchObject({ at: 'goblin-2' })
  })
})

test('a suit of 36 points slows by 8', () => {
  const worn = { head: 6, chest: 5, abdomen: 5, rightArm: 5, leftArm: 5, rightLeg: 5, leftLeg: 5 }
  expect(wornPenalty(the(arranged(facing({ alaric: { worn } }, { goblin: {} })), 'alaric'))).toBe(8)
})

test('a charging horse of +1D6 strikes with +1D10', () => {
  expect(writtenModifier(stepped(damageModifier(18, 20), 2))).toBe('+1d10')
})

test('CON 12 and SIZ 16 make 14 General Hit Points and a Critical Wound rating of 7', () => {
  const general = generalHitPoints({ con: 12, siz: 16 })
  expect([general, criticalWoundRating(general)]).toEqual([14, 7])
})
