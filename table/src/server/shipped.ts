import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const clone = new URL('../../../', import.meta.url)
const folder = existsSync(new URL('scenarios/', clone)) ? clone : new URL('../../', import.meta.url)

/** A file that comes with the table and is no code: in a clone it lies at the root, in the package beside the build. */
export const shipped = (path: string): string => fileURLToPath(new URL(path, folder))
