/**
 * Makes `sdk/dist` for `npm pack`: one module for each entry, and the types that tsc finds in the sources.
 */
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { emitDeclarations } from './emit-declarations.ts'

const sdk = fileURLToPath(new URL('..', import.meta.url))
const path = (name: string): string => `${sdk}${name}`
const ENTRIES = ['index', 'ui/index', 'testing/index', 'vite/foyer-plugin', 'vite/standalone']

rmSync(path('dist'), { recursive: true, force: true })
await build({
  root: sdk,
  configFile: false,
  logLevel: 'warn',
  // the host's core is bundled, and its imports of the SDK resolve to these sources
  resolve: { conditions: ['foyer-source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    minify: false,
    lib: {
      entry: Object.fromEntries(ENTRIES.map((name) => [name, path(`src/${name}.ts`)])),
      formats: ['es'],
    },
    rolldownOptions: {
      external: [/^node:/, /^(dompurify|react|react-dom|react-router-dom|vite)(\/|$)/],
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
    },
  },
})
emitDeclarations(path('dist'))
