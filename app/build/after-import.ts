import { parseSync, Visitor } from 'vite'

/** The destructuring that Vite handles by itself. */
const PLAIN_NAMES = /^\{[\s\w$,]*\}$/

/**
 * Puts `.then((module) => module)` after each `import(…)` that `.then` follows.
 *
 * Vite moves the whole of `import(…).then(…)` into its preload helper, so the handlers of that `then` never
 * see a rejection of the helper itself: a file that could not be fetched. With a `then` in between they stay
 * outside. A `then` that destructures the module, `.then(({ a, b }) => …)`, is outside already.
 *
 * @param code TypeScript or JavaScript
 */
export function afterImport(code: string): string {
  const places: number[] = []
  new Visitor({
    CallExpression({ callee, arguments: [handler] }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'ImportExpression') return
      if (callee.property.type !== 'Identifier' || callee.property.name !== 'then') return
      const taken = handler?.type === 'ArrowFunctionExpression' ? handler.params[0] : undefined
      if (taken?.type === 'ObjectPattern' && PLAIN_NAMES.test(code.slice(taken.start, taken.end))) return
      places.push(callee.object.end)
    },
  }).visit(parseSync('module.tsx', code).program)
  return places.reduceRight(
    (text, at) => `${text.slice(0, at)}.then((module) => module)${text.slice(at)}`,
    code,
  )
}
