import type { Change, FighterId, Modifier, Sheet } from '../../../kernel/types.ts'
import { everything, plainSkill, surroundings } from '../body/plain-skills.ts'
import type { Skill } from '../content/types.ts'
import { styleSkill } from '../exchange/modifiers.ts'
import { movement } from '../ground/pace.ts'
import { fullPoints, gradeOf } from '../knowledge/imagine.ts'
import { load, underlingHitPoints } from '../state/derive.ts'
import { fatigueOf, fighter, isUnarmed, styleFor, usable, wornPenalty } from '../state/fighters.ts'
import type { Note } from '../state/note.ts'
import type { Fighter, Item, State } from '../state/types.ts'
import { tags } from './tags.ts'

type Numbered = Sheet['numbers'][number]

/** A fighter as his own side sees him, or `seen`, as anybody does. */
export function sheet(s: State, id: FighterId, as: 'all' | 'seen' = 'all'): Sheet {
  const f = fighter(s, id)
  const whole = as === 'all'
  return {
    id,
    name: f.facts.name,
    side: f.side,
    bars: whole ? bars(f) : [],
    tags: tags(s, f),
    conditions: whole ? conditions(s, f) : [],
    things: f.items.filter(({ where }) => where !== 'body').map(thing),
    numbers: whole ? numbers(s, f) : [],
    grades: grades(f),
  }
}

const set = (who: FighterId, field: string): Change => ({ command: { do: 'set', who, field }, field: 'to' })

/** How each location looks, or the whole of him where wounds are not kept by location. */
function grades(f: Fighter): NonNullable<Sheet['grades']> {
  const { wounds, body, hitPoints } = f.facts
  if (wounds !== 'locations') return [{ name: 'looks', word: gradeOf(f.general, fullPoints(f.facts), false) }]
  return f.limbs.map(({ hp, maimed }, i) => ({
    name: body.locations[i]?.name ?? '',
    word: gradeOf(hp, hitPoints[i] ?? 1, maimed),
  }))
}

/** What lasts, how long still and by which clock; most are numbers the Games Master may set. */
function conditions(s: State, f: Fighter): NonNullable<Sheet['conditions']> {
  const clocks = [
    ['cannot attack', f.noAttack, 'own turns', 'LEG-ACT-Attack', 'noAttack'],
    ['shaken', f.shaken, 'Combat Actions', 'LEG-WND-Serious', 'shaken'],
    ['forfeits', f.forfeit, 'Combat Actions', 'LEG-CA-01', 'forfeit'],
    ['may only defend', f.staggered, 'own turns', 'LEG-MAN-StunLocation', 'staggered'],
    ['cannot rise', f.noRising, 'own turns', 'LEG-LEAP-02', 'noRising'],
    ['holding breath', f.breath, 'rounds', 'LEG-ASP-Breath', 'breath'],
    ['unconscious', f.unconsciousRounds, 'rounds', 'LEG-WND-Serious', undefined],
    ['stunned', f.unconsciousFor, 'own turns', 'LEG-MAN-StunLocation', undefined],
    ['bleeding to death', f.bleedingOut, 'rounds', 'LEG-FAT-Collapse', undefined],
    ['dying', f.expiring, 'Combat Actions', 'LEG-NPC-Zero', undefined],
    ['in a fury', f.fury, 'rounds', 'LEG-HER-BattleFury', undefined],
  ] as const
  const running = clocks
    .filter(([, left]) => left > 0)
    .map(([name, left, clock, rule, field]) => {
      const told = { name, left, clock, rule }
      return field === undefined ? told : { ...told, change: set(f.id, field) }
    })
  const spells = s.spells
    .filter(({ at }) => at === f.id)
    .map(({ spell, until }) => ({ name: spell, left: until - s.round + 1, clock: 'rounds', rule: 'LEG-MAG-Cast' }))
  return [...running, ...spells]
}

const HOW = {
  right: 'in the right hand',
  left: 'in the left hand',
  both: 'in both hands',
  body: 'part of the body',
  stowed: 'put away',
  lifted: 'picked up, not yet ready',
  stuck: 'stuck in a wound',
  broken: 'broken',
  lost: 'gone',
} as const
const thing = ({ weapon, where, away }: Item): NonNullable<Sheet['things']>[number] => ({
  name: weapon.name,
  how: where === 'ground' ? `lying ${Math.round(away * 10) / 10} m away` : HOW[where],
})

/** Hit Points of each location with the armour on it, or of the whole body where they are kept so. */
function bars(f: Fighter): Sheet['bars'] {
  const { wounds, generalHitPoints, characteristics, body, hitPoints } = f.facts
  if (wounds !== 'locations') {
    const full = wounds === 'general' ? generalHitPoints : underlingHitPoints(characteristics)
    return [{ name: 'hit points', now: f.general, full, armour: most(f), change: set(f.id, 'generalHitPoints') }]
  }
  return f.limbs.map(({ hp, worn, natural }, i) => ({
    name: body.locations[i]?.name ?? '',
    now: hp,
    full: hitPoints[i] ?? 0,
    armour: worn + natural + f.warded,
    change: {
      command: { do: 'location', who: f.id, location: body.locations[i]?.id ?? '', field: 'hitPoints' },
      field: 'to',
    },
  }))
}
const most = (f: Fighter): number => Math.max(...f.limbs.map(({ worn, natural }) => worn + natural + f.warded))

