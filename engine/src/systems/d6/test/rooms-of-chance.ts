import { forRounds, untilEnded } from '../../../mechanisms/lasting.ts'
import { crowd, duel, during } from './arrange.ts'
import {
  aboard,
  acts,
  all,
  dying,
  going,
  having,
  high,
  onHorse,
  over,
  pair,
  riding,
  round,
  set,
  yard,
} from './rooms.ts'

/** What seldom happens by itself: rescue, falls, doors, vehicles, gifts, points, water. */
export const CHANCE = {
  'helps the dying': acts(pair({ skills: { healing: '8D' }, healersPack: 2 }, {}), 'treat', dying({ dying: 40 })),
  'helps them late': acts(
    pair({ skills: { healing: '8D' } }, { skills: { stamina: '4D' } }),
    'treat',
    dying({ dying: 80 }),
  ),
  'helps them later': acts(pair({ skills: { healing: '8D' } }, {}), 'treat', dying({ dying: 150 })),
  'helps too late': acts(pair({ skills: { healing: '8D' } }, {}), 'treat', dying({ dying: 190 })),
  'helps the hurt': acts(
    pair({ skills: { healing: '5D' }, healersPack: 1 }, {}),
    'treat',
    set('cy', { wound: 'incapacitated', condition: 'unconscious', body: 4 }),
  ),
  'the dying': {
    ...acts(pair({}, {}), ''),
    arrange: all(set('cy', { condition: 'dying', wound: 'mortally wounded', dying: 35 }), over(3)),
    steps: 2,
  },
  'those who come to': {
    ...acts(pair({}, {}), ''),
    arrange: all(set('cy', { condition: 'unconscious', ...during('senseless', 1, 1) }), over(3)),
    steps: 2,
  },
  'those who come to at last': {
    ...acts(pair({}, {}), ''),
    arrange: all(set('cy', { condition: 'unconscious', ...during('senseless', 1) }), over(3)),
    steps: 2,
  },
  'who rests': {
    ...acts(pair({}, {}), ''),
    arrange: all(set('cy', { wound: 'stunned', rested: 11, done: ['nothing'] }), over(3)),
    steps: 2,
  },
  'who only seems to': {
    ...acts(pair({}, {}), ''),
    arrange: all(set('cy', { wound: 'stunned', rested: 11, done: ['step'] }), over(3)),
    steps: 2,
  },
  climbs: acts(duel({ skills: { climbing: '2D' } }, {}, high(9)), 'climb', set('ana', { height: 4 }), {
    'ana how fast': '2',
  }),
  'falls from the wall': acts(
    duel({}, {}, high(9)),
    'strike',
    all(set('ana', { height: 5, felled: true, stance: 'prone' })),
  ),
  'is struck off it': acts(duel({}, {}, high(9)), 'nothing', set('bo', { height: 6, condition: 'unconscious' })),
  rides: acts(onHorse(), 'ride', undefined, { 'ana way': 'towards' }),
  'rides badly': acts(onHorse({ skills: { riding: '1D' } }, '9D'), 'ride', undefined, { 'ana way': 'away' }),
  'rides on a map': acts({ ...onHorse({ skills: { riding: '6D' } }), ...riding }, 'ride, dismount', undefined, {
    'ana way': 'towards',
  }),
  'rides away on a map': acts({ ...onHorse({ skills: { riding: '6D' } }), ...riding }, 'step, ride', undefined, {
    'ana way': 'away',
  }),
  dismounts: acts(onHorse(), 'dismount, strike'),
  'loses the horse': acts(onHorse(), 'nothing', set('steed', { condition: 'dead' })),
  'frightens a team': acts(aboard('chariot', { lamp: 'torch' }), 'frighten team', going({ speed: 0 })),
  'reins in': acts(aboard('chariot'), 'rein in', going({ panicked: true, uncontrolled: true, speed: 4 })),
  'leaps out': acts(aboard('wagon'), 'leap out', going({ speed: 1 })),
  'takes the reins': acts(
    aboard('wagon'),
    'take the reins',
    all(going({ driver: 'cy' }), set('cy', { condition: 'dead' })),
  ),
  'a boat rowed': acts(aboard('canoe'), 'drive', going({}), { 'ana speed': 'high' }),
  'a ram': acts(
    aboard('war galley'),
    'ram',
    going({ speed: 3 }, { dodge: { kind: 'dodge', total: 6, full: false, item: '' } }),
  ),
  'a sideswipe': acts(aboard('chariot'), 'sideswipe', going({ speed: 3 }, { damage: 'heavy' })),
  'a strange vehicle': acts(aboard('carriage', { skills: {} }), 'drive', going({ lostSpeeds: 1 }), {
    'ana speed': 'high',
  }),
  'shoots at a vehicle': acts(
    aboard('wagon', { weapons: ['light crossbow'], role: 'hero' }),
    'attack vehicle',
    going({ speed: 0 }),
  ),
  'strikes a vehicle': acts(
    aboard('wagon', { weapons: ['battle axe'], scale: 6 }, { distance: 2 }),
    'attack vehicle',
    going({ speed: 0 }),
  ),
  'a runaway': {
    ...acts(aboard('wagon'), ''),
    arrange: all(going({ damage: 'severe', uncontrolled: true, speed: 4 }, { panicked: true }), over(2)),
    steps: 2,
  },
  'breaks a door': acts(duel({ weapons: ['battle axe'] }, {}, yard('a+.b')), 'break door', (s) => {
    s.doors = { '1,0': 1 }
  }),
  'breaks a door by skill': acts(duel({}, {}, { ...yard('a+.b'), options: { breakCompares: 'skill' } }), 'break door'),
  'opens a door': acts(duel({}, {}, yard('a+.b')), 'use door, use door'),
  'takes cover on a map': acts(duel({}, {}, yard('a......b\n..o.....')), 'take cover', undefined, {
    'ana cover': '75%|50%|25%|100%',
  }),
  'shoots through cover': acts(
    duel({ weapons: ['light crossbow'] }, { cover: { share: 100, made: 'flimsy' } }, { distance: 8 }),
    'shoot',
    (s) => set('bo', { cover: { share: 100, toughness: 6, object: 'a door', weakened: 1 } })(s),
  ),
  'a blade blocked with an arm': acts(
    duel(),
    'strike',
    set('bo', { defences: [{ kind: 'block', total: 14, full: false, item: '' }] }),
    {
      'ana weapon': 'short sword',
    },
  ),
  'a block spared': acts(
    duel({}, having('naturalArmor 1')),
    'strike',
    set('bo', { defences: [{ kind: 'block', total: 40, full: false, item: '' }] }),
    {
      'ana weapon': 'short sword',
    },
  ),
  'a schooled block': acts(
    duel({}, { specializations: { 'melee parry': '5D' } }),
    'strike',
    set('bo', { defences: [{ kind: 'block', total: 40, full: false, item: '' }] }),
    { 'ana weapon': 'short sword' },
  ),
  'a sharp parry': acts(
    duel({ weapons: [] }, {}),
    'strike',
    set('bo', { defences: [{ kind: 'parry', total: 40, full: false, item: 'bo short sword' }] }),
  ),
  'somebody acts in between': acts(duel(), 'strike', set('bo', { waiting: true, actions: 1, declared: 2, turned: 1 }), {
    'ana weapon': 'short sword',
    'bo interrupt': 'act',
    'bo act': 'strike|step',
    'bo weapon': 'short sword',
  }),
  'he ducks away in between': acts(duel(), 'strike', set('bo', { waiting: true, actions: 1, declared: 2, turned: 1 }), {
    'ana weapon': 'short sword',
    'bo interrupt': 'act',
    'bo act': 'move',
    'bo way': 'away',
  }),
  'he stoops in between': acts(
    duel({ weapons: ['short bow'] }, {}, { distance: 9 }),
    'shoot',
    set('bo', { waiting: true, actions: 1, declared: 2, turned: 1 }),
    {
      'bo interrupt': 'act',
      'bo act': 'crouch',
    },
  ),
  'aimed for three rounds': acts(
    crowd({ weapons: ['short bow'] }, { bo: {}, cy: {} }, { distance: 30 }),
    'shoot',
    all(round(5), set('ana', { aim: { at: 'bo', rounds: 3, round: 4 } })),
    { 'ana target': 'bo' },
  ),
  'aims on': acts(
    crowd({ weapons: ['short bow'] }, { bo: {}, cy: {} }, { distance: 30 }),
    'aim',
    all(round(5), set('ana', { aim: { at: 'bo', rounds: 2, round: 4 } }), set('bo', { moved: 3 })),
    { 'ana aim at': 'bo' },
  ),
  prepared: acts(duel(), 'strike', all(round(5), set('ana', { ...during('prepared', 1, 7) })), {
    'ana weapon': 'short sword',
  }),
  'a fated blow': acts(
    duel({ fatePoints: 2, characterPoints: 3 }, { fatePoints: 1, characterPoints: 9 }),
    'strike',
    undefined,
    {
      'ana weapon': 'short sword',
      'ana fate point': 'fate',
      'ana character point': 'spend',
      'bo character point': 'spend',
      'bo fate point': 'fate',
    },
  ),
  'a climax': acts(duel({ fatePoints: 2 }), 'strike, strike', undefined, {
    'ana weapon': 'short sword',
    'ana fate point': 'climax',
  }),
  paralyses: acts(duel(having('paralyzingTouch', 'silence')), 'paralysing touch', set('bo', { behind: ['ana'] })),
  drains: acts(duel(having('lifeDrain 3')), 'drain life'),
  'shakes it off': acts(duel(), 'shake off paralysis', set('ana', { lasting: [untilEnded('paralysed', 'bo', 9)] })),
  minds: acts(
    duel(having('fear 3', 'confusion 2')),
    'frighten, confuse',
    set('bo', { lasting: [forRounds('steeled', 2, 'bo', 11)] }),
  ),
  teleports: acts(
    duel(having('teleportation'), {}, { distance: 40 }),
    'teleport',
    set('ana', { cover: { share: 50, toughness: 0, object: 'a hedge', weakened: 0 } }),
  ),
  luck: acts(duel(having('goodLuck', 'fastReactions')), 'luck, act fast, strike', undefined, {
    'ana weapon': 'short sword',
  }),
  gifts: acts(
    duel(
      having(
        'skillBonus 2 melee combat',
        'trademarkSpecialization 1 short sword',
        'armorDefeating',
        'increasedAttribute 2 physique',
      ),
      {
        ...having(
          'attackResistance 2 blade',
          'hardiness',
          'achillesHeel 1 easily hit',
          'intangibility 2',
          'darkness 3',
        ),
        armour: ['ring mail'],
      },
    ),
    'strike',
    set('bo', { lasting: [forRounds('intangible', 9, 'bo')] }),
    { 'ana weapon': 'short sword' },
  ),
  'eyes in the dark': acts(
    duel(
      { ...having('infravision', 'enhancedSense 1 sight', 'skillMinimum 1 melee combat'), lamp: 'candle' },
      having('invisibility', 'blur'),
      {
        distance: 1,
        scene: { light: 'dark' },
      },
    ),
    'strike',
    undefined,
    { 'ana weapon': 'short sword' },
  ),
  'of another size': acts(
    duel({ scale: -6, weapons: [] }, having('size 2 larger', 'hindrance 1 lightly built')),
    'strike',
  ),
  'an improvised weapon': acts(duel({ improvised: ['short sword'] }), 'strike', set('ana', { offBalance: -6 }), {
    'ana weapon': 'short sword',
  }),
  'thrown as far as one can': acts(
    duel(
      { weapons: ['rock'], skills: { throwing: '4D', lifting: '5D' } },
      {},
      { distance: 11, options: { physRange: 'rolled' } },
    ),
    'throw',
    undefined,
    { 'ana weapon': 'rock' },
  ),
  'hurt before': acts(
    duel({ skills: { stamina: '4D', mettle: '5D' } }),
    'strike',
    all(
      set('ana', { hurt: ['head', 'arm'] }),
      set('bo', { wound: 'severely wounded', body: 5, ...during('stunned', 2) }),
    ),
    {
      'ana weapon': 'short sword',
    },
  ),
  'late rescue': acts(
    duel(),
    'strike',
    set('ana', { scarred: 6, nextAttack: 3, ...during('words', 1), nextDamage: 2 }),
    {
      'ana weapon': 'short sword',
    },
  ),
  words: acts(duel({ skills: { bluff: '4D', acrobatics: '4D' } }), 'bluff, trick, strike', undefined, {
    'ana words for': 'attack',
    'ana weapon': 'short sword',
  }),
  'a jump': acts(
    duel({ skills: { jumping: '4D' } }, {}, { distance: 9 }),
    'jump',
    set('ana', { speed: 10, strained: 2 }),
    { 'ana how far': '4', 'ana way': 'towards' },
  ),
  swims: acts(
    duel({ inWater: true, skills: { swimming: '3D' } }, {}, { distance: 20 }),
    'swim',
    set('ana', { sunk: 1 }),
    { 'ana how fast': '2', 'ana swim where': 'swim on', 'ana way': 'towards' },
  ),
  drowning: { ...acts(duel({ inWater: true }), ''), arrange: all(set('ana', { sunk: 2 }), over(2)), steps: 2 },
  flies: acts(duel({ fly: 20, skills: { flying: '3D' } }, {}, { distance: 60 }), 'fly', set('ana', { strained: 14 }), {
    'ana how fast': '3',
    'ana way': 'towards',
  }),
  'a trap': {
    ...acts(
      duel({}, {}, { scene: { traps: { pit: { speed: '3D', attack: '4D', damage: '3D', near: 'bo' } } } }),
      'nothing',
      set('ana', { moved: 2, initiative: 10 }),
    ),
  },
}
