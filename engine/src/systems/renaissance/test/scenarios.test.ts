import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { Stream } from '../../../dice/stream.ts'
import { sample } from '../../../kernel/sample.ts'
import { through } from '../../../kernel/schema.ts'
import { renaissance } from '../index.ts'

const FOLDER = fileURLToPath(new URL('../../../../../scenarios/renaissance/', import.meta.url))
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'))

describe('the scenarios of Renaissance', () => {
  test.each(names)('%s opens, and bots of every temperament end it', (name) => {
    const setup = through(renaissance.setup, parse(readFileSync(FOLDER + name, 'utf8')), 'scenario')
    for (const policy of Object.values(renaissance.policies)) {
      const { capped } = sample(renaissance, renaissance.begin(setup), new Stream(name, 0), () => policy, {
        steps: 4000,
      })
      expect(capped).toBe(false)
    }
  })
})
