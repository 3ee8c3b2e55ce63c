import { id as newName } from '../../kernel/naming.ts'
import * as is from '../../kernel/shapes.ts'
import type { Fault, FighterId, Id, SideId } from '../../kernel/types.ts'
import type { Whereabouts } from '../../space/whereabouts.ts'
import { type Field, type Given, rulings } from './commands.ts'
import { cell, fighter, measure, oneOf, side, sides, text, unless, usually, whole } from './fields.ts'
import { fighterNamed, nameFree, type Roster, sidesNamed } from './named.ts'
import { appears, cellInWords, distanceNow, hasPlaces, putAt, putFrom, vanishes } from './places.ts'

export type RuledValue = string | number | boolean
/** A ruling told: of whom, what it changed, from what, to what; `shows`: strangers may know it too. */
export type Ruled = {
  readonly type: 'ruled'
  readonly who: Id
  readonly what: string
  /** Left out where they are not the listener's to know. */
  readonly from?: RuledValue | undefined
  readonly to?: RuledValue | undefined
  readonly shows?: true
}
/** The end by the game master's word. */
export type RuledEnd = { readonly type: 'ruledEnd'; readonly won: readonly SideId[] }
/** Something the game master adds to what somebody does, for a time. */
export type Favoured = {
  readonly type: 'favoured'
  readonly who: FighterId
  /** Left out where they are not the listener's to know. */
  readonly value?: number | undefined
  readonly because?: string | undefined
  readonly for?: number | undefined
}
export type GmEvent = Ruled | RuledEnd | Favoured

/** Where rulings are told. */
export interface Tells {
  readonly emit: ((event: Ruled | RuledEnd) => void) | undefined
}
/** Where what is added for a time is told as well. */
export interface Favours {
  readonly emit: ((event: GmEvent) => void) | undefined
}
/** What is ruled of somebody's own: strangers hear no more of it than `ruledAsSeen` lets them. */
export function told(ctx: Tells, who: Id, what: string, from: RuledValue, to: RuledValue): void {
  ctx.emit?.({ type: 'ruled', who, what, from, to })
}
/** What is ruled and shows: how he stands, what he is behind. */
export function toldToAll(ctx: Tells, who: Id, what: string, from: RuledValue, to: RuledValue): void {
  ctx.emit?.({ type: 'ruled', who, what, from, to, shows: true })
}

/** A number of a fighter the game master may set: what it is called, how small and large it can be. */
export interface Settable<S, F> {
  readonly title: string
  readonly least: number
  readonly most: number
  readonly now: (f: F) => number
  readonly set: (f: F, to: number, s: S) => void
  /** Everybody sees it on the track or the map. */
  readonly shows?: true
}
export type NumberOf<F> = { [K in keyof F]: F[K] extends number ? (number extends F[K] ? K : never) : never }[keyof F]
/** A number that is a plain field of the fighter. */
export const settable = <F>(title: string, key: NumberOf<F>, least = 0, most = 1000): Settable<unknown, F> => ({
  title,
  least,
  most,
  now: (f) => Number(f[key]),
  set: (f, to) => void Object.assign(f as object, { [key]: to }),
})
/** The same number, which everybody sees. */
export const shown = <S, F>(number: Settable<S, F>): Settable<S, F> => ({ ...number, shows: true })

/** What varies from game to game in the commands all games have. */
export interface GameOf<S extends Roster, C extends Tells, N extends string, K extends string> {
  readonly numbers: Readonly<Record<N, Settable<S, S['fighters'][number]>>>
  readonly conditions: {
    readonly all: Readonly<Record<K, string>>
    readonly now: (f: S['fighters'][number]) => string
    readonly becomes: (ctx: C, s: S, f: S['fighters'][number], to: K) => void
  }
  /** What a modifier of the game master's goes on, and how long it can last, in which unit. */
  readonly modifier: {
    readonly of: string
    readonly least: number
    readonly most: number
    readonly unit: string
    readonly longest: number
    readonly gives: (ctx: C, s: S, f: S['fighters'][number], value: number, because: string, lasts: number) => void
  }
  readonly ends: (s: S, won: readonly SideId[]) => void
}

/** What a game with places adds to that. */
export interface PlacesOf<S extends Roster, C extends Tells = Tells> {
  readonly unit: string
  /** Himself first, then those who share his place: his mount, his rider. */
  readonly together: (s: S, f: S['fighters'][number]) => readonly FighterId[]
  /** Several may stand in one cell. */
  readonly shared?: boolean
  /** Foes do not see where he is; left out: everybody is seen. */
  readonly unseen?: (f: S['fighters'][number]) => boolean
  /** What a new place does to him; `before`: where everybody was. */
  readonly arrived: (s: S, f: S['fighters'][number], before: Whereabouts, ctx: C) => void
}

