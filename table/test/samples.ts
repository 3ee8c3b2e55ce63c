import type { Said } from '../src/protocol/index.ts'
import type { Saying } from './client.ts'

type Samples = { readonly [T in Said['type']]: Extract<Saying, { readonly type: T }> }

/** One message of each type, as somebody would send it who plays the bouncer against the sailor. A new message needs one here. */
export const samples = (asked: number): Samples => ({
  look: { type: 'look' },
  chat: { type: 'chat', text: 'hello' },
  answer: { type: 'answer', who: 'bouncer', key: 'bold', asked },
  withdraw: { type: 'withdraw', who: 'bouncer' },
  throw: { type: 'throw', asked, dice: 'for me' },
  dice: { type: 'dice', mine: 'typed' },
  order: { type: 'order', order: { who: 'bouncer', never: 'spend' } },
  free: { type: 'free', who: 'bouncer' },
  undo: { type: 'undo', to: 'last' },
  odds: { type: 'odds', who: 'bouncer', asked },
  advice: { type: 'advice', who: 'bouncer', asked },
  gestures: { type: 'gestures', who: 'bouncer', asked },
  prospect: { type: 'prospect', fights: 1 },
  cancel: { type: 'cancel', of: 'x' },
  command: { type: 'command', command: { do: 'set', who: 'sailor', field: 'grit', to: 3 }, because: 'drunk' },
  form: { type: 'form', command: { do: 'set' } },
  see: { type: 'see', seat: 'ana' },
  begin: { type: 'begin' },
  redo: { type: 'redo' },
  branch: { type: 'branch', to: 0 },
  'go on': { type: 'go on' },
  grant: { type: 'grant', request: 1, yes: true },
  prepare: { type: 'prepare', name: 'later', command: { do: 'end', won: [] }, because: 'dawn' },
  discard: { type: 'discard', name: 'later' },
  reveal: { type: 'reveal', name: 'later' },
  hand: { type: 'hand', fighter: 'bouncer', to: null },
  seat: { type: 'seat', name: 'eve', gm: true },
  unseat: { type: 'unseat', name: 'eve' },
  link: { type: 'link', seat: 'ana' },
  unlink: { type: 'unlink', seat: 'ana' },
  door: { type: 'door', open: true },
  admit: { type: 'admit', waiting: 1, seat: null },
  pause: { type: 'pause', paused: true },
  settings: { type: 'settings', pace: 0 },
  name: { type: 'name', fighter: 'bouncer', shown: 'Tall stranger' },
  show: { type: 'show', fighter: 'bouncer', what: 'grit', shown: true },
})
