// The server as it is built, with names, seeds and codes by number: every run of a test meets the same dice.
import process from 'node:process'
import { serve } from '../../dist/server/index.js'

let n = 0
const next = (what) => () => `${what}${++n}`
const fresh = { id: next('table'), secret: next('secret'), code: next('CODE') }
const { address } = await serve({ port: 0, data: process.argv[2], fresh })
console.log(JSON.stringify({ address }))
