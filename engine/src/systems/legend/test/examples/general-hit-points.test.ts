import { expect } from 'vitest'
import { example } from '../../../../kernel/testing/index.ts'
import { legend } from '../../index.ts'
import { arranged, facing, the } from '../arrange.ts'

/** The whole of it; dice the text does not give are ours. */
const broo = {
  system: legend,
  from: arranged(facing({ alaric: {} }, { broo: {}, goblin: {} })),
  otherwise: 'usual',
  script: `
    alaric act: attack
    alaric target: broo
    alaric weapon: short-spear
    broo defend: none
    alaric attack: 40
    alaric damage: 8 1
    alaric hit location: 11
    alaric critical wound: 13
    broo stunned: 1
    // the example reads this as Dazed with a Resilience test; the table says knocked back a metre and Stunned
    goblin act: doNothing
    alaric act: attack
    alaric target: broo
    alaric weapon: short-spear
    alaric attack: 40
    alaric damage: 5 2
    alaric hit location: 11
    broo resilience: 60
    goblin act: doNothing
    alaric act: attack
    alaric target: broo
    alaric weapon: short-spear
    alaric attack: 77
    alaric damage: 8 2
    alaric hit location: 11
  `,
} as const

example('the broo: 7 points past its armour, and 13 less 3 on the table', {
  ...broo,
  rules: ['LEG-NPC-GHP', 'LEG-NPC-Crit', 'LEG-NPC-T1011'],
  shows: ({ events }) => {
    expect(events.find((e) => e.type === 'wounded')).toMatchObject({ damage: 7, left: 5 })
    expect(events.find((e) => e.type === 'criticalWound')).toMatchObject({ roll: 13, more: -3 })
  },
})

example('the broo: down at zero, and a coup de grâce', {
  ...broo,
  rules: ['LEG-NPC-Zero', 'LEG-NPC-Dead', 'LEG-CM-Helpless'],
  shows: ({ state, events }) => {
    expect(events.filter((e) => e.type === 'wounded').map((e) => [e.damage, e.left])).toEqual([
      [7, 5],
      [5, 0],
      [8, -8],
    ])
    expect(events.find((e) => e.type === 'atZero')).toMatchObject({ level: 'failure' })
    expect(the(state, 'broo').condition).toBe('dead')
  },
})
