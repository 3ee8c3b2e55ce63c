import { exhaustive, type Scenario } from '../../../kernel/testing/index.ts'
import type { GmEvent } from '../../../mechanisms/gm/core.ts'
import { armours, shields } from '../content/armour.ts'
import { makeshift, weapons } from '../content/weapons.ts'
import { olde } from '../index.ts'
import { CONDITIONS } from '../state/lasting.ts'
import type { OldeEvent } from '../state/types.ts'
import * as scenarios from './scenarios.ts'

/** Every event of this game; the game master’s are every game’s. */
const EVENTS = {
  turn: true,
  round: true,
  ap: true,
  lot: true,
  acts: true,
  passes: true,
  moved: true,
  posture: true,
  readied: true,
  spanned: true,
  declared: true,
  'nobody there': true,
  defense: true,
  attack: true,
  outcome: true,
  slaying: true,
  hurt: true,
  check: true,
  condition: true,
  drops: true,
  breaks: true,
  bleeds: true,
  dies: true,
  stable: true,
  healed: true,
  pool: true,
  points: true,
  adjusted: true,
  reflex: true,
  clash: true,
  over: true,
} as const satisfies Record<Exclude<OldeEvent['type'], GmEvent['type']>, true>

/** Everybody with some of all the weapons, shields and armours there are. */
const arsenal = (n: number): Scenario => {
  const some = <T>(list: readonly T[], from: number, count: number): T[] =>
    Array.from({ length: count }, (_, i) => list[(from + i) % list.length]!)
  const things = [...Object.keys(weapons), ...Object.keys(makeshift)]
  const bearer = (at: number) => ({
    ...{ brawn: 12, finesse: 10, savvy: 5, nerve: 8 },
    skills: { sling: 'apprentice' },
    weapons: some(things, at * 6, 6),
    shield: some(Object.keys(shields), at, 1)[0],
    armour: some(Object.keys(armours), at, 1)[0],
  })
  return {
    system: 'olde',
    distance: 1,
    sides: { left: { ann: bearer(n) }, right: { bob: bearer(n + 1) } },
  }
}
const arsenals = Object.fromEntries([0, 2, 4, 6].map((n) => [`arsenal ${n}`, arsenal(n)]))

const outright: Scenario = { ...scenarios.duel, options: { instantSlay: 'always' } }
const deaf: Scenario = {
  ...scenarios.duel,
  sides: { heroes: { warrior: { conditions: { deafened: 'persistent' } } }, orcs: { orc: {} } },
}

exhaustive(olde, {
  scenarios: { ...scenarios, ...arsenals, outright, deaf },
  fights: 700,
  names: {
    outcomes: [
      'maximum damage',
      'past armour',
      'maximum past armour',
      'twice maximum',
      'maximum and two',
      'two more',
      'at least two',
      'blinded',
      'blinded for good',
      'tripped',
      'disarmed',
      'lamed',
      'weapon broken',
      'slain',
      'stumbles',
    ],
    mishaps: ['drops weapon', 'falls prone', 'weapon breaks', 'paid back'],
    bands: [
      'legendary hit',
      'critical hit',
      'solid hit',
      'hit',
      'miss',
      'clean miss',
      'critical miss',
      'disastrous miss',
    ],
    conditions: [...CONDITIONS, 'dying'],
    reflexes: ['block', 'parry', 'counterattack', 'riposte'],
    events: Object.keys(EVENTS),
    weapons: [...Object.values(weapons).map(({ name }) => name), ...Object.values(makeshift), 'fists', 'ember'],
    shields: Object.keys(shields),
    armours: Object.values(armours).map(({ name }) => name),
    statuses: ['healthy', 'bruised', 'wounded', 'incapacitated', 'dead'],
    postures: ['standing', 'kneeling', 'sitting', 'prone'],
    handling: ['draws', 'picks up', 'takes', 'puts away', 'opens', 'shuts', 'straps on', 'unstraps'],
    sights: ['clear', 'partial', 'minimal'],
  },
  reached: (event: { readonly type: string }) => [event.type],
})
