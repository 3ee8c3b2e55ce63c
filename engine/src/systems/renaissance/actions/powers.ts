import { secret } from '../../../kernel/secret.ts'
import type { Option } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import type { Power } from '../content/traits.ts'
import { answersTo } from '../exchange/readied.ts'
import { groundUnder } from '../ground/places.ts'
import { active, knows, lasting, trained } from '../state/fighters.ts'
import { takes } from '../state/stance.ts'
import type { Cited, Drug, Fighter, State, Substance } from '../state/types.ts'
import { type Action, action, no } from './action.ts'

const SUSTAINED = ['master', 'center'] as const satisfies readonly Power[]
const startable = (f: Fighter): (Option & { readonly key: (typeof SUSTAINED)[number] })[] =>
  SUSTAINED.filter((power) => knows(f, power) && !lasting(f, power)).map((key) => ({ key }))
const RULE: Readonly<Record<(typeof SUSTAINED)[number], Cited>> = {
  master: 'REN-POWER-Master',
  center: 'REN-POWER-Center',
}

/** A power that is kept up: each after the first hinders everything else (REN-CHK-09). */
const sustain = action({
  key: 'sustain a power',
  rule: 'REN-CHK-09',
  cost: 'quick',
  why: (_s, f) =>
    startable(f).length === 0 ? no('he knows no power to keep up, or does so already', 'REN-CHK-09') : undefined,
  act(ctx, s, f) {
    const { key } = asked(ctx, { who: f.id, about: { ask: 'power' }, options: startable(f) })
    answersTo(ctx, s, { kind: 'power', by: f, at: '' }, 'before')
    if (!active(f)) return
    f.effects.push({ kind: key, turns: null })
    ctx.emit?.({ type: 'power', who: f.id, power: key, how: 'keeps it up', rule: RULE[key] })
    answersTo(ctx, s, { kind: 'power', by: f, at: '' }, 'after')
  },
})

const COUNTERS = [{ key: 'grapple' }, { key: 'wound' }] as const
/** Until his next turn an exceptional unarmed defence seizes the attacker, or breaks something (REN-POWER-QuickCounter, -QuickBreak). */
const counter = action({
  key: 'quick counter',
  rule: 'REN-POWER-QuickCounter',
  cost: 'quick',
  why(_s, f) {
    if (!knows(f, 'quick counter')) return no('he has not learnt it', 'REN-POWER-QuickCounter')
    return trained(f, 'unarmed combat')
      ? f.counter === 'none'
        ? undefined
        : no('he is set for it already', 'REN-POWER-QuickCounter')
      : no('that takes basic proficiency in Unarmed Combat', 'REN-POWER-QuickCounter')
  },
  act(ctx, _s, f) {
    const options = COUNTERS.filter(({ key }) => key === 'grapple' || knows(f, 'quick break'))
    const { key } = asked(ctx, { who: f.id, about: { ask: 'power' }, options, sealed: true })
    f.counter = key
    ctx.emit?.({
      type: 'counters',
      who: f.id,
      counter: secret([f.id], key),
      rule: 'REN-POWER-QuickCounter',
    })
  },
})

const DRUGS: Readonly<Record<Drug, Cited>> = {
  stim: 'REN-DRUG-Stim',
  numbing: 'REN-DRUG-Numbing',
  monster: 'REN-DRUG-Monster',
}
const takeDrug = action({
  key: 'take a drug',
  rule: 'REN-DRUG-Stim',
  cost: 'quick',
  why: (_s, f) => (f.drugs.length === 0 ? no('he has none', 'REN-DRUG-Stim') : undefined),
  act(ctx, _s, f) {
    const options = [...new Set(f.drugs)].map((key) => ({ key }))
    const { key } = asked(ctx, { who: f.id, about: { ask: 'drug' }, options })
    f.drugs.splice(f.drugs.indexOf(key), 1)
    if (!lasting(f, key)) f.effects.push({ kind: key, turns: null })
    ctx.emit?.({ type: 'drug', who: f.id, drug: key, rule: DRUGS[key] })
  },
})

const SUBSTANCES: Readonly<Record<Substance, Cited>> = {
  oil: 'REN-CHEM-Oil',
  scour: 'REN-CHEM-Scour',
  tar: 'REN-CHEM-Tar',
  fire: 'REN-HAZARD-Fire',
}
const isSubstance = (kind: string): kind is Substance => kind in SUBSTANCES
const WATERS: readonly string[] = ['shallow water', 'deep water', 'water']
const washes = (s: State, f: Fighter): boolean => s.scene.water || WATERS.includes(groundUnder(s, f.id))
/** What rolling on the ground ends, and what takes water. */
const removable = (s: State, f: Fighter): Substance[] =>
  f.effects.flatMap(({ kind }) =>
    isSubstance(kind) && (kind === 'oil' || kind === 'fire' || washes(s, f)) ? [kind] : [],
  )
const putOut = action({
  key: 'put out',
  rule: 'REN-CHEM-Oil',
  cost: 'standard',
  why(s, f) {
    if (!f.effects.some(({ kind }) => isSubstance(kind))) return no('nothing burns on him', 'REN-CHEM-Oil')
    return removable(s, f).length === 0 ? no('that takes water', 'REN-CHEM-Scour') : undefined
  },
  act(ctx, s, f) {
    const gone = removable(s, f)
    const rolls = !washes(s, f)
    f.effects = f.effects.filter(({ kind }) => !isSubstance(kind) || !gone.includes(kind))
    for (const substance of gone) ctx.emit?.({ type: 'putOut', who: f.id, substance, rule: SUBSTANCES[substance] })
    if (rolls && f.mount === null) takes(s, f, 'prone')
  },
})

export const POWERS: readonly Action[] = [sustain, counter, takeDrug, putOut]
