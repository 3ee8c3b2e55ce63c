import type { Stage } from '../../../kernel/testing/strangers.ts'
import { strangers } from '../../../kernel/testing/strangers.ts'
import { forRounds } from '../../../mechanisms/lasting.ts'
import { d6 } from '../index.ts'
import { during, PLAIN, duel as pair, turnOf } from './arrange.ts'
import { drawnScenarios } from './drawn.ts'
import { aboard, acts, all, empty, going, gun, having, over, type Room, round, set } from './rooms.ts'
import { ATTACK } from './rooms-of-attack.ts'
import { CHANCE } from './rooms-of-chance.ts'
import { cellar, duel, street, yard } from './scenarios.ts'
import { scrums } from './scrums.ts'
import { chariots, fair, ford, galleys, gifted } from './spectacles.ts'

const stageOf = (
  { scenario, who, actions, arrange, answers, steps }: Room,
  shows: readonly string[] = [],
  ruling?: Stage['ruling'],
): Stage => ({
  ...(ruling === undefined ? {} : { ruling }),
  state: turnOf(scenario, who, actions, arrange),
  steps,
  shows,
  answer: ({ who: asked, about, options }) =>
    answers[`${asked} ${about.ask}`]?.split('|').find((key) => options.some((option) => option.key === key)),
})

const SWORD = { 'ana weapon': 'short sword', 'ana mark': 'none' }
const bodyPoints = { options: { injury: 'bodyPoints' } }
const able = { skills: { ...PLAIN.skills, 'melee combat': '9D', healing: '4D', bluff: '6D' } }
const wall = { share: 100, toughness: 3, object: 'a wall', weakened: 0 } as const
const STANDING = { kind: 'dodge', total: 40, full: true, item: '' } as const

const trio = (ana: object = {}, bo: object = {}) => ({
  system: 'd6',
  distance: 2,
  sides: { heroes: { ana: { ...PLAIN, ...ana } }, foes: { bo: { ...PLAIN, ...bo }, cy: PLAIN } },
})
const friends = (cy: object = {}, more: object = {}) => ({
  system: 'd6',
  distance: 2,
  sides: {
    heroes: { ana: { ...PLAIN, skills: { healing: '9D' }, healersPack: 4 }, cy: { ...PLAIN, ...cy } },
    foes: { bo: PLAIN },
  },
  ...more,
})

