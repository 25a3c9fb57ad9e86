import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Ran, readPlaywright, readVitest } from './spec/reports.ts'

/** One step of a run: a shell command, and the report that it writes, if any. */
export interface Part {
  readonly name: string
  readonly command: string
  readonly env?: Readonly<Record<string, string>>
  /** File of Vitest's or Playwright's json reporter; its name ends in `unit.json` or `browser.json`. */
  readonly report?: string
  /** Names of the parts without whose result this one cannot run. */
  readonly needs?: readonly string[]
}
/** Parts that run one after the other. */
export type Lane = readonly Part[]
/** Lanes that run side by side, because none disturbs another. The next stage begins when all of them are through. */
export type Stage = readonly Lane[]

/** Result of a part. */
export interface PartResult {
  readonly part: Part
  /** `skipped`: a part that it needs failed. */
  readonly outcome: 'passed' | 'failed' | 'skipped'
  readonly seconds: number
}

/** Runs the stages in order, all of their parts, but for those that need one that failed. */
export async function runStages(stages: readonly Stage[]): Promise<readonly PartResult[]> {
  const results: PartResult[] = []
  const lacks = ({ needs = [] }: Part): boolean =>
    results.some(({ part, outcome }) => outcome !== 'passed' && needs.includes(part.name))
  const runLane = async (lane: Lane, alone: boolean): Promise<void> => {
    for (const part of lane)
      results.push(lacks(part) ? { part, outcome: 'skipped', seconds: 0 } : await runPart(part, alone))
  }
  for (const stage of stages) await Promise.all(stage.map((lane) => runLane(lane, stage.length === 1)))
  return results
}

/** Removes the reports of the parts, and makes their folders. */
export function clearReports(parts: readonly Part[]): void {
  for (const { report } of parts) {
    if (report === undefined) continue
    rmSync(report, { force: true })
    mkdirSync(dirname(report), { recursive: true })
  }
}

/**
 * Prints each part with its seconds, what failed by its name, what passed at the second try only, and `N passed, N failed` of the
 * tests that ran, as the last line of a run; and sets the exit code.
 *
 * @returns whether all of it passed
 */
export function closeRun(results: readonly PartResult[]): boolean {
  const ran = results.flatMap(({ part: { report } }) => (report === undefined ? [] : read(report)))
  const failing = ran.filter(({ passed }) => !passed)
  const bad = results.filter(({ outcome }) => outcome !== 'passed')
  console.log()
  for (const { part, outcome, seconds } of results)
    console.log(`${String(Math.round(seconds)).padStart(5)} s  ${outcome.padEnd(7)}  ${part.name}`)
  for (const { title } of failing) console.log(`  failed: ${title}`)
  for (const { title } of ran.filter(({ again }) => again)) console.log(`  passed at a second try: ${title}`)
  // A part may fail without a test that did: the types, a budget.
  const failed = failing.length === 0 ? bad.length : failing.length
  console.log(`\n${ran.length - failing.length} passed, ${failed} failed`)
  process.exitCode = bad.length > 0 ? 1 : 0
  return bad.length === 0
}

/** Writes of which commit the reports beside it are, whether all that git knows was committed, and how the run ended. */
export function writeStamp(file: string, ok: boolean): void {
  const git = (...words: readonly string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim()
  const stamp = {
    commit: git('rev-parse', '--short', 'HEAD'),
    clean: git('status', '--porcelain') === '',
    result: ok ? 'passed' : 'failed',
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(stamp))
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
      resolve({ part, outcome: code === 0 ? 'passed' : 'failed', seconds })
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
