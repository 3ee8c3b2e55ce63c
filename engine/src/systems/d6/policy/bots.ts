import { optionNamed } from '../../../kernel/offer.ts'
import type { Choice, Option, Policy } from '../../../kernel/types.ts'
import { best, offeredOf, picking } from '../../../mechanisms/deciding.ts'
import { doorAhead, type ShutDoor } from '../../../mechanisms/ground/doorways.ts'
import { distanceBetween } from '../../../space/whereabouts.ts'
import { GROUND, nearer } from '../ground/places.ts'
import type { D6Ask, D6Question, State } from '../state/types.ts'
import {
  apart,
  blowAt,
  comrades,
  enemies,
  expected,
  flies,
  gains,
  goes,
  health,
  lands,
  MARKS,
  type Man,
  man,
  missile,
  reaches,
  reachesHim,
  ready,
  type Seen,
  skillLeft,
  swarmAt,
  type Thing,
  up,
} from './judging.ts'
import { actionsOf, beshotFromAfar, exposedTo, type Guard, type Plan, plan, type Temper } from './planning.ts'
import { ploys } from './ploys.ts'

type Asked = Choice<D6Question>

const pick = picking
/** Whether any of these is offered. */
const offers = (choice: Asked, ...keys: readonly string[]): boolean => offeredOf(choice, ...keys) !== undefined

/** What has to be done before anything else can: getting free, mastering a team, keeping afloat. */
const FIRST = ['escape', 'shake off paralysis', 'rein in', 'regain control', 'swim']
/** The vehicle he drives, and the nearest that carries a foe on his feet. */
function chase(s: Seen, me: Man) {
  const own = s.vehicles.find(({ id }) => id === me.vehicle)
  if (own === undefined || own.driver !== me.id || own.damage === 'destroyed') return undefined
  const others = s.vehicles.flatMap((v) => {
    if (v.id === own.id || v.damage === 'destroyed') return []
    const aboard = enemies(s, me).filter((foe) => foe.vehicle === v.id)
    return aboard.length === 0 ? [] : [{ v, far: Math.min(...aboard.map((foe) => apart(s, me, foe))) }]
  })
  const other = others.toSorted((a, b) => a.far - b.far)[0]
  return other && { own, other: other.v, far: other.far }
}
/** Whoever drives comes up to the others and runs them down where he is likely to; otherwise he fights from where he stands. */
function driving(choice: Asked, s: Seen, me: Man): Option | undefined {
  const race = chase(s, me)
  if (race === undefined) return undefined
  const { own, other, far } = race
  const skill = skillLeft(me, own.kind.skill, me.declared) + own.kind.maneuverability
  const sure = expected(skill) >= 10 + 5 * Math.max(0, own.speed - 2) + (other.dodge?.total ?? 0)
  // Each suffers by its own speed: only what goes as fast is worth running into.
  const pays = sure && own.speed > 0 && other.speed >= Math.max(2, own.speed)
  const wanted = [...(pays ? ['ram', 'sideswipe'] : []), ...(far > 3 || own.speed > 1 ? ['drive'] : [])]
  return offers(choice, ...wanted) ? pick(choice, ...wanted) : undefined
}

/** Fast where he has far to go; beside one that stands he stops, to fight hands free. */
function speed(choice: Asked, s: Seen, me: Man): Option {
  const race = chase(s, me)
  const beside =
    race === undefined ? enemies(s, me).some((foe) => apart(s, me, foe) <= 3) : race.far <= 3 && race.other.speed < 2
  return beside ? pick(choice, 'stopped', 'cautious') : pick(choice, 'high', 'cruising')
}

/** How something is used: a bomb is thrown, a spell cast. */
function attackWith({ weapon }: Thing): string {
  if (weapon.spell !== undefined) return 'cast'
  if (weapon.bursts === true) return 'throw bomb'
  if (weapon.skill === 'marksmanship') return 'shoot'
  return weapon.skill === 'throwing' ? 'throw' : 'strike'
}
const ATTACKS = ['strike', 'shoot', 'throw', 'cast', 'throw bomb', 'attack vehicle']
const OTHERWISE = ['reload', 'stand', 'move', 'fly', 'run', 'swim', 'drive', 'shake off', 'full dodge', 'nothing']

