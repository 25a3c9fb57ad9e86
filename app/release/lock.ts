import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CodedError } from '@foyer/sdk'

/**
 * Runs a task that no other process of this machine may run at the same time on the same folder. A lock whose process has ended is
 * taken over. Throws `RE-LOCKED`.
 */
export async function whileLocked<Result>(www: string, task: () => Promise<Result>): Promise<Result> {
  mkdirSync(www, { recursive: true })
  const file = join(www, 'bake.lock')
  take(file)
  try {
    return await task()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file: string): void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const pid = Number(readFileSync(file, 'utf8'))
    if (isRunning(pid)) throw new CodedError('RE-LOCKED', { file, pid })
    rmSync(file, { force: true })
    take(file)
  }
}

function isRunning(pid: number): boolean {
  // Zero and below are groups of processes.
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
