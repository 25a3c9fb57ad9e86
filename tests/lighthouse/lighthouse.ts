/** `npm run lighthouse`: three mobile runs of /m/home through nginx with brotli, medians; as it is, and at 12× CPU. */
import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { CHROMIUM_ARGS, chromium } from '../chromium.ts'
import { startNginx } from '../deploy/nginx.ts'

const PORT = Number(process.env['NGINX_PORT'] ?? 8090)
const RUNS = 3
const url = process.argv[2] ?? `http://lotus.localhost:${PORT}/m/home`
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const

const nginx = await startNginx({ port: PORT })
const chromePath = chromium()
const chrome = await launch({
  ...(chromePath ? { chromePath } : {}),
  chromeFlags: ['--headless=new', ...CHROMIUM_ARGS],
})
try {
  await measure('mobile, default', {})
  await measure('mobile, 12× CPU', {
    throttling: { rttMs: 150, throughputKbps: 1638.4, requestLatencyMs: 562.5, downloadThroughputKbps: 1474.56, uploadThroughputKbps: 675, cpuSlowdownMultiplier: 12 }, // prettier-ignore
  })
} finally {
  chrome.kill()
  await nginx.close()
}

async function measure(name: string, flags: Flags): Promise<void> {
  const rows: Record<string, number>[] = []
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error', ...flags })
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