/** What a game that takes newcomers adds. */
export interface NewcomersOf<S extends Roster> {
  /** Names of the records newcomers can be made of. */
  readonly content: readonly string[]
  /** What is wrong with such a record. */
  readonly faults: (like: string, fields: Readonly<Record<string, unknown>>) => readonly Fault[]
  /** The newcomer joins the list, and everything a beginning fight would have settled for him is settled. */
  readonly joins: (
    s: S,
    id: FighterId,
    side: SideId,
    like: string,
    fields: Readonly<Record<string, unknown>>,
  ) => { readonly size: (cell: number) => number }
  /** Nothing in the fight refers to him any more. */
  readonly leaves: (s: S, f: S['fighters'][number]) => void
}

/** The fight is over by the game master's word. */
export const ending = <S extends Roster, C extends Tells>(ends: (s: S, won: readonly SideId[]) => void) =>
  rulings<S, C>()({
    do: 'end',
    title: 'End the fight',
    about: 'The fight is over; name who won, or nobody.',
    fields: { won: sides('who won') },
    carry(ctx, s, { won }) {
      ends(s, sidesNamed(s, won))
      ctx.emit?.({ type: 'ruledEnd', won })
    },
  })

/** A number of a fighter. */
export function setting<S extends Roster, C extends Tells, N extends string>(
  numbers: Readonly<Record<N, Settable<S, S['fighters'][number]>>>,
) {
  const all = Object.entries<Settable<S, S['fighters'][number]>>(numbers)
  const titles = Object.fromEntries(all.map(([key, { title }]) => [key, title])) as Record<N, string>
  const bound = (pick: 'least' | 'most'): number =>
    all.reduce((so, [, number]) => (pick === 'least' ? Math.min : Math.max)(so, number[pick]), all[0]?.[1][pick] ?? 0)
  const boundsOf = (field: unknown): { readonly least: number; readonly most: number } =>
    (all.find(([key]) => key === field) ?? all[0])?.[1] ?? { least: 0, most: 0 }
  return rulings<S, C>()({
    do: 'set',
    title: 'Set a number',
    about: 'A number of a fighter becomes what you say.',
    fields: {
      who: fighter(),
      field: oneOf('which number', titles),
      to: { ...whole('to', bound('least'), bound('most')), bounds: ({ field }: Given) => boundsOf(field) },
    },
    faults({ field, to }): readonly Fault[] {
      const { least, most } = numbers[field]
      if (to < least) return [{ path: ['to'], found: String(to), allowed: `at least ${least}` }]
      return to > most ? [{ path: ['to'], found: String(to), allowed: `at most ${most}` }] : []
    },
    carry(ctx, s, { who, field, to }) {
      const f: S['fighters'][number] = fighterNamed(s.fighters, who)
      const number: Settable<S, S['fighters'][number]> = numbers[field]
      const from = number.now(f)
      number.set(f, to, s)
      const tells = number.shows === true ? toldToAll : told
      tells(ctx, who, number.title, from, number.now(f))
    },
  })
}

/** How a fighter is. */
export const conditioning = <S extends Roster, C extends Tells, K extends string>({
  all,
  now,
  becomes,
}: GameOf<S, C, string, K>['conditions']) =>
  rulings<S, C>()({
    do: 'condition',
    title: 'Set a condition',
    about: 'A fighter is up again, or out of the fight.',
    fields: { who: fighter(), to: oneOf('how he is', all) },
    carry(ctx, s, { who, to }) {
      const f: S['fighters'][number] = fighterNamed(s.fighters, who)
      toldToAll(ctx, who, 'condition', now(f), to)
      becomes(ctx, s, f, to)
    },
  })

/** Something added to what a fighter does, for a time. */
export const modifying = <S extends Roster, C extends Favours>({
  of,
  least,
  most,
  unit,
  longest,
  gives,
}: GameOf<S, C, string, string>['modifier']) =>
  rulings<S, C>()({
    do: 'modifier',
    title: 'Give a modifier',
    about: `Something counts for or against a fighter, ${of}.`,
    fields: {
      who: fighter(),
      value: whole('how much', least, most),
      because: text('why', 120),
      for: usually(whole(`for how many ${unit}`, 1, longest), 1),
    },
    carry(ctx, s, { who, value, because, for: lasts }) {
      gives(ctx, s, fighterNamed(s.fighters, who), value, because, lasts)
      ctx.emit?.({ type: 'favoured', who, value, because, for: lasts })
    },
  })

