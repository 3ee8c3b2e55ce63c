import * as z from 'zod'
import { written } from './texts.ts'

/** The largest scenario or fight file somebody may send, in bytes. */
export const LARGEST_FILE = 2_000_000

/** `POST /api/tables`: what a new table begins from. The answer is `TableMade`. */
export const makeTable = z.strictObject({
  from: z.union([
    /** A ready scenario by its name in the catalogue: `legend/duel`. */
    z.strictObject({ ready: z.string().max(120) }),
    /** A scenario (YAML or JSON), a fight file or an exported table, as text. */
    z.strictObject({ file: z.string().max(LARGEST_FILE) }),
    /** A scenario as data. */
    z.strictObject({ scenario: z.record(z.string(), z.unknown()) }),
  ]),
  title: written(60).optional(),
  /** Whom the maker plays himself: nobody (`gm`), or the fighters of a side or seat named. */
  play: z.string().max(60).optional(),
  /** Whether the fight goes on at once; left out: for whoever plays alone, while others gather first. */
  begin: z.boolean().optional(),
  /** Off loopback, the key that lets one make tables. */
  key: z.string().max(200).optional(),
})
export type MakeTable = z.input<typeof makeTable>

/** A new table: links to its seats, the game master's first. A link's secret stands behind `#`. */
export interface TableMade {
  readonly table: string
  readonly links: readonly { readonly seat: string; readonly path: string }[]
}

/** `POST /t/<table>/<seat>/copy`: another table like this one, which takes what making one takes. The answer is `TableMade`. */
export const copyTable = z.strictObject({ key: z.string().max(200).optional() })

/** `POST /t/<table>/<seat>/enter`: the secret of a link for a cookie; without it, whether the cookie one has opens the seat. */
export const enter = z.strictObject({ secret: z.string().min(1).max(100).optional() })

/** `POST /api/join`: comes in by the code of a table. The answer is `Joining`. */
export const join = z.strictObject({ code: z.string().trim().min(1).max(20), name: z.string().trim().min(1).max(60) })
/** `POST /api/joining`: asked again with its ticket until the game master has decided. The answer is `Joining`. */
export const joining = z.strictObject({ ticket: z.string().min(1).max(100) })
export type Joining =
  | { readonly state: 'waiting'; readonly ticket: string; readonly title: string }
  | { readonly state: 'seated'; readonly path: string }
  | { readonly state: 'turned away' }

/*
 * With the cookie of a seat: `GET /t/<table>/<seat>/file` is the whole fight for the game master and what one saw for others;
 * `POST /t/<table>/<seat>/copy` (a `TableMade`) and `/delete` are the game master's.
 */

/** `GET /api/catalogue`: what can be started, made when the page is built. */
export interface Catalogue {
  readonly version: string
  readonly games: readonly {
    readonly id: string
    readonly title: string
    readonly line: string
    readonly scenarios: readonly {
      /** `legend/duel` */
      readonly id: string
      readonly title: string
      readonly about: string
      readonly sides: readonly { readonly id: string; readonly fighters: number }[]
      /** How often each side wins by bots; undefined where that was not computed. */
      readonly wins?: readonly { readonly side: string; readonly share: number }[]
      /** The map in text and the kinds of its ground; undefined without a map. */
      readonly map?: {
        readonly kind: 'square' | 'hex'
        readonly cells: readonly (readonly number[])[]
        readonly blocks: readonly boolean[]
      }
      /** Where the fighters stand at the start. */
      readonly tokens: readonly { readonly side: string; readonly at?: readonly [number, number] }[]
    }[]
  }[]
}

/** `GET /api/rules/<system>`: each rule in our words. */
export interface RulesShown {
  readonly system: string
  readonly title: string
  readonly rules: readonly {
    readonly id: string
    readonly title: string
    readonly says: string
    readonly heading: string
  }[]
}

/** An error over HTTP: what, why, what to do. */
export interface HttpRefusal {
  readonly code: string
  readonly because: string
  readonly remedy: string
}
