#!/usr/bin/env node
// In a clone the command brings its build up to date first; installed as a package it is built already.
import { existsSync } from 'node:fs'

const clone = new URL('../../bin/affray.mjs', import.meta.url)
await import(existsSync(clone) ? clone.href : '../dist/main.js')
