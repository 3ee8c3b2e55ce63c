// What a page that plays one game loads: `Game`, `Fight` and the game, bundled for a browser as a page is, gzipped.
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

export async function bundle(system) {
  const page = `export { Game } from '@affray/engine/play'
export { byPolicy, Fight } from '@affray/engine'
export { ${system} } from '@affray/engine/systems/${system}'`
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? `${root}page.js` : null),
        load: (id) => (id === `${root}page.js` ? page : null),
      },
    ],
    build: { write: false, minify: true, rollupOptions: { input: 'page', preserveEntrySignatures: 'strict' } },
  })
  const [{ code, exports }] = output
  return { exports, kilobytes: gzipSync(code, { level: 9 }).length / 1000 }
}
