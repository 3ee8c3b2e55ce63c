#!/usr/bin/env node
// The command affray in a clone: brings the build up to date when a source is newer, then runs it.
import { build } from '../scripts/ready.mjs'

if (!build()) process.exit(1)
await import('../cli/dist/main.js')
