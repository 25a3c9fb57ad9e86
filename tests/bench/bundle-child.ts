import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/**
 * Bundles a bench's child as the site's build does, so that no loader's helpers are measured. Returns the file.
 *
 * @param browser whether packages that have a build for browsers are bundled in that; happy-dom is then left outside
 */
export async function bundleChild(name: string, outDir: string, browser = false): Promise<string> {
  const conditions = ['foyer-source', ...(browser ? ['browser'] : []), 'module', 'node']
  await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    resolve: { conditions },
    ssr: {
      target: browser ? 'webworker' : 'node',
      noExternal: true,
      external: browser ? ['happy-dom'] : [],
      resolve: { conditions },
    },
    build: {
      ssr: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  })
  return join(outDir, `${name}.mjs`)
}