/** What shows seldom, each where it does. */
const SHOWING: readonly (readonly [shows: string, room: Room])[] = [
  [
    'standoff',
    {
      ...acts(pair({ move: 0, weapons: [] }, { move: 0, weapons: [] }, { distance: 40 }), ''),
      arrange: all(over(2), (s) => {
        s.stood = 2
      }),
      steps: 2,
    },
  ],
  [
    'blockFails',
    acts(pair(able), 'strike', set('bo', { defences: [{ ...STANDING, kind: 'block', total: 3 }] }), SWORD),
  ],
  [
    'coverStops',
    acts(pair(able), 'strike', set('bo', { cover: wall }), {
      ...SWORD,
      'ana mark': 'up to 10 cm',
      'ana called for': 'item',
    }),
  ],
  ['lashes', acts(pair({ weapons: ['bullwhip'] }), 'entangle', set('bo', { defences: [STANDING] }))],
  ['loading', acts(gun('arquebus'), 'reload', empty(3, 0))],
  ['loadsInVain', acts(gun('wheellock pistol'), 'reload', empty(0, 0), { 'ana pace': 'at once' })],
  [
    'negative',
    acts(
      pair(able, having('hindrance 3 resistance'), { options: { injury: 'bodyPoints', negativeResistance: 'zero' } }),
      'strike',
      undefined,
      SWORD,
    ),
  ],
  [
    'cannotDie',
    acts(
      trio(able, having('immortality 1')),
      'strike',
      set('bo', { wound: 'mortally wounded', condition: 'dying', stance: 'prone' }),
      { ...SWORD, 'ana target': 'bo' },
    ),
  ],
  ['solid', acts(pair(), 'become solid', set('ana', { lasting: [forRounds('intangible', 9, 'ana')] }))],
  [
    'initiative.modifiers',
    { ...acts(pair(having('fastReactions 2'), having('fastReactions 2')), ''), arrange: over(2), steps: 2 },
  ],
  ['prepares.rounds prepares.dice', acts(pair(), 'prepare', all(round(4), set('ana', during('prepared', 1, 2))))],
  ['skillMinimum', acts(pair(having('skillMinimum 1 mettle')), 'steel the mind')],
  ['fate.left', acts(pair({ fatePoints: 3 }), 'strike', undefined, { ...SWORD, 'ana fate point': 'fate' })],
  [
    'characterPoint.left noMorePoints',
    acts(pair({ characterPoints: 6 }), 'steel the mind', undefined, { 'ana character point': 'spend' }),
  ],
  [
    'noPoints',
    acts(
      {
        system: 'd6',
        distance: 2,
        sides: { heroes: { ana: { like: 'viking', characterPoints: 1 } }, foes: { bo: PLAIN } },
      },
      'steel the mind',
      set('ana', during('climax', 1)),
    ),
  ],
  [
    'throwingRange',
    acts(pair({ weapons: ['rock'] }, {}, { distance: 6 }), 'throw', undefined, { 'ana weapon': 'rock' }),
  ],
  ['pack.left', acts(friends(), 'treat', set('cy', { wound: 'severely wounded' }))],
  ['healed.left', acts(friends({ bodyPoints: 90 }, bodyPoints), 'treat', set('cy', { body: 45 }))],
  ['bodyLost.left', acts(pair(able, { bodyPoints: 90 }, bodyPoints), 'strike', undefined, SWORD)],
  [
    'bodyPoints',
    {
      ...acts(pair({ bodyPoints: undefined }, { bodyPoints: undefined }, bodyPoints), ''),
      arrange: (s) => Object.assign(s, { phase: 'begin', acting: [] }),
    },
  ],
  [
    'firstAct',
    {
      ...acts(pair({}, {}, { options: { initiative: 'firstAct' } }), ''),
      arrange: (s) => Object.assign(s, { phase: 'initiative', acting: [], round: 0 }),
    },
  ],
  ['turnLost', { ...acts(trio(), 'nothing', set('bo', { condition: 'unconscious', levelsThisRound: 2 })), steps: 3 }],
  ['waits', acts(pair(), 'wait, nothing')],
  [
    'stepsIn',
    {
      ...acts(pair(), 'nothing', set('bo', { waiting: true, actions: 1, declared: 2, turned: 1 }), {
        'bo step in': 'act',
      }),
      steps: 2,
    },
  ],
  [
    'quickDraw',
    {
      ...acts(pair({ weapons: ['short sword', 'dagger'], inHand: [] }), ''),
      arrange: over(2),
      steps: 2,
      answers: { 'ana quick draw with': 'dagger', 'ana quick draw': '2' },
    },
  ],
  ['complication', acts(pair({}, {}, { options: { critFail: 'complication' } }), 'strike', undefined, SWORD)],
  [
    'noCover',
    acts(
      pair(
        {},
        {},
        {
          distance: undefined,
          map: { picture: 'a.b......................o', key: { a: 'ana', b: 'bo', o: 'pillar' } },
        },
      ),
      'take cover',
    ),
  ],
  ['ground', acts(pair({}, {}, { distance: 30, scene: { ground: 'rough' } }), 'move')],
  [
    'stands readies',
    acts(
      pair({ weapons: ['short sword', 'dagger'], inHand: ['dagger'] }),
      'stand, ready',
      set('ana', { stance: 'prone', felled: true }),
    ),
  ],
  [
    'reacts',
    acts(pair({}, {}, { options: { grantReaction: 'ask' } }), 'strike', undefined, {
      ...SWORD,
      'gm grant reaction': 'dodge',
    }),
  ],
  ['blocksBlade', acts(pair(), 'strike', set('bo', { defences: [{ ...STANDING, kind: 'block' }] }), SWORD)],
  ['leansOut', acts(pair(), 'strike', set('ana', { cover: wall }), SWORD)],
  [
    'fallsShort',
    acts(pair({ weapons: ['rock'] }, {}, { distance: 11, options: { physRange: 'rolled' } }), 'throw', undefined, {
      'ana weapon': 'rock',
    }),
  ],
  [
    'pinned',
    acts(pair({ weapons: ['short bow'], skills: { marksmanship: '9D' } }, {}, { distance: 5 }), 'shoot', undefined, {
      'ana mark': 'up to 50 cm',
      'ana called for': 'pin',
    }),
  ],
  ['breaks', acts(pair({ improvised: ['short sword'] }), 'strike', undefined, SWORD)],
  [
    'dives',
    acts(pair({ weapons: ['black powder bomb'] }, {}, { distance: 6 }), 'throw bomb', undefined, { 'bo dive': 'dive' }),
  ],
  ['rushes', acts(gun('wheellock pistol'), 'reload', empty(5, 0.5))],
  ['fodder', acts(pair(able, { role: 'fodder' }), 'strike', undefined, SWORD)],
  ['massive', acts(pair(able, {}, { options: { massiveDamage: true } }), 'strike', undefined, SWORD)],
  ['steels', acts(pair(), 'steel the mind')],
  ['ramStrikes collision', acts(aboard('war galley', { skills: { pilotry: '9D' } }), 'ram', going({ speed: 3 }))],
  ['vehicleDodges', acts(aboard('wagon'), 'vehicle dodge', going({ speed: 1 }))],
  [
    'difficulty.modifiers',
    acts(pair(), 'all-out', all(set('ana', { circumstance: 2 }), set('bo', { stance: 'prone' })), SWORD),
  ],
  [
    'sinks',
    {
      ...acts(pair({ inWater: true, skills: { swimming: '1D' } }), ''),
      arrange: all(set('ana', { sunk: 4 }), over(2)),
      steps: 2,
    },
  ],
  ['pushed', acts(pair({ weapons: [], skills: { fighting: '9D' } }), 'push')],
  [
    'entangled',
    acts(
      pair({ weapons: ['bullwhip'], skills: { 'melee combat': '9D', throwing: '9D' } }, {}, { distance: 1 }),
      'entangle',
    ),
  ],
  [
    'calledFor',
    acts(pair(able), 'strike', undefined, { ...SWORD, 'ana mark': 'up to 50 cm', 'ana called for': 'item' }),
  ],
  ['readyToCatch', acts(pair({ weapons: [] }), 'catch')],
  [
    'saved',
    acts(friends(), 'treat', set('cy', { wound: 'mortally wounded', condition: 'dying', dying: 3, stance: 'prone' })),
  ],
  ['drains', acts(pair({ ...having('lifeDrain 3'), skills: { fighting: '9D' } }), 'drain life')],
  ['felled', acts(pair({ weapons: [], skills: { fighting: '9D' } }), 'trip')],
  ['skill', acts(pair(), 'steel the mind, nothing')],
  ['confused.until', acts(pair(having('confusion 9')), 'confuse')],
  ['luck.left', acts(pair(having('goodLuck 5')), 'luck')],
  ['fades.until', acts(pair(having('intangibility 4')), 'fade')],
  ['words.modifiers words.over words.points', acts(pair(able), 'bluff', undefined, { 'ana words for': 'attack' })],
]

