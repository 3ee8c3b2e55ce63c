import type { AnySystem, Common, Event, Question, System } from './types.ts'
import { vouch } from './witness.ts'

/** Builds a system as one plain record. Every system passes through here, so that all have one shape at run time. */
export function system<Setup, State extends Common, Command, E extends Event, Q extends Question, View>(
  of: System<Setup, State, Command, E, Q, View>,
): System<Setup, State, Command, E, Q, View> {
  vouch(of)
  return {
    id: of.id,
    version: of.version,
    title: of.title,
    about: of.about,
    rulings: of.rulings,
    actions: of.actions,
    turn: of.turn,
    setup: of.setup,
    begin: of.begin,
    step: of.step,
    outcome: of.outcome,
    command: of.command,
    amend: of.amend,
    copy: of.copy,
    sides: of.sides,
    refused: of.refused,
    view: of.view,
    seen: of.seen,
    imagine: of.imagine,
    board: of.board,
    track: of.track,
    sheet: of.sheet,
    points: of.points,
    reach: of.reach,
    commands: of.commands,
    content: of.content,
    carriedOver: of.carriedOver,
    tell: of.tell,
    ask: of.ask,
    say: of.say,
    features: of.features,
    sound: of.sound,
    policies: of.policies,
  }
}

/** The state of a system, */
export type StateOf<S extends AnySystem> = Parameters<S['outcome']>[0]
/** its events, */
export type EventOf<S extends AnySystem> = Parameters<S['tell']>[0]
/** its questions, */
export type QuestionOf<S extends AnySystem> = Parameters<S['ask']>[0]['about']
/** and the game master's commands. */
export type CommandOf<S extends AnySystem> = Parameters<S['amend']>[2]
