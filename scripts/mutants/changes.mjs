// The single changes a rule file can suffer. Figures: a number, a comparison, a sign, a branch. Mistakes, as tired people make
// them: the wrong party, an exception forgotten, only the first of several, an effect told but not applied, a leaf of an audience left open.
import ts from 'typescript'

/** The kinds of mistakes; what is not one of them is a `figure`. */
export const MISTAKES = ['party', 'exception', 'second', 'effect', 'leaf']

const OPERATORS = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['+', '-'],
  ['-', '+'],
  ['*', '+'],
  ['/', '*'],
  ['+=', '-='],
  ['-=', '+='],
  ['&&', '||'],
  ['||', '&&'],
])
const CALLS = new Map([
  ['Math.min', 'Math.max'],
  ['Math.max', 'Math.min'],
  ['Math.floor', 'Math.ceil'],
  ['Math.ceil', 'Math.floor'],
])
/** Whether one of several is enough, or which one. */
const SEVERAL = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['find', 'findLast'],
  ['findLast', 'find'],
])
/** Who may be taken for whom, where types do not tell. */
const PARTIES = new Map(
  [
    ['attacker', 'target'],
    ['attacker', 'defender'],
    ['by', 'on'],
    ['f', 'foe'],
    ['f', 'other'],
    ['winner', 'loser'],
    ['mine', 'theirs'],
  ].flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]),
)
/** What only tells: leaving it out changes no fight. */
const TELLING = /^(ctx\.emit|emit|note|noted?|cites|counts|countsDice|tell)\b/

/**
 * How a comparison with a list's length changes: to read one past the end of a loop changes nothing, since what is not there
 * is skipped, and neither does asking whether a list is longer than -1; whether it is empty does. '' for no change at all.
 */
function compared({ left, right, operatorToken, parent }, source) {
  const operator = operatorToken.getText(source)
  const length = (node) => ts.isPropertyAccessExpression(node) && node.name.text === 'length'
  if (operator === '<' && length(right) && ts.isForStatement(parent)) return ''
  return operator === '>' && length(left) && right.getText(source) === '0' ? '<=' : undefined
}

/**
 * Every change of one place in a source text; `within` is the expression that can be had with and without it.
 * @returns {{ file: string, kind: string, start: number, end: number, from: string, to: string, line: number,
 *   within: { start: number, end: number } }[]}
 */
