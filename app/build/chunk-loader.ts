import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Vite's own module that every `import()` of a built site goes through. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'
const LOADER = join(import.meta.dirname, '../../kernel/chunks/load-chunk.ts')

/**
 * Sends every `import()` of the built site through our loader. Ends the build where Vite no longer has that
 * preload helper.
 */
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
    buildEnd(error) {
      if (!error && !met) this.error('Vite no longer has a preload helper: see kernel/chunks/load-chunk.ts')
    },
  }
}

/**
 * Adds a chunk's own file to those that are fetched before its import: Vite leaves it out where the chunk has
 * no others.
 */
export const withItself =
  (resolve: (file: string, dependencies: string[]) => string[]) =>
  (file: string, dependencies: string[]): string[] =>
    resolve(file, dependencies.includes(file) ? dependencies : [file, ...dependencies])
