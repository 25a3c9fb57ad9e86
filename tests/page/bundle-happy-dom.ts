import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'vite'

const require = createRequire(import.meta.url)
/** Below `node_modules`, what Vitest imports is left to Node. */
const OUTPUT = 'node_modules/.cache/happy-dom'

/**
 * happy-dom in one file: each test file with a page loads it anew, and its hundreds of modules take four times as long.
 *
 * @returns the file's path, which names the version
 */
export async function bundleHappyDom(): Promise<string> {
  const entry = require.resolve('happy-dom')
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as {
    readonly version: string
  }
  const name = `happy-dom-${version}.mjs`
  const file = join(process.cwd(), OUTPUT, name)
  if (!existsSync(file))
    await build({
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: OUTPUT,
        emptyOutDir: true,
        rolldownOptions: {
          input: entry,
          output: { format: 'es', codeSplitting: false, entryFileNames: name },
        },
      },
    })
  return file
}
