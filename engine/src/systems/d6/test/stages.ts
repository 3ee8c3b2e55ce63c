import { Stream } from '../../../dice/stream.ts'
import { advance } from '../../../kernel/advance.ts'
import type { Oracle } from '../../../kernel/oracles/oracle.ts'
import { arranged, type Staged } from '../../../kernel/testing/index.ts'
import { forRounds } from '../../../mechanisms/lasting.ts'
import { d6 } from '../index.ts'
import type { Fighter, State } from '../state/types.ts'
import { crowd, duel, during, of, PLAIN, turnOf } from './arrange.ts'

export type Options = Readonly<Record<string, unknown>>
/** What is answered to a question, as `ana act`: the first of some that is offered, else what is usual. */
export type Answers = Readonly<Record<string, string>>

/** What is asked and told in some steps from a state, and how they end, with the dice of each of some seeds. */
export function tale(from: State, answers: Answers, steps = 1, seeds = 12): unknown {
  return Array.from({ length: seeds }, (_, seed) => {
    const dice = new Stream('stage', seed)
    const seen: unknown[] = []
    const oracle: Oracle = {
      throw: () => ({ dice }),
      decide: ({ who, about, options, usual }) => {
        seen.push(`${who} ${about.ask}: ${options.map(({ key }) => key).join()}`)
        const wanted = answers[`${who} ${about.ask}`]?.split('|').find((key) => options.some((o) => o.key === key))
        return wanted ?? usual ?? options[0]?.key
      },
    }
    let state = from
    for (let step = 0; step < steps && d6.outcome(state) === undefined; step++) {
      const done = advance(d6, state, [], [oracle])
      seen.push(...done.events)
      if (done.asked === undefined) state = done.state
    }
    return [seen, { ...state, options: undefined }]
  })
}

const shows = (of: (options: Options) => unknown): Staged => ({ shows: of })
export type Arrange = (s: State) => void
const set =
  (id: string, fields: Partial<Fighter>): Arrange =>
  (s) => {
    Object.assign(of({ state: s }, id), fields)
  }
/** Ana acts so at Bo; either is as said. */
const acts = (
  act: string,
  ana: object = {},
  bo: object = {},
  more: object = {},
  arrange?: Arrange,
  answers: Answers = {},
) =>
  shows((options) => {
    const base = more as { readonly options?: object }
    const scenario = duel(ana, bo, { ...more, options: { ...base.options, ...options } })
    return tale(turnOf(scenario, 'ana', 1, arrange), { 'ana act': act, 'ana weapon': 'short sword', ...answers })
  })
const strikes = (ana: object = {}, bo: object = {}, more: object = {}, arrange?: Arrange, answers: Answers = {}) =>
  acts('strike', ana, bo, more, arrange, answers)
const shoots = (ana: object = {}, bo: object = {}, more: object = {}, arrange?: Arrange, answers: Answers = {}) =>
  acts('shoot', { weapons: ['light crossbow'], ...ana }, bo, { distance: 8, ...more }, arrange, answers)

const hero = { role: 'hero' }
const bp = { options: { injury: 'bodyPoints' } }
const guard = (kind: 'dodge' | 'block', total: number) => ({ kind, total, full: false, item: '' })
const reached = (act: string, weapon: string, distance: number) =>
  shows((options) =>
    d6
      .refused(
        turnOf(duel({ weapons: [weapon] }, {}, { distance, options }), 'ana', 1, set('ana', { moved: 5 })),
        'ana',
      )
      .some(({ key }) => key === act),
  )
/** Whether Ana may act so at all. */
const refused = (act: string, ana: object, bo: object, arrange: Arrange) =>
  shows((options) =>
    d6.refused(turnOf(duel(ana, bo, { options }), 'ana', 1, arrange), 'ana').some(({ key }) => key === act),
  )
/** The end of a round for one who lies dying. */
const dying = (rounds: number) =>
  shows((options) =>
    tale(
      turnOf(crowd({}, { bo: {}, cy: {} }, { options }), 'ana', 1, (s) => {
        set('bo', { condition: 'dying', wound: 'mortally wounded', dying: rounds })(s)
        Object.assign(s, { acting: [], at: s.order.length })
      }),
      {},
    ),
  )
