import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Shown, Told } from '../../src/protocol/told.ts'
import { backoff } from '../src/connection/backoff.ts'
import { Connection } from '../src/connection/connection.ts'

/** A socket whose other end the test holds. */
class Socket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static all: Socket[] = []
  readyState = 0
  readonly sent: { id: string; type: string; from?: number }[] = []
  onclose = (): void => undefined
  onmessage = (_: { data: string }): void => undefined
  constructor() {
    Socket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = 3
    this.onclose()
  }
  opens(): void {
    this.readyState = 1
  }
  tells(told: Told): void {
    this.onmessage({ data: JSON.stringify(told) })
  }
}
const last = (): Socket => Socket.all.at(-1)!
const seen = { asked: 1, scene: { round: 1 } } as unknown as Shown
const whole = (n: number): Told => ({ type: 'shown', n, you: 'a', version: 'v', shown: seen })
const heard = new Map<string, () => void>()

beforeEach(() => {
  vi.useFakeTimers()
  Socket.all = []
  heard.clear()
  const listen = (name: string, act: () => void) => void heard.set(name, act)
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('document', { addEventListener: listen, visibilityState: 'visible' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function connected(): Connection {
  const line = new Connection('ws://x')
  line.open()
  last().opens()
  last().tells(whole(5))
  return line
}

describe('the line to the table', () => {
  test('shows what arrived, and what changed since', () => {
    const line = connected()
    last().tells({ type: 'changed', n: 6, changes: [{ at: ['scene', 'round'], to: 2 }] })
    expect(line.shown.value?.scene.round).toBe(2)
    expect(line.standing.value).toBe('connected')
  })

  test('hears a change it had already as nothing new', () => {
    const line = connected()
    last().tells({ type: 'changed', n: 5, changes: [{ at: ['scene', 'round'], to: 9 }] })
    expect(line.shown.value?.scene.round).toBe(1)
  })

  test('that missed a change guesses nothing and asks for all of it', () => {
    const line = connected()
    last().tells({ type: 'changed', n: 8, changes: [{ at: ['scene', 'round'], to: 9 }] })
    expect(line.shown.value?.scene.round).toBe(1)
    expect(last().sent.at(-1)).toMatchObject({ type: 'look' })
    expect(last().sent.at(-1)?.from).toBeUndefined()
    last().tells(whole(8))
    last().tells({ type: 'changed', n: 9, changes: [{ at: ['scene', 'round'], to: 3 }] })
    expect(line.shown.value?.scene.round).toBe(3)
  })

  test('that broke says again, once it sees the table, under its old name what was not acknowledged', async () => {
    const line = connected()
    const said = line.say({ type: 'chat', text: 'hello' })
    const [id] = line.sending.value.keys()
    last().close()
    expect(line.standing.value).toBe('lost')
    expect(line.sending.value.size).toBe(1)
    vi.advanceTimersByTime(60_000)
    last().opens()
    expect(last().sent).toEqual([])
    last().tells(whole(6))
    expect(last().sent).toEqual([{ id, type: 'chat', text: 'hello' }])
    last().tells({ type: 'done', id: id! })
    expect(await said).toEqual({ type: 'done', id })
    expect(line.sending.value.size).toBe(0)
  })

  test('comes back at once when the phone wakes, the network returns or the page is shown again', () => {
    for (const name of ['visibilitychange', 'online', 'pageshow']) {
      connected()
      last().close()
      const tries = Socket.all.length
      heard.get(name)?.()
      expect(Socket.all.length, name).toBe(tries + 1)
    }
  })

  test('that is dead without knowing it is noticed when the page wakes, and given up for a new one', () => {
    const line = connected()
    heard.get('visibilitychange')?.()
    expect(last().sent.at(-1)).toMatchObject({ type: 'look' })
    expect(Socket.all).toHaveLength(1)
    vi.advanceTimersByTime(10_000)
    expect(line.standing.value).toBe('lost')
    expect(Socket.all.length).toBeGreaterThan(1)
    last().opens()
    last().tells(whole(6))
    expect(line.standing.value).toBe('connected')
  })

  test('on which something comes back is alive, however long odds take', () => {
    const line = connected()
    void line.say({ type: 'chat', text: 'hello' })
    last().tells({ type: 'changed', n: 6, changes: [] })
    void line.say({ type: 'advice', who: 'a', asked: 1 })
    vi.advanceTimersByTime(60_000)
    expect(line.standing.value).toBe('connected')
    expect(Socket.all).toHaveLength(1)
  })

  test('says what a page before it had said and nobody acknowledged', () => {
    const line = new Connection('ws://x', [{ id: 'old', type: 'chat', text: 'hello' }])
    line.open()
    last().opens()
    last().tells(whole(5))
    expect(last().sent).toEqual([{ id: 'old', type: 'chat', text: 'hello' }])
    last().tells({ type: 'done', id: 'old' })
    expect(line.sending.value.size).toBe(0)
  })

  test('does not come back by itself to a seat that was taken away', () => {
    const line = connected()
    last().tells({ type: 'bye', code: 'revoked', because: 'A new link was made.' })
    last().close()
    vi.advanceTimersByTime(600_000)
    heard.get('online')?.()
    expect(Socket.all).toHaveLength(1)
    expect(line.standing.value).toBe('ended')
  })

  test('comes back to a server that was only stopping', () => {
    const line = connected()
    last().tells({ type: 'bye', code: 'stopping', because: 'The server stops.' })
    last().close()
    vi.advanceTimersByTime(60_000)
    expect(Socket.all).toHaveLength(2)
    expect(line.standing.value).toBe('lost')
  })

  test('waits longer each time, never more than half a minute and never exactly as long as others', () => {
    expect(backoff(0, () => 0)).toBe(200)
    expect(backoff(0, () => 1)).toBe(400)
    expect(backoff(3, () => 1)).toBe(3200)
    expect(backoff(50, () => 1)).toBe(30_000)
    expect(backoff(50, () => 0)).toBe(15_000)
  })
})
