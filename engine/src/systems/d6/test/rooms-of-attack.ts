import { forRounds } from '../../../mechanisms/lasting.ts'
import { crowd, duel, PLAIN } from './arrange.ts'
import {
  acts,
  all,
  empty,
  gun,
  having,
  held,
  member,
  pair,
  pinned,
  planned,
  round,
  set,
  spell,
  strongly,
} from './rooms.ts'

/** What comes only after something else has gone well: grips, plans, bombs, long loading. */
export const ATTACK = {
  'an arm wrenched': acts(duel(strongly), 'wrench arm', pinned),
  'an arm broken, resisting': acts(duel(strongly), 'break arm', pinned),
  'an arm broken, armoured': acts(duel(strongly, { armour: ['chain mail'] }), 'break arm', pinned, {
    'bo resist': 'none',
  }),
  'an arm broken, tired out': acts(duel(strongly, { hide: '+2' }), 'break arm', all(pinned, set('bo', { turned: 4 }))),
  'forced down, resisting': acts(duel(strongly), 'force down', pinned),
  'forced down, letting it be': acts(duel(strongly), 'force down', pinned, { 'bo resist': 'none' }),
  lifted: acts(duel(strongly), 'lift, hurl', all(round(4), held('slam'))),
  hurled: acts(
    duel(strongly),
    'hurl',
    all(round(4), held('slam'), set('ana', { lasting: [forRounds('lifts', 3, 'bo')] })),
  ),
  squeezed: acts(duel(strongly), 'squeeze', all(round(4), held('choke'))),
  'gets free': acts(duel(strongly), 'escape', held('hold', 0, 0, 'bo', 'ana')),
  'tears it': acts(duel(strongly), 'escape', held('entangle', 0, 12, 'bo', 'ana'), { 'ana get free': 'snap' }),
  'slips out': acts(duel(strongly), 'escape', held('entangle', 0, 12, 'bo', 'ana'), { 'ana get free': 'slip' }),
  ...Object.fromEntries(
    [
      'choke',
      'hold',
      'flip',
      'tackle',
      'arm pin',
      'slam',
      'knockdown',
      'trip',
      'push',
      'all-out',
      'lunge',
      'sweep',
    ].map((act) => [act, acts(duel(strongly), act)]),
  ),
  flat: acts(duel(), 'flat of the blade'),
  'a group attack': acts(pair(member, {}), 'group attack', planned, { 'ana target': 'dee', 'ana mark': 'arm' }),
  'a group attack with arrows': acts(
    pair({ ...member, weapons: ['short bow'] }, { weapons: ['light crossbow'], scale: 3 }, { distance: 8 }),
    'group attack',
    all(planned, set('bo', { cover: { share: 100, toughness: 3, object: 'a door', weakened: 0 } })),
  ),
  'a group attack that stuns': acts(
    pair({ ...member, weapons: [], natural: [{ name: 'fist', damage: '+2D', stuns: true }] }, { weapons: [], move: 0 }),
    'group attack',
    planned,
    { 'ana mark': 'chest' },
  ),
  swarm: acts(
    {
      system: 'd6',
      distance: 1,
      sides: {
        rats: Object.fromEntries(
          ['ana', ...'cdefghijklm'].map((id) => [id.length > 1 ? id : `r${id}`, { like: 'rat', move: 20 }]),
        ),
        foes: { bo: PLAIN },
      },
    },
    'swarm',
  ),
  'two weapons': acts(
    crowd({ weapons: ['short sword', 'dagger'], ...having('ambidextrous') }, { bo: {}, cy: {} }),
    'two weapons, nothing',
  ),
  bombs: acts(
    crowd({ weapons: ['black powder bomb'] }, { bo: {}, cy: {}, dee: {} }, { distance: 6 }),
    'throw bomb',
    undefined,
    {
      'bo dive': 'dive',
      'cy dive': 'none',
      'gm lands': 'dee',
    },
  ),
  'bombs that fade': acts(
    crowd(
      { weapons: ['black powder bomb'] },
      { bo: {}, cy: {} },
      { distance: 2, options: { blast: 'falloff', missPlacement: 'ask' } },
    ),
    'throw bomb',
    set('cy', { defences: [{ kind: 'dodge', total: 30, full: true, item: '' }] }),
    { 'gm lands': 'cy' },
  ),
  'a spell that spreads': acts(
    crowd({ ...spell(), characterPoints: 2 }, { bo: {}, cy: {} }),
    'cast',
    set('cy', { defences: [{ kind: 'dodge', total: 13, full: false, item: '' }] }),
    { 'ana target': 'bo' },
  ),
  'a spell that goes wide': acts(
    crowd(
      spell({ stuns: true, speedValue: 1, rangeValue: 9 }),
      { bo: {}, cy: {} },
      { options: { missPlacement: 'ask' } },
    ),
    'cast',
    undefined,
    { 'gm lands': 'cy' },
  ),
  'a spell at one behind a wall': acts(
    duel(spell({ radius: 3 }), { cover: { share: 100, made: 'flimsy' } }, { distance: 8 }),
    'cast',
  ),
  'loads at once': acts(gun('wheellock pistol'), 'reload', empty(0, 0), { 'ana pace': 'at once' }),
  'loads in haste': acts(gun('wheellock pistol'), 'reload, reload', empty(0, 0), { 'ana pace': '50% faster' }),
  'has loaded in haste': acts(gun('wheellock pistol'), 'reload', empty(5, 0.5)),
  'has loaded steadily': acts(gun('arquebus'), 'reload', empty(11, 0)),
  'winds a crossbow': acts(gun('heavy crossbow'), 'reload', empty(0, 0)),
  'nocks an arrow': acts(gun('short bow'), 'reload, shoot', empty(0, 0)),
  'lifts a gun': acts(gun('wheellock musket'), 'lift gun, shoot'),
  'rests a gun': acts(gun('wheellock musket'), 'lift gun, shoot', set('ana', { stance: 'prone' })),
  'catches it': acts(
    duel({ weapons: ['throwing dagger'] }, { weapons: [] }, { distance: 4 }),
    'throw',
    set('bo', { lasting: [forRounds('catching', 3, 'bo')] }),
  ),
  'reaches out for it': acts(
    duel({ weapons: ['throwing dagger'] }, { weapons: [] }, { distance: 4 }),
    'throw',
    undefined,
    {
      'bo catch': 'catch',
    },
  ),
  'tosses it': acts(pair({ weapons: ['dagger', 'short sword'] }, { weapons: [] }), 'toss'),
  'whips it away': acts(duel({ weapons: ['bullwhip'] }), 'whip away, entangle', undefined, { 'bo hold on': 'hold on' }),
  'lets it go': acts(duel(), 'disarm', set('bo', { turned: 1, actions: 2 }), { 'ana weapon': 'short sword' }),
  'breaks it': acts(duel({ weapons: ['battle axe'] }), 'break', set('bo', { uses: { 'weakened bo short sword': 1 } })),
  'breaks it by skill': acts(duel({ weapons: ['battle axe'] }, {}, { options: { breakCompares: 'skill' } }), 'break'),
  'pins him': acts(duel({ weapons: ['short bow'] }, {}, { distance: 5 }), 'shoot', undefined, {
    'ana mark': 'up to 50 cm',
    'ana called for': 'pin',
  }),
  'seizes a limb': acts(duel({ weapons: [] }), 'strike', undefined, {
    'ana mark': 'up to 50 cm',
    'ana called for': 'limb',
  }),
  'strikes at what he holds': acts(duel(), 'strike', undefined, {
    'ana mark': 'up to 10 cm',
    'ana called for': 'item',
    'ana weapon': 'short sword',
  }),
}
