import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin, Rolldown } from 'vite'

/** CommonJS packages: their names must be listed, or a plugin could import none of them. */
export const REACT: readonly string[] = ['react', 'react/jsx-runtime', 'react-dom']
const PIECES = '@foyer/sdk/ui'

/** The modules that foreign plugins import by name, so that a page has one React and one SDK (KN-09). */
export const SHARED: readonly string[] = [...REACT, '@foyer/sdk', PIECES]

/** Written beside Vite's manifest: the file of each shared module, by its name. */
export const SHARED_MODULES = '.vite/shared-modules.json'

const PREFIX = '\0shared:'
/** Marks a module of which the build has two copies. */
const COPY = '?shared'
const require = createRequire(import.meta.url)

/**
 * Gives each shared module a small chunk that exports it, for the page's import map. No module of the site
 * imports these. React and the SDK's core are those of the first path. The UI pieces are copies with their
 * styles: they have no shared state, and sharing them would split the first path's chunks. No module may use
 * top-level await: with one anywhere, rolldown stops joining chunks.
 */
export function sharedModules(): Plugin {
  return {
    name: 'foyer:shared-modules',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const name of SHARED)
        this.emitFile({
          type: 'chunk',
          id: PREFIX + name,
          name: `shared-${name.replace('@foyer/', '').replace('/', '-')}`,
          preserveSignature: 'exports-only',
        })
    },
    async resolveId(id, importer) {
      if (id.startsWith(PREFIX) || id.endsWith(COPY)) return id
      if (!importer?.endsWith(COPY) || !id.startsWith('./')) return undefined
      const original = await this.resolve(id, importer.slice(0, -COPY.length))
      return original && original.id + COPY
    },
    async load(id) {
      if (/\.tsx?\?shared$/.test(id))
        return { code: readFileSync(id.slice(0, -COPY.length), 'utf8'), moduleType: 'tsx' }
      if (!id.startsWith(PREFIX)) return undefined
      const name = id.slice(PREFIX.length)
      if (REACT.includes(name)) return exportNames(name)
      const file = name === PIECES ? (await this.resolve(name))?.id + COPY : name
      return `export * from '${file}'`
    },
    generateBundle(_options, bundle) {
      const files: Record<string, string> = {}
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.facadeModuleId?.startsWith(PREFIX)) continue
        files[file.facadeModuleId.slice(PREFIX.length)] = file.fileName
        inlineStyles(file, bundle)
      }
      this.emitFile({ type: 'asset', fileName: SHARED_MODULES, source: JSON.stringify(files) })
    },
  }
}

/** A module that exports by name what a CommonJS package has. */
export function exportNames(name: string): string {
  const names = Object.keys(require(name) as object).filter((key) => /^(?!unstable_)[a-zA-Z]/.test(key))
  return `import all from '${name}'\nexport const { ${names.join(', ')} } = all\nexport default all\n`
}

/**
 * Puts a chunk's styles into its code: the browser imports it by itself and would not fetch a style sheet
 * beside it. The hash in its name is computed before that, but still changes with the styles: the code
 * contains class names made from them.
 */
function inlineStyles(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): void {
  let css = ''
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) {
    const asset = bundle[sheet]
    if (asset?.type === 'asset') css += String(asset.source)
    delete bundle[sheet]
  }
  chunk.viteMetadata?.importedCss.clear()
  if (css)
    chunk.code = `document.head.append(Object.assign(document.createElement('style'),{textContent:${JSON.stringify(css)}}));${chunk.code}`
}
