import { AffrayError } from '@affray/engine'
import type { SaidOf } from '../protocol/said.ts'
import type { Told } from '../protocol/told.ts'
import type { Beside } from '../room/index.ts'
import type { Held, Line } from './held.ts'
import type { Jobs } from './jobs.ts'

/** A question beside the fight: a thread answers it. */
export function askBeside(jobs: Jobs, held: Held, line: Line, said: SaidOf<Beside>): void {
  const { id } = said
  const tell = (told: Told): void => {
    if (held.lines.has(line)) line.tell(JSON.stringify(held.room.dressed(line.seat, told)))
  }
  jobs.ask({
    line,
    said: id,
    job: held.room.job(line.seat, said),
    progress: (share, ahead) => tell({ type: 'progress', id, share, ahead }),
    done: (result) => {
      if ('refused' in result) tell({ type: 'refused', id, ...result.refused })
      else if ('odds' in result) tell({ type: 'odds', id, odds: result.odds })
      else if ('gestures' in result) tell({ type: 'gestures', id, likely: result.likely, gestures: result.gestures })
      else if ('advice' in result) tell({ type: 'advice', id, advice: result.advice })
      else tell({ type: 'prospect', id, prospect: result.prospect })
    },
  })
}

/** What is answered at once and changes nothing of the table. */
export function toldAtOnce(jobs: Jobs, { room }: Held, line: Line, said: SaidOf<'form' | 'see' | 'cancel'>): Told[] {
  const { id } = said
  if (said.type === 'form') return [{ type: 'form', id, forms: room.form(line.seat, said) }]
  if (said.type === 'see') return [{ type: 'seen', id, seat: said.seat, shown: room.see(line.seat, said) }]
  room.checkMay(line.seat, said.type)
  if (jobs.cancel(line, said.of)) return [{ type: 'done', id }]
  throw new AffrayError('question/unknown', 'No such question is at work.', 'It may be answered already.')
}
