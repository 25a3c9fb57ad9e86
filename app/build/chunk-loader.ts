import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Vite's own module that every `import()` of a built site goes through. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'
const LOADER = join(import.meta.dirname, '../../kernel/reachability/load-chunk.ts')

/** Has every `import()` of the built site go through our loader. Ends the build where Vite no longer has the place for it. */
export function chunkLoader(): Plugin {
  let met = false
  return {
    name: 'foyer:chunk-loader',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load: {
      order: 'pre',
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(id) {
        if (id !== PRELOAD_HELPER) return undefined
        met = true
        return `export { loadChunk as __vitePreload } from ${JSON.stringify(LOADER)}`
      },
    },
    buildEnd(error) {
      if (!error && !met)
        this.error('Vite has no preload helper any more: see kernel/reachability/load-chunk.ts')
    },
  }
}

/** A chunk's own file among those that are fetched before it is imported: Vite leaves out one that has no others beside it. */
export const withItself =
  (resolve: (file: string, dependencies: string[]) => string[]) =>
  (file: string, dependencies: string[]): string[] =>
    resolve(file, dependencies.includes(file) ? dependencies : [file, ...dependencies])
