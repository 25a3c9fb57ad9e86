import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Plugin } from 'vite'

const ENTRY = 'virtual:host'
/** The SDK without its React half and the kernel services' tokens: what makes manifests. */
const SDK_CORE = [
  'token',
  'store',
  'event',
  'points',
  'origins',
  'schema',
  'gate',
  'language',
  'errors',
  'plugin',
  'plugin-changed',
]

const hostFile = (root: string): string => join(root, 'kernel/host/core/host.ts')
const core = (root: string): readonly string[] => [
  hostFile(root),
  ...SDK_CORE.map((name) => join(root, `sdk/src/${name}.ts`)),
]

/** Bytes (brotli) of the plugin host with the SDK's core; what is imported lazily, and tsyringe, stay out. */
export const hostBytes = (root: string): Promise<number> => bundleBytes(core(root), ['tsyringe'])

/**
 * Bytes (brotli) of the checks of what plugins give to the host, with the schemas of the SDK's points; what the page has
 * by then stays out: the host with the SDK, and valibot, which other code brings too.
 */
export const checksBytes = (root: string): Promise<number> =>
  bundleBytes(
    [join(root, 'kernel/host/checks/create-border.ts')],
    [/^@foyer\/sdk/, 'valibot', /\/host-error\.ts$/, /\/manifest-entry\.ts$/],
  )

async function bundleBytes(files: readonly string[], external: (string | RegExp)[]): Promise<number> {
  const entry: Plugin = {
    name: 'host',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : undefined),
    load: (id) =>
      id === `\0${ENTRY}`
        ? files.map((file) => `export * from ${JSON.stringify(file)}`).join('\n')
        : undefined,
    resolveDynamicImport: (id) => ({ id: String(id), external: true }),
  }
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry],
    resolve: { conditions: ['foyer-source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      minify: 'oxc',
      target: 'es2022',
      // a library's build brings no loader of its own for what is lazy
      lib: { entry: ENTRY, formats: ['es'] },
      rolldownOptions: { external, output: { minify: true } },
    },
  })
  const [first] = Array.isArray(output) ? output : [output]
  const code =
    first && 'output' in first ? first.output.map((file) => ('code' in file ? file.code : '')).join('') : ''
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
