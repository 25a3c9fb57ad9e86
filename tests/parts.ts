import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Ran, readPlaywright, readVitest } from './spec/reports.ts'

/** One step of a run: a shell command, and the report that it leaves, if any. */
export interface Part {
  readonly name: string
  readonly command: string
  readonly env?: Readonly<Record<string, string>>
  /** File of Vitest's or Playwright's json reporter; its name ends in `unit.json` or `browser.json`. */
  readonly report?: string
}
interface Options {
  /** What comes later needs what came before. */
  readonly stopAtFirst: boolean
}

/** Runs the parts in order and closes with `N passed, N failed`. Sets the exit code. */
export function runParts(parts: readonly Part[], { stopAtFirst }: Options): void {
  let failedParts = 0
  for (const { name, command, env } of parts) {
    const from = Date.now()
    console.log(`\n== ${name}`)
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } })
    console.log(
      `== ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - from) / 1000)} s`,
    )
    if (status !== 0) failedParts++
    if (failedParts > 0 && stopAtFirst) break
  }
  const ran = parts.flatMap(({ report }) => (report === undefined ? [] : read(report)))
  const failed = ran.filter(({ passed }) => !passed).length
  // A part may fail without a test that did: the types, a budget.
  console.log(`\n${ran.length - failed} passed, ${failed === 0 ? failedParts : failed} failed`)
  process.exitCode = failedParts > 0 ? 1 : 0
}

function read(file: string): readonly Ran[] {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return file.endsWith('unit.json')
      ? readVitest(report as Parameters<typeof readVitest>[0])
      : readPlaywright(report as Parameters<typeof readPlaywright>[0])
  } catch {
    return []
  }
}
