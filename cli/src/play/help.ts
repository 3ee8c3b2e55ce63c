/** What can be typed at any question. */
export const HELP: readonly (readonly [string, string])[] = [
  ['1, 2 …', 'take that option; its name or the beginning of it does as well; a place as 7,2'],
  [
    'attack goblin-2 short-spear',
    'several answers in one line, as far as nobody else decides and no dice are looked at between them',
  ],
  ['Enter', 'do what is suggested, let the program throw the dice, or go on'],
  ['undo, undo 12, undo 12.3', 'take back your last answer, or everything behind entry 12, or behind its third line'],
  ['redo', 'take the undo back, to the same dice'],
  ['branches, branch 1', 'the lines that were played; go over to one of them'],
  ['odds, odds strike', 'the odds beside the options, or of one of them in full'],
  ['advise', 'what a look-ahead would do'],
  ['look, sheet goblin-1, track', 'how everybody stands and the map; one of them; who acts when'],
  ['why', 'everything that is not possible now, with the reason'],
  [
    'always strike, never spend',
    'a standing order for this question, or against a kind of offer; orders lists them, orders off ends them',
  ],
  ['take goblin-1, give goblin-1', 'decide for somebody yourself from now on, or let a bot'],
  ['log', 'the fight from the beginning, with the numbers of its entries'],
  ['damage goblin-1 3, goblin-1 prone', "the game master's commands; commands lists them; because … gives a reason"],
  ['rule <command> because <reason>', 'the same as JSON'],
  ['save <file>', 'write the fight to a file; affray play <file> goes on'],
  ['quit', 'leave'],
]
