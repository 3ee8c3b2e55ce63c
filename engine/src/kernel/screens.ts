import type { FighterId, Modifier, RuleId, SideId } from './types.ts'

/** A cell of a map: column and row. */
export type Cell = readonly [x: number, y: number]

/** A kind of ground: what it is called, what it blocks and what it costs. */
export interface GroundKind {
  readonly id: string
  readonly title: string
  /** The character it is drawn with in text. */
  readonly mark: string
  /** Nobody goes there. */
  readonly blocks: boolean
  /** How much of what stands behind it is hidden. */
  readonly hides: 'nothing' | 'part' | 'all'
  /** How many times the ordinary price a step there has. */
  readonly cost: number
}
/** Something between two cells. */
export interface Edge {
  readonly id: string
  readonly between: readonly [Cell, Cell]
  readonly kind: 'wall' | 'door' | 'window' | 'fence'
  /** Of a door: whether one can go through. */
  readonly open: boolean
}
/** Where everything stands, for any screen. */
export interface Board {
  readonly grid?: {
    readonly kind: 'square' | 'hex'
    readonly rows: readonly string[]
    readonly cell: number
    readonly unit: string
    readonly kinds: readonly GroundKind[]
    /** For each row, for each column, the place of its kind in `kinds`. */
    readonly cells: readonly (readonly number[])[]
    readonly heights?: readonly (readonly number[])[]
    readonly edges: readonly Edge[]
  }
  readonly tokens: readonly Token[]
  /** Without a map: the distance between pairs. */
  readonly pairs: readonly {
    readonly a: FighterId
    readonly b: FighterId
    readonly distance: number
    readonly engaged: boolean
  }[]
}
/** A fighter on the board. */
export interface Token {
  readonly id: FighterId
  readonly name?: string
  readonly side: SideId
  readonly at?: Cell
  /** Every cell of his footprint. */
  readonly cells?: readonly Cell[]
  /** Where he looks, in degrees clockwise from the top of the map. */
  readonly facing?: number
  readonly height?: number
  readonly condition: Condition
  /** Whom he rides, or what he is aboard of. */
  readonly on?: FighterId
  readonly tags: readonly string[]
}
/** How a fighter stands. */
export type Condition = 'unhurt' | 'wounded' | 'down' | 'dead' | 'fled'

/** The order of acting and what each has left. */
export interface Track {
  readonly round: number
  readonly order: readonly {
    readonly id: FighterId
    readonly at: number
    readonly left: number
    readonly of: number
    readonly acting: boolean
    /** What is left of each kind, by the game's name for it: `actions 2/3`, `quick 0/3`, `reaction 1/1`. */
    readonly budgets: readonly Budget[]
  }[]
}
/** What somebody has left of something he spends. */
export interface Budget {
  readonly name: string
  readonly left: number
  readonly of: number
}

/** The game master's command that would change what is shown: everything but the value of `field`. */
export interface Change {
  readonly command: Readonly<Record<string, unknown>>
  readonly field: string
}
/** A fighter's condition as bars, tags and numbers with their sources. */
export interface Sheet {
  readonly id: FighterId
  readonly name: string
  readonly side: SideId
  readonly bars: readonly {
    readonly name: string
    readonly now: number
    readonly full: number
    readonly armour?: number
    readonly change?: Change
  }[]
  readonly tags: readonly string[]
  /** What he suffers or enjoys: how long still, and by which clock (`rounds`, `own turns`, `until he stands up`). */
  readonly conditions: readonly {
    readonly name: string
    readonly left?: number
    readonly clock?: string
    readonly rule?: RuleId
    readonly change?: Change
  }[]
  /** What he carries, and how: `in hand`, `worn`, `slung`, `lying 3 m away`, `broken`. */
  readonly things: readonly { readonly name: string; readonly how: string; readonly change?: Change }[]
  readonly numbers: readonly {
    readonly name: string
    readonly value: number
    readonly from: readonly Modifier[]
    readonly change?: Change
  }[]
  /** What foes see of him: a word for each grade, no number. The only part of a sheet asked for as `seen` besides tags and things in sight. */
  readonly grades: readonly { readonly name: string; readonly word: string }[]
}

/** What an option is about, so that a screen can light it up. */
export interface Points {
  readonly group: 'strike' | 'move' | 'guard' | 'cast' | 'spend' | 'other'
  readonly fighters?: readonly FighterId[]
  readonly cells?: readonly Cell[]
  readonly path?: readonly Cell[]
  /** What it takes, by the name of the budget in the track, or in the game's measure (`metres`). */
  readonly cost?: readonly { readonly of: string; readonly amount: number }[]
  /** What may happen on the way: a free blow, a fall. */
  readonly risks?: readonly { readonly from?: FighterId; readonly what: string; readonly rule: RuleId }[]
  /** How well each target is seen, and behind what. */
  readonly sight?: readonly { readonly of: FighterId; readonly sight: string; readonly cover?: string }[]
}
/** A cell an open question for a place accepts: its key is the answer. */
export interface Reached {
  readonly key: string
  readonly cell: Cell
  readonly cost: number
  readonly path: readonly Cell[]
}

/** One of the things a field may be now: what stands in the command, and what a form shows for it. */
export interface Choosable {
  readonly key: string | number | boolean
  readonly title: string
}
/** What a form shows for a field, so that a screen can draw it without knowing the game. */
export type FieldKind =
  | 'fighter'
  | 'side'
  | 'sides'
  | 'cell'
  | 'number'
  | 'choice'
  | 'yes'
  | 'text'
  | 'name'
  | 'record'
  | 'content'

/** A command of the game master as a form asks for it now. */
export interface CommandForm {
  readonly do: string
  readonly title: string
  /** One sentence: what it does, in the words of a game master. */
  readonly about: string
  readonly fields: readonly FieldForm[]
}
/** One field of a form. */
export interface FieldForm {
  readonly name: string
  readonly title: string
  readonly kind: FieldKind
  readonly needed: boolean
  readonly usual?: string | number | boolean
  readonly least?: number
  readonly most?: number
  readonly choices?: readonly Choosable[]
}

/** What there is to choose from when a fight is set up: fighters first, then arms, armour, spells … */
export type Content = readonly ContentKind[]
/** One kind of content: `fighters`, `weapons`, `armour`, `spells`. */
export interface ContentKind {
  readonly kind: string
  readonly title: string
  readonly entries: readonly {
    /** The name a scenario uses. */
    readonly id: string
    readonly title: string
    readonly line: string
    readonly tags: readonly string[]
  }[]
}