const SKILLS: readonly (readonly [Skill, string])[] = [
  ['evade', 'Evade'],
  ['resilience', 'Resilience'],
  ['persistence', 'Persistence'],
  ['athletics', 'Athletics'],
  ['brawn', 'Brawn'],
  ['perception', 'Perception'],
  ['firstAid', 'First Aid'],
]

/** Strike Rank, Movement, each weapon in hand and the skills fights ask for, with what goes into them now. */
function numbers(s: State, f: Fighter): Numbered[] {
  const { facts } = f
  const skills = SKILLS.map(([skill, name]) => skilled(s, f, skill, name))
  const magic = Object.keys(facts.spells).length > 0
  return [
    left(f, 'Combat Actions', f.actions, 'LEG-CA-01', 'actions'),
    strikeRank(f),
    sourced('Movement', f.mount ?? 'base', 'LEG-ATT-Movement', (note) => movement(s, f, note)),
    ...burdened(f),
    ...(s.options.fatigue || f.fatigue > 0 ? [left(f, 'Fatigue', f.fatigue, fatigueOf(f).rule, 'fatigue')] : []),
    ...f.items.filter((item) => usable(s, f, item)).map((item) => armed(s, f, item)),
    ...skills,
    ...(facts.skills.ride > facts.characteristics.dex + facts.characteristics.pow
      ? [skilled(s, f, 'ride', 'Ride')]
      : []),
    ...(magic
      ? [
          skilled(s, f, 'commonMagic', 'Common Magic'),
          left(f, 'Magic Points', f.magicPoints, 'LEG-ATT-MagicPoints', 'magicPoints'),
        ]
      : []),
    ...(f.heroPoints > 0 ? [left(f, 'Hero Points', f.heroPoints, 'LEG-HP-Pool', 'heroPoints')] : []),
  ]
}

/** What he bears and wears, where it is known piece by piece. */
function burdened(f: Fighter): Numbered[] {
  const { armourLoad, burden } = f.facts
  if (armourLoad === 0 && burden === 0) return []
  const worn = f.limbs.reduce((sum, limb) => sum + limb.worn, 0)
  const rest = load(f) - armourLoad
  return [
    {
      name: 'Encumbrance',
      value: load(f),
      from: [
        { value: rest, because: 'weapons and gear', rule: 'LEG-ENC-Overloaded' },
        { value: armourLoad, because: 'armour', rule: 'LEG-ENC-ArmourSize' },
      ],
    },
    {
      name: 'Armour worn',
      value: worn,
      from: [{ value: worn, because: 'the best piece on each location', rule: 'LEG-EQP-ArmourHighest' }],
    },
  ]
}

/** Points of his that are spent, or mount up. */
const left = (f: Fighter, name: string, value: number, rule: string, field: string): Numbered => ({
  name,
  value,
  from: [{ value, because: 'left', rule }],
  change: set(f.id, field),
})

function strikeRank(f: Fighter): Numbered {
  const penalty = wornPenalty(f)
  const tired = fatigueOf(f).strikeRank
  const from: Modifier[] = [{ value: f.facts.strikeRank, because: 'DEX and INT', rule: 'LEG-ATT-StrikeRank' }]
  if (penalty > 0) from.push({ value: -penalty, because: 'armour', rule: 'LEG-INI-04' })
  if (tired < 0) from.push({ value: tired, because: fatigueOf(f).name, rule: fatigueOf(f).rule })
  return { name: 'Strike Rank', value: f.facts.strikeRank - penalty + tired, from }
}

/** A value with the modifiers that went into it, the rest of it being the skill itself. */
function sourced(name: string, because: string, rule: string, reckon: (note: Note) => number): Numbered {
  const from: Modifier[] = []
  const value = reckon((modifier) => void from.push(modifier))
  const base = from.reduce((rest, modifier) => rest - modifier.value, value)
  return { name, value, from: [{ value: base, because, rule }, ...from.filter((modifier) => modifier.value !== 0)] }
}

function armed(s: State, f: Fighter, item: Item): Numbered {
  const style = styleFor(f, item)
  const because = isUnarmed(item)
    ? 'unarmed'
    : style !== undefined && 'name' in style
      ? String(style.name)
      : 'untrained'
  return sourced(
    item.weapon.name,
    because,
    isUnarmed(item) ? 'LEG-STY-06' : 'LEG-STY-01',
    (note) => styleSkill(f, item, note) + everything(s, f, note) + surroundings(s, f, note),
  )
}

const skilled = (s: State, f: Fighter, skill: Skill, name: string): Numbered =>
  sourced(name, 'skill', 'LEG-ATT-SkillBases', (note) => plainSkill(s, f, skill, note))
