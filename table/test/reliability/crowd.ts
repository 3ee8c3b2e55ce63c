import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { Client, make, pathOf } from '../client.ts'

interface Scenario {
  readonly system: string
  readonly options?: object
  readonly sides: Readonly<Record<string, Readonly<Record<string, object | null>>>>
}

/** A fighter without his place. */
const without = (of: object | null): object => Object.fromEntries(Object.entries(of ?? {}).filter(([k]) => k !== 'at'))

/** A ready scenario without its map, its fighters so often that there are that many on each side. */
export function crowded(ready: string, aSide: number): Record<string, unknown> {
  const { system, options, sides } = parse(
    readFileSync(new URL(`../../../scenarios/${ready}.yaml`, import.meta.url), 'utf8'),
  ) as Scenario
  const many = Object.entries(sides).map(([side, fighters]) => {
    const kinds = Object.entries(fighters)
    const count = Math.ceil(aSide / kinds.length)
    return [side, Object.fromEntries(kinds.map(([id, of]) => [id, { ...without(of), count }]))]
  })
  return { system, ...(options && { options }), sides: Object.fromEntries(many) as object }
}

/** A table at which bots fight without a pause as long as somebody looks on, one fight after the other. */
export class Crowd {
  private readonly master: Client
  /** How many lines they told. */
  get lines(): number {
    return this.master.shown.scene.log.length
  }

  private constructor(master: Client) {
    this.master = master
  }
  static async at(address: string, ready: string, aSide: number): Promise<Crowd> {
    const table = await make(address, { from: { scenario: crowded(ready, aSide) }, play: 'gm', begin: true })
    const master = await Client.enter(address, pathOf(table, 'gm'))
    await master.say({ type: 'settings', pace: 0 })
    return new Crowd(master)
  }
  leave(): { lines: number; over: boolean } {
    const found = { lines: this.lines, over: this.master.shown.table.state === 'over' }
    this.master.terminate()
    return found
  }
}
