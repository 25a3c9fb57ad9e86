import type { Plugin } from 'vite'
import { writeTextTypes } from './text-types.ts'

/** In development: the types of texts follow the English files as they change. */
export const textTypes = (root: string): Plugin => ({
  name: 'foyer:text-types',
  apply: 'serve',
  configureServer({ watcher, config }) {
    const write = (): void => {
      try {
        writeTextTypes(root)
      } catch (error) {
        // A file that is being edited may be no table yet: its types stay unchanged.
        config.logger.warn(error instanceof Error ? error.message : String(error))
      }
    }
    const follow = (path: string): void => {
      if (/[\\/]locales[\\/]EN\.json$/.test(path)) write()
    }
    write()
    for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, follow)
  },
})
