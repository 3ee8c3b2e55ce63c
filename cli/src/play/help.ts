/** What can be typed at any question. */
export const HELP: readonly (readonly [string, string])[] = [
  ['1, 2 …', 'take that option; its name or the beginning of it does as well'],
  ['Enter', 'do what is usual, or let the program throw the dice'],
  ['undo', 'take back your last answer and all that followed'],
  ['redo', 'take the undo back, to the same dice'],
  ['look', 'how everybody stands, and the map'],
  ['why', 'everything that is not possible now, with the reason'],
  ['log', 'the fight from the beginning'],
  ['save <file>', 'write the fight to a file; affray play <file> goes on'],
  ['rule <command> because <reason>', "the game master's ruling, a command in JSON"],
  ['quit', 'leave'],
]
