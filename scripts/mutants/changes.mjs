// The single changes a rule file can suffer: a number, a comparison, a sign or a branch.
import ts from 'typescript'

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
 * Every change of one place in a source text.
 * @returns {{ file: string, start: number, end: number, from: string, to: string, line: number }[]}
 */
export function changesOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = []
  const change = (node, to) => {
    const start = node.getStart(source)
    const line = source.getLineAndCharacterOfPosition(start).line + 1
    found.push({ file, start, end: node.getEnd(), from: node.getText(source), to, line })
  }
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return
    if (ts.isNumericLiteral(node) && node.parent.name !== node) change(node, String(Number(node.text) + 1))
    if (node.kind === ts.SyntaxKind.TrueKeyword) change(node, 'false')
    if (node.kind === ts.SyntaxKind.FalseKeyword) change(node, 'true')
    if (ts.isBinaryExpression(node)) {
      const to = compared(node, source) ?? OPERATORS.get(node.operatorToken.getText(source))
      if (to !== undefined && to !== '' && !joins(node)) change(node.operatorToken, to)
    }
    if (ts.isPrefixUnaryExpression(node) && '!-'.includes(ts.tokenToString(node.operator) ?? ' ')) {
      change(node, node.operand.getText(source))
    }
    if (ts.isPostfixUnaryExpression(node)) {
      change(node, `${node.operand.getText(source)}${node.operator === ts.SyntaxKind.PlusPlusToken ? '--' : '++'}`)
    }
    if (ts.isIfStatement(node)) change(node.expression, `!(${node.expression.getText(source)})`)
    if (ts.isConditionalExpression(node)) change(node.condition, `!(${node.condition.getText(source)})`)
    if (ts.isCallExpression(node)) {
      const to = CALLS.get(node.expression.getText(source))
      if (to !== undefined) change(node.expression, to)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** A plus between texts is no sign. */
const joins = ({ left, right }) =>
  [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))

/** The text with one change made. */
export const changed = (text, { start, end, to }) => text.slice(0, start) + to + text.slice(end)

/** The same `n` of a list for the same seed, in its order. */
export function drawn(list, n, seed) {
  const pool = list.map((item, at) => ({ item, at, key: mixed(seed, at) }))
  const taken = pool.toSorted((a, b) => a.key - b.key).slice(0, n)
  return taken.toSorted((a, b) => a.at - b.at).map(({ item }) => item)
}

/** A 32-bit hash of two numbers (the finaliser of MurmurHash3). */
function mixed(seed, at) {
  let h = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(at + 1, 0x85ebca77)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