const ROOMS = { ...ATTACK, ...CHANCE }
/** Rooms in which somebody does what he seldom can. */
const TELLING: readonly (keyof typeof ROOMS)[] = [
  'an arm broken, resisting',
  'forced down, resisting',
  'lifted',
  'hurled',
  'gets free',

  'a group attack',
  'swarm',
  'two weapons',
  'bombs that fade',
  'a spell that spreads',
  'a spell that goes wide',
  'loads in haste',
  'lifts a gun',
  'breaks it',
  'the dying',
  'those who come to at last',
  'who rests',
  'climbs',
  'rides',
  'rides on a map',
  'loses the horse',
  'frightens a team',
  'leaps out',
  'takes the reins',
  'a boat rowed',
  'a sideswipe',
  'shoots at a vehicle',
  'a runaway',
  'breaks a door',
  'opens a door',
  'takes cover on a map',
  'shoots through cover',
  'a block spared',
  'a schooled block',
  'a sharp parry',
  'somebody acts in between',
  'he ducks away in between',
  'he stoops in between',
  'aims on',
  'paralyses',
  'shakes it off',
  'minds',
  'teleports',
  'luck',
  'words',
  'a jump',
  'swims',
  'flies',
  'a trap',
]

strangers(d6, {
  scenarios: { duel, street, yard, chariots, galleys, fair, gifted, ford, cellar, ...scrums, ...drawnScenarios(80) },
  stages: [
    ...TELLING.map((name) => stageOf(ROOMS[name])),
    ...SHOWING.map(([shows, room]) => stageOf(room, shows.split(' '))),
    stageOf(acts(pair(), 'nothing'), ['withstands'], { do: 'hazard', who: 'bo', hazard: 'botulism' }),
    stageOf(acts(pair(), 'nothing'), ['favoured'], {
      do: 'modifier',
      who: 'bo',
      value: 3,
      because: 'the sun',
      for: 2,
    }),
  ],
  fights: 160,
  steps: 50,
})
