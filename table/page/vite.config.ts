import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { compressed } from './compressed.ts'
import { recorded } from './recorded.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Everything the page loads comes from its own server: nothing is inlined, so that its content policy needs no exception. */
export default defineConfig({
  root: here('.'),
  base: '/',
  plugins: [recorded(), compressed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: here('../dist/page'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
})
