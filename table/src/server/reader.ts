import { parentPort, workerData } from 'node:worker_threads'
import { AffrayError, loadGames } from '@affray/engine'
import { makeTable } from '../protocol/requests.ts'
import { setUp } from '../protocol/setup.ts'
import { Room } from '../room/index.ts'
import { afterwards } from './afterwards.ts'
import { copyOf, newRoom } from './making.ts'
import type { ReadSaid, ToMake, ToRead } from './reading.ts'
import { bodyAs } from './refusing.ts'
import { checkKey } from './secrets.ts'
import { settingUp } from './setting-up.ts'

const say = (said: ReadSaid): void => parentPort?.postMessage(said)

await loadGames((workerData ?? []) as readonly string[])
parentPort?.on('message', (toRead: ToRead) => {
  say({ begun: true })
  answered(toRead)
    .then((room) => say({ room }))
    .catch((thrown: unknown) => {
      // What nobody foresaw ends the thread, and whoever waits is told.
      if (!(thrown instanceof AffrayError)) throw thrown
      const { code, message, remedy } = thrown
      say({ refused: { code, because: message, remedy } })
    })
})

async function answered(toRead: ToRead): Promise<string> {
  if ('fight' in toRead) return afterwards(toRead)
  if (!('setUp' in toRead)) return read(toRead)
  const { want, key } = bodyAs(toRead.setUp, setUp)
  checkKey(key, toRead.key)
  return settingUp(want)
}

/** Serving threads open what is made here: where that would keep others waiting for so long, it is refused. */
const OPENS = 2000

function made(toRead: ToMake): Room {
  const { id, seed } = toRead
  if ('copy' in toRead) return copyOf(id, toRead.copy, toRead.along, seed)
  const wanted = bodyAs(toRead.body, makeTable)
  checkKey(wanted.key, toRead.key)
  return newRoom(id, wanted, seed, 0)
}

function read(toRead: ToMake): string {
  const room = made(toRead)
  const file = room.file()
  const begun = performance.now()
  Room.open(room.game.system, file).look('gm', '')
  if (performance.now() - begun > OPENS)
    throw new AffrayError(
      'file/slow',
      'This fight is so large that other tables would wait for it.',
      'Send a smaller one: fewer fighters, a smaller map.',
    )
  return JSON.stringify(file)
}