/** Two who drive; Ana does so. */
const drives = (kind: string, act: string, arrange?: Arrange) =>
  shows((options) => {
    const driver = { ...PLAIN, skills: { ...PLAIN.skills, charioteering: '7D', pilotry: '7D' } }
    const scenario = {
      system: 'd6',
      options,
      distance: 10,
      sides: { heroes: { ana: { ...driver, vehicle: 'hers' } }, foes: { bo: { ...driver, vehicle: 'his' } } },
      scene: { vehicles: { hers: { kind, driver: 'ana' }, his: { kind, driver: 'bo' } } },
    }
    return tale(turnOf(scenario, 'ana', 1, arrange), { 'ana act': act })
  })
const bombs = shows((options) =>
  tale(turnOf(crowd({ weapons: ['black powder bomb'] }, { bo: {}, cy: {} }, { distance: 6, options }), 'ana'), {
    'ana act': 'throw bomb',
    'gm lands': 'cy',
  }),
)
const held =
  (kind: 'arm pin' | 'slam', lasting: Fighter['lasting'] = []): Arrange =>
  (s) => {
    s.round = 4
    s.holds = [{ kind, by: 'ana', on: 'bo', since: 2, strength: 0 }]
    set('ana', { turned: 4, lasting })(s)
  }

const atSpeed: Arrange = (s) => {
  for (const vehicle of s.vehicles) vehicle.speed = 3
}

