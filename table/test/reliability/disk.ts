import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client, make, pathOf } from '../client.ts'
import { freshFolder, Server } from '../server.ts'

/** A small disk of its own that fills up while people play, is emptied again, and cannot be written at last. Needs the right to mount. */
export async function disk(megabytes: number) {
  const folder = freshFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  let server: Server | undefined
  try {
    const data = join(folder, 'tables')
    mkdirSync(data)
    server = await Server.start(data)
    const made = await make(server.address, { from: { ready: 'example/duel' } })
    const gm = await Client.enter(server.address, pathOf(made, 'gm'))
    const kept: string[] = []
    let [refused, because] = [0, '']
    const prepare = async (name: string): Promise<boolean> => {
      const told = await gm.say({ type: 'prepare', name, command: { do: 'end', won: [] }, because: 'x'.repeat(400) })
      if (told.type === 'done') {
        if (!kept.includes(name)) kept.push(name)
        return true
      }
      if (told.type === 'refused' && told.code === 'store/failed') {
        refused++
        because = told.because
      }
      return false
    }
    const filler = join(folder, 'filler')
    // Room for a little, so that it is full in the middle of playing.
    fill(filler, 64 * 1024)
    for (let i = 0; i < 2000 && refused < 3; i++) {
      if (!(await prepare(`r${i % 60}`))) await new Promise((resolve) => setTimeout(resolve, 60))
    }
    rmSync(filler)
    let goesOn = false
    for (let i = 0; i < 20 && !goesOn; i++) {
      goesOn = await prepare('room again')
      if (!goesOn) await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await server.kill()
    server = await Server.start(data)
    const back = await Client.enter(server.address, pathOf(made, 'gm'))
    const there = new Set(back.shown.master?.ready.map(({ name }) => name))
    const lost = kept.filter((name) => !there.has(name)).length
    await server.stop()
    execFileSync('mount', ['-o', 'remount,ro', folder])
    const readOnly = await Server.start(data).then(
      () => 'started',
      (thrown: unknown) => String(thrown).split('\n').slice(-3).join(' ').trim(),
    )
    return { acknowledged: kept.length, refused, because, goesOn, lost, readOnly }
  } finally {
    server?.process.kill('SIGKILL')
    execFileSync('umount', ['-l', folder])
  }
}

/** Fills what is left of a disk but for some bytes. */
function fill(path: string, left: number): void {
  const piece = Buffer.alloc(left)
  try {
    for (;;) writeFileSync(path, piece, { flag: 'a' })
  } catch {
    // It is full: a little is given back.
    truncateSync(path, Math.max(0, statSync(path).size - left))
  }
}
