/**
 * `npm run lighthouse`: builds the site, then three mobile runs of /m/home through nginx with brotli, medians; as it is, and at 12×
 * CPU. `npm run lighthouse -- <address>` measures a site that is served already. `NGINX_PORT`: any free port by default.
 */
import { execSync } from 'node:child_process'
import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { startNginx } from '../deploy/nginx.ts'
import { CHROMIUM_ARGS, findChromium } from '../machine.ts'
import { freePort, requireFreePort } from '../ports.ts'

const RUNS = 3
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const

const served = process.argv[2]
try {
  if (served === undefined) await measureBuild()
  else await measureSite(served)
} catch (error) {
  console.error(`lighthouse: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

async function measureBuild(): Promise<void> {
  const { NGINX_PORT } = process.env
  const port = NGINX_PORT ? Number(NGINX_PORT) : await freePort()
  // Before the build's seconds are spent.
  await requireFreePort(port)
  execSync('npm run --silent build', { stdio: 'inherit' })
  const nginx = await startNginx({ port })
  try {
    await measureSite(`http://lotus.localhost:${port}/m/home`)
  } finally {
    await nginx.close()
  }
}

async function measureSite(url: string): Promise<void> {
  const whole = findChromium()
  const chrome = await launch({
    ...(whole ? { chromePath: whole } : {}),
    chromeFlags: ['--headless=new', ...CHROMIUM_ARGS],
  })
  const measure = (name: string, flags: Flags): Promise<void> =>
    printMedians(name, url, { port: chrome.port, ...flags })
  try {
    await measure('mobile, default', {})
    await measure('mobile, 12× CPU', {
      throttling: {
        rttMs: 150,
        throughputKbps: 1638.4,
        requestLatencyMs: 562.5,
        downloadThroughputKbps: 1474.56,
        uploadThroughputKbps: 675,
        cpuSlowdownMultiplier: 12,
      },
    })
  } finally {
    chrome.kill()
  }
}

async function printMedians(name: string, url: string, flags: Flags): Promise<void> {
  const rows: Record<string, number>[] = []
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(url, { output: 'json', logLevel: 'error', ...flags })
    if (!result) throw new Error('Lighthouse gave no result')
    const { categories, audits } = result.lhr
    rows.push({
      ...Object.fromEntries(
        Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      ),
      ...Object.fromEntries(
        Object.entries(AUDITS).map(([label, id]) => [label, audits[id]?.numericValue ?? Number.NaN]),
      ),
    })
    if (run === 0)
      for (const audit of Object.values(audits))
        if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
          console.log(`  ${audit.id}: ${audit.title}`)
  }
  const median = (key: string): number =>
    rows.map((row) => row[key] ?? Number.NaN).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN
  console.log(
    `${name}: ${Object.keys(rows[0] ?? {})
      .map((key) => `${key} ${round(median(key))}`)
      .join(', ')}`,
  )
}

function round(value: number): number {
  return value < 10 ? Math.round(value * 1000) / 1000 : Math.round(value)
}
