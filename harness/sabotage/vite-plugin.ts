import { basename } from 'node:path'
import type { Plugin } from 'vite'
import type { Place } from './trap.tsx'

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
  '/app/soon.ts': `
    import { startRest as real } from './soon.ts'
    import { exposeTestHandle } from '${HERE}/expose-test-handle.ts'
    export const startRest = (kernel, token) => { exposeTestHandle(kernel); return real(kernel, token) }`,
}

/** Components that get a trap: the file, the export that its page renders, and the place. */
const TRAPPED: readonly (readonly [file: string, name: string, place: Place])[] = [
  ['/app/shell/app.tsx', 'App', 'root'],
  ['/app/shell/screens.tsx', 'Screens', 'screens'],
  ['/kernel/overlays/overlay-layers.tsx', 'OverlayLayers', 'overlays'],
  ['/kernel/overlays/toast-host.tsx', 'ToastHost', 'toasts'],
  ['/plugins/site/chrome/settings-sheet.tsx', 'SettingsSheet', 'sheet'],
  ['/plugins/site/chrome/header.tsx', 'Header', 'header'],
  ['/plugins/site/chrome/tab-bar.tsx', 'TabBar', 'tab-bar'],
  ['/plugins/site/chrome/home.tsx', 'Home', 'screen'],
  ['/plugins/promotions/banners/hero.tsx', 'Hero', 'section'],
]
const withTrap = ([file, name, place]: (typeof TRAPPED)[number]): string => `
    export * from './${basename(file)}'
    import { ${name} as Real } from './${basename(file)}'
    import { trapped } from '${HERE}/trap.tsx'
    export const ${name} = trapped('${place}', Real)`
const trapOf = (id: string): string | undefined => {
  const found = TRAPPED.find(([file]) => id.endsWith(file))
  return found && withTrap(found)
}

const replacementOf = (id: string): string | undefined =>
  Object.entries(REPLACED).find(([file]) => id.endsWith(file))?.[1] ?? trapOf(id)

const FILES = [...Object.keys(REPLACED), ...TRAPPED.map(([file]) => file)].map((file) =>
  basename(file).replaceAll('.', String.raw`\.`),
)

/**
 * Makes plugins fail as the state says (`/__gateway/enter?break=<plugin>:<how>`), exposes the kernel to the tests, and puts
 * traps into the parts of the page. For
 * the dev server and the build for tests, never for the site's real build. It does not affect the bake.
 */
export function sabotage(): Plugin {
  return {
    name: 'foyer:sabotage',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: {
      filter: { id: new RegExp(`/(?:${FILES.join('|')})$`) },
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