export type Mapped = Roster & { where: Whereabouts }
const onMap = (s: Mapped): boolean => !('bands' in s.where)

/** On a map: the cell somebody stands on, and whoever shares his place with him. */
export const placing = <S extends Mapped, C extends Tells>({ together, shared, unseen, arrived }: PlacesOf<S, C>) =>
  rulings<S, C>()({
    do: 'place',
    title: 'Place somebody',
    about: 'A fighter stands in another cell of the map.',
    fields: { who: fighter(), at: cell() },
    open: onMap,
    carry(ctx, s, { who, at: [x, y] }) {
      const f = fighterNamed(s.fighters, who)
      const { where } = s
      const before = cellInWords(where, who)
      s.where = putAt(where, together(s, f), x, y, shared)
      arrived(s, f, where, ctx)
      const tells = unseen?.(f) ? told : toldToAll
      tells(ctx, who, 'place', before, `${x},${y}`)
    },
  })

/** Without a map: how far somebody is from another. */
export const distancing = <S extends Mapped, C extends Tells>({ unit, together, unseen, arrived }: PlacesOf<S, C>) =>
  rulings<S, C>()({
    do: 'distance',
    title: 'Set a distance',
    about: 'A fighter is so far from another.',
    fields: { who: fighter(), from: fighter('from whom'), metres: measure(unit, 10_000) },
    open: (s) => !onMap(s),
    carry(ctx, s, { who, from, metres }) {
      const f = fighterNamed(s.fighters, who)
      const other = fighterNamed(s.fighters, from)
      const { where } = s
      const before = distanceNow(where, who, other.id)
      s.where = putFrom(where, together(s, f), other.id, metres)
      arrived(s, f, where, ctx)
      const tells = unseen?.(f) ? told : toldToAll
      tells(ctx, who, `distance to ${from}`, before, metres)
    },
  })

const content = (names: readonly string[]): Field<unknown, is.Text> => ({
  shape: is.text(),
  kind: 'content',
  title: 'made like',
  choices: () => names.map((key) => ({ key, title: key })),
})
const fields: Field<unknown, is.Usual<is.ByName<is.Shape>>> = {
  shape: is.usually(is.byName(is.text(), is.anything()), {}),
  kind: 'record',
  title: 'what differs',
  optional: true,
}

/** Somebody joins the fight. */
export function adding<S extends Roster, C extends Tells>(of: NewcomersOf<S>, places?: PlacesOf<Mapped & S, C>) {
  return rulings<S, C>()({
    do: 'add',
    title: 'Bring somebody in',
    about: 'Somebody joins the fight; he acts from the next round on.',
    fields: {
      side: side(),
      who: { shape: newName, kind: 'name', title: 'his name' },
      like: unless(content(of.content)),
      fields,
      at: unless(cell('where, on a map')),
      near: unless(fighter('near whom, without a map')),
      metres: usually(measure('how far from him', 10_000), 5),
    },
    faults: ({ who, like, fields: differ }) => of.faults(like ?? who, differ),
    carry(ctx, s, { side: his, who, like, fields: differ, at, near, metres }) {
      nameFree(s, who)
      const beside = near ?? s.fighters.find((f) => f.side === his)?.id ?? s.fighters[0]?.id ?? who
      const { id } = fighterNamed(s.fighters, beside)
      const { size } = of.joins(s, who, his, like ?? who, differ)
      if (places !== undefined && hasPlaces(s)) {
        s.where = appears(s.where, who, { at, near: id, metres, size, shared: places.shared })
        places.arrived(s, fighterNamed(s.fighters, who), s.where, ctx)
      }
      toldToAll(ctx, who, 'joins', 'nobody', his)
    },
  })
}

/** Somebody is no longer in the fight. */
export const removing = <S extends Roster, C extends Tells>({ leaves }: NewcomersOf<S>) =>
  rulings<S, C>()({
    do: 'remove',
    title: 'Take somebody out',
    about: 'A fighter is no longer in the fight, and nothing in it refers to him.',
    fields: { who: fighter() },
    carry(ctx, s, { who }) {
      const gone = fighterNamed(s.fighters, who)
      leaves(s, gone)
      if (hasPlaces(s)) s.where = vanishes(s.where, who)
      toldToAll(ctx, who, 'leaves', gone.side, 'nobody')
    },
  })