/** What he does with one action, as he has planned. */
function act(choice: Asked, s: Seen, me: Man, temper: Temper): Option {
  if (offers(choice, ...FIRST)) return pick(choice, ...FIRST)
  if (offers(choice, 'take the reins') && idle(s, me)) return pick(choice, 'take the reins')
  const steers = me.vehicle === null ? undefined : driving(choice, s, me)
  if (steers !== undefined) return steers
  if (comrades(s, me).length > 8 && offers(choice, 'swarm') && swarms(s, me)) return pick(choice, 'swarm')
  if (helps(s, me) && offers(choice, 'treat')) return pick(choice, 'treat')
  const meant = plan(s, me, temper)
  const guard = meant.guard ?? 'dodge'
  if (offers(choice, 'take cover') && takesCover(s, me, meant)) return pick(choice, 'take cover')
  if (nocks(me) && offers(choice, 'reload')) return pick(choice, 'reload')
  if (offers(choice, 'crouch') && crouches(s, me, meant)) return pick(choice, 'crouch')
  switch (meant.does) {
    case 'defend':
      return pick(choice, 'shake off', `full ${guard}`, 'full dodge', ...guards(me, guard), 'move', 'nothing')
    case 'aim':
      return pick(choice, 'aim', ...ATTACKS, 'nothing')
    case 'reload':
    case 'ready':
      return pick(choice, meant.does, ...ATTACKS, ...OTHERWISE)
    case 'close in': {
      const through = throughDoors(choice, s, me)
      if (through !== undefined) return through
      return pick(
        choice,
        'stand',
        ...(me.actions < me.declared ? guards(me, guard) : []),
        ...paces(s, me),
        ...OTHERWISE,
      )
    }
    case 'attack':
      return pick(choice, ...tries(s, me, meant), ...blows(me, meant), ...ATTACKS, ...guards(me, guard), ...OTHERWISE)
  }
}
/** What he tries instead of the next of his blows; the guard he has planned stays. */
function tries(s: Seen, me: Man, { item, at, guard }: Plan): readonly string[] {
  const last = me.actions === 1 && me.declared > 1 && guard !== undefined && me.defences.length === 0
  return last ? [] : ploys(s, me, at, item)
}
/** Whether nothing he has in hand reaches anybody. */
const idle = (s: Seen, me: Man): boolean =>
  !me.items.some((item) => ready(s, item) && enemies(s, me).some((foe) => reachesHim(s, me, item, foe)))
/** The shut door between him and the nearest foe, if one is. */
function shutDoor(s: Seen, me: Man): ShutDoor | undefined {
  if ('bands' in s.where) return undefined
  const foe = enemies(s, me).toSorted((a, b) => apart(s, me, a) - apart(s, me, b))[0]
  return foe === undefined ? undefined : doorAhead(GROUND, s, me, foe.id)
}
/** A door is in his way: he opens it, breaks it down if he cannot, or goes up to it. */
function throughDoors(choice: Asked, s: Seen, me: Man): Option | undefined {
  const ahead = shutDoor(s, me)
  if (ahead === undefined) return undefined
  return offeredOf(choice, ...(ahead.way.length === 0 ? ['use door', 'break door'] : ['move']))
}
/** Which door, and what to do with it. */
function door(choice: Asked, s: Seen, me: Man): Option {
  const key = shutDoor(s, me)?.door.key ?? ''
  return pick(choice, `open ${key}`, key)
}

