import type { Change, FighterId, Sheet } from '../../../kernel/types.ts'
import { checkAdjustments } from '../body/adjustments.ts'
import { FISTS, thingName, usesOf } from '../body/arms.ts'
import { shields } from '../content/armour.ts'
import { apAdjustments, damageAdjustments, defenseAdjustments, weakness } from '../exchange/modifiers.ts'
import type { NUMBERS } from '../gm/amend.ts'
import { armourOf, armourShortfall, rankOf, skillBonus } from '../state/derive.ts'
import { fighterOf, status, suffers } from '../state/fighters.ts'
import { DURATIONS, LASTING } from '../state/lasting.ts'
import { type Note, reckoned, term } from '../state/note.ts'
import type { Fighter, State } from '../state/types.ts'
import { tags } from './tags.ts'

const PLACES: Readonly<Record<Fighter['items'][number]['at'], string>> = {
  main: 'in hand',
  off: 'in the other hand',
  body: 'of the body',
  belt: 'at the belt',
  ground: 'on the ground',
  broken: 'broken',
}

const set = (f: Fighter, field: keyof typeof NUMBERS): Change => ({
  command: { do: 'set', who: f.id, field },
  field: 'to',
})

/** A fighter as bars, conditions, things and numbers; `seen`: as foes see him, in words. */
export function sheet(s: State, id: FighterId, grade: 'all' | 'seen' = 'all'): Sheet {
  const f = fighterOf(s, id)
  const things = [
    ...f.items.map(({ weapon, at, loaded }) => ({
      name: thingName(weapon),
      how: `${PLACES[at]}${loaded ? '' : ', slack'}`,
    })),
    ...(f.facts.shield === null
      ? []
      : [
          {
            name: shields[f.facts.shield]?.name ?? f.facts.shield,
            how: f.shieldAt === 'arm' ? 'on the arm' : f.shieldAt === 'back' ? 'on the back' : 'broken',
          },
        ]),
    ...(f.facts.armour === null ? [] : [{ name: armourOf(f)?.name ?? f.facts.armour, how: 'worn' }]),
  ]
  const conditions = f.conditions.map(({ name, lasts }) => ({
    name: LASTING[name].shown,
    clock: DURATIONS[lasts],
    rule: LASTING[name].rule,
    change: { command: { do: 'suffers', who: f.id, what: name }, field: 'on' },
  }))
  const common = { id, name: id, side: f.side, tags: tags(f), conditions, things }
  if (grade === 'seen') return { ...common, bars: [], numbers: [], grades: [{ name: 'health', word: status(f) }] }
  const reduction = armourOf(f)?.reduction
  return {
    ...common,
    bars: [
      {
        name: 'Hit Points',
        now: f.hp,
        full: f.fullHp,
        ...(reduction === undefined ? {} : { armour: reduction }),
        change: set(f, 'hp'),
      },
      ...(f.fullMana > 0 ? [{ name: 'Mana', now: f.mana, full: f.fullMana, change: set(f, 'mana') }] : []),
      ...(f.fullFaith > 0 ? [{ name: 'Faith', now: f.faith, full: f.fullFaith, change: set(f, 'faith') }] : []),
    ],
    numbers: numbersOf(s, f),
    grades: [{ name: 'health', word: status(f) }],
  }
}

const number = (name: string, of: (note: Note) => number): Sheet['numbers'][number] => {
  const { value, terms } = reckoned(of)
  return { name, value, from: terms }
}
function numbersOf(s: State, f: Fighter): Sheet['numbers'] {
  const stats = (['brawn', 'finesse', 'savvy', 'nerve'] as const).map((stat) =>
    number(stat, (note) => {
      const short = stat === 'finesse' ? armourShortfall(f) : 0
      if (short > 0) term(note, -short, 'die ranks, too weak for the armour', 'OLDE-ARM-03')
      return rankOf(f, stat)
    }),
  )
  const attacks = usesOf(f)
    .filter((use) => use !== FISTS || f.items.length === 0)
    .flatMap((use) => [
      number(`attack, ${use.key}`, (note) => {
        const skill = use.skill === null ? 0 : term(note, skillBonus(f, use.skill), use.skill, 'OLDE-SKILL-ranks')
        return skill + checkAdjustments(f, use.stat, note) + weakness(f, use, note)
      }),
      number(`damage, ${use.key}`, (note) => damageAdjustments(f, use, 'attack', note)),
    ])
  return [
    ...stats,
    number('defense', (note) => defenseAdjustments(s, f, f, true, false, note)),
    ...attacks,
    number('action points', (note) => apAdjustments(f, note)),
    ...(suffers(f, 'silenced') ? [number('sneak', (note) => term(note, 3, 'silenced', 'OLDE-COND-silenced'))] : []),
    { name: 'AP left', value: f.ap, from: [], change: set(f, 'ap') },
    ...(f.facts.hero ? [{ name: 'character points', value: f.cp, from: [], change: set(f, 'cp') }] : []),
    ...(f.draughts > 0 ? [{ name: 'draughts', value: f.draughts, from: [], change: set(f, 'draughts') }] : []),
  ]
}
