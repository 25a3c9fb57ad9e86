import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Collects what nothing refers to any more, so that a test can ask a WeakRef what is left. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // A WeakRef that was read lasts until its task has ended.
  await new Promise((resolve) => setImmediate(resolve))
  collect()
}
