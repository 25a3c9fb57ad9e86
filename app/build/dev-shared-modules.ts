import type { Plugin } from 'vite'
import { exportNames, REACT, SHARED } from './shared-modules.ts'

const PREFIX = 'foyer-shared:'

/**
 * The shared modules in development: each is a module that exports the site's own one, whose address has a hash that only Vite
 * knows. {@link DEV_IMPORT_MAP} names them.
 */
export const devSharedModules = (): Plugin => ({
  name: 'foyer:dev-shared-modules',
  apply: 'serve',
  enforce: 'pre',
  // One found later would make every page load anew.
  config: () => ({ optimizeDeps: { include: [...REACT] } }),
  resolveId: (id) => (id.startsWith(PREFIX) ? id : undefined),
  load(id) {
    if (!id.startsWith(PREFIX)) return undefined
    const name = id.slice(PREFIX.length)
    return REACT.includes(name) ? exportNames(name) : `export * from '${name}'`
  },
})

/** The import map of a page in development. */
export const DEV_IMPORT_MAP = JSON.stringify({
  imports: Object.fromEntries(SHARED.map((name) => [name, `/m/@id/${PREFIX}${name}`])),
})
