// Finds a Chromium for the tests of the page, or installs Debian's where one may. Says why where neither can be.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

const PLACES = [
  process.env.AFFRAY_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium, or undefined. */
export const chromium = () => PLACES.find((path) => path !== undefined && existsSync(path))

/** Installs one where there is none and it is possible. Gives the reason where it is not. */
export function installChromium() {
  if (chromium() !== undefined) return undefined
  if (process.getuid?.() !== 0)
    return 'no Chromium was found, and only root can install one (set AFFRAY_CHROMIUM to yours)'
  if (!existsSync('/usr/bin/apt-get')) return 'no Chromium was found, and there is no apt-get to install one with'
  console.log('Installing Chromium for the tests of the page …')
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', timeout: 300_000 }).status === 0
  if (apt('install', '-y', 'chromium')) return undefined
  if (apt('update') && apt('install', '-y', 'chromium')) return undefined
  return 'no Chromium was found, and apt-get could not install one'
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(installChromium() ?? chromium())
