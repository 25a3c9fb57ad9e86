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

/** Components that get a trap: the file, the component, and the place. */
const TRAPPED: readonly (readonly [file: string, name: string, place: Place])[] = [
  ['/app/shell/app.tsx', 'App', 'root'],
  ['/app/shell/screens.tsx', 'Screens', 'screens'],
  ['/kernel/overlays/overlay-root.tsx', 'OverlayLayers', 'overlays'],
  ['/kernel/overlays/overlay-root.tsx', 'ToastHost', 'toasts'],
  ['/plugins/site/chrome/settings-sheet.tsx', 'SettingsSheet', 'sheet'],
  ['/plugins/site/chrome/header.tsx', 'Header', 'header'],
  ['/plugins/site/chrome/tab-bar.tsx', 'TabBar', 'tab-bar'],
  ['/plugins/site/chrome/home.tsx', 'Home', 'screen'],
  ['/plugins/promotions/banners/hero.tsx', 'Hero', 'section'],
]
/** The module with its component under another name, and the trapped one in its place, also within the module. */
function withTrap(source: string, name: string, place: Place): string {
  const declaration = new RegExp(`^(?:export )?(function|const) ${name}\\b`, 'm')
  if (!declaration.test(source)) throw new Error(`sabotage: no declaration of ${name}`)
  return `${source.replace(declaration, `$1 Real${name}`)}
import { trapped as trapped${name} } from '${HERE}/trap.tsx'
export const ${name} = trapped${name}('${place}', Real${name})
`
}

const replacementOf = (id: string): string | undefined =>
  Object.entries(REPLACED).find(([file]) => id.endsWith(file))?.[1]

const namesIn = (files: readonly string[]): RegExp =>
  new RegExp(`/(?:${files.map((file) => basename(file).replaceAll('.', String.raw`\.`)).join('|')})$`)

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
      filter: { id: namesIn(Object.keys(REPLACED)) },
      async handler(source, importer, options) {
        if (importer?.endsWith(MARK)) return null
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        return found && replacementOf(found.id) !== undefined ? `${found.id}${MARK}` : null
      },
    },
    load(id) {
      return id.endsWith(MARK) ? replacementOf(id.slice(0, -MARK.length)) : undefined
    },
    transform: {
      filter: { id: namesIn(TRAPPED.map(([file]) => file)) },
      handler(source, id) {
        const traps = TRAPPED.filter(([file]) => id.endsWith(file))
        return traps.reduce((code, [, name, place]) => withTrap(code, name, place), source)
      },
    },
  }
}