export function changesOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = []
  const said = (node) => node.getText(source)
  const change = (node, to, kind = 'figure', within = node) => {
    const start = node.getStart(source)
    const line = source.getLineAndCharacterOfPosition(start).line + 1
    if (partOfChain(within)) return
    const around = { start: within.getStart(source), end: within.getEnd() }
    found.push({ file, kind, start, end: node.getEnd(), from: said(node), to, line, within: around })
  }
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return
    if (ts.isExportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    figures(node, source, change)
    mistakes(node, source, change)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function figures(node, source, change) {
  const said = (part) => part.getText(source)
  if (ts.isNumericLiteral(node) && node.parent.name !== node) change(node, String(Number(node.text) + 1))
  if (node.kind === ts.SyntaxKind.TrueKeyword) change(node, 'false')
  if (node.kind === ts.SyntaxKind.FalseKeyword) change(node, 'true')
  if (ts.isBinaryExpression(node)) {
    const to = compared(node, source) ?? OPERATORS.get(said(node.operatorToken))
    if (to !== undefined && to !== '' && !joins(node)) change(node.operatorToken, to, 'figure', node)
  }
  if (ts.isPrefixUnaryExpression(node) && '!-'.includes(ts.tokenToString(node.operator) ?? ' ')) {
    change(node, said(node.operand))
  }
  if (ts.isPostfixUnaryExpression(node)) {
    change(node, `${said(node.operand)}${node.operator === ts.SyntaxKind.PlusPlusToken ? '--' : '++'}`)
  }
  if (ts.isIfStatement(node)) change(node.expression, `!(${said(node.expression)})`)
  if (ts.isConditionalExpression(node)) change(node.condition, `!(${said(node.condition)})`)
  if (ts.isCallExpression(node)) {
    const to = CALLS.get(said(node.expression))
    if (to !== undefined) change(node.expression, to, 'figure', node)
  }
}

function mistakes(node, source, change) {
  const said = (part) => part.getText(source)
  if (ts.isIdentifier(node) && isRead(node)) {
    const other = otherParty(node, source)
    if (other !== undefined) change(node, other, 'party')
  }
  if (ts.isPropertyAccessExpression(node) && !isTarget(node) && !isCallee(node)) {
    const other = ['attacker', 'target', 'defender'].includes(node.name.text) ? PARTIES.get(node.name.text) : undefined
    if (other !== undefined && !node.questionDotToken) change(node, `${said(node.expression)}.${other}`, 'party')
  }
  if (ts.isIfStatement(node) && leaves(node.thenStatement) && node.elseStatement === undefined) {
    change(node.expression, 'false', 'exception')
  }
  if (ts.isBinaryExpression(node) && ['&&', '||'].includes(said(node.operatorToken))) {
    change(node, `(${said(node.left)})`, 'exception')
    change(node, `(${said(node.right)})`, 'exception')
  }
  if (isLeaf(node)) change(node.initializer, "'all'", 'leaf', node.initializer)
  if (ts.isConditionalExpression(node)) change(node, `(${said(node.whenFalse)})`, 'exception')
  if (ts.isForOfStatement(node)) change(node.expression, `[...(${said(node.expression)})].slice(0, 1)`, 'second')
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name } = node.expression
    const to = SEVERAL.get(name.text)
    if (to !== undefined) change(name, to, 'second', node)
    if (name.text === 'filter') change(node, `${said(node)}.slice(0, 1)`, 'second')
  }
  if (ts.isExpressionStatement(node) && applies(node.expression, source)) change(node.expression, 'undefined', 'effect')
}

/** Who may know a field, where it is not everybody: `left: 'own'` in a game's table of audiences. */
const isLeaf = (node) =>
  ts.isPropertyAssignment(node) &&
  ts.isStringLiteral(node.initializer) &&
  /^(own|gm|called|secret|hides)$/.test(node.initializer.text) &&
  /\baudience\.ts$/.test(node.getSourceFile().fileName)

/** A plus between texts is no sign. */
const joins = ({ left, right }) =>
  [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))

/** Whether something that may be missing is looked into: `a?.b(c).d` cannot be cut in two. */
function partOfChain(node) {
  const { parent } = node
  const looked =
    (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent) || ts.isCallExpression(parent)) &&
    parent.expression === node
  return looked && (node.flags & ts.NodeFlags.OptionalChain) !== 0
}

const isTarget = (node) => {
  const { parent } = node
  if (ts.isBinaryExpression(parent) && parent.left === node) {
    return (
      parent.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
      parent.operatorToken.kind <= ts.SyntaxKind.LastAssignment
    )
  }
  return ts.isPostfixUnaryExpression(parent) || ts.isPrefixUnaryExpression(parent) || ts.isDeleteExpression(parent)
}
const isCallee = (node) => ts.isCallExpression(node.parent) && node.parent.expression === node

/** Whether a name is used here for what it stands for. */
function isRead(node) {
  const { parent } = node
  if (isTarget(node) || isCallee(node)) return false
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  return (
    ts.isCallExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isConditionalExpression(parent)
  )
}

