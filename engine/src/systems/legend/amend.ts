import { AffrayError } from '../../kernel/error.ts'
import { door } from '../../kernel/schema.ts'
import type { Fault } from '../../kernel/types.ts'
import { type Command, type CommandOf, commandShape, NUMBERS } from './amend/commands.ts'
import {
  setAir,
  setCircumstance,
  setCondition,
  setCover,
  setFooting,
  setFree,
  setHazard,
  setItem,
  setLocation,
  setNumber,
  setSide,
  setStance,
  told,
} from './amend/fighters.ts'
import { locationNamed, named } from './amend/named.ts'
import { add, remove, setDistance, setPlace } from './amend/places.ts'
import { recordOf } from './scenario.ts'
import { recordFaults } from './scenario-faults.ts'
import type { Ctx, State } from './types.ts'

export type { Command } from './amend/commands.ts'

/** The door of the Games Master's rulings. */
export const command = door<Command>(commandShape, faults)

/** What no shape can say: a counter below nothing, a newcomer whose record is not whole. */
function faults(given: Command): readonly Fault[] {
  if (given.do === 'set' && given.to < NUMBERS[given.field]) {
    return [{ path: ['to'], found: String(given.to), allowed: `at least ${NUMBERS[given.field]}` }]
  }
  if (given.do === 'add') {
    const record = recordOf(given.like ?? given.who, given.fields)
    if (!record.ok) return record.faults.map((fault) => ({ ...fault, path: ['fields', ...fault.path] }))
    return recordFaults(record.setup, ['fields'])
  }
  return []
}

/** Carries out a ruling of the Games Master and tells it. What needs dice is queued and is the next step. */
export function amend(ctx: Ctx, s: State, given: Command): void {
  switch (given.do) {
    case 'set':
      setNumber(ctx, s, given)
      break
    case 'location':
      setLocation(ctx, s, given)
      break
    case 'condition':
      setCondition(ctx, s, given)
      break
    case 'stance':
      setStance(ctx, s, given)
      break
    case 'footing':
      setFooting(ctx, s, given)
      break
    case 'circumstance':
      setCircumstance(ctx, s, given)
      break
    case 'comesFrom':
      setSide(ctx, s, given)
      break
    case 'cover':
      setCover(ctx, s, given)
      break
    case 'place':
      setPlace(ctx, s, given)
      break
    case 'distance':
      setDistance(ctx, s, given)
      break
    case 'add':
      add(ctx, s, given)
      break
    case 'remove':
      remove(ctx, s, given)
      break
    case 'scene':
      setScene(ctx, s, given)
      break
    case 'modifier':
      favour(ctx, s, given)
      break
    case 'initiative':
      s.next.push({ kind: 'initiative', who: 'gm' })
      told(ctx, 'gm', 'initiative', 'kept', 'rolled anew')
      break
    case 'item':
      setItem(ctx, s, given)
      break
    case 'free':
      setFree(ctx, s, given)
      break
    case 'damage':
      harm(ctx, s, given)
      break
    case 'fall':
      s.next.push({ kind: 'fall', who: named(s, given.who).id, metres: given.metres })
      told(ctx, given.who, 'fall', 0, given.metres)
      break
    case 'air':
      setAir(ctx, s, given)
      break
    case 'hazard':
      setHazard(ctx, s, given)
      break
    case 'end':
      end(ctx, s, given)
      break
  }
}

function setScene(ctx: Ctx, s: State, { light, haze, wind }: CommandOf<'scene'>): void {
  const { scene } = s
  if (light !== undefined) {
    told(ctx, 'gm', 'light', scene.light, light)
    scene.light = light
  }
  if (haze !== undefined) {
    told(ctx, 'gm', 'haze', scene.haze, haze)
    scene.haze = haze
  }
  if (wind !== undefined) {
    told(ctx, 'gm', 'wind', scene.wind, wind)
    scene.wind = wind
  }
}

function favour(ctx: Ctx, s: State, { who, value, because }: CommandOf<'modifier'>): void {
  const f = named(s, who)
  s.favours.push({ who, value, because, actions: f.actions, fresh: true })
  ctx.emit?.({ type: 'favoured', who, value, because })
}

/** Harm from outside the rules: a fall, a fire, a falling stone. Its wound is tested in the next step. */
function harm(ctx: Ctx, s: State, { who, location, points, armour }: CommandOf<'damage'>): void {
  const f = named(s, who)
  const at = locationNamed(f, location)
  s.next.push({ kind: 'harm', who, location: at, points, armour })
  told(ctx, who, 'harm', 0, points)
}

function end(ctx: Ctx, s: State, { won }: CommandOf<'end'>): void {
  const sides = new Set(s.fighters.map((f) => f.side))
  const stranger = won.find((side) => !sides.has(side))
  if (stranger !== undefined) {
    throw new AffrayError('ruling/side', `There is no side "${stranger}".`, `Name of: ${[...sides].join(', ')}.`)
  }
  s.ended = { won }
  ctx.emit?.({ type: 'ruledEnd', won: won.join(' ') })
}
