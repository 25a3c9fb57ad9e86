import { join } from 'node:path'
import type { Plugin } from 'vite'
import { afterImport } from './after-import.ts'

/** Vite's own module that every `import()` of a built site goes through. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'
const LOADER = join(import.meta.dirname, '../../kernel/reachability/load-chunk.ts')

/** Has every `import()` of the built site go through our loader. Ends the build where Vite no longer has the place for it. */
export function chunkLoader(): Plugin {
  let met = false
  return {
    name: 'foyer:chunk-loader',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load: {
      order: 'pre',
      handler(id) {
        if (id !== PRELOAD_HELPER) return undefined
        met = true
        return `export { loadChunk as __vitePreload } from ${JSON.stringify(LOADER)}`
      },
    },
    transform: {
      filter: { id: { exclude: /\/node_modules\// }, code: /\bimport\s*\([^)]*\)\s*\.then\b/ },
      handler: (code) => ({ code: afterImport(code), map: null }),
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
