import { parseSync, Visitor } from 'vite'

/** What Vite takes apart by itself. */
const PLAIN_NAMES = /^\{[\s\w$,]*\}$/

/**
 * Puts `.then((module) => module)` after each `import(…)` that `.then` follows.
 *
 * Vite has its preload helper do what stands in `import(…).then(…)` as one, so that what the helper itself rejects with, a
 * file that could not be fetched, passes the handlers of that `then` by. With a `then` in between they stand outside. One that
 * takes the module apart, `.then(({ a, b }) => …)`, stands outside already.
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
