// Makes a clone ready: installs when node_modules is missing or does not match package-lock.json, builds when a source
// is newer than the build. Says in one line what it does, and nothing when there is nothing to do.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const WORKSPACES = ['engine', 'table', 'cli']

/** Installs the locked packages where they are not what package-lock.json says. False when that failed. */
export function install() {
  const why = installStale()
  if (why === undefined) return true
  say(`Installing the packages this needs, because ${why} …`)
  return run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'Is there a network? Try: npm ci')
}

/** Builds engine, table, command and page where a source is newer than the build. False when that failed. */
export function build() {
  return buildPrograms() && buildPage()
}
function buildPrograms() {
  const why = buildStale()
  if (why === undefined) return true
  say(`Building, because ${why} (this takes about half a minute) …`)
  return run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b'], 'Correct the errors above.')
}
function buildPage() {
  const page = join(root, 'table/page')
  const built = join(root, 'table/dist/page/index.html')
  const sources = [page, join(root, 'table/src/protocol'), join(root, 'engine/src/play')]
  if (existsSync(built) && sources.every((path) => newest(path) <= statSync(built).mtimeMs)) return true
  say('Building the page …')
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', page, '--logLevel', 'error']
  return run(process.execPath, vite, 'Correct the errors above.')
}

/** Why the installed packages do not serve, or undefined. */
function installStale() {
  const installed = packagesOf('node_modules/.package-lock.json')
  if (installed === undefined) return 'there are none yet'
  const locked = packagesOf('package-lock.json') ?? {}
  for (const [path, wanted] of Object.entries(locked)) {
    const found = installed[path]
    if (path === '' || (found === undefined && wanted.optional)) continue
    if (found === undefined) return `${path} is missing`
    if (found.version !== wanted.version) return `${path} is not ${wanted.version}`
    if (JSON.stringify(found.bin) !== JSON.stringify(wanted.bin)) return `${path} has another command`
  }
  return undefined
}

function packagesOf(lock) {
  const path = join(root, lock)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}

/** Why the build does not serve, or undefined: there is none, or something it reads changed after it. */
function buildStale() {
  if (WORKSPACES.some((name) => !existsSync(join(root, name, 'dist/.tsbuildinfo')))) return 'there is no build yet'
  const changed = WORKSPACES.some((name, i) => {
    const stamp = join(root, name, 'dist/.tsbuildinfo')
    const built = statSync(stamp).mtimeMs
    const sources = WORKSPACES.slice(0, i + 1).map((workspace) => join(root, workspace, 'src'))
    const settings = [join(root, 'tsconfig.base.json'), join(root, name, 'tsconfig.json')]
    return [...sources, ...settings].some((path) => newest(path) > built)
  })
  return changed ? 'a source is newer than the build' : undefined
}

/** When the newest file or folder under a path changed; tests are not part of a build. */
function newest(path) {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  const inside = readdirSync(path).filter((name) => name !== 'test' && !name.endsWith('.test.ts'))
  return inside.reduce((latest, name) => Math.max(latest, newest(join(path, name))), mtimeMs)
}

function run(command, args, remedy) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (status === 0) return true
  say(`That failed${error === undefined ? '' : `: ${error.message}`}. ${remedy}`)
  return false
}

const say = (line) => process.stderr.write(`${line}\n`)

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = install() && build() ? 0 : 1
}
