import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin as VitePlugin, type Rolldown, runnerImport } from 'vite'
import { CodedError } from '../errors.ts'
import type { Plugin } from '../plugin.ts'
import { mockAnswers } from './answer-mock.ts'
import { DEV_PORT, HARNESS, PLUGIN_FILE, SHARED, STYLES } from './constants.ts'
import type { DevMock } from './define-mock.ts'
import { type DevContent, type DevServer, startDevServer } from './dev-server.ts'
import { entryData, integrityOf, profileEntry } from './profile-entry.ts'
import { readLocales } from './read-locales.ts'
import { writeTextTypes } from './text-types.ts'

/** Options of the preset. */
export interface FoyerPluginOptions {
  /** The module whose default export is the plugin; `locales/` is beside it. `src/manifest.ts` by default. */
  readonly manifest?: string
  /** The module of the plugin's mock for `vite build --watch`. `src/mock.ts` by default; it may be missing. */
  readonly mock?: string
  /** The port of the server of `vite build --watch`: 7301 by default. */
  readonly port?: number
}

export { type DevCall, type DevMock, type DevRoute, defineMock, failure, success } from './define-mock.ts'

const ENTRY = '\0foyer:entry'
const STANDALONE = '@foyer/sdk/vite/standalone'
/** Vite adds this mark to the end of a style sheet for a later step of its own. */
const VITES_MARK = /\/\*\$vite\$:\d+\*\//g
/** A second copy of these would not work with the site's own. The router's hooks come from `@foyer/sdk`. */
const SITES_OWN = /^(react|react-dom|react-router|react-router-dom|@foyer\/sdk)(\/|$)/

/**
 * Vite's preset for a foreign plugin, one in a repository of its own (KN-09): `vite build` makes one file,
 * styles and texts in it, with bare imports of what the site shares; then prints its hash and the entry for a
 * merchant's profile. It writes `locales/texts.d.ts` too, the types of the English texts. `vite build --watch` builds after each change, and serves the file and the plugin's mock
 * to the site that `npm start` runs, whose harness is given the printed address:
 * `?foreign=http://localhost:7301`. Ends the build with `VP-IMPORT` (a module that the site has and does not
 * share), `VP-TEXTS` or `VP-EXPORT`; `vite build --watch` goes on, serves what it last could, and reports `VP-PORT` where the port is taken.
 *
 * @example
 * export default defineConfig({ plugins: [foyerPlugin()] })
 */
export function foyerPlugin({
  manifest = 'src/manifest.ts',
  mock = 'src/mock.ts',
  port = DEV_PORT,
}: FoyerPluginOptions = {}): VitePlugin {
  let source = manifest
  let mockSource = mock
  let output = ''
  let watching = false
  let server: DevServer | undefined
  /** Tells of the file that was built, and serves it while it is developed. */
  const finish = async (context: Pick<Rolldown.PluginContext, 'info'>): Promise<void> => {
    const file = join(output, PLUGIN_FILE)
    const bytes = readFileSync(file)
    const integrity = integrityOf(bytes)
    const { manifest: data } = await runOnce(file, integrity)
    writeTextTypes(data.id, join(dirname(source), 'locales'))
    context.info(`${PLUGIN_FILE}: ${bytes.length} bytes, ${integrity}`)
    context.info(
      `for the merchant's profile, under "foreign":\n${profileEntry(data, PLUGIN_FILE, integrity)}`,
    )
    if (!watching) return
    server ??= await startDevServer(port)
    server.show({ bytes, entry: entryData(data, integrity), ...(await loadMock(mockSource)) })
    context.info(
      `served at ${server.origin}: in the site's folder npm start, then open ${HARNESS}?foreign=${server.origin}`,
    )
  }
  return {
    name: 'foyer:plugin',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      publicDir: false,
      build: {
        target: 'es2022',
        lib: { entry: manifest, formats: ['es'], fileName: () => PLUGIN_FILE },
        rolldownOptions: { external: [...SHARED], output: { codeSplitting: false, minify: true } },
      },
    }),
    configResolved({ root, build }) {
      source = resolve(root, manifest)
      output = resolve(root, build.outDir)
      mockSource = resolve(root, mock)
      watching = build.watch != null
    },
    resolveId(id, _importer, { isEntry }) {
      if (isEntry) return ENTRY
      if (SITES_OWN.test(id) && !SHARED.includes(id) && id !== STANDALONE)
        throw new CodedError(
          'VP-IMPORT',
          { module: id },
          { text: `the site does not share ${id}; it shares ${SHARED.join(', ')}` },
        )
      return undefined
    },
    load(id) {
      if (id !== ENTRY) return undefined
      const locales = join(dirname(source), 'locales')
      // No module imports them. A wrong one is watched too, until it is right.
      if (watching && existsSync(locales))
        for (const file of readdirSync(locales)) this.addWatchFile(join(locales, file))
      const texts = readLocales(locales)
      return [
        `import plugin from ${JSON.stringify(source)}`,
        `import { standalone } from '${STANDALONE}'`,
        `export default standalone(plugin, { styles: '${STYLES}', texts: ${JSON.stringify(texts)} })`,
      ].join('\n')
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        let styles = ''
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css')) {
            styles += String(file.source).replace(VITES_MARK, '').trim()
            delete bundle[file.fileName]
          }
        const chunk = bundle[PLUGIN_FILE]
        if (chunk?.type === 'chunk')
          chunk.code = chunk.code.replace(new RegExp(`(["'\`])${STYLES}\\1`), () => JSON.stringify(styles))
      },
    },
    buildStart() {
      // The bundle does not import it.
      if (watching && existsSync(mockSource)) this.addWatchFile(mockSource)
    },
    async closeBundle(error) {
      if (error) return
      try {
        await finish(this)
      } catch (cause) {
        // An error of this hook ends the watcher, and does not say why.
        if (!watching) throw cause
        this.warn(`nothing new is served: ${cause instanceof Error ? cause.message : String(cause)}`)
      }
    },
    async closeWatcher() {
      await server?.close()
    },
  }
}

/** The plugin's mock, as it is now; it answers no call where there is none. */
async function loadMock(file: string): Promise<Pick<DevContent, 'answer' | 'settings'>> {
  if (!existsSync(file)) return { answer: () => Promise.resolve(undefined) }
  const { module } = await runnerImport<{ readonly default: DevMock<unknown> }>(file, { configFile: false })
  return { answer: mockAnswers(module.default), settings: module.default.settings }
}

/**
 * The plugin as the site will see it. The top level of its modules is only data, so it runs without a page.
 */
async function runOnce(file: string, version: string): Promise<Plugin> {
  const exported = await import(`${pathToFileURL(file).href}?${encodeURIComponent(version)}`).then(
    (module: { readonly default?: Partial<Plugin> }) => module.default,
    (cause: unknown) => {
      throw new CodedError(
        'VP-EXPORT',
        { file },
        { text: `${file} cannot be imported: ${String(cause)}`, cause },
      )
    },
  )
  const { manifest, load } = exported ?? {}
  if (manifest && load) return { manifest, load }
  throw new CodedError('VP-EXPORT', { file }, { text: `the default export of ${file} is no plugin` })
}
