// What a finished fight of six against six on a map takes while it is kept: the heap after a collection, over many of them.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sized } from '../harness.mjs'
import { finished } from '../table/skirmish.mjs'

export const title = 'memory of a finished 6 against 6 on a map, its story apart'
export const unit = 'kB'
export const better = 'less'
export const bar = 300
export const aim = 150

const FIGHTS = sized(40, 1)

export function measure() {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  const heap = () => {
    collect()
    collect()
    return process.memoryUsage().heapUsed / 1000 / FIGHTS
  }
  const stories = (game) => {
    for (const { id: name, fighters } of game.system.sides(game.fight.state))
      game.chronicle.lines({ name, fighters, gm: false })
    game.scene('gm')
    game.scene()
    rests(game)
  }
  // As a table does once all have been told.
  const rests = (game) => game.fight.rest()
  // Code grows warm first: it is not part of a fight.
  for (let seed = 0; seed < FIGHTS; seed++) stories(finished(seed))
  const before = heap()
  const kept = Array.from({ length: FIGHTS }, (_, seed) => finished(seed))
  kept.forEach(rests)
  const fight = heap() - before
  kept.forEach(stories)
  const told = heap() - before
  const file = kept.reduce((sum, game) => sum + JSON.stringify(game.file()).length / 1000 / FIGHTS, 0)
  const note = `its file ${file.toFixed(0)} kB; with the stories of both sides, the game master and onlookers ${told.toFixed(0)} kB.`
  return { median: fight, note }
}
