import { openSync, readSync } from 'node:fs'

const line = Buffer.alloc(64)
const nothing = new Int32Array(new SharedArrayBuffer(4))
/** Long enough to be descheduled, because Linux updates its count then. */
const NAP_MS = 0.05
const schedstat = open()

function open(): number | undefined {
  try {
    return openSync(`/proc/self/task/${process.pid}/schedstat`, 'r')
  } catch {
    return undefined
  }
}

/**
 * Milliseconds of processor time of the main thread, as Linux counts them, without the time of other programs. On other
 * systems the clock's milliseconds.
 */
export function busyMs(): number {
  if (schedstat === undefined) return performance.now()
  Atomics.wait(nothing, 0, 0, NAP_MS)
  const length = readSync(schedstat, line, 0, line.length, 0)
  return Number(line.toString('latin1', 0, length).split(' ')[0]) / 1e6
}
