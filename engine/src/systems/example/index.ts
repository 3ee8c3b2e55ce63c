import { system } from '../../kernel/system.ts'
import { named } from '../../mechanisms/fighters.ts'
import { ACTIONS, refused } from './actions/index.ts'
import { rulings } from './book/rulings.ts'
import { content } from './content/listing.ts'
import { amend, command, forms } from './gm/commands.ts'
import { seen } from './knowledge/audience.ts'
import { imagine, view } from './knowledge/view.ts'
import { policies } from './policy/bots.ts'
import { board } from './screens/board.ts'
import { features } from './screens/features.ts'
import { points } from './screens/points.ts'
import { sheet } from './screens/sheet.ts'
import { ask, say, tell } from './screens/tell.ts'
import { track } from './screens/track.ts'
import { begin } from './state/begin.ts'
import { carriesOver } from './state/carried-over.ts'
import { copy } from './state/copy.ts'
import { sides } from './state/fighters.ts'
import { setup } from './state/scenario.ts'
import { sound } from './state/sound.ts'
import { outcome } from './turn/outcome.ts'
import { step } from './turn/step.ts'

export type { CarriedOver, carriedOver } from './state/carried-over.ts'
export type * from './state/types.ts'

/** Brawl: a complete small system, made to be read and copied. See README.md. */
export const example = system({
  id: 'example',
  version: 2,
  title: 'Brawl',
  about: 'Ours and small: fists, stools and nine rounds owed. Learnt in a minute.',
  rulings,
  actions: ACTIONS,
  turn: 'turn',
  setup,
  begin,
  step,
  outcome,
  command,
  amend,
  copy,
  sides,
  refused,
  view,
  seen,
  imagine,
  board,
  track,
  sheet,
  points,
  reach: () => undefined,
  commands: forms,
  content,
  carriedOver: (s, id) => carriesOver(named(s.fighters, id)),
  tell,
  ask,
  say,
  features,
  sound,
  policies,
})
