import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A script of a `package.json` that runs until `stop` is called. */
export interface NpmScript {
  /** What was found in its output. */
  readonly found: string
  stop(): void
}

/**
 * Runs a script of a folder. Resolves with the first part that `wanted` captures in a line of its output; rejects when the
 * script ends before.
 */
export async function startNpmScript(
  folder: string,
  script: string,
  wanted: RegExp,
  env: Readonly<Record<string, string>> = {},
  words: readonly string[] = [],
): Promise<NpmScript> {
  const child = spawn('npm', ['run', script, '--', ...words], {
    cwd: folder,
    detached: true,
    env: { ...process.env, BROWSER: 'none', FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    const [, found] = wanted.exec(line) ?? []
    if (found === undefined) continue
    // Read on, or it would wait for a reader.
    child.stdout.resume()
    return { found, stop: () => stopGroup(child) }
  }
  throw new Error(`npm run ${script} ended in ${folder}`)
}

/** The leader of its group: npm does not pass a signal on. */
function stopGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid)
  } catch {
    // It has ended by itself.
  }
}
