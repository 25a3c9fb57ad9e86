import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const COMMAND = ['--import', 'tsx', '-C', 'foyer-source', 'app/preview/preview.ts', '--sabotage']

/** The sabotage build on a free port, by a process of its own. */
export async function serveSabotage(): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const child = spawn(process.execPath, COMMAND, {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    const address = /^preview: (\S+)/.exec(line)?.[1]
    if (address === undefined) continue
    return {
      origin: new URL(address).origin,
      async close() {
        child.kill()
        await exit
      },
    }
  }
  throw new Error('the sabotage build cannot be served; npm run build:sabotage makes it')
}
