// npm run schemas: writes the JSON Schema of every system's scenarios to schemas/, for editors.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { systems } from '../engine/dist/index.js'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
for (const id of Object.keys(systems)) {
  const { stdout } = spawnSync(process.execPath, [at('cli/dist/main.js'), 'schema', id], { encoding: 'utf8' })
  writeFileSync(at(`schemas/${id}.schema.json`), stdout)
  console.log(`schemas/${id}.schema.json`)
}
spawnSync(process.execPath, [at('node_modules/@biomejs/biome/bin/biome'), 'format', '--write', at('schemas')])
