import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NGINX_BINARIES } from '../machine.ts'

export interface ConfiguredNginx {
  /** Runs nginx with this configuration, such as `-t` or `-s reload`; without a word it starts. */
  run(...words: readonly string[]): { readonly ok: boolean; readonly output: string }
  /** Process id of the master. */
  pid(): number
}

/** The shipped configuration in a folder of its own, for plain http on a port, made by foyer-configure. Nothing is started. */
export function configuredNginx(options: {
  readonly folder: string
  readonly www: string
  readonly port: number
  readonly gatewayPort?: number
}): ConfiguredNginx {
  const { folder, www, port, gatewayPort = 9 } = options
  mkdirSync(join(folder, 'temporary'), { recursive: true })
  // nginx' workers are another user.
  chmodSync(folder, 0o755)
  const environment = {
    ...process.env,
    SITE_DIRECTORY: www,
    GATEWAY_SCHEME: 'http',
    GATEWAY_SERVERS: `127.0.0.1:${gatewayPort}`,
    LISTEN: `127.0.0.1:${port}`,
    PID_FILE: join(folder, 'nginx.pid'),
    TEMP_DIRECTORY: join(folder, 'temporary'),
    ACCESS_LOG: join(folder, 'access.log'),
    ERROR_LOG: join(folder, 'error.log'),
  }
  const { status, stderr } = spawnSync('app/deploy/foyer-configure', [folder], {
    env: environment,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  const binary = NGINX_BINARIES.find((path) => existsSync(path)) ?? 'nginx'
  return {
    run(...words) {
      // Standard error is nginx' own until it has become a daemon.
      const ran = spawnSync(binary, ['-c', join(folder, 'nginx.conf'), ...words], { encoding: 'utf8' })
      return { ok: ran.status === 0, output: ran.stderr }
    },
    pid: () => Number(readFileSync(join(folder, 'nginx.pid'), 'utf8')),
  }
}
