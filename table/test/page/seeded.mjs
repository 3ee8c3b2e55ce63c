// The server as it is built, with names, seeds and codes by number: every run of a test meets the same dice. A message counts
// anew, under the name it says. It ends when whoever began it does.
import process from 'node:process'
import { serve } from '../../dist/server/index.js'

let [n, name] = [0, '']
process.on('message', (said) => {
  ;[n, name] = [0, String(said)]
  process.send?.('counted')
})
process.stdin.on('end', () => process.exit()).resume()
const next = (what) => () => `${name}${what}${++n}`
const fresh = { id: next('table'), secret: next('secret'), code: () => next('code')().toUpperCase() }
const { address } = await serve({ port: 0, data: process.argv[2], fresh })
console.log(JSON.stringify({ address }))
