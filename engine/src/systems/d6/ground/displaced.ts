import { disturbed } from '../body/aiming.ts'
import { fighter } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { alights } from './aboard.ts'
import { leavesCover } from './cover.ts'
import { lapse } from './holds.ts'
import { getsOff } from './riding.ts'

/** What somebody loses who is elsewhere: what he stood behind, his aim and preparation, his place aboard, his seat, whom he carries, the water, the height. */
const LOSSES = ['cover', 'aim', 'aboard', 'seat', 'rider', 'water', 'height'] as const
type Loss = (typeof LOSSES)[number]

/** What each way of having been moved takes from him. A walker’s aim is over with the action he walks with. */
export const DISPLACED = {
  walks: ['cover', 'aboard'],
  'takes cover': ['aboard'],
  rides: ['cover'],
  teleports: ['cover', 'aim', 'aboard', 'seat', 'rider', 'water', 'height'],
  dives: ['cover', 'aim', 'aboard', 'seat', 'rider'],
  hurled: ['cover', 'aim', 'aboard', 'seat', 'rider'],
  'leaps out': ['cover', 'aim', 'aboard'],
  'pulled off': ['seat'],
  drops: ['cover', 'aim', 'height'],
  placed: ['cover', 'aim'],
} as const satisfies Readonly<Record<string, readonly Loss[]>>
export type Displacement = keyof typeof DISPLACED

const LOSES: Readonly<Record<Loss, (ctx: Ctx, s: State, f: Fighter) => void>> = {
  cover: (ctx, _s, f) => leavesCover(ctx, f),
  aim(_ctx, s, f) {
    f.aim = null
    disturbed(s, f)
  },
  aboard(_ctx, s, f) {
    if (f.vehicle !== null) alights(s, f)
  },
  seat(ctx, s, f) {
    if (f.mount === null) return
    const { mount } = f
    getsOff(s, f)
    ctx.emit?.({ type: 'dismounts', who: f.id, mount, rule: 'D6-C-OPT-Mounted' })
  },
  rider(ctx, s, f) {
    if (f.rider !== null) LOSES.seat(ctx, s, fighter(s, f.rider))
  },
  water(_ctx, _s, f) {
    f.inWater = false
    f.sunk = 0
  },
  height(_ctx, _s, f) {
    f.height = 0
  },
}

/** He is elsewhere, by whatever cause: what stays behind is lost, and no grip reaches further than an arm. */
export function displaced(ctx: Ctx, s: State, f: Fighter, how: Displacement): void {
  for (const loss of DISPLACED[how]) LOSES[loss](ctx, s, f)
  lapse(s)
}
