import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  /** Folder of the build. */
  readonly output?: string
  /** Port of a mock gateway or a preview that runs already. */
  readonly gatewayPort?: number
  /** nginx takes the reports of pages itself, and writes them to a log. */
  readonly reports?: boolean
}

/**
 * The shipped configuration on Debian's nginx, in front of a mock gateway of its own by default. Throws where nginx is missing,
 * nothing has been built, or the port is taken.
 */
export async function startNginx(options: Options = {}): Promise<Nginx> {
  const { output = 'dist', gatewayPort, port = await freePort(), reports = false } = options
  const binary = NGINX_BINARIES.find((path) => existsSync(path))
  if (!binary || ![NGINX_BROTLI_MODULE, NGINX_BROTLI_FILTER_MODULE].every((path) => existsSync(path)))
    throw new Error('nginx with its brotli modules is not installed')
  if (!existsSync(join(output, 'www/current/deploy')))
    throw new Error(`there is no release in ${output}/www: npm run build`)
  // nginx itself would retry for seconds, while another server answers on the port.
  await requireFreePort(port)
  const gateway =
    gatewayPort === undefined
      ? await startGateway({ port: 0 })
      : { port: gatewayPort, close: async (): Promise<void> => {} }
  const folder = resolve(output, 'www')
  const run = mkdtempSync(join(tmpdir(), 'foyer-nginx-'))
  const site = readFileSync('app/deploy/site.conf', 'utf8')
    .replaceAll('GATEWAY_SCHEME', 'http')
    .replace('LISTEN_ADDRESS', `127.0.0.1:${port}`)
    .replaceAll('SITE_DIRECTORY', folder)
    .replace('ACCESS_LOG', join(run, 'access.log'))
    .replace('EXTRA_LOCATIONS', join(run, 'mock.conf'))
  writeFileSync(join(run, 'site.conf'), site)
  // The mock gateway's own pages: how a test enters a state. No installation has them.
  const reportsPort = reports ? await freePort() : 0
  const pages = 'location ^~ /__gateway/ { proxy_pass http://foyer_gateway; }\n'
  writeFileSync(join(run, 'mock.conf'), pages + (reports ? partOf('reports-location', run, reportsPort) : ''))
  writeFileSync(join(run, 'reports.conf'), reports ? partOf('reports-http', run, reportsPort) : '')
  writeFileSync(join(run, 'nginx.conf'), main(run, gateway.port))
  const test = spawnSync(binary, ['-t', '-c', join(run, 'nginx.conf')], { encoding: 'utf8' })
  if (test.status !== 0) throw new Error(test.stderr)
  const child: ChildProcess = spawn(binary, ['-c', join(run, 'nginx.conf')], { stdio: 'inherit' })
  const exit = once(child, 'exit')
  await answers(`http://127.0.0.1:${port}/m/brand/none`)
  return {
    port,
    reload: async () => {
      const before = readFileSync(join(run, 'error.log'), 'utf8').length
      child.kill('SIGHUP')
      // Its master logs that it has started the new workers.
      for (let attempt = 0; attempt < 200; attempt++) {
        if (
          /gracefully shutting down|exited with code/.test(
            readFileSync(join(run, 'error.log'), 'utf8').slice(before),
          )
        )
          return
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

const main = (run: string, gatewayPort: number): string => `
load_module ${NGINX_BROTLI_MODULE}; load_module ${NGINX_BROTLI_FILTER_MODULE};
daemon off; worker_processes 1; pid ${run}/nginx.pid; error_log ${run}/error.log notice;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  types { application/manifest+json webmanifest; }
  default_type application/octet-stream;
  map_hash_bucket_size 256;
  sendfile on; tcp_nopush on; keepalive_timeout 65;
  client_body_temp_path ${run}/b; proxy_temp_path ${run}/p; fastcgi_temp_path ${run}/f; uwsgi_temp_path ${run}/u; scgi_temp_path ${run}/s;
  upstream foyer_gateway { server 127.0.0.1:${gatewayPort}; keepalive 16; }
  include ${run}/reports.conf;
  include ${run}/site.conf;
}
`

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
