import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { type Change, changed } from '@affray/engine/play'
import { WebSocket } from 'ws'
import type { Shown, TableMade, Told } from '../../src/protocol/index.ts'
import { Client, make } from '../client.ts'
import { Crowd } from './crowd.ts'

export interface LoadOf {
  readonly address: string
  /** The server's process. */
  readonly pid: number
  /** The port of its metrics. */
  readonly metrics: number | undefined
  readonly tables: number
  /** Connections of each table: the game master, a player for each of two sides, and those who look on. */
  readonly sockets: number
  readonly perSecond: number
  readonly seconds: number
  /** A ready scenario whose fighters bots play thirty against thirty without a pause, at a table beside the others. */
  readonly crowd?: string | undefined
}
export interface Loaded {
  readonly tables: number
  readonly sockets: number
  readonly actions: number
  readonly perSecond: number
  readonly errors: number
  readonly refused: number
  readonly processorMilliseconds: number
  /** Milliseconds from an answer to its acknowledgement. */
  readonly p50: number
  readonly p99: number
  readonly worst: number
  /** How long the server's event loop was late, in milliseconds. */
  readonly late: { readonly p99: number; readonly most: number }
  readonly machineLoad: number
  /** What was told at the table of bots beside them, and whether they fought to their end. */
  readonly crowd?: { readonly lines: number; readonly over: boolean }
}

/** A connection that knows no more than it must: of a player what is asked of him, of the others that something came. */
class Seat {
  private readonly socket: WebSocket
  private shown: Shown | undefined
  private ids = 0
  private readonly sent = new Map<string, (told: Told) => void>()
  private readonly plays: boolean
  failed = false

