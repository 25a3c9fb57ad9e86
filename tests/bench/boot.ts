import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleChild } from './bundle-child.ts'
import { type Shape, SHAPES } from './shapes.ts'

/*
 * Boot of the plugin host, of Lumino's PluginRegistry and of tsyringe alone against the floor (a Map and a topological
 * sort), cold and warm, in fresh processes, in one run:
 *   npx tsx -C foyer-source tests/bench/boot.ts [--sizes 10,100,1000,5000] [--repeat 5]
 * Read the ratios; milliseconds are this machine's. The aim at 1,000: 4× synchronous, 6× with lazy code.
 */

const CONTENDERS = ['floor', 'sync', 'lazy', 'lumino', 'tsyringe'] as const
type Contender = (typeof CONTENDERS)[number]
/** Milliseconds. */
interface Figure {
  readonly cold: number
  readonly warm: number
}
/** Time limit of one child process: Lumino's ladder takes twice as long with every plugin. */
const CHILD_TIMEOUT_MS = 15_000

const option = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return (at > 0 && process.argv[at + 1]) || otherwise
}
const sizes = option('sizes', '10,100,1000,5000').split(',').map(Number)
const repeat = Number(option('repeat', '5'))
const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN

/** The figure of one process, or the reason for having none. */
function runChild(child: string, contender: Contender, shape: Shape, size: number): Figure | string {
  const { status, stdout, stderr, signal } = spawnSync(
    process.execPath,
    [child, contender, shape, String(size)],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      timeout: CHILD_TIMEOUT_MS,
    },
  )
  if (status === 0) return JSON.parse(stdout) as Figure
  if (signal) return `over ${CHILD_TIMEOUT_MS / 1000} s`
  return stderr.includes('Maximum call stack') ? 'stack overflow' : 'fails'
}

/** Medians of each contender, or the reason for having none. */
function measure(child: string, shape: Shape, size: number): Record<Contender, Figure | string> {
  const runs = Object.fromEntries(CONTENDERS.map((name) => [name, []])) as unknown as Record<
    Contender,
    (Figure | string)[]
  >
  for (let run = 0; run < repeat; run++) {
    // One after the other, so that a slow moment of the machine affects all alike.
    for (const contender of CONTENDERS) {
      if (typeof runs[contender].at(-1) !== 'string')
        runs[contender].push(runChild(child, contender, shape, size))
    }
  }
  const result = (list: readonly (Figure | string)[]): Figure | string => {
    const figures: Figure[] = []
    for (const each of list) {
      if (typeof each === 'string') return each
      figures.push(each)
    }
    return { cold: median(figures.map(({ cold }) => cold)), warm: median(figures.map(({ warm }) => warm)) }
  }
  return Object.fromEntries(CONTENDERS.map((name) => [name, result(runs[name])])) as Record<
    Contender,
    Figure | string
  >
}

const times = (figure: Figure | string, floor: Figure): string =>
  typeof figure === 'string'
    ? figure
    : `${(figure.cold / floor.cold).toFixed(1)} / ${(figure.warm / floor.warm).toFixed(1)}`

const outDir = mkdtempSync(fileURLToPath(new URL('../../node_modules/.bench-', import.meta.url)))
try {
  const child = await bundleChild('boot-child', outDir)
  console.log(`Boot × floor, cold / warm (median of ${repeat} fresh processes)\n`)
  console.log('| shape | plugins | floor ms | synchronous | lazy | Lumino | tsyringe |')
  console.log('|---|--:|--:|--:|--:|--:|--:|')
  for (const shape of SHAPES) {
    for (const size of sizes) {
      const { floor, ...others } = measure(child, shape, size)
      if (typeof floor === 'string') throw new Error(`the floor of ${shape} ${size}: ${floor}`)
      const cells = Object.values(others).map((figure) => times(figure, floor))
      console.log(`| ${shape} | ${size} | ${floor.cold.toFixed(2)} | ${cells.join(' | ')} |`)
    }
  }
} finally {
  rmSync(outDir, { recursive: true, force: true })
}
