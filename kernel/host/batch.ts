import type { Host } from './host.ts'

/** Makes several calls one step: what they change counts at once, when `run` returns. */
export function batch(host: Host, run: () => void): Promise<void> {
  const { busy } = host
  host.busy = true
  try {
    run()
  } finally {
    host.busy = busy
  }
  return host.update({})
}
