/**
 * What nginx needs for many merchants: `npx tsx -C foyer-source tests/bench/nginx-maps.ts 10 1000 10000`. Each merchant has three hosts, three
 * languages and a policy as long as a demo brand's; the maps are made by the bake's own functions. Not part of `npm run
 * bench`: 10,000 take a minute. docs/operations.md has the figures.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configuredNginx } from '../deploy/configured-nginx.ts'
import { hostName, syntheticRelease } from '../deploy/synthetic-release.ts'
import { freePort } from '../ports.ts'

const HOSTS = 3
const HOST_LENGTH = 40
const POLICY_LENGTH = 1_600
const LOAD_MS = 3_000
const CLIENTS = 8

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
const sizes = process.argv.slice(2).map(Number)
const rows = []
for (const merchants of sizes.length > 0 ? sizes : [10, 1_000, 10_000]) rows.push(await measure(merchants))
console.table(rows)

async function measure(merchants: number) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-maps-'))
  const www = join(folder, 'www')
  const policy = `default-src 'self'; script-src ${'https://vendor.example '.repeat(80)}`.slice(
    0,
    POLICY_LENGTH,
  )
  await syntheticRelease(www, { merchants, hosts: HOSTS, hostLength: HOST_LENGTH, policy })
  const port = await freePort()
  const nginx = configuredNginx({ folder, www, port })
  try {
    const test = best(3, () => void expectOk(nginx.run('-t', '-q')))
    expectOk(nginx.run())
    await answered(port, hostName(merchants - 1, HOSTS - 1, HOST_LENGTH))
    const master = nginx.pid()
    const [worker = 0] = childrenOf(master)
    const started = { master: megabytes(master), worker: megabytes(worker) }
    const perSecond = await load(port, merchants)
    const before = new Set(childrenOf(master))
    const from = performance.now()
    expectOk(nginx.run('-s', 'reload'))
    while (!childrenOf(master).some((pid) => !before.has(pid))) await pause(5)
    const reload = performance.now() - from
    while (childrenOf(master).some((pid) => before.has(pid))) await pause(20)
    return {
      merchants,
      'maps MB': (sizeOf(join(www, 'current/deploy')) / 1e6).toFixed(2),
      'test ms': Math.round(test),
      'reload ms': Math.round(reload),
      'master MB': started.master,
      'worker MB': started.worker,
      'master MB after a reload': megabytes(master),
      'requests/s': perSecond,
    }
  } finally {
    nginx.run('-s', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
}

function expectOk({ ok, output }: { readonly ok: boolean; readonly output: string }): void {
  if (!ok) throw new Error(output)
}

/** Milliseconds of the fastest of some runs. */
function best(runs: number, task: () => void): number {
  let least = Infinity
  for (let run = 0; run < runs; run++) {
    const from = performance.now()
    task()
    least = Math.min(least, performance.now() - from)
  }
  return least
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function childrenOf(pid: number): readonly number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean).map(Number)
}

/** Resident memory of a process. */
function megabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round((Number(kilobytes) * 1_024) / 1e5) / 10
}

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
}

async function answered(port: number, host: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const status = await get(port, host).catch(() => 0)
    if (status === 200) return
    await pause(25)
  }
  throw new Error('nginx does not answer')
}

function get(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ agent, host: '127.0.0.1', port, path: '/m/home', headers: { host } }, (res) => {
      res.resume()
      res.once('end', () => resolve(res.statusCode ?? 0))
    })
      .once('error', reject)
      .end()
  })
}

/** Pages a second that one process of Node gets, of merchants all over the maps: the client is the limit. */
async function load(port: number, merchants: number): Promise<number> {
  const end = performance.now() + LOAD_MS
  let answers = 0
  let next = 0
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      next = (next + 7_919) % merchants
      if ((await get(port, hostName(next, next % HOSTS, HOST_LENGTH))) !== 200) throw new Error('not a page')
      answers++
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return Math.round((answers * 1_000) / LOAD_MS)
}
