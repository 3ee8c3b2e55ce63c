import type { Conveyance, State } from '../state/types.ts'
import { PLAIN, turnOf } from './arrange.ts'

export const DRIVER = { ...PLAIN, skills: { ...PLAIN.skills, charioteering: '5D', pilotry: '5D' } }
/** Ana and Bo, each driving; further fields of their vehicles as given. */
export const race = (
  kind: string,
  ana: Partial<Conveyance> = {},
  bo: Partial<Conveyance> = {},
  more: object = {},
  actions = 1,
  arrange?: (s: State) => void,
) =>
  turnOf(
    {
      system: 'd6',
      distance: 10,
      sides: {
        heroes: { ana: { ...DRIVER, vehicle: 'hers' } },
        foes: { bo: { ...DRIVER, vehicle: 'his' } },
      },
      scene: { vehicles: { hers: { kind, driver: 'ana' }, his: { kind, driver: 'bo' } } },
      ...more,
    },
    'ana',
    actions,
    (s) => {
      Object.assign(s.vehicles[0] ?? {}, ana)
      Object.assign(s.vehicles[1] ?? {}, bo)
      arrange?.(s)
    },
  )
export const his = ({ state }: { state: State }) => state.vehicles[1]
export const hers = ({ state }: { state: State }) => state.vehicles[0]
