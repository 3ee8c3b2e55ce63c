import { describe, expect } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'
import { acting, CHEST, during, facing, man, ready, spent, the } from '../arrange.ts'

const nurse = (change: (s: ReturnType<typeof ready>) => void) =>
  ready(
    {
      system: 'cfi',
      sides: { heroes: { ann: man([]), cid: man() }, foes: { bob: man() } },
      distance: 60,
      options: { firstAid: 'full' },
    },
    (s) => {
      Object.assign(the(s, 'cid'), { condition: 'unconscious', stance: 'prone', ...during({ wakes: 24 }), points: 0 })
      the(s, 'cid').limbs[CHEST] = { ...the(s, 'cid').limbs[CHEST], hp: -1, wound: 'serious' } as never
      change(s)
    },
  )
const aided = (s: ReturnType<typeof ready>) =>
  the(acting(s, 'ann turn: firstAid\nann first aid: 20\nann first aid heals: 3').state, 'cid').condition

describe('coming to', () => {
  rule('CFI-WND-FirstAid', 'wakes who was knocked out, not who has bled dry or has a Major Wound', () => {
    expect(aided(nurse(() => {}))).toBe('up')
    expect(
      aided(
        nurse((s) => {
          the(s, 'cid').fatigue = 8
        }),
      ),
    ).toBe('unconscious')
    expect(
      aided(
        nurse((s) => {
          const limb = the(s, 'cid').limbs[CHEST]
          if (limb !== undefined) Object.assign(limb, { hp: -9, wound: 'major' })
        }),
      ),
    ).toBe('unconscious')
  })
  rule('CFI-WND-SeriousBody', 'when his minutes are over he wakes, unless blood loss keeps him down', () => {
    const after = (fatigue: number) => {
      const s = nurse((state) => {
        Object.assign(the(state, 'cid'), { ...during({ wakes: 1 }), fatigue })
        for (const f of state.fighters) f.points = 0
      })
      return the(acting(s, '').state, 'cid').condition
    }
    expect([after(0), after(8)]).toEqual(['up', 'unconscious'])
  })
  rule('CFI-WND-Major', 'luck cuts the blow, and heals no older Major Wound', () => {
    const s = ready(facing(man(['great-axe']), man([], { luck: 2 })), spent)
    const arm = the(s, 'bob').limbs[4]
    if (arm !== undefined) arm.hp = -7
    const struck = play(
      { ...cfi, outcome: () => undefined },
      s,
      'ann turn: attack\nann attack: 30\nbob desperate: none\nbob luck: none\nann effect: none\nann damage: 1 1\nann location: 14',
      { otherwise: 'usual' },
    )
    expect(the(struck.state, 'bob').limbs[4]?.hp).toBe(-7 - 4)
  })
})

describe('the game master’s word', () => {
  rule('CFI-CM-Worst', 'makes things easier too, where nothing is harder', () => {
    const skill = (grade: 'easy' | 'hard', fatigue: number) => {
      const s = ready(facing(man(), man()), (state) => {
        state.favors = [{ who: 'ann', grade, until: 9, because: 'the high ground' }]
        the(state, 'ann').fatigue = fatigue
      })
      const { events } = play(cfi, s, 'ann turn: attack\nann weapon: longsword\nann attack: 99')
      return events.flatMap((event) => (event.type === 'attack' ? [event.skill] : []))[0]
    }
    expect([skill('easy', 0), skill('hard', 0), skill('easy', 1)]).toEqual([90, 40, 40])
  })
})

describe('spells', () => {
  const mage = man([], {
    class: 'mage',
    spells: { fireball: 3 },
    skills: { arcaneCasting: 60, willpower: 50, evade: 50, endurance: 50 },
  })
  rule('CFI-CAST-Engaged', 'one begun at a distance is not finished with a foe upon him, but let go', () => {
    const at = (left: number) =>
      play(
        cfi,
        ready(facing(mage, man()), (s) => {
          the(s, 'ann').casting = { spell: 'fireball', intensity: 1, at: 'bob', left, harder: 0, held: false }
        }),
        '',
      ).state
    expect(refusal(cfi, at(1), 'ann', 'castMagic')?.rule).toBe('CFI-CAST-Engaged')
    expect(refusal(cfi, at(0), 'ann', 'releaseMagic')).toBeUndefined()
  })
})
