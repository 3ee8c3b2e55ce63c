import type { Change, FighterId, Sheet } from '../../kernel/types.ts'
import { fighter, isBodily, limbOf, wholeOf } from './fighters.ts'
import { initiativeTerms } from './initiative.ts'
import { pointTerms } from './rounds.ts'
import { tags } from './tags.ts'
import type { Fighter, Limb, State } from './types.ts'

const WORDS = { none: 'sound', serious: 'seriously wounded', major: 'maimed' } as const

/** What anybody sees of a wound: a word, no number. */
export function woundWord(limb: Limb, full: number): string {
  if (limb.severed) return 'gone'
  if (limb.wound !== 'none') return WORDS[limb.wound]
  return limb.hp < full ? 'hurt' : 'sound'
}

const set = (who: FighterId, field: string): Change => ({ command: { do: 'set', who, field }, field: 'to' })

/** A fighter's condition; `seen` has words and no numbers. */
export function sheet(s: State, id: FighterId, grade: 'all' | 'seen' = 'all'): Sheet {
  const f = fighter(s, id)
  const common = {
    id,
    name: f.facts.name,
    side: f.side,
    tags: tags(s, f),
    things: things(f, grade),
    conditions: conditions(f),
  }
  const grades = f.facts.body.locations.map(({ name }, i) => ({
    name,
    word: woundWord(limbOf(f, i), wholeOf(f, i)),
  }))
  if (grade === 'seen') return { ...common, bars: [], numbers: [], grades }
  return {
    ...common,
    grades,
    bars: f.facts.body.locations.map(({ name, id: place }, i) => ({
      name,
      now: limbOf(f, i).hp,
      full: wholeOf(f, i),
      armour: limbOf(f, i).worn + limbOf(f, i).natural,
      change: { command: { do: 'hit points', who: id, location: place }, field: 'to' },
    })),
    numbers: [
      {
        name: 'Combat Skill',
        value: f.facts.combat,
        from: [{ value: f.facts.combat, because: 'learnt', rule: 'CFI-SKL-01' }],
      },
      { name: 'Action Points', value: f.points, from: pointTerms(s, f), change: set(id, 'points') },
      { name: 'Initiative', value: f.initiative, from: initiativeTerms(s, f) },
      {
        name: 'Luck Points',
        value: f.luck,
        from: [{ value: f.facts.luck, because: 'POW, race and Rank', rule: 'CFI-ATT-Luck' }],
        change: set(id, 'luck'),
      },
      {
        name: 'Magic Points',
        value: f.magicPoints,
        from: [{ value: f.facts.magicPoints, because: 'POW', rule: 'CFI-ATT-Magic' }],
        change: set(id, 'magicPoints'),
      },
      { name: 'Fatigue', value: f.fatigue, from: [], change: set(id, 'fatigue') },
    ],
  }
}
function conditions(f: Fighter): { name: string; left?: number; clock?: string }[] {
  return [
    ...f.lasting.map(({ kind, left }) => ({ name: kind as string, left, clock: 'own turns' })),
    ...f.limbs.flatMap((limb, i) =>
      limb.stunned > 0
        ? [{ name: `${f.facts.body.locations[i]?.name} stunned`, left: limb.stunned, clock: 'own turns' }]
        : [],
    ),
    ...(f.dying >= 0 ? [{ name: 'dying', left: f.dying, clock: 'rounds' }] : []),
    ...(f.breath >= 0 ? [{ name: 'holding breath', left: f.breath, clock: 'seconds' }] : []),
    ...(f.frenzy > 0 ? [{ name: 'frenzied', left: f.frenzy, clock: 'rounds' }] : []),
    ...(f.counters.length > 0 ? [{ name: 'a counter prepared' }] : []),
  ]
}

const HOW: Readonly<Record<string, string>> = {
  right: 'in the right hand',
  left: 'in the left hand',
  both: 'in both hands',
  stowed: 'put away',
  stuck: 'stuck in a wound',
  broken: 'broken',
  lifted: 'picked up',
  lost: 'lost',
}
function things(f: Fighter, grade: 'all' | 'seen'): { name: string; how: string }[] {
  return f.items.flatMap((item) => {
    if (isBodily(item) || (grade === 'seen' && item.where === 'stowed')) return []
    const how = item.where === 'ground' ? `lying ${item.away} feet away` : (HOW[item.where] ?? item.where)
    return [{ name: item.weapon.name, how: item.unloaded > 0 ? `${how}, not loaded` : how }]
  })
}
