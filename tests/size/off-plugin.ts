import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Plugin } from 'vite'

const ENTRY = 'virtual:manifests'

/** Manifests as files of the project. */
export function manifestFiles(root: string): string[] {
  const folders = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(path, entry.name))
  return folders(join(root, 'plugins'))
    .flatMap(folders)
    .map((folder) => join(folder, 'manifest.ts'))
    .filter((file) => existsSync(file))
}

/** Bytes (brotli) that each manifest adds to all the others: what a plugin costs while it is off. The largest and the mean. */
export async function offPluginBytes(root: string): Promise<{ mean: number; most: number; of: string }> {
  const files = manifestFiles(root)
  const all = await bundleBytes(files)
  const costs: { file: string; bytes: number }[] = []
  for (const file of files)
    costs.push({ file, bytes: all - (await bundleBytes(files.filter((other) => other !== file))) })
  const most = costs.reduce((a, b) => (b.bytes > a.bytes ? b : a))
  return {
    mean: Math.round(costs.reduce((sum, { bytes }) => sum + bytes, 0) / costs.length),
    most: most.bytes,
    of: most.file.split('/').slice(-3, -1).join('.'),
  }
}

/** The manifests in one module. What they load lazily stays out, as it does in the site. */
async function bundleBytes(files: readonly string[]): Promise<number> {
  const manifests: Plugin = {
    name: 'manifests',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === ENTRY) return `\0${ENTRY}`
      const lazy = importer !== undefined && files.includes(importer) && /^\.\/(?!manifest)/.test(id)
      return lazy ? { id, external: true } : undefined
    },
    load: (id) =>
      id === `\0${ENTRY}`
        ? `${files.map((file, at) => `import p${at} from ${JSON.stringify(file)}`).join('\n')}\nexport default [${files.map((_, at) => `p${at}`).join()}]`
        : undefined,
  }
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [manifests],
    resolve: { conditions: ['foyer-source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      minify: 'oxc',
      target: 'es2022',
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: [/^react/, 'tsyringe'],
      },
    },
  })
  const [first] = Array.isArray(output) ? output : [output]
  const code =
    first && 'output' in first ? first.output.map((file) => ('code' in file ? file.code : '')).join('') : ''
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
