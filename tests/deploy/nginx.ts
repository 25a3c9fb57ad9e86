import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startGateway } from '../../mocks/adapters/node-server.ts'
import { freePort, requireFreePort } from '../ports.ts'
import { NGINX_BINARIES, NGINX_BROTLI_FILTER_MODULE, NGINX_BROTLI_MODULE } from '../machine.ts'

export interface Nginx {
  readonly port: number
  /** Takes up the release in use and the configuration, as `nginx -s reload`; resolves when the new workers answer. */
  reload(): Promise<void>
  accessLog(): string
  /** What nginx has written of pages' reports, where `reports` is set. */
  reportsLog(): string
  close(): Promise<void>
}
interface Options {
  /** Default: any free port. */
  readonly port?: number
  /** Root of what is served. */
  readonly www?: string
  /** Port of a mock gateway or a preview that runs already. */
  readonly gatewayPort?: number
  /** nginx takes the reports of pages itself, and writes them to a log. */
  readonly reports?: boolean
  /** Folder of the shipped configuration. */
  readonly deploy?: string
}

/**
 * The shipped configuration on Debian's nginx, as `foyer-configure` makes it, in front of a mock gateway of its own by default. Throws where nginx
 * is missing, nothing has been built, or the port is taken.
 */
export async function startNginx(options: Options = {}): Promise<Nginx> {
  const { gatewayPort, port = await freePort(), reports = false, deploy = 'app/deploy' } = options
  const www = resolve(options.www ?? 'dist/www')
  const binary = NGINX_BINARIES.find((path) => existsSync(path))
  if (!binary || ![NGINX_BROTLI_MODULE, NGINX_BROTLI_FILTER_MODULE].every((path) => existsSync(path)))
    throw new Error('nginx with its brotli modules is not installed')
  if (!existsSync(join(www, 'current/deploy')))
    throw new Error(`there is no release in ${www}: npm run build`)
  // nginx itself would retry for seconds, while another server answers on the port.
  await requireFreePort(port)
  const gateway =
    gatewayPort === undefined
      ? await startGateway({ port: 0 })
      : { port: gatewayPort, close: async (): Promise<void> => {} }
  const run = mkdtempSync(join(tmpdir(), 'foyer-nginx-'))
  // nginx' workers are another user.
  chmodSync(run, 0o755)
  for (const part of ['temporary', 'http', 'locations']) mkdirSync(join(run, part))
  // The mock gateway's own pages: how a test enters a state. No installation has them.
  writeFileSync(
    join(run, 'locations/mock.conf'),
    // Directives of its own: it inherits none, so that its cookies arrive and its scripts run.
    'location ^~ /__gateway/ { proxy_hide_header X-Own; add_header X-Mock yes; proxy_pass http://foyer_gateway; }\n',
  )
  // Tests are one client.
  writeFileSync(join(run, 'http/tests.conf'), 'limit_req_dry_run on; limit_conn_dry_run on;\n')
  if (reports) {
    const reportsPort = await freePort()
    for (const [name, folder] of [
      ['reports-location', 'locations'],
      ['reports-http', 'http'],
    ] as const)
      writeFileSync(join(run, folder, 'reports.conf'), partOf(name, run, reportsPort))
  }
  const configured = spawnSync(join(deploy, 'foyer-configure'), [run], {
    encoding: 'utf8',
    env: {
      ...process.env,
      SITE_DIRECTORY: www,
      GATEWAY_SCHEME: 'http',
      GATEWAY_SERVERS: `127.0.0.1:${gateway.port}`,
      LISTEN: `127.0.0.1:${port}`,
      PID_FILE: join(run, 'nginx.pid'),
      TEMP_DIRECTORY: join(run, 'temporary'),
      ACCESS_LOG: join(run, 'access.log'),
      ERROR_LOG: join(run, 'error.log'),
    },
  })
  if (configured.status !== 0) throw new Error(configured.stderr)
  const words = ['-c', join(run, 'nginx.conf'), '-g', 'daemon off;']
  const test = spawnSync(binary, ['-t', ...words], { encoding: 'utf8' })
  if (test.status !== 0) throw new Error(test.stderr)
  const child: ChildProcess = spawn(binary, words, { stdio: 'inherit' })
  const exit = once(child, 'exit')
  /** Ids of the workers that take requests. */
  const workers = (): readonly string[] =>
    spawnSync('ps', ['--ppid', String(child.pid), '-o', 'pid=,args='], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter((line) => line.endsWith('worker process'))
      .map((line) => line.trim().split(' ')[0] ?? '')
  await answers(`http://127.0.0.1:${port}/healthz`)
  return {
    port,
    reload: async () => {
      const before = workers()
      child.kill('SIGHUP')
      for (let attempt = 0; attempt < 200; attempt++) {
        const now = workers()
        if (now.length > 0 && now.every((pid) => !before.includes(pid))) return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error('nginx was not reloaded')
    },
    accessLog: () => readFileSync(join(run, 'access.log'), 'utf8'),
    reportsLog: () => readFileSync(join(run, 'reports.log'), 'utf8'),
    close: async () => {
      child.kill('SIGQUIT')
      await exit
      await gateway.close()
      rmSync(run, { recursive: true, force: true })
    },
  }
}

/** A part of the shipped configuration, with its words set. */
const partOf = (name: string, run: string, port: number): string =>
  readFileSync(`app/deploy/${name}.conf`, 'utf8')
    .replaceAll('REPORTS_ADDRESS', `127.0.0.1:${port}`)
    .replaceAll('REPORTS_LOG', join(run, 'reports.log'))

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const up = await fetch(url).then(
      () => true,
      () => false,
    )
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}