  constructor(address: string, path: string, secret: string, plays: boolean) {
    const origin = address.replace(/\/$/, '')
    this.plays = plays
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}${path}/socket`, {
      headers: { origin, cookie: `seat=${secret}` },
    })
    this.socket.on('error', () => {
      this.failed = true
    })
    this.socket.on('message', (data) => this.hear(String(data)))
  }
  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.once('open', () => resolve())
      this.socket.once('error', reject)
    })
  }
  private hear(text: string): void {
    if (!this.plays) return
    const told = JSON.parse(text) as Told
    if (told.type === 'shown') this.shown = told.shown
    else if (told.type === 'changed' && this.shown !== undefined)
      this.shown = changed(this.shown, told.changes as Change[])
    else if ('id' in told) this.sent.get(told.id)?.(told)
  }
  /** Answers what is asked of him; undefined where nothing is. */
  act(): Promise<Told> | undefined {
    const { shown } = this
    const open = shown?.scene.asked.find((one) => one.answered === undefined)
    if (shown === undefined || open === undefined || this.sent.size > 0) return undefined
    const id = `l${++this.ids}`
    const key = open.usual ?? open.options[this.ids % open.options.length]?.key ?? ''
    this.socket.send(JSON.stringify({ type: 'answer', id, who: open.who, key, asked: shown.asked }))
    return new Promise((resolve) => {
      this.sent.set(id, (told) => {
        this.sent.delete(id)
        resolve(told)
      })
    })
  }
  close(): void {
    this.socket.terminate()
  }
}

/** Scenarios of every game, so that real rules are played. */
function scenarios(): string[] {
  const root = new URL('../../../scenarios/', import.meta.url)
  return readdirSync(root).flatMap((game) =>
    readdirSync(new URL(`${game}/`, root))
      .filter((name) => name.endsWith('.yaml'))
      .slice(0, 4)
      .map((name) => `${game}/${name.slice(0, -5)}`),
  )
}

/** A table at which people hold everybody: no bot answers while it is measured. */
async function seatsOf(address: string, ready: string, sockets: number): Promise<Seat[]> {
  const table: TableMade = await make(address, { from: { ready } })
  const path = (seat: string): string => table.links.find((one) => one.seat === seat)?.path ?? ''
  const gm = await Client.enter(address, path('gm'))
  const link = async (name: string, fighters: string[]): Promise<string> => {
    const made = gm.until((one) => one.type === 'link')
    await gm.say({ type: 'seat', name, fighters })
    const told = await made
    return told.type === 'link' ? told.path : ''
  }
  const held = gm.shown.seats.flatMap(({ fighters }) => fighters)
  const others = gm.shown.scene.sides.flatMap(({ fighters }) => fighters).filter((id) => !held.includes(id))
  const foes = await link('foes', others)
  const looker = await link('looker', [])
  gm.terminate()
  const players = [...table.links.slice(1).map((one) => one.path), foes]
  const lookers = Array.from({ length: Math.max(0, sockets - players.length - 1) }, () => looker)
  const seats = [path('gm'), ...players, ...lookers].slice(0, sockets).map((one) => {
    const [place = '', secret = ''] = one.split('#')
    return new Seat(address, place, secret, players.includes(one))
  })
  await Promise.all(seats.map((seat) => seat.opened()))
  return seats
}

/** How many seconds of processor a process has had. */
function processor(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** How late the server's event loop was since this was last asked, in milliseconds. */
async function lateness(port: number | undefined): Promise<{ p99: number; most: number }> {
  if (port === undefined) return { p99: 0, most: 0 }
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const of = (name: string): number =>
    Math.round(1000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]))
  return { p99: of('p99'), most: of('max') }
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Plays many tables at once from this process against a server in another. */
export async function load(of: LoadOf): Promise<Loaded> {
  const { address, pid, metrics, tables, sockets, perSecond, seconds } = of
  const ready = scenarios()
  const all: Seat[][] = []
  for (let i = 0; i < tables; i += 10) {
    const some = Array.from({ length: Math.min(10, tables - i) }, (_, k) => ready[(i + k) % ready.length] ?? '')
    all.push(...(await Promise.all(some.map((name) => seatsOf(address, name, sockets)))))
  }
  await sleep(3000)
  const crowd = of.crowd === undefined ? undefined : await Crowd.at(address, of.crowd, 30)
  const times: number[] = []
  let [errors, refused, at] = [0, 0, 0]
  const begun = performance.now()
  const used = processor(pid)
  await lateness(metrics)
  const waiting = new Set<Promise<void>>()
  for (let due = 0; performance.now() - begun < seconds * 1000; due++) {
    const wait = begun + (due * 1000) / perSecond - performance.now()
    if (wait > 1) await sleep(wait)
    let asked: Promise<Told> | undefined
    for (let tried = 0; tried < tables && asked === undefined; tried++) {
      at = (at + 1) % tables
      for (const seat of all[at] ?? []) asked ??= seat.act()
    }
    if (asked === undefined) {
      await sleep(5)
      continue
    }
    const sent = performance.now()
    const done = asked.then((told) => {
      times.push(performance.now() - sent)
      if (told.type === 'refused') refused++
      waiting.delete(done)
    })
    waiting.add(done)
  }
  const took = (performance.now() - begun) / 1000
  const busy = processor(pid) - used
  const late = await lateness(metrics)
  await Promise.race([Promise.all(waiting), sleep(5000)])
  const crowded = crowd === undefined ? {} : { crowd: crowd.leave() }
  errors += waiting.size + all.flat().filter(({ failed }) => failed).length
  for (const seat of all.flat()) seat.close()
  times.sort((a, b) => a - b)
  const quantile = (q: number): number =>
    Math.round(10 * (times[Math.min(times.length - 1, Math.floor(q * times.length))] ?? 0)) / 10
  return {
    tables,
    sockets: tables * sockets,
    actions: times.length,
    perSecond: Math.round(times.length / took),
    errors,
    refused,
    /** Of the server, for each action with all it told of it. */
    processorMilliseconds: Math.round((10_000 * busy) / Math.max(1, times.length)) / 10,
    p50: quantile(0.5),
    p99: quantile(0.99),
    worst: quantile(1),
    late,
    machineLoad: Math.round(10 * (loadavg()[0] ?? 0)) / 10,
    ...crowded,
  }
}
