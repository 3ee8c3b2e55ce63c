// What drawing the map costs the processor: a hundred tokens and three hundred cells of wall, at one and two pixels to the point.
// Processor time of the page's thread, as the browser counts it: what other programs take meanwhile is not in it.
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { chromium as pathOf } from '../../scripts/chromium.mjs'
import { sized } from '../harness.mjs'

export const title = 'drawing the map, 100 tokens and 300 walls, the slower of 1× and 2× pixels'
export const unit = 'ms'
export const better = 'less'
export const bar = 8
export const aim = 4

const draw = fileURLToPath(new URL('../../table/page/src/map/draw.ts', import.meta.url))
const FRAMES = sized(60, 2)
const ROUNDS = sized(9, 1)

export async function measure() {
  const path = pathOf()
  if (path === undefined) return { skipped: 'there is no Chromium here' }
  const library = { entry: draw, formats: ['iife'], name: 'drawing', fileName: 'drawing' }
  const [bundle] = await build({ configFile: false, logLevel: 'error', build: { write: false, lib: library } })
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
  try {
    const whole = await browser.newBrowserCDPSession()
    const ofAll = async () => {
      const { processInfo } = await whole.send('SystemInfo.getProcessInfo')
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
    }
    const runs = []
    for (const deviceScaleFactor of [1, 2]) {
      const page = await browser.newPage({ viewport: { width: 1020, height: 700 }, deviceScaleFactor })
      await page.addScriptTag({ content: bundle.output[0].code })
      const before = await ofAll()
      const run = await rounds(page)
      runs.push({ ...run, all: ((await ofAll()) - before) / (FRAMES * (ROUNDS + 1)) })
      await page.close()
    }
    const [one, two] = runs
    const slower = two.median > one.median ? two : one
    const told = ({ median, all }) =>
      `${median.toFixed(2)} ms, ${all.toFixed(1)} ms with everything the browser does for it`
    return { ...slower, note: `1×: ${told(one)}; 2×: ${told(two)}.` }
  } finally {
    await browser.close()
  }
}

/** Draws in rounds; the cost of a frame is that of a round by its frames. */
async function rounds(page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ThreadTime').value * 1000
  }
  const times = []
  await page.evaluate(frames, FRAMES)
  for (let n = 0; n < ROUNDS; n++) {
    const before = await spent()
    await page.evaluate(frames, FRAMES)
    times.push(((await spent()) - before) / FRAMES)
  }
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.floor(times.length * share)]
  return { median: at(0.5), low: at(0.25), high: at(0.75) }
}

/** Runs in the page: draws so many frames, each when the screen wants one. */
async function frames(count) {
  const { innerWidth: width, innerHeight: height, devicePixelRatio: ratio } = window
  const canvas = document.createElement('canvas')
  canvas.width = width * ratio
  canvas.height = height * ratio
  document.body.append(canvas)
  const pen = canvas.getContext('2d', { alpha: false })
  const [columns, rows] = [40, 28]
  const kind = (id, blocks) => ({ id, title: id, mark: '.', blocks, hides: blocks ? 'all' : 'nothing', cost: 1 })
  let walls = 300
  const cells = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => ((x * 7 + y * 13) % 3 === 0 && walls-- > 0 ? 1 : 0)),
  )
  const grid = {
    kind: 'square',
    rows: [],
    cell: 1,
    unit: 'm',
    kinds: [kind('floor', false), kind('wall', true)],
    cells,
    edges: [],
  }
  const figures = Array.from({ length: 100 }, (_, i) => ({
    id: `f${i}`,
    name: `F ${i}`,
    mark: `F${i}`,
    side: i % 4,
    shape: ['circle', 'square', 'hexagon', 'diamond'][i % 4],
    at: { x: (i % 10) * 4 + 1.5, y: Math.floor(i / 10) * 2.7 + 1.5 },
    half: 0.42,
    facing: i * 15,
    condition: i % 9 === 0 ? 'down' : 'unhurt',
    acting: i === 3,
    left: i % 2 === 0 ? 0.6 : undefined,
    notches: 2,
  }))
  const lit = {
    cells: [],
    path: [],
    cost: '',
    actor: 'f1',
    targets: ['f2'],
    choosable: ['f3', 'f4'],
    pointed: undefined,
    cursor: undefined,
    measured: undefined,
  }
  const sides = ['#1f5a8c', '#6e2a66', '#2f6540', '#6b5300']
  const colours = {
    ground: '#e9dfcb',
    grid: '#cdbfa6',
    wall: '#3a3128',
    page: '#f6f1e7',
    card: '#fffdf8',
    ink: '#1f1a14',
    soft: '#5c5348',
    now: '#8a2b12',
    focus: '#0b57d0',
    bad: '#a11b1b',
    sides,
  }
  const view = { scale: 25, x: 10, y: 0 }
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
  for (let i = 0; i < count; i++) {
    await new Promise(requestAnimationFrame)
    window.drawing.draw(
      pen,
      { width, height },
      { grid, size: { x: columns, y: rows }, figures, links: [] },
      lit,
      view,
      colours,
      new Map(),
    )
  }
  canvas.remove()
}
