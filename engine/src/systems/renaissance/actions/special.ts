import { secret } from '../../../kernel/secret.ts'
import type { FighterId, Option } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { distanceTo, spotOf } from '../../../space/whereabouts.ts'
import { pickItem } from '../exchange/maneuvers.ts'
import { braces, bracing, comrades, guards, helps, loadable, loads } from '../exchange/preparing.ts'
import { drops } from '../ground/holds.ts'
import { adjacent } from '../ground/reach.ts'
import { active, freeHand, inHand, knows, type Person, type Scene, spareHands, type Thing } from '../state/fighters.ts'
import type { Condition, Ctx, Fighter, Item, Readied, State } from '../state/types.ts'
import { type Action, action, no } from './action.ts'
import { foesInSight } from './maneuvering.ts'

const aim = action({
  key: 'aim',
  rule: 'REN-AIM-01',
  cost: 'quick',
  why: (s, f) =>
    foesInSight(s, f).length === 0
      ? no('he sees nobody to aim at', 'REN-AIM-01')
      : f.aim !== null
        ? no('he has aimed already', 'REN-AIM-01')
        : undefined,
  act(ctx, s, f) {
    const options = foesInSight(s, f).map(({ id }) => ({ key: id }))
    f.aim = asked(ctx, { who: f.id, about: { ask: 'target', action: 'aim' }, options }).key
    ctx.emit?.({ type: 'aims', who: f.id, at: f.aim, rule: 'REN-AIM-01' })
  },
})
const fullDefence = action({
  key: 'full defence',
  rule: 'REN-FULLDEF-01',
  cost: 'standard',
  act: (ctx, _s, f) => guards(ctx, f),
})

const brace = action({
  key: 'brace',
  rule: 'REN-BRACE-02',
  cost: 'standard',
  why: (_s, f) =>
    bracing(f).length === 0 ? no('he has no weapon in hand that can be braced', 'REN-BRACE-01') : undefined,
  act: (ctx, _s, f) => braces(ctx, f),
})

/** Any Standard Action that leads to something out of turn. */
const ACTS: readonly (Option & { readonly key: Readied['action'] })[] = (
  [
    'attack',
    'multiple attacks',
    'attack a place',
    'disarm',
    'trip',
    'grab',
    'dismount',
    'full defence',
    'brace',
    'load',
    'help',
  ] as const
).map((key) => ({ key }))
/** Only soldiers help in a fight (REN-POWER-Soldier). */
const actsFor = (f: Fighter): typeof ACTS => (knows(f, 'soldier') ? ACTS : ACTS.filter(({ key }) => key !== 'help'))
const WHEN: readonly (Option & { readonly key: Condition })[] = (
  [
    'reach',
    'near',
    'sight',
    'leaves',
    'charges',
    'attacks me',
    'attacks an ally',
    'attacks',
    'power',
    'acts',
    'gm',
    'cell',
  ] as const
).map((key) => ({ key }))
const METRES = [2, 3, 5, 10, 20, 50].map((far) => ({ key: String(far), far }))

/** What he will do and when; nobody else knows until it happens (REN-READY-01; ruling REN-A68). */
const ready = action({
  key: 'ready',
  rule: 'REN-READY-01',
  cost: 'standard',
  act(ctx, s, f) {
    const what = ctx.choose({
      who: f.id,
      about: { ask: 'ready', step: 'action' },
      options: actsFor(f),
      sealed: true,
    }).key
    const conditions = 'bands' in s.where ? WHEN.filter(({ key }) => key !== 'cell') : WHEN
    const when = ctx.choose({ who: f.id, about: { ask: 'ready', step: 'when' }, options: conditions, sealed: true }).key
    const others = s.fighters.filter((o) => o.id !== f.id && active(o) && (when !== 'acts' || o.side === f.side))
    const people: Option[] = [{ key: 'anybody' }, ...others.map(({ id }) => ({ key: id }))]
    const of: FighterId =
      when === 'gm'
        ? 'anybody'
        : ctx.choose({ who: f.id, about: { ask: 'ready', step: 'of' }, options: people, sealed: true }).key
    const metres =
      when === 'near'
        ? ctx.choose({ who: f.id, about: { ask: 'ready', step: 'metres' }, options: METRES, sealed: true }).far
        : 0
    const cell = when === 'cell' ? chosenCell(ctx, s, f) : null
    f.readied = secret([f.id], { action: what, when, of, metres, cell })
    ctx.emit?.({ type: 'readies', who: f.id, readied: f.readied, rule: 'REN-READY-01' })
  },
})
/** A cell of the map: those round him are listed, any may be named. */
const NEAR = [-2, -1, 0, 1, 2]
type CellOption = Option & { readonly cell: readonly [number, number] }
function chosenCell(ctx: Ctx, s: State, f: Fighter): readonly [number, number] {
  const [x = 0, y = 0] = spotOf(s.where, f.id) ?? []
  const options = NEAR.flatMap((down) =>
    NEAR.flatMap((right): CellOption[] =>
      right === 0 && down === 0 ? [] : [{ key: `cell ${x + right},${y + down}`, cell: [x + right, y + down] }],
    ),
  )
  return ctx.choose({ who: f.id, about: { ask: 'ready', step: 'cell' }, options, sealed: true }).cell
}

