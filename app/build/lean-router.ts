import type { Plugin } from 'vite'

/**
 * React Router is one module whose components and contexts the bundler must take for needed, since a call makes each. Said to
 * be pure, those that nothing imports are left out; and with them what our links have no use for: warnings for developers,
 * and the loading of other pages ahead, which a router without data has not.
 */
const CUTS: readonly (readonly [found: RegExp, replacement: string])[] = [
  [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
  [/^\w+\.displayName = .*;$/gm, ''],
  [/\bvar ENABLE_DEV_WARNINGS = true\b/, 'var ENABLE_DEV_WARNINGS = false'],
  [/\bshouldPrefetch && !isAbsolute \? .* : link\b/, 'link'],
]

/** Cuts React Router for the site's build. Ends it where the router no longer has one of them: then this list is to be read again. */
export function leanRouter(): Plugin {
  const met = new Set<RegExp>()
  return {
    name: 'foyer:lean-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler(code) {
        let lean = code
        for (const [found, replacement] of CUTS)
          lean = lean.replace(found, (match: string, ...rest: unknown[]) => {
            met.add(found)
            return replacement.replace('$1', String(rest[0]))
          })
        return { code: lean, map: null }
      },
    },
    buildEnd(error) {
      const missed = CUTS.filter(([found]) => !met.has(found))
      if (!error && missed.length > 0)
        this.error(`react-router has no ${missed.map(([found]) => found.source).join(', ')} any more`)
    },
  }
}
