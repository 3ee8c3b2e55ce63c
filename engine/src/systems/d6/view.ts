import { redact } from '../../kernel/secret.ts'
import type { Board, FighterId, Modifier, Seat, Sheet, Track } from '../../kernel/types.ts'
import { passiveDefence } from './combat-difficulty.ts'
import { characterNamed } from './content/index.ts'
import { severity } from './derive.ts'
import { diceOf } from './diecode.ts'
import { metres } from './distances.ts'
import { fighter } from './fighters.ts'
import { harmTo } from './injury/injure.ts'
import { skillDice } from './modifiers.ts'
import type { Note } from './note.ts'
import { CLOSE } from './range.ts'
import { gearResistance, ownResistance, resistancePoints } from './resistance.ts'
import type { Fighter, State } from './types.ts'

/** Nothing of a D6 fight is secret: totals are called out and wounds seen. */
export const view = (s: State, seat: Seat): State => redact(s, seat)
export const imagine = (seen: State): State => seen

export function sides(s: State): { id: string; fighters: string[] }[] {
  const found = new Map<string, string[]>()
  for (const f of s.fighters) found.set(f.side, [...(found.get(f.side) ?? []), f.id])
  return [...found].map(([id, fighters]) => ({ id, fighters }))
}

export function board(s: State): Board {
  const { where } = s
  const bodies = 'bands' in where ? {} : where.bodies
  const tokens = s.fighters.map((f) => {
    const body = bodies[f.id]
    return {
      id: f.id,
      side: f.side,
      tags: tags(s, f),
      ...(body === undefined ? {} : { at: [body.x, body.y] as const }),
    }
  })
  const pairs =
    'bands' in where
      ? s.fighters.flatMap((a, i) =>
          s.fighters.slice(i + 1).map((b) => ({
            a: a.id,
            b: b.id,
            distance: metres(s, a.id, b.id),
            engaged: metres(s, a.id, b.id) <= CLOSE && a.side !== b.side,
          })),
        )
      : []
  if ('bands' in where) return { tokens, pairs }
  const { grid, rows, cell } = where.field
  return { grid: { kind: grid, rows, cell, unit: 'm' }, tokens, pairs }
}

export const track = (s: State): Track => ({
  round: s.round,
  order: s.fighters
    .toSorted((a, b) => s.order.indexOf(a.id) - s.order.indexOf(b.id))
    .map((f) => ({ id: f.id, at: f.initiative, left: f.actions, of: f.declared, acting: s.acting.at(-1) === f.id })),
})

/** What can be seen of him: how he is, how he stands, what he does, who holds him. */
function tags(s: State, f: Fighter): string[] {
  return [
    ...(f.condition === 'up' ? [] : [f.condition]),
    ...(f.stance === 'standing' ? [] : [f.stance]),
    ...(f.wound === 'unhurt' ? [] : [f.wound]),
    ...(f.stunnedUntil >= s.round && f.wound !== 'stunned' ? ['stunned'] : []),
    ...(f.onlyDefends >= s.round && s.round > 0 ? ['can only defend'] : []),
    ...(f.blind ? ['blind'] : []),
    ...f.defences.map(({ kind, total, full }) => `${full ? 'full ' : ''}${kind} ${total}`),
    ...(f.aim === null ? [] : [`aims at ${f.aim.at}`]),
    ...(f.waiting ? ['waiting'] : []),
    ...(f.cover === null ? [] : [`${f.cover.share}% behind ${f.cover.object}`]),
    ...s.holds.filter(({ on }) => on === f.id).map(({ kind, by }) => `${kind} by ${by}`),
  ]
}

/** A number of the sheet with everything that goes into it. */
function reckoned(name: string, of: (note: Note) => number): Sheet['numbers'][number] {
  const from: Modifier[] = []
  const value = of((modifier) => void from.push(modifier))
  return { name, value, from }
}
/** How big he is, and the block that says so. */
function printedScale({ facts: { kind, scale } }: Fighter): Sheet['numbers'][number] {
  const block = kind === null ? undefined : characterNamed(kind)
  const from = block?.scale === scale ? [{ value: scale, because: block.name, rule: block.rule }] : []
  return { name: 'scale', value: scale, from }
}
/** His injuries as a bar, and the numbers others must reckon with; dice are told in pips, three to the die. */
export function sheet(s: State, id: FighterId): Sheet {
  const f = fighter(s, id)
  const dead = severity('dead')
  const bar =
    s.options.injury === 'wounds'
      ? { name: 'Wound levels', now: dead - severity(f.wound), full: dead }
      : { name: 'Body Points', now: f.body, full: f.fullBody }
  const harm = harmTo(f, 0)
  const own = ownResistance(s, f, undefined)
  const numbers = [
    reckoned('passive defence', (note) => passiveDefence(s, f, note)),
    reckoned('pips off every skill', (note) => skillDice(s, f, 'search', note)),
    reckoned('pips of resistance', (note) => ownResistance(s, f, note) + gearResistance(s, f, harm, own, note)),
    reckoned('points of resistance', (note) => resistancePoints(s, f, harm, note)),
    printedScale(f),
    { name: 'Character Points', value: f.characterPoints, from: [] },
    { name: 'Fate Points', value: f.fatePoints, from: [] },
  ]
  const bars = [{ ...bar, armour: diceOf(f.facts.armour + f.facts.hide) }]
  return { id, name: f.facts.name, side: f.side, bars, tags: tags(s, f), numbers }
}
