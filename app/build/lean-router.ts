import type { Plugin } from 'vite'

/**
 * React Router is one module whose components and contexts the bundler must include, since a call makes each.
 * Marked as pure, those that nothing imports are left out. Also left out is what our links do not need:
 * warnings for developers, and the prefetching of pages, which only a data router has. Saves 3,040 bytes (brotli) of every page;
 * without it the first load would not fit its budget (PF-01).
 */
const CUTS: readonly (readonly [found: RegExp, replacement: string])[] = [
  [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
  [/^\w+\.displayName = .*;$/gm, ''],
  [/\bvar ENABLE_DEV_WARNINGS = true\b/, 'var ENABLE_DEV_WARNINGS = false'],
  [/\bshouldPrefetch && !isAbsolute \? .* : link\b/, 'link'],
]

/**
 * Applies these cuts to the site's build. Ends the build where the router no longer has one of them: then
 * check the list.
 */
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