/** Whether they do more as one than each by itself: where a single one hardly hits. */
function swarms(s: Seen, me: Man): boolean {
  const foe = enemies(s, me).toSorted((a, b) => apart(s, me, a) - apart(s, me, b))[0]
  const item = me.items.find(({ where }) => where === 'body')
  if (foe === undefined || item === undefined) return false
  const fellows = comrades(s, me).filter((f) => f.facts.name === me.facts.name && f.turned < s.round)
  const near = 1 + fellows.filter((f) => apart(s, f, foe) <= f.facts.move + 3).length
  const blow = blowAt(s, me, item, foe, apart(s, me, foe))
  return gains(swarmAt(blow, 1 + fellows.length), { actions: 1 }) > near * gains(blow, { actions: 1 })
}

/** A guard beside something else, if it is likely to be more than the 10 he is worth without. */
function guards(me: Man, guard: Guard): string[] {
  const better = (kind: Guard, skill: 'dodge' | 'melee combat' | 'fighting'): string[] =>
    expected(skillLeft(me, skill, me.declared)) > 10 ? [kind] : []
  const dodge = better('dodge', 'dodge')
  if (guard === 'block') return [...better('block', 'fighting'), ...dodge]
  return guard === 'parry' ? [...better('parry', 'melee combat'), ...dodge] : dodge
}
/** Whoever shoots or only guards himself gets behind something when he is shot at in the open, where that costs him nothing he needs. */
function takesCover(s: Seen, me: Man, { does, item }: Plan): boolean {
  if (does === 'close in' || (does !== 'defend' && (item === undefined || !missile(item)))) return false
  if (exposedTo(s, me) === undefined) return false
  return 'bands' in s.where ? s.options.takingCover === 'free' || does === 'reload' : s.round % 3 === 1
}
/** As much of him hidden as lets him shoot; all of him if he only hides. */
function cover(choice: Asked, s: Seen, me: Man): Option {
  const shoots = me.items.some((item) => missile(item) && ready(s, item))
  return best(choice, ({ key }) => {
    if (key === 'none') return 1
    const share = s.scene.cover.find(({ object }) => object === key)?.share ?? Number.parseInt(key, 10)
    return shoots && (share === 100 || key.endsWith('unseeing')) ? 0 : share
  })
}
/** Crouching costs nothing: whoever stays where he is and is shot at from afar, or shoots himself, makes himself small. */
const crouches = (s: Seen, me: Man, { does, item }: Plan): boolean =>
  does !== 'close in' && (does === 'defend' || (item !== undefined && missile(item))) && beshotFromAfar(s, me)
/** Whether he knows how to help, and somebody beside him needs it badly. */
const helps = (s: Seen, me: Man): boolean =>
  me.facts.trained.includes('healing') &&
  s.fighters.some(
    (f) =>
      f !== me &&
      f.side === me.side &&
      !f.treated &&
      apart(s, me, f) <= 3 &&
      (f.condition === 'dying' || health(s, f) < 0.5),
  )
/** He runs where he has far to go, walks the last of it, and climbs to those above or below him. */
function paces(s: Seen, me: Man): string[] {
  const far = Math.min(...enemies(s, me).map((foe) => apart(s, me, foe)))
  if (climbsTo(s, me) !== undefined) return ['climb', 'move']
  if (flies(me)) return ['fly', 'move', 'run']
  return far > 2 * me.facts.move + 3 ? ['ride', 'run', 'move'] : ['ride', 'move']
}

/** Whom he has to climb to: nobody is on his level, and the nearest is above or below him. */
function climbsTo(s: Seen, me: Man): Man | undefined {
  if (s.scene.climb === null || enemies(s, me).some(({ height }) => height === me.height)) return undefined
  const foe = enemies(s, me).toSorted((a, b) => apart(s, me, a) - apart(s, me, b))[0]
  return foe !== undefined && distanceBetween(s.where, me.id, foe.id) <= 3 ? foe : undefined
}
/** Two shots in a turn want an arrow between them. */
const nocks = (me: Man): boolean =>
  me.actions > 1 &&
  me.items.some(({ loaded, where, weapon }) => !loaded && where === 'hand' && weapon.reload?.takes === 'action')

