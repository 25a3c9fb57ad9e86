import { join } from 'node:path'
import { build } from 'vite'
import type { WorkerBuild } from '../worker/offline-cache.ts'
import { SCRIPT_TARGET } from './build-target.ts'
import { silenceIntended } from './intended-warnings.ts'

/**
 * Builds `sw.js` into the client's folder: one classic script, since not every browser supports modules in
 * workers.
 */
export async function buildWorker(outDir: string, content: WorkerBuild): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [silenceIntended()],
    define: { FOYER_BUILD: JSON.stringify(content) },
    resolve: { conditions: ['foyer-source', 'module', 'browser', 'production'] },
    build: {
      outDir,
      emptyOutDir: false,
      target: SCRIPT_TARGET,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: join(process.cwd(), 'app/worker/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
