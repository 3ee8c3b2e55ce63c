/** A binary heap of nodes with their keys: the cheapest first, then the shortest, then the lowest number. */
export interface Queue {
  readonly nodes: number[]
  readonly costs: number[]
  readonly lengths: number[]
}

const TOLERANCE = 1e-9

function sooner(queue: Queue, i: number, j: number): boolean {
  const cost = queue.costs[i]! - queue.costs[j]!
  if (Math.abs(cost) > TOLERANCE) return cost < 0
  const length = queue.lengths[i]! - queue.lengths[j]!
  if (Math.abs(length) > TOLERANCE) return length < 0
  return queue.nodes[i]! < queue.nodes[j]!
}

function swap(list: number[], i: number, j: number): void {
  const kept = list[i]!
  list[i] = list[j]!
  list[j] = kept
}

function exchange(queue: Queue, i: number, j: number): void {
  swap(queue.nodes, i, j)
  swap(queue.costs, i, j)
  swap(queue.lengths, i, j)
}

/** Puts a node in. A node may be in the queue several times; the cheapest comes out first. */
export function push(queue: Queue, node: number, cost: number, length: number): void {
  let i = queue.nodes.length
  queue.nodes.push(node)
  queue.costs.push(cost)
  queue.lengths.push(length)
  while (i > 0) {
    const parent = (i - 1) >> 1
    if (!sooner(queue, i, parent)) return
    exchange(queue, i, parent)
    i = parent
  }
}

/** Takes the first node out; -1 when there is none. */
export function pop(queue: Queue): number {
  const last = queue.nodes.length - 1
  if (last < 0) return -1
  exchange(queue, 0, last)
  const node = queue.nodes.pop()!
  queue.costs.pop()
  queue.lengths.pop()
  for (let i = 0; ; ) {
    let first = i
    for (const child of [2 * i + 1, 2 * i + 2]) if (child < last && sooner(queue, child, first)) first = child
    if (first === i) return node
    exchange(queue, i, first)
    i = first
  }
}
