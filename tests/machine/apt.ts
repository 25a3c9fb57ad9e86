import { spawnSync } from 'node:child_process'

interface CommandResult {
  readonly ok: boolean
  readonly stderr: string
}
/** What `installPackages` calls; a test passes its own. */
export interface AptPorts {
  run(...args: readonly string[]): CommandResult
  wait(ms: number): void
}
const LOCK_WAIT_S = 300
const LOCK_INTERVAL_MS = 5_000

/**
 * Brings Debian's package lists up to date, then installs. Waits up to five minutes for another apt to end.
 * @returns apt's error in one line; undefined on success
 */
export function installPackages(
  packages: readonly string[],
  { run, wait }: AptPorts = aptPorts,
): string | undefined {
  // apt waits by itself for the lock of an installation, but not for that of the lists.
  for (let waited = 0; waited < LOCK_WAIT_S * 1_000; waited += LOCK_INTERVAL_MS) {
    const update = run('update')
    // Any other failure ends the loop as well: the old lists may suffice.
    if (update.ok || !/could not get lock/i.test(update.stderr)) break
    wait(LOCK_INTERVAL_MS)
  }
  const lock = ['-o', `DPkg::Lock::Timeout=${LOCK_WAIT_S}`]
  const install = run('install', '-y', '--no-install-recommends', ...lock, ...packages)
  return install.ok ? undefined : firstError(install.stderr)
}

const firstError = (stderr: string): string =>
  stderr.split('\n').find((line) => line.startsWith('E: ')) ?? 'apt-get failed without a reason'

const aptPorts: AptPorts = {
  run(...args) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { status, stderr } = spawnSync('apt-get', ['-q', ...args], { env, encoding: 'utf8' })
    return { ok: status === 0, stderr }
  },
  wait: (ms) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms),
}
