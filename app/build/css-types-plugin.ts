import type { Plugin } from 'vite'
import { isCssModule, writeCssType, writeCssTypes } from './css-types.ts'

/** In development: the types of CSS modules follow the modules as they change. */
export const cssTypes = (root: string): Plugin => ({
  name: 'foyer:css-types',
  apply: 'serve',
  configureServer({ watcher, config }) {
    writeCssTypes(root)
    const follow = (path: string): void => {
      if (!isCssModule(path)) return
      try {
        writeCssType(root, path)
      } catch (error) {
        // A module that is being edited may not be valid CSS yet: its type stays unchanged.
        config.logger.warn(`${path}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, follow)
  },
})