/** Where each option of the rulings matters that a fight at random seldom meets. */
export const STAGES: Readonly<Record<string, Staged | readonly Staged[]>> = {
  quickDraw: shows((options) =>
    tale(
      arranged(d6, duel({}, {}, { options }), (s) => {
        s.phase = 'initiative'
      }),
      { 'ana quick draw with': 'short sword', 'ana quick draw': '2' },
    ),
  ),
  characterPointLimit: acts('full dodge', { characterPoints: 9 }, {}, {}, undefined, {
    'ana character point': 'spend',
  }),
  acrobaticsDefence: shoots({}, { skills: { acrobatics: '7D' } }),
  dropPips: shoots({}, { skills: { dodge: '4D+1' } }, { options: { usePassiveBonus: true } }),
  modifierWildDie: shoots({}, {}, { scene: { smoke: 'thick' }, options: { modifierMode: 'rolled' } }),
  pointBlankInclusive: shoots({}, {}, { distance: 3 }),
  meleeShortMax: [
    reached('strike', 'halberd', 4.5),
    reached('strike', 'halberd', 5.5),
    reached('strike', 'halberd', 7),
  ],
  parryVsRanged: shoots({}, {}, {}, set('bo', { defences: [guard('block', 20)] })),
  multiDefence: strikes({}, {}, {}, set('bo', { defences: [guard('dodge', 15), guard('block', 8)] })),
  clampUnmodified: shoots({}, {}, {}, set('bo', { defences: [guard('dodge', 2)] })),
  bodyBlockArmour: strikes({}, { armour: ['soft leather'] }, {}, set('bo', { defences: [guard('block', 40)] })),
  leaningOut: shoots(
    {},
    {},
    {
      distance: undefined,
      map: { grid: 'square', cell: 1, picture: 'ao......b\n.........', key: { a: 'ana', b: 'bo', o: 'pillar' } },
    },
  ),
  takingCover: acts('take cover', {}, {}, { scene: { cover: [{ object: 'a table', share: 50 }] } }),
  softFullCover: shoots({}, { cover: { share: 100 } }),
  aimFor: shows((options) =>
    tale(
      turnOf(duel({ weapons: ['short bow'] }, {}, { distance: 30, options }), 'ana', 3, (s) => {
        s.round = 5
        set('ana', { turned: 5, aim: { at: 'bo', rounds: 2, round: 4 } })(s)
      }),
      { 'ana act': 'shoot|reload' },
      3,
    ),
  ),
  damageBreaksAim: shows((options) =>
    tale(
      turnOf(duel({ weapons: ['short sword'] }, { weapons: ['short bow'] }, { options }), 'ana', 1, (s) => {
        set('bo', { aim: { at: 'ana', rounds: 1, round: 1 }, turned: 1 })(s)
      }),
      { 'ana act': 'strike', 'ana weapon': 'short sword' },
    ),
  ),
  locationEffects: strikes({}, {}, {}, set('ana', { hurt: ['arm'], wound: 'wounded' })),
  knockoutTest: strikes({}, {}, {}, undefined, { 'ana mark': 'knockout' }),
  surpriseBonus: strikes({}, {}, {}, set('bo', { ...during('surprised', 1) })),
  stackSurpriseBehind: strikes({}, {}, {}, set('bo', { ...during('surprised', 1), behind: ['ana'] })),
  longWeapons: [
    strikes({ weapons: ['long sword'], skills: {} }, {}, {}, undefined, { 'ana weapon': 'long sword' }),
    strikes({ weapons: ['long sword'] }, {}, {}, undefined, { 'ana weapon': 'long sword' }),
  ],
  whipMissDamage: acts('entangle', { weapons: ['bullwhip'], move: 0 }, {}, { scene: { smoke: 'very thick' } }),
  slamObjectTakes: acts(
    'hurl',
    { weapons: [] },
    { attributes: { ...PLAIN.attributes, physique: '5D' } },
    {},
    held('slam', [forRounds('lifts', 5, 'bo')]),
  ),
  armPinPips: acts('force down', { weapons: [] }, { attributes: { ...PLAIN.attributes, agility: '3D+2' } }, {}, (s) => {
    held('arm pin')(s)
    set('bo', { turned: 4 })(s)
  }),
  tackledRider: shows((options) =>
    tale(
      turnOf(
        {
          system: 'd6',
          distance: 2,
          options,
          sides: {
            heroes: { ana: { ...PLAIN, skills: { fighting: '8D' }, weapons: [] } },
            foes: { bo: { ...PLAIN, mount: 'dapple' }, dapple: { ...PLAIN, weapons: [], scale: 3 } },
          },
        },
        'ana',
      ),
      { 'ana act': 'tackle', 'ana target': 'bo' },
    ),
  ),
  handsInGrips: refused('shoot', { weapons: ['short bow'] }, {}, (s) => {
    s.holds = [{ kind: 'hold', by: 'ana', on: 'bo', since: 1, strength: 0 }]
  }),
  intangibleSeized: refused('hold', { weapons: [] }, {}, set('bo', during('intangible', 9))),
  heldDriver: shows((options) => {
    const sides = { heroes: { ana: PLAIN, cy: PLAIN }, foes: { bo: { ...PLAIN, vehicle: 'his' } } }
    const scene = { vehicles: { his: { kind: 'wagon', driver: 'bo' } } }
    const from = turnOf({ system: 'd6', distance: 2, options, sides, scene }, 'ana', 1, (s) => {
      for (const v of s.vehicles) v.dodge = guard('dodge', 25)
      s.holds = [{ kind: 'hold', by: 'cy', on: 'bo', since: 1, strength: 0 }]
    })
    return tale(from, { 'ana act': 'strike', 'ana weapon': 'short sword' })
  }),
  scaleInStrength: acts('lift', { skills: { lifting: '6D' } }, { scale: 6 }, {}, held('slam')),
  infravisionInTwilight: shoots(
    { abilities: [{ ability: 'infravision', ranks: 2 }] },
    {},
    { scene: { light: 'poor' } },
  ),
  behindLasts: shows((options) =>
    tale(
      turnOf(duel({}, {}, { options }), 'ana', 1, (s) => {
        set('bo', { behind: ['ana'] })(s)
        s.acting = []
      }),
      { 'bo act': 'nothing' },
      2,
    ),
  ),
  blindAim: refused('aim', { weapons: ['light crossbow'] }, {}, set('ana', { blind: true })),
  areaAgainst: shows((options) => {
    const ball = { name: 'ball', casting: '8D', difficulty: 5, damage: '4D', ranges: [10, 20, 30], radius: 6 }
    const from = crowd({ spells: [ball], skills: { marksmanship: '2D' }, weapons: [] }, { bo: {}, cy: {} }, { options })
    return tale(turnOf(from, 'ana'), { 'ana act': 'cast', 'ana target': 'bo' }, 1, 30)
  }),
  paralysedDefend: acts(
    'paralysing touch',
    { abilities: [{ ability: 'paralyzingTouch', ranks: 1 }], skills: { fighting: '8D' } },
    {},
    {},
    set('bo', { defences: [guard('dodge', 8)] }),
  ),
  whoInterrupts: shows((options) => {
    const sides = { heroes: { ana: PLAIN, cy: PLAIN }, foes: { bo: PLAIN } }
    const from = turnOf({ system: 'd6', distance: 2, options, sides }, 'ana', 1, (s) => {
      set('cy', { waiting: true, declared: 2, actions: 1, turned: 1 })(s)
    })
    return tale(from, { 'ana act': 'strike', 'ana weapon': 'short sword', 'cy interrupt': 'act', 'cy act': 'nothing' })
  }),
  surprisedDive: shows((options) =>
    tale(
      turnOf(crowd({ weapons: ['black powder bomb'] }, { bo: {} }, { distance: 6, options }), 'ana', 1, (s) => {
        set('bo', during('surprised', 1))(s)
      }),
      { 'ana act': 'throw bomb' },
    ),
  ),
  groupResistance: shows((options) => {
    const member = { ...PLAIN, skills: { ...PLAIN.skills, command: '6D' } }
    const sides = { heroes: { ana: member, cy: { ...member, scale: 3 } }, foes: { bo: { ...PLAIN, scale: 6 } } }
    const planned = turnOf({ system: 'd6', distance: 2, sides, options }, 'ana', 1, (s) => {
      s.round = 2
      set('ana', { turned: 2, ...during('prepared', 1, 1) })(s)
    })
    return tale(planned, { 'ana act': 'group attack' })
  }),
  areaFalloff: shows((options) =>
    (bombs as { shows: (o: Options) => unknown }).shows({ ...options, blast: 'falloff' }),
  ),
  blast: bombs,
  missPlacement: bombs,
  damageBonusRounding: strikes(hero, {}, { options: { useDamageBonus: true } }),
  damageBonusWho: strikes({}, {}, { options: { useDamageBonus: true } }),
  bonusOnAbilities: shoots(
    { ...hero, weapons: [], natural: [{ name: 'breath', damage: '3D', skill: 'marksmanship', ranges: [10, 20, 40] }] },
    {},
    { options: { useDamageBonus: true } },
    undefined,
    { 'ana weapon': 'breath' },
  ),
  strengthDamage: strikes({ strengthDamage: '5D' }),
  naturalArmor: strikes({}, { abilities: [{ ability: 'naturalArmor', ranks: 2, prints: '1D' }] }),
  deathAtZero: [strikes({}, hero, bp, set('bo', { body: 1 })), strikes({}, {}, bp, set('bo', { body: 1 }))],
  stunNonLethal: strikes(
    { weapons: [], natural: [{ name: 'cudgel', damage: '+3D', stuns: true }] },
    {},
    bp,
    undefined,
    { 'ana weapon': 'cudgel' },
  ),
  stayUpPenalty: strikes({}, { skills: { stamina: '5D' } }, {}, set('bo', { wound: 'severely wounded' })),
  mortalRollEvery: dying(13),
  minuteCount: dying(0),
  negativeResistance: [
    strikes({}, { abilities: [{ ability: 'hindrance', ranks: 2, of: 'resistance' }] }, bp),
    strikes({ abilities: [{ ability: 'hindrance', ranks: 2, of: 'resistance' }] }, {}, bp),
  ],
  mortalAssist: shows((options) =>
    tale(
      turnOf(
        {
          system: 'd6',
          options,
          distance: 2,
          sides: { heroes: { ana: { ...PLAIN, skills: { healing: '8D' } }, cy: PLAIN }, foes: { bo: PLAIN } },
        },
        'ana',
        1,
        set('cy', { condition: 'dying', wound: 'mortally wounded' }),
      ),
      { 'ana act': 'treat' },
    ),
  ),
  armourEncumbrance: strikes({ armour: ['plate mail'] }),
  minimalArmour: strikes({}, { armour: ['chain mail'], bare: ['head'] }, {}, undefined, { 'ana mark': 'head' }),
  physRange: acts('throw', { weapons: ['rock'] }, {}, { distance: 8 }, undefined, { 'ana weapon': 'rock' }),
  fatigueAfter: [4, 8, 13].map((strained) => acts('run', {}, {}, { distance: 60 }, set('ana', { strained }))),
  landRam: drives('chariot', 'ram', atSpeed),
  vehicleLoses: drives('chariot', 'sideswipe', atSpeed),
  passengerShare: drives('chariot', 'sideswipe', atSpeed),
  ramControl: drives('war galley', 'regain control', (s) => {
    Object.assign(s.vehicles[0] ?? {}, { uncontrolled: true, speed: 2 })
    set('ana', { lasting: [forRounds('rammed', 5, 'bo')] })(s)
  }),
}
