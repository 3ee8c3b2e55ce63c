// The engine with every word that Legend tells taken out of its code, to see what asking whether anybody listens costs.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const BUILT = fileURLToPath(new URL('../../engine/dist', import.meta.url))
const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url))
/** Fewer than these were never all. */
const EXPECTED = 200

/** A copy of the built engine without Legend's log calls: its entry, how many were taken out, and how to be rid of it. */
export function silenced() {
  const folder = mkdtempSync(join(tmpdir(), 'affray-silent-'))
  cpSync(BUILT, join(folder, 'dist'), { recursive: true })
  symlinkSync(MODULES, join(folder, 'node_modules'), 'junction')
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  let calls = 0
  const legend = join(folder, 'dist', 'systems', 'legend')
  for (const name of readdirSync(legend, { recursive: true })) {
    if (!name.endsWith('.js')) continue
    const silent = withoutCalls(readFileSync(join(legend, name), 'utf8'))
    if (/\bemit\b/.test(silent.text))
      throw new Error(`${name} still tells something, in a way silenced.mjs does not know`)
    calls += silent.calls
    writeFileSync(join(legend, name), silent.text)
  }
  if (calls < EXPECTED) throw new Error(`only ${calls} log calls were found`)
  const engine = pathToFileURL(join(folder, 'dist', 'index.js')).href
  return { engine, calls, remove: () => rmSync(folder, { recursive: true }) }
}

/** A source without comments' worth of doubt: nobody listens, and nothing is said. */
function withoutCalls(source) {
  let text = source.replaceAll('ctx.emit !== undefined', 'false').replaceAll('ctx.emit === undefined', 'true')
  let calls = 0
  for (let at = text.search(CALL); at >= 0; at = text.search(CALL)) {
    text = `${text.slice(0, at)}void 0${text.slice(closing(text, text.indexOf('(', at)))}`
    calls++
  }
  return { text, calls }
}
const CALL = /\bctx\.emit(\?\.)?\(/

/** Where the bracket that opens at `from` has closed; quotes and templates may hold brackets of their own. */
function closing(text, from) {
  let depth = 0
  for (let i = from; i < text.length; i++) {
    const letter = text[i]
    if (letter === "'" || letter === '"' || letter === '`') i = quoted(text, i)
    else if (letter === '(') depth++
    else if (letter === ')' && --depth === 0) return i + 1
  }
  throw new Error(`a bracket stays open: ${text.slice(from, from + 80)}`)
}

function quoted(text, from) {
  for (let i = from + 1; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === text[from]) return i
  }
  throw new Error(`a quote stays open: ${text.slice(from, from + 80)}`)
}