/** The next of his blows: the last action is the guard, but who has walked up strikes; a single blow without one is struck with all he has. */
function blows(me: Man, { item, guard, attacks, allOut = false }: Plan): string[] {
  if (item === undefined) return []
  const last = me.actions === 1 && me.declared > 1 && !me.done.includes('move')
  if (last && (guard !== undefined || attacks < me.declared) && me.defences.length === 0 && guard !== undefined)
    return [guard]
  if (!item.loaded) return ['reload']
  const all = allOut && me.declared === 1
  return [...(all ? ['all-out'] : []), attackWith(item)]
}

/** Of those he can attack: the one a blow does most to, on his feet rather than on the ground. */
function target(choice: Asked, s: Seen, me: Man): Option {
  return best(choice, ({ key }) => {
    const foe = man(s, key)
    if (foe === undefined) return 0
    const far = apart(s, me, foe)
    let most = 0
    for (const item of me.items) {
      if (!ready(s, item) || !reaches(s, me, item, far)) continue
      most = Math.max(most, gains(blowAt(s, me, item, foe, far), { actions: me.declared }))
    }
    return (up(foe) ? 100 : 0) + 10 * most - far / 100
  })
}
/** Of foes to whom no way leads anybody else is nearer. */
const BARRED = 10_000
/** Whom he goes to: the nearest he can get nearer to. */
function nearest(choice: Asked, s: Seen, me: Man): Option {
  const toDoor = shutDoor(s, me)?.way.toReversed() ?? []
  for (const { x, y } of toDoor) {
    const cell = optionNamed(choice, `cell ${x},${y}`)
    if (cell !== undefined) return cell
  }
  return best(choice, ({ key }) => {
    const foe = man(s, key)
    if (foe === undefined) return Number.NEGATIVE_INFINITY
    const nearable = 'bands' in s.where || nearer(s, me, foe.id, goes(me)).spent > 0
    return (nearable ? 0 : -BARRED) - apart(s, me, foe) - 5 * health(s, foe)
  })
}

function weapon(choice: Asked, s: Seen, me: Man, _: Temper, { at = '' }: D6Question<'weapon'>): Option {
  const foe = man(s, at)
  return best(choice, ({ key }) => {
    const item = me.items.find((each) => each.key === key)
    if (item === undefined || foe === undefined) return 0
    return gains(blowAt(s, me, item, foe, apart(s, me, foe)), { actions: me.declared })
  })
}
/** Where he means to hit with it: where it does most. */
function mark(choice: Asked, s: Seen, me: Man, _: Temper, about: D6Question<'mark'>): Option {
  const foe = man(s, about.at)
  const item = me.items.find(({ key }) => key === about.item)
  if (foe === undefined || item === undefined) return pick(choice, 'none')
  const blow = blowAt(s, me, item, foe, apart(s, me, foe))
  return best(choice, ({ key }) => {
    const at = MARKS.findIndex((each) => each.key === key)
    return at < 0 ? -1 : lands(blow, { actions: me.declared }, at) * (blow.takes[at] ?? -1)
  })
}
/** What he draws or loads: what he has planned to. */
function gear(choice: Asked, s: Seen, me: Man, temper: Temper): Option {
  const { item } = plan(s, me, temper)
  return item === undefined ? pick(choice) : pick(choice, item.key)
}
/** How fast: no faster than he must, and than he is sure of. */
function pace(choice: Asked, s: Seen, me: Man): Option {
  if (offers(choice, '1.5')) return pick(choice, '1')
  const far = Math.min(...enemies(s, me).map((foe) => apart(s, me, foe)))
  const sure =
    1 + Math.floor(Math.max(0, expected(skillLeft(me, flies(me) ? 'flying' : 'running', me.declared)) - 3) / 5)
  const wanted = Math.max(1, Math.min(sure, Math.ceil(far / Math.max(1, goes(me)))))
  return pick(choice, String(wanted), String(wanted - 1), '2', '1')
}

