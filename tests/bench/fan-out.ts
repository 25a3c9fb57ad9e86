import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleChild } from './bundle-child.ts'

/*
 * One event to 1, 5 and 15 destinations, one by one and 100 at once (PF-04): the tracking router, the packages `analytics` and
 * `@segment/analytics-next`, and a loop with a try/catch, each in fresh processes, in one run:
 *   npx tsx -C foyer-source tests/bench/fan-out.ts [--repeat 3] [--ms 300]
 * Read the ratios; microseconds, of processor time, are this machine's. The router does its whole work: an order's event, cleaned, with consent,
 * delivered once over reloads, in the ledger. The aim: 50 times as fast as the best peer at 15, at least 10 times.
 */

const PEERS = ['analytics', 'segment'] as const
const CONTENDERS = ['floor', 'router', ...PEERS] as const
type Contender = (typeof CONTENDERS)[number]
/** Microseconds of processor time for one event. */
interface Figure {
  readonly oneByOne: number
  readonly atOnce: number
}
const MODES = ['oneByOne', 'atOnce'] as const
const CHILD_TIMEOUT_MS = 60_000

const option = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return (at > 0 && process.argv[at + 1]) || otherwise
}
const repeat = Number(option('repeat', '3'))
const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN

function runChild(child: string, contender: Contender, destinations: number): Figure {
  const args = [child, contender, String(destinations), option('ms', '300')]
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env,
    timeout: CHILD_TIMEOUT_MS,
  })
  if (status !== 0) throw new Error(`${contender} with ${destinations} destinations: ${stderr}`)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Figure
}

const outDir = mkdtempSync(fileURLToPath(new URL('../../node_modules/.bench-', import.meta.url)))
try {
  const child = await bundleChild('fan-out-child', outDir, true)
  console.log(`Tracking fan-out, µs of processor time for one event (median of ${repeat} fresh processes)\n`)
  console.log(
    '| destinations | sent | floor µs | router µs | analytics | Segment | best peer ÷ router | router ÷ floor |',
  )
  console.log('|--:|---|--:|--:|--:|--:|--:|--:|')
  for (const destinations of [1, 5, 15]) {
    const runs: Record<Contender, Figure[]> = { floor: [], router: [], analytics: [], segment: [] }
    // One after the other, so that a slow moment of the machine affects all alike.
    for (let run = 0; run < repeat; run++)
      for (const contender of CONTENDERS) runs[contender].push(runChild(child, contender, destinations))
    for (const mode of MODES) {
      const of = (contender: Contender): number => median(runs[contender].map((figure) => figure[mode]))
      const best = Math.min(...PEERS.map(of))
      const cells = [
        of('floor').toFixed(3), of('router').toFixed(2), of('analytics').toFixed(1), of('segment').toFixed(1),
        `${(best / of('router')).toFixed(1)}×`, `${(of('router') / of('floor')).toFixed(1)}×`,
      ] // prettier-ignore
      const sent = mode === 'oneByOne' ? 'one by one' : '100 at once'
      console.log(`| ${destinations} | ${sent} | ${cells.join(' | ')} |`)
    }
  }
} finally {
  rmSync(outDir, { recursive: true, force: true })
}
