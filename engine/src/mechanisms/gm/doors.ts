import { AffrayError } from '../../kernel/error.ts'
import type { Whereabouts } from '../../space/whereabouts.ts'
import { type Door, doorsOf, keptOpen, withDoorOf } from '../doors.ts'
import { rulings } from './commands.ts'
import { type Tells, told } from './core.ts'
import { oneOf, thing } from './fields.ts'

export interface Doored {
  where: Whereabouts
}
const doorsOn = ({ where }: Doored): readonly Door[] => ('bands' in where ? [] : doorsOf(where.field))

function doorNamed(s: Doored, key: string): Door {
  const doors = doorsOn(s)
  const found = doors.find((door) => door.key === key)
  if (found !== undefined) return found
  throw new AffrayError(
    'ruling/door',
    `There is no door at ${key}.`,
    doors.length === 0 ? 'This fight has no doors.' : `Name one of: ${doors.map((door) => door.key).join('; ')}.`,
  )
}

/** A door of the map is open, shut or broken by the game master's word. */
export const dooring = <S extends Doored, C extends Tells>() =>
  rulings<S, C>()({
    do: 'door',
    title: 'Open, shut or break a door',
    about: 'A door of the map is as you say.',
    fields: {
      at: thing<S>('which door', (s) => doorsOn(s).map(({ key, name }) => ({ key, title: `${name} at ${key}` }))),
      to: oneOf('how it is', { open: 'open', closed: 'shut', broken: 'broken' }),
    },
    open: (s) => doorsOn(s).length > 0,
    carry(ctx, s, { at, to }) {
      const door = doorNamed(s, at)
      if (to === 'closed' && keptOpen(s.where, door)) {
        throw new AffrayError('ruling/door', `Somebody stands in the doorway at ${at}.`, 'Place him elsewhere first.')
      }
      s.where = withDoorOf(s.where, door, to)
      told(ctx, 'gm', `the ${door.name} at ${at}`, inWords(door.state), inWords(to))
    },
  })
const inWords = (state: Door['state'] | 'broken'): string => (state === 'closed' ? 'shut' : state)