/** Hands a thing takes: both only where it has no use in one. */
const handsFor = (item: Thing): 1 | 2 => (item.weapon.modes.some(({ hands }) => hands === 1) ? 1 : 2)
const canHold = (s: Scene, f: Person, item: Thing): boolean => spareHands(s, f) >= handsFor(item)
/** How near one must be to pick something up, in metres. */
const AT_HAND = 1
/** A thing somebody could take up, and whose it is so far. */
interface Takable extends Option {
  readonly item: Item
  readonly owner: Fighter
}
/** His own things in their sheaths; what lies within a metre, whoever dropped it; and what one holds who is out of the fight. */
function drawable(s: State, f: Fighter): Takable[] {
  const found: Takable[] = []
  const take = (item: Item, owner: Fighter, key: string): void => {
    if (item.uses !== 0 && !item.planted && canHold(s, f, item)) found.push({ key, item, owner })
  }
  for (const item of f.items) if (item.where === 'stowed' || isAtHand(s, f, item)) take(item, f, item.key)
  for (const owner of s.fighters) {
    if (owner === f) continue
    const fallen = (owner.condition === 'disabled' || owner.condition === 'dead') && adjacent(s, f.id, owner.id)
    for (const item of owner.items)
      if (isAtHand(s, f, item) || (fallen && inHand(item))) take(item, owner, `${owner.id} ${item.key}`)
  }
  return found
}
const isAtHand = (s: State, f: Fighter, { where, spot }: Item): boolean =>
  where === 'ground' && spot !== null && distanceTo(s.where, f.id, spot) <= AT_HAND

/** Somebody else’s thing is his from now on, by a name he has not given to another. */
function takesOver(s: State, f: Fighter, { item, owner }: Takable): Item {
  if (owner === f) return item
  owner.items = owner.items.filter((each) => each !== item)
  s.holds = s.holds.filter((hold) => hold.item !== item.id && hold.with !== item.id)
  if (owner.braced === item.id) owner.braced = null
  const taken = new Set(f.items.map(({ key }) => key))
  let key = item.weapon.name
  for (let nth = 2; taken.has(key); nth++) key = `${item.weapon.name} ${nth}`
  const own: Item = { ...item, key, where: 'stowed' }
  f.items.push(own)
  return own
}

/** A thing for one hand goes where he says if both are free, a shield on his arm. */
function handFor(ctx: Ctx, f: Fighter, item: Item): Item['where'] {
  if (handsFor(item) === 2) return 'both'
  const free = HANDS.filter(({ key }) => freeHand(f, key))
  if (item.shield !== null) return freeHand(f, 'off') ? 'off' : 'main'
  return asked(ctx, { who: f.id, about: { ask: 'hand', item: item.key }, options: free, usual: 'main' }).key
}
const HANDS = [{ key: 'main' }, { key: 'off' }] as const

/** Drawing, or picking up what lies at his feet, ours (REN-DRAW-01). */
const draw = action({
  key: 'draw',
  rule: 'REN-DRAW-01',
  cost: 'quick',
  why: (s, f) =>
    drawable(s, f).length === 0 ? no('he has nothing to draw, or no hand for it', 'REN-DRAW-01') : undefined,
  act(ctx, s, f) {
    const about = { ask: 'item', action: 'draw', at: '' } as const
    const chosen = asked(ctx, { who: f.id, about, options: drawable(s, f) })
    const what = chosen.item.where === 'stowed' ? 'draws' : 'picks up'
    const item = takesOver(s, f, chosen)
    item.where = handFor(ctx, f, item)
    item.spot = null
    ctx.emit?.({ type: 'item', who: f.id, item: item.key, what, rule: 'REN-DRAW-01' })
  },
})
const heldItems = (f: Fighter): Item[] => f.items.filter(inHand)
const unlocked = (s: Scene, item: Thing): boolean =>
  !s.holds.some((hold) => hold.item === item.id || hold.with === item.id)
