import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { type Shape, SHAPES } from './shapes.ts'

/*
 * Boot of the plugin host against the floor (a Map and a topological sort), cold and warm, in fresh processes:
 *   npx tsx -C foyer-source tests/bench/boot.ts [--sizes 10,100,1000,5000] [--repeat 5]
 * Read the ratios; milliseconds are this machine's. The aim at 1,000: 4× synchronous, 6× with lazy code.
 */

const VARIANTS = ['floor', 'sync', 'lazy'] as const
type Variant = (typeof VARIANTS)[number]
interface Figure {
  readonly cold: number
  readonly warm: number
}

const option = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return process.argv[at + 1] && at > 0 ? String(process.argv[at + 1]) : otherwise
}
const sizes = option('sizes', '10,100,1000,5000').split(',').map(Number)
const repeat = Number(option('repeat', '5'))
const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN

/** Bundles the child as the site's build would, so that no loader's helpers are measured. */
async function bundle(outDir: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    resolve: { conditions: ['foyer-source', 'module', 'node'] },
    ssr: { noExternal: true, resolve: { conditions: ['foyer-source', 'module', 'node'] } },
    build: {
      ssr: fileURLToPath(new URL('./boot-child.ts', import.meta.url)),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'boot-child.mjs' } },
    },
  })
  return join(outDir, 'boot-child.mjs')
}

function measure(child: string, shape: Shape, size: number): Record<Variant, Figure> {
  const runs: Record<Variant, Figure[]> = { floor: [], sync: [], lazy: [] }
  for (let run = 0; run < repeat; run++) {
    // one after the other, so that a slow moment of the machine strikes all alike
    for (const variant of VARIANTS) {
      const out = execFileSync(process.execPath, [child, variant, shape, String(size)], {
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
      })
      runs[variant].push(JSON.parse(out) as Figure)
    }
  }
  const figure = (list: readonly Figure[]): Figure => ({
    cold: median(list.map(({ cold }) => cold)),
    warm: median(list.map(({ warm }) => warm)),
  })
  return { floor: figure(runs.floor), sync: figure(runs.sync), lazy: figure(runs.lazy) }
}

const times = (figure: Figure, floor: Figure): string =>
  `${(figure.cold / floor.cold).toFixed(1)} / ${(figure.warm / floor.warm).toFixed(1)}`

const outDir = mkdtempSync(fileURLToPath(new URL('../../node_modules/.bench-', import.meta.url)))
try {
  const child = await bundle(outDir)
  console.log(`Boot × floor, cold / warm (median of ${repeat} fresh processes)\n`)
  console.log('| shape | plugins | floor ms | synchronous | lazy |\n|---|--:|--:|--:|--:|')
  for (const shape of SHAPES) {
    for (const size of sizes) {
      const { floor, sync, lazy } = measure(child, shape, size)
      console.log(
        `| ${shape} | ${size} | ${floor.cold.toFixed(2)} | ${times(sync, floor)} | ${times(lazy, floor)} |`,
      )
    }
  }
} finally {
  rmSync(outDir, { recursive: true, force: true })
}
