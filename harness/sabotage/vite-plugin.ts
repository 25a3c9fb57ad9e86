import type { Plugin } from 'vite'

const MARK = '?sabotaged'
const HERE = import.meta.dirname

/** What stands in place of the site's own modules; each imports the real one, which its mark keeps from being replaced. */
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
    import { startAfterHydration as real } from './after-hydration.ts'
    import { exposeTestHandle } from '${HERE}/expose-test-handle.ts'
    export { registry } from './after-hydration.ts'
    export const startAfterHydration = (kernel, plugins) => { exposeTestHandle(kernel); return real(kernel, plugins) }`,
}
const replacementOf = (id: string): string | undefined =>
  Object.entries(REPLACED).find(([file]) => id.endsWith(file))?.[1]

/**
 * Lets any plugin of the page fail as its state says (`/__gateway/enter?break=<plugin>:<how>`), and hands the kernel to the
 * tests. For the dev server and the build for tests; the site's real build never sees it. The bake renders pages as they are.
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
