import { Stream } from '../../../../dice/stream.ts'
import { hashOf } from '../../../../kernel/hash.ts'
import { keptFights } from '../../../../kernel/testing/index.ts'
import { legend } from '../../index.ts'
import { drawnScenarios } from '../drawn.ts'
import { disturbed } from './disturbed.ts'

/** Every fight is found in the middle: much that takes long to come about, or seldom comes, stands there from the first step. */
const midst: typeof legend = {
  ...legend,
  begin: (setup) => disturbed(legend.begin(setup), new Stream(hashOf(setup), 0)),
}

keptFights(midst, import.meta.url, { scenarios: drawnScenarios(160), fights: 160, steps: 25 })