const sheathe = action({
  key: 'sheathe',
  rule: 'REN-DRAW-01',
  cost: 'quick',
  why: (s, f) =>
    heldItems(f).some((item) => unlocked(s, item))
      ? undefined
      : no('he holds nothing he could put away', 'REN-DRAW-01'),
  act(ctx, s, f) {
    const item = pickItem(
      ctx,
      f,
      'sheathe',
      '',
      heldItems(f).filter((each) => unlocked(s, each)),
    )
    item.where = 'stowed'
    if (f.braced === item.id) f.braced = null
    ctx.emit?.({ type: 'item', who: f.id, item: item.key, what: 'sheathes', rule: 'REN-DRAW-01' })
  },
})
const drop = action({
  key: 'drop',
  rule: 'REN-DRAW-02',
  cost: 'free',
  why: (s, f) => (heldItems(f).some((item) => unlocked(s, item)) ? undefined : no('he holds nothing', 'REN-DRAW-02')),
  act(ctx, s, f) {
    drops(
      ctx,
      s,
      f,
      pickItem(
        ctx,
        f,
        'drop',
        '',
        heldItems(f).filter((each) => unlocked(s, each)),
      ),
      ['REN-DRAW-02', 'REN-ACT-08'],
    )
  },
})

/** Loading takes what the weapon says (REN-RNG-11): an Action of the kind that the first of them takes. */
const load = action({
  key: 'load',
  rule: 'REN-RNG-11',
  cost: (_s, f) => loadable(f.items)[0]?.weapon.reload?.kind ?? 'standard',
  why: (_s, f) => (loadable(f.items).length === 0 ? no('he has nothing in hand to load', 'REN-RNG-11') : undefined),
  act: loads,
})

/** The one on his arm; without one there, the first he has planted. */
const plantable = (f: Fighter): Item | undefined =>
  f.items.find((item) => item.shield?.plantable === true && inHand(item)) ?? f.items.find(({ planted }) => planted)
/** Planted it stands by itself, uprooted it is on the arm (REN-ARMOUR-Plantable). */
const plant = action({
  key: 'plant or uproot',
  rule: 'REN-ARMOUR-Plantable',
  cost: 'quick',
  why(s, f) {
    const item = plantable(f)
    if (item === undefined) return no('he has no shield that can be planted', 'REN-ARMOUR-Plantable')
    return item.planted && (!freeHand(f, 'off') || spareHands(s, f) === 0)
      ? no('his arm is not free for it', 'REN-ARMOUR-Plantable')
      : undefined
  },
  act(ctx, _s, f) {
    const item = plantable(f)
    if (item === undefined) return
    item.planted = !item.planted
    item.where = item.planted ? 'stowed' : 'off'
    ctx.emit?.({
      type: 'item',
      who: f.id,
      item: item.key,
      what: item.planted ? 'plants' : 'uproots',
      rule: 'REN-ARMOUR-Plantable',
    })
  },
})

/** Soldiers may help in a fight (REN-POWER-Soldier, REN-CHK-Assist). */
const help = action({
  key: 'help',
  rule: 'REN-CHK-Assist',
  cost: 'standard',
  why: (s, f) =>
    knows(f, 'soldier')
      ? comrades(s, f).length === 0
        ? no('no comrade he does not help already stands by him', 'REN-CHK-Assist')
        : undefined
      : no('only soldiers help in a fight', 'REN-POWER-Soldier'),
  act: helps,
})
/** Who goes on with a task loses his turn (REN-ACT-06). */
const task = action({
  key: 'task',
  rule: 'REN-ACT-06',
  cost: 'turn',
  act(ctx, _s, f) {
    ctx.emit?.({ type: 'turnLost', who: f.id, why: 'is busy with a task', rule: 'REN-ACT-06' })
    f.standard = 1
    f.quick = 1
  },
})
/** Later in the round, where the fight allows it (ruling REN-A98). */
const delay = action({
  key: 'delay',
  rule: 'REN-A98',
  cost: 'turn',
  why: (s, f) =>
    !s.options.allowDelay
      ? no('turns are not held back in this fight', 'REN-A98')
      : (s.at >= s.order.length && s.late.length === 0) || f.did.length > 0
        ? no('there is nobody to wait for', 'REN-A98')
        : undefined,
  act(ctx, s, f) {
    s.late.push(f.id)
    s.acting = null
    ctx.emit?.({ type: 'turnLost', who: f.id, why: 'waits for the others', rule: 'REN-A98' })
  },
})
const end = action({ key: 'end turn', rule: 'REN-ACT-01', cost: 'free', act: () => undefined })

export const SPECIAL: readonly Action[] = [
  aim,
  fullDefence,
  brace,
  ready,
  draw,
  sheathe,
  drop,
  load,
  plant,
  help,
  task,
  delay,
  end,
]
