import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { AffrayError } from '@affray/engine'
import { type Answer, socketIn, type Wish } from './admin.ts'

/** Asks the server that holds a data folder; undefined where none does. */
export function askServer(folder: string, wanted: Wish): Promise<unknown> | undefined {
  const path = socketIn(folder)
  if (!existsSync(path)) return undefined
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    let heard = ''
    socket.on('connect', () => socket.write(`${JSON.stringify(wanted)}\n`))
    socket.on('data', (data) => {
      heard += String(data)
    })
    socket.on('error', () => resolve(undefined))
    socket.on('end', () => {
      // The server's own line.
      const answer = JSON.parse(heard) as Answer
      if ('is' in answer) resolve(answer.is)
      else reject(new AffrayError(answer.error.code, answer.error.message, answer.error.remedy))
    })
  })
}
