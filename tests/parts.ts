import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Ran, readPlaywright, readVitest } from './spec/reports.ts'

/** One step of a run: a shell command, and the report that it writes, if any. */
export interface Part {
  readonly name: string
  readonly command: string
  readonly env?: Readonly<Record<string, string>>
  /** File of Vitest's or Playwright's json reporter; its name ends in `unit.json` or `browser.json`. */
  readonly report?: string
}
/** Parts that run one after the other. */
export type Lane = readonly Part[]
/** Lanes that run side by side, because none disturbs another. The next stage begins when all of them are through. */
export type Stage = readonly Lane[]

interface Options {
  /** Later parts need earlier ones: no part begins after one that failed. */
  readonly stopAtFirst: boolean
  /** Whether there is time for a part that would begin now; one that does not fit is left out. */
  readonly fits?: (part: Part) => boolean
}
/** Result of a part. */
export interface PartResult {
  readonly part: Part
  readonly ok: boolean
  readonly seconds: number
}

/** Runs the stages in order. */
export async function runStages(
  stages: readonly Stage[],
  { stopAtFirst, fits = () => true }: Options,
): Promise<readonly PartResult[]> {
  const results: PartResult[] = []
  const stopped = (): boolean => stopAtFirst && results.some(({ ok }) => !ok)
  const runLane = async (lane: Lane, alone: boolean): Promise<void> => {
    for (const part of lane) if (!stopped() && fits(part)) results.push(await runPart(part, alone))
  }
  for (const stage of stages) await Promise.all(stage.map((lane) => runLane(lane, stage.length === 1)))
  return results
}

/**
 * Prints what failed by its name, what passed at a later try only, and `N passed, N failed` of the tests that ran, as the last line of a
 * run; and sets the exit code.
 */
export function closeRun(results: readonly PartResult[]): void {
  const ran = results.flatMap(({ part: { report } }) => (report === undefined ? [] : read(report)))
  const failing = ran.filter(({ passed }) => !passed)
  const failed = failing.length
  const failedParts = results.filter(({ ok }) => !ok).length
  for (const { part, ok } of results) if (!ok) console.log(`FAILED: ${part.name}`)
  for (const { title } of failing) console.log(`  failed: ${title}`)
  for (const { title } of ran.filter(({ again }) => again)) console.log(`  passed at a second try: ${title}`)
  // A part may fail without a test that did: the types, a budget.
  console.log(`\n${ran.length - failed} passed, ${failed === 0 ? failedParts : failed} failed`)
  process.exitCode = failedParts > 0 ? 1 : 0
}

/** @param alone true: its output is shown at once; the output of parallel parts when each ends. */
function runPart(part: Part, alone: boolean): Promise<PartResult> {
  const { name, command, env } = part
  const started = performance.now()
  const title = `\n== ${name}`
  if (alone) console.log(title)
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env },
  })
  let output = alone ? '' : `${title}\n`
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const seconds = (performance.now() - started) / 1_000
      process.stdout.write(output)
      console.log(`== ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${Math.round(seconds)} s`)
      resolve({ part, ok: code === 0, seconds })
    })
  })
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
