/** `npm start`: the site and its harness; one plugin alone; or a foreign plugin beside the site. */
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createServer } from 'vite'
import { foreignProblem, startForeignServer } from './foreign-server.ts'
import { readStartOptions, type StartOptions, USAGE } from './read-start-options.ts'

const root = resolve(import.meta.dirname, '../..')
const HARNESS = '/__harness/'

/** Ids by the folders that have a manifest. */
const pluginIds = (): readonly string[] =>
  readdirSync(join(root, 'plugins'), { withFileTypes: true })
    .filter((area) => area.isDirectory())
    .flatMap(({ name: area }) =>
      readdirSync(join(root, 'plugins', area))
        .filter((name) => existsSync(join(root, 'plugins', area, name, 'manifest.ts')))
        .map((name) => `${area}.${name}`),
    )

const fail = (message: string): never => {
  console.error(`npm start: ${message}`)
  process.exit(1)
}

/** The page of the harness that is opened. Starts the foreign plugin's server where one is asked for. */
async function pageOf({ plugin, foreign }: StartOptions & { readonly kind: 'start' }): Promise<string> {
  if (plugin !== undefined) return `${HARNESS}?alone=${plugin}`
  if (foreign === undefined) return HARNESS
  const problem = foreignProblem(foreign)
  if (problem !== undefined) fail(problem)
  const { address } = await startForeignServer(foreign, () =>
    console.warn(`npm start: npm run dev ended in ${resolve(foreign)}; start again to go on`),
  )
  return `${HARNESS}?foreign=${address}`
}

async function start(options: StartOptions & { readonly kind: 'start' }): Promise<void> {
  const { port } = options
  // `vite.config.ts` reads it, as it does without the flag.
  if (port !== undefined) process.env['PORT'] = String(port)
  const begun = performance.now()
  const open = await pageOf(options)
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    server: { open },
  })
  await server.listen()
  server.config.logger.info(`\n  ready in ${Math.ceil(performance.now() - begun)} ms\n`)
  server.printUrls()
  server.bindCLIShortcuts({ print: true })
}

// The default ends the process without an `exit` event, which ends a foreign plugin's server.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.once(signal, () => process.exit(code))

const options = readStartOptions(process.argv.slice(2), pluginIds())
if (options.kind === 'help') console.log(USAGE)
else if (options.kind === 'wrong') fail(options.usage ? `${options.message}\n\n${USAGE}` : options.message)
else
  await start(options).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
