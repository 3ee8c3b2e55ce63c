import { meetings, type Scenario } from '../../../kernel/testing/index.ts'
import { example } from '../index.ts'
import type { State } from '../state/types.ts'

const duel = (ann: string, bob: string): Scenario => ({
  system: 'example',
  sides: { house: { ann: { like: ann } }, guests: { bob: { like: bob } } },
})
const ann = (change: (f: State['fighters'][number]) => void) => (state: object) => {
  // The laws hand over a state of this very system.
  for (const f of (state as State).fighters) if (f.id === 'ann') change(f)
}

meetings(example, {
  duels: { 'bouncer and sailor': duel('bouncer', 'sailor'), 'student and thug': duel('student', 'thug') },
  places: {},
  attack: {
    scenario: duel('sailor', 'thug'),
    keys: ['strike'],
    hits: ({ name }) => name === 'damage',
  },
  worse: {
    'a daze': ann((f) => {
      f.dazed = 2
    }),
    'a worse arm': ann((f) => {
      Object.assign(f, { brawling: 0 })
    }),
  },
  turnOf: (event) => (event.type === 'turn' && 'who' in event ? String(event.who) : undefined),
})
