import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const report = fileURLToPath(new URL('surface.md', import.meta.url))

/** Every way into the packages, as a program imports it. */
const WAYS = {
  '@affray/engine': 'engine/src/index.ts',
  '@affray/engine/dice': 'engine/src/dice/index.ts',
  '@affray/engine/space': 'engine/src/space/index.ts',
  '@affray/engine/analysis': 'engine/src/analysis/index.ts',
  '@affray/engine/author': 'engine/src/author.ts',
  '@affray/engine/play': 'engine/src/play/index.ts',
  '@affray/engine/testing': 'engine/src/kernel/testing/index.ts',
  '@affray/engine/systems/example': 'engine/src/systems/example/index.ts',
  '@affray/engine/systems/legend': 'engine/src/systems/legend/index.ts',
  '@affray/engine/systems/cfi': 'engine/src/systems/cfi/index.ts',
  '@affray/engine/systems/d6': 'engine/src/systems/d6/index.ts',
  '@affray/engine/systems/renaissance': 'engine/src/systems/renaissance/index.ts',
  '@affray/engine/systems/olde': 'engine/src/systems/olde/index.ts',
  '@affray/table': 'table/src/server/index.ts',
  '@affray/table/room': 'table/src/room/index.ts',
  '@affray/table/protocol': 'table/src/protocol/index.ts',
} as const

const KINDS: readonly (readonly [flag: ts.SymbolFlags, kind: string])[] = [
  [ts.SymbolFlags.Class, 'class'],
  [ts.SymbolFlags.Function, 'function'],
  [ts.SymbolFlags.Interface, 'interface'],
  [ts.SymbolFlags.TypeAlias, 'type'],
  [ts.SymbolFlags.Variable, 'const'],
  [ts.SymbolFlags.NamespaceModule | ts.SymbolFlags.ValueModule, 'namespace'],
]

/** What a way in gives, one line a name. */
function surface(): string {
  const files = Object.values(WAYS).map((path) => `${root}${path}`)
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  const named = (symbol: ts.Symbol): string => {
    const aliased = (symbol.flags & ts.SymbolFlags.Alias) !== 0
    const typeOnly = symbol.declarations?.some(
      (one) => ts.isExportSpecifier(one) && ts.isTypeOnlyImportOrExportDeclaration(one),
    )
    const meant = aliased ? checker.getAliasedSymbol(symbol) : symbol
    const kind = KINDS.find(([flag]) => (meant.flags & flag) !== 0)?.[1] ?? 'thing'
    return `- ${typeOnly === true && kind === 'const' ? 'type of' : kind} \`${symbol.name}\``
  }
  const sections = Object.entries(WAYS).map(([way, path]) => {
    const file = program.getSourceFile(`${root}${path}`)
    const symbol = file && checker.getSymbolAtLocation(file)
    const names = symbol === undefined ? [] : checker.getExportsOfModule(symbol).map(named)
    return [`## ${way}`, '', ...names.sort(), ''].join('\n')
  })
  return [
    '# The public surface',
    '',
    'What programs may import. A name that goes or comes shows here: `AFFRAY_REFRESH=surface npx vitest run docs/surface.test.ts`',
    'writes it anew, and a name that goes is told in CHANGELOG.md.',
    '',
    ...sections,
  ].join('\n')
}

test('what programs may import is what the kept report says', () => {
  const now = surface()
  if (process.env.AFFRAY_REFRESH === 'surface') writeFileSync(report, now)
  expect(now).toBe(readFileSync(report, 'utf8'))
})
