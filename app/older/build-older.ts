import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { OLDER_BUILD, OLDER_FILE } from '../build/build-targets.ts'
import { type ClientManifest, ENTRY } from '../build/client-manifest.ts'
import { FIRST_PATH_STYLES } from '../build/chunks.ts'
import { silenceIntended } from '../build/intended-warnings.ts'
import { oldScript } from './old-script.ts'

const SOURCES = import.meta.dirname

/** What `choose.js` loads, as addresses. */
interface OlderFiles {
  readonly functions: string
  readonly syntax: string
  /** Of the second target; both empty in a build without it. */
  readonly entry: string
  readonly styles: readonly string[]
}

interface Options {
  /** Folder of the build, from the project's root. */
  readonly output: string
  /** Whether to build the second target too; else older browsers get the page that says so. */
  readonly second: boolean
}

/**
 * Builds what older browsers load, into the folder of the client's assets: the script that chooses, the functions that they
 * lack, and the second target.
 */
export async function buildOlder({ output, second }: Options): Promise<void> {
  const client = join(process.cwd(), output, 'client')
  const write = (name: string, content: string): string => {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
    const file = `${OLDER_BUILD.folder}/${name}-${hash}.js`
    mkdirSync(join(client, OLDER_BUILD.folder), { recursive: true })
    writeFileSync(join(client, file), content)
    return `/m/${file}`
  }
  const files: OlderFiles = {
    functions: write('functions', await functions()),
    syntax: write('syntax', readFileSync(join(SOURCES, 'syntax.js'), 'utf8')),
    ...(second
      ? await secondTarget(join(process.cwd(), output, 'older'), client)
      : { entry: '', styles: [] }),
  }
  const choose = oldScript('app/older/choose.js').replace('FOYER_OLDER_FILES', JSON.stringify(files))
  writeFileSync(
    join(client, OLDER_FILE),
    JSON.stringify({ choose: write('choose', choose), page: write('page', oldScript('app/older/page.js')) }),
  )
}

async function functions(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [silenceIntended()],
    build: {
      write: false,
      target: OLDER_BUILD.script,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: join(SOURCES, 'functions.ts'),
        output: { format: 'iife' },
      },
    },
  })
  const [result] = [built].flat()
  const chunk = result && 'output' in result ? result.output[0] : undefined
  if (!chunk) throw new Error('The functions for older browsers were not built')
  return chunk.code
}

async function secondTarget(outDir: string, client: string): Promise<Pick<OlderFiles, 'entry' | 'styles'>> {
  await build({
    logLevel: 'warn',
    configLoader: 'native',
    configFile: 'app/older/vite.config.ts',
    build: { outDir },
  })
  cpSync(join(outDir, OLDER_BUILD.folder), join(client, OLDER_BUILD.folder), { recursive: true })
  const read = (file: string): unknown => JSON.parse(readFileSync(join(outDir, file), 'utf8')) as unknown
  const manifest = read('.vite/manifest.json') as ClientManifest
  const entry = manifest[ENTRY]?.file
  if (entry === undefined) throw new Error(`${ENTRY} was not built`)
  const styles = read(FIRST_PATH_STYLES) as readonly string[]
  return { entry: `/m/${entry}`, styles: styles.map((file) => `/m/${file}`) }
}
