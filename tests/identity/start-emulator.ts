import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const COMMAND = ['--import', 'tsx', 'tests/identity/serve-emulator.ts']

/** The Auth emulator on a free port, by a process of its own: making its router keeps a processor busy for seconds. */
export async function startEmulator(): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const child = spawn(process.execPath, COMMAND, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    const origin = /^emulator: (\S+)/.exec(line)?.[1]
    if (origin === undefined) continue
    // Discards later output, because a full pipe would block the emulator.
    child.stdout.resume()
    return {
      origin,
      async close() {
        child.kill()
        await exit
      },
    }
  }
  throw new Error('the Auth emulator did not start')
}
