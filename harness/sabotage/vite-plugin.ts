import type { Plugin } from 'vite'

const MARK = '?sabotaged'
const HERE = import.meta.dirname

/** Replacements of the site's own modules; each imports the real one with a mark that prevents its replacement. */
const REPLACED: Readonly<Record<string, string>> = {
  '/app/first-path.ts': `
    import { criticalPlugins as real } from './first-path.ts'
    import { wrap } from '${HERE}/wrap.ts'
    export { prerenderedPlugins } from './first-path.ts'
    export const criticalPlugins = wrap(real)`,
  '/app/registry.ts': `
    import { registry as real } from './registry.ts'
    import { wrap } from '${HERE}/wrap.ts'
    export const registry = wrap(real)`,
  '/app/after-hydration.ts': `
    import { startRest as real } from './after-hydration.ts'
    import { exposeTestHandle } from '${HERE}/expose-test-handle.ts'
    export const startRest = (kernel) => { exposeTestHandle(kernel); return real(kernel) }`,
}
const replacementOf = (id: string): string | undefined =>
  Object.entries(REPLACED).find(([file]) => id.endsWith(file))?.[1]

/**
 * Makes plugins fail as the state says (`/__gateway/enter?break=<plugin>:<how>`), and exposes the kernel to the tests. For
 * the dev server and the build for tests, never for the site's real build. It does not affect the bake.
 */
export function sabotage(): Plugin {
  return {
    name: 'foyer:sabotage',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: {
      filter: { id: /(?:first-path|registry|after-hydration)\.ts$/ },
      async handler(source, importer, options) {
        if (importer?.endsWith(MARK)) return null
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        return found && replacementOf(found.id) !== undefined ? `${found.id}${MARK}` : null
      },
    },
    load(id) {
      return id.endsWith(MARK) ? replacementOf(id.slice(0, -MARK.length)) : undefined
    },
  }
}
