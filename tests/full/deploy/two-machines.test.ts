// @vitest-environment node
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway } from '../../../mocks/adapters/node-server.ts'
import { freePort } from '../../ports.ts'
import { NGINX_BINARIES } from '../../machine.ts'
import { rawRequest } from '../../deploy/raw-request.ts'

const HOST = 'lotus.localhost'
/** For a busy machine. */
const HOOK_MS = 60_000
const hasBuild = existsSync('dist/www/current')
/** Requests beside one another. */
const CLIENTS = 4
/** Bounds the loop if a release should never arrive; fewer than this machine has ports. */
const MOST_REQUESTS = 25_000
/** Between two requests of a client, so that they last. */
const PACE_MS = 2

interface Machine {
  readonly port: number
  readonly process: ChildProcess
}

/** Two containers' processes behind a load balancer, on one folder of releases. */
describe.skipIf(!hasBuild)(`two machines${hasBuild ? '' : ' (skipped: npm run build)'}`, () => {
  const binary = NGINX_BINARIES.find((path) => existsSync(path)) ?? 'nginx'
  let root: string
  let www: string
  let gateway: Awaited<ReturnType<typeof startGateway>>
  let balancerPort: number
  let machines: readonly Machine[]
  let first: string

  const serve = (name: string, port: number): Machine => {
    const temporary = join(root, name)
    mkdirSync(temporary)
    const environment = {
      ...process.env,
      CONFIGURATION_DIRECTORY: join(temporary, 'conf'),
      SITE_DIRECTORY: www,
      GATEWAY_SCHEME: 'http',
      GATEWAY_SERVERS: `127.0.0.1:${gateway.port}`,
      LISTEN: `127.0.0.1:${port}`,
      PID_FILE: join(temporary, 'nginx.pid'),
      TEMP_DIRECTORY: join(temporary, 'temporary'),
      ACCESS_LOG: join(temporary, 'access.log'),
      ERROR_LOG: join(temporary, 'error.log'),
      NGINX: binary,
      WATCH_SECONDS: '0.2',
    }
    // A group of its own, so that all its processes can be killed at once, as a machine is.
    const options = { env: environment, detached: true, stdio: 'ignore' } as const
    return { port, process: spawn(resolve('app/deploy/foyer-serve'), options) }
  }
  const health = (port: number) =>
    rawRequest(port, '/healthz', { host: 'probe' }).then(
      ({ status, text }) => (status === 200 ? text.trim() : status),
      () => 'closed',
    )
  const release = (...words: readonly string[]) =>
    spawnSync('app/deploy/foyer-release', words, {
      encoding: 'utf8',
      env: { ...process.env, SITE_DIRECTORY: www, NGINX: 'true' },
    })

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'foyer-two-'))
    chmodSync(root, 0o755)
    www = join(root, 'www')
    mkdirSync(www)
    gateway = await startGateway({ port: 0 })
    machines = [serve('one', await freePort()), serve('two', await freePort())]
    balancerPort = await freePort()
    const servers = machines.map(({ port }) => `server 127.0.0.1:${port};`).join(' ')
    writeFileSync(
      join(root, 'balancer.conf'),
      `
pid ${root}/balancer.pid; error_log ${root}/balancer.log; worker_processes 1;
events { worker_connections 256; }
http {
  access_log off;
  proxy_temp_path ${root}/t1; client_body_temp_path ${root}/t2; fastcgi_temp_path ${root}/t3; uwsgi_temp_path ${root}/t4; scgi_temp_path ${root}/t5;
  upstream machines { ${servers} }
  server { listen 127.0.0.1:${balancerPort}; location / { proxy_pass http://machines; proxy_set_header Host $http_host; } }
}
`,
    )
    spawnSync(binary, ['-c', join(root, 'balancer.conf')], { stdio: 'ignore' })
  }, HOOK_MS)
  afterAll(async () => {
    spawnSync(binary, ['-c', join(root, 'balancer.conf'), '-s', 'stop'], { stdio: 'ignore' })
    for (const { process: machine } of machines)
      if (machine.exitCode === null && machine.signalCode === null) {
        machine.kill('SIGQUIT')
        await once(machine, 'exit')
      }
    await gateway.close()
    rmSync(root, { recursive: true, force: true })
  }, HOOK_MS)

  it('are closed until there is a release, then ready', async () => {
    for (const { port } of machines) expect(await health(port)).toBe('closed')
    cpSync('dist/www', www, { recursive: true, verbatimSymlinks: true })
    first = release('current').stdout.trim()
    for (const { port } of machines) await expect.poll(() => health(port), { timeout: 20_000 }).toBe(first)
  })

  it('lose no request while a release comes, one is killed, and the release is taken back', async () => {
    cpSync(join(www, 'releases', first), join(www, 'releases/next'), { recursive: true })
    writeFileSync(join(www, 'releases/next/deploy/release.map'), 'default next;\n')
    const record = JSON.parse(readFileSync(join(www, 'releases', first, 'release.json'), 'utf8')) as object
    writeFileSync(
      join(www, 'releases/next/release.json'),
      JSON.stringify({ ...record, release: 'next', completed: '2999-01-01T00:00:00.000Z' }),
    )

    const failed: unknown[] = []
    let asked = 0
    let isOver = false
    const ask = async (): Promise<void> => {
      while (!isOver && asked < MOST_REQUESTS) {
        const path = ['/m/home', '/m/login?language=EN', '/m/sw.js'][asked++ % 3] ?? '/'
        const answer = await rawRequest(balancerPort, path, { host: HOST, 'accept-encoding': 'br' }).catch(
          (error: unknown) => ({ status: 0, error }),
        )
        if (answer.status !== 200) failed.push({ path, ...answer })
        await new Promise((resolve) => setTimeout(resolve, PACE_MS))
      }
    }
    const clients = Array.from({ length: CLIENTS }, ask)
    const [one, two] = machines
    if (!one || !two) throw new Error('there are two')
    const enough = async (): Promise<void> => {
      const before = asked
      await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(before + 60)
    }
    await enough()
    expect(release('use', 'next').status).toBe(0)
    // In the middle of the release: as a machine that loses its power, with all its processes.
    const gone = once(one.process, 'exit')
    process.kill(-(one.process.pid ?? 0), 'SIGKILL')
    await gone
    await enough()
    await expect.poll(() => health(two.port), { timeout: 20_000 }).toBe('next')
    expect(await health(one.port)).toBe('closed')
    await enough()
    expect(release('back').status).toBe(0)
    await expect.poll(() => health(two.port), { timeout: 20_000 }).toBe(first)
    await enough()
    isOver = true
    await Promise.all(clients)
    expect(failed).toEqual([])
    expect(asked).toBeLessThan(MOST_REQUESTS)
  })

  it('end, asked to, when they have finished', async () => {
    const two = machines[1]
    two?.process.kill('SIGTERM')
    if (two) expect(await once(two.process, 'exit')).toEqual([0, null])
    expect(await health(two?.port ?? 0)).toBe('closed')
  })
})
