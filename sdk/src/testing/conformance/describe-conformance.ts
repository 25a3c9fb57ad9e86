import type { Plugin } from '../../plugin.ts'
import { conformance } from './conformance.ts'
import type { ConformanceOptions } from './options.ts'

/** The functions of a test runner: of Vitest, Jest or Mocha. */
export interface Runner {
  readonly describe: (title: string, register: () => void) => unknown
  readonly it: (title: string, run: () => Promise<void>, timeoutMs?: number) => unknown
}

/** A rule may run a plugin a hundred times. */
const LIMIT_MS = 60_000

/**
 * Registers every rule of a plugin's conformance as a test.
 *
 * @example
 * describeConformance(pixel, { settings: { pixelId: '1' } }, { describe, it })
 */
export function describeConformance(
  plugin: Plugin,
  options: ConformanceOptions,
  { describe, it }: Runner,
): void {
  describe(`${plugin.manifest.id} conforms`, () => {
    for (const { title, run } of conformance(plugin, options)) it(title, run, LIMIT_MS)
  })
}
