import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Exports what the browser had before any plugin ran. Imports nothing, so that it can be imported anywhere. */
const MODULE = 'kernel/browser/browser-functions.ts'

/** What that module exports. */
export const BROWSER_FUNCTIONS = [
  'fetch',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'history',
] as const

/** The sources that run in the page, and the packages that send its calls and load its texts. The worker has a build of its own. */
const SOURCES =
  /^(?:(?:app|kernel|plugins|sdk\/src)\/.*\.tsx?(?:\?shared)?|node_modules\/(?:axios\/lib|i18next\/dist)\/.*\.js)$/

/** A name that is no member of an object; it may still be a variable or a type. */
const used = (name: string): RegExp => new RegExp(`(?<![\\w$#]|(?<!\\.\\.)\\.)${name}(?![\\w$])`)
const USES = BROWSER_FUNCTIONS.map((name) => [name, used(name)] as const)

/**
 * The code with an import of each kept function that it names. Where the name is a local variable, the
 * import is unused and the bundler drops it.
 */
export function withBrowserFunctions(code: string, module: string): string {
  const names = USES.flatMap(([name, use]) => (use.test(code) ? [name] : []))
  return names.length > 0 ? `import { ${names.join(', ')} } from ${JSON.stringify(module)};${code}` : code
}

/**
 * Makes the site's build call the browser's functions as they were when the page started: a foreign plugin
 * that breaks `window.fetch` must not keep the page from asking the gateway whether that plugin is still on.
 * Source code uses the plain names, and unit tests replace them as usual.
 */
export function keepBrowserFunctions(root: string): Plugin {
  const module = join(root, MODULE)
  return {
    name: 'foyer:keep-browser-functions',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const file = id.startsWith(`${root}/`) ? id.slice(root.length + 1) : ''
      if (id === module || !SOURCES.test(file)) return undefined
      const preserved = withBrowserFunctions(code, module)
      return preserved === code ? undefined : { code: preserved, map: null }
    },
  }
}
