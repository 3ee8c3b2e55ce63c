// node scripts/add-system.mjs <name> <PREFIX> <Title>: copies the example system under a new name, with rule ids of its
// own, and enters it in the registry. See docs/add-a-system.md.
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const systems = fileURLToPath(new URL('../engine/src/systems', import.meta.url))
const [name = '', prefix = '', ...words] = process.argv.slice(2)
const title = words.join(' ')
/** What no name of a variable may be, and what the engine calls its own parts. */
const RESERVED =
  /^(arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|systems|system|rules|index)$/
const folder = join(systems, name)
if (!/^[a-z][a-z0-9]*$/.test(name) || !/^[A-Z][A-Z0-9]*$/.test(prefix) || title === '') {
  console.error('Give a name, a prefix of rule ids and a title: node scripts/add-system.mjs skirmish SK "Skirmish"')
  process.exit(2)
}
if (existsSync(folder) || RESERVED.test(name)) {
  const why = existsSync(folder) ? `There is a system "${name}" already` : `"${name}" is a word of the language`
  console.error(`${why}: take another name.`)
  process.exit(2)
}
const taken = files(systems).find(
  (file) => /rules?\.ts$/.test(file) && readFileSync(file, 'utf8').includes(`'${prefix}-`),
)
if (taken !== undefined) {
  console.error(`Rules are called ${prefix}-… in ${taken.slice(systems.length + 1)} already: take another prefix.`)
  process.exit(2)
}

cpSync(join(systems, 'example'), folder, { recursive: true })
for (const file of files(folder)) {
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text
      .replace(/\bexample\b/g, name)
      .replace(/\bEX-/g, `${prefix}-`)
      .replace(/\bBrawl\b/g, title),
  )
}

for (const registry of ['index.ts', 'rules.ts']) {
  const path = join(systems, registry)
  const entered = readFileSync(path, 'utf8')
    .replace(/(?<=\n)import \{[^\n]*\bexample\b[^\n]*\n/, (line) => line + line.replaceAll('example', name))
    .replace(/(?<=\n)(\s*)example,\n/, `$1example,\n$1${name},\n`)
  writeFileSync(path, entered)
}
console.log(`engine/src/systems/${name} is there and in the registry. Now make it tell the truth about ${title}.`)

function files(path) {
  return statSync(path).isDirectory() ? readdirSync(path).flatMap((inside) => files(join(path, inside))) : [path]
}