/** Somebody else of the same type in the function around it: another parameter, or one usually named beside it. */
function otherParty(node, source) {
  for (let around = node.parent; around !== undefined; around = around.parent) {
    if (!ts.isFunctionLike(around)) continue
    const named = around.parameters.filter(({ name, type }) => ts.isIdentifier(name) && type !== undefined)
    const own = named.find(({ name }) => name.text === node.text)
    if (own !== undefined) {
      const type = own.type.getText(source)
      if (/^(number|boolean|string)$/.test(type)) return undefined
      return named.find((other) => other !== own && other.type.getText(source) === type)?.name.text
    }
    const other = PARTIES.get(node.text)
    const declared = (name) =>
      new RegExp(`\\b(const|let) (\\{[^}]*\\b)?${name}\\b|\\b${name}: Fighter\\b`).test(around.getText(source))
    if (other !== undefined && declared(node.text) && declared(other)) return other
  }
  return undefined
}

/** Whether a branch does nothing but leave. */
function leaves(statement) {
  const only = ts.isBlock(statement) && statement.statements.length === 1 ? statement.statements[0] : statement
  return ts.isReturnStatement(only) || ts.isContinueStatement(only) || ts.isBreakStatement(only)
}

/** Whether a statement changes something, and does not only tell it. */
function applies(expression, source) {
  if (ts.isBinaryExpression(expression)) return isTarget(expression.left) && !ts.isIdentifier(expression.left)
  if (ts.isPostfixUnaryExpression(expression)) return !ts.isIdentifier(expression.operand)
  return ts.isCallExpression(expression) && !TELLING.test(expression.getText(source))
}

/** The text with one change made. */
export const changed = (text, { start, end, to }) => text.slice(0, start) + to + text.slice(end)

/**
 * The text with all these changes in it, each to be had at will: `globalThis.__mutant(n)` says whether the n-th is the one.
 * @param {string} text
 * @param {{ n: number, start: number, end: number, to: string, within: { start: number, end: number } }[]} changes
 */
export function switchable(text, changes) {
  const source = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true)
  const pieces = []
  const around = (start, end, n, opens, closes) => {
    pieces.push({ at: start, close: 0, size: end - start, n, text: opens })
    pieces.push({ at: end, close: 1, size: end - start, n, text: closes })
  }
  for (const { n, start, end, to, within } of changes) {
    const instead = text.slice(within.start, start) + to + text.slice(end, within.end)
    around(within.start, within.end, n, `(globalThis.__mutant(${n})?(${instead}):(`, '))')
  }
  // A line that begins with a bracket would go on with the line before it.
  const opened = new Set(changes.map(({ within }) => within.start))
  const visit = (node) => {
    const start = node.getStart(source)
    if (ts.isExpressionStatement(node) && opened.has(start)) around(start, node.expression.getEnd(), -1, 'void (', ')')
    ts.forEachChild(node, visit)
  }
  visit(source)
  // Outer before inner where they open together, inner before outer where they close; what closes here before what opens.
  pieces.sort((a, b) => {
    const nested = b.size - a.size || a.n - b.n
    return a.at - b.at || b.close - a.close || (a.close === 1 ? -nested : nested)
  })
  let made = ''
  let done = 0
  for (const { at, text: piece } of pieces) {
    made += text.slice(done, at) + piece
    done = at
  }
  return made + text.slice(done)
}

/**
 * The same `n` of a list for the same seed, in its order: half figures, half mistakes with as many of each kind, as far as
 * there are any.
 */
export function drawn(list, n, seed) {
  const keyed = list.map((item, at) => ({ item, at, key: mixed(seed, at) })).toSorted((a, b) => a.key - b.key)
  const of = (kind) => keyed.filter(({ item }) => item.kind === kind)
  const taken = new Set()
  const share = Math.floor(n / 2 / MISTAKES.length)
  for (const kind of MISTAKES) for (const one of of(kind).slice(0, share)) taken.add(one)
  for (const one of of('figure').slice(0, n - MISTAKES.length * share)) taken.add(one)
  for (const one of keyed) if (taken.size < n) taken.add(one)
  return [...taken].toSorted((a, b) => a.at - b.at).map(({ item }) => item)
}

/** A 32-bit hash of two numbers (the finaliser of MurmurHash3). */
function mixed(seed, at) {
  let h = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(at + 1, 0x85ebca77)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
