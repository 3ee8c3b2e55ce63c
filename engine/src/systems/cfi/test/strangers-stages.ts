import { secret } from '../../../kernel/secret.ts'
import type { Stage } from '../../../kernel/testing/strangers.ts'
import type { Choice } from '../../../kernel/types.ts'
import { cfi } from '../index.ts'
import { begin } from '../state/begin.ts'
import type { State } from '../state/types.ts'
import { facing, man, onMap, ready, the } from './arrange.ts'
import * as hidden from './strangers-scenarios.ts'

type Answers = Readonly<Record<string, string>>
/** A moment in which each question is answered by what it asks, and the others by anybody. */
const stage = (state: State, steps: number, shows: readonly string[], answers: Answers = {}): Stage => ({
  state,
  steps,
  shows,
  answer: (choice: Choice) => {
    const key = answers[choice.about.ask]
    return key !== undefined && (choice.open === true || choice.options.some((option) => option.key === key))
      ? key
      : undefined
  },
})
const opening = (scenario: object): State => {
  const parsed = cfi.setup.parse(scenario)
  if (!parsed.ok) throw new Error('this scenario has faults')
  return begin(parsed.setup)
}

/** Ann meets Bob's weapon, and turns her blow on it. */
const atHisWeapon = (weapon: string, left?: number): State =>
  ready(
    facing(
      man([weapon], { combat: 95, hp: { all: 60 } }),
      man(['longsword'], { combat: 20, hp: { all: 60 }, skills: { evade: 10 } }),
    ),
    (s) => {
      for (const item of the(s, 'bob').items) if (left !== undefined && item.weapon.kind === 'melee') item.hp = left
    },
  )
const WEAPON: Answers = { turn: 'attack', defend: 'longsword', effect: 'damageWeapon', luck: 'none' }

/** A round ends for somebody who is all but whole, and heals. */
const nearlyWhole = ready(facing(man([], { regenerates: 3, hp: { all: 40 } }), man()), (s) => {
  for (const f of s.fighters) f.points = 0
  for (const limb of the(s, 'ann').limbs.slice(0, 2)) limb.hp -= 1
})

/** Nobody sees Ann go. */
const goesUnseen = ready(
  onMap(
    man([], { invisible: true, actions: 8 }),
    man(),
    '....................\n.a.................b\n....................',
  ),
  (s) => {
    the(s, 'bob').points = 0
  },
)

export const STAGES: readonly Stage[] = [
  stage(opening(hidden.coin), 1, ['initiative.roll', 'initiative.terms']),
  stage(nearlyWhole, 1, ['healed.by', 'healed.now']),
  stage(goesUnseen, 8, ['moved.unseen'], { turn: 'move' }),
  stage(atHisWeapon('mace'), 1, ['itemHurt.left'], { ...WEAPON, weapon: 'mace' }),
  stage(atHisWeapon('great-hammer', 1), 1, ['itemBroke'], { ...WEAPON, weapon: 'great-hammer' }),
  stage(
    ready(facing(man(['great-axe'], { combat: 95 }), man([], { armor: { all: 'leather' }, hp: { all: 60 } })), (s) => {
      the(s, 'bob').points = 0
    }),
    1,
    ['sundered'],
    { turn: 'attack', weapon: 'great-axe', effect: 'sunder' },
  ),
  stage(
    ready(facing(man(['longsword'], { combat: 95 }), man([], { combat: 20 })), (s) => {
      Object.assign(the(s, 'bob'), {
        points: 0,
        counters: [secret(['bob'], { against: 'ann', effect: 'tripOpponent' })],
      })
    }),
    1,
    ['countered'],
    { turn: 'attack', weapon: 'longsword', effect: 'tripOpponent' },
  ),
]