/** Points: to turn a near miss into a hit, to stay on his feet, to make a poor dodge a fair one when beset. */
function characterPoint(choice: Asked, s: Seen, me: Man, _: Temper, about: D6Question<'character point'>): Option {
  const { on, total, needed, left } = about
  const spend = pick(choice, 'spend')
  const keep = pick(choice, 'none')
  // Who lies there already has nothing left to save them for.
  if (me.condition !== 'up') return keep
  if (on === 'resistance' && needed !== undefined) return needed - total >= 4 && needed - total <= 16 ? spend : keep
  if (needed !== undefined) return needed - total <= 4 ? spend : keep
  const dodging = on === 'dodge' || on === 'parry' || on === 'block'
  return dodging && left > 2 && total < 13 && enemies(s, me).some((foe) => apart(s, foe, me) < 20) ? spend : keep
}

/** How many actions: one where something wants all of him, getting free or steering; a driver with a good shot both drives and shoots. */
function declares(s: Seen, me: Man, temper: Temper): number {
  if (s.holds.some(({ on }) => on === me.id)) return 1
  const race = chase(s, me)
  if (race === undefined) return actionsOf(plan(s, me, temper))
  const steers = expected(skillLeft(me, race.own.kind.skill, 2) + race.own.kind.maneuverability)
  return race.far > 3 && steers >= STEADY && me.items.some((item) => goodShot(s, me, item)) ? 2 : 1
}
/** With so much on average a vehicle is kept in hand at high speed. */
const STEADY = 8
/** Whether it hits somebody from a vehicle that he steers as well, likely enough to try. */
const goodShot = (s: Seen, me: Man, item: Thing): boolean =>
  missile(item) &&
  ready(s, item) &&
  enemies(s, me).some(
    (foe) => reachesHim(s, me, item, foe) && lands(blowAt(s, me, item, foe, apart(s, me, foe)), { actions: 2 }) > 0.3,
  )

/** How each question is answered; what is not here is done as is usual. */
type Decides = {
  readonly [A in D6Ask]?: (choice: Asked, s: Seen, me: Man, temper: Temper, about: D6Question<A>) => Option
}
const DECIDES: Decides = {
  actions: (choice, s, me, temper) => pick(choice, String(declares(s, me, temper)), '1'),
  act,
  target,
  'aim at': target,
  'hide from': (choice, s, me) => pick(choice, exposedTo(s, me)?.id ?? ''),
  cover,
  'climb where': (choice, s, me) => pick(choice, (climbsTo(s, me)?.height ?? 0) > me.height ? 'up' : 'down'),
  door,
  'which door': door,
  whom: nearest,
  ready: gear,
  load: gear,
  'how fast': pace,
  'swim where': (choice) => pick(choice, 'ashore'),
  mark,
  weapon,
  speed,
  way: (choice) => pick(choice, 'towards', 'stay'),
  'character point': characterPoint,
  'fate point': (choice, s, me, _, about) =>
    health(s, me) < 0.5 && about.on !== 'damage' ? pick(choice, 'fate') : pick(choice, 'none'),
  'step in': (choice) => pick(choice, 'act'),
  interrupt: (choice) => pick(choice, 'act'),
}
const decided = <A extends D6Ask>(choice: Asked, s: Seen, me: Man, temper: Temper, about: D6Question<A>): Option =>
  DECIDES[about.ask]?.(choice, s, me, temper, about) ?? pick(choice)
/** A way of deciding of that temper. */
const fighting =
  (temper: Temper): Policy<State, D6Question> =>
  (choice, s) => {
    const me = man(s, choice.who)
    return me === undefined ? pick(choice) : decided(choice, s, me, temper, choice.about)
  }

/** Steady: weighs one blow against several and against guarding himself, and aims when safe. */
const steady = fighting({ fear: 0.7, aims: true, allOut: true, despair: 0.3 })
/** Reckless: strikes as often as he can and never defends. */
const reckless = fighting({ fear: 0, aims: false, allOut: true, despair: 0 })
/** Careful: guards himself even at the cost of the blow, and never strikes so that he could not. */
const careful = fighting({ fear: 1.6, aims: true, allOut: false, despair: 0.6 })

export const policies = { default: steady, reckless, careful }
