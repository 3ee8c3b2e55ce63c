import type { Change, FighterId, Sheet } from '../../../kernel/types.ts'
import { lastingConditions } from '../../../mechanisms/lasting.ts'
import { fighter, isBodily, limbOf, placeOf, wholeOf } from '../state/fighters.ts'
import { isLocal, LASTING } from '../state/lasting.ts'
import type { Fighter, Limb, State } from '../state/types.ts'
import { initiativeTerms } from '../turn/order.ts'
import { pointTerms } from '../turn/round.ts'
import { tags } from './tags.ts'

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
    conditions: conditions(f, grade),
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
/** What lasts with him, in a limb of his where it does; how long still is his own to know. */
function conditions(f: Fighter, grade: 'all' | 'seen'): Sheet['conditions'] {
  const lasting = f.lasting.flatMap((one) => {
    const place = isLocal(one.kind) ? `${placeOf(f, one.value)} ` : ''
    return lastingConditions(LASTING, f.id, [one]).map(({ name, ...rest }) =>
      grade === 'seen' ? { name: `${place}${name}` } : { ...rest, name: `${place}${name}` },
    )
  })
  return [...lasting, ...(f.counters.length > 0 ? [{ name: 'a counter prepared' }] : [])]
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
