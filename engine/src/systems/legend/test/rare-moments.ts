import type { Stage } from '../../../kernel/testing/strangers.ts'
import { spaced } from '../../../space/bands.ts'
import { holding } from '../ground/holds.ts'
import type { State } from '../state/types.ts'
import { acting, arranged, being, facing, the } from './arrange.ts'
import { apart } from './charges.ts'
import { CHEST, FENCE, HEAD, item, LEFT_ARM, man } from './clash.ts'

type Change = (s: State) => void
type Answers = Readonly<Record<string, string>>
interface Moment {
  readonly state: State
  /** By who is asked and what: keys in the order they are liked. */
  readonly answers: Answers
  readonly steps?: number
  /** What the game master rules first. */
  readonly ruling?: Stage['ruling']
}

const all =
  (...changes: readonly Change[]): Change =>
  (s) => {
    for (const change of changes) change(s)
  }
const limbs =
  (who: string, hp: number, worn = 0): Change =>
  (s) => {
    for (const limb of the(s, who).limbs) Object.assign(limb, { hp, worn, natural: 0 })
  }
/** Ann before Bob, and what Ann does. */
const pair = (
  ann: object,
  bob: object,
  answers: Answers,
  change?: Change,
  more: object = {},
  options = {},
): Moment => ({
  state: arranged(facing({ ann }, { bob }, options, more), change),
  answers,
})
const blow = (weapon: string, more: Answers = {}): Answers => ({
  'ann act': 'attack',
  'ann weapon': weapon,
  'ann target': 'bob',
  'bob defend': 'none',
  ...more,
})
const shot = (weapon: string, more: Answers = {}): Answers => blow(`ann ${weapon}|${weapon}`, more)

const SWORD = man(['war-sword'])
const ABLE = {
  athletics: 90,
  brawn: 90,
  evade: 90,
  resilience: 60,
  unarmed: 95,
  ride: 70,
  firstAid: 70,
  commonMagic: 90,
}
const able = (weapons: readonly string[], more: object = {}): object =>
  man(weapons, { styles: [{ name: 'style', skill: 95, weapons }], skills: ABLE, ...more })
const MEDIC = able(['dagger'], { healersKit: true })
const HUGE = { characteristics: { str: 40, con: 12, siz: 30, int: 12, pow: 12, dex: 12, cha: 12 } }
const rider = (weapons: readonly string[], ride = 70): object =>
  man(weapons, { rides: 'horse', skills: { ...ABLE, resilience: 20, athletics: 20, ride } })
const wounded =
  (hp: number): Change =>
  (s) =>
    Object.assign(the(s, 'cid').limbs[CHEST] ?? {}, { hp })
const bystander = {
  like: 'alaric',
  screened: ['head', 'chest', 'abdomen', 'rightLeg', 'leftLeg'],
}

const beside = (s: State): void => {
  s.where = { bands: spaced(['ann', 'bob', 'cid'], [1, 1, 1]) }
}
/** So weak that most blows do nothing, whatever the dice. */
const WEAK = { characteristics: { str: 4, con: 12, siz: 5, int: 12, pow: 12, dex: 12, cha: 12 } }
/** Ann's fumble, as the table has it. */
const fumbling = (ann: object, table: 'close' | 'ranged'): Moment =>
  pair(ann, SWORD, {}, (s) => {
    s.next.push({ kind: 'fumble', who: 'ann', table, item: the(s, 'ann').items[0]?.id, met: undefined, again: false })
  })
/** First Aid that ends with this round. */
const ending = (level: 'success' | 'failure' | 'fumble', change: Change): Moment => ({
  state: arranged(facing({ ann: MEDIC, cid: SWORD }, { bob: SWORD }), (s) => {
    s.where = { bands: spaced(['ann', 'bob', 'cid'], [9, 1, 9]) }
    change(s)
    for (const f of s.fighters) f.actions = 0
    the(s, 'ann').aiding = { at: 'cid', location: CHEST, level, rounds: 1 }
    the(s, 'cid').tended = true
  }),
  answers: {},
})

