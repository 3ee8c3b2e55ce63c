import { door, shown } from '../../kernel/schema.ts'
import * as is from '../../kernel/shapes.ts'
import type { Choosable, CommandForm, Fault, FieldForm, FieldKind, Schema } from '../../kernel/types.ts'

/** What has been filled in so far: what may be chosen for one field can depend on another. */
export type Given = Readonly<Record<string, unknown>>

/** One field of a command: what its door accepts, and how a form asks for it. */
export interface Field<S, Z extends is.Shape = is.Shape> {
  readonly shape: Z
  readonly kind: FieldKind
  readonly title: string
  /** May be left out; then `usual` stands, where there is one. */
  readonly optional?: boolean
  readonly usual?: string | number | boolean
  readonly least?: number
  readonly most?: number
  /** The same where it depends on what else was filled in. */
  bounds?(given: Given): { readonly least: number; readonly most: number }
  /** What may be chosen now; left out: the shape says all. */
  choices?(s: S, given: Given): readonly Choosable[]
}
export type Fields<S> = Readonly<Record<string, Field<S>>>

export type Shapes<F> = { readonly [K in keyof F]: F[K] extends Field<never, infer Z> ? Z : never }
export type ShapeOf<D extends string, F> = is.Strict<{ do: is.Exactly<D> } & Shapes<F>>

/** Something the game master may rule: its door, its form and what it does stand in one place. */
export interface Ruling<S, C, Z extends is.Strict = is.Strict> {
  readonly do: string
  readonly title: string
  readonly shape: Z
  readonly faults: (given: unknown) => readonly Fault[]
  /** The form, or nothing where such a ruling makes no sense now. */
  readonly form: (s: S, given: Given) => CommandForm | undefined
  readonly carry: (ctx: C, s: S, given: unknown) => void
}
/** What a command says, as its door lets it through. */
export type GivenBy<R> = R extends Ruling<never, never, infer Z> ? is.Let<Z> : never

export interface RulingOf<S, C, D extends string, F> {
  readonly do: D
  readonly title: string
  /** One sentence: what it does, in the words of a game master. */
  readonly about: string
  readonly fields: F
  /** Whether it can be ruled now; left out: always. */
  readonly open?: (s: S) => boolean
  /** What no shape can say. */
  readonly faults?: (given: is.Let<ShapeOf<D, F>>) => readonly Fault[]
  readonly carry: (ctx: C, s: S, given: is.Let<ShapeOf<D, F>>) => void
}

/** Rows of the game master's commands for one game: `const ruling = rulings<State, Ctx>()`. */
export function rulings<S, C>() {
  return <D extends string, F extends Fields<S>>(of: RulingOf<S, C, D, F>): Ruling<S, C, ShapeOf<D, F>> => {
    const shapes = Object.fromEntries(Object.entries(of.fields).map(([name, field]) => [name, field.shape]))
    const shape = is.strict({ do: is.exactly(of.do), ...shapes }) as unknown as ShapeOf<D, F>
    return {
      do: of.do,
      title: of.title,
      shape,
      faults: (given) => of.faults?.(shape.parse(given)) ?? [],
      form: (s, given) =>
        of.open?.(s) === false
          ? undefined
          : {
              do: of.do,
              title: of.title,
              about: of.about,
              fields: Object.entries(of.fields).map(([name, field]) => formOf(s, given, name, field)),
            },
      carry: (ctx, s, given) => of.carry(ctx, s, shape.parse(given)),
    }
  }
}

function formOf<S>(s: S, given: Given, name: string, field: Field<S>): FieldForm {
  const { title, kind, optional = false, usual } = field
  const { least, most } = field.bounds?.(given) ?? field
  const choices = field.choices?.(s, given)
  return {
    name,
    title,
    kind,
    needed: !optional,
    ...(usual === undefined ? {} : { usual }),
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
    ...(choices === undefined ? {} : { choices }),
  }
}

/** The commands of a game: their door, what they do, and their forms. */
export interface Commands<S, C, G> {
  readonly command: Schema<G>
  amend(ctx: C, s: S, given: G): void
  /** Every command that can be ruled now; `given` is what has been filled in already. */
  forms(s: S, given?: Given): readonly CommandForm[]
}

/** Puts a game's rows together. */
export function commands<S, C, const R extends readonly Ruling<S, C>[]>(rows: R): Commands<S, C, GivenBy<R[number]>> {
  type G = GivenBy<R[number]>
  const named = (given: unknown): Ruling<S, C> | undefined =>
    typeof given === 'object' && given !== null && 'do' in given ? rows.find((row) => row.do === given.do) : undefined
  return {
    command: {
      parse(raw) {
        const row = named(raw)
        if (row !== undefined) return door(row.shape as unknown as is.Shape<G>, row.faults).parse(raw)
        const found = typeof raw === 'object' && raw !== null && 'do' in raw ? shown(raw.do) : 'nothing'
        return { ok: false, faults: [{ path: ['do'], found, allowed: `one of ${rows.map((r) => r.do).join(', ')}` }] }
      },
      shape: is.either(rows.map((row) => row.shape)),
    },
    amend: (ctx, s, given) => named(given)?.carry(ctx, s, given),
    forms: (s, given = {}) => rows.flatMap((row) => row.form(s, given) ?? []),
  }
}
