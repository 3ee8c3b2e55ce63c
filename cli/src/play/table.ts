import type { AnySystem, Choice, Fight, Seat } from '@affray/engine'
import { type AskedChoice, type AskedDice, type Game, type Line, type Scene, seatOf } from '@affray/engine/play'
import { save } from '../saving.ts'

/** The seat of the person at the terminal. */
export const YOU = 'you'

/** What waits for the person at the terminal. */
export type Wanted =
  | {
      readonly kind: 'choice'
      readonly choice: Choice
      readonly asked: AskedChoice
      readonly usual: string | undefined
    }
  | { readonly kind: 'roll'; readonly dice: AskedDice }
  /** Nothing of his: a bot's answer, or a moment that was gone back to. */
  | { readonly kind: 'on' }
  | { readonly kind: 'over' }

/** A table with one person at a terminal: what he sees, is asked, answers and takes back; it is saved as it goes. */
export class Table {
  readonly game: Game
  private readonly path: string | undefined
  /** Where the fight stood before each undo, so that redo goes back the same way. */
  private readonly takenBack: Game['stands'][] = []
  /** Whether the fight as it stands is in a file. */
  kept = false

  constructor(game: Game, path: string | undefined) {
    this.game = game
    this.path = path
    this.saved()
  }

  get system(): AnySystem {
    return this.game.system
  }
  get fight(): Fight {
    return this.game.fight
  }
  get seat(): Seat {
    return seatOf(this.game.seats.named(YOU))
  }
  get scene(): Scene {
    return this.game.scene(YOU)
  }
  lines(): readonly Line[] {
    return this.game.lines(YOU)
  }

  wanted(scene: Scene = this.scene): Wanted {
    if (this.fight.outcome !== undefined) return { kind: 'over' }
    if (scene.dice !== null) return { kind: 'roll', dice: scene.dice }
    const asked = scene.asked.find(({ answered }) => answered === undefined)
    const all = this.fight.asked
    const choice = asked && all && 'choices' in all ? all.choices.find(({ who }) => who === asked.who) : undefined
    if (asked === undefined || choice === undefined) return { kind: 'on' }
    return { kind: 'choice', choice, asked, usual: this.game.likely(asked.who) }
  }

  /** Does something that goes forward: what was taken back can no longer be done again. */
  change(run: (game: Game) => void): void {
    run(this.game)
    this.takenBack.length = 0
    this.saved()
  }

  /** Takes something back; false when there was nothing. */
  undo(run: (game: Game) => boolean = (game) => game.undo(YOU)): boolean {
    const before = this.game.stands
    if (!run(this.game)) return false
    this.takenBack.push(before)
    this.saved()
    return true
  }
  redo(): boolean {
    const to = this.takenBack.pop()
    if (to === undefined ? !this.game.redo() : !this.game.to(to)) return false
    this.saved()
    return true
  }

  /** Writes the fight to a file, its seed with it: whoever plays alone keeps the dice to go on with. */
  save(path: string): void {
    save(path, this.game.file({ reveal: true, told: true }).fight)
    this.kept = true
  }
  private saved(): void {
    this.kept = false
    if (this.path !== undefined) this.save(this.path)
  }
}
