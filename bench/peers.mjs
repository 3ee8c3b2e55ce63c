// Installs what Affray is measured against, which neither `npm start` nor the library needs.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const packagesOf = (lock) => (existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')).packages : {})

/** Installs the locked packages where they are not there; false when that failed. */
export function installPeers() {
  const installed = packagesOf(here('node_modules/.package-lock.json'))
  const locked = Object.entries(packagesOf(here('package-lock.json')))
  if (locked.every(([path, { version }]) => path === '' || installed[path]?.version === version)) return true
  console.error('Installing what Affray is measured against …')
  const args = ['ci', '--prefix', here('.'), '--no-audit', '--no-fund', '--loglevel=error']
  return spawnSync('npm', args, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' }).status === 0
}
