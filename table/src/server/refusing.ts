import type { Told } from '../protocol/told.ts'

export const refusal = (id: string, code: string, because: string, remedy: string): Told => ({
  type: 'refused',
  id,
  code,
  because,
  remedy,
})
export const notStored = (id: string): Told =>
  refusal(
    id,
    'store/failed',
    'The server could not store that: nothing of it has happened.',
    'Try again in a while, and tell whoever runs the server.',
  )
