import type { ESTree, VisitorObject } from 'vite'

/** Where in a file the browser is known to have a name, because the code has asked for it. */
export interface Guards {
  /** Collects them while the file's tree is visited. */
  readonly visitor: VisitorObject
  /** Whether the code at an offset runs only where the browser has the name. */
  readonly isGuarded: (name: string, at: number) => boolean
}

/**
 * Guards as authors write them and as they are after minification: `if ('X' in globalThis) …`, `typeof X < 'u' && …`,
 * `a.x ? … : …`, and `if (!('X' in globalThis)) return` for what follows in its block. Code in an inner function counts: a
 * browser loses nothing while a page lives.
 */
export function findGuards(): Guards {
  const spans: { readonly name: string; readonly start: number; readonly end: number }[] = []
  const guard = (test: ESTree.Expression, truth: boolean, place: ESTree.Span | null): void => {
    if (place) for (const name of namesWhen(test, truth)) spans.push({ name, start: place.start, end: place.end })
  } // prettier-ignore
  const guardRest = (statements: readonly ESTree.Node[], { end }: ESTree.Span): void => {
    for (const statement of statements)
      if (statement.type === 'IfStatement' && leaves(statement.consequent))
        guard(statement.test, false, { start: statement.end, end })
  }
  return {
    visitor: {
      IfStatement({ test, consequent, alternate }) {
        guard(test, true, consequent)
        guard(test, false, alternate)
      },
      ConditionalExpression({ test, consequent, alternate }) {
        guard(test, true, consequent)
        guard(test, false, alternate)
      },
      LogicalExpression: ({ operator, left, right }) =>
        operator === '??' ? undefined : guard(left, operator === '&&', right),
      BlockStatement: (block) => guardRest(block.body, block),
    },
    isGuarded: (name, at) => spans.some((span) => span.name === name && span.start <= at && at < span.end),
  }
}

/** The names that the browser has if a test comes out true, or false. */
function namesWhen(test: ESTree.Expression, truth: boolean): readonly string[] {
  switch (test.type) {
    case 'ParenthesizedExpression':
      return namesWhen(test.expression, truth)
    case 'ChainExpression':
      return namesWhen(test.expression, truth)
    case 'Identifier':
      return truth ? [test.name] : []
    case 'MemberExpression':
      return truth && !test.computed && test.property.type === 'Identifier' ? [test.property.name] : []
    case 'UnaryExpression':
      return test.operator === '!' ? namesWhen(test.argument, !truth) : []
    case 'LogicalExpression': {
      const [left, right] = [namesWhen(test.left, truth), namesWhen(test.right, truth)]
      // Of `a && b` both are true if it is; if it is false, either may be.
      const isBoth = test.operator === (truth ? '&&' : '||')
      return isBoth ? [...left, ...right] : left.filter((name) => right.includes(name))
    }
    case 'BinaryExpression':
      return namesOfComparison(test, truth)
    default:
      return []
  }
}

function namesOfComparison(
  { left, operator, right }: ESTree.BinaryExpression | ESTree.PrivateInExpression,
  truth: boolean,
): readonly string[] {
  const name = textOf(left)
  if (operator === 'in') return truth && name !== undefined ? [name] : []
  const type = textOf(right)
  if (left.type !== 'UnaryExpression' || left.operator !== 'typeof' || type === undefined) return []
  // Minified, `typeof a !== 'undefined'` is `typeof a < 'u'`.
  const isUndefined = type === 'undefined' || type === 'u'
  const isEqual = /^={2,3}$|^>$/.test(operator)
  return namesWhen(left.argument, isUndefined === isEqual ? !truth : truth)
}

/** The text of a literal; minified ones are templates without a value in them. */
function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined
  return node.quasis[0]?.value.cooked ?? undefined
}

/** Whether what follows a statement does not run after it. */
const leaves = (statement: ESTree.Node): boolean =>
  /^(?:Return|Throw|Continue|Break)Statement$/.test(statement.type) ||
  (statement.type === 'BlockStatement' && statement.body.some(leaves))
