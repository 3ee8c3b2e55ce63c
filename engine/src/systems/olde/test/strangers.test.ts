import type { Scenario } from '../../../kernel/testing/index.ts'
import { strangers } from '../../../kernel/testing/strangers.ts'
import { olde } from '../index.ts'
import * as scenarios from './scenarios.ts'

/** Fists that are halved to one point whatever the Brawn, on hides nothing gets through: what went into it cannot be told from it. */
const bareFists: Scenario = {
  system: 'olde',
  distance: 1,
  sides: {
    red: {
      runt: { brawn: 2, finesse: 12, savvy: 5, nerve: 12, skills: { brawling: 'master' } },
      other: { like: 'drunkard', brawn: 2, adjustments: [{ to: 'armor', value: 9, because: 'a charm' }] },
    },
    blue: {
      hide: { brawn: 1, finesse: 4, savvy: 5, nerve: 12, adjustments: [{ to: 'armor', value: 8, because: 'a hide' }] },
      thick: { like: 'orc', brawn: 2, weapons: [], adjustments: [{ to: 'armor', value: 7, because: 'thick skin' }] },
    },
  },
}

const PATIENT = {
  like: 'rogue',
  brawn: 14,
  weapons: [],
  hurt: 3,
  draughts: 9,
  conditions: { rooted: 'permanent' },
} as const
/** Nobody can get at anybody, and the slightly hurt drink more than they need. */
const sickroom: Scenario = {
  system: 'olde',
  distance: 60,
  sides: {
    ward: { first: PATIENT, second: PATIENT, third: PATIENT },
    other: { fourth: PATIENT, fifth: PATIENT, sixth: PATIENT },
  },
}

const FENCER = {
  ...{ brawn: 12, finesse: 2, savvy: 5, nerve: 20 },
  skills: { fencing: 'grand-master', shields: 'grand-master' },
  weapons: ['rapier'],
  shield: 'buckler',
} as const
/** Slow people who answer every blow, with dice so small that they often come to the same. */
const fencing: Scenario = {
  system: 'olde',
  distance: 1,
  options: { actions: 'advanced' },
  sides: { one: { first: FENCER, second: FENCER }, two: { third: FENCER, fourth: FENCER } },
}

/** The same, each answer in time. */
const clashing: Scenario = { ...fencing, options: { actions: 'advanced', reflexTest: 'none' } }

/** Somebody whom nobody sees goes about a room. */
const shadow: Scenario = {
  system: 'olde',
  map: { picture: '.........\n.A.....B.\n.........', key: { A: 'rogue', B: 'guard' } },
  sides: { thieves: { rogue: { conditions: { invisible: 'permanent' } } }, watch: { guard: {} } },
}

const { duel: _, ...others } = scenarios
strangers(olde, {
  scenarios: { bareFists, sickroom, fencing, clashing, shadow, ...others },
  first: [61, 4, 11, 1, 3, 22, 41, 98, 117, 19, 14, 10, 51, 79, 135, 154, 173, 190],
  fights: 200,
  steps: 45,
})
