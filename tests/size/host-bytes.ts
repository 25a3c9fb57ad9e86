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
  'schema',
  'gate',
  'language',
  'errors',
  'plugin',
  'plugin-changed',
]

/** Bytes (brotli) of the plugin host with the SDK's core; what is imported lazily, and tsyringe, stay out. */
export async function hostBytes(root: string): Promise<number> {
  const files = [
    join(root, 'kernel/host/core/host.ts'),
    ...SDK_CORE.map((name) => join(root, `sdk/src/${name}.ts`)),
  ]
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
      rolldownOptions: { external: 'tsyringe', output: { minify: true } },
    },
  })
  const [first] = Array.isArray(output) ? output : [output]
  const code =
    first && 'output' in first ? first.output.map((file) => ('code' in file ? file.code : '')).join('') : ''
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
