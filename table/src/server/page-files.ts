import { existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { own } from '@affray/engine'

const KINDS: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
}
/** How a file may be compressed, the smallest first, and how the copy beside it is named. */
const WAYS = [
  { says: 'br', ends: 'br' },
  { says: 'gzip', ends: 'gz' },
] as const

/** A file of the built page as it is sent. */
export interface PageFile {
  readonly body: Buffer<ArrayBuffer>
  readonly kind: string
  /** How it is compressed, where the browser said that it understands that and the build made a copy. */
  readonly way?: string
}

/** The file of that name in the folder of the page; undefined where there is none. */
export function pageFile(folder: string, name: string, accepts = ''): PageFile | undefined {
  const path = normalize(join(folder, name))
  const kind = own(KINDS, path.slice(path.lastIndexOf('.') + 1))
  if (!path.startsWith(folder) || kind === undefined || !existsSync(path)) return undefined
  const understood = accepts.split(',').map((one) => one.trim().split(';')[0])
  const way = WAYS.find(({ says, ends }) => understood.includes(says) && existsSync(`${path}.${ends}`))
  try {
    const body = readFileSync(way === undefined ? path : `${path}.${way.ends}`)
    return { body, kind, ...(way === undefined ? {} : { way: way.says }) }
  } catch {
    return undefined
  }
}
