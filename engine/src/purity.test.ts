import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const src = fileURLToPath(new URL('.', import.meta.url))
const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name === 'test') return []
    return entry.isDirectory() ? files(path) : /(?<!\.test)\.ts$/.test(entry.name) ? [path] : []
  })

/** What no rule may do, and why: a step is stopped, re-run, copied, branched and replayed, in any place and at any time. */
const FORBIDDEN = {
  try: 'A step stops by an exception that only the kernel may catch; say what went wrong with an AffrayError.',
  async: 'A step runs to its end or to a question at once: waiting is the kernel’s business.',
  clock: 'A replay happens later and must be the same fight: there is no time but the round.',
  chance: 'Dice come through the context, or no fight can be replayed and no odds computed.',
  io: 'Rules reach the world through the context only; everything else is for the command and the table.',
  let: 'A module’s variable outlives a step that is run again; what changes belongs into State.',
  instance: 'State is written to files, copied and compared: plain data, no Map, Set, Date or class.',
} as const
type Sin = keyof typeof FORBIDDEN

const GLOBALS: Readonly<Record<string, Sin>> = {
  Date: 'clock',
  performance: 'clock',
  setTimeout: 'clock',
  setInterval: 'clock',
  crypto: 'chance',
  fetch: 'io',
  process: 'io',
  console: 'io',
  globalThis: 'io',
  localStorage: 'io',
  require: 'io',
}

/** The sins of a source text, each with its line. */
export function sins(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const sin = (node: ts.Node, kind: Sin): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    found.push(`${file}:${line + 1} ${kind}: ${node.getText(source).split('\n')[0]}. ${FORBIDDEN[kind]}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isTryStatement(node)) sin(node, 'try')
    if (ts.isAwaitExpression(node) || node.kind === ts.SyntaxKind.AsyncKeyword) sin(node, 'async')
    if (ts.isPropertyAccessExpression(node) && node.getText(source) === 'Math.random') sin(node, 'chance')
    if (ts.isIdentifier(node) && isGlobal(node)) sin(node, GLOBALS[node.text] ?? 'io')
    if (ts.isVariableStatement(node) && node.parent === source && !(node.declarationList.flags & ts.NodeFlags.Const)) {
      sin(node, 'let')
    }
    if (ts.isClassDeclaration(node) || ts.isClassExpression(node)) sin(node, 'instance')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** A name that is used as a value of the world outside, not as a field or a name of our own. */
function isGlobal(node: ts.Identifier): boolean {
  if (!Object.hasOwn(GLOBALS, node.text)) return false
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  return ts.isCallExpression(parent) || ts.isNewExpression(parent)
}

/** What State may be made of: its types name no class. */
export function impureState(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isTypeReferenceNode(node) &&
      /^(Map|Set|WeakMap|WeakSet|Date|Promise|Function|RegExp)$/.test(node.typeName.getText(source))
    ) {
      found.push(`${file}: ${node.getText(source)}. ${FORBIDDEN.instance}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

describe('rules are pure', () => {
  const systems = files(join(src, 'systems'))

  test('no system tries, waits, looks at the clock, throws its own dice, or remembers outside State', () => {
    expect(systems.flatMap((file) => sins(relative(src, file), readFileSync(file, 'utf8')))).toEqual([])
  })

  test('the types of State are plain data', () => {
    const types = systems.filter((file) => /\/types\.ts$/.test(file))
    expect(types.flatMap((file) => impureState(relative(src, file), readFileSync(file, 'utf8')))).toEqual([])
  })

  test.each<[Sin, string]>([
    ['try', 'export const f = () => { try { g() } catch {} }'],
    ['async', 'export const f = async () => {}'],
    ['async', 'await g()'],
    ['clock', 'const now = Date.now()'],
    ['clock', 'const now = new Date()'],
    ['chance', 'const roll = Math.random()'],
    ['io', 'console.log(1)'],
    ['io', 'fetch("x")'],
    ['let', 'let count = 0'],
    ['instance', 'class Fighter {}'],
  ])('%s is found in: %s', (kind, text) => {
    expect(sins('x.ts', text)).toEqual([expect.stringContaining(`x.ts:1 ${kind}: `)])
    expect(sins('x.ts', text)[0]).toContain(FORBIDDEN[kind])
  })

  test('what only looks like a sin is none', () => {
    const innocent =
      'interface Process { Date: string }\nconst f = (event: { process: string }) => event.process\nconst x = { Date: 1 }'
    expect(sins('x.ts', innocent)).toEqual([])
    expect(impureState('types.ts', 'interface State { at: Map<string, number> }')).toHaveLength(1)
  })
})