/** What shows seldom, each where it does. */
const MOMENTS: readonly (readonly [shows: string, moment: Moment])[] = [
  [
    'initiative.roll initiative.strikeRank initiative.thrown',
    { ...pair(SWORD, SWORD, {}, (s) => s.next.push({ kind: 'initiative', who: 'gm' })), steps: 1 },
  ],
  [
    'standoff',
    {
      ...pair(
        man(['war-sword'], { move: 0 }),
        man(['war-sword'], { move: 0 }),
        {},
        (s) => {
          for (const f of s.fighters) f.actions = 0
          s.stood = 9
        },
        { distance: 40 },
      ),
      steps: 2,
    },
  ],
  [
    'jumped',
    {
      state: arranged({
        ...facing({ ann: able(['war-sword']) }, { bob: SWORD }),
        distance: undefined,
        map: { cell: 1, picture: '#########\n#a.oo..b#\n#########', key: { a: 'ann', b: 'bob', o: 'pit' } },
      }),
      answers: { 'ann act': 'jump' },
      steps: 3,
    },
  ],
  [
    'outmanoeuvring outmanoeuvred manoeuvredAgainst faces manoeuvring',
    {
      state: arranged(facing({ ann: able(['war-sword']) }, { bob: SWORD, cid: SWORD }, { manoeuvreFatigue: true })),
      answers: { 'ann act': 'outmanoeuvre', 'ann outmanoeuvred': 'face bob|face cid' },
      steps: 9,
    },
  ],
  [
    'ranFrom',
    {
      state: arranged(facing({ ann: able(['war-sword']) }, { bob: SWORD, cid: SWORD }), beside),
      answers: { 'ann act': 'outmanoeuvre', 'ann outmanoeuvred': 'run' },
    },
  ],
  [
    'closing inside',
    pair(able(['dagger']), man(['longspear']), { 'ann act': 'changeDistance' }, undefined, {}, { reach: true }),
  ],
  [
    'outside disengaging',
    pair(
      able(['longspear']),
      man(['dagger']),
      { 'ann act': 'changeDistance' },
      (s) => s.inside.push({ by: 'bob', of: 'ann' }),
      {},
      { reach: true },
    ),
  ],
  [
    'steadied keptSeat',
    {
      state: arranged(facing({ ann: able(['great-axe'], HUGE) }, { bob: rider(['war-sword'], 20), horse: {} })),
      answers: blow('great-axe', { 'ann strike at': 'bob|rider' }),
    },
  ],
  [
    'stoodFast keptFeet.skill knockedBack',
    pair(
      able(['great-axe'], HUGE),
      able(['great-axe']),
      blow('great-axe', { 'bob defend': 'parry great-axe|bob great-axe', 'bob manoeuvre': 'standFast' }),
    ),
  ],
  [
    'damage.dice damage.faces damage.thrown',
    pair(able(['unarmed'], WEAK), SWORD, blow('unarmed', { 'ann manoeuvre': 'none', 'ann unarmed': 'hurt' })),
  ],
  [
    'fourFooted leapt.skill',
    pair(able(['war-sword'], HUGE), { like: 'giant-rat' }, { 'ann act': 'leap', 'ann target': 'bob' }),
  ],
  [
    'charged momentum',
    {
      state: acting(apart(24), 'ann act: charge\nann act: move\nann halt: 8\nbob act: doNothing').state,
      answers: { ...blow('war-sword'), 'ann ride on': 'stop', 'bob charged': 'evade' },
      steps: 4,
    },
  ],
  ['worst', pair(able(['long-bow']), SWORD, shot('long-bow', { 'bob defend': 'evade' }), undefined, { distance: 12 })],
  [
    'strapped',
    pair(
      able(['war-sword']),
      able(['war-sword', 'target']),
      blow('war-sword', { 'ann manoeuvre': 'chooseLocation', 'ann location': 'leftArm' }),
      (s) => Object.assign(the(s, 'bob').limbs[LEFT_ARM] ?? {}, { hp: 1, worn: 0 }),
    ),
  ],
  ['itemSpared', fumbling(man(['great-hammer']), 'close')],
  [
    'diced.dice diced.faces',
    pair(able(['unarmed'], WEAK), SWORD, blow('unarmed', { 'ann manoeuvre': 'damageWeapon', 'ann unarmed': 'hurt' })),
  ],
  [
    'strayed flewOn',
    {
      state: arranged(facing({ ann: able(['long-bow']) }, { bob: bystander, cid: { like: 'alaric' } }), (s) => {
        s.where = { bands: spaced(['ann', 'bob', 'cid'], [9, 9, 1]) }
      }),
      answers: shot('long-bow', { 'ann manoeuvre': 'none', 'cid defend': 'evade' }),
    },
  ],
  [
    'strangled',
    pair(able(['garrotte']), SWORD, blow('garrotte'), (s) => {
      const [ann, bob] = [the(s, 'ann'), the(s, 'bob')]
      s.holds.push(holding('grapple', ann, bob, item(s, 'ann', 'garrotte'), { location: HEAD }))
    }),
  ],
  ['entangled', pair(able(['net']), SWORD, blow('net', { 'ann manoeuvre': 'entangle' }))],
  [
    'throughCover',
    pair(
      able(['great-axe']),
      SWORD,
      blow('great-axe'),
      being('bob', { cover: { ...FENCE, locations: [0, 1, 2, 3, 4, 5, 6], hp: 1, ap: 0 } }),
    ),
  ],
  [
    'forced.skill',
    pair(
      able(['war-sword']),
      SWORD,
      { 'ann act': 'breakCover', 'ann break': 'bob', 'ann break with': 'brawn', 'ann weapon': 'brawn' },
      being('bob', { cover: FENCE }),
    ),
  ],
  [
    'blunted',
    pair(able(['long-bow'], { arrows: ['signal'] }), SWORD, shot('long-bow', { 'ann arrow': 'signal' }), undefined, {
      distance: 9,
    }),
  ],
  [
    'bareFlesh',
    pair(
      able(['long-bow'], { arrows: ['broadhead'] }),
      SWORD,
      shot('long-bow', { 'ann arrow': 'broadhead' }),
      limbs('bob', 5),
      { distance: 9 },
    ),
  ],
  [
    'pricked',
    pair(able(['blowgun']), SWORD, shot('blowgun', { 'ann manoeuvre': 'impale' }), limbs('bob', 5), { distance: 9 }),
  ],
  ['clubbed', pair(able(['long-bow']), SWORD, { ...blow('club long-bow') })],
  ['weaponLost', fumbling(man(['long-bow']), 'ranged')],
  [
    'staunched mended.healed',
    ending('success', (s) => {
      Object.assign(the(s, 'cid').limbs[CHEST] ?? {}, { hp: 2 })
      the(s, 'cid').bleeding = [CHEST]
    }),
  ],
  ['aidFailed', ending('failure', wounded(2))],
  ['aidBotched', ending('fumble', wounded(2))],
  [
    'drained',
    pair(
      able(['war-sword'], { spells: { protection: 2 } }),
      SWORD,
      { 'ann act': 'castSpell' },
      being('ann', { magicPoints: 1 }),
    ),
  ],
  [
    'stabilised',
    ending('success', (s) => {
      Object.assign(the(s, 'cid'), { condition: 'unconscious', stance: 'prone' })
      Object.assign(the(s, 'cid').limbs[CHEST] ?? {}, { hp: -8, maimed: true, useless: true, untreated: 9 })
    }),
  ],
  [
    'drawnOut',
    ending(
      'success',
      all(wounded(2), (s) => {
        const stuck = the(s, 'bob').items[0]
        if (stuck === undefined) return
        stuck.where = 'stuck'
        const blow = { roll: 30, skill: 60, level: 'success' } as const
        s.impaled.push({ by: 'bob', on: 'cid', item: stuck.id, location: CHEST, penalty: 20, ...blow })
      }),
    ),
  ],
  [
    'breathes',
    { ...pair(SWORD, SWORD, {}, being('ann', { breath: 4 })), ruling: { do: 'air', who: 'ann', to: 'restored' } },
  ],
  [
    'lastAct',
    {
      ...pair(
        able(['great-axe'], HUGE),
        SWORD,
        blow('great-axe', { 'bob last action': 'spend' }),
        all(limbs('bob', -4), being('bob', { heroPoints: 2 })),
        {},
        { heroPoints: true },
      ),
      steps: 3,
    },
  ],
  [
    'glanced.left unconscious.minutes',
    pair(
      able(['great-axe'], HUGE),
      man(['war-sword'], { skills: { resilience: 5 } }),
      blow('great-axe', { 'bob glancing blow': 'spend' }),
      being('bob', { heroPoints: 3 }),
      {},
      { heroPoints: true },
    ),
  ],
  [
    'spellStands',
    pair(able(['war-sword'], { spells: { countermagic: 1 } }), SWORD, { 'ann act': 'castSpell' }, (s) => {
      s.spells.push({ spell: 'protection', magnitude: 3, by: 'bob', at: 'bob', item: undefined, until: 9 })
      the(s, 'bob').warded = 3
    }),
  ],
  [
    'countered magicPoints',
    pair(
      able(['war-sword'], { spells: { 'dragons-breath': 2 } }),
      able(['war-sword'], { spells: { countermagic: 2 } }),
      { 'ann act': 'castSpell', 'bob counter': 'magnitude 2' },
    ),
  ],
  ['invoked.left', pair(able(['war-sword'], { heroicAbilities: ['battleFury'] }), SWORD, { 'ann act': 'battleFury' })],
  [
    'over100',
    pair(
      able(['war-sword'], { styles: [{ name: 'style', skill: 150, weapons: ['war-sword'] }] }),
      SWORD,
      blow('war-sword', { 'bob defend': 'parry war-sword|bob war-sword' }),
    ),
  ],
  [
    'wrestled.against wrestled.skill',
    {
      ...pair(able(['war-sword']), man(['unarmed']), { 'ann act': 'wrestleFree|breakFree' }, (s) => {
        s.holds.push(
          holding('grapple', the(s, 'bob'), the(s, 'ann'), item(s, 'bob', 'unarmed'), { location: LEFT_ARM }),
        )
      }),
    },
  ],
  [
    'spared',
    pair(
      able(['battleaxe']),
      SWORD,
      blow('battleaxe'),
      being('bob', { cover: { ...FENCE, locations: [0, 1, 2, 3, 4, 5, 6] } }),
    ),
  ],
  [
    'corroded',
    {
      ...pair(SWORD, SWORD, {}),
      ruling: { do: 'hazard', who: 'bob', of: 'strongAcid', location: 'chest' },
      steps: 3,
    },
  ],
  [
    'concentration',
    pair(
      able(['dagger']),
      able(['war-sword'], { spells: { protection: 4 } }),
      blow('dagger'),
      being('bob', { casting: { spell: 'protection', magnitude: 4, at: 'bob', on: undefined, left: 1 } }),
    ),
  ],
  [
    'failed',
    pair(
      man(['war-sword'], { skills: { brawn: 20 } }),
      SWORD,
      { 'ann act': 'breakCover', 'ann break': 'bob', 'ann break with': 'brawn', 'ann weapon': 'brawn' },
      all(being('bob', { cover: FENCE }), being('ann', { heroPoints: 2 })),
      {},
      { heroPoints: true },
    ),
  ],
  [
    'damageRolled',
    pair(able(['great-axe']), SWORD, blow('great-axe'), being('bob', { heroPoints: 1 }), {}, { heroPoints: true }),
  ],
  [
    'bonusLost',
    pair(
      able(['war-sword', 'target']),
      SWORD,
      { 'ann act': 'dropWeapon|doNothing', 'ann drop': 'target' },
      undefined,
      {},
      { bonusActionLost: 'atOnce' },
    ),
  ],
  [
    'letPass',
    {
      state: acting(apart(20), 'ann act: charge\nann act: move\nann halt: 8\nbob act: doNothing').state,
      answers: { ...blow('war-sword'), 'ann ride on': 'pass|ride on|on', 'bob charged': 'stand' },
      steps: 5,
    },
  ],
  [
    'keptAwake.skill',
    {
      ...pair(
        SWORD,
        SWORD,
        {},
        all(
          being('ann', { fatigue: 7, exhausted: 99, actions: 0 }),
          being('bob', { fatigue: 7, exhausted: 99, actions: 0 }),
        ),
        {},
        { fatigue: true },
      ),
      steps: 2,
    },
  ],
  ['breathHeld.rounds', { ...pair(SWORD, SWORD, {}), ruling: { do: 'air', who: 'ann', to: 'prepared' } }],
]

/** Moments fights seldom come to, as stages. */
export const STAGES: readonly Stage[] = MOMENTS.map(([shows, { state, answers, steps = 2, ruling }]) => ({
  ...(ruling === undefined ? {} : { ruling }),
  state,
  steps,
  shows: shows.split(' '),
  answer: ({ who, about, options }) =>
    answers[`${who} ${about.ask}`]?.split('|').find((key) => options.some((option) => option.key === key)),
}))
